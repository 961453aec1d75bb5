"""9.0: assault combat: defensive bombardment, two rolls, two tests, and perhaps two rolls more."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Figures, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.asking import Step
from indochine.titles.silver_bayonet.book import (
    ASSAULT,
    DEFENSIVE,
    FRONTAL,
    STACK_LIMIT,
    UNCOORDINATED,
)
from indochine.titles.silver_bayonet.events import ASSAULT_ROLL, ASSAULT_TEST
from indochine.titles.silver_bayonet.rules.ch02_losses import (
    BY_COMBAT,
    BY_FIRE,
    TakeLosses,
    alive,
    cheapest_loss,
    lose_step,
    suffer,
)
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE, passes
from indochine.titles.silver_bayonet.rules.ch06_declaration import strength
from indochine.titles.silver_bayonet.rules.ch08_advance import Advance
from indochine.titles.silver_bayonet.rules.ch08_maneuver import (
    CountDefender,
    counted_first,
    defence_of,
    is_full,
)
from indochine.titles.silver_bayonet.rules.ch08_modifiers import (
    command,
    hexes_modifier,
    hexes_of,
    river_modifier,
)
from indochine.titles.silver_bayonet.rules.ch08_table import ignores_ground
from indochine.titles.silver_bayonet.rules.ch09_odds import NO_FIRE, Stand, assault_odds, assault_result
from indochine.titles.silver_bayonet.rules.ch10_fire import (
    Aim,
    air_after_defence,
    bombard,
    can_fire,
    end_of_step,
    power,
)
from indochine.titles.silver_bayonet.rules.ch10_odds import fire_chances, fire_strength, steps_under_fire
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet, imagined

ASSAULTED_TDV: Final = 2  # 10.2.1b


class AssaultCombat(Step):
    """9.1, step by step. `owed` are the steps that the attacker and the defender have to lose.

    `hexes` is the number that defensive bombardment has left of the hexes from which they assault.
    """

    name = "assault-combat"
    fields = ("side", "target", "coordination", "defenders", "guns", "flight", "owed", "passed", "hexes")
    steps = ("count_defenders", "aim", "bombard", "defender_rolls", "attacker_loses", "attacker_rolls",
             "defender_loses", "test", "second_round", "attacker_loses_again", "defender_loses_again",
             "enter", "close")  # fmt: skip

    def __init__(
        self,
        side: int,
        target: int,
        coordination: int,
        defenders: tuple[int, ...] = (),
        guns: tuple[int, ...] = (),
        flight: int = 0,
        owed: tuple[int, int] = (0, 0),
        passed: tuple[bool, bool] = (False, False),
        hexes: int = 0,
    ) -> None:
        self.side = side
        self.target = target
        self.coordination = coordination
        self.defenders = defenders
        self.guns = guns
        self.flight = flight
        self.owed = owed
        self.passed = passed
        self.hexes = hexes

    def copied(self) -> AssaultCombat:
        return AssaultCombat(
            self.side,
            self.target,
            self.coordination,
            self.defenders,
            self.guns,
            self.flight,
            self.owed,
            self.passed,
            self.hexes,
        )

    def units(self, s: Bayonet) -> tuple[int, ...]:
        return s.attackers(self.target, ASSAULT)

    def standing(self, s: Bayonet) -> tuple[int, ...]:
        return tuple([unit for unit in alive(s, self.defenders) if s.at[unit] == self.target])

    # Defensive bombardment

    def count_defenders(self, s: Bayonet) -> None:
        """4.3.2b: the same four points fight both rounds."""
        if s.load(self.target) > STACK_LIMIT and not is_full(s, self.target, self.defenders):
            s.again()
            s.push(CountDefender(1 - self.side, self.target, self.defenders))
        elif not self.defenders:
            new = self.copied()
            new.defenders = s.here.get(self.target, ())
            s.replace(new)

    def aim(self, s: Bayonet) -> None:
        """9.1A, 10.2.1a"""
        if not self.is_march_ambush(s) and can_fire(s, 1 - self.side, self.target, DEFENSIVE):
            s.push(Aim(1 - self.side, self.target, DEFENSIVE, ()))

    def is_march_ambush(self, s: Bayonet) -> bool:
        return ignores_ground(s, self.side)

    def take(self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int) -> None:
        new = self.copied()
        new.guns, new.flight = guns, air
        s.replace(new)

    def bombard(self, s: Bayonet) -> None:
        """10.2.1b, 10.2.2, 10.2.3, ruling 38: one roll at all who assault, on ground of two."""
        air = air_after_defence(s, self.target, self.flight)
        if not self.guns and not air:
            return
        number = bombard(s, 1 - self.side, self.target, DEFENSIVE, self.guns, air, 0, bool(self.standing(s)))[
            0
        ]
        suffer(s, self.side, self.units(s), number // ASSAULTED_TDV, BY_FIRE, ())

    # Rolls

    def defender_rolls(self, s: Bayonet) -> None:
        """9.1B, 9.2.3: the hexes are counted now, for the attacker's first roll too."""
        new = self.copied()
        new.hexes = hexes_of(s, self.units(s))
        new.owed = (self.defence_roll(s), 0)
        s.replace(new)

    def attacker_rolls(self, s: Bayonet) -> None:
        """9.1C: with what is left."""
        self.owe(s, 0, self.attack_roll(s, self.hexes))

    def owe(self, s: Bayonet, ours: int, theirs: int) -> None:
        new = self.copied()
        new.owed = (ours, theirs)
        s.replace(new)

    def attacker_loses(self, s: Bayonet) -> None:
        """9.3.1"""
        ours, theirs = self.owed
        if ours:
            self.owe(s, 0, theirs)
            suffer(s, self.side, self.units(s), ours, BY_COMBAT, ())

    def defender_loses(self, s: Bayonet) -> None:
        ours, theirs = self.owed
        if theirs:
            self.owe(s, ours, 0)
            suffer(s, 1 - self.side, self.standing(s), theirs, BY_COMBAT, ())

    def attacker_loses_again(self, s: Bayonet) -> None:
        self.attacker_loses(s)

    def defender_loses_again(self, s: Bayonet) -> None:
        self.defender_loses(s)

    def defence_roll(self, s: Bayonet) -> int:
        units = self.standing(s)
        if not units or not self.units(s):
            return 0
        tally = defender_modifiers(s, units, self.is_uncoordinated())
        return assault_roll(s, 1 - self.side, self.target, defence_of(s, units), tally)

    def attack_roll(self, s: Bayonet, hexes: int) -> int:
        units = self.units(s)
        if not units or not self.standing(s):
            return 0
        tally = attacker_modifiers(s, self.side, self.target, units, self.is_uncoordinated(), hexes)
        return assault_roll(s, self.side, self.target, strength(s, units), tally)

    def is_uncoordinated(self) -> bool:
        """7.4.3b, 7.4.4b"""
        return self.coordination in (UNCOORDINATED, FRONTAL)

    def test(self, s: Bayonet) -> None:
        """9.1D, 7.4.3b: the best unit of each side tests; nobody does if one side is gone."""
        ours, theirs = self.units(s), self.standing(s)
        if not ours or not theirs:
            return
        modifier, new = int(self.is_uncoordinated()), self.copied()
        new.passed = (tests(s, self.side, ours, modifier), tests(s, 1 - self.side, theirs, -modifier))
        s.replace(new)

    def second_round(self, s: Bayonet) -> None:
        """9.1E, 9.3.2, ruling 34: who passed rolls again, both on what the first round has left."""
        ours, theirs = self.passed
        lost = self.defence_roll(s) if theirs else 0
        self.owe(s, lost, self.attack_roll(s, hexes_of(s, self.units(s))) if ours else 0)

    # Before it: what it may bring

    def odds_of_fire(
        self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int
    ) -> Odds | None:
        combat = self.amended({"guns": guns, "flight": air})
        assert isinstance(combat, AssaultCombat)
        return combat.odds_now(s)

    def odds_now(self, s: Bayonet, more: Figures | None = None) -> Odds:
        """9.1: from here to the end; each side gives up the steps that cost it least."""
        counted = self.defenders or counted_first(s, self.target)
        combat = self.amended({"defenders": counted})
        assert isinstance(combat, AssaultCombat)
        laid = fire_strength(power(s, self.guns), self.flight, 0)
        sums = {"their_support": laid} if laid.parts else {}
        alone = len(counted) == len(s.here[self.target])
        notes = [Note(Msg("odds-note-as-it-stands"), "9.1A")]
        ours, theirs = combat.stands(s, True), combat.stands(s, False)
        return assault_odds(ours, theirs, combat.fire_losses(s), alone, sums, notes, more)

    def fire_losses(self, s: Bayonet) -> Chances:
        """10.2.1b: steps that the bombardment takes from those who assault."""
        if not self.guns and not self.flight:
            return NO_FIRE
        found, most = Chances(), steps_under_fire(s, self.units(s))
        hits = fire_chances(s, 1 - self.side, self.target, self.guns, self.flight, True)
        for hit, chance in hits.items():
            add(found, (min(hit[0] // ASSAULTED_TDV, most),), chance)
        return found

    def stands(self, s: Bayonet, attacks: bool) -> list[Stand]:
        """How a side fights after each step that it loses, until nobody is left."""
        then, found, hexes = imagined(s), list[Stand](), list[int]()
        units = self.units(s) if attacks else self.standing(s)
        while units:
            if hexes_of(then, units) not in hexes:
                hexes.append(hexes_of(then, units))
            found.append(self.stand(then, units, attacks, hexes))
            question = TakeLosses(self.side if attacks else 1 - self.side, units, 1, BY_COMBAT, ())
            lose_step(then, cheapest_loss(then, question, attacks), BY_COMBAT)
            units = alive(then, units)
        return found

    def stand(self, s: Bayonet, units: tuple[int, ...], attacks: bool, hexes: list[int]) -> Stand:
        """9.2.3, 9.3.2: `hexes` are the numbers that may count in the first round, the last one now."""
        test, side, loose = int(self.is_uncoordinated()), self.side, self.is_uncoordinated()
        if attacks:
            tallies = [(n, attacker_modifiers(s, side, self.target, units, loose, n)) for n in hexes]
            return Stand(
                s.book,
                strength(s, units),
                tallies[-1][1],
                best_efficiency(s, units, side),
                test,
                hexes[-1],
                tallies,
            )
        tally = defender_modifiers(s, units, loose)
        return Stand(s.book, defence_of(s, units), tally, best_efficiency(s, units, 1 - side), -test)

    # The end of it

    def enter(self, s: Bayonet) -> None:
        """9.3.3, 9.3.4, ruling 35: all who are left enter, if nobody else is."""
        units = self.units(s)
        if units and not s.here.get(self.target):
            s.push(Advance(self.side, self.target, (), units, 1, (), False))

    def close(self, s: Bayonet) -> None:
        for unit in self.units(s):
            s.declared.pop(unit)
        end_of_step(s)


def tests(s: Bayonet, side: int, units: tuple[int, ...], modifier: int) -> bool:
    """4.3.2c: who assaults keeps his efficiency, however crowded the hex he comes from."""
    values = [assault_efficiency(s, unit, side) for unit in units]
    value = best_efficiency(s, units, side)
    die = s.roll_die(SIDES_OF_DIE)
    s.tell(ASSAULT_TEST, side, units[values.index(value)], die, modifier, value)
    return passes(die, modifier, value)


def best_efficiency(s: Bayonet, units: tuple[int, ...], side: int) -> int:
    return max([assault_efficiency(s, unit, side) for unit in units])


def assault_efficiency(s: Bayonet, unit: int, side: int) -> int:
    """4.3.2c: over-stacking does not tell on those who assault."""
    return s.printed_efficiency(unit) if side == s.active else s.efficiency_of(unit)


def attacker_modifiers(
    s: Bayonet, side: int, target: int, units: tuple[int, ...], uncoordinated: bool, hexes: int
) -> Tally:
    """9.2.2, 9.2.3, 7.4.3b, 12.1b, 12.2"""
    worth, tally = s.book.worth, Tally()
    if ignores_ground(s, side):
        rule = s.sheet.march_ambush
        tally.plus(rule.modifier if rule else 0, "march-ambush", "scen:cards")
    else:
        tally.plus(s.sheet.assault[target], "terrain", "4.2.2b")
        tally.plus(river_modifier(s, target, units), "river", "4.2.1.1")
    tally.plus(hexes_modifier(s, hexes, "assault"), "several-hexes", "9.2.3")
    if uncoordinated:
        tally.plus(worth["assault:uncoordinated-attacker"], "uncoordinated", "7.4.3b")
    if s.sheet.is_open[target] and any([s.book.armoured[unit] for unit in units]):
        tally.plus(worth["assault:armour"], "armour", "12.2")
    return limited(s, tally.plus(-command(s, units), "leader", "12.1b"))


def defender_modifiers(s: Bayonet, units: tuple[int, ...], uncoordinated: bool) -> Tally:
    """2.6.5, 7.4.3b, 12.1b"""
    worth, tally = s.book.worth, Tally()
    steps = sum([s.steps_of(unit) for unit in units])
    tired = sum([s.steps_of(unit) for unit in units if s.has(unit, FATIGUED)])
    if tired:
        half = 2 * tired >= steps
        tally.plus(worth["assault:half-fatigued" if half else "assault:fatigued"], "fatigued", "2.6.5")
    if uncoordinated:
        tally.plus(worth["assault:uncoordinated-defender"], "against-uncoordinated", "7.4.3b")
    return limited(s, tally.plus(-command(s, units), "leader", "12.1b"))


def limited(s: Bayonet, tally: Tally) -> Tally:
    """9.2.1"""
    limit = s.book.assault_limit
    return tally.at_most(limit, "limit", "9.2.1").at_least(-limit, "limit", "9.2.1")


def assault_roll(s: Bayonet, side: int, target: int, points: int, tally: Tally) -> int:
    die = s.roll_die(SIDES_OF_DIE)
    steps = assault_result(s.book, points, die, tally.total)
    s.tell(ASSAULT_ROLL, side, target, points, die, tally, steps)
    return steps
