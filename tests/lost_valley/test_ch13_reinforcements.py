"""13.0: reinforcements out of the sky, and Bataillons de Marche from what is left of others."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.storm import storm
from tests.lost_valley.table import (
    CALM,
    NOBODY_DUE,
    TITLE,
    actions,
    asked,
    events,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
    units,
)

SOUTH = {"huguette": "308", "francoise": "308", "claudine": "304", "eliane": "316", "isabelle": "304"}


def landing(unit: str = "6-bpc", **given: Any) -> indochine.Game:
    """One Unit is due on Turn 3, the others never."""
    return siege("reinforcements", track={**NOBODY_DUE, unit: 3}, **{"tracks": CALM, **given})


def place_number(name: str) -> int:
    return TITLE.book.place_ids.index(name)


# 13.1, 13.2: landing


@pytest.mark.rule("lost-valley", "13.0", "13.1a", "2.2.6")
def test_a_unit_lands_active_and_at_full_strength_on_a_french_drop_zone() -> None:
    game = landing()
    assert actions(game) == [["land", place] for place in ("huguette", "natasha", "octavie", "simone")]
    assert refusal(game, ["land", "claudine"]) == "13.1a"  # no parachute is printed there
    play(game, ["land", "natasha"])
    position = game.position()
    assert position["zones"] == {"natasha": ["6-bpc"], "octavie": [], "simone": []}
    assert "6-bpc" not in position["track"]
    assert all("6-bpc" not in position["marks"][mark] for mark in ("reduced", "used", "disrupted"))
    assert events(game, "landed") == [{"unit": "6-bpc", "place": "natasha"}]
    assert asked(game) == "move-which"  # D.2 follows


@pytest.mark.rule("lost-valley", "13.1a")
def test_several_units_land_one_after_the_other_and_the_others_wait() -> None:
    game = siege("reinforcements", track={**NOBODY_DUE, "6-bpc": 3, "5-bpvn": 3}, tracks=CALM)
    play(game, ["land", "octavie"], ["land", "huguette"])
    assert (units(game, "octavie"), "6-bpc" in units(game, "huguette")) == (["5-bpvn"], True)
    assert game.position()["track"] == {"ii-1-rcp": 17, "2-bep": 17, "1-bpc": 17}
    game = siege("reinforcements", track={**NOBODY_DUE, "6-bpc": 4}, tracks=CALM)
    assert asked(game) == "move-which"
    assert events(game, "landed") == []


@pytest.mark.rule("lost-valley", "13.1a", "2.2.1.6")
@pytest.mark.parametrize("strip", ["active", "interdicted", "damaged", "destroyed"])
def test_huguette_is_a_drop_zone_whatever_the_airstrip(strip: str) -> None:
    game = play(landing(airstrip=strip), ["land", "huguette"])
    assert "6-bpc" in units(game, "huguette")
    assert state(game).used == 0


@pytest.mark.rule("lost-valley", "13.1a", "2.2.1.6")
@pytest.mark.parametrize("holder", ["308", "none"])
def test_nobody_lands_in_huguette_unless_it_is_french(holder: str) -> None:
    game = landing(held={"huguette": holder}, airstrip="destroyed")
    assert ["land", "huguette"] not in actions(game)
    assert refusal(game, ["land", "huguette"]) == "13.1a"


@pytest.mark.rule("lost-valley", "13.2a", "13.2b", "13.2c", "13.2d")
@pytest.mark.parametrize("holder", ["VM", "none"])
@pytest.mark.parametrize(
    ("zone", "lost", "french"),
    [
        ("natasha", "huguette", True),
        ("natasha", "francoise", True),
        ("natasha", "huguette francoise", False),
        ("natasha", "claudine eliane isabelle", True),
        ("octavie", "claudine", False),
        ("octavie", "huguette francoise eliane isabelle", True),
        ("simone", "eliane", True),
        ("simone", "isabelle", True),
        ("simone", "eliane isabelle", False),
        ("simone", "huguette francoise claudine", True),
    ],
)
def test_whose_a_drop_zone_is(zone: str, lost: str, french: bool, holder: str) -> None:
    """A CR that is nobody's does not hold a drop zone for the French."""
    held = {cr: SOUTH[cr] if holder == "VM" else "none" for cr in lost.split()}
    game = landing(held=held, airstrip="destroyed", tracks={**CALM, "action_points": 0})
    landed = [event["place"] for event in events(game, "landed")]  # a single place is no question
    assert (["land", zone] in actions(game) or landed == [zone]) == french
    if not landed:
        assert refusal(game, ["land", zone]) == ("" if french else "13.2d")


@pytest.mark.rule("lost-valley", "13.2d", "13.2b")
def test_a_drop_zone_is_french_again_with_its_cr() -> None:
    game = siege("movement", held={"claudine": "none"}, tracks=CALM)
    octavie = place_number("octavie")
    assert not state(game).is_french(octavie)
    play(game, ["move", "1-bep"], ["to", "claudine"])
    assert state(game).is_french(octavie)


@pytest.mark.rule("lost-valley", "13.1b", "9.1.2")
def test_without_a_place_to_land_the_unit_waits_a_turn_and_earns_nothing() -> None:
    game = landing(held=SOUTH, airstrip="destroyed", tracks={**CALM, "action_points": 0})
    assert events(game, "no-landing") == [{"unit": "6-bpc", "turn": 4}]
    assert events(game, "landed") == []
    assert game.position()["track"]["6-bpc"] == 4
    while not events(game, "supply-rolled"):
        play(game, actions(game)[0])
    assert "delay" not in summed(game, "supply-rolled")


@pytest.mark.rule("lost-valley", "13.1b")
def test_one_drop_zone_is_enough_to_land() -> None:
    held = {cr: division for cr, division in SOUTH.items() if cr != "isabelle"}
    game = landing(held=held, airstrip="destroyed")
    assert events(game, "landed") == [{"unit": "6-bpc", "place": "simone"}]
    assert events(game, "no-landing") == []


@pytest.mark.rule("lost-valley", "13.1c")
def test_who_is_still_in_a_drop_zone_when_the_turn_ends_is_lost() -> None:
    track = {unit: turn for unit, turn in NOBODY_DUE.items() if unit != "6-bpc"}
    zones = {"natasha": ["6-bpc"], "octavie": [], "simone": []}
    game = siege("recovery", track=track, zones=zones, tracks=CALM)
    assert events(game, "lost-in-zone") == [{"unit": "6-bpc", "place": "natasha"}]
    assert "6-bpc" in game.position()["remnants"]
    assert game.position()["zones"]["natasha"] == []


@pytest.mark.rule("lost-valley", "13.1c", "14.1b")
def test_who_leaves_the_drop_zone_or_has_landed_in_huguette_stays() -> None:
    game = play(landing(), ["land", "natasha"], ["move", "6-bpc"], ["to", "huguette"])
    while state(game).turn == 3:
        play(game, actions(game)[0])
    assert events(game, "lost-in-zone") == []
    assert "6-bpc" in units(game, "huguette")
    game = play(landing(), ["land", "huguette"])
    while state(game).turn == 3:
        play(game, actions(game)[0])
    assert "6-bpc" in units(game, "huguette")


@pytest.mark.rule("lost-valley", "13.1c", "2.2.1.3b")
def test_huguette_must_not_be_overcrowded_at_the_end_of_movement() -> None:
    """Seven steps in Huguette, which holds six."""
    game = landing(garrison={"huguette": "i-2-rei 8-bpc csm-272", "claudine": "bt-2", "pc-gono": "31-bg"})
    play(game, ["land", "huguette"], ["done"], ["done"])
    assert asked(game) == "overstacked"
    play(game, ["eliminate", "csm-272"])
    assert units(game, "huguette") == ["i-2-rei", "8-bpc", "6-bpc"]


@pytest.mark.rule("lost-valley", "19.4", "13.1a")
@pytest.mark.parametrize(("option", "factors"), [(True, (1, 1, 2)), (False, (2, 2, 3))])
def test_1_bpc_arrives_reduced_by_the_optional_rule(option: bool, factors: tuple[int, int, int]) -> None:
    game = play(landing("1-bpc", options={"reduced-1-bpc": option}), ["land", "octavie"])
    s, unit = state(game), TITLE.book.unit_ids.index("1-bpc")
    assert ("1-bpc" in game.position()["marks"]["reduced"]) == option
    found = (s.factor(s.book.assault, unit), s.factor(s.book.defence, unit), s.factor(s.book.morale, unit))
    assert found == factors
    game = play(landing("2-bep", options={"reduced-1-bpc": option}), ["land", "octavie"])
    assert game.position()["marks"]["reduced"] == []


# 13.3: Bataillons de Marche

CAMP = {"pc-gono": "31-bg", "claudine": "i-13-dble", "francoise": "csm-272 csm-273", "isabelle": "iii-3-rei"}


def raising(remnants: str, garrison: dict[str, str] | None = None, **given: Any) -> indochine.Game:
    """Exactly these battalions in the Remnants box, the other losses gone for good."""
    garrison = CAMP if garrison is None else garrison
    named = {unit for them in garrison.values() for unit in them.split()} | {*remnants.split()}
    lost = [u.id for u in TITLE.pack.units.unit if u.placed == "cr" and u.id not in named]
    boxes = {"remnants": remnants.split(), "eliminated": lost, "track": NOBODY_DUE}
    return siege("reinforcements", garrison=garrison, **{"tracks": CALM, **boxes, **given})


@pytest.mark.rule("lost-valley", "13.3a", "13.3b")
def test_each_battalion_in_the_remnants_makes_one() -> None:
    game = raising("v-7-rta 8-bpc")
    assert asked(game) == "raise-battalion"
    assert actions(game) == [
        ["done"],
        *(["raise", cr] for cr in ("francoise", "pc-gono", "claudine", "isabelle")),
    ]
    play(game, ["raise", "claudine"])
    assert units(game, "claudine") == ["i-13-dble", "bdm-1"]
    assert game.position()["remnants"] == ["v-7-rta"]
    assert "8-bpc" in game.position()["eliminated"]
    play(game, ["raise", "pc-gono"])
    assert units(game, "pc-gono") == ["31-bg", "bdm-2"]
    assert (game.position()["remnants"], asked(game)) == ([], "move-which")
    s = state(game)
    assert s.steps_of(s.here[place_number("claudine")]) == 3  # a step is all it has
    assert game.position()["marks"]["used"] == []
    assert events(game, "raised")[0] == {"unit": "bdm-1", "place": "claudine"}


@pytest.mark.rule("lost-valley", "13.3a")
def test_nothing_is_raised_without_remnants_or_against_the_will() -> None:
    assert asked(raising("")) == "move-which"
    game = play(raising("v-7-rta"), ["done"])
    assert game.position()["remnants"] == ["v-7-rta"]
    assert len(game.position()["marche"]) == 4


@pytest.mark.rule("lost-valley", "13.3b", "12.2.1a")
def test_only_in_a_french_cr_that_is_not_encircled_and_has_room() -> None:
    garrison = {**CAMP, "francoise": "csm-272 csm-273 csm-416"}  # three steps are its limit
    game = raising("v-7-rta", garrison, forts={"isabelle": 0}, held={"gabrielle": "308"})
    assert actions(game) == [["done"], ["raise", "pc-gono"], ["raise", "claudine"]]
    assert refusal(game, ["raise", "isabelle"]) == "13.3b"
    assert refusal(game, ["raise", "francoise"]) == "13.3b"
    assert refusal(game, ["raise", "gabrielle"]) == "13.3b"  # the Viet Minh's
    assert refusal(game, ["raise", "junon"]) == "13.3b"  # nobody's
    assert refusal(game, ["raise", "octavie"]) == "13.3b"  # no CR
    game = raising("v-7-rta", garrison, forts={"isabelle": 1})
    assert ["raise", "isabelle"] in actions(game)


@pytest.mark.rule("lost-valley", "13.3c")
def test_there_are_four_at_most() -> None:
    game = raising("v-7-rta 8-bpc 1-bep i-2-rei iii-3-rta")
    for _ in range(4):
        play(game, ["raise", "claudine"])
    assert asked(game) == "move-which"
    assert units(game, "claudine") == ["i-13-dble", "bdm-1", "bdm-2", "bdm-3", "bdm-4"]
    assert game.position()["remnants"] == ["iii-3-rta"]
    on_map = {**CAMP, "claudine": "i-13-dble bdm-1 bdm-2 bdm-3", "isabelle": "iii-3-rei bdm-4"}
    assert asked(raising("v-7-rta", on_map)) == "move-which"


@pytest.mark.rule("lost-valley", "13.3c", "15.1.5e")
def test_one_that_was_eliminated_may_be_raised_again_from_other_remnants() -> None:
    """bdm-1 dies in Gabrielle; its counter comes back, at the price of another battalion."""
    behind = {"pc-gono": "31-bg bdm-2", "claudine": "bdm-3 bdm-4", "francoise": "csm-273"}
    game = storm("gabrielle", "bdm-1", row=-1, then=[1], behind=behind, track=NOBODY_DUE)
    assert asked(game) == "raise-battalion"
    assert game.position()["marche"] == ["bdm-1"]
    before = len(game.position()["remnants"])
    play(game, ["raise", "claudine"])
    assert "bdm-1" in units(game, "claudine")
    assert len(game.position()["remnants"]) == before - 1
    assert asked(game) == "move-which"
    assert last(game, "raised") == {"unit": "bdm-1", "place": "claudine"}
