"""11.0: Viet Minh Divisions recover, waver, and come up. Nobody is asked anything here."""

from __future__ import annotations

from indochine.kernel.events import Tally
from indochine.titles.lost_valley.book import DIVISIONS
from indochine.titles.lost_valley.cards.modifiers import all_divisions_active
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import (
    ACTIVATION_ROLLED,
    ALL_ACTIVE,
    RECOVERED_STRENGTH,
    STATUS_ROLLED,
)
from indochine.titles.lost_valley.state import Step, Valley


class VmLogistics(Step):
    """11.1 to 11.3, in this order; skipped on Turn 1 (11.0)."""

    name = "vm-logistics"
    steps = ("adjust_strength", "events", "check_status", "check_activation")

    def adjust_strength(self, s: Valley) -> None:
        """11.1a, 11.1b, 11.3a, 2.2.7b: those that did not assault last turn gain, less in the monsoon."""
        if s.turn < s.settings.scenario.strength_adjusted_from:
            return
        table = s.book.tables.strength_adjustment
        gain = table.monsoon_gain if s.book.tables.turn[s.turn - 1].monsoon else table.gain
        for division in range(DIVISIONS):
            if (s.rested & ~s.waiting) >> division & 1:
                before = s.strength[division]
                s.strength[division] = s.book.charts.strength.stop(before + gain)
                s.tell(RECOVERED_STRENGTH, division, s.strength[division] - before, s.strength[division])

    def events(self, s: Valley) -> None:
        run_events(s, "vm-logistics")

    def check_status(self, s: Valley) -> None:
        """11.2a, 11.2b: at 8 or less a Division must roll its Strength or below to be Active."""
        if s.turn < s.book.tables.activation.first_turn:
            return
        if all_divisions_active(s):
            s.inactive = s.waiting = 0
            s.tell(ALL_ACTIVE)
            return
        for division in range(DIVISIONS):
            if not s.waiting >> division & 1:
                active = s.strength[division] > s.book.tables.status_check.shaken_at or rallies(s, division)
                s.inactive = s.inactive & ~(1 << division) if active else s.inactive | 1 << division

    def check_activation(self, s: Valley) -> None:
        """11.3b: 304 and 316 come up on a die of the turn's number or less."""
        table = s.book.tables.activation
        if s.turn < table.first_turn:
            return
        for division in range(DIVISIONS):
            if s.waiting >> division & 1:
                die = s.roll(table.dice)[0]
                tally = Tally().plus(die, "dice", "11.3b").plus(s.sitrep(), "sitrep", "2.5.2")
                up = tally.total <= s.turn
                s.tell(ACTIVATION_ROLLED, division, die, tally, s.turn, int(up))
                if up:
                    s.waiting &= ~(1 << division)
                    s.inactive &= ~(1 << division)


def rallies(s: Valley, division: int) -> bool:
    """11.2a: two dice and the SITREP, one more at half the original Strength or less."""
    table = s.book.tables.status_check
    faces = s.roll(table.dice)
    original = s.settings.scenario.division[division].strength
    halved = 2 * s.strength[division] <= original
    tally = Tally().plus(sum(faces), "dice", "11.2a").plus(s.sitrep(), "sitrep", "2.5.2")
    tally.plus(table.half_drm if halved else 0, "half-strength", "11.2a")
    active = tally.total <= s.strength[division]
    s.tell(STATUS_ROLLED, division, tuple(faces), tally, s.strength[division], int(active))
    return active
