"""The `indochine` command. Each command is a module of this package."""

from __future__ import annotations

from indochine.cli.app import app, main

from . import bench, data, fuzz, options, play, replay, rules, serve, simulate

__all__ = ["app", "bench", "data", "fuzz", "main", "options", "play", "replay", "rules", "serve", "simulate"]
