"""8.0, 9.0, 10.0: over thousands of combats of random games the dice bring what the odds foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from indochine.kernel.events import Event, unchain
from indochine.kernel.frames import carry_out
from indochine.kernel.odds import Odds, Result
from indochine.titles.silver_bayonet.asking import Ask
from indochine.titles.silver_bayonet.book import ASSAULT, MANEUVER, OFFENSIVE, STACK_LIMIT
from indochine.titles.silver_bayonet.rules.ch02_losses import TakeLosses, cheapest_loss
from indochine.titles.silver_bayonet.rules.ch07_coordination import frontal_units
from indochine.titles.silver_bayonet.rules.ch09_assault import AssaultCombat
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet
from indochine.titles.silver_bayonet.table_data import Suffered, result_of
from tests.odds_played import APART, Played, agree, parts
from tests.silver_bayonet.tables import TITLE

GAMES = {"6b": 80, "5": 180, "4": 6, "1": 30}
SEED = 2000  # of the first game of each scenario
LOSSES = ("step-lost", "eliminated")
DURING = (*LOSSES, "tired", "leader-lost", "points")  # what belongs to a roll that was told before
FIRE = ("air-defence", "air-damage", "bombardment-roll", "town-hit")
STARTS = (*FIRE, "leads", "assault-roll")
ROLLS = ("assault-roll", "assault-test", *FIRE)
ONE_DIE = ("odds-line-refused", "odds-line-reacted", "odds-line-coordination")
ONE_ROLL = {"refusals": "refusal", "reactions": "reaction", "next-combat": "coordination-roll"}


class Watch:
    """A combat under way: its odds, who fights, and what each side has lost so far."""

    def __init__(self, odds: Odds, kind: str, units: tuple[tuple[int, ...], ...], s: Bayonet) -> None:
        self.odds, self.kind, self.units = odds, kind, units
        self.steps = [sum(s.steps_of(unit) for unit in side) for side in units]
        self.fresh = [sum(not s.has(unit, FATIGUED) for unit in side) for side in units]
        self.lost = [0, 0]
        self.stays = False  # 8.5.8: the defenders are to be assaulted as well
        self.rolled: tuple[Any, ...] = ()

    def goes_on(self, event: Event) -> bool:
        """Whether an event still belongs to it; if so, it is counted."""
        name = event.kind.name
        begins = self.kind == "maneuver" and not self.rolled and name in (*FIRE, "leads")
        if name == self.kind + "-roll" and not self.rolled:
            self.rolled = event.values
        elif self.kind == "assault" and name in ROLLS:
            self.rolled = event.values  # fire may leave nobody to roll against
        elif name in LOSSES:
            side = next(n for n, units in enumerate(self.units) if event.values[0] in units)
            self.lost[side] += 1
        elif name not in DURING and not begins:
            return False
        return True

    def result(self) -> Result:
        if self.kind == "bombardment":
            return self.lost[1], self.rolled[-1]
        if self.kind == "assault":
            taken = self.lost[1] == self.steps[1] and self.lost[0] < self.steps[0]
            return self.lost[0], self.lost[1], int(taken)
        ours, theirs = result_of(self.rolled[-1])
        return *self.lost, *(
            self.of(0, ours, 0),
            self.of(1, theirs, 0),
            self.of(0, ours, 1),
            self.of(1, theirs, 1),
        )

    def of(self, side: int, suffered: Suffered, retreat: int) -> int:
        if self.lost[side] == self.steps[side]:
            return 0
        if retreat:
            return int(suffered.retreat > 0 and not (side and self.stays))
        return min(suffered.fatigue, self.fresh[side])


class Watcher:
    """A game in which everybody chooses at random, but gives up the cheapest steps of an assault."""

    def __init__(self, scenario: str, seed: int) -> None:
        s = TITLE.start(scenario, seed=seed * APART).state
        assert isinstance(s, Bayonet)
        self.s, self.chance = s, Random(seed)
        self.watch: Watch | None = None
        self.planned: dict[int, Odds] = {}  # bombardments by target, not yet rolled for
        self.sums: list[tuple[Odds, Any]] = []  # odds, and the event of the roll

    def played(self) -> Iterator[Played]:
        s = self.s
        while s.outcome is None:
            frame, code, before = s.frames[-1], self.choice(), s.copy()
            assert isinstance(frame, Ask)
            s.journal = None
            carry_out(s, code)
            told = [item for item in unchain(s.journal) if isinstance(item, Event)]
            yield from self.told(frame, code, before, told)
        yield from self.close()

    def choice(self) -> int:
        s, frame = self.s, self.s.frames[-1]
        fight = next((f for f in reversed(s.frames) if isinstance(f, AssaultCombat)), None)
        if isinstance(frame, TakeLosses) and fight:
            return cheapest_loss(s, frame, frame.side == fight.side) << 4
        return self.chance.choice(s.legal)

    def told(self, frame: Ask, code: int, before: Bayonet, told: list[Event]) -> Iterator[Played]:
        names = [event.kind.name for event in told]
        if frame.name == "bombardment" or (frame.name == "aim" and frame.values()[2] == OFFENSIVE):
            odds = frame.odds(before, code)
            if odds is not None:
                self.planned[code >> 4 if frame.name == "bombardment" else frame.values()[1]] = odds
        elif ONE_ROLL.get(frame.name) in names:
            odds = frame.odds(before, code)
            if odds is not None and odds.line in ONE_DIE:
                yield Played(odds, one_roll(frame.name, told))
        elif frame.name == "broken-arrow" and code:
            arrow = frame.odds(before, code)
            assert arrow is not None
            yield Played(arrow, (told[0].values[1],))
        for number, event in enumerate(told):
            first = not set(names[:number]) & set(STARTS)
            yield from self.read(event, before)
            if self.watch is None and first and event.kind.name in STARTS:
                self.begin(frame, code, before, names)
                if self.watch is not None:
                    self.watch.goes_on(event)
            if event.kind.name == "maneuver-roll" and self.watch is not None:
                self.sums.append((self.watch.odds, event))

    def read(self, event: Event, before: Bayonet) -> Iterator[Played]:
        if self.watch is not None and not self.watch.goes_on(event):
            yield from self.close()
        if event.kind.name == "bombardment-roll" and event.values[1] == OFFENSIVE:
            target = event.values[2]
            odds = self.planned.pop(target, None)
            if odds is not None:
                self.watch = Watch(odds, "bombardment", ((), before.here.get(target, ())), before)
                self.watch.goes_on(event)
                self.sums.append((odds, event))

    def begin(self, frame: Ask, code: int, before: Bayonet, names: list[str]) -> None:
        """A combat that was decided on by this very choice."""
        if frame.name not in ("aim", "choose-lead", "next-combat", "frontal-assault"):
            return
        odds = frame.odds(before, code)
        kind = odds.line.removeprefix("odds-line-") if odds else ""
        if odds is None or (kind != "assault" and not (kind == "maneuver" and "maneuver-roll" in names)):
            return
        target = code >> 4 if frame.name == "next-combat" else self.target(before, frame)
        stack = before.here[target]
        if before.load(target) > STACK_LIMIT:
            return  # its owner may count others than the strongest
        combat = MANEUVER if kind == "maneuver" else ASSAULT
        units = before.attackers(target, combat)
        if frame.name == "frontal-assault":
            units = frontal_units(before, code >> 4, target)
        self.watch = Watch(odds, kind, (units, stack), before)
        self.watch.stays = bool(before.attackers(target, ASSAULT))

    def target(self, before: Bayonet, frame: Ask) -> int:
        holder = frame if frame.name in ("aim", "frontal-assault") else before.frames[-2]
        return int(holder.values()[holder.fields.index("target")])

    def close(self) -> Iterator[Played]:
        if self.watch is not None and self.watch.rolled:
            yield Played(self.watch.odds, self.watch.result())
        self.watch = None


def one_roll(name: str, told: list[Event]) -> Result:
    """Of a single die: whether combat was refused, or somebody reacted; how the attack is coordinated."""
    names = [event.kind.name for event in told]
    if name == "refusals":
        return (int("not-refused" not in names),)
    if name == "reactions":
        return (int("reacted" in names),)
    result = next(event.values[-1] for event in told if event.kind.name == "coordination-roll")
    return tuple(int(result == each) for each in range(4))


@cache
def all_played() -> tuple[list[Played], list[tuple[Odds, Any]]]:
    played, sums = [], []
    for scenario, games in GAMES.items():
        for seed in range(SEED, SEED + games):
            watcher = Watcher(scenario, seed)
            played += watcher.played()
            sums += watcher.sums
    return played, sums


@pytest.mark.rule(
    "silver-bayonet", "6.2a", "6.3.1a", "7.4.1", "8.3.1E", "8.3.1F", "8.4", "9.1B", "9.1C", "9.1D", "9.1E",
    "10.1.3", "10.2.1b", "10.3.5", "14.1a",
)  # fmt: skip
def test_two_thousand_combats_bring_what_the_odds_foretold() -> None:
    kinds = agree(all_played()[0], at_least=2000)
    told = Counter({line.removeprefix("odds-line-"): number for line, number in kinds.items()})
    assert min(told[kind] for kind in ("maneuver", "assault", "refused", "coordination")) > 50
    assert {"reacted", "bombardment"} <= set(told)


@pytest.mark.rule("silver-bayonet", "8.3.3", "10.1.2")
def test_the_modifiers_shown_are_those_that_the_log_then_tells() -> None:
    met = set()
    for odds, event in all_played()[1]:
        told = [part for value in event.values if hasattr(value, "parts") for part in parts(value)]
        fixed = [part for part in told if part[0] not in ("support", "their-support", "limit")]
        shown = [part for part in parts(odds.sums["modifiers"]) if part[0] != "limit"]
        assert shown == fixed
        met |= {part[0] for part in shown}
    assert {"terrain", "no-spotter"} <= met
