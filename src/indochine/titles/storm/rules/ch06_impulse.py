"""6.0: one action for an impulse: with units of one area, with an impulse card, or a pass."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.effects import NOT_IN_HAND, OWN_ACTION, WRONG_MOMENT, play, why_not
from indochine.titles.storm.events import PASSED
from indochine.titles.storm.rules.ch07_movement import Going, PickMovers
from indochine.titles.storm.rules.ch08_fire import FireAt, can_fire
from indochine.titles.storm.rules.ch09_sapping import DigWhere, PickSappers, can_dig_by_card, cannot_sap
from indochine.titles.storm.rules.ch10_assault import AssaultAt, cannot_assault
from indochine.titles.storm.state import Ask, Storm

PASS: Final = 0
MOVE: Final = 1
FIRE: Final = 2
SAP: Final = 3
ASSAULT: Final = 4
PLAY: Final = 5
DIG: Final = 6

NO_FRESH: Final = Why("2.1.1b", "no-fresh-unit")
NO_ENEMY: Final = Why("8.1a", "no-enemy-in-reach")
VIET_MINH_ONLY: Final = Why("6.1a", "only-the-viet-minh")
NOTHING_TO_DIG: Final = Why("9.0c", "card-digs-nowhere")


class ChooseAction(Ask):
    """6.0, 6.1a, 6.2: what this impulse is used for."""

    name = "choose-action"
    verbs = (
        Verb("pass", rules="4.0Bb"),
        Verb("move", "area", rules="6.1a 7.0a"),
        Verb("fire", "area", rules="6.1a 8.0"),
        Verb("sap", "area", rules="6.1a 9.0a 9.0b"),
        Verb("assault", "area", rules="6.1a 10.0a 10.0b 10.0j"),
        Verb("play", "card", rules="5.2b 5.2c 5.2d 6.2"),
        Verb("dig", "card", rules="9.0c 5.2g"),
    )

    def offers(self, s: Storm) -> list[int]:
        """Exactly what is legal: `unit_actions` and `card_actions` are where `refused` looks too."""
        return [PASS, *self.unit_actions(s), *self.card_actions(s)]

    def legal(self, s: Storm) -> list[int]:
        return self.offers(s)

    def asks_anyway(self, s: Storm) -> bool:
        """4.0Bb: only a player without any card passes by himself; a pause tells nothing of the hand."""
        return s.hands[self.side] != 0

    def unit_actions(self, s: Storm) -> list[int]:
        side, codes = self.side, []
        going, all_fresh = Going(s, side), s.all_fresh(side)
        for area in bits(s.occupied[side]):
            fresh = s.here[area] & all_fresh
            if not fresh:
                continue
            if going.can_move(area, fresh):
                codes.append(MOVE | area << 4)
            if can_fire(s, side, area, fresh):
                codes.append(FIRE | area << 4)
            if side == VM:
                if cannot_sap(s, area, fresh) is None:
                    codes.append(SAP | area << 4)
                if cannot_assault(s, area, fresh, False) is None:
                    codes.append(ASSAULT | area << 4)
        return codes

    def card_actions(self, s: Storm) -> list[int]:
        hand = s.hands[self.side]
        if not hand:
            return []
        cards = s.book.distinct(hand)
        codes = [PLAY | card << 4 for card in cards if self.cannot_play(s, card) is None]
        if self.side == VM:
            codes += [DIG | card << 4 for card in cards if can_dig_by_card(s, card)]
        return codes

    def cannot_play(self, s: Storm, card: int) -> Why | None:
        """5.2b, 5.2d, 6.2: impulse cards and cards for any time of one's own impulse."""
        if not (s.book.impulse_cards | s.book.any_time) >> card & 1:
            return WRONG_MOMENT
        return why_not(s, card, OWN_ACTION, s.frames[-2])

    def tries(self, s: Storm) -> list[int]:
        ours = MOVE, FIRE, SAP, ASSAULT
        verbs = ours if self.side == VM else ours[:2]
        codes = [verb | area << 4 for area in bits(s.occupied[self.side]) for verb in verbs]
        cards = s.book.distinct(s.hands[self.side])
        codes += [PLAY | card << 4 for card in cards]
        if self.side == VM:
            codes += [DIG | card << 4 for card in cards]
        return [PASS, *codes]

    def refused(self, s: Storm, code: int) -> Why | None:
        verb = code & 15
        if verb == PASS:
            return None
        if self.side == FR and verb in (SAP, ASSAULT, DIG):
            return VIET_MINH_ONLY
        if verb in (PLAY, DIG):
            return self.against_card(s, verb, first(code))
        return self.against_area(s, verb, first(code))

    def against_card(self, s: Storm, verb: int, card: int) -> Why | None:
        if not s.hands[self.side] >> card & 1:
            return NOT_IN_HAND
        if verb == DIG:
            return None if can_dig_by_card(s, card) else NOTHING_TO_DIG
        return self.cannot_play(s, card)

    def against_area(self, s: Storm, verb: int, area: int) -> Why | None:
        fresh = s.fresh(area, self.side)
        if not fresh:
            return NO_FRESH
        if verb == MOVE:
            return Going(s, self.side).cannot_move(area, fresh)
        if verb == FIRE:
            return None if can_fire(s, self.side, area, fresh) else NO_ENEMY
        return cannot_sap(s, area, fresh) if verb == SAP else cannot_assault(s, area, fresh, False)

    def apply(self, s: Storm, code: int) -> None:
        verb, number, none = code & 15, first(code), s.book.no_card
        if verb == PASS:
            s.passed = True
            s.tell(PASSED, self.side)
        elif verb == MOVE:
            s.push(PickMovers(self.side, number, 0, 0, none))
        elif verb == FIRE:
            s.push(FireAt(self.side, number))
        elif verb == SAP:
            s.push(PickSappers(self.side, number, 0, 0, none))
        elif verb == ASSAULT:
            s.push(AssaultAt(self.side, number, none))
        elif verb == PLAY:
            self.play_card(s, number)
        else:
            s.discard(self.side, number)
            s.push(DigWhere(self.side, number))

    def play_card(self, s: Storm, card: int) -> None:
        """5.2b: an impulse card is the whole impulse; one for any time leaves the action to be chosen."""
        if not s.book.impulse_cards >> card & 1:
            s.again()
        play(s, card, OWN_ACTION)

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "turn": s.turn, "cards": s.hands[self.side].bit_count()}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        verb, number = code & 15, first(code)
        if verb == PASS:
            return {}
        if verb == PLAY:
            return {"impulse": s.book.impulse_cards >> number & 1}
        if verb == DIG:
            return {"value": s.book.trench_of[number] if number < s.book.no_card else 0}
        return {"fresh": s.fresh(number, self.side).bit_count(), "level": s.trench(number)}
