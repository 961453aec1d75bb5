"""4.0: the turn, phase by phase, as the book lists it."""

from __future__ import annotations

from indochine.titles.lost_valley.events import ACTION_POINTS_SAVED, TURN_BEGINS
from indochine.titles.lost_valley.rules.ch03_setup import SetUp
from indochine.titles.lost_valley.rules.ch05_events import EventCard
from indochine.titles.lost_valley.rules.ch06_discard import ActionPoints, Discarding
from indochine.titles.lost_valley.rules.ch07_air import AirSupport
from indochine.titles.lost_valley.rules.ch08_airstrip import Airstrip
from indochine.titles.lost_valley.rules.ch09_resources import CampMorale, Resources
from indochine.titles.lost_valley.rules.ch11_logistics import VmLogistics
from indochine.titles.lost_valley.rules.ch12_assault import VmAssaults
from indochine.titles.lost_valley.rules.ch12_sapping import AutomaticControl, Sapping
from indochine.titles.lost_valley.rules.ch12_summary import tell_what_they_did
from indochine.titles.lost_valley.rules.ch13_reinforcements import Reinforcements, lose_in_zones
from indochine.titles.lost_valley.rules.ch14_movement import Movement
from indochine.titles.lost_valley.rules.ch15_assault import FrenchAssaults
from indochine.titles.lost_valley.rules.ch16_raids import Raids
from indochine.titles.lost_valley.rules.ch16_repairs import AirstripRepair, Recovery, Repairs
from indochine.titles.lost_valley.rules.ch17_victory import judge
from indochine.titles.lost_valley.state import Step, Valley


class Play(Step):
    """3.0, 17.2, 18.0: set-up, the turns of the scenario, and the verdict."""

    name = "play"
    steps = ("set_up", "turns", "verdict")

    def set_up(self, s: Valley) -> None:
        s.push(SetUp())

    def turns(self, s: Valley) -> None:
        if s.turn <= s.settings.scenario.last_turn:
            s.again()
            s.push(Turn())

    def verdict(self, s: Valley) -> None:
        judge(s)


class Turn(Step):
    """4.0: A French logistics, B and C the Viet Minh, D French action, E raids and repairs, F, G."""

    name = "turn"
    steps = (
        "event_card",
        "action_points",
        "discarding",
        "air_support",
        "airstrip",
        "resources",
        "camp_morale",
        "vm_logistics",
        "automatic_control",
        "sapping",
        "vm_assaults",
        "what_they_did",
        "reinforcements",
        "movement",
        "french_assaults",
        "raids",
        "repairs",
        "airstrip_repair",
        "recovery",
        "next_turn",
    )

    def event_card(self, s: Valley) -> None:
        s.tell(TURN_BEGINS, s.turn)
        s.push(EventCard())

    def action_points(self, s: Valley) -> None:
        s.push(ActionPoints())

    def discarding(self, s: Valley) -> None:
        s.push(Discarding())

    def air_support(self, s: Valley) -> None:
        s.push(AirSupport())

    def airstrip(self, s: Valley) -> None:
        s.push(Airstrip())

    def resources(self, s: Valley) -> None:
        s.push(Resources())

    def camp_morale(self, s: Valley) -> None:
        s.push(CampMorale())

    def vm_logistics(self, s: Valley) -> None:
        s.push(VmLogistics())

    def automatic_control(self, s: Valley) -> None:
        s.push(AutomaticControl())

    def sapping(self, s: Valley) -> None:
        s.push(Sapping())

    def vm_assaults(self, s: Valley) -> None:
        s.push(VmAssaults())

    def what_they_did(self, s: Valley) -> None:
        tell_what_they_did(s)

    def reinforcements(self, s: Valley) -> None:
        s.push(Reinforcements())

    def movement(self, s: Valley) -> None:
        s.push(Movement())

    def french_assaults(self, s: Valley) -> None:
        s.push(FrenchAssaults())

    def raids(self, s: Valley) -> None:
        s.push(Raids())

    def repairs(self, s: Valley) -> None:
        s.push(Repairs())

    def airstrip_repair(self, s: Valley) -> None:
        s.push(AirstripRepair())

    def recovery(self, s: Valley) -> None:
        s.push(Recovery())

    def next_turn(self, s: Valley) -> None:
        """5.1c, 5.2.2, 7.1a, 13.1c, 18.0: what lasts for a turn ends with it."""
        lose_in_zones(s)
        keep_action_points(s)
        s.asp = 0
        s.missions = (0, 0, 0)
        s.in_force = s.carried_out = s.once_used = s.paid = 0
        s.reserve_played = False
        s.drawn = s.book.no_card
        s.turn += 1


def keep_action_points(s: Valley) -> None:
    """5.2.2: one at most, and only with a SITREP above zero."""
    table = s.book.tables.event_cards
    saved = min(s.ap, table.most_saved) if s.sitrep() > table.saved_above else 0
    if saved:
        s.tell(ACTION_POINTS_SAVED, saved)
    s.ap = saved
