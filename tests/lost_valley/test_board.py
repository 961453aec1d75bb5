"""The drawn board: everything that can be chosen is on it, every piece lies on it once, nothing hidden is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any

import msgspec
import pytest

from indochine import Game
from indochine.kernel.board import Board, Place, Scene, Space, as_data
from indochine.kernel.text import Msg, catalogue
from indochine.titles.lost_valley.book import ValleyBook
from tests.boards import messages, missing
from tests.lost_valley.table import TITLE, draw, fighting, play, siege

BOARD: Board = TITLE.board()
SPACES = {space.ref: space for space in BOARD.spaces}
COUNTERS = {counter.ref: counter for counter in BOARD.counters}
CARDS = {card.ref: card for card in BOARD.cards}
NOT_ON_THE_BOARD = ("number",)  # of points to spend; everything else that is chosen lies on the table
SETUPS: list[dict[str, Any]] = [
    {},
    {"scenario": "five-hills"},
    {"options": {"operation-vulture": True, "better-start": True, "reduced-1-bpc": True}},
    {"options": {"difficulty": "harder", "artillery-range": True}},
]
BOXES = ("remnants", "eliminated", "marche", "aside")


def book() -> ValleyBook:
    assert isinstance(TITLE.book, ValleyBook)
    return TITLE.book


def games(seed: int, setup: dict[str, Any]) -> Iterator[Game]:
    """A game at each decision of random play, and when it is over."""
    game, chance = TITLE.start(seed=seed, **setup), random.Random(seed)
    while not game.over:
        yield game
        assert game.decision is not None
        game.play(chance.choice(game.decision.choices))
    yield game


def seen(game: Game, seat: str = "FR") -> Scene:
    return TITLE.scene(game.view(seat))


def place(scene: Scene, ref: str) -> Place:
    return next(place for place in scene.places if place.ref == ref)


def markers(game: Game, cr: str) -> dict[str, str]:
    return {marker.kind: marker.text for marker in place(seen(game), f"place:{cr}").markers}


def refs_on_table(scene: Scene) -> set[str]:
    """By what a click can name: spaces, counters that lie somewhere, cards in sight."""
    refs = {lying.ref for lying in scene.places}
    refs.update(piece.ref for lying in scene.places for piece in lying.pieces)
    return refs.union(*(pile.cards for pile in scene.piles if pile.kind != "deck"))


# ---------------------------------------------------------------- while playing


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_can_be_chosen_has_its_place_on_the_board(setup: dict[str, Any], seed: int) -> None:
    for game in games(seed, setup):
        if game.decision is None:
            continue
        known = refs_on_table(seen(game))
        for choice in game.decision.choices:
            for domain, id in zip(choice.verb.args, choice.action[1:], strict=True):
                assert domain in NOT_ON_THE_BOARD or f"{domain}:{id}" in known, choice.action


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seat", ["FR", "spectator"])
def test_every_piece_lies_once_where_the_view_says(setup: dict[str, Any], seat: str) -> None:
    for game in games(3, setup):
        view = game.view(seat)
        scene = TITLE.scene(view)
        assert [lying.ref for lying in scene.places] == list(SPACES)
        assert where_drawn(scene) == where_listed(view)


def where_drawn(scene: Scene) -> dict[str, str]:
    drawn = [(piece.ref, lying.ref) for lying in scene.places for piece in lying.pieces]
    assert len(drawn) == len(dict(drawn)) == len(COUNTERS)
    return dict(drawn)


def where_listed(view: dict[str, Any]) -> dict[str, str]:
    places = {f"place:{id}": cr["units"] for id, cr in view["crs"].items()}
    places |= {f"place:{id}": units for id, units in view["zones"].items()}
    places |= {f"box:{id}": view[id] for id in BOXES}
    found = {f"unit:{unit}": ref for ref, units in places.items() for unit in units}
    found |= {f"unit:{unit}": f"turn:{turn}" for unit, turn in view["track"].items()}
    return found | {f"division:{id}": f"start:{id}" for id in view["divisions"]}


@pytest.mark.parametrize("setup", SETUPS)
def test_every_piece_shows_the_face_and_the_marks_of_the_view(setup: dict[str, Any]) -> None:
    for game in games(4, setup):
        view = game.view("FR")
        pieces = [piece for lying in TITLE.scene(view).places for piece in lying.pieces]
        for mark, units in view["marks"].items():
            assert {p.ref for p in pieces if mark in p.states} == {f"unit:{unit}" for unit in units}
        assert all(piece.face in COUNTERS[piece.ref].faces for piece in pieces)
        faces = {piece.ref: piece.face for piece in pieces if piece.ref.startswith("division:")}
        assert faces == {f"division:{id}": str(d["strength"]) for id, d in view["divisions"].items()}


@pytest.mark.parametrize("setup", SETUPS)
def test_every_card_of_the_game_lies_in_one_pile(setup: dict[str, Any]) -> None:
    """A card shuffled back into the draw pile may go on working for the rest of its turn."""
    without = len(book().scenarios[setup.get("scenario", "campaign")].without)
    in_the_game = 44 - without + bool(setup.get("options", {}).get("operation-vulture"))
    for game in games(5, setup):
        scene, cards = seen(game), game.view("FR")["cards"]
        assert all(len(pile.cards) == pile.size for pile in scene.piles)
        lying = Counter(ref for pile in scene.piles for ref in pile.cards)
        working = {f"card:{id}" for id in cards["in_force"] if id in cards["still_to_come"]}
        assert len(lying) == in_the_game
        assert {ref for ref, times in lying.items() if times > 1} == working


def test_a_scene_does_not_change_with_the_order_of_the_draw_pile() -> None:
    encode = msgspec.json.Encoder(enc_hook=as_data).encode
    for number, game in enumerate(games(6, {})):
        if number % 9 == 0 and not game.over:
            dealt = TITLE.imagine(game.view("FR"), "FR", seed=number)
            assert encode(seen(dealt)) == encode(seen(game))


@pytest.mark.parametrize("setup", SETUPS)
def test_every_message_of_a_scene_is_there_in_every_language(setup: dict[str, Any]) -> None:
    asked = {message.id for game in games(7, setup) for message in messages(seen(game, "spectator"))}
    assert missing(TITLE, asked) == []


@pytest.mark.parametrize("setup", SETUPS)
def test_every_marker_stands_on_its_track(setup: dict[str, Any]) -> None:
    tracks = {track.id: track for track in BOARD.tracks}
    for game in games(8, setup):
        gauges = {gauge.track: gauge.at for gauge in seen(game).gauges}
        assert gauges.keys() == tracks.keys()
        if not game.over:  # after the last turn the marker leaves the turn track
            assert all(at in tracks[id].cells for id, at in gauges.items())


# ---------------------------------------------------------------- what a scene tells


def test_a_centre_is_told_in_one_sentence() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg", "huguette": "i-2-rei csm-272 1-gaaceo"},
        marks={"used": "csm-272"},
        forts={"huguette": 2},
        airstrip="damaged",
    )
    title = place(seen(game), "place:huguette").title
    assert title is not None
    assert TITLE.text(title) == (
        "Huguette (Central subsector), French-controlled. Fortifications 2 of 4. Airstrip damaged."
        " Active: I/2 REI, 1 GAACEO. Used: CSM 272. Infantry steps 3/6, assets 1/2."
        " Icons: 2 stars, AA gun, airstrip, parachute."
    )


def test_used_units_lie_behind_the_active_ones() -> None:
    garrison = {"pc-gono": "31-bg", "junon": "1-bep csm-414 6-bpc"}
    game = siege(
        "movement", garrison=garrison, marks={"used": "1-bep", "reduced": "6-bpc", "disrupted": "1-bep"}
    )
    pieces = place(seen(game), "place:junon").pieces
    assert [(piece.ref, piece.face, piece.states) for piece in pieces] == [
        ("unit:6-bpc", "reduced", ["reduced"]),
        ("unit:csm-414", "full", []),
        ("unit:1-bep", "full", ["disrupted", "used"]),
    ]


def test_a_lost_centre_shows_the_division_that_holds_it() -> None:
    game = siege("movement", held={"beatrice": "312", "junon": "none"}, forts={"beatrice": 1, "junon": 2})
    scene = seen(game)
    control = {id: place(scene, f"place:{id}").control for id in ("beatrice", "junon", "eliane")}
    assert control == {"beatrice": "312", "junon": "", "eliane": "FR"}
    assert markers(game, "beatrice") == {"holder": "312", "fort": "▲1"}
    assert markers(game, "junon") == {"nobody": "○", "fort": "▲2"}
    assert {side.id for side in BOARD.sides} >= {"FR", "312"}


def test_a_drop_zone_goes_with_its_centres() -> None:
    scene = seen(siege("movement", held={"claudine": "304"}))
    zones = {id: place(scene, f"place:{id}").control for id in ("octavie", "natasha", "simone")}
    assert zones == {"octavie": "VM", "natasha": "FR", "simone": "FR"}


def test_works_at_zero_cut_off_a_centre_with_the_icon() -> None:
    game = siege("movement", forts={"isabelle": 0, "junon": 0})
    assert markers(game, "isabelle") == {"fort": "▲0", "encircled": "×"}
    assert markers(game, "junon") == {"fort": "▲0"}
    lost = siege("movement", held={"isabelle": "304"}, forts={"isabelle": 0})
    assert "encircled" not in markers(lost, "isabelle")


@pytest.mark.parametrize(
    ("status", "text"), [("active", "✈"), ("interdicted", "−1"), ("damaged", "−2"), ("destroyed", "✖")]
)
def test_the_airstrip_lies_in_huguette_with_its_modifier(status: str, text: str) -> None:
    assert markers(siege("movement", airstrip=status), "huguette")["airstrip"] == text


def test_an_assault_shows_its_target_and_the_fight() -> None:
    """312 can reach Béatrice alone; guns are asked for before the dice."""
    game = siege("vm_assaults", divisions=fighting({"312": 9}), tracks={"action_points": 3})
    assert game.decision is not None
    assert markers(game, "beatrice") == {"fort": "▲1", "target": "→", "fire": "✹"}
    lying = {marker.kind: marker for marker in place(seen(game), "place:beatrice").markers}
    assert {lying["target"].side, lying["fire"].side} == {"312"}
    assert sum("fire" in markers(game, cr) for cr in book().place_ids[:12]) == 1


def test_an_inactive_division_is_spent_and_says_why() -> None:
    game = siege("movement", divisions={"308": {"strength": 7}, "316": {"active": False, "waiting": True}})
    scene = seen(game)
    assert place(scene, "start:316").pieces[0].states == ["spent"]
    assert place(scene, "start:308").pieces[0].states == []
    told = {lying.ref: TITLE.text(lying.title) for lying in scene.places if lying.title}
    assert told["start:308"].endswith("strength 7, active, shaken.")
    assert told["start:316"].endswith("strength 12, not yet activated.")


def test_reinforcements_wait_on_their_turn_and_beyond_the_last() -> None:
    game = siege("movement", turn=3, track={"ii-1-rcp": 6, "2-bep": 17, "1-bpc": 14, "5-bpvn": 6, "6-bpc": 4})
    scene = seen(game)
    waiting = {ref: len(place(scene, ref).pieces) for ref in ("turn:4", "turn:6", "turn:14", "turn:17")}
    assert waiting == {"turn:4": 1, "turn:6": 2, "turn:14": 1, "turn:17": 1}
    assert [lying.ref for lying in scene.places if any(m.kind == "turn" for m in lying.markers)] == ["turn:3"]


def test_the_card_of_the_turn_lies_open_until_it_is_kept() -> None:
    game = draw("10")
    opened = {pile.name.id: pile.cards for pile in seen(game).piles if pile.kind == "open"}
    assert opened == {"tableau-row-drawn": ["card:10"]}
    play(game, ["keep"])
    piles = {pile.kind: pile.cards for pile in seen(game).piles}
    assert piles["hand"] == ["card:10"]
    assert "open" not in piles


def test_a_card_in_force_is_not_in_the_discard_pile_too() -> None:
    scene = seen(siege("movement", in_force="08", drawn="18"))
    piles = {pile.name.id: pile.cards for pile in scene.piles}
    assert piles["board-pile-in-force"] == ["card:08"]
    assert piles["tableau-row-drawn"] == ["card:18"]
    assert piles["pile-discard"] == []


def test_figures_tell_what_weighs_on_the_next_roll() -> None:
    tracks = {"camp_morale": 6, "resource_points": 26, "vm_aaa": 11}
    game = siege("resources", tracks=tracks, airstrip="damaged", divisions=fighting({}))
    figures = {figure.name.id: figure.value for figure in seen(game).figures}
    assert figures["track-sitrep"] == "0"
    assert figures["board-figure-aaa"] == "−3"
    assert "tableau-row-roll" in figures


def test_when_all_is_over_the_status_says_how_it_ended() -> None:
    *_, game = games(9, {})
    assert game.outcome is not None
    assert seen(game, "spectator").status[-1] == Msg(f"reason-{game.outcome.reason}")


# ---------------------------------------------------------------- what is printed


def test_every_message_of_the_board_is_there_in_every_language() -> None:
    assert missing(TITLE, {message.id for message in messages(BOARD)}) == []


def test_every_rule_that_the_board_cites_is_in_the_index() -> None:
    known = catalogue("en", TITLE.book.text_folder)
    printed: list[Any] = [*BOARD.spaces, *BOARD.counters, *BOARD.cards, *BOARD.tracks]
    cited = [rule for thing in printed for rule in thing.rules]
    cited += [fact.rule for counter in BOARD.counters for fact in counter.facts if fact.rule]
    cited += [figure.rule for figure in seen(TITLE.start(seed=1)).figures if figure.rule]
    ids = {f"rule-{rule.replace('.', '-').replace(':', '-')}" for rule in cited}
    assert [id for id in sorted(ids) if not known.has(id)] == []


def test_the_board_goes_to_the_client_and_back() -> None:
    data = msgspec.json.decode(msgspec.json.encode(BOARD, enc_hook=as_data))
    assert len(data["spaces"]) == len(SPACES) == 12 + 3 + 4 + 17 + 4
    assert len(data["counters"]) == len(COUNTERS) == 41 + 4
    assert len(data["cards"]) == len(CARDS) == 45


def test_a_counter_bears_its_printed_figures() -> None:
    assert COUNTERS["unit:iii-3-rta"].faces == {"full": ["1", "2", "1"], "reduced": ["0", "1", "0"]}
    assert COUNTERS["unit:1-gaaceo"].faces == {"full": ["X", "1", "2"]}
    assert COUNTERS["unit:bt-3"].faces["reduced"] == ["0", "0", "⁻2"]
    assert COUNTERS["division:312"].faces["13"] == ["13"]
    assert {c.symbol for c in BOARD.counters} >= {"infantry", "airborne", "armour", "artillery", "mortar"}


def test_the_icons_of_a_centre_are_those_of_the_map() -> None:
    signs = {ref: [sign.text or sign.kind for sign in space.signs] for ref, space in SPACES.items()}
    assert signs["place:gabrielle"] == ["star", "star", "gun", "anti-air", "✹", "⊗", "4·2"]
    assert signs["place:pc-gono"] == ["command", "4·3"]
    assert signs["place:huguette"] == ["star", "star", "anti-air", "airfield", "drop-zone", "6·2"]
    assert [signs["turn:9"], signs["turn:10"]] == [[], ["☂"]]


def test_every_line_of_the_map_is_drawn_in_its_colour() -> None:
    printed = book().pack.map
    drawn = Counter(way.tone for way in BOARD.ways)
    black = len(printed.line) + sum(len(zone.lines) for zone in printed.drop_zone)
    assert drawn == {"line": black, **Counter(f"taor-{taor.division}" for taor in printed.taor)}
    numbers = Counter(line.label.id for line in BOARD.scenery if line.kind == "line" and line.label)
    assert numbers == Counter(f"division-{taor.division}.short" for taor in printed.taor)


def test_lines_run_from_edge_to_edge_and_never_on_each_other() -> None:
    for way in BOARD.ways:
        assert all(on_edge(SPACES[ref], point) for ref, point in zip((way.a, way.b), way.points, strict=True))
    for one, other in combinations(BOARD.ways, 2):
        if {one.a, one.b} == {other.a, other.b}:
            assert min(dist(p, q) for p, q in zip(one.points, other.points, strict=True)) > 4


def on_edge(space: Space, point: tuple[float, float]) -> bool:
    if space.shape == "circle":
        return abs(dist(space.points[0], point) - dist(*space.points)) < 0.2
    left, top, right, bottom = extent(space)
    x, y = point
    inside = left - 0.1 <= x <= right + 0.1 and top - 0.1 <= y <= bottom + 0.1
    return inside and min(abs(x - left), abs(x - right), abs(y - top), abs(y - bottom)) < 0.2


def extent(space: Space) -> tuple[float, float, float, float]:
    if space.shape == "circle":
        (x, y), radius = space.points[0], dist(*space.points)
        return x - radius, y - radius, x + radius, y + radius
    across, down = zip(*space.points, strict=True)
    return min(across), min(down), max(across), max(down)


def lies_within(inner: tuple[float, float, float, float], outer: tuple[float, float, float, float]) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def test_spaces_lie_on_the_canvas_apart_from_each_other() -> None:
    for space in BOARD.spaces:
        assert lies_within(extent(space), (0, 0, BOARD.width, BOARD.height)), space.ref
    for one, other in combinations(BOARD.spaces, 2):
        a, b = extent(one), extent(other)
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one.ref, other.ref)


def test_names_and_pieces_stand_inside_their_space() -> None:
    for space in BOARD.spaces:
        (name_x, name_y), (x, y), room = space.label, space.stack, space.room / 2
        assert lies_within((x - room, y, x + room, y), extent(space)), space.ref
        assert lies_within((name_x, name_y, name_x, name_y), extent(space)), space.ref
        assert dist(space.label, space.stack) >= 34, space.ref


def test_arrow_keys_follow_the_lines_and_find_the_way_back() -> None:
    for ref, space in SPACES.items():
        assert all(ref in SPACES[other].near for other in space.near)
    assert set(SPACES["place:natasha"].near) == {"place:huguette", "place:francoise"}
    assert "start:316" in SPACES["place:eliane"].near


def test_a_card_is_of_the_side_it_helps_with_its_points_and_marks() -> None:
    assert CARDS["card:06"].value == "1–2"
    assert CARDS["card:01"].side == "FR"
    when = CARDS["card:01"].when
    assert when is not None
    assert TITLE.text(when) == (
        "In the French Assault Phase."
        " Condition: Turns 2 to 16; a parachute battalion takes part in the assault."
        " A card in favour of the French. Reserve."
    )


# ---------------------------------------------------------------- colours


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(palette: dict[str, str], one: str, other: str) -> float:
    low, high = sorted((luminance(palette[one]), luminance(palette[other])))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [BOARD.palette, BOARD.palette_dark], ids=["light", "dark"])
def test_ink_can_be_read_and_sides_differ_in_lightness(palette: dict[str, str]) -> None:
    sides = [side.id for side in BOARD.sides]
    for paper in [*(f"side-{id}" for id in sides), "neutral"]:
        assert contrast(palette, paper, paper + "-ink") >= 4.5, paper
    for ground in ("land", "sea", "field", "paddy", "hill", "box", *(f"control-{id}" for id in sides)):
        assert min(contrast(palette, ink, ground) for ink in ("label", "quiet-label")) >= 4.5, ground
    for id in sides[1:]:
        assert contrast(palette, "side-FR", f"side-{id}") >= 2.5, id
        assert contrast(palette, "control-FR", f"control-{id}") >= 1.25, id


def test_light_and_dark_have_the_same_colours() -> None:
    assert BOARD.palette.keys() == BOARD.palette_dark.keys()
    asked = {drawn.tone or drawn.kind for drawn in BOARD.scenery} | {way.tone for way in BOARD.ways}
    assert asked <= BOARD.palette.keys()
