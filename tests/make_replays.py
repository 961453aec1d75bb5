"""Makes the golden replays anew: python -m tests.make_replays [title ...]

One short game for each way in which a game can end. Random play finds most endings; those that it hardly ever
finds are steered to: of the lines of play looked at from each decision, the one that ends best is followed,
or the sides know a little of what they want.
Run it after a change of the rules that is meant, read what changed, and raise `rules_version`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import indochine
from indochine.analysis.conformance import give_order
from indochine.bots.tree import likely
from indochine.kernel.record import dump

FOLDER = Path(__file__).parent / "replays"
LOOKS = 5  # lines of play looked at from each decision when a game is steered

Chooser = Callable[[indochine.Game, Random], int]
Worth = Callable[[dict[str, Any]], float]
Line = tuple[list[int], dict[str, Any]]  # codes to the end of the game, and its outcome


@dataclass
class Wanted:
    """An ending, and how to look for it: `seeds` games of a kind, the shortest of which is kept."""

    name: str
    reason: str
    winner: str | None
    scenario: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seeds: int = 150
    worth: Worth | None = None  # steer by this worth of an outcome
    chooser: Chooser | None = None
    orders: bool = False  # seats give standing orders on the way


def at_random(game: indochine.Game, rng: Random) -> int:
    return rng.choice(game.codes)


def idly(game: indochine.Game, rng: Random) -> int:
    """Whatever changes least: done, keep, or nothing moved."""
    assert game.decision is not None
    for choice in game.decision.choices:
        if choice.action[0] in ("done", "keep", "ready"):
            return choice.code
    return rng.choice(game.codes)


def fatally(game: indochine.Game, rng: Random) -> int:
    """Both sides work at the ruin of the South, and the North keeps out of Saigon."""
    assert game.decision is not None
    choices = game.decision.choices
    wanted = [c for c in choices if c.action[0] in ("attack", "engage")]
    if wanted:
        return rng.choice(wanted).code
    if game.decision.seat == "NV":
        choices = [c for c in choices if "saigon" not in c.action] or choices
    return rng.choice(choices).code


def few_units(outcome: dict[str, Any]) -> float:
    """Worth for annihilation: no unit of the South left, and Saigon not taken."""
    if outcome["reason"] == "annihilation":
        return 1000.0 - outcome["score"]["turn"]
    return -float(outcome["score"]["sv_units"]) - (100 if outcome["reason"] == "saigon" else 0)


def saigon_held(outcome: dict[str, Any]) -> float:
    return float(outcome["score"]["turn"]) - outcome["score"]["provinces"] / 100


IN_EARNEST = ("assault", "sap", "dig", "play", "fire", "move")  # what storms the camp soonest
LAZY = ("pass", "end", "done", "stay")


def fiercely(game: indochine.Game, rng: Random) -> int:
    """The Viet Minh dig and assault with all they have; the French often let things happen."""
    assert game.decision is not None
    choices, is_french = game.decision.choices, game.decision.frame.side == 0
    if is_french:
        words = LAZY if rng.random() < 0.3 else ()
    else:
        words = ("all",) if game.decision.name.startswith("pick-") else IN_EARNEST
    for word in words:
        wanted = [c for c in choices if c.action[0] == word]
        if wanted and rng.random() < 0.9:
            return rng.choice(wanted).code
    return rng.choice(choices).code


def by_habit(game: indochine.Game, rng: Random) -> int:
    """What a sensible commander would play, each choice as often as he likes it."""
    strategy = game.title.strategy
    assert strategy is not None
    return likely(strategy.weights(game.state), game.codes, rng.random())


def bayonets_fixed(game: indochine.Game, rng: Random) -> int:
    """The PAVN attack wherever they can, with all that they have; the others do as they like."""
    assert game.decision is not None
    choices = game.decision.choices
    if game.decision.seat == "PAVN":
        for verb in ("assault", "maneuver", "add", "at", "gun", "follow"):
            wanted = [choice for choice in choices if choice.action[0] == verb]
            if wanted:
                return rng.choice(wanted).code
    return rng.choice(choices).code


SAIGON75 = [
    Wanted("saigon", "saigon", "NV"),
    Wanted("saigon-hand-3", "saigon", "NV", options={"hand": 3}),
    Wanted("held", "held", "SV", seeds=40),
    Wanted("annihilation", "annihilation", "NV", seeds=3, worth=few_units, chooser=fatally),
    Wanted("solo-lost", "saigon", "NV", options={"solo": True}, seeds=40),
    Wanted("solo-won", "held", "SV", options={"solo": True}, seeds=3, worth=saigon_held),
    Wanted("match-turn", "match-turn", "NV", "match"),
    Wanted("match-provinces", "match-provinces", "SV", "match", {"hand": 3}, seeds=40),
    Wanted("match-units", "match-units", None, "match", seeds=400),
    Wanted("match-divisions", "match-divisions", None, "match", seeds=800),
    Wanted("match-draw", "match-draw", None, "match", seeds=400, chooser=idly),
]
OTHER_READINGS = dict.fromkeys(
    (
        "fighter_retreats",
        "improved_limit",
        "either_fire_marker",
        "trench_reached",
        "flares_one",
        "coordination_one_die",
        "flak_needs_shortage",
        "assault_marker",
        "mines_withdraw",
    ),
    True,
)
STORM = [
    Wanted("held", "held", "FR", seeds=40),
    Wanted("taken", "taken", "VM", seeds=120, chooser=fiercely),
    Wanted("strict-orders", "held", "FR", options={"reactions": "strict"}, seeds=40, orders=True),
    Wanted("bid-swapped", "taken", "FR", options={"bid": True}, seeds=200, chooser=fiercely),
    Wanted("other-readings", "taken", "VM", options={**OTHER_READINGS, "areas": 4}, chooser=fiercely),
]
LEVELS = ("operational-defeat", "tactical-defeat", "draw", "tactical-victory", "operational-victory")
LOST_VALLEY = [
    *(Wanted(death, death, None, seeds=60) for death in ("command-post", "camp-morale")),
    Wanted("resource-points", "resource-points", None, "five-hills", seeds=200),
    *(Wanted(level, level, None, seeds=120, chooser=by_habit) for level in LEVELS),
    Wanted("five-hills", "draw", None, "five-hills", {"operation-vulture": True, "better-start": True},
           seeds=30, chooser=by_habit),
]  # fmt: skip
SILVER_BAYONET = [
    Wanted("6a", "all-eliminated", "PAVN", "6a", seeds=500, chooser=bayonets_fixed),
    Wanted("6b", "points", "FWA", "6b", seeds=20, chooser=bayonets_fixed),
    Wanted("3", "points", "PAVN", "3", seeds=300, chooser=bayonets_fixed),
    Wanted("5", "points", "PAVN", "5", seeds=300, chooser=bayonets_fixed),
    Wanted("4", "captured", "PAVN", "4", seeds=40),
    Wanted("4-draw", "draw", None, "4", seeds=40),
    Wanted("1", "major", "PAVN", "1", seeds=20),
    Wanted("1-other-readings", "points", None, "1", {"camp_terrain": True, "standing_costs": True}, seeds=20),
    Wanted("2", "points", "PAVN", "2", seeds=6),
    Wanted("7", "points", "FWA", "7", seeds=20),
]
WANTED = {
    "saigon75": SAIGON75,
    "storm": STORM,
    "lost-valley": LOST_VALLEY,
    "silver-bayonet": SILVER_BAYONET,
}


def line_of_play(game: indochine.Game, rng: Random, choose: Chooser) -> Line:
    """Play to the end on a copy: the codes, and the outcome."""
    copy, codes = game.copy(quiet=True), []
    while not copy.over:
        codes.append(choose(copy, rng))
        copy.choose(codes[-1])
    assert copy.outcome is not None
    return codes, copy.outcome.json()


def steered(game: indochine.Game, rng: Random, worth: Worth, choose: Chooser) -> Line:
    """Follow the best line seen so far, looking at others from every decision on the way."""
    best, outcome = line_of_play(game, rng, choose)
    here, number = game.copy(quiet=True), 0
    while not here.over:
        for _ in range(LOOKS):
            line, other = line_of_play(here, rng, choose)
            if worth(other) > worth(outcome):
                best, outcome = best[:number] + line, other
        here.choose(best[number])
        number += 1
    return best, outcome


def search(title: indochine.Title, wanted: Wanted) -> indochine.Game:
    """The shortest game found that ends as wanted."""
    found: list[tuple[int, int, list[int]]] = []
    for seed in range(1, wanted.seeds + 1):
        game, rng = title.start(wanted.scenario, wanted.options, seed), Random(seed)
        chooser = wanted.chooser or at_random
        if wanted.orders:
            codes, outcome = [], with_orders(game, rng, chooser)
        elif wanted.worth:
            codes, outcome = steered(game, rng, wanted.worth, chooser)
        else:
            codes, outcome = line_of_play(game, rng, chooser)
        if outcome["reason"] == wanted.reason and wanted.winner in (None, outcome["winner"]):
            found.append((len(codes) or len(game.record()["entries"]), seed, codes))
            if wanted.worth:
                break
    assert found, f"no game ended with {wanted.name} within {wanted.seeds} seeds"
    _, seed, codes = min(found)
    return play_again(title, wanted, seed, codes)


def with_orders(game: indochine.Game, rng: Random, choose: Chooser) -> dict[str, Any]:
    """Play to the end in place, standing orders given on the way."""
    while not game.over:
        if not give_order(game, rng):
            game.choose(choose(game, rng))
    assert game.outcome is not None
    return game.outcome.json()


def play_again(title: indochine.Title, wanted: Wanted, seed: int, codes: list[int]) -> indochine.Game:
    game = title.start(wanted.scenario, wanted.options, seed)
    if wanted.orders:
        with_orders(game, Random(seed), wanted.chooser or at_random)
    for code in codes:
        game.choose(code)
    return game


def main(titles: list[str]) -> None:
    for id in titles or WANTED:
        folder = FOLDER / id
        folder.mkdir(exist_ok=True)
        for wanted in WANTED[id]:
            game = search(indochine.title(id), wanted)
            path = folder / f"{wanted.name}.json"
            path.write_text(dump(game.record()), "utf-8")
            print(f"{id}/{path.name}: {game.outcome}, {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
