"""Rolls that players published, played through the rules: a situation with the same strength and the same
modifiers, the same die, and what they read must happen.

Players applied modifiers as they thought right; each roll is set up where the rules give the same sum. For
air defence fire some took one off for a mortar, which ruling 40 does not; there the modified die is scripted.
"""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch02_losses import TakeLosses
from tests.silver_bayonet.combats import at, field, kinds, rolled, word
from tests.silver_bayonet.tables import actions, asked, events, last, play, state
from tests.silver_bayonet.test_records import RECORDS, Record, trusted

COORDINATED, UNCOORDINATED = 2, 4  # dice against a nominal value of 3
NOTHING = 10  # a die that costs nothing at these strengths, and fails every test

# Attackers of the PAVN by strength, three units at least where the roll asks for three hexes.
ATTACKERS = {
    2: "A/H15",
    4: "A/9/66",
    6: "A/9/66 A/H15",
    8: "A/9/66 A/H15 B/H15",
    9: "A/9/66 B/9/66 LF-1",
    10: "A/9/66 B/9/66 A/H15",
    11: "A/9/66 B/9/66 A/7/66",
    12: "A/9/66 B/9/66 C/9/66",
    13: "A/9/66 B/9/66 C/9/66 LF-1",
}
DEFENDERS = {1: "CIDG-1", 2: "1/21R", 3: "A/1/9", 4: "A/1/7", 6: "A/1/7 1/21R", 8: "A/1/7 B/1/7"}
# Where the ground and the hexes add so much to an assault: the target, and the hexes around it.
CLEAR = ("1312", ("1311", "1412", "1212"))
GROUND = {0: CLEAR, -1: CLEAR, 1: ("2312", ("2311",)), 2: ("2812", ("2811",)), 3: ("1510", ("1509",))}


def fight(combat: str, attackers: str, defenders: str, drm: int, **more: Any) -> indochine.Game:
    """The PAVN attack where the attacker's die is changed by so much."""
    target, around = GROUND[drm]
    hexes = around if drm < 0 else around[:1]
    stacks = {target: defenders}
    for number, unit in enumerate(attackers.split()):
        origin = hexes[number % len(hexes)]
        stacks[origin] = f"{stacks.get(origin, '')} {unit}"
    more[combat] = {target: attackers}
    return field(stacks, side="PAVN", **more)


def total(event: dict[str, Any]) -> int:
    return sum(part["worth"] for part in event["modifiers"])


# Assaults


@pytest.mark.rule("silver-bayonet", "9.1B", "9.1C", "9.3.1")
@pytest.mark.parametrize("record", trusted("assault"))
def test_assault(record: Record) -> None:
    if record.get("phase", "").startswith("night ambush"):
        event = last(ambushed(record["die"]), "night-ambush")
        assert (event["strength"], event["modifier"], event["steps"]) == (
            3,
            record["drm"],
            int(record["result"]),
        )
        return
    game = defence_roll(record) if record["side"] == "FWA" else attack_roll(record)
    event = events(game, "assault-roll")[0 if record["side"] == "FWA" else 1]
    assert (event["side"], event["strength"], event["die"]) == (
        record["side"],
        record["strength"],
        record["die"],
    )
    assert total(event) == record["drm"]
    assert event["steps"] == int(record["result"])
    assert lost(game) == event["steps"]


def ambushed(die: int) -> indochine.Game:
    """Scenario 3 begins with one roll at the company in 1021."""
    stacks = {"1220": "A/1/9 CIDG-1", "1021": "A/8/66"}
    return field(stacks, "begin", scenario="3", turn=1, dice=[die])


def defence_roll(record: Record) -> indochine.Game:
    """The first roll of an assault, by the Free World Allies."""
    drm = record["drm"]
    fatigue = ":f" if drm > 0 else ""
    defenders = " ".join(unit + fatigue for unit in DEFENDERS[record["strength"]].split())
    coordination = UNCOORDINATED if drm in (-1, 1) else COORDINATED
    return fight("assault", "A/9/66 B/9/66", defenders, 0,
                 dice=[coordination, record["die"], NOTHING, NOTHING, NOTHING])  # fmt: skip


def attack_roll(record: Record) -> indochine.Game:
    """The second roll, by the PAVN."""
    return fight("assault", ATTACKERS[record["strength"]], "A/1/7 B/1/7 C/1/7", record["drm"],
                 dice=[COORDINATED, NOTHING, record["die"], NOTHING, NOTHING])  # fmt: skip


@pytest.mark.rule("silver-bayonet", "9.1D", "2.4.5b")
@pytest.mark.parametrize("record", trusted("efficiency"))
def test_efficiency(record: Record) -> None:
    """In an assault of the PAVN both sides test; the attacker first."""
    attackers = {4: "A/H15", 6: "A/9/66"}.get(record["value"] if record["side"] == "PAVN" else 6)
    defenders = {6: "A/1/7", 7: "A/1/9"}.get(record["value"] if record["side"] == "FWA" else 6)
    assert attackers is not None
    assert defenders is not None
    coordination = COORDINATED if record["drm"] == 0 else UNCOORDINATED
    tests = [record["die"], NOTHING] if record["side"] == "PAVN" else [NOTHING, record["die"]]
    game = fight("assault", attackers, defenders, 0, dice=[coordination, 10, 10, *tests, 10, 10])
    event = next(event for event in events(game, "assault-test") if event["side"] == record["side"])
    assert (event["value"], event["die"], event["modifier"]) == (
        record["value"],
        record["die"],
        record["drm"],
    )
    again = [event["side"] for event in events(game, "assault-roll")][2:]
    assert (record["side"] in again) == (record["result"] == "pass")


# Bombardment


@pytest.mark.rule("silver-bayonet", "10.1.3", "10.2.1b", "10.3.5")
@pytest.mark.parametrize("record", trusted("bombardment"))
def test_bombardment(record: Record) -> None:
    phase = record.get("phase", "defensive" if record["side"] == "FWA" else "offensive").split()[0]
    game = {"offensive": offensive, "defensive": defensive, "support": support}[phase](record)
    event = last(game, "bombardment-roll")
    assert (event["side"], event["fire"], event["strength"]) == (record["side"], phase, record["strength"])
    assert (event["die"], total(event)) == (record["row"], 0)
    cell = (str(event["number"]) if event["number"] else "-") + "F" * event["tired"]
    if record["result"] not in ("none", "steps"):
        assert cell == record["result"]
    steps = event["number"] // record["tdv"]
    assert steps == record.get("steps", 0 if record["result"] == "none" else steps)
    if phase != "support":
        assert lost(game) == steps


def lost(game: indochine.Game) -> int:
    """Steps gone already, or to be chosen now."""
    frame = state(game).frames[-1]
    chosen = kinds(game).count("step-lost") + kinds(game).count("eliminated")
    return chosen + (frame.number if isinstance(frame, TakeLosses) else 0)


def offensive(record: Record) -> indochine.Game:
    """A mortar at a company, or air points at a company of the PAVN that is too weak to fire back."""
    target, origin = {2: ("2312", "2311"), 3: ("2812", "2811")}[record["tdv"]]
    if record["side"] == "PAVN":
        game = field(
            {target: "A/1/7 B/1/7", origin: "A/9/66 A/66"}, "bombard", side="PAVN", dice=[record["row"]]
        )
        return play(game, ["at", target], ["gun", "A/66"])
    air = record["strength"]
    game = field({target: "A/9/66", origin: "A/1/7"}, "bombard", air=air, dice=[record["row"]])
    return play(game, ["at", target], ["air", air])


def defensive(record: Record) -> indochine.Game:
    air, dice = record["strength"], [COORDINATED, record["row"], NOTHING, NOTHING, NOTHING, NOTHING]
    stacks = {"2311": "A/9/66 B/9/66", "2312": "A/1/7"}
    game = field(stacks, side="PAVN", assault={"2312": "A/9/66 B/9/66"}, air=air, dice=dice)
    return play(game, ["air", air])


def support(record: Record) -> indochine.Game:
    stacks = {"2311": "A/9/66", "2310": "A/66", "2312": "A/1/7"}
    air = record["strength"] if record["side"] == "FWA" else 0
    dice = [COORDINATED, record["row"], 6]
    game = field(stacks, side="PAVN", maneuver={"2312": "A/9/66"}, air=air, dice=dice)
    return play(game, ["done"], ["air", air]) if air else play(game, ["gun", "A/66"])


# Maneuver and coordination


@pytest.mark.rule("silver-bayonet", "8.3.1B", "8.3.1C", "8.3.1F")
@pytest.mark.parametrize("record", trusted("maneuver"))
def test_maneuver(record: Record) -> None:
    """Attackers of efficiency 6; the defender's lead has 6, or 7 where the odds were shifted."""
    attackers = {4: "A/9/66", 8: "A/9/66 A/H15 B/H15", 12: "A/9/66 B/9/66 C/9/66"}[record["attack"]]
    defenders = {2: "A/1/21", 4: "A/1/9 CIDG-1", 8: "A/1/9 A/1/7 CIDG-1"}[record["defence"]]
    game = fight("maneuver", attackers, defenders, record["drm"], dice=[COORDINATED, record["die"]])
    while asked(game)[1] in ("choose-lead", "aim"):
        best = [action for action in actions(game) if action[1:] in (["A/9/66"], ["A/1/9"])]
        play(game, best[0] if best else ["done"])
    event = last(game, "maneuver-roll")
    assert (event["attack"], event["defence"]) == (record["attack"], record["defence"])
    assert total(event) == record["drm"]
    assert last(game, "leads")["shift"] == record["shift"]
    assert rolled(game) == (record["column"], record["result"])


@pytest.mark.rule("silver-bayonet", "7.3", "7.4.1", "7.4.2", "7.4.4a")
@pytest.mark.parametrize("record", trusted("coordination"))
def test_coordination(record: Record) -> None:
    """The PAVN without a headquarters; a player does not always say whether there is support."""
    game = fight("assault", "A/9/66", "A/1/7", 0, dice=[record["die"], 10, 10, 10, 10])
    event = last(game, "coordination-roll")
    assert (event["value"], event["die"]) == (record["value"], record["die"])
    wanted = {"full": ("full", "no-support"), "frontal": ("frontal-assault",)}[record["result"]]
    assert event["result"] in wanted


# Air defence and landings


@pytest.mark.rule("silver-bayonet", "14.3")
@pytest.mark.parametrize("record", trusted("adf_hit"))
def test_air_defence_hits(record: Record) -> None:
    game = flown([max(1, record["die"] + record["drm"]), 10, 10])
    assert ("air-damage" in kinds(game)) == (record["result"] == "hit")


@pytest.mark.rule("silver-bayonet", "14.3")
@pytest.mark.parametrize("record", trusted("adf_damage_air"))
def test_air_defence_damage(record: Record) -> None:
    game = flown([1, record["die"], 10])
    lost = int(record["result"].strip("-*") or 0)
    event = last(game, "air-damage")
    assert (event["die"], event["number"], event["lost"]) == (
        record["die"],
        lost,
        record["result"].count("*"),
    )
    assert last(game, "bombardment-roll")["strength"] == 5 - lost


def flown(dice: list[int]) -> indochine.Game:
    """Five air points over six steps."""
    game = field({"2311": "A/1/7", "2312": "A/9/66 B/9/66 C/9/66"}, "bombard", air=5, dice=dice)
    return play(game, ["at", "2312"], ["air", 5])


@pytest.mark.rule("silver-bayonet", "13.1.1.3a")
@pytest.mark.parametrize("record", trusted("hot_lz"))
def test_hot_landing(record: Record) -> None:
    """A/1/8 comes to LZ MARY on turn 2, with a company of the PAVN next to it."""
    stacks = {"1220": "A/1/9", "1219": "A/8/66"}
    game = field(stacks, "reinforce", scenario="3", turn=2, dice=[record["die"]])
    event = last(game, "landing-test")
    assert (event["unit"], event["die"], event["value"]) == (record["unit"], record["die"], record["value"])
    assert word(game, "A/1/8").endswith(":f") == (record["result"] == "fatigued")
    assert "A/1/8" in [name.partition(":")[0] for name in at(game, "1220")]


def test_every_trusted_roll_is_played() -> None:
    played = (
        "assault",
        "bombardment",
        "maneuver",
        "coordination",
        "efficiency",
        "adf_hit",
        "adf_damage_air",
        "hot_lz",
    )
    assert {record["table"] for record in RECORDS if record["fit"]} == set(played)
