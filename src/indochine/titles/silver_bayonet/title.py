"""Silver Bayonet, by Gene Billingsley and Mitch Land (GMT Games): the standard scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from indochine.kernel.board import Board, Scene
from indochine.kernel.combats import CombatKind
from indochine.kernel.constraints import Audit
from indochine.kernel.dice import Dice
from indochine.kernel.frames import Frame
from indochine.kernel.luck import Judge
from indochine.kernel.positions import Reader
from indochine.kernel.state import State
from indochine.kernel.tableau import Section
from indochine.kernel.title import Option, Pace, Title
from indochine.titles.silver_bayonet import board as boards
from indochine.titles.silver_bayonet import (
    board_scene,
    combats,
    constraints,
    invariants,
    luck,
    position,
    tableau,
    view,
)
from indochine.titles.silver_bayonet import pack as packs
from indochine.titles.silver_bayonet.book import SIDES, BayonetBook
from indochine.titles.silver_bayonet.bot import BayonetStrategy
from indochine.titles.silver_bayonet.frames import FRAMES
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE
from indochine.titles.silver_bayonet.rules.ch03_sequence import open_game
from indochine.titles.silver_bayonet.state import Bayonet, Settings, new_state
from indochine.titles.silver_bayonet.study import BayonetGuide

FOLDER = Path(__file__).parent


class SilverBayonet(Title):
    """Seats, scenarios and options (intro:players, 3.2a); everything else is in the rules."""

    id = "silver-bayonet"
    seats = SIDES
    scenarios = ("4", "6a", "6b", "3", "5", "1", "2", "7")  # X-RAY, then from the smallest to the largest
    options = (
        Option("camp_terrain", False, True, rules="4.2.1.3a ruling:6"),
        Option("standing_costs", False, True, rules="8.5.7b ruling:30"),
    )
    rules_version = 3
    die_sides = SIDES_OF_DIE
    pace = Pace(pure=0.7, compiled=4.0, copies=10.0)
    study = BayonetGuide()
    folder = FOLDER

    def __init__(self, overlay: Path | None = None) -> None:
        pack = packs.load(overlay)
        constraints.refuse_unplayable(pack)
        self.pack: packs.Pack = pack
        self.pack_version = pack.digest
        self.book: BayonetBook = BayonetBook(pack, FOLDER / "text")
        self.frame_kinds: dict[str, type[Frame[Any]]] = {frame.name: frame for frame in FRAMES}
        self.strategy = BayonetStrategy()
        self.laid: dict[tuple[str, tuple[tuple[str, Any], ...]], Bayonet] = {}  # as each game begins

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        key = scenario, tuple(sorted(options.items()))
        laid = self.laid.get(key)
        if laid is None:
            empty = new_state(Dice(dice.source), self.book, scenario, Settings(**options))
            laid = self.laid[key] = open_game(empty)  # whole: another thread may begin a game now
        s = laid.copy()
        s.dice = dice
        return s

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        return position.restore(reader, self.book, scenario, Settings(**options), dice)

    def describe(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Bayonet)
        return position.describe(s)

    def open_view(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Bayonet)
        return view.open_view(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Bayonet)
        return view.view(s, seat, self.sees)

    def deal_unknown(self, seen: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        return view.deal_unknown(self.book, seen, dice)

    def redealt(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, Bayonet)
        return view.redealt(s, seat, dice)

    @cached_property
    def printed_board(self) -> Board:
        return boards.board(self.book)

    @cached_property
    def printed_pieces(self) -> board_scene.Printed:
        return board_scene.Printed(self.book)

    def board(self) -> Board:
        return self.printed_board

    def scene(self, seen: dict[str, Any]) -> Scene:
        return board_scene.scene(self.printed_pieces, seen)

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
        assert isinstance(s, Bayonet)
        return invariants.invariants(s)

    def turn(self, s: State) -> int:
        assert isinstance(s, Bayonet)
        return s.turn


@cache
def load(overlay: Path | None = None) -> Title:
    """The title with its own data pack, or with an owner's pack laid over it."""
    return SilverBayonet(overlay)
