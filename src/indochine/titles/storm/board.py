"""The board of Storm over Dien Bien Phu as it is printed, for any client that draws: built once per title."""

from __future__ import annotations

from typing import Final

from indochine.kernel.board import Board, Card, Counter, Fact, Point, SideStyle, Sign, Space, Track
from indochine.kernel.text import Msg
from indochine.titles.storm import pack as packs
from indochine.titles.storm.board_layout import BOXES, HEIGHT, WIDTH, area_spot, box_spot, turn_box
from indochine.titles.storm.board_palette import DARK, LIGHT
from indochine.titles.storm.board_scenery import scenery
from indochine.titles.storm.book import SIDES, StormBook

TURN_TRACK: Final = "turn"
VICTORY_TRACK: Final = "victory"
HEADQUARTERS: Final = 28
SYMBOLS: Final = {"anti-aircraft": "anti-air"}  # the others are called alike
SIZES: Final = {"pl": "•••", "s": "••"}  # platoon and section, by the end of the company's name
# The colour of a number is told by a sign as well; what it means to whom is in the rules.
COLOUR_SIGNS: Final = {
    "red": Sign("red", "⊘", Msg("zone-red")),
    "blue": Sign("airfield", "", Msg("zone-runway")),
    "green": Sign("green", "◆", Msg("zone-green")),
}
COLOUR_RULES: Final = {"red": ["2.2.1b", "7.0g"], "blue": ["2.2.1c", "11.0a"], "green": ["2.2.1c", "11.0a"]}
TERRAINS: Final = {"red": "red", "blue": "runway", "green": "green", "black": "plain"}
BONUS_SIGNS: Final = {
    "white": Sign("bonus", "○", Msg("zone-white")),
    "gray": Sign("bonus", "●", Msg("zone-gray")),
}


def board(book: StormBook) -> Board:
    """Map, boxes, counters, cards and tracks."""
    pack = book.pack
    return Board(
        title="storm",
        width=WIDTH,
        height=HEIGHT,
        sides=[SideStyle(side, Msg("side-" + side)) for side in SIDES],
        spaces=[*(area_space(book, area) for area in pack.map.area), *boxes(book)],
        scenery=scenery(pack.map),
        counters=counters(pack.units),
        cards=[tactical_card(card) for card in pack.cards.card],
        tracks=tracks(book),
        palette=LIGHT,
        palette_dark=DARK,
    )


# ---------------------------------------------------------------- areas and boxes


def area_space(book: StormBook, area: packs.Area) -> Space:
    """2.2.1: an area with its number, its terrain value and its symbols."""
    spot = area_spot(area.polygon)
    return Space(
        ref=f"area:{area.number}",
        name=Msg(f"board-area-{area.number}"),
        shape="polygon",
        points=list(area.polygon),
        label=spot.label,
        stack=spot.stack,
        room=spot.room,
        code=str(area.number),
        terrain=TERRAINS[area.number_colour],
        signs=list(signs(book, area)),
        near=[f"area:{number}" for number in area.adjacent],
        rules=area_rules(book, area),
    )


def signs(book: StormBook, area: packs.Area) -> list[Sign]:
    """2.2.1a: what is printed in an area; of the river and the edge the map itself tells."""
    found = [Sign("terrain", str(area.defence), Msg("board-terrain", number=area.defence))]
    found += [Sign("victory", "", Msg("zone-victory"))] * area.victory
    found += [COLOUR_SIGNS[colour] for colour in [area.number_colour] if colour in COLOUR_SIGNS]
    found += [BONUS_SIGNS[area.bonus]] if area.bonus != "none" else []
    found += [Sign("command", "", Msg("board-headquarters"))] * (area.number == HEADQUARTERS)
    found += [Sign("arrow", "★", Msg("board-relief"))] * (area.number == book.relief.area)
    return found


def area_rules(book: StormBook, area: packs.Area) -> list[str]:
    """What the inspector cites beside an area."""
    here = area.number
    bridged = book.across[here] & ~book.unbridged[here]
    found = ["2.2.1a", *COLOUR_RULES.get(area.number_colour, [])]
    found += ["14.0"] * area.victory + ["5.1b"] * (area.bonus != "none")
    found += ["2.2.1d"] * bool(book.across[here]) + ["7.0e", "7.0h"] * bool(bridged)
    return found + ["12.3a"] * area.edge + ["card:fr-09"] * (here == book.relief.area)


def boxes(book: StormBook) -> list[Space]:
    """2.2.2: the turn track, the Replacement box, and what lies beside the map."""
    turns = [turn_space(turn) for turn in book.pack.tables.turn]
    named = {
        "replacements": (Msg("place-replacements"), ["2.2.2", "12.1a", "12.1b"]),
        "starred": (Msg("tableau-row-starred"), ["2.1.1e", "card:fr-09"]),
        "eliminated-FR": (lost("FR"), ["8.4"]),
        "eliminated-VM": (lost("VM"), ["8.4"]),
    }
    return turns + [box(id, name, list(BOXES[id]), [], rules) for id, (name, rules) in named.items()]


def lost(side: str) -> Msg:
    return Msg("tableau-row-eliminated", side=Msg(f"side-{side}.short"))


def turn_space(turn: packs.Turn) -> Space:
    """12.2: a turn of the track, where the units wait that come at its end."""
    name = Msg("board-turn-box", turn=turn.number, dates=Msg(f"turn-{turn.number}"))
    hands = Msg("board-hands", french=turn.french_hand, viet_minh=turn.viet_minh_hand)
    sign = Sign("hand", f"{turn.french_hand}/{turn.viet_minh_hand}", hands)
    return box(f"turn-{turn.number}", name, turn_box(turn.number), [sign], ["2.2.2", "5.1a", "12.2"])


def box(id: str, name: Msg, corners: list[Point], signs: list[Sign], rules: list[str]) -> Space:
    spot = box_spot(corners)
    return Space(
        ref="box:" + id,
        name=name,
        shape="box",
        points=corners,
        label=spot.label,
        stack=spot.stack,
        room=spot.room,
        terrain="box",
        signs=signs,
        rules=rules,
    )


# ---------------------------------------------------------------- counters


def counters(units: packs.UnitData) -> list[Counter]:
    types = {kind.id: kind for kind in units.unit_type}
    return [counter(unit, types[unit.type]) for unit in units.unit]


def counter(unit: packs.Unit, kind: packs.UnitType) -> Counter:
    """2.1.1: firepower, defence and movement on the fresh side, a defence alone on the spent one."""
    fresh = [str(figure) for figure in (kind.firepower, kind.defence, kind.movement)]
    return Counter(
        ref="unit:" + unit.id,
        side=kind.side,
        symbol=SYMBOLS.get(kind.kind, kind.kind),
        name=unit_name(unit),
        size=size(unit.company),
        code=code(unit),
        faces={"fresh": fresh, "spent": [str(kind.spent_defence)]},
        also=["type:" + kind.id],
        facts=[*figures(kind), *identity(unit, kind), arrival(unit)],
        rules=["2.1.1a", "2.1.1b", "2.1.1c", "2.1.1d", "2.1.1e", "2.1.1f"],
    )


def unit_name(unit: packs.Unit) -> Msg:
    named = int(bool(unit.formation))
    kind = Msg("type-" + unit.type)
    return Msg("board-unit", type=kind, company=unit.company, formation=unit.formation, named=named)


def size(company: str) -> str:
    """2.1.1a: companies, but for the platoons of tanks and the sections of guns."""
    return SIZES.get(company.lstrip("0123456789"), "I")


def code(unit: packs.Unit) -> str:
    """Company and battalion, as short as it goes: 9/III/13DBLE, 1/11/141 (the division is in the facts)."""
    parent = unit.formation.replace(" ", "")
    if unit.id.startswith("vm") and parent:
        parent = parent.rpartition("/")[0]
    return f"{unit.company}/{parent}" if parent else f"R{unit.company}"


def figures(kind: packs.UnitType) -> list[Fact]:
    return [
        Fact(Msg("value-firepower"), kind.firepower, "2.1.1c"),
        Fact(Msg("value-defence"), kind.defence, "2.1.1c"),
        Fact(Msg("value-movement"), kind.movement, "2.1.1c"),
        Fact(Msg("board-fact-spent-defence"), kind.spent_defence, "2.1.1c"),
    ]


def identity(unit: packs.Unit, kind: packs.UnitType) -> list[Fact]:
    """2.1.1d, 2.1.1f: what sort of unit it is, and whose."""
    found = [Fact(Msg("board-fact-kind"), Msg("kind-" + kind.kind), "2.1.1d")]
    found += [Fact(Msg("board-fact-troops"), Msg("class-" + kind.class_), "2.1.1a")]
    if unit.formation:
        found.append(Fact(Msg("board-fact-formation"), unit.formation, "2.1.1f"))
    if kind.side == "FR":
        found.append(Fact(Msg("board-fact-meaning"), Msg(f"abbreviation-{unit.formation.split()[-1]}")))
    return [*found, Fact(Msg("board-fact-company"), unit.company, "2.1.1f")]


def arrival(unit: packs.Unit) -> Fact:
    """2.1.1e: the area or the turn printed on the counter, the star, or nothing."""
    where = {
        "setup": Msg("board-starts-in", area=Msg(f"area-{unit.area}.full")),
        "turn": Msg("board-arrives-on", turn=unit.turn),
        "star": Msg("board-starred"),
        "box": Msg("board-replacement"),
    }
    return Fact(Msg("board-fact-arrival"), where[unit.placed], "12.1b" if unit.placed == "box" else "2.1.1e")


# ---------------------------------------------------------------- cards and tracks


def tactical_card(card: packs.Card) -> Card:
    """2.3: a card of one of the two decks; that of a Viet Minh card is the value it has for sapping."""
    id = "card-" + card.id
    return Card(
        ref="card:" + card.id,
        name=Msg(id),
        text=Msg(id + ".effect"),
        when=Msg(id + ".when"),
        value=str(card.trench) if card.side == "VM" else "",
        side=card.side,
        code="⚑" if card.impulse else "",
        rules=[f"card:{card.id}", *(["5.2b", "6.2"] if card.impulse else ["5.2d"])],
    )


def tracks(book: StormBook) -> list[Track]:
    """The turns with their weeks, and the victory areas that the Viet Minh hold."""
    turns = [turn.number for turn in book.pack.tables.turn]
    dates = [Msg(f"turn-{number}") for number in turns]
    held = [str(number) for number in range(book.victory.bit_count() + 1)]
    return [
        Track(TURN_TRACK, Msg("place-turn-track"), [str(n) for n in turns], dates, ["2.2.2", "2.1.2d"]),
        Track(VICTORY_TRACK, Msg("score-victory_areas"), held, rules=["14.0"]),
    ]
