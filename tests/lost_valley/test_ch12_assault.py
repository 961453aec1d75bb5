"""12.3.5.2: the roll of an assault, the losses of the Division, the re-roll of 1 GAACEO, and its end."""

from __future__ import annotations

import pytest

from tests.lost_valley.storm import BEHIND, storm
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    cr,
    events,
    fighting,
    last,
    play,
    siege,
    state,
    strength,
    summed,
    units,
    unsupported,
)

# 12.3.5.2a: the sum


@pytest.mark.rule("lost-valley", "12.3.5.2a", "2.2.1.2b", "2.3.1.3b", "2.5", "2.5.1")
def test_everything_that_counts_and_nothing_else() -> None:
    """Used, reduced, Disrupted, Assets: 2, 1 (reduced), -1 (a Disrupted company), 1 (GAACEO), 1 (Armor)."""
    game = storm(
        "huguette",
        "i-2-rei iii-3-rta csm-272 1-gaaceo armor-ney",
        behind={**BEHIND, "claudine": "i-13-dble 11-iv-4-rac"},
        marks={"used": "i-2-rei", "reduced": "iii-3-rta", "disrupted": "csm-272"},
        tracks={"camp_morale": 16, "resource_points": 5, "air_support_points": 2},
        in_force="23",
    )
    play(game, ["commit", 2], ["add", "11-iv-4-rac"])
    assert summed(game, "assault-rolled") == {
        "dice": 11,
        "sitrep": -1,  # +1 and -2
        "defence": 4,
        "close-air": 2,
        "artillery": 2,
        "fortifications": 3,
        "strength": -9,
        "card": 1,
    }
    assert last(game, "assault-rolled")["total"] == 13


@pytest.mark.rule("lost-valley", "12.3.5.2a", "2.5.2")
def test_the_sitrep_is_that_of_the_moment() -> None:
    """The Resource Point for the guns brings it from 13 to 12: one less on the very roll."""
    behind = {**BEHIND, "claudine": "i-13-dble 11-iv-4-rac"}
    game = storm("huguette", "i-2-rei", behind=behind, tracks={"resource_points": 13})
    play(game, ["add", "11-iv-4-rac"])
    assert summed(game, "assault-rolled")["sitrep"] == -1
    game = storm("huguette", "i-2-rei", behind=behind, tracks={"resource_points": 13})
    play(game, ["done"])
    assert "sitrep" not in summed(game, "assault-rolled")


@pytest.mark.rule("lost-valley", "12.3.5.2a", "21.3")
def test_a_negative_defence_counts_against_the_garrison() -> None:
    game = storm("huguette", "csm-272 csm-245", marks={"disrupted": "csm-272 csm-245"}, weaker=-2)
    assert summed(game, "assault-rolled") == {"dice": 11, "defence": -2, "fortifications": 3, "strength": -1}


@pytest.mark.rule("lost-valley", "12.3.5.2b")
@pytest.mark.parametrize(
    ("faces", "french", "vm"),
    [
        ((1, 1), -2, -1),
        ((1, 2), -1, 0),
        ((2, 3), -1, 0),
        ((3, 3), 0, 0),
        ((4, 4), 1, 1),
        ((5, 5), 1, 1),
        ((5, 6), 2, 1),
    ],
)
def test_left_for_the_french_right_for_the_viet_minh(faces: tuple[int, int], french: int, vm: int) -> None:
    """A garrison exactly as strong as the Division: the dice are the sum."""
    game = siege(
        "vm_assaults",
        garrison={"gabrielle": "v-7-rta i-2-rei 6-bpc", "anne-marie": "bt-3", "pc-gono": "31-bg"},
        forts={"gabrielle": 2},
        divisions=fighting({"308": 8}),
        tracks=CALM,
        dice=[*faces, 5],
    )
    assert last(game, "assault-rolled")["total"] == sum(faces)
    rolled = last(game, "assault-rolled")
    assert (rolled["french"], rolled["vm"]) == (french, vm)
    assert (last(game, "french-casualties")["die"], last(game, "french-casualties")["drm"]) == (5, french)


# 12.3.5.2n: the Division's losses


@pytest.mark.rule("lost-valley", "12.3.5.2n", "2.2.8.4")
@pytest.mark.parametrize(
    ("row", "die", "lost", "morale"),
    [
        (5, 1, 1, 10),
        (5, 2, 1, 10),
        (5, 3, 2, 10),
        (5, 5, 3, 10),
        (5, 6, 3, 10),
        (8, 6, 3, 11),  # with +1: 7, and a point of Camp Morale
    ],
)
def test_strength_lost_and_camp_morale_gained(row: int, die: int, lost: int, morale: int) -> None:
    game = storm("huguette", "i-2-rei v-7-rta", row, [die])
    assert strength(game, "308") == 7 - lost
    assert state(game).morale == morale


@pytest.mark.rule("lost-valley", "12.3.5.2n", "2.2.8.4")
def test_strength_never_falls_below_one() -> None:
    game = storm("huguette", "csm-272", 8, [6], works=2)
    assert strength(game, "308") == 1
    assert last(game, "vm-casualties")["result"].startswith("3")


@pytest.mark.rule("lost-valley", "12.3.5.2n", "12.3.5.2b")
def test_the_division_bleeds_even_if_it_takes_the_cr() -> None:
    """Both casualty rolls are simultaneous: the garrison dies, and so do three Levels of Strength."""
    game = storm("huguette", "csm-272 11-iv-4-rac", 5, [6])
    assert cr(game, "huguette")["control"] == "308"
    assert strength(game, "308") == 5 - 3
    assert [e.kind for e in game.log if e.kind in ("vm-casualties", "captured")] == [
        "vm-casualties",
        "captured",
    ]


@pytest.mark.rule("lost-valley", "12.3.5.2n", "2.2.8.1b")
def test_camp_morale_stops_at_twenty() -> None:
    game = storm("huguette", "i-2-rei", 8, [6], tracks={"camp_morale": 20}, weaker=1)
    assert last(game, "vm-casualties")["result"].endswith("+1CM")
    assert state(game).morale == 20


# 12.3.5.2o, 2.3.1.6g: 1 GAACEO


@pytest.mark.rule("lost-valley", "12.3.5.2o", "2.3.1.6g")
def test_gaaceo_lets_the_die_be_rolled_again_once() -> None:
    game = storm("huguette", "i-2-rei 1-gaaceo", 5, [1, 6])
    assert (asked(game), actions(game)) == ("reroll-casualties", [["keep"], ["reroll"]])
    assert game.decision is not None
    assert game.decision.context()["die"] == 1
    play(game, ["reroll"])
    assert strength(game, "308") == 6 - 3
    assert events(game, "rerolled") == [{"die": 6}]
    assert asked(game) != "reroll-casualties"


@pytest.mark.rule("lost-valley", "12.3.5.2o")
def test_the_second_result_stands_even_if_it_is_worse() -> None:
    assert strength(play(storm("huguette", "i-2-rei 1-gaaceo", 5, [6, 1]), ["reroll"]), "308") == 6 - 1
    assert strength(play(storm("huguette", "i-2-rei 1-gaaceo", 5, [6, 1]), ["keep"]), "308") == 6 - 3


@pytest.mark.rule("lost-valley", "12.3.5.2o")
def test_without_it_in_the_cr_there_is_no_second_roll() -> None:
    behind = {**BEHIND, "epervier-opera": "8-bpc 1-gaaceo"}
    game = storm("huguette", "i-2-rei", 5, [1], behind=behind)
    assert asked(game) == "land"
    assert events(game, "rerolled") == []


# 12.3.5.2p: who holds the CR


@pytest.mark.rule("lost-valley", "12.3.5.2p", "2.2.1.1a")
@pytest.mark.parametrize("left", ["csm-272", "armor-ney"])
def test_one_infantry_or_armor_unit_left_holds_it(left: str) -> None:
    game = storm("huguette", f"csm-245 {left}", 5, [1], works=3)
    if asked(game) == "choose-loss":
        play(game, ["lose", "csm-245"])
    assert units(game, "huguette") == [left]
    assert cr(game, "huguette")["control"] == "FR"
    assert cr(game, "huguette")["fortifications"] == 3
    assert events(game, "held") == [{"place": "huguette"}]
    assert state(game).morale == 10


@pytest.mark.rule("lost-valley", "12.3.5.2p", "2.2.1.4a")
@pytest.mark.parametrize("works", [0, 1, 3])
def test_a_captured_cr_has_works_of_one(works: int) -> None:
    """Whatever was left of them, more or less."""
    game = storm("huguette", "bdm-1", 5, [1], works=works)
    assert cr(game, "huguette")["fortifications"] == 1
    assert "bdm-1" in game.position()["marche"]


@pytest.mark.rule("lost-valley", "12.3.5", "12.3.3b", "12.3.3c", "12.0")
def test_a_whole_phase_of_four_assaults() -> None:
    divisions = fighting({"312": 9, "308": 9, "316": 9, "304": 9})
    game = siege("vm_assaults", divisions=divisions, tracks=CALM, turn=1, seed=5)
    while game.decision is not None and asked(game) in ("retreat-to", "choose-loss", "overstacked"):
        game.play(actions(game)[0])
    stormed = [(event["division"], event["place"]) for event in events(game, "assault-rolled")]
    assert stormed == [("312", "beatrice"), ("308", "gabrielle"), ("316", "eliane"), ("304", "isabelle")]
    ends = [entry.kind for entry in game.log if entry.kind in ("assault-rolled", "held", "captured")]
    assert ends[::2] == ["assault-rolled"] * 4  # each is over before the next begins
    assert last(game, "vm-did")["stormed"] == ["beatrice", "gabrielle", "eliane", "isabelle"]


@pytest.mark.rule("lost-valley", "card:31", "12.3.4b")
def test_the_mine_goes_off_before_targets_are_chosen() -> None:
    """Eliane loses two Levels and a step; the Level that 316 finds is the new one."""
    game = unsupported(siege("vm_assaults", in_force="31", turn=14, divisions=fighting({"316": 5})))
    assert last(game, "target-chosen")["level"] == 2
    kinds = [entry.kind for entry in game.log if entry.kind in ("step-lost", "target-chosen")]
    assert kinds[:2] == ["step-lost", "target-chosen"]


# What the turn remembers


@pytest.mark.rule("lost-valley", "11.1a", "11.1b")
@pytest.mark.parametrize(
    ("strengths", "card", "rested"),
    [
        ({"308": 5}, "", {"312", "316", "304"}),
        ({"308": 5}, "05", {"312", "308", "316", "304"}),
        ({}, "", {"312", "308", "316", "304"}),
    ],
)
def test_who_did_not_assault_rests(strengths: dict[str, int], card: str, rested: set[str]) -> None:
    game = siege("vm_assaults", divisions=fighting(strengths), in_force=card, turn=1, dice=[6, 6, 6, 1])
    found = {id for id, figures in game.position()["divisions"].items() if figures["rested"]}
    assert found == rested
    assert game.position()["quiet"] == (not strengths or bool(card))


@pytest.mark.rule("lost-valley", "2.3.2.1b")
def test_the_printed_order_of_the_divisions() -> None:
    assert [(d.id, d.order) for d in TITLE.pack.units.division] == [
        ("312", 1),
        ("308", 2),
        ("316", 3),
        ("304", 4),
    ]


# 12.0: the line that sums the phases up


@pytest.mark.rule("lost-valley", "12.0", "12.2d", "12.3.5.2p")
def test_the_summary_of_their_phases() -> None:
    """Gabrielle and Isabelle are dug at, one in vain; both are stormed, one holds; 312 and 316 keep quiet."""
    game = siege(
        "sapping",
        garrison={"gabrielle": "csm-416", "isabelle": "iii-3-rei", "beatrice": "csm-245", "pc-gono": "31-bg"},
        forts={"gabrielle": 2, "isabelle": 4},
        divisions=fighting({"308": 6, "304": 6}),
        held={"francoise": "308"},
        tracks=CALM,
        dice=[1, 1, 6, 6, 3, 4, 5, 1, 6, 6, 6, 1],
    )
    assert last(game, "vm-did") == {
        "taken": [],
        "sapped": ["gabrielle"],
        "stormed": ["gabrielle", "isabelle"],
        "lost": ["gabrielle"],
        "quiet": ["312", "316"],
    }


@pytest.mark.rule("lost-valley", "12.0")
def test_the_summary_is_of_this_turn_alone() -> None:
    """Béatrice was stormed last turn; in the lull of this one nothing is."""
    divisions = fighting({"312": 3})
    game = siege(
        "vm_assaults", divisions=divisions, next_card="05", turn=8, marks={"used": ""}, dice=[6, 6, 6, 1]
    )
    while len(events(game, "vm-did")) < 2:
        game.play(actions(game)[0])
    assert [event["stormed"] for event in events(game, "vm-did")] == [["beatrice"], []]
