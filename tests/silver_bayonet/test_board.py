"""The board as data: a reference for everything that can be chosen, and a scene that shows the view."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from indochine import Game
from indochine.kernel.board import Scene, encode
from indochine.kernel.game import SPECTATOR
from indochine.kernel.rulebook import read_index
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from indochine.titles.silver_bayonet.board_counters import points
from indochine.titles.silver_bayonet.board_layout import corner, middle, side
from indochine.titles.silver_bayonet.board_scenery import joined
from indochine.titles.silver_bayonet.grid import around
from tests.boards import messages
from tests.silver_bayonet.tables import TITLE, play, table

BOARD = TITLE.board()
GRID = BOARD.grids[0]
SIDES = ("FWA", "PAVN")
SEATS = (*SIDES, SPECTATOR)
ON_THE_BOARD = ("place", "unit")
MOST = 20_000  # bytes of the board as it is sent, compressed


def letters() -> dict[str, str]:
    """The letter of every hex, by its number."""
    west, north = GRID.first
    return {
        f"{west + x:02d}{north + y:02d}": letter
        for x, column in enumerate(GRID.columns)
        for y, letter in enumerate(column)
        if letter != " "
    }


def random_play(scenario: str, seed: int, steps: int = 250, every: int = 1) -> Iterator[Game]:
    """A game before each of its decisions, or every so many of them, and at its end."""
    game, dice = TITLE.start(scenario, seed=seed), random.Random(seed)
    for step in range(steps):
        if game.over or step % every == 0:
            yield game
        if game.over:
            return
        game.choose(dice.choice(game.codes))


def scene(game: Game, seat: str = SPECTATOR) -> Scene:
    return TITLE.scene(game.view(seat))


def places(game: Game, seat: str = SPECTATOR) -> dict[str, Any]:
    return {place.ref: place for place in scene(game, seat).places}


# ---------------------------------------------------------------- what is printed


@pytest.mark.rule("silver-bayonet", "2.1a")
def test_every_hex_is_in_the_grid_with_its_terrain() -> None:
    printed = {hex.id: hex.terrain for hex in TITLE.pack.map.hex}
    assert {id: GRID.terrains[letter] for id, letter in letters().items()} == printed
    assert len(printed) == 1078
    assert {terrain.id for terrain in BOARD.terrains} == set(GRID.terrains.values())


def test_the_board_is_light() -> None:
    assert len(gzip.compress(encode(BOARD))) < MOST


def test_names_and_signs_stand_in_hexes() -> None:
    assert set(GRID.names) | set(GRID.signs) <= set(letters())
    assert [sign.kind for sign in GRID.signs["1510"]] == ["fort"]
    assert [sign.kind for sign in GRID.signs["1925"]] == ["landing-zone"]
    camps = [id for id, signs in GRID.signs.items() if "fort" in [sign.kind for sign in signs]]
    assert camps == [hex.id for hex in TITLE.pack.map.hex if hex.camp]


def test_neighbours_share_the_hexside_that_lies_between_them() -> None:
    for hex in ("1510", "1410"):
        for number, other in enumerate(around(hex)):
            ends = side(hex, other)
            assert ends == (corner(hex, number), corner(hex, number + 1))
            assert set(ends) == set(side(other, hex))


@pytest.mark.rule("silver-bayonet", "4.2.1.1", "4.2.1.2")
def test_roads_run_through_hexes_and_the_river_along_hexsides() -> None:
    roads = [thing for thing in BOARD.scenery if thing.kind in ("road", "highway")]
    assert len(roads) == len(TITLE.pack.map.road)
    assert roads[-1].kind == "highway"  # great roads lie upon small ones
    middles = {middle(hex.id) for hex in TITLE.pack.map.hex}
    assert all(point in middles for road in roads for point in road.points)
    river = [thing for thing in BOARD.scenery if thing.kind == "river"]
    sides = sum(len(thing.points) - 1 for thing in river)
    assert sides == sum(len(river.hexsides) for river in TITLE.pack.map.river)
    assert [thing.label for thing in river if thing.label] == [Msg("river-ia-drang")]


@pytest.mark.rule("silver-bayonet", "4.1.6")
def test_the_border_parts_cambodia_from_the_rest() -> None:
    abroad = {hex.id for hex in TITLE.pack.map.hex if hex.cambodia}
    home = {hex.id for hex in TITLE.pack.map.hex if not hex.cambodia}
    parted = sum(other in home for hex in abroad for other in around(hex))
    assert sum(len(t.points) - 1 for t in BOARD.scenery if t.kind == "border") == parted


def test_pieces_of_a_line_are_joined_whichever_way_they_lie() -> None:
    assert joined([((2, 0), (1, 0)), ((0, 0), (1, 0)), ((9, 9), (8, 8))]) == [
        [(2, 0), (1, 0), (0, 0)],
        [(9, 9), (8, 8)],
    ]


@pytest.mark.rule("silver-bayonet", "2.3.1", "2.3.4")
def test_a_counter_shows_what_is_printed_on_each_side() -> None:
    counter = {counter.ref: counter for counter in BOARD.counters}
    company = counter["unit:C/1/33"]
    assert (company.symbol, company.size, company.code, company.side) == ("infantry", "I", "C/1/33", "PAVN")
    assert company.faces == {"full": ["4", "3", "9"], "reduced": ["2", "1", "9"]}
    assert company.beside == {"full": ["6", "1"], "reduced": ["4", "1"]}
    battery = counter["unit:C/1/21"]
    assert battery.faces["full"] == ["4⁸", "2", "0"]
    assert counter["unit:D/9/66"].beside["full"] == ["6", "½"]
    assert counter["unit:MOORE"].symbol == "leader"
    assert len({c.ref for c in BOARD.counters}) == len(BOARD.counters)


@pytest.mark.parametrize(("number", "text"), [(0.5, "½"), (1, "1"), (1.5, "1½"), (0, "0")])
def test_halves_are_written_as_they_are_printed(number: float, text: str) -> None:
    assert points(number) == text


def test_every_rule_named_on_the_board_is_in_the_index() -> None:
    things = (*BOARD.counters, *BOARD.terrains, *BOARD.tracks)
    cited = {rule for thing in things for rule in thing.rules}
    cited |= {fact.rule for thing in (*BOARD.counters, *BOARD.terrains) for fact in thing.facts if fact.rule}
    for scenario in TITLE.scenarios:
        shown = scene(TITLE.start(scenario, seed=1))
        cited |= {rule for space in shown.spaces for rule in space.rules}
        cited |= {figure.rule for figure in shown.figures if figure.rule}
    assert cited - set(read_index(TITLE.folder)) == set()


# ---------------------------------------------------------------- colours


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [BOARD.palette, BOARD.palette_dark], ids=["light", "dark"])
def test_ink_is_readable_and_the_sides_differ_in_lightness(palette: dict[str, str]) -> None:
    for name in ("side-FWA", "side-PAVN", *("nation-" + nation for nation in ("US", "ARVN", "NVA", "VC"))):
        assert contrast(palette[name], palette[name + "-ink"]) >= 4.5, name
    assert contrast(palette["side-FWA"], palette["side-PAVN"]) >= 2.5
    for ground in ("box", "label-halo", *("terrain-" + terrain.id for terrain in BOARD.terrains)):
        assert contrast(palette["label"], palette[ground]) >= 4.5, ground


def test_both_palettes_name_the_same_colours_and_all_that_are_needed() -> None:
    assert BOARD.palette.keys() == BOARD.palette_dark.keys()
    tones = {thing.tone or thing.kind for thing in BOARD.scenery} | {c.tone for c in BOARD.counters}
    assert tones - BOARD.palette.keys() == set()


# ---------------------------------------------------------------- a scenario beside its window


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_boxes_lie_apart_from_each_other_and_from_the_window(scenario: str) -> None:
    shown = scene(TITLE.start(scenario, seed=1))
    boxes = [("window", *shown.window), *((space.ref, *space.points) for space in shown.spaces)]
    for ref, (left, top), (right, bottom) in boxes:
        assert 0 <= left < right <= BOARD.width, ref
        assert 0 <= top < bottom <= BOARD.height, ref
        for other, (left2, top2), (right2, bottom2) in boxes:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            assert ref == other or apart, (ref, other)


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_the_window_holds_the_hexes_of_the_scenario_and_no_other(scenario: str) -> None:
    sheet = TITLE.book.sheet(scenario, False)
    (left, top), (right, bottom) = scene(TITLE.start(scenario, seed=1)).window
    inside = [left < x < right and top < y < bottom for x, y in map(middle, TITLE.book.hex_ids)]
    assert inside == sheet.inside


def test_only_a_scenario_at_the_border_has_the_boxes_of_cambodia() -> None:
    boxes = {id: {space.ref for space in scene(TITLE.start(id, seed=1)).spaces} for id in ("1", "5")}
    assert {f"place:C{number}" for number in range(1, 6)} <= boxes["1"]
    assert boxes["5"] == {"place:waiting", "place:eliminated", "place:left"}


# ---------------------------------------------------------------- what lies on it


def test_a_piece_shows_its_face_and_its_marks() -> None:
    game = table(
        at={"1510": "CIDG-1 3/1", "1610": "A/334/32"},
        reduced="CIDG-1",
        fatigued="A/334/32",
        marks={"first_fire": "3/1"},
    )
    found = {piece.ref: piece for place in scene(game).places for piece in place.pieces}
    assert (found["unit:CIDG-1"].face, found["unit:CIDG-1"].states) == ("reduced", ["reduced"])
    assert found["unit:A/334/32"].states == ["fatigued"]
    assert found["unit:3/1"].states == ["first-fire"]


@pytest.mark.rule("silver-bayonet", "10.4.1")
def test_a_gun_bears_one_fire_marker() -> None:
    fired = {"first_fire": "A/1/21 B/1/21", "final_fire": "B/1/21"}
    game = table(at={"1510": "A/1/21 B/1/21", "1610": "A/334/32"}, marks=fired)
    found = {piece.ref: piece.states for place in scene(game).places for piece in place.pieces}
    assert found["unit:A/1/21"] == ["first-fire"]
    assert found["unit:B/1/21"] == ["final-fire"]


def test_a_leader_lies_before_the_unit_that_he_is_with() -> None:
    game = table("4", at={"1925": "A/1/7 B/1/7"}, leaders={"MOORE": "B/1/7"})
    assert [piece.ref for piece in places(game)["place:1925"].pieces] == [
        "unit:A/1/7",
        "unit:MOORE",
        "unit:B/1/7",
    ]


def test_key_hexes_tell_what_they_are_and_who_holds_them() -> None:
    here = places(table("4", at={"1925": "A/1/7"}))["place:1925"]
    assert here.control == "FWA"
    assert [marker.kind for marker in here.markers] == ["landing-zone", "objective"]


@pytest.mark.rule("silver-bayonet", "6.1.1a")
def test_declared_attacks_are_arrows_one_for_each_hex_and_kind() -> None:
    game = table(
        at={"1710": "3/1", "1610": "A/334/32 B/334/32 C/334/32 D/334/32"}, side="PAVN", phase="declare"
    )
    play(game, ["maneuver", "1710"], ["add", "A/334/32"], ["add", "B/334/32"], ["done"])
    play(game, ["assault", "1710"], ["add", "C/334/32"])
    found = scene(game).arrows
    assert [(arrow.a, arrow.b, arrow.kind, arrow.side) for arrow in found] == [
        ("place:1610", "place:1710", kind, "PAVN") for kind in ("maneuver", "assault")
    ]
    assert [TITLE.text(arrow.title) for arrow in found if arrow.title] == [
        "maneuver combat against hex 1710, 2 units",
        "assault against hex 1710, 1 unit",
    ]


@pytest.mark.rule("silver-bayonet", "11.0c")
def test_rolled_air_points_are_shown_to_their_owner_alone() -> None:
    game = next(game for game in random_play("4", seed=2) if game.view("FWA")["air"])
    shown = {seat: [g.at for g in scene(game, seat).gauges if g.track == "air"] for seat in SEATS}
    assert shown == {"FWA": [str(game.view("FWA")["air"])], "PAVN": [], SPECTATOR: []}
    told = {
        seat: [TITLE.text(f.value) for f in scene(game, seat).figures if f.rule == "11.0a"] for seat in SIDES
    }
    assert told == {"FWA": [f"{game.view('FWA')['air']} left"], "PAVN": ["secret"]}


# ---------------------------------------------------------------- random games


def named_by_choices(game: Game) -> set[str]:
    question = game.decision
    assert question is not None
    return {
        f"{domain}:{id}"
        for choice in question.choices
        for domain, id in zip(choice.verb.args, choice.action[1:], strict=True)
        if domain in ON_THE_BOARD
    }


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_all_that_a_choice_names_lies_before_the_player(scenario: str) -> None:
    missing: set[tuple[str, str]] = set()
    for game in random_play(scenario, seed=3):
        if game.decision is None:
            break
        shown = scene(game, game.decision.seat)
        there = {f"place:{id}" for id in letters()} | {space.ref for space in shown.spaces}
        assert {place.ref for place in shown.places} <= there
        there |= {piece.ref for place in shown.places for piece in place.pieces}
        missing |= {(game.decision.name, ref) for ref in named_by_choices(game) - there}
    assert missing == set()


@pytest.mark.parametrize("scenario", ["1", "4", "7"])
def test_every_unit_of_the_scenario_stands_once(scenario: str) -> None:
    cells = {track.id: track.cells for track in BOARD.tracks}
    first = None
    for game in random_play(scenario, seed=4, every=9):
        shown = scene(game)
        standing = Counter(piece.ref for place in shown.places for piece in place.pieces)
        assert set(standing.values()) == {1}
        first = first or set(standing)
        assert set(standing) == first
        assert all(gauge.at in cells[gauge.track] for gauge in shown.gauges)


def faults(msg: Msg, language: str) -> list[str]:
    words = catalogue(language, TITLE.book.text_folder)
    if not words.has(msg.id):
        return [f"{language}: {msg.id} is missing"]
    name, _, attribute = msg.id.partition(".")
    message = words.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    _, errors = words.bundle.format_pattern(pattern, {k: words.value(v) for k, v in msg.params.items()})
    return [f"{language}: {msg.id}: {error}" for error in errors]


def test_every_sentence_is_there_in_every_language() -> None:
    asked: dict[str, Msg] = {msg.id: msg for msg in messages(BOARD)}
    for scenario in TITLE.scenarios:
        for game in random_play(scenario, seed=6, every=7):
            for seat in SIDES:
                asked |= {msg.id: msg for msg in messages(scene(game, seat))}
    assert [
        fault for msg in asked.values() for language in LANGUAGES for fault in faults(msg, language)
    ] == []
