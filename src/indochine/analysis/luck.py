"""The luck ledger: how far each side's dice were from what could be expected, roll by roll.

A record is played again; every roll that its title can judge becomes a row. The luck of a row is what came
less what was to be expected at that moment, so the sum of all rows is nothing on average, whoever played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import erfc, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from indochine.kernel.events import Event, Throw, unchain
from indochine.kernel.log import LogEntry
from indochine.kernel.luck import Judged, Rolled
from indochine.kernel.odds import tidy
from indochine.kernel.record import begun, check_form, compare_rolls, effective, replay_entry
from indochine.kernel.text import Msg
from indochine.kernel.title import Title

TEXT = Path(__file__).parent / "text"  # the sentences, in three languages
OPENING = -1  # the entry of what happened before anybody decided
NOTICED = 0.05  # standard deviations that are worth a word


class Walked(NamedTuple):
    """One entry of a record: the state before it, and what the journal then tells."""

    entry: int
    before: Any
    items: list[Any]


class Row(NamedTuple):
    """A roll and one side's luck with it."""

    entry: int
    turn: int
    event: Event
    judged: Judged

    @property
    def difference(self) -> float:
        return self.judged.got - self.judged.expected


class Total(NamedTuple):
    """All rolls of a side together."""

    side: int
    rolls: int
    expected: float
    got: float
    deviation: float

    @property
    def difference(self) -> float:
        return self.got - self.expected

    @property
    def score(self) -> float:
        """The difference in standard deviations."""
        return self.difference / self.deviation if self.deviation else 0.0

    @property
    def chance(self) -> float:
        """How often dice are as far on this side of what is expected, or farther; of many rolls."""
        return erfc(abs(self.score) / sqrt(2)) / 2


class Ledger(NamedTuple):
    """What can be said of the dice of one game."""

    title: Title
    over: bool
    rows: list[Row]
    unjudged: int

    @property
    def totals(self) -> list[Total]:
        rolls = [row.judged for row in self.rows]
        sides = sorted({one.side for one in rolls})
        return [total_of(side, [one for one in rolls if one.side == side]) for side in sides]


def total_of(side: int, rolls: Sequence[Judged]) -> Total:
    expected, got = sum(one.expected for one in rolls), sum(one.got for one in rolls)
    return Total(side, len(rolls), expected, got, sqrt(sum(one.variance for one in rolls)))


# Walking through a record


def ledger_of(title: Title, record: dict[str, Any]) -> Ledger:
    """The ledger of a record, whole or cut short; BadRecord says what is wrong with it."""
    check_form(title, record)
    game, steps = begun(title, record), list[Walked]()
    steps.append(Walked(OPENING, game.state.copy(), unchain(game.state.journal)))
    entries = record["entries"]
    for number in effective(entries):
        before = game.state.copy()
        replay_entry(title, record, game, entries[number], f"entries[{number}]")
        known = before.journal.length if before.journal else 0
        steps.append(Walked(number, before, unchain(game.state.journal, known)))
    compare_rolls(title, record, game, partial=not game.over)
    rows, unjudged = judged_rolls(title, steps)
    return Ledger(title, game.over, rows, unjudged)


def judged_rolls(title: Title, steps: Iterable[Walked]) -> tuple[list[Row], int]:
    """Every roll that is judged, and how many are not."""
    bench = Bench(title)
    rows = [row for step in steps for row in bench.rows(step)]
    return rows, len(bench.thrown)


class Bench:
    """Matches dice with the events that tell of them; dice that no judge has claimed stay in `thrown`."""

    def __init__(self, title: Title) -> None:
        self.title, self.judges = title, title.judges()
        self.thrown: list[tuple[int, Throw]] = []
        self.earlier: list[Event] = []

    def rows(self, step: Walked) -> Iterator[Row]:
        turn = self.title.turn(step.before)
        for item in step.items:
            if isinstance(item, Throw):
                self.thrown.append((step.entry, item))
            elif isinstance(item, Event):
                yield from (Row(step.entry, turn, item, one) for one in self.judged(step, item))
                self.earlier.append(item)

    def judged(self, step: Walked, event: Event) -> list[Judged]:
        """What is certain is no luck."""
        judge = self.judges.get(event.kind.name)
        if judge is None or not self.thrown:
            return []
        entry, throw = self.thrown[-1]
        untold = [earlier.faces for _, earlier in self.thrown[:-1]]
        left = len(untold)
        found = judge(Rolled(step.before, self.earlier, event, throw.faces, entry == step.entry, untold))
        if found:
            del self.thrown[len(self.thrown) - 1 - (left - len(untold)) :]
        return [one for one in found if len(one.spread) > 1]


# What is said of it


def sentence(ledger: Ledger, total: Total) -> Msg:
    """A side's luck in a sentence."""
    side, percent = ledger.title.book.msg("side", total.side), round(100 * total.chance)
    if abs(total.score) < NOTICED:
        return Msg("luck-fair", side=side)
    id = "luck-lucky" if total.score > 0 else "luck-unlucky"
    return Msg(id, side=side, deviations=round(abs(total.score), 1), percent=percent)


def sentences(ledger: Ledger) -> list[Msg]:
    """All that is said of a ledger: each side, what is counted, and what is left out."""
    found = [sentence(ledger, total) for total in ledger.totals] or [Msg("luck-none")]
    counted = Msg("luck-counted", unit=Msg("title-luck"), note=Msg("title-luck.note"))
    opening = [] if ledger.over else [Msg("luck-unfinished")]
    return [*opening, *found, counted, Msg("luck-unjudged", number=ledger.unjudged)]


def figure(number: float) -> Msg:
    """A number without its sign, as the language writes it."""
    return Msg("luck-figure", number=round(abs(number), 2))


def side_id(ledger: Ledger, side: int) -> str:
    return str(ledger.title.book.id("side", side))


def told(ledger: Ledger, row: Row) -> LogEntry:
    """What the log says of a roll; after the game nothing is hidden."""
    return LogEntry(ledger.title, row.event, False)


def row_json(ledger: Ledger, row: Row) -> dict[str, Any]:
    one = row.judged
    return {
        "entry": row.entry,
        "turn": row.turn,
        "side": side_id(ledger, one.side),
        "kind": row.event.kind.name,
        "rule": row.event.kind.rule,
        "dice": list(one.faces),
        "expected": tidy(one.expected),
        "got": tidy(one.got),
        "difference": tidy(row.difference),
        "deviation": tidy(sqrt(one.variance)),
        "percentile": tidy(one.percentile),
    }


def total_json(ledger: Ledger, total: Total) -> dict[str, Any]:
    return {
        "side": side_id(ledger, total.side),
        "rolls": total.rolls,
        "expected": tidy(total.expected),
        "got": tidy(total.got),
        "difference": tidy(total.difference),
        "deviation": tidy(total.deviation),
        "score": tidy(total.score),
        "chance": tidy(total.chance),
    }
