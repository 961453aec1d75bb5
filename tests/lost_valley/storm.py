"""A Viet Minh assault on one CR, up to the line of the casualties table that a test is about.

game = storm("huguette", "i-2-rei csm-272", row=3, then=[3, 3, 6, 6, 1])
The Strength of the Division is set to what the garrison and its works are worth, so that the scripted dice
alone choose the line; `then` follows: Morale Checks, the die for Viet Minh losses.
"""

from __future__ import annotations

from typing import Any

import indochine
from tests.lost_valley.table import CALM, TITLE, fighting, siege

# The Division that storms a CR, and the CR it holds on its way there.
WAYS: dict[str, tuple[str, tuple[str, ...]]] = {
    "huguette": ("308", ("gabrielle", "anne-marie")),
    "gabrielle": ("308", ()),
    "beatrice": ("312", ()),
    "dominique": ("312", ("beatrice",)),
    "pc-gono": ("312", ("beatrice", "dominique", "epervier-opera")),
    "eliane": ("316", ()),
    "isabelle": ("304", ()),
}
BEHIND = {
    "francoise": "csm-273",
    "epervier-opera": "8-bpc",
    "pc-gono": "31-bg",
    "claudine": "i-13-dble",
    "junon": "csm-414",
}
ROLLS = {-2: (1, 1), -1: (2, 3), 0: (3, 4), 1: (4, 4), 2: (5, 6)}  # by DRM for the French casualties
LINES = {-1: (-2, 1), 0: (-1, 1), 7: (1, 6), 8: (2, 6)}  # DRM and die for the lines off the die


def storm(
    cr: str,
    units: str,
    row: int = 8,
    then: list[int] | tuple[int, ...] = (),
    works: int = 3,
    behind: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    weaker: int = 0,
    forts: dict[str, int] | None = None,
    **more: Any,
) -> indochine.Game:
    """`row` is the line of the French casualties; `weaker` shifts the sum by marks, cards and the like."""
    division, way = WAYS[cr]
    lost = dict.fromkeys(way, division) | (held or {})
    rest = {name: them for name, them in (BEHIND if behind is None else behind).items() if name not in lost}
    shift, die = LINES.get(row, (0, row))
    figures = {unit.id: unit.full.defence for unit in TITLE.pack.units.unit}
    strength = sum(figures[unit] for unit in units.split()) + works + weaker
    return siege(
        "vm_assaults",
        garrison={**rest, cr: units},
        held=lost,
        forts={"francoise": 4, cr: works, **(forts or {})},
        divisions=fighting({division: strength}),
        tracks={**CALM, **more.pop("tracks", {})},
        dice=[*ROLLS[shift], die, *then],
        **more,
    )
