"""Storm over Dien Bien Phu, by Nick Richardson (Multi-Man Publishing): the game on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from indochine.kernel.board import Board, Scene
from indochine.kernel.combats import CombatKind
from indochine.kernel.constraints import Audit
from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadSetup
from indochine.kernel.frames import Frame
from indochine.kernel.luck import Judge
from indochine.kernel.positions import Reader
from indochine.kernel.state import State
from indochine.kernel.tableau import Section
from indochine.kernel.text import Msg
from indochine.kernel.title import Option, Title
from indochine.titles.storm import (
    board,
    board_scene,
    combats,
    constraints,
    imagining,
    invariants,
    luck,
    position,
    redealing,
    tableau,
    view,
)
from indochine.titles.storm import pack as packs
from indochine.titles.storm.book import SIDES, StormBook
from indochine.titles.storm.bot import StormStrategy
from indochine.titles.storm.frames import FRAMES
from indochine.titles.storm.rules.ch04_sequence import Play
from indochine.titles.storm.rules.ch05_windows import StandingOrders
from indochine.titles.storm.rules.ch15_bidding import Bidding
from indochine.titles.storm.state import Settings, Storm, new_state
from indochine.titles.storm.study import StormGuide

FOLDER = Path(__file__).parent


class StormOverDienBienPhu(Title):
    """Seats, scenario and options; everything else is in the rules."""

    id = "storm"
    seats = SIDES
    scenarios = ("battle",)
    options = (
        Option("reactions", "quick", "strict", rules="5.2d"),
        Option("bid", False, True, rules="15.0a 15.0b"),
        Option("areas", 6, 1, 2, 3, 4, 5, 7, 8, 9, rules="14.0"),
        Option("fighter_retreats", False, True, rules="card:fr-20 8.4a"),
        Option("improved_limit", False, True, rules="card:vm-01 5.2f"),
        Option("either_fire_marker", False, True, rules="8.3.2c"),
        Option("trench_reached", False, True, rules="2.3 9.0c"),
        Option("flares_one", False, True, rules="card:fr-07"),
        Option("coordination_one_die", False, True, rules="card:fr-02"),
        Option("flak_needs_shortage", False, True, rules="11.0b card:vm-11"),
        Option("assault_marker", False, True, rules="10.0c"),
        Option("mines_withdraw", False, True, rules="card:fr-11"),
    )
    rules_version = 2
    folder = FOLDER
    study = StormGuide()
    standing_orders = StandingOrders
    remote_defaults = MappingProxyType({"reactions": "strict"})  # over a network every pause would tell

    def __init__(self, overlay: Path | None = None) -> None:
        pack = packs.load(overlay)
        constraints.refuse_unplayable(pack)
        self.pack: packs.Pack = pack
        self.pack_version = pack.digest
        self.book: StormBook = StormBook(pack, FOLDER / "text")
        self.frame_kinds: dict[str, type[Frame[Any]]] = {frame.name: frame for frame in FRAMES}
        self.strategy = StormStrategy(self.book)

    def check_setup(self, scenario: str, options: dict[str, Any]) -> None:
        if options["bid"] and options["areas"] != self.book.areas_needed:
            raise BadSetup(Msg("setup-bid-areas"), FOLDER / "text")

    def settings(self, options: dict[str, Any]) -> Settings:
        chosen = {id: value for id, value in options.items() if id != "reactions"}
        return Settings(strict=options["reactions"] == "strict", **chosen)

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        s = new_state(dice, self.book, self.settings(options))
        s.push(Play())
        return s

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        return position.restore(reader, self.book, self.settings(options), dice)

    def describe(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Storm)
        return position.describe(s)

    def open_view(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Storm)
        return view.open_view(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Storm)
        return view.view(s, seat, self.sees)

    def deal_unknown(self, seen: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        document = view.deal_unknown(self.book, seen, dice)
        return imagining.with_reason_to_ask(self, document, seen, dice)

    def redealt(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, Storm)
        return redealing.redealt(s, seat, dice)

    @cached_property
    def printed_board(self) -> Board:
        return board.board(self.book)

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

    def side_name(self, s: State, side: int) -> Msg:
        """15.0a: during the bidding there are players, and no sides yet."""
        bidding = any(isinstance(frame, Bidding) for frame in s.frames)
        return Msg("player", number=side + 1) if bidding else super().side_name(s, side)

    def combats(self) -> list[CombatKind]:
        return combats.combats(self.book)

    def judges(self) -> Mapping[str, Judge]:
        return luck.JUDGES

    def audit(self) -> Audit:
        return constraints.audit(self.pack)

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, Storm)
        return invariants.invariants(s)

    def turn(self, s: State) -> int:
        assert isinstance(s, Storm)
        return s.turn


@cache
def load(overlay: Path | None = None) -> Title:
    """The title with its own data pack, or with an owner's pack laid over it."""
    return StormOverDienBienPhu(overlay)
