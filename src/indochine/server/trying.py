"""What cannot be taken back once it is chosen: the dice fall, a card comes out, another player is asked."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET

from indochine.kernel.choices import Question
from indochine.kernel.game import Game
from indochine.server import messages as m

SEED: Final = 1
FACES: Final = (3, 1, 6, 4, 2, 5) * 40  # more dice than one choice throws
MOST: Final = 500  # choices of one decision that are tried


def marked(game: Game, question: Question, found: m.DecisionSeen) -> m.DecisionSeen:
    """A decision with a mark on each choice that commits to something."""
    marks = commitments(game, question)
    tried = zip(found.choices, marks, strict=False)
    choices = [msgspec.structs.replace(choice, commits=mark) for choice, mark in tried]
    return msgspec.structs.replace(found, choices=choices + found.choices[len(marks) :])


def commitments(game: Game, question: Question) -> list[m.Commitment]:
    """For each of the choices, whether the dice fall on it or something else makes it final.

    Each is tried in a game imagined from what the seat knows, never in the real one: that a hidden unit
    or card is in the way must not show.
    """
    imagined = game.title.imagine(game.view(question.seat), question.seat, SEED)
    imagined.state.dice.script = FACES
    return [commitment(imagined, code) for code in question.legal[:MOST]]


def commitment(imagined: Game, code: int) -> m.Commitment:
    tried = imagined.copy()
    tried.choose(code)
    if tried.state.dice.script != FACES:
        return "dice"
    final = tried.state.reveals != imagined.state.reveals or tried.seat != imagined.seat
    return "final" if final else UNSET
