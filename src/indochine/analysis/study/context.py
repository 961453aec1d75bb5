"""What all parts of a report need: the numbers, the words, and what to call the arms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from indochine.analysis.study import page as html
from indochine.analysis.study.asking import Arm, Asked, differences
from indochine.analysis.study.plots import Line
from indochine.analysis.study.words import Words
from indochine.kernel.text import Msg

ARM_COLOURS = ("first", "second")
LETTERS = ("A", "B")


class Context:
    """A study on its way to a page."""

    def __init__(self, asked: Asked, found: dict[str, Any], language: str) -> None:
        self.asked, self.found = asked, found
        self.title = asked.arms[0].found()
        self.words = Words(language, self.title)
        self.arms: list[dict[str, Any]] = found["arms"]
        self.names = self.arm_names()
        self.solitaire = len(self.title.seats) == 1  # its games are counted by points
        self.letters = LETTERS[: len(self.arms)]

    def arm_names(self) -> list[str]:
        """All games, or each arm by what tells it from the other."""
        if len(self.asked.arms) == 1:
            return [self.words("all-games")]
        apart = differences(*self.asked.arms)
        said = [", ".join(self.value(found[0], found[side]) for found in apart) for side in (1, 2)]
        return [f"{letter}: {text}" for letter, text in zip(LETTERS, said, strict=True)]

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
        """A table whose second column says of which arm a row is: left out where there is only one."""
        if len(self.arms) == 1:
            heads, rows = [heads[0], *heads[2:]], [[row[0], *row[2:]] for row in rows]
        return html.table(heads, rows)

    def value(self, what: str, value: Any) -> str:
        if what == "bots":
            return ", ".join(value)
        if what == "pack":
            return str(value).rpartition("/")[2] if value else self.words("own-pack")
        if what == "scenario":
            return self.words.of(Msg("scenario-" + value))
        said = self.words("varies") if value is None else self.words.option_value(what, value)
        return f"{self.words.option(what)}: {said}"

    def lines(self, values: Callable[[dict[str, Any]], Any]) -> list[Line]:
        """One line for each arm."""
        named = zip(self.names, ARM_COLOURS, self.arms, strict=False)
        return [Line(name, colour, values(arm)) for name, colour, arm in named]

    def scenario(self, arm: Arm) -> str:
        return self.value("scenario", arm.scenario)

    def options(self, arm: Arm) -> str:
        """Those that are not as usual."""
        usual = {option.id: option.default for option in self.title.options}
        chosen = [self.value(id, value) for id, value in arm.options.items() if value != usual.get(id)]
        varied = [self.value(id, None) for id in arm.vary]
        return "; ".join([*chosen, *varied]) or self.words("as-usual")


def table_of_shares(context: Context, keys: Sequence[str], name: Callable[[str], str], field: str) -> str:
    """Shares of games with their intervals, a row for each key and arm."""
    words = context.words
    rows = [
        (name(key), letter, found["games"], words.percent(found["share"]), words.interval(found))
        for key in keys
        for letter, arm in zip(context.letters, context.arms, strict=True)
        if (found := arm[field].get(key))
    ]
    heads = [words(id) for id in ("winner", "games-of", "games-number", "share", "interval-95")]
    return context.table(heads, rows)
