"""The events of a table as they are stored: with its set-up they are the truth, and nothing else is."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Setup(Struct, frozen=True, omit_defaults=True):
    """What a game was started with. `seed` holds the secret of the dice."""

    title: str
    scenario: str
    options: dict[str, Any]
    seed: int | str
    versions: dict[str, Any]
    position: dict[str, Any] | None = None
    imported: bool = False  # who brought it knows the dice
    match: int = 0  # number of the game within a match of two
    before: str | None = None  # the game that this one follows
    branch_of: str | None = None  # the game of which this one tries something else
    opening: str = ""  # names the dice and the position it began with; games of old versions have none


class Event(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something a seat did. `entries` are those that it added to the record; `follow` a game that follows."""

    at: float
    seat: str | None = None
    key: str = ""
    entries: tuple[dict[str, Any], ...] = ()
    follow: str | None = None


class Moved(Event, frozen=True, tag="moved"):
    """A choice, an order, an undo, a resignation."""


class Offered(Event, frozen=True, tag="offered"):
    what: str = ""
    to: int | None = None  # number of the stored event to go back to


class Replied(Event, frozen=True, tag="replied"):
    offer: int = 0
    yes: bool = False


class Said(Event, frozen=True, tag="said"):
    text: str = ""


class Sat(Event, frozen=True, tag="sat"):
    name: str = ""


class Relinked(Event, frozen=True, tag="relinked"):
    secret: str = ""


class Handed(Event, frozen=True, tag="handed"):
    """The holder of a seat lets a bot play there, or takes it back."""

    level: str | None = None


AnyEvent = Moved | Offered | Replied | Said | Sat | Relinked | Handed

encode = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
decode_setup = msgspec.json.Decoder(Setup).decode
