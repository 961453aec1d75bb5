"""The board as data: a reference for everything that can be chosen, and a scene that shows the view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from indochine import Game
from indochine.kernel.board import Scene, encode
from indochine.kernel.game import SPECTATOR
from indochine.kernel.geometry import is_inside
from indochine.kernel.rulebook import read_index
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from tests.boards import messages
from tests.storm.table import SIDES, TITLE, impulse, phase, play, table

BOARD = TITLE.board()
NOT_ON_THE_BOARD = ("number",)  # how many of something: bids, dice
SEATS = (*SIDES, SPECTATOR)


def random_play(
    seed: int, steps: int = 600, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[Game]:
    """A game before each of its decisions, or every so many of them, and at its end."""
    game, dice = TITLE.start(options=options, seed=seed), random.Random(seed)
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


def complaints(thing: Any, known: set[str]) -> list[str]:
    """What is missing in a catalogue, or not given to a message; each message is looked at once."""
    found = []
    for msg in messages(thing):
        if msg.id not in known:
            known.add(msg.id)
            found += [f"{language}: {what}" for language in LANGUAGES for what in faults(msg, language)]
    return found


def faults(msg: Msg, language: str) -> list[str]:
    words = catalogue(language, TITLE.book.text_folder)
    if not words.has(msg.id):
        return [f"{msg.id} is missing"]
    name, _, attribute = msg.id.partition(".")
    message = words.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    _, errors = words.bundle.format_pattern(pattern, {k: words.value(v) for k, v in msg.params.items()})
    return [f"{msg.id}: {error}" for error in errors]


# ---------------------------------------------------------------- what is printed


def test_every_reference_is_given_once() -> None:
    refs = [thing.ref for thing in (*BOARD.spaces, *BOARD.counters, *BOARD.cards)]
    assert [ref for ref, times in Counter(refs).items() if times > 1] == []
    assert len([s for s in BOARD.spaces if s.ref.startswith("area:")]) == 42
    assert (len(BOARD.counters), len(BOARD.cards)) == (185, 54)


def test_names_and_pieces_lie_in_their_own_area() -> None:
    shapes = {s.ref: s.points for s in BOARD.spaces if s.shape == "polygon"}
    for space in BOARD.spaces:
        if space.shape == "polygon":
            for x, y in (space.label, space.stack):
                inside = [ref for ref, shape in shapes.items() if is_inside((int(x), int(y)), shape)]  # type: ignore[arg-type]
                assert inside == [space.ref]


def test_name_and_pieces_of_a_space_do_not_lie_on_each_other() -> None:
    for space in BOARD.spaces:
        assert space.stack[1] - space.label[1] >= 45, space.ref


def test_spaces_lie_on_the_canvas_and_boxes_apart_from_each_other_and_the_map() -> None:
    boxes = [(space.ref, *space.points) for space in BOARD.spaces if space.shape == "box"]
    for ref, (left, top), (right, bottom) in boxes:
        assert TITLE.pack.map.canvas.width <= left < right <= BOARD.width, ref
        assert 0 <= top < bottom <= BOARD.height, ref
        for other, (left2, top2), (right2, bottom2) in boxes:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            assert ref == other or apart, (ref, other)


def test_neighbours_name_each_other() -> None:
    near = {space.ref: set(space.near) for space in BOARD.spaces}
    assert all(space in near[other] for space, others in near.items() for other in others)
    assert near["area:14"] == {"area:8", "area:11", "area:17"}


@pytest.mark.parametrize(
    ("kind", "areas"),
    [
        ("victory", [18, 28, 29, 30, 31, 34, 35, 36, 37]),
        ("airfield", [16, 20, 21]),
        ("bonus", [6, 9, 14, 16, 20, 21]),
        ("command", [28]),
        ("arrow", [38]),
    ],
)
def test_signs_stand_where_the_map_has_them(kind: str, areas: list[int]) -> None:
    found = [s.code for s in BOARD.spaces if kind in [sign.kind for sign in s.signs]]
    assert found == [str(number) for number in areas]


def test_the_two_bonus_sets_differ_by_more_than_colour() -> None:
    signs = {s.code: sign for s in BOARD.spaces for sign in s.signs if sign.kind == "bonus"}
    assert signs["6"].text == signs["14"].text != signs["16"].text == signs["21"].text


def test_the_river_runs_through_the_map_and_two_bridges_cross_it() -> None:
    [river] = [thing.points for thing in BOARD.scenery if thing.kind == "river"]
    bridges = [thing.points for thing in BOARD.scenery if thing.kind == "bridge"]
    assert (river[0][1], river[-1][1]) == (0, 1400)
    shapes = {a.number: a.polygon for a in TITLE.pack.map.area}
    ends = [
        [number for x, y in bridge for number, shape in shapes.items() if is_inside((int(x), int(y)), shape)]
        for bridge in bridges
    ]
    assert [sorted(pair) for pair in ends] == [[21, 29], [28, 29]]


def test_the_airstrip_lies_on_the_runway_areas() -> None:
    [strip] = [thing.points for thing in BOARD.scenery if thing.kind == "airstrip"]
    shapes = [a.polygon for a in TITLE.pack.map.area if a.runway]
    assert all(any(is_inside((int(x), int(y)), shape) for shape in shapes) for x, y in strip)


def test_the_red_line_closes_off_all_red_areas_in_one_ring() -> None:
    [ring] = [thing.points for thing in BOARD.scenery if thing.tone == "red"]
    assert ring[0] == ring[-1]


def test_a_counter_shows_what_is_printed_on_each_side() -> None:
    counter = {c.ref: c for c in BOARD.counters}
    armour = counter["unit:fr-1rcc-1pl"]
    assert (armour.symbol, armour.size, armour.code) == ("armour", "•••", "1pl/1RCC")
    assert armour.faces == {"fresh": ["3", "10", "4"], "spent": ["9"]}
    assert armour.also == ["type:armour"]
    elite = counter["unit:vm-312-141-428-1"]
    assert (elite.symbol, elite.size, elite.code, elite.side) == ("infantry", "I", "1/428/141", "VM")
    assert counter["unit:vm-rep-07"].code == "R7"
    assert len({c.code for c in BOARD.counters}) == len(BOARD.counters)


def test_only_viet_minh_cards_have_a_value() -> None:
    assert {c.side: bool(c.value) for c in BOARD.cards} == {"FR": False, "VM": True}
    assert all(bool(c.value) == (c.side == "VM") for c in BOARD.cards)


def test_every_rule_named_on_the_board_is_in_the_index() -> None:
    things = (*BOARD.spaces, *BOARD.counters, *BOARD.cards, *BOARD.tracks)
    cited = {rule for thing in things for rule in thing.rules}
    cited |= {fact.rule for counter in BOARD.counters for fact in counter.facts if fact.rule}
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
    for side in SIDES:
        assert contrast(palette[f"side-{side}"], palette[f"side-{side}-ink"]) >= 4.5
    assert contrast(palette["side-FR"], palette["side-VM"]) >= 2.5
    assert contrast(palette["control-FR"], palette["control-VM"]) >= 1.2
    for ground in ("land", "field", "hill", "box", "label-halo", "control-FR", "control-VM"):
        assert contrast(palette["label"], palette[ground]) >= 4.5, ground


def test_both_palettes_name_the_same_colours_and_all_that_are_needed() -> None:
    assert BOARD.palette.keys() == BOARD.palette_dark.keys()
    tones = {thing.tone or thing.kind for thing in BOARD.scenery} | {s.terrain for s in BOARD.spaces}
    assert tones - BOARD.palette.keys() == set()


# ---------------------------------------------------------------- random games


def named_by_choices(game: Game) -> set[str]:
    question = game.decision
    assert question is not None
    named = [*zip_args(question.choices), *zip_args(question.refusals)]
    return {f"{domain}:{id}" for domain, id in named if domain not in NOT_ON_THE_BOARD}


def zip_args(choices: list[Any]) -> Iterator[tuple[str, Any]]:
    for choice in choices:
        yield from zip(choice.verb.args, choice.action[1:], strict=True)


@pytest.mark.parametrize("seed", [1, 2])
def test_all_that_a_choice_names_lies_before_the_player(seed: int) -> None:
    also = {counter.ref: counter.also for counter in BOARD.counters}
    missing: set[tuple[str, str]] = set()
    for game in random_play(seed):
        question = game.decision
        if question is None:
            break
        shown = scene(game, question.seat)
        there = {place.ref for place in shown.places} | {card for pile in shown.piles for card in pile.cards}
        there |= {ref for place in shown.places for piece in place.pieces for ref in also[piece.ref]}
        missing |= {(question.name, ref) for ref in named_by_choices(game) - there}
    assert missing == set()


@pytest.mark.parametrize("seed", [4, 5])
def test_every_unit_stands_once_and_cards_are_counted(seed: int) -> None:
    units = {counter.ref for counter in BOARD.counters}
    spaces = {space.ref for space in BOARD.spaces}
    cells = {track.id: track.cells for track in BOARD.tracks}
    for game in random_play(seed, every=5):
        for seat in SEATS:
            shown = scene(game, seat)
            standing = [piece.ref for place in shown.places for piece in place.pieces]
            assert len(standing) == len(units)
            assert set(standing) == units
            assert {place.ref for place in shown.places} == spaces
            assert all(gauge.at in cells[gauge.track] for gauge in shown.gauges)
            assert all(len(pile.cards) in (0, pile.size) for pile in shown.piles)


def test_as_many_cards_as_there_are_once_they_are_shuffled() -> None:
    game = TITLE.start(seed=1)
    assert sum(pile.size for pile in scene(game).piles) == 54


@pytest.mark.parametrize("seed", [6, 7])
def test_no_scene_names_a_hidden_card(seed: int) -> None:
    for game in random_play(seed, every=7):
        cards = game.position()["cards"]
        for seat in SEATS:
            hidden = [id for deck in cards["decks"].values() for id in deck]
            hidden += [id for side, hand in cards["hands"].items() if side != seat for id in hand]
            sent = encode(scene(game, seat))
            assert [id for id in hidden if b'"card:' + id.encode() + b'"' in sent] == []


@pytest.mark.parametrize("options", [{}, {"bid": True}, {"reactions": "strict"}], ids=str)
def test_every_sentence_is_there_in_every_language(options: dict[str, Any]) -> None:
    known: set[str] = set()
    found = complaints(BOARD, known)
    for game in random_play(8, every=3, options=options):
        for seat in SEATS:
            found += complaints(scene(game, seat), known)
    assert found == []


def test_a_finished_game_is_shown_too() -> None:
    *_, game = random_play(9, steps=20_000)
    assert game.over
    assert [msg.id for msg in scene(game, "VM").status] == ["board-turn", "tableau-over"]


# ---------------------------------------------------------------- single situations


def test_an_area_shows_control_pieces_and_markers() -> None:
    game = table(
        fr={"17": "legion para/spent"}, vm={"11": "regular*2"}, trench={"11": 2}, fire={"11": ["VM"]}
    )
    here, there = places(game)["area:11"], places(game)["area:17"]
    assert (here.control, there.control) == ("VM", "FR")
    assert [(m.kind, m.text, m.side) for m in here.markers] == [("trench", "2", "VM"), ("fire", "", "VM")]
    assert [(p.face, p.states) for p in there.pieces] == [("fresh", []), ("spent", ["spent"])]
    assert TITLE.text(here.title) == (
        "11 Nam Yum bend, held by the Viet Minh: Viet Minh 2 regular units;"
        " trench level 2, fire marker of the Viet Minh."
    )
    assert TITLE.text(there.title) == (
        "17 Dominique 1, held by the French: French 1 Legion unit, 1 airborne unit (spent)."
    )


def test_the_no_supply_marker_and_an_area_just_lost() -> None:
    document = table(fr={"17": "legion"}, vm={"11": "regular"}).position()
    document["areas"]["17"]["out_of_supply"] = True
    game = TITLE.from_position(document, seed=1)
    assert [m.kind for m in places(game)["area:17"].markers] == ["supply"]
    lost = table(fr={"17": "legion"}, vm={"11": "regular"}, lost="11", to_move="FR")
    assert [m.text for m in places(lost)["area:11"].markers] == ["!"]


def test_units_picked_so_far_stand_out_and_the_target_is_marked() -> None:
    game = table(fr={"14": "legion*4"}, vm={"11": "regular*9"}, turn=1, hands={"FR": "fr-11"}, dice=[1, 3])
    play(game, ["assault", "11"], ["add", "regular"], ["add", "regular"])
    picked = [piece for piece in places(game)["area:11"].pieces if "activated" in piece.states]
    assert len(picked) == 2
    play(game, ["all"])
    assert [m.kind for m in places(game)["area:14"].markers] == ["objective"]


def test_reinforcements_wait_in_the_box_of_their_turn() -> None:
    found = places(TITLE.start(seed=1))
    numbers = [len(found[f"box:turn-{turn}"].pieces) for turn in range(1, 9)]
    assert numbers == [17, 12, 4, 10, 0, 6, 6, 0]
    assert len(found["box:replacements"].pieces) == 24
    assert len(found["box:starred"].pieces) == 3


def test_the_dead_lie_by_side_and_the_no_replacements_marker_in_its_box() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, no_replacements=True)
    found = places(game)
    for side in SIDES:
        dead = found[f"box:eliminated-{side}"].pieces
        assert dead
        assert all(piece.ref.startswith("unit:" + side.lower()) for piece in dead)
    assert [m.title for m in found["box:replacements"].markers] == [Msg("marker-no-replacements")]


def test_score_supply_and_bonus_cards() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, held="18 28 16 13 6 9 14", needed=5)
    told = [(TITLE.text(f.name), text(f.value), f.side) for f in scene(game).figures]
    assert told == [
        ("Victory areas held by the Viet Minh", "2; 5 needed", "VM"),
        ("Added to the supply roll", "+4 (runway areas 1, green areas 2)", "FR"),
        ("White bonus card", "Viet Minh", "VM"),
        ("Gray bonus card", "nobody: the set is shared", ""),
    ]
    assert [(g.track, g.at, g.side) for g in scene(game).gauges] == [
        ("turn", "2", ""),
        ("victory", "2", "VM"),
        ("victory", "5", ""),
    ]


def text(value: Msg | str | int) -> str:
    return TITLE.text(value) if isinstance(value, Msg) else str(value)


def test_each_seat_reads_its_own_orders_and_hand() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, hands={"FR": "fr-11 fr-12", "VM": "vm-01"})
    hands = {
        seat: {p.side: (p.size, p.cards) for p in scene(game, seat).piles if p.kind == "hand"}
        for seat in SEATS
    }
    assert hands["FR"] == {"FR": (2, ["card:fr-11", "card:fr-12"]), "VM": (1, [])}
    assert hands["VM"] == {"FR": (2, []), "VM": (1, ["card:vm-01"])}
    assert hands[SPECTATOR] == {"FR": (2, []), "VM": (1, [])}
    own = [f.side for f in scene(game, "FR").figures if f.rule == "5.2d"]
    assert own == ["FR"]
    assert [f for f in scene(game).figures if f.rule == "5.2d"] == []


def test_the_status_says_when_it_is_and_what_is_done() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, turn=3, agenda=impulse("FR"))
    assert [TITLE.text(m) for m in scene(game).status] == [
        "Turn 3 of 8, 27 March–2 April",
        "Impulse Phase",
        "French impulse",
    ]
    agenda = phase("end-phase", "french_discard")
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, hands={"FR": "fr-11"}, agenda=agenda)
    assert [TITLE.text(m) for m in scene(game).status][1:] == ["End Phase", "discards"]


def test_before_the_bids_are_in_there_is_no_target() -> None:
    game = TITLE.start(options={"bid": True}, seed=1)
    assert [g.track for g in scene(game).gauges] == ["turn"]
    assert scene(game, "FR").figures == []
