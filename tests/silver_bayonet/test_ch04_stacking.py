"""4.3: stacking: four points without a price, and what more of them costs."""

from __future__ import annotations

import pytest

from indochine.titles.silver_bayonet.rules.ch06_declaration import best_defence
from tests.silver_bayonet.tables import (
    actions,
    asked,
    events,
    last,
    move,
    number,
    play,
    refusal,
    stack,
    state,
    table,
)

FIVE = "A/1/7 B/1/7 C/1/7 D/1/7 A/2/7"


def efficiency(at: dict[str, str], unit: str, side: str = "FWA", reduced: str = "") -> int:
    game = table(at=at, side=side, reduced=reduced)
    return state(game).efficiency_of(number(game, unit))


@pytest.mark.rule("silver-bayonet", "2.4.6", "4.3")
def test_the_order_within_a_stack_does_not_matter():
    games = [table(at={"2312": units}) for units in ("A/1/7 B/1/7 1/21R", "1/21R B/1/7 A/1/7")]
    assert games[0].digest() == games[1].digest()


@pytest.mark.rule("silver-bayonet", "4.3.1", "ruling:9")
def test_a_move_may_end_in_a_hex_that_is_full():
    game = move(table(at={"2312": FIVE, "2313": "3/1 1/21R"}), "A/1/7", "2313")
    assert stack(game, "2313") == {"3/1", "1/21R", "A/1/7"}


@pytest.mark.rule("silver-bayonet", "2.4.6", "4.3.2a", "ruling:9")
def test_each_point_above_four_costs_every_unit_of_the_hex_a_point_of_efficiency():
    assert efficiency({"2312": "A/1/7 B/1/7 C/1/7 D/1/7"}, "A/1/7") == 6
    assert efficiency({"2312": FIVE}, "A/1/7") == 5
    assert efficiency({"2312": f"{FIVE} 3/1"}, "A/1/7") == 6 - 4
    company_d = "A/334/32 B/334/32 C/334/32 A/966/32 D/334/32"  # half a point too many is one
    assert efficiency({"2312": company_d}, "A/334/32", "PAVN") == 5 - 1


@pytest.mark.rule("silver-bayonet", "4.3.2a")
def test_efficiency_does_not_fall_below_zero():
    many = f"{FIVE} 3/1 6/1 8/1"
    assert efficiency({"2312": many}, "8/1", reduced="8/1") == 0


@pytest.mark.rule("silver-bayonet", "4.3.2a")
def test_a_box_is_no_hex():
    units = "A/334/32 B/334/32 C/334/32 A/966/32 B/966/32 C/966/32"
    assert efficiency({"C4": units}, "A/334/32", "PAVN") == 5


@pytest.mark.rule("silver-bayonet", "4.3.2b", "ruling:10")
def test_of_a_stack_that_is_too_high_four_points_defend_as_their_owner_picks_them():
    at = {"2313": "A/334/32", "2312": "A/1/7 B/1/7 C/1/7 D/1/7 A/2/7"}
    game = table(at=at, side="PAVN", phase="resolve", maneuver={"2312": "A/334/32"}, dice=[1, 10])
    assert asked(game) == ("FWA", "count-defender")
    play(game, ["count", "A/2/7"], ["count", "A/1/7"])
    assert refusal(game, ["count", "A/1/7"]) == ("4.3.2b", "counted-already")
    play(game, ["count", "B/1/7"], ["count", "C/1/7"])
    play(game, ["lead", "A/1/7"])
    assert last(game, "maneuver-roll")["defence"] == 4 * 4  # without the five of company D


@pytest.mark.rule("silver-bayonet", "4.3.2b")
def test_a_unit_that_does_not_fit_into_the_four_points_is_not_counted():
    at = {"2313": "A/334/32", "2312": "3/1 A/1/7 B/1/7"}
    game = table(at=at, side="PAVN", phase="resolve", maneuver={"2312": "A/334/32"}, dice=[1, 10])
    play(game, ["count", "A/1/7"], ["count", "B/1/7"])
    assert asked(game)[1] != "count-defender"  # nobody else fits
    play(game, ["lead", "A/1/7"])
    assert last(game, "maneuver-roll")["defence"] == 8
    game = table(at=at, side="PAVN", phase="resolve", maneuver={"2312": "A/334/32"}, dice=[1, 10])
    play(game, ["count", "3/1"])
    assert refusal(game, ["count", "3/1"]) == ("4.3.2b", "counted-already")
    assert actions(game) == [["count", "A/1/7"], ["count", "B/1/7"]]


@pytest.mark.rule("silver-bayonet", "4.3.2b", "6.1.4f")
def test_the_strongest_four_points_count_when_odds_are_declared():
    """Armour of two points each: both together are stronger than the battalion of three."""
    s = state(table(at={"1312": "6/1 1/3 2/3"}))
    assert best_defence(s, s.book.place_of["1312"]) == 4 + 4
    s = state(table(at={"2312": "3/1 A/1/7 D/1/7"}))
    assert best_defence(s, s.book.place_of["2312"]) == 6 + 5


@pytest.mark.rule("silver-bayonet", "4.3.2b")
def test_the_same_four_points_fight_both_rounds_of_an_assault():
    at = {"2313": "A/334/32 B/334/32 C/334/32", "2312": "1/21R 2/21R 3/21R 1/22R 2/22R"}
    game = table(
        at=at,
        side="PAVN",
        phase="resolve",
        assault={"2312": at["2313"]},
        fatigued="1/21R",
        dice=[1, 10, 1, 1, 1, 10, 10],
    )
    picked = ["1/21R", "2/21R", "3/21R", "1/22R"]
    for unit in picked:
        play(game, ["count", unit])
    while not game.over and asked(game)[1] == "take-losses":
        assert ["lose", "2/22R"] not in actions(game)
        play(game, actions(game)[0])
    assert next(event["strength"] for event in events(game, "assault-roll") if event["side"] == "FWA") == 8
    assert "2/22R" not in {event["unit"] for event in events(game, "step-lost")}


@pytest.mark.rule("silver-bayonet", "4.3.2c")
def test_from_a_stack_that_is_too_high_four_points_maneuver():
    game = table(at={"2312": FIVE, "2313": "A/334/32"}, phase="declare")
    play(game, ["maneuver", "2313"])
    for unit in FIVE.split()[:4]:
        play(game, ["add", unit])
    assert asked(game)[1] == "declaration"  # the fifth is not even asked for


@pytest.mark.rule("silver-bayonet", "4.3.2c")
def test_the_fifth_point_does_not_maneuver_against_another_hex_either():
    game = table(at={"2312": FIVE, "2313": "A/334/32", "2413": "B/334/32"}, phase="declare")
    play(game, ["maneuver", "2313"], *(["add", unit] for unit in FIVE.split()[:3]), ["done"])
    play(game, ["maneuver", "2413"], ["add", "D/1/7"])
    assert asked(game)[1] == "declaration"


@pytest.mark.rule("silver-bayonet", "4.3.2c")
def test_a_unit_beyond_the_four_points_is_refused():
    game = table(at={"2312": "A/1/7 B/1/7 C/1/7 3/1", "2313": "A/334/32"}, phase="declare")
    play(game, ["maneuver", "2313"], ["add", "A/1/7"], ["add", "B/1/7"])
    assert refusal(game, ["add", "3/1"]) == ("4.3.2c", "four-points-maneuver")
    assert refusal(game, ["add", "C/1/7"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "4.3.2c", "ruling:10")
def test_those_who_assault_from_such_a_stack_keep_their_efficiency():
    at = {"2312": FIVE, "2313": "A/334/32"}
    game = table(at=at, phase="resolve", assault={"2313": "A/1/7"}, dice=[10, 10, 1])
    while not events(game, "assault-test"):
        play(game, actions(game)[0])
    own = [event for event in events(game, "assault-test") if event["side"] == "FWA"]
    assert [event["value"] for event in own] == [6]
