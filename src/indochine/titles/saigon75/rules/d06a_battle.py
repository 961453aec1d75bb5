"""D.6a: one combat from the announcements to the air attrition test."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import FACES, NV, SV, VC
from indochine.titles.saigon75.events import BATTLE, NET_RETREATS, NO_COMBAT, REROLLED
from indochine.titles.saigon75.rules.d06_losses import VcStandAside, take_losses
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, battle_dice, hits, net_retreats
from indochine.titles.saigon75.rules.d06a_odds import BattleOdds, both, lying, one_again
from indochine.titles.saigon75.rules.d06b_retreat import VoluntaryRetreat, ask_retreats
from indochine.titles.saigon75.rules.d06c_bonus import AnnounceBonus
from indochine.titles.saigon75.rules.d07_attrition import test_air
from indochine.titles.saigon75.rules.d08_control import check_after_combat
from indochine.titles.saigon75.rules.d10_tokens import token_refused
from indochine.titles.saigon75.rules.t8_saigon import all_exposed
from indochine.titles.saigon75.state import Ask, Saigon

KEEP: Final = 0
REROLL: Final = 1

NO_SUCH_FACE: Final = Why("D.10.5", "no-such-face")


class Combat(CombatFields):
    """D.6.6, D.6a.2, D.6a.3b: announcements, one throw, results to the defender, then to the attacker."""

    name = "combat"
    steps = (
        "vc_may_stand_aside",
        "attacker_announces",
        "defender_announces",
        "roll",
        "offer_reroll",
        "defender_losses",
        "defender_retreats",
        "attacker_losses",
        "attacker_retreats",
        "check_control",
        "voluntary_retreats",
        "check_control_again",
        "attrition",
    )

    def vc_may_stand_aside(self, s: Saigon) -> None:
        """D.6.4: unless a Ranger or a River Patrol is among the attackers (ruling:7 on the moment)."""
        vc = s.here[self.province] & s.book.kind_set[VC]  # also one that retreated in
        if self.attacker == SV and vc and not self.attackers & s.book.hunters:
            s.push(VcStandAside(NV, self.province, vc.bit_count()))

    def attacker_announces(self, s: Saigon) -> None:
        if not self.defenders:
            s.tell(NO_COMBAT, self.province)
            s.finish()
        else:
            s.push(AnnounceBonus(self.attacker))

    def defender_announces(self, s: Saigon) -> None:
        s.push(AnnounceBonus(1 - self.attacker))

    def roll(self, s: Saigon) -> None:
        """D.6a.2, D.6a.4: both roll; the attacker's dice are read first."""
        sums = (battle_dice(s, self, NV), battle_dice(s, self, SV))
        dice = s.roll(sums[NV].total + sums[SV].total)
        split = sums[self.attacker].total
        thrown = (dice[:split], dice[split:]) if self.attacker == NV else (dice[split:], dice[:split])
        faces = [tuple([s.book.faces[side][die - 1] for die in thrown[side]]) for side in (NV, SV)]
        s.amend(nv_faces=faces[NV], sv_faces=faces[SV])
        tell_battle(s, sums[NV], sums[SV])

    def offer_reroll(self, s: Saigon) -> None:
        if s.holds_token(self.attacker):
            s.push(RerollBattleDie(self.attacker))

    def defender_losses(self, s: Saigon) -> None:
        side = 1 - self.attacker
        take_losses(s, side, self.province, self.exposed(s, side), hits(self, self.attacker))

    def defender_retreats(self, s: Saigon) -> None:
        self.retreats(s, 1 - self.attacker)

    def attacker_losses(self, s: Saigon) -> None:
        side = self.attacker
        take_losses(s, side, self.province, self.exposed(s, side), hits(self, 1 - side))

    def attacker_retreats(self, s: Saigon) -> None:
        self.retreats(s, self.attacker)

    def retreats(self, s: Saigon, side: int) -> None:
        number = net_retreats(self, side)
        if number:
            ask_retreats(s, side, self.province, self.exposed(s, side), number, self.enemy_gone(s, side))

    def voluntary_retreats(self, s: Saigon) -> None:
        """D.6b.4d, T8.1: units that fought here, not those that retreated in; none leaves a last stand."""
        units = s.here[self.province] & self.fighters(SV)
        if units and not all_exposed(s, SV, self.province):
            s.push(VoluntaryRetreat(SV, self.province, units))

    def check_control_again(self, s: Saigon) -> None:
        check_after_combat(s, self.province)

    def attrition(self, s: Saigon) -> None:
        if self.air:
            test_air(s, self.air, may_reroll=self.attacker == SV)

    def check_control(self, s: Saigon) -> None:
        check_after_combat(s, self.province)

    def exposed(self, s: Saigon, side: int) -> int:
        """D.6a.5, D.6.5, D.6b.4e, T8.3: units of a side that results may fall on, attacking VC included."""
        here = s.units(self.province, side)
        if side != self.attacker:
            return here & ~self.stood_aside
        if all_exposed(s, side, self.province):
            return here
        return here & (self.attackers | s.newcomers)

    def enemy_gone(self, s: Saigon, side: int) -> bool:
        """D.6b.4f: no enemy of the side will be left here once all results are applied."""
        enemy = s.units(self.province, 1 - side)
        if side == self.attacker or not enemy:
            return not enemy
        exposed = self.exposed(s, 1 - side)
        return enemy == exposed and s.steps_of(exposed) <= hits(self, side)


def tell_battle(s: Saigon, nv_sum: Tally, sv_sum: Tally) -> None:
    c = s.frames[-1]
    assert isinstance(c, CombatFields)
    nv, sv = net_retreats(c, NV), net_retreats(c, SV)
    s.tell(BATTLE, c.province, c.attacker, nv_sum, c.nv_faces, sv_sum, c.sv_faces, nv, sv)


class RerollBattleDie(Ask):
    """D.10.5: the attacker may spend a token to throw one of his dice again."""

    name = "reroll-battle-die"
    verbs = (Verb("keep", rules="D.6.6"), Verb("reroll", "face", rules="D.10.5"))

    def combat(self, s: Saigon) -> CombatFields:
        frame = s.frames[-2]
        assert isinstance(frame, CombatFields)
        return frame

    def offers(self, s: Saigon) -> list[int]:
        thrown = self.combat(s).faces(self.side)
        return [KEEP] + [REROLL | face << 4 for face in range(len(FACES)) if face in thrown]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == KEEP:
            return None
        if first(code) not in self.combat(s).faces(self.side):
            return NO_SUCH_FACE
        return token_refused(s, self.side)

    def apply(self, s: Saigon, code: int) -> None:
        if code == KEEP:
            return
        c = s.frames[-1]
        assert isinstance(c, CombatFields)
        s.use_token(self.side)
        old, new = first(code), s.book.faces[self.side][s.roll(1)[0] - 1]
        thrown = list(c.faces(self.side))
        thrown[thrown.index(old)] = new
        if self.side == NV:
            s.amend(nv_faces=tuple(thrown))
        else:
            s.amend(sv_faces=tuple(thrown))
        s.tell(REROLLED, self.side, old, new)
        again = s.frames[-1]
        assert isinstance(again, CombatFields)
        s.tell(NET_RETREATS, again.province, net_retreats(again, NV), net_retreats(again, SV))

    def odds(self, s: Saigon, code: int) -> BattleOdds | None:
        """The dice as they lie, one of them thrown again."""
        if code == KEEP:
            return None
        c = self.combat(s)
        thrown = [lying(c.faces(NV)), lying(c.faces(SV))]
        thrown[self.side] = one_again(s.book, self.side, c.faces(self.side), first(code))
        chances = both(thrown[NV], thrown[SV])
        return BattleOdds(s.book, battle_dice(s, c, NV), battle_dice(s, c, SV), chances, c.air)

    def context(self, s: Saigon) -> dict[str, Any]:
        c = self.combat(s)
        return {
            "side": self.side,
            "place": c.province,
            "nv_faces:face*": c.nv_faces,
            "sv_faces:face*": c.sv_faces,
        }
