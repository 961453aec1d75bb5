"""8.3, 10.0c: the odds shown beside a choice are what the dice then bring, throw by throw."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import indochine
from tests.storm.french_table import assault, french_fire
from tests.storm.table import TITLE, actions, asked, events, play, table, units

THROWS = list(product(range(1, 7), repeat=2))


def choice(game: indochine.Game, action: list[Any]) -> indochine.Choice:
    assert game.decision is not None
    return next(found for found in game.decision.choices if found.action == action)


def thrown(game: indochine.Game, *chosen: list[Any]) -> list[indochine.Game]:
    """The game played on with each of the 36 throws of two dice."""
    document = game.position()
    return [play(TITLE.from_position(document, seed=1, dice=list(dice)), *chosen) for dice in THROWS]


def chances(games: list[indochine.Game], kind: str) -> dict[tuple[int], float]:
    counted = Counter(events(game, kind)[-1]["damage"] for game in games)
    return {(damage,): times / 36 for damage, times in counted.items()}


def endings(game: indochine.Game, decision: str = "allot-damage") -> list[indochine.Game]:
    """Every way in which the points can be allotted and the units retreated, played out."""
    if asked(game)[1] not in (decision, "retreat-to"):
        return [game]
    return [end for action in actions(game) for end in endings(play(game.copy(), action), decision)]


def shown(game: indochine.Game, action: list[Any]) -> Any:
    odds = choice(game, action).odds
    table_of_chances = odds.json()
    assert sum(chance for _, chance in table_of_chances["chances"]) == pytest.approx(1)
    assert table_of_chances["chances"] == sorted(table_of_chances["chances"])
    assert table_of_chances["expected"]["damage"] == pytest.approx(
        sum(points * chance for points, chance in table_of_chances["chances"])
    )
    return odds


HANDS = {"FR": "fr-06", "VM": "vm-11"}  # cards of no use here, so that both sides are asked to the end


# Fire by units


@pytest.mark.rule("storm", "8.3", "8.3.1", "8.3.2", "8.3.3")
@pytest.mark.parametrize(
    ("fr", "vm", "trench", "fire"),
    [
        ("para*2 legion", "regular*2", 1, {}),
        ("armour para*2", "regular elite/spent", 2, {"11": ["VM"]}),
        ("legion", "regular*3", 3, {}),
        ("para*8", "regular/spent", 0, {}),
    ],
)
def test_odds_of_fire_are_what_the_dice_bring(
    fr: str, vm: str, trench: int, fire: dict[str, list[str]]
) -> None:
    """Damage of every throw, and the chance that no allotment leaves a unit there."""
    game = table(
        fr={"10": fr + " legion"},
        vm={"11": vm, "7": "regular"},
        to_move="FR",
        trench={"11": trench},
        fire=fire,
        hands=HANDS,
    )
    play(game, ["fire", "10"], ["fire", "11"])
    odds = shown(game, ["all"])
    games = thrown(game, ["all"])
    assert odds.chances == pytest.approx(chances(games, "attack-rolled"))
    event = events(games[0], "attack-rolled")[-1]
    assert odds.attack.total == sum(part["worth"] for part in event["attack"]) - 2
    assert odds.defence.total == sum(part["worth"] for part in event["defence"])
    cleared = [all(not units(end, "11") for end in endings(game)) for game in games]
    assert odds.cleared == pytest.approx(sum(cleared) / 36)


@pytest.mark.rule("storm", "8.3.1", "6.1a")
def test_odds_follow_the_units_picked() -> None:
    """Each choice shows the attack of all units that are picked once it is made."""
    game = table(fr={"10": "para*2 legion"}, vm={"11": "regular"}, to_move="FR")
    play(game, ["fire", "10"])
    assert game.decision is not None
    shows = {str(c.action): c.odds.attack.total for c in game.decision.choices}
    assert shows == {"['add', 'legion']": 1, "['add', 'para']": 2, "['all']": 5}
    play(game, ["add", "para"])
    assert shown(game, ["done"]).attack.total == 2
    assert shown(game, ["add", "legion"]).attack.total == 3


# Fire by cards


def card_game(card: str, vm: str, **options: bool) -> indochine.Game:
    """A French card that may fire at 11 or at 1, shown on the map with its target still to choose."""
    game = table(
        fr={"10": "para", "6": "para"},
        vm={"11": vm, "1": "regular"},
        to_move="FR",
        hands={"FR": f"{card} fr-06", "VM": "vm-11"},
        options=dict(options),
    )
    return play(game, ["play", card])


@pytest.mark.rule("storm", "8.2", "8.3")
@pytest.mark.parametrize(("card", "vm"), [("fr-27", "regular*2"), ("fr-18", "regular/spent regular")])
def test_odds_of_a_card_are_what_the_dice_bring(card: str, vm: str) -> None:
    game = card_game(card, vm)
    odds = shown(game, ["fire", "11"])
    games = thrown(game, ["fire", "11"])
    assert odds.chances == pytest.approx(chances(games, "attack-rolled"))
    cleared = [all(not units(end, "11") for end in endings(game)) for game in games]
    assert odds.cleared == pytest.approx(sum(cleared) / 36)


@pytest.mark.rule("storm", "8.4a", "card:fr-20", "ruling:8")
@pytest.mark.parametrize("retreats", [False, True])
@pytest.mark.parametrize("vm", ["regular/spent", "regular", "regular/spent*2", "regular regular/spent"])
def test_who_allots_himself_clears_the_area_whenever_he_can(vm: str, retreats: bool) -> None:
    """Fighter Bombers: the French choose, so one allotment that empties the area is enough; without retreats
    every unit must be eliminated."""
    game = card_game("fr-20", vm, fighter_retreats=retreats)
    odds = shown(game, ["fire", "11"])
    games = thrown(game, ["fire", "11"])
    assert odds.chances == pytest.approx(chances(games, "attack-rolled"))
    cleared = [any(not units(end, "11") for end in endings(game)) for game in games]
    assert odds.cleared == pytest.approx(sum(cleared) / 36)


# Assaults


@pytest.mark.rule("storm", "10.0c", "10.0d", "10.0e", "8.3.2d")
@pytest.mark.parametrize(
    ("fr", "vm"),
    [("legion", "regular*3"), ("legion legion/spent", "elite*3 regular"), ("para/spent*2", "regular*2")],
)
def test_odds_of_an_assault_are_what_the_dice_bring(fr: str, vm: str) -> None:
    """Cleared is the chance that the assault is sure to take the area, whatever the French choose."""
    game = table(fr={"17": fr, "10": "para"}, vm={"14": vm}, trench={"14": 3}, hands=HANDS)
    play(game, ["assault", "14"])
    odds = shown(game, ["all"])
    games = thrown(game, ["all"])
    assert odds.chances == pytest.approx(chances(games, "assault-rolled"))
    stormed = [all(events(end, "stormed") for end in endings(game)) for game in games]
    assert odds.cleared == pytest.approx(sum(stormed) / 36)


@pytest.mark.rule("storm", "10.0x6", "10.0d")
def test_example_eight_points_are_needed() -> None:
    """Seven units with firepower 9 against three fresh ones, best defence 10: sure from dice of 9."""
    game = table(
        fr={"17": "armour legion*2", "10": "para"},
        vm={"14": "elite*2 regular*5"},
        trench={"14": 3},
        hands=HANDS,
    )
    play(game, ["assault", "14"])
    odds = shown(game, ["all"])
    assert (odds.attack.total, odds.defence.total, odds.certain) == (9, 10, 8)
    assert odds.cleared == pytest.approx(10 / 36)  # 9, 10, 11 and 12
    games = thrown(game, ["all"])
    assert odds.chances == pytest.approx(chances(games, "assault-rolled"))
    for dice, played in zip(THROWS, games, strict=True):
        if dice[0] >= dice[1]:  # the same total comes the other way round too
            sure = all(events(end, "stormed") for end in endings(played))
            assert sure == (sum(dice) >= 9)


# Cards around the dice


def each_face(game: indochine.Game, *chosen: list[Any]) -> list[indochine.Game]:
    """The game played on with each face of one die."""
    document = game.position()
    return [play(TITLE.from_position(document, seed=1, dice=[die]), *chosen) for die in range(1, 7)]


@pytest.mark.rule("storm", "card:fr-02")
def test_odds_of_both_dice_again() -> None:
    game = french_fire("fr-02", [3, 4])
    odds = shown(game, ["play", "fr-02"])
    assert odds.chances == pytest.approx(chances(thrown(game, ["play", "fr-02"]), "attack-rolled"))


@pytest.mark.rule("storm", "card:fr-02", "ruling:7")
def test_odds_of_one_die_again_keep_the_other() -> None:
    game = french_fire("fr-02", [2, 6], options={"coordination_one_die": True})
    assert choice(game, ["play", "fr-02"]).odds is None  # which die is asked first
    play(game, ["play", "fr-02"])
    games = each_face(game, ["reroll", 2])
    counted = Counter(events(game, "attack-rolled")[-1]["damage"] for game in games)
    assert shown(game, ["reroll", 2]).chances == pytest.approx({(d,): n / 6 for d, n in counted.items()})


@pytest.mark.rule("storm", "card:vm-04")
def test_odds_of_another_assault_roll_keep_the_better_one() -> None:
    game = table({"10": "legion*2"}, {"11": "regular*4"}, trench={"11": 3}, dice=[3, 4],
                 hands={"VM": "vm-04", "FR": "fr-06"})  # fmt: skip
    play(game, ["assault", "11"], ["all"])
    odds = shown(game, ["play", "vm-04"])
    again = thrown(game, ["play", "vm-04"])
    counted = Counter(game.decision.context()["damage"] for game in again if game.decision)
    assert odds.chances == pytest.approx({(damage,): times / 36 for damage, times in counted.items()})
    best = again[-1]  # with two sixes nothing gets better
    assert list(shown(best, ["reroll"]).chances) == [(12 + odds.attack.total - odds.defence.total,)]


@pytest.mark.rule("storm", "card:fr-13", "5.2d")
def test_odds_of_a_card_before_the_dice_are_those_with_the_card() -> None:
    game = table({"10": "para*2"}, {"11": "regular"}, to_move="FR", hands={"FR": "fr-13 fr-14 fr-06"})
    play(game, ["fire", "10"], ["all"])
    plain, mortars = shown(game, ["pass"]), shown(game, ["play", "fr-13"])
    assert mortars.attack.total == plain.attack.total + 3
    assert [part.label for part in mortars.attack.parts] == ["firepower", "mortars"]
    document = game.position()
    play(game, ["play", "fr-13"])
    assert shown(game, ["pass"]).json() == mortars.json()
    assert TITLE.from_position(document).position() == document  # looking has changed nothing


@pytest.mark.rule("storm", "card:fr-11")
@pytest.mark.parametrize("vm", ["regular*9", "regular*3"])
def test_odds_of_mines_are_the_units_that_they_stop(vm: str) -> None:
    game = assault("fr-11", [], vm=vm)
    odds = choice(game, ["play", "fr-11"]).odds
    stopped = Counter(min(die, vm_units(vm)) for die in range(1, 7))
    assert odds.chances == pytest.approx({(n,): times / 6 for n, times in stopped.items()})


def vm_units(text: str) -> int:
    return int(text.partition("*")[2])


@pytest.mark.rule("storm", "card:fr-04")
def test_odds_of_fire_on_those_who_assault() -> None:
    game = assault("fr-04", [])
    odds = shown(game, ["play", "fr-04"])
    games = thrown(game, ["play", "fr-04"])
    assert odds.chances == pytest.approx(chances(games, "attack-rolled"))


@pytest.mark.rule("storm", "card:fr-16", "8.3.2a")
def test_odds_of_a_counter_attack_follow_the_units_picked() -> None:
    game = table({"18": "legion*2", "10": "para"}, {"17": "regular/spent*3"}, to_move="FR", lost="17",
                 hands={"FR": "fr-16", "VM": "vm-11"})  # fmt: skip
    play(game, ["play", "fr-16"], ["add", "legion", "18"])
    odds = shown(game, ["done"])
    assert shown(game, ["add", "legion", "18"]).attack.total == odds.attack.total + 1
    assert odds.chances == pytest.approx(chances(thrown(game, ["done"]), "attack-rolled"))


# By their numbers


@pytest.mark.rule("storm", "8.3.1", "8.3.2", "8.3.3")
def test_a_combat_by_its_numbers_has_the_odds_of_the_board() -> None:
    fire = next(kind for kind in TITLE.combats() if kind.name == "fire")
    game = table(
        fr={"10": "para*2 legion legion"}, vm={"11": "regular*2"}, to_move="FR", trench={"11": 1}, hands=HANDS
    )
    play(game, ["fire", "10"])
    board = shown(game, ["all"])
    given = {part.label: part.worth for part in [*board.attack.parts, *board.defence.parts]}
    numbers = {"attack": given["firepower"], "defence": given["best-defence"], "fresh": 2}
    ground = {"ground": given.get("ground", 0), "trench": given.get("trench", 0)}
    assert fire.odds(TITLE.book, numbers | ground).json() == board.json()
    assert fire.odds(TITLE.book, {"attack": 6, "defence": 10}).chances[0,] == pytest.approx(6 / 36)
