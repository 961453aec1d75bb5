"""5.0: the card of the turn, its conditions, Action Points, and Reserve cards."""

from __future__ import annotations

import pytest

from .table import (
    CALM,
    NOBODY_DUE,
    TITLE,
    UNEVENTFUL,
    actions,
    asked,
    draw,
    events,
    parts,
    piles,
    play,
    refusal,
    siege,
    state,
)

LOW = {"camp_morale": 3, "resource_points": 15}  # a SITREP of -2
HIGH = {"camp_morale": 16, "resource_points": 15}  # a SITREP of +1


# 5.1, 5.2


@pytest.mark.rule("lost-valley", "5.0", "5.1a", "5.2a", "card:18")
def test_the_top_card_is_drawn_its_event_carried_out_and_its_points_granted() -> None:
    game = draw("18")
    assert [told["card"] for told in events(game, "card-drawn")] == ["18"]
    assert state(game).morale == 11
    assert state(game).ap == 2
    assert piles(game, "18") == ["discard", "in_force"]


@pytest.mark.rule("lost-valley", "5.2a", "card:16", "card:43")
def test_the_book_grants_three_points_for_card_16_and_one_to_three_for_card_43() -> None:
    assert state(play(draw("16"), ["keep"], ["done"])).ap == 3
    rolled = [state(draw("43", dice=(3, die))).ap for die in range(1, 7)]  # a die of the event comes first
    assert rolled == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("lost-valley", "5.2a", "card:06", "card:41")
@pytest.mark.parametrize("card", ["06", "41"])
def test_a_range_of_one_to_two_points(card: str) -> None:
    assert [state(draw(card, turn=12, dice=(die,))).ap for die in range(1, 7)] == [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("lost-valley", "5.2a", "5.2.1")
@pytest.mark.parametrize(
    ("card", "saved", "total"), [("18", 0, 2), ("18", 1, 3), ("13", 1, 4), ("13", 4, 4), ("18", 4, 4)]
)
def test_saved_points_are_added_up_to_four(card: str, saved: int, total: int) -> None:
    game = draw(card, tracks={"action_points": saved})
    assert state(game).ap == total
    granted = events(game, "action-points")[0]
    assert (granted["number"], granted["saved"], granted["total"]) == (
        3 if card == "13" else 2,
        saved,
        total,
    )


@pytest.mark.rule("lost-valley", "5.2.1", "card:21")
def test_points_never_fall_below_none_nor_rise_above_four() -> None:
    game = draw("21", held={"gabrielle": "308", "beatrice": "312"}, tracks={"action_points": 1})
    assert state(game).ap == 2  # 3 and 1 saved, less 2
    track = TITLE.pack.tables.track.action_points
    assert (track.least, track.most) == (0, 4)


@pytest.mark.rule("lost-valley", "5.2.2")
@pytest.mark.parametrize(
    ("tracks", "unspent", "saved"),
    [(HIGH, 0, 0), (HIGH, 1, 1), (HIGH, 3, 1), (HIGH, 4, 1), (CALM, 3, 0), (LOW, 3, 0)],
)
def test_one_point_at_most_is_saved_with_a_sitrep_above_zero(
    tracks: dict[str, int], unspent: int, saved: int
) -> None:
    game = siege(
        "next_turn",
        next_card="23",
        turn=5,
        tracks={**tracks, "action_points": unspent, "vm_aaa": 1},
        dice=UNEVENTFUL,
    )
    assert events(game, "action-points")[0]["saved"] == saved
    assert state(game).ap == 2 + saved
    assert [told["number"] for told in events(game, "action-points-saved")] == [1] * saved


@pytest.mark.rule("lost-valley", "5.2.2", "2.5.2")
def test_the_sitrep_of_saving_is_the_sum_of_both_tracks() -> None:
    """Camp Morale gives +1, Resource Points -1: nothing is saved; with 0 and +1 a point is."""
    for morale, resources, saved in ((16, 10, 0), (10, 21, 1), (8, 21, 0), (16, 21, 1)):
        tracks = {"camp_morale": morale, "resource_points": resources, "action_points": 2, "vm_aaa": 1}
        game = siege("next_turn", next_card="23", turn=5, tracks=tracks, dice=UNEVENTFUL)
        assert events(game, "action-points")[0]["saved"] == saved


@pytest.mark.rule("lost-valley", "5.2b", "21.2", "5.5a")
def test_a_card_that_is_kept_still_grants_its_points() -> None:
    """FAQ 2.1: one gets the AP even if the card drawn is kept in Reserve."""
    for card, points in (("08", 2), ("16", 3)):
        game = play(draw(card, turn=7), ["keep"])
        assert state(game).ap == points
        assert piles(game, card) == ["hand"]


@pytest.mark.rule("lost-valley", "5.5c", "21.2", "5.5b")
def test_a_card_played_from_the_reserve_grants_its_event_alone() -> None:
    """FAQ 2.2: the AP are those of the card drawn; both events happen; the sequence is run once."""
    game = draw("18", turn=7, hand="16", dice=())
    assert asked(game) == "play-reserve"
    play(game, ["play", "16"])
    s = state(game)
    assert s.morale == 10 + 1 + 2
    assert s.ap == 2
    assert len(events(game, "action-points")) == len(events(game, "card-drawn")) == 1


# 5.3


@pytest.mark.rule("lost-valley", "5.3", "card:16")
@pytest.mark.parametrize(("turn", "rule"), [(1, "5.3"), (5, "5.3"), (6, ""), (16, "")])
def test_card_16_is_playable_on_turns_6_to_16(turn: int, rule: str) -> None:
    game = draw("16", turn=turn)
    if rule:
        assert piles(game, "16") == ["hand"]  # nothing else could be done with it
    else:
        assert asked(game) == "keep-or-play"
        assert actions(game) == [["keep"], ["play"]]


@pytest.mark.rule("lost-valley", "5.3", "5.4", "5.6", "card:21")
@pytest.mark.parametrize(
    ("held", "happens"),
    [
        ({}, False),
        ({"gabrielle": "308"}, False),
        ({"gabrielle": "308", "anne-marie": "none"}, False),
        ({"gabrielle": "308", "beatrice": "312"}, True),
        ({"gabrielle": "308", "beatrice": "312", "anne-marie": "308"}, True),
    ],
)
def test_card_21_needs_two_cr_under_vm_control(held: dict[str, str], happens: bool) -> None:
    """Without the event its 3 AP are granted all the same, and the card is not removed."""
    game = draw("21", held=held)
    assert state(game).ap == (1 if happens else 3)
    assert piles(game, "21") == (["removed", "in_force"] if happens else ["discard"])
    assert bool(events(game, "no-event")) is not happens


@pytest.mark.rule("lost-valley", "5.3", "card:43")
def test_card_43_has_no_condition() -> None:
    for turn in (1, 16):
        assert events(draw("43", turn=turn, dice=(3, 3)), "event-happens")


# 5.4


@pytest.mark.rule("lost-valley", "5.4", "5.1c", "6.2a")
def test_a_one_time_event_leaves_the_game_only_if_it_happened() -> None:
    assert piles(draw("27", turn=8), "27") == ["removed", "in_force"]
    assert piles(draw("27", turn=7), "27") == ["discard"]
    assert piles(draw("09"), "09") == ["discard", "in_force"]  # no one-time event


@pytest.mark.rule("lost-valley", "5.4", "5.5c", "card:16")
def test_a_one_time_card_played_from_the_reserve_leaves_the_game() -> None:
    game = play(draw("18", hand="16"), ["play", "16"])
    assert piles(game, "16") == ["removed", "in_force"]


@pytest.mark.rule("lost-valley", "5.1c", "6.2a", "card:10")
def test_another_card_played_from_the_reserve_is_discarded() -> None:
    game = play(siege("resources", hand="10", tracks=CALM), ["play", "10"])
    assert piles(game, "10") == ["discard", "in_force"]


# 5.5


@pytest.mark.rule("lost-valley", "5.5a", "6.2a")
def test_a_reserve_card_is_kept_or_played_on_drawing() -> None:
    kept = play(draw("10"), ["keep"])
    assert asked(kept) == "discard-reserve"
    assert piles(kept, "10") == ["hand"]
    played = play(draw("10"), ["play"])
    assert piles(played, "10") == ["discard", "in_force"]


@pytest.mark.rule("lost-valley", "5.5a")
def test_every_reserve_card_asks_and_no_other_does() -> None:
    reserve = {"01", "08", "10", "11", "12", "14", "15", "16", "42"}
    for card in TITLE.pack.cards.card:
        if card.id == "45":
            continue
        game = draw(card.id, turn=13, airstrip="damaged", dice=(6, 6, 6, 6) * 10)
        assert (asked(game) == "keep-or-play") is (card.id in reserve), card.id


@pytest.mark.rule("lost-valley", "5.5b")
def test_the_drawn_reserve_card_and_one_from_the_reserve_make_two() -> None:
    """The bold sentence: the card drawn this turn, though a Reserve card, and one kept in reserve."""
    game = draw("10", hand="16 14", turn=7)
    play(game, ["play"])
    assert asked(game) == "play-reserve"
    play(game, ["play", "16"])
    assert state(game).morale == 12
    assert asked(game) == "discard-reserve"
    play(game, ["done"])
    assert not [told for told in events(game, "reserve-played") if told["card"] != "16"]
    assert asked(game) != "play-reserve"  # card 14 could be played in this phase, but one is enough


@pytest.mark.rule("lost-valley", "5.5b")
def test_no_second_reserve_card_in_a_turn() -> None:
    first = siege("air_support", hand="10 14", tracks={**CALM, "vm_aaa": 1}, dice=[1, 1, 6, 6])
    play(first, ["play", "14"], ["done"], ["done"])
    assert state(first).reserve_played
    assert asked(first) == "ration"  # card 10 is not asked about
    second = siege("air_support", hand="10 14", tracks={**CALM, "vm_aaa": 1}, dice=[1, 1, 6, 6])
    play(second, ["pass"])
    assert asked(second) == "play-reserve"  # in the Resource phase, for card 10
    assert actions(second) == [["pass"], ["play", "10"]]


@pytest.mark.rule("lost-valley", "5.5b")
def test_one_reserve_card_a_turn_cites_its_rule() -> None:
    game = siege("resources", hand="10", tracks=CALM)
    game.state.reserve_played = True  # type: ignore[attr-defined]
    assert refusal(game, ["play", "10"]) == "5.5b"


@pytest.mark.rule("lost-valley", "5.5b", "5.5a")
def test_a_card_drawn_and_kept_waits_for_a_later_turn() -> None:
    """ruling:7: card 10, kept this turn, cannot be played in the Resource phase of the same turn."""
    game = play(draw("10", hand="14"), ["keep"], ["done"])
    assert asked(game) == "play-reserve"
    assert refusal(game, ["play", "10"]) == "5.5b"
    play(game, ["pass"])
    assert asked(game) == "ration"
    later = siege("resources", hand="10", tracks=CALM)
    assert actions(later) == [["pass"], ["play", "10"]]


@pytest.mark.rule("lost-valley", "5.5b", "5.5a")
def test_the_refusal_of_a_card_drawn_and_kept() -> None:
    game = siege("resources", hand="10", drawn="10", tracks=CALM)
    assert asked(game) == "ration"
    game = siege("resources", hand="10 14", drawn="14", tracks=CALM)
    assert refusal(game, ["play", "14"]) == "5.5b"
    assert refusal(game, ["play", "18"]) == "5.5a"  # not in hand


@pytest.mark.rule("lost-valley", "5.6", "5.5a")
@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("14", "air_support"),
        ("10", "resources"),
        ("12", "vm_assaults"),
        ("42", "vm_assaults"),
        ("11", "reinforcements"),
        ("08", "movement"),
        ("01", "french_assaults"),
        ("15", "french_assaults"),
        ("15", "raids"),
    ],
)
def test_a_reserve_card_is_played_in_the_phase_it_names(card: str, step: str) -> None:
    other = "08" if step != "movement" else "10"
    game = siege(step, hand=f"{card} {other}", turn=4, tracks=CALM, airstrip="damaged", track=NOBODY_DUE)
    assert asked(game) == "play-reserve"
    assert actions(game) == [["pass"], ["play", card]]
    assert refusal(game, ["play", other]) == "5.6"
    play(game, ["play", card])
    assert [told["card"] for told in events(game, "reserve-played")] == [card]
    assert card in game.position()["cards"]["in_force"]


@pytest.mark.rule("lost-valley", "5.5a", "5.3", "card:11")
@pytest.mark.parametrize("airstrip", ["active", "interdicted", "damaged", "destroyed"])
def test_the_condition_holds_when_the_reserve_card_is_played(airstrip: str) -> None:
    game = siege("reinforcements", hand="11", turn=4, airstrip=airstrip, track=NOBODY_DUE, tracks=CALM)
    assert (asked(game) == "play-reserve") is (airstrip in ("damaged", "destroyed"))


@pytest.mark.rule("lost-valley", "5.5a", "5.3")
def test_the_turn_limits_hold_when_the_reserve_card_is_played() -> None:
    """Turn 1: card 10 can be played in the Resource phase, card 08 not in the Movement phase."""
    assert asked(siege("resources", hand="10", turn=1)) == "play-reserve"
    game = siege("movement", hand="08", turn=1, track=NOBODY_DUE)
    assert asked(game) == "move-which"
    assert asked(siege("movement", hand="08", turn=2, track=NOBODY_DUE)) == "play-reserve"


@pytest.mark.rule("lost-valley", "5.6", "card:16")
def test_an_immediate_reserve_card_is_played_in_a_later_event_phase() -> None:
    game = draw("18", hand="16")
    assert asked(game) == "play-reserve"
    play(game, ["pass"], ["done"])
    assert state(game).morale == 11
    assert asked(game) == "ration"  # and is not asked about again this turn


# 5.6


@pytest.mark.rule("lost-valley", "5.6", "card:16", "card:21")
def test_card_16_works_at_once_and_card_21_in_the_action_point_phase() -> None:
    game = play(draw("16"), ["play"])
    kinds = [entry.kind for entry in game.log]
    assert kinds.index("morale-moved") < kinds.index("action-points")
    assert state(game).morale == 12
    later = draw("21", held={"gabrielle": "308", "beatrice": "312"})
    assert events(later, "action-points")[0]["total"] == 3  # granted first, then lost
    assert state(later).ap == 1


@pytest.mark.rule("lost-valley", "5.6")
def test_an_event_waits_for_its_phase() -> None:
    """Card 38 lowers every Division, but not before the Viet Minh Logistics."""
    game = draw("38", turn=9)
    assert asked(game) == "ration"
    assert state(game).strength == [13, 13, 12, 9]
    play(game, ["ration", 0])
    assert state(game).strength == [13, 13, 12, 9]
    play(game, ["boost", 0])
    assert [told["number"] for told in events(game, "strength-moved")][:4] == [-1] * 4


@pytest.mark.rule("lost-valley", "5.6", "card:06")
def test_an_event_of_several_phases_works_in_each_of_them() -> None:
    game = draw("06", turn=12, dice=(1,))
    assert parts(events(game, "air-rolled")[0]) == {"dice": 2, "card": -2}
    play(game, ["ration", 0])
    assert parts(events(game, "supply-rolled")[0])["card"] == -1


@pytest.mark.rule("lost-valley", "5.6", "card:14", "card:34", "7.1a")
def test_the_events_of_the_air_phase_follow_its_roll() -> None:
    """Cards that bring ASP are not wiped out by the roll, whether drawn or played from the reserve."""
    game = siege("air_support", hand="14", in_force="34", tracks={**CALM, "vm_aaa": 1}, dice=[4, 4])
    play(game, ["play", "14"])
    assert events(game, "air-rolled")[0]["number"] == 3
    assert state(game).asp == 3 + 2 + 1


@pytest.mark.rule("lost-valley", "5.1b")
def test_a_card_beats_the_rules() -> None:
    """14.1a asks an AP for movement; with card 08 none is left and yet Units move."""
    empty = {**CALM, "action_points": 0}
    assert asked(siege("movement", tracks=empty, in_force="08", track=NOBODY_DUE)) == "move-which"
    assert asked(siege("movement", tracks=empty, track=NOBODY_DUE)) != "move-which"


@pytest.mark.rule("lost-valley", "5.1c")
def test_an_effect_lasts_for_the_turn_alone() -> None:
    game = siege("next_turn", in_force="30", next_card="43", tracks={**CALM, "vm_aaa": 1}, turn=5)
    assert "30" not in game.position()["cards"]["in_force"]
