"""2.3.1, 2.5: what is printed on a Unit, dice and their modifiers, Morale Checks."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.kernel.bitsets import bits
from indochine.titles.lost_valley.rules.ch02_checks import assault_of, defence_of, die_picks, morale_of
from tests.lost_valley.storm import storm
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    events,
    fighting,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
)

PRINTED = {unit.id: unit for unit in TITLE.pack.units.unit}


def number(unit: str) -> int:
    return TITLE.book.unit_ids.index(unit)


def factors(game: indochine.Game, unit: str) -> tuple[int, int, int]:
    """Assault, Defense and Morale as they count now."""
    s, n = state(game), number(unit)
    return assault_of(s, n), defence_of(s, n), morale_of(s, n)


def checked(unit: str, faces: list[int], **more: Any) -> dict[str, Any]:
    """A Morale Check of a Unit alone in Huguette: the line of an assault that says Dis? and no more."""
    game = storm("huguette", unit, 7, [*faces, 1], **{"behind": {"junon": "csm-414"}, **more})
    assert last(game, "french-casualties")["result"] == "Dis?"
    return last(game, "morale-check")


# 2.5.3, 20.1: Morale Checks


@pytest.mark.rule("lost-valley", "20.1", "21.1", "2.5.2", "2.5.3a")
@pytest.mark.parametrize(("faces", "passed"), [([3, 3], 1), ([2, 3], 0)])
def test_example_6_bpc_passes_with_a_six(faces: list[int], passed: int) -> None:
    """Camp Morale 7 (-1), Resource Points 17 (0), Morale 3: +2 in all, so that 6 or better passes."""
    tracks = {"camp_morale": 7, "resource_points": 17}
    event = checked("6-bpc", faces, tracks=tracks, weaker=-1)
    worths = {part["label"]: part["worth"] for part in event["sum"]}
    assert worths == {"dice": sum(faces), "morale": 3, "sitrep": -1}
    assert (event["total"], event["passed"]) == (sum(faces) + 2, passed)


@pytest.mark.rule("lost-valley", "21.1", "2.5.2", "2.2.8.5")
@pytest.mark.parametrize(
    ("morale", "resources", "sitrep"),
    [(16, 5, -1), (6, 26, 0), (7, 17, -1), (16, 26, 2), (1, 1, -4), (9, 13, 0)],
)
def test_the_sitrep_is_camp_morale_and_resource_points_together(
    morale: int, resources: int, sitrep: int
) -> None:
    """The first is the example of 2.5.2; the second joins those of 2.2.8.1 and 2.2.8.2."""
    game = siege("movement", tracks={"camp_morale": morale, "resource_points": resources})
    assert state(game).sitrep() == sitrep


@pytest.mark.rule("lost-valley", "21.1")
def test_the_resource_points_give_plus_one_at_the_start() -> None:
    s = state(TITLE.start(seed=1))
    assert TITLE.book.tables.track.resource_points.drm_at(s.resources) == 1


@pytest.mark.rule("lost-valley", "2.5.3a", "2.3.2.2a", "2.3.1.3c")
@pytest.mark.parametrize(
    ("unit", "marks", "morale"),
    [
        ("i-2-rei", {}, 3),
        ("i-2-rei", {"reduced": "i-2-rei"}, 2),
        ("csm-272", {}, -1),
        ("armor-ney", {}, 2),
    ],
)
def test_the_current_morale_counts(unit: str, marks: dict[str, str], morale: int) -> None:
    event = checked(unit, [6, 6], marks=marks, weaker=-len(marks))
    assert event["total"] == 12 + morale


@pytest.mark.rule("lost-valley", "2.5.3a", "2.3.2.2a")
def test_a_disrupted_unit_checks_with_one_less_and_recovers_by_it() -> None:
    """Recovery: Morale 3 - 1, and 6 brings it to 8."""
    marks = {"disrupted": "i-2-rei"}
    game = siege("recovery", marks=marks, tracks=CALM, dice=[3, 3])
    assert summed(game, "morale-check") == {"dice": 6, "morale": 2}
    assert game.position()["marks"]["disrupted"] == []
    game = siege("recovery", marks=marks, tracks=CALM, dice=[2, 3])
    assert (last(game, "morale-check")["total"], last(game, "morale-check")["passed"]) == (7, 0)
    assert game.position()["marks"]["disrupted"] == ["i-2-rei"]


@pytest.mark.rule("lost-valley", "2.5.3b")
def test_each_unit_rolls_for_itself() -> None:
    game = storm("huguette", "i-2-rei 6-bpc 1-gaaceo", 7, [1, 1, 6, 6, 1, 1, 1])
    results = [(event["unit"], event["faces"], event["passed"]) for event in events(game, "morale-check")]
    assert results == [("i-2-rei", [1, 1], 0), ("6-bpc", [6, 6], 1), ("1-gaaceo", [1, 1], 0)]
    assert game.position()["marks"]["disrupted"] == ["i-2-rei", "1-gaaceo"]


@pytest.mark.rule("lost-valley", "2.3.2.2a")
def test_a_second_disruption_has_no_effect() -> None:
    """Dis on a garrison half of which is Disrupted: one marker each, one less each."""
    marks = {"disrupted": "i-2-rei"}
    game = storm("huguette", "i-2-rei 6-bpc v-7-rta", 0, [6, 6, 6, 6, 6, 6, 1], marks=marks, weaker=-1)
    assert last(game, "french-casualties")["result"] == "2DisR?*"
    play(game, ["lose", "v-7-rta"])  # 6 BPC has lost the first step; the other two are equal
    assert [event["unit"] for event in events(game, "unit-disrupted")] == ["v-7-rta", "6-bpc"]
    assert factors(game, "i-2-rei") == (1, 1, 2)  # one less than printed, not two


# 2.5, 2.5.1: dice


@pytest.mark.rule("lost-valley", "2.5", "2.5.1")
def test_two_dice_are_added_and_the_modifier_with_them() -> None:
    """The example of 2.5.1: 2 and 4 with +1 are 7; the SITREP is the +1."""
    game = storm("gabrielle", "v-7-rta", works=2, tracks={"camp_morale": 16}, row=1)
    assert last(game, "assault-rolled")["faces"] == [3, 4]
    assert (summed(game, "assault-rolled")["sitrep"], last(game, "assault-rolled")["total"]) == (1, 8)
    event = checked("csm-414", [2, 4], behind={"junon": "csm-272"}, tracks={"camp_morale": 16}, weaker=1)
    assert event["total"] == 7


@pytest.mark.rule("lost-valley", "12.3.4", "12.2c")
@pytest.mark.parametrize(
    ("options", "faces", "picked"),
    [
        (2, [3], 0),
        (2, [4], 1),
        (3, [2], 0),
        (3, [5], 2),
        (4, [4], 3),
        (4, [5, 6, 1], 0),  # beyond an even share: again
        (5, [6, 5], 4),
        (6, [6], 5),
    ],
)
def test_a_die_picks_evenly(options: int, faces: list[int], picked: int) -> None:
    s = state(siege("movement", dice=faces))
    assert die_picks(s, options) == (faces[-1], picked)


# 2.3.1: Units


@pytest.mark.rule("lost-valley", "2.3.1.2a", "2.3.1.2b")
def test_infantry_and_assets() -> None:
    book = TITLE.book
    assets = {book.unit_ids[n] for n in bits(book.assets)}
    assert assets == {
        *("ii-4-rac", "iii-10-rac", "11-iv-4-rac", "1-cmmle", "2-cmmle", "1-cepml"),
        *("armor-carette", "armor-guntz", "armor-ney", "1-gaaceo"),
    }
    arms = {unit.arm for unit in PRINTED.values() if unit.id not in assets}
    assert arms == {
        "legion",
        "legion-para",
        "para",
        "north-african",
        "tai",
        "viet-para",
        "engineer",
        "ad-hoc",
    }
    assert {PRINTED[id].arm for id in assets} == {"105mm", "155mm", "120mm", "m24", "quad-50"}
    assert {PRINTED[id].kind for id in assets} == {"artillery", "armour", "anti-aircraft"}


@pytest.mark.rule("lost-valley", "2.3.1.3a", "2.3.1.3b", "2.3.1.3c", "2.3.1.5a", "2.3.2.2a", "21.3")
@pytest.mark.parametrize(
    ("unit", "marks", "expected"),
    [
        ("8-bpc", "", (3, 2, 3)),
        ("8-bpc", "disrupted", (2, 1, 2)),
        ("8-bpc", "reduced", (2, 1, 2)),
        ("8-bpc", "reduced disrupted", (1, 0, 1)),
        ("csm-272", "disrupted", (-1, -1, -2)),  # no floor: better there than nobody, says the answer
        ("bt-3", "reduced disrupted", (-1, -1, -3)),
    ],
)
def test_factors_of_the_side_shown_less_one_if_disrupted(
    unit: str, marks: str, expected: tuple[int, int, int]
) -> None:
    game = siege("movement", marks={"disrupted": "", **dict.fromkeys(marks.split(), unit)})
    assert factors(game, unit) == expected


@pytest.mark.rule("lost-valley", "21.3", "2.3.1.3a", "15.1.5a")
def test_a_negative_assault_counts_too() -> None:
    """A Disrupted company that joins an assault makes it worse by one."""
    marks = {"disrupted": "csm-272"}
    game = siege("french_assaults", held={"anne-marie": "308"}, marks=marks, tracks=CALM)
    play(game, ["assault", "anne-marie"], ["add", "csm-272"], ["add", "i-2-rei"], ["done"])
    while asked(game) == "commit-guns":
        game.play(["done"])
    assert summed(game, "french-assault-rolled")["assault"] == 2 - 1


@pytest.mark.rule("lost-valley", "2.3.1.3a", "2.3.1.6f")
def test_an_x_bars_from_assaults() -> None:
    """Huguette is next to Anne-Marie; 1 GAACEO there has no Assault figure."""
    garrison = {"huguette": "i-2-rei 1-gaaceo armor-ney", "pc-gono": "31-bg"}
    game = siege("french_assaults", held={"anne-marie": "308"}, garrison=garrison, divisions=fighting({}))
    play(game, ["assault", "anne-marie"])
    assert refusal(game, ["add", "1-gaaceo"]) == "2.3.1.3a"
    assert actions(game) == [["add", "i-2-rei"], ["add", "armor-ney"]]


@pytest.mark.rule("lost-valley", "2.3.1.5a")
def test_battalions_have_two_steps_companies_and_assets_one() -> None:
    for unit in PRINTED.values():
        assert unit.steps == (2 if unit.reduced else 1)
        assert unit.steps == 1 or unit.kind == "infantry"
    s = state(siege("movement", marks={"reduced": "i-4-rtm"}))
    two = 1 << number("iii-3-rta") | 1 << number("csm-425") | 1 << number("ii-4-rac")
    assert s.steps_of(two) == 3  # 2 + 1, and guns have no Infantry step
    assert s.steps_of(1 << number("i-4-rtm")) == 1


@pytest.mark.rule("lost-valley", "2.2.1.2a", "2.2.1.2b")
def test_a_used_unit_does_nothing_more_but_defends() -> None:
    marks = {"used": "i-2-rei"}
    game = siege("movement", marks=marks)
    assert refusal(game, ["move", "i-2-rei"]) == "14.1a"
    assert refusal(game, ["move", "v-7-rta"]) == ""
    game = siege("french_assaults", held={"anne-marie": "308"}, marks=marks)
    play(game, ["assault", "anne-marie"])
    assert refusal(game, ["add", "i-2-rei"]) == "15.0c"
    assert summed(storm("huguette", "i-2-rei", marks=marks), "assault-rolled")["defence"] == 2
