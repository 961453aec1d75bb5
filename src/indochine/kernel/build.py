"""Which build runs: plain Python, or the same source compiled."""

from __future__ import annotations

from indochine.kernel import frames

COMPILED = "compiled"
PURE = "pure"


def build() -> str:
    file = str(frames.__file__)
    return PURE if file.endswith(".py") else COMPILED
