"""What a report says, in one of three languages, with the names that the title gives to things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from indochine.analysis.simulate import DRAW
from indochine.kernel.rulebook import read_index
from indochine.kernel.text import Msg, catalogue
from indochine.kernel.title import Title

TEXT = Path(__file__).parent.parent / "text"
COMMAS = ("fr", "pl")  # languages that write 0,5


class Words:
    """The desk's own sentences, and the words of one title."""

    def __init__(self, language: str, title: Title) -> None:
        self.language, self.title = language, title
        self.catalogue = catalogue(language, title.book.text_folder, TEXT)
        board = title.board()
        self.sides = {side.id: side.name for side in board.sides}
        self.cards = {card.ref: card.name for card in board.cards}
        self.counters = {counter.ref: counter.name for counter in board.counters}
        self.tracks = {track.id: track.name for track in board.tracks}
        self.rules = read_index(title.folder)

    def __call__(self, id: str, **params: Any) -> str:
        return self.of(Msg("study-" + id, **params))

    def of(self, msg: Any) -> str:
        """A message, here or as data; any other value as it is written in this language."""
        if isinstance(msg, dict):
            msg = Msg.from_json(msg)
        if isinstance(msg, float):
            return self.number(msg)
        return self.catalogue.render(msg) if isinstance(msg, Msg) else str(msg)

    def number(self, value: float, digits: int = 2) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.language in COMMAS else text

    def percent(self, value: float, sign: bool = False) -> str:
        text = f"{100 * value:+.1f}" if sign else f"{100 * value:.1f}"
        return (text.replace(".", ",") if self.language in COMMAS else text) + "\N{NO-BREAK SPACE}%"

    def interval(self, found: dict[str, Any], percent: bool = True, sign: bool = False) -> str:
        form = (lambda value: self.percent(value, sign)) if percent else self.number
        return self("interval", low=form(found["low"]), high=form(found["high"]))

    def chance(self, p: float) -> str:
        """How likely chance alone is: nobody needs more than the order of it."""
        least = self.number(0.001, 3)
        return f"< {least}" if p < 0.001 else self.number(p, 3)

    # Names

    def side(self, id: str) -> str:
        if id == DRAW:
            return self("not-won") if len(self.title.seats) == 1 else self("draw")
        return self.of(self.sides[id]) if id in self.sides else id

    def card(self, ref: str, seat: str) -> str:
        """With its id: several cards may bear the same name."""
        name = f"{ref.partition(':')[2]} {self.of(self.cards[ref])}"
        return f"{name} ({seat})" if seat else name

    def unit(self, id: str) -> str:
        return self.of(self.counters["unit:" + id])

    def figure(self, name: str) -> str:
        """`<message>/<side>`, `<message>|<parameter>=<message>/<side>` or `track:<id>/<side>`."""
        what, _, side = name.rpartition("/")
        track = self.tracks.get(what.removeprefix("track:")) if what.startswith("track:") else None
        id, *within = what.split("|")
        params = {key: Msg(value) for key, _, value in (part.partition("=") for part in within)}
        said = self.of(track if track is not None else Msg(id, **params))
        return f"{said} ({self.side(side)})" if side and "side" not in params else said

    def rule(self, id: str) -> str:
        rule = self.rules.get(id)
        return self.of(Msg(rule.message + ".title")) if rule else ""

    def ending(self, reason: str) -> str:
        return self.of(self.title.study.ending(reason))

    def option(self, id: str) -> str:
        return self.of(Msg("option-" + id))

    def option_value(self, id: str, value: Any) -> str:
        return self.of(Msg(f"option-{id}-{str(value).lower()}"))
