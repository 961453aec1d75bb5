"""16.2 to 16.4: works behind the front, the airstrip, and recovery."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.table import (
    CALM,
    NOBODY_DUE,
    actions,
    asked,
    cr,
    events,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
)

# Béatrice is lost; Dominique, Eliane and Isabelle are at the front, the others behind it.
CAMP = {
    "dominique": "iii-3-rta",
    "eliane": "i-4-rtm",
    "pc-gono": "31-bg",
    "junon": "csm-414",
    "isabelle": "iii-3-rei",
    "claudine": "i-13-dble",
    "huguette": "8-bpc",
}
LOW = {"pc-gono": 1, "junon": 1, "claudine": 1, "huguette": 1, "dominique": 1}


def day(step: str = "repairs", **given: Any) -> indochine.Game:
    fields = {"garrison": CAMP, "held": {"beatrice": "312"}, "forts": LOW, "marks": {}, **given}
    return siege(step, tracks={**CALM, **fields.pop("tracks", {})}, **fields)


# 16.2: works


@pytest.mark.rule("lost-valley", "16.2a", "16.0a", "5.2.1")
def test_a_resource_point_is_one_level_behind_the_front() -> None:
    game = day()
    assert {tuple(action) for action in actions(game)} == {
        ("done",),
        *(("work", place) for place in ("huguette", "pc-gono", "claudine", "junon")),
        ("work-plain", "pc-gono"),
    }
    play(game, ["work", "junon"])
    assert (cr(game, "junon")["fortifications"], state(game).resources, state(game).ap) == (2, 14, 2)
    assert refusal(game, ["work", "junon"]) == "16.2a"  # one point for a CR in a turn
    play(game, ["work", "claudine"])
    assert (cr(game, "claudine")["fortifications"], state(game).resources, state(game).ap) == (2, 13, 2)
    assert events(game, "repaired") == [{"place": "junon", "number": 1}, {"place": "claudine", "number": 1}]


@pytest.mark.rule("lost-valley", "16.2a", "16.1a")
def test_no_works_at_the_front_or_for_others() -> None:
    game = day()
    assert refusal(game, ["work", "dominique"]) == "16.2a"  # next to Béatrice
    assert refusal(game, ["work", "eliane"]) == "16.2a"  # joined to a starting box
    assert refusal(game, ["work", "isabelle"]) == "16.2a"
    assert refusal(game, ["work", "beatrice"]) == "16.2a"  # the Viet Minh's
    assert refusal(game, ["work", "francoise"]) == "16.2a"  # nobody's
    game = day(held={"beatrice": "none"})
    assert refusal(game, ["work", "dominique"]) == ""  # No Man's Land is no front


@pytest.mark.rule("lost-valley", "16.2c", "2.2.1.4a")
def test_works_end_at_level_four() -> None:
    game = day(forts={**LOW, "junon": 4, "claudine": 3})
    assert refusal(game, ["work", "junon"]) == "16.2c"
    play(game, ["work", "claudine"])
    assert cr(game, "claudine")["fortifications"] == 4


@pytest.mark.rule("lost-valley", "16.2a", "16.0a", "ruling:3")
def test_works_are_paid_for_or_not_done() -> None:
    game = day(tracks={"resource_points": 2})
    play(game, ["work", "junon"])
    assert state(game).resources == 1
    assert events(game, "repaired") == [{"place": "junon", "number": 1}]
    assert state(game).turn == 4  # the last point is never spent: nothing more to ask
    game = day(tracks={"action_points": 0})
    assert events(game, "repaired") == []
    game = day(tracks={"action_points": 0}, paid=["works"])  # a raid has paid for it
    assert asked(game) == "work-on"
    play(game, ["work", "junon"])
    assert state(game).ap == 0
    game = play(day(), ["done"])
    assert state(game).ap == 3


@pytest.mark.rule("lost-valley", "16.2b", "2.3.1.6a", "2.3.1.7b", "16.2c")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_31_bg_makes_it_two_levels_and_is_used(before: int, after: int) -> None:
    game = play(day(forts={**LOW, "pc-gono": before}), ["work", "pc-gono"])
    assert (cr(game, "pc-gono")["fortifications"], state(game).resources) == (after, 14)
    assert game.position()["marks"]["used"] == ["31-bg"]
    assert events(game, "repaired") == [{"place": "pc-gono", "number": after - before}]


@pytest.mark.rule("lost-valley", "16.2b", "2.3.1.6a")
def test_31_bg_must_be_active_and_there() -> None:
    game = play(day(marks={"used": "31-bg"}), ["work", "pc-gono"])
    assert cr(game, "pc-gono")["fortifications"] == 2
    game = play(day(), ["work", "junon"])
    assert cr(game, "junon")["fortifications"] == 2
    assert game.position()["marks"]["used"] == []


@pytest.mark.rule("lost-valley", "16.2b")
def test_31_bg_may_be_spared_for_the_airstrip() -> None:
    """It allows a second Level; it does not have to."""
    garrison = {**CAMP, "pc-gono": "bt-2", "huguette": "8-bpc 31-bg"}
    game = day(garrison=garrison, airstrip="damaged", dice=[1, 5])
    assert refusal(game, ["work-plain", "junon"]) == "16.2b"  # nobody there to be spared
    play(game, ["work-plain", "huguette"], ["done"])
    assert cr(game, "huguette")["fortifications"] == 2
    assert game.position()["marks"]["used"] == []
    play(game, ["try"])
    assert asked(game) == "reroll-repair"


@pytest.mark.rule("lost-valley", "card:40", "16.2a")
def test_card_40_works_before_and_free_even_at_the_front() -> None:
    game = day(in_force="40", tracks={"action_points": 0})
    assert asked(game) == "choose-works"
    play(game, ["raise", "dominique"], ["raise", "junon"])
    assert (cr(game, "dominique")["fortifications"], cr(game, "junon")["fortifications"]) == (2, 2)
    assert state(game).resources == 15


# 16.3: the airstrip


@pytest.mark.rule("lost-valley", "16.3a", "16.0b")
def test_an_interdiction_is_lifted_for_nothing() -> None:
    game = day("airstrip_repair", airstrip="interdicted", tracks={"action_points": 0, "resource_points": 15})
    assert events(game, "interdiction-lifted") == [{}]
    assert events(game, "point-spent") == []
    game = day("airstrip_repair", airstrip="active", tracks={"action_points": 0})
    assert events(game, "interdiction-lifted") == []


def damaged(**given: Any) -> indochine.Game:
    return day("airstrip_repair", airstrip="damaged", **given)


@pytest.mark.rule("lost-valley", "16.3b", "2.5.2")
@pytest.mark.parametrize(
    ("die", "morale", "choice", "total", "done"),
    [
        (4, 10, "try", 4, False),
        (5, 10, "try", 5, True),
        (4, 10, "try-with-rp", 5, True),
        (3, 10, "try-with-rp", 4, False),
        (4, 15, "try", 5, True),
        (5, 7, "try", 4, False),
        (5, 7, "try-with-rp", 5, True),
    ],
)
def test_five_or_more_repairs_it(die: int, morale: int, choice: str, total: int, done: bool) -> None:
    game = damaged(dice=[die], tracks={"camp_morale": morale})
    assert actions(game) == [["leave"], ["try"], ["try-with-rp"]]
    play(game, [choice])
    rolled = last(game, "strip-repair-rolled")
    assert (rolled["die"], rolled["total"], rolled["repaired"]) == (die, total, int(done))
    assert summed(game, "strip-repair-rolled").get("resources", 0) == (choice == "try-with-rp")
    paid = [event for event in events(game, "resources-moved") if event["why"] == "repair"]
    assert [event["number"] for event in paid] == ([-1] if choice == "try-with-rp" else [])
    assert len(events(game, "point-spent")) == 1


@pytest.mark.rule("lost-valley", "16.3b", "8.1b")
@pytest.mark.parametrize(("die", "strip"), [(5, "active"), (4, "damaged")])
def test_a_repaired_airstrip_is_active_again(die: int, strip: str) -> None:
    game = play(damaged(dice=[die], next_card="01"), ["try"])
    assert (asked(game), game.position()["airstrip"]) == ("keep-or-play", strip)


@pytest.mark.rule("lost-valley", "16.3b", "16.0a", "ruling:3")
def test_repair_is_paid_for_and_may_be_left() -> None:
    game = play(damaged(), ["leave"])
    assert (events(game, "strip-repair-rolled"), events(game, "point-spent")) == ([], [])
    game = damaged(tracks={"action_points": 0})
    assert (events(game, "strip-repair-rolled"), state(game).turn) == ([], 4)
    game = damaged(tracks={"action_points": 0}, paid=["works"], dice=[5])
    play(game, ["try"])
    assert last(game, "strip-repair-rolled")["repaired"] == 1
    game = damaged(tracks={"resource_points": 1})
    assert refusal(game, ["try-with-rp"]) == "17.1"
    assert refusal(game, ["try"]) == ""


@pytest.mark.rule("lost-valley", "16.3b")
def test_the_book_asks_for_a_damaged_airstrip_not_for_a_garrison() -> None:
    game = damaged(held={"beatrice": "312", "huguette": "none"})
    assert asked(game) == "repair-strip"


@pytest.mark.rule("lost-valley", "16.3d")
@pytest.mark.parametrize("strip", ["destroyed", "active", "interdicted"])
def test_only_a_damaged_airstrip_is_repaired(strip: str) -> None:
    game = day("airstrip_repair", airstrip=strip, next_card="01")
    assert events(game, "strip-repair-rolled") == []
    assert asked(game) != "repair-strip"
    assert game.position()["airstrip"] == ("destroyed" if strip == "destroyed" else "active")


ENGINEERS = {**CAMP, "pc-gono": "bt-2", "huguette": "8-bpc 31-bg"}


@pytest.mark.rule("lost-valley", "16.3c", "2.3.1.6b", "2.3.1.7b")
@pytest.mark.parametrize(("second", "done"), [(6, 1), (2, 0)])
def test_31_bg_in_huguette_rolls_once_more_and_is_used(second: int, done: int) -> None:
    game = play(damaged(garrison=ENGINEERS, dice=[4, second]), ["try"])
    assert (asked(game), actions(game)) == ("reroll-repair", [["keep"], ["reroll"]])
    assert game.position()["marks"]["used"] == []
    play(game, ["reroll"])
    assert (last(game, "strip-repair-rolled")["die"], last(game, "strip-repair-rolled")["repaired"]) == (
        second,
        done,
    )
    assert len(events(game, "strip-repair-rolled")) == 1  # once


@pytest.mark.rule("lost-valley", "16.3c")
def test_the_reroll_may_be_left() -> None:
    game = play(damaged(garrison=ENGINEERS, dice=[4]), ["try"], ["keep"])
    assert last(game, "strip-repair-rolled")["die"] == 4


@pytest.mark.rule("lost-valley", "16.3c", "2.3.1.6b")
@pytest.mark.parametrize("more", [{"garrison": CAMP}, {"garrison": ENGINEERS, "marks": {"used": "31-bg"}}])
def test_31_bg_elsewhere_or_used_gives_no_reroll(more: dict[str, Any]) -> None:
    game = play(damaged(dice=[4], **more), ["try"])
    assert last(game, "strip-repair-rolled")["die"] == 4
    assert asked(game) != "reroll-repair"


# 16.4: recovery


@pytest.mark.rule("lost-valley", "16.4a", "16.0b", "2.5.3a", "2.3.2.2a")
def test_disrupted_units_check_with_their_lowered_morale() -> None:
    """8-bpc counts 3 - 1, the Algerians 1 - 1, the Tai company 0 - 1; 8 is asked of each."""
    marks = {"disrupted": "8-bpc csm-414 iii-3-rta"}
    game = day("recovery", marks=marks, dice=[3, 3, 4, 3, 4, 4], tracks={"action_points": 0})
    checks = events(game, "morale-check")
    assert [(c["unit"], c["total"], c["passed"]) for c in checks] == [
        ("8-bpc", 8, 1),
        ("iii-3-rta", 7, 0),
        ("csm-414", 7, 0),
    ]
    assert events(game, "recovered") == [{"unit": "8-bpc"}]
    assert game.position()["marks"]["disrupted"] == ["iii-3-rta", "csm-414"]


@pytest.mark.rule("lost-valley", "16.4a", "card:06")
def test_card_06_makes_recovery_harder() -> None:
    game = day("recovery", marks={"disrupted": "8-bpc"}, dice=[3, 3], in_force="06")
    assert last(game, "morale-check")["total"] == 7
    assert events(game, "recovered") == []


@pytest.mark.rule("lost-valley", "16.4b", "2.3.1.7a", "16.0b")
def test_every_unit_begins_the_next_turn_active() -> None:
    used = "8-bpc i-13-dble 31-bg"
    game = day("recovery", marks={"used": used}, next_card="01", track=NOBODY_DUE)
    assert (state(game).turn, asked(game)) == (4, "keep-or-play")
    assert game.position()["marks"]["used"] == []
    assert events(game, "point-spent") == []
