"""Games in lists, made from what stands beside their events: nothing is replayed."""

from __future__ import annotations

import msgspec

from indochine.server import messages as m
from indochine.server.storage.interface import Listing, Store
from indochine.server.stored import decode_setup

PAGES = 10  # read at most: whoever wants older games asks again


def listed(game: Listing, secrets: list[str] | None = None) -> m.GameInList:
    """A game in a list; with the secrets sent, which of them opens it."""
    setup = decode_setup(game.setup)
    held = {row.secret: row.seat for row in game.seats if row.secret}
    own = next((n for n, secret in enumerate(secrets or []) if held.get(secret) == game.seat), None)
    return m.GameInList(
        game=game.id,
        title=game.title,
        scenario=setup.scenario,
        created=game.created,
        updated=game.head.since,  # not of the last event, which may be a private one
        players={row.seat: row.name for row in game.seats},
        bots={row.seat: row.bot for row in game.seats if row.bot},
        seat=game.seat,
        token=own,
        deciding=game.head.deciding,
        mine=game.seat is not None and game.seat == game.head.deciding and not game.head.bot,
        since=game.head.since,
        outcome=msgspec.json.decode(game.head.outcome) if game.head.outcome else None,
        branch_of=setup.branch_of,
    )


async def over(store: Store, limit: int, before: float | None) -> list[Listing]:
    """Games that ended lately; what somebody only tried out beside a game is nobody else's news."""
    found: list[Listing] = []
    for _ in range(PAGES):
        page = await store.finished(limit, before)
        found += [game for game in page if decode_setup(game.setup).branch_of is None]
        if len(found) >= limit or len(page) < limit:
            break
        before = page[-1].head.since
    return found[:limit]
