"""Prints the counts that tests/test_counts.py holds: python -m tests.make_counts

How many sequences of choices there are to depth 1, 2 and 3 from three situations of each title. A rule that
drifts without anybody noticing changes them. Run it after a change of the rules that is meant, and copy the
numbers over.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import indochine
from tests.lost_valley.table import siege
from tests.silver_bayonet.combats import field
from tests.storm.table import play, table

DEPTH = 3
SEED = 1975


def reached(stop: Callable[[indochine.Game], bool], seed: int) -> indochine.Game:
    """Random play from the first ready placement until a situation comes up; then its position, dice anew."""
    title = indochine.title("saigon75")
    game, rng = title.start(seed=seed), Random(seed)
    assert game.decision is not None
    game.play(next(c for c in game.decision.choices if c.action[0] == "ready"))
    while not game.over and not stop(game):
        game.choose(rng.choice(game.codes))
    return reached(stop, seed + 1) if game.over else title.from_position(game.position(), seed=SEED)


def is_nv_movement(game: indochine.Game) -> bool:
    assert game.decision is not None
    late = game.view("NV")["turn"] >= 4
    return late and game.seat == "NV" and game.decision.name == "move-units" and len(game.codes) >= 12


def is_rich_announcement(game: indochine.Game) -> bool:
    """A combat in which something can be announced."""
    assert game.decision is not None
    return game.decision.name == "announce-bonus" and len(game.codes) >= 3


def storm_movement() -> indochine.Game:
    """A stack of three speeds at the bridges, one area nearly full, the enemy in two others."""
    return play(
        table(
            fr={"29": "armour legion*2 anti-aircraft", "21": "para*8", "36": "legion"},
            vm={"30": "regular*2", "36": "elite", "22": "regular"},
            to_move="FR",
            held="8 14 15 17 22 23 30",
            seed=SEED,
        ),
        ["move", "29"],
        ["add", "armour"],
    )


def storm_fire() -> indochine.Game:
    """Four units fire at three, with cards on both sides before and after the dice."""
    return play(
        table(
            fr={"10": "armour legion*2 para"},
            vm={"11": "regular*2 elite/spent"},
            trench={"11": 1},
            to_move="FR",
            hands={"FR": "fr-02 fr-10 fr-13 fr-14 fr-20", "VM": "vm-01 vm-02 vm-07"},
            seed=SEED,
        ),
        ["fire", "10"],
        ["all"],
    )


def storm_assault() -> indochine.Game:
    """A declared assault: Night Assault, Rats and Giap against Flares, Mines, Debouchez and Bigeard."""
    return play(
        table(
            fr={"17": "armour legion para"},
            vm={"14": "regular*7 elite*2"},
            held="8 11 14",
            trench={"14": 3},
            hands={"FR": "fr-01 fr-04 fr-05 fr-07 fr-11", "VM": "vm-03 vm-04 vm-25 vm-26"},
            seed=SEED,
        ),
        ["assault", "14"],
        ["all"],
    )


def valley_movement() -> indochine.Game:
    """The campaign's garrisons on Turn 3, a battalion in a drop zone, Béatrice lost."""
    return siege("movement", held={"beatrice": "312"}, seed=SEED)


def valley_support() -> indochine.Game:
    """A Viet Minh assault on Huguette with aircraft and guns to spare."""
    return siege("vm_assaults", held={"anne-marie": "308", "gabrielle": "308"},
                 tracks={"air_support_points": 3}, seed=SEED)  # fmt: skip


def valley_assault() -> indochine.Game:
    """The French may strike back at Dominique."""
    return siege("french_assaults", held={"beatrice": "312", "dominique": "312"}, seed=SEED)


def bayonet_movement() -> indochine.Game:
    """A company, a mortar and a headquarters among zones of control, armour on the road."""
    stacks = {
        "2312": "A/9/66 A/66:1",
        "2410": "HQ/66",
        "2411": "1/21R",
        "2213": "A/1/7 MOORE",
        "2509": "1/3",
    }
    return field(stacks, "move", side="PAVN")


def bayonet_refusal() -> indochine.Game:
    """Two hexes are attacked, one may be refused: a stack that goes back unit by unit, and who follows it."""
    stacks = {
        "2311": "A/1/7 B/1/7",
        "2312": "A/9/66 D/9/66",
        "2413": "B/9/66",
        "2611": "6/1 TRUONG",
        "2612": "A/H15",
        "2613": "B/H15",
    }
    return field(stacks, "refuse", maneuver={"2312": "A/1/7 B/1/7", "2612": "6/1"}, dice=[3])


def bayonet_attack() -> indochine.Game:
    """A coordinated attack: lead units, three batteries and air points against two mortars."""
    stacks = {
        "2311": "A/1/7 B/1/7",
        "2212": "C/1/7",
        "2312": "A/9/66 B/9/66:f",
        "2310": "A/1/21 B/1/21:1",
        "2314": "A/66 B/66",
    }
    game = field(stacks, maneuver={"2312": "A/1/7 B/1/7 C/1/7"}, air=2)
    return play(game, ["lead", "A/1/7"], ["lead", "A/9/66"])


SITUATIONS: dict[str, Callable[[], indochine.Game]] = {
    "after placement": lambda: reached(lambda game: True, 1),
    "movement of the North in mid-game": lambda: reached(is_nv_movement, 2),
    "announcements before a combat": lambda: reached(is_rich_announcement, 3),
    "a move of the French across the river": storm_movement,
    "fire with cards before and after the dice": storm_fire,
    "an assault with reactions": storm_assault,
    "movement in the valley": valley_movement,
    "aircraft and guns against an assault": valley_support,
    "a French assault": valley_assault,
    "a march through zones of control": bayonet_movement,
    "a refused combat": bayonet_refusal,
    "a coordinated attack with support": bayonet_attack,
}


def sequences(game: indochine.Game, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... choices there are; the dice of each fall as the seed has it."""
    counts = [len(game.codes)] + [0] * (depth - 1)
    for code in game.codes if depth > 1 else []:
        copy = game.copy(quiet=True)
        copy.choose(code)
        for level, number in enumerate(sequences(copy, depth - 1), start=1):
            counts[level] += number
    return counts


def main() -> None:
    for name, situation in SITUATIONS.items():
        print(f'    "{name}": {sequences(situation(), DEPTH)},')


if __name__ == "__main__":
    main()
