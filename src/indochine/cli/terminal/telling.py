"""What the terminal tells besides the board: log lines, rules, odds, the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from indochine import Choice, Game, Refusal
from indochine.cli.terminal.drawing import GAP, plain_table
from indochine.cli.terminal.gathering import Entries, gathered
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.words import Words
from indochine.kernel.log import LogEntry
from indochine.kernel.text import Msg

NUMBERS = 5  # room for the number of a choice
MOST_COLUMNS = 3


class Teller:
    """Prints for one console, in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def words_say(self, id: str, style: str = "", **params: Any) -> None:
        self.say(self.words(id, **params), style)

    def file_say(self, id: str, file: str) -> None:
        """A line that names a file is never broken, so that it can be copied."""
        self.console.print(Text(self.words(id, file=file)), soft_wrap=True)

    # The log

    def log(self, entries: Iterable[LogEntry]) -> None:
        """One line per deed with its rule, equal ones folded; beginnings of turns and phases stand out."""
        lines = ((self.words.of(entry.msg), entry.rule, entry.kind) for entry in entries)
        for (text, rule, kind), same in groupby(lines):
            if kind.endswith("-begins"):
                self.console.print(Rule(Text(text, style="bold"), style="dim"))
                continue
            number = len(list(same))
            times, cited = f" ×{number}" if number > 1 else "", f"  [{rule}]" if rule else ""
            self.inset(Text.assemble(text, (times, "bold"), (cited, "dim")))

    def inset(self, text: Text) -> None:
        self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

    # Rules

    def rules(self, ids: Iterable[str]) -> None:
        for id in ids:
            title, summary = self.words.rule(id)
            line = Text.assemble((f"[{id}] ", "bold"), (title + ". " if title else "", "bold"), summary)
            self.inset(line)

    def prompt_help(self, menu: Menu) -> None:
        """What the question means, and the rules that it rests on."""
        question = menu.question
        self.say(self.words.of(question.msg), "bold")
        if self.words.has(f"prompt-{question.name}.help"):
            self.say(self.words.of(Msg(f"prompt-{question.name}.help", **question.context())))
        self.rules(menu.rules())

    def choice_rules(self, menu: Menu, choice: Choice) -> None:
        self.say(self.words("allowed", choice=menu.text(choice)), "bold")
        self.rules(choice.rules)

    def refusal(self, sentence: str, refusal: Refusal) -> None:
        """Why something cannot be done: the reason, then the rule in short."""
        if sentence:
            self.say(sentence, "bold")
        self.say(
            f"{refusal.text(self.words.language)} [{refusal.rule}]"
            if refusal.rule
            else refusal.text(self.words.language)
        )
        if refusal.rule:
            self.rules([refusal.rule])

    def refused_list(self, menu: Menu) -> None:
        """All that a player might try and may not, each with its reason."""
        if not menu.refused:
            self.words_say("nothing-refused")
            return
        for why, choices in self.reasons(menu).items():
            named = [Text.assemble((f"r{n} ", "bold"), menu.text(choice)) for n, choice in choices]
            self.inset(Text.assemble(Text("   ").join(named), "\n", (why, "dim")))
        self.words_say("why-hint", "dim")

    def reasons(self, menu: Menu) -> dict[str, list[tuple[int, Choice]]]:
        """What is refused, by its reason."""
        found: dict[str, list[tuple[int, Choice]]] = {}
        for number, choice in enumerate(menu.refused, start=1):
            assert choice.refused is not None
            why = f"{self.words.of(choice.refused.msg)} [{choice.refused.rule}]"
            found.setdefault(why, []).append((number, choice))
        return found

    # The menu

    def menu(self, menu: Menu) -> None:
        """The question, then its choices kind by kind, several abreast where they are short."""
        self.console.print()
        self.say(self.words.of(menu.question.msg), "bold")
        for group in menu.groups():
            rows = gathered(group, self.words)
            if rows:
                self.places(rows)
            else:
                self.columns([(str(number), menu.text(choice)) for number, choice in group])
        if menu.ending:
            self.columns([("0", menu.text(menu.ending) + self.odds_line(menu.ending.odds))])
        if menu.refused:
            self.words_say("refused-count", "dim", number=len(menu.refused))

    def columns(self, entries: list[tuple[str, str]]) -> None:
        """Down the first column, then down the next."""
        widest = NUMBERS + 2 + max(len(text) for _, text in entries)
        abreast = max(1, min(MOST_COLUMNS, self.console.width // widest, -(-len(entries) // 2)))
        height = -(-len(entries) // abreast)
        table = Table.grid(padding=(0, 1), expand=abreast > 1)
        for _ in range(abreast):
            table.add_column(justify="right", width=NUMBERS - 1, style="bold")
            table.add_column(ratio=1)
        for line in range(height):
            cells = [cell for entry in entries[line::height] for cell in (Text(entry[0]), Text(entry[1]))]
            table.add_row(*cells)
        self.console.print(table)

    def places(self, rows: dict[str, Entries]) -> None:
        """One line per place with what can be chosen there."""
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for place, entries in rows.items():
            texts = [Text.assemble((f"{number:>2} ", "bold"), name) for number, name in entries]
            table.add_row(Text("  " + place), Text("   ").join(texts))
        self.console.print(table)

    def listing(self, rows: list[tuple[str, str]]) -> None:
        """A word or two, and what they mean."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold")
        table.add_column(ratio=1)
        for name, meaning in rows:
            table.add_row(Text("  " + name), Text(meaning))
        self.console.print(table)

    # Odds

    def odds_line(self, odds: Any) -> str:
        """The odds in a few words, beside the choice that commits to the dice."""
        if odds is None:
            return ""
        data = odds.json()
        dice = {id: number for id, number in data.items() if isinstance(number, int)}
        means = {id: self.decimal(mean) for id, mean in data["expected"].items()}
        return "\n" + self.words.of(Msg("odds-line", **dice, **means))

    def dice(self, data: dict[str, Any]) -> list[str]:
        return [self.words.of(Msg("odds-" + id, number=n)) for id, n in data.items() if isinstance(n, int)]

    def decimal(self, number: float) -> str:
        return self.words("decimal", number=round(number, 1))

    def odds(self, odds: Any) -> None:
        """Expected results, and how likely each number of them is."""
        data = odds.json()
        self.say(", ".join(self.dice(data)), "bold")
        spreads = marginals(data)
        most = max([max(spread) for spread in spreads.values()], default=-1)
        table = plain_table()
        table.add_column("")
        table.add_column(self.words("odds-mean"), justify="right")
        for number in range(most + 1):
            table.add_column(str(number), justify="right")
        for id, mean in data["expected"].items():
            shares = [percent(spreads[id].get(n, 0.0)) for n in range(most + 1)] if id in spreads else []
            table.add_row(self.words.of(Msg("odds-" + id)), self.decimal(mean), *shares)
        self.console.print(table)

    # The end

    def game_over(self, game: Game, winner: str) -> None:
        """Who won, how, and the score that it is judged by."""
        outcome = game.outcome
        assert outcome is not None
        self.console.print(Rule(style="dim"))
        self.say(self.words("winner", winner=winner) if outcome.winner else self.words("draw"), "bold")
        self.say(self.words.of(Msg("reason-" + outcome.reason)))
        games = outcome.score.get("games", [outcome.score])
        table = plain_table(named=len(games) > 1)
        table.add_column("")
        for number in range(1, len(games) + 1):
            table.add_column(self.words("game-number", number=number))
        for key in games[0]:
            if key != "reason" or len(games) > 1:
                table.add_row(
                    self.words.of(Msg("score-" + key)), *(self.words.score(key, game[key]) for game in games)
                )
        self.console.print(table)


def marginals(data: dict[str, Any]) -> dict[str, dict[int, float]]:
    """For each thing counted, the chance of each number of it, whatever the others are."""
    spreads: dict[str, dict[int, float]] = {id: {} for id in data.get("columns", [])}
    for *result, chance in data["chances"]:
        for spread, number in zip(spreads.values(), result, strict=False):
            spread[number] = spread.get(number, 0.0) + chance
    return spreads


def percent(chance: float) -> str:
    return f"{chance:.0%}" if chance else "·"
