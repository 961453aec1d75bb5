"""What a bot would do, or why it did something, as the terminal tells it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.text import Text

from indochine import BadSetup, Game
from indochine.bots import Sight, Thought, bot, names
from indochine.cli.terminal.drawing import plain_table
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.telling import Teller, label
from indochine.kernel.choices import Question
from indochine.kernel.text import Msg

ADVISER = "captain"
TOLD = 12  # choices that are listed at most
PATIENCE = 20.0  # seconds that an adviser may think


class Weighed(NamedTuple):
    """One choice that a bot weighed."""

    action: list[Any]
    msg: Msg
    share: float
    worth: float | None


class Advice(NamedTuple):
    """What a bot would choose, and what it weighed, best first."""

    level: str
    action: list[Any]
    simulations: int
    weighed: list[Weighed]


def advised(game: Game) -> Advice:
    """What the adviser would do in the seat that decides; the same question gets the same answer."""
    if ADVISER not in names(game.title):
        raise BadSetup(f"{game.title.id} has no bot that could advise")
    sight, question = Sight(game), game.decision
    assert question is not None
    chance = Random(json.dumps(sight.view, sort_keys=True))
    return advice_of(bot(ADVISER, PATIENCE).think(sight, chance), ADVISER, question)


def advice_of(thought: Thought, level: str, question: Question) -> Advice:
    choices = {choice.code: choice for choice in question.choices}
    ranked = sorted(thought.weighed, key=lambda found: found.code != thought.code)
    weighed = [
        Weighed(choices[found.code].action, choices[found.code].msg, found.share, found.worth)
        for found in ranked[:TOLD]
    ]
    return Advice(level, choices[thought.code].action, thought.simulations, weighed)


def advice_from(data: dict[str, Any]) -> Advice:
    """The same as a server sends it."""
    weighed = [
        Weighed(found["action"], Msg.from_json(found["msg"]), found["share"], found.get("worth"))
        for found in data["weighed"]
    ]
    return Advice(data["level"], data["action"], data["simulations"], weighed)


def tell(teller: Teller, advice: Advice, menu: Menu | None = None) -> None:
    """What was weighed, the chosen one first; with the numbers of a menu it can be played at once."""
    words = teller.words
    numbers = {tuple(choice.action): number for number, choice in menu.numbered.items()} if menu else {}
    table = plain_table()
    for heading in ("", "", words("weighed-share"), words("weighed-worth")):
        table.add_column(heading, justify="right" if heading else "left")
    for found in advice.weighed:
        number = numbers.get(tuple(found.action))
        marked = "\u25b6 " if found.action == advice.action else "  "
        name = Text(marked + ("" if number is None else label(number)), style="bold")
        table.add_row(name, Text(words.of(found.msg)), percent(found.share), percent(found.worth))
    teller.console.print(Padding(table, (0, 0, 0, 2), expand=False))
    teller.words_say("weighed-how", "dim", level=advice.level, simulations=advice.simulations)


def percent(share: float | None) -> str:
    return "" if share is None else f"{share:.0%}"
