"""9.0: sapping with units and with cards, and how long a trench lasts."""

from __future__ import annotations

import pytest

import indochine
from tests.storm.table import (
    TITLE,
    actions,
    asked,
    controls,
    discarded,
    events,
    hand,
    play,
    table,
    units,
)
from tests.storm.test_ch08_damage import greyed, refusal


def level(game: indochine.Game, area: str) -> int:
    trench: int = game.position()["areas"][area]["trench"]
    return trench


# With units


@pytest.mark.rule("storm", "9.0a", "9.0b", "6.1c")
@pytest.mark.parametrize(
    ("before", "number", "after"), [(0, 2, 1), (0, 4, 2), (0, 6, 3), (1, 2, 2), (1, 4, 3), (2, 2, 3)]
)
def test_two_units_for_each_level(before: int, number: int, after: int) -> None:
    game = table(vm={"11": "regular*7"}, trench={"11": before}, hands={"VM": "vm-11", "FR": "fr-06"})
    play(game, ["sap", "11"])  # of alike units the first two pick themselves
    for more in range(number // 2 - 1):
        assert len(game.position()["agenda"][-1]["units"]) == 2 * more + 2
        assert actions(game) == [["done"], ["add", "regular"]]
        play(game, ["add", "regular"])
    if asked(game)[1] == "pick-sappers":
        play(game, ["done"])
    assert level(game, "11") == after
    assert units(game, "11") == {"regular/spent": number, "regular": 7 - number}
    assert events(game, "sapped") == [{"area": "11", "units": ["regular"] * number, "level": after}]
    assert asked(game)[0] == "FR"  # it was the action of the impulse


@pytest.mark.rule("storm", "9.0b")
def test_an_odd_unit_waits_for_its_mate() -> None:
    """With one picked nobody can stop; a fifth unit has no mate among the five."""
    game = table(vm={"11": "regular*3 elite*2"}, hands={"VM": "vm-11", "FR": "fr-06"})
    play(game, ["sap", "11"], ["add", "elite"])
    assert actions(game) == [["add", "regular"], ["add", "elite"]]
    assert refusal(game, ["done"]) == "9.0b"
    play(game, ["add", "regular"])
    assert actions(game) == [["done"], ["add", "regular"], ["add", "elite"]]
    play(game, ["add", "regular"], ["add", "elite"])
    # four have been picked: the fifth has no mate, so the digging begins
    assert level(game, "11") == 2
    assert units(game, "11") == {"regular/spent": 2, "regular": 1, "elite/spent": 2}


@pytest.mark.rule("storm", "9.0a", "9.0b")
def test_nobody_digs_below_level_three() -> None:
    game = table(vm={"11": "regular*4 elite*3"}, trench={"11": 2}, hands={"VM": "vm-11", "FR": "fr-06"})
    play(game, ["sap", "11"], ["add", "regular"])
    assert actions(game) == [["add", "regular"], ["add", "elite"]]
    play(game, ["add", "elite"])  # two are enough for the last level
    assert level(game, "11") == 3
    assert units(game, "11") == {"regular/spent": 1, "regular": 3, "elite/spent": 1, "elite": 2}


@pytest.mark.rule("storm", "9.0a", "9.0b", "2.1.1b")
def test_who_cannot_sap() -> None:
    game = table(
        fr={"17": "legion", "10": "para"},
        vm={
            "11": "regular regular/spent*4",
            "7": "regular*4",
            "8": "regular/spent*4",
            "17": "regular*2",
            "1": "regular*2",
        },
        trench={"7": 3},
        hands={"VM": "vm-11"},
    )
    assert refusal(game, ["sap", "11"]) == "9.0b"  # one fresh unit
    assert refusal(game, ["sap", "7"]) == "9.0a"  # deep enough
    assert refusal(game, ["sap", "8"]) == "2.1.1b"  # all spent
    assert controls(game, "17") == "FR"
    assert refusal(game, ["sap", "17"]) == "9.0a"  # not a Viet Minh area
    assert [action for action in actions(game) if action[0] == "sap"] == [["sap", "1"]]


@pytest.mark.rule("storm", "9.0a")
def test_the_french_do_not_sap() -> None:
    game = table(fr={"10": "para*4"}, vm={"7": "regular"}, to_move="FR", hands={"FR": "fr-06", "VM": "vm-11"})
    assert refusal(game, ["sap", "10"]) == "6.1a"
    assert refusal(game, ["dig", "fr-06"]) == "6.1a"
    assert not [action for action in actions(game) if action[0] in ("sap", "dig")]


@pytest.mark.rule("storm", "9.0a")
def test_a_contested_area_under_control_is_dug_all_the_same() -> None:
    game = table(fr={"11": "legion*2", "10": "para"}, vm={"11": "regular*2"}, held="11")
    play(game, ["sap", "11"])
    assert level(game, "11") == 1
    assert units(game, "11") == {"legion": 2, "regular/spent": 2}


# With a card


@pytest.mark.rule("storm", "9.0c", "2.3", "ruling:10")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("vm-12", 0, 1), ("vm-01", 0, 2), ("vm-07", 0, 3), ("vm-12", 2, 3), ("vm-01", 2, 3), ("vm-07", 1, 3)],
)
def test_a_card_adds_its_trench_value_up_to_three(card: str, before: int, after: int) -> None:
    """No unit is needed in the area, and none is spent; the card is discarded without its effect."""
    game = table(
        fr={"10": "para"},
        vm={"7": "regular*2"},
        trench={"11": before},
        hands={"VM": f"{card} vm-11", "FR": "fr-06"},
    )
    play(game, ["dig", card])
    assert asked(game) == ("VM", "dig-where")
    play(game, ["dig", "11"])
    assert level(game, "11") == after
    assert events(game, "dug-by-card") == [{"area": "11", "card": card, "level": after}]
    assert events(game, "card-discarded") == [{"side": "VM", "card": card}]
    assert events(game, "card-played") == []
    assert card in discarded(game, "VM")
    assert hand(game, "VM") == ["vm-11"]
    assert units(game, "7") == {"regular": 2}
    assert asked(game)[0] == "FR"


@pytest.mark.rule("storm", "9.0c", "5.2g")
def test_a_card_that_play_would_remove_may_come_back_after_digging() -> None:
    game = table(fr={"10": "para"}, vm={"11": "regular"}, hands={"VM": "vm-09", "FR": "fr-06"})
    play(game, ["dig", "vm-09"], ["dig", "11"])
    assert "vm-09" in discarded(game, "VM")
    assert game.position()["cards"]["removed"] == []


@pytest.mark.rule("storm", "9.0a", "9.0c")
def test_where_a_card_digs() -> None:
    """Viet Minh areas below level 3, contested or empty; not a French one, even with Viet Minh in it."""
    game = table(
        fr={"17": "legion", "11": "legion", "10": "para"},
        vm={"17": "regular", "11": "regular"},
        held="11 7 8",
        trench={"7": 3, "8": 2},
        hands={"VM": "vm-01"},
    )
    play(game, ["dig", "vm-01"])
    assert actions(game) == [["dig", "8"], ["dig", "11"]]
    assert refusal(game, ["dig", "17"]) == "9.0a"
    assert refusal(game, ["dig", "10"]) == "9.0a"
    assert refusal(game, ["dig", "7"]) == "9.0c"
    assert greyed(game) == {"7", "17"}


@pytest.mark.rule("storm", "9.0c")
def test_no_card_digs_where_everything_is_dug() -> None:
    game = table(fr={"10": "para"}, vm={"11": "regular"}, held="11", trench={"11": 3}, hands={"VM": "vm-11"})
    assert refusal(game, ["dig", "vm-11"]) == "9.0c"
    assert refusal(game, ["dig", "vm-01"]) == "5.2d"  # not on the hand


@pytest.mark.rule("storm", "9.0c", "2.3", "ruling:10")
def test_by_the_other_reading_the_card_gives_the_level_reached() -> None:
    options = {"trench_reached": True}
    given = {"fr": {"10": "para"}, "vm": {"11": "regular"}, "held": "11 7 8", "trench": {"7": 1, "8": 2}}
    game = table(hands={"VM": "vm-01 vm-12"}, options=options, **given)
    one = play(game.copy(), ["dig", "vm-12"])
    assert level(one, "11") == 1  # nowhere else does value 1 dig deeper
    play(game, ["dig", "vm-01"])
    assert actions(game) == [["dig", "7"], ["dig", "11"]]
    assert refusal(game, ["dig", "8"]) == "9.0c"
    play(game, ["dig", "7"])
    assert level(game, "7") == 2


@pytest.mark.rule("storm", "2.3")
def test_every_viet_minh_card_has_a_trench_value() -> None:
    assert all((card.trench in (1, 2, 3)) == (card.side == "VM") for card in TITLE.pack.cards.card)


# How long it lasts


@pytest.mark.rule("storm", "9.1b", "13.0b")
def test_a_trench_stays_in_an_empty_area_and_goes_with_control() -> None:
    game = table(
        fr={"10": "para*2"},
        vm={"11": "regular*2"},
        trench={"11": 2},
        hands={"VM": "vm-11", "FR": "fr-06"},
        held="11 7",
    )
    play(game, ["move", "11"], ["all"], ["step", "7"])
    if asked(game)[1] == "move-step":
        play(game, ["stop"])
    assert (units(game, "11"), controls(game, "11"), level(game, "11")) == ({}, "VM", 2)
    play(game, ["move", "10"], ["add", "para"], ["done"], ["step", "11"])
    assert (controls(game, "11"), level(game, "11")) == ("FR", 0)
    assert events(game, "trench-lost") == [{"area": "11"}]


@pytest.mark.rule("storm", "9.1b")
def test_a_trench_stays_while_the_area_is_contested() -> None:
    game = table(fr={"10": "para*2"}, vm={"11": "regular*2"}, trench={"11": 2}, to_move="FR")
    play(game, ["move", "10"], ["all"], ["step", "11"])
    assert (controls(game, "11"), level(game, "11")) == ("VM", 2)
