"""12.0: what the Viet Minh did this turn, in one line after their phases; gathered from the log itself."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Event, EventKind
from indochine.titles.lost_valley.events import (
    ASSAULT_ROLLED,
    CAPTURED,
    SAPPING_ROLLED,
    TAKEN_EMPTY,
    TURN_BEGINS,
    VM_DID,
)
from indochine.titles.lost_valley.state import Valley


def tell_what_they_did(s: Valley) -> None:
    """The CR taken empty, sapped, stormed and captured, and the Divisions that kept quiet."""
    if not s.loud:
        return
    happened = this_turn(s)
    sapped = [e for e in happened if e.kind is SAPPING_ROLLED and value(e, "levels")]
    s.tell(
        VM_DID,
        places(happened, TAKEN_EMPTY),
        tuple(value(e, "place") for e in sapped),
        places(happened, ASSAULT_ROLLED),
        places(happened, CAPTURED),
        tuple(bits(s.inactive)),
    )


def this_turn(s: Valley) -> list[Event]:
    found, chain = [], s.journal
    while chain is not None:
        if isinstance(chain.item, Event):
            if chain.item.kind is TURN_BEGINS:
                break
            found.append(chain.item)
        chain = chain.previous
    found.reverse()
    return found


def value(event: Event, name: str) -> int:
    names = [param for param, _ in event.kind.params]
    number: int = event.values[names.index(name)]
    return number


def places(happened: list[Event], kind: EventKind) -> tuple[int, ...]:
    return tuple(value(event, "place") for event in happened if event.kind is kind)
