"""The combats of The Lost Valley by their numbers, for odds without a board."""

from __future__ import annotations

from indochine.kernel.combats import CombatKind, Given, Parameter, truth
from indochine.kernel.odds import Odds
from indochine.titles.lost_valley.book import ValleyBook
from indochine.titles.lost_valley.rules.ch02_checks import check_tally
from indochine.titles.lost_valley.rules.ch07_air import mission_tally
from indochine.titles.lost_valley.rules.ch08_airstrip import airstrip_tally
from indochine.titles.lost_valley.rules.ch12_assault import vm_assault_tally
from indochine.titles.lost_valley.rules.ch12_odds import (
    airstrip_odds,
    check_odds,
    das_odds,
    french_assault_odds,
    raid_odds,
    repair_odds,
    sapping_odds,
    sead_odds,
    vm_assault_odds,
)
from indochine.titles.lost_valley.rules.ch12_sapping import sapping_tally
from indochine.titles.lost_valley.rules.ch15_assault import french_assault_tally
from indochine.titles.lost_valley.rules.ch16_raids import raid_tally
from indochine.titles.lost_valley.rules.ch16_repairs import repair_tally


def vm_assault(book: ValleyBook, given: Given) -> Odds:
    tally = vm_assault_tally(
        book.tables,
        0,
        given["sitrep"],
        given["defence"],
        given["cas"],
        given["guns"],
        given["works"],
        bool(given["encircled"]),
        given["strength"],
        given["cards"],
    )
    return vm_assault_odds(book.tables, tally)


def french_assault(book: ValleyBook, given: Given) -> Odds:
    tally = french_assault_tally(
        book.tables,
        0,
        given["sitrep"],
        given["assault"],
        given["guns"],
        given["cas"],
        given["strength"],
        given["cards"],
    )
    return french_assault_odds(book.tables, tally)


def raid(book: ValleyBook, given: Given) -> Odds:
    tally = raid_tally(
        0,
        given["sitrep"],
        given["morale"],
        given["armour"],
        given["guns"],
        given["strength"],
        given["cards"],
    )
    return raid_odds(book.tables, [tally])


def sead(book: ValleyBook, given: Given) -> Odds:
    tally = mission_tally(book, "7.2.1", 0, given["aaa"], given["points"], 0)
    return sead_odds(book.tables, [tally] * given["rolls"])


def das(book: ValleyBook, given: Given) -> Odds:
    tally = mission_tally(book, "7.2.2a", 0, given["aaa"], given["points"], given["cards"])
    return das_odds(book.tables, [tally])


def sapping(book: ValleyBook, given: Given) -> Odds:
    numbers = (given["sitrep"], given["morale"], given["strength"], given["cards"])
    return sapping_odds(book.tables, sapping_tally(book.tables, 0, *numbers))


def airstrip(book: ValleyBook, given: Given) -> Odds:
    return airstrip_odds(book.tables, airstrip_tally(book.tables, 0, given["overlooked"]))


def repair(book: ValleyBook, given: Given) -> Odds:
    drm = given["resources"] * book.tables.airstrip_repair.drm_per_rp
    return repair_odds(book.tables, repair_tally(0, given["sitrep"], drm))


def check(book: ValleyBook, given: Given) -> Odds:
    return check_odds(book.tables, check_tally(0, given["morale"], given["sitrep"], given["cards"]))


def combats(book: ValleyBook) -> list[CombatKind]:
    tables = book.tables
    track, air = tables.track, tables.air_support
    sitrep = Parameter("sitrep", 0, track.sitrep.least, track.sitrep.most)
    cards, guns = Parameter("cards", 0, -9, 9), Parameter("guns", 0, 0, 30)
    strength = Parameter("strength", 8, track.strength.least, track.strength.most)
    cas = Parameter("cas", 0, 0, air.most_per_mission)
    points = Parameter("points", 1, 1, air.most_per_mission)
    aaa = Parameter("aaa", 1, track.vm_aaa.least, track.vm_aaa.most)
    works = Parameter("works", 2, 0, track.fortifications.most)
    morale, defence = Parameter("morale", 3, -9, 30), Parameter("defence", 5, 0, 60)
    assault, armour = Parameter("assault", 5, -9, 60), Parameter("armour", 0, 0, 9)
    rolls = Parameter("rolls", 1, 1, air.most_per_mission)
    holding = (defence, works, truth("encircled"), cas, guns, strength, sitrep, cards)
    overlooked = Parameter("overlooked", 0, 0, book.bombardment.bit_count())
    resources = Parameter("resources", 0, 0, tables.airstrip_repair.most_rp)
    return [
        CombatKind("vm-assault", "12.3.5.2a 12.3.5.2b", holding, vm_assault),
        CombatKind(
            "french-assault", "15.1.5a 15.1.5b", (assault, cas, guns, strength, sitrep, cards), french_assault
        ),
        CombatKind("raid", "16.1f 16.1h", (morale, armour, guns, strength, sitrep, cards), raid),
        CombatKind("sead", "7.2.1 7.2.1b", (points, rolls, aaa), sead),
        CombatKind("das", "7.2.2a", (points, aaa, cards), das),
        CombatKind("sapping", "12.2d", (morale, strength, sitrep, cards), sapping),
        CombatKind("airstrip", "8.1a 2.2.4.5", (overlooked,), airstrip),
        CombatKind("repair", "16.3b", (resources, sitrep), repair),
        CombatKind("check", "2.5.3a", (morale, sitrep, cards), check),
    ]
