"""A game of a study, watched: what happens on the way is noted as it happens.

The games are those of `indochine simulate` with the same seeds; watching changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from indochine.analysis.study.asking import Arm, Chunk, drawn
from indochine.analysis.study.facts import EVEN, Facts, Played
from indochine.bots import Sight, bot
from indochine.kernel.board import Card, Figure, Scene
from indochine.kernel.events import Event, Tally, unchain
from indochine.kernel.frames import VERB, Decision, carry_out
from indochine.kernel.game import SPECTATOR, Game
from indochine.kernel.text import Msg
from indochine.kernel.title import Title

DIGITS = 4  # of the worth of a position: more would only fill the disk
UNIT = "unit:"


def play_chunk(chunk: Chunk) -> Played:
    """One task of a study, in whatever process."""
    start = perf_counter()
    seeds = range(chunk.first, chunk.first + chunk.games)
    facts = [play_game(chunk.arm, seed, number < chunk.recorded) for number, seed in enumerate(seeds)]
    return Played(facts, perf_counter() - start)


def play_game(arm: Arm, seed: int, recorded: bool) -> Facts:
    """One game; dice and bots both follow from its seed."""
    found = arm.found()
    varied = drawn(arm, found, seed)
    game = found.start(arm.scenario, {**arm.options, **varied}, seed)
    players = {seat: bot(name) for seat, name in zip(arm.seats, arm.bots, strict=True)}
    watch, chance = Watch(game, arm.seats[0]), Random(seed)
    while not game.over:
        sight = Sight(game)
        code = players[sight.seat].choose(sight, chance)
        watch.before(code)
        if recorded:
            game.choose(code)
        else:
            carry_out(game.state, code)  # events are told all the same; nobody will undo or save
        watch.after()
    return watch.facts(seed, varied, game.record() if recorded else None)


class Watch:
    """Notes what a game tells: events, rules, cards, and at each turn's end how things stand."""

    def __init__(self, game: Game, seat: str) -> None:
        self.game, self.title, self.seat = game, game.title, seat
        self.printed = cards_of(game.title)
        self.decisions = self.heard = 0
        self.turns: list[int] = []
        self.lead: list[float] = []
        self.figures: dict[str, list[float | None]] = {}
        self.cards: dict[str, Counter[str]] = {}
        self.rules: Counter[str] = Counter()
        self.turn = 0
        self.seats = self.seated()
        self.listen()
        self.look()

    def before(self, code: int) -> None:
        """A choice that is about to be made."""
        frame = self.game.state.frames[-1]
        assert isinstance(frame, Decision)
        self.rules.update(frame.verbs[code & VERB].rules)
        self.decisions += 1
        self.seats = self.seated()

    def seated(self) -> list[str]:
        """Which seat plays each side; a match swaps them."""
        seats = self.title.seats
        return [seats[self.game.state.seat(side)] for side in range(len(seats))]

    def after(self) -> None:
        self.listen()
        turn = self.title.turn(self.game.state)
        if turn != self.turn or self.game.over:
            self.look()

    def look(self) -> None:
        """How things stand at the end of the turn that was being played; not before all units are set up."""
        if not self.game.over and self.game.state.frames[-1].name in self.title.study.setting_up:
            return
        self.turns.append(self.turn)
        self.turn = self.title.turn(self.game.state)
        if self.title.strategy is not None:
            self.lead.append(round(self.worth(), DIGITS))
        shown = numbers_shown(self.title.scene(self.game.view(SPECTATOR)))
        for name in [*self.figures, *(name for name in shown if name not in self.figures)]:
            series = self.figures.setdefault(name, [None] * (len(self.turns) - 1))
            series.append(shown.get(name))

    def worth(self) -> float:
        """How good things are for the first seat. A game between two that is over is won, lost or nobody's,
        whatever a strategy makes of its points."""
        game, strategy = self.game, self.title.strategy
        assert strategy is not None
        if game.outcome is None or len(self.title.seats) == 1:
            return strategy.worth(game.state, game.side_of(self.seat))
        winner = game.outcome.winner
        return EVEN if winner is None else float(winner == self.seat)

    # Events

    def listen(self) -> None:
        """What has been told since the last time."""
        journal = self.game.state.journal
        for item in unchain(journal, self.heard):
            if isinstance(item, Event):
                self.note(item)
        self.heard = journal.length if journal else 0

    def note(self, event: Event) -> None:
        kind = event.kind
        if kind.rule:
            self.rules[kind.rule] += 1
        uses = self.title.study.card_uses
        named = kind.name in uses if uses else not kind.secret
        for (_, domain), value in zip(kind.params, event.values, strict=True):
            if isinstance(value, Tally):
                self.rules.update(part.rule for part in value.parts)
            elif named:
                self.note_card(event, domain, value)

    def note_card(self, event: Event, domain: str, value: Any) -> None:
        family, one = domain.removesuffix("*"), not domain.endswith("*")
        for number in (value,) if one else value:
            known = self.title.book.domains.get(family)
            card = self.printed.get(f"{family}:{known.ids[number]}") if known else None
            if card is not None:
                self.cards.setdefault(card.ref, Counter())[self.user(event, card)] += 1
                self.rules.update(card.rules)

    def user(self, event: Event, card: Card) -> str:
        """The seat that used a card: as the event says, else the one it is printed for."""
        for (name, domain), value in zip(event.kind.params, event.values, strict=True):
            if name == domain == "side" and value < len(self.seats):
                return self.seats[value]
        return card.side if card.side in self.title.seats else ""

    # The end

    def facts(self, seed: int, varied: dict[str, Any], record: dict[str, Any] | None) -> Facts:
        outcome = self.game.outcome
        assert outcome is not None
        there, gone, waiting = fates(self.title, self.game.position())
        return Facts(
            seed=seed,
            options=varied,
            winner=outcome.winner,
            reason=outcome.reason,
            score=outcome.score,
            points=self.title.points(outcome, self.seat),
            decisions=self.decisions,
            turns=self.turns,
            lead=self.lead,
            figures=dict(sorted(self.figures.items())),
            cards={ref: dict(sorted(users.items())) for ref, users in sorted(self.cards.items())},
            there=there,
            gone=gone,
            waiting=waiting,
            rules=dict(sorted(self.rules.items())),
            digest=self.game.digest(),
            record=record,
        )


@cache
def cards_of(found: Title) -> dict[str, Card]:
    return {card.ref: card for card in found.board().cards}


@cache
def units_of(found: Title) -> frozenset[str]:
    return frozenset(c.ref.removeprefix(UNIT) for c in found.board().counters if c.ref.startswith(UNIT))


def fates(found: Title, position: dict[str, Any]) -> tuple[list[str], list[str], list[str]]:
    """The units in play, those out of the game and those beside the map, as the title's guide says."""
    guide, units = found.study, units_of(found)

    def named(parts: Iterable[str]) -> set[str]:
        return {unit for part in parts for unit in named_in(position.get(part), units)}

    gone, waiting = named(guide.gone), named(guide.waiting)
    there = named(guide.there or position)
    return sorted(there - gone - waiting), sorted(gone), sorted(waiting - gone)


def named_in(part: Any, units: frozenset[str]) -> list[str]:
    """Every unit that a part of a position names, in a list or as a key to something."""
    if isinstance(part, dict):
        inner = [unit for value in part.values() for unit in named_in(value, units)]
        return [key for key, value in part.items() if key in units and value is not None] + inner
    if isinstance(part, list | tuple):
        return [unit for value in part for unit in named_in(value, units)]
    return [part] if isinstance(part, str) and part in units else []


def numbers_shown(scene: Scene) -> dict[str, float]:
    """Figures beside the board and markers on tracks, by `<name>/<side>`, where they are numbers."""
    found = {f"{key_of(figure.name)}/{figure.side}": number_in(figure) for figure in scene.figures}
    found |= {f"track:{gauge.track}/{gauge.side}": as_number(gauge.at) for gauge in scene.gauges}
    return {name: number for name, number in found.items() if number is not None}


def key_of(name: Msg) -> str:
    """`<message>`, and `|<parameter>=<message>` for each message within it."""
    within = [f"|{key}={value.id}" for key, value in name.params.items() if isinstance(value, Msg)]
    return name.id + "".join(within)


def number_in(figure: Figure) -> float | None:
    value = figure.value.params.get("number") if isinstance(figure.value, Msg) else figure.value
    return as_number(value)


def as_number(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value)
    try:
        return float(str(value).replace("−", "-").replace("½", ".5"))
    except ValueError:
        return None
