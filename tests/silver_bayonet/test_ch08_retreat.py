"""8.5: who must go back, where to, what it costs to stay."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch08_retreat import FallBack
from tests.silver_bayonet.combats import at, field, forbids, kinds, points, rolled
from tests.silver_bayonet.tables import actions, asked, events, last, play, refusal, state, where

HERE = "2312"  # light jungle, and so is all around it
AMERICANS = "A/1/7 B/1/7 C/1/7 D/1/7"


def beaten(
    defenders: str = "A/9/66", die: int = 4, units: str = "A/1/7 B/1/7", **more: Any
) -> indochine.Game:
    """Americans of 2311 attack 2312. Two of them on a 4: D1F1, which costs one company no step."""
    stacks = {"2311": units, HERE: defenders, **more.pop("others", {})}
    names = " ".join(word.partition(":")[0] for word in units.split())
    game = field(stacks, maneuver={HERE: names}, dice=[die, *more.pop("dice", [])], **more)
    while asked(game)[1] == "choose-lead":
        game.choose(game.codes[0])
    return game


def ways(game: indochine.Game) -> list[str]:
    """Where a retreat can end."""
    assert asked(game)[1] == "fall-back"
    return [action[1] for action in actions(game)]


def retreated(game: indochine.Game) -> list[tuple[str, str, str]]:
    return [(event["unit"], event["origin"], event["place"]) for event in events(game, "retreated")]


def losses(game: indochine.Game) -> list[str]:
    return [kind for kind in kinds(game) if kind in ("step-lost", "eliminated")]


# One hex or two


@pytest.mark.rule("silver-bayonet", "8.5", "8.5.3")
def test_one_hex_out_of_enemy_control() -> None:
    """2412 and 2212 lie next to the Americans in 2311."""
    game = beaten()
    assert rolled(game) == ("2:1", "D1F1")
    play(game, ["go"])
    assert asked(game) == ("PAVN", "fall-back")
    assert ways(game) == ["2413", "2313", "2213"]
    assert [forbids(game, ["to", hex]) for hex in ("2412", "2212")] == ["8.5.3"] * 2
    play(game, ["to", "2313"])
    assert at(game, "2313") == ["A/9/66:f"]
    assert at(game, HERE) == []


@pytest.mark.rule("silver-bayonet", "8.5", "8.5.5")
def test_two_hexes_and_no_less() -> None:
    game = beaten(units="A/1/7 B/1/7 C/1/7", die=2)
    assert rolled(game) == ("3:1", "D3F2*")
    play(game, ["go"])
    book = state(game).book
    centre = book.place_of[HERE]
    assert all(book.distance(centre, book.place_of[hex]) == 2 for hex in ways(game))
    assert forbids(game, ["to", "2313"]) == "8.5.5"
    assert forbids(game, ["to", "2315"]) == "8.5.5"
    play(game, ["to", "2314"])
    assert at(game, "2314") == ["A/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "8.5.5", "8.5.3")
def test_through_enemy_control_nobody_retreats() -> None:
    """2512 is free, but 2412 and 2413 on the way are not."""
    others = {"2513": "A/2/7", "2113": "B/2/7"}
    game = play(beaten(units="A/1/7 B/1/7 C/1/7", die=2, others=others), ["go"])
    assert ways(game) == ["2314", "2414"]
    assert forbids(game, ["to", "2512"]) == "8.5.3"


@pytest.mark.rule("silver-bayonet", "8.5")
def test_the_attacker_retreats_too() -> None:
    game = beaten("A/9/66 B/9/66", 8, "A/1/7")
    assert rolled(game) == ("1:2", "A1F2")
    assert asked(game) == ("FWA", "fall-back")  # 8.5.7: he may not stand
    assert ways(game) == ["2310", "2411", "2211"]
    play(game, ["to", "2211"])
    assert at(game, "2211") == ["A/1/7:rf"]


@pytest.mark.rule("silver-bayonet", "8.5")
def test_an_attacker_retreats_once_though_he_stays_next_to_the_enemy() -> None:
    """2112 is dense jungle, which takes no control, and lies next to 2212 as well."""
    game = field({"2213": "A/1/7", "2212": "A/9/66 B/9/66"}, maneuver={"2212": "A/1/7"}, dice=[8])
    play(game, ["lead", "A/9/66"])
    assert rolled(game) == ("1:2", "A1F2")
    play(game, ["to", "2112"])
    assert asked(game)[1] != "fall-back"
    assert at(game, "2112") == ["A/1/7:rf"]


@pytest.mark.rule("silver-bayonet", "8.5", "8.5.2")
def test_attackers_of_two_hexes_go_back_one_hex_each() -> None:
    """One comes into the hex that the other has still to leave; it does not leave it again."""
    stacks = {"2213": "A/1/7", "2112": "B/1/7", "2212": "A/9/66 B/9/66 C/9/66"}
    game = field(stacks, maneuver={"2212": "A/1/7 B/1/7"}, dice=[8])
    play(game, ["lead", "A/1/7"], ["lead", "A/9/66"])
    assert rolled(game) == ("1:2", "A1F2")
    while asked(game)[1] == "fall-back":
        frame = state(game).frames[-1]
        assert isinstance(frame, FallBack)
        origin = where(game, state(game).book.unit_ids[frame.unit])
        play(game, ["to", "2112" if origin == "2213" else "2213" if "2213" in ways(game) else ways(game)[0]])
    assert sorted(unit for unit, _, _ in retreated(game)) == ["A/1/7", "B/1/7"]


@pytest.mark.rule("silver-bayonet", "8.5.5", "8.5.2")
def test_attackers_who_go_back_two_hexes() -> None:
    """Ruling 88: two from 2311, and two at least from 2312; 2310 is one hex back."""
    game = beaten("A/9/66 B/9/66", 10)
    assert rolled(game) == ("1:1", "A2F4*")
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert ways(game) == ["2110", "2111", "2210", "2309", "2410", "2510", "2511"]
    assert [forbids(game, ["to", hex]) for hex in ("2310", "2411", "2308")] == ["8.5.5"] * 3


# Where to


@pytest.mark.rule("silver-bayonet", "8.5.1", "4.1.5")
def test_not_onto_the_enemy() -> None:
    game = play(beaten(others={"2313": "BDE-HQ"}), ["go"])  # which controls nothing
    assert ways(game) == ["2413", "2213"]
    assert forbids(game, ["to", "2313"]) == "8.5.1"


@pytest.mark.rule("silver-bayonet", "8.5.1", "4.2.1.5", "8.5.3")
def test_motorised_units_keep_to_the_road_and_armour_drives_through() -> None:
    """2709 and 2509 lie along the road from 2610; the first is controlled from 2609."""
    names = "A/9/66 B/9/66 C/9/66"
    tanks = field({"2609": names, "2610": "1/3"}, side="PAVN", maneuver={"2610": names}, dice=[2, 4])
    play(tanks, ["lead", "A/9/66"], ["go"])
    assert ways(tanks) == ["2709", "2509"]
    assert forbids(tanks, ["to", "2611"]) == "8.5.1"  # a hill without a road
    trucks = field({"2609": "A/H15", "2610": "A/23A"}, side="PAVN", maneuver={"2610": "A/H15"}, dice=[2, 3])
    play(trucks, ["done"], ["go"])
    assert where(trucks, "A/23A") == "2509"  # ruling 31: the only way


@pytest.mark.rule("silver-bayonet", "8.5.1", "4.1.6")
@pytest.mark.parametrize(("unit", "allowed"), [("A/1/7", False), ("6/1", True)])
def test_americans_do_not_retreat_into_cambodia(unit: str, allowed: bool) -> None:
    """Ruling 11: 1022 and 1023 lie behind the border."""
    stacks = {"1121": "A/9/66 B/9/66 C/9/66", "1122": unit}
    game = field(stacks, scenario="7", side="PAVN", maneuver={"1122": "A/9/66 B/9/66 C/9/66"}, dice=[2, 3])
    play(game, ["lead", "A/9/66"], ["go"])
    assert ("1022" in ways(game), "1023" in ways(game)) == (allowed, allowed)
    if not allowed:
        assert forbids(game, ["to", "1022"]) == "8.5.1"


@pytest.mark.rule("silver-bayonet", "8.5.1", "4.5.2.1")
def test_the_pavn_retreat_to_cambodia_and_nobody_else_off_the_map() -> None:
    """1012 is an edge hex of box C3; in scenario 1 who has left does not come back."""
    game = field(
        {"1111": "A/1/7 B/1/7 C/1/7", "1012": "A/9/66"}, maneuver={"1012": "A/1/7 B/1/7 C/1/7"}, dice=[4]
    )
    play(game, ["lead", "A/1/7"], ["go"])
    assert ways(game) == ["1011", "1013", "C3"]
    play(game, ["to", "C3"])
    assert at(game, "C3") == ["A/9/66:fa"]
    stacks = {"1111": "A/9/66 B/9/66 C/9/66", "1012": "6/1"}
    game = field(stacks, side="PAVN", maneuver={"1012": "A/9/66 B/9/66 C/9/66"}, dice=[2, 2])
    play(game, ["lead", "A/9/66"], ["go"])
    assert ways(game) == ["1011", "1013"]


@pytest.mark.rule("silver-bayonet", "8.5.1", "8.5.2", "8.5.5")
def test_off_the_map_with_the_second_hex_of_two_and_not_with_the_first() -> None:
    """Ruling 86: 1012 and 1013 lie next to box C3, 1011 to none; 1112 is one hex from the edge."""
    names, watch = "A/1/7 B/1/7 C/1/7", {"1113": "A/2/7"}  # it controls 1013
    edge = {"1111": names, "1012": "A/9/66"}
    by_1013 = play(field(edge, maneuver={"1012": names}, dice=[1]), ["lead", "A/1/7"], ["go"])
    assert rolled(by_1013)[1].endswith("*")
    assert "C3" in ways(by_1013)
    game = play(field({**edge, **watch}, maneuver={"1012": names}, dice=[1]), ["lead", "A/1/7"], ["go"])
    assert ways(game) == ["1010", "1110"]
    assert forbids(game, ["to", "C3"]) == "8.5.2"
    closed = {**edge, **watch, "1011": "BDE-HQ"}
    caught = play(field(closed, maneuver={"1012": names}, dice=[1]), ["lead", "A/1/7"], ["go"])
    assert last(caught, "trapped") == {"side": "PAVN", "place": "1012"}
    inner = field({"1211": names, "1112": "A/9/66"}, maneuver={"1112": names}, dice=[1])
    play(inner, ["lead", "A/1/7"], ["go"])
    assert "C3" in ways(inner)


@pytest.mark.rule("silver-bayonet", "8.5.1", "8.5.2", "8.5.3", "8.5.4", "8.5.5")
def test_a_refusal_names_what_is_wrong_with_the_hex_or_with_the_way() -> None:
    others = {
        "2314": "BDE-HQ",
        "2414": "A/7/66 B/7/66 C/7/66 D/7/66",
        "2513": "A/334/32",
        "2613": "A/2/7",
    }
    attacks = {HERE: "A/1/7 B/1/7 C/1/7", "2513": "A/2/7"}
    game = field({"2311": "A/1/7 B/1/7 C/1/7", HERE: "A/9/66", **others}, maneuver=attacks, dice=[2])
    play(game, ["fight", HERE], ["lead", "A/1/7"], ["go"])
    assert refusal(game, ["to", "2314"]) == ("8.5.1", "retreat-closed")
    assert refusal(game, ["to", "2414"]) == ("8.5.2", "retreat-no-room")
    assert refusal(game, ["to", "2513"]) == ("8.5.4", "retreat-attacked")
    assert refusal(game, ["to", "2511"]) == ("8.5.3", "retreat-controlled")  # on the way, at 2412
    assert refusal(game, ["to", "2313"]) == ("8.5.5", "retreat-wrong-distance")
    one = play(beaten(), ["go"])
    assert refusal(one, ["to", "2314"]) == ("8.5.2", "retreat-wrong-distance")


@pytest.mark.rule("silver-bayonet", "8.5.1", "17.1a")
def test_who_retreats_to_cambodia_has_left_the_map() -> None:
    """Scenario 7 counts the steps that reach Cambodia from turn 4 on: two make a point."""
    stacks = {"1111": "3/1 CIDG-1", "1012": "A/334/32"}
    game = field(stacks, scenario="7", turn=4, maneuver={"1012": "3/1 CIDG-1"}, dice=[2, 3])
    play(game, ["go"], ["to", "C3"])
    assert "left-map" in kinds(game)
    assert points(game) == (0, 1)


@pytest.mark.rule("silver-bayonet", "8.5.2")
def test_stacked_units_go_where_they_like() -> None:
    game = play(beaten("A/9/66 B/9/66", 4, AMERICANS), ["go"])
    assert rolled(game) == ("2:1", "D1F1")
    play(game, ["to", "2413"], ["to", "2213"])
    assert (at(game, "2413"), at(game, "2213")) == (["A/9/66:f"], ["B/9/66"])


@pytest.mark.rule("silver-bayonet", "8.5.2", "4.3.1")
def test_nobody_retreats_into_a_full_hex() -> None:
    """Three points and a half leave room for a heavy weapons company alone."""
    others = {"2313": "A/7/66 B/7/66 C/7/66 D/7/66"}
    game = play(beaten("A/9/66 D/9/66", 4, "A/1/7 B/1/7 C/1/7", others=others), ["go"])
    assert ways(game) == ["2413", "2213"]
    assert forbids(game, ["to", "2313"]) == "8.5.2"
    play(game, ["to", "2413"])
    assert ways(game) == ["2413", "2313", "2213"]


@pytest.mark.rule("silver-bayonet", "8.5.3")
def test_a_friend_in_the_hex_lifts_control() -> None:
    game = play(beaten(others={"2412": "HQ/32"}), ["go"])
    assert ways(game) == ["2412", "2413", "2313", "2213"]


@pytest.mark.rule("silver-bayonet", "8.5.4")
def test_not_into_a_hex_that_is_attacked_or_was() -> None:
    stacks = {"2311": "A/1/7 B/1/7", HERE: "A/9/66", "2413": "B/9/66", "2513": "C/1/7 D/1/7"}
    attacks = {HERE: "A/1/7 B/1/7", "2413": "C/1/7 D/1/7"}
    going = field(stacks, maneuver=attacks, dice=[4])
    play(going, ["fight", HERE], ["lead", "A/1/7"], ["go"])
    assert "2413" not in ways(going)
    assert forbids(going, ["to", "2413"]) == "8.5.4"
    gone = field(stacks, maneuver=attacks, dice=[4, 4])
    play(gone, ["fight", "2413"], ["lead", "C/1/7"], ["go"], ["to", "2414"], ["done"])
    assert at(gone, "2413") == []
    play(gone, ["lead", "A/1/7"], ["go"])
    assert forbids(gone, ["to", "2413"]) == "8.5.4"


# No way out


SURROUNDED = {"2413": "A/2/7", "2213": "B/2/7"}  # with 2311 they control every hex around 2312


@pytest.mark.rule("silver-bayonet", "8.5.6")
def test_who_has_no_way_pays_a_step_and_a_fatigue() -> None:
    game = beaten("A/9/66 B/9/66", 4, AMERICANS, others=SURROUNDED)
    assert at(game, HERE) == ["A/9/66:f", "B/9/66"]
    play(game, ["go"])
    assert last(game, "trapped") == {"side": "PAVN", "place": HERE}
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:f"]


@pytest.mark.rule("silver-bayonet", "8.5.6", "2.5.3", "2.6.1", "8.3.1C")
def test_who_leads_pays_for_that_first() -> None:
    """D1 without an F: neither the step nor the fatigue has been suffered yet; after D2F1 both have."""
    game = beaten("A/9/66 B/9/66", 3, "A/1/7 B/1/7 D/1/7", others=SURROUNDED)
    assert rolled(game) == ("1.5:1", "D1")
    play(game, ["go"])
    assert last(game, "trapped") == {"side": "PAVN", "place": HERE}
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66"]
    hurt = play(beaten("A/9/66 B/9/66", 3, AMERICANS, others=SURROUNDED), ["go"])
    assert rolled(hurt) == ("2:1", "D2F1")
    assert actions(hurt) == [["lose", "A/9/66"], ["lose", "B/9/66"]]


@pytest.mark.rule("silver-bayonet", "8.5.6", "2.6.2")
def test_a_fatigued_lead_unit_alone_does_not_make_it_two_steps() -> None:
    """Other than for those who stand: only if all units of the stack are fatigued."""
    stacks = {"2311": AMERICANS, HERE: "A/9/66:f B/9/66 C/9/66", **SURROUNDED}
    game = field(stacks, maneuver={HERE: AMERICANS}, dice=[3])
    play(game, ["lead", "A/1/7"], ["lead", "A/9/66"])
    assert rolled(game)[1] == "D1F1"
    play(game, ["tire", "B/9/66"], ["go"], ["lose", "C/9/66"])  # the lead unit has lost a step before
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:f", "C/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "8.5.6")
def test_if_all_are_fatigued_it_is_one_step_more() -> None:
    """D2 on ground of two is a step; then one for the trap and one in place of the fatigue."""
    game = beaten("A/9/66 B/9/66", 2, AMERICANS, others=SURROUNDED)
    assert rolled(game) == ("2:1", "D2F2")
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:f"]
    play(game, ["go"])
    play(game, ["lose", "B/9/66"], ["lose", "B/9/66"])
    assert at(game, HERE) == ["A/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "8.5.6", "8.5.2")
def test_who_has_a_way_goes_and_the_rest_pay() -> None:
    """Ruling 29."""
    others = {**SURROUNDED, "2313": "A/7/66 B/7/66 C/7/66 D/7/66"}
    game = beaten("A/9/66 D/9/66", 3, others=others)
    assert rolled(game) == ("1.5:1", "D1")
    play(game, ["go"])
    assert "D/9/66" in at(game, "2313")
    assert at(game, HERE) == ["A/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "8.5.6")
def test_attackers_pay_likewise() -> None:
    others = {"2310": "A/7/66", "2411": "B/7/66", "2211": "C/7/66", "2212": "A/334/32", "2412": "A/H15"}
    game = beaten("A/9/66 B/9/66", 8, "A/1/7 B/1/7:r", others=others)
    assert rolled(game)[1][0] == "A"
    assert last(game, "trapped") == {"side": "FWA", "place": "2311"}


# To stand


@pytest.mark.rule("silver-bayonet", "8.5.7a", "2.5.3")
def test_ground_of_two_is_held_for_a_step_and_a_fatigue() -> None:
    """D1 has cost no step, so the first one is that of the lead unit."""
    game = beaten("A/9/66 B/9/66", 4, AMERICANS)
    assert actions(game) == [["go"], ["stand"]]
    play(game, ["stand"])
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:f"]
    assert "retreated" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "8.5.7a", "2.5.3", "2.6.1", "8.3.1C")
def test_the_lead_unit_pays_for_it_first() -> None:
    """D1 without an F: neither the step nor the fatigue has been suffered yet."""
    game = beaten("A/9/66 B/9/66", 3, "A/1/7 B/1/7 D/1/7")
    assert rolled(game) == ("1.5:1", "D1")
    play(game, ["stand"])
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66"]


@pytest.mark.rule("silver-bayonet", "8.5.7a", "2.5.3", "2.5.2")
def test_the_second_step_is_anybodys() -> None:
    game = beaten("A/9/66 B/9/66", 3, AMERICANS)
    assert rolled(game) == ("2:1", "D2F1")
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66"]
    play(game, ["stand"])
    assert actions(game) == [["lose", "A/9/66"], ["lose", "B/9/66"]]


@pytest.mark.rule("silver-bayonet", "8.5.7a", "2.6.2")
@pytest.mark.parametrize(("lead", "steps"), [("A/9/66", 2), ("B/9/66", 1)])
def test_a_lead_unit_that_was_fatigued_before_makes_it_two_steps(lead: str, steps: int) -> None:
    """One that the result itself has fatigued does not."""
    stacks = {"2311": AMERICANS, HERE: "A/9/66:f B/9/66 C/9/66"}
    game = field(stacks, maneuver={HERE: AMERICANS}, dice=[3])
    play(game, ["lead", "A/1/7"], ["lead", lead])
    assert rolled(game)[1] == "D1F1"
    while asked(game)[1] != "stand-or-go":
        play(game, actions(game)[0])
    before = len(losses(game))
    play(game, ["stand"])
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[-1])
    assert len(losses(game)) - before == steps


@pytest.mark.rule("silver-bayonet", "8.5.7a", "2.6.2")
def test_there_the_fatigue_may_be_extra_fatigue() -> None:
    """Ruling 30: all are fatigued already, so it is two steps."""
    game = beaten("A/9/66 B/9/66", 2, AMERICANS)
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:f"]
    play(game, ["stand"], ["lose", "A/9/66"])
    assert at(game, HERE) == ["B/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "8.5.7a", "8.5.7b", "2.6.2")
@pytest.mark.parametrize(
    ("place", "defenders", "die", "says"),
    [
        (HERE, "A/9/66 B/9/66", 4, "Stand: a step is lost and one unit becomes fatigued"),
        (HERE, "A/9/66 B/9/66", 2, "Stand: 2 steps are lost"),
        ("2812", "A/9/66 B/9/66", 3, "Stand: one unit becomes fatigued"),
        ("2812", "A/9/66:f B/9/66:f", 3, "Stand: it costs nothing"),
    ],
)
def test_who_may_stand_is_told_the_price(place: str, defenders: str, die: int, says: str) -> None:
    origin = {HERE: "2311", "2812": "2811"}[place]
    game = field({origin: AMERICANS, place: defenders}, maneuver={place: AMERICANS}, dice=[die])
    play(game, ["lead", "A/1/7"], ["lead", "A/9/66"])
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert game.decision is not None
    assert [choice.text("en") for choice in game.decision.choices] == ["Retreat", says]


@pytest.mark.rule("silver-bayonet", "8.5.7a")
def test_open_ground_is_not_held() -> None:
    """1312 is clear; but a motorised stack has a TDV of two there."""
    game = field({"1412": "A/1/7 B/1/7", "1312": "A/9/66"}, maneuver={"1312": "A/1/7 B/1/7"}, dice=[5])
    play(game, ["lead", "A/1/7"])
    assert rolled(game) == ("2:1", "D1F1")
    assert asked(game) == ("PAVN", "fall-back")
    driven = field(
        {"1311": "A/9/66 B/9/66", "1312": "1/3"}, side="PAVN", maneuver={"1312": "A/9/66 B/9/66"}, dice=[2, 5]
    )
    play(driven, ["lead", "A/9/66"])
    assert asked(driven) == ("FWA", "stand-or-go")


@pytest.mark.rule("silver-bayonet", "8.5.7b")
def test_ground_of_three_is_held_for_a_fatigue_alone() -> None:
    stacks = {"2811": AMERICANS, "2812": "A/9/66 B/9/66"}
    game = field(stacks, maneuver={"2812": AMERICANS}, dice=[3])
    play(game, ["lead", "A/1/7"], ["lead", "A/9/66"])
    assert rolled(game) == ("2:1", "D1F1")
    play(game, ["stand"])
    assert at(game, "2812") == ["A/9/66:f", "B/9/66:f"]


@pytest.mark.rule("silver-bayonet", "8.5.7b", "2.6.2")
@pytest.mark.parametrize(("option", "left"), [(False, "A/9/66:f"), (True, "A/9/66:rf")])
def test_and_never_for_extra_fatigue(option: bool, left: str) -> None:
    """Ruling 30: unless the option takes the example at its word."""
    stacks = {"2811": "A/1/7 B/1/7", "2812": "A/9/66"}
    options = {"standing_costs": option}
    game = field(stacks, maneuver={"2812": "A/1/7 B/1/7"}, dice=[3], options=options)
    play(game, ["lead", "A/1/7"], ["stand"])
    assert at(game, "2812") == [left]


@pytest.mark.rule("silver-bayonet", "8.5.7b", "13.1.1.2d")
@pytest.mark.parametrize("holder", ["FWA", "PAVN"])
def test_attacking_out_of_a_landing_zone(holder: str) -> None:
    """1619 is one in scenario 7, as long as the Free World Allies hold it; they have no way out of it."""
    stacks = {"1619": "A/1/7", "1618": "A/334/32 B/334/32"}
    game = field(stacks, scenario="7", maneuver={"1618": "A/1/7"}, dice=[8], held={"1619": holder})
    play(game, ["lead", "A/334/32"])
    assert rolled(game)[1].startswith("A")
    assert ("trapped" in kinds(game)) == (holder == "PAVN")
    if holder == "FWA":
        assert asked(game) == ("FWA", "stand-or-go")
        before = at(game, "1619")
        play(game, ["stand"])
        assert at(game, "1619") == before  # fatigued by the result, and by nothing more


@pytest.mark.rule("silver-bayonet", "8.5.7b", "13.1.1.2d")
def test_defending_in_a_landing_zone_costs_no_step() -> None:
    """Light jungle, but the price is that of ground of three."""
    stacks = {"1618": "A/334/32 B/334/32 C/334/32", "1619": "A/1/7 B/1/7"}
    names = "A/334/32 B/334/32 C/334/32"
    game = field(stacks, scenario="7", side="PAVN", maneuver={"1619": names}, dice=[2, 1])
    play(game, ["lead", "A/334/32"], ["lead", "A/1/7"])
    assert rolled(game)[1] == "D2F1"
    play(game, ["stand"])
    assert at(game, "1619") == ["A/1/7:rf", "B/1/7:f"]


@pytest.mark.rule("silver-bayonet", "8.5.8", "8.5")
def test_who_is_assaulted_too_stays_and_pays_nothing() -> None:
    stacks = {"2311": "A/1/7 B/1/7", "2212": "C/1/7", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7"}, assault={HERE: "C/1/7"}, dice=[4, 9, 9, 9, 9])
    play(game, ["lead", "A/1/7"])
    assert rolled(game) == ("2:1", "D1F1")
    assert not {"retreated", "stood", "step-lost", "trapped"} & set(kinds(game))
    assert len(events(game, "assault-roll")) == 2
    assert at(game, HERE) == ["A/9/66:f"]
