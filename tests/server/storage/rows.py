"""Rows for tests of the stores."""

from __future__ import annotations

from typing import Any

from indochine.server.storage import EventRow, GameRow, Head, SeatRow

SEATS = (SeatRow("NV", "hash-nv", "Giap", None), SeatRow("SV", "hash-sv", "Thieu", None))


def head(**changes: Any) -> Head:
    return Head(
        **{
            "deciding": "NV",
            "bot": False,
            "over": False,
            "outcome": None,
            "turn": 0,
            "since": 100.0,
            **changes,
        }
    )


def game(
    id: str = "g", created: float = 100.0, seats: tuple[SeatRow, ...] = SEATS, **changes: Any
) -> GameRow:
    return GameRow(id, "saigon75", created, '{"seed":7}', seats, head(**changes))


def event(
    seq: int, id: str = "g", seats: tuple[SeatRow, ...] = (), body: str = "", **changes: Any
) -> EventRow:
    return EventRow(id, seq, 100.0 + seq, body or f'{{"n":{seq}}}', head(turn=seq, **changes), seats)
