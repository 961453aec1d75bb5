"""What lies on the board of The Lost Valley, as a seat sees it: everything here comes from the view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from indochine.kernel.board import Marker, Piece, Place, Scene
from indochine.kernel.text import Msg
from indochine.titles.lost_valley import tableau
from indochine.titles.lost_valley.board_layout import BOXES
from indochine.titles.lost_valley.board_piles import figures, gauges, piles
from indochine.titles.lost_valley.book import CRS, DIVISIONS, ValleyBook
from indochine.titles.lost_valley.tableau_places import icons_in_words, laid_out, place_name, stack

MARKS: Final = ("reduced", "disrupted", "used")
STRIP: Final = {"active": "✈", "interdicted": "−1", "damaged": "−2", "destroyed": "✖"}  # as on the RP roll
ENCIRCLED: Final = Marker("encircled", "×", "VM", Msg("encircled"))
NOBODYS: Final = Marker("nobody", "○", title=Msg("control-none"))
NOW: Final = Marker("turn", "●", "FR", Msg("marker-game-turn"))
FIGHTS: Final = ("vm-assault", "french-assault", "raid", "overstacked")


class Names:
    """What never changes in the sentences of a scene, made once."""

    def __init__(self, book: ValleyBook) -> None:
        crs, turns = range(CRS), book.tables.turn
        self.units = {id: Msg("unit-" + id) for id in book.unit_ids}
        self.printed = [
            {
                "place": place_name(book, n),
                "sector": Msg("subsector-" + book.sector_of[n]),
                "most": book.tables.track.fortifications.most,
                "icons": icons_in_words(book, n),
            }
            for n in crs
        ]
        self.turns = {
            turn.number: Msg("board-turn-box", turn=turn.number, days=Msg(f"turn-{turn.number}"))
            for turn in turns
        }
        self.turns[turns[-1].number + 1] = Msg("board-box-late")


@cache
def names_of(book: ValleyBook) -> Names:
    return Names(book)


class Table:
    """A view as laid out for the rules, its marks looked up by unit, its fights by CR."""

    def __init__(self, view: dict[str, Any], book: ValleyBook) -> None:
        self.view, self.book, self.s = view, book, laid_out(view, book)
        self.names = names_of(book)
        self.states: dict[str, list[str]] = {}
        for mark in MARKS:
            for id in view["marks"][mark]:
                self.states.setdefault(id, []).append(mark)
        self.fights: dict[str, list[Marker]] = {}
        for cr, marker in fights(view, book):
            self.fights.setdefault(cr, []).append(marker)

    def pieces(self, ids: list[str]) -> list[Piece]:
        return [self.piece(id) for id in ids]

    def called(self, ids: list[str]) -> list[Msg]:
        return [self.names.units[id] for id in ids]

    def sorted_out(self, ids: list[str]) -> tuple[list[str], list[str]]:
        """Active Units, and the Used ones."""
        return [id for id in ids if not self.is_used(id)], [id for id in ids if self.is_used(id)]

    def piece(self, id: str) -> Piece:
        states = self.states.get(id, [])
        return Piece("unit:" + id, "reduced" if "reduced" in states else "full", states)

    def is_used(self, id: str) -> bool:
        return "used" in self.states.get(id, ())


def scene(view: dict[str, Any], book: ValleyBook) -> Scene:
    table = Table(view, book)
    return Scene(
        status(table), places(table), gauges(view), piles(table.s, view), list(figures(table.s, view))
    )


def status(table: Table) -> list[Msg]:
    """When it is and what is being done; after the end, how it ended."""
    over = table.view["outcome"]
    doing = [Msg("reason-" + over["reason"])] if over else tableau.phase(table.s, table.view)
    return [part for part in (tableau.turn(table.s), *doing) if isinstance(part, Msg)]


def places(table: Table) -> list[Place]:
    view, book = table.view, table.book
    return [
        *[centre(table, n, id, view["crs"][id]) for n, id in enumerate(book.place_ids[:CRS])],
        *[zone(table, CRS + n, id, units) for n, (id, units) in enumerate(view["zones"].items())],
        *[starting_box(table, division) for division in range(DIVISIONS)],
        *turn_track(table),
        *[off_map("box:" + box.id, Msg(box.name), table, view[box.id]) for box in BOXES],
    ]


# ---------------------------------------------------------------- the map


def centre(table: Table, number: int, id: str, here: dict[str, Any]) -> Place:
    """Active Units first, then the Used ones, as in the two boxes of a CR (2.2.1.2)."""
    holder, (active, used) = here["control"], table.sorted_out(here["units"])
    return Place(
        "place:" + id,
        "" if holder == "none" else holder,
        table.pieces(active + used),
        list(markers(table, number, id, here)),
        spoken(table, number, here, active, used),
    )


def markers(table: Table, number: int, id: str, here: dict[str, Any]) -> Iterator[Marker]:
    """2.3.2: who holds it, the Level of its works, Encircled, the airstrip; then the fighting."""
    holder, level = here["control"], here["fortifications"]
    if holder == "none":
        yield NOBODYS
    elif holder != "FR":
        yield Marker("holder", holder, holder, Msg("marker-control-" + holder))
    yield Marker("fort", f"▲{level}", "FR" if holder == "FR" else "", Msg("board-fort", level=level))
    if is_cut_off(table, number, holder):
        yield ENCIRCLED
    if number == table.book.airfield:
        yield airstrip(table.view["airstrip"])
    yield from table.fights.get(id, ())


def is_cut_off(table: Table, cr: int, holder: str) -> bool:
    """12.2.1: it matters while the Viet Minh do not hold the CR."""
    return table.s.is_encircled(cr) and holder in ("FR", "none")


def airstrip(status: str) -> Marker:
    return Marker("airstrip", STRIP[status], title=Msg("board-airstrip", status=Msg("airstrip-" + status)))


def spoken(table: Table, number: int, here: dict[str, Any], active: list[str], used: list[str]) -> Msg:
    """The CR in one sentence: who holds it, its works, who stands there, how much room, what is printed."""
    holder, is_airfield = here["control"], number == table.book.airfield
    steps, assets = stack(table.s, number)
    return Msg(
        "board-centre",
        **table.names.printed[number],
        holder=held_by(holder),
        level=here["fortifications"],
        encircled=int(is_cut_off(table, number, holder)),
        strip=Msg("airstrip-" + table.view["airstrip"]) if is_airfield else "",
        has_strip=int(is_airfield),
        active=table.called(active),
        used=table.called(used),
        steps=steps,
        assets=assets,
    )


def held_by(holder: str) -> Msg:
    if holder in ("FR", "none"):
        return Msg("control-" + holder)
    return Msg("board-held-by", division=Msg("division-" + holder))


def zone(table: Table, number: int, id: str, units: list[str]) -> Place:
    """13.2d: French, or else the enemy's."""
    holder = "FR" if table.s.is_french(number) else "VM"
    title = Msg(
        "board-zone",
        place=place_name(table.book, number),
        holder=Msg("control-" + holder),
        units=table.called(units),
    )
    return Place("place:" + id, holder, table.pieces(units), title=title)


# ---------------------------------------------------------------- the Viet Minh


def starting_box(table: Table, division: int) -> Place:
    """The Division with its Strength; an Inactive one is spent (11.2a, 11.3a)."""
    id = table.book.division_ids[division]
    here = table.view["divisions"][id]
    strength = str(here["strength"])
    piece = Piece("division:" + id, strength, [] if here["active"] else ["spent"])
    state = tableau.state_of(table.s, table.view, division)
    title = Msg("board-division", division=Msg(f"division-{id}.long"), strength=strength, state=state)
    return Place("start:" + id, pieces=[piece], title=title)


def fights(view: dict[str, Any], book: ValleyBook) -> Iterator[tuple[str, Marker]]:
    """The CR that Divisions are to assault, and what is going on in one of them."""
    if view["outcome"]:
        return
    for division, id in enumerate(book.division_ids):
        target = tableau.target_of(view, division)
        if target:
            title = Msg("board-target", division=Msg("division-" + id))
            yield book.place_ids[target - 1], Marker("target", "→", id, title)
    for entry in [entry for entry in view["agenda"] if entry["frame"] in FIGHTS][-1:]:
        side = entry["division"] if entry["frame"] == "vm-assault" else "FR"
        yield entry["cr"], Marker("fire", "✹", side, tableau.deed(book, entry))


# ---------------------------------------------------------------- off the map


def turn_track(table: Table) -> Iterator[Place]:
    """13.1a: who waits for which turn, and the marker of the turn."""
    view = table.view
    due: dict[int, list[str]] = {}
    for id, turn in view["track"].items():
        due.setdefault(turn, []).append(id)
    for turn, name in table.names.turns.items():
        yield off_map(f"turn:{turn}", name, table, due.get(turn, []), [NOW] * (turn == view["turn"]))


def off_map(ref: str, name: Msg, table: Table, units: list[str], lying: Sequence[Marker] = ()) -> Place:
    title = Msg("board-box", place=name, units=table.called(units))
    return Place(ref, pieces=table.pieces(units), markers=list(lying), title=title)
