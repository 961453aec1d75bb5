"""17.0: sudden death at any moment, Victory Points and the levels of victory."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import CALM, TITLE, actions, draw, events, play, siege, state

HELD = {"gabrielle": "308", "anne-marie": "308"}


def lost(game: indochine.Game, reason: str, turn: int) -> None:
    assert game.outcome is not None
    assert game.decision is None
    assert game.outcome.winner is None
    assert game.outcome.reason == reason
    assert game.outcome.score == {"level": "strategic-defeat", "half_points": 0, "turn": turn}


# 17.1


@pytest.mark.rule("lost-valley", "17.1", "2.2.8.1b")
def test_camp_morale_below_1_in_the_event_phase() -> None:
    lost(draw("02", turn=3, tracks={"camp_morale": 1}), "camp-morale", 3)
    assert not draw("02", turn=3, tracks={"camp_morale": 2}).over


@pytest.mark.rule("lost-valley", "17.1", "2.2.8.2b")
def test_resource_points_below_1_in_the_event_phase() -> None:
    lost(draw("25", tracks={"resource_points": 3}, dice=(6,)), "resource-points", 6)
    assert not draw("25", tracks={"resource_points": 4}, dice=(6,)).over


@pytest.mark.rule("lost-valley", "17.1")
def test_the_first_reason_stands_and_nothing_happens_after_it() -> None:
    """Card 09 takes a Camp Morale point, then a Resource Point; there was one of each."""
    game = draw("09", tracks={"camp_morale": 1, "resource_points": 1})
    lost(game, "camp-morale", 6)
    assert state(game).resources == 1
    assert events(game, "action-points") == []


@pytest.mark.rule("lost-valley", "17.1", "2.2.8.1b")
def test_camp_morale_below_1_when_a_cr_is_taken() -> None:
    """Two stars of Béatrice, empty at the edge of the valley."""
    game = siege("automatic_control", held={"beatrice": "none"}, tracks={**CALM, "camp_morale": 2})
    lost(game, "camp-morale", 3)
    assert not siege("automatic_control", held={"beatrice": "none"}, tracks={**CALM, "camp_morale": 3}).over


@pytest.mark.rule("lost-valley", "17.1", "2.2.8.1b")
def test_camp_morale_below_1_when_isabelle_is_cut_off() -> None:
    """Card 13 takes her last Fortifications Level."""
    only_304 = {d: {"active": False} for d in ("312", "308", "316")}
    divisions: dict[str, Any] = {**only_304, "304": {"active": True, "waiting": False}}
    for morale, over in ((1, True), (2, False)):
        game = siege(
            "sapping",
            in_force="13",
            forts={"isabelle": 1},
            divisions=divisions,
            tracks={**CALM, "camp_morale": morale},
        )
        assert game.over is over
        if over:
            lost(game, "camp-morale", 3)


@pytest.mark.rule("lost-valley", "17.1", "2.2.8.1b")
def test_camp_morale_below_1_by_withdrawal() -> None:
    game = siege("movement", tracks={**CALM, "camp_morale": 1, "action_points": 1})
    play(game, ["move", "i-2-rei"], ["to", "claudine"], ["done"])
    lost(game, "camp-morale", 3)


@pytest.mark.rule("lost-valley", "17.1")
def test_the_command_post_taken() -> None:
    """PC GONO is empty, and 308 has a free path to it."""
    held = HELD | {"huguette": "308", "pc-gono": "none"}
    game = siege("automatic_control", held=held, airstrip="destroyed", tracks={**CALM, "camp_morale": 9})
    lost(game, "command-post", 3)


@pytest.mark.rule("lost-valley", "17.1")
def test_the_command_post_stormed() -> None:
    """One company of engineers and Fortifications 0 against a Division of Strength 13."""
    game = siege(
        "vm_assaults",
        held=HELD | {"huguette": "308", "claudine": "308", "francoise": "308"},
        garrison={"pc-gono": "31-bg"},
        forts={"pc-gono": 0},
        divisions={d: {"active": False} for d in ("312", "316", "304")},
        tracks={**CALM, "action_points": 0, "vm_aaa": 1},
        airstrip="destroyed",
        dice=[1, 1, 1, 1],
    )
    lost(game, "command-post", 3)


@pytest.mark.rule("lost-valley", "17.1")
def test_an_empty_command_post_that_nobody_reaches_is_not_lost() -> None:
    assert not siege("automatic_control", held={"pc-gono": "none"}, tracks=CALM).over


@pytest.mark.rule("lost-valley", "17.1", "17.0")
def test_sudden_death_on_the_last_turn_gives_no_points() -> None:
    lost(draw("02", turn=3, tracks={"camp_morale": 1}), "camp-morale", 3)
    lost(draw("25", turn=16, tracks={"resource_points": 1}, dice=(1,)), "resource-points", 16)


# 17.2


def verdict(**given: Any) -> dict[str, Any]:
    game = siege("next_turn", turn=16, **given)
    assert game.outcome is not None
    return {"winner": game.outcome.winner, "reason": game.outcome.reason, **game.outcome.score}


BATTALIONS = [
    "iii-13-dble",
    "i-13-dble",
    "i-2-rei",
    "iii-3-rei",
    "1-bep",
    "8-bpc",
    "v-7-rta",
    "iii-3-rta",
    "i-4-rtm",
    "ii-1-rta",
    "bt-2",
    "bt-3",
    "5-bpvn",
    "6-bpc",
    "ii-1-rcp",
    "2-bep",
    "1-bpc",
]


@pytest.mark.rule("lost-valley", "17.0", "17.2a")
def test_a_point_for_a_cr_and_a_full_battalion_half_a_point_for_a_reduced_one() -> None:
    """Two French CR; 1 BEP full, 8 BPC reduced; engineers, companies, guns and tanks count nothing."""
    game = siege(
        "next_turn",
        turn=16,
        garrison={"pc-gono": "31-bg 1-cepml 1-bep", "claudine": "8-bpc csm-272 armor-ney 11-iv-4-rac bdm-1"},
        marks={"reduced": "8-bpc"},
    )
    assert game.outcome is not None
    assert game.outcome.score["half_points"] == 2 * 2 + 2 + 1
    told = events(game, "judged")[0]
    assert (told["crs"], told["full"], told["reduced"], told["points"]) == (2, 1, 1, "3½")


@pytest.mark.rule("lost-valley", "17.2a")
def test_used_and_disrupted_units_count_and_those_off_the_map_do_not() -> None:
    marks = {"used": "1-bep", "disrupted": "1-bep"}
    found = verdict(garrison={"pc-gono": "1-bep", "octavie": "8-bpc"}, marks=marks, track=NEVER)
    assert found["half_points"] == 4  # 8 BPC is lost in its drop zone as the turn ends


NEVER = dict.fromkeys(("5-bpvn", "6-bpc", "ii-1-rcp", "2-bep", "1-bpc"), 17)


@pytest.mark.rule("lost-valley", "17.2a")
def test_a_cr_counts_only_under_french_control() -> None:
    full = verdict()["half_points"]
    assert full == 2 * 12 + 2 * 12  # the campaign as it begins: twelve CR, twelve battalions on the map
    fewer = verdict(held={"gabrielle": "308", "francoise": "none"})
    assert fewer["half_points"] == full - 2 * 2 - 2  # two CR, and V/7 RTA; the Tai companies count nothing


LEVELS = [
    (0, "strategic-defeat"),
    (8, "strategic-defeat"),
    (9, "strategic-defeat"),  # 4½
    (10, "operational-defeat"),
    (16, "operational-defeat"),
    (17, "operational-defeat"),  # 8½
    (18, "tactical-defeat"),
    (24, "tactical-defeat"),
    (25, "tactical-defeat"),  # 12½
    (26, "draw"),
    (32, "draw"),
    (33, "draw"),  # 16½
    (34, "tactical-victory"),
    (40, "tactical-victory"),
    (41, "tactical-victory"),  # 20½
    (42, "operational-victory"),
    (48, "operational-victory"),
    (49, "operational-victory"),  # 24½
    (50, "strategic-victory"),
    (58, "strategic-victory"),
]


@pytest.mark.rule("lost-valley", "17.2b")
@pytest.mark.parametrize(("halves", "level"), LEVELS)
def test_every_level_and_the_half_points_between(halves: int, level: str) -> None:
    """A half point does not reach the next level."""
    assert TITLE.pack.tables.victory.reached(halves) == level


CRS = list(TITLE.book.place_ids[:12])


@pytest.mark.rule("lost-valley", "17.2a", "17.2b")
@pytest.mark.parametrize(
    ("crs", "full", "reduced", "level", "winner"),
    [
        (12, 13, 0, "strategic-victory", "FR"),
        (12, 12, 1, "operational-victory", "FR"),  # 24½
        (9, 8, 0, "tactical-victory", "FR"),
        (9, 7, 1, "draw", None),  # 16½
        (7, 6, 0, "draw", None),
        (6, 3, 0, "tactical-defeat", None),
        (4, 1, 0, "operational-defeat", None),
        (3, 1, 1, "strategic-defeat", None),  # 4½
    ],
)
def test_the_verdict_of_a_whole_game(
    crs: int, full: int, reduced: int, level: str, winner: str | None
) -> None:
    """So many CR held, each by a tank or a company where no battalion is left."""
    holders = [f"csm-{n}" for n in (245, 416, 272, 273, 425, 414, 431, 432)] + ["31-bg", *TANKS]
    names = ["pc-gono"] + [cr for cr in CRS if cr != "pc-gono"]
    garrison = {cr: [holders.pop()] for cr in names[:crs]}
    for n, unit in enumerate(BATTALIONS[: full + reduced]):
        garrison[names[n % crs]].append(unit)
    found = verdict(
        garrison={cr: " ".join(here) for cr, here in garrison.items()},
        marks={"reduced": " ".join(BATTALIONS[full : full + reduced])},
    )
    assert found["half_points"] == 2 * crs + 2 * full + reduced
    assert (found["reason"], found["winner"], found["turn"]) == (level, winner, 16)


TANKS = ("armor-carette", "armor-guntz", "armor-ney")


@pytest.mark.rule("lost-valley", "17.2a", "18.0")
def test_no_verdict_before_the_end_of_turn_16() -> None:
    game = siege("recovery", turn=15)
    assert not game.over
    assert siege("recovery", turn=16).over


def test_a_game_ends_and_offers_nothing_more() -> None:
    game = draw("02", turn=3, tracks={"camp_morale": 1})
    assert game.codes == []
    with pytest.raises(indochine.IllegalAction):
        game.play(["keep"])
    assert actions(draw("16")) == [["keep"], ["play"]]


@pytest.mark.rule("lost-valley", "17.1", "14.3a")
def test_nothing_more_is_lost_once_the_game_is() -> None:
    garrison = {"pc-gono": "i-2-rei", "junon": "i-13-dble", "eliane": "1-bep"}
    game = siege("movement", garrison=garrison, tracks={"camp_morale": 1, "resource_points": 15})
    game = play(game, ["move", "i-13-dble"], ["to", "pc-gono"], ["move", "1-bep"], ["to", "pc-gono"])
    while game.decision:
        game.play(["done"] if ["done"] in actions(game) else actions(game)[0])
    assert game.outcome is not None
    assert (game.outcome.reason, state(game).morale) == ("camp-morale", 0)
