"""Games in lists, made from what stands beside their events: nothing is replayed."""

from __future__ import annotations

import msgspec

from indochine.server import messages as m
from indochine.server.storage.interface import Listing
from indochine.server.stored import decode_setup


def listed(game: Listing, secrets: list[str] | None = None) -> m.GameInList:
    """A game in a list; with the secrets sent, which of them opens it."""
    held = {row.secret: row.seat for row in game.seats if row.secret}
    own = next((n for n, secret in enumerate(secrets or []) if held.get(secret) == game.seat), None)
    return m.GameInList(
        game=game.id,
        title=game.title,
        scenario=decode_setup(game.setup).scenario,
        created=game.created,
        updated=game.head.since,  # not of the last event, which may be a private one
        players={row.seat: row.name for row in game.seats},
        bots={row.seat: row.bot for row in game.seats if row.bot},
        seat=game.seat,
        token=own,
        deciding=game.head.deciding,
        mine=game.seat is not None and game.seat == game.head.deciding,
        since=game.head.since,
        outcome=msgspec.json.decode(game.head.outcome) if game.head.outcome else None,
    )
