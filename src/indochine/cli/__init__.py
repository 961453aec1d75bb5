"""The `indochine` command. Each command is a module of this package."""

from __future__ import annotations

from indochine.cli.app import app, main

from . import (
    about,
    backup,
    bench,
    bots,
    data,
    dataset,
    fuzz,
    luck,
    odds,
    options,
    play,
    replay,
    rules,
    serve,
    simulate,
    study,
    verify,
    verify_dice,
)

__all__ = [
    "about",
    "app",
    "backup",
    "bench",
    "bots",
    "data",
    "dataset",
    "fuzz",
    "luck",
    "main",
    "odds",
    "options",
    "play",
    "replay",
    "rules",
    "serve",
    "simulate",
    "study",
    "verify",
    "verify_dice",
]
