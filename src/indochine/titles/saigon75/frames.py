"""Every frame of the game by name: what an agenda can hold."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Frame
from indochine.kernel.positions import frames_in
from indochine.titles.saigon75.cards import air, provinces, rebuilding
from indochine.titles.saigon75.rules import (
    d01_phase,
    d01_sequence,
    d02_availability,
    d03_cards,
    d04_anywhere,
    d04_movement,
    d05_stacking,
    d06_combat,
    d06_losses,
    d06a_battle,
    d06b_retreat,
    d06c_bonus,
    d07_attrition,
    d09_desertion,
    d10_tokens,
    m_setup,
)
from indochine.titles.saigon75.solo import movement, phase

MODULES = (
    m_setup, d01_sequence, d01_phase, d02_availability, d03_cards, d04_movement, d04_anywhere, d05_stacking,
    d06_combat, d06_losses, d06a_battle, d06b_retreat, d06c_bonus, d07_attrition, d09_desertion, d10_tokens,
    air, rebuilding, provinces, phase, movement,
)  # fmt: skip

FRAMES: Final[list[type[Frame[Any]]]] = frames_in(*MODULES)
