"""card:fr-01 to card:fr-17: French cards that are played around an attack, an assault or a whole impulse."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import Frame, Verb, Why, first
from indochine.titles.storm.book import ELIMINATED, FR, NOWHERE, STARRED, VM
from indochine.titles.storm.cards.effects import WRONG_MOMENT, card
from indochine.titles.storm.events import (
    COORDINATED,
    MINED,
    MINES_ROLLED,
    NIGHTS_LIT,
    NOT_PLACED,
    RECOVERED,
    RELIEF_ROLLED,
    RELIEVED,
    STANDS_FIRM,
)
from indochine.titles.storm.rules.ch08_fire import Attack, tell_roll
from indochine.titles.storm.rules.ch08_odds import AttackOdds, one_die_again
from indochine.titles.storm.rules.ch08_points import terrain_value
from indochine.titles.storm.rules.ch08_retreat import retreat
from indochine.titles.storm.rules.ch10_assault import DEBOUCHEZ, MINES, Assault
from indochine.titles.storm.state import Ask, Step, Storm

NO_DAMAGE: Final = Why("card:fr-01", "no-damage-to-ignore")
ROLLED_AGAIN: Final = Why("5.2e", "rolled-again-already")
NO_SUCH_DIE: Final = Why("card:fr-02", "no-such-die")
NOT_WITH_MINES: Final = Why("card:fr-04", "not-with-mines")
NOT_WITH_DEBOUCHEZ: Final = Why("card:fr-11", "not-with-debouchez")
NOBODY_SPENT: Final = Why("card:fr-06", "nobody-spent")
NO_NIGHT: Final = Why("card:fr-07", "no-night-assault")
NO_STARRED: Final = Why("card:fr-09", "no-starred-unit")
NOT_CALLED: Final = Why("card:fr-09", "not-called-to-relief")
NO_GROUND: Final = Why("card:fr-10", "no-ground-to-burn")
FLAMES_FOR_UNITS: Final = Why("card:fr-10", "only-attacks-by-units")
MORTARS_FOR_UNITS: Final = Why("card:fr-13", "only-attacks-by-units")
NOT_OURS_TO_MINE: Final = Why("card:fr-11", "mines-in-own-area-only")
NO_SUCH_UNIT: Final = Why("card:fr-11", "not-an-assaulting-unit")


# card:fr-01


def has_damage(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if isinstance(frame, Attack | Assault) and frame.side == VM:
        return None if frame.damage(s) else NO_DAMAGE
    return WRONG_MOMENT


@card("bigeard-refuses-to-leave", may=has_damage)
def bigeard_refuses_to_leave(s: Storm, card: int) -> None:
    """card:fr-01, ruling:6: a damage point less for each French unit in the area."""
    attack = s.frames[-1]
    assert isinstance(attack, Attack | Assault)
    points = s.book.cards[card].amount * s.count(attack.area, FR)
    s.amend(ignored=attack.ignored + points)
    s.tell(STANDS_FIRM, attack.area, points)


# card:fr-02


def is_first_reroll(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Attack) or frame.side != FR:
        return WRONG_MOMENT
    return ROLLED_AGAIN if frame.rerolled else None


@card("command-coordination", may=is_first_reroll)
def command_coordination(s: Storm, card: int) -> None:
    """card:fr-02, ruling:7: both dice of a French attack again; by the other reading one of them."""
    s.amend(rerolled=True)
    if s.settings.coordination_one_die:
        s.push(RerollDie(FR))
    else:
        roll_again(s, tuple(s.roll(2)))


def roll_again(s: Storm, dice: tuple[int, ...]) -> None:
    s.amend(dice=dice)
    s.tell(COORDINATED, dice, sum(dice))
    tell_roll(s)


class RerollDie(Ask):
    """card:fr-02, ruling:7: which of the two dice is rolled again."""

    name = "reroll-die"
    verbs = (Verb("reroll", "number", rules="card:fr-02"),)

    def offers(self, s: Storm) -> list[int]:
        return [value << 4 for value in sorted(set(self.dice(s)))]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if first(code) in self.dice(s) else NO_SUCH_DIE

    def dice(self, s: Storm) -> tuple[int, ...]:
        attack = s.frames[-2]
        assert isinstance(attack, Attack)
        return attack.dice

    def apply(self, s: Storm, code: int) -> None:
        attack = s.frames[-1]
        assert isinstance(attack, Attack)
        dice = list(attack.dice)
        dice[dice.index(first(code))] = s.roll(1)[0]
        roll_again(s, tuple(dice))

    def odds(self, s: Storm, code: int) -> AttackOdds:
        attack = s.frames[-2]
        assert isinstance(attack, Attack)
        return attack.odds_now(s, one_die_again(sum(attack.dice) - first(code)))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}


# card:fr-04


def no_mines(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Assault):
        return WRONG_MOMENT
    return NOT_WITH_MINES if frame.sprung == MINES else None


@card("debouchez-a-zero", may=no_mines)
def debouchez_a_zero(s: Storm, card: int) -> None:
    """card:fr-04: fire on the assaulting units, who have no ground, before they go on."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    s.amend(sprung=DEBOUCHEZ)
    s.push(Attack(FR, NOWHERE, assault.origin, 0, assault.units, card))


# card:fr-06


def somebody_spent(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return None if spent_areas(s) else NOBODY_SPENT


def spent_areas(s: Storm) -> int:
    found = 0
    for area in bits(s.occupied[FR]):
        if s.units(area, FR) & s.spent:
            found |= 1 << area
    return found


@card("bordels-mobiles-de-campagne", may=somebody_spent)
def bordels_mobiles_de_campagne(s: Storm, card: int) -> None:
    """card:fr-06: all French units of one area become fresh."""
    s.push(RefreshArea(FR))


class RefreshArea(Ask):
    """card:fr-06: the area whose French units recover."""

    name = "refresh-area"
    verbs = (Verb("refresh", "area", rules="card:fr-06"),)

    def offers(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(spent_areas(s))]

    def tries(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(s.occupied[FR])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if spent_areas(s) >> first(code) & 1 else NOBODY_SPENT

    def apply(self, s: Storm, code: int) -> None:
        s.spent &= ~s.units(first(code), FR)
        s.tell(RECOVERED, first(code))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"number": (s.units(first(code), FR) & s.spent).bit_count()}


# card:fr-07


def is_night(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Assault):
        return WRONG_MOMENT
    return None if frame.nights else NO_NIGHT


@card("flares", may=is_night)
def flares(s: Storm, card: int) -> None:
    """card:fr-07, ruling:14: every Night Assault in play is cancelled; by the other reading one of them."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    lit = 1 if s.settings.flares_one else assault.nights
    s.amend(nights=assault.nights - lit)
    s.tell(NIGHTS_LIT, lit)


# card:fr-09


def starred_left(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return None if s.here[STARRED] else NO_STARRED


@card("relief-force-from-isabelle", may=starred_left)
def relief_force_from_isabelle(s: Storm, card: int) -> None:
    """card:fr-09, ruling:15: the die says which starred units arrive, fresh, in area 38."""
    die = s.roll(1)[0]
    s.tell(RELIEF_ROLLED, die)
    row = next(row for row in s.book.relief.row if row.min <= die <= row.max)
    s.push(ReliefForce(row.infantry, row.armour))


class ReliefForce(Step):
    """card:fr-09: the units called arrive; where there are more than called, the French choose."""

    name = "relief-force"
    steps = ("arrive",)
    fields = ("infantry", "armour")

    def __init__(self, infantry: int, armour: int) -> None:
        self.infantry = infantry  # still to come
        self.armour = armour

    def groups(self, s: Storm) -> list[tuple[int, int]]:
        """Who waits, and how many of them are called."""
        waiting, armour = s.here[STARRED], s.book.armour
        groups = [(waiting & ~armour, self.infantry), (waiting & armour, self.armour)]
        return [(units, number) for units, number in groups if units and number]

    def called(self, s: Storm) -> int:
        return sum([units for units, _ in self.groups(s)])

    def sure(self, s: Storm) -> int:
        """Those who arrive whatever is chosen."""
        if s.room(s.book.relief.area, FR) < self.infantry + self.armour:
            return 0
        return sum([units for units, number in self.groups(s) if units.bit_count() <= number])

    def arrive(self, s: Storm) -> None:
        if s.room(s.book.relief.area, FR) < 1:
            self.turn_back(s)
        elif self.called(s):
            s.again()
            s.push(ReliefUnit(FR))

    def turn_back(self, s: Storm) -> None:
        """7.0k, ruling:15: what finds no room is lost, as reinforcements are (12.3c)."""
        lost = [unit for units, number in self.groups(s) for unit in bits(units)[:number]]
        if lost:
            s.tell(NOT_PLACED, FR, [s.book.type_of[unit] for unit in lost])
            s.shift(set_of(lost), STARRED, ELIMINATED)


class ReliefUnit(Ask):
    """card:fr-09: which of the starred units arrives."""

    name = "relief-unit"
    verbs = (Verb("relieve", "type", rules="card:fr-09"),)

    def force(self, s: Storm) -> ReliefForce:
        frame = s.frames[-2]
        assert isinstance(frame, ReliefForce)
        return frame

    def offers(self, s: Storm) -> list[int]:
        """Those who arrive anyway come first, and nobody is asked about them."""
        force = self.force(s)
        sure = s.types_in(force.sure(s))[:1]
        return [kind << 4 for kind in sure or s.types_in(force.called(s))]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if self.force(s).called(s) & s.book.type_set[first(code)] else NOT_CALLED

    def apply(self, s: Storm, code: int) -> None:
        force, kind, area = s.frames[-1], first(code), s.book.relief.area
        assert isinstance(force, ReliefForce)
        unit = s.here[STARRED] & s.book.type_set[kind]
        tanks = int(unit & s.book.armour != 0)
        s.amend(infantry=force.infantry - 1 + tanks, armour=force.armour - tanks)
        s.tell(RELIEVED, kind, area)
        s.shift(unit & -unit, STARRED, area)

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "area": s.book.relief.area}


# card:fr-10


def burns_ground(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Attack) or frame.side != FR:
        return WRONG_MOMENT
    if not frame.units:
        return FLAMES_FOR_UNITS
    return None if frame.has_ground(s) and terrain_value(s, frame.area) else NO_GROUND


@card("flamethrowers", may=burns_ground)
def flamethrowers(s: Storm, card: int) -> None:
    """card:fr-10: the ground counts nothing in this attack."""
    s.amend(flames=True)


# card:fr-11


def no_debouchez(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    """card:fr-11: only while the French control the area; a mine shaft may have driven them out meanwhile."""
    if not isinstance(frame, Assault):
        return WRONG_MOMENT
    if s.held >> frame.area & 1:
        return NOT_OURS_TO_MINE
    return NOT_WITH_DEBOUCHEZ if frame.sprung == DEBOUCHEZ else None


@card("mines", may=no_debouchez)
def mines(s: Storm, card: int) -> None:
    """card:fr-11: so many assaulting units as the die shows are spent and take no part."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    die = s.roll(1)[0]
    s.amend(sprung=MINES)
    s.tell(MINES_ROLLED, assault.area, die)
    s.push(Minefield(assault.origin, assault.units, die))


class Minefield(Step):
    """card:fr-11: units are stopped until the die is used up or nobody is left."""

    name = "minefield"
    steps = ("stop_units",)
    fields = ("area", "units", "number")

    def __init__(self, area: int, units: int, number: int) -> None:
        self.area = area
        self.units = units  # still going on
        self.number = number

    def stop_units(self, s: Storm) -> None:
        if self.number and self.units:
            s.again()
            if self.number < self.units.bit_count():
                s.push(MinedUnit(VM))
            else:
                stop_by_mine(s, lowest(self.units))


def stop_by_mine(s: Storm, unit: int) -> None:
    """card:fr-11, ruling:16: spent in place; by the other reading it is withdrawn as well."""
    field = s.frames[-1]
    assert isinstance(field, Minefield)
    s.amend(units=field.units & ~(1 << unit), number=field.number - 1)
    s.spend(1 << unit)
    s.tell(MINED, s.book.type_of[unit], field.area)
    if s.settings.mines_withdraw:
        retreat(s, unit, field.area, 1 << field.area)


class MinedUnit(Ask):
    """card:fr-11: the Viet Minh choose who is stopped by the mines."""

    name = "mined-unit"
    verbs = (Verb("stop", "type", rules="card:fr-11"),)

    def field(self, s: Storm) -> Minefield:
        frame = s.frames[-2]
        assert isinstance(frame, Minefield)
        return frame

    def offers(self, s: Storm) -> list[int]:
        return [kind << 4 for kind in s.types_in(self.field(s).units)]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if self.field(s).units & s.book.type_set[first(code)] else NO_SUCH_UNIT

    def apply(self, s: Storm, code: int) -> None:
        field = s.frames[-1]
        assert isinstance(field, Minefield)
        stop_by_mine(s, lowest(field.units & s.book.type_set[first(code)]))

    def context(self, s: Storm) -> dict[str, Any]:
        field = self.field(s)
        return {"side": self.side, "area": field.area, "number": field.number}


# card:fr-13


def is_attack_by_units(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Attack) or frame.side != FR:
        return WRONG_MOMENT
    return None if frame.units else MORTARS_FOR_UNITS


@card("mortar-support", may=is_attack_by_units)
def mortar_support(s: Storm, card: int) -> None:
    """card:fr-13, 5.2e: three points of firepower more for an attack by units; copies add up."""
    attack = s.frames[-1]
    assert isinstance(attack, Attack)
    s.amend(mortars=attack.mortars + 1)
