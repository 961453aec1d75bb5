"""Every endpoint of the API, in one list: the router, the OpenAPI document and the tests read it."""

from __future__ import annotations

import asyncio
from importlib import metadata
from typing import Annotated, Any

from msgspec import Meta, Raw

from indochine.kernel.game import SPECTATOR, Game
from indochine.server import advice, seen, trying
from indochine.server import messages as m
from indochine.server.follow import match_score
from indochine.server.http.door import DIGITS, LARGE, Call, Endpoint, Query
from indochine.server.http.luck import LUCK
from indochine.server.http.studies import STUDIES
from indochine.server.lists import listed, over
from indochine.server.notices import checked_contact
from indochine.server.offers import (
    title_board,
    title_info,
    title_rules,
    title_seats,
    title_texts,
    titles,
)
from indochine.server.problems import Trouble, malformed
from indochine.server.replaying import stood
from indochine.server.tables import Table, secret_of

TEXTS = Query(m.Texts, "msg", "sentences: none, as messages (msg), or in a language")
LANG = Query(m.Language | None, None, "language of sentences; else as Accept-Language says")
SINCE = Query(m.Number, 0, "leave out so many")
LIMIT = Query(Annotated[int, Meta(ge=1, le=100)], 20, "how many at most")
STEP = Query(m.Number | None, None, "after which step; only when the game is over")
SCENARIO = Query(Annotated[str, Meta(max_length=60)] | None, None, "by its id; else the first")
OPTIONS = Query(Annotated[str, Meta(max_length=2000)], "{}", "a JSON object; the rest has its defaults")
BEFORE = Query(m.Time | None, None, "only those that ended before (seconds since 1970)")


# Titles and lists


async def get_titles(call: Call) -> m.Titles:
    return await asyncio.to_thread(titles, call.language)


async def get_title(call: Call) -> m.TitleInfo:
    return await asyncio.to_thread(title_info, call.path["title"], call.language)


async def get_seats(call: Call) -> m.SeatsOfTitle:
    return title_seats(call.path["title"], call.query["scenario"], call.query["options"], call.language)


async def get_rules(call: Call) -> m.RulesOfTitle:
    return await asyncio.to_thread(title_rules, call.path["title"], call.language)


async def get_texts(call: Call) -> m.TextsOfTitle:
    return await asyncio.to_thread(title_texts, call.path["title"], call.language)


async def get_board(call: Call) -> Raw:
    return await asyncio.to_thread(title_board, call.path["title"])


async def my_games(call: Call) -> m.Games:
    secrets = [secret_of(token) for token in call.body.tokens]
    found = await call.house.store.by_secrets(secrets)
    return m.Games([listed(game, secrets) for game in found])


async def finished(call: Call) -> m.Games:
    found = await over(call.house.store, call.query["limit"], call.query["before"])
    return m.Games([listed(game) for game in found])


# Making games


async def new_game(call: Call) -> m.Created:
    return await call.house.new_game(call.body)


async def import_game(call: Call) -> m.Created:
    return await call.house.import_game(call.body)


# A table


async def get_table(call: Call) -> m.TableSeen:
    table, audience = await call.looking()
    return seen.about(table, audience, await match_of(call, table), call.language)


async def match_of(call: Call, table: Table) -> m.MatchSeen | None:
    """The score of the match that a game belongs to."""
    if not table.setup.match:
        return None
    if table.setup.match == 2:
        return match_score(await call.house.table(str(table.setup.before)), table)
    return match_score(table, await call.house.table(table.next_game) if table.next_game else None)


async def get_state(call: Call) -> m.StateSeen:
    table, audience = await call.looking()
    return seen.state(table, audience, call.query["texts"])


async def get_steps(call: Call) -> m.Steps:
    table, audience = await call.looking()
    return m.Steps(seen.steps_since(table, audience, call.query["since"], call.query["texts"]))


async def get_log(call: Call) -> m.Log:
    table, audience = await call.looking()
    return seen.log(table, audience, call.query["texts"], call.query["since"])


async def get_past(call: Call) -> m.StateSeen:
    """The table as it was after a step; 0 is the beginning."""
    table, audience = await call.looking()
    number = number_in(call)
    game = await game_after(call, table, audience, number)
    return seen.past(table, game, audience, number, call.query["texts"])


def number_in(call: Call) -> int:
    """The number of a step in the path; -1 for what is none."""
    text = call.path["number"]
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else -1


async def game_after(call: Call, table: Table, audience: str, number: int) -> Game:
    """The game as it stood after a step that an audience knows of."""
    stored = table.stored_number(audience, number) if number else 0
    if stored is None:
        raise Trouble("no-such-step")
    return await game_at(call, table, stored)


async def game_at(call: Call, table: Table, stored: int) -> Game:
    if stored == table.seq:
        return table.game
    copies = call.house.replays.of(table)
    return await asyncio.to_thread(stood, table.game, table.marks[stored].entries, copies)


async def get_decision(call: Call) -> m.DecisionSeen:
    table, seat = await call.sitting()
    question = table.game.decision
    if question is None or question.seat != seat:
        raise Trouble("not-your-turn", seat=str(table.game.seat))
    if not table.asks(seat):
        raise Trouble("bot-plays")
    return trying.marked(table.game, question, seen.in_full(table, question, call.query["texts"]))


async def get_orders(call: Call) -> m.DecisionSeen:
    table, seat = await call.sitting()
    question = table.game.orders(seat)
    if question is None:
        raise Trouble("no-orders")
    return seen.in_full(table, question, call.query["texts"])


async def explain(call: Call) -> m.Explained:
    table, seat = await call.sitting()
    return seen.explained(table, table.game.explain(call.body.action, seat), call.query["texts"])


async def act(call: Call) -> m.Done:
    if call.token is None:
        raise Trouble("no-token")
    table = await call.own_table()
    if table.audience(call.token) is None:
        table, _ = await call.looking()  # the link may have been made in another worker
    return await call.house.act(table, call.token, call.body)


# Bots


async def get_hint(call: Call) -> m.Hint:
    return await advice.hint(call.house, *await call.sitting(), call.query["texts"])


async def get_reason(call: Call) -> m.Reason:
    table, audience = await call.looking()
    number = number_in(call)
    stored = table.stored_number(audience, number)
    if stored is None:
        raise Trouble("no-such-step")
    advice.bots_decision(table, audience, stored)  # before anything is replayed for it
    before = await game_at(call, table, stored - 1)
    return await advice.reason(call.house, table, audience, number, before, call.query["texts"])


async def hand_over(call: Call) -> m.Done:
    table, _ = await call.sitting()
    return await call.house.hand(table, str(call.token), call.body.level)


async def take_back(call: Call) -> m.Done:
    table, _ = await call.sitting()
    return await call.house.hand(table, str(call.token), None)


# Beside the game


async def get_chat(call: Call) -> m.Steps:
    return m.Steps(seen.chat(*await call.sitting()))


async def get_note(call: Call) -> m.Note:
    table, seat = await call.sitting()
    return m.Note(await call.house.store.note(table.id, seat))


async def put_note(call: Call) -> m.Note:
    table, seat = await call.sitting()
    if "\0" in call.body.text:
        raise malformed("note", "text")
    await call.house.store.put_note(table.id, seat, call.body.text, call.house.clock())
    return m.Note(call.body.text)


async def get_contact(call: Call) -> m.ContactInfo:
    table, seat = await call.sitting()
    found = await call.house.store.contact(table.id, seat)
    if found is None:
        return m.ContactInfo()
    return m.ContactInfo(found.email, found.webhook, found.language, found.remind_hours)  # type: ignore[arg-type]


async def put_contact(call: Call) -> m.ContactInfo:
    table, seat = await call.sitting()
    await call.house.store.put_contact(checked_contact(call.body, table.id, seat))
    info: m.ContactInfo = call.body
    return info


# What can be taken away


async def get_record(call: Call) -> Any:
    """The whole truth, the secret of the dice included: only when the game is over."""
    table, _ = await call.looking()
    if not table.game.over:
        raise Trouble("not-yet")
    return table.game.record()


async def get_position(call: Call) -> Any:
    """The situation; while the game goes on one that fits what the seat knows, the rest dealt at random."""
    table, audience = await call.looking()
    step = call.query["step"]
    if table.game.over:
        game = table.game if step is None else await game_after(call, table, audience, step)
        return game.position()
    if step is not None:
        raise Trouble("not-over")
    if audience == SPECTATOR:
        raise Trouble("no-token")
    view = table.game.view(audience)
    imagined = await asyncio.to_thread(table.title.imagine, view, audience, seed_of(view))
    return imagined.position()


def seed_of(view: dict[str, Any]) -> int:
    """The same knowledge gives the same deal: nothing can be learnt by asking again."""
    return int(advice.seed_of(view)[:12], 16)


async def health(call: Call) -> m.Health:
    await call.house.store.ping()
    return m.Health("stopping" if call.house.stopping else "ok", metadata.version("indochine"))


GAME = "/api/games/{game}"

COMMANDS = Endpoint("POST", GAME + "/commands", act, m.Done, "Carry out a command of a seat.",
                    m.Command, limit="act", seat=True)  # fmt: skip

ENDPOINTS = (
    COMMANDS,
    Endpoint("GET", GAME + "/state", get_state, m.StateSeen, "The table as a seat or a spectator sees it.",
             query={"texts": TEXTS}),
    Endpoint("GET", GAME + "/steps", get_steps, m.Steps, "What happened since a step.",
             query={"since": SINCE, "texts": TEXTS}, limit="heavy"),
    Endpoint("GET", GAME + "/log", get_log, m.Log, "The log from a line on.",
             query={"since": SINCE, "texts": TEXTS}, limit="heavy"),
    Endpoint("GET", GAME + "/past/{number}", get_past, m.StateSeen, "The table as it was after a step.",
             query={"texts": TEXTS}, limit="replay"),
    Endpoint("GET", GAME + "/decision", get_decision, m.DecisionSeen,
             "The decision in full: choices, odds, and what is refused with its reasons.",
             query={"texts": TEXTS}, limit="heavy", seat=True),
    Endpoint("GET", GAME + "/orders", get_orders, m.DecisionSeen, "The standing orders that may be given.",
             query={"texts": TEXTS}, limit="heavy", seat=True),
    Endpoint("POST", GAME + "/explain", explain, m.Explained, "Why can an action not be played?", m.Ask,
             query={"texts": TEXTS}, seat=True),
    Endpoint("POST", GAME + "/hint", get_hint, m.Hint, "What a strong bot would do in the seat, and why.",
             query={"texts": TEXTS}, limit="think", seat=True),
    Endpoint("GET", GAME + "/reasons/{number}", get_reason, m.Reason,
             "Why a bot took a step: once the game is over, or to the holder of the bot's seat.",
             query={"texts": TEXTS}, limit="think"),
    Endpoint("POST", GAME + "/seat/bot", hand_over, m.Done, "Let a bot play at one's seat.", m.HandOver,
             limit="heavy", seat=True),
    Endpoint("DELETE", GAME + "/seat/bot", take_back, m.Done, "Take one's seat back from a bot.",
             limit="heavy", seat=True),
    Endpoint("GET", GAME + "/chat", get_chat, m.Steps, "What the players have said.", seat=True),
    Endpoint("GET", GAME + "/note", get_note, m.Note, "The seat's private notes.", seat=True),
    Endpoint("PUT", GAME + "/note", put_note, m.Note, "Replace the seat's private notes.", m.Note,
             most=128 * 1024, limit="heavy", seat=True),
    Endpoint("GET", GAME + "/contact", get_contact, m.ContactInfo, "How the seat hears of its turn.",
             seat=True),
    Endpoint("PUT", GAME + "/contact", put_contact, m.ContactInfo, "Set how the seat hears of its turn.",
             m.ContactInfo, limit="heavy", seat=True),
    Endpoint("GET", GAME + "/record", get_record, m.JsonObject, "The record of a game that is over.",
             limit="heavy"),
    Endpoint("GET", GAME + "/position", get_position, m.JsonObject,
             "The situation as a document; while the game goes on, one that fits what the seat knows.",
             query={"step": STEP}, limit="heavy"),
    Endpoint("GET", GAME, get_table, m.TableSeen, "What everybody may know of a table.",
             query={"lang": LANG}),
    Endpoint("POST", "/api/games", new_game, m.Created, "Set up a game.", m.NewGame, limit="make",
             status=201),
    Endpoint("POST", "/api/import", import_game, m.Created, "Set up a game from a record or a position.",
             m.ImportGame, limit="make", most=LARGE, status=201),
    Endpoint("POST", "/api/mine", my_games, m.Games, "The games of the seats that a browser remembers.",
             m.MySeats),
    Endpoint("GET", "/api/finished", finished, m.Games, "Games that ended lately.",
             query={"limit": LIMIT, "before": BEFORE}),
    Endpoint("GET", "/api/titles", get_titles, m.Titles, "The titles with scenarios, options and bots.",
             query={"lang": LANG}, limit="heavy"),
    Endpoint("GET", "/api/titles/{title}", get_title, m.TitleInfo, "One title.", query={"lang": LANG},
             limit="heavy"),
    Endpoint("GET", "/api/titles/{title}/seats", get_seats, m.SeatsOfTitle,
             "Who sits at a game with a scenario and options.",
             query={"scenario": SCENARIO, "options": OPTIONS}, limit="heavy"),
    Endpoint("GET", "/api/titles/{title}/rules", get_rules, m.RulesOfTitle, "Every rule in our own words.",
             query={"lang": LANG}, limit="heavy"),
    Endpoint("GET", "/api/titles/{title}/texts", get_texts, m.TextsOfTitle,
             "The message catalogue of a title, in Fluent.", query={"lang": LANG}, limit="heavy"),
    Endpoint("GET", "/api/titles/{title}/board", get_board, m.JsonObject,
             "All that is printed: the map, counters, cards and tracks, for a client that draws.",
             limit="heavy"),
    *LUCK,
    *STUDIES,
    Endpoint("GET", "/health", health, m.Health, "Whether the server and its database work."),
)  # fmt: skip
