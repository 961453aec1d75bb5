"""Were the dice fair? A record with sealed dice is checked by anybody, from the record alone.

The secret must hash to the commitment that was shown before the first die fell; every throw must follow from
the secret as `kernel/dice.py` says; and the whole record, shuffles and rules included, must replay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import indochine
from indochine.kernel.dice import MOST_DICE, Dice, SealedSource, source_from
from indochine.kernel.errors import BadRecord, IndochineError
from indochine.kernel.text import Msg

TEXT = Path(__file__).parent / "text"  # what is wrong, in three languages


class ThrowChecked(NamedTuple):
    """One throw: where its word is, what the record says, what follows from the secret."""

    number: int
    word: int
    recorded: list[int]
    computed: list[int]

    @property
    def fits(self) -> bool:
        return self.recorded == self.computed


class Verdict(NamedTuple):
    """What came of a check; no faults: the dice are proved."""

    commitment: str
    throws: list[ThrowChecked]
    faults: list[Msg]


def proof(verdict: Verdict, noted: str | None) -> Msg:
    """What to say when nothing is wrong; it proves more to who noted the commitment at the start."""
    throws = len(verdict.throws)
    if noted:
        return Msg("fairness-proved", throws=throws, commitment=verdict.commitment)
    return Msg("fairness-proved-alone", throws=throws, commitment=verdict.commitment)


def checked_dice(record: dict[str, Any], noted: str | None = None) -> Verdict:
    """Check a record; `noted` is the commitment that a player wrote down at the start."""
    source = sealed_source(record)
    throws = checked_throws(record, source)
    faults = [*wrong_commitments(record, source, noted), *map(wrong_throw, (t for t in throws if not t.fits))]
    return Verdict(source.commitment, throws, faults + no_replay(record))


def sealed_source(record: dict[str, Any]) -> SealedSource:
    seed = record.get("seed")
    if type(seed) is int:
        raise BadRecord(
            "seed",
            "is a plain number, so these dice were not sealed: whoever started the game could know them. "
            "`indochine replay` compares its rolls; only games on a server are committed to beforehand",
        )
    try:
        source = source_from(seed if isinstance(seed, str) else "")
    except ValueError as problem:
        raise BadRecord("seed", str(problem)) from None
    assert isinstance(source, SealedSource)
    return source


def wrong_commitments(record: dict[str, Any], source: SealedSource, noted: str | None) -> list[Msg]:
    found = []
    if record.get("commitment") != source.commitment:
        found.append(
            Msg("fairness-commitment", recorded=str(record.get("commitment")), hash=source.commitment)
        )
    if noted is not None and noted.strip().lower() != source.commitment:
        found.append(Msg("fairness-noted", noted=noted.strip(), hash=source.commitment))
    return found


def checked_throws(record: dict[str, Any], source: SealedSource) -> list[ThrowChecked]:
    rolls, words = record.get("rolls"), record.get("words")
    if not isinstance(rolls, list) or not isinstance(words, list) or len(rolls) != len(words):
        raise BadRecord("words", "expected one for each of `rolls`")
    sides = record.get("sides", 6)
    if type(sides) is not int or sides < 2:
        raise BadRecord("sides", "expected how many sides the dice have")
    return [
        checked_throw(number, roll, word, source, sides)
        for number, (roll, word) in enumerate(zip(rolls, words, strict=True))
    ]


def checked_throw(number: int, roll: Any, word: Any, source: SealedSource, sides: int) -> ThrowChecked:
    if type(word) is not int or word < 0:
        raise BadRecord(f"words[{number}]", "expected the number of a word")
    if not isinstance(roll, list) or not 1 <= len(roll) <= MOST_DICE:
        raise BadRecord(f"rolls[{number}]", f"expected 1 to {MOST_DICE} dice")
    dice = Dice(source, word)
    return ThrowChecked(number, word, roll, dice.roll(len(roll)) if sides == 6 else [dice.die(sides)])


def wrong_throw(throw: ThrowChecked) -> Msg:
    recorded, computed = ("-".join(map(str, dice)) for dice in (throw.recorded, throw.computed))
    return Msg(
        "fairness-throw", number=throw.number + 1, word=throw.word, recorded=recorded, computed=computed
    )


def no_replay(record: dict[str, Any]) -> list[Msg]:
    """Whether rules and shuffles lead to the same game, and each throw was made with its own word."""
    try:
        game = indochine.replay(record)
    except IndochineError as problem:
        return [Msg("fairness-replay", problem=str(problem))]
    words = [throw.word for throw in game.throws]
    differ = [n for n, (a, b) in enumerate(zip(words, record["words"], strict=False)) if a != b]
    return [
        Msg("fairness-word", number=n + 1, recorded=record["words"][n], computed=words[n]) for n in differ
    ]
