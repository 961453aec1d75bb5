"""What is said at the end of a game: a winner, a draw, or only the reason where one seat lost to the book."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import indochine
from indochine.cli.terminal.seating import winner_of
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.state import Outcome
from indochine.kernel.text import LANGUAGES, Msg
from tests.lost_valley.table import TITLE as FOR_ONE

FOR_TWO = indochine.title("storm")


def ended(title: indochine.Title, outcome: Outcome, language: str = "en") -> list[str]:
    """What is printed when a game of this title ends so."""
    game = title.start(seed=1)
    game.state.outcome = outcome
    console = Console(file=io.StringIO(), width=100, highlight=False)
    words, winner = Words(language, title), winner_of(game)
    Teller(console, words).game_over(game, words.of(winner) if winner else "")
    assert isinstance(console.file, io.StringIO)
    return [plain(line) for line in console.file.getvalue().splitlines()][1:]


def plain(text: str) -> str:
    return " ".join(text.split())


def siege(winner: str | None, reason: str, level: str, halves: int) -> Outcome:
    return Outcome(winner, reason, {"level": level, "half_points": halves, "turn": 9})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defeat_of_the_only_seat_is_no_draw(language: str) -> None:
    words = Words(language, FOR_ONE)
    lines = ended(FOR_ONE, siege(None, "camp-morale", "strategic-defeat", 0), language)
    assert lines[0] == plain(words.of(Msg("refusal-not-after-the-end")))
    assert lines[1] == plain(words.of(Msg("reason-camp-morale")))
    assert plain(words("draw")) not in lines
    assert lines[2].endswith(words.of(Msg("victory-strategic-defeat")))


def test_even_a_draw_of_the_only_seat_is_told_by_its_reason() -> None:
    lines = ended(FOR_ONE, siege(None, "draw", "draw", 27))
    assert lines[0] == "The game is over: nothing more can be played."
    assert lines[1].startswith("The siege is over. Draw, victory points: 13 to 16.")
    assert lines[-3:] == ["Result Draw", "Victory points 13½", "Last turn played 9"]


def test_the_only_seat_can_win() -> None:
    lines = ended(FOR_ONE, siege("FR", "tactical-victory", "tactical-victory", 35))
    assert lines[0] == "Game over. Winner: French"


def test_between_two_seats_nobody_winning_is_a_draw() -> None:
    score = {"victory_areas": 4, "needed": 5}
    assert ended(FOR_TWO, Outcome(None, "held", score))[0] == "Game over. A draw."
    assert ended(FOR_TWO, Outcome("VM", "taken", score))[0] == "Game over. Winner: Viet Minh"
