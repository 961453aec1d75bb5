"""The Lost Valley, by Jacques Rabier (White Dog Games): the game on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from indochine.kernel.board import Board, Scene
from indochine.kernel.combats import CombatKind
from indochine.kernel.constraints import Audit
from indochine.kernel.dice import Dice
from indochine.kernel.frames import Frame
from indochine.kernel.luck import Judge
from indochine.kernel.positions import Reader
from indochine.kernel.state import Outcome, State
from indochine.kernel.tableau import Section
from indochine.kernel.title import Option, Title
from indochine.titles.lost_valley import (
    board,
    board_scene,
    combats,
    constraints,
    invariants,
    luck,
    position,
    tableau,
    view,
)
from indochine.titles.lost_valley import pack as packs
from indochine.titles.lost_valley.book import ValleyBook
from indochine.titles.lost_valley.bot import ValleyStrategy
from indochine.titles.lost_valley.frames import FRAMES
from indochine.titles.lost_valley.rules.ch04_sequence import Play
from indochine.titles.lost_valley.state import Settings, Valley, new_state
from indochine.titles.lost_valley.study import ValleyGuide

FOLDER = Path(__file__).parent
A_TURN = 0.01  # of a Victory Point: all sixteen together are less than a reduced battalion


class LostValley(Title):
    """Seat, scenarios and options; everything else is in the rules."""

    id = "lost-valley"
    seats = ("FR",)
    scenarios = ("campaign", "five-hills")
    options = (
        Option("operation-vulture", False, True, rules="19.1"),
        Option("artillery-range", False, True, rules="19.2"),
        Option("artillery-stays", False, True, rules="19.3"),
        Option("reduced-1-bpc", False, True, rules="19.4"),
        Option("better-start", False, True, rules="19.5"),
        Option("any-rest-recovers", False, True, rules="11.1a"),
        Option("isabelle-lost", False, True, rules="12.2.2a"),
        Option("difficulty", "standard", "easier", "harder", rules="3.3"),
    )
    rules_version = 2
    folder = FOLDER
    study = ValleyGuide()

    def __init__(self, overlay: Path | None = None) -> None:
        pack = packs.load(overlay)
        constraints.refuse_unplayable(pack)
        self.pack: packs.Pack = pack
        self.pack_version = pack.digest
        self.book: ValleyBook = ValleyBook(pack, FOLDER / "text")
        self.strategy: ValleyStrategy = ValleyStrategy(self.book)
        self.frame_kinds: dict[str, type[Frame[Any]]] = {frame.name: frame for frame in FRAMES}

    def settings(self, scenario: str, options: dict[str, Any]) -> Settings:
        book, data = self.book, self.pack.scenarios
        sets = {option.id: option.set for option in data.option}
        level = next(d for d in data.difficulty if d.id == options["difficulty"])
        reduced = sets["reduced-1-bpc"].arrive_reduced if options["reduced-1-bpc"] else ()
        return Settings(
            scenario=book.scenarios[scenario],
            vulture=options["operation-vulture"],
            far_artillery=options["artillery-range"],
            own_sector_guns=book.units_named(list(sets["artillery-range"].own_subsector or ())),
            artillery_stays=options["artillery-stays"],
            arrive_reduced=book.units_named(list(reduced or ())),
            better_start=options["better-start"],
            any_rest_recovers=options["any-rest-recovers"],
            isabelle_lost=options["isabelle-lost"],
            morale_added=level.camp_morale,
            resources_added=level.resource_points,
        )

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        s = new_state(dice, self.book, self.settings(scenario, options))
        s.push(Play())
        return s

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        return position.restore(reader, self.book, self.settings(scenario, options), dice)

    def describe(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Valley)
        return position.describe(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Valley)
        return view.view(s)

    def deal_unknown(self, seen: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        return view.deal_unknown(self.book, seen, dice)

    def redealt(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, Valley)
        return view.redealt(s, dice)

    def points(self, outcome: Outcome, seat: str) -> float:
        """17.1, 17.2a: the Victory Points; among sieges that earned none the longest stand is the best."""
        halves, turn = outcome.score.get("half_points", 0), outcome.score.get("turn", 0)
        return float(halves / 2 if halves else turn * A_TURN)

    def board(self) -> Board:
        return board.board(self.book)

    def scene(self, seen: dict[str, Any]) -> Scene:
        return board_scene.scene(seen, self.book)

    def tableau(self, seen: dict[str, Any]) -> list[Section]:
        return tableau.tableau(seen, self.book)

    def inspect(self, seen: dict[str, Any], name: str) -> list[Section]:
        return tableau.inspect(seen, self.book, name)

    def combats(self) -> list[CombatKind]:
        return combats.combats(self.book)

    def judges(self) -> Mapping[str, Judge]:
        return luck.JUDGES

    def audit(self) -> Audit:
        return constraints.audit(self.pack)

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, Valley)
        return invariants.invariants(s)

    def turn(self, s: State) -> int:
        assert isinstance(s, Valley)
        return s.turn


@cache
def load(overlay: Path | None = None) -> Title:
    """The title with its own data pack, or with an owner's pack laid over it."""
    return LostValley(overlay)
