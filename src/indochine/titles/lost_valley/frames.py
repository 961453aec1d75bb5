"""Every frame of the game by name: what an agenda can hold."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Frame
from indochine.kernel.positions import frames_in
from indochine.titles.lost_valley.cards import choosing, running
from indochine.titles.lost_valley.rules import (
    ch02_stacking,
    ch03_setup,
    ch04_sequence,
    ch05_events,
    ch06_discard,
    ch07_air,
    ch08_airstrip,
    ch09_resources,
    ch11_logistics,
    ch12_assault,
    ch12_casualties,
    ch12_losses,
    ch12_sapping,
    ch12_support,
    ch13_reinforcements,
    ch14_movement,
    ch15_assault,
    ch16_raids,
    ch16_repairs,
)

FRAMES: Final[list[type[Frame[Any]]]] = frames_in(
    ch02_stacking,
    ch03_setup,
    ch04_sequence,
    ch05_events,
    ch06_discard,
    ch07_air,
    ch08_airstrip,
    ch09_resources,
    ch11_logistics,
    ch12_assault,
    ch12_casualties,
    ch12_losses,
    ch12_sapping,
    ch12_support,
    ch13_reinforcements,
    ch14_movement,
    ch15_assault,
    ch16_raids,
    ch16_repairs,
    choosing,
    running,
)
