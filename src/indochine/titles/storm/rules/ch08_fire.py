"""8.0: fire by units or by a card: attack points, defence points, damage, and what is left behind."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, without
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import TWO_DICE
from indochine.titles.storm.book import AFTER_DICE, AGAINST_CARD, BEFORE_DICE, FR, NOWHERE, VM
from indochine.titles.storm.events import ATTACK_ROLLED, CARD_FIRED, FIRE_MARKER, FIRED, NO_TARGET
from indochine.titles.storm.rules.ch05_windows import Exchange, open_window
from indochine.titles.storm.rules.ch06_picking import NO_SUCH_UNIT, Pick
from indochine.titles.storm.rules.ch08_damage import Damage
from indochine.titles.storm.rules.ch08_odds import AttackOdds, Throws, attack_odds, clearing_points
from indochine.titles.storm.rules.ch08_points import (
    best_defence,
    card_tally,
    fire_tally,
    firepower,
    ground_counts,
    lay_ground,
)
from indochine.titles.storm.state import Ask, Storm

FIRE: Final = 0

OUT_OF_REACH: Final = Why("8.1a", "out-of-reach")
NO_ENEMY: Final = Why("8.1a", "no-enemy-there")
UNARMED: Final = Why("8.0", "no-firepower")

# Cards that the enemy can cancel (card:vm-07, card:vm-16).
ANSWERED: Final = ("artillery", "tot-artillery", "b-26-bombers", "fighter-bombers")


class Attack(Exchange):
    """8.3: cards before the dice, the dice, cards after them, the damage; then the firers are spent."""

    name = "attack"
    steps = ("answer_the_card", "before_dice", "roll", "after_dice", "inflict", "wind_up")
    fields = (
        "side",
        "origin",
        "area",
        "units",
        "targets",
        "card",
        "mortars",
        "flames",
        "improved",
        "ignored",
        "dice",
        "rerolled",
        "passes",
        "asked",
    )

    def __init__(
        self,
        side: int,
        origin: int,
        area: int,
        units: int,
        targets: int,
        card: int,
        mortars: int = 0,
        flames: bool = False,
        improved: int = 0,
        ignored: int = 0,
        dice: tuple[int, ...] = (),
        rerolled: bool = False,
        passes: int = 0,
        asked: int = -1,
    ) -> None:
        self.side = side
        self.origin = origin  # where the units fire from; NOWHERE for a card
        self.area = area
        self.units = units  # firing; none if a card fires
        self.targets = targets  # fired at; none named: every enemy in the area
        self.card = card  # that fires, or that brings units to fire
        self.mortars = mortars  # Mortar Support cards
        self.flames = flames  # Flamethrowers
        self.improved = improved  # Improved Defenses cards
        self.ignored = ignored  # damage points that Bigeard takes off
        self.dice = dice
        self.rerolled = rerolled
        self.passes = passes
        self.asked = side if asked < 0 else asked

    # Facts

    def targets_now(self, s: Storm) -> int:
        """8.1a: enemy units in the target area; friends there are never affected."""
        enemies = s.units(self.area, 1 - self.side)
        return enemies & self.targets if self.targets else enemies

    def attack_tally(self, s: Storm, dice: int) -> Tally:
        """8.3.1: two dice, the firepower of units or card, and what cards add."""
        if self.units:
            return fire_tally(s.book, dice, firepower(s, self.units), self.mortars)
        return card_tally(dice, card_firepower(s, self.card, self.area))

    def has_ground(self, s: Storm) -> bool:
        """8.3.2a to 8.3.2d: whether the ground counts for those fired at."""
        inside = self.origin == self.area
        return not self.targets and not self.flames and ground_counts(s, self.area, 1 - self.side, inside)

    def defence_tally(self, s: Storm) -> Tally:
        """8.3.2: the best defence of the units fired at, and the ground unless it is lost."""
        tally = Tally().plus(best_defence(s, self.targets_now(s)), "best-defence", "8.3.2")
        if not self.has_ground(s):
            return tally
        ground, trench = s.book.ground[self.area], s.trench(self.area)
        return lay_ground(s.book, tally, ground, trench, self.improved, s.settings.improved_limit)

    def damage(self, s: Storm) -> int:
        """8.3.3: attack points less defence points, if anything is left."""
        points = self.attack_tally(s, sum(self.dice)).total - self.defence_tally(s).total
        return max(0, points - self.ignored)

    def is_allotted_by_firer(self, s: Storm) -> bool:
        """8.4a, card:fr-20: Fighter Bombers alone choose whom they hit."""
        return self.card != s.book.no_card and s.book.key_of[self.card] == "fighter-bombers"

    def brings_retreats(self, s: Storm) -> bool:
        """card:fr-20, ruling:8: what the firer allots makes nobody retreat, unless the option says so."""
        return s.settings.fighter_retreats or not self.is_allotted_by_firer(s)

    def odds_now(self, s: Storm, throws: Throws = TWO_DICE) -> AttackOdds:
        """What the dice can bring as things stand, before any further card."""
        by_firer = self.is_allotted_by_firer(s)
        certain = clearing_points(s, self.targets_now(s), by_firer, self.brings_retreats(s))
        defence = self.defence_tally(s).plus(self.ignored, "stands-firm", "card:fr-01")
        return attack_odds(self.attack_tally(s, 0), defence, certain, throws)

    # Steps

    def answer_the_card(self, s: Storm) -> None:
        """card:vm-07, card:vm-16: a card that fires may be cancelled as it is played (ruling:5)."""
        if s.book.no_card != self.card and not self.units:
            s.tell(CARD_FIRED, self.side, self.card, self.area)
            if s.book.key_of[self.card] in ANSWERED:
                open_window(s, VM, AGAINST_CARD)

    def before_dice(self, s: Storm) -> None:
        self.exchange(s, BEFORE_DICE)

    def roll(self, s: Storm) -> None:
        """8.3.1; with every target gone before the dice there is nothing to roll for (ruling:4)."""
        if not self.targets_now(s):
            s.tell(NO_TARGET, self.area)
            return
        dice = s.roll(2)
        s.amend(dice=tuple(dice), passes=0, asked=self.side)
        tell_roll(s)

    def after_dice(self, s: Storm) -> None:
        if self.dice:
            self.exchange(s, AFTER_DICE)

    def inflict(self, s: Storm) -> None:
        """8.3.3, 8.4, 8.4a: the owner applies the points, or the firer if the card says so."""
        points = self.damage(s) if self.dice else 0
        if points:
            allotter = self.side if self.is_allotted_by_firer(s) else 1 - self.side
            s.push(Damage(allotter, self.area, self.targets_now(s), points, self.brings_retreats(s)))

    def wind_up(self, s: Storm) -> None:
        """8.1b, 8.1c: a marker where units fired out of an area; the units are spent."""
        if self.units:
            if self.origin not in (self.area, NOWHERE):
                s.put_fire_marker(self.side, self.origin)
                s.tell(FIRE_MARKER, self.side, self.origin)
            s.spend(self.units)


def tell_roll(s: Storm) -> None:
    """The sum of the attack on top of the stack, for the log."""
    attack = s.frames[-1]
    assert isinstance(attack, Attack)
    if s.loud:
        points = attack.attack_tally(s, sum(attack.dice)), attack.defence_tally(s)
        s.tell(ATTACK_ROLLED, attack.side, attack.area, attack.dice, points[0], points[1], attack.damage(s))


def card_firepower(s: Storm, card: int, area: int) -> int:
    """8.2, card:vm-09, card:vm-16: the firepower of a card; some have more against a crowded area."""
    printed = s.book.cards[card]
    crowded = printed.crowded_from and s.count(area, FR) >= printed.crowded_from
    return printed.crowded_firepower if crowded else printed.firepower


def fire_targets(s: Storm, side: int, area: int) -> int:
    """8.1a: one's own area or one next to it, with an enemy in it; rivers do not matter."""
    return s.book.reach[area] & s.occupied[1 - side]


def can_fire(s: Storm, side: int, area: int, fresh: int) -> bool:
    """8.0, 8.1a: whether some fresh unit has firepower, and an enemy in reach."""
    return fire_targets(s, side, area) != 0 and fresh & s.book.armed != 0


class FireAt(Ask):
    """8.0, 6.1b: the area that all the units will fire at."""

    name = "fire-at"
    verbs = (Verb("fire", "area", rules="8.0 8.1a 6.1b"),)
    fields = ("side", "area")

    def __init__(self, side: int, area: int) -> None:
        self.side = side
        self.area = area

    def offers(self, s: Storm) -> list[int]:
        return [FIRE | area << 4 for area in bits(fire_targets(s, self.side, self.area))]

    def tries(self, s: Storm) -> list[int]:
        return [FIRE | area << 4 for area in bits(s.book.reach[self.area])]

    def refused(self, s: Storm, code: int) -> Why | None:
        target = first(code)
        if not s.book.reach[self.area] >> target & 1:
            return OUT_OF_REACH
        return None if s.occupied[1 - self.side] >> target & 1 else NO_ENEMY

    def apply(self, s: Storm, code: int) -> None:
        s.push(PickFirers(self.side, self.area, first(code), 0, s.book.no_card))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "here:area": self.area}


class PickFirers(Pick):
    """8.0, 6.1b: which fresh units fire, all at the same area."""

    name = "pick-firers"
    rolls = True
    verbs = (
        Verb("done", rules="6.1b 8.0"),
        Verb("add", "type", rules="6.1a 8.0"),
        Verb("all", rules="6.1a 8.0"),
    )

    def pool(self, s: Storm) -> int:
        return s.fresh(self.area, self.side) & s.book.armed

    def against(self, s: Storm, code: int, rest: int) -> Why | None:
        """8.0: a unit without firepower may be fresh and still not fire."""
        why = Pick.against(self, s, code, rest)
        if why is not NO_SUCH_UNIT:
            return why
        alike = s.fresh(self.area, self.side) & s.book.type_set[first(code)]
        return UNARMED if without(alike, s.book.armed) else why

    def cannot_join(self, s: Storm, units: int) -> Why | None:
        return None

    def attack_with(self, s: Storm, units: int) -> Attack:
        return Attack(self.side, self.area, self.target, units, 0, s.book.no_card)

    def commit(self, s: Storm, units: int) -> None:
        s.tell(FIRED, self.side, [s.book.type_of[u] for u in bits(units)], self.area, self.target)
        s.push(self.attack_with(s, units))

    def odds(self, s: Storm, code: int) -> AttackOdds | None:
        units = self.units_after(s, code)
        return self.attack_with(s, units).odds_now(s) if units else None

    def context(self, s: Storm) -> dict[str, Any]:
        return {**Pick.context(self, s), "target:area": self.target, "power": firepower(s, self.units)}
