"""The combats of Storm over Dien Bien Phu by their numbers, for odds without a board."""

from __future__ import annotations

from indochine.kernel.combats import CombatKind, Given, Parameter
from indochine.kernel.events import Tally
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import StormBook
from indochine.titles.storm.rules.ch08_odds import (
    AttackOdds,
    attack_odds,
    best_throw,
    die_odds,
    points_to_clear,
    propaganda_odds,
    shaft_odds,
)
from indochine.titles.storm.rules.ch08_points import assault_tally, card_tally, fire_tally, lay_ground


def defence_tally(book: StormBook, given: Given) -> Tally:
    """8.3.2: the best defence of the targets, and their ground."""
    tally = Tally().plus(given["defence"], "best-defence", "8.3.2")
    return lay_ground(book, tally, given["ground"], given["trench"], given["improved"], False)


def fire(book: StormBook, given: Given) -> AttackOdds:
    """8.3: fire by units."""
    attack = fire_tally(book, 0, given["attack"], given["mortars"])
    certain = points_to_clear(book.costs, given["fresh"], given["spent"], False, True)
    return attack_odds(attack, defence_tally(book, given), certain)


def fire_cards(book: StormBook) -> tuple[str, ...]:
    """8.2: the cards that fire by themselves."""
    armed = {key for key, card in book.printed.items() if card.firepower}
    return tuple(sorted(armed - {"mortar-support"}))


def bombardment(book: StormBook, given: Given) -> AttackOdds:
    """8.2, card:fr-20: fire by a card; what Fighter Bombers hit they choose themselves."""
    card = book.printed[fire_cards(book)[given["card"]]]
    crowded = card.crowded_from and given["fresh"] + given["spent"] >= card.crowded_from
    power = card.crowded_firepower if crowded else card.firepower
    by_firer = card.key == "fighter-bombers"
    certain = points_to_clear(book.costs, given["fresh"], given["spent"], by_firer, not by_firer)
    return attack_odds(card_tally(0, power), defence_tally(book, given), certain)


def assault(book: StormBook, given: Given) -> AttackOdds:
    """10.0c, card:vm-04: an assault, the best of several rolls if Giap demands success."""
    attack = assault_tally(book, 0, given["attack"], given["nights"])
    defence = Tally().plus(given["defence"], "best-defence", "8.3.2")
    certain = points_to_clear(book.costs, given["fresh"], given["spent"], False, True)
    return attack_odds(attack, defence, certain, best_throw(1 + given["rerolls"]))


def mines(book: StormBook, given: Given) -> Odds:
    return die_odds("stopped", "card:fr-11", given["units"])


def rats(book: StormBook, given: Given) -> Odds:
    return die_odds("bitten", "card:vm-03", given["fresh"])


def shaft(book: StormBook, given: Given) -> Odds:
    return shaft_odds(points_to_clear(book.costs, given["fresh"], given["spent"], True, True))


def propaganda(book: StormBook, given: Given) -> Odds:
    return propaganda_odds(given["units"], book.printed["propaganda"].amount)


def combats(book: StormBook) -> list[CombatKind]:
    most, cards = book.stacking, fire_cards(book)
    attack, defence = Parameter("attack", 6, 0, 99), Parameter("defence", 9, 0, 20)
    mortars = Parameter("mortars", 0, 0, 3)
    ground = (
        Parameter("ground", 0, 0, 9),
        Parameter("trench", 0, 0, book.deepest),
        Parameter("improved", 0, 0, 2),
    )
    units = Parameter("units", 1, 1, most)
    targets = (Parameter("fresh", 1, 0, most), Parameter("spent", 0, 0, most))
    card = Parameter("card", cards.index("artillery"), words=cards)
    rerolls = (Parameter("nights", 0, 0, 9), Parameter("rerolls", 0, 0, most - 1))
    return [
        CombatKind("fire", "8.1a 8.3", (attack, mortars, defence, *ground, *targets), fire),
        CombatKind("bombardment", "8.2 8.3", (card, defence, *ground, *targets), bombardment),
        CombatKind("assault", "10.0c", (attack, *rerolls, defence, *targets), assault),
        CombatKind("mines", "card:fr-11", (units,), mines),
        CombatKind("rats", "card:vm-03", (targets[0],), rats),
        CombatKind("mine-shaft", "card:vm-06", targets, shaft),
        CombatKind("propaganda", "card:vm-10", (units,), propaganda),
    ]
