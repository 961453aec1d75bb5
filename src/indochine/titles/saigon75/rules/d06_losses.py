"""D.6a.5, D.6.4: losses that the owner chooses, and VC that stand aside."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import NV, SV, VC
from indochine.titles.saigon75.events import LOST, VC_STAND_ASIDE
from indochine.titles.saigon75.groups import kind_codes
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, battle_dice
from indochine.titles.saigon75.rules.d06a_odds import BattleOdds, battle_odds
from indochine.titles.saigon75.state import Ask, Saigon

LOSE: Final = 0
ASIDE: Final = 0

NO_SUCH_UNIT: Final = Why("D.6a.5", "no-such-unit")
TOO_MANY_VC: Final = Why("D.6.4", "too-many-vc")


def take_losses(s: Saigon, side: int, place: int, exposed: int, hits: int) -> None:
    """D.6a.5: the owner picks, hit by hit; when every step is lost there is nothing to pick."""
    if not hits or not exposed:
        return
    if s.steps_of(exposed) <= hits:
        for unit in bits(exposed):
            while s.here[place] >> unit & 1:
                s.tell(LOST, side, s.kind(unit), place)
                s.lose_step(unit, place)
    else:
        s.push(TakeLoss(side, place, exposed, hits))


class TakeLoss(Ask):
    """D.6a.5: a full division is reduced, any other unit is eliminated."""

    name = "take-loss"
    verbs = (Verb("lose", "kind", rules="D.6a.5"),)
    fields = ("side", "place", "exposed", "hits")

    def __init__(self, side: int, place: int, exposed: int, hits: int) -> None:
        self.side = side
        self.place = place
        self.exposed = exposed
        self.hits = hits

    def offers(self, s: Saigon) -> list[int]:
        return kind_codes(s, self.exposed & s.here[self.place], LOSE)

    def refused(self, s: Saigon, code: int) -> Why | None:
        return None if self.exposed & s.here[self.place] & s.of_kind(first(code)) else NO_SUCH_UNIT

    def apply(self, s: Saigon, code: int) -> None:
        kind = first(code)
        s.tell(LOST, self.side, kind, self.place)
        s.lose_step(lowest(self.exposed & s.here[self.place] & s.of_kind(kind)), self.place)
        take_losses(s, self.side, self.place, self.exposed & s.here[self.place], self.hits - 1)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "place": self.place, "number": self.hits}


class VcStandAside(Ask):
    """D.6.4: how many VC keep out of a combat that no Ranger or River Patrol leads."""

    name = "vc-stand-aside"
    verbs = (Verb("aside", "number", rules="D.6.4"),)
    fields = ("side", "place", "most")

    def __init__(self, side: int, place: int, most: int) -> None:
        self.side = side
        self.place = place
        self.most = most

    def offers(self, s: Saigon) -> list[int]:
        return [ASIDE | number << 4 for number in range(self.most + 1)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        return None if first(code) <= self.most else TOO_MANY_VC

    def apply(self, s: Saigon, code: int) -> None:
        number = first(code)
        if not number:
            return
        combat = s.frames[-1]
        assert isinstance(combat, CombatFields)
        aside = self.aside(s, number)
        s.amend(defenders=combat.defenders & ~aside, stood_aside=aside)
        s.tell(VC_STAND_ASIDE, self.place, number)

    def aside(self, s: Saigon, number: int) -> int:
        """Those that retreated in first: they throw no die anyway (D.6b.4e)."""
        vc = s.here[self.place] & s.book.kind_set[VC]
        return set_of([*bits(vc & s.newcomers), *bits(vc & ~s.newcomers)][:number])

    def odds(self, s: Saigon, code: int) -> BattleOdds | None:
        """Of those who then fight, bonus dice not counted yet; without any there is no combat."""
        combat = s.frames[-2]
        assert isinstance(combat, CombatFields)
        defenders = combat.defenders & ~self.aside(s, first(code))
        then = combat.amended({"defenders": defenders})
        assert isinstance(then, CombatFields)
        return battle_odds(s.book, battle_dice(s, then, NV), battle_dice(s, then, SV)) if defenders else None

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": NV, "place": self.place, "most": self.most}
