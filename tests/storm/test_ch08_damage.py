"""8.4, 8.4.1: the menu of results, who allots, and that as many points as possible are used."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import indochine
import tests.storm.table as tables
from indochine.titles.storm.rules.ch08_damage import most_used
from tests.storm.table import (
    TITLE,
    actions,
    asked,
    controls,
    events,
    impulse,
    play,
    side_of,
    table,
    units,
)

# A card on each hand that is of no use here, so that both sides are asked for their next action.
HANDS = {"FR": "fr-01", "VM": "vm-11"}
COSTS = {"flip": 1, "retreat": 1, "flip-and-retreat": 2, "eliminate-spent": 2, "eliminate-fresh": 3}


def refusal(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action; that it is merely not on offer would prove nothing."""
    why = game.explain(action)
    assert why is None or why.msg.id != "refusal-not-offered", action
    return tables.refusal(game, action)


def greyed(game: indochine.Game) -> set[Any]:
    """What is shown as forbidden: the areas, types or cards that the refused choices speak of."""
    assert game.decision is not None
    assert all(choice.refused for choice in game.decision.refusals)
    return {choice.action[-1] for choice in game.decision.refusals}


def struck(area: str, points: int, by: str, retreats: bool = True, **given: Any) -> indochine.Game:
    """A game in which damage points of an attack by a side have just come out; `given` is for table()."""
    document = table(to_move=by, hands=HANDS, **given).position()
    targets = [unit for unit in document["areas"][area]["units"] if side_of(unit) != by]
    allotter = by if not retreats else side_of(targets[0])
    damage = {"frame": "damage", "next": "apply_points", "allotter": allotter, "area": area}
    damage |= {"targets": targets, "points": points, "retreats": retreats}
    document["agenda"] = [
        *impulse(by)[:3],
        {"frame": "impulse", "next": "after_action", "side": by, "broken": False},
        damage,
    ]
    return TITLE.from_position(document, seed=1)


def at_14(fresh: int, spent: int, points: int, retreats: bool = True) -> indochine.Game:
    """Regulars in 14 with one refuge, 8, so that only the allotment is asked."""
    words = " ".join(f"{face}*{number}" for face, number in (("regular", fresh), ("regular/spent", spent)))
    return struck("14", points, "FR", retreats, vm={"14": words}, fr={"17": "para"}, held="14 8")


# The menu


@pytest.mark.rule("storm", "8.4", "8.4.2a")
@pytest.mark.parametrize(
    ("result", "here", "there"),
    [
        ("flip", {"regular": 1, "regular/spent": 3}, {}),
        ("retreat", {"regular": 2, "regular/spent": 1}, {"regular/spent": 1}),
        ("flip-and-retreat", {"regular": 1, "regular/spent": 2}, {"regular/spent": 1}),
        ("eliminate-spent", {"regular": 2, "regular/spent": 1}, {}),
        ("eliminate-fresh", {"regular": 1, "regular/spent": 2}, {}),
    ],
)
def test_what_each_result_costs_and_does(result: str, here: dict[str, int], there: dict[str, int]) -> None:
    game = at_14(2, 2, 6)
    assert asked(game) == ("VM", "allot-damage")
    assert actions(game) == [
        [name, "regular"] for name in ("flip", "flip-and-retreat", "eliminate-fresh")
    ] + [
        ["retreat", "regular"],
        ["eliminate-spent", "regular"],
    ]
    play(game, [result, "regular"])
    assert (units(game, "14"), units(game, "8")) == (here, there)
    assert game.position()["agenda"][-2]["points"] == 6 - COSTS[result]
    assert len(events(game, "elimination")) == result.startswith("eliminate")
    assert len(events(game, "flipped")) == result.startswith("flip")
    assert len(events(game, "retreated")) == result.endswith("retreat")


@pytest.mark.rule("storm", "8.4")
@pytest.mark.parametrize(
    ("fresh", "spent", "points", "offered"),
    [
        (2, 2, 1, "flip retreat"),
        (2, 2, 2, "flip flip-and-retreat retreat eliminate-spent"),
        (2, 2, 3, "flip flip-and-retreat eliminate-fresh retreat eliminate-spent"),
        (2, 0, 3, "flip flip-and-retreat eliminate-fresh"),
        (0, 2, 3, "retreat eliminate-spent"),
        (0, 2, 2, "retreat eliminate-spent"),
    ],
)
def test_only_what_the_points_pay_for(fresh: int, spent: int, points: int, offered: str) -> None:
    game = at_14(fresh, spent, points)
    assert actions(game) == [[result, "regular"] for result in offered.split()]
    for result in COSTS:
        assert refusal(game, [result, "regular"]) == ("" if result in offered.split() else "8.4")
    assert refusal(game, ["flip", "elite"]) == "8.4"  # no such unit there


@pytest.mark.rule("storm", "8.4", "8.3.3")
def test_points_go_on_until_all_are_used() -> None:
    """Six points on three fresh units: flip one and retreat it, flip one, eliminate another."""
    game = at_14(3, 0, 6)
    play(game, ["flip", "regular"], ["retreat", "regular"], ["flip", "regular"])
    assert game.position()["agenda"][-2]["points"] == 3
    play(game, ["eliminate-fresh", "regular"])
    assert asked(game) == ("VM", "choose-action")
    assert (units(game, "14"), units(game, "8")) == ({"regular/spent": 1}, {"regular/spent": 1})
    assert events(game, "damage-lost") == []


@pytest.mark.rule("storm", "8.4")
def test_one_unit_may_take_several_results_in_a_row() -> None:
    game = struck("14", 3, "FR", vm={"14": "regular elite"}, fr={"17": "para"}, held="14 8")
    play(game, ["flip", "elite"], ["eliminate-spent", "elite"])
    assert units(game, "14") == {"regular": 1}
    assert [(e["type"], e["area"]) for e in events(game, "elimination")] == [("elite", "14")]


@pytest.mark.rule("storm", "8.4")
def test_types_are_chosen_apart() -> None:
    game = struck("14", 1, "FR", vm={"14": "regular elite/spent"}, fr={"17": "para"}, held="14 8")
    assert actions(game) == [["flip", "regular"], ["retreat", "elite"]]
    assert refusal(game, ["flip", "elite"]) == "8.4"
    assert refusal(game, ["retreat", "regular"]) == "8.4"


# As much as possible


@pytest.mark.rule("storm", "8.4.1", "8.4.1x")
def test_example_five_points_on_one_fresh_unit() -> None:
    game = at_14(1, 0, 5)
    assert units(game, "14") == {}
    assert events(game, "elimination") == [{"side": "VM", "type": "regular", "area": "14"}]
    assert events(game, "damage-lost") == [{"area": "14", "number": 2}]
    assert controls(game, "14") == "VM"  # 13.0b: empty, it keeps its owner


@pytest.mark.rule("storm", "8.4.1")
@pytest.mark.parametrize(("points", "lost"), [(10, []), (13, [{"area": "14", "number": 3}])])
def test_enough_for_all_eliminates_all(points: int, lost: list[dict[str, Any]]) -> None:
    game = at_14(2, 2, points)
    assert asked(game) == ("VM", "choose-action")
    assert (units(game, "14"), units(game, "8")) == ({}, {})
    assert events(game, "damage-lost") == lost


def results(fresh: int, spent: int, points: int, retreats: bool) -> Iterator[tuple[str, int, int]]:
    """Written out again after the table of 8.4: a result, and the units then left of each face."""
    if fresh and points >= 1:
        yield "flip", fresh - 1, spent + 1
    if fresh and points >= 2 and retreats:
        yield "flip-and-retreat", fresh - 1, spent
    if fresh and points >= 3:
        yield "eliminate-fresh", fresh - 1, spent
    if spent and points >= 1 and retreats:
        yield "retreat", fresh, spent - 1
    if spent and points >= 2:
        yield "eliminate-spent", fresh, spent - 1


def every_sum(fresh: int, spent: int, points: int, retreats: bool, used: int = 0) -> Iterator[int]:
    """The points used by every sequence of results, shorter ones included."""
    yield used
    for result, left, turned in results(fresh, spent, points, retreats):
        cost = COSTS[result]
        yield from every_sum(left, turned, points - cost, retreats, used + cost)


SMALL = [case for case in product(range(4), range(4), range(10), (True, False)) if case[0] + case[1] <= 4]


@pytest.mark.rule("storm", "8.4.1")
def test_most_used_is_the_best_of_all_sequences() -> None:
    for fresh, spent, points, retreats in SMALL:
        best = max(every_sum(fresh, spent, points, retreats))
        assert most_used(TITLE.book.costs, fresh, spent, points, retreats) == best, (fresh, spent, points)


@pytest.mark.rule("storm", "8.4.1")
@given(fresh=st.integers(0, 9), spent=st.integers(0, 9), points=st.integers(0, 40), retreats=st.booleans())
def test_most_used_is_the_best_split_over_units(fresh: int, spent: int, points: int, retreats: bool) -> None:
    """Another way to count: a fresh unit takes 0 to 3 points in all, a spent one 0 to 2; without retreats a
    fresh one cannot take 2, nor a spent one 1."""
    takes = [(0, 1, 2, 3)] * fresh + [(0, 1, 2)] * spent
    if not retreats:
        takes = [(0, 1, 3)] * fresh + [(0, 2)] * spent
    sums = {0}
    for amounts in takes:
        sums = {total + amount for total in sums for amount in amounts}
    best = max(total for total in sums if total <= points)
    assert most_used(TITLE.book.costs, fresh, spent, points, retreats) == best
    if retreats:
        assert best == min(points, 3 * fresh + 2 * spent)  # then nothing is lost but the surplus


def check_every_choice(game: indochine.Game, fresh: int, spent: int, points: int, retreats: bool) -> None:
    """Offered is exactly what some sequence continues to the maximum, all the way down."""
    best = max(every_sum(fresh, spent, points, retreats))
    frame = game.position()["agenda"][-2] if asked(game)[1] == "allot-damage" else None
    if frame is None:  # settled without a question: nothing was left to choose
        lost = [event["number"] for event in events(game, "damage-lost")]
        assert lost == [points - best] * (points > best)
        return
    assert frame["points"] == points
    good = set()
    for result, left, turned in results(fresh, spent, points, retreats):
        cost = COSTS[result]
        if cost + max(every_sum(left, turned, points - cost, retreats)) == best:
            good.add(result)
    assert {action[0] for action in actions(game)} == good
    for result in good:
        further = play(game.copy(), [result, "regular"])
        if asked(further)[1] == "allot-damage":
            now = units(further, "14")
            faces = now.get("regular", 0), now.get("regular/spent", 0)
            check_every_choice(further, *faces, further.position()["agenda"][-2]["points"], retreats)
        else:
            assert points - sum(event["number"] for event in events(further, "damage-lost")) == best


@pytest.mark.rule("storm", "8.4.1", "card:fr-20")
@pytest.mark.parametrize("retreats", [True, False])
def test_every_choice_offered_leads_to_the_maximum_and_no_other(retreats: bool) -> None:
    for fresh, spent, points in product(range(3), range(3), range(1, 9)):
        if fresh + spent:
            game = at_14(fresh, spent, points, retreats)
            check_every_choice(game, fresh, spent, points, retreats)


@pytest.mark.rule("storm", "8.4.1", "card:fr-20")
def test_a_result_that_wastes_a_point_is_refused() -> None:
    """Three points without retreats on two fresh units: two flips would lose the third point."""
    game = at_14(2, 0, 3, retreats=False)
    assert asked(game) == ("FR", "allot-damage")
    assert actions(game) == [["flip", "regular"], ["eliminate-fresh", "regular"]]
    assert refusal(game, ["flip-and-retreat", "regular"]) == "card:fr-20"
    play(game, ["flip", "regular"])  # and the unit just flipped must then be eliminated
    assert units(game, "14") == {"regular": 1}
    game = at_14(1, 1, 4, retreats=False)
    assert refusal(game, ["retreat", "regular"]) == "card:fr-20"
    assert {action[0] for action in actions(game)} == {"flip", "eliminate-fresh", "eliminate-spent"}
    vm = {"14": "regular regular/spent elite/spent"}
    game = struck("14", 2, "FR", retreats=False, vm=vm, fr={"17": "para"}, held="14 8")
    assert actions(game) == [["eliminate-spent", "regular"], ["eliminate-spent", "elite"]]
    assert refusal(game, ["flip", "regular"]) == "8.4.1"
    assert refusal(game, ["eliminate-fresh", "regular"]) == "8.4"  # three points for it


@pytest.mark.rule("storm", "8.4.1", "card:fr-20")
def test_points_that_fit_nothing_are_lost() -> None:
    game = at_14(0, 2, 3, retreats=False)
    assert units(game, "14") == {"regular/spent": 1}
    assert events(game, "damage-lost") == [{"area": "14", "number": 1}]


# Who allots


@pytest.mark.rule("storm", "8.4")
def test_the_owner_of_the_targets_allots() -> None:
    game = table(fr={"10": "legion*3"}, vm={"11": "regular*3"}, hands=HANDS, dice=[6, 5])
    play(game, ["fire", "11"], ["all"])
    assert asked(game)[1] == "window"  # Bigeard: not now
    play(game, ["pass"])
    assert events(game, "attack-rolled")[-1]["damage"] == 4
    assert asked(game) == ("FR", "allot-damage")


def fighters(option: bool) -> indochine.Game:
    """Fighter Bombers: firepower 4 and dice of 8 against 9 make 3 points on two regulars."""
    game = table(
        fr={"10": "para"},
        vm={"11": "regular*2", "1": "regular"},
        to_move="FR",
        hands={"FR": "fr-20 fr-01"},
        options={"fighter_retreats": option},
        dice=[4, 4],
    )
    play(game, ["play", "fr-20"], ["fire", "11"])
    assert events(game, "attack-rolled")[-1]["damage"] == 3
    assert asked(game) == ("FR", "allot-damage")
    return game


@pytest.mark.rule("storm", "8.4a", "8.4ax", "8.4.2d", "ruling:8")
def test_example_the_firer_splits_three_points() -> None:
    """All three on one unit, or two on one and one on the other; where to, the owner says."""
    game = fighters(True)
    one = play(game.copy(), ["eliminate-fresh", "regular"])
    assert units(one, "11") == {"regular": 1}
    play(game, ["flip-and-retreat", "regular"])
    assert asked(game) == ("VM", "retreat-to")
    play(game, ["to", "8"])
    assert (units(game, "11"), units(game, "8")) == ({"regular/spent": 1}, {"regular/spent": 1})


@pytest.mark.rule("storm", "8.4a", "8.4ax", "card:fr-20", "ruling:8")
def test_fighter_bombers_cannot_make_units_retreat() -> None:
    """Without the option a split of 2 and 1 takes a unit that is spent already."""
    game = fighters(False)
    assert refusal(game, ["flip-and-retreat", "regular"]) == "card:fr-20"
    assert actions(game) == [["flip", "regular"], ["eliminate-fresh", "regular"]]
    game = at_14(1, 1, 3, retreats=False)
    play(game, ["eliminate-spent", "regular"])
    assert units(game, "14") == {"regular/spent": 1}  # 2 on one, and 1 on the other


@pytest.mark.rule("storm", "8.4a", "8.4ax", "card:vm-06")
@pytest.mark.parametrize("split", [[["eliminate-fresh", "legion"]], [["flip-and-retreat", "legion"]]])
def test_a_mine_shaft_is_allotted_by_the_viet_minh(split: list[list[str]]) -> None:
    game = table(
        fr={"17": "legion*2"},
        vm={"14": "regular"},
        trench={"14": 3},
        hands={"VM": "vm-06 vm-11", "FR": "fr-01"},
        dice=[3],
    )
    play(game, ["play", "vm-06"])
    if asked(game)[1] == "mine-where":
        play(game, ["mine", "17"])
    play(game, ["stay"])
    assert asked(game) == ("VM", "allot-damage")
    play(game, *split)
    if split[0][0] == "flip-and-retreat":
        assert asked(game) == ("FR", "retreat-to")  # 8.4a: the owner picks the area
        play(game, ["to", "18"])
        assert units(game, "18") == {"legion/spent": 1}
        assert units(game, "17") == {"legion/spent": 1}
    else:
        assert units(game, "17") == {"legion": 1}
