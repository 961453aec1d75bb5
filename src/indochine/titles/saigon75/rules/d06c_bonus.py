"""D.6c: bonus dice, announced by the attacker first, then by the defender; no taking back."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why
from indochine.titles.saigon75.book import BONUS_EACH, BONUS_SINGLE, NV, PENALTY_SINGLE, SV
from indochine.titles.saigon75.events import AIR_COMMITTED, EVENT_USED, INFILTRATION_USED, TOKEN_DIE
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, battle_dice, is_diverted, mustered
from indochine.titles.saigon75.rules.d06a_odds import BattleOdds, battle_odds
from indochine.titles.saigon75.rules.d10_tokens import token_refused
from indochine.titles.saigon75.state import Ask, Saigon

DONE: Final = 0
INFILTRATE: Final = 1
AIR: Final = 2
EVENT: Final = 3
PARALYSE: Final = 4
TOKEN: Final = 5

FIVE_DICE: Final = Why("D.6a.3a", "five-dice")
NOT_ATTACKER: Final = Why("D.6c.2a", "infiltration-attacker-only")
ONE_INFILTRATION: Final = Why("D.6c.2a", "one-infiltration")
NO_INFILTRATION: Final = Why("D.6c.1", "no-infiltration-left")
NOT_BORDERING: Final = Why("D.6c.1", "not-bordering")
MONSOON_TRAIL: Final = Why("card:08", "monsoon-infiltration")
MONSOON_AIR: Final = Why("card:08", "monsoon-air")
NO_AIR: Final = Why("D.6c.4", "no-air-ready")
NO_AIR_YET: Final = Why("D.6c.3", "no-air-yet")
TWO_PER_UNIT: Final = Why("D.6c.4", "two-air-per-unit")
DIVERTED: Final = Why("card:09", "diverted")
NO_TOKEN_DIE: Final = Why("D.6c.8", "no-token-die")  # ruling:30
NO_EVENT: Final = Why("D.6c.7", "no-event-dice")
EVENT_ONCE: Final = Why("D.6c.7", "event-once-per-combat")
NOT_NV: Final = Why("D.6c.1", "nv-only")
NOT_SV: Final = Why("D.6c.4", "sv-only")


class AnnounceBonus(Ask):
    """D.6a.2, D.6c.9: one bonus die after another, then done."""

    name = "announce-bonus"
    verbs = (
        Verb("done", rules="D.6a.2 D.6c.9"),
        Verb("infiltrate", rules="D.6c.1 D.6c.2a"),
        Verb("air", rules="D.6c.4 D.6c.5"),
        Verb("event", rules="D.6c.7"),
        Verb("paralyse", rules="card:13"),
        Verb("token", rules="D.6c.8"),
    )

    def combat(self, s: Saigon) -> CombatFields:
        frame = s.frames[-2]
        assert isinstance(frame, CombatFields)
        return frame

    def offers(self, s: Saigon) -> list[int]:
        codes = [DONE]
        if s.event_uses:
            codes += [EVENT, PARALYSE]
        if s.holds_token(self.side):
            codes.append(TOKEN)
        if self.side == NV:
            if s.infiltration and self.combat(s).attacker == NV:
                codes.append(INFILTRATE)
        elif s.air_ready:
            codes.append(AIR)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        return [DONE, INFILTRATE if self.side == NV else AIR, EVENT, TOKEN]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return None
        c = self.combat(s)
        if code == PARALYSE:
            return self.paralyse_refused(s, c)
        if self.side == SV and is_diverted(s, c.province):
            return DIVERTED
        return self.source_refused(s, c, code) or self.too_many(s, c)

    def source_refused(self, s: Saigon, c: CombatFields, code: int) -> Why | None:
        if code == INFILTRATE:
            return self.infiltrate_refused(s, c)
        if code == AIR:
            return self.air_refused(s, c)
        if code == EVENT:
            return self.event_refused(s, c)
        return token_refused(s, self.side) if s.settings.token_die else NO_TOKEN_DIE

    def too_many(self, s: Saigon, c: CombatFields) -> Why | None:
        """D.6a.3a: a sixth die would be wasted (ruling:26)."""
        return FIVE_DICE if mustered(s, c, self.side).total >= s.book.most_dice else None

    def infiltrate_refused(self, s: Saigon, c: CombatFields) -> Why | None:
        if self.side != NV:
            return NOT_NV
        if c.attacker != NV:
            return NOT_ATTACKER
        if s.is_monsoon():
            return MONSOON_TRAIL
        if not s.book.frontier >> c.province & 1:
            return NOT_BORDERING
        if c.infiltration:
            return ONE_INFILTRATION
        return None if s.infiltration else NO_INFILTRATION

    def air_refused(self, s: Saigon, c: CombatFields) -> Why | None:
        if self.side != SV:
            return NOT_SV
        if s.is_monsoon():
            return MONSOON_AIR
        if s.turn == 1 and s.active == NV and not s.settings.air_at_start:
            return NO_AIR_YET  # even if a card brought some (D.6c.3); M.2.4 is the exception
        if c.air >= s.book.air_per_unit * c.fighters(SV).bit_count():
            return TWO_PER_UNIT
        return None if s.air_ready else NO_AIR

    def event_refused(self, s: Saigon, c: CombatFields) -> Why | None:
        """card:03, card:06, card:10, card:19: the dice of the card in force, once in a combat."""
        effect = s.book.effects[s.event]
        if (
            effect not in (BONUS_SINGLE, BONUS_EACH)
            or s.book.card_sides[s.event] != self.side
            or not s.event_uses
        ):
            return NO_EVENT
        return EVENT_ONCE if c.nv_event or c.sv_event else None

    def paralyse_refused(self, s: Saigon, c: CombatFields) -> Why | None:
        if (
            s.book.effects[s.event] != PENALTY_SINGLE
            or s.book.card_sides[s.event] == self.side
            or not s.event_uses
        ):
            return NO_EVENT
        return EVENT_ONCE if c.paralysed else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        c = s.frames[-1]
        assert isinstance(c, CombatFields)
        s.amend(**self.bonus(s, c, code))
        if code == INFILTRATE:
            s.infiltration -= 1
            s.tell(INFILTRATION_USED, c.province)
        elif code == AIR:
            s.air_ready -= 1
            s.tell(AIR_COMMITTED, c.province, c.air + 1)
        elif code == TOKEN:
            s.use_token(self.side)
            s.tell(TOKEN_DIE, self.side)
        else:
            s.event_uses -= 1
            s.tell(EVENT_USED, self.side, s.event, c.province)
        s.push(self)

    def bonus(self, s: Saigon, c: CombatFields, code: int) -> dict[str, int]:
        """D.6c, card:13: what the announcement changes in the combat."""
        if code == INFILTRATE:
            return {"infiltration": 1}
        if code == AIR:
            return {"air": c.air + 1}
        if code == TOKEN:
            return {"token_die": 1}
        if code == PARALYSE:
            return {"paralysed": True}
        return {"nv_event" if self.side == NV else "sv_event": s.book.amounts[s.event]}

    def odds(self, s: Saigon, code: int) -> BattleOdds | None:
        """What the dice would bring if the announcements ended here, or with this die as the last one."""
        c = self.combat(s)
        if code != DONE:
            combat = c.amended(self.bonus(s, c, code))
            assert isinstance(combat, CombatFields)
            c = combat
        return battle_odds(s.book, battle_dice(s, c, NV), battle_dice(s, c, SV), c.air)

    def context(self, s: Saigon) -> dict[str, Any]:
        c = self.combat(s)
        return {
            "side": self.side,
            "place": c.province,
            "nv_dice": battle_dice(s, c, NV).total,
            "sv_dice": battle_dice(s, c, SV).total,
            "ready": s.air_ready,
            "infiltration": s.infiltration,
            "card": s.event,
        }
