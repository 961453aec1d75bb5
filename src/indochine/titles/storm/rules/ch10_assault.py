"""10.0: assaults: the Viet Minh storm an area out of their trenches."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import TWO_DICE
from indochine.titles.storm.book import AFTER_ASSAULT, BEFORE_ASSAULT, FR, VM
from indochine.titles.storm.events import (
    ASSAULT,
    ASSAULT_BROKEN,
    ASSAULT_ROLLED,
    FIRE_MARKER,
    REPELLED,
    STORMED,
)
from indochine.titles.storm.rules.ch05_windows import Exchange
from indochine.titles.storm.rules.ch06_picking import Pick
from indochine.titles.storm.rules.ch08_damage import Damage
from indochine.titles.storm.rules.ch08_odds import AttackOdds, Throws, attack_odds, clearing_points
from indochine.titles.storm.rules.ch08_points import assault_tally, best_defence, firepower
from indochine.titles.storm.state import Ask, Storm

STORM: Final = 0
LOSE: Final = 0
FROM: Final = 0

NOT_ADJACENT: Final = Why("10.0a", "assault-not-adjacent")
NOT_DEFENDED: Final = Why("10.0a", "nothing-to-assault")
NO_ROOM: Final = Why("10.0h", "no-room-for-assault")
TOO_MANY: Final = Why("10.0h", "too-many-assaulters")
TRENCH_TOO_LOW: Final = Why("10.0b", "trench-too-low")
NO_FRESH: Final = Why("2.1.1b", "no-fresh-unit")
NOT_ASSAULTING: Final = Why("10.0f", "not-an-assaulting-unit")

# What has been sprung on an assault: the two cards exclude each other (card:fr-04, card:fr-11).
NOTHING: Final = 0
MINES: Final = 1
DEBOUCHEZ: Final = 2


# Facts


def assault_targets(s: Storm, area: int) -> int:
    """10.0a, 10.0h: adjacent French areas with French units, and with room for at least one more."""
    targets = s.book.adjacent[area] & s.occupied[FR] & ~s.held
    for target in bits(targets & s.occupied[VM]):
        if s.room(target, VM) < 1:
            targets &= ~(1 << target)
    return targets


def trench_suffices(s: Storm, area: int) -> bool:
    """10.0b, 10.0j: trench level 3, or any level on turn 1."""
    return s.turn == s.book.free_turn or s.trench(area) >= s.book.trench_needed


def cannot_assault(s: Storm, area: int, fresh: int, by_surprise: bool) -> Why | None:
    """10.0a, 10.0b, 10.0i: fresh units, a trench deep enough, something to storm."""
    if not fresh:
        return NO_FRESH
    if not by_surprise and not trench_suffices(s, area):
        return TRENCH_TOO_LOW
    return None if assault_targets(s, area) else NOT_DEFENDED


# Declaring it


class AssaultFrom(Ask):
    """card:vm-12: the area that a Surprise Assault starts from, whatever its trench."""

    name = "assault-from"
    verbs = (Verb("from", "area", rules="10.0a 10.0b card:vm-12"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [FROM | area << 4 for area in bits(s.occupied[VM])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return cannot_assault(s, first(code), s.fresh(first(code), VM), True)

    def apply(self, s: Storm, code: int) -> None:
        s.push(AssaultAt(self.side, first(code), self.card))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "card": self.card}


class AssaultAt(Ask):
    """10.0a: the area to be stormed; rivers and movement points do not matter."""

    name = "assault-at"
    verbs = (Verb("assault", "area", rules="10.0a 10.0h"),)
    fields = ("side", "area", "card")

    def __init__(self, side: int, area: int, card: int) -> None:
        self.side = side
        self.area = area
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [STORM | area << 4 for area in bits(assault_targets(s, self.area))]

    def tries(self, s: Storm) -> list[int]:
        return [STORM | area << 4 for area in bits(s.book.adjacent[self.area])]

    def refused(self, s: Storm, code: int) -> Why | None:
        target = first(code)
        if not s.book.adjacent[self.area] >> target & 1:
            return NOT_ADJACENT
        if not (s.occupied[FR] & ~s.held) >> target & 1:
            return NOT_DEFENDED
        return None if s.room(target, VM) >= 1 else NO_ROOM

    def apply(self, s: Storm, code: int) -> None:
        s.push(PickAssaulters(self.side, self.area, first(code), 0, self.card))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "here:area": self.area}


class PickAssaulters(Pick):
    """10.0a, 10.0h: the fresh units that assault: no more than the stormed area could then hold."""

    name = "pick-assaulters"
    rolls = True
    verbs = (
        Verb("done", rules="10.0a 10.0h"),
        Verb("add", "type", rules="10.0a 10.0h"),
        Verb("all", rules="10.0a 10.0h"),
    )

    def cannot_join(self, s: Storm, units: int) -> Why | None:
        return TOO_MANY if units.bit_count() > s.room(self.target, VM) else None

    def commit(self, s: Storm, units: int) -> None:
        s.tell(ASSAULT, [s.book.type_of[u] for u in bits(units)], self.area, self.target)
        s.push(Assault(self.side, self.area, self.target, units))

    def odds(self, s: Storm, code: int) -> AttackOdds | None:
        units = self.units_after(s, code)
        return Assault(self.side, self.area, self.target, units).odds_now(s) if units else None

    def context(self, s: Storm) -> dict[str, Any]:
        most = min(s.room(self.target, VM), self.pool(s).bit_count())
        power = firepower(s, self.units)
        return {**Pick.context(self, s), "target:area": self.target, "power": power, "most": most}


# Carrying it out


class Assault(Exchange):
    """10.0c to 10.0g: read the steps aloud."""

    name = "assault"
    steps = (
        "before_dice",
        "roll",
        "after_dice",
        "inflict_damage",
        "enter_if_cleared",
        "spend_units",
        "lose_units",
    )
    fields = (
        "side",
        "origin",
        "area",
        "units",
        "nights",
        "sprung",
        "dice",
        "rerolls",
        "ignored",
        "passes",
        "asked",
    )

    def __init__(
        self,
        side: int,
        origin: int,
        area: int,
        units: int,
        nights: int = 0,
        sprung: int = NOTHING,
        dice: tuple[int, ...] = (),
        rerolls: int = 0,
        ignored: int = 0,
        passes: int = 0,
        asked: int = VM,
    ) -> None:
        self.side = side
        self.origin = origin
        self.area = area
        self.units = units  # assaulting; those that mines or fire have stopped are left out
        self.nights = nights  # Night Assault cards in play
        self.sprung = sprung
        self.dice = dice  # the best throw so far
        self.rerolls = rerolls
        self.ignored = ignored
        self.passes = passes
        self.asked = asked

    # Facts

    def defenders(self, s: Storm) -> int:
        return s.units(self.area, FR)

    def attack_tally(self, s: Storm, dice: int) -> Tally:
        return assault_tally(s.book, dice, firepower(s, self.units), self.nights)

    def defence_tally(self, s: Storm) -> Tally:
        """8.3.2d, 10.0c: no terrain value under assault."""
        return Tally().plus(best_defence(s, self.defenders(s)), "best-defence", "8.3.2")

    def damage(self, s: Storm) -> int:
        points = self.attack_tally(s, sum(self.dice)).total - self.defence_tally(s).total
        return max(0, points - self.ignored)

    def odds_now(self, s: Storm, throws: Throws = TWO_DICE) -> AttackOdds:
        """What the dice can bring as things stand; from so many points the area is sure to fall (10.0d)."""
        certain = clearing_points(s, self.defenders(s))
        defence = self.defence_tally(s).plus(self.ignored, "stands-firm", "card:fr-01")
        return attack_odds(self.attack_tally(s, 0), defence, certain, throws)

    # Steps

    def before_dice(self, s: Storm) -> None:
        """card:fr-04, card:fr-11: with nobody left to assault the impulse ends, and no unit is lost."""
        going_on = self.units & s.here[self.origin] & ~s.spent
        if not going_on:
            s.tell(ASSAULT_BROKEN, self.area)
            s.finish()
            s.amend(broken=True)  # the impulse, which ends at once
            return
        if going_on != self.units:
            s.amend(units=going_on)
        assault = s.frames[-1]
        assert isinstance(assault, Assault)
        assault.exchange(s, BEFORE_ASSAULT)

    def roll(self, s: Storm) -> None:
        """10.0c; with no defender left before the dice nothing is rolled (ruling:4)."""
        if not self.defenders(s):
            return
        dice = s.roll(2)
        s.amend(dice=tuple(dice), passes=0, asked=VM)
        tell_assault(s)

    def after_dice(self, s: Storm) -> None:
        if self.dice:
            self.exchange(s, AFTER_ASSAULT)

    def inflict_damage(self, s: Storm) -> None:
        points = self.damage(s) if self.dice else 0
        if points:
            s.push(Damage(FR, self.area, self.defenders(s), points, True))

    def enter_if_cleared(self, s: Storm) -> None:
        """10.0d, 10.0e, 10.0i: no French unit left: all go in, and control passes; else they stay."""
        if self.defenders(s):
            s.tell(REPELLED, self.area)
            return
        s.tell(STORMED, self.area)
        s.shift(self.units, self.origin, self.area)

    def spend_units(self, s: Storm) -> None:
        """10.0c, ruling:11: no fire marker; by the other reading one where they came from, win or lose."""
        s.spend(self.units)
        if s.settings.assault_marker:
            s.put_fire_marker(VM, self.origin)
            s.tell(FIRE_MARKER, VM, self.origin)

    def lose_units(self, s: Storm) -> None:
        """10.0f: one unit for the assault, and one for each re-roll; the area stays taken all the same."""
        number = s.book.assault_loss + s.book.printed["giap-demands-success"].amount * self.rerolls
        here = self.area if s.here[self.area] & self.units else self.origin
        s.push(LoseUnits(VM, here, self.units, number))


def tell_assault(s: Storm) -> None:
    """The sum of the assault on top of the stack, for the log."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    if s.loud:
        points = assault.attack_tally(s, sum(assault.dice)), assault.defence_tally(s)
        s.tell(ASSAULT_ROLLED, assault.area, assault.dice, points[0], points[1], assault.damage(s))


class LoseUnits(Ask):
    """10.0f: which of the assaulting units are lost, by Viet Minh choice."""

    name = "lose-units"
    verbs = (Verb("lose", "type", rules="10.0f 10.0g"),)
    fields = ("side", "area", "units", "number")

    def __init__(self, side: int, area: int, units: int, number: int) -> None:
        self.side = side
        self.area = area
        self.units = units
        self.number = number

    def offers(self, s: Storm) -> list[int]:
        return [LOSE | kind << 4 for kind in s.types_in(self.units)]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if self.units & s.book.type_set[first(code)] else NOT_ASSAULTING

    def apply(self, s: Storm, code: int) -> None:
        unit = lowest(self.units & s.book.type_set[first(code)])
        s.eliminate(unit, self.area)
        left = self.units & ~(1 << unit)
        if self.number > 1 and left:
            s.push(LoseUnits(self.side, self.area, left, self.number - 1))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "area": self.area, "number": self.number}
