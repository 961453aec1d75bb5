"""What the dice can bring once a card is played around them: for the odds beside that choice."""

from __future__ import annotations

from typing import Any

from indochine.kernel.frames import Frame
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import FR, NOWHERE
from indochine.titles.storm.cards.effects import DEEDS, foretells, use_of
from indochine.titles.storm.cards.viet_minh import rerolled_odds
from indochine.titles.storm.rules.ch05_windows import Exchange
from indochine.titles.storm.rules.ch08_fire import Attack
from indochine.titles.storm.rules.ch08_odds import die_odds
from indochine.titles.storm.rules.ch10_assault import Assault
from indochine.titles.storm.state import Storm


@foretells("mortar-support", "flamethrowers", "improved-defenses", "night-assault", "flares")
def with_the_card(s: Storm, card: int, frame: Frame[Any]) -> Odds:
    """5.2d: the same attack or assault, the card at work; these cards roll nothing themselves."""
    then = s.copy()
    then.loud = False
    then.frames = [*s.frames[:-2], frame]
    DEEDS[use_of(s, card, 0)](then, card)
    fight = then.frames[-1]
    assert isinstance(fight, Exchange)
    return fight.odds_now(then)


@foretells("command-coordination")
def coordinated(s: Storm, card: int, frame: Frame[Any]) -> Odds | None:
    """card:fr-02, ruling:7: both dice anew; one die is chosen first, with odds of its own."""
    assert isinstance(frame, Attack)
    return None if s.settings.coordination_one_die else frame.odds_now(s)


@foretells("giap-demands-success")
def demanded(s: Storm, card: int, frame: Frame[Any]) -> Odds:
    """card:vm-04: the first of the rolls that it allows."""
    return rerolled_odds(s, frame)


@foretells("debouchez-a-zero")
def fired_on(s: Storm, card: int, frame: Frame[Any]) -> Odds:
    """card:fr-04: fire on those who assault, where they have no ground."""
    assert isinstance(frame, Assault)
    return Attack(FR, NOWHERE, frame.origin, 0, frame.units, card).odds_now(s)


@foretells("mines")
def mined(s: Storm, card: int, frame: Frame[Any]) -> Odds:
    """card:fr-11: so many assaulting units are stopped."""
    assert isinstance(frame, Assault)
    return die_odds("stopped", "card:fr-11", frame.units.bit_count())
