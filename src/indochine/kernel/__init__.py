"""The part that knows no game: titles, games, decisions, dice, log, records, data packs, text."""
