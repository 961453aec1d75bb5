"""The combats of Silver Bayonet by their numbers, for odds without a board."""

from __future__ import annotations

from typing import Final

from indochine.kernel.combats import TRUTHS, CombatKind, Given, Parameter, truth
from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Odds, add
from indochine.titles.silver_bayonet.book import FULL, UNCOORDINATED, BayonetBook
from indochine.titles.silver_bayonet.rules.ch02_odds import test_odds
from indochine.titles.silver_bayonet.rules.ch07_odds import coordination_odds
from indochine.titles.silver_bayonet.rules.ch08_odds import Bout, Party, maneuver_odds
from indochine.titles.silver_bayonet.rules.ch08_table import shift_of
from indochine.titles.silver_bayonet.rules.ch09_assault import ASSAULTED_TDV
from indochine.titles.silver_bayonet.rules.ch09_odds import Stand, assault_odds
from indochine.titles.silver_bayonet.rules.ch10_odds import (
    air_defence_odds,
    bombardment_odds,
    fire_strength,
    hit_chances,
)

TIRED: Final = ("none", "some", "half")  # how many of the defending steps are fatigued (2.6.5)
HIGHEST: Final = 10  # of an efficiency rating


# Before combat


def refusal(book: BayonetBook, given: Given) -> Odds:
    """6.2, 6.2.1: Americans without help of the ground have a TDV of nothing."""
    tally = Tally().plus(-given["tdv"], "ground", "6.2.1").plus(given["fatigued"], "fatigued-unit", "6.2.6b")
    return test_odds("refused", given["efficiency"], tally, "6.2a")


def coordination(book: BayonetBook, given: Given) -> Odds:
    return coordination_odds(book, given["value"])


# Fire


def bombardment(book: BayonetBook, given: Given) -> Odds:
    """10.1.3"""
    tally = Tally()
    if not given["spotter"]:
        tally.plus(book.worth["bombardment:no-spotter"], "no-spotter", "10.1.2")
    if given["truong"]:
        tally.plus(book.worth["bombardment:truong"], "truong", "12.1.2a")
    strength = fire_strength(given["guns"], given["air"], 0)
    worn = bool(given["worn"])
    return bombardment_odds(
        book, strength, given["near"], given["air"], tally, given["tdv"], worn, given["steps"]
    )


def air_defence(book: BayonetBook, given: Given) -> Odds:
    return air_defence_odds(book, given["near"], given["air"])


def fire_of(book: BayonetBook, strength: int) -> Chances:
    """10.2, 10.3: fire by guns for or against an attack."""
    return hit_chances(book, strength, {(0, 0): 1.0}, 0)


# Combat


def ground_tally(book: BayonetBook, given: Given, combat: str, counts_hexes: bool) -> Tally:
    """8.3.3, 9.2.2: what both kinds of combat have in common."""
    rules = {"maneuver": ("4.2.2c", "8.1.3"), "assault": ("4.2.2b", "9.2.3")}[combat]
    tally = Tally().plus(given["terrain"], "terrain", rules[0]).plus(given["river"], "river", "4.2.1.1")
    if counts_hexes and given["hexes"] >= 3:
        several = book.worth[f"{combat}:{'five' if given['hexes'] >= 5 else 'three'}-hexes"]
        tally.plus(several, "several-hexes", rules[1])
    if given["armour"]:
        tally.plus(book.worth[f"{combat}:armour"], "armour", "12.2")
    return tally.plus(-given["leader"], "leader", "12.1b")


def maneuver(book: BayonetBook, given: Given) -> Odds:
    """8.3: lead units, supports and the table."""
    loose = bool(given["uncoordinated"])
    tally = ground_tally(book, given, "maneuver", counts_hexes=not loose)
    if given["fatigued"]:
        tally.plus(book.worth["maneuver:fatigued"], "fatigued-defender", "2.6.5")
    tally.plus(given["their-leader"], "their-leader", "12.1b")
    shift = shift_of(book, given["lead"] - given["their-lead"], UNCOORDINATED if loose else FULL)
    bout = Bout(
        given["attack"],
        given["defence"],
        shift,
        tally,
        given["tdv"],
        bool(given["worn"]),
        Party(given["steps"], given["steps"]),
        Party(given["their-steps"], given["their-steps"]),
    )
    sums = {name: fire_strength(given[name.replace("_", "-")], 0, 0) for name in ("support", "their_support")}
    laid = {name: sum for name, sum in sums.items() if sum.parts}
    return maneuver_odds(
        book, bout, fire_of(book, given["support"]), fire_of(book, given["their-support"]), laid
    )


def assault(book: BayonetBook, given: Given) -> Odds:
    """9.1: each step of a side is taken for an equal part of its strength."""
    loose = given["uncoordinated"]
    ours, theirs = ground_tally(book, given, "assault", counts_hexes=True), Tally()
    if loose:
        ours.plus(book.worth["assault:uncoordinated-attacker"], "uncoordinated", "7.4.3b")
        theirs.plus(book.worth["assault:uncoordinated-defender"], "against-uncoordinated", "7.4.3b")
    if given["tired"]:
        worth = book.worth[f"assault:{'half-fatigued' if TIRED[given['tired']] == 'half' else 'fatigued'}"]
        theirs.plus(worth, "fatigued", "2.6.5")
    theirs.plus(-given["their-leader"], "leader", "12.1b")
    attackers = stands(book, given["attack"], given["steps"], ours, given["efficiency"], loose)
    defenders = stands(
        book, given["defence"], given["their-steps"], theirs, given["their-efficiency"], -loose
    )
    fire: Chances = {}
    for hit, chance in fire_of(book, given["their-support"]).items():
        add(fire, (min(hit[0] // ASSAULTED_TDV, given["steps"]),), chance)
    laid = fire_strength(given["their-support"], 0, 0)
    return assault_odds(attackers, defenders, fire, True, {"their_support": laid} if laid.parts else {})


def stands(
    book: BayonetBook, strength: int, steps: int, tally: Tally, efficiency: int, test: int
) -> list[Stand]:
    limit = book.assault_limit
    tally.at_most(limit, "limit", "9.2.1").at_least(-limit, "limit", "9.2.1")
    return [
        Stand(book, -(-strength * left // steps), tally, efficiency, test) for left in range(steps, 0, -1)
    ]


# All of them


def combats(book: BayonetBook) -> list[CombatKind]:
    attack, defence = Parameter("attack", 6, 1, 40), Parameter("defence", 4, 1, 40)
    tdv, near = Parameter("tdv", 2, 1, 5), Parameter("near", 0, 0, 60)
    steps, theirs = Parameter("steps", 6, 1, 16), Parameter("their-steps", 4, 1, 16)
    support, their_support = Parameter("support", 0, 0, 40), Parameter("their-support", 0, 0, 40)
    leaders = (Parameter("leader", 0, 0, 3), Parameter("their-leader", 0, 0, 3))
    ground = (Parameter("terrain", 0, 0, 3), truth("river"), Parameter("hexes", 1, 1, 6), truth("armour"))
    efficiency = Parameter("efficiency", 6, 0, HIGHEST)
    return [
        CombatKind("maneuver", "8.3.1F 8.3.3 10.3.5", (
            attack, defence, Parameter("lead", 6, 0, HIGHEST), Parameter("their-lead", 6, 0, HIGHEST), tdv,
            *ground, truth("fatigued"), truth("worn"), *leaders, truth("uncoordinated"),
            support, their_support, steps, theirs), maneuver),
        CombatKind("assault", "9.1C 9.1D 9.1E", (
            attack, defence, efficiency, Parameter("their-efficiency", 6, 0, HIGHEST), *ground,
            Parameter("tired", 0, words=TIRED), *leaders, truth("uncoordinated"), their_support, steps,
            theirs), assault),
        CombatKind("bombardment", "10.1.3 10.1.2", (
            Parameter("guns", 6, 0, 40), Parameter("air", 0, 0, 30), near, tdv,
            Parameter("spotter", 1, words=TRUTHS), truth("truong"), truth("worn"), steps), bombardment),
        CombatKind("air-defence", "14.1a 14.3", (Parameter("air", 3, 1, 30), Parameter("near", 6, 0, 60)),
                   air_defence),
        CombatKind("coordination", "7.4.1", (Parameter("value", book.tables.coordination.pavn, 0, HIGHEST),),
                   coordination),
        CombatKind("refusal", "6.2a 6.2.1 6.2.6b", (
            efficiency, Parameter("tdv", 0, 0, 5), truth("fatigued")), refusal),
    ]  # fmt: skip
