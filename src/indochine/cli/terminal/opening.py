"""The menu for somebody who only typed `indochine play`: which title, and how to play it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.console import Console

import indochine
from indochine import BadSetup, Title
from indochine.bots import names
from indochine.cli.terminal.keeping import Saved, unfinished
from indochine.cli.terminal.keyboard import Keyboard, Leave, shown
from indochine.cli.terminal.seating import PERSON
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.text import Msg, catalogue
from indochine.kernel.title import Option
from indochine.server.problems import TEXT as SERVER_TEXT

SOLO = "solo"  # the option of a title for two that one can play alone
USUAL = "planner"  # a fair opponent who plays at once
MATCH = "match"  # the scenario of two games with the sides swapped


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

    def number(self, entries: list[str], default: int = 1) -> int:
        """Which of these; Enter takes the first, or what else is the default."""
        for number, text in enumerate(entries, start=1):
            self.teller.columns([(str(number), text)])
        while True:
            line = self.keyboard.line(self.words("which", last=len(entries), default=default)) or str(default)
            if line.lower() in ("quit", *self.words("command-quit").split()):
                raise Leave
            if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(entries):
                return int(line) - 1
            self.teller.words_say("no-such-number", number=shown(line), first=1, last=len(entries))

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
        chosen: dict[str, Any] = {}
        while True:
            self.console.print()
            self.teller.words_say("which-mode", "bold")
            plans = self.plans(title, words)
            number = self.number([*(text for text, _ in plans), words("mode-options")])
            if number < len(plans):
                plan = plans[number][1]
                versus = self.level(title) if plan.versus else None
                return plan._replace(versus=versus, options=(*plan.options, *chosen.items()))
            self.settings(title, words, chosen)

    def level(self, title: Title) -> str:
        """How well the bot is to play, as honestly as it can be said."""
        levels, told = names(title), catalogue(self.language, SERVER_TEXT)
        if len(levels) == 1:
            return levels[0]
        self.console.print()
        self.teller.words_say("which-level", "bold")
        usual = levels.index(usual_level(title)) + 1
        return levels[self.number([told.render(Msg("bot-" + level)) for level in levels], default=usual)]

    def settings(self, title: Title, words: Words, chosen: dict[str, Any]) -> None:
        """Change one option after another; whether to play alone is no option but a way to play."""
        known = [option for option in title.options if option.id != SOLO]
        while True:
            self.console.print()
            now = [words.value(option.id, chosen.get(option.id, option.default)) for option in known]
            names = [Msg("option-" + option.id) for option in known]
            lines = [words("option-now", option=n, value=v) for n, v in zip(names, now, strict=True)]
            self.teller.words_say("which-option", "bold")
            number = self.number([*lines, words("options-done")], default=len(lines) + 1)
            if number == len(lines):
                return
            self.setting(title, words, known[number], chosen)

    def setting(self, title: Title, words: Words, option: Option, chosen: dict[str, Any]) -> None:
        """Another value for an option, unless it does not go with the others."""
        self.console.print()
        self.teller.say(words.of(Msg("option-" + option.id)), "bold")
        self.teller.say(words.if_any(f"option-{option.id}.help"))
        value = option.values[self.number([words.value(option.id, value) for value in option.values])]
        try:
            title.settle(None, chosen | {option.id: value})
            chosen[option.id] = value
        except BadSetup as problem:
            self.teller.say(str(problem))

    def plans(self, title: Title, words: Words) -> list[tuple[str, Plan]]:
        """Ways to play, the one that a newcomer wants first; a game left unfinished before all others."""
        found, usual = [], usual_level(title)
        for saved in [game for game in unfinished() if not game.open][:1]:
            found.append((words("mode-resume", **described(words, saved)), Plan(saved=saved)))
        if len(title.seats) == 1:
            return found + [(named(words, id), Plan(scenario=id)) for id in title.scenarios]
        if any(option.id == SOLO for option in title.options):
            found.append((words("mode-solo"), Plan(options=((SOLO, True),))))
        for seat in title.seats:
            side = Msg("side-" + seat)
            found.append((words("mode-bot", side=side), Plan(own=seat, versus=usual)))
        found.append((words("mode-two"), Plan()))
        for scenario in title.scenarios[1:]:
            text = words("mode-scenario", scenario=named(words, scenario))
            found.append((text, Plan(scenario=scenario)))
        return found

    def saved(self) -> Saved | None:
        """One of the unfinished games; None if there are none."""
        games = unfinished()
        if not games:
            self.teller.words_say("none-saved")
            return None
        self.teller.words_say("which-saved", "bold")
        return games[self.number([self.listed(game) for game in games])]

    def listed(self, saved: Saved) -> str:
        text = self.words("saved-game", name=saved.path.stem, **described(self.words, saved))
        return f"{text} {self.words('saved-open')}" if saved.open else text


def usual_level(title: Title) -> str:
    return USUAL if USUAL in names(title) else names(title)[-1]


def named(words: Words, scenario: str) -> str:
    return words.if_any("scenario-" + scenario) or scenario


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
