"""The drawn board: everything that can be chosen is on it, every piece lies on it once, nothing hidden is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from indochine import Game
from indochine.kernel import geometry
from indochine.kernel.board import Board, Place, Scene, as_data
from indochine.kernel.text import Msg, catalogue
from indochine.titles.saigon75.board_scenery import TOWNS, on_canvas
from indochine.titles.saigon75.pack import Pack
from tests.boards import messages, missing
from tests.saigon75.table import TITLE, play, table

BOARD: Board = TITLE.board()
COUNTERS = {counter.ref: counter for counter in BOARD.counters}
SPACES = {space.ref: space for space in BOARD.spaces}
CARDS = {card.ref: card for card in BOARD.cards}
# Numbers, faces of dice, and a ready placement of all units at once lie nowhere on the board.
NOT_ON_THE_BOARD = ("number", "face", "placement")
SETUPS: list[dict[str, Any]] = [
    {},
    {"scenario": "match"},
    {"options": {"solo": True}},
    {"options": {"hand": 3, "air_at_start": True}},
    {"options": {"tokens_hidden": True}},
]


def pack() -> Pack:
    assert isinstance(TITLE.pack, Pack)
    return TITLE.pack


def games(seed: int, setup: dict[str, Any]) -> Iterator[Game]:
    """A game at each decision of random play, and when it is over."""
    game, chance = TITLE.start(seed=seed, **setup), random.Random(seed)
    while not game.over:
        yield game
        assert game.decision is not None
        game.play(chance.choice(game.decision.choices))
    yield game


def seen(game: Game, seat: str) -> Scene:
    return TITLE.scene(game.view(seat))


def place(scene: Scene, ref: str) -> Place:
    return next(place for place in scene.places if place.ref == ref)


def refs_on_table(scene: Scene) -> set[str]:
    """By what a click can name: spaces, counters that lie somewhere, cards that one sees."""
    refs = {place.ref for place in scene.places}
    for lying in scene.places:
        for piece in lying.pieces:
            refs.update([piece.ref, *COUNTERS[piece.ref].also])
    return refs.union(*(pile.cards for pile in scene.piles))


# ---------------------------------------------------------------- while playing


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_can_be_chosen_has_its_place_on_the_board(setup: dict[str, Any], seed: int) -> None:
    for game in games(seed, setup):
        if game.decision is None:
            continue
        known = refs_on_table(seen(game, game.decision.seat))
        for choice in game.decision.choices:
            for domain, id in zip(choice.verb.args, choice.action[1:], strict=True):
                assert domain in NOT_ON_THE_BOARD or f"{domain}:{id}" in known, choice.action


@pytest.mark.parametrize("setup", SETUPS)
def test_a_unit_named_with_its_place_lies_there_with_that_kind(setup: dict[str, Any]) -> None:
    for game in games(3, setup):
        if game.decision is None or game.decision.name not in ("move-units", "desert", "take-unit"):
            continue
        scene = seen(game, game.decision.seat)
        for choice in game.decision.choices:
            if len(choice.action) == 3:
                _, kind, where = choice.action
                pieces = place(scene, f"place:{where}").pieces
                assert any(f"kind:{kind}" in COUNTERS[piece.ref].also for piece in pieces), choice.action


@pytest.mark.parametrize("setup", SETUPS)
def test_every_piece_lies_once_where_the_view_says(setup: dict[str, Any]) -> None:
    for game in games(4, setup):
        for seat in ("SV", "spectator"):
            view = game.view(seat)
            scene = TITLE.scene(view)
            assert sorted(lying.ref for lying in scene.places) == sorted(SPACES)
            assert units_drawn(scene) == units_listed(view)


def units_drawn(scene: Scene) -> dict[str, str]:
    drawn = [
        (piece.ref.removeprefix("unit:").removesuffix("_reduced"), lying.ref.removeprefix("place:"))
        for lying in scene.places
        for piece in lying.pieces
    ]
    assert max(Counter(id for id, _ in drawn).values()) == 1
    return dict(drawn)


def units_listed(view: dict[str, Any]) -> dict[str, str]:
    places = {id: province["units"] for id, province in view["provinces"].items()}
    places |= {box: view[box] for box in ("reserves", "eliminated", "unplaced")}
    return {unit: id for id, units in places.items() for unit in units}


@pytest.mark.parametrize("setup", SETUPS)
def test_no_marker_and_no_card_is_lost_or_doubled(setup: dict[str, Any]) -> None:
    for game in games(5, setup):
        if game.view("SV")["unplaced"]:
            continue
        scene = seen(game, "SV")
        numbers: Counter[str] = Counter()
        for lying in scene.places:
            for marker in lying.markers:
                is_heap = lying.ref.startswith("box:") and marker.text.isdigit()
                numbers[marker.kind] += int(marker.text) if is_heap and marker.kind != "objective" else 1
        assert (numbers["air"], numbers["militia"]) == (12, 19)
        assert sum(pile.size for pile in scene.piles if "solo" not in pile.name.id) == 20
        assert all(len(pile.cards) <= pile.size for pile in scene.piles)


@pytest.mark.parametrize("seat", ["NV", "SV", "spectator"])
def test_a_scene_does_not_change_with_what_the_seat_cannot_see(seat: str) -> None:
    encode = msgspec.json.Encoder(enc_hook=as_data).encode
    for number, game in enumerate(games(6, {"options": {"tokens_hidden": True}})):
        if number % 9 == 0 and not game.over:
            dealt = TITLE.imagine(game.view(seat), seat, seed=number)
            assert encode(seen(dealt, seat)) == encode(seen(game, seat))


@pytest.mark.parametrize("seat", ["NV", "SV", "spectator"])
def test_a_hand_shows_its_cards_to_its_owner_alone(seat: str) -> None:
    game = table(hands={"NV": [9, 10], "SV": [1, 2, 3]}, step="event_card")
    hands = {pile.side: pile for pile in seen(game, seat).piles if pile.kind == "hand"}
    assert {side: pile.size for side, pile in hands.items()} == {"NV": 2, "SV": 3}
    shown = {side: pile.cards for side, pile in hands.items() if pile.cards}
    own = {"NV": ["card:9", "card:10"], "SV": ["card:1", "card:2", "card:3"]}
    assert shown == ({seat: own[seat]} if seat in own else {})


@pytest.mark.parametrize("setup", SETUPS)
def test_every_message_of_a_scene_is_there_in_every_language(setup: dict[str, Any]) -> None:
    asked = {message.id for game in games(7, setup) for message in messages(seen(game, "SV"))}
    assert missing(TITLE, asked) == []


# ---------------------------------------------------------------- what a scene tells


def test_a_reduced_division_is_another_counter_with_its_own_kind() -> None:
    scene = seen(table(sv={"pleiku": "sv_division_reduced sv_division ranger"}), "SV")
    pieces = place(scene, "place:pleiku").pieces
    kinds = {COUNTERS[piece.ref].also[0]: (piece.face, piece.states) for piece in pieces}
    assert kinds == {
        "kind:sv_division": ("full", []),
        "kind:sv_division_reduced": ("reduced", ["reduced"]),
        "kind:ranger": ("full", []),
    }


def test_a_unit_that_attacks_is_activated_and_its_province_fights() -> None:
    nv = {"pleiku": "nv_division*2 vc", "kon_tum": "nv_division"}
    game = table(nv=nv, sv={"pleiku": "mech", "kon_tum": "ranger"}, step="combat")
    play(game, ["attack", "pleiku"], ["engage", "nv_division"])
    lying = place(seen(game, "SV"), "place:pleiku")
    assert [piece.states for piece in lying.pieces].count(["activated"]) == 1
    play(game, ["done"])
    declared = place(seen(game, "SV"), "place:pleiku").markers
    assert [marker.kind for marker in declared] == ["combat"]
    play(game, ["done"])
    fought = place(seen(game, "SV"), "place:pleiku").markers
    assert [(marker.kind, marker.side) for marker in fought] == [("fire", "NV")]


def test_control_goes_with_the_militia_marker() -> None:
    scene = seen(table(sv={"saigon": "mech"}, militia="kon_tum"), "NV")
    assert place(scene, "place:saigon").control == "SV"
    lost = place(scene, "place:kon_tum")
    assert (lost.control, [marker.kind for marker in lost.markers]) == ("NV", ["militia"])
    assert place(scene, "box:militia").markers[0].text == "18"
    assert {gauge.track: gauge.at for gauge in scene.gauges} == {"turn": "1", "desertion": "0–2"}


def test_a_token_lies_in_its_province_with_its_holder_or_nowhere() -> None:
    scene = seen(table(sv={"saigon": "mech"}, tokens={"3": "da_nang", "5": "NV", "7": "gone"}), "SV")
    lying = [
        (lying.ref, marker.text)
        for lying in scene.places
        for marker in lying.markers
        if marker.kind == "objective"
    ]
    assert sorted(lying) == [("box:NV", "5"), ("place:da_nang", "3")]


def test_a_token_face_down_shows_no_number() -> None:
    game = TITLE.start(options={"tokens_hidden": True}, seed=1)
    markers = place(seen(game, "NV"), "place:da_nang").markers
    assert [marker.text for marker in markers] == ["?"]


def test_a_province_is_told_in_one_sentence() -> None:
    game = table(nv={"pleiku": "nv_division*2 vc"}, sv={"pleiku": "ranger"}, militia="pleiku")
    title = place(seen(game, "SV"), "place:pleiku").title
    assert title is not None
    assert TITLE.text(title) == (
        "Pleiku, held by the North, contested. North: 2 NV divisions, 1 VC battalion."
        " South: 1 Ranger battalion. Here: Quyết Thắng militia marker."
    )


def test_the_second_game_of_a_match_shows_the_score_of_the_first() -> None:
    for game in games(8, {"scenario": "match"}):
        view = game.view("NV")
        rules = [figure.rule for figure in TITLE.scene(view).figures]
        assert ("V:match.2" in rules) == (view["match"]["first_game"] is not None)


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
    ids = {f"rule-{rule.replace('.', '-').replace(':', '-')}" for rule in cited}
    assert [id for id in sorted(ids) if not known.has(id)] == []


def test_the_board_goes_to_the_client_and_back() -> None:
    data = msgspec.json.decode(msgspec.json.encode(BOARD, enc_hook=as_data))
    assert len(data["spaces"]) == len(SPACES) == 30
    assert len(data["counters"]) == len(COUNTERS) == 55 + 14 + 11


def test_one_arrow_leads_from_the_zone_into_each_frontier_province() -> None:
    frontier = sorted("place:" + province.id for province in pack().map.province if province.arrow)
    assert sorted(way.b for way in BOARD.ways) == frontier == sorted(SPACES["place:reserves"].near)
    for way in BOARD.ways:
        tail, head = ((round(x), round(y)) for x, y in way.points)
        assert geometry.is_inside(head, polygon(way.b))
        assert geometry.is_inside(tail, polygon(way.a))


def polygon(ref: str) -> tuple[tuple[int, int], ...]:
    return tuple((round(x), round(y)) for x, y in SPACES[ref].points)


def test_names_and_pieces_stand_inside_their_space_apart_from_each_other() -> None:
    for space in BOARD.spaces:
        if space.shape == "polygon":
            for x, y in (space.label, space.stack):
                assert geometry.is_inside((round(x), round(y)), polygon(space.ref)), space.ref
        assert abs(space.label[1] - space.stack[1]) >= 34, space.ref


def test_boxes_lie_on_the_canvas_and_do_not_overlap() -> None:
    boxes = [space.points for space in BOARD.spaces if space.shape == "box"]
    for (left, top), (right, bottom) in boxes:
        assert 0 <= left < right <= BOARD.width
        assert 0 <= top < bottom <= BOARD.height
    for number, ((left, top), (right, bottom)) in enumerate(boxes):
        for (other_left, other_top), (other_right, other_bottom) in boxes[:number]:
            apart = right <= other_left or other_right <= left or bottom <= other_top or other_bottom <= top
            assert apart


def test_a_town_is_drawn_in_the_province_that_lists_it() -> None:
    drawn = {town.name: on_canvas(town.way)[0] for town in TOWNS}
    for province in pack().map.province:
        for town in province.towns:
            x, y = drawn[town]
            assert geometry.is_inside((round(x), round(y)), province.polygon), town


def test_arrow_keys_find_the_way_back() -> None:
    for ref, space in SPACES.items():
        assert all(ref in SPACES[other].near for other in space.near)


def test_an_event_card_is_of_the_side_it_favours() -> None:
    sides = Counter(card.side for ref, card in CARDS.items() if ref.startswith("card:"))
    assert sides == {"NV": 12, "SV": 6, "": 2}
    assert len([ref for ref in CARDS if ref.startswith("solo:")]) == 10


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
    for paper in ("side-NV", "side-SV", "neutral"):
        assert contrast(palette, paper, paper + "-ink") >= 4.5, paper
    for ground in ("land", "sea", "hill-high", "abroad", "box", "control-NV", "control-SV", "delta", "city"):
        assert contrast(palette, "label", ground) >= 4.5, ground
    assert contrast(palette, "side-NV", "side-SV") >= 2.5
    assert contrast(palette, "control-NV", "control-SV") >= 1.25


def test_light_and_dark_have_the_same_colours() -> None:
    assert BOARD.palette.keys() == BOARD.palette_dark.keys()
    asked = {drawn.tone or drawn.kind for drawn in BOARD.scenery} | {way.tone for way in BOARD.ways}
    assert asked <= BOARD.palette.keys()
