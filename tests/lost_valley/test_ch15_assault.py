"""15.0 to 15.1.5b: French assaults on what the Viet Minh hold: who, with what support, the roll."""

from __future__ import annotations

import pytest

from tests.lost_valley.sortie import meet, send, sortie
from tests.lost_valley.table import (
    actions,
    asked,
    cr,
    events,
    last,
    play,
    refusal,
    state,
    summed,
    units,
    unsupported,
)

# 15.0, 15.1.1, 15.1.2: the price, the target, the Units


@pytest.mark.rule("lost-valley", "15.0a", "15.0f", "15.0e", "15.1", "5.2.1")
def test_one_action_point_pays_for_all_assaults_in_any_order() -> None:
    """Eliane and Béatrice, the player's choice first; each once, each Unit once."""
    more = {"held": {"eliane": "316", "beatrice": "312"}, "dice": [3, 3, 6, 1, 3, 3, 6, 1]}
    game = sortie(**more)
    assert actions(game) == [["done"], ["assault", "beatrice"], ["assault", "eliane"]]
    unsupported(send(game, "1-bep"))
    assert (state(game).ap, actions(game)) == (2, [["done"], ["assault", "beatrice"]])
    assert refusal(game, ["assault", "eliane"]) == "15.0a"
    unsupported(send(game, "8-bpc", target="beatrice"))
    assert state(game).ap == 2
    assert [event["place"] for event in events(game, "french-assault")] == ["eliane", "beatrice"]
    game = unsupported(send(sortie(**more), "8-bpc", target="beatrice"))
    play(game, ["assault", "eliane"])
    assert refusal(game, ["add", "8-bpc"]) == "15.0c"  # it has assaulted already
    assert refusal(game, ["add", "1-bep"]) == ""


@pytest.mark.rule("lost-valley", "15.0a")
def test_without_an_action_point_or_the_will_nothing_is_assaulted() -> None:
    game = sortie(tracks={"action_points": 0})
    assert events(game, "french-assault") == []
    assert state(game).turn == 4
    game = play(sortie(), ["done"])
    assert (state(game).ap, game.position()["paid"], cr(game, "eliane")["control"]) == (3, [], "316")
    assert asked(game) != "assault-which"


@pytest.mark.rule("lost-valley", "15.1.1", "15.0b", "15.0c")
def test_only_a_vm_controlled_cr_with_somebody_next_to_it_is_assaulted() -> None:
    game = sortie(held={"eliane": "316", "gabrielle": "308"})
    assert refusal(game, ["assault", "claudine"]) == "15.1.1"  # French
    assert refusal(game, ["assault", "francoise"]) == "15.1.1"  # nobody's
    assert refusal(game, ["assault", "start-316"]) != ""
    assert ["assault", "gabrielle"] in actions(game)  # Huguette is next to it
    game = sortie(held={"eliane": "316", "gabrielle": "308"}, marks={"used": "i-2-rei"})
    assert refusal(game, ["assault", "gabrielle"]) == "15.0c"
    assert all(action[1] in ("eliane",) for action in actions(game)[1:])


@pytest.mark.rule("lost-valley", "15.0c", "15.1.2", "2.3.1.6f", "2.3.1.3a", "2.2.1.2b")
def test_active_infantry_and_armor_of_several_adjacent_cr_take_part() -> None:
    game = play(sortie(marks={"used": "csm-414"}), ["assault", "eliane"])
    assert {action[1] for action in actions(game)} == {
        *("8-bpc", "iii-3-rta", "31-bg", "1-bep", "armor-ney", "iii-3-rei", "armor-carette"),
    }
    assert refusal(game, ["add", "csm-414"]) == "15.0c"  # Used
    assert refusal(game, ["add", "i-13-dble"]) == "15.0c"  # not next to Eliane
    assert refusal(game, ["add", "iii-10-rac"]) == "15.0c"  # Artillery supports, it does not assault
    assert refusal(game, ["add", "1-gaaceo"]) == "2.3.1.3a"
    assert refusal(game, ["done"]) == "15.1.2"  # nobody is picked yet
    play(game, ["add", "8-bpc"], ["add", "1-bep"], ["add", "iii-3-rei"])
    assert refusal(game, ["add", "8-bpc"]) == "15.0c"
    play(game, ["done"])
    assert last(game, "french-assault")["units"] == ["iii-3-rei", "1-bep", "8-bpc"]


@pytest.mark.rule("lost-valley", "15.0d")
def test_six_infantry_steps_and_any_number_of_armor() -> None:
    game = play(sortie(), ["assault", "eliane"], ["add", "8-bpc"], ["add", "1-bep"], ["add", "31-bg"])
    assert refusal(game, ["add", "iii-3-rei"]) == "15.0d"  # 5 + 2
    play(game, ["add", "csm-414"])
    assert refusal(game, ["add", "iii-3-rta"]) == "15.0d"
    play(game, ["add", "armor-ney"], ["add", "armor-carette"])
    assert last(unsupported(game), "french-assault")["units"] == [
        *("1-bep", "8-bpc", "31-bg", "csm-414", "armor-carette", "armor-ney")
    ]


@pytest.mark.rule("lost-valley", "15.0d")
def test_a_reduced_battalion_is_one_step() -> None:
    game = sortie(marks={"reduced": "iii-3-rei", "disrupted": ""})
    play(game, ["assault", "eliane"], ["add", "8-bpc"], ["add", "1-bep"], ["add", "iii-3-rei"])
    assert refusal(game, ["add", "iii-3-rta"]) == "15.0d"  # 5 + 2
    assert refusal(game, ["add", "csm-414"]) == ""  # 5 + 1


@pytest.mark.rule("lost-valley", "15.0g", "21.8")
def test_the_troops_of_encircled_isabelle_may_join_and_get_out() -> None:
    game = sortie(forts={"isabelle": 0}, dice=[6, 6, 6, 6])
    assert state(game).is_encircled(state(game).book.isabelle)
    send(game, "8-bpc", "31-bg", "iii-3-rei", "armor-carette")
    play(unsupported(game), ["keep"])
    assert asked(game) == "exploit"
    play(game, ["enter", "iii-3-rei"], ["enter", "armor-carette"], ["done"])
    assert units(game, "eliane") == ["iii-3-rei", "armor-carette"]
    assert (cr(game, "eliane")["control"], cr(game, "isabelle")["control"]) == ("FR", "none")


# 15.1.3, 15.1.4: support


@pytest.mark.rule("lost-valley", "15.1.3", "7.2.3")
def test_close_air_support_except_on_turn_one() -> None:
    game = send(sortie(tracks={"air_support_points": 3}), "8-bpc")
    assert actions(game) == [["commit", n] for n in range(4)]
    play(game, ["commit", 2], ["done"])
    assert (summed(game, "french-assault-rolled")["close-air"], state(game).asp) == (2, 1)
    game = send(sortie(tracks={"air_support_points": 3}, turn=1), "8-bpc")
    assert asked(game) == "commit-guns"  # guns fire even then
    play(game, ["add", "11-iv-4-rac"], ["done"])
    assert summed(game, "french-assault-rolled")["artillery"] == 2
    assert "close-air" not in summed(game, "french-assault-rolled")


@pytest.mark.rule("lost-valley", "15.1.4", "15.1.6f", "2.3.1.7b", "2.3.1.3a")
def test_guns_cost_one_resource_point_for_the_whole_phase() -> None:
    """The 155s are worth 2, the others 1; no Action Point; each fires once and is Used."""
    more = {"held": {"eliane": "316", "beatrice": "312"}, "dice": [3, 3, 6, 1, 3, 3, 6, 1]}
    game = send(sortie(**more), "1-bep")
    play(game, ["add", "11-iv-4-rac"], ["add", "1-cepml"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    play(game, ["done"])
    assert summed(game, "french-assault-rolled")["artillery"] == 3
    assert game.position()["marks"]["used"] == ["1-bep", "11-iv-4-rac", "1-cepml"]
    send(game, "8-bpc", target="beatrice")
    assert refusal(game, ["add", "1-cepml"]) == "12.3.5.1c"
    play(game, ["add", "iii-10-rac"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    assert summed(game, "french-assault-rolled")["artillery"] == 1


@pytest.mark.rule("lost-valley", "15.1.4", "2.2.5b", "ruling:3")
def test_guns_out_of_range_or_out_of_supplies_are_silent() -> None:
    more = {"held": {"eliane": "316", "gabrielle": "308"}}
    game = send(sortie(**more), target="gabrielle")  # i-2-rei alone is next to it
    assert refusal(game, ["add", "iii-10-rac"]) == "2.2.5b"  # South to North
    assert refusal(game, ["add", "1-cepml"]) == ""
    game = send(sortie(tracks={"resource_points": 1}), "8-bpc")
    assert asked(game) != "commit-guns"
    assert state(game).resources == 1
    assert "artillery" not in summed(game, "french-assault-rolled")


# 15.1.5: the roll


@pytest.mark.rule("lost-valley", "15.1.5a", "2.5.2", "21.3")
def test_everything_that_counts() -> None:
    """Morale 7 is -1, the stores 0 after the point for the guns; a Disrupted Unit is worth one less."""
    tracks = {"camp_morale": 7, "air_support_points": 2}
    more = {"marks": {"disrupted": "1-bep csm-414", "reduced": "8-bpc"}, "dice": [4, 3, 6, 1]}
    game = send(sortie(tracks=tracks, forts={"eliane": 3}, **more), "8-bpc", "1-bep", "csm-414", "armor-ney")
    play(game, ["commit", 1], ["add", "11-iv-4-rac"], ["done"])
    assert summed(game, "french-assault-rolled") == {
        "dice": 7,
        "sitrep": -1,
        "assault": 2 + 2 - 1 + 2,
        "artillery": 2,
        "close-air": 1,
        "strength": -6,
        "fortifications": -1,  # always 1, whatever stands in the box
    }
    assert last(game, "french-assault-rolled")["total"] == 7


@pytest.mark.rule("lost-valley", "15.1.5a", "card:01", "card:15", "card:28")
def test_cards_for_an_assault() -> None:
    game = unsupported(send(sortie(in_force="28"), "iii-3-rei", "1-bep", "31-bg"))
    assert summed(game, "french-assault-rolled")["assault"] == 3 + 4 + 1  # the Legion is worth one more
    game = send(sortie(in_force="01 15"), "8-bpc", "armor-ney")
    play(game, ["done"], ["use", "01"], ["use", "15"])
    assert summed(game, "french-assault-rolled")["card"] == 4
    game = send(sortie(in_force="01 15"), "8-bpc")
    play(game, ["done"])
    assert refusal(game, ["use", "15"]) == "5.1b"  # no Armor takes part
    play(game, ["pass"])
    assert "card" not in summed(game, "french-assault-rolled")
    game = unsupported(send(sortie(in_force="01"), "iii-3-rei"))
    assert events(game, "card-drm-used") == []  # no parachutists


@pytest.mark.rule("lost-valley", "15.1.5b")
@pytest.mark.parametrize(
    ("total", "french", "vm"),
    [
        *((2, -2, -2), (3, -2, -2), (4, -1, -1), (5, -1, -1), (6, 0, -1), (7, 0, -1), (8, 0, 0)),
        *((9, 0, 0), (10, 1, 1), (11, 1, 1), (12, 1, 2), (13, 1, 2), (14, 2, 3), (16, 2, 3)),
    ],
)
def test_the_roll_gives_a_modifier_for_each_table(total: int, french: int, vm: int) -> None:
    """8-bpc and 1-bep are worth 6; the die of the casualties is then modified by the left figure."""
    game = unsupported(meet(total, 6, "8-bpc", "1-bep", then=(6, 6, 6, 6, 6, 1)))
    rolled = last(game, "french-assault-rolled")
    assert (rolled["total"], rolled["french"], rolled["vm"]) == (total, french, vm)
    assert last(game, "french-casualties")["drm"] == french
    if asked(game) == "choose-loss":
        play(game, ["lose", "8-bpc"])
    assert last(game, "vm-casualties")["drm"] == vm
