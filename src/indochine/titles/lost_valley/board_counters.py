"""Counters and cards of The Lost Valley as printed, with every figure and the rule that it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from indochine.kernel.board import Card, Counter, Fact
from indochine.kernel.text import Msg
from indochine.titles.lost_valley import card_data
from indochine.titles.lost_valley.book import CRS, DIVISIONS, ValleyBook
from indochine.titles.lost_valley.pack import Factors, Unit

FACTORS: Final = {"assault": "2.3.1.3a", "defence": "2.3.1.3b", "morale": "2.3.1.3c"}
MARKS: Final = ("reserve", "one_time", "reshuffle", "option")
# Names that are too long for a counter.
SHORT: Final = {
    "csm-414": "414/415",
    "csm-432": "432/434",
    "bdm-1": "BM 1",
    "bdm-2": "BM 2",
    "bdm-3": "BM 3",
    "bdm-4": "BM 4",
    "11-iv-4-rac": "11/IV/4",
    "armor-carette": "Carette",
    "armor-guntz": "Guntz",
    "armor-ney": "Ney",
}


class Style(NamedTuple):
    """How troops or weapons are drawn, and the rules that make them special."""

    symbol: str
    rules: str


FOOT: Final = "14.1e 14.2a 14.2b"
GUNS: Final = "2.3.1.6c 2.3.1.6d 2.3.1.6e 14.2c"
STYLES: Final = {
    "legion": Style("infantry", FOOT),
    "legion-para": Style("airborne", FOOT),
    "para": Style("airborne", FOOT),
    "viet-para": Style("airborne", FOOT),
    "north-african": Style("infantry", FOOT),
    "tai": Style("infantry", FOOT),
    "engineer": Style("engineer", "2.3.1.6a 2.3.1.6b " + FOOT),
    "ad-hoc": Style("militia", FOOT),
    "105mm": Style("artillery", GUNS),
    "155mm": Style("artillery", GUNS),
    "120mm": Style("mortar", GUNS),
    "m24": Style("armour", "2.3.1.6i 2.3.1.6j 14.2d"),
    "quad-50": Style("anti-air", "2.3.1.6f 2.3.1.6g 2.3.1.6h 14.2c"),
}
PLACED: Final = {"bataillons-de-marche": "13.3a 13.3b 13.3c", "aside": "card:11"}


# ---------------------------------------------------------------- French units


def counters(book: ValleyBook) -> list[Counter]:
    units = [unit_counter(unit) for unit in book.pack.units.unit]
    return units + [division_counter(book, division) for division in range(DIVISIONS)]


def unit_counter(unit: Unit) -> Counter:
    style = STYLES[unit.arm]
    rules = f"{style.rules} {PLACED.get(unit.placed, '')}".split()
    return Counter(
        ref="unit:" + unit.id,
        side="FR",
        symbol="militia" if unit.arm == "tai" and unit.steps == 1 else style.symbol,
        name=Msg("unit-" + unit.id),
        size=size(unit),
        code=SHORT.get(unit.id, unit.name),
        faces=faces(unit),
        facts=[*figures(unit), *map(ruled, rules)],
        rules=["2.3.1.2a" if unit.kind == "infantry" else "2.3.1.2b", *rules],
    )


def size(unit: Unit) -> str:
    """A battalion or a group of guns, a company or a battery, a platoon of tanks."""
    if unit.kind == "armour":
        return "•••"
    return "II" if unit.steps == 2 or unit.arm == "105mm" else "I"


def faces(unit: Unit) -> dict[str, list[str]]:
    """Assault, Defense and Morale of either side; a small minus, for there is little room."""
    sides = {"full": unit.full} | ({"reduced": unit.reduced} if unit.reduced else {})
    return {
        name: [shown(factors, factor).replace("−", "⁻") for factor in FACTORS]
        for name, factors in sides.items()
    }


def shown(factors: Factors, factor: str) -> str:
    value: int | None = getattr(factors, factor)
    return "X" if value is None else str(value).replace("-", "−")


def figures(unit: Unit) -> Iterator[Fact]:
    yield Fact(Msg("board-fact-name"), Msg(f"unit-{unit.id}.long"), "2.3.1.1")
    yield Fact(Msg("board-fact-troops"), Msg("arm-" + unit.arm), "2.3.1.2a")
    yield Fact(Msg("board-fact-steps"), unit.steps, "2.3.1.5a")
    for factor, rule in FACTORS.items():
        full = shown(unit.full, factor)
        both = (
            Msg("board-both-sides", full=full, reduced=shown(unit.reduced, factor)) if unit.reduced else full
        )
        yield Fact(Msg("board-fact-" + factor), both, rule)
    yield Fact(Msg("board-fact-start"), *start(unit))


def start(unit: Unit) -> tuple[Msg, str]:
    """2.3.1.4: the CR of its code, the turn of its arrival, or a box."""
    if unit.cr:
        return Msg("cr-" + unit.cr), "2.3.1.4a"
    if unit.turn:
        return Msg("board-arrives", turn=unit.turn), "2.3.1.4b"
    return Msg("place-" + unit.placed), "3.2e"


def ruled(id: str) -> Fact:
    message = "rule-" + id.replace(".", "-").replace(":", "-")
    return Fact(Msg(message + ".title"), Msg(message), id)


# ---------------------------------------------------------------- Divisions

DIVISION_RULES: Final = "2.2.3a 2.2.3b 11.2a 12.2a 12.3.3a 12.3.4"
ACTIVATED_RULES: Final = "11.3a 11.3b"


def division_counter(book: ValleyBook, division: int) -> Counter:
    """2.3.2.1b: its Strength is the figure; a face for each."""
    id = book.division_ids[division]
    most = book.tables.track.strength.most
    late = any(d.id == id and not d.active for scenario in book.scenarios.values() for d in scenario.division)
    rules = f"{DIVISION_RULES} {ACTIVATED_RULES if late else ''}".split()
    return Counter(
        ref="division:" + id,
        side=id,
        symbol="division",
        name=Msg(f"division-{id}.long"),
        size="XX",
        code=id,
        faces={str(strength): [str(strength)] for strength in range(1, most + 1)},
        facts=[*division_facts(book, division), *map(ruled, rules)],
        rules=rules,
    )


def division_facts(book: ValleyBook, division: int) -> list[Fact]:
    id, distance = book.division_ids[division], book.distance[division]
    crs = sorted((n for n in range(CRS) if distance[n]), key=lambda n: distance[n])
    printed = book.pack.units.division[division]
    strengths = [
        Msg("board-strength", scenario=Msg("scenario-" + scenario.id), strength=d.strength)
        for scenario in book.scenarios.values()
        for d in scenario.division
        if d.id == id
    ]
    return [
        Fact(Msg("board-fact-order"), printed.order, "12.3.2"),
        Fact(Msg("board-fact-strength"), Msg("board-list", parts=strengths), "2.2.8.4"),
        Fact(Msg("board-fact-colour"), Msg("colour-" + printed.colour), "2.2.3a"),
        Fact(Msg("board-fact-path"), Msg("board-list", parts=[book.msg("place", n) for n in crs]), "2.2.3b"),
    ]


# ---------------------------------------------------------------- cards


def cards(book: ValleyBook) -> list[Card]:
    return [event_card(card) for card in book.cards]


def event_card(card: card_data.Card) -> Card:
    """2.4b: Action Points, event, condition, phase, marks."""
    message = "card-" + card.id
    least, most = card.ap
    marks = [Msg(f"mark-{mark}") for mark in MARKS if getattr(card, mark)]
    return Card(
        ref="card:" + card.id,
        name=Msg(message),
        text=Msg(message + ".effect"),
        when=Msg(
            "board-card-when",
            when=Msg(message + ".when"),
            condition=Msg(message + ".condition"),
            marks=marks,
            marked=len(marks),
            flag=Msg("flag-" + card.flag),
        ),
        value=str(least) if least == most else f"{least}–{most}",
        side=card.flag,
        code=card.id,
        rules=["2.4b", "5.1a", "5.2a", "5.3", *mark_rules(card), "card:" + card.id],
    )


def mark_rules(card: card_data.Card) -> Iterator[str]:
    rules = {"reserve": "5.5a", "one_time": "5.4", "reshuffle": "6.2b", "option": "19.1"}
    return (rule for mark, rule in rules.items() if getattr(card, mark))
