"""S:preference, S:event-details: what the North does with the Event cards that ask it something."""

from __future__ import annotations

from itertools import pairwise

import pytest

import indochine

from .solo_table import attack_with_all, dice_of, draw, only, settle, solo, south
from .table import actions, events, play, units

PREFERENCE = ["para", "marine", "mech", "ranger", "sv_division", "river", "sv_division_reduced"]
ASHORE = [kind for kind in PREFERENCE if kind != "river"]  # River Patrols never are in the mountains


def event(card: int, **fields: object) -> indochine.Game:
    """The North turns up this card; its solo card sends it to the north of the map."""
    return draw(30, pile=[card], **fields)


def named(game: indochine.Game) -> list[str]:
    return [e["place"] for e in events(game, "province-named")]


# Which units


@pytest.mark.rule("saigon75", "S:preference")
@pytest.mark.parametrize(("high", "low"), list(pairwise(ASHORE)))
def test_the_unit_that_comes_first_is_designated(high: str, low: str) -> None:
    game = event(12, sv={"pleiku": f"{low} {high}", "saigon": "mech"})
    assert events(game, "revolted") == [{"kind": high, "place": "pleiku"}]


@pytest.mark.rule("saigon75", "S:preference")
@pytest.mark.parametrize(
    ("present", "chosen"),
    [
        ("river sv_division_reduced sv_division", ["sv_division", "river"]),
        ("sv_division_reduced river mech", ["mech", "river"]),
        ("river*2 sv_division_reduced", ["river", "river"]),
        ("sv_division_reduced", ["sv_division_reduced"]),
        ("ranger mech marine para", ["para", "marine"]),
        ("sv_division*2 para", ["para", "sv_division"]),
    ],
)
def test_two_units_are_evacuated_in_that_order(present: str, chosen: list[str]) -> None:
    game = settle(event(18, sv={"long_an": present}))
    assert sorted(e["kind"] for e in events(game, "evacuated")) == sorted(chosen)


@pytest.mark.rule("saigon75", "S:preference")
def test_the_order_is_that_of_the_pack() -> None:
    game = event(12)
    book = game.title.book
    assert [book.id("kind", kind) for kind in book.preference] == PREFERENCE  # type: ignore[attr-defined]


# Combat events at the first opportunity. Card 30: Quang Tri, Da Nang, Quang Ngai, from north to south.

THREE = {"quang_tri": "mech", "da_nang": "mech", "quang_ngai": "mech"}
HELD = {"quang_tri": "nv_division*2", "da_nang": "nv_division*2", "quang_ngai": "nv_division*2"}


@pytest.mark.rule("saigon75", "S:event-details.1", "card:19", "card:10", "card:13")
@pytest.mark.parametrize(
    ("card", "places"), [(19, ["quang_tri", "da_nang"]), (10, ["quang_tri"]), (13, ["quang_tri"])]
)
def test_combat_events_are_used_at_once_even_if_not_needed(card: int, places: list[str]) -> None:
    game = settle(event(card, sv=THREE, nv=HELD))
    assert len(events(game, "battle")) == 3
    assert [e["place"] for e in events(game, "event-used")] == places


@pytest.mark.rule("saigon75", "S:event-details.1")
def test_their_dice() -> None:
    assert dice_of(settle(event(19, sv=THREE, nv=HELD)), "NV", 1) == {"units": 2, "event": 1}
    assert dice_of(settle(event(10, sv=THREE, nv=HELD)), "NV") == {"units": 2, "event": 2}
    sv = {"quang_tri": "mech*4"}
    game = settle(event(13, sv=sv, nv={"quang_tri": "nv_division*5"}))
    assert dice_of(game, "SV") == {"units": 4, "paralysed": -2}


@pytest.mark.rule("saigon75", "S:event-details.1", "D.6a.3a")
def test_a_sixth_die_is_no_opportunity() -> None:
    game = settle(event(10, sv=THREE, nv={**HELD, "quang_tri": "nv_division*5"}, dice=[6]))
    assert [e["place"] for e in events(game, "event-used")] == ["da_nang"]


@pytest.mark.rule("saigon75", "S:event-details.1", "card:17")
def test_corruption_works_in_the_province_it_names() -> None:
    sv = {"quang_tri": "mech*4", "da_nang": "mech"}
    game = settle(event(17, sv=sv, nv={"quang_tri": "nv_division*3"}))
    assert named(game) == ["quang_tri"]
    assert dice_of(game, "SV") == {"units": 4, "corruption": -1}


@pytest.mark.rule("saigon75", "S:event-details.1", "card:19")
def test_played_by_the_south_they_help_the_north_defend_at_once() -> None:
    card = {"card": 19, "uses": 2, "province": None}
    game = south(sv={"pleiku": "mech*2"}, nv=only(pleiku="nv_division*2"), event=card)
    attack_with_all(game, "pleiku")
    assert dice_of(game, "NV") == {"units": 2, "event": 1}


# Naming a province

NEAR = {"long_an": "nv_division"}  # next to Saigon


@pytest.mark.rule("saigon75", "S:event-details.2")
@pytest.mark.parametrize("card", [9, 11, 17, 18])
def test_saigon_is_named_if_possible_and_useful(card: int) -> None:
    game = event(card, sv={"saigon": "mech", "quang_tri": "mech*4"}, nv=NEAR)
    assert named(game) == ["saigon"]


@pytest.mark.rule("saigon75", "S:event-details.2")
@pytest.mark.parametrize("card", [9, 17])
def test_not_for_a_combat_that_cannot_be(card: int) -> None:
    """Nobody is near Saigon, or the South has nobody in it."""
    assert named(event(card, sv={"saigon": "mech*3", "quang_tri": "mech*2"})) == [
        "saigon"
    ]  # most units, though
    assert named(event(card, sv={"saigon": "mech", "quang_tri": "mech*2"})) == ["quang_tri"]
    assert named(event(card, sv={"quang_tri": "mech*2"}, nv=NEAR)) == ["quang_tri"]
    assert named(event(card, sv={"saigon": "mech", "quang_tri": "mech*2"}, nv={"saigon": "vc"})) == ["saigon"]


@pytest.mark.rule("saigon75", "S:event-details.2", "card:18")
def test_not_for_an_evacuation_that_cannot_be() -> None:
    """Every province around Saigon is in the hands of the North."""
    around = "long_an an_loc phuoc_binh xuan_loc"
    sv = {"saigon": "mech*2", "can_tho": "mech"}
    assert named(event(18, sv=sv, militia=around)) == ["saigon"]  # still the most units of all
    sv = {"saigon": "mech", "can_tho": "mech*2"}
    assert named(event(18, sv=sv, militia=around)) == ["can_tho"]
    assert named(event(18, sv=sv, militia="long_an an_loc phuoc_binh")) == ["saigon"]
    assert named(event(18, sv={"can_tho": "mech*2"})) == ["can_tho"]  # nobody in Saigon


@pytest.mark.rule("saigon75", "S:event-details.2", "card:11")
def test_not_for_vc_if_saigon_is_full() -> None:
    full = {"saigon": "nv_division*5"}
    game = event(11, sv={"quang_tri": "mech*2", "da_nang": "mech"}, nv=full)
    assert named(game) == ["quang_tri"]
    assert events(game, "vc-placed") == [{"place": "quang_tri"}] * 2


@pytest.mark.rule("saigon75", "S:event-details.2", "card:11")
def test_both_vc_are_placed() -> None:
    game = event(11, sv={"saigon": "mech*5"})
    assert events(game, "vc-placed") == [{"place": "saigon"}] * 2
    assert len(events(event(11, nv=only(quang_tri="nv_division")), "vc-placed")) == 1  # an eliminated one


@pytest.mark.rule("saigon75", "S:event-details.2", "card:12")
def test_the_revolt_names_a_mountain_province() -> None:
    sv = {"saigon": "mech*4", "dak_lak": "mech", "kon_tum": "ranger*2"}
    assert named(event(12, sv=sv, nv=NEAR)) == ["kon_tum"]


@pytest.mark.rule("saigon75", "S:event-details.2")
def test_the_province_with_most_units_of_the_south_among_those_where_outnumbered() -> None:
    sv = {"quang_tri": "mech*4", "da_nang": "mech*2", "binh_dinh": "ranger*3"}
    assert named(event(9, sv=sv)) == ["quang_tri"]
    assert named(event(9, sv=sv, nv={"quang_tri": "vc*3"})) == ["quang_tri"]  # three against four
    assert named(event(9, sv=sv, nv={"quang_tri": "vc*4"})) == ["binh_dinh"]  # not outnumbered there


@pytest.mark.rule("saigon75", "S:event-details.2")
def test_of_equals_the_northernmost() -> None:
    sv = {"kien_giang": "mech*2", "binh_dinh": "ranger*2", "phan_rang": "mech*2"}
    assert named(event(9, sv=sv)) == ["binh_dinh"]


@pytest.mark.rule("saigon75", "S:event-details.2")
def test_outnumbered_nowhere_the_province_with_most_units_of_the_south() -> None:
    sv = {"dak_lak": "mech", "pleiku": "ranger*2"}
    nv = {"dak_lak": "nv_division", "pleiku": "nv_division*3"}
    assert named(event(12, sv=sv, nv=nv)) == ["pleiku"]


@pytest.mark.rule("saigon75", "S:event-details.2")
@pytest.mark.parametrize("card", [9, 17])
def test_played_by_the_south_saigon_matters_only_if_the_north_is_there(card: int) -> None:
    """In the phase of the South nobody else can bring a combat to Saigon."""
    sv = {"saigon": "mech", "pleiku": "mech*3"}
    for nv, place in (({"long_an": "nv_division"}, "pleiku"), ({"saigon": "nv_division"}, "saigon")):
        game = south("event_card", sv=sv, nv=nv, hands={"SV": [card]})
        if game.decision and game.decision.name == "play-card":
            play(game, ["play", str(card)])
        assert named(game) == [place]


# Other cards


@pytest.mark.rule("saigon75", "card:07")
def test_replacements_go_to_the_division_nearest_to_saigon() -> None:
    nv = {
        "quang_tri": "nv_division_reduced",
        "an_loc": "nv_division_reduced",
        "reserves": "nv_division_reduced",
    }
    assert events(event(7, nv=nv), "restored") == [{"side": "NV", "place": "an_loc"}]
    assert events(event(7, nv={"reserves": "nv_division_reduced"}), "restored")[0]["place"] == "reserves"


@pytest.mark.rule("saigon75", "S:event.1", "card:04")
def test_a_yellow_card_turned_up_by_the_north_asks_the_player() -> None:
    game = event(4, sv={"saigon": "mech ranger"})
    assert game.decision is not None
    assert (game.seat, game.decision.name) == ("SV", "take-unit")
    assert ["take", "mech", "saigon"] in actions(game)
    assert events(game, "availability") == []  # the North goes on afterwards
    play(game, ["take", "mech", "saigon"], ["to", "quang_tri"], ["done"])
    assert units(game, "quang_tri").get("mech", 0) <= 1
    assert events(settle(game), "availability")[0]["side"] == "NV"


@pytest.mark.rule("saigon75", "S:activation.4", "card:11")
def test_vc_placed_by_the_card_may_attack_besides_two_others() -> None:
    """Two VC appear in Saigon beside a lone unit of the South; card 28 attacks always."""
    game = settle(draw(28, pile=[11], sv={"saigon": "mech"}, dice=[1]))
    fights = {e["place"]: e["units"] for e in events(game, "combat-declared") if e["side"] == "NV"}
    assert fights == {"saigon": ["vc", "vc"]}
    assert sum(e["kind"] == "vc" for e in events(game, "moved")) == 2


@pytest.mark.rule("saigon75", "S:event-details.1")
def test_no_event_no_dice() -> None:
    game = settle(solo(30, sv=THREE, nv=HELD))
    assert [dice_of(game, "NV", n) for n in range(3)] == [{"units": 2}] * 3
