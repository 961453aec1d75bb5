"""S: what the North answers when the rules ask it something: the same questions as a player gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochine.kernel.frames import Decision
from indochine.kernel.state import State
from indochine.titles.saigon75.book import NV, PLACE_VC, PROVINCES, RESERVES, SV, WITHDRAW
from indochine.titles.saigon75.cards import provinces, rebuilding
from indochine.titles.saigon75.rules import d02_availability
from indochine.titles.saigon75.solo.combat import announce, declare, engage, reroll, stand_aside
from indochine.titles.saigon75.solo.priorities import north_then_west, reinforcement_rank, solo_card
from indochine.titles.saigon75.solo.retreat import retreat
from indochine.titles.saigon75.state import Saigon

LOSS_ORDER = (0, 2, 1)  # a full division is reduced, then a VC goes, then a reduced division (ruling:15)
EXCESS_ORDER = (1, 2, 0)
PLUS_ONE_BELOW = 4  # S:activation.1


def raise_availability(s: Saigon, ask: d02_availability.RaiseAvailability) -> int:
    """S:activation.1, S:objective: a +1 marker if the die shows less than four, a token if the card says so.

    A card that names the reroll throws such a die again before the marker is spent (ruling:21).
    """
    below = s.frames[-2]
    assert isinstance(below, d02_availability.Availability)
    momentum, legal = solo_card(s).momentum, ask.legal(s)
    if below.die < PLUS_ONE_BELOW and not below.raised:
        if momentum == "reroll" and d02_availability.REROLL in legal:
            return d02_availability.REROLL
        if d02_availability.PLUS_ONE in legal:
            return d02_availability.PLUS_ONE
    if momentum == "activation" and d02_availability.TOKEN in legal:
        return d02_availability.TOKEN
    return d02_availability.DONE


def first_kind(order: tuple[int, ...]) -> Callable[[Saigon, Any], int]:
    def pick(s: Saigon, ask: Any) -> int:
        legal = ask.legal(s)
        return next(kind << 4 for kind in order if kind << 4 in legal)

    return pick


def name_province(s: Saigon, ask: provinces.NameProvince) -> int:
    """S:event-details.2: Saigon if that matters, else most SV units where outnumbered; north, then west."""
    legal = [code >> 4 for code in ask.legal(s)]
    if s.book.saigon in legal and would_matter(s, ask.card):
        return s.book.saigon << 4
    outnumbered = [p for p in legal if s.count(p, SV) > s.count(p, NV)]
    best = min(outnumbered or legal, key=lambda p: (-s.count(p, SV), north_then_west(s.book, p)))
    return best << 4


def would_matter(s: Saigon, card: int) -> bool:
    """S:event-details.2: whether naming Saigon would have an effect (ruling:16)."""
    book, saigon = s.book, s.book.saigon
    if book.effects[card] == WITHDRAW:
        units = [u for u in range(len(book.unit_ids)) if s.units(saigon, SV) >> u & 1]
        return any(
            [
                provinces.evacuation_refused(s, u, saigon, p) is None
                for u in units
                for p in book.adjacent[saigon]
            ]
        )
    if book.effects[card] == PLACE_VC:
        return True
    places = [saigon, *book.adjacent[saigon]] if s.active == NV else [saigon]
    return bool(s.units(saigon, SV)) and any([s.units(p, NV) for p in places])


def designate(s: Saigon, ask: provinces.DesignateUnits) -> int:
    """S:preference: Airborne, Marine, Mechanised, Ranger, division, River Patrol, reduced division."""
    legal = ask.legal(s)
    codes = [provinces.DESIGNATE | kind << 4 for kind in s.book.preference]
    return next(code for code in codes if code in legal)


def put_vc(s: Saigon, ask: provinces.PutVc) -> int:
    """card:11: as many as there are and fit."""
    return provinces.PUT if provinces.PUT in ask.legal(s) else provinces.DONE


def restore(s: Saigon, ask: rebuilding.RestoreDivision) -> int:
    """card:07: the division nearest to Saigon (ruling:17)."""
    places = [code >> 4 for code in ask.legal(s)]
    on_map = [p for p in places if p < PROVINCES]
    return (min(on_map, key=lambda p: reinforcement_rank(s.book, p)) if on_map else RESERVES) << 4


ANSWERS: dict[str, Callable[[Saigon, Any], int]] = {
    "raise-availability": raise_availability,
    "eliminate-excess": first_kind(EXCESS_ORDER),
    "take-loss": first_kind(LOSS_ORDER),
    "declare-combat": declare,
    "engage-units": engage,
    "vc-stand-aside": stand_aside,
    "announce-bonus": announce,
    "reroll-battle-die": reroll,
    "retreat-unit": retreat,
    "name-province": name_province,
    "designate-units": designate,
    "put-vc": put_vc,
    "restore-division": restore,
}


def answer(s: State, decision: Decision[Any]) -> int:
    """The code that the North chooses; every question it can be asked has its rule here."""
    assert isinstance(s, Saigon)
    return ANSWERS[decision.name](s, decision)
