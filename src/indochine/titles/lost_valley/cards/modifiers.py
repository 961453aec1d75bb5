"""5.1c: what cards in force add to rolls and factors until the turn ends."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.lost_valley.card_data import (
    AddFactors,
    AllDivisionsActive,
    CounterBattery,
    FreeAction,
    Modify,
    NoAirSupport,
    NoVmAssault,
)
from indochine.titles.lost_valley.state import Valley


def cards_doing(s: Valley, kind: type) -> int:
    """5.1c: the cards in force with an effect of this kind."""
    return s.in_force & s.book.cards_doing.get(kind, 0)


def card_drm(s: Valley, roll: str) -> int:
    """5.1b, card:06, card:10, card:23, card:26, card:30, card:32, card:34: on every roll of a kind."""
    cards = cards_doing(s, Modify)
    if not cards:
        return 0
    return sum(
        effect.amount
        for card in bits(cards)
        for effect in s.book.cards[card].effect
        if isinstance(effect, Modify) and roll in effect.rolls and not effect.once
    )


def add_factors(s: Valley, unit: int, worth: str) -> int:
    """card:28: what a card adds to the factors of some arms."""
    cards = cards_doing(s, AddFactors)
    if not cards:
        return 0
    arm = s.book.arm_of[unit]
    return sum(
        effect.assault if worth == "assault" else effect.morale
        for card in bits(cards)
        for effect in s.book.cards[card].effect
        if isinstance(effect, AddFactors) and arm in effect.arms
    )


def no_air_support(s: Valley) -> bool:
    """card:35"""
    return cards_doing(s, NoAirSupport) != 0


def no_vm_assault(s: Valley) -> bool:
    """card:05"""
    return cards_doing(s, NoVmAssault) != 0


def all_divisions_active(s: Valley) -> bool:
    """card:44"""
    return cards_doing(s, AllDivisionsActive) != 0


def always_counter_battery(s: Valley) -> bool:
    """card:33"""
    return cards_doing(s, CounterBattery) != 0


def is_free(s: Valley, action: str) -> bool:
    """card:08, card:42: an action that costs no points this turn."""
    return any(
        isinstance(effect, FreeAction) and effect.action == action
        for card in bits(cards_doing(s, FreeAction))
        for effect in s.book.cards[card].effect
    )


def single_drms(s: Valley, roll: str) -> list[int]:
    """card:01, card:12, card:15, card:42: modifiers still to be used on one roll of this kind."""
    return [
        card
        for card in bits(cards_doing(s, Modify) & ~s.once_used)
        if any(isinstance(e, Modify) and e.once and roll in e.rolls for e in s.book.cards[card].effect)
    ]


def single_drm(s: Valley, card: int) -> Modify:
    return next(e for e in s.book.cards[card].effect if isinstance(e, Modify) and e.once)
