"""What a bot would do in somebody's seat, and why a bot did what it did. Nothing of it is stored."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from indochine.bots import PlainSight, Sight, Thought, names
from indochine.kernel.choices import Question
from indochine.kernel.game import Game
from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.minds import Decided, chance, decided_by
from indochine.server.problems import Trouble
from indochine.server.seen import Wording, choice
from indochine.server.stored import AnyEvent, encode
from indochine.server.tables import Table

ADVISER: Final = "captain"
TOLD: Final = 12  # choices that are told at most


def seed_of(view: dict[str, Any]) -> str:
    """The same knowledge gives the same advice: nothing can be learnt by asking again."""
    return hashlib.sha256(encode(view)).hexdigest()


# Hints


async def hint(house: House, table: Table, seat: str, texts: str) -> m.Hint:
    """What the adviser would choose; from what the seat may see, and from nothing else."""
    check_hint(table, seat)
    question, expect = table.game.decision, table.expect[seat]
    assert question is not None
    cache = table.cache  # of the situation as it is: another one begins with another
    thought: Thought | None = cache.get(("hint", seat))
    if thought is None:
        sight = Sight(table.game).plain()
        thought = cache["hint", seat] = await house.advise(ADVISER, sight, seed_of(sight.view))
    return m.Hint(expect, told(thought, ADVISER, question, Wording(table, texts)))


def check_hint(table: Table, seat: str) -> None:
    if table.read_only:
        raise Trouble("read-only", why=table.read_only)
    if table.deciding is None:
        raise Trouble("game-over")
    if table.deciding != seat:
        raise Trouble("not-your-turn", seat=table.deciding)
    if not table.asks(seat):
        raise Trouble("bot-plays")
    if ADVISER not in names(table.title):
        raise Trouble("no-hint")


# Reasons


def bots_decision(table: Table, audience: str, stored: int) -> tuple[AnyEvent, Decided]:
    """A decision that a bot made. What it weighed would give its cards away to others before the end."""
    event = table.steps[stored - 1]
    if not (table.game.over or audience == event.seat):
        raise Trouble("not-over")
    found = decided_by(event)
    if found is None or found.level not in names(table.title):
        raise Trouble("no-reason")
    return event, found


async def reason(
    house: House, table: Table, audience: str, number: int, before: Game, texts: str
) -> m.Reason:
    """The thoughts of a bot, thought again as they were: same sight, same level, same chance."""
    event, by = bots_decision(table, audience, table.seen[audience][number - 1])
    question = before.decision
    if question is None or question.seat != event.seat:
        raise Trouble("no-reason")
    sight: PlainSight = Sight(before).plain()
    thought = await house.advise(by.level, sight, chance(table, by.expect))
    played = event.entries[0]["do"]
    again = sight.action(thought.code) == played
    shown = told(thought, by.level, question, Wording(table, texts))
    return m.Reason(number, question.seat, played, again, shown)


# As it is told


def told(thought: Thought, level: str, question: Question, wording: Wording) -> m.ThoughtSeen:
    """What was chosen stands before its equals."""
    choices = {c.code: c for c in question.choices}
    ranked = sorted(thought.weighed, key=lambda found: found.code != thought.code)
    weighed = []
    for found in ranked[:TOLD]:
        seen = choice(choices[found.code], wording)
        worth = None if found.worth is None else round(found.worth, 4)
        share = round(found.share, 4)
        weighed.append(m.WeighedSeen(seen.action, share, worth, seen.msg, seen.text, seen.targets))
    left_out = len(thought.weighed) - len(weighed)
    return m.ThoughtSeen(level, choices[thought.code].action, thought.simulations, weighed, left_out)
