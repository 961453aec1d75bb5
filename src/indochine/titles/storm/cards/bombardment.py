"""card:fr-18 to card:fr-27, card:vm-09, card:vm-16 to card:vm-24: cards that fire, cards that cancel them."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Frame, Verb, Why, first
from indochine.titles.storm.book import AGAINST_CARD, COUNTER_BATTERY, FR, NOWHERE, VM
from indochine.titles.storm.cards.effects import WRONG_MOMENT, card
from indochine.titles.storm.events import CARD_CANCELLED, CARD_FIRED, TRENCH_CLEARED
from indochine.titles.storm.rules.ch05_windows import open_window
from indochine.titles.storm.rules.ch08_fire import Attack
from indochine.titles.storm.rules.ch08_odds import AttackOdds
from indochine.titles.storm.state import Ask, Step, Storm

FIRE: Final = 0
CLEAR: Final = 1

ANYWHERE: Final = ("b-26-bombers", "fighter-bombers")
GUNS: Final = ("artillery", "tot-artillery")

NO_TARGET: Final = Why("8.2", "no-target-for-card")
NO_ENEMY: Final = Why("8.1a", "no-enemy-there")
NOT_NEXT_TO_OURS: Final = Why("8.2", "not-next-to-own-area")
NO_TRENCH: Final = Why("card:fr-22", "no-trench-there")
NOT_GUNS: Final = Why("card:fr-22", "card-clears-no-trench")
NOT_AIRCRAFT: Final = Why("card:vm-07", "no-aircraft-to-stop")
NOT_ARTILLERY: Final = Why("card:vm-16", "no-artillery-to-silence")


# Facts


def in_range(s: Storm, card: int) -> int:
    """8.2: any area, or for guns an area next to one under control."""
    if s.book.key_of[card] in ANYWHERE:
        return s.book.all_areas
    return s.book.around(s.held_by(s.book.card_side[card]))


def fire_areas(s: Storm, card: int) -> int:
    return in_range(s, card) & s.occupied[1 - s.book.card_side[card]]


def trench_areas(s: Storm, card: int) -> int:
    """card:fr-22: trenches in range; they stand in Viet Minh areas alone (2.1.2c)."""
    if s.book.cards[card].alternative != "remove-trench":
        return 0
    found = 0
    for area in bits(in_range(s, card) & s.held):
        if s.trench(area):
            found |= 1 << area
    return found


# Firing


def has_target(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return None if fire_areas(s, card) or trench_areas(s, card) else NO_TARGET


def own_time(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    """5.2e, ruling:4: at any time in one's own impulse, but not inside another card that is still at work."""
    inside = isinstance(frame, Attack) and frame.card != s.book.no_card and s.book.any_time >> frame.card & 1
    return WRONG_MOMENT if inside or s.book.card_side[card] != s.active else None


def has_target_in_time(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return own_time(s, card, frame) or has_target(s, card, frame)


GUNNERY: Final = (*GUNS, "b-26-bombers", "katyusha-rockets", "105mm-artillery", "75mm-artillery")


@card(*GUNNERY, may=has_target)
def fire_a_card(s: Storm, card: int) -> None:
    """card:fr-18, card:fr-19, card:fr-22 to card:fr-27, card:vm-09, card:vm-16 to card:vm-24, ruling:17: the
    whole impulse of its side; guns reach what is next to an own area, bombers any area (8.2)."""
    s.push(CardTarget(s.book.card_side[card], card))


@card("fighter-bombers", may=has_target_in_time)
def fighter_bombers(s: Storm, card: int) -> None:
    """card:fr-20, card:fr-21: any area, at any time of a French impulse; the French allot the damage."""
    s.push(CardTarget(FR, card))


class CardTarget(Ask):
    """8.2, 5.2c: what the card is used for, and where."""

    name = "card-target"
    verbs = (
        Verb("fire", "area", rules="8.2 8.1a"),
        Verb("clear", "area", rules="card:fr-22 5.2c"),
    )
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        fires = [FIRE | area << 4 for area in bits(fire_areas(s, self.card))]
        return fires + [CLEAR | area << 4 for area in bits(trench_areas(s, self.card))]

    def tries(self, s: Storm) -> list[int]:
        fires = [FIRE | area << 4 for area in bits(s.occupied[1 - self.side])]
        return fires + [CLEAR | area << 4 for area in bits(s.held if self.side == FR else 0)]

    def refused(self, s: Storm, code: int) -> Why | None:
        area = first(code)
        if not in_range(s, self.card) >> area & 1:
            return NOT_NEXT_TO_OURS
        if code & 15 == FIRE:
            return None if s.occupied[1 - self.side] >> area & 1 else NO_ENEMY
        if s.book.cards[self.card].alternative != "remove-trench":
            return NOT_GUNS
        return None if trench_areas(s, self.card) >> area & 1 else NO_TRENCH

    def attack_on(self, area: int) -> Attack:
        return Attack(self.side, NOWHERE, area, 0, 0, self.card)

    def apply(self, s: Storm, code: int) -> None:
        area = first(code)
        s.push(self.attack_on(area) if code & 15 == FIRE else ClearTrench(self.side, area, self.card))

    def odds(self, s: Storm, code: int) -> AttackOdds | None:
        return self.attack_on(first(code)).odds_now(s) if code & 15 == FIRE else None

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "card": self.card}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"enemies": s.count(first(code), 1 - self.side), "level": s.trench(first(code))}


class ClearTrench(Step):
    """card:fr-22: every trench marker of the area is removed, unless counter-battery fire answers."""

    name = "clear-trench"
    steps = ("answer_the_card", "clear")
    fields = ("side", "area", "card")

    def __init__(self, side: int, area: int, card: int) -> None:
        self.side = side
        self.area = area
        self.card = card

    def answer_the_card(self, s: Storm) -> None:
        s.tell(CARD_FIRED, self.side, self.card, self.area)
        open_window(s, VM, AGAINST_CARD)

    def clear(self, s: Storm) -> None:
        s.tell(TRENCH_CLEARED, self.area, s.trench(self.area))
        s.dig(self.area, 0)


# Cancelling


def cancel(s: Storm) -> None:
    """5.2d: the card just played comes to nothing, and its impulse is used all the same (ruling:5)."""
    cancelled = s.frames[-1]
    assert isinstance(cancelled, Attack | ClearTrench)
    s.tell(CARD_CANCELLED, cancelled.card)
    s.finish()


def is_aircraft(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Attack | ClearTrench):
        return WRONG_MOMENT
    return None if s.book.key_of[frame.card] in ANYWHERE else NOT_AIRCRAFT


@card("poor-weather", may=is_aircraft)
def poor_weather(s: Storm, card: int) -> None:
    """card:vm-07: one Fighter Bombers or B-26 card is cancelled."""
    cancel(s)


def is_artillery(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    if not isinstance(frame, Attack | ClearTrench):
        return WRONG_MOMENT
    return None if s.book.key_of[frame.card] in GUNS else NOT_ARTILLERY


@card(COUNTER_BATTERY, may=is_artillery)
def counter_battery(s: Storm, card: int) -> None:
    """card:vm-16, card:vm-21, ruling:5: one French Artillery or TOT Artillery card is cancelled."""
    cancel(s)
