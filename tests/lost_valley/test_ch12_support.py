"""12.3.5.1: aircraft, guns and cards for a CR that is stormed."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.lost_valley.rules.ch12_support import DEFENCE_GUNS, cannot_pay
from tests.lost_valley.storm import BEHIND, storm
from tests.lost_valley.table import (
    CALM,
    actions,
    asked,
    events,
    fighting,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
)

FIT = {"disrupted": ""}  # at the start of the campaign some guns are Disrupted
GUNS = {**BEHIND, "dominique": "iii-3-rta ii-4-rac 1-cmmle", "claudine": "i-13-dble 11-iv-4-rac"}


def hard_pressed(**more: Any) -> indochine.Game:
    """Huguette is stormed; three guns in the centre could help."""
    return storm("huguette", "i-2-rei", **{"behind": GUNS, "marks": FIT, **more})


def two_assaults(**more: Any) -> indochine.Game:
    """Huguette by 308 and Eliane by 316, two guns in Dominique."""
    garrison = {
        "huguette": "i-2-rei",
        "francoise": "csm-273",
        "eliane": "i-4-rtm",
        "dominique": "iii-3-rta ii-4-rac 1-cmmle",
        "pc-gono": "31-bg",
    }
    fields = {
        "garrison": garrison,
        "held": {"gabrielle": "308", "anne-marie": "308"},
        "forts": {"francoise": 4, "huguette": 3, "eliane": 3},
        "divisions": fighting({"308": 3, "316": 3}),
        "tracks": {**CALM, "action_points": 3, "air_support_points": 0},
        "marks": FIT,
        "dice": [6, 6, 6, 1],
    }
    return siege("vm_assaults", **{**fields, **more})


# 12.3.5.1a: close air support


@pytest.mark.rule("lost-valley", "12.3.5.1a", "7.2.3")
def test_each_asp_is_one_more_and_is_spent() -> None:
    game = storm("huguette", "i-2-rei", tracks={"air_support_points": 3})
    assert (asked(game), actions(game)) == ("commit-air", [["commit", n] for n in range(4)])
    play(game, ["commit", 2])
    assert summed(game, "assault-rolled")["close-air"] == 2
    assert state(game).asp == 1
    assert events(game, "close-air") == [{"number": 2, "place": "huguette"}]


@pytest.mark.rule("lost-valley", "12.3.5.1a")
def test_none_is_none() -> None:
    game = storm("huguette", "i-2-rei", tracks={"air_support_points": 3})
    play(game, ["commit", 0])
    assert "close-air" not in summed(game, "assault-rolled")
    assert state(game).asp == 3
    game = storm("huguette", "i-2-rei", tracks={"air_support_points": 0})
    assert summed(game, "assault-rolled") == {"dice": 11, "defence": 2, "fortifications": 3, "strength": -5}


@pytest.mark.rule("lost-valley", "12.3.5.1a", "7.2")
def test_four_points_of_close_air_support_a_turn() -> None:
    tracks = {**CALM, "air_support_points": 6}
    game = two_assaults(tracks=tracks)
    assert refusal(game, ["commit", 5]) == "7.2"
    play(game, ["commit", 3], ["done"])
    assert asked(game) == "commit-air"
    assert actions(game) == [["commit", 0], ["commit", 1]]
    assert refusal(game, ["commit", 2]) == "7.2"


@pytest.mark.rule("lost-valley", "12.3.5.1a", "12.3.5.1b")
def test_no_support_on_turn_one() -> None:
    more = {"behind": GUNS, "marks": FIT, "tracks": {"air_support_points": 3}}
    game = storm("huguette", "i-2-rei", turn=1, **more)
    assert set(summed(game, "assault-rolled")) == {"dice", "defence", "fortifications", "strength"}
    assert asked(storm("huguette", "i-2-rei", turn=2, **more)) == "commit-air"


# 12.3.5.1b: the price


@pytest.mark.rule("lost-valley", "12.3.5.1b", "12.3.5.1c", "12.3.5.1e", "2.2.1.2a", "2.2.1.2b", "2.3.1.3b")
def test_guns_cost_a_point_of_each_and_add_their_defence() -> None:
    """The 155s are worth two, the 105s one; both are Used afterwards, the mortars stay Active."""
    game = hard_pressed()
    assert asked(game) == "commit-guns"
    play(game, ["add", "11-iv-4-rac"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    play(game, ["add", "ii-4-rac"], ["done"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    assert summed(game, "assault-rolled")["artillery"] == 3
    assert game.position()["marks"]["used"] == ["ii-4-rac", "11-iv-4-rac"]
    assert events(game, "supported") == [{"units": ["ii-4-rac", "11-iv-4-rac"], "place": "huguette"}]


@pytest.mark.rule("lost-valley", "12.3.5.1b")
def test_no_guns_cost_nothing() -> None:
    game = play(hard_pressed(), ["done"])
    assert (state(game).ap, state(game).resources) == (3, 15)
    assert events(game, "supported") == []


@pytest.mark.rule("lost-valley", "12.3.5.1b", "12.3.5.1c")
def test_the_price_is_paid_once_a_turn_and_each_gun_fires_once() -> None:
    game = two_assaults(dice=[6, 6, 6, 1, 6, 6, 6, 1])
    play(game, ["add", "ii-4-rac"], ["done"])
    assert (asked(game), state(game).ap, state(game).resources) == ("commit-guns", 2, 14)
    assert refusal(game, ["add", "ii-4-rac"]) == "12.3.5.1c"
    play(game, ["add", "1-cmmle"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    assert [event["place"] for event in events(game, "supported")] == ["huguette", "eliane"]


@pytest.mark.rule("lost-valley", "12.3.5.1b", "5.2.1", "ruling:3")
@pytest.mark.parametrize(
    ("tracks", "rule"), [({"action_points": 0}, "5.2.1"), ({"resource_points": 1}, "17.1")]
)
def test_without_the_points_the_guns_are_silent(tracks: dict[str, int], rule: str) -> None:
    """The last Resource Point would end the game: it is never spent. The assault goes on by itself."""
    game = hard_pressed(tracks=tracks)
    assert "artillery" not in summed(game, "assault-rolled")
    why = cannot_pay(state(game), DEFENCE_GUNS, 1, 1)
    assert why is not None
    assert why.rule == rule


@pytest.mark.rule("lost-valley", "12.3.5.1b", "ruling:3")
def test_the_last_points_but_one_can_be_spent() -> None:
    game = hard_pressed(tracks={"action_points": 1, "resource_points": 2})
    play(game, ["add", "ii-4-rac"])
    assert (state(game).ap, state(game).resources) == (0, 1)


@pytest.mark.rule("lost-valley", "12.3.5.1b", "card:42")
def test_card_42_makes_them_free_and_helps_one_supported_assault() -> None:
    game = two_assaults(in_force="42", dice=[6, 6, 6, 1, 6, 6, 6, 1])
    play(game, ["add", "ii-4-rac"], ["done"])
    assert (state(game).ap, state(game).resources) == (3, 15)
    assert asked(game) == "use-card"
    play(game, ["use", "42"])
    assert events(game, "card-drm-used") == [{"card": "42", "number": 1}]
    assert summed(game, "assault-rolled")["card"] == 1
    play(game, ["add", "1-cmmle"])  # the second assault: free too, but the card has been used
    assert "card" not in summed(game, "assault-rolled")
    assert (state(game).ap, state(game).resources) == (3, 15)


@pytest.mark.rule("lost-valley", "card:42")
def test_card_42_helps_no_assault_without_guns() -> None:
    game = storm("huguette", "i-2-rei 1-gaaceo", behind=GUNS, marks=FIT, in_force="12 42")
    play(game, ["done"])
    assert asked(game) == "use-card"
    assert actions(game) == [["pass"], ["use", "12"]]
    assert refusal(game, ["use", "42"]) == "5.1b"


@pytest.mark.rule("lost-valley", "card:12", "12.3.5.2a")
@pytest.mark.parametrize(("place", "helps"), [("huguette", True), ("epervier-opera", True), ("junon", False)])
def test_card_12_helps_where_the_quad_fifties_are_near(place: str, helps: bool) -> None:
    behind = {**BEHIND, place: BEHIND.get(place, "") + " 1-gaaceo"}
    garrison = "i-2-rei 1-gaaceo" if place == "huguette" else "i-2-rei"
    behind.pop("huguette", None)
    game = storm("huguette", garrison, behind=behind, in_force="12")
    assert (asked(game) == "use-card") == helps
    if helps:
        play(game, ["use", "12"])
        assert summed(game, "assault-rolled")["card"] == 2


@pytest.mark.rule("lost-valley", "card:12")
def test_a_card_that_may_help_need_not() -> None:
    game = storm("huguette", "i-2-rei 1-gaaceo", in_force="12")
    play(game, ["pass"])
    assert "card" not in summed(game, "assault-rolled")
    assert game.position()["cards"]["once_used"] == []


@pytest.mark.rule("lost-valley", "card:23", "card:32", "12.3.5.2a")
@pytest.mark.parametrize(("cards", "drm"), [("23", 1), ("32", -2), ("23 32", -1)])
def test_cards_that_count_on_every_assault(cards: str, drm: int) -> None:
    game = storm("huguette", "i-2-rei", in_force=cards, turn=14)
    assert summed(game, "assault-rolled")["card"] == drm


# 12.3.5.1c, 12.3.5.1d: which guns


@pytest.mark.rule("lost-valley", "12.3.5.1c", "2.2.1.2b")
def test_only_active_artillery_supports() -> None:
    game = hard_pressed(marks={"disrupted": "", "used": "ii-4-rac"})
    assert ["add", "ii-4-rac"] not in actions(game)
    assert refusal(game, ["add", "ii-4-rac"]) == "12.3.5.1c"
    assert refusal(game, ["add", "i-13-dble"]) == "12.3.5.1c"  # Infantry is no Artillery
    assert ["add", "1-cmmle"] in actions(game)


@pytest.mark.rule("lost-valley", "12.3.5.1c", "2.3.2.2a", "21.3")
def test_a_disrupted_gun_is_worth_one_less() -> None:
    game = hard_pressed(marks={"disrupted": "11-iv-4-rac ii-4-rac"})
    play(game, ["add", "11-iv-4-rac"], ["add", "ii-4-rac"], ["done"])
    assert summed(game, "assault-rolled")["artillery"] == 1  # 2 - 1 and 1 - 1


@pytest.mark.rule("lost-valley", "12.3.5.1c")
def test_guns_left_alone_in_no_mans_land_still_fire() -> None:
    """The book asks for an Active Artillery Unit in range; who holds the CR it does not ask."""
    behind = {**BEHIND, "claudine": "11-iv-4-rac"}
    game = storm("huguette", "i-2-rei", behind=behind, marks=FIT)
    assert game.position()["crs"]["claudine"]["control"] == "none"
    play(game, ["add", "11-iv-4-rac"])
    assert summed(game, "assault-rolled")["artillery"] == 2


def reach(cr: str, gun: str, place: str, option: bool = False) -> bool:
    """Whether a gun there may support a CR; a helper in Junon, always in range, keeps the question open."""
    behind = {"junon": "csm-414 iii-10-rac", "pc-gono": "31-bg", place: "bt-2 " + gun}
    marks = {"disrupted": "", "used": ""}
    game = storm(cr, "i-2-rei", behind=behind, marks=marks, options={"artillery-range": option})
    assert asked(game) == "commit-guns"
    assert refusal(game, ["add", gun]) in ("", "2.2.5b")
    return refusal(game, ["add", gun]) == ""


@pytest.mark.rule("lost-valley", "2.2.5a", "2.2.5b", "2.3.1.6c", "12.3.5.1c")
@pytest.mark.parametrize(
    ("cr", "place", "in_range"),
    [
        ("gabrielle", "anne-marie", True),  # North to North
        ("huguette", "francoise", True),  # Centre to Centre
        ("beatrice", "anne-marie", True),  # North to Centre
        ("gabrielle", "claudine", True),  # Centre to North
        ("isabelle", "claudine", True),  # Centre to South
        ("eliane", "isabelle", True),  # South to Centre
        ("isabelle", "anne-marie", False),  # North to South
        ("gabrielle", "isabelle", False),  # South to North
    ],
)
@pytest.mark.parametrize("gun", ["ii-4-rac", "1-cmmle"])
def test_guns_reach_their_own_and_the_next_subsector(cr: str, place: str, in_range: bool, gun: str) -> None:
    assert reach(cr, gun, place) == in_range


@pytest.mark.rule("lost-valley", "2.2.5a")
def test_the_subsectors() -> None:
    s = state(hard_pressed())
    sectors = dict(zip(s.book.place_ids, s.book.sector_of, strict=False))
    assert {cr for cr, sector in sectors.items() if sector == "north"} == {"anne-marie", "gabrielle"}
    assert {cr for cr, sector in sectors.items() if sector == "south"} == {"isabelle"}
    assert list(sectors.values()).count("central") == 9


@pytest.mark.rule("lost-valley", "19.2")
@pytest.mark.parametrize(
    ("gun", "cr", "place", "in_range"),
    [
        ("ii-4-rac", "isabelle", "anne-marie", True),
        ("11-iv-4-rac", "gabrielle", "isabelle", True),
        ("1-cmmle", "gabrielle", "claudine", False),
        ("2-cmmle", "isabelle", "claudine", False),
        ("1-cepml", "beatrice", "anne-marie", False),
        ("1-cepml", "gabrielle", "anne-marie", True),
        ("1-cmmle", "beatrice", "claudine", True),
    ],
)
def test_with_the_optional_range_guns_reach_all_and_mortars_their_own_subsector(
    gun: str, cr: str, place: str, in_range: bool
) -> None:
    assert reach(cr, gun, place, option=True) == in_range


@pytest.mark.rule("lost-valley", "12.3.5.1d")
def test_guns_in_a_cr_that_is_stormed_are_silent_but_defend_it() -> None:
    """Dominique is 312's target: its mortars help nobody, neither before nor after their own fight."""
    garrison = {
        "dominique": "iii-3-rta 1-cmmle",
        "huguette": "i-2-rei",
        "francoise": "csm-273",
        "claudine": "i-13-dble ii-4-rac 11-iv-4-rac",
        "pc-gono": "31-bg",
    }
    game = siege(
        "vm_assaults",
        garrison=garrison,
        held={"beatrice": "312", "gabrielle": "308", "anne-marie": "308"},
        forts={"francoise": 4, "huguette": 3, "dominique": 3},
        divisions=fighting({"312": 3, "308": 3}),
        tracks=CALM,
        marks=FIT,
        dice=[6, 6, 6, 1],
    )
    assert game.decision is not None
    assert game.decision.context()["place"].id == "cr-dominique"
    assert refusal(game, ["add", "1-cmmle"]) == "12.3.5.1d"
    play(game, ["done"])
    assert summed(game, "assault-rolled")["defence"] == 3  # 2 and the mortars' 1
    assert game.decision.context()["place"].id == "cr-huguette"
    assert refusal(game, ["add", "1-cmmle"]) == "12.3.5.1d"
    assert ["add", "ii-4-rac"] in actions(game)


@pytest.mark.rule("lost-valley", "12.3.5.1d")
def test_a_stormed_cr_later_in_the_order_silences_its_guns_already_now() -> None:
    """All targets are fixed beforehand: Isabelle's guns cannot help Eliane before 304 comes to Isabelle."""
    garrison = {
        "eliane": "i-4-rtm",
        "isabelle": "iii-3-rei iii-10-rac",
        "claudine": "i-13-dble 11-iv-4-rac",
        "pc-gono": "31-bg",
    }
    divisions = fighting({"316": 3, "304": 3})
    more = {"garrison": garrison, "tracks": CALM, "marks": FIT}
    game = siege("vm_assaults", divisions=divisions, **more)
    assert refusal(game, ["add", "iii-10-rac"]) == "12.3.5.1d"
    game = siege("vm_assaults", divisions=fighting({"316": 3}), **more)
    assert refusal(game, ["add", "iii-10-rac"]) == ""


@pytest.mark.rule("lost-valley", "card:05", "11.1b")
def test_in_a_lull_nobody_assaults() -> None:
    game = siege("vm_assaults", in_force="05", divisions=fighting({"312": 13, "308": 13}))
    assert events(game, "target-chosen") == []
    assert len(events(game, "no-assaults")) == 1
    assert last(game, "vm-did")["stormed"] == []
