"""8.0: maneuver combat: lead units, odds, support of both sides, one roll, and what it brings."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Figures, Note, Odds
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.asking import Ask
from indochine.titles.silver_bayonet.book import (
    ASSAULT,
    FULL,
    MANEUVER,
    STACK_LIMIT,
    SUPPORT,
)
from indochine.titles.silver_bayonet.events import LEADS, MANEUVER_ROLL
from indochine.titles.silver_bayonet.rules.ch02_losses import (
    BY_COMBAT,
    alive,
    is_worn_out,
    lateness,
    suffer,
    tire_some,
)
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE
from indochine.titles.silver_bayonet.rules.ch06_declaration import points_of, strength
from indochine.titles.silver_bayonet.rules.ch08_advance import follow_up
from indochine.titles.silver_bayonet.rules.ch08_modifiers import maneuver_modifiers
from indochine.titles.silver_bayonet.rules.ch08_odds import Bout, Party, maneuver_odds
from indochine.titles.silver_bayonet.rules.ch08_retreat import Fight, Retreat, lose_hospital
from indochine.titles.silver_bayonet.rules.ch08_table import (
    column_of,
    defender_steps,
    ground_against,
    shift_of,
    supported,
)
from indochine.titles.silver_bayonet.rules.ch10_fire import (
    Aim,
    air_after_defence,
    bombard,
    can_fire,
    end_of_step,
    power,
)
from indochine.titles.silver_bayonet.rules.ch10_odds import fire_chances, fire_strength
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet
from indochine.titles.silver_bayonet.table_data import Suffered

LEAD: Final = 0
COUNT: Final = 0

NOT_INVOLVED: Final = Why("8.3.1C", "not-involved")
CANNOT_LEAD_DELTA: Final = Why("12.7.2", "delta-does-not-lead")
CANNOT_LEAD_CIDG: Final = Why("12.8.2", "cidg-does-not-lead")
HQ_DOES_NOT_LEAD: Final = Why("12.4.4", "headquarters-does-not-lead")
HOSPITAL_DOES_NOT_LEAD: Final = Why("12.5.3", "hospital-does-not-lead")
BRIGADE_DOES_NOT_LEAD: Final = Why("13.2.1e", "brigade-hq-does-not-lead")
NO_MORE_ROOM: Final = Why("4.3.2b", "four-points-defend")
COUNTED: Final = Why("4.3.2b", "counted-already")

# Whose part of a result.
ATTACKER: Final = 0
DEFENDER: Final = 1
THEIR_FATIGUE: Final = 4  # in a result


class ManeuverCombat(Fight):
    """8.1.2, 8.1.4, 8.1.5, 8.3.4: step by step; what is `their`s is the defender's.

    `fell_back` are those whom the result has told to go back, though some of them may have stood.
    """

    name = "maneuver-combat"
    fields = ("side", "target", "coordination", "defenders", "leads", "their_leads", "guns", "their_guns",
              "air", "their_air", "support", "their_support", "result", "worn", "fell_back")  # fmt: skip
    steps = ("count_defenders", "choose_lead", "choose_their_lead", "support_attack", "support_defence",
             "fire", "roll", "attacker_losses", "defender_losses", "attacker_fatigue", "defender_fatigue",
             "attacker_retreat", "defender_retreat", "advance", "close")  # fmt: skip

    def __init__(
        self,
        side: int,
        target: int,
        coordination: int,
        defenders: tuple[int, ...] = (),
        leads: tuple[int, ...] = (),
        their_leads: tuple[int, ...] = (),
        guns: tuple[int, ...] = (),
        their_guns: tuple[int, ...] = (),
        air: int = 0,
        their_air: int = 0,
        support: int = 0,
        their_support: int = 0,
        result: tuple[int, ...] = (),
        worn: bool = False,
        fell_back: tuple[int, ...] = (),
    ) -> None:
        self.side = side
        self.target = target
        self.coordination = coordination
        self.defenders = defenders
        self.leads = leads
        self.their_leads = their_leads
        self.guns = guns
        self.their_guns = their_guns
        self.air = air
        self.their_air = their_air
        self.support = support
        self.their_support = their_support
        self.result = result
        self.worn = worn
        self.fell_back = fell_back

    def copied(self) -> ManeuverCombat:
        return ManeuverCombat(
            self.side,
            self.target,
            self.coordination,
            self.defenders,
            self.leads,
            self.their_leads,
            self.guns,
            self.their_guns,
            self.air,
            self.their_air,
            self.support,
            self.their_support,
            self.result,
            self.worn,
            self.fell_back,
        )

    def units(self, s: Bayonet) -> tuple[int, ...]:
        return s.attackers(self.target, MANEUVER)

    # Before the roll

    def count_defenders(self, s: Bayonet) -> None:
        """4.3.2b: of a stack that is too high four points count, as its owner picks them."""
        stack = s.here[self.target]
        if s.load(self.target) > STACK_LIMIT and not is_full(s, self.target, self.defenders):
            s.again()
            s.push(CountDefender(1 - self.side, self.target, self.defenders))
        elif not self.defenders:
            new = self.copied()
            new.defenders = stack
            s.replace(new)

    def choose_lead(self, s: Bayonet) -> None:
        s.push(ChooseLead(self.side, self.units(s), True))

    def choose_their_lead(self, s: Bayonet) -> None:
        s.push(ChooseLead(1 - self.side, self.defenders, False))

    def support_attack(self, s: Bayonet) -> None:
        """10.3.2: only a fully coordinated attack is supported."""
        if self.coordination == FULL and can_fire(s, self.side, self.target, SUPPORT):
            s.push(Aim(self.side, self.target, SUPPORT, ()))

    def support_defence(self, s: Bayonet) -> None:
        """10.3.3"""
        if can_fire(s, 1 - self.side, self.target, SUPPORT):
            s.push(Aim(1 - self.side, self.target, SUPPORT, ()))

    def take(self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int) -> None:
        new = self.copied()
        if side == self.side:
            new.guns, new.air = guns, air
        else:
            new.their_guns, new.their_air = guns, air
        s.replace(new)

    def fire(self, s: Bayonet) -> None:
        """8.3.1E, 10.3.4b, 10.3.5, 10.3.6: each side's support becomes a modifier."""
        ours = self.support_of(s, self.side, self.guns, self.air)
        theirs = self.support_of(s, 1 - self.side, self.their_guns, self.their_air)
        if ours or theirs:
            new = self.copied()
            new.support, new.their_support = ours, theirs
            s.replace(new)

    def support_of(self, s: Bayonet, side: int, guns: tuple[int, ...], air: int) -> int:
        through = air_after_defence(s, self.target, air)
        if not guns and not through:
            return 0
        return bombard(s, side, self.target, SUPPORT, guns, through, 0, True)[0]

    # The roll

    def roll(self, s: Bayonet) -> None:
        """8.3.1F"""
        attack, defence = strength(s, self.units(s)), defence_of(s, self.defenders)
        column = self.column(s, attack, defence)
        tally = maneuver_modifiers(
            s, self.side, self.target, self.units(s), self.defenders, self.coordination
        )
        tally = supported(s.book, tally, self.support, self.their_support)
        die = s.roll_die(SIDES_OF_DIE)
        total = die + tally.total
        if s.loud:
            cell = s.book.tables.maneuver.cell(column, total)
            s.tell(MANEUVER_ROLL, self.side, self.target, attack, defence, column, die, tally, cell)
        result = s.book.charts.maneuvers.at(column, total)
        worn = result[THEIR_FATIGUE] > 0 and is_worn_out(s, self.defenders, self.their_leads)
        new = self.copied()
        new.result, new.worn = result, worn
        s.replace(new)

    def column(self, s: Bayonet, attack: int, defence: int) -> int:
        """8.3.1C, 8.3.1D: the lead units shift it."""
        difference = s.efficiency_of(self.leads[0]) - s.efficiency_of(self.their_leads[0])
        s.tell(LEADS, self.leads[0], self.their_leads[0], s.book.charts.shifted(difference))
        return column_of(s.book, attack, defence, shift_of(s.book, difference, self.coordination).total)

    # Before it: what it may bring

    def odds_of_fire(
        self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int
    ) -> Odds | None:
        if side == self.side:
            return self.odds_with(s, guns=guns, air=air)
        return self.odds_with(s, their_guns=guns, their_air=air)

    def odds_with(self, s: Bayonet, **changes: Any) -> Odds:
        combat = self.amended(changes)
        assert isinstance(combat, ManeuverCombat)
        return combat.odds_now(s)

    def odds_now(self, s: Bayonet, more: Figures | None = None) -> Odds:
        """8.3.1: who is not named yet is the best there is, and nothing else fires in support."""
        units, defenders = self.units(s), self.defenders or counted_first(s, self.target)
        leads, their_leads = self.leads or best_lead(s, units, True), self.their_leads
        their_leads = their_leads or best_lead(s, defenders, False)
        difference = s.efficiency_of(leads[0]) - s.efficiency_of(their_leads[0])
        bout = Bout(
            strength(s, units),
            defence_of(s, defenders),
            shift_of(s.book, difference, self.coordination),
            maneuver_modifiers(s, self.side, self.target, units, defenders, self.coordination),
            ground_against(s, self.side, self.target, defenders),
            is_worn_out(s, defenders, their_leads),
            party(s, units, True),
            party(s, defenders, not s.attackers(self.target, ASSAULT)),
        )
        ours = fire_chances(s, self.side, self.target, self.guns, self.air, True)
        theirs = fire_chances(s, 1 - self.side, self.target, self.their_guns, self.their_air, True)
        sums = {"support": fire_strength(power(s, self.guns), self.air, 0),
                "their_support": fire_strength(power(s, self.their_guns), self.their_air, 0)}  # fmt: skip
        laid = {name: tally for name, tally in sums.items() if tally.parts}
        notes = [Note(Msg("odds-note-as-it-stands"), "8.3.1E")]
        return maneuver_odds(s.book, bout, ours, theirs, laid, notes, more)

    # What it brings

    def suffered(self, who: int) -> Suffered:
        return Suffered(*self.result[3 * who : 3 * who + 3])

    def attacker_losses(self, s: Bayonet) -> None:
        suffer(s, self.side, self.units(s), self.suffered(ATTACKER).steps, BY_COMBAT, self.leads)

    def defender_losses(self, s: Bayonet) -> None:
        leads = alive(s, self.their_leads)
        suffer(s, 1 - self.side, self.defenders, self.steps_of_defenders(s), BY_COMBAT, leads)

    def steps_of_defenders(self, s: Bayonet) -> int:
        """8.4, ruling 3: divided by the value of the ground; a step more for those who were worn out."""
        return defender_steps(self.suffered(DEFENDER).steps, self.ground(s), self.worn)

    def ground(self, s: Bayonet) -> int:
        return ground_against(s, self.side, self.target, self.defenders)

    def attacker_fatigue(self, s: Bayonet) -> None:
        tire_some(s, self.side, self.units(s), self.suffered(ATTACKER).fatigue, self.leads)

    def defender_fatigue(self, s: Bayonet) -> None:
        tire_some(s, 1 - self.side, self.defenders, self.suffered(DEFENDER).fatigue, self.their_leads)

    def attacker_retreat(self, s: Bayonet) -> None:
        """8.5: hex by hex of those who attacked, each unit once, wherever it comes to."""
        hexes = self.suffered(ATTACKER).retreat
        left = [unit for unit in self.units(s) if unit not in self.fell_back]
        if hexes and left:
            place = min([s.at[unit] for unit in left])
            units = tuple([unit for unit in left if s.at[unit] == place])
            s.again()
            new = self.copied()
            new.fell_back = (*self.fell_back, *units)
            s.replace(new)
            s.push(Retreat(self.side, place, units, hexes, self.target))

    def defender_retreat(self, s: Bayonet) -> None:
        """8.5.8, ruling 10: who is to be assaulted too stays, for nothing, but for the hospital (12.5.2);
        who was not counted goes too."""
        hexes, units = self.suffered(DEFENDER).retreat, s.here.get(self.target, ())
        if not hexes or not units:
            return
        if s.attackers(self.target, ASSAULT):
            lose_hospital(s, units)
            return
        new = self.copied()
        new.fell_back = (*self.fell_back, *units)
        s.replace(new)
        s.push(Retreat(1 - self.side, self.target, units, hexes, self.target))

    def leads_of(self, s: Bayonet, side: int) -> tuple[int, ...]:
        return alive(s, self.leads if side == self.side else self.their_leads)

    def is_unhurt(self, s: Bayonet, side: int) -> bool:
        lost = self.suffered(ATTACKER).steps if side == self.side else self.steps_of_defenders(s)
        return lost == 0

    def was_worn_out(self, s: Bayonet, side: int) -> bool:
        """2.6.2, ruling 3: only defenders; a lead unit that this result has fatigued was not so before."""
        leads = self.leads_of(s, side)
        if side == self.side or not leads:
            return False
        return self.worn if self.suffered(DEFENDER).fatigue else is_worn_out(s, self.defenders, leads)

    def advance(self, s: Bayonet) -> None:
        """8.6, 8.6.4: who has gone back attacks no more; who was to assault the hex must follow."""
        if s.here.get(self.target):
            return
        driven = [unit for unit in alive(s, self.fell_back) if s.book.side_of[unit] != self.side]
        hexes = 2 if self.suffered(DEFENDER).retreat == 2 and driven else 1
        follow_up(s, self.side, self.target, self.units(s), hexes)

    def close(self, s: Bayonet) -> None:
        for unit in self.units(s):
            s.declared.pop(unit)
        end_of_step(s)


def party(s: Bayonet, units: tuple[int, ...], retreats: bool) -> Party:
    """Those who fight on one side, as numbers."""
    fresh = [unit for unit in units if not s.has(unit, FATIGUED)]
    return Party(sum([s.steps_of(unit) for unit in units]), len(fresh), retreats)


def counted_first(s: Bayonet, place: int) -> tuple[int, ...]:
    """4.3.2b: who would fight in a stack that may be too high: the strongest that have room."""
    found: tuple[int, ...] = ()
    for unit in sorted(s.here[place], key=lambda unit: (-s.defence_of(unit), s.stacking_of(unit), unit)):
        if points_of(s, (*found, unit)) <= STACK_LIMIT:
            found = (*found, unit)
    return tuple(sorted(found))


def best_lead(s: Bayonet, units: tuple[int, ...], attacks: bool) -> tuple[int, ...]:
    """8.3.1C: the most efficient unit that may lead."""
    question = ChooseLead(0, units, attacks)
    able = [unit for unit in units if question.refused(s, LEAD | unit << 4) is None]
    return (max(able, key=lambda unit: (s.efficiency_of(unit), -unit)),)


def defence_of(s: Bayonet, units: tuple[int, ...]) -> int:
    return sum([s.defence_of(unit) for unit in units])


def is_full(s: Bayonet, place: int, counted: tuple[int, ...]) -> bool:
    """4.3.2b, ruling 10: no further unit of the stack fits into the four points."""
    room = STACK_LIMIT - points_of(s, counted)
    return all([unit in counted or s.stacking_of(unit) > room for unit in s.here[place]])


# Decisions


def soonest(s: Bayonet, units: tuple[int, ...]) -> list[int]:
    """2.5.3, 12.4.4, 12.5.3, 13.2.1e, ruling 63: those who are to be lost first; one of them leads."""
    least = min([lateness(s, unit) for unit in units])
    return [unit for unit in units if lateness(s, unit) == least]


def lost_too_late(s: Bayonet, unit: int) -> Why:
    """Ruling 63: why a unit that is to be lost last does not lead."""
    if unit == s.book.brigade_hq:
        return BRIGADE_DOES_NOT_LEAD
    return HOSPITAL_DOES_NOT_LEAD if s.book.is_hospital[unit] else HQ_DOES_NOT_LEAD


class ChooseLead(Ask):
    """8.3.1C: who leads: efficiency shifts the odds, and the leader suffers first."""

    name = "choose-lead"
    fields = ("side", "units", "attacks")
    verbs = (Verb("lead", "unit", rules="8.3.1C"),)

    def __init__(self, side: int, units: tuple[int, ...], attacks: bool) -> None:
        self.side = side
        self.units = units
        self.attacks = attacks

    def offers(self, s: Bayonet) -> list[int]:
        return [LEAD | unit << 4 for unit in self.units]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        unit = first(code)
        if unit not in self.units:
            return NOT_INVOLVED
        if lateness(s, unit) and unit not in soonest(s, self.units):
            return lost_too_late(s, unit)
        kind = s.book.kind_of[unit]
        if not self.attacks or kind not in ("delta", "cidg"):
            return None
        able = soonest(s, self.units)
        others = any([s.book.kind_of[other] not in ("delta", "cidg") for other in able])
        return (CANNOT_LEAD_DELTA if kind == "delta" else CANNOT_LEAD_CIDG) if others else None

    def apply(self, s: Bayonet, code: int) -> None:
        combat = s.frames[-1]
        assert isinstance(combat, ManeuverCombat)
        new = combat.copied()
        if self.attacks:
            new.leads = (first(code),)
        else:
            new.their_leads = (first(code),)
        s.replace(new)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        combat, leads = self.procedure(s), (first(code),)
        if not isinstance(combat, ManeuverCombat):
            return None
        return combat.odds_with(s, leads=leads) if self.attacks else combat.odds_with(s, their_leads=leads)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "attacks": self.attacks}


class CountDefender(Ask):
    """4.3.2b: which of too many units fight."""

    name = "count-defender"
    fields = ("side", "place", "defenders")
    verbs = (Verb("count", "unit", rules="4.3.2b ruling:10"),)

    def __init__(self, side: int, place: int, defenders: tuple[int, ...]) -> None:
        self.side = side
        self.place = place
        self.defenders = defenders

    def offers(self, s: Bayonet) -> list[int]:
        return [COUNT | unit << 4 for unit in s.here[self.place]]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        unit = first(code)
        if unit not in s.here[self.place]:
            return NOT_INVOLVED
        if unit in self.defenders:
            return COUNTED
        return NO_MORE_ROOM if points_of(s, (*self.defenders, unit)) > STACK_LIMIT else None

    def apply(self, s: Bayonet, code: int) -> None:
        s.amend(defenders=(*self.defenders, first(code)))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "place": self.place}
