"""The long example of 10.0: a Surprise Assault out of 14 on 17, from the first card to the last loss."""

from __future__ import annotations

from typing import Any

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
from tests.storm.test_ch08_damage import refusal

DEBOUCHEZ, ASSAULT, FIRST_REROLL, SECOND_REROLL = [3, 4], [1, 1], [2, 4], [6, 6]


def kinds(game: indochine.Game, since: int) -> list[str]:
    return [entry.kind for entry in game.log][since:]


def parts(tally: list[dict[str, Any]]) -> dict[str, int]:
    return {part["label"]: part["worth"] for part in tally}


def top(game: indochine.Game, frame: str) -> dict[str, Any]:
    """The values of a frame that play is in the middle of."""
    found: dict[str, Any] = next(f for f in game.position()["agenda"] if f["frame"] == frame)
    return found


def declared() -> indochine.Game:
    """Nine fresh units in 14, trench 2, turn 3; three fresh French units in 17, the best of them worth 10."""
    game = table(
        fr={"17": "armour legion para", "22": "legion"},
        vm={"14": "elite*2 regular*7", "15": "regular"},
        turn=3,
        trench={"14": 2},
        hands={"VM": "vm-04 vm-12 vm-25", "FR": "fr-04 fr-05 fr-07 fr-11"},
        dice=[*DEBOUCHEZ, *ASSAULT, *FIRST_REROLL, *SECOND_REROLL],
    )
    assert [controls(game, area) for area in ("14", "8", "11", "17")] == ["VM", "VM", "VM", "FR"]
    assert refusal(game, ["assault", "14"]) == "10.0b"  # trench 2, and not the first turn
    play(game, ["play", "vm-12"])
    assert asked(game) == ("VM", "assault-from")
    assert actions(game) == [["from", "14"], ["from", "15"]]
    play(game, ["from", "14"])  # 17 is the only French area next to it
    assert asked(game) == ("VM", "pick-assaulters")
    assert actions(game) == [["add", "regular"], ["add", "elite"], ["all"]]
    play(game, ["all"])
    [event] = events(game, "assault")
    assert (event["origin"], event["area"]) == ("14", "17")
    assert sorted(event["units"]) == ["elite"] * 2 + ["regular"] * 7
    return game


def darkness_and_light(game: indochine.Game) -> None:
    """Night Assault adds 3 to the dice, Flares take it away again."""
    assert asked(game) == ("VM", "window")
    assert actions(game) == [["pass"], ["play", "vm-25"]]
    assert refusal(game, ["play", "vm-04"]) == "5.2d"  # Giap only after the dice
    play(game, ["play", "vm-25"])
    assert top(game, "assault")["nights"] == 1
    assert asked(game) == ("FR", "window")
    assert actions(game) == [["pass"], ["play", "fr-04"], ["play", "fr-07"], ["play", "fr-11"]]
    play(game, ["play", "fr-07"])
    assert events(game, "nights-lit") == [{"number": 1}]
    assert top(game, "assault")["nights"] == 0
    assert actions(game) == [["pass"], ["play", "fr-04"], ["play", "fr-11"]]
    assert refusal(game, ["play", "fr-07"]) == "5.2d"  # it is no longer on the hand


def debouchez(game: indochine.Game) -> None:
    """Firepower 6 and dice of 7 against 8: five points on the nine assaulting units."""
    play(game, ["play", "fr-04"])
    assert events(game, "card-fired") == [{"side": "FR", "card": "fr-04", "area": "14"}]
    event = events(game, "attack-rolled")[0]
    assert (event["side"], event["area"], event["faces"]) == ("FR", "14", DEBOUCHEZ)
    assert parts(event["attack"]) == {"dice": 7, "card-firepower": 6}
    assert parts(event["defence"]) == {"best-defence": 8}  # neither ground nor trench
    assert event["damage"] == 5
    assert asked(game) == ("VM", "allot-damage")
    assert (top(game, "damage")["points"], len(top(game, "damage")["targets"])) == (5, 9)


def three_ways(game: indochine.Game) -> None:
    """Five flipped: four go on. One eliminated, two flipped: six. One eliminated, one retreated: seven."""
    flip, eliminate = ["flip", "regular"], ["eliminate-fresh", "regular"]
    for way, left in (([flip] * 5, 4), ([eliminate, flip, flip], 6)):
        other = play(game.copy(), *way)
        assert asked(other) == ("FR", "window")  # the assault goes on, whatever they do
        assert len(top(other, "assault")["units"]) == left
        play(other, ["pass"])
        assert parts(events(other, "assault-rolled")[0]["attack"])["firepower"] == left + 2
    play(game, ["eliminate-fresh", "regular"], ["flip-and-retreat", "regular"])
    assert asked(game) == ("VM", "retreat-to")
    assert actions(game) == [["to", "8"], ["to", "11"]]
    assert refusal(game, ["to", "17"]) == "8.4.2a"
    play(game, ["to", "11"])
    assert events(game, "elimination") == [{"side": "VM", "type": "regular", "area": "14"}]
    assert events(game, "flipped") == [{"side": "VM", "type": "regular", "area": "14"}]
    assert events(game, "retreated") == [{"side": "VM", "type": "regular", "origin": "14", "area": "11"}]
    assert units(game, "14") == {"regular": 5, "elite": 2}
    assert units(game, "11") == {"regular/spent": 1}
    assert len(top(game, "assault")["units"]) == 7


def no_mines(game: indochine.Game) -> None:
    """A second Debouchez could be played, Mines could not."""
    assert asked(game) == ("FR", "window")
    assert actions(game) == [["pass"], ["play", "fr-05"]]
    assert refusal(game, ["play", "fr-11"]) == "card:fr-11"
    again = play(game.copy(), ["play", "fr-05"])
    assert len(events(again, "attack-rolled")) == 2
    assert events(again, "attack-rolled")[1]["faces"] == ASSAULT  # the next two dice of the script


def eight_points_needed(game: indochine.Game) -> None:
    """From dice of 9 no French unit can stay; of 7 points the last one is only flipped."""
    for dice, points in (([4, 4], 7), ([4, 5], 8)):
        other = TITLE.from_position(game.position(), seed=1, dice=dice)
        play(other, ["pass"], ["pass"])  # no second Debouchez, no Giap
        assert events(other, "assault-rolled")[0]["damage"] == points
        play(other, ["eliminate-fresh", "legion"], ["eliminate-fresh", "para"])
        if points == 8:
            assert actions(other) == [["flip", "armour"], ["flip-and-retreat", "armour"]]
            play(other, ["flip-and-retreat", "armour"], ["to", "22"])
        assert len(events(other, "stormed")) == (points == 8)
        assert len(events(other, "repelled")) == (points == 7)
        assert units(other, "17").get("armour/spent", 0) == (points == 7)
        assert sum(units(other, "14").values()) == (7 if points == 7 else 0)


def first_throw(game: indochine.Game) -> None:
    """Firepower 9 and dice of 2 against 10 make a single point."""
    play(game, ["pass"])
    event = events(game, "assault-rolled")[0]
    assert (event["area"], event["faces"], event["damage"]) == ("17", ASSAULT, 1)
    assert parts(event["attack"]) == {"dice": 2, "firepower": 9}  # no night any more
    assert parts(event["defence"]) == {"best-defence": 10}
    assert asked(game) == ("VM", "window")
    assert actions(game) == [["pass"], ["play", "vm-04"]]


def giap(game: indochine.Game) -> None:
    """Giap Demands Success: 6, and again: 12."""
    play(game, ["play", "vm-04"])
    assert asked(game) == ("VM", "roll-again")
    assert actions(game) == [["keep"], ["reroll"]]
    assert events(game, "rerolled") == [{"faces": FIRST_REROLL, "total": 6, "best": 6}]
    assert game.decision is not None
    assert game.decision.context() | {"side": None} == {
        "side": None,
        "side_id": "VM",
        "total": 6,
        "damage": 5,
        "left": 5,
    }
    play(game, ["reroll"])
    assert events(game, "rerolled")[1] == {"faces": SECOND_REROLL, "total": 12, "best": 12}
    assert asked(game) == ("VM", "roll-again")
    assert game.decision.context()["damage"] == 11  # the firepower is still 9
    assert game.decision.context()["left"] == 4


def aftermath(game: indochine.Game) -> None:
    """Three French units eliminated for 9 points, 2 lost; seven go in, are spent, and three are lost."""
    before = len(game.log)
    play(game, ["keep"])
    assert kinds(game, before) == ["elimination"] * 3 + ["damage-lost", "stormed", "control"]
    lost = [event["type"] for event in events(game, "elimination") if event["side"] == "FR"]
    assert sorted(lost) == ["armour", "legion", "para"]
    assert events(game, "damage-lost") == [{"area": "17", "number": 2}]
    assert events(game, "stormed") == [{"area": "17"}]
    assert events(game, "control") == [{"side": "VM", "area": "17"}]
    assert units(game, "17") == {"regular/spent": 5, "elite/spent": 2}
    assert units(game, "14") == {}
    assert asked(game) == ("VM", "lose-units")
    assert top(game, "lose-units")["number"] == 3  # one for the assault, two for the new rolls
    play(game, ["lose", "regular"], ["lose", "elite"], ["lose", "regular"])
    assert units(game, "17") == {"regular/spent": 3, "elite/spent": 1}
    assert controls(game, "17") == "VM"


@pytest.mark.rule("storm", "10.0x1", "10.0x2", "10.0x3", "10.0x4", "10.0x5", "10.0x6", "10.0x7", "10.0x8")
@pytest.mark.rule("storm", "10.0c", "10.0d", "10.0f", "10.0g", "card:vm-12", "card:fr-04", "card:fr-11")
def test_the_assault_of_the_book_from_14_on_17() -> None:
    game = declared()
    darkness_and_light(game)
    debouchez(game)
    three_ways(game)
    no_mines(game)
    eight_points_needed(game)
    first_throw(game)
    giap(game)
    aftermath(game)
    assert asked(game) == ("FR", "choose-action")
    assert (hand(game, "VM"), hand(game, "FR")) == ([], ["fr-05", "fr-11"])
    assert {"vm-04", "vm-12", "vm-25"} <= set(discarded(game, "VM"))
    assert {"fr-04", "fr-07"} <= set(discarded(game, "FR"))
    assert [area for area, part in game.position()["areas"].items() if part["fire"]] == []
    assert (controls(game, "14"), game.position()["areas"]["14"]["trench"]) == ("VM", 2)
    assert game.position()["lost"] == {"now": [], "before": ["17"]}  # card:fr-16 may answer it
    assert game.title.invariants(game.state) == []
    assert [len(faces) for faces in game.rolls] == [2, 2, 2, 2]
