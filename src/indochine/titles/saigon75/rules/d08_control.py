"""D.8: who controls a province. NV controls where a Quyet Thang militia marker stands, SV everywhere else."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.book import NV, PROVINCES, SV
from indochine.titles.saigon75.events import MILITIA_PLACED, MILITIA_REMOVED
from indochine.titles.saigon75.state import Saigon


def check_after_combat(s: Saigon, province: int) -> None:
    """D.8.2, D.8.3, D.6c.2c, ruling:2: SV alone takes any province at once, NV alone that of the combat."""
    nv, sv = s.book.side_set
    for marked in bits(s.militia):
        if s.here[marked] & sv and not s.here[marked] & nv:
            remove_militia(s, marked)
    if s.here[province] & nv and not s.here[province] & sv and not s.settings.militia_at_end:
        place_militia(s, province)


def check_all(s: Saigon) -> None:
    """D.8.3, D.8.4, D.8.5a, D.8.8a, D.8.8b, D.8.9: at the end of a combat sub-phase and after desertion."""
    here, sides = s.here, s.book.side_set
    for province in range(PROVINCES):
        units = here[province]
        if not units & sides[SV]:
            if units & sides[NV]:
                place_militia(s, province)
        elif s.militia >> province & 1 and has_majority(s, province):
            remove_militia(s, province)


def has_majority(s: Saigon, province: int) -> bool:
    """D.8.8b, D.8.8c: SV outnumbers NV; in Saigon equality is enough."""
    edge = s.count(province, SV) - s.count(province, NV)
    return edge > 0 or (edge == 0 and province == s.book.saigon)


def place_militia(s: Saigon, province: int) -> None:
    """D.8.5a, D.8.7, M.4.2: one marker to a province, as long as the stock lasts (ruling:3)."""
    if not s.militia >> province & 1 and s.militia.bit_count() < s.book.militia_markers:
        s.militia |= 1 << province
        s.tell(MILITIA_PLACED, province)


def remove_militia(s: Saigon, province: int) -> None:
    if s.militia >> province & 1:
        s.militia ^= 1 << province
        s.tell(MILITIA_REMOVED, province)
