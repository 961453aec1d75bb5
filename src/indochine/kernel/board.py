"""A board as data, the same for every title: what is printed (Board) and what lies on it now (Scene).

A client draws any title from these two. Everything that can be chosen has a reference, `<domain>:<id>` with
the domain and id of the title's book, so that a choice lights what it names: `["move", "hue", "saigon"]` with
two arguments of the domain `place` lights `place:hue` and `place:saigon`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from indochine.kernel.text import Msg

Point = tuple[float, float]


class Printed(Struct, frozen=True, omit_defaults=True):
    """Something printed on map, counter or card."""


# ---------------------------------------------------------------- the map


class Scenery(Printed, frozen=True):
    """Something drawn beneath the spaces, in the order of the list.

    Kinds that a client knows how to draw: sea, land, abroad, hill, ridge, forest, field, town, coast, river,
    stream, road, highway, border, airstrip, bridge, arrow, line; any other is a thin line. `tone` names one
    of the board's colours instead of the kind's own.
    """

    kind: str
    points: list[Point]
    closed: bool = False
    label: Msg | None = None
    at: Point | None = None  # where the label stands; else along the line or in the middle
    tone: str = ""


class Sign(Printed, frozen=True):
    """A symbol printed in a space.

    Kinds: victory, bonus, capital, city, village, port, airfield, drop-zone, landing-zone, star, gun,
    anti-air, command, fort, arrow; any other is shown by its text.
    """

    kind: str
    text: str = ""
    title: Msg | None = None


class Space(Printed, frozen=True):
    """A place where pieces lie. A polygon lists its corners, a box two opposite ones, a circle middle and
    rim."""

    ref: str
    name: Msg
    shape: str  # polygon, box, circle
    points: list[Point]
    label: Point  # middle of the name
    stack: Point  # middle of the pieces
    room: float = 120.0  # width that they may take
    code: str = ""  # a printed number or abbreviation
    terrain: str = ""  # a style: plain, hill, city, box …
    signs: list[Sign] = []
    near: list[str] = []  # references of neighbours, for the arrow keys and for readers
    rules: list[str] = []


class Fact(Printed, frozen=True):
    """One line about a thing, for whoever looks at it closely."""

    name: Msg
    value: Any  # a message, text or a number
    rule: str = ""


class Terrain(Printed, frozen=True):
    """A kind of ground; its colour is `terrain-<id>` of the palette.

    Textures: grass, trees, canopy, rocks, marsh, rows, houses, streets; none is plain. A height of 1 or 2 is
    a hill or a mountain, drawn in relief.
    """

    id: str
    name: Msg
    texture: str = ""
    height: int = 0
    facts: list[Fact] = []
    rules: list[str] = []


class Grid(Printed, frozen=True):
    """Flat-topped hexes in columns, which a client expands into spaces: one letter for each, by column and
    from the north, the blank where there is none.

    A hex is known by its number, two digits each for column and row; its reference is `<domain>:<number>`.
    """

    domain: str
    at: Point  # the middle of the first row of the first column, were that not shifted
    across: float  # of a hex, from corner to corner
    down: float  # from side to side
    first: tuple[int, int]  # column and row from which the letters count
    lower: int  # 1 if the odd columns lie half a hex further south, 0 if the even ones do
    columns: list[str]
    terrains: dict[str, str]  # what each letter stands for
    name: str  # the message that names a hex by its $number
    names: dict[str, Msg] = {}  # and those that have a name, by number
    signs: dict[str, list[Sign]] = {}

    def refs(self) -> list[str]:
        """The references of all its hexes."""
        column, row = self.first
        return [
            f"{self.domain}:{column + c:02d}{row + r:02d}"
            for c, letters in enumerate(self.columns)
            for r, letter in enumerate(letters)
            if letter != " "
        ]


class Way(Printed, frozen=True):
    """A connection that is printed: kinds line, road, river, trail, arrow; `tone` names a colour."""

    a: str
    b: str
    kind: str = "line"
    tone: str = ""
    points: list[Point] = []  # else straight from middle to middle


# ---------------------------------------------------------------- counters, cards, tracks


class Counter(Printed, frozen=True):
    """A counter as printed.

    Symbols: infantry, mechanised, armour, artillery, rocket, mortar, anti-air, airborne, ranger, marine,
    riverine, engineer, guerrilla, militia, headquarters, air, helicopter, supply, leader, division, scout,
    hospital; any other is written out. `faces` are the figures on each side of the counter, full strength
    first; `beside` are those to the left and right of the symbol.
    """

    ref: str
    side: str
    symbol: str
    name: Msg
    size: str = ""  # XX, X, III, II, I, •••
    code: str = ""  # the short identification printed on it
    faces: dict[str, list[str]] = {}
    beside: dict[str, list[str]] = {}
    tone: str = ""  # a colour of the palette for a stripe along the top: a nation, a formation
    also: list[str] = []  # further references by which choices name it, such as its kind
    facts: list[Fact] = []
    rules: list[str] = []


class Card(Printed, frozen=True):
    """A card: what it does in our words, when it may be played, a value if it has one."""

    ref: str
    name: Msg
    text: Msg
    when: Msg | None = None
    value: str = ""
    side: str = ""
    code: str = ""
    rules: list[str] = []


class Track(Printed, frozen=True):
    """A row of numbered boxes; `cells` are their values in order."""

    id: str
    name: Msg
    cells: list[str]
    titles: list[Msg] = []  # what each cell is called, if it has a name
    rules: list[str] = []


class SideStyle(Printed, frozen=True):
    """A side of the game; its colours are `side-<id>` and `side-<id>-ink` of the board's palette."""

    id: str
    name: Msg


class Board(Printed, frozen=True):
    """All that is printed. `palette` and `palette_dark` are colours by name, with which a client draws."""

    title: str
    width: float
    height: float
    sides: list[SideStyle]
    spaces: list[Space]
    grids: list[Grid] = []
    terrains: list[Terrain] = []
    scenery: list[Scenery] = []
    ways: list[Way] = []
    counters: list[Counter] = []
    cards: list[Card] = []
    tracks: list[Track] = []
    palette: dict[str, str] = {}
    palette_dark: dict[str, str] = {}


# ---------------------------------------------------------------- what lies on it


class Seen(Struct, frozen=True, omit_defaults=True):
    """Something that lies on the table now, as a seat sees it."""


class Piece(Seen, frozen=True):
    """A counter on the board.

    States: spent, reduced, disrupted, activated, moved, barred, new, hidden, used, fatigued, first-fire,
    final-fire; each has its own mark.
    """

    ref: str
    face: str = ""
    states: list[str] = []


class Marker(Seen, frozen=True):
    """A marker in a space: kinds trench, fire, objective, landing-zone, militia, fort, supply, mine, air,
    event …"""

    kind: str
    text: str = ""
    side: str = ""
    title: Msg | None = None


class Place(Seen, frozen=True):
    """What is in a space; `title` says all of it in one sentence, for readers."""

    ref: str
    control: str = ""  # a side
    pieces: list[Piece] = []
    markers: list[Marker] = []
    title: Msg | None = None


class Gauge(Seen, frozen=True):
    """Where a marker stands on a track."""

    track: str
    at: str
    side: str = ""
    text: str = ""


class Pile(Seen, frozen=True):
    """Cards in one place: kinds hand, deck, discard, open, removed. `cards` are those the seat may see."""

    kind: str
    name: Msg
    size: int
    side: str = ""
    cards: list[str] = []


class Figure(Seen, frozen=True):
    """A number worth a glance beside the board: victory points, points left to spend."""

    name: Msg
    value: Any  # a message, text or a number
    side: str = ""
    rule: str = ""


class Arrow(Seen, frozen=True):
    """Something that is under way from one space to another: kinds maneuver, assault, fire, move."""

    a: str
    b: str
    kind: str
    side: str = ""
    text: Msg | None = None  # a letter or two, for those who do not see the shape
    title: Msg | None = None


class Scene(Seen, frozen=True):
    """The table as a seat sees it. `status` says in a few words when it is and what is being done.

    `focus` are the spaces whose pieces the decision is about, if it names them only by kind. `window` are two
    opposite corners of the part of the map that is in play, if it is not the whole: spaces beyond it are
    dark and out of reach. `spaces` are boxes that only this game has, beside its window.
    """

    status: list[Msg]
    places: list[Place]
    gauges: list[Gauge] = []
    piles: list[Pile] = []
    figures: list[Figure] = []
    focus: list[str] = []
    window: list[Point] = []
    spaces: list[Space] = []
    arrows: list[Arrow] = []


def as_data(value: Any) -> Any:
    """For an encoder: messages as data that the client renders."""
    if isinstance(value, Msg):
        return value.json()
    raise NotImplementedError(f"cannot be sent: {type(value).__name__}")


encode = msgspec.json.Encoder(enc_hook=as_data).encode
