"""A title: one game of the collection, as everything else sees it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from indochine.kernel.board import Board, Scene
from indochine.kernel.book import Book
from indochine.kernel.combats import CombatKind
from indochine.kernel.constraints import Audit
from indochine.kernel.dice import Dice, source_from
from indochine.kernel.errors import BadPosition, BadSetup, shown
from indochine.kernel.frames import Decision, Frame, advance
from indochine.kernel.game import Game, Setup
from indochine.kernel.luck import Judge
from indochine.kernel.packs import Datum
from indochine.kernel.positions import Reader, describe_agenda, restore_agenda
from indochine.kernel.printed import PrintedPack
from indochine.kernel.state import Outcome, State
from indochine.kernel.strategy import Strategy
from indochine.kernel.study import Guide
from indochine.kernel.tableau import Section
from indochine.kernel.text import Msg, catalogue


class Option:
    """A switch of a title: its values, the first being the default. Its text is `option-<id>`."""

    def __init__(self, id: str, *values: Any, rules: str) -> None:
        self.id = id
        self.values = values
        self.default = values[0]
        self.rules = tuple(rules.split())

    def check(self, value: Any) -> None:
        if not any(value is v or (type(value) is type(v) and value == v) for v in self.values):
            values = either([shown(v) for v in self.values])
            raise BadSetup(Msg("setup-option-value", name=self.id, values=values, value=shown(value)))


def either(values: list[str]) -> Msg | str:
    """One of several, as a player would list them."""
    *others, last = values
    return Msg("setup-or", one=either(others), other=last) if others else last


class Pace(NamedTuple):
    """How fast a title is to play, in moves of random chess: random decisions of both builds, and copies."""

    pure: float = 1.0
    compiled: float = 5.0
    copies: float = 13.0


class Title:
    """What a title's package provides. Names and meanings are the library's public face."""

    id: str
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]  # the first is the default
    options: tuple[Option, ...]
    rules_version: int  # raised whenever a saved game could play differently
    die_sides: int = 6  # how many sides its dice have
    pack_version: str
    folder: Path
    book: Book
    pack: PrintedPack
    frame_kinds: dict[str, type[Frame[Any]]]
    strategy: Strategy[Any] | None = None  # how to play it well; without one there are only random bots
    pace: Pace = Pace()  # what `indochine bench` holds it to
    study: Guide = Guide()  # how the balance desk reads its games
    standing_orders: type[Decision[Any]] | None = None  # what a seat may order at any time, if anything
    remote_defaults: Mapping[str, Any] = MappingProxyType({})  # of options, when people play far apart

    # What each title writes

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        """The state before the first step of set-up."""
        raise NotImplementedError

    def describe(self, s: State) -> dict[str, Any]:
        """The whole situation, the agenda apart, as a readable document."""
        raise NotImplementedError

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        """The state that a document describes; BadPosition names what no game can be in."""
        raise NotImplementedError

    def open_view(self, s: State) -> dict[str, Any]:
        """What everybody may know, spectators too."""
        return {}

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """All that a seat may know besides what everybody may, and nothing else."""
        raise NotImplementedError

    def deal_unknown(self, view: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        """A position document consistent with a view, the unknown part dealt at random."""
        raise NotImplementedError

    def redealt(self, s: State, seat: int, dice: Dice) -> State:
        """A copy in which all that a seat cannot know is dealt anew and the dice are these: a search plays
        on thousands of them. What comes out depends only on what the seat knows."""
        raise NotImplementedError

    def sees(self, seat: int, owner: int) -> bool:
        """Whether a seat may see the secrets of another: one answer for the board and for the log."""
        return seat == owner

    def turn(self, s: State) -> int:
        """The turn being played; a record takes a digest whenever it changes."""
        raise NotImplementedError

    def board(self) -> Board:
        """All that is printed, for a client that draws: the map, counters, cards, tracks."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any]) -> Scene:
        """A view as things on the board; made from the view alone, so it can tell nothing else."""
        raise NotImplementedError

    def tableau(self, view: dict[str, Any]) -> list[Section]:
        """A view as tables of text: the board of a terminal and of a screen reader."""
        raise NotImplementedError

    def inspect(self, view: dict[str, Any], name: str) -> list[Section]:
        """One place of the board (its id) with its neighbours; nothing if there is no such place."""
        return []

    def combats(self) -> list[CombatKind]:
        """The kinds of combat whose odds can be asked for by numbers alone, without a board."""
        return []

    def judges(self) -> Mapping[str, Judge]:
        """Whose luck a roll was and how much, by the kind of the event that tells of it; `title-luck` says
        what it is counted in. Rolls that nobody judges favour no side, or none that could be told."""
        return {}

    def audit(self) -> Audit:
        """Every constraint that the book puts on the data pack, checked."""
        raise NotImplementedError

    def invariants(self, s: State) -> list[str]:
        """What is wrong with a state that no game can be in: counters lost or doubled."""
        return []

    def seats_of(self, scenario: str, options: dict[str, Any]) -> tuple[str, ...]:
        return self.seats

    def points(self, outcome: Outcome, seat: str) -> float:
        """What a finished game was worth to a seat: 1 is won; a solitaire title counts its victory points."""
        return 0.5 if outcome.winner is None else float(outcome.winner == seat)

    def side_name(self, s: State, side: int) -> Msg:
        """Who a side is called in prompts: by its name, unless nobody plays a side yet."""
        name: Msg = self.book.msg("side", side)
        return name

    def check_setup(self, scenario: str, options: dict[str, Any]) -> None:
        """Refuse options that do not go together."""

    # The same for every title

    def sources(self) -> list[Datum]:
        """Where every datum of the pack is from."""
        return list(self.pack.sources)

    def name(self, language: str = "en") -> str:
        return self.text(Msg("title-name"), language)

    def text(self, msg: Msg, language: str = "en") -> str:
        return catalogue(language, self.book.text_folder).render(msg)

    def settle(self, scenario: str | None, options: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
        """Scenario and options with their defaults filled in, checked."""
        scenario = scenario or self.scenarios[0]
        if scenario not in self.scenarios:
            raise BadSetup(
                Msg("setup-no-scenario", title=self.id, name=shown(scenario), there=list(self.scenarios))
            )
        known = {option.id: option for option in self.options}
        for id, value in (options or {}).items():
            if id not in known:
                raise BadSetup(Msg("setup-no-option", title=self.id, name=shown(id), there=list(known)))
            known[id].check(value)
        settled = {id: option.default for id, option in known.items()} | (options or {})
        self.check_setup(scenario, settled)
        return scenario, settled

    def start(
        self,
        scenario: str | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        dice: list[int] | tuple[int, ...] = (),
    ) -> Game:
        """A new game. `seed` decides all chance; `dice` scripts the next rolls."""
        scenario, settled = self.settle(scenario, options)
        seed = secrets.randbits(48) if seed is None else seed
        s = self.opening(scenario, settled, seeded(seed, dice, self.die_sides))
        advance(s)
        return Game(self, Setup(scenario, settled, seed), s)

    def position(self, s: State, setup: Setup) -> dict[str, Any]:
        return {
            "title": self.id,
            "scenario": setup.scenario,
            "options": dict(setup.options),
            **self.describe(s),
            "agenda": describe_agenda(s, self.book),
        }

    def from_position(
        self, document: Any, seed: int | str | None = None, dice: list[int] | tuple[int, ...] = ()
    ) -> Game:
        """The game that a document describes, ready to play on."""
        reader = Reader(document, "")
        if reader.get("title") != self.id:
            raise BadPosition(
                "title", Msg("position-title", title=shown(self.id), found=shown(document["title"]))
            )
        try:
            scenario, options = self.settle(reader.get("scenario"), dict(reader.part("options").data))
        except BadSetup as problem:
            raise BadPosition("options", problem.problem, problem.folder) from None
        seed = secrets.randbits(48) if seed is None else seed
        s = self.restore(reader, scenario, options, seeded(seed, dice, self.die_sides))
        restore_agenda(s, reader.get("agenda"), self.book, self.frame_kinds)
        try:
            advance(s)
        except (IndexError, AssertionError, AttributeError, KeyError, TypeError, ValueError) as problem:
            raise BadPosition("agenda", Msg("position-stuck", why=shown(problem))) from None
        if not s.frames and s.outcome is None:
            raise BadPosition("agenda", Msg("position-nothing-left"))
        return Game(self, Setup(scenario, options, seed, document), s)

    def imagine(self, view: dict[str, Any], seat: str, seed: int) -> Game:
        """A full game consistent with what a seat knows: bots search on it."""
        document = self.deal_unknown(view, seat, Dice(source_from(seed), 1 << 40))
        game = self.from_position(document, seed)
        return game.copy(quiet=True)


def seeded(seed: int | str, dice: list[int] | tuple[int, ...], sides: int) -> Dice:
    if any(type(d) is not int or not 1 <= d <= sides for d in dice):
        raise BadSetup(Msg("setup-dice", sides=sides))
    try:
        return Dice(source_from(seed), 0, tuple(dice))
    except ValueError:
        raise BadSetup(Msg("setup-seed")) from None
