"""S: the phase of the North in the solo mode, in the order of its example."""

from __future__ import annotations

from indochine.titles.saigon75.book import NV
from indochine.titles.saigon75.events import SOLO_CARD, SOLO_RESHUFFLED, SOLO_REVEALED
from indochine.titles.saigon75.rules.d01_phase import end_phase
from indochine.titles.saigon75.rules.d02_availability import Availability
from indochine.titles.saigon75.rules.d03_cards import play_card
from indochine.titles.saigon75.rules.d06_combat import CombatSubphase
from indochine.titles.saigon75.rules.d08_control import check_all
from indochine.titles.saigon75.solo.movement import SoloMovement
from indochine.titles.saigon75.state import Saigon, Step


class SoloPhase(Step):
    """S:cards.1, S:cards.1b, S:event.2: solo card, event, then availability, movement, combat, control."""

    name = "solo-phase"
    steps = (
        "draw_solo_card",
        "event",
        "availability",
        "movement",
        "combat",
        "control",
        "remove_solo_card",
        "end_of_phase",
    )

    def draw_solo_card(self, s: Saigon) -> None:
        s.solo_card = s.cards.solo_deck[0]
        s.deal(solo_deck=s.cards.solo_deck[1:])
        s.reveals += 1
        s.tell(SOLO_CARD, s.solo_card)

    def event(self, s: Saigon) -> None:
        """S:event.2: NV turns up its event; SV plays from its hand as always (S:event.1)."""
        card = turn_up_event(s)
        if card:
            play_card(s, card, NV)

    def availability(self, s: Saigon) -> None:
        s.push(Availability(NV))

    def movement(self, s: Saigon) -> None:
        s.push(SoloMovement())

    def combat(self, s: Saigon) -> None:
        s.push(CombatSubphase(NV))

    def control(self, s: Saigon) -> None:
        check_all(s)

    def remove_solo_card(self, s: Saigon) -> None:
        """S:cards.3: the card leaves the game."""
        s.deal(solo_gone=(*s.cards.solo_gone, s.solo_card))
        s.solo_card = 0

    def end_of_phase(self, s: Saigon) -> None:
        """D.2.6, D.3.4a: marks are cleared and the card in force is discarded, as after any phase."""
        end_phase(s)


def turn_up_event(s: Saigon) -> int:
    """S:event.2, S:event.3: the first card of the first colour that can be found; 0 if no card is left."""
    for colour in s.book.solo_cards[s.solo_card].events:
        for _ in range(2):
            card = reveal_until(s, colour)
            if card:
                return card
            reshuffle(s, colour)
    return 0


def reveal_until(s: Saigon, colour: int) -> int:
    """S:event.2, S:event.4: cards turned up in vain stay aside."""
    while s.cards.pile:
        card = s.cards.pile[0]
        s.deal(pile=s.cards.pile[1:], known=tuple([c for c in s.cards.known if c != card]))
        s.reveals += 1
        s.tell(SOLO_REVEALED, card)
        if s.book.colours[card] == colour:
            return card
        s.deal(turned_up=(*s.cards.turned_up, card))
    return 0


def reshuffle(s: Saigon, colour: int) -> None:
    """S:event.3: all cards turned up and not played make the pile again."""
    if s.cards.turned_up:
        s.tell(SOLO_RESHUFFLED, colour)
        pile = s.shuffled(s.cards.turned_up)
        s.deal(pile=pile, turned_up=(), known=tuple(sorted(pile)))
