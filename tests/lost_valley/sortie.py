"""The French go out against Eliane, which 316 holds."""

from __future__ import annotations

from typing import Any

import indochine
from tests.lost_valley.table import (
    CALM,
    asked,
    play,
    siege,
    unsupported,
)

# Eliane is 316's, and the French stand around it.
AROUND = {
    "dominique": "8-bpc iii-3-rta",
    "pc-gono": "31-bg 1-cepml",
    "junon": "1-bep armor-ney csm-414 1-gaaceo",
    "isabelle": "iii-3-rei armor-carette iii-10-rac",
    "claudine": "i-13-dble 11-iv-4-rac",
    "huguette": "i-2-rei",
}


def sortie(**given: Any) -> indochine.Game:
    """316 holds Eliane at Strength 6, so that 8-bpc and 1-bep alone (3 each) come out at the dice less 1."""
    fields = {
        "garrison": AROUND,
        "held": {"eliane": "316"},
        "divisions": {"316": {"strength": 6, "active": True, "waiting": False}},
        "marks": {"disrupted": ""},
        **given,
    }
    return siege("french_assaults", tracks={**CALM, **fields.pop("tracks", {})}, **fields)


def send(game: indochine.Game, *names: str, target: str = "eliane") -> indochine.Game:
    """These Units assault it, up to the questions about support."""
    play(game, ["assault", target], *(["add", name] for name in names))
    return play(game, ["done"]) if asked(game) == "pick-assaulters" else game


def assault(*names: str, **given: Any) -> indochine.Game:
    """An assault without any support."""
    return unsupported(send(sortie(**given), *names))


def meet(total: int, worth: int, *names: str, then: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    """The first dice and the Strength of 316 are such that Units and guns of that worth come to the total."""
    pips = max(2, min(12, total + 9 - worth))
    force = {"316": {"strength": pips + worth - 1 - total, "active": True, "waiting": False}}
    return send(sortie(divisions=force, dice=[pips // 2, pips - pips // 2, *then], **given), *names)
