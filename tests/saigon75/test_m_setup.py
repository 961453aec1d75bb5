"""M: the two sides, the board as printed, tokens, markers, hands of cards, the free placement of SV."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import indochine
from indochine.kernel.errors import BadPosition, NotOffered
from tests.saigon75.march import refusal
from tests.saigon75.table import TITLE, actions, events, play, state, table, units

MEKONG = ["ca_mau", "can_tho", "kien_giang", "long_an"]
OBJECTIVES = ["binh_dinh", "da_nang", "quang_tri"]
PRINTED = {
    "quang_tri": {"sv_division": 1, "mech": 1},
    "da_nang": {"sv_division": 1},
    "quang_ngai": {"sv_division": 1, "ranger": 1},
    "kon_tum": {"ranger": 1},
    "binh_dinh": {"sv_division": 1, "mech": 1},
    "pleiku": {"mech": 1},
    "dak_lak": {"sv_division": 1, "mech": 1},
    "phuoc_binh": {"ranger": 1},
    "an_loc": {"sv_division": 1},
    "xuan_loc": {"sv_division": 1, "mech": 1},
    "saigon": {"sv_division": 1, "mech": 1},
    "long_an": {"sv_division": 1},
    "can_tho": {"mech": 1},
    "kien_giang": {"sv_division": 1},
    "ca_mau": {"sv_division": 1},
}
PROVINCES = TITLE.book.province_ids


def start(seed: int = 3, **options: Any) -> indochine.Game:
    return TITLE.start(options=options, seed=seed)


def pass_idly(game: indochine.Game) -> None:
    """Decide nothing that could be left alone."""
    first = actions(game)[0]
    idle = [a for a in actions(game) if a[0] in ("done", "keep")]
    game.play(idle[0] if idle else first)


def play_idly(game: indochine.Game) -> indochine.Game:
    """A whole game in which nobody does more than he must."""
    if game.decision and game.decision.name == "place-unit":
        play(game, ["ready", "saigon_first"])
    while not game.over:
        pass_idly(game)
    return game


def place_all(game: indochine.Game, *places: str) -> indochine.Game:
    return play(game, *(["place", place] for place in places))


# ---------------------------------------------------------------- the two sides


@pytest.mark.rule("saigon75", "M.1.1", "intro:sides")
def test_each_player_takes_one_side_with_its_units_and_five_battle_dice():
    game = start()
    assert game.seats == ("NV", "SV")
    of_side = Counter("NV" if TITLE.book.side_set[0] >> u & 1 else "SV" for u in range(55))
    assert of_side == {"NV": 22, "SV": 33}
    assert len(TITLE.book.unit_ids) == 55
    assert TITLE.book.most_dice == 5
    assert [len(faces) for faces in TITLE.book.faces] == [6, 6]


@pytest.mark.rule("saigon75", "M.1.1")
def test_nobody_decides_for_the_other_side():
    game = start()
    before = game.digest()
    assert game.seat == "SV"  # the free placement is his
    why = game.explain(["place", "saigon"], seat="NV")
    assert why is not None
    assert why.msg.id == "refusal-not-your-decision"
    with pytest.raises(NotOffered):
        game.play(["place", "saigon"], seat="NV")
    assert game.digest() == before
    game.play(["place", "saigon"], seat="SV")
    assert game.digest() != before


# ---------------------------------------------------------------- the board as printed


@pytest.mark.rule("saigon75", "M.2.1", "intro:map")
def test_the_units_printed_on_the_map_stand_there_and_nothing_else():
    game = start()
    assert {p: units(game, p) for p in PROVINCES if units(game, p)} == PRINTED
    assert len(PROVINCES) == 20
    assert len(PRINTED) == 15  # most provinces, not all


@pytest.mark.rule("saigon75", "M.4.1", "M.4.2", "M.5.1", "M.1.3", "D.8.1")
def test_nv_waits_in_the_reserves_and_holds_nothing():
    game = start()
    s = state(game)
    assert units(game, "reserves") == {"nv_division": 14, "vc": 8}
    assert s.infiltration == 5
    assert not any(s.count(p, 0) for p in range(20))
    assert s.militia == 0  # all 19 markers are in their own space
    assert s.book.militia_markers == 19
    assert all(s.controls(1, p) for p in range(20))


@pytest.mark.rule("saigon75", "M.5.1", "M.5.2")
def test_reduced_divisions_and_air_markers_are_off_the_board():
    game = start()
    s = state(game)
    assert s.reduced == 0
    assert (s.air_ready, s.air_supply, s.air_lost) == (0, 12, 0)
    assert units(game, "eliminated") == {}
    counts = {t.id: t.count for t in TITLE.pack.units.unit_type}
    assert (counts["nv_division_reduced"], counts["sv_division_reduced"]) == (14, 11)
    assert TITLE.pack.tables.dice.air_attrition.count == 2


@pytest.mark.rule("saigon75", "M.2.3")
def test_nv_has_three_plus_one_markers_and_sv_two():
    assert start().position()["plus_ones"] == {"NV": 3, "SV": 2}


@pytest.mark.rule("saigon75", "M.6", "intro:period", "intro:tables")
def test_play_begins_on_turn_one_in_summer_1973():
    game = play(start(), ["ready", "saigon_first"])
    assert state(game).turn == 1
    assert events(game, "turn-begins") == [{"turn": 1, "season": "summer-1973"}]


@pytest.mark.rule("saigon75", "intro:zone")
def test_no_unit_of_the_south_is_ever_in_the_zone():
    game = start()
    assert refusal(game, ["place", "reserves"]) == "intro:zone"
    document = game.position()
    unit = document["provinces"]["saigon"]["units"].pop()
    document["reserves"].append(unit)
    with pytest.raises(BadPosition, match="no unit of the South"):
        TITLE.from_position(document)


# ---------------------------------------------------------------- Objective tokens


@pytest.mark.rule("saigon75", "M.2.2")
def test_one_token_at_random_in_each_of_three_provinces():
    layouts = set()
    for seed in range(60):
        tokens = start(seed).position()["tokens"]
        assert list(tokens) == ["3", "5", "7"]
        assert sorted(tokens.values()) == OBJECTIVES
        layouts.add(tuple(tokens.values()))
    assert len(layouts) == 6  # every order comes up


@pytest.mark.rule("saigon75", "M.2.2")
def test_tokens_lie_open_for_both_unless_the_option_hides_them():
    game = start(seed=4)
    tokens = game.position()["tokens"]
    assert game.view("NV")["tokens"] == game.view("SV")["tokens"] == tokens
    told = {str(e["number"]): e["place"] for e in events(game, "token-laid")}
    assert told == tokens


@pytest.mark.rule("saigon75", "M.2.2")
def test_hidden_tokens_show_where_they_lie_and_not_their_numbers():
    games = [start(seed=4, tokens_hidden=True)]
    document = games[0].position()
    numbers = document["tokens"]
    document["tokens"] = {"3": numbers["5"], "5": numbers["7"], "7": numbers["3"]}
    games.append(TITLE.from_position(document, seed=4))
    for seat in ("NV", "SV"):
        assert games[0].view(seat)["tokens"] == {"face_down": OBJECTIVES}
        assert games[0].view(seat) == games[1].view(seat)
        assert events(games[0], "token-laid") == []


@pytest.mark.rule("saigon75", "M.2.2")
def test_a_hidden_token_shows_its_number_once_it_is_taken():
    options = {"tokens_hidden": True}
    tokens = {"3": "SV", "5": "da_nang", "7": "quang_tri"}
    game = table(sv={"saigon": "para"}, options=options, tokens=tokens, turn=4)
    assert game.view("NV")["tokens"] == {"3": "SV", "face_down": ["da_nang", "quang_tri"]}


# ---------------------------------------------------------------- two air supports for SV


@pytest.mark.rule("saigon75", "M.2.4")
def test_option_two_air_supports_are_ready_at_the_start():
    s = state(start(air_at_start=True))
    assert (s.air_ready, s.air_supply) == (2, 10)
    s = state(start(air_at_start=False))
    assert (s.air_ready, s.air_supply) == (0, 12)


@pytest.mark.rule("saigon75", "M.2.4", "D.6c.3")
def test_they_are_usable_in_the_nv_phase_of_turn_one():
    game = nv_attacks_da_nang(TITLE.start(options={"air_at_start": True}, seed=3, dice=[5]))
    s = state(game)
    assert (game.decision.name, game.seat, s.turn, s.active) == ("announce-bonus", "SV", 1, 0)
    play(game, ["air"])
    assert state(game).air_ready == 1
    assert events(game, "air-committed") == [{"place": "da_nang", "number": 1}]


@pytest.mark.rule("saigon75", "M.5.1", "M.2.4", "D.6c.3")
def test_without_the_option_sv_has_no_air_support_in_the_nv_phase_of_turn_one():
    game = nv_attacks_da_nang(TITLE.start(seed=3, dice=[5]))
    assert events(game, "battle")  # nothing to announce: the dice were thrown
    event = {"card": 3, "uses": 1, "province": None}  # Air Raids: SV has something else to announce
    game = table(sv={"da_nang": "para"}, nv={"da_nang": "vc"}, step="combat", event=event)
    play(game, ["attack", "da_nang"], ["done"])
    assert game.seat == "SV"
    assert refusal(game, ["event"]) == ""
    assert refusal(game, ["air"]) == "D.6c.3"


def nv_attacks_da_nang(game: indochine.Game) -> indochine.Game:
    """From the placement of turn 1 to the moment when SV may announce bonus dice."""
    play(game, ["ready", "saigon_first"], ["done"], ["play", "14"])
    play(game, ["move", "nv_division", "reserves"], ["to", "da_nang"], ["done"])
    return play(game, ["attack", "da_nang"], ["done"])  # without an Infiltration marker


# ---------------------------------------------------------------- free placement


@pytest.mark.rule("saigon75", "M.3.1")
def test_sv_places_three_rangers_four_marines_three_airborne_and_two_river_patrols():
    game = start()
    asked = []
    while game.decision.name == "place-unit":
        context = game.decision.context()
        asked.append((context["kind_id"], context["number"], game.seat))
        places = [a for a in actions(game) if a[0] == "place"]
        game.play(places[len(asked) % len(places)])
    kinds = [kind for kind, _, _ in asked]
    assert Counter(kinds) == {"ranger": 3, "marine": 4, "para": 3, "river": 2}
    assert [n for _, n, _ in asked] == [3, 2, 1, 4, 3, 2, 1, 3, 2, 1, 2, 1]
    assert {seat for _, _, seat in asked} == {"SV"}
    assert units(game, "unplaced") == {}
    assert len(events(game, "placed")) == 12


@pytest.mark.rule("saigon75", "M.3.1")
def test_they_go_where_sv_wants_them():
    game = place_all(start(), "kon_tum", "kon_tum", "phan_rang", "dak_nong")
    assert units(game, "kon_tum") == {"ranger": 3}
    assert units(game, "phan_rang") == {"ranger": 1}
    assert units(game, "dak_nong") == {"marine": 1}  # nothing keeps Marines on the coast


@pytest.mark.rule("saigon75", "M.3.1", "D.5.1")
def test_five_units_to_a_province_at_set_up_too():
    game = place_all(start(), "saigon", "saigon", "saigon")  # a division and a mechanised unit are there
    assert units(game, "saigon") == {"sv_division": 1, "mech": 1, "ranger": 3}
    assert refusal(game, ["place", "saigon"]) == "D.5.1"
    assert ["place", "saigon"] not in actions(game)
    assert refusal(game, ["place", "an_loc"]) == ""


@pytest.mark.rule("saigon75", "M.3.2")
def test_river_patrols_only_in_the_four_provinces_of_the_mekong():
    game = place_all(start(), *["nha_trang"] * 5, *["phan_rang"] * 5)
    assert game.decision.context()["kind_id"] == "river"
    assert sorted(place for _, place in actions(game)) == MEKONG
    for province in PROVINCES:
        assert refusal(game, ["place", province]) == ("" if province in MEKONG else "M.3.2")
    place_all(game, "can_tho", "can_tho")
    assert units(game, "can_tho") == {"mech": 1, "river": 2}


@pytest.mark.rule("saigon75", "M.3.1", "M.3.2")
@pytest.mark.parametrize("ready", ["solo_example", "saigon_first"])
def test_a_ready_placement_places_all_twelve_within_the_rules(ready):
    game = play(start(), ["ready", ready])
    placed = Counter(e["kind"] for e in events(game, "placed"))
    assert placed == {"ranger": 3, "marine": 4, "para": 3, "river": 2}
    assert all(e["place"] in MEKONG for e in events(game, "placed") if e["kind"] == "river")
    assert all(sum(units(game, p).values()) <= 5 for p in PROVINCES)
    assert game.decision.name == "raise-availability"


@pytest.mark.rule("saigon75", "M.3.1")
def test_a_ready_placement_is_refused_once_a_unit_has_been_placed():
    game = start()
    assert refusal(game, ["ready", "saigon_first"]) == ""
    place_all(game, "quang_tri")
    assert refusal(game, ["ready", "saigon_first"]) == "M.3.1"
    assert not any(action[0] == "ready" for action in actions(game))


# ---------------------------------------------------------------- hands of cards


@pytest.mark.rule("saigon75", "M.7.1", "M.7.2", "M.1.2")
def test_hands_of_three_leave_ten_cards_to_draw_and_four_unseen():
    cards = play(start(hand=3), ["ready", "saigon_first"]).position()["cards"]
    assert [len(cards[pile]) for pile in ("NV", "SV", "pile", "aside", "discard")] == [3, 3, 10, 4, 0]
    everything = [*cards["NV"], *cards["SV"], *cards["pile"], *cards["aside"]]
    assert sorted(everything) == list(range(1, 21))


@pytest.mark.rule("saigon75", "M.7.1", "D.3.5")
@pytest.mark.parametrize("side", ["NV", "SV"])
def test_each_side_draws_five_times_and_plays_eight_cards_by_turn_eight(side):
    game = play(start(seed=11, hand=3), ["ready", "saigon_first"])
    sizes: dict[int, int] = {}  # by turn, at its start
    while not game.over:
        sizes.setdefault(state(game).turn, len(game.position()["cards"][side]))
        pass_idly(game)
    assert sizes == {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 1}
    assert len([e for e in events(game, "card-drawn") if e["side"] == side]) == 5
    assert len([e for e in events(game, "card-played") if e["side"] == side]) == 8
    assert game.position()["cards"]["pile"] == []


@pytest.mark.rule("saigon75", "M.7.1", "D.3.5")
def test_a_card_is_drawn_at_the_end_of_ones_own_card_sub_phase():
    game = table(
        sv={"saigon": "para"},
        step="event_card",
        options={"hand": 3},
        cards={
            "NV": [10, 13, 19],
            "SV": [2, 3, 6],
            "pile": [20, 1],
            "aside": [4, 5, 7, 8],
            "discard": [9, 11, 12, 14, 15, 16, 17, 18],
            "turned_up": [],
            "known": [],
            "solo_deck": [],
            "solo_gone": [],
        },
    )
    play(game, ["play", "13"])
    assert game.position()["cards"]["NV"] == [10, 19, 20]
    assert game.position()["cards"]["SV"] == [2, 3, 6]
    assert game.decision.name == "move-units"  # drawn before movement begins
    assert [(e.kind, e.values) for e in game.log_for("SV") if e.kind == "card-drawn"] == [
        ("card-drawn", {"side": "NV"})
    ]


@pytest.mark.rule("saigon75", "M.7.3", "M.7.2")
def test_hands_of_eight_are_never_drawn_to():
    game = play(start(seed=5), ["ready", "saigon_first"])
    cards = game.position()["cards"]
    assert [len(cards[pile]) for pile in ("NV", "SV", "pile", "aside")] == [8, 8, 0, 4]
    play_idly(game)
    assert state(game).turn == 8
    assert events(game, "card-drawn") == []
    assert [len(game.position()["cards"][side]) for side in ("NV", "SV")] == [0, 0]


@pytest.mark.rule("saigon75", "M.7.2")
@pytest.mark.parametrize("hand", [3, 8])
def test_the_four_cards_set_aside_lie_there_unseen_for_the_whole_game(hand):
    game = play(start(seed=8, hand=hand), ["ready", "saigon_first"])
    aside = game.position()["cards"]["aside"]
    play_idly(game)
    assert game.position()["cards"]["aside"] == aside
    played = {int(e["card"]) for e in events(game, "card-played")}
    assert played == set(range(1, 21)) - set(aside)


@pytest.mark.rule("saigon75", "M.7.2")
@pytest.mark.parametrize("seat", ["NV", "SV"])
def test_no_view_shows_which_four_cards_are_set_aside(seat):
    game = play(start(seed=8), ["ready", "saigon_first"])
    document = game.position()
    enemy = "SV" if seat == "NV" else "NV"
    other = json.loads(json.dumps(document))
    cards = other["cards"]
    cards[enemy][:4], cards["aside"] = cards["aside"], cards[enemy][:4]
    cards[enemy].sort()
    assert cards["aside"] != document["cards"]["aside"]
    same = TITLE.from_position(other, seed=8)
    assert same.view(seat) == game.view(seat)
    assert game.view(seat)["cards"]["aside_size"] == 4
    assert same.view(enemy) != game.view(enemy)  # his own hand is another one


@pytest.mark.rule("saigon75", "M.3.1", "M.7.3")
def test_sv_places_his_units_before_he_sees_his_cards() -> None:
    game = start(seed=3)
    assert game.view("SV")["cards"]["hands"] == {"SV": []}
    play(game, ["ready", "saigon_first"])
    assert len(game.view("SV")["cards"]["hands"]["SV"]) == 8
