"""What lies on the board of Silver Bayonet, made from one view alone: stacks, attacks, boxes, score."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.board import Arrow, Figure, Gauge, Marker, Piece, Place, Point, Scene, Space
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.areas import in_window
from indochine.titles.silver_bayonet.board import AIR_TRACK, TURN_TRACK
from indochine.titles.silver_bayonet.board_counters import message
from indochine.titles.silver_bayonet.board_layout import Frame, around, at_the_edge, beside, box_spot
from indochine.titles.silver_bayonet.book import SIDES, BayonetBook
from indochine.titles.silver_bayonet.tableau import (
    Table,
    air,
    ground,
    hex_name,
    landing_zones,
    needed,
    objectives,
    phase,
    states,
    when,
)

STATES: Final = {
    "reduced": "reduced",
    "fatigued": "fatigued",
    "first_fire": "first-fire",
    "final_fire": "final-fire",
    "moved": "moved",
    "barred": "barred",
    "landed": "new",
}
OFF_MAP: Final = ("waiting", "eliminated", "left")
BOX_RULES: Final = {"waiting": ["3.1"], "eliminated": ["2.5.2"], "left": ["4.5.1"]}
OBJECTIVE: Final = Marker("objective", title=Msg("board-objective"))
LANDING: Final = Marker("landing-zone", side="FWA", title=Msg("lz-operational"))
LAST_TURN: Final = "⚑"


class Layout:
    """Where the things of one scenario lie; one copy serves all its games."""

    def __init__(self, book: BayonetBook, scenario: str) -> None:
        card = book.scenario(scenario)
        window = around(hex.id for hex in book.pack.map.hex if in_window(hex.id, card.window))
        sheet = book.sheet(scenario, False)
        abroad = [box.id for box in book.pack.map.box if box.edge_hexes]
        near = any(sheet.edge_of[book.place_of[id]] for id in abroad)  # from there all can be reached
        frames = dict(zip(abroad, at_the_edge(window, len(abroad)), strict=True)) if near else {}
        self.window: list[Point] = window.corners if card.window else []
        self.objectives = objectives(card)
        self.landing = landing_zones(card)
        boxes = [box(id, Msg("box-" + id), frame, ["4.5.2"]) for id, frame in frames.items()]
        self.edge = list(frames)
        off = zip(OFF_MAP, beside(window, len(OFF_MAP)), strict=True)
        self.spaces = boxes + [box(id, Msg("place-" + id), frame, BOX_RULES[id]) for id, frame in off]


def box(id: str, name: Msg, frame: Frame, rules: list[str]) -> Space:
    spot = box_spot(frame)
    return Space(
        ref="place:" + id,
        name=name,
        shape="box",
        points=frame.corners,
        label=spot.label,
        stack=spot.stack,
        room=spot.room,
        terrain="box",
        rules=rules,
    )


class Printed:
    """What scenes look up again and again; one copy serves all games."""

    def __init__(self, book: BayonetBook) -> None:
        self.book = book
        self.layouts: dict[str, Layout] = {}
        self.reduces = {unit.id for unit in book.pack.units.unit if unit.reduced}

    def layout(self, scenario: str) -> Layout:
        if scenario not in self.layouts:
            self.layouts[scenario] = Layout(self.book, scenario)
        return self.layouts[scenario]


class Look:
    """One view, and what is true of many pieces in it."""

    def __init__(self, printed: Printed, view: dict[str, Any]) -> None:
        self.printed = printed
        self.table = Table(view, printed.book)
        self.view = view
        self.layout = printed.layout(view["scenario"])
        self.acting = frozenset(acting(view["agenda"]))
        self.where = {unit: place for place, units in view["places"].items() for unit in units}

    def piece(self, unit: str) -> Piece:
        marks = self.table.marks
        found = [state for mark, state in STATES.items() if unit in marks[mark]]
        if "final-fire" in found:
            found = [state for state in found if state != "first-fire"]  # 10.4.1: it is turned over
        found += ["activated"] * (unit in self.acting)
        reduced = unit in marks["reduced"] and unit in self.printed.reduces
        return Piece("unit:" + unit, "reduced" if reduced else "full", found)


def acting(agenda: list[dict[str, Any]]) -> list[str]:
    """The units that the question is about: moving, attacking, retreating, about to be placed."""
    for entry in reversed(agenda):
        if entry.get("units"):
            return list(entry["units"])
        if entry.get("unit"):
            return [entry["unit"]]
    return []


def scene(printed: Printed, view: dict[str, Any]) -> Scene:
    look = Look(printed, view)
    return Scene(
        status=status(look.table),
        places=[*places(look), *off_map(look)],
        gauges=gauges(look.table),
        figures=figures(look.table),
        window=look.layout.window,
        spaces=look.layout.spaces,
        arrows=[*attacks(look), *fire(look)],
    )


def status(table: Table) -> list[Msg]:
    """When it is, and what is being done."""
    return [when(table), *(part for part in phase(table.view) if isinstance(part, Msg))]


# ---------------------------------------------------------------- places


def places(look: Look) -> list[Place]:
    """Every hex and box in which something is; an empty hex tells its ground by itself."""
    layout, view = look.layout, look.view
    named = [*view["places"], *layout.objectives, *layout.landing, *view["held"], *layout.edge]
    return [place(look, id) for id in dict.fromkeys(named)]


def place(look: Look, id: str) -> Place:
    markers = markers_at(look, id)
    units = look.table.stack(id)
    return Place(
        ref="place:" + id,
        control=look.view["held"].get(id, ""),
        pieces=[look.piece(unit) for unit in units],
        markers=markers,
        title=place_title(look, id, units, markers),
    )


def markers_at(look: Look, id: str) -> list[Marker]:
    found = [LANDING] * (id in look.layout.landing) + [OBJECTIVE] * (id in look.layout.objectives)
    for hex, points, big, _ in plans(look.view["agenda"]):
        if hex == id and (points or big):
            title = Msg("board-strike", number=points, big=big)
            found.append(Marker("air", str(points or big), "FWA", title))
    return found


def plans(agenda: list[dict[str, Any]]) -> list[Any]:
    """10.1: bombardments that are declared and not yet resolved: hex, air points, B-52, guns."""
    return next((entry["plans"] for entry in reversed(agenda) if entry.get("plans")), [])


def place_title(look: Look, id: str, units: list[str], markers: list[Marker]) -> Msg:
    """All that is in a place, in one sentence."""
    side = look.view["held"].get(id, "")
    return Msg(
        "board-place",
        place=hex_name(look.printed.book, id),
        ground=ground(look.printed.book, id),
        printed=int(id not in look.printed.book.box_ids),
        side=Msg("side-" + side) if side else "",
        held=int(bool(side)),
        units=[unit_title(look.table, unit) for unit in units],
        number=len(units),
        marks=[marker.title for marker in markers],
        marked=len(markers),
    )


def unit_title(table: Table, unit: str) -> Msg:
    marks = states(table, unit)
    return Msg("tableau-unit", unit=Msg(message(unit)), marks=marks, marked=len(marks))


def off_map(look: Look) -> list[Place]:
    """Units that are to come, are lost, or have left."""
    view = look.view
    lists = {"waiting": look.table.waiting(), "eliminated": view["eliminated"], "left": view["left"]}
    return [
        Place(
            "place:" + id,
            pieces=[look.piece(unit) for unit in units],
            title=Msg("board-off-map", place=Msg("place-" + id), number=len(units)),
        )
        for id, units in lists.items()
    ]


# ---------------------------------------------------------------- attacks


def attacks(look: Look) -> list[Arrow]:
    """6.1.1a: declared attacks, those of one hex on another with one arrow for each kind."""
    found: dict[tuple[str, str, str], int] = {}
    for unit, target, kind in [*look.view["declared"], *being_declared(look.view["agenda"])]:
        if unit in look.where:
            key = look.where[unit], target, kind
            found[key] = found.get(key, 0) + 1
    return [
        Arrow(
            "place:" + source,
            "place:" + target,
            kind,
            look.view["active"],
            Msg("board-arrow-" + kind),
            Msg(
                "board-attack",
                kind=Msg("attack-" + kind),
                place=hex_name(look.printed.book, target),
                number=number,
            ),
        )
        for (source, target, kind), number in found.items()
    ]


def being_declared(agenda: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """An attack whose units are being picked."""
    forces = [entry for entry in agenda if entry["frame"] == "force"]
    return [(unit, entry["target"], entry["combat"]) for entry in forces for unit in entry["units"]]


def fire(look: Look) -> list[Arrow]:
    """10.1, 10.2: guns on what they are aimed at."""
    aimed = [(hex, guns) for hex, _, _, guns in plans(look.view["agenda"])]
    aimed += [(e["target"], e["guns"]) for e in look.view["agenda"] if e.get("guns") and e.get("target")]
    pairs = {(look.where[gun], hex): gun for hex, guns in aimed for gun in guns if gun in look.where}
    return [
        Arrow("place:" + source, "place:" + target, "fire", look.table.side(gun))
        for (source, target), gun in pairs.items()
        if source != target
    ]


# ---------------------------------------------------------------- tracks and score


def gauges(table: Table) -> list[Gauge]:
    view = table.view
    last = table.scenario.game_turns
    found = [Gauge(TURN_TRACK, str(last), "", LAST_TURN), Gauge(TURN_TRACK, str(min(view["turn"], last)))]
    return found + [Gauge(AIR_TRACK, str(view["air"]), "FWA")] * (view["air"] is not None)


def figures(table: Table) -> list[Figure]:
    """17.1a, 11.0: what decides the game, and what the FWA can still call in."""
    view = table.view
    found = [
        Figure(Msg("board-points", side=Msg(f"side-{side}.short")), view["points"][side], side, "17.1a")
        for side in SIDES
    ]
    found += [Figure(Msg("board-needed"), needed(table), "", "17.1a")]
    found += [Figure(Msg("board-air"), air(view), "FWA", "11.0a")]
    if view["b52"]:
        found.append(Figure(Msg("marker-b52"), view["b52"], "FWA"))
    if any(view["pool"]):
        found.append(Figure(Msg("board-replacements"), sum(view["pool"]), "", "15.1.1a"))
    return found
