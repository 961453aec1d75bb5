"""D.1: the sequence of play, from set-up to the end of the game or of the match."""

from __future__ import annotations

from indochine.titles.saigon75.book import NV, SV
from indochine.titles.saigon75.events import GAME_BEGINS, TURN_BEGINS
from indochine.titles.saigon75.rules.d01_phase import EndOfPhase, begin_phase, end_phase
from indochine.titles.saigon75.rules.d02_availability import Availability
from indochine.titles.saigon75.rules.d03_cards import EventCard
from indochine.titles.saigon75.rules.d04_movement import Movement
from indochine.titles.saigon75.rules.d06_combat import CombatSubphase
from indochine.titles.saigon75.rules.d08_control import check_all
from indochine.titles.saigon75.rules.d09_desertion import Desertion
from indochine.titles.saigon75.rules.d10_tokens import (
    take_token,
)
from indochine.titles.saigon75.rules.m_setup import SetUp
from indochine.titles.saigon75.rules.v_victory import end_game, reason_to_end
from indochine.titles.saigon75.solo.phase import SoloPhase
from indochine.titles.saigon75.state import Saigon, Step


class Play(Step):
    """D.1.1, V:match.1: one game, or two with the sides swapped."""

    name = "play"
    steps = ("first_game", "second_game")

    def first_game(self, s: Saigon) -> None:
        s.push(OneGame(1))

    def second_game(self, s: Saigon) -> None:
        s.push(OneGame(2))


class OneGame(Step):
    """D.1.1, M: set-up, then at most eight turns."""

    name = "one-game"
    steps = ("set_up", "turns")
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def set_up(self, s: Saigon) -> None:
        s.tell(GAME_BEGINS, self.number)
        s.push(SetUp(self.number == 2))

    def turns(self, s: Saigon) -> None:
        """Turn after turn; the first game of a match ends with its score."""
        if self.number == 2 or s.first_game is None:
            s.again()
            s.push(Turn())


class Turn(Step):
    """D.1.1: the phase of NV, then that of SV, then the victory check."""

    name = "turn"
    steps = ("nv_phase", "sv_phase", "victory")

    def nv_phase(self, s: Saigon) -> None:
        s.tell(TURN_BEGINS, s.turn, s.turn - 1)
        begin_phase(s, NV)
        s.push(SoloPhase() if s.settings.solo else NvPhase())

    def sv_phase(self, s: Saigon) -> None:
        """S:event.1: the same with a solo North."""
        begin_phase(s, SV)
        s.push(SvPhase())

    def victory(self, s: Saigon) -> None:
        """D.1.4, V.1, V.2, V.3: the game is over, or the next turn comes."""
        reason = reason_to_end(s)
        if reason:
            end_game(s, reason)
        else:
            s.turn += 1


class NvPhase(Step):
    """D.1.3."""

    name = "nv-phase"
    steps = ("availability", "event_card", "movement", "combat", "control", "last_chance", "end_of_phase")

    def availability(self, s: Saigon) -> None:
        s.push(Availability(NV))

    def event_card(self, s: Saigon) -> None:
        s.push(EventCard(NV))

    def movement(self, s: Saigon) -> None:
        s.push(Movement(NV))

    def combat(self, s: Saigon) -> None:
        s.push(CombatSubphase(NV))

    def control(self, s: Saigon) -> None:
        check_all(s)

    def last_chance(self, s: Saigon) -> None:
        s.push(EndOfPhase(NV))

    def end_of_phase(self, s: Saigon) -> None:
        end_phase(s)


class SvPhase(Step):
    """D.1.4."""

    name = "sv-phase"
    steps = (
        "availability",
        "event_card",
        "movement",
        "combat",
        "control",
        "desertion",
        "objectives",
        "last_chance",
        "end_of_phase",
    )

    def availability(self, s: Saigon) -> None:
        s.push(Availability(SV))

    def event_card(self, s: Saigon) -> None:
        s.push(EventCard(SV))

    def movement(self, s: Saigon) -> None:
        s.push(Movement(SV))

    def combat(self, s: Saigon) -> None:
        s.push(CombatSubphase(SV))

    def control(self, s: Saigon) -> None:
        check_all(s)

    def desertion(self, s: Saigon) -> None:
        s.push(Desertion())

    def objectives(self, s: Saigon) -> None:
        take_token(s)

    def last_chance(self, s: Saigon) -> None:
        s.push(EndOfPhase(SV))

    def end_of_phase(self, s: Saigon) -> None:
        end_phase(s)
