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

from indochine import Refusal
from indochine.cli.terminal.drawing import GAP, plain_table
from indochine.cli.terminal.gathering import Entries, Matrix, as_matrix, by_thing, families, gathered, listed
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.table import Choice, Ended, Line
from indochine.cli.terminal.words import Words
from indochine.kernel.text import Msg

NUMBERS = 5  # room for the number of a choice
MARK = "*"
MOST_COLUMNS = 3
MINUS = "\u2212"
DASH = " \u2013 "
HARD_SPACE = "\u00a0"  # no line breaks between a number and its name
FULL_STOPS = (".", "!")
FEW = 6  # one in so many texts may be too long for its column


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

    def log(self, entries: Iterable[Line]) -> None:
        """One line per deed with its rule, equal ones folded; beginnings of turns and phases stand out."""
        lines = ((self.words.of(entry.msg), entry.rule, entry.kind) for entry in entries)
        for (text, rule, kind), same in groupby(lines):
            if kind.endswith("-begins"):
                self.console.print(Rule(Text(text, style="bold"), style="dim"))
                continue
            number = len(list(same))
            times, cited = f" ×{number}" if number > 1 else "", f"  [{rule}]" if rule else ""
            end = text[-1:] if times and text.endswith(FULL_STOPS) else ""
            self.inset(Text.assemble(text.removesuffix(end), (times, "bold"), end, (cited, "dim")))

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

    def marks(self, menu: Menu) -> None:
        """Why choices are marked: they stand already, or a rule forbids them."""
        found: dict[str, list[str]] = {}
        for number in sorted(menu.marked):
            refused = menu.numbered[number].refused
            assert refused is not None
            found.setdefault(self.words.of(refused.msg), []).append(str(number))
        for why, numbers in found.items():
            self.say(f"{MARK}{', '.join(numbers)}) {why}", "dim")

    # The menu

    def menu(self, menu: Menu) -> None:
        """The question with its choices, and how many more a rule bars."""
        self.question(menu)
        if menu.refused:
            self.words_say("refused-count", "dim", number=len(menu.refused))

    def question(self, menu: Menu) -> None:
        """What is asked, then the choices kind by kind, several abreast where they are short."""
        self.console.print()
        self.say(self.words.of(menu.question.msg), "bold")
        for family in families(menu.groups()):
            things = by_thing(family, self.words) if len(family) > 1 else None
            if things:
                self.matrix(things, menu.marked)
            for group in [] if things else family:
                self.group(menu, group)
        if menu.ending:
            self.columns([("0", self.choice(menu, menu.ending))], menu.marked)

    def group(self, menu: Menu, group: list[tuple[int, Choice]]) -> None:
        """Choices of one kind: by place, else abreast, else by name under the sentence that they share."""
        places = gathered(group, self.words)
        if places:
            few = as_matrix(places)
            self.matrix(few, menu.marked) if few else self.places(places, menu.marked)
            return
        entries = [(str(number), self.choice(menu, choice)) for number, choice in group]
        shared = listed(group, self.words) if self.abreast(entries) == 1 else None
        if shared:
            self.inset(Text(shared[0]))
        self.columns(shared[1] if shared else entries, menu.marked)

    def choice(self, menu: Menu, choice: Choice) -> str:
        """The sentence of a choice; one that names nothing more commits to the dice, so it tells the odds."""
        return menu.text(choice) + ("" if choice.verb.args else self.odds_line(choice.odds))

    def columns(self, entries: list[tuple[str, str]], marked: frozenset[int] = frozenset()) -> None:
        """Down the first column, then down the next."""
        abreast = self.abreast(entries)
        height = -(-len(entries) // abreast)
        table = Table.grid(padding=(0, 1), expand=abreast > 1)
        for _ in range(abreast):
            table.add_column(justify="right", width=NUMBERS - 1, style="bold")
            table.add_column(ratio=1)
        for line in range(height):
            row = entries[line::height]
            table.add_row(*[Text(cell) for number, text in row for cell in (label(number, marked), text)])
        self.console.print(table)

    def abreast(self, entries: list[tuple[str, str]]) -> int:
        """How many columns there is room for; a few long texts among many may take two lines."""
        most = min(MOST_COLUMNS, -(-len(entries) // 2))
        return max(n for n in range(1, most + 1) if n == 1 or self.fit(entries, self.console.width // n))

    def fit(self, entries: list[tuple[str, str]], room: int) -> bool:
        long = [text for _, text in entries if NUMBERS + 2 + len(text) > room]
        return len(long) <= len(entries) // FEW

    def places(self, rows: dict[str, Entries], marked: frozenset[int]) -> None:
        """One line per place with what can be chosen there."""
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for place, entries in rows.items():
            texts = [
                Text.assemble((f"{label(number, marked):>3}", "bold"), HARD_SPACE + name)
                for number, name in entries
            ]
            table.add_row(Text("  " + place), Text("   ").join(texts))
        self.console.print(table)

    def matrix(self, things: Matrix, marked: frozenset[int]) -> None:
        """One line per thing, and the numbers of what can be done with it under what they do."""
        table = plain_table()
        table.add_column("")
        table.add_column("", style="dim")
        for deed in things.labels:
            width = max(NUMBERS - 1, -(-len(deed) // 2), *map(len, deed.split()))
            table.add_column(Text(deed), justify="right", width=width)
        for name, aside, numbers in things.rows:
            found = [label(numbers[deed], marked) if deed in numbers else "·" for deed in things.labels]
            table.add_row(Text(name), Text(aside), *[Text(cell, style="bold") for cell in found])
        self.console.print(Padding(table, (0, 0, 0, 2), expand=False))

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
        """The odds in a few words, on a line of their own below a choice."""
        if odds is None:
            return ""
        data = odds.json()
        means = {id: self.decimal(mean) for id, mean in data["expected"].items()}
        shares = {id + "_share": percent(number) for id, number in figures(data).items()}
        line = data.get("line", "odds-line")  # a title with several kinds of odds names the sentence
        return "\n" + self.words.of(Msg(line, **figures(data), **shares, **means))

    def decimal(self, number: float) -> str:
        return self.words("decimal", number=round(number, 1))

    def odds_list(self, menu: Menu, choices: dict[int, Choice]) -> None:
        """What each of several choices would bring, in short."""
        self.columns(
            [(str(n), menu.text(choice) + self.odds_line(choice.odds)) for n, choice in choices.items()]
        )
        self.words_say("odds-hint", "dim", number=min(choices))

    def odds(self, odds: Any) -> None:
        """The figures, how they come about part by part, and how likely each result is."""
        data = odds.json()
        told = [Msg("odds-" + id, number=n, share=percent(n)) for id, n in figures(data).items()]
        if told:
            self.say(", ".join(map(self.words.of, told)), "bold")
        for id, parts in data.get("sums", {}).items():
            if parts:
                self.sum(id, parts)
        if data["expected"]:
            self.spreads(data)
        for note in data.get("notes", ()):
            self.inset(
                Text.assemble(self.words.of(Msg.from_json(note["msg"])), (f"  [{note['rule']}]", "dim"))
            )

    def sum(self, id: str, parts: list[dict[str, Any]]) -> None:
        """A sum part by part, each with its worth and its rule."""
        line = Text(self.words.of(Msg("odds-" + id, number=sum(part["worth"] for part in parts))) + DASH)
        for number, part in enumerate(parts):
            worth = self.words.of(Msg("tally-" + part["label"])) + f" {part['worth']:+}".replace("-", MINUS)
            line.append_text(Text.assemble(", " if number else "", worth, (f" [{part['rule']}]", "dim")))
        self.inset(line)

    def spreads(self, data: dict[str, Any]) -> None:
        """What is expected, and how likely each number of it is."""
        spreads = {id: spread for id, spread in marginals(data).items() if id in data["expected"]}
        found = [number for spread in spreads.values() for number in spread]
        numbers = range(min(found), max(found) + 1) if found else range(0)
        table = plain_table(gap=1)
        table.add_column("")
        table.add_column(self.words("odds-mean"), justify="right")
        for number in numbers:
            table.add_column(str(number), justify="right")
        for id, mean in data["expected"].items():
            shares = [share(spreads[id].get(n, 0.0)) for n in numbers] if id in spreads else []
            table.add_row(self.words.of(Msg("odds-" + id)), self.decimal(mean), *shares)
        if len(spreads) == 1:
            [spread] = spreads.values()
            table.add_row(self.words("odds-at-least"), "", *[share(at_least(spread, n)) for n in numbers])
        self.console.print(table)

    # The end

    def game_over(self, ended: Ended, winner: str) -> None:
        """Who won, how, and the score that it is judged by."""
        outcome = ended.outcome
        assert outcome is not None
        self.console.print(Rule(style="dim"))
        self.say(self.verdict(ended, winner), "bold")
        self.say(self.words.of(Msg("reason-" + outcome.reason)))
        games = outcome.score.get("games", [outcome.score])
        scores = plain_table(named=len(games) > 1)
        scores.add_column("")
        for number in range(1, len(games) + 1):
            scores.add_column(self.words("game-number", number=number))
        for key in games[0]:
            if key != "reason" or len(games) > 1:
                scores.add_row(
                    self.words.of(Msg("score-" + key)), *(self.words.score(key, game[key]) for game in games)
                )
        self.console.print(scores)

    def verdict(self, ended: Ended, winner: str) -> str:
        """Who won, or a draw; where one seat plays against the book, the reason tells how it did."""
        if winner:
            return self.words("winner", winner=winner)
        alone = len(ended.title.seats) == 1
        return self.words.of(Msg("refusal-not-after-the-end")) if alone else self.words("draw")


def label(number: int | str, marked: frozenset[int] = frozenset()) -> str:
    """The number of a choice, unlike that of an area; a star marks what cannot be chosen now."""
    return f"{MARK if int(number) in marked else ''}{number})"


def marginals(data: dict[str, Any]) -> dict[str, dict[int, float]]:
    """For each thing counted, the chance of each number of it, whatever the others are."""
    spreads: dict[str, dict[int, float]] = {id: {} for id in data.get("columns", [])}
    for *result, chance in data["chances"]:
        for spread, number in zip(spreads.values(), result, strict=False):
            spread[number] = spread.get(number, 0.0) + chance
    return spreads


def figures(data: dict[str, Any]) -> dict[str, float]:
    """The plain numbers of some odds: dice, points, a chance."""
    return {id: number for id, number in data.items() if isinstance(number, int | float)}


def at_least(spread: dict[int, float], least: int) -> float:
    return sum(chance for number, chance in spread.items() if number >= least)


def percent(chance: float) -> str:
    """A chance for people: nothing that can happen is 0 %, nothing that can fail 100 %."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 < chance < 1 else f"{chance:.0%}"


def share(chance: float) -> str:
    """A chance in a table."""
    return percent(chance) if chance else "·"
