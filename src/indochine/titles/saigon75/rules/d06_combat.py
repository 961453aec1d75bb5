"""D.6: the combat sub-phase: declaration, then one combat after another in the order declared."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import NV, PROVINCES, SV
from indochine.titles.saigon75.events import COMBAT_DECLARED
from indochine.titles.saigon75.groups import kind_codes
from indochine.titles.saigon75.rules.d02_availability import SAIGON_FIRST, activate, activation_refused
from indochine.titles.saigon75.rules.d05_stacking import Stacking
from indochine.titles.saigon75.rules.d06a_battle import Combat
from indochine.titles.saigon75.rules.d06a_dice import battle_dice
from indochine.titles.saigon75.rules.d06a_odds import BattleOdds, battle_odds
from indochine.titles.saigon75.rules.d10_tokens import EXCHANGE_VERB, exchange_refused, offer_exchange
from indochine.titles.saigon75.rules.t8_saigon import is_last_stand
from indochine.titles.saigon75.state import Ask, Saigon, Step

DONE: Final = 0
ATTACK: Final = 1
EXCHANGE: Final = 2
ENGAGE: Final = 1

NO_ENEMY: Final = Why("D.6.1a", "no-enemy-there")
NO_ATTACKER: Final = Why("D.6.2a", "no-unit-can-attack")
ONE_COMBAT: Final = Why("D.6.2b", "one-combat-per-province")
MUST_ATTACK: Final = Why("T8.2", "must-attack-in-saigon")
ALL_MUST_ATTACK: Final = Why("T8.2", "all-must-attack-in-saigon")
NO_SUCH_UNIT: Final = Why("D.6.1a", "no-such-unit")
CANNOT_FIGHT: Final = Why("D.10.7", "cannot-fight")
NOBODY_ENGAGED: Final = Why("D.6a.2", "nobody-engaged")
ALREADY_ENGAGED: Final = Why("D.6.1b", "already-engaged")


class CombatSubphase(Step):
    """D.6.2a, D.6b.4e: declare all combats, fight them in order, then check stacking; control comes next."""

    name = "combat-subphase"
    steps = ("declare", "fight", "check_stacking")
    fields = ("side", "provinces", "engaged")

    def __init__(self, side: int, provinces: tuple[int, ...] = (), engaged: int = 0) -> None:
        self.side = side
        self.provinces = provinces
        self.engaged = engaged

    def declare(self, s: Saigon) -> None:
        s.push(DeclareCombat(self.side))

    def fight(self, s: Saigon) -> None:
        if self.provinces:
            s.again()
            s.amend(provinces=self.provinces[1:])
            start_combat(s, self.side, self.provinces[0], self.engaged)

    def check_stacking(self, s: Saigon) -> None:
        s.newcomers = 0
        s.push(Stacking())


def declared(s: Saigon) -> CombatSubphase:
    """The combat sub-phase that is going on, below the questions about it."""
    i = len(s.frames) - 1
    frame = s.frames[i]
    while not isinstance(frame, CombatSubphase):
        i -= 1
        frame = s.frames[i]
    return frame


def start_combat(s: Saigon, side: int, province: int, engaged: int) -> None:
    """D.6.1b, D.6.3b, D.6b.4e: all enemy units defend; those of either side that retreated in roll no die."""
    enemy = s.units(province, 1 - side) & ~s.newcomers
    attackers = s.here[province] & engaged & ~s.newcomers
    s.push(Combat(province, side, attackers, enemy))


def odds_of(s: Saigon, side: int, province: int, attackers: int) -> BattleOdds:
    """What a combat with these attackers would bring, the dice that need no announcement included."""
    combat = Combat(province, side, s.here[province] & attackers, s.units(province, 1 - side))
    return battle_odds(s.book, battle_dice(s, combat, NV), battle_dice(s, combat, SV))


def can_engage(s: Saigon, province: int, side: int, engaged: int) -> int:
    """D.6.1b, D.6.2a, D.10.7: units of a side that may be engaged here: activated, or they can still be."""
    units = s.units(province, side) & ~engaged & ~s.barred
    free = units & s.activated
    for unit in bits(units & ~s.activated):
        if activation_refused(s, unit, province) is None:
            free |= 1 << unit
    return free


class DeclareCombat(Ask):
    """D.6.1a, D.6.2a, D.6.2b: which provinces to attack, in which order; none need be (except T8.2)."""

    name = "declare-combat"
    verbs = (
        Verb("done", rules="D.6.1a"),
        Verb("attack", "place", rules="D.6.1a D.6.2a"),
        EXCHANGE_VERB,
    )

    def offers(self, s: Saigon) -> list[int]:
        codes = [DONE]
        here, (nv, sv) = s.here, s.book.side_set
        for province in range(PROVINCES):
            units = here[province]
            if units & nv and units & sv:
                codes.append(ATTACK | province << 4)
        if s.holds_token(self.side):
            codes.append(EXCHANGE)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        occupied = [ATTACK | p << 4 for p in range(PROVINCES) if s.units(p, self.side)]
        return [DONE, *occupied]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == EXCHANGE:
            return exchange_refused(s, self.side)
        sub = declared(s)
        if code == DONE:
            return self.saigon_refused(s, sub)
        province = first(code)
        if province >= PROVINCES or not s.is_contested(province):
            return NO_ENEMY
        if province in sub.provinces:
            return ONE_COMBAT
        return None if can_engage(s, province, self.side, sub.engaged) else self.no_attacker(s, province, sub)

    def no_attacker(self, s: Saigon, province: int, sub: CombatSubphase) -> Why:
        """T8.2: units that wait only because Saigon comes first are told so."""
        waiting = bits(s.units(province, self.side) & ~sub.engaged & ~s.barred & ~s.activated)
        reasons = [activation_refused(s, unit, province) for unit in waiting]
        return SAIGON_FIRST if SAIGON_FIRST in reasons else NO_ATTACKER

    def saigon_refused(self, s: Saigon, sub: CombatSubphase) -> Why | None:
        """T8.2: the attack in Saigon is compulsory."""
        saigon = s.book.saigon
        if is_last_stand(s) and saigon not in sub.provinces and can_engage(s, saigon, SV, sub.engaged):
            return MUST_ATTACK
        return None

    def asks_anyway(self, s: Saigon) -> bool:
        """The dice fall next: nobody is rushed into that."""
        return bool(declared(s).provinces)

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        s.push(self)
        if code == EXCHANGE:
            offer_exchange(s, self.side)
        else:
            s.push(EngageUnits(self.side, first(code), 0))

    def odds(self, s: Saigon, code: int) -> BattleOdds | None:
        """With all that can fight there, or of the one combat declared; bonus dice not counted yet."""
        sub = declared(s)
        if code & 15 == ATTACK:
            return odds_of(s, self.side, first(code), can_engage(s, first(code), self.side, sub.engaged))
        if code == DONE and len(sub.provinces) == 1:
            return odds_of(s, self.side, sub.provinces[0], sub.engaged)
        return None

    def context(self, s: Saigon) -> dict[str, Any]:
        sub = declared(s)
        contested = [s.units(p, self.side) for p in range(PROVINCES) if s.is_contested(p)]
        return {
            "side": self.side,
            "available": s.available,
            "free_vc": s.free_vc,
            "number": len(sub.provinces),
            "ready": sum([(u & s.activated & ~s.barred & ~sub.engaged).bit_count() for u in contested]),
        }

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        if code & 15 != ATTACK or first(code) >= PROVINCES:
            return {}
        return {"nv": s.count(first(code), NV), "sv": s.count(first(code), SV)}


class EngageUnits(Ask):
    """D.6.3a: the attacker chooses which of his units fight; those held back suffer nothing."""

    name = "engage-units"
    verbs = (Verb("done", rules="D.6.3a D.6a.2"), Verb("engage", "kind", rules="D.6.2a D.2.2c"))
    fields = ("side", "place", "chosen")

    def __init__(self, side: int, place: int, chosen: int) -> None:
        self.side = side
        self.place = place
        self.chosen = chosen

    def already(self, s: Saigon) -> int:
        return declared(s).engaged | self.chosen

    def offers(self, s: Saigon) -> list[int]:
        able = can_engage(s, self.place, self.side, self.already(s))
        return [DONE, *kind_codes(s, able, ENGAGE)]

    def tries(self, s: Saigon) -> list[int]:
        return [DONE, *kind_codes(s, s.units(self.place, self.side), ENGAGE)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return self.done_refused(s)
        units = s.units(self.place, self.side) & s.of_kind(first(code))
        if not units:
            return NO_SUCH_UNIT
        left = units & ~self.already(s)
        if not left:
            return ALREADY_ENGAGED
        able = left & ~s.barred  # D.10.7, card:12: one that may not fight does not speak for the others
        if able:
            return activation_refused(s, lowest(able & s.activated or able), self.place)
        return CANNOT_FIGHT if s.moved & left else activation_refused(s, lowest(left), self.place)

    def done_refused(self, s: Saigon) -> Why | None:
        if not self.chosen:
            return NOBODY_ENGAGED
        saigon = self.place == s.book.saigon and is_last_stand(s)
        return ALL_MUST_ATTACK if saigon and can_engage(s, self.place, self.side, self.already(s)) else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            self.declare(s)
            return
        able = can_engage(s, self.place, self.side, self.already(s)) & s.of_kind(first(code))
        unit = lowest(able & s.activated or able)
        activate(s, unit)
        s.push(EngageUnits(self.side, self.place, self.chosen | 1 << unit))

    def odds(self, s: Saigon, code: int) -> BattleOdds | None:
        """With those engaged so far; bonus dice not counted yet."""
        return odds_of(s, self.side, self.place, self.chosen) if code == DONE and self.chosen else None

    def declare(self, s: Saigon) -> None:
        """The combat joins the list; the decision that asked for it lies above the sub-phase."""
        sub = declared(s)
        s.frames[s.frames.index(sub)] = CombatSubphase(
            sub.side, (*sub.provinces, self.place), self.already(s)
        )
        s.tell(COMBAT_DECLARED, self.side, self.place, tuple([s.kind(u) for u in bits(self.chosen)]))

    def context(self, s: Saigon) -> dict[str, Any]:
        return {
            "side": self.side,
            "place": self.place,
            "number": self.chosen.bit_count(),
            "nv": s.count(self.place, NV),
            "sv": s.count(self.place, SV),
            "available": s.available,
            "free_vc": s.free_vc,
        }
