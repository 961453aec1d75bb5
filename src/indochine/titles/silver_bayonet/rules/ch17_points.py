"""17.1: victory points: what the card of the scenario gives for what happens."""

from __future__ import annotations

from typing import Final

from indochine.titles.silver_bayonet.book import AWARDS, FWA, NATIONS, PAVN, SIDES
from indochine.titles.silver_bayonet.events import CAPTURED, POINTS
from indochine.titles.silver_bayonet.rules.ch17_sudden import check_sudden
from indochine.titles.silver_bayonet.scenario_data import Award
from indochine.titles.silver_bayonet.state import REDUCED, Bayonet

IN_CAMBODIA: Final = "left-to-cambodia"


def score(s: Bayonet, number: int, award: Award) -> None:
    """An award falls due, once or every time; where several make a point, what is over is kept."""
    if (award.once and s.scored >> number & 1) or s.turn < award.from_turn:
        return
    s.scored |= 1 << number
    counted = s.tallied[number] + 1
    if counted < award.per:
        s.tallied = (*s.tallied[:number], counted, *s.tallied[number + 1 :])
        return
    s.tallied = (*s.tallied[:number], 0, *s.tallied[number + 1 :])
    give(s, SIDES.index(award.side), award.points, number)


def give(s: Bayonet, side: int, points: int, number: int) -> None:
    fwa, pavn = s.points
    s.points = (fwa + points, pavn) if side == FWA else (fwa, pavn + points)
    s.tell(POINTS, side, points, AWARDS.index(s.sheet.scenario.award[number].event))


def awards(s: Bayonet, event: str) -> list[tuple[int, Award]]:
    """The awards of the scenario for a kind of event, with their numbers."""
    return s.sheet.awards.get(event, [])


def names_unit(s: Bayonet, award: Award, unit: int) -> bool:
    """Whether an award is for this unit: by its name, its kind, or its nation if it names neither."""
    book = s.book
    if award.units or award.kinds:
        return book.unit_ids[unit] in award.units or book.kind_of[unit] in award.kinds
    return NATIONS[book.nation_of[unit]] in award.nations


def names_place(s: Bayonet, award: Award, place: int) -> bool:
    return s.book.place_ids[place] in award.hexes


# What happens


def on_step_lost(s: Bayonet, unit: int) -> None:
    """17.1b: the scenario says whose steps count; those of the Viet Cong never do."""
    for number, award in awards(s, "step"):
        if names_unit(s, award, unit):
            score(s, number, award)


def on_eliminated(s: Bayonet, unit: int, place: int) -> None:
    face = "reduced" if s.marks[unit] & REDUCED else "full"
    for number, award in awards(s, "eliminated"):
        if names_unit(s, award, unit) and award.face in ("any", face):
            score(s, number, award)
    if s.book.side_of[unit] == FWA and not s.units_at(place, FWA):
        for number, award in awards(s, "all-eliminated"):
            if names_place(s, award, place):
                score(s, number, award)
        check_sudden(s)


def on_entered(s: Bayonet, unit: int, place: int) -> None:
    """Somebody has come into a hex: who entered a hex last holds it."""
    side = s.book.side_of[unit]
    for number, award in awards(s, "entered"):
        if names_place(s, award, place) and names_unit(s, award, unit):
            score(s, number, award)
    if place in s.held and s.held[place] != side:
        s.held[place] = side
        s.tell(CAPTURED, side, place)
        for number, award in awards(s, "captured"):
            if names_place(s, award, place) and SIDES.index(award.side) == side:
                score(s, number, award)
        check_sudden(s)


def gains(s: Bayonet, unit: int, place: int) -> bool:
    """Ruling 62: whether a unit that enters a hex takes it, or earns points there."""
    side = s.book.side_of[unit]
    if s.held.get(place, side) != side:
        return True
    for number, award in awards(s, "entered"):
        if names_place(s, award, place) and names_unit(s, award, unit):
            if not (award.once and s.scored >> number & 1):
                return True
    return False


def on_left_map(s: Bayonet, unit: int) -> None:
    """Steps of a nation, or units of a kind, that have reached Cambodia."""
    for number, award in awards(s, IN_CAMBODIA):
        if names_unit(s, award, unit):
            for _ in range(1 if award.kinds else s.steps_of(unit)):
                score(s, number, award)


def on_bombarded(s: Bayonet, place: int) -> None:
    """4.2.2d: a bombardment of a town by the Free World Allies."""
    for number, award in awards(s, "bombarded"):
        if s.sheet.terrain[place] in award.terrain:
            score(s, number, award)


def on_air_point(s: Bayonet) -> None:
    for number, award in awards(s, "air-point"):
        score(s, number, award)


# The hexes that matter


def first_holders(s: Bayonet) -> dict[int, int]:
    """Who holds the hexes that points or victory depend on as play begins: the Free World Allies, unless
    only units of the other side stand there."""
    scenario, places = s.sheet.scenario, s.book.place_of
    named = [
        hex for award in scenario.award if award.event in ("captured", "held-at-end") for hex in award.hexes
    ]
    if scenario.victory.sudden:
        named.append(scenario.victory.sudden.hex)
    held = dict.fromkeys(s.sheet.landing, FWA)  # 13.1.1.2e
    for hex in named:
        held[places[hex]] = PAVN if s.side_at(places[hex]) == PAVN else FWA
    return held
