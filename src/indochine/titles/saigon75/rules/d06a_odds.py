"""What a battle can bring, exactly, from the faces printed on the dice that the battle rolls."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Figures, Note, Odds, add, convolved
from indochine.kernel.text import Msg
from indochine.titles.saigon75.book import HIT, NV, RETREAT, SV, SaigonBook

Throw = dict[tuple[int, int], float]  # chances of (hits, retreats)

COLUMNS: Final = ("sv_steps_lost", "nv_steps_lost", "nv_retreats", "sv_retreats")


class BattleOdds(Odds):
    """Chances of hits and net retreats on each side; the keys of `chances` are
    (hits by NV, hits by SV, NV units retreating, SV units retreating)."""

    def __init__(self, book: SaigonBook, nv: Tally, sv: Tally, chances: Chances, air: int) -> None:
        self.nv_dice = nv.total
        self.sv_dice = sv.total
        self.air_lost = air * sum(book.plane) / len(book.plane)  # D.7.1: expected, tested after the battle
        notes = [die_note(book), Note(Msg("odds-note-retreats"), "D.6a.6")]
        if air:
            notes.append(air_note(book, air))
        figures: Figures = {"nv_dice": self.nv_dice, "sv_dice": self.sv_dice}
        sums = {"nv_dice": nv, "sv_dice": sv}
        Odds.__init__(self, "odds-line", COLUMNS, chances, figures, sums, notes)

    def means(self) -> dict[str, float]:
        """The North first, and the air markers that the attrition test will cost."""
        order = (COLUMNS[1], COLUMNS[0], COLUMNS[2], COLUMNS[3])
        means = {column: self.mean(column) for column in order}
        return {**means, "air_lost": self.air_lost} if self.air_lost else means


def die_note(book: SaigonBook) -> Note:
    """D.6a.5, D.6a.6: what is printed on the dice of each side."""
    nv, sv = book.faces[NV], book.faces[SV]
    faces = {
        "nv_hits": nv.count(HIT),
        "nv_back": nv.count(RETREAT),
        "sv_hits": sv.count(HIT),
        "sv_back": sv.count(RETREAT),
    }
    return Note(Msg("odds-note-faces", **faces), "D.6a.5")


def air_note(book: SaigonBook, markers: int) -> Note:
    """D.7.1: how the air attrition dice are read."""
    return Note(Msg("odds-note-air", number=markers, faces=sum(book.plane)), "D.7.1")


def throw(faces: list[int], dice: int) -> Throw:
    """Chances of (hits, retreats) with so many dice of these faces."""
    chances: Throw = {(0, 0): 1.0}
    for _ in range(dice):
        following: Throw = {}
        for (hits, retreats), chance in chances.items():
            for face in faces:
                key = (hits + (face == HIT), retreats + (face == RETREAT))
                following[key] = following.get(key, 0.0) + chance / len(faces)
        chances = following
    return chances


def both(nv: Throw, sv: Throw) -> Chances:
    """D.6a.5, D.6a.6: losses on each side, and retreats less those of the other side."""
    chances: Chances = {}
    for (nv_hits, nv_back), p in nv.items():
        for (sv_hits, sv_back), q in sv.items():
            add(chances, (nv_hits, sv_hits, max(0, sv_back - nv_back), max(0, nv_back - sv_back)), p * q)
    return chances


def battle_chances(book: SaigonBook, nv_dice: int, sv_dice: int) -> Chances:
    """D.6a.4, D.6a.5, D.6a.6: every result of both throws with its chance."""
    return both(throw(book.faces[NV], nv_dice), throw(book.faces[SV], sv_dice))


def battle_odds(book: SaigonBook, nv: Tally, sv: Tally, air: int = 0) -> BattleOdds:
    """What a battle with these dice can bring, and why there are so many."""
    return BattleOdds(book, nv, sv, battle_chances(book, nv.total, sv.total), air)


def lying(faces: tuple[int, ...]) -> Throw:
    """Dice that have fallen already."""
    return {(faces.count(HIT), faces.count(RETREAT)): 1.0}


def one_again(book: SaigonBook, side: int, faces: tuple[int, ...], old: int) -> Throw:
    """D.10.5: the dice of a side with one of them thrown again."""
    kept = list(faces)
    kept.remove(old)
    hits, back = kept.count(HIT), kept.count(RETREAT)
    return {(hits + h, back + b): chance for (h, b), chance in throw(book.faces[side], 1).items()}


def attrition_odds(book: SaigonBook, markers: int, lost: int = 0) -> Odds:
    """D.7.1: air markers lost for good, one die for each; `lost` are those already sure."""
    die = [(int(plane), 1 / len(book.plane)) for plane in book.plane]
    chances = convolved([[(lost, 1.0)], *[die] * markers])
    return Odds("odds-line-air", ("air_lost",), chances, {}, {}, [air_note(book, markers)])
