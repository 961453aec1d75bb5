"""4.0C: the End Phase in its exact order."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.events import REFRESHED
from indochine.titles.storm.rules.ch05_cards import EndDiscard
from indochine.titles.storm.rules.ch11_supply import SupplyStep
from indochine.titles.storm.rules.ch12_reinforcements import Reinforcements
from indochine.titles.storm.state import Step, Storm


class EndPhase(Step):
    """4.0Ca to 4.0Cd: discards, supply, recovery, markers, then what arrives."""

    name = "end-phase"
    steps = (
        "viet_minh_discard",
        "french_discard",
        "supply",
        "recover",
        "take_markers_off",
        "reinforce",
    )

    def viet_minh_discard(self, s: Storm) -> None:
        s.push(EndDiscard(VM))

    def french_discard(self, s: Storm) -> None:
        s.push(EndDiscard(FR))

    def supply(self, s: Storm) -> None:
        s.push(SupplyStep())

    def recover(self, s: Storm) -> None:
        """4.0Cb: all units become fresh but the French in areas out of supply, who stay as they are."""
        still_spent = 0
        for area in bits(s.unsupplied):
            still_spent |= s.units(area, FR) & s.spent
        s.spent = still_spent
        s.tell(REFRESHED)

    def take_markers_off(self, s: Storm) -> None:
        """4.0Cc: fire and Out of Supply markers."""
        s.fire = (0, 0)
        s.unsupplied = 0

    def reinforce(self, s: Storm) -> None:
        s.push(Reinforcements())
