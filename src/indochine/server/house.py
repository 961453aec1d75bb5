"""The house where tables stand: opens them, carries out commands, and tells whoever watches.

Write, commit, then publish: nothing is answered or shown before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from weakref import WeakValueDictionary

from indochine.bots import PlainSight, Thought
from indochine.kernel.errors import BadSetup, IndochineError
from indochine.server import messages as m
from indochine.server.deeds import AnyCommand, Draft, Hand, draft, same_command
from indochine.server.demos import demo_table, is_demo
from indochine.server.follow import following_row
from indochine.server.metrics import count_action
from indochine.server.opening import imported, opened
from indochine.server.problems import Trouble
from indochine.server.replaying import Replays
from indochine.server.seen import commitment
from indochine.server.storage import Store, StoreFull
from indochine.server.storage.interface import EventRow, GameRow, News
from indochine.server.stored import encode
from indochine.server.studies import Shelf
from indochine.server.tables import Table, open_table, take_in

log = logging.getLogger("indochine.server")

DECIDING = (m.Play, m.Order, m.Undo)
OPEN_TABLES = 2000  # kept in memory at most; any other is opened again from its events when somebody comes


class House:
    """All tables of one worker process."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # in use, though no longer kept
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.watchers: dict[str, set[Callable[[], None]]] = {}  # called when something happens at a table
        self.listeners: list[
            Callable[[Table], None]
        ] = []  # told of every table at which this worker did something
        self.advise: Callable[[str, PlainSight, str], Awaitable[Thought]] = no_advice
        self.replays = Replays()
        self.studies = Shelf()
        self.readings: set[asyncio.Task[None]] = set()  # tables that are being caught up with
        self.stopping = False

    # Tables

    async def table(self, id: str) -> Table:
        """A table as it stands; another worker may have been busy there."""
        table = self.tables.get(id)
        if table is None:
            table = await self.open(id)
        elif table.doubtful or (self.store.shared and await self.store.head(id) > table.seq):
            await self.catch_up(table)
        self.tables.move_to_end(id)
        return table

    async def own_table(self, id: str) -> Table:
        """A table for somebody who will act there: storing the act tells whether this worker is behind."""
        table = self.tables.get(id)
        return table if table is not None else await self.open(id)

    async def open(self, id: str) -> Table:
        """Read a table from the database; many who come at once wait for one reading."""
        if id in self.alive:
            self.keep(self.alive[id])
            return self.alive[id]
        waiting = self.opening.get(id)
        if waiting is None:
            waiting = self.opening[id] = asyncio.ensure_future(self.read(id))
            waiting.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(waiting)

    async def read(self, id: str) -> Table:
        if is_demo(id):
            return await self.demonstrate(id)
        # A database may choke on what no id is made of.
        found = await self.store.game(id) if id.isascii() and id.isalnum() else None
        if found is None:
            raise Trouble("no-such-game")
        try:
            table = await asyncio.to_thread(open_table, *found)
        except IndochineError as problem:  # its title, scenario or options are gone
            log.warning("a game cannot be opened", extra={"game": id, "problem": str(problem)})
            raise Trouble("cannot-open") from None
        if table.read_only:
            log.warning(
                "a game does not replay", extra={"game": id, "problem": table.read_only.params["problem"]}
            )
        await self.follow(table)
        self.keep(table)
        return table

    async def demonstrate(self, id: str) -> Table:
        """A game that bots have played for whoever wants to look at one; played when somebody comes."""
        try:
            table = await asyncio.to_thread(demo_table, id, self.clock())
        except BadSetup:
            raise Trouble("no-such-game") from None
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        self.tables[table.id] = self.alive[table.id] = table
        if len(self.tables) > OPEN_TABLES:
            idle = (id for id, old in self.tables.items() if not (old.lock.locked() or id in self.watchers))
            self.tables.pop(next(idle, table.id))

    async def catch_up(self, table: Table, seq: int = 0) -> None:
        """Take in what other workers have stored, unless we have it all up to a number."""
        async with table.lock:
            if table.doubtful or not 0 < seq <= table.seq:
                await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """The same, for who holds the lock of the table."""
        if table.read_only is None:
            self.take_in(table, await self.store.events(table.id, table.seq))
        table.doubtful = False

    def take_in(self, table: Table, bodies: list[str]) -> None:
        before = table.seq
        take_in(table, bodies)
        if table.seq != before:
            self.wake(table.id)

    # Commands

    async def act(self, table: Table, token: str, command: m.Command) -> m.Done:
        """Carry out a command of whoever holds a token; answered once it is on the disk."""
        if self.store.shared and table.audience(token) is None:
            await self.catch_up(table)  # another worker may have made that link
        return await self.carry_out(table, lambda: held_seat(table, token, command), command)

    async def hand(self, table: Table, token: str, level: str | None) -> m.Done:
        """Let a bot play at a seat, or take it back (no level); what is so already is left."""
        seat = held_seat(table, token)
        if table.seats[seat].bot == level:
            return m.Done(len(table.seen[seat]), table.expect[seat])
        command = Hand(level, secrets.token_hex(12))
        return await self.carry_out(table, lambda: held_seat(table, token), command)

    async def play_for_bot(self, table: Table, seat: str, level: str, command: m.Play) -> m.Done:
        """A bot's decision; it comes too late if the seat has been taken back meanwhile."""
        return await self.carry_out(table, lambda: bot_seat(table, seat, level), command)

    async def carry_out(self, table: Table, who: Callable[[], str], command: AnyCommand) -> m.Done:
        """`who` is asked whenever the table has changed: a link may have become invalid meanwhile."""
        if self.stopping:
            raise Trouble("stopping")
        began = time.perf_counter()
        try:
            async with table.lock:
                seat = await self.done(table, who, command)
        finally:
            self.heed_announced(table)
        if isinstance(seat, m.Done):
            return seat
        self.publish(table)
        count_action(table.title.id, time.perf_counter() - began)
        return m.Done(len(table.seen[seat]), table.expect[seat])

    async def done(self, table: Table, who: Callable[[], str], command: AnyCommand) -> str | m.Done:
        """The seat that has done it; or what was answered, if the command came again."""
        if table.doubtful:
            await self.refresh(table)
        while True:
            seat = who()
            known = table.keys.get((seat, command.key))
            if known is not None:
                return self.known(table, seat, command, known)
            made = await self.drafted(table, seat, command)
            if made is None:
                continue
            if await self.store_draft(table, made):
                table.accept(*made)
                await self.follow(table)
                return seat
            await self.refresh(table)  # another worker was first

    def known(self, table: Table, seat: str, command: AnyCommand, seq: int) -> m.Done:
        """The command came again, its answer having been lost: it is not carried out twice."""
        if not same_command(table, table.steps[seq - 1], command):
            raise Trouble("key-reused")
        return m.Done(*table.counted(seat, seq))

    async def drafted(self, table: Table, seat: str, command: AnyCommand) -> Draft | None:
        """A draft; None if something was refused only because this worker was behind another."""
        try:
            return draft(table, seat, command, self.clock())
        except Trouble:
            if not self.store.shared or table.read_only is not None:
                raise
            before = table.seq
            await self.refresh(table)
            if table.seq == before:
                raise
            return None

    async def store_draft(self, table: Table, made: Draft) -> bool:
        event, game = made
        head = table.head_after(event, game)
        body, seats = encode(event).decode(), table.seats_after(event)
        row = EventRow(table.id, table.seq + 1, event.at, body, head, seats)
        try:
            return await self.store.append(row, partial(table.foresee, game))
        except StoreFull as problem:
            table.doubtful = True  # a lost connection may have lost the commit, or only its answer
            raise Trouble("cannot-store", problem=str(problem)) from problem

    async def follow(self, table: Table) -> None:
        """Make the game that follows, unless it stands; also after a crash that left it unmade."""
        if table.next_game and await self.store.game(table.next_game) is None:
            await self.create(following_row(table, self.clock()))

    # New games

    async def create(self, row: GameRow) -> bool:
        try:
            return await self.store.create(row)
        except StoreFull as problem:
            raise Trouble("cannot-store", problem=str(problem)) from problem

    async def new_game(self, wish: m.NewGame) -> m.Created:
        row, tokens = opened(wish, self.clock(), secrets.token_bytes(32))
        await self.create(row)
        return self.welcome(await self.open(row.id), tokens)

    async def import_game(self, wish: m.ImportGame) -> m.Created:
        if wish.branch_of is not None:
            await self.table(wish.branch_of)  # there must be such a game
        row, tokens, event = await asyncio.to_thread(imported, wish, self.clock())
        await self.create(row)
        if event is not None:
            await self.store.append(event)
        return self.welcome(await self.open(row.id), tokens)

    def welcome(self, table: Table, tokens: dict[str, str]) -> m.Created:
        self.publish(table)
        links = {seat: f"/play/{table.id}#{token}" for seat, token in tokens.items()}
        return m.Created(table.id, tokens, links, f"/watch/{table.id}", commitment(table.setup.seed))

    # News

    def publish(self, table: Table) -> None:
        """Something was done here; what was done in another worker, that one tells its own listeners."""
        self.wake(table.id)
        for listener in self.listeners:
            listener(table)

    def wake(self, id: str) -> None:
        for stir in self.watchers.get(id, ()):
            stir()

    @contextmanager
    def watching(self, id: str, stir: Callable[[], None]) -> Iterator[None]:
        """`stir` is called whenever something happens at a table."""
        self.watchers.setdefault(id, set()).add(stir)
        try:
            yield
        finally:
            self.watchers[id].discard(stir)
            if not self.watchers[id]:
                del self.watchers[id]

    def stop(self) -> None:
        """No more commands; whoever watches is sent home."""
        self.stopping = True
        for id in self.watchers:
            self.wake(id)

    async def hear(self) -> None:
        """Take in what other workers do, as long as the server runs."""
        async for news in self.store.news():
            table = self.tables.get(news.game)
            if table is not None and news.seq:
                self.heed(table, news)
            elif table is not None:
                await self.look_at(table)
            elif not news.game:
                for any_table in list(self.tables.values()):
                    await self.look_at(any_table)

    def heed(self, table: Table, news: News) -> None:
        """One event. As a rule it is the next and was told with the news: then nothing needs to be read."""
        if news.seq <= table.seq:
            return
        if table.lock.locked():
            table.announced = max(table.announced, news.seq)  # perhaps it is the one that we are storing
        elif news.body and news.seq == table.seq + 1:
            self.take_in(table, [news.body])
        else:
            self.look_later(table, news.seq)

    def heed_announced(self, table: Table) -> None:
        """We were busy at a table: was anything told meanwhile that we do not have?"""
        if table.announced > table.seq:
            self.look_later(table, table.announced)

    def look_later(self, table: Table, seq: int) -> None:
        reading = asyncio.ensure_future(self.look_at(table, seq))
        self.readings.add(reading)
        reading.add_done_callback(self.readings.discard)

    async def look_at(self, table: Table, seq: int = 0) -> None:
        with suppress(StoreFull, BadSetup):
            await self.catch_up(table, seq)


def held_seat(table: Table, token: str, command: m.Command | None = None) -> str:
    """The seat that a token opens; while a bot plays there, its holder does not decide."""
    seat = table.audience(token)
    if seat is None:
        raise Trouble("wrong-token")
    new = isinstance(command, DECIDING) and (seat, command.key) not in table.keys
    if new and table.seats[seat].bot is not None:
        raise Trouble("bot-plays")
    return seat


def bot_seat(table: Table, seat: str, level: str) -> str:
    if table.seats[seat].bot != level:
        raise Trouble("wrong-token")
    return seat


async def no_advice(level: str, sight: PlainSight, seed: str) -> Thought:
    """In a house without bots nobody can be asked."""
    raise Trouble("no-time")
