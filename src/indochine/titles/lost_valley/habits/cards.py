"""5.0, 6.0: what to do with the card of the turn and those in reserve, and what cards leave to the player."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import first
from indochine.titles.lost_valley.cards.choosing import ExhaustUnit, PlaceCardUnit
from indochine.titles.lost_valley.habits.outlook import Outlook
from indochine.titles.lost_valley.habits.staff import Staff
from indochine.titles.lost_valley.rules.ch05_events import PHASES, KeepOrPlay, PlayReserve, TakeEvent
from indochine.titles.lost_valley.rules.ch12_support import MOVEMENT
from indochine.titles.lost_valley.state import Valley

FLAK_THAT_HURTS: Final = 4
FULL_HEART: Final = 18  # of Camp Morale: more would go beyond the track
LOW_STORES: Final = 27


def keep_or_play(staff: Staff, s: Valley) -> list[float]:
    """A card that helps in any turn is played when it comes; one for the right moment waits for it."""
    frame = s.frames[-1]
    assert isinstance(frame, KeepOrPlay)
    if len(s.legal) == 1:
        return [1.0]
    at_once = playing(staff, s, frame.card, True)
    return [1.0, at_once]


def playing(staff: Staff, s: Valley, card: int, drawn: bool) -> float:
    """How much rather a card is played now than kept."""
    id = s.book.card_ids[card]
    if id == "10":
        return 4.0 if s.resources < LOW_STORES else 0.3
    if id == "14":
        return 4.0
    if id == "16":
        return 8.0 if s.morale <= FULL_HEART else 0.3
    if id == "11":
        return 20.0
    if drawn:
        return 0.1
    if id == "08":
        return 0.5 if s.ap >= 3 else 3.0
    return 2.0  # for a fight: the phase has come


def take_event(staff: Staff, s: Valley) -> list[float]:
    """A raid on the flak is worth a battalion's day once the flak hurts."""
    frame = s.frames[-1]
    assert isinstance(frame, TakeEvent)
    return [1.0, 8.0 if s.aaa >= FLAK_THAT_HURTS else 2.0]


def play_reserve(staff: Staff, s: Valley) -> list[float]:
    frame = s.frames[-1]
    assert isinstance(frame, PlayReserve)
    weights = [1.0]
    for code in s.legal[1:]:
        weights.append(in_phase(staff, s, first(code), PHASES[frame.phase]))
    return weights


def in_phase(staff: Staff, s: Valley, card: int, phase: str) -> float:
    if phase == "vm-assault":
        return 4.0 if s.inactive.bit_count() <= 2 else 0.5
    if phase == "french-assault" or phase == "raids":
        return 3.0 if s.viet_minh and s.ap else 0.2
    if phase == "movement" and s.paid >> MOVEMENT & 1:
        return 0.01
    return playing(staff, s, card, False)


DISCARDED_FIRST: Final = ("12", "15", "11", "08", "01", "42", "10", "14", "16")


def discard_reserve(staff: Staff, s: Valley) -> list[float]:
    """Only what the limit demands, and that card which helps least."""
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(100.0)
        else:
            id = s.book.card_ids[first(code)]
            rank = DISCARDED_FIRST.index(id) if id in DISCARDED_FIRST else len(DISCARDED_FIRST)
            weights.append(1.0 / (1 + rank) ** 2)
    return weights


# What cards leave to the player


def choose_division(staff: Staff, s: Valley) -> list[float]:
    return [strike_worth(staff, s, first(code)) + 0.05 for code in s.legal]


def strike_worth(staff: Staff, s: Valley, division: int) -> float:
    """What a point of Strength less is worth: most for a Division that would waver, least for a weak one."""
    strength = s.strength[division]
    if strength <= 4:
        return 0.1
    if s.waiting >> division & 1:
        return 0.7 if strength != 9 else 0.8
    if strength == 9:
        return 2.0
    return 1.5 if strength < 9 else 1.0


def choose_works(staff: Staff, s: Valley) -> list[float]:
    outlook = Outlook(staff, s)
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(0.01)
        else:
            cr = first(code)
            weights.append(0.1 + 4 * max(0.0, outlook.danger(cr) - outlook.danger(cr, 1)))
    return weights


def place_card_unit(staff: Staff, s: Valley) -> list[float]:
    frame = s.frames[-1]
    assert isinstance(frame, PlaceCardUnit)
    outlook = Outlook(staff, s)
    return [0.2 + outlook.danger(first(code)) for code in s.legal]


def restore_unit(staff: Staff, s: Valley) -> list[float]:
    """The battalion whose second step counts for most: the best fighters."""
    return [2.0 ** s.book.morale[first(code)][0] for code in s.legal]


def exhaust_unit(staff: Staff, s: Valley) -> list[float]:
    """One that has nothing to storm next to it."""
    frame = s.frames[-1]
    assert isinstance(frame, ExhaustUnit)
    weights = []
    for code in s.legal:
        unit = first(code)
        near = s.book.adjacent[s.place_of(unit)] & s.viet_minh
        worst = 1.0 + (s.reduced >> unit & 1) + (s.disrupted >> unit & 1)
        weights.append(worst * (0.3 if near else 1.0))
    return weights


def delay_unit(staff: Staff, s: Valley) -> list[float]:
    return [1.0 for _ in s.legal]
