"""Whose luck a roll is, in steps: each side's own dice of a battle, air attrition and desertion."""

from __future__ import annotations

from typing import Final

from indochine.kernel.luck import Judge, Judged, Rolled, judged
from indochine.kernel.odds import Chances, add
from indochine.titles.saigon75.book import HIT, NV, RETREAT, SV, SaigonBook
from indochine.titles.saigon75.rules.d06a_odds import attrition_odds, lying, throw
from indochine.titles.saigon75.rules.d07_attrition import PLANE_FACE

# A step that the enemy loses is one; a unit driven back, or a retreat of one's own made good, is half.
FACE_WORTH: Final = (1.0, 0.5)
DESERTER_WORTH: Final = (-1.0,)
PLANE_WORTH: Final = (-1.0,)  # an air marker gone is a battle die a turn


def battle(rolled: Rolled) -> list[Judged]:
    """D.6a.5, D.6a.6: the attacker's dice were read first; each side has the luck of its own."""
    _, attacker, _, nv_faces, _, sv_faces, _, _ = rolled.event.values
    split = len(nv_faces) if attacker == NV else len(sv_faces)
    dice = (rolled.faces[:split], rolled.faces[split:])
    own = (dice[0], dice[1]) if attacker == NV else (dice[1], dice[0])
    book: SaigonBook = rolled.before.book
    return [
        side_judged(rolled, book, side, faces, own[side]) for side, faces in ((NV, nv_faces), (SV, sv_faces))
    ]


def side_judged(
    rolled: Rolled, book: SaigonBook, side: int, faces: tuple[int, ...], dice: list[int]
) -> Judged:
    (result,) = lying(faces)
    found = judged(rolled, side, throw(book.faces[side], len(faces)), FACE_WORTH, result)
    found.faces = dice
    return found


def rerolled(rolled: Rolled) -> list[Judged]:
    """D.10.5: one die again, in the battle or after it; what lay there before was luck of its own."""
    side, old, new = rolled.event.values
    book: SaigonBook = rolled.before.book
    if old == PLANE_FACE:
        return [judged(rolled, SV, attrition_odds(book, 1).chances, PLANE_WORTH, (int(new == PLANE_FACE),))]
    result = (int(new == HIT), int(new == RETREAT))
    return [judged(rolled, side, throw(book.faces[side], 1), FACE_WORTH, result)]


def attrition(rolled: Rolled) -> list[Judged]:
    """D.7.1: as the dice first fell; the log tells of them once a plane was rolled again."""
    faces, lost = rolled.event.values
    last = rolled.earlier[-1] if rolled.earlier else None
    if last is not None and last.kind.name == "rerolled" and last.values[1] == PLANE_FACE:
        lost += 1 - int(last.values[2] == PLANE_FACE)
    book: SaigonBook = rolled.before.book
    return [judged(rolled, SV, attrition_odds(book, len(faces)).chances, PLANE_WORTH, (lost,))]


def desertion(rolled: Rolled) -> list[Judged]:
    """D.9.1, D.9.2a: steps that desert, by the row of the table; what a card adds is no luck."""
    provinces, die, _, total = rolled.event.values
    book: SaigonBook = rolled.before.book
    row = book.desertion[provinces]
    chances: Chances = {}
    for number in row:
        add(chances, (total - row[die - 1] + number,), 1 / len(row))
    return [judged(rolled, SV, chances, DESERTER_WORTH, (total,))]


JUDGES: Final[dict[str, Judge]] = {
    "battle": battle,
    "rerolled": rerolled,
    "attrition": attrition,
    "desertion": desertion,
}
