"""10.1, 11.2: the phase of offensive bombardment: all is declared, then fired at, then rolled for."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import set_of, without
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Offer, Step
from indochine.titles.silver_bayonet.book import ASSAULT, FWA, MANEUVER, OFFENSIVE
from indochine.titles.silver_bayonet.events import BOMBED
from indochine.titles.silver_bayonet.rules.ch02_losses import BY_FIRE, is_worn_out, suffer, tire_some
from indochine.titles.silver_bayonet.rules.ch08_advance import follow_up
from indochine.titles.silver_bayonet.rules.ch10_fire import (
    Aim,
    air_after_defence,
    bombard,
    can_fire,
    defending_steps,
    end_of_step,
    modifiers,
    power,
    under_fire,
)
from indochine.titles.silver_bayonet.rules.ch10_odds import bombardment_odds, fire_strength, steps_under_fire
from indochine.titles.silver_bayonet.scenario_data import B52
from indochine.titles.silver_bayonet.state import Bayonet

DONE: Final = 0
AT: Final = 1
BIG: Final = 2

NO_ENEMY: Final = Why("10.1.1a", "no-enemy-there")
ONCE: Final = Why("10.1.5", "bombarded-already")
GIVEN_UP: Final = Why("ruling:64", "bombardment-given-up")
NOTHING_REACHES: Final = Why("10.4.3", "nothing-reaches")
NO_B52: Final = Why("11.2a", "no-b-52")
FRIENDS_NEAR: Final = Why("11.2b", "friends-near")

Plan = tuple[int, int, int, tuple[int, ...]]  # target, air points, strength of the B-52, guns


class BombardmentPhase(Step):
    """`plans` are declared and not yet resolved."""

    name = "bombardment-phase"
    fields = ("side", "plans")
    steps = ("declare", "fire_at_aircraft", "resolve", "close")

    def __init__(self, side: int, plans: tuple[Any, ...]) -> None:
        self.side = side
        self.plans = plans

    def targets(self) -> list[int]:
        return [plan[0] for plan in self.plans]

    def given_up(self) -> list[int]:
        """Ruling 64: the hexes at which nothing fires after all."""
        return [target for target, air, big, guns in self.plans if not (air or big or guns)]

    def declare(self, s: Bayonet) -> None:
        if self.open_targets(s) or self.big_targets(s):
            s.again()
            s.push(Bombardment(self.side))

    def open_targets(self, s: Bayonet) -> int:
        return under_fire(s, self.side) & self.enemies(s)

    def big_targets(self, s: Bayonet) -> int:
        rule = s.sheet.b52
        if rule is None or no_mission(s, self.side, rule):
            return 0
        return s.out_of_reach(FWA, rule.from_friends + 1) & self.enemies(s)

    def enemies(self, s: Bayonet) -> int:
        """10.1.5: the hexes with enemies at whom nothing has been aimed yet, as a bit set."""
        stood = s.stood[1 - self.side]
        return without(stood, set_of(self.targets())) if self.plans else stood

    def take(self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int) -> None:
        """Ruling 64: a hex that nothing fires at after all is not aimed at again."""
        s.replace(BombardmentPhase(self.side, (*self.plans, (target, air, 0, guns))))

    def odds_of_fire(
        self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int
    ) -> Odds | None:
        return odds_of_plan(s, side, (target, air, 0, guns)) if guns or air else None

    def fire_at_aircraft(self, s: Bayonet) -> None:
        """14.1, ruling 40: all air defence fire before any bombardment is rolled."""
        plans = [
            (target, air_after_defence(s, target, air), big, guns) for target, air, big, guns in self.plans
        ]
        s.replace(BombardmentPhase(self.side, tuple(plans)))

    def resolve(self, s: Bayonet) -> None:
        if self.plans:
            s.again()
            plan, *rest = self.plans
            s.replace(BombardmentPhase(self.side, tuple(rest)))
            if plan[1] or plan[2] or plan[3]:
                s.push(Bombed(self.side, *plan))

    def close(self, s: Bayonet) -> None:
        end_of_step(s)


def odds_of_plan(s: Bayonet, side: int, plan: Plan) -> Odds:
    """10.1.3: what a declared bombardment can do to the hex as it lies now."""
    target, air, big, guns = plan
    units = s.units_at(target, 1 - side)
    return bombardment_odds(
        s.book,
        fire_strength(power(s, guns), air, big),
        defending_steps(s, target),
        air,
        modifiers(s, side, target, guns, s.is_next_to(target, side)),
        s.tdv(target, units),
        is_worn_out(s, units, ()),
        steps_under_fire(s, units),
    )


def no_mission(s: Bayonet, side: int, rule: B52) -> bool:
    return side != FWA or not rule.first_turn <= s.turn <= rule.last_turn or s.b52 >= rule.missions


def cannot_bomb(s: Bayonet, side: int, target: int) -> Why | None:
    """11.2: so many missions a turn, never near friends."""
    rule = s.sheet.b52
    if rule is None or no_mission(s, side, rule):
        return NO_B52
    return FRIENDS_NEAR if s.is_near(target, FWA, rule.from_friends) else None


class Bombardment(Offer):
    """10.1.1b: the next hex to be bombarded, or no more."""

    name = "bombardment"
    verbs = (
        Verb("done", rules="10.1.1b"),
        Verb("at", "place", rules="10.1.1a 10.1.5"),
        Verb("b-52", "place", rules="11.2a 11.2b"),
    )

    def asks_anyway(self, s: Bayonet) -> bool:
        return self.side == FWA and s.hides_air()

    def phase(self, s: Bayonet) -> BombardmentPhase:
        found = s.frames[-1] if isinstance(s.frames[-1], BombardmentPhase) else s.frames[-2]
        assert isinstance(found, BombardmentPhase)
        return found

    def offers(self, s: Bayonet) -> list[int]:
        phase, codes = self.phase(s), [DONE]
        reached, bombed = phase.open_targets(s), phase.big_targets(s)
        if reached:
            codes += [AT | place << 4 for place in s.posts[1 - self.side] if reached >> place & 1]
        if bombed:
            codes += [BIG | place << 4 for place in s.posts[1 - self.side] if bombed >> place & 1]
        return codes

    def tries(self, s: Bayonet) -> list[int]:
        places = s.stacks(1 - self.side)
        codes = [DONE, *(AT | place << 4 for place in places)]
        return codes + ([BIG | place << 4 for place in places] if s.sheet.b52 else [])

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb, place = code & 15, first(code)
        if verb == DONE:
            return None
        if not s.book.is_hex(place) or not s.units_at(place, 1 - self.side):
            return NO_ENEMY
        if place in self.phase(s).targets():
            return GIVEN_UP if place in self.phase(s).given_up() else ONCE
        if verb == BIG:
            return cannot_bomb(s, self.side, place)
        return None if can_fire(s, self.side, place, OFFENSIVE) else NOTHING_REACHES

    def apply(self, s: Bayonet, code: int) -> None:
        verb, place = code & 15, first(code)
        if verb == DONE:
            s.steps[-1] += 1
        elif verb == AT:
            s.push(Aim(self.side, place, OFFENSIVE, ()))
        else:
            rule = s.sheet.b52
            assert rule is not None
            s.b52 += 1
            s.tell(BOMBED, place, rule.strength)
            phase = self.phase(s)
            s.replace(BombardmentPhase(phase.side, (*phase.plans, (place, 0, rule.strength, ()))))

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        rule = s.sheet.b52
        if code & 15 != BIG or rule is None:
            return None
        return odds_of_plan(s, self.side, (first(code), 0, rule.strength, ()))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "air": s.air if self.side == FWA else 0}


class Bombed(Step):
    """10.1.3, 10.1.4: a hex is bombarded: steps, then a fatigue; who was to attack it may find it empty."""

    name = "bombed"
    fields = ("side", "target", "air", "big", "guns")
    steps = ("roll", "follow")

    def __init__(self, side: int, target: int, air: int, big: int, guns: tuple[int, ...]) -> None:
        self.side = side
        self.target = target
        self.air = air
        self.big = big
        self.guns = guns

    def roll(self, s: Bayonet) -> None:
        units = s.units_at(self.target, 1 - self.side)
        spotted = s.is_next_to(self.target, self.side)
        number, tires = bombard(s, self.side, self.target, OFFENSIVE, self.guns, self.air, self.big, spotted)
        steps = number // s.tdv(self.target, units)
        s.push(Hit(1 - self.side, units, steps, tires))

    def follow(self, s: Bayonet) -> None:
        """8.6a, ruling 32"""
        declared = s.attackers(self.target, MANEUVER)
        if not s.here.get(self.target) and (declared or s.attackers(self.target, ASSAULT)):
            follow_up(s, self.side, self.target, declared, 1)


class Hit(Step):
    """2.6.1, 2.6.2: losses first, then fatigue, and a step more for those who were worn out before."""

    name = "hit"
    fields = ("side", "units", "number", "tires", "worn")
    steps = ("judge", "lose", "tire")

    def __init__(
        self, side: int, units: tuple[int, ...], number: int, tires: bool, worn: bool = False
    ) -> None:
        self.side = side
        self.units = units
        self.number = number
        self.tires = tires
        self.worn = worn

    def judge(self, s: Bayonet) -> None:
        if self.tires and is_worn_out(s, self.units, ()):
            s.replace(Hit(self.side, self.units, self.number, True, True))

    def lose(self, s: Bayonet) -> None:
        suffer(s, self.side, self.units, self.number + self.worn, BY_FIRE, ())

    def tire(self, s: Bayonet) -> None:
        if self.tires and not self.worn:
            tire_some(s, self.side, self.units, 1, ())
