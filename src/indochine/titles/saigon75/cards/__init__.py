"""The Event cards: effects only; numbers and parameters stay in data/cards.toml, sentences in text/."""
