"""9.0, 10.0 and the tracks: rationing, delays, every modifier of the Resource roll, morale boosting."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import CALM, NOBODY_DUE, TITLE, actions, asked, events, parts, play, refusal, siege, state, units


def supply(dice: tuple[int, int] = (3, 4), rationed: int = 0, **given: Any) -> indochine.Game:
    """The Resource phase, played through its roll. SITREP 0, AAA 1, the last turn not quiet, unless given."""
    tracks = {**CALM, "vm_aaa": 1, "action_points": 0, **given.pop("tracks", {})}
    given = {"track": NOBODY_DUE, "quiet": False, **given}
    game = siege("resources", tracks=tracks, dice=dice, **given)
    return play(game, ["ration", rationed])


def rolled(game: indochine.Game) -> dict[str, int]:
    return parts(events(game, "supply-rolled")[0])


# The tracks


@pytest.mark.rule("lost-valley", "2.2.8.1a", "2.2.8.2a", "2.2.8.5", "9.0", "10.0")
@pytest.mark.parametrize(
    ("morale", "resources", "sitrep"),
    [
        (16, 5, -1),  # the example of 2.5.2
        (6, 15, -1),  # 2.2.8.1: at 6 the DRM is -1
        (10, 26, 1),  # 2.2.8.2: at 26 it is +1
        (7, 17, -1),  # 20.1
        (1, 1, -4),
        (3, 6, -4),
        (4, 7, -2),
        (8, 12, -2),
        (9, 13, 0),
        (14, 20, 0),
        (15, 21, 2),
        (20, 30, 2),
    ],
)
def test_each_level_has_its_own_modifier_and_the_sitrep_is_their_sum(
    morale: int, resources: int, sitrep: int
) -> None:
    tracks = {"camp_morale": morale, "resource_points": resources}
    assert state(siege("movement", tracks=tracks)).sitrep() == sitrep


@pytest.mark.rule("lost-valley", "2.2.8.1a", "2.2.8.2a", "2.2.8.5")
def test_the_ends_of_the_tracks() -> None:
    track = TITLE.pack.tables.track
    assert (track.camp_morale.least, track.camp_morale.most, len(track.camp_morale.drm)) == (1, 20, 20)
    assert (track.resource_points.least, track.resource_points.most) == (1, 30)
    assert len(track.resource_points.drm) == 30
    for one in (track.camp_morale, track.resource_points):
        assert list(one.drm) == sorted(one.drm)  # more is never worse
        with pytest.raises(LookupError):
            one.drm_at(0)
    sums = [a + b for a in track.camp_morale.drm for b in track.resource_points.drm]
    assert (min(sums), max(sums)) == (track.sitrep.least, track.sitrep.most)


@pytest.mark.rule("lost-valley", "2.2.8.1b", "2.2.8.2b")
def test_neither_track_rises_above_its_end() -> None:
    game = siege("movement", tracks={"camp_morale": 19, "resource_points": 29})
    s = state(game)
    s.shift_morale(5, "card")
    s.shift_resources(5, "card")
    assert (s.morale, s.resources, s.outcome) == (20, 30, None)


@pytest.mark.rule("lost-valley", "2.2.8.2b", "9.2")
def test_a_good_roll_stops_at_30() -> None:
    game = supply((6, 6), tracks={"resource_points": 28})
    assert state(game).resources == 30


@pytest.mark.rule("lost-valley", "2.2.8.2b", "9.2", "17.1")
def test_a_bad_roll_below_1_loses_the_game_at_once() -> None:
    game = supply((1, 1), tracks={"resource_points": 1})
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (None, "resource-points")
    assert game.outcome.score["level"] == "strategic-defeat"
    assert not supply((1, 1), tracks={"resource_points": 2}).over


# 9.2


@pytest.mark.rule("lost-valley", "9.2")
@pytest.mark.parametrize(
    ("total", "points"),
    [(2, -1), (3, -1), (4, 0), (5, 0), (6, 1), (7, 1), (8, 2), (9, 2), (10, 3), (11, 3), (12, 4)],
)
def test_every_row_of_the_table(total: int, points: int) -> None:
    game = supply((total // 2, total - total // 2))
    assert state(game).resources == 15 + points
    assert events(game, "supply-rolled")[0]["number"] == points


@pytest.mark.rule("lost-valley", "9.2")
def test_the_rows_below_2_and_above_12() -> None:
    at = TITLE.pack.tables.rp_adjustment.at
    assert [at(n).points for n in (-9, -1, 0, 1, 13, 20)] == [-3, -3, -2, -2, 4, 4]


@pytest.mark.rule("lost-valley", "9.2", "9.0")
@pytest.mark.parametrize(
    ("label", "worth", "given"),
    [
        ("airstrip", -1, {"airstrip": "interdicted"}),
        ("airstrip", -2, {"airstrip": "damaged"}),
        ("airstrip", -2, {"airstrip": "destroyed"}),
        ("drop-zones", -1, {"held": {"claudine": "308"}}),
        ("drop-zones", -1, {"held": {"huguette": "308", "francoise": "308"}}),
        ("drop-zones", -1, {"held": {"eliane": "316", "isabelle": "304"}}),
        ("drop-zones", -2, {"held": {"eliane": "316", "isabelle": "304", "claudine": "304"}}),
        ("drop-zones", -1, {"held": {"claudine": "none"}}),
        ("isabelle", -1, {"held": {"isabelle": "304"}}),
        ("isabelle", -1, {"forts": {"isabelle": 0}}),
        ("aaa", -3, {"tracks": {"vm_aaa": 11}}),
        ("quiet", 1, {"quiet": True}),
        ("rationing", 2, {"rationed": 2}),
        ("card", 3, {"in_force": "10"}),
        ("card", -2, {"in_force": "26", "tracks": {"vm_aaa": 1}}),
        ("card", -1, {"in_force": "06"}),
        ("card", 1, {"in_force": "10 26"}),
    ],
)
def test_every_modifier_of_the_resource_roll(label: str, worth: int, given: dict[str, Any]) -> None:
    found = rolled(supply(**given))
    assert found[label] == worth
    assert found["dice"] == 7


@pytest.mark.rule("lost-valley", "9.2")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"held": {"huguette": "308"}},  # Françoise keeps Natasha
        {"held": {"francoise": "308"}},
        {"held": {"eliane": "316"}},
        {"held": {"isabelle": "none"}},  # nobody's, and not Encircled
        {"forts": {"isabelle": 1, "claudine": 0}},
    ],
)
def test_what_does_not_count(given: dict[str, Any]) -> None:
    assert rolled(supply(**given)) == {"dice": 7}


@pytest.mark.rule("lost-valley", "9.2")
def test_everything_together() -> None:
    game = supply(
        (5, 6),
        airstrip="destroyed",
        held={"claudine": "304", "isabelle": "304", "eliane": "316"},
        tracks={"vm_aaa": 8},
        quiet=True,
        rationed=3,
        in_force="10",
    )
    assert rolled(game) == {
        "dice": 11,
        "airstrip": -2,
        "drop-zones": -2,
        "isabelle": -1,
        "aaa": -2,
        "quiet": 1,
        "rationing": 3,
        "card": 3,
    }
    assert state(game).resources == 15 + 3  # a total of 11


@pytest.mark.rule("lost-valley", "9.2")
@pytest.mark.parametrize(("turn", "quiet"), [(1, 1), (2, 0)])
def test_turn_1_counts_as_quiet_before(turn: int, quiet: int) -> None:
    """Before Turn 1 nobody assaulted; on it the Viet Minh did, so that Turn 2 has no such bonus."""
    game = TITLE.start(seed=5)
    while state(game).turn < turn or len(events(game, "supply-rolled")) < turn:
        game.play(actions(game)[0])
    assert parts(events(game, "supply-rolled")[turn - 1]).get("quiet", 0) == quiet


@pytest.mark.rule("lost-valley", "9.2", "card:05")
@pytest.mark.parametrize(("in_force", "quiet"), [("", False), ("05", True)])
def test_a_turn_without_viet_minh_assaults_is_quiet(in_force: str, quiet: bool) -> None:
    game = siege(
        "vm_assaults", in_force=in_force, tracks={**CALM, "action_points": 0}, turn=4, quiet=not quiet
    )
    while [entry.kind for entry in game.log].count("vm-did") == 0:
        game.play(actions(game)[0])
    assert state(game).quiet is quiet


# 9.1.1


@pytest.mark.rule("lost-valley", "9.1", "9.1.1")
@pytest.mark.parametrize("number", range(4))
def test_each_camp_morale_point_rationed_is_one_more_on_the_roll(number: int) -> None:
    game = supply(rationed=number)
    assert state(game).morale == 10 - number
    assert rolled(game).get("rationing", 0) == number
    kinds = [entry.kind for entry in game.log]
    assert kinds.count("rationed") == bool(number)
    if number:
        assert kinds.index("rationed") < kinds.index("supply-rolled")


@pytest.mark.rule("lost-valley", "9.1.1", "17.1")
def test_three_at_most_and_never_the_last_point() -> None:
    game = siege("resources", tracks=CALM, track=NOBODY_DUE)
    assert actions(game) == [["ration", n] for n in range(4)]
    assert refusal(game, ["ration", 4]) == "9.1.1"
    poor = siege("resources", tracks={**CALM, "camp_morale": 3}, track=NOBODY_DUE)
    assert refusal(poor, ["ration", 3]) == "17.1"
    assert refusal(poor, ["ration", 2]) == ""
    last = siege("resources", tracks={**CALM, "camp_morale": 1}, track=NOBODY_DUE)
    assert asked(last) != "ration"  # nothing to choose


# 9.1.2


DUE = {"5-bpvn": 3, "6-bpc": 3, "ii-1-rcp": 6, "2-bep": 8, "1-bpc": 14}


@pytest.mark.rule("lost-valley", "9.1", "9.1.2")
def test_a_unit_due_this_turn_may_be_put_off_for_one_more_on_the_roll() -> None:
    game = supply(track=DUE)
    assert asked(game) == "delay-arrival"
    assert actions(game) == [["none"], ["delay", "5-bpvn"], ["delay", "6-bpc"]]
    assert refusal(game, ["delay", "ii-1-rcp"]) == "9.1.2"  # not due
    assert refusal(game, ["delay", "8-bpc"]) == "9.1.2"  # on the map
    play(game, ["delay", "6-bpc"])
    assert rolled(game) == {"dice": 7, "delay": 1}
    assert game.position()["track"] == DUE | {"6-bpc": 4}
    assert asked(game) == "boost-morale"  # one Unit in a turn, though another is due


@pytest.mark.rule("lost-valley", "9.1.2")
def test_nobody_need_be_put_off() -> None:
    game = play(supply(track=DUE), ["none"])
    assert rolled(game) == {"dice": 7}
    assert game.position()["track"] == DUE


@pytest.mark.rule("lost-valley", "9.1.2")
def test_without_a_unit_due_nobody_is_asked() -> None:
    assert asked(supply(track=DUE | {"5-bpvn": 4, "6-bpc": 5})) == "boost-morale"


@pytest.mark.rule("lost-valley", "9.1.2")
def test_a_unit_put_off_may_be_put_off_again_the_next_turn() -> None:
    game = play(supply(track=DUE), ["delay", "6-bpc"])
    document = game.position() | {"turn": 4}
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "resources"}]
    again = play(TITLE.from_position(document, dice=[3, 4]), ["ration", 0], ["delay", "6-bpc"])
    assert rolled(again)["delay"] == 1
    assert again.position()["track"]["6-bpc"] == 5


@pytest.mark.rule("lost-valley", "9.1.2", "9.2")
def test_an_involuntary_delay_earns_nothing() -> None:
    """No place to land on Turn 3: 6 BPC waits for Turn 4, whose roll has no bonus for it."""
    lost = {"huguette": "308", "francoise": "308", "claudine": "304", "eliane": "316", "isabelle": "304"}
    game = siege(
        "reinforcements", held=lost, track=NOBODY_DUE | {"6-bpc": 3}, airstrip="destroyed", tracks=CALM
    )
    assert [(told["unit"], told["turn"]) for told in events(game, "no-landing")] == [("6-bpc", 4)]
    document = game.position() | {"turn": 4}
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "resources"}]
    later = play(TITLE.from_position(document, dice=[3, 4]), ["ration", 0])
    assert "delay" not in rolled(later)


@pytest.mark.rule("lost-valley", "9.1.2", "card:41")
def test_a_delay_by_card_earns_nothing_and_leaves_the_voluntary_one() -> None:
    """Both are due; the card holds back one, the commander another, for one more on the roll."""
    game = siege("event_card", drawn=None, next_card="41", track=DUE, tracks={**CALM, "vm_aaa": 1})
    assert asked(game) == "delay-unit"
    assert refusal(game, ["delay", "2-bep"]) == "9.1.2"
    play(game, ["delay", "5-bpvn"])
    assert game.position()["track"] == DUE | {"5-bpvn": 4}
    while asked(game) != "delay-arrival":
        play(game, actions(game)[0])
    assert actions(game) == [["none"], ["delay", "6-bpc"]]
    play(game, ["none"])
    assert "delay" not in rolled(game)


# 10.1


@pytest.mark.rule("lost-valley", "10.0", "10.1")
@pytest.mark.parametrize("number", range(4))
def test_resource_points_become_camp_morale(number: int) -> None:
    game = siege("camp_morale", tracks=CALM, in_force="05")  # nobody assaults afterwards
    assert asked(game) == "boost-morale"
    play(game, ["boost", number])
    s = state(game)
    assert (s.morale, s.resources) == (10 + number, 15 - number)


@pytest.mark.rule("lost-valley", "10.1", "2.2.8.1b", "17.1")
@pytest.mark.parametrize(
    ("morale", "resources", "legal", "number", "rule"),
    [
        (10, 15, 4, 4, "10.1"),
        (18, 15, 3, 3, "2.2.8.1b"),
        (19, 15, 2, 2, "2.2.8.1b"),
        (10, 3, 3, 3, "17.1"),
        (10, 2, 2, 2, "17.1"),
    ],
)
def test_three_at_most_never_above_20_never_the_last_point(
    morale: int, resources: int, legal: int, number: int, rule: str
) -> None:
    game = siege("camp_morale", tracks={"camp_morale": morale, "resource_points": resources}, turn=1)
    assert actions(game) == [["boost", n] for n in range(legal)]
    assert refusal(game, ["boost", number]) == rule


@pytest.mark.rule("lost-valley", "10.1", "2.2.8.1b")
@pytest.mark.parametrize("tracks", [{"camp_morale": 20}, {"resource_points": 1}])
def test_with_nothing_to_gain_or_to_spend_nobody_is_asked(tracks: dict[str, int]) -> None:
    game = siege("camp_morale", tracks={**CALM, **tracks}, turn=1)
    assert game.over or asked(game) != "boost-morale"
    assert events(game, "morale-boosted") == []


@pytest.mark.rule("lost-valley", "9.0")
def test_resource_points_pay_for_actions() -> None:
    """16.2: works behind the front cost an RP."""
    game = siege("repairs", tracks={**CALM, "action_points": 1})
    play(game, ["work", "junon"])
    assert state(game).resources == 14
    assert units(game, "junon") == ["1-bep", "csm-414"]


@pytest.mark.rule("lost-valley", "9.1.2", "13.1b")
def test_a_unit_that_could_not_land_is_not_put_off_by_choice() -> None:
    lost = {"huguette": "308", "francoise": "308", "claudine": "308", "eliane": "316", "isabelle": "304"}
    game = siege("resources", garrison={"pc-gono": "i-2-rei"}, held=lost, turn=6, dice=[3, 3])
    seen = []
    while asked(game) in ("ration", "play-reserve", "delay-arrival"):
        seen.append(asked(game))
        game.play(actions(game)[0])
    assert "delay-arrival" not in seen
