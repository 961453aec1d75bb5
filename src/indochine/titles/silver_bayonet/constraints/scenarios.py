"""Scenario cards: complete, about things that there are, as long as published (3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import timedelta

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.areas import in_window
from indochine.titles.silver_bayonet.constraints.registry import (
    PACK,
    card_of,
    groups,
    hexes,
    in_play,
    scenarios,
    units,
)
from indochine.titles.silver_bayonet.pack import Pack
from indochine.titles.silver_bayonet.scenario_data import Area, Scenario

FILE = "scenarios.toml"
STANDARD = ("1", "2", "3", "4", "5", "6a", "6b", "7")
CAMPAIGN = ("8", "9", "10", "11", "12")
TURNS = {"1": 8, "2": 7, "3": 2, "4": 4, "5": 2, "6a": 0.5, "6b": 1.5, "7": 8, "8": 18, "10": 8, "11": 39}
ON_THE_TRACK = {"2": 1, "3": 16, "6a": 25, "8": 1, "10": 32, "11": 1}


def _twice(ids: Iterable[str]) -> list[str]:
    return [id for id, count in Counter(ids).items() if count > 1]


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def all_scenarios(pack: Pack) -> Iterator[Check]:
    """The thirteen cards of scenarios 1 to 12 are there, in order."""
    yield equal([*scenarios(pack)], [*STANDARD, *CAMPAIGN], "scenario", "id")
    yield equal(_twice(card.id for card in pack.scenarios.scenario), [], "scenario", "id")
    for scenario in pack.scenarios.scenario:
        holds = not scenario.like or scenario.like in scenarios(pack)
        yield Check(holds, card_of(scenario), "like", f"{scenario.like} is no scenario")


@PACK.add(FILE, basis="structure")
def units_of_the_cards(pack: Pack) -> Iterator[Check]:
    """A card lists units that there are, each once and under its own side."""
    known = units(pack)
    for scenario in pack.scenarios.scenario:
        for group in groups(scenario):
            wrong = [unit for unit in group.units if unit not in known or known[unit].side != group.side]
            yield equal(wrong, [], card_of(scenario), "units")
            yield Check(bool(group.units), card_of(scenario), "units", "is an empty group")
        repeated = _twice(unit for group in groups(scenario) for unit in group.units)
        yield equal(repeated, [], card_of(scenario), "units")


@PACK.add(FILE, basis="structure")
def placed_in_one_way(pack: Pack) -> Iterator[Check]:
    """Units of the set-up stand in a hex, in a box or in an area."""
    for scenario in pack.scenarios.scenario:
        for group in scenario.setup:
            ways = sum((bool(group.hex), bool(group.box), group.area is not None))
            problem = f"{', '.join(group.units)}: a hex, a box or an area"
            yield Check(ways == 1, card_of(scenario), "setup", problem)


@PACK.add(FILE, basis="structure")
def arriving_in_one_way(pack: Pack) -> Iterator[Check]:
    """Reinforcements come on a turn of the scenario to an area, or by an entry that its rules know."""
    for scenario in pack.scenarios.scenario:
        rules = {type(rule).__struct_config__.tag for rule in scenario.special}
        for group in scenario.arrival:
            by_turn = group.entry == "turn"
            holds = 1 <= group.turn <= scenario.game_turns if by_turn else group.turn == 0
            yield Check(holds, card_of(scenario), "arrival", f"{group.turn} is no turn of the scenario")
            table = group.entry in ("regiment-66", "artillery-20")
            needed = "variable-entry" if table else "" if by_turn else "us-entry"
            known = not needed or needed in rules
            yield Check(known, card_of(scenario), "arrival", f"{group.entry} without the rule {needed}")
            yield equal(group.area is None, table, card_of(scenario), "arrival")


def _areas(scenario: Scenario) -> Iterator[Area]:
    for group in groups(scenario):
        if group.area is not None:
            yield group.area


def _named_hexes(scenario: Scenario) -> Iterator[str]:
    """Every hex that a card names."""
    yield from (group.hex for group in scenario.setup if group.hex)
    for area in _areas(scenario):
        yield from area.hexes
        yield from (near.hex for near in area.near)
    for replacement in scenario.replacement:
        yield from replacement.hexes
    for award in scenario.award:
        yield from award.hexes
    for rule in scenario.special:
        for field in ("hex", "from_hex", "target"):
            yield from [getattr(rule, field)] if hasattr(rule, field) else []
        for field in ("hexes", "started"):
            yield from getattr(rule, field, ())


def _named_boxes(scenario: Scenario) -> Iterator[str]:
    yield from (group.box for group in scenario.setup if group.box)
    for area in _areas(scenario):
        yield from area.boxes
    for rule in scenario.special:
        yield from getattr(rule, "boxes", ())


def _named_units(scenario: Scenario) -> Iterator[str]:
    """Units that rules and points of a card name."""
    for replacement in scenario.replacement:
        yield from replacement.with_units
    for award in scenario.award:
        yield from award.units
    for rule in scenario.special:
        yield from getattr(rule, "units", ())


@PACK.add(FILE, basis="structure")
def places_of_the_cards(pack: Pack) -> Iterator[Check]:
    """A card names hexes inside its window, boxes that there are and units that take part."""
    known, boxes = hexes(pack), {box.id for box in pack.map.box}
    for scenario in pack.scenarios.scenario:
        for hex in _named_hexes(scenario):
            holds = hex in known and in_window(hex, scenario.window)
            yield Check(holds, card_of(scenario), "hex", f"{hex} is not on the map in play")
        for box in _named_boxes(scenario):
            yield Check(box in boxes, card_of(scenario), "box", f"{box} is no box")
        for unit in _named_units(scenario):
            yield Check(unit in in_play(pack, scenario), card_of(scenario), "units", f"{unit} is not in play")


@PACK.add(FILE, basis="structure")
def air_points_from_the_first_turn(pack: Pack) -> Iterator[Check]:
    """Air points are given from turn 1 on, and from no turn twice."""
    for scenario in pack.scenarios.scenario:
        turns = [air.from_turn for air in scenario.air]
        holds = turns[:1] == [1] and turns == sorted(set(turns))
        yield Check(holds, card_of(scenario), "air", "does not begin with turn 1, or is not in order")


@PACK.add(FILE, basis="structure")
def one_winner(pack: Pack) -> Iterator[Check]:
    """The two sides cannot both be far enough ahead."""
    for scenario in pack.scenarios.scenario:
        holds = scenario.victory.fwa_lead + scenario.victory.pavn_lead > 0
        yield Check(holds, card_of(scenario), "victory", "both sides would win")


@PACK.add(FILE, basis="structure")
def special_rules_once(pack: Pack) -> Iterator[Check]:
    """A card has each special rule once, within its turns."""
    for scenario in pack.scenarios.scenario:
        kinds = [str(type(rule).__struct_config__.tag) for rule in scenario.special]
        yield equal(_twice(kinds), [], card_of(scenario), "special")
        for rule in scenario.special:
            turns = [getattr(rule, field, 1) for field in ("turn", "first_turn", "last_turn", "until_turn")]
            holds = all(1 <= turn <= scenario.game_turns for turn in turns)
            yield Check(holds, card_of(scenario), "special", "names a turn that is not played")


# ---------------------------------------------------------------- turns and dates


@PACK.add(FILE, rule="3.2")
def sequence_of_each_scenario(pack: Pack) -> Iterator[Check]:
    """Scenarios 1 to 7 use the standard sequence, 8 to 12 that of the campaign."""
    for scenario in pack.scenarios.scenario:
        wanted = "standard" if scenario.id in STANDARD else "campaign"
        yield equal(scenario.sequence, wanted, card_of(scenario), "sequence")


@PACK.add(FILE, rule="scen:order")
def order_of_learning(pack: Pack) -> Iterator[Check]:
    """Standard scenarios by size."""
    wanted = ("6a", "6b", "3", "5", "4", "1", "2", "7")
    yield equal(pack.scenarios.general.learning_order, wanted, "general", "learning_order")


@PACK.add(FILE, basis="public")
def published_lengths(pack: Pack) -> Iterator[Check]:
    """Scenarios are as long, and begin where on the track, as published or seen on photographs."""
    for id, turns in TURNS.items():
        yield equal(scenarios(pack)[id].turns, turns, f"scenario {id}", "turns")
    for id, turn in ON_THE_TRACK.items():
        yield equal(scenarios(pack)[id].game_turn, turn, f"scenario {id}", "game_turn")
    yield equal(scenarios(pack)["3"].first_side, "FWA", "scenario 3", "first_side")


@PACK.add(FILE)
def a_turn_is_a_day(pack: Pack) -> Iterator[Check]:
    """Dates, length and place on the track agree."""
    track = pack.tables.track
    for scenario in pack.scenarios.scenario:
        last = scenario.first_day + timedelta(days=scenario.game_turns - 1)
        yield equal(scenario.last_day, last, card_of(scenario), "last_day")
        day = (scenario.first_day - track.first_day).days + 1
        yield equal(scenario.game_turn, max(0, day), card_of(scenario), "game_turn")
        ends = scenario.game_turn + scenario.game_turns - 1
        yield Check(ends <= track.turns, card_of(scenario), "turns", "goes beyond the track")
