"""What lies on the board of Storm over Dien Bien Phu, made from one view alone: pieces, cards, score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from indochine.kernel.board import Figure, Gauge, Marker, Piece, Pile, Place, Scene
from indochine.kernel.text import Msg
from indochine.titles.storm.board import TURN_TRACK, VICTORY_TRACK, lost
from indochine.titles.storm.book import SIDES, StormBook
from indochine.titles.storm.tableau import DEEDS, Table, is_bidding, leaders, phase, zones
from indochine.titles.storm.tableau_cards import about_side, order

NO_REPLACEMENTS: Final = Marker("event", "✕", "VM", Msg("marker-no-replacements"))
OUT_OF_SUPPLY: Final = Marker("supply", "", "FR", Msg("marker-out-of-supply"))
JUST_LOST: Final = Marker("event", "!", "FR", Msg("board-just-lost"))
FIRE: Final = {side: Marker("fire", "", side, about_side("tableau-fire-marker", side)) for side in SIDES}
ABOUT_ONE_AREA: Final = frozenset(
    [
        "allot-damage",
        "lose-units",
        "pick-assaulters",
        "pick-firers",
        "pick-movers",
        "pick-sappers",
        "rats-bite",
        "withdraw",
    ]
)
CONTROL: Final = {side: Msg("side-" + side) for side in SIDES}


class Printed:
    """What a scene looks up in the book again and again; one copy serves all games."""

    def __init__(self, book: StormBook) -> None:
        self.book = book
        kinds = dict(zip(book.unit_ids, book.type_of, strict=True))
        self.kind = {id: book.type_ids[kind] for id, kind in kinds.items()}
        self.side = {id: SIDES[book.type_side[kind]] for id, kind in kinds.items()}
        self.pieces = {
            (id, spent, acting): piece(id, spent, acting)
            for id in book.unit_ids
            for spent in (False, True)
            for acting in (False, True)
        }
        self.turn = {u.id: u.turn for u in book.pack.units.unit if u.turn is not None}
        self.trench = [Marker("trench", str(n), "VM", Msg(f"trench-{n}")) for n in range(book.deepest + 1)]
        self.names = {str(area.number): Msg(f"area-{area.number}.full") for area in book.pack.map.area}
        self.turns = {
            str(turn.number): Msg("board-turn-box.full", turn=turn.number, dates=Msg(f"turn-{turn.number}"))
            for turn in book.pack.tables.turn
        }


def piece(id: str, spent: bool, acting: bool) -> Piece:
    states = ["spent"] * spent + ["activated"] * acting
    return Piece("unit:" + id, "spent" if spent else "fresh", states)


class Look:
    """One view, and what is true of many pieces in it."""

    def __init__(self, printed: Printed, view: dict[str, Any]) -> None:
        self.printed = printed
        self.view = view
        self.spent = frozenset(view["spent"])
        self.acting = frozenset(acting(view["agenda"]))
        self.aim = aim(view["agenda"])

    def pieces(self, ids: Iterable[str]) -> list[Piece]:
        known, spent, acting = self.printed.pieces, self.spent, self.acting
        return [known[id, id in spent, id in acting] for id in ids]


def acting(agenda: list[dict[str, Any]]) -> list[str]:
    """6.1: the units picked so far, firing, assaulting, moving, retreating or about to be placed."""
    for entry in reversed(agenda):
        if entry.get("units"):
            return list(entry["units"])
        if "unit" in entry:
            return [entry["unit"]]
    return []


def aim(agenda: list[dict[str, Any]]) -> dict[str, list[Marker]]:
    """The area that is being fired on, assaulted or mined, by its number."""
    for entry in reversed(agenda):
        if entry["frame"] in DEEDS:
            title = Msg("tableau-deed-" + entry["frame"], area=entry["area"])
            return {entry["area"]: [Marker("objective", title=title)]}
    return {}


def scene(printed: Printed, view: dict[str, Any]) -> Scene:
    look = Look(printed, view)
    table = Table(view, printed.book)
    return Scene(
        status=status(table),
        places=[*areas(look), *turn_boxes(look), *other_boxes(look)],
        gauges=gauges(table),
        piles=piles(view),
        figures=figures(table),
        focus=focus(view["agenda"]),
    )


def focus(agenda: list[dict[str, Any]]) -> list[str]:
    """The area whose units are asked for by their type."""
    if agenda and agenda[-1]["frame"] in ABOUT_ONE_AREA:
        return next((["area:" + entry["area"]] for entry in reversed(agenda) if "area" in entry), [])
    return []


def status(table: Table) -> list[Msg]:
    """When it is, and what is being done."""
    number = min(table.view["turn"], table.book.turns)
    when = Msg("board-turn", turn=number, turns=table.book.turns, dates=Msg(f"turn-{number}"))
    return [when, *(part for part in phase(table.view) if isinstance(part, Msg))]


# ---------------------------------------------------------------- areas


def areas(look: Look) -> list[Place]:
    return [area_place(look, id, here) for id, here in look.view["areas"].items()]


def area_place(look: Look, id: str, here: dict[str, Any]) -> Place:
    markers = area_markers(look, id, here)
    return Place(
        ref="area:" + id,
        control=here["control"],
        pieces=look.pieces(here["units"]),
        markers=markers,
        title=area_title(look, id, here, markers),
    )


def area_markers(look: Look, id: str, here: dict[str, Any]) -> list[Marker]:
    found = [look.printed.trench[here["trench"]]] if here["trench"] else []
    found += [FIRE[side] for side in here["fire"]]
    found += [OUT_OF_SUPPLY] * here["out_of_supply"]
    found += [JUST_LOST] * (id in look.view["lost"]["before"])
    return found + look.aim.get(id, [])


def area_title(look: Look, id: str, here: dict[str, Any], markers: list[Marker]) -> Msg:
    """All that is in an area, in one sentence."""
    return Msg(
        "board-place",
        area=look.printed.names[id],
        side=CONTROL[here["control"]],
        side_id=here["control"],
        units=forces(look, here["units"]),
        number=len(here["units"]),
        marks=[marker.title for marker in markers],
        marked=len(markers),
    )


def forces(look: Look, ids: list[str]) -> list[Msg]:
    """Units of one side, face and type counted together, the fresh ones first."""
    kind, side, spent = look.printed.kind, look.printed.side, look.spent
    found: dict[str, dict[tuple[bool, str], int]] = {}
    for id in ids:
        own = found.setdefault(side[id], {})
        key = (id in spent, kind[id])
        own[key] = own.get(key, 0) + 1
    return [
        Msg(
            "board-force",
            side=CONTROL[of],
            side_id=of,
            units=[counted(*key, n) for key, n in sorted(own.items())],
        )
        for of, own in found.items()
    ]


def counted(spent: bool, kind: str, number: int) -> Msg:
    units = Msg(f"type-{kind}.count", n=number)
    return Msg("board-spent", units=units, n=number) if spent else units


# ---------------------------------------------------------------- boxes


def turn_boxes(look: Look) -> list[Place]:
    """12.2: each unit on the track waits in the box of the turn that is printed on it."""
    waiting: dict[str, list[str]] = {number: [] for number in look.printed.turns}
    for id in look.view["track"]:
        waiting[str(look.printed.turn[id])].append(id)
    return [
        box(look, "turn-" + number, look.printed.turns[number], units) for number, units in waiting.items()
    ]


def other_boxes(look: Look) -> list[Place]:
    view, side = look.view, look.printed.side
    barred = [NO_REPLACEMENTS] * view["no_replacements"]
    fallen = {of: [id for id in view["eliminated"] if side[id] == of] for of in SIDES}
    return [
        box(look, "replacements", Msg("place-replacements"), view["box"], barred),
        box(look, "starred", Msg("place-relief"), view["starred"]),
        *(box(look, "eliminated-" + of, lost(of), fallen[of]) for of in SIDES),
    ]


def box(look: Look, id: str, name: Msg, units: list[str], markers: list[Marker] | None = None) -> Place:
    markers = markers or []
    title = Msg(
        "board-box",
        box=name,
        units=forces(look, units),
        number=len(units),
        marks=[marker.title for marker in markers],
        marked=len(markers),
    )
    return Place("box:" + id, "", look.pieces(units), markers, title)


# ---------------------------------------------------------------- tracks, cards, score


def gauges(table: Table) -> list[Gauge]:
    """2.1.2d, 14.0: the turn marker, and the victory areas that the Viet Minh hold and need."""
    view, book = table.view, table.book
    turn = Gauge(TURN_TRACK, str(min(view["turn"], book.turns)))
    if is_bidding(view):
        return [turn]
    held = Gauge(VICTORY_TRACK, str(len(table.held(book.victory))), "VM")
    return [turn, held, Gauge(VICTORY_TRACK, str(view["needed"]), "", "★")]


def piles(view: dict[str, Any]) -> list[Pile]:
    """The hands and decks as piles of which a seat sees its own hand; what was played lies open."""
    cards = view["cards"]
    found = []
    for side in SIDES:
        hand = refs(cards["hands"].get(side, ()))
        found += [
            Pile("hand", Msg("pile-hand"), cards["hand_sizes"][side], side, hand),
            Pile("deck", Msg("pile-deck"), cards["deck_sizes"][side], side),
            Pile(
                "discard",
                Msg("pile-discard"),
                len(cards["discards"][side]),
                side,
                refs(cards["discards"][side]),
            ),
        ]
    return [*found, Pile("removed", Msg("pile-removed"), len(cards["removed"]), "", refs(cards["removed"]))]


def refs(cards: Iterable[str]) -> list[str]:
    return ["card:" + id for id in cards]


def figures(table: Table) -> list[Figure]:
    """What decides the game and what weighs on the French; nothing till the sides are known."""
    if is_bidding(table.view):
        return []
    held = len(table.held(table.book.victory))
    value = Msg("board-held-of", number=held, needed=table.view["needed"])
    return [
        Figure(Msg("score-victory_areas"), value, "VM", "14.0"),
        *supply(table),
        *(bonus(table, colour) for colour in ("white", "gray")),
        *led(table.view),
        *ordered(table.view),
    ]


def supply(table: Table) -> list[Figure]:
    """11.0a: what the French add to their next supply roll."""
    book, kinds = table.book, zones(table.book)
    runway, green = len(table.held(kinds["runway"])), len(table.held(kinds["green"]))
    added = runway * book.supply.runway_modifier + green * book.supply.green_modifier
    value = Msg("board-supply-value", number=added, runway=runway, green=green)
    return [Figure(Msg("board-supply"), value, "FR", "11.0a")]


def bonus(table: Table, colour: str) -> Figure:
    """5.1b: who would get the card of a set now."""
    areas = zones(table.book)[colour]
    held, all_of_it = len(table.held(areas)), areas.bit_count()
    side = "VM" if held == all_of_it else "FR" if held == 0 else ""
    value = Msg("board-bonus-side", side=CONTROL[side], side_id=side) if side else Msg("board-bonus-nobody")
    return Figure(Msg("board-bonus-" + colour), value, side, "5.1b")


def led(view: dict[str, Any]) -> list[Figure]:
    """15.0a: who leads which side, and what was bid."""
    return [
        Figure(Msg("tableau-row-sides"), part, "", "15.0a") for row in leaders(view) for part in row[1].parts
    ]


def ordered(view: dict[str, Any]) -> list[Figure]:
    """5.2d: the standing orders of the seat; a finished game has none."""
    acting = [entry["side"] for entry in view["agenda"] if entry["frame"] == "impulse"]
    given = {} if view["outcome"] else view["orders"]
    return [
        Figure(Msg("tableau-row-orders"), order(what, own=side in acting), side, "5.2d")
        for side, what in given.items()
    ]
