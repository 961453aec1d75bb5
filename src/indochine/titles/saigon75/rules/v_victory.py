"""V: victory, judged at the end of every turn; and the match of two games."""

from __future__ import annotations

from indochine.kernel.state import Outcome
from indochine.titles.saigon75.book import NV, PROVINCES, REASONS, SV
from indochine.titles.saigon75.events import GAME_ENDS, MATCH_ENDS
from indochine.titles.saigon75.state import GameScore, Saigon

SEATS = ("NV", "SV")


def reason_to_end(s: Saigon) -> str:
    """V.1, V.2, V.3: "" as long as play goes on."""
    if s.militia >> s.book.saigon & 1:
        return "saigon"
    if not any([s.here[p] & s.book.side_set[SV] for p in range(PROVINCES)]):
        return "annihilation"
    return "held" if s.turn == s.book.turns else ""


def score_of(s: Saigon, reason: str) -> GameScore:
    """V:match.2 to V:match.5: what a game is judged by (ruling:11)."""
    units = 0
    for place in range(PROVINCES):
        units |= s.units(place, SV)
    turn = s.turn if reason != "held" else s.book.turns + 1
    in_play = units.bit_count() + s.air_ready
    divisions = units & s.book.divisions
    return GameScore(turn, s.nv_provinces(), in_play, s.steps_of(divisions), reason)


def end_game(s: Saigon, reason: str) -> None:
    """V.1, V.2, V.3: the game is over; in a match the first game only counts towards its end."""
    score = score_of(s, reason)
    winner = SV if reason == "held" else NV
    s.tell(GAME_ENDS, winner, REASONS.index(reason), s.turn)
    if not s.settings.match:
        s.outcome = Outcome(SEATS[s.seat(winner)], reason, score_json(score))
    elif s.first_game is None:
        s.first_game = score
    else:
        end_match(s, s.first_game, score)


def end_match(s: Saigon, game_1: GameScore, game_2: GameScore) -> None:
    """V:match.1: the seat that began as NV against the seat that began as SV."""
    edge, reason = compare(game_1, game_2)
    winner = None if edge == 0 else SEATS[NV if edge > 0 else SV]
    s.tell(MATCH_ENDS, winner or "", REASONS.index(reason))
    s.outcome = Outcome(winner, reason, {"games": [score_json(game_1), score_json(game_2)]})


def compare(game_1: GameScore, game_2: GameScore) -> tuple[int, str]:
    """V:match.2, V:match.3, V:match.4, V:match.5: who is ahead over both games, and by what.

    More than 0: the NV player of the first game; less: the NV player of the second; 0: nobody.
    """
    tests = (
        (game_2.turn - game_1.turn, "match-turn"),  # Saigon taken earlier as NV
        (game_1.provinces - game_2.provinces, "match-provinces"),  # more provinces as NV
        (game_2.units - game_1.units, "match-units"),  # as SV: he was SV in the other game
        (game_2.half_divisions - game_1.half_divisions, "match-divisions"),
    )
    return next(((edge, reason) for edge, reason in tests if edge), (0, "match-draw"))


def score_json(score: GameScore) -> dict[str, int | str]:
    return {
        "turn": score.turn,
        "provinces": score.provinces,
        "sv_units": score.units,
        "half_divisions": score.half_divisions,
        "reason": score.reason,
    }
