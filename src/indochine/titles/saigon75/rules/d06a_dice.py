"""D.6a, D.6c: what a combat consists of, how many dice each side rolls, and what the dice can bring."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.titles.saigon75.book import (
    DIVERSION,
    HIT,
    NV,
    PENALTY_ALL,
    PENALTY_PROVINCE,
    PENALTY_SINGLE,
    RETREAT,
    SV,
)
from indochine.titles.saigon75.state import Saigon, Step

FEWEST_DICE: Final = 1  # a penalty never takes the last die (ruling:5)


class CombatFields(Step):
    """One combat: who fights where, the bonus dice announced, the faces rolled."""

    fields = (
        "province",
        "attacker",
        "attackers",
        "defenders",
        "stood_aside",
        "infiltration",
        "air",
        "nv_event",
        "sv_event",
        "token_die",
        "paralysed",
        "nv_faces",
        "sv_faces",
    )

    def __init__(
        self,
        province: int,
        attacker: int,
        attackers: int,
        defenders: int,
        stood_aside: int = 0,
        infiltration: int = 0,
        air: int = 0,
        nv_event: int = 0,
        sv_event: int = 0,
        token_die: int = 0,
        paralysed: bool = False,
        nv_faces: tuple[int, ...] = (),
        sv_faces: tuple[int, ...] = (),
    ) -> None:
        self.province = province
        self.attacker = attacker
        self.attackers = attackers
        self.defenders = defenders  # those that roll; VC may stand aside
        self.stood_aside = stood_aside
        self.infiltration = infiltration
        self.air = air  # markers committed here until their attrition test (D.6c.4b)
        self.nv_event = nv_event  # dice from the card in force
        self.sv_event = sv_event
        self.token_die = token_die
        self.paralysed = paralysed  # Paralysed Command is used here
        self.nv_faces = nv_faces
        self.sv_faces = sv_faces

    def fighters(self, side: int) -> int:
        return self.attackers if side == self.attacker else self.defenders

    def faces(self, side: int) -> tuple[int, ...]:
        return self.nv_faces if side == NV else self.sv_faces


def is_diverted(s: Saigon, province: int) -> bool:
    """card:09: SV may use no bonus die of any kind here."""
    return s.book.effects[s.event] == DIVERSION and s.event_place == province


def mustered(s: Saigon, c: CombatFields, side: int) -> Tally:
    """D.6a.1, D.6c, D.8.5b: one die for each unit engaged, and the bonus dice; not yet limited."""
    tally = Tally().plus(c.fighters(side).bit_count(), "units", "D.6a.1")
    if side == c.attacker:
        tally.plus(c.token_die, "token", "D.6c.8")
    if side == NV:
        tally.plus(c.infiltration, "infiltration", "D.6c.1").plus(c.nv_event, "event", "D.6c.7")
        if c.attacker == SV and s.militia >> c.province & 1:
            tally.plus(1, "militia", "D.6c.2b")
    else:
        tally.plus(c.air, "air", "D.6c.4").plus(c.sv_event, "event", "D.6c.7")
        if c.attacker == NV and c.province == s.book.saigon and not is_diverted(s, c.province):
            tally.plus(1, "saigon", "D.6c.6")
    return tally


def battle_dice(s: Saigon, c: CombatFields, side: int) -> Tally:
    """D.6a.3a, D.6c.9: five dice at most; then the penalties of cards, which leave one die."""
    tally = mustered(s, c, side).at_most(s.book.most_dice, "five-dice", "D.6a.3a")
    effect, amount = s.book.effects[s.event], s.book.amounts[s.event]
    if effect == PENALTY_ALL and s.book.card_sides[s.event] == side:
        tally.plus(-amount, "shortage", "card:02")
    elif effect == PENALTY_SINGLE and c.paralysed and s.book.card_sides[s.event] == side:
        tally.plus(-amount, "paralysed", "card:13")
    elif effect == PENALTY_PROVINCE and side == SV and s.event_place == c.province:
        tally.plus(-amount, "corruption", "card:17")
    return tally.at_least(FEWEST_DICE, "one-die", "ruling:5")


def hits(c: CombatFields, side: int) -> int:
    """D.6a.5: losses that a side inflicts."""
    return c.faces(side).count(HIT)


def net_retreats(c: CombatFields, side: int) -> int:
    """D.6a.6: units of a side that must retreat, the smaller number of results taken from the larger."""
    return max(0, c.faces(1 - side).count(RETREAT) - c.faces(side).count(RETREAT))
