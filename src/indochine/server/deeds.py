"""What the holder of a seat can do. Each deed makes a draft: an event to be stored, and the game after it.

Nothing at the table changes here; the draft becomes true once it is on the disk.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any, NamedTuple

from indochine.bots import names as bot_names
from indochine.kernel.errors import IllegalAction, NotOffered
from indochine.kernel.events import unchain
from indochine.kernel.game import Game
from indochine.kernel.text import Msg
from indochine.server import messages as m
from indochine.server.problems import Trouble, malformed, refused, stale
from indochine.server.stored import AnyEvent, Handed, Moved, Offered, Relinked, Replied, Said, Sat
from indochine.server.tables import Table, secret_of


class Hand(NamedTuple):
    """Let a bot of some level play at one's seat, or take the seat back."""

    level: str | None
    key: str


AnyCommand = m.Command | Hand


class Draft(NamedTuple):
    """An event that waits to be stored, and the game after it."""

    event: AnyEvent
    game: Game


def draft(table: Table, seat: str, command: AnyCommand, now: float) -> Draft:
    """What a command would do; Trouble if it cannot be done."""
    if table.read_only:
        raise Trouble("read-only", why=table.read_only)
    return DEEDS[type(command)](table, seat, command, now)


# Playing


def play(table: Table, seat: str, command: m.Play, now: float) -> Draft:
    check_expected(table, seat, command.expect)
    return moved(table, seat, command.key, now, lambda game: game.play(command.action, seat))


def order(table: Table, seat: str, command: m.Order, now: float) -> Draft:
    return moved(table, seat, command.key, now, lambda game: game.order(command.action, seat))


def undo(table: Table, seat: str, command: m.Undo, now: float) -> Draft:
    check_expected(table, seat, command.expect)
    if table.game.seat != seat:
        raise Trouble("no-undo")
    return moved(table, seat, command.key, now, lambda game: game.undo())


def resign(table: Table, seat: str, command: m.Resign, now: float) -> Draft:
    return moved(table, seat, command.key, now, lambda game: game.resign(seat))


def check_expected(table: Table, seat: str, expect: int) -> None:
    if expect != table.expect[seat]:
        raise stale(len(table.seen[seat]), table.expect[seat])


def moved(table: Table, seat: str, key: str, now: float, deed: Callable[[Game], None]) -> Draft:
    game, entries = done(table, deed)
    return Draft(Moved(now, seat, key, entries, following(table, game)), game)


def done(table: Table, deed: Callable[[Game], None]) -> tuple[Game, tuple[dict[str, Any], ...]]:
    """The game after a deed, tried on a copy, and what it adds to the record."""
    game = table.game.copy()
    try:
        deed(game)
    except NotOffered as problem:
        raise refused("game-over" if table.game.over else "not-offered", problem.refusal) from None
    except IllegalAction as problem:
        raise refused("refused", problem.refusal) from None
    return game, tuple(unchain(game.entries, table.marks[-1].entries))


# Proposals


def offer(table: Table, seat: str, command: m.Offer, now: float) -> Draft:
    """Propose something; where nobody needs to be asked, it happens at once."""
    if (command.what == "rematch") != table.game.over:
        raise Trouble("game-over" if table.game.over else "not-over")
    if any(open.what == command.what for open in table.offers.values()):
        raise Trouble("offered-already")
    if table.next_game and command.what == "rematch":
        raise Trouble("offered-already")
    to = target(table, seat, command) if command.what == "back" else None
    deed = agreed(table, seat, command.what, to) if table.people() == [seat] else nothing_yet(table)
    return Draft(Offered(now, seat, command.key, *deed[1:], command.what, to), deed[0])


def target(table: Table, seat: str, command: m.Offer) -> int:
    """The stored number of the step to go back to; everybody must know of it."""
    found = table.stored_number(seat, command.to or 0)
    if found is None or not table.steps[found - 1].entries:
        raise Trouble("cannot-go-back")
    if not all(found in seen for seen in table.seen.values()):
        raise Trouble("cannot-go-back")
    return found


def reply(table: Table, seat: str, command: m.Reply, now: float) -> Draft:
    """Accept, decline or withdraw; the last to accept makes it happen."""
    number = table.stored_number(seat, command.offer)
    open = table.offers.get(number or 0)
    if open is None or not (seat in open.waiting or (seat == open.seat and not command.yes)):
        raise Trouble("no-such-offer")
    last = command.yes and open.waiting == {seat}
    deed = agreed(table, open.seat, open.what, open.to) if last else nothing_yet(table)
    return Draft(Replied(now, seat, command.key, *deed[1:], open.number, command.yes), deed[0])


Deed = tuple[Game, tuple[dict[str, Any], ...], str | None]  # the game after it, entries, a game that follows


def nothing_yet(table: Table) -> Deed:
    return table.game, (), None


def agreed(table: Table, seat: str, what: str, to: int | None) -> Deed:
    """What everybody has agreed on."""
    if what == "rematch":
        return table.game, (), follower(table, "rematch")
    if what == "end":
        game, entries = done(table, lambda game: game.agree())
        return game, entries, following(table, game)
    assert to is not None
    game, entries = done(table, lambda game: game.take_back(table.marks[to - 1].entries, seat))
    return game, entries, None


# Games that follow


def following(table: Table, game: Game) -> str | None:
    """The second game of a match, once the first is over."""
    return follower(table, "match") if game.over and table.setup.match == 1 else None


def follower(table: Table, why: str) -> str:
    """The id of a game that follows this one: always the same, so that it is made only once."""
    secret = str(table.setup.seed).encode()
    return hmac.new(secret, f"{table.id}:{why}".encode(), hashlib.sha256).hexdigest()[:20]


# Talking and sitting


def say(table: Table, seat: str, command: m.Say, now: float) -> Draft:
    return Draft(Said(now, seat, command.key, text=command.text), table.game)


def sit(table: Table, seat: str, command: m.Sit, now: float) -> Draft:
    name = tidied(command.name)
    if not name or not name.isprintable():
        raise malformed("name", "name")
    return Draft(Sat(now, seat, command.key, name=name), table.game)


def tidied(name: str) -> str:
    return " ".join(name.split())


def relink(table: Table, seat: str, command: m.Relink, now: float) -> Draft:
    if table.audience(command.token) not in (None, seat):
        raise malformed("token-taken", "token")  # else the other seat could never be opened again
    return Draft(Relinked(now, seat, command.key, secret=secret_of(command.token)), table.game)


def hand(table: Table, seat: str, command: Hand, now: float) -> Draft:
    known = bot_names(table.title)
    if command.level is not None and command.level not in known:
        raise Trouble("bad-setup", problem=Msg("setup-no-bot", bot=command.level, there=", ".join(known)))
    if command.level is not None and table.game.over:
        raise Trouble("game-over")
    return Draft(Handed(now, seat, command.key, level=command.level), table.game)


DEEDS: dict[type, Callable[[Table, str, Any, float], Draft]] = {
    m.Play: play,
    m.Order: order,
    m.Undo: undo,
    m.Resign: resign,
    m.Offer: offer,
    m.Reply: reply,
    m.Say: say,
    m.Sit: sit,
    m.Relink: relink,
    Hand: hand,
}


VERBS: dict[type, str] = {m.Play: "do", m.Order: "order", m.Undo: "undo", m.Resign: "resign"}


def same_command(table: Table, event: AnyEvent, command: AnyCommand) -> bool:
    """Whether a key that comes again comes with the same command."""
    seat = str(event.seat)
    match event, command:
        case Said(), m.Say():
            return event.text == command.text
        case Sat(), m.Sit():
            return event.name == tidied(command.name)
        case Relinked(), m.Relink():
            return event.secret == secret_of(command.token)
        case Offered(), m.Offer():
            to = table.stored_number(seat, command.to or 0) if command.what == "back" else None
            return event.what == command.what and event.to == to
        case Replied(), m.Reply():
            return event.yes == command.yes and event.offer == table.stored_number(seat, command.offer)
        case Moved(), m.Play() | m.Order() | m.Undo() | m.Resign():
            done = event.entries[0].get(VERBS[type(command)])
            return done == getattr(command, "action", True)
    return False
