"""The board of Saigon 75 as text, from what one seat may see."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.saigon75.book import KIND_IDS, NV, SV, SaigonBook

SIDES: Final = ("NV", "SV")
REGIONS: Final = ("I", "II", "III", "IV")
COLUMNS: Final = tuple(Msg("tableau-column-" + id) for id in ("province", "control", "nv", "sv", "marks"))
CARD_COLUMNS: Final = tuple(Msg("tableau-column-" + id) for id in ("card", "colour", "effect"))
# What play is in the middle of, told by the innermost of these frames.
SUBPHASES: Final = (
    "set-up",
    "availability",
    "event-card",
    "movement",
    "combat-subphase",
    "combat",
    "desertion",
)
NONE: Final = cell("–", tone="quiet")


def tableau(view: dict[str, Any], book: SaigonBook) -> list[Section]:
    """How things stand, the provinces by military region, what is off the map, the cards one holds."""
    regions = [region(book, view, id) for id in REGIONS]
    regions[-1] = regions[-1]._replace(notes=legend(view))
    return [status(book, view), *regions, off_map(book, view), *hands(view, book)]


# How things stand


def status(book: SaigonBook, view: dict[str, Any]) -> Section:
    rows = [
        row("turn", *turn(book, view)),
        row("phase", *phase(view)),
        row("control", *[control_count(view, side) for side in SIDES]),
        *cards_in_force(view),
    ]
    return Section(heading(view), rows=tuple(rows))


def heading(view: dict[str, Any]) -> Msg:
    if view["seat"] not in SIDES:
        return Msg("tableau-watched")
    return Msg("tableau-status", side=Msg("side-" + own_side(view)))


def row(id: str, *parts: Part) -> tuple[Cell, ...]:
    return (cell(Msg("tableau-row-" + id)), cell(*parts))


def own_side(view: dict[str, Any]) -> str:
    """The side that the seat plays: in the second game of a match the other one (V:match.1)."""
    seat = SIDES.index(view["seat"])
    return SIDES[1 - seat if view["match"]["swapped"] else seat]


def turn(book: SaigonBook, view: dict[str, Any]) -> list[Part]:
    number = view["turn"]
    season = Msg("season-" + book.seasons[number - 1])
    parts: list[Part] = [Msg("tableau-turn", turn=number, turns=book.turns, season=season)]
    if view["scenario"] == "match":
        parts.append(Msg("tableau-game", number=2 if view["match"]["swapped"] else 1))
    return parts


def phase(view: dict[str, Any]) -> list[Part]:
    names = [entry["frame"] for entry in view["agenda"]]
    current = [name for name in names if name in SUBPHASES]
    if current == ["set-up"]:
        return [Msg("tableau-step-set-up")]
    parts: list[Part] = [Msg("tableau-phase", side=Msg("side-" + view["active"]))]
    parts += [Msg("tableau-step-" + name) for name in current[-1:]]
    parts.append(Msg("tableau-activations", number=view["available"]))
    if view["free_vc"]:
        parts.append(Msg("tableau-free-vc", number=view["free_vc"]))
    return parts


def control_count(view: dict[str, Any], side: str) -> Msg:
    held = sum(province["militia"] == (side == "NV") for province in view["provinces"].values())
    return Msg("tableau-controls", side=Msg(f"side-{side}"), side_id=side, number=held)


def cards_in_force(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """The card of the phase with its effect, Crisis in Saigon while it lies there, the solo card."""
    event, rows = view["event"], []
    if event["card"]:
        named = event["province"]
        rows.append(row("event", explained(event["card"]), *[names(named)] * bool(named)))
    if view["crisis"]:
        rows.append(row("event", explained(view["crisis"])))
    if view["solo_card"]:
        solo = f"solo-{view['solo_card']}"
        texts = {part: Msg(f"{solo}.{part}") for part in ("movement", "combat")}
        rows.append(row("solo", Msg("tableau-solo", card=Msg(solo), **texts)))
    return rows


def names(province: str) -> Msg:
    return Msg("tableau-named", place=Msg(f"province-{province}"))


def explained(card: int) -> Msg:
    return Msg("tableau-card", card=Msg(f"card-{card}"), effect=Msg(f"card-{card}.effect"))


# The provinces


def region(book: SaigonBook, view: dict[str, Any], id: str) -> Section:
    provinces = [n for n, of in enumerate(book.regions) if of == id]
    return Section(Msg("region-" + id), COLUMNS, tuple(province(book, view, n) for n in provinces))


def province(book: SaigonBook, view: dict[str, Any], number: int) -> tuple[Cell, ...]:
    id = book.province_ids[number]
    here = view["provinces"][id]
    holder = "NV" if here["militia"] else "SV"
    nv, sv = (units(book, view, here["units"], side) for side in SIDES)
    contested = bool(nv.parts and sv.parts)
    mark = Msg("tableau-control", side=Msg(f"side-{holder}.short"), side_id=holder, contested=int(contested))
    return (
        cell(Msg("province-" + id), tone="warning" if contested else ""),
        cell(mark, tone=holder),
        or_none(nv),
        or_none(sv),
        cell(*marks(book, view, number), tone="quiet"),
    )


def inspect(view: dict[str, Any], book: SaigonBook, id: str) -> list[Section]:
    """One province: who holds it, what stands there, its ground, where one can go from it."""
    if id not in book.province_ids:
        return []
    number = book.province_ids.index(id)
    _, *cells, _ = province(book, view, number)
    names = [cell(column) for column in COLUMNS[1:-1]]
    around = [Msg(f"province-{book.province_ids[n]}") for n in book.adjacent[number]]
    rows = [
        *zip(names, cells, strict=True),
        (cell(COLUMNS[-1]), or_none(cell(*ground_names(book, number), *tokens_at(view, id)))),
        row("neighbours", Msg("tableau-neighbours", places=around, frontier=book.frontier >> number & 1)),
    ]
    return [Section(Msg("province-" + id), rows=tuple(rows))]


def ground_names(book: SaigonBook, number: int) -> list[Msg]:
    ground = {"mountain": book.mountain, "coast": book.coast, "mekong": book.mekong}
    return [Msg("tableau-ground-" + id) for id, places in ground.items() if places >> number & 1]


def units(book: SaigonBook, view: dict[str, Any], ids: list[str], side: str) -> Cell:
    """Units of a side as counter codes with their numbers, those already activated apart."""
    activated = set(view["marks"]["activated"])
    found = Counter((kind(book, view, id), id in activated) for id in ids if side_of(book, id) == side)
    return Cell(tuple(counted(k, n, spent) for (k, spent), n in sorted(found.items())), side)


def counted(kind: int, number: int, activated: bool = False) -> Msg:
    id = "tableau-activated" if activated else "tableau-units"
    return Msg(id, number=number, code=Msg(f"kind-{KIND_IDS[kind]}.code"))


def kind(book: SaigonBook, view: dict[str, Any], id: str) -> int:
    return book.kind_of[book.unit_ids.index(id)] + (id in view["marks"]["reduced"])


def side_of(book: SaigonBook, id: str) -> str:
    return SIDES[SV if book.side_set[SV] >> book.unit_ids.index(id) & 1 else NV]


def marks(book: SaigonBook, view: dict[str, Any], number: int) -> list[Part]:
    """Letters for the ground, an arrow to the zone of the North, an Objective token."""
    ground = {"arrow": book.frontier, "mountain": book.mountain, "coast": book.coast, "mekong": book.mekong}
    letters = Msg("tableau-ground", **{id: int(places >> number & 1) for id, places in ground.items()})
    parts: list[Part] = [letters] if any(letters.params.values()) else []
    return parts + tokens_at(view, book.province_ids[number])


def tokens_at(view: dict[str, Any], id: str) -> list[Part]:
    tokens = view["tokens"]
    found: list[Part] = [Msg("tableau-token", number=int(n)) for n, at in tokens.items() if at == id]
    return found + [Msg("tableau-token-hidden") for at in tokens.get("face_down", []) if at == id]


def legend(view: dict[str, Any]) -> tuple[Msg, ...]:
    codes = [
        Msg("tableau-code", code=Msg(f"kind-{id}.code"), kind=Msg(f"kind-{id}"))
        for id in KIND_IDS
        if not id.endswith("_reduced")
    ]
    return (Msg("tableau-legend-codes", codes=codes), Msg("tableau-legend-marks"))


# Off the map


def off_map(book: SaigonBook, view: dict[str, Any]) -> Section:
    rows = [
        (cell(Msg("place-reserves")), or_none(units(book, view, view["reserves"], "NV"))),
        *[row_of_box(book, view, "unplaced")] * bool(view["unplaced"]),
        row_of_box(book, view, "eliminated"),
        row("air", Msg("tableau-air", **view["air"], most=book.air_box)),
        row("infiltration", Msg("tableau-left", number=view["infiltration"], most=book.infiltrations)),
        row("plus-ones", *[held(side, view["plus_ones"][side]) for side in SIDES]),
        *token_row(view),
        row("cards", *card_counts(view)),
    ]
    return Section(Msg("tableau-off-map"), rows=tuple(rows))


def or_none(found: Cell) -> Cell:
    return found if found.parts else NONE


def row_of_box(book: SaigonBook, view: dict[str, Any], box: str) -> tuple[Cell, ...]:
    both = [part for side in SIDES for part in units(book, view, view[box], side).parts]
    return (cell(Msg("place-" + box)), or_none(cell(*both)))


def held(side: str, number: int) -> Msg:
    return Msg("tableau-held", side=Msg(f"side-{side}.short"), number=number)


def token_row(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """D.10.3: Objective tokens that a side has taken and not yet used."""
    taken = [held(side, int(n)) for n, side in view["tokens"].items() if side in SIDES]
    return [row("tokens", *taken)] if taken else []


def card_counts(view: dict[str, Any]) -> list[Part]:
    cards = view["cards"]
    sizes: list[Part] = [held(side, n) for side, n in cards["hand_sizes"].items()]
    if cards["pile_size"]:
        sizes.append(Msg("tableau-pile", number=cards["pile_size"]))
    if cards["solo_deck_size"]:
        sizes.append(Msg("tableau-solo-deck", number=cards["solo_deck_size"]))
    sizes.append(Msg("tableau-discard", number=len(cards["discard"])))
    return sizes


# Cards


def hands(view: dict[str, Any], book: SaigonBook) -> list[Section]:
    """The hand that the seat may see, and in the solo mode the cards of the North that lie open."""
    held, open_cards = view["cards"]["hands"], view["cards"]["turned_up"]
    found = [(Msg("tableau-hand", side=Msg("side-" + side)), cards) for side, cards in held.items() if cards]
    if open_cards:
        found.append((Msg("tableau-turned-up"), open_cards))
    return [Section(heading, CARD_COLUMNS, card_rows(cards, book), fold="card") for heading, cards in found]


def card_rows(cards: list[int], book: SaigonBook) -> tuple[tuple[Cell, ...], ...]:
    colours = book.domains["colour"]
    return tuple(
        (cell(Msg(f"card-{n}")), cell(colours.msg(book.colours[n])), cell(Msg(f"card-{n}.effect")))
        for n in cards
    )
