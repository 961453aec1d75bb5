"""3.0: both set-ups to the last figure, the deck, and what the options change in them."""

from __future__ import annotations

from typing import Any

import pytest

from indochine.kernel.bitsets import bits
from indochine.kernel.dice import Dice, source_from
from indochine.kernel.frames import advance
from indochine.titles.lost_valley.book import ASIDE, ELIMINATED, MARCHE, REMNANTS
from indochine.titles.lost_valley.rules.ch03_setup import SetUp
from indochine.titles.lost_valley.state import Valley, new_state

from .table import CALM, TITLE, actions, asked, cr, play, refusal, siege, state, units

CAMPAIGN = {
    "gabrielle": (2, "v-7-rta csm-416"),
    "anne-marie": (2, "bt-3 2-cmmle"),
    "beatrice": (1, "iii-13-dble csm-245"),
    "francoise": (2, "csm-272 csm-273"),
    "huguette": (3, "i-2-rei"),
    "epervier-opera": (2, "8-bpc armor-guntz 1-gaaceo"),
    "dominique": (3, "iii-3-rta csm-425 ii-4-rac 1-cmmle"),
    "pc-gono": (4, "31-bg 1-cepml"),
    "claudine": (3, "i-13-dble 11-iv-4-rac armor-ney"),
    "junon": (2, "1-bep csm-414"),
    "eliane": (4, "i-4-rtm bt-2"),
    "isabelle": (4, "iii-3-rei ii-1-rta csm-431 csm-432 iii-10-rac armor-carette"),
}
FIVE_HILLS = {
    "gabrielle": (1, ""),
    "anne-marie": (1, ""),
    "beatrice": (1, ""),
    "francoise": (2, "csm-272 csm-273"),
    "huguette": (3, "i-2-rei 1-gaaceo"),
    "epervier-opera": (3, "8-bpc 6-bpc armor-guntz"),
    "dominique": (3, "iii-3-rta csm-425 ii-4-rac 1-cmmle"),
    "pc-gono": (4, "31-bg 1-cepml"),
    "claudine": (3, "i-13-dble 11-iv-4-rac armor-ney"),
    "junon": (2, "1-bep csm-414"),
    "eliane": (4, "i-4-rtm bt-2 5-bpvn"),
    "isabelle": (4, "iii-3-rei ii-1-rta csm-431 csm-432 iii-10-rac armor-carette"),
}
BETTER = {"01", "08", "10", "11", "12", "14", "15", "16", "42"}
MARCHES = ["bdm-1", "bdm-2", "bdm-3", "bdm-4"]


def laid_out(scenario: str = "campaign", seed: int = 1, **options: Any) -> Valley:
    """The table after set-up, before the first turn."""
    scenario, settled = TITLE.settle(scenario, {k.replace("_", "-"): v for k, v in options.items()})
    s = new_state(Dice(source_from(seed)), TITLE.book, TITLE.settings(scenario, settled))
    s.push(SetUp())
    advance(s)
    return s


def names(s: Valley, place: int) -> list[str]:
    return s.book.unit_names(s.here[place])


def garrisons(s: Valley) -> dict[str, tuple[int, list[str]]]:
    return {id: (s.forts[n], sorted(names(s, n))) for n, id in enumerate(s.book.place_ids[:12])}


def table_of(expected: dict[str, tuple[int, str]]) -> dict[str, tuple[int, list[str]]]:
    return {id: (level, sorted(units.split())) for id, (level, units) in expected.items()}


def track(s: Valley) -> dict[str, int]:
    return {id: s.due[n] for n, id in enumerate(s.book.unit_ids) if s.due[n]}


@pytest.mark.rule("lost-valley", "3.0", "3.2a", "3.2b", "3.2c", "3.2d", "3.2e", "3.3", "2.3.1.4a", "2.3.1.4b")
@pytest.mark.rule("lost-valley", "2.2.1.5a", "11.3a")
def test_the_campaign_to_the_last_figure() -> None:
    s = laid_out()
    assert garrisons(s) == table_of(CAMPAIGN)
    assert track(s) == {"5-bpvn": 1, "6-bpc": 2, "ii-1-rcp": 6, "2-bep": 8, "1-bpc": 14}
    assert names(s, MARCHE) == MARCHES
    assert names(s, ASIDE) == ["cmaa"]
    assert names(s, REMNANTS) == names(s, ELIMINATED) == []
    assert (s.turn, s.morale, s.resources, s.aaa, s.ap, s.asp) == (1, 16, 26, 3, 0, 0)
    assert (s.airstrip, s.quiet, s.used, s.reduced) == (0, True, 0, 0)
    assert s.book.place_ids[s.book.airfield] == "huguette"
    assert s.strength == [13, 13, 12, 9]
    assert s.inactive == s.waiting == 0b1100  # 316 and 304, the last two in the order of action
    assert s.control == [0] * 12
    assert s.former == [-1] * 12


@pytest.mark.rule("lost-valley", "21.6")
def test_only_three_artillery_units_begin_the_campaign_disrupted() -> None:
    s = laid_out()
    assert sorted(s.book.unit_names(s.disrupted)) == ["1-cepml", "2-cmmle", "ii-4-rac"]
    homes = {s.book.unit_ids[u]: s.book.place_ids[s.place_of(u)] for u in bits(s.disrupted)}
    assert homes == {"2-cmmle": "anne-marie", "ii-4-rac": "dominique", "1-cepml": "pc-gono"}


@pytest.mark.rule("lost-valley", "3.0", "3.2a", "3.2b", "3.2c", "3.2d", "3.2e", "3.3")
def test_the_battle_of_the_five_hills_to_the_last_figure() -> None:
    s = laid_out("five-hills")
    assert garrisons(s) == table_of(FIVE_HILLS)
    assert track(s) == {"ii-1-rcp": 6, "2-bep": 8, "1-bpc": 14}
    assert sorted(names(s, REMNANTS)) == ["iii-13-dble", "v-7-rta"]
    assert sorted(names(s, ELIMINATED)) == ["2-cmmle", "bt-3", "csm-245", "csm-416"]
    assert names(s, MARCHE) == MARCHES
    assert names(s, ASIDE) == ["cmaa"]
    assert (s.turn, s.morale, s.resources, s.aaa, s.ap, s.asp) == (5, 13, 21, 6, 0, 0)
    assert (s.airstrip, s.quiet) == (0, True)
    assert s.strength == [10, 10, 10, 9]
    assert s.inactive == s.waiting == 0b1000  # 304 alone waits
    held = {s.book.place_ids[n]: s.book.division_ids[c - 1] for n, c in enumerate(s.control) if c}
    assert held == {"beatrice": "312", "gabrielle": "308", "anne-marie": "308"}
    assert {s.book.place_ids[n]: s.book.division_ids[d] for n, d in enumerate(s.former) if d >= 0} == held
    assert sorted(s.book.unit_names(s.disrupted)) == ["ii-4-rac", "iii-3-rta"]
    assert s.settings.scenario.last_turn - s.settings.scenario.first_turn + 1 == 12


@pytest.mark.rule("lost-valley", "2.3.1.4a", "2.3.1.4b")
def test_set_up_codes_and_arrival_figures_of_the_counters_are_those_of_the_campaign() -> None:
    s = laid_out()
    printed = {unit.id: unit.cr for unit in TITLE.pack.units.unit if unit.cr}
    assert printed == {unit: id for id, (_, here) in CAMPAIGN.items() for unit in here.split()}
    assert {unit.id: unit.turn for unit in TITLE.pack.units.unit if unit.turn} == track(s)
    codes = {area.code for area in TITLE.pack.map.cr}
    assert codes == {"An", "Bea", "Cla", "Do", "Eli", "Epe", "Fra", "Ga", "Hu", "Isa", "Jun", "PC"}


@pytest.mark.rule("lost-valley", "3.1a", "3.1b", "2.4a", "19.1")
@pytest.mark.parametrize(
    ("scenario", "vulture", "out"),
    [
        ("campaign", False, {"45"}),
        ("campaign", True, set()),
        ("five-hills", False, {"02", "03", "45"}),
        ("five-hills", True, {"02", "03"}),
    ],
)
def test_the_deck_of_each_scenario(scenario: str, vulture: bool, out: set[str]) -> None:
    s = laid_out(scenario, operation_vulture=vulture)
    deck = [s.book.card_ids[n] for n in s.deck]
    assert sorted(deck) == sorted({f"{n:02}" for n in range(1, 46)} - out)
    assert (s.hand, s.discard, s.removed) == (0, 0, 0)


@pytest.mark.rule("lost-valley", "3.1a")
def test_the_deck_is_shuffled() -> None:
    decks = {laid_out(seed=seed).deck for seed in range(6)}
    assert len(decks) == 6
    assert len({deck[-1] for deck in decks}) > 2  # the card drawn first is any


@pytest.mark.rule("lost-valley", "2.2.7b")
def test_sixteen_turns_and_the_cloud_on_ten_to_fourteen() -> None:
    turns = TITLE.pack.tables.turn
    assert [turn.number for turn in turns] == list(range(1, 17))
    assert [turn.number for turn in turns if turn.monsoon] == [10, 11, 12, 13, 14]
    assert set(track(laid_out()).values()) <= {turn.number for turn in turns}


# Options


@pytest.mark.rule("lost-valley", "3.3")
@pytest.mark.parametrize(("difficulty", "added"), [("standard", 0), ("easier", 1), ("harder", -1)])
@pytest.mark.parametrize(("scenario", "morale", "resources"), [("campaign", 16, 26), ("five-hills", 13, 21)])
def test_difficulty_adds_to_both_tracks(
    difficulty: str, added: int, scenario: str, morale: int, resources: int
) -> None:
    s = laid_out(scenario, difficulty=difficulty)
    assert (s.morale, s.resources) == (morale + added, resources + added)
    assert s.aaa == laid_out(scenario).aaa


@pytest.mark.rule("lost-valley", "19.5")
@pytest.mark.parametrize("scenario", ["campaign", "five-hills"])
def test_a_better_start_deals_two_of_nine_reserve_cards(scenario: str) -> None:
    dealt: set[str] = set()
    for seed in range(20):
        s = laid_out(scenario, seed=seed, better_start=True)
        hand = {s.book.card_ids[n] for n in bits(s.hand)}
        deck = [s.book.card_ids[n] for n in s.deck]
        assert len(hand) == 2
        assert hand <= BETTER
        assert BETTER - hand <= {*deck}  # the other seven go back
        assert not hand & {*deck}
        assert len(deck) == (42 if scenario == "campaign" else 40)
        dealt |= hand
    assert dealt == BETTER
    assert laid_out(scenario).hand == 0


@pytest.mark.rule("lost-valley", "19.5", "5.3", "card:16")
@pytest.mark.parametrize(("turn", "rule"), [(5, "5.3"), (6, "")])
def test_turn_limits_hold_for_a_better_start(turn: int, rule: str) -> None:
    """Card 16 cannot be played before Turn 6; card 10, in hand too, has no such limit but another phase."""
    game = siege("event_card", drawn=None, next_card="18", hand="10 16", turn=turn, tracks=CALM)
    if rule:
        assert asked(game) != "play-reserve"  # nothing could be played, so nobody is asked
    else:
        assert asked(game) == "play-reserve"
        assert actions(game) == [["pass"], ["play", "16"]]
        assert refusal(game, ["play", "10"]) == "5.6"


@pytest.mark.rule("lost-valley", "19.4")
@pytest.mark.parametrize("reduced", [False, True])
def test_1_bpc_arrives_reduced_only_with_the_option(reduced: bool) -> None:
    game = siege("reinforcements", turn=14, options={"reduced-1-bpc": reduced}, track={"1-bpc": 14, **LATER})
    assert asked(game) == "land"
    play(game, ["land", "octavie"])
    s = state(game)
    unit = s.book.unit_ids.index("1-bpc")
    assert units(game, "octavie") == ["1-bpc"]
    assert bool(s.reduced >> unit & 1) is reduced
    factors = [s.factor(worth, unit) for worth in (s.book.assault, s.book.defence, s.book.morale)]
    assert factors == ([1, 1, 2] if reduced else [2, 2, 3])


LATER = {"5-bpvn": 16, "6-bpc": 16, "ii-1-rcp": 16, "2-bep": 16}


@pytest.mark.rule("lost-valley", "19.4")
def test_the_option_reduces_1_bpc_alone() -> None:
    game = siege("reinforcements", turn=2, options={"reduced-1-bpc": True}, track={"6-bpc": 2} | OTHERS)
    play(game, ["land", "octavie"])
    assert state(game).reduced == 0


OTHERS = {"5-bpvn": 16, "ii-1-rcp": 16, "2-bep": 16, "1-bpc": 16}


@pytest.mark.rule("lost-valley", "19.3")
@pytest.mark.parametrize(("stays", "rule"), [(False, ""), (True, "19.3")])
def test_artillery_never_moves_with_the_option(stays: bool, rule: str) -> None:
    """All Divisions are Inactive, so that guns could move."""
    idle = {id: {"active": False} for id in ("312", "308", "316", "304")}
    game = siege("movement", divisions=idle, options={"artillery-stays": stays}, track=LATER | {"1-bpc": 16})
    assert asked(game) == "move-which"
    assert refusal(game, ["move", "1-cepml"]) == rule
    assert refusal(game, ["move", "armor-ney"]) == ""


@pytest.mark.rule("lost-valley", "2.2.1.6", "2.2.1.5a")
@pytest.mark.parametrize("airstrip", ["active", "interdicted", "damaged", "destroyed"])
def test_reinforcements_land_in_huguette_whatever_the_airstrip(airstrip: str) -> None:
    game = siege("reinforcements", turn=2, track={"6-bpc": 2} | OTHERS, airstrip=airstrip)
    assert ["land", "huguette"] in actions(game)
    play(game, ["land", "huguette"])
    assert "6-bpc" in units(game, "huguette")


@pytest.mark.rule("lost-valley", "2.2.1.6", "2.2.1.5a", "8.1f")
def test_not_in_huguette_once_it_is_lost() -> None:
    held = {"huguette": "308"}
    game = siege("reinforcements", turn=2, track={"6-bpc": 2} | OTHERS, held=held, airstrip="destroyed")
    assert refusal(game, ["land", "huguette"]) == "13.1a"
    assert ["land", "octavie"] in actions(game)
    assert cr(game, "huguette")["control"] == "308"
