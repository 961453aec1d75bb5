"""card:vm-01 to card:vm-15, card:vm-25: Viet Minh cards around attacks, assaults, impulses and supply."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import Frame, Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import BOX, FR, VM
from indochine.titles.storm.cards.bombardment import own_time
from indochine.titles.storm.cards.effects import WRONG_MOMENT, card
from indochine.titles.storm.events import (
    EMERGENCY,
    HEAVY_FLAK,
    PROPAGANDA,
    RATS_ROLLED,
    RATS_SPENT,
    REROLLED,
)
from indochine.titles.storm.rules.ch08_fire import Attack
from indochine.titles.storm.rules.ch08_odds import better_throw, die_odds, propaganda_odds
from indochine.titles.storm.rules.ch08_points import terrain_value
from indochine.titles.storm.rules.ch10_assault import Assault, AssaultFrom, cannot_assault
from indochine.titles.storm.rules.ch11_supply import SupplyStep
from indochine.titles.storm.rules.ch12_reinforcements import deploy
from indochine.titles.storm.state import Ask, Storm

SPEND: Final = 1
DONE: Final = 0
KEEP: Final = 0
REROLL: Final = 1

NO_GROUND: Final = Why("card:vm-01", "no-ground-to-improve")
TWO_COPIES: Final = Why("card:vm-01", "two-copies-at-most")
NO_RATS: Final = Why("card:vm-03", "no-area-for-rats")
NO_SUCH_UNIT: Final = Why("card:vm-03", "no-such-fresh-unit")
NO_MORE_REROLLS: Final = Why("10.0g", "no-unit-to-pay-with")
NO_THAI: Final = Why("card:vm-10", "no-thai-in-reach")
NO_SHORTAGE: Final = Why("card:vm-11", "nothing-short-to-add-to")
NOBODY_TO_CUT_OFF: Final = Why("card:vm-11", "nobody-to-cut-off")
NO_ASSAULT: Final = Why("card:vm-12", "no-assault-possible")
BOX_EMPTY: Final = Why("card:vm-15", "box-is-empty")
NO_ROOM: Final = Why("card:vm-15", "no-room-for-replacements")
NOT_OURS: Final = Why("card:vm-15", "not-a-viet-minh-area")


# card:vm-01


def improves_ground(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    """5.2e, card:vm-01: in a French impulse, where there is ground to double; two copies at most."""
    if not isinstance(frame, Attack) or frame.side != FR or s.active != FR:
        return WRONG_MOMENT
    if not frame.has_ground(s) or not terrain_value(s, frame.area):
        return NO_GROUND
    return TWO_COPIES if frame.improved >= 2 else None


@card("improved-defenses", may=improves_ground)
def improved_defenses(s: Storm, card: int) -> None:
    """card:vm-01, 5.2f: the terrain value is doubled, by a second copy tripled."""
    attack = s.frames[-1]
    assert isinstance(attack, Attack)
    s.amend(improved=attack.improved + 1)


# card:vm-03


def rats_areas(s: Storm) -> int:
    """card:vm-03: French areas without Viet Minh units and with somebody fresh to bite."""
    found = 0
    for area in bits(s.occupied[FR] & ~s.held & ~s.occupied[VM]):
        if s.fresh(area, FR):
            found |= 1 << area
    return found


def rats_find_somebody(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return own_time(s, card, frame) or (None if rats_areas(s) else NO_RATS)


@card("rats-of-the-nam-yum", may=rats_find_somebody)
def rats_of_the_nam_yum(s: Storm, card: int) -> None:
    """card:vm-03: an area is chosen, and the die says how many are spent."""
    s.push(RatsWhere(VM))


class RatsWhere(Ask):
    """card:vm-03: the French area where the rats are let loose."""

    name = "rats-where"
    verbs = (Verb("infest", "area", rules="card:vm-03"),)

    def offers(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(rats_areas(s))]

    def tries(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(s.occupied[FR])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if rats_areas(s) >> first(code) & 1 else NO_RATS

    def apply(self, s: Storm, code: int) -> None:
        die = s.roll(1)[0]
        s.tell(RATS_ROLLED, first(code), die)
        s.push(RatsBite(VM, first(code), die))

    def odds(self, s: Storm, code: int) -> Odds:
        return die_odds("bitten", "card:vm-03", s.fresh(first(code), FR).bit_count())

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"number": s.fresh(first(code), FR).bit_count()}


class RatsBite(Ask):
    """card:vm-03, ruling:18: up to so many fresh units, chosen by the Viet Minh, become spent."""

    name = "rats-bite"
    verbs = (Verb("done", rules="card:vm-03"), Verb("spend", "type", rules="card:vm-03"))
    fields = ("side", "area", "number")

    def __init__(self, side: int, area: int, number: int) -> None:
        self.side = side
        self.area = area
        self.number = number

    def offers(self, s: Storm) -> list[int]:
        return [DONE] + [SPEND | kind << 4 for kind in s.types_in(s.fresh(self.area, FR))]

    def refused(self, s: Storm, code: int) -> Why | None:
        if code == DONE:
            return None
        return None if s.fresh(self.area, FR) & s.book.type_set[first(code)] else NO_SUCH_UNIT

    def apply(self, s: Storm, code: int) -> None:
        if code == DONE:
            return
        s.spend(1 << lowest(s.fresh(self.area, FR) & s.book.type_set[first(code)]))
        s.tell(RATS_SPENT, first(code), self.area)
        if self.number > 1:
            s.push(RatsBite(self.side, self.area, self.number - 1))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "area": self.area, "number": self.number}


# card:vm-04


def can_pay_for_reroll(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Assault):
        return WRONG_MOMENT
    return NO_MORE_REROLLS if rerolls_left(s, frame) < 1 else None


def rerolls_left(s: Storm, assault: Assault) -> int:
    """10.0g: one unit is lost for the assault anyway, each re-roll costs another."""
    price = s.book.printed["giap-demands-success"].amount
    return (assault.units.bit_count() - s.book.assault_loss) // price - assault.rerolls


@card("giap-demands-success", may=can_pay_for_reroll)
def giap_demands_success(s: Storm, card: int) -> None:
    """card:vm-04: roll again and keep the better throw; again and again, as long as units can pay."""
    reroll_assault(s)


def rerolled_odds(s: Storm, assault: Frame[Any]) -> Odds:
    """card:vm-04: what one more roll can bring, the better one kept."""
    assert isinstance(assault, Assault)
    return assault.odds_now(s, better_throw(sum(assault.dice)))


def reroll_assault(s: Storm) -> None:
    """card:vm-04, 10.0g: the firepower is not worked out anew between the rolls."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    dice = tuple(s.roll(2))
    best = max(assault.dice, dice, key=sum)
    s.amend(dice=best, rerolls=assault.rerolls + 1)
    s.tell(REROLLED, dice, sum(dice), sum(best))
    now = s.frames[-1]
    assert isinstance(now, Assault)
    if rerolls_left(s, now):
        s.push(RollAgain(VM))


class RollAgain(Ask):
    """card:vm-04: one more roll for one more unit, or keep the best so far."""

    name = "roll-again"
    verbs = (Verb("keep", rules="card:vm-04"), Verb("reroll", rules="card:vm-04 10.0g"))

    def offers(self, s: Storm) -> list[int]:
        return [KEEP, REROLL]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None

    def apply(self, s: Storm, code: int) -> None:
        if code == REROLL:
            reroll_assault(s)

    def odds(self, s: Storm, code: int) -> Odds | None:
        return rerolled_odds(s, s.frames[-2]) if code == REROLL else None

    def context(self, s: Storm) -> dict[str, Any]:
        assault = s.frames[-2]
        assert isinstance(assault, Assault)
        return {
            "side": self.side,
            "total": sum(assault.dice),
            "damage": assault.damage(s),
            "left": rerolls_left(s, assault),
        }


# card:vm-10


def thai_areas(s: Storm) -> int:
    """card:vm-10: areas with Thai units, next to a Viet Minh area."""
    found = 0
    for area in bits(s.book.around(s.held) & s.occupied[FR]):
        if s.here[area] & s.book.thai:
            found |= 1 << area
    return found


def thai_in_reach(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return None if thai_areas(s) else NO_THAI


@card("propaganda", may=thai_in_reach)
def propaganda(s: Storm, card: int) -> None:
    """card:vm-10: a die for each Thai unit of one area; on 4, 5 or 6 it leaves the game."""
    s.push(PropagandaWhere(VM, card))


class PropagandaWhere(Ask):
    """card:vm-10: the area whose Thai units are worked on."""

    name = "propaganda-where"
    verbs = (Verb("persuade", "area", rules="card:vm-10"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(thai_areas(s))]

    def tries(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(s.occupied[FR])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if thai_areas(s) >> first(code) & 1 else NO_THAI

    def apply(self, s: Storm, code: int) -> None:
        area = first(code)
        units = bits(s.here[area] & s.book.thai)
        faces = s.roll(len(units))
        lost = [u for u, face in zip(units, faces, strict=True) if face >= s.book.cards[self.card].amount]
        s.tell(PROPAGANDA, area, tuple(faces), len(lost))
        for unit in lost:
            s.eliminate(unit, area)

    def odds(self, s: Storm, code: int) -> Odds:
        units = (s.here[first(code)] & s.book.thai).bit_count()
        return propaganda_odds(units, s.book.cards[self.card].amount)

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"number": (s.here[first(code)] & s.book.thai).bit_count()}


# card:vm-11


def adds_to_shortage(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    """card:vm-11, ruling:19: also when all areas are supplied, unless the option says otherwise."""
    if not isinstance(frame, SupplyStep):
        return WRONG_MOMENT
    if s.settings.flak_needs_shortage and not frame.number:
        return NO_SHORTAGE
    return None if (s.occupied[FR] & ~s.held).bit_count() > frame.number else NOBODY_TO_CUT_OFF


@card("heavy-flak", may=adds_to_shortage)
def heavy_flak(s: Storm, card: int) -> None:
    """card:vm-11: one more area is out of supply."""
    supply = s.frames[-1]
    assert isinstance(supply, SupplyStep)
    number = supply.number + s.book.cards[card].amount
    s.amend(number=number)
    s.tell(HEAVY_FLAK, number)


# card:vm-12


def some_assault(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    possible = any(cannot_assault(s, area, s.fresh(area, VM), True) is None for area in bits(s.occupied[VM]))
    return None if possible else NO_ASSAULT


@card("surprise-assault", may=some_assault)
def surprise_assault(s: Storm, card: int) -> None:
    """card:vm-12: an assault out of any trench level, even none."""
    s.push(AssaultFrom(VM, card))


# card:vm-15


def can_replace(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not s.here[BOX]:
        return BOX_EMPTY
    return None if replacement_areas(s, card) else NO_ROOM


def replacements_of(s: Storm, card: int) -> int:
    """card:vm-15: two units of the box, or what it still holds."""
    return set_of(bits(s.here[BOX])[: s.book.cards[card].amount])


def replacement_areas(s: Storm, card: int) -> int:
    """card:vm-15, 7.0k: Viet Minh areas with room for all of them."""
    number = replacements_of(s, card).bit_count()
    found = 0
    for area in bits(s.held):
        if s.room(area, VM) >= number:
            found |= 1 << area
    return found


@card("emergency-replacements", may=can_replace)
def emergency_replacements(s: Storm, card: int) -> None:
    """card:vm-15: two fresh replacements at once, and no replacement roll this turn."""
    s.no_replacements = True
    s.push(EmergencyWhere(VM, card))


class EmergencyWhere(Ask):
    """card:vm-15: the one Viet Minh area that both units enter."""

    name = "emergency-where"
    verbs = (Verb("place", "area", rules="card:vm-15 7.0k"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(replacement_areas(s, self.card))]

    def tries(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(s.held | s.occupied[VM])]

    def refused(self, s: Storm, code: int) -> Why | None:
        if not s.held >> first(code) & 1:
            return NOT_OURS
        return None if replacement_areas(s, self.card) >> first(code) & 1 else NO_ROOM

    def apply(self, s: Storm, code: int) -> None:
        units = replacements_of(s, self.card)
        deploy(s, units, first(code))
        s.tell(EMERGENCY, first(code), units.bit_count())

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "number": replacements_of(s, self.card).bit_count()}


# card:vm-25


def is_assault(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return None if isinstance(frame, Assault) else WRONG_MOMENT


@card("night-assault", may=is_assault)
def night_assault(s: Storm, card: int) -> None:
    """card:vm-25 to card:vm-27, 5.2e: three more on the dice of an assault; copies add up."""
    assault = s.frames[-1]
    assert isinstance(assault, Assault)
    s.amend(nights=assault.nights + 1)
