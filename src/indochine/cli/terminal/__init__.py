"""A game in a terminal: the board as tables, numbered choices, and a record that is never lost."""
