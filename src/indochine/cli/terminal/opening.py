"""The menu for somebody who only typed `indochine play`: which title, and how to play it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.console import Console

import indochine
from indochine import Title
from indochine.bots import names
from indochine.cli.terminal.keeping import Saved, unfinished
from indochine.cli.terminal.keyboard import Keyboard, Leave, shown
from indochine.cli.terminal.seating import PERSON
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.text import Msg


class Plan(NamedTuple):
    """What a player wants: a new game of this kind, or a saved one."""

    own: str | None = None
    versus: str | None = None
    scenario: str | None = None
    options: tuple[tuple[str, Any], ...] = ()
    saved: Saved | None = None


class Opening:
    """Asks for a number until it gets one."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.keyboard = Keyboard(console)
        self.language = language
        self.words = Words(language)
        self.teller = Teller(console, self.words)

    def number(self, entries: list[str]) -> int:
        """Which of these; Enter takes the first."""
        for number, text in enumerate(entries, start=1):
            self.teller.columns([(str(number), text)])
        while True:
            line = self.keyboard.line(self.words("which", last=len(entries))) or "1"
            if line.lower() in ("quit", *self.words("command-quit").split()):
                raise Leave
            if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(entries):
                return int(line) - 1
            self.teller.words_say("no-such-number", number=shown(line), last=len(entries))

    def title(self) -> str:
        """The title to play; nobody is asked if there is only one."""
        ids = indochine.titles()
        if len(ids) == 1:
            return ids[0]
        self.teller.words_say("which-title", "bold")
        return ids[self.number([indochine.title(id).name(self.language) for id in ids])]

    def plan(self, title: Title) -> Plan:
        words = Words(self.language, title)
        self.console.print()
        self.teller.say(words.of(Msg("title-name")), "bold")
        self.teller.say(words.of(Msg("title-about")))
        self.console.print()
        self.teller.words_say("which-mode", "bold")
        plans = self.plans(title, words)
        return plans[self.number([text for text, _ in plans])][1]

    def plans(self, title: Title, words: Words) -> list[tuple[str, Plan]]:
        """Ways to play, the one that a newcomer wants first; a game left unfinished before all others."""
        found, strongest = [], names()[-1]
        for saved in unfinished()[:1]:
            found.append((words("mode-resume", **described(words, saved)), Plan(saved=saved)))
        if any(option.id == "solo" for option in title.options):
            found.append((words("mode-solo"), Plan(options=(("solo", True),))))
        for seat in title.seats:
            side = Msg("side-" + seat)
            found.append((words("mode-bot", side=side, bot=strongest), Plan(own=seat, versus=strongest)))
        found.append((words("mode-two"), Plan()))
        for scenario in title.scenarios[1:]:
            name = Msg("scenario-" + scenario) if words.has("scenario-" + scenario) else scenario
            found.append((words("mode-scenario", scenario=name), Plan(scenario=scenario)))
        return found

    def saved(self) -> Saved | None:
        """One of the unfinished games; None if there are none."""
        games = unfinished()
        if not games:
            self.teller.words_say("none-saved")
            return None
        self.teller.words_say("which-saved", "bold")
        texts = [self.words("saved-game", name=g.path.stem, **described(self.words, g)) for g in games]
        return games[self.number(texts)]


def described(words: Words, saved: Saved) -> dict[str, Any]:
    """A saved game in a few words: what, how far, who, when."""
    known = saved.title in indochine.titles()
    players = [
        f"{seat} {words('person') if player == PERSON else player}"
        for seat, player in saved.table.get("players", {}).items()
    ]
    return {
        "title": indochine.title(saved.title).name(words.language) if known else saved.title,
        "turn": saved.turn,
        "players": ", ".join(players),
        "when": f"{saved.when:%Y-%m-%d %H:%M}",
    }
