"""What lies on the board of Saigon 75, as one seat sees it: everything here comes from the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from indochine.kernel.board import Gauge, Marker, Piece, Place, Scene
from indochine.kernel.text import Msg
from indochine.titles.saigon75 import tableau
from indochine.titles.saigon75.board import band
from indochine.titles.saigon75.board_counters import SIDES, known_units
from indochine.titles.saigon75.board_piles import figures, piles
from indochine.titles.saigon75.book import KIND_IDS, SaigonBook

STATES: Final = {"activated": "activated", "moved": "moved", "barred": "barred", "newcomers": "new"}
FEW: Final = 5  # so many markers lie side by side; more of them are a heap with a number
COUNTS: Final = tuple(f"kind-{id}.count" for id in KIND_IDS)
SV_KINDS: Final = KIND_IDS.index("sv_division")  # the kinds of the North come first
MILITIA: Final = Marker("militia", "★", "NV", Msg("marker-militia"))
AIR: Final = Marker("air", "", "SV", Msg("marker-air"))
INFILTRATION: Final = Marker("infiltration", "", "NV", Msg("marker-infiltration"))
ABOUT_ONE_PROVINCE: Final = {
    "eliminate-excess": "place",
    "engage-units": "place",
    "take-loss": "place",
    "designate-units": "place",
    "retreat-unit": "province",
    "voluntary-retreat": "province",
}
HIDDEN_TOKEN: Final = Msg("board-token-hidden")


class Table:
    """A view with its marks looked up by unit and by province."""

    def __init__(self, view: dict[str, Any], book: SaigonBook) -> None:
        self.view, self.book, self.units = view, book, known_units(book)
        marks = view["marks"]
        self.reduced: set[str] = set(marks["reduced"])
        self.states: dict[str, list[str]] = {id: ["reduced"] for id in marks["reduced"]}
        for flag, state in STATES.items():
            for id in marks[flag]:
                self.states.setdefault(id, []).append(state)
        self.markers: dict[str, list[Marker]] = {}
        for province, marker in loose_markers(view, book):
            self.markers.setdefault(province, []).append(marker)

    def pieces(self, ids: list[str]) -> list[Piece]:
        return [self.piece(id) for id in ids]

    def piece(self, id: str) -> Piece:
        reduced = id in self.reduced
        return Piece(self.units[id].refs[reduced], "reduced" if reduced else "full", self.states.get(id, []))

    def counted(self, ids: list[str]) -> dict[str, list[Msg]]:
        """How many units of each kind, side by side."""
        numbers: dict[int, int] = {}
        for id in ids:
            kind = self.units[id].kinds[id in self.reduced]
            numbers[kind] = numbers.get(kind, 0) + 1
        found: dict[str, list[Msg]] = {"NV": [], "SV": []}
        for kind in sorted(numbers):
            found[SIDES[kind >= SV_KINDS]].append(Msg(COUNTS[kind], n=numbers[kind]))
        return found


def scene(view: dict[str, Any], book: SaigonBook) -> Scene:
    table = Table(view, book)
    return Scene(
        status(view, book), places(table), gauges(view, book), piles(view), figures(view, book), focus(view)
    )


def focus(view: dict[str, Any]) -> list[str]:
    """The province whose units are asked for by their kind."""
    asked = view["agenda"][-1] if view["agenda"] else {"frame": ""}
    where = ABOUT_ONE_PROVINCE.get(asked["frame"])
    return [f"place:{asked[where]}"] if where and asked[where] is not None else []


def status(view: dict[str, Any], book: SaigonBook) -> list[Msg]:
    """When it is and what is being done; after the end, how it ended."""
    over = view["outcome"]
    parts = [*tableau.turn(book, view), *([Msg("reason-" + over["reason"])] if over else tableau.phase(view))]
    return [part for part in parts if isinstance(part, Msg)]


def gauges(view: dict[str, Any], book: SaigonBook) -> list[Gauge]:
    held = sum(province["militia"] for province in view["provinces"].values())
    rows = book.pack.tables.desertion.row
    row = next(row for row in rows if row.min_provinces <= held <= row.max_provinces)
    return [
        Gauge("turn", str(view["turn"]), view["active"]),
        Gauge("desertion", band(row), "NV", str(held)),
    ]


# ---------------------------------------------------------------- places


def places(table: Table) -> list[Place]:
    view = table.view
    return [
        box(table, "reserves"),
        *[province(table, id, here) for id, here in view["provinces"].items()],
        box(table, "unplaced"),
        box(table, "eliminated"),
        *marker_boxes(view, table.book),
    ]


def box(table: Table, id: str) -> Place:
    units = table.view[id]
    found = table.counted(units)
    title = Msg("board-box", place=Msg("place-" + id), units=found["NV"] + found["SV"])
    return Place("place:" + id, pieces=table.pieces(units), title=title)


def province(table: Table, id: str, here: dict[str, Any]) -> Place:
    holder, markers = "NV" if here["militia"] else "SV", table.markers.get(id, [])
    markers = [MILITIA, *markers] if here["militia"] else markers
    return Place(
        "place:" + id, holder, table.pieces(here["units"]), markers, spoken(table, id, here, holder, markers)
    )


def spoken(table: Table, id: str, here: dict[str, Any], holder: str, markers: list[Marker]) -> Msg:
    """The province in one sentence: who holds it, who stands there, what lies there."""
    units = table.counted(here["units"])
    return Msg(
        "board-province",
        place=Msg("province-" + id),
        side=Msg("side-" + holder),
        side_id=holder,
        contested=int(bool(units["NV"] and units["SV"])),
        nv=units["NV"],
        sv=units["SV"],
        markers=[marker.title for marker in markers],
        marked=len(markers),
    )


# ---------------------------------------------------------------- markers


def loose_markers(view: dict[str, Any], book: SaigonBook) -> Iterator[tuple[str, Marker]]:
    """Objective tokens, the province that a card names, the combat being fought and its aircraft."""
    for number, where in view["tokens"].items():
        if number == "face_down":
            yield from ((province, Marker("objective", "?", title=HIDDEN_TOKEN)) for province in where)
        elif where in view["provinces"]:
            yield where, token(number)
    event = view["event"]
    if event["province"]:
        yield event["province"], Marker("event", str(event["card"]), title=Msg(f"card-{event['card']}"))
    yield from combat_markers(view, book)


def token(number: str, side: str = "") -> Marker:
    return Marker("objective", number, side, Msg("board-token", number=int(number)))


def combat_markers(view: dict[str, Any], book: SaigonBook) -> Iterator[tuple[str, Marker]]:
    for entry in view["agenda"]:
        if entry["frame"] == "combat-subphase":
            for province in entry["provinces"]:
                yield province, Marker("combat", "×", entry["side"], Msg("board-combat-declared"))
        elif entry["frame"] == "combat":
            yield entry["province"], Marker("fire", "", entry["attacker"], Msg("board-combat"))
            committed = book.air_markers - sum(view["air"].values())
            yield from ((entry["province"], AIR) for _ in range(committed))


def marker_boxes(view: dict[str, Any], book: SaigonBook) -> Iterator[Place]:
    """Markers beside the map: those at hand, those in stock, those gone for good."""
    air = view["air"]
    militia = book.militia_markers - sum(province["militia"] for province in view["provinces"].values())
    yield marker_box("infiltration", [INFILTRATION] * view["infiltration"])
    yield marker_box("militia", heap(MILITIA, militia))
    yield marker_box("air-ready", [AIR] * air["ready"])
    yield marker_box("air-stock", heap(AIR, air["supply"]))
    yield marker_box("air-lost", heap(AIR, air["lost"]))
    for side in SIDES:
        plus = Marker("plus1", "+1", side, Msg("marker-plus1"))
        tokens = [token(number, side) for number, where in view["tokens"].items() if where == side]
        yield marker_box(side, [plus] * view["plus_ones"][side] + tokens)


def heap(marker: Marker, number: int) -> list[Marker]:
    """A few markers one by one, many as one with their number."""
    if number <= FEW:
        return [marker] * number
    return [
        Marker(marker.kind, str(number), marker.side, Msg("board-heap", marker=marker.title, number=number))
    ]


def marker_box(id: str, markers: list[Marker]) -> Place:
    titles = [marker.title for marker in markers]
    return Place(
        "box:" + id,
        markers=markers,
        title=Msg("board-box", place=Msg("board-box-" + id), units=titles),
    )
