"""What is kept with a position, or once for a scenario, is what would be found anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from indochine.kernel.dice import Dice, source_from
from indochine.kernel.frames import Decision, advance
from indochine.kernel.game import Game
from indochine.titles.silver_bayonet import grid
from indochine.titles.silver_bayonet.habits.lore import Lore, nearest, nearest_prize
from indochine.titles.silver_bayonet.paths import (
    ALL,
    POINT,
    allowance,
    cost_by,
    extended,
    foe_of,
    is_barred,
    may_leave,
    reach_of,
    reachable,
)
from indochine.titles.silver_bayonet.rules.ch03_sequence import Play
from indochine.titles.silver_bayonet.rules.ch04_going import is_gain, landmark_by
from indochine.titles.silver_bayonet.rules.ch04_movement import MoveTo
from indochine.titles.silver_bayonet.rules.ch07_coordination import frontal_hexes, frontal_units
from indochine.titles.silver_bayonet.sheet import ALONG, COST, GROUND, PLACE
from indochine.titles.silver_bayonet.state import FATIGUED, LANDED, MOVED, Bayonet, Settings, new_state

from .tables import TITLE, state, table

KEEN = 0.9  # how often a player does something rather than nothing


def decisions(scenario: str, seed: int) -> Iterator[Bayonet]:
    """The situations of a random game in which somebody decides."""
    game, rng = TITLE.start(scenario, seed=seed).copy(quiet=True), Random(seed)
    while not game.over:
        yield state(game)
        codes = game.codes
        game.choose(rng.choice(codes[1:] if len(codes) > 1 and rng.random() < KEEN else codes))


# Choices


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_what_is_legal_is_what_no_rule_refuses(scenario: str) -> None:
    for s in decisions(scenario, 11):
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        assert s.legal == [code for code in frame.offers(s) if frame.refused(s, code) is None]
        assert {code for code in frame.tries(s) if frame.refused(s, code) is None} <= set(s.legal)


@pytest.mark.rule("silver-bayonet", "4.1.2", "4.1.4", "5.2.1", "5.2.4a", "5.2.4b", "5.2.4c")
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_ways_are_those_that_a_player_would_find_hex_by_hex(scenario: str) -> None:
    for s in decisions(scenario, 12):
        frame = s.frames[-1]
        if isinstance(frame, MoveTo):
            assert sorted(frame.costs(s)) == [code >> 4 for code in s.legal[1:]]
            for unit in frame.units:
                if s.book.is_hex(s.at[unit]):
                    assert reachable(s, unit) == walked(s, unit)


def walked(s: Bayonet, unit: int) -> dict[int, int]:
    """Every step from every hex, until nothing gets cheaper."""
    origin, points, side = s.at[unit], allowance(s, unit), s.book.side_of[unit]
    costs, new = {origin: 0}, [origin]
    while new:
        here = new.pop()
        for way in s.sheet.ways[s.kind_of_mover(unit)][here]:
            to, cost = way & PLACE, step(s, unit, here, way)
            total = costs[here] + cost
            if here == origin and not s.has(unit, LANDED):
                total = min(total, points)  # 4.1.4
            if cost and total <= points and total < costs.get(to, ALL) and not is_barred(s, unit, to, side):
                costs[to] = total
                new.append(to)
    left = {place: points - cost - going_on(s, place, origin, side) for place, cost in costs.items()}
    boxes = {s.sheet.box_at[place] for place in costs if place in s.sheet.box_at and left[place] >= POINT}
    for place, cost in extended(s, unit, reach_of(s, unit), foe_of(s, unit)).items():
        costs[place] = min(cost, costs.get(place, ALL))
    del costs[origin]
    return costs | {box: points for box in boxes if side and may_leave(s, box)}


@pytest.mark.rule("silver-bayonet", "ruling:62")
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_a_landmark_on_the_way_is_the_one_that_a_search_of_all_would_find(scenario: str) -> None:
    for s in decisions(scenario, 13):
        frame = s.frames[-1]
        if isinstance(frame, MoveTo):
            for code in s.legal[1:]:
                assert landmark_by(s, frame.units, code >> 4) == landmark_sought(s, frame.units, code >> 4)


def landmark_sought(s: Bayonet, units: tuple[int, ...], to: int) -> int:
    """Every landmark of the card, whether or not it is anywhere near."""
    for place in s.sheet.landmarks:
        if place not in (to, s.at[units[0]]) and s.side_at(place) != 1 - s.book.side_of[units[0]]:
            if any(is_gain(s, u, place) for u in units) and all(
                cost_by(s, u, to, place, 0) < ALL for u in units
            ):
                return place
    return -1


def going_on(s: Bayonet, place: int, origin: int, side: int) -> int:
    """5.2.4b: what it costs to go on out of an enemy zone of control."""
    return POINT if place != origin and s.in_enemy_zoc(place, side) else 0


def step(s: Bayonet, unit: int, here: int, way: int) -> int:
    """5.2: what a step costs, 0 if it cannot be made; `ALL` is the whole allowance."""
    ground, road, to = way >> GROUND & COST, way >> ALONG, way & PLACE
    side, first, on_foot = s.book.side_of[unit], here == s.at[unit], not s.book.motorised[unit]
    cost, into = road or ground, s.in_enemy_zoc(to, side)
    if not cost or not s.in_enemy_zoc(here, side) or (first and not into):
        return cost
    clear = s.sheet.is_clear[here] or s.sheet.is_clear[to]
    if s.book.slips[unit] and not (into and on_foot and clear):
        return (ground if on_foot else cost) + POINT
    return ALL if first else 0


# Combat


@pytest.mark.rule("silver-bayonet", "7.4.4a", "ruling:24")
@pytest.mark.parametrize("scenario", ["1", "4", "6a"])
def test_a_frontal_assault_comes_from_where_somebody_would_make_it(scenario: str) -> None:
    for s in decisions(scenario, 14):
        for target in s.targets():
            places = sorted({s.at[unit] for unit in s.declared if s.declared[unit] >> 1 == target})
            assert frontal_hexes(s, target) == [n for n in places if frontal_units(s, n, target)]


# What commanders know


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_the_nearest_enemy_and_the_nearest_prize_are_those_of_the_map(scenario: str) -> None:
    for s in decisions(scenario, 15):
        lore, distance = Lore(s.sheet), s.book.distance
        for side in (0, 1):
            place = s.book.hexes // 2
            assert nearest(s, lore, place, side) == min(
                [distance(place, n) for n in s.posts[side]], default=99
            )
            assert nearest_prize(s, lore, place) == min([distance(place, n) for n in lore.prizes], default=99)


# The board


@pytest.mark.rule("silver-bayonet", "3.1")
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_a_game_begins_as_if_nothing_had_been_laid_out_before(scenario: str) -> None:
    game = TITLE.start(scenario, seed=16)
    s = new_state(Dice(source_from(16)), TITLE.book, scenario, Settings())
    s.push(Play())
    advance(s)
    begun = Game(TITLE, game.setup, s)
    assert TITLE.position(s, game.setup) == TITLE.position(game.state, game.setup)
    assert (s.dice.count, s.reveals, s.legal) == (game.state.dice.count, game.state.reveals, game.codes)
    assert [entry.text() for entry in begun.log] == [entry.text() for entry in game.log]


FAULTS: dict[str, Callable[[Bayonet], Any]] = {
    "the hexes of FWA are kept wrong": lambda s: setattr(s, "stood", (0, s.stood[1])),
    "the hexes of PAVN are kept wrong": lambda s: setattr(s, "posts", (s.posts[0], ())),
    "the zones of control of FWA": lambda s: setattr(s, "zones", (1, s.zones[1])),
    "the zones of control of PAVN": lambda s: setattr(s, "zones", (s.zones[0], 1)),
    "a mark is borne that would not be taken off": lambda s: s.marks.__setitem__(0, MOVED),
    "those who can still move": lambda s: setattr(s, "movers", ()),
    "fatigued off the map": lambda s: s.marks.__setitem__(s.at.index(s.book.waiting), FATIGUED),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_position_that_is_kept_wrong_is_noticed(fault: str) -> None:
    s = state(table(at={"1510": "CIDG-1", "1610": "A/334/32"}, side="FWA"))
    assert TITLE.invariants(s) == []
    FAULTS[fault](s)
    assert any(fault in found for found in TITLE.invariants(s))


@pytest.mark.rule("silver-bayonet", "2.4.3a")
def test_distances_and_circles_are_those_of_the_grid() -> None:
    book = TITLE.book
    for place in range(0, book.hexes, 97):
        apart = [grid.distance(book.hex_ids[place], hex) for hex in book.hex_ids]
        assert [book.distance(place, other) for other in range(book.hexes)] == apart
        for hexes in (0, 1, 3, 8):
            assert book.around(place, hexes) == sum(1 << n for n, far in enumerate(apart) if far <= hexes)


# Tables


def test_charts_say_what_is_printed() -> None:
    tables, charts = TITLE.book.tables, TITLE.book.charts
    for die in range(-6, 20):
        for strength in range(60):
            assert charts.bombardment(strength, die) == tables.bombardment.at(strength, die)
            assert charts.assault(strength, die) == tables.assault.at(strength, die)
        for column in range(len(tables.maneuver.column)):
            found = tables.maneuver.at(column, die)
            assert charts.maneuvers.at(column, die) == (*found.attacker, *found.defender)
        for value in range(11):
            assert charts.coordination(die, value) == tables.coordination.at(die, value)
    for attack in range(1, 40):
        for defence in range(1, 40):
            assert charts.odds(attack, defence) == tables.maneuver.odds(attack, defence)
    assert all(charts.shifted(n) == tables.maneuver.shifted(n) for n in range(-12, 13))
