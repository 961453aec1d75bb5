"""card:vm-01 to card:vm-05, card:vm-25: Viet Minh cards around attacks and assaults."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.storm.book import BEFORE_DICE
from indochine.titles.storm.cards.effects import why_not
from indochine.titles.storm.rules.ch08_fire import Attack

from .table import (
    TITLE,
    actions,
    asked,
    controls,
    discarded,
    events,
    hand,
    play,
    refusal,
    state,
    table,
    units,
)

CARD = TITLE.book.card_ids.index
FOUR = "armour legion*2 para"  # firepower 7
WAITING = "fr-06"  # no card for any window: with it in hand the French do not pass by themselves


def worth(tally: list[dict[str, Any]], label: str) -> int:
    return sum(part["worth"] for part in tally if part["label"] == label)


def total(tally: list[dict[str, Any]]) -> int:
    return sum(part["worth"] for part in tally)


def last(game: indochine.Game, kind: str) -> dict[str, Any]:
    return events(game, kind)[-1]


def reasons(game: indochine.Game, card: str, moment: int, frame: Any) -> tuple[str, str] | None:
    """Why a card cannot be played in a frame; for moments in which nothing else is to be asked."""
    why = why_not(state(game), CARD(card), moment, frame)
    return (why.rule, why.id) if why else None


OTHER_MOMENTS = ("vm-01", "vm-04", "vm-07", "vm-11", "vm-15", "vm-25")


@pytest.mark.rule("storm", "card:vm-01", "card:vm-04", "card:vm-07", "card:vm-11", "card:vm-15", "card:vm-25")
@pytest.mark.parametrize("card", OTHER_MOMENTS)
def test_cards_for_other_moments_are_no_actions(card: str) -> None:
    game = table(fr={"10": "legion"}, vm={"11": "regular*2"}, hands={"VM": card})
    assert asked(game) == ("VM", "choose-action")
    assert refusal(game, ["play", card]) == "5.2d"
    assert ["dig", card] in actions(game)


# Improved Defenses


def french_fire(dice: list[int], copies: int, trench: int = 1, **fields: Any) -> indochine.Game:
    """Four French units fire from 10 into 11, where three regulars stand; so many copies answer."""
    fields.setdefault("hands", {"VM": "vm-01 vm-02"})
    game = table({"10": FOUR}, {"11": "regular*3"}, "FR", trench={"11": trench}, dice=dice, **fields)
    play(game, ["fire", "10"], ["all"])
    for card in ("vm-01", "vm-02")[:copies]:
        assert asked(game) == ("VM", "window")
        assert actions(game) == [["pass"], ["play", card]]
        game.play(["play", card])
    return game


@pytest.mark.rule("storm", "card:vm-01", "card:vm-02", "5.2f")
@pytest.mark.parametrize(("copies", "ground"), [(0, 2), (1, 4), (2, 6)])
def test_improved_defenses_double_the_ground_with_its_trench_and_a_second_copy_triples_it(
    copies: int, ground: int
) -> None:
    game = french_fire([6, 4], copies)
    if copies < 2:
        game.play(["pass"])
    roll = last(game, "attack-rolled")
    assert total(roll["attack"]) == 17
    assert total(roll["defence"]) == 8 + ground
    assert worth(roll["defence"], "improved") == ground - 2
    assert roll["damage"] == 9 - ground
    assert discarded(game, "VM")[:copies] == ["vm-01", "vm-02"][:copies]


@pytest.mark.rule("storm", "card:vm-01", "card:vm-02")
@pytest.mark.parametrize(("limit", "ground"), [(False, 9), (True, 6)])
def test_the_limit_of_six_holds_for_two_copies_only_by_option(limit: bool, ground: int) -> None:
    game = french_fire([6, 6], 2, trench=3, options={"improved_limit": limit})
    assert total(last(game, "attack-rolled")["defence"]) == 8 + ground
    one = french_fire([6, 6], 1, trench=3, options={"improved_limit": limit})
    one.play(["pass"])
    assert total(last(one, "attack-rolled")["defence"]) == 8 + 6


@pytest.mark.rule("storm", "card:vm-01")
def test_improved_defenses_answer_cards_that_fire_too() -> None:
    game = table(
        {"10": "legion"}, {"11": "regular*3"}, "FR", hands={"FR": "fr-18", "VM": "vm-01"}, dice=[6, 6]
    )
    play(game, ["play", "fr-18"], ["play", "vm-01"])
    assert total(last(game, "attack-rolled")["defence"]) == 8 + 2


@pytest.mark.rule("storm", "card:vm-01")
def test_improved_defenses_need_ground_that_counts() -> None:
    game = french_fire([3, 3], 0, fire={"11": ["VM"]})  # who has fired out has no ground
    assert asked(game) == ("VM", "allot-damage")
    assert hand(game, "VM") == ["vm-01", "vm-02"]
    inside = table({"11": "legion"}, {"11": "regular*3"}, "FR", held="11", hands={"VM": "vm-01"}, dice=[6, 6])
    play(inside, ["fire", "11"])
    assert asked(inside)[1] != "window"
    attack = Attack(0, 11, 11, 1, 0, TITLE.book.no_card)
    assert reasons(inside, "vm-01", BEFORE_DICE + 1, attack) == ("card:vm-01", "no-ground-to-improve")


@pytest.mark.rule("storm", "card:vm-01", "card:vm-02")
def test_a_third_doubling_there_is_none() -> None:
    game = table({"10": FOUR}, {"11": "regular*3"}, "FR", hands={"VM": "vm-01"})
    attack = Attack(0, 10, 11, 1, 0, TITLE.book.no_card, improved=2)
    assert reasons(game, "vm-01", BEFORE_DICE + 1, attack) == ("card:vm-01", "two-copies-at-most")


@pytest.mark.rule("storm", "card:vm-01", "card:fr-04")
def test_improved_defenses_are_for_french_impulses() -> None:
    """Debouchez a Zero! is French fire, but in a Viet Minh impulse."""
    game = table(
        {"10": "legion"}, {"11": "regular*3"}, turn=1, hands={"FR": "fr-04", "VM": "vm-01"}, dice=[1, 1]
    )
    play(game, ["assault", "11"], ["all"], ["play", "fr-04"])
    assert hand(game, "VM") == ["vm-01"]
    assert last(game, "attack-rolled")["side"] == "FR"
    attack = Attack(0, 10, 11, 1, 0, TITLE.book.no_card)
    assert reasons(game, "vm-01", BEFORE_DICE + 1, attack) == ("5.2d", "wrong-moment")


# Rats of the Nam Yum

RATS_AREAS = {
    "10": "legion*2 para",
    "13": "thai-battalion",
    "16": "legion/spent",
    "17": "para",
    "7": "north-african",
}


def rats(dice: list[int], **fields: Any) -> indochine.Game:
    """17 is French and contested, 7 is Viet Minh and contested, in 16 nobody is fresh."""
    vm = {"11": "regular*3", "17": "regular", "7": "regular"}
    return table(RATS_AREAS, vm, hands={"FR": WAITING, "VM": "vm-03"}, dice=dice, **fields)


@pytest.mark.rule("storm", "card:vm-03")
def test_rats_choose_a_french_area_without_viet_minh_and_spend_up_to_the_die() -> None:
    game = play(rats([2]), ["play", "vm-03"])
    assert asked(game) == ("VM", "rats-where")
    assert actions(game) == [["infest", "10"], ["infest", "13"]]
    assert [refusal(game, ["infest", area]) for area in ("7", "16", "17", "20")] == ["card:vm-03"] * 4
    game.play(["infest", "10"])
    assert asked(game) == ("VM", "rats-bite")
    assert actions(game) == [["done"], ["spend", "legion"], ["spend", "para"]]
    assert refusal(game, ["spend", "thai-battalion"]) == "card:vm-03"
    play(game, ["spend", "legion"], ["spend", "para"])
    assert units(game, "10") == {"legion/spent": 1, "legion": 1, "para/spent": 1}
    assert asked(game) == ("VM", "choose-action")  # the action is still to come
    assert discarded(game, "VM").count("vm-03") == 1


@pytest.mark.rule("storm", "card:vm-03")
def test_rats_may_stop_early_and_a_high_die_has_no_further_effect() -> None:
    game = play(rats([6]), ["play", "vm-03"], ["infest", "10"], ["spend", "para"], ["done"])
    assert units(game, "10") == {"legion": 2, "para/spent": 1}
    game = play(rats([6]), ["play", "vm-03"], ["infest", "13"], ["spend", "thai-battalion"])
    assert units(game, "13") == {"thai-battalion/spent": 1}
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:vm-03", "5.2e")
def test_rats_before_the_dice_of_an_assault_and_of_fire() -> None:
    game = play(rats([6, 1, 1], turn=1), ["assault", "11"], ["assault", "10"], ["all"])
    assert asked(game) == ("VM", "window")
    play(game, ["play", "vm-03"], ["infest", "10"])
    play(game, ["spend", "legion"], ["spend", "legion"], ["spend", "para"])
    assert total(last(game, "assault-rolled")["defence"]) == 8  # a spent legion defends with 8, not 9
    game = play(rats([1, 5, 5]), ["fire", "11"], ["fire", "10"], ["all"])
    play(game, ["play", "vm-03"], ["infest", "13"], ["done"])
    assert last(game, "attack-rolled")["damage"] == 13 - 10


@pytest.mark.rule("storm", "card:vm-03", "5.2e")
def test_rats_after_the_action_but_not_after_a_pass_nor_in_a_french_impulse() -> None:
    game = play(rats([1]), ["sap", "11"])
    assert units(game, "11") == {"regular": 1, "regular/spent": 2}
    assert asked(game) == ("VM", "window")
    play(game, ["play", "vm-03"], ["infest", "13"], ["spend", "thai-battalion"])
    assert units(game, "13") == {"thai-battalion/spent": 1}
    assert state(game).active == 0
    game = play(rats([], to_move="FR"), ["fire", "10"], ["fire", "11"], ["all"])
    while game.seat == "VM" and game.decision.name != "choose-action":  # type: ignore[union-attr]
        assert asked(game)[1] != "window"
        game.play(actions(game)[0])
    assert hand(game, "VM") == ["vm-03"]
    passed = play(rats([]), ["pass"])
    assert events(passed, "rats-rolled") == []
    assert asked(passed)[1] != "window"


@pytest.mark.rule("storm", "card:vm-03")
def test_rats_need_somebody_fresh_to_bite() -> None:
    game = table({"10": "legion/spent"}, {"11": "regular"}, hands={"VM": "vm-03"})
    assert refusal(game, ["play", "vm-03"]) == "card:vm-03"


# Giap Demands Success


def assault(dice: list[int], number: int, cards: str, defenders: str = "legion") -> indochine.Game:
    """Regulars assault 10 out of 11 on turn 1."""
    fr, vm = {"10": defenders}, {"11": f"regular*{number}"}
    game = table(fr, vm, turn=1, hands={"FR": WAITING, "VM": cards}, dice=dice)
    play(game, ["assault", "11"])
    return play(game, ["all"]) if number > 1 else game


@pytest.mark.rule("storm", "card:vm-04", "card:vm-05")
@pytest.mark.parametrize("card", ["vm-04", "vm-05"])
@pytest.mark.parametrize(("dice", "best"), [([1, 1, 6, 5], 11), ([6, 5, 1, 1], 11), ([2, 2, 1, 3], 4)])
def test_giap_rolls_again_and_keeps_the_higher_total_for_one_more_unit(
    card: str, dice: list[int], best: int
) -> None:
    game = assault(dice, 4, card)
    assert actions(game) == [["pass"], ["play", card]]
    game.play(["play", card])
    assert asked(game) == ("VM", "roll-again")
    assert last(game, "rerolled")["best"] == best
    context = game.decision.context()  # type: ignore[union-attr]
    assert (context["total"], context["damage"], context["left"]) == (best, max(0, best + 4 - 9), 2)
    game.play(["keep"])
    taken = best == 11  # 6 points clear the area
    assert controls(game, "10") == ("VM" if taken else "FR")
    assert units(game, "10" if taken else "11") == {"regular/spent": 2}  # one lost, and one for the re-roll
    assert discarded(game, "VM").count(card) == 1


@pytest.mark.rule("storm", "card:vm-04", "10.0g")
def test_giap_goes_on_as_long_as_units_can_pay_and_the_firepower_stays() -> None:
    game = play(assault([1, 1] * 3 + [6, 5], 4, "vm-04"), ["play", "vm-04"], ["reroll"], ["reroll"])
    assert len(events(game, "rerolled")) == 3  # four units: three re-rolls, and no fourth is offered
    assert asked(game)[1] != "roll-again"
    assert units(game, "10") == {}
    assert controls(game, "10") == "VM"  # 11 + 4 - 9 clear it: they went in before they died
    assert units(game, "11") == {}


@pytest.mark.rule("storm", "card:vm-04", "card:vm-05", "10.0g")
def test_a_second_giap_begins_where_the_first_stopped_within_the_same_limit() -> None:
    game = play(assault([1, 1] * 5, 3, "vm-04 vm-05"), ["play", "vm-04"], ["keep"])
    assert actions(game) == [["pass"], ["play", "vm-05"]]
    game.play(["play", "vm-05"])
    assert [event["best"] for event in events(game, "rerolled")] == [2, 2]
    assert units(game, "11") == {}  # three units paid for the assault and two re-rolls
    spent = play(assault([1, 1] * 5, 2, "vm-04 vm-05"), ["play", "vm-04"])
    assert len(events(spent, "rerolled")) == 1
    assert hand(spent, "VM") == ["vm-05"]  # nobody is left to pay


@pytest.mark.rule("storm", "card:vm-04", "10.0g")
def test_giap_asks_more_than_a_lone_unit_can_pay() -> None:
    game = assault([1, 1], 1, "vm-04")
    assert asked(game)[1] != "window"
    assert hand(game, "VM") == ["vm-04"]
    assert units(game, "11") == {}


@pytest.mark.rule("storm", "card:vm-04", "card:vm-25")
def test_giap_comes_after_the_dice_and_the_night_before_them() -> None:
    game = assault([1, 1, 1, 1], 3, "vm-04 vm-25")
    assert actions(game) == [["pass"], ["play", "vm-25"]]
    assert refusal(game, ["play", "vm-04"]) == "5.2d"
    game.play(["pass"])
    assert actions(game) == [["pass"], ["play", "vm-04"]]
    assert refusal(game, ["play", "vm-25"]) == "5.2d"


# Night Assault


@pytest.mark.rule("storm", "card:vm-25", "card:vm-26", "card:vm-27")
@pytest.mark.parametrize("cards", [["vm-25"], ["vm-26"], ["vm-27"], ["vm-25", "vm-26", "vm-27"]])
def test_night_assault_adds_three_to_the_dice_and_copies_add_up(cards: list[str]) -> None:
    game = assault([1, 2], 3, " ".join(cards), defenders="legion*9")
    play(game, *(["play", card] for card in cards))
    attack = last(game, "assault-rolled")["attack"]
    assert worth(attack, "night") == 3 * len(cards)
    assert total(attack) == 3 + 3 + 3 * len(cards)
    assert last(game, "assault-rolled")["damage"] == max(0, 6 + 3 * len(cards) - 9)


@pytest.mark.rule("storm", "card:vm-25")
def test_night_assault_does_nothing_for_fire() -> None:
    game = table({"10": "legion*3"}, {"11": "regular*3"}, hands={"VM": "vm-25"}, dice=[6, 6])
    play(game, ["fire", "11"], ["all"])
    assert asked(game) == ("FR", "allot-damage")
    assert last(game, "attack-rolled")["damage"] == 15 - 10
    attack = Attack(1, 11, 10, 1, 0, TITLE.book.no_card)
    assert reasons(game, "vm-25", BEFORE_DICE, attack) == ("5.2d", "wrong-moment")
