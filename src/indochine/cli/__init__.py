"""The `indochine` command. Each command is a module of this package."""

from __future__ import annotations

from indochine.cli.app import app, main

from . import (
    backup,
    bench,
    bots,
    data,
    fuzz,
    options,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
    verify_dice,
)

__all__ = [
    "app",
    "backup",
    "bench",
    "bots",
    "data",
    "fuzz",
    "main",
    "options",
    "play",
    "replay",
    "rules",
    "serve",
    "simulate",
    "verify",
    "verify_dice",
]
