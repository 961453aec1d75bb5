"""What a battle can bring, exactly, from the faces printed on the dice that the battle rolls."""

from __future__ import annotations

from indochine.titles.saigon75.book import HIT, NV, RETREAT, SV, SaigonBook


class BattleOdds:
    """Chances of hits and net retreats on each side; the keys of `chances` are
    (hits by NV, hits by SV, NV units retreating, SV units retreating)."""

    def __init__(self, nv_dice: int, sv_dice: int, chances: dict[tuple[int, int, int, int], float]) -> None:
        self.nv_dice = nv_dice
        self.sv_dice = sv_dice
        self.chances = chances

    def expected(self, index: int) -> float:
        return sum(result[index] * chance for result, chance in self.chances.items())

    def json(self) -> dict[str, object]:
        return {
            "nv_dice": self.nv_dice,
            "sv_dice": self.sv_dice,
            "expected": {
                "nv_steps_lost": self.expected(1),
                "sv_steps_lost": self.expected(0),
                "nv_retreats": self.expected(2),
                "sv_retreats": self.expected(3),
            },
            "columns": ["sv_steps_lost", "nv_steps_lost", "nv_retreats", "sv_retreats"],
            "chances": [[*result, chance] for result, chance in sorted(self.chances.items())],
        }


def throw(faces: list[int], dice: int) -> dict[tuple[int, int], float]:
    """Chances of (hits, retreats) with so many dice of these faces."""
    chances: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        following: dict[tuple[int, int], float] = {}
        for (hits, retreats), chance in chances.items():
            for face in faces:
                key = (hits + (face == HIT), retreats + (face == RETREAT))
                following[key] = following.get(key, 0.0) + chance / len(faces)
        chances = following
    return chances


def battle_odds(book: SaigonBook, nv_dice: int, sv_dice: int) -> BattleOdds:
    """D.6a.4, D.6a.5, D.6a.6: every result of both throws with its chance."""
    chances: dict[tuple[int, int, int, int], float] = {}
    for (nv_hits, nv_back), p in throw(book.faces[NV], nv_dice).items():
        for (sv_hits, sv_back), q in throw(book.faces[SV], sv_dice).items():
            key = (nv_hits, sv_hits, max(0, sv_back - nv_back), max(0, nv_back - sv_back))
            chances[key] = chances.get(key, 0.0) + p * q
    return BattleOdds(nv_dice, sv_dice, chances)
