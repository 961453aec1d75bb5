"""How a sensible commander of either side decides, by chapter of the book; `bot.py` asks them."""
