"""Golden replays: whole games, one at least for each way of ending, that must play again as they were.

After a change of the rules that is meant: python -m tests.make_replays [title ...]
"""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

import indochine
from indochine.kernel.record import dump, load

FOLDER = Path(__file__).parent / "replays"
REPLAYS = sorted(FOLDER.glob("*/*.json"))
WAYS_TO_END = {
    ("saigon75", "saigon"),
    ("saigon75", "annihilation"),
    ("saigon75", "held"),
    ("saigon75", "match-turn"),
    ("saigon75", "match-provinces"),
    ("saigon75", "match-units"),
    ("saigon75", "match-divisions"),
    ("saigon75", "match-draw"),
    ("storm", "held"),
    ("storm", "taken"),
    ("lost-valley", "command-post"),
    ("lost-valley", "camp-morale"),
    ("lost-valley", "resource-points"),
    ("lost-valley", "operational-defeat"),
    ("lost-valley", "tactical-defeat"),
    ("lost-valley", "draw"),
    ("lost-valley", "tactical-victory"),
    ("lost-valley", "operational-victory"),
    ("silver-bayonet", "points"),
    ("silver-bayonet", "major"),
    ("silver-bayonet", "draw"),
    ("silver-bayonet", "captured"),
    ("silver-bayonet", "all-eliminated"),
}


@pytest.mark.parametrize("path", REPLAYS, ids=[f"{path.parent.name}-{path.stem}" for path in REPLAYS])
def test_a_golden_replay_ends_as_it_did(path: Path) -> None:
    record = load(path.read_text("utf-8"))
    game = indochine.replay(record)
    assert game.outcome is not None
    assert game.outcome.json() == record["outcome"]
    assert game.rolls == record["rolls"]
    again = game.record() | {"versions": record["versions"]}  # a new version may still replay old games
    assert dump(again) == path.read_text("utf-8")


def test_there_is_a_replay_for_every_way_to_end() -> None:
    records = [load(path.read_text("utf-8")) for path in REPLAYS]
    assert {(r["title"], r["outcome"]["reason"]) for r in records} >= WAYS_TO_END
    solo = {r["outcome"]["winner"] for r in records if r["options"].get("solo")}
    assert solo == {"NV", "SV"}


def test_storm_is_replayed_in_every_mode() -> None:
    """Both ways of asking for cards, standing orders, swapped seats, the other readings, both winners."""
    records = {path.stem: load(path.read_text("utf-8")) for path in REPLAYS if path.parent.name == "storm"}
    plain = {r["outcome"]["winner"] for r in records.values() if r["options"] == records["held"]["options"]}
    assert plain == {"FR", "VM"}
    assert {r["options"]["reactions"] for r in records.values()} == {"quick", "strict"}
    ordered = [entry["order"][0] for entry in records["strict-orders"]["entries"] if "order" in entry]
    assert set(ordered) == {"ask", "pass-impulse", "pass-all", "only-assaults-on"}
    assert indochine.replay(records["bid-swapped"]).position()["bidding"]["swapped"]
    switched = records["other-readings"]["options"]
    assert sum(value is True for value in switched.values()) == 9


def test_every_scenario_of_silver_bayonet_is_replayed() -> None:
    """Both winners, and the other readings of the rulings."""
    records = [load(path.read_text("utf-8")) for path in REPLAYS if path.parent.name == "silver-bayonet"]
    assert {r["scenario"] for r in records} == set(indochine.title("silver-bayonet").scenarios)
    assert {r["outcome"]["winner"] for r in records} == {"FWA", "PAVN", None}
    assert any(all(r["options"].values()) for r in records)


def test_a_replay_cut_short_is_a_game_to_play_on() -> None:
    record = load(REPLAYS[0].read_text("utf-8"))
    game = indochine.replay(record, upto=20)
    assert game.decision is not None
    assert len(game.record()["entries"]) == 20
    game.play(game.decision.choices[0])


def test_other_dice_or_another_digest_are_found_out() -> None:
    record = load(REPLAYS[0].read_text("utf-8"))
    loaded = copy.deepcopy(record)
    loaded["rolls"][0][0] = 7 - loaded["rolls"][0][0]
    with pytest.raises(indochine.BadRecord, match=r"rolls\[0\]"):
        indochine.replay(loaded)
    forged = copy.deepcopy(record)
    number = next(n for n, entry in enumerate(forged["entries"]) if "digest" in entry)
    forged["entries"][number]["digest"] = "0" * 16
    with pytest.raises(indochine.BadRecord, match=rf"entries\[{number}\]"):
        indochine.replay(forged)
