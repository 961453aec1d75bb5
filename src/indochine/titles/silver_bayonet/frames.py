"""Every frame of Silver Bayonet, so that an agenda can be read back from a position."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Frame
from indochine.kernel.positions import frames_in
from indochine.titles.silver_bayonet.rules import (
    ch02_losses,
    ch02_recovery,
    ch03_sequence,
    ch04_movement,
    ch06_declaration,
    ch06_reaction,
    ch07_coordination,
    ch07_resolution,
    ch08_advance,
    ch08_maneuver,
    ch08_retreat,
    ch09_assault,
    ch10_bombardment,
    ch10_fire,
    ch15_arrivals,
    ch15_replacements,
)

MODULES: Final = (
    ch02_losses,
    ch02_recovery,
    ch03_sequence,
    ch04_movement,
    ch06_declaration,
    ch06_reaction,
    ch07_coordination,
    ch07_resolution,
    ch08_advance,
    ch08_maneuver,
    ch08_retreat,
    ch09_assault,
    ch10_bombardment,
    ch10_fire,
    ch15_arrivals,
    ch15_replacements,
)

FRAMES: Final[list[type[Frame[Any]]]] = frames_in(*MODULES)
