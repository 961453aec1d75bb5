"""The book's solo mode: the North as procedures, answering the same questions as a player would."""
