"""A game on a server, played at the terminal through the same API that every other client uses."""
