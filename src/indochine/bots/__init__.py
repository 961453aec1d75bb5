"""Players that see only what their seat may see: `bot(name)` gives one, `names()` lists them."""

from __future__ import annotations

from indochine.bots.levels import bot, names
from indochine.bots.sight import Bot, Offer, PlainSight, Sight
from indochine.bots.thought import Thought, Weighed

__all__ = ["Bot", "Offer", "PlainSight", "Sight", "Thought", "Weighed", "bot", "names"]
