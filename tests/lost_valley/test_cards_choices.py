"""The event cards that leave something to the player: a Division, works, a place, a Unit, a roll."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import (
    CALM,
    NOBODY_DUE,
    actions,
    asked,
    cr,
    draw,
    events,
    piles,
    play,
    refusal,
    siege,
    state,
    strength,
    units,
)


def marked(game: indochine.Game, mark: str) -> set[str]:
    return {*game.position()["marks"][mark]}


# card:24, card:40, card:20, card:36, card:41


@pytest.mark.rule("lost-valley", "card:24")
@pytest.mark.parametrize(("division", "after"), [("312", 11), ("308", 11), ("316", 10), ("304", 7)])
def test_card_24_a_division_of_ones_choice_loses_two(division: str, after: int) -> None:
    game = siege("vm_logistics", in_force="24", tracks=CALM, dice=(6, 6, 6))
    assert asked(game) == "choose-division"
    assert actions(game) == [["strike", d] for d in ("312", "308", "316", "304")]
    play(game, ["strike", division])
    told = events(game, "strength-moved")[0]
    assert (told["division"], told["number"], told["level"]) == (division, -2, after)


@pytest.mark.rule("lost-valley", "card:24", "11.2a", "2.2.8.4")
def test_card_24_comes_before_the_status_checks_and_stops_at_1() -> None:
    game = siege(
        "vm_logistics", in_force="24", tracks=CALM, divisions={"308": {"strength": 9}}, dice=(1, 1, 6, 6)
    )
    play(game, ["strike", "308"])
    assert [told["division"] for told in events(game, "status-rolled")] == ["308"]
    game = siege("vm_logistics", in_force="24", tracks=CALM, divisions={"308": {"strength": 2}}, dice=(1, 1))
    play(game, ["strike", "308"])
    assert strength(game, "308") == 1


@pytest.mark.rule("lost-valley", "card:40")
def test_card_40_two_different_french_cr_gain_a_level_for_nothing() -> None:
    """Gabrielle stands at the front, Junon behind it; PC GONO has its four Levels already."""
    game = siege("repairs", in_force="40", tracks={**CALM, "action_points": 0}, held={"beatrice": "312"})
    assert asked(game) == "choose-works"
    assert refusal(game, ["raise", "beatrice"]) == "2.2.1.4a"
    assert refusal(game, ["raise", "pc-gono"]) == "2.2.1.4a"
    assert refusal(game, ["raise", "natasha"]) == "2.2.1.4a"
    play(game, ["raise", "gabrielle"])
    assert refusal(game, ["raise", "gabrielle"]) == "5.1b"
    play(game, ["raise", "junon"])
    assert (cr(game, "gabrielle")["fortifications"], cr(game, "junon")["fortifications"]) == (3, 3)
    assert events(game, "point-spent") == []
    assert "works" not in [told["why"] for told in events(game, "resources-moved")]
    assert asked(game) != "choose-works"


@pytest.mark.rule("lost-valley", "card:40")
def test_card_40_one_may_stop_short() -> None:
    game = siege("repairs", in_force="40", tracks={**CALM, "action_points": 0})
    play(game, ["raise", "junon"], ["done"])
    assert [told["place"] for told in events(game, "fortifications-moved")][:1] == ["junon"]


@pytest.mark.rule("lost-valley", "card:20")
def test_card_20_a_reduced_battalion_returns_to_full_strength() -> None:
    marks = {"reduced": "i-2-rei 8-bpc"}
    game = siege("reinforcements", in_force="20", turn=6, marks=marks, track=NOBODY_DUE, tracks=CALM)
    assert asked(game) == "restore-unit"
    assert actions(game) == [["restore", "i-2-rei"], ["restore", "8-bpc"]]
    assert refusal(game, ["restore", "1-bep"]) == "5.1b"
    play(game, ["restore", "8-bpc"])
    assert marked(game, "reduced") == {"i-2-rei"}
    assert [told["unit"] for told in events(game, "restored")] == ["8-bpc"]


@pytest.mark.rule("lost-valley", "card:20", "2.2.1.3b")
def test_card_20_within_stacking_and_not_in_an_encircled_cr() -> None:
    """Huguette is full with six steps, Isabelle Encircled; in Claudine there is room."""
    garrison = {
        "pc-gono": "31-bg",
        "huguette": "i-2-rei 8-bpc 1-bep csm-272",
        "isabelle": "iii-3-rei",
        "claudine": "i-13-dble bt-2",
    }
    marks = {"reduced": "i-2-rei iii-3-rei i-13-dble bt-2"}
    given: dict[str, Any] = {"garrison": garrison, "marks": marks, "forts": {"isabelle": 0}}
    game = siege("reinforcements", in_force="20", turn=6, track=NOBODY_DUE, tracks=CALM, **given)
    assert actions(game) == [["restore", "i-13-dble"], ["restore", "bt-2"]]
    assert refusal(game, ["restore", "i-2-rei"]) == "5.1b"
    assert refusal(game, ["restore", "iii-3-rei"]) == "5.1b"


@pytest.mark.rule("lost-valley", "card:36")
def test_card_36_a_parachute_battalion_is_used_and_the_flak_hit() -> None:
    game = draw("36", tracks={"vm_aaa": 6}, marks={"used": "1-bep"})
    assert asked(game) == "take-event"
    play(game, ["take"])
    assert marked(game, "used") == {"1-bep", "8-bpc"}  # the only Active one
    assert state(game).aaa == 4


@pytest.mark.rule("lost-valley", "card:36")
def test_card_36_which_battalion_is_ones_choice() -> None:
    game = play(draw("36", tracks={"vm_aaa": 2}), ["take"])
    assert asked(game) == "exhaust-unit"
    assert actions(game) == [["use", "1-bep"], ["use", "8-bpc"]]
    assert refusal(game, ["use", "i-2-rei"]) == "5.1b"
    play(game, ["use", "1-bep"])
    assert marked(game, "used") == {"1-bep"}
    assert state(game).aaa == 1  # never below


@pytest.mark.rule("lost-valley", "card:36")
def test_card_36_may_be_declined() -> None:
    game = play(draw("36", tracks={"vm_aaa": 6}, dice=(6, 6)), ["decline"])
    assert marked(game, "used") == set()
    assert state(game).aaa == 6
    assert piles(game, "36") == ["discard"]
    assert state(game).ap == 2


@pytest.mark.rule("lost-valley", "card:36", "5.3")
def test_card_36_needs_an_active_parachute_battalion() -> None:
    assert events(draw("36", marks={"used": "1-bep 8-bpc"}), "no-event")
    viet = {"pc-gono": "31-bg", "claudine": "5-bpvn"}
    track = {unit: turn for unit, turn in NOBODY_DUE.items() if unit != "5-bpvn"}
    assert asked(draw("36", garrison=viet, track=track)) == "take-event"
    assert events(draw("36", garrison={"pc-gono": "31-bg", "claudine": "i-2-rei"}), "no-event")


@pytest.mark.rule("lost-valley", "card:41")
def test_card_41_puts_off_the_unit_due_or_costs_a_resource_point() -> None:
    due = NOBODY_DUE | {"6-bpc": 6}
    game = draw("41", track=due, dice=(1,))
    assert game.position()["track"] == due | {"6-bpc": 7}
    assert state(game).resources == 15
    nobody = draw("41", dice=(1,))
    assert nobody.position()["track"] == NOBODY_DUE
    assert state(nobody).resources == 14


# card:11


def airmen(**given: Any) -> indochine.Game:
    given = {"airstrip": "damaged", "track": NOBODY_DUE, "tracks": CALM, **given}
    return siege("reinforcements", hand="11", turn=4, **given)


@pytest.mark.rule("lost-valley", "card:11")
@pytest.mark.parametrize("place", ["huguette", "epervier-opera", "pc-gono"])
def test_card_11_the_airmen_take_their_place(place: str) -> None:
    game = play(airmen(), ["play", "11"])
    assert asked(game) == "place-card-unit"
    assert actions(game) == [["place", "huguette"], ["place", "epervier-opera"], ["place", "pc-gono"]]
    assert refusal(game, ["place", "claudine"]) == "5.1b"
    play(game, ["place", place])
    assert "cmaa" in units(game, place)
    assert game.position()["aside"] == []
    assert "cmaa" not in marked(game, "used")
    assert piles(game, "11") == ["removed", "in_force"]


@pytest.mark.rule("lost-valley", "card:11", "2.2.1.3b", "2.2.1.1a")
def test_card_11_only_in_french_cr_with_room() -> None:
    """Huguette is lost; Epervier is full with five steps."""
    garrison = {"pc-gono": "31-bg", "epervier-opera": "8-bpc 1-bep csm-272"}
    game = airmen(held={"huguette": "308"}, garrison=garrison, airstrip="destroyed")
    play(game, ["play", "11"])
    assert "cmaa" in units(game, "pc-gono")  # the only place left


@pytest.mark.rule("lost-valley", "card:11", "2.2.1.3b")
def test_card_11_the_refusals() -> None:
    garrison = {"pc-gono": "31-bg", "epervier-opera": "8-bpc 1-bep csm-272", "huguette": "i-2-rei"}
    game = play(airmen(garrison=garrison), ["play", "11"])
    assert refusal(game, ["place", "epervier-opera"]) == "2.2.1.3b"
    lost = play(airmen(held={"epervier-opera": "312"}), ["play", "11"])
    assert refusal(lost, ["place", "epervier-opera"]) == "2.2.1.4a"


@pytest.mark.rule("lost-valley", "card:11", "6.2a")
def test_card_11_played_on_drawing_waits_for_the_reinforcements() -> None:
    game = play(draw("11", airstrip="damaged"), ["play"])
    assert game.position()["aside"] == ["cmaa"]
    assert piles(game, "11") == ["removed", "in_force"]
    while asked(game) != "place-card-unit":
        game.play(actions(game)[0])
    assert asked(game) == "place-card-unit"


# card:08


@pytest.mark.rule("lost-valley", "card:08")
@pytest.mark.parametrize("points", [0, 2])
def test_card_08_movement_costs_no_action_point(points: int) -> None:
    game = siege("movement", hand="08", tracks={**CALM, "action_points": points}, track=NOBODY_DUE)
    play(game, ["play", "08"], ["move", "i-13-dble"], ["to", "junon"])
    assert state(game).ap == points
    paid = siege("movement", tracks={**CALM, "action_points": 2}, track=NOBODY_DUE)
    play(paid, ["move", "i-13-dble"], ["to", "junon"])
    assert state(paid).ap == 1
