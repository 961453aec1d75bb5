"""The combats of Saigon 75 by their numbers, for odds without a board."""

from __future__ import annotations

from typing import Final

from indochine.kernel.combats import CombatKind, Given, Parameter, truth
from indochine.kernel.dice import Dice, source_from
from indochine.kernel.odds import Odds
from indochine.titles.saigon75.book import (
    NV,
    PENALTY_ALL,
    PENALTY_PROVINCE,
    PENALTY_SINGLE,
    PROVINCES,
    SV,
    SaigonBook,
)
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, battle_dice
from indochine.titles.saigon75.rules.d06a_odds import BattleOdds, attrition_odds, battle_odds
from indochine.titles.saigon75.state import Settings, new_state

PENALTIES: Final = (PENALTY_ALL, PENALTY_SINGLE, PENALTY_PROVINCE)


def penalty_cards(book: SaigonBook) -> tuple[str, ...]:
    """The Event cards that take battle dice away."""
    return ("none", *(str(n) for n in range(1, len(book.effects)) if book.effects[n] in PENALTIES))


def battle(book: SaigonBook, given: Given) -> BattleOdds:
    """D.6a.1, D.6c: a table with nothing on it but this combat; its dice are counted as in play."""
    s = new_state(Dice(source_from(0), 0), book, Settings())
    place = book.saigon if given["saigon"] else next(p for p in range(PROVINCES) if p != book.saigon)
    if given["militia"]:
        s.militia = 1 << place
    card = penalty_cards(book)[given["card"]]
    if card != "none":
        s.event, s.event_place = int(card), place
    nv, sv = (1 << given["nv"]) - 1, (1 << given["sv"]) - 1
    attacker = given["attacker"]
    attackers, defenders = (nv, sv) if attacker == NV else (sv, nv)
    c = CombatFields(
        place,
        attacker,
        attackers,
        defenders,
        infiltration=given["infiltration"],
        air=given["air"],
        nv_event=given["nv-event"],
        sv_event=given["sv-event"],
        token_die=given["token"],
        paralysed=bool(given["card"]),
    )
    return battle_odds(book, battle_dice(s, c, NV), battle_dice(s, c, SV), c.air)


def attrition(book: SaigonBook, given: Given) -> Odds:
    return attrition_odds(book, given["markers"])


def combats(book: SaigonBook) -> list[CombatKind]:
    units = 9
    parameters = (
        Parameter("attacker", NV, words=("nv", "sv")),
        Parameter("nv", 2, 1, units),
        Parameter("sv", 2, 1, units),
        Parameter("infiltration", 0, 0, 1),
        Parameter("air", 0, 0, book.air_markers),
        Parameter("token", 0, 0, 1),
        Parameter("nv-event", 0, 0, 5),
        Parameter("sv-event", 0, 0, 5),
        truth("militia"),
        truth("saigon"),
        Parameter("card", 0, words=penalty_cards(book)),
    )
    return [
        CombatKind("battle", "D.6a.1 D.6a.4", parameters, battle),
        CombatKind("attrition", "D.7.1", (Parameter("markers", 1, 1, book.air_markers),), attrition),
    ]
