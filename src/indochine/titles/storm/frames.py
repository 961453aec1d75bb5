"""Every frame of Storm over Dien Bien Phu, so that an agenda can be read back from a position."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Frame
from indochine.kernel.positions import frames_in
from indochine.titles.storm.cards import bombardment, chances, counter_attack, french, mine_shaft, viet_minh
from indochine.titles.storm.rules import (
    ch03_setup,
    ch04_end,
    ch04_sequence,
    ch05_cards,
    ch05_windows,
    ch06_impulse,
    ch07_movement,
    ch08_damage,
    ch08_fire,
    ch08_retreat,
    ch09_sapping,
    ch10_assault,
    ch11_supply,
    ch12_reinforcements,
    ch15_bidding,
)

MODULES: Final = (
    bombardment,
    chances,
    counter_attack,
    french,
    mine_shaft,
    viet_minh,
    ch03_setup,
    ch04_end,
    ch04_sequence,
    ch05_cards,
    ch05_windows,
    ch06_impulse,
    ch07_movement,
    ch08_damage,
    ch08_fire,
    ch08_retreat,
    ch09_sapping,
    ch10_assault,
    ch11_supply,
    ch12_reinforcements,
    ch15_bidding,
)

FRAMES: Final[list[type[Frame[Any]]]] = frames_in(*MODULES)
