"""A decision as arrays of fixed size: what the board shows to a seat, what can be chosen, and which of it.

Everything is read from the scene of the seat's view, so an agent learns nothing that its seat may not know.
`observation` is one vector of numbers between -1 and 1 in blocks (`Encoding.blocks`):

| block    | for each     | numbers                                                                    |
|----------|--------------|----------------------------------------------------------------------------|
| question | kind of it   | 1 for the decision that is asked                                           |
| control  | space        | 1 if the first side holds it, -1 if the second does, 0 if nobody           |
| pieces   | space        | counters of the first and of the second side in it, in eighths, 1 at most  |
| markers  | space        | markers in it, in eighths, 1 at most                                       |
| units    | counter      | 1 if it is on the board, and 1 if it bears any mark (spent, reduced, …)    |
| gauges   | track        | how far along its marker stands                                            |
| piles    | pile, side   | cards in it, in sixteenths, 1 at most                                      |
| hand     | card         | 1 if the seat holds it                                                     |

An action is a number below `CHOICES`: the place of a choice in the list of legal ones. `choices` tells what
each of them is: the number of its question (of `QUESTIONS`), its verb and its two arguments, all scaled.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from indochine.kernel.board import Scene
from indochine.kernel.frames import ARGUMENT, VERB, Decision, first, second
from indochine.kernel.game import Game
from indochine.kernel.title import Title

CHOICES = 512  # no decision of any title offers more
QUESTIONS = 128  # no title asks more kinds of questions
ARGUMENTS = 4  # numbers that tell what a choice is
STACK = 8.0  # counters that fill a space, for the scale
HAND = 16.0  # cards that fill a pile, for the scale
PILES = ("hand", "deck", "discard", "open", "removed")

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Block:
    """A run of numbers in the observation, all of one kind."""

    name: str
    start: int
    length: int


class Encoding:
    """The arrays of one title; the same for all its scenarios."""

    def __init__(self, title: Title) -> None:
        board = title.board()
        self.questions = number(
            [name for name, kind in title.frame_kinds.items() if issubclass(kind, Decision)]
        )
        self.sides = number([side.id for side in board.sides])
        hexes = [ref for grid in board.grids for ref in grid.refs()]
        self.spaces = number([*(space.ref for space in board.spaces), *hexes])
        self.counters = number([counter.ref for counter in board.counters])
        second = board.sides[1].id if len(board.sides) > 1 else ""
        self.of_second = [int(counter.side == second) for counter in board.counters]
        self.cards = number([card.ref for card in board.cards])
        self.tracks = {track.id: track.cells for track in board.tracks}
        self.blocks = in_a_row(self.lengths())
        self.length = sum(block.length for block in self.blocks)
        self.start = {block.name: block.start for block in self.blocks}

    def lengths(self) -> dict[str, int]:
        spaces, sides = len(self.spaces), len(self.sides)
        return {
            "question": len(self.questions),
            "control": spaces,
            "pieces": 2 * spaces,
            "markers": spaces,
            "units": 2 * len(self.counters),
            "gauges": len(self.tracks),
            "piles": len(PILES) * (sides + 1),
            "hand": len(self.cards),
        }

    # The board

    def observation(self, game: Game, seat: str) -> Floats:
        """All that the seat sees; before the first and after the last decision no question is asked."""
        seen = np.zeros(self.length, np.float32)
        scene = game.title.scene(game.view(seat))
        if not game.over:
            seen[self.start["question"] + self.questions[game.state.frames[-1].name]] = 1
        self.put_places(seen, scene)
        self.put_gauges(seen, scene)
        self.put_piles(seen, scene)
        return seen

    def put_places(self, seen: Floats, scene: Scene) -> None:
        for place in scene.places:
            n = self.spaces.get(place.ref)  # None: a box that only this game has
            if n is not None:
                seen[self.start["control"] + n] = (1, -1, 0)[min(self.sides.get(place.control, 2), 2)]
                seen[self.start["markers"] + n] = min(len(place.markers) / STACK, 1)
            for piece in place.pieces:
                self.put_piece(seen, n, piece.ref, bool(piece.states))

    def put_piece(self, seen: Floats, space: int | None, ref: str, marked: bool) -> None:
        n = self.counters.get(ref)
        if n is None:
            return
        unit = self.start["units"] + 2 * n
        seen[unit] = 1
        seen[unit + 1] = max(seen[unit + 1], marked)
        if space is not None:
            here = self.start["pieces"] + 2 * space + self.of_second[n]
            seen[here] = min(seen[here] + 1 / STACK, 1)

    def put_gauges(self, seen: Floats, scene: Scene) -> None:
        names = list(self.tracks)
        for gauge in scene.gauges:
            cells = self.tracks[gauge.track]
            if gauge.at in cells:
                seen[self.start["gauges"] + names.index(gauge.track)] = cells.index(gauge.at) / len(cells)

    def put_piles(self, seen: Floats, scene: Scene) -> None:
        for pile in scene.piles:
            if pile.kind in PILES:
                side = self.sides.get(pile.side, len(self.sides))
                place = self.start["piles"] + PILES.index(pile.kind) * (len(self.sides) + 1) + side
                seen[place] = min(seen[place] + pile.size / HAND, 1)
            if pile.kind == "hand":
                for ref in pile.cards:
                    seen[self.start["hand"] + self.cards[ref]] = 1

    # What can be chosen

    def choices(self, game: Game | None) -> Floats:
        """A row for each legal choice, in their order; the rest is zero."""
        rows = np.zeros((CHOICES, ARGUMENTS), np.float32)
        if game is not None and not game.over:
            question = self.questions[game.state.frames[-1].name] / QUESTIONS
            rows[: len(game.codes)] = [
                (question, (code & VERB) / VERB, first(code) / ARGUMENT, min(second(code) / ARGUMENT, 1))
                for code in game.codes
            ]
        return rows

    def mask(self, game: Game | None) -> NDArray[np.int8]:
        """1 for each number that is a legal choice now; all 0 for who is not asked."""
        mask = np.zeros(CHOICES, np.int8)
        mask[: len(game.codes) if game else 0] = 1
        return mask


def number(names: list[str]) -> dict[str, int]:
    return {name: n for n, name in enumerate(names)}


def in_a_row(lengths: dict[str, int]) -> list[Block]:
    blocks, start = [], 0
    for name, length in lengths.items():
        blocks.append(Block(name, start, length))
        start += length
    return blocks


@cache
def encoding(title: Title) -> Encoding:
    """One for each title: it never changes."""
    return Encoding(title)


def spaces(found: Encoding, board: bool = True) -> Any:
    """What Gymnasium calls the space of observations: the arrays and their bounds."""
    from gymnasium.spaces import Box, Dict

    arrays: dict[str, Any] = {"observation": Box(-1, 1, (found.length,), np.float32)} if board else {}
    arrays["choices"] = Box(0, 1, (CHOICES, ARGUMENTS), np.float32)
    arrays["action_mask"] = Box(0, 1, (CHOICES,), np.int8)
    return Dict(arrays)
