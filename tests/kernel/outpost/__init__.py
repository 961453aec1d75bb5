"""Outpost: two sides, three turns, a die, a hidden card each. A whole title, small enough to read at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from indochine.kernel.book import Book
from indochine.kernel.constraints import Audit
from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadPosition
from indochine.kernel.frames import Frame
from indochine.kernel.positions import Reader
from indochine.kernel.state import State
from indochine.kernel.tableau import Section, cell
from indochine.kernel.text import Msg
from indochine.kernel.title import Option, Title
from tests.kernel.outpost.pack import CONSTRAINTS, FOLDER, Pack
from tests.kernel.outpost.rules import AWAKE, CARDS, SIDES, Act, Orders, Outpost, Play, Turn, new_state

FIELDS = "title scenario options agenda turn cards shown trench orders"
ORDERS = ("wake", "rest", "sleep")


class OutpostTitle(Title):
    """Seats, scenarios, options, and how a state reads as a document, as a view and as a table."""

    id = "outpost"
    seats = SIDES
    scenarios = ("standard",)
    options = (Option("deeper", False, True, rules="2.4"),)
    rules_version = 1
    folder = FOLDER
    standing_orders = Orders

    def __init__(self, overlay: Path | None = None) -> None:
        self.pack = Pack(overlay)
        self.pack_version = self.pack.digest
        self.frame_kinds: dict[str, type[Frame[Any]]] = {kind.name: kind for kind in (Play, Turn, Act)}
        self.book = Book(FOLDER / "text")
        self.book.add_domain("side", SIDES)
        self.book.add_domain("card", tuple(str(n + 1) for n in CARDS))
        self.book.add_domain("way", ("road", "river"))
        self.book.add_fields("side", "side")

    def opening(self, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        s = new_state(dice, self.pack.limits, options["deeper"])
        s.push(Play())
        return s

    def describe(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Outpost)
        cards = {SIDES[i]: card + 1 for i, card in enumerate(s.cards)}
        orders = {SIDES[i]: ORDERS[order] for i, order in enumerate(s.orders)}
        return {**self.open_table(s), "cards": cards, "orders": orders}

    def open_table(self, s: Outpost) -> dict[str, Any]:
        """What everybody sees."""
        by_side = {"shown": s.shown, "trench": s.trench}
        return {"turn": s.turn, **{name: dict(zip(SIDES, by_side[name], strict=True)) for name in by_side}}

    def restore(self, reader: Reader, scenario: str, options: dict[str, Any], dice: Dice) -> State:
        s = new_state(dice, self.pack.limits, options["deeper"])
        reader = Reader(reader.data, "", FIELDS)
        s.turn = reader.number("turn", 1, s.limits.turns)
        cards, trench, shown = [reader.part(name, "RED BLUE") for name in ("cards", "trench", "shown")]
        s.cards = tuple(cards.number(side, 1, len(CARDS)) - 1 for side in SIDES)
        if s.cards[0] == s.cards[1]:
            raise BadPosition("cards", "there is only one card of each number")
        s.trench = [trench.number(side, 0, s.depth) for side in SIDES]
        s.shown = (shown.get("RED") is True, shown.get("BLUE") is True)
        orders = reader.part("orders", "RED BLUE")
        s.orders = tuple(orders.one_of(side, ORDERS) for side in SIDES)
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """1.2: one's own card, and the other's once it lies open."""
        assert isinstance(s, Outpost)
        seen = {SIDES[i]: s.cards[i] + 1 for i in (0, 1) if i == seat or s.shown[i]}
        return {**self.open_table(s), "cards": seen, "orders": {SIDES[seat]: ORDERS[s.orders[seat]]}}

    def deal_unknown(self, view: dict[str, Any], seat: str, dice: Dice) -> dict[str, Any]:
        free = [n + 1 for n in CARDS if n + 1 not in view["cards"].values()]
        dealt = dict(zip(SIDES, dice.shuffled(tuple(free)), strict=False)) | view["cards"]
        known = {name: view[name] for name in FIELDS.split()}
        orders = {side: view["orders"].get(side, ORDERS[AWAKE]) for side in SIDES}
        return {**known, "cards": dealt, "orders": orders}

    def turn(self, s: State) -> int:
        assert isinstance(s, Outpost)
        return s.turn

    def tableau(self, view: dict[str, Any]) -> list[Section]:
        rows = tuple((cell(Msg("side-" + side)), cell(depth)) for side, depth in view["trench"].items())
        return [Section(Msg("tableau-trenches"), rows=rows)]

    def audit(self) -> Audit:
        return CONSTRAINTS.audit(self.pack)


def load(overlay: Path | None = None) -> Title:
    """What the registry asks of the package of a title."""
    return OutpostTitle(overlay)
