"""D.6a: the odds shown, and one battle die thrown again for a token."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import indochine
from indochine.kernel.events import Tally
from indochine.titles.saigon75.rules.d06a_odds import COLUMNS, BattleOdds, battle_odds
from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_MISS,
    asked,
    attack,
    battle,
    begin,
    dice,
    fight,
    no_bonus,
    token_of,
)
from tests.saigon75.table import TITLE, actions, events, play, refusal, state, table, units

AIR = {"ready": 2, "supply": 10, "lost": 0}


# Odds


def odds_of(nv: int, sv: int) -> BattleOdds:
    """So many units on each side, and nothing else."""
    sums = [Tally().plus(units, "units", "D.6a.1") for units in (nv, sv)]
    return battle_odds(TITLE.book, *sums)


def key(event: dict[str, Any]) -> tuple[int, int, int, int]:
    hits = (event["nv_faces"].count("hit"), event["sv_faces"].count("hit"))
    return (*hits, event["nv_retreats"], event["sv_retreats"])


@pytest.mark.rule("saigon75", "D.6a.4", "D.6a.5", "D.6a.6")
@pytest.mark.parametrize(("nv", "sv"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_odds_are_the_count_of_all_throws(nv: int, sv: int) -> None:
    """The faces of each die written out here; every throw of nv + sv dice is as likely as another."""
    die = {"nv": "hhrrbb", "sv": "hrrbbb"}
    counted: Counter[tuple[int, int, int, int]] = Counter()
    for thrown in product(*[die["nv"]] * nv, *[die["sv"]] * sv):
        a, b = thrown[:nv], thrown[nv:]
        net = a.count("r") - b.count("r")
        counted[a.count("h"), b.count("h"), max(0, -net), max(0, net)] += 1
    odds = odds_of(nv, sv)
    assert odds.chances.keys() == counted.keys()
    for result, times in counted.items():
        assert odds.chances[result] == pytest.approx(times / 6 ** (nv + sv), abs=1e-12)


@pytest.mark.rule("saigon75", "D.6a.4", "D.6a.5", "D.6a.6")
def test_every_throw_played_gives_the_odds() -> None:
    """One die against one: all 36 throws through the game itself."""
    board = table(sv={"pleiku": "para", "can_tho": "mech"}, nv={"pleiku": "nv_division"}, step="combat")
    document = board.position()
    played: Counter[tuple[int, int, int, int]] = Counter()
    for thrown in product(range(1, 7), repeat=2):
        game = TITLE.from_position(document, seed=1, dice=list(thrown))
        played[key(battle(fight(game, "pleiku")))] += 1
    chances = odds_of(1, 1).chances
    assert {k: n / 36 for k, n in played.items()} == pytest.approx(chances)


@pytest.mark.rule("saigon75", "D.6a.4", "D.6a.5", "D.6a.6")
def test_battles_played_are_as_frequent_as_the_odds() -> None:
    """Three dice against two, 600 seeds: each mean within four deviations of its expectation."""
    board = table(
        sv={"pleiku": "para*2", "can_tho": "mech"},
        nv={"pleiku": "nv_division*3"},
        step="combat",
        infiltration=0,
    )
    document = board.position()
    number, sums = 600, [0, 0, 0, 0]
    for seed in range(number):
        game = TITLE.from_position(document, seed=seed)
        for i, value in enumerate(key(battle(fight(game, "pleiku")))):
            sums[i] += value
    odds = odds_of(3, 2)
    for i, total in enumerate(sums):
        mean = odds.mean(COLUMNS[i])
        variance = sum(chance * (k[i] - mean) ** 2 for k, chance in odds.chances.items())
        assert abs(total / number - mean) < 4 * (variance / number) ** 0.5


@pytest.mark.rule("saigon75", "D.6a.1", "D.6c.9")
def test_odds_shown_are_those_of_the_dice_thrown() -> None:
    game = table(sv={"pleiku": "para"}, nv={"pleiku": "nv_division*2"}, step="combat", turn=2, air=AIR)
    begin(attack(game, "pleiku"))
    shown = shown_odds(game)
    assert (shown.nv_dice, shown.sv_dice) == (2, 1)
    play(game, ["infiltrate"], ["air"])
    shown = shown_odds(game)
    assert shown.chances == odds_of(3, 2).chances
    assert sum(shown.chances.values()) == pytest.approx(1)
    assert shown.json()["expected"] == pytest.approx(expectations(3, 2) | {"air_lost": 2 / 6})
    play(game, ["done"])
    assert dice(game) == (shown.nv_dice, shown.sv_dice)


def shown_odds(game: indochine.Game) -> Any:
    assert game.decision is not None
    done, *others = game.decision.choices
    assert done.action == ["done"]
    sides = [sum(odds.sums[side].total for side in ("nv_dice", "sv_dice")) for odds in shows(others)]
    assert all(total != done.odds.nv_dice + done.odds.sv_dice for total in sides)  # a die more, or less
    return done.odds


def shows(choices: list[indochine.Choice]) -> list[Any]:
    return [choice.odds for choice in choices]


def expectations(nv: int, sv: int) -> dict[str, float]:
    """Hits are linear in the dice; net retreats are counted over all throws of 'r' with chance a third."""
    net = []
    for thrown in product((0, 0, 1), repeat=nv + sv):
        net.append(sum(thrown[:nv]) - sum(thrown[nv:]))
    return {
        "nv_steps_lost": sv / 6,
        "sv_steps_lost": nv / 3,
        "nv_retreats": sum(max(0, -n) for n in net) / len(net),
        "sv_retreats": sum(max(0, n) for n in net) / len(net),
    }


@pytest.mark.rule("saigon75", "D.6a.1")
def test_odds_under_a_penalty_are_those_of_the_dice_left() -> None:
    event = {"card": 13, "uses": 1, "province": None}
    game = table(sv={"pleiku": "para*3"}, nv={"pleiku": "nv_division"}, step="combat", event=event, turn=2)
    play(begin(attack(game, "pleiku")), ["paralyse"])
    assert (shown_odds(game).nv_dice, shown_odds(game).sv_dice) == (1, 1)


# D.10.5 in combat: the attacker throws one battle die again


def with_token(holder: str, script: list[int]) -> indochine.Game:
    game = table(
        sv={"pleiku": "para*2", "can_tho": "mech"},
        nv={"pleiku": "nv_division*2"},
        step="combat",
        turn=4,
        tokens=token_of(holder),
        dice=script,
        infiltration=0,
    )
    return fight(game, "pleiku")


@pytest.mark.rule("saigon75", "D.10.5", "D.6.6")
def test_the_attacker_may_throw_one_die_again() -> None:
    game = with_token("NV", [NV_MISS, NV_BACK, SV_MISS, SV_MISS, NV_HIT])
    assert (game.seat, asked(game)) == ("NV", "reroll-battle-die")
    assert actions(game) == [["keep"], ["reroll", "blank"], ["reroll", "retreat"]]
    assert refusal(game, ["reroll", "hit"]) == "D.10.5"
    play(game, ["reroll", "blank"])
    assert events(game, "rerolled") == [{"side": "NV", "old": "blank", "new": "hit"}]
    assert state(game).tokens[0] == 40  # out of the game
    assert units(game, "pleiku") == {"nv_division": 2}  # one Para by the hit, one by a retreat without refuge
    assert asked(game) != "reroll-battle-die"


@pytest.mark.rule("saigon75", "D.10.5")
def test_the_attacker_may_keep_his_throw_and_his_token() -> None:
    game = play(with_token("NV", [NV_MISS, NV_MISS, SV_MISS, SV_MISS]), ["keep"])
    assert events(game, "rerolled") == []
    assert units(game, "pleiku") == {"para": 2, "nv_division": 2}
    assert state(game).tokens[0] == 32


@pytest.mark.rule("saigon75", "D.10.5")
def test_the_defender_throws_nothing_again() -> None:
    game = with_token("SV", [NV_MISS, NV_MISS, SV_MISS, SV_MISS])
    assert events(game, "battle")
    assert asked(game) != "reroll-battle-die"


@pytest.mark.rule("saigon75", "D.10.5", "D.6c.8", "D.10.8")
def test_a_token_spent_as_a_die_gives_no_reroll() -> None:
    game = table(
        sv={"pleiku": "para", "can_tho": "mech"},
        nv={"pleiku": "nv_division*2"},
        step="combat",
        turn=4,
        tokens={"3": "NV", "5": "NV", "7": "gone"},
        dice=[NV_MISS] * 3 + [SV_MISS],
    )
    no_bonus(play(begin(attack(game, "pleiku")), ["token"]))
    assert dice(game) == (3, 1)
    assert asked(game) != "reroll-battle-die"
    assert units(game, "pleiku") == {"para": 1, "nv_division": 2}


@pytest.mark.rule("saigon75", "D.10.5", "D.6a.5", "D.6a.6")
def test_odds_of_a_die_thrown_again_leave_the_others_as_they_lie() -> None:
    """All six faces through the game itself, beside a retreat that the North has thrown."""
    board = with_token("NV", [NV_MISS, NV_BACK, SV_MISS, SV_MISS])
    document, found = board.position(), Counter[tuple[int, ...]]()
    shown = choice(board, ["reroll", "blank"]).odds
    for face in range(1, 7):
        game = TITLE.from_position(document, seed=1, dice=[face])
        play(game, ["reroll", "blank"])
        net = events(game, "net-retreats")[-1]
        hits = int(events(game, "rerolled")[-1]["new"] == "hit")
        found[hits, 0, net["nv_retreats"], net["sv_retreats"]] += 1
    assert shown.chances == pytest.approx({key: times / 6 for key, times in found.items()})
    assert choice(board, ["keep"]).odds is None


def choice(game: indochine.Game, action: list[Any]) -> indochine.Choice:
    assert game.decision is not None
    return next(found for found in game.decision.choices if found.action == action)


@pytest.mark.rule("saigon75", "D.6c.1", "D.6c.4", "D.6a.1")
def test_a_bonus_die_shows_its_odds_before_it_is_announced() -> None:
    """The last announcement rolls the dice: nobody makes it without having seen the odds."""
    game = table(sv={"pleiku": "para"}, nv={"pleiku": "nv_division*2"}, step="combat", turn=2, air=AIR)
    begin(attack(game, "pleiku"))
    shown = choice(game, ["infiltrate"]).odds
    assert [(part.label, part.worth) for part in shown.sums["nv_dice"].parts] == [
        ("units", 2),
        ("infiltration", 1),
    ]
    play(game, ["infiltrate"])
    assert choice(game, ["air"]).odds.json()["expected"]["air_lost"] == pytest.approx(2 / 6)
    assert (choice(game, ["air"]).odds.nv_dice, choice(game, ["air"]).odds.sv_dice) == (3, 2)


@pytest.mark.rule("saigon75", "D.6.4", "D.6a.1")
def test_vc_that_stand_aside_show_what_their_absence_changes() -> None:
    game = table(
        sv={"pleiku": "para*2"}, nv={"pleiku": "vc*2 nv_division"}, step="combat", phase="SV", turn=2
    )
    begin(attack(game, "pleiku"))
    assert asked(game) == "vc-stand-aside"
    assert [choice(game, action).odds.nv_dice for action in actions(game)] == [3, 2, 1]


@pytest.mark.rule("saigon75", "D.6a.1", "D.6a.3a", "D.6c.6")
def test_a_battle_by_its_numbers_counts_dice_as_in_play() -> None:
    battle_kind = next(kind for kind in TITLE.combats() if kind.name == "battle")
    odds = battle_kind.odds(TITLE.book, {"nv": 7, "sv": 2, "saigon": 1, "air": 1})
    parts = {name: [(part.label, part.worth) for part in tally.parts] for name, tally in odds.sums.items()}
    assert parts["nv_dice"] == [("units", 7), ("five-dice", -2)]
    assert parts["sv_dice"] == [("units", 2), ("air", 1), ("saigon", 1)]
    assert odds.chances == odds_of(5, 4).chances
