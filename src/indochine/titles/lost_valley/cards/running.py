"""5.6: the effects of the cards in force, each carried out when its phase comes."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.lost_valley.book import CRS, DIVISIONS, FR, ZONES
from indochine.titles.lost_valley.card_data import (
    AnyEffect,
    ChangeStrength,
    CheckMorale,
    DelayReinforcement,
    Exhaust,
    Fortify,
    LoseSteps,
    PlaceUnit,
    Restore,
    Shift,
)
from indochine.titles.lost_valley.cards import choosing
from indochine.titles.lost_valley.events import CARD_DIE, DIE_CHOSE, UNIT_USED
from indochine.titles.lost_valley.rules import ch12_losses
from indochine.titles.lost_valley.rules.ch02_checks import die_picks, morale_of, passes_check
from indochine.titles.lost_valley.rules.ch12_reach import sapping_targets
from indochine.titles.lost_valley.state import Step, Valley

PHASES: Final = (
    "immediate",
    "action-points",
    "air-support",
    "resource-points",
    "vm-logistics",
    "sapping",
    "vm-assault",
    "reinforcements",
    "movement",
    "french-assault",
    "raids",
    "repairs",
    "recovery",
)


def run_events(s: Valley, phase: str) -> None:
    """5.6: the cards in force whose phase this is, as long as any is left to be carried out."""
    if s.in_force & ~s.carried_out:
        s.push(RunEvents(phase))


class RunEvents(Step):
    """5.6: every card in force whose phase this is, once in a turn; shifts of a variable card at once."""

    name = "run-events"
    steps = ("next_card",)
    fields = ("phase",)

    def __init__(self, phase: int | str) -> None:
        self.phase = PHASES.index(phase) if isinstance(phase, str) else phase

    def next_card(self, s: Valley) -> None:
        phase = PHASES[self.phase]
        for card in bits(s.in_force & ~s.carried_out):
            when = s.book.cards[card].phase
            if when == phase or (when == "variable" and phase == "immediate"):
                s.carried_out |= 1 << card
                s.again()
                s.push(RunCard(card, 0, 0))
                return


class RunCard(Step):
    """5.1b: the effects of a card in the order it names them; some hang on a die of the card."""

    name = "run-card"
    steps = ("roll", "next_effect")
    fields = ("card", "index", "die")

    def __init__(self, card: int, index: int, die: int) -> None:
        self.card = card
        self.index = index
        self.die = die

    def roll(self, s: Valley) -> None:
        if any(effect.faces for effect in s.book.cards[self.card].effect):
            die = s.roll(1)[0]
            s.tell(CARD_DIE, self.card, die)
            s.amend(die=die)

    def next_effect(self, s: Valley) -> None:
        effects = s.book.cards[self.card].effect
        if self.index == len(effects):
            s.release_empty()
            return
        effect = effects[self.index]
        s.amend(index=self.index + 1)
        s.again()
        if not effect.faces or self.die in effect.faces:
            perform(s, effect)


# One function for each kind of effect; those that only modify rolls are read when the roll comes.


def perform(s: Valley, effect: AnyEffect) -> None:
    if isinstance(effect, Shift):
        shift_track(s, effect)
    elif isinstance(effect, ChangeStrength):
        change_strength(s, effect)
    elif isinstance(effect, CheckMorale):
        check_morale(s, effect)
    elif isinstance(effect, Fortify):
        fortify(s, effect)
    elif isinstance(effect, LoseSteps):
        cr = s.book.place_ids.index(effect.cr)
        s.push(ch12_losses.LoseSteps(s.holders(cr), effect.count))
    elif isinstance(effect, PlaceUnit):
        choosing.place_unit(s, s.book.unit_ids.index(effect.unit), effect.crs)
    elif isinstance(effect, Restore):
        choosing.restore(s, effect.count)
    elif isinstance(effect, Exhaust):
        choosing.exhaust(s)
    elif isinstance(effect, DelayReinforcement):
        choosing.delay(s, effect.otherwise)


def shift_track(s: Valley, effect: Shift) -> None:
    """card:02, card:07, card:09, card:14, card:16, card:18, card:21, card:25, card:27, card:43: tracks."""
    charts = s.book.charts
    if effect.track == "camp-morale":
        s.shift_morale(effect.amount, "card")
    elif effect.track == "resource-points":
        s.shift_resources(effect.amount, "card")
    elif effect.track == "vm-aaa":
        s.shift_aaa(effect.amount)
    elif effect.track == "action-points":
        s.ap = charts.action_points.stop(s.ap + effect.amount)
    else:
        s.asp = charts.air_support_points.stop(s.asp + effect.amount)


def change_strength(s: Valley, effect: ChangeStrength) -> None:
    """card:17, card:26, card:29, card:37, card:38, card:45: ties go to the earlier Division."""
    if effect.divisions == "chosen":
        s.push(choosing.ChooseDivision(FR, effect.amount))
        return
    for division in divisions_meant(s, effect.divisions):
        s.shift_strength(division, effect.amount)


def divisions_meant(s: Valley, which: str) -> list[int]:
    order = list(range(DIVISIONS))
    if which == "all":
        return order
    if which == "shaken":
        return [d for d in order if s.strength[d] <= s.book.tables.status_check.shaken_at]
    if which == "strongest":
        return [max(order, key=lambda d: (s.strength[d], -d))]
    if which == "two-weakest":
        return sorted(order, key=lambda d: (s.strength[d], d))[:2]
    return [s.book.division_ids.index(which)]


def check_morale(s: Valley, effect: CheckMorale) -> None:
    """2.5.3b, card:03, card:04, card:19, card:22: each Unit by itself; the card says what failing means."""
    for unit in bits(units_meant(s, effect.who)):
        if not passes_check(s, unit):
            if "disrupted" in effect.fail:
                s.disrupt(unit)
            if "used" in effect.fail and not s.used >> unit & 1:
                s.used |= 1 << unit
                s.tell(UNIT_USED, unit)
            if "step-loss" in effect.fail:
                s.lose_step(unit)


def units_meant(s: Valley, who: str) -> int:
    book, on_map = s.book, s.in_centres()
    if who == "artillery":
        return on_map & book.guns
    if who == "tai-battalion":
        return on_map & book.tai & book.two_steps
    if who == "tai-company":
        return on_map & book.tai & ~book.two_steps
    if who == "restless":
        restless = [u for u in bits(on_map & book.infantry) if morale_of(s, u) <= 0]
        return sum(1 << u for u in restless)
    return front_line(s) & book.colonials & book.infantry


def front_line(s: Valley) -> int:
    """Units in French CR next to a VM controlled CR or joined directly to a starting box."""
    vm, found = s.vm_crs(), 0
    for cr in bits(s.french_crs()):
        if s.book.adjacent[cr] & vm or s.book.at_the_edge >> cr & 1:
            found |= s.here[cr]
    return found


def fortify(s: Valley, effect: Fortify) -> None:
    """card:13, card:31, card:39, card:40: Fortifications change, named, chosen or where sappers dig."""
    if effect.where == "named":
        cr = s.book.place_ids.index(effect.cr)
        s.set_forts(cr, s.forts[cr] + effect.amount)
    elif effect.where == "chosen":
        s.push(choosing.ChooseWorks(FR, effect.amount, effect.count, 0))
    elif effect.where == "sapping-targets":
        for cr in bits(sapping_targets(s)):
            s.set_forts(cr, s.forts[cr] + effect.amount)
    elif sapping_targets(s):
        cr = highest_target(s)
        s.set_forts(cr, s.forts[cr] + effect.amount)


def highest_target(s: Valley) -> int:
    """card:39: the sapping target with the highest Level; a tie is broken by a die."""
    targets = bits(sapping_targets(s))
    best = max(s.forts[cr] for cr in targets)
    tied = [cr for cr in targets if s.forts[cr] == best]
    if len(tied) == 1:
        return tied[0]
    die, index = die_picks(s, len(tied))
    s.tell(DIE_CHOSE, die, tied[index])
    return tied[index]


def has_reduced_battalion(s: Valley) -> bool:
    """card:20: a way for men to arrive, and a reduced battalion that is not Encircled, with room or not."""
    landing = any(s.is_french(place) for place in (s.book.airfield, *range(CRS, ZONES)))
    return landing and any(s.here[cr] & s.reduced and not s.is_encircled(cr) for cr in bits(s.french_crs()))
