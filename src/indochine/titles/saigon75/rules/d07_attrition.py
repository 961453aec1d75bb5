"""D.7: air supports that were used are tested; a plane on the die removes one for the rest of the game."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why
from indochine.kernel.odds import Odds
from indochine.titles.saigon75.book import SV
from indochine.titles.saigon75.events import ATTRITION, REROLLED
from indochine.titles.saigon75.rules.d06a_odds import attrition_odds
from indochine.titles.saigon75.rules.d10_tokens import token_refused
from indochine.titles.saigon75.state import Ask, Saigon

BLANK_FACE: Final = 0
PLANE_FACE: Final = 3  # in the domain of faces: blank, hit, retreat, plane
KEEP: Final = 0
REROLL: Final = 1


def test_air(s: Saigon, markers: int, may_reroll: bool) -> None:
    """D.7.1, D.4.10b: one die for each marker used; an attacker's token may throw a plane again (D.10.5)."""
    planes = sum([s.book.plane[die - 1] for die in s.roll(markers)])
    if planes and may_reroll and s.holds_token(SV):
        s.push(RerollAttrition(SV, markers, planes))
    else:
        settle_air(s, markers, planes)


def settle_air(s: Saigon, markers: int, planes: int) -> None:
    """D.7.1, D.7.2: planes are lost for good, the other markers are ready again at once."""
    s.air_lost += planes
    s.air_ready += markers - planes
    if s.loud:
        faces = (PLANE_FACE,) * planes + (BLANK_FACE,) * (markers - planes)
        s.tell(ATTRITION, faces, planes)


class RerollAttrition(Ask):
    """D.10.5: any die of one's own in the combat sub-phase, the attrition die too."""

    name = "reroll-attrition"
    verbs = (Verb("keep", rules="D.7.1"), Verb("reroll", rules="D.10.5"))
    fields = ("side", "markers", "planes")

    def __init__(self, side: int, markers: int, planes: int) -> None:
        self.side = side
        self.markers = markers
        self.planes = planes

    def offers(self, s: Saigon) -> list[int]:
        return [KEEP, REROLL]

    def refused(self, s: Saigon, code: int) -> Why | None:
        return token_refused(s, self.side) if code == REROLL else None

    def apply(self, s: Saigon, code: int) -> None:
        planes = self.planes
        if code == REROLL:
            s.use_token(self.side)
            again = s.book.plane[s.roll(1)[0] - 1]
            s.tell(REROLLED, self.side, PLANE_FACE, PLANE_FACE if again else BLANK_FACE)
            planes += -1 + again
        settle_air(s, self.markers, planes)

    def odds(self, s: Saigon, code: int) -> Odds | None:
        """One die again; the other planes are lost."""
        return attrition_odds(s.book, 1, self.planes - 1) if code == REROLL else None

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "number": self.planes}
