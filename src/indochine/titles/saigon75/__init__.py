"""Saigon 75, by Jean-Philippe Barcus and Pascal Toupy (Nuts! Publishing): the game on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
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
from indochine.titles.saigon75 import (
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
from indochine.titles.saigon75 import pack as packs
from indochine.titles.saigon75.book import SaigonBook
from indochine.titles.saigon75.bot import SaigonStrategy
from indochine.titles.saigon75.frames import FRAMES
from indochine.titles.saigon75.redealing import redealt
from indochine.titles.saigon75.rules.d01_sequence import Play
from indochine.titles.saigon75.solo.answers import answer
from indochine.titles.saigon75.state import Saigon, Settings, new_state
from indochine.titles.saigon75.study import SaigonGuide

FOLDER = Path(__file__).parent


class Saigon75(Title):
    """Seats, scenarios and options; everything else is in the rules."""

    id = "saigon75"
    seats = ("NV", "SV")
    scenarios = ("standard", "match")
    options = (
        Option("hand", 8, 3, rules="M.7.1 M.7.3"),
        Option("air_at_start", False, True, rules="M.2.4"),
        Option("solo", False, True, rules="S:setup.1"),
        Option("tokens_hidden", False, True, rules="M.2.2"),
        Option("retreat_to_empty", False, True, rules="D.6b.1a"),
        Option("redeploy_then_move", False, True, rules="card:04"),
        Option("militia_at_end", False, True, rules="D.8.2 D.8.5a"),
        Option("strict_stacking", False, True, rules="D.4.6b D.5.2b"),
        Option("marines_need_majority", False, True, rules="D.6b.2"),
        Option("token_die", True, False, rules="D.6c.8"),
    )
    rules_version = 2
    folder = FOLDER
    study = SaigonGuide()

    def __init__(self, overlay: Path | None = None) -> None:
        pack = packs.load(overlay)
        constraints.refuse_unplayable(pack)
        self.pack: packs.Pack = pack
        self.pack_version = pack.digest
        self.book: SaigonBook = SaigonBook(pack, FOLDER / "text")
        self.book.automaton = answer
        self.strategy = SaigonStrategy(self.book)
        self.frame_kinds: dict[str, type[Frame[Any]]] = {frame.name: frame for frame in FRAMES}

    def seats_of(self, scenario: str, options: dict[str, Any]) -> tuple[str, ...]:
        return ("SV",) if options["solo"] else self.seats

    def check_setup(self, scenario: str, options: dict[str, Any]) -> None:
        if options["solo"] and scenario == "match":
            raise BadSetup(Msg("setup-solo-match"), FOLDER / "text")
        if options["solo"] and options["hand"] != 8:
            raise BadSetup(Msg("setup-solo-hand"), FOLDER / "text")
        if options["solo"] and options["tokens_hidden"]:
            raise BadSetup(Msg("setup-solo-tokens"), FOLDER / "text")

    def settings(self, scenario: str, options: dict[str, Any]) -> Settings:
        return Settings(
            hand=options["hand"],
            draws=options["hand"] == 3,
            air_at_start=2 if options["air_at_start"] else 0,
            solo=options["solo"],
            match=scenario == "match",
            tokens_hidden=options["tokens_hidden"],
            retreat_to_empty=options["retreat_to_empty"],
            redeploy_then_move=options["redeploy_then_move"],
            militia_at_end=options["militia_at_end"],
            strict_stacking=options["strict_stacking"],
            marines_need_majority=options["marines_need_majority"],
            token_die=options["token_die"],
        )

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        s = new_state(dice, self.book, self.settings(scenario, options))
        s.push(Play())
        return s

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        return position.restore(reader, self.book, self.settings(scenario, options), dice)

    def describe(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Saigon)
        return position.describe(s)

    def open_view(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Saigon)
        return view.open_view(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Saigon)
        return view.view(s, seat, self.sees)

    def deal_unknown(self, seen: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        return view.deal_unknown(self.book, seen, dice)

    def redealt(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, Saigon)
        return redealt(s, seat, dice)

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
        assert isinstance(s, Saigon)
        return invariants.invariants(s)

    def turn(self, s: State) -> int:
        assert isinstance(s, Saigon)
        return s.turn + (s.book.turns if s.swapped else 0)


@cache
def load(overlay: Path | None = None) -> Title:
    """The title with its own data pack, or with an owner's pack laid over it."""
    return Saigon75(overlay)
