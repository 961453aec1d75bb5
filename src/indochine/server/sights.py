"""A position as its audiences see it, encoded once for all who look with the same eyes."""

from __future__ import annotations

from indochine.kernel import board
from indochine.kernel.game import Game
from indochine.kernel.title import Title
from indochine.server.stored import encode


class Sights:
    """What has been asked for of one position."""

    def __init__(self, title: Title, game: Game) -> None:
        self.title, self.game = title, game
        self.open = b""  # what everybody may know
        self.views: dict[str, bytes] = {}
        self.scenes: dict[str, bytes] = {}

    def view(self, audience: str) -> bytes:
        found = self.views.get(audience)
        if found is None:
            self.open = self.open or encode(self.game.open_view())
            own = encode(self.game.own_view(audience))
            found = self.views[audience] = own[:-1] + b"," + self.open[1:]  # one JSON object of two
        return found

    def scene(self, audience: str) -> bytes:
        """The view as things on a board, for a client that draws."""
        found = self.scenes.get(audience)
        if found is None:
            drawn = self.title.scene(self.game.view(audience))
            found = self.scenes[audience] = board.encode(drawn)
        return found

    def of_next(self, game: Game) -> Sights:
        """The position that follows: who has looked at this one will want to look at that."""
        following = Sights(self.title, game)
        for audience in self.views:
            following.view(audience)
        for audience in self.scenes:
            following.scene(audience)
        return following
