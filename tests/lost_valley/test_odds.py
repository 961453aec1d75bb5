"""Odds before a commitment: exact, from the tables that resolve it, and what the dice then really do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import indochine
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.events import Event, unchain
from indochine.kernel.frames import carry_out
from indochine.kernel.text import LANGUAGES, Msg
from tests.lost_valley.table import TITLE, actions, asked, play, siege

ROLLS = 20_000
TABLES = TITLE.pack.tables
Result = tuple[int, ...]


def french_assault() -> indochine.Game:
    """8 BPC against Béatrice, guns and aircraft at hand; the next choice throws the dice."""
    game = siege(
        "french_assaults",
        garrison={"dominique": "8-bpc iii-3-rta ii-4-rac", "pc-gono": "31-bg"},
        held={"beatrice": "312"},
        divisions={"312": {"strength": 6}},
    )
    return play(game, ["assault", "beatrice"], ["add", "8-bpc"], ["done"])


def vm_assault() -> indochine.Game:
    """Both Divisions storm; the last choice before the dice of the first assault."""
    return siege("vm_assaults", garrison={"beatrice": "iii-13-dble", "gabrielle": "v-7-rta",
                 "dominique": "iii-3-rta ii-4-rac", "pc-gono": "31-bg"})  # fmt: skip


def raid() -> indochine.Game:
    game = siege("raids", garrison={"dominique": "8-bpc iii-3-rta ii-4-rac", "pc-gono": "31-bg"},
                 held={"beatrice": "312"}, forts={"dominique": 1})  # fmt: skip
    return play(game, ["raid", "dominique"], ["add", "8-bpc"], ["done"])


def casualties(told: dict[str, tuple[Any, ...]], ours: Any, theirs: Any, sign: str) -> Result:
    """The rows of both tables that the dice of the last fight came to."""
    (french, drm, _), (vm, vm_drm, _) = told["french-casualties"], told["vm-casualties"]
    row, other = ours.at(french + drm), theirs.at(vm + vm_drm)
    return (row.steps, other.strength, int(getattr(row if sign == "retreat" else other, sign)))


def of_vm_assault(told: dict[str, tuple[Any, ...]]) -> Result:
    return casualties(told, TABLES.vm_assault_french_casualties, TABLES.vm_assault_vm_casualties, "retreat")


def of_french_assault(told: dict[str, tuple[Any, ...]]) -> Result:
    tables = TABLES.french_assault_french_casualties, TABLES.french_assault_vm_casualties
    return casualties(told, *tables, "repulsed")


def of_raid(told: dict[str, tuple[Any, ...]]) -> Result:
    row = TABLES.raid.at(told["raid-rolled"][-2])
    return (row.fortifications, row.steps)


def resolved(game: indochine.Game, code: int, seed: int, sign: str) -> dict[str, tuple[Any, ...]]:
    """The same choice with other dice, played on until the log tells what they did: the first such events."""
    s = game.state.copy()
    s.dice, s.journal = Dice(FastSource(seed)), None
    carry_out(s, code)
    told: dict[str, tuple[Any, ...]] = {}
    while sign not in told:
        for item in unchain(s.journal):
            if isinstance(item, Event):
                told.setdefault(item.kind.name, item.values)
        if sign not in told:
            carry_out(s, s.legal[0])
    return told


@pytest.mark.rule("lost-valley", "12.3.5.2a", "12.3.5.2b", "15.1.5a", "15.1.5b", "16.1f", "16.1h")
@pytest.mark.parametrize(
    ("begin", "sign", "read"),
    [
        (vm_assault, "vm-casualties", of_vm_assault),
        (french_assault, "vm-casualties", of_french_assault),
        (raid, "raid-rolled", of_raid),
    ],
)
def test_the_odds_shown_are_what_twenty_thousand_throws_bring(
    begin: Callable[[], indochine.Game], sign: str, read: Callable[[dict[str, tuple[Any, ...]]], Result]
) -> None:
    game = begin()
    assert game.decision is not None
    choice, odds = next((c, o) for c, o in game.decision.odds if c.action in (["done"], ["commit", 0]))
    assert sum(odds.chances.values()) == pytest.approx(1.0)
    found = Counter(read(resolved(game, choice.code, seed, sign)) for seed in range(ROLLS))
    assert set(found) <= set(odds.chances)
    for result, chance in odds.chances.items():
        error = (chance * (1 - chance) / ROLLS) ** 0.5
        assert found[result] / ROLLS == pytest.approx(chance, abs=5 * error), result


@pytest.mark.rule("lost-valley", "12.3.5.1b", "15.1.4", "2.5.2")
def test_the_point_that_guns_cost_is_counted_in_their_odds() -> None:
    game = siege("vm_assaults", garrison={"beatrice": "iii-13-dble", "dominique": "ii-4-rac iii-3-rta",
                 "pc-gono": "31-bg"}, tracks={"resource_points": 21}, marks={"disrupted": ""})  # fmt: skip
    assert asked(game) == "commit-guns"
    odds = {tuple(c.action): o.drm for c, o in game.decision.odds} if game.decision else {}
    gun = odds["add", "ii-4-rac"] - odds["done",]
    assert gun == 1 - 1  # the gun's Defense, and the SITREP that the last point above 20 was worth


@pytest.mark.rule("lost-valley", "7.2.1", "7.2.1b", "7.2.2a")
def test_air_strikes_tell_their_chances() -> None:
    game = siege("air_support", tracks={"vm_aaa": 4}, dice=[4, 5])
    assert asked(game) == "plan-sead"
    assert game.decision is not None
    chances = {c.action[-1]: o.chances for c, o in game.decision.odds}
    assert chances[1][(1,)] == pytest.approx(15 / 36)  # 8 or more with -1 for the flak and +1 for the point
    assert chances[2][(1,)] == pytest.approx(21 / 36)
    play(game, ["fly", 1])
    assert game.decision is not None
    both = {tuple(c.action): o.chances for c, o in game.decision.odds}["fly", 1]
    assert both[(2,)] == pytest.approx((15 / 36) ** 2)
    play(game, ["done"])
    assert asked(game) == "plan-das"
    assert ["strike", "312", 1] in actions(game)


@pytest.mark.rule("lost-valley", "16.3b")
def test_the_repair_of_the_airstrip_tells_its_chance() -> None:
    game = siege("airstrip_repair", airstrip="damaged", tracks={"camp_morale": 12, "resource_points": 15})
    assert game.decision is not None
    chances = {c.action[0]: o.mean("repaired") for c, o in game.decision.odds}
    assert chances == {"try": pytest.approx(2 / 6), "try-with-rp": pytest.approx(3 / 6)}


def test_every_line_of_odds_reads_in_three_languages() -> None:
    for begin in (vm_assault, french_assault, raid):
        game = begin()
        assert game.decision is not None
        _, odds = game.decision.odds[0]
        data = odds.json()
        shares = {name + "_share": "10%" for name in odds.shares}
        for language in LANGUAGES:
            text = TITLE.text(Msg(data["line"], **data["expected"], **shares), language)
            assert "{" not in text
            assert "[" not in text


@pytest.mark.rule("lost-valley", "15.1.2", "16.1c", "12.3.5.1c")
def test_no_dice_fall_by_adding_the_last_unit_or_gun() -> None:
    game = siege("french_assaults", garrison={"dominique": "8-bpc ii-4-rac", "pc-gono": "31-bg"},
                 held={"beatrice": "312"})  # fmt: skip
    game.play(["assault", "beatrice"])  # 8 BPC alone can go, and is picked
    assert (asked(game), actions(game), game.rolls) == ("pick-assaulters", [["done"]], [])
    game.play(["done"])
    game.play(["add", "ii-4-rac"])
    assert (asked(game), actions(game), game.rolls) == ("commit-guns", [["done"]], [])
    game.play(["done"])
    assert game.rolls != []


@pytest.mark.rule("lost-valley", "15.1.5g", "15.1.5h")
def test_the_die_for_viet_minh_losses_again_tells_its_chances() -> None:
    game = siege(
        "french_assaults",
        garrison={"dominique": "8-bpc armor-ney", "pc-gono": "31-bg"},
        held={"beatrice": "312"},
        divisions={"312": {"strength": 6}},
        dice=[5, 5, 6, 3],
    )
    play(game, ["assault", "beatrice"], ["add", "8-bpc"], ["add", "armor-ney"])
    assert asked(game) == "reroll-casualties"
    assert game.decision is not None
    [(choice, odds)] = game.decision.odds
    assert choice.action == ["reroll"]
    drm = game.decision.context()["drm"]
    rows = [TABLES.french_assault_vm_casualties.at(face + drm) for face in range(1, 7)]
    counted = Counter((row.strength, int(row.repulsed)) for row in rows)
    assert odds.chances == pytest.approx({result: times / 6 for result, times in counted.items()})
    assert odds.sums["sum"].total == drm


@pytest.mark.rule("lost-valley", "7.2.2a")
def test_strikes_on_several_divisions_tell_what_they_lose_together() -> None:
    game = siege("air_support", tracks={"vm_aaa": 4}, dice=[6, 6])
    play(game, ["done"])
    assert asked(game) == "plan-das"
    play(game, ["strike", "312", 1])
    assert game.decision is not None
    odds = {tuple(c.action): o for c, o in game.decision.odds}
    assert odds["done",].chances[(1,)] == pytest.approx(15 / 36)
    assert odds["strike", "316", 1].chances[(2,)] == pytest.approx((15 / 36) ** 2)
    assert list(odds["strike", "316", 1].sums) == ["sum", "sum-2"]


@pytest.mark.rule("lost-valley", "16.3c")
def test_the_repair_thrown_again_tells_its_chance() -> None:
    game = siege("airstrip_repair", garrison={"huguette": "31-bg"}, airstrip="damaged", dice=[1],
                 tracks={"camp_morale": 12, "resource_points": 15})  # fmt: skip
    play(game, ["try"])
    assert asked(game) == "reroll-repair"
    assert game.decision is not None
    assert [(c.action, o.mean("repaired")) for c, o in game.decision.odds] == [
        (["reroll"], pytest.approx(2 / 6))
    ]


@pytest.mark.rule("lost-valley", "12.3.5.2a", "12.3.5.1a", "12.2.1b")
def test_an_assault_by_its_numbers_has_the_odds_of_the_board() -> None:
    game = vm_assault()
    assert game.decision is not None
    _, board = game.decision.odds[0]
    names = {"works": "fortifications", "guns": "artillery", "cards": "card", "cas": "close-air"}
    worth = {part.label: abs(part.worth) for part in board.sums["sum"].parts}
    kind = next(kind for kind in TITLE.combats() if kind.name == "vm-assault")
    given = {p.name: worth.get(names.get(p.name, p.name), 0) for p in kind.parameters}
    given["sitrep"] = sum(part.worth for part in board.sums["sum"].parts if part.label == "sitrep")
    assert kind.odds(TITLE.book, given).json() == board.json()


@pytest.mark.rule("lost-valley", "2.5.3a", "12.2d", "8.1a", "2.2.4.5")
def test_rolls_that_nobody_decides_on_have_odds_by_their_numbers() -> None:
    kinds = {kind.name: kind for kind in TITLE.combats()}
    check = kinds["check"].odds(TITLE.book, {"morale": 3, "sitrep": -1})
    assert check.mean("passed") == pytest.approx(26 / 36)  # 6 or more
    strip = kinds["airstrip"].odds(TITLE.book, {"overlooked": 2})
    assert strip.mean("destroyed") == pytest.approx(10 / 36)  # 5 or less
    dug = kinds["sapping"].odds(TITLE.book, {"morale": 2, "strength": 7})
    assert dug.sums["sum"].total == 2 - 4  # half of seven, rounded up
