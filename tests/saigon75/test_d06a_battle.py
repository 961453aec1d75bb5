"""D.6a: announcements, dice, netting of retreats, and the worked example of Pleiku."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import indochine
from indochine.kernel.errors import IllegalAction
from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    PLANE,
    SV_BACK,
    SV_HIT,
    SV_MISS,
    asked,
    assault,
    attack,
    battle,
    begin,
    dice,
    dice_sum,
    fight,
    token_of,
)
from tests.saigon75.table import actions, events, has_militia, play, refusal, state, table, units

AIR = {"ready": 2, "supply": 10, "lost": 0}


# D.6a.1 to D.6a.3: dice


@pytest.mark.rule("saigon75", "D.6a.1")
@pytest.mark.parametrize(("nv", "sv"), [(1, 1), (2, 1), (3, 5), (5, 4)])
def test_one_die_for_each_unit_engaged(nv: int, sv: int) -> None:
    game = assault("sv_division*" + str(sv), "nv_division*" + str(nv), [])
    assert dice(game) == (nv, sv)
    assert battle(game)["nv_sum"] == [{"label": "units", "worth": nv, "rule": "D.6a.1"}]
    assert battle(game)["sv_sum"] == [{"label": "units", "worth": sv, "rule": "D.6a.1"}]


@pytest.mark.rule("saigon75", "D.6a.1")
def test_a_reduced_division_throws_a_die_like_any_unit() -> None:
    assert dice(assault("sv_division_reduced ranger", "nv_division_reduced vc", [])) == (2, 2)


@pytest.mark.rule("saigon75", "D.6a.1", "D.6a.2", "D.6c.9")
def test_attacker_announces_then_defender_then_both_throw() -> None:
    game = table(sv={"pleiku": "para"}, nv={"pleiku": "nv_division"}, step="combat", turn=2, air=AIR)
    begin(attack(game, "pleiku"))
    assert (asked(game), game.seat) == ("announce-bonus", "NV")
    play(game, ["infiltrate"])
    assert (asked(game), game.seat) == ("announce-bonus", "SV")  # one marker only: NV has no more to announce
    assert events(game, "battle") == []
    play(game, ["air"], ["air"])
    assert dice(game) == (2, 3)
    assert dice_sum(game, "nv") == {"units": 1, "infiltration": 1}
    assert dice_sum(game, "sv") == {"units": 1, "air": 2}


@pytest.mark.rule("saigon75", "D.6a.2", "D.6c.9")
def test_no_taking_back_once_the_other_side_is_asked() -> None:
    game = table(
        sv={"pleiku": "para*2"}, nv={"pleiku": "nv_division"}, step="combat", turn=2, air=AIR, infiltration=1
    )
    play(begin(attack(game, "pleiku")), ["done"])
    assert game.seat == "SV"
    assert refusal(game, ["infiltrate"]) == "D.6c.1"  # it is no longer NV's word
    with pytest.raises(IllegalAction):
        game.undo()


@pytest.mark.rule("saigon75", "D.6a.3a", "D.6c.9")
def test_no_bonus_die_beyond_five() -> None:
    game = table(
        sv={"pleiku": "para*2 mech*2"}, nv={"pleiku": "nv_division*5"}, step="combat", turn=2, air=AIR
    )
    begin(attack(game, "pleiku"))
    assert game.seat == "SV"  # NV has five dice and nothing to announce
    play(game, ["air"])  # the fifth die; the second marker stays in its box
    assert dice(game) == (5, 5)
    assert dice_sum(game, "sv") == {"units": 4, "air": 1}
    assert len(events(game, "air-committed")) == 1


@pytest.mark.rule("saigon75", "D.6a.3a", "D.6c.9")
def test_a_sixth_die_is_refused() -> None:
    event = {"card": 13, "uses": 1, "province": None}  # NV still has something to announce
    game = table(
        sv={"pleiku": "para*3"},
        nv={"pleiku": "nv_division*5"},
        step="combat",
        turn=3,
        tokens=token_of("NV"),
        event=event,
    )
    begin(attack(game, "pleiku"))
    assert actions(game) == [["done"], ["paralyse"]]
    assert refusal(game, ["infiltrate"]) == "D.6a.3a"
    assert refusal(game, ["token"]) == "D.6a.3a"


@pytest.mark.rule("saigon75", "D.6a.3a", "D.6c.6", "D.6c.9")
def test_dice_that_come_of_themselves_are_cut_to_five() -> None:
    game = assault("sv_division*5", "nv_division", [], province="saigon")
    assert dice(game) == (1, 5)
    assert dice_sum(game, "sv") == {"units": 5, "saigon": 1, "five-dice": -1}


@pytest.mark.rule("saigon75", "D.6a.3a", "D.6c.7", "D.6c.9")
def test_two_event_dice_on_four_units_make_five() -> None:
    event = {"card": 10, "uses": 1, "province": None}
    game = table(
        sv={"pleiku": "para"}, nv={"pleiku": "nv_division*4"}, step="combat", event=event, infiltration=5
    )
    play(begin(attack(game, "pleiku")), ["event"])
    assert dice(game)[0] == 5
    assert dice_sum(game, "nv") == {"units": 4, "event": 2, "five-dice": -1}
    assert state(game).infiltration == 5  # refused at five dice, so it is not wasted


# D.6a.6, D.6a.7: retreats are netted, militia are immune


@pytest.mark.rule("saigon75", "D.6a.6", "D.6a.6x")
@pytest.mark.parametrize(
    ("nv", "sv", "nv_back", "sv_back"),
    [(2, 3, 1, 0), (3, 2, 0, 1), (2, 2, 0, 0), (0, 0, 0, 0), (4, 0, 0, 4), (0, 3, 3, 0)],
)
def test_only_the_balance_of_retreats_counts(nv: int, sv: int, nv_back: int, sv_back: int) -> None:
    """D.6a.6x is the first: 2 for NV, 3 for SV, one unit of NV must retreat."""
    script = [NV_BACK] * nv + [NV_MISS] * (4 - nv) + [SV_BACK] * sv + [SV_MISS] * (4 - sv)
    game = table(
        sv={"pleiku": "para*3 mech", "phu_yen": "marine", "can_tho": "mech"},
        nv={"pleiku": "nv_division*4"},
        step="combat",
        dice=script,
    )
    fight(game, "pleiku")
    assert (battle(game)["nv_retreats"], battle(game)["sv_retreats"]) == (nv_back, sv_back)
    while asked(game) == "retreat-unit":
        assert game.seat == ("NV" if nv_back else "SV")
        game.play(actions(game)[0])
    gone = Counter(e["side"] for e in events(game, "retreated"))
    assert (gone["NV"], gone["SV"]) == (nv_back, sv_back)


@pytest.mark.rule("saigon75", "D.6a.6")
def test_the_owner_picks_who_retreats_and_where() -> None:
    game = table(
        sv={"pleiku": "para ranger", "phu_yen": "mech", "binh_dinh": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        dice=[NV_BACK, SV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert game.seat == "SV"
    expected = [["retreat", k, p] for k in ("ranger", "para") for p in ("binh_dinh", "phu_yen")]
    assert sorted(actions(game)) == sorted(expected)
    assert refusal(game, ["retreat", "mech", "phu_yen"]) == "D.6a.6"
    play(game, ["retreat", "ranger", "binh_dinh"])
    assert units(game, "binh_dinh") == {"mech": 1, "ranger": 1}
    assert units(game, "pleiku") == {"para": 1, "nv_division": 1}


@pytest.mark.rule("saigon75", "D.6a.7")
def test_militia_take_neither_hits_nor_retreats() -> None:
    """Both sides are wiped out; the marker stays although three results were left over."""
    game = table(
        sv={"pleiku": "ranger*3", "can_tho": "mech"},
        nv={"pleiku": "vc*2"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=[SV_HIT, SV_HIT, SV_HIT, NV_HIT, NV_HIT, NV_HIT],
    )
    fight(game, "pleiku")
    assert dice_sum(game, "nv") == {"units": 2, "militia": 1}
    assert units(game, "pleiku") == {}
    assert has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.6a.7", "D.6b.4a")
def test_militia_do_not_retreat() -> None:
    game = table(
        sv={"pleiku": "ranger*3"},
        nv={"pleiku": "vc"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=[SV_BACK, SV_BACK, SV_BACK, NV_MISS, NV_HIT],
    )
    fight(game, "pleiku")
    assert [e["place"] for e in events(game, "retreated")] == ["reserves"]
    assert events(game, "militia-removed") == [{"place": "pleiku"}]  # D.6c.2c, not by the dice


# The worked example


def pleiku(**fields: Any) -> indochine.Game:
    """D.6x: SV attacks Pleiku under Ammunition Shortage, with one air support."""
    game = table(
        sv={"pleiku": "ranger mech sv_division", "phu_yen": "para"},
        nv={"pleiku": "nv_division*3 vc"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        event={"card": 2, "uses": 0, "province": None},
        dice=[SV_MISS, SV_MISS, SV_HIT, SV_BACK, NV_MISS, NV_BACK, NV_BACK, PLANE],
        **fields,
    )
    return play(begin(attack(game, "pleiku")), ["air"])


@pytest.mark.rule("saigon75", "D.6x", "D.6a.1", "D.6.4", "D.6c.4", "D.7.1")
def test_example_sv_attacks_pleiku() -> None:
    game = pleiku()
    assert events(game, "vc-stand-aside") == []  # a Ranger attacks: the VC must defend
    assert dice(game) == (3, 4)
    assert dice_sum(game, "nv") == {"units": 4, "shortage": -1}
    assert dice_sum(game, "sv") == {"units": 3, "air": 1}
    assert battle(game)["sv_faces"] == ["blank", "blank", "hit", "retreat"]
    assert battle(game)["nv_faces"] == ["blank", "retreat", "retreat"]
    assert (battle(game)["nv_retreats"], battle(game)["sv_retreats"]) == (0, 1)
    play(game, ["lose", "nv_division"], ["retreat", "mech", "phu_yen"], ["done"])
    assert events(game, "attrition") == [{"faces": ["plane"], "lost": 1}]
    assert (state(game).air_ready, state(game).air_lost) == (0, 1)
    assert not has_militia(game, "pleiku")
    assert not has_militia(game, "phu_yen")


@pytest.mark.rule("saigon75", "D.6x2", "D.6a.3b", "D.6a.5", "D.6a.6", "D.6b.1a")
def test_example_applying_the_results_at_pleiku() -> None:
    game = pleiku()
    assert (game.seat, asked(game)) == ("NV", "take-loss")  # the defender first
    assert actions(game) == [["lose", "nv_division"], ["lose", "vc"]]
    play(game, ["lose", "nv_division"])
    assert (game.seat, asked(game)) == ("SV", "retreat-unit")
    assert sorted(actions(game)) == [["retreat", k, "phu_yen"] for k in ("mech", "ranger", "sv_division")]
    play(game, ["retreat", "mech", "phu_yen"], ["done"])
    assert units(game, "pleiku") == {
        "nv_division": 2,
        "nv_division_reduced": 1,
        "vc": 1,
        "ranger": 1,
        "sv_division": 1,
    }
    assert units(game, "phu_yen") == {"para": 1, "mech": 1}
