"""The counters of Silver Bayonet as they are printed: attack, defence and movement below the symbol, the
efficiency rating and the stacking points beside it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from indochine.kernel.board import Counter, Fact
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.pack import Face, Unit

SYMBOLS: Final = {
    "hq": "headquarters",
    "brigade-hq": "headquarters",
    "cidg": "militia",
    "delta": "special-forces",
    "observation": "helicopter",
    "gunship": "helicopter",
    "transport": "helicopter",
    "heavy-transport": "helicopter",
    "surveillance": "air",
}  # the others are called alike
SIZES: Final = {"section": "••", "company": "I", "battalion": "II"}
HALF: Final = "½"
RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
RULES: Final = ["2.3.1", "2.3.2", "2.3.4", "2.4.6", "2.4.7a"]
VALUES: Final = (
    ("attack", "2.4.1"),
    ("bombard", "2.4.2"),
    ("range", "2.4.3a"),
    ("defence", "2.4.4"),
    ("efficiency", "2.4.5a"),
    ("stacking", "2.4.6"),
    ("move", "2.4.7a"),
    ("lift", "2.3.5"),
    ("command", "2.4.3b"),
)


def counter(unit: Unit) -> Counter:
    """2.3.1: a counter with one face or two."""
    faces = {"full": unit.full} | ({"reduced": unit.reduced} if unit.reduced else {})
    return Counter(
        ref="unit:" + unit.id,
        side=unit.side,
        symbol=SYMBOLS.get(unit.kind, unit.kind),
        name=Msg(message(unit.id) + ".long"),
        size="" if unit.kind == "leader" else SIZES[unit.size],
        code=unit.id,
        faces={id: figures(unit, face) for id, face in faces.items()},
        beside={id: rating(face) for id, face in faces.items()},
        tone="nation-" + unit.nation,
        facts=[*identity(unit), *values(unit)],
        rules=RULES,
    )


def message(unit: str) -> str:
    """What the catalogue calls a unit."""
    return "unit-" + unit.replace("/", "-")


def figures(unit: Unit, face: Face) -> list[str]:
    """2.3.4: attack, or bombardment with its range raised; defence; movement. A leader shows its command."""
    if unit.kind == "leader":
        return [str(face.command)]
    fire = str(face.bombard) + str(face.range).translate(RAISED) if face.bombard and face.range else ""
    return [fire or str(face.attack), str(face.defence), str(face.move)]


def rating(face: Face) -> list[str]:
    """2.4.5a, 2.4.6: the efficiency rating to the left of the symbol, the stacking points to the right."""
    return [str(face.efficiency) if face.efficiency else "", points(face.stacking) if face.stacking else ""]


def points(number: float) -> str:
    """Halves as they are printed."""
    whole, rest = divmod(Fraction(number), 1)
    return (str(whole) if whole or not rest else "") + (HALF if rest else "")


def identity(unit: Unit) -> list[Fact]:
    """2.3.3a, 2.4.7b: what sort of unit it is, whose, and how it moves."""
    found = [
        Fact(Msg("board-fact-kind"), Msg("kind-" + unit.kind), "2.3.3a"),
        Fact(Msg("board-fact-nation"), Msg("nation-" + unit.nation)),
    ]
    if unit.full.move:
        how = "state-motorised" if unit.motorised else "state-foot"
        found.append(Fact(Msg("board-fact-mover"), Msg(how), "2.4.7b"))
    return found


def values(unit: Unit) -> list[Fact]:
    """Each figure of the counter, on both faces."""
    found = []
    for name, rule in VALUES:
        full = getattr(unit.full, name)
        reduced = getattr(unit.reduced, name) if unit.reduced else full
        if full or reduced:
            rule = "2.4.3b" if (name, unit.kind) == ("range", "hq") else rule
            found.append(Fact(Msg("value-" + name), both(full, reduced), rule))
    return found


def both(full: float, reduced: float) -> Msg | str:
    if full == reduced:
        return points(full)
    return Msg("board-both-faces", full=points(full), reduced=points(reduced))
