"""5.0: the event card of the turn: drawn, kept or carried out; Reserve cards played from the hand."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import DAMAGED, FR
from indochine.titles.lost_valley.cards.running import has_reduced_battalion, run_events
from indochine.titles.lost_valley.events import (
    CARD_DRAWN,
    CARD_KEPT,
    CARD_REMOVED,
    EVENT_DECLINED,
    EVENT_HAPPENS,
    NO_EVENT,
    RESERVE_PLAYED,
)
from indochine.titles.lost_valley.state import Ask, Step, Valley

KEEP: Final = 0
PLAY: Final = 1
PASS: Final = 0

NOT_IN_HAND: Final = Why("5.5a", "not-in-reserve")
WRONG_PHASE: Final = Why("5.6", "wrong-phase")
TOO_EARLY: Final = Why("5.3", "too-early")
TOO_LATE: Final = Why("5.3", "too-late")
NO_CONDITION: Final = Why("5.3", "condition-not-met")
ONE_RESERVE: Final = Why("5.5b", "one-reserve-a-turn")

# Phases in which a Reserve card that says "variable" can be laid down: those of its rolls.
VARIABLE_IN: Final = {"french-assault": "french-assault", "raid": "raids"}


# Facts


def why_no_event(s: Valley, card: int) -> Why | None:
    """5.3: an event happens only within its turns and under its condition."""
    printed = s.book.cards[card]
    if s.turn < printed.first_turn:
        return TOO_EARLY
    if s.turn > printed.last_turn:
        return TOO_LATE
    return None if condition_holds(s, card) else NO_CONDITION


def condition_holds(s: Valley, card: int) -> bool:
    """5.3: the question mark of the card."""
    printed, book = s.book.cards[card], s.book
    if printed.condition == "vm-controlled-crs":
        return s.vm_crs().bit_count() >= printed.at_least
    if printed.condition == "vm-aaa":
        return s.aaa >= printed.at_least
    if printed.condition == "sitrep":
        return s.sitrep() <= 0
    if printed.condition == "airstrip":
        return s.airstrip >= DAMAGED
    if printed.condition == "french-cr":
        return s.is_french(book.place_ids.index(printed.cr))
    if printed.condition == "active-parachute-battalion":
        return any(s.here[cr] & book.para_battalions & ~s.used for cr in bits(s.french_crs()))
    return printed.condition == "none" or has_reduced_battalion(s)


def phases_of(s: Valley, card: int) -> list[str]:
    """5.6: the phases in which a card kept in reserve may be played."""
    printed = s.book.cards[card]
    if printed.phase != "variable":
        return [printed.phase]
    rolls = [roll for effect in printed.effect for roll in getattr(effect, "rolls", ())]
    return [VARIABLE_IN[roll] for roll in rolls if roll in VARIABLE_IN]


def put_in_force(s: Valley, card: int) -> None:
    s.in_force |= 1 << card
    s.tell(EVENT_HAPPENS, card)


# The card of the turn


class EventCard(Step):
    """5.1a: the top card is drawn; its event happens, is kept in reserve, or does not apply."""

    name = "event-card"
    steps = ("draw", "decide", "carry_out", "reserve", "carry_out_reserve")

    def draw(self, s: Valley) -> None:
        s.drawn = s.deck[-1]
        s.deck = s.deck[:-1]
        s.reveals += 1
        s.tell(CARD_DRAWN, s.drawn)

    def decide(self, s: Valley) -> None:
        """5.3, 5.5a: a Reserve card is a choice; an event that does not apply is none."""
        card = s.book.cards[s.drawn]
        why = why_no_event(s, s.drawn)
        if card.reserve:
            s.push(KeepOrPlay(FR, s.drawn))
        elif why:
            s.tell(NO_EVENT, s.drawn)
        elif card.may_decline:
            s.push(TakeEvent(FR, s.drawn))
        else:
            put_in_force(s, s.drawn)

    def carry_out(self, s: Valley) -> None:
        """5.6: what is immediate happens at once."""
        run_events(s, "immediate")

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "immediate")

    def carry_out_reserve(self, s: Valley) -> None:
        run_events(s, "immediate")


class KeepOrPlay(Ask):
    """5.5a: a Reserve card may be kept for later or played now, if its event applies."""

    name = "keep-or-play"
    verbs = (Verb("keep", rules="5.5a"), Verb("play", rules="5.5a 5.5b 5.3"))
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Valley) -> list[int]:
        return [KEEP, PLAY]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if code == KEEP else why_no_event(s, self.card)

    def apply(self, s: Valley, code: int) -> None:
        if code == KEEP:
            s.hand |= 1 << self.card
            s.tell(CARD_KEPT, self.card)
        else:
            put_in_force(s, self.card)

    def context(self, s: Valley) -> dict[str, Any]:
        return {"card": self.card}


class TakeEvent(Ask):
    """5.1a: some events may be declined."""

    name = "take-event"
    verbs = (Verb("decline", rules="5.1a"), Verb("take", rules="5.1a"))
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Valley) -> list[int]:
        return [KEEP, PLAY]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None

    def apply(self, s: Valley, code: int) -> None:
        if code == PLAY:
            put_in_force(s, self.card)
        else:
            s.tell(EVENT_DECLINED, self.card)

    def context(self, s: Valley) -> dict[str, Any]:
        return {"card": self.card}


# Reserve cards


def offer_reserve(s: Valley, phase: str) -> None:
    """5.5b: one card kept in reserve may be played in a turn, in the phase it names."""
    if s.hand and not s.reserve_played:
        s.push(PlayReserve(FR, PHASES.index(phase)))


PHASES: Final = (
    "immediate",
    "air-support",
    "resource-points",
    "vm-assault",
    "reinforcements",
    "movement",
    "french-assault",
    "raids",
)


class PlayReserve(Ask):
    """5.5, 5.6: play a card from the reserve in this phase, or none; the phase then carries out its event."""

    name = "play-reserve"
    verbs = (Verb("pass", rules="5.5a"), Verb("play", "card", rules="5.5a 5.5b 5.5c 5.6"))
    fields = ("side", "phase")

    def __init__(self, side: int, phase: int) -> None:
        self.side = side
        self.phase = phase

    def offers(self, s: Valley) -> list[int]:
        return [PASS] + [PLAY | card << 4 for card in bits(s.hand)]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == PASS:
            return None
        card = first(code)
        if card == s.book.no_card or not s.hand >> card & 1:
            return NOT_IN_HAND
        if s.reserve_played:
            return ONE_RESERVE
        if card == s.drawn:
            return ONE_RESERVE  # the card drawn this turn was kept: it is played on a later one
        return why_no_event(s, card) if PHASES[self.phase] in phases_of(s, card) else WRONG_PHASE

    def apply(self, s: Valley, code: int) -> None:
        if code != PASS:
            lay_down(s, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {}


def lay_down(s: Valley, card: int) -> None:
    """5.4, 5.5c, 6.2a: only its event counts; a one-time card leaves the game, another is discarded."""
    bit = 1 << card
    s.hand &= ~bit
    s.reserve_played = True
    s.reveals += 1
    s.tell(RESERVE_PLAYED, card)
    s.in_force |= bit
    if s.book.cards[card].one_time:
        s.removed |= bit
        s.tell(CARD_REMOVED, card)
    else:
        s.discard |= bit
