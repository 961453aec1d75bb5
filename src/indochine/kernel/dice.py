"""Dice and shuffles from a seed and a count: equal states have equal futures.

A source turns a count into a 64-bit word; dice and shuffles are read from words alike for every source:
- n dice (n <= 12) come from one word w: if w >= 2**64 - 2**64 % 6**n the word is passed over (no bias);
  otherwise the dice are the n lowest base-6 digits of w, lowest first, plus one;
- a die with k sides, where k is not six, and a number below k come from one word in the same way, as w % k;
- a shuffle is Fisher and Yates from the last place down.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a word of the machine where this is compiled, else any whole number

WORD: Final = 1 << 64
MASK: Final = WORD - 1
SIGN: Final = 1 << 63
MOST_DICE: Final = 12  # 6**12 is far below 2**64, so a word is hardly ever passed over
THROWS: Final = [6**n for n in range(MOST_DICE + 1)]  # in how many ways so many dice can fall
LIMITS: Final = [WORD - WORD % ways for ways in THROWS]

# Splitmix64: the step of its counter and the two factors of its finaliser, less 2**64 each.
STEP: Final = 0x9E3779B97F4A7C15 - 0x10000000000000000
FACTOR: Final = 0xBF58476D1CE4E5B9 - 0x10000000000000000
FACTOR_AGAIN: Final = 0x94D049BB133111EB - 0x10000000000000000


class Source:
    """Where words come from. Immutable: games and their copies share it."""

    def word(self, count: int) -> int:
        raise NotImplementedError


class FastSource(Source):
    """Splitmix64 on a counter: for play on one machine, simulation and search."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        # Scrambled, so that the words of one seed are not those of the next one place further on.
        self.start: i64 = signed(scrambled(signed(seed * STEP + 0x632BE59BD9B4E019)))

    def word(self, count: int) -> int:
        place: i64 = count
        return scrambled(self.start + place * STEP)


def signed(number: int) -> int:
    """The lowest 64 bits of a number as a machine holds them: from -2**63 to 2**63 - 1."""
    return ((number & MASK) ^ SIGN) - SIGN


def scrambled(z: i64) -> int:
    """The finaliser of splitmix64. Only the lowest 64 bits count: a machine's word has no others."""
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * FACTOR
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * FACTOR_AGAIN
    whole: int = z ^ (z >> 31 & 0x1FFFFFFFF)
    return whole & MASK


class SealedSource(Source):
    """HMAC-SHA-256 of a secret: the commitment is published at the start, the secret at the end."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def word(self, count: int) -> int:
        digest = hmac.new(self.secret, b"indochine:%d" % count, hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")


def source_from(seed: int | str) -> Source:
    """A number is a fast seed; text `sealed:<hex>` is the secret of a verifiable game."""
    if isinstance(seed, int):
        return FastSource(seed)
    if not seed.startswith("sealed:"):
        raise ValueError("a seed is a whole number, or 'sealed:' and the secret in hexadecimal")
    return SealedSource(bytes.fromhex(seed.removeprefix("sealed:")))


class Dice:
    """A source and how many words have been drawn; `script` holds dice to come that a test has set."""

    __slots__ = ("count", "script", "source")

    def __init__(self, source: Source, count: int = 0, script: tuple[int, ...] = ()) -> None:
        self.source = source
        self.count = count
        self.script = script

    def copy(self) -> Dice:
        return Dice(self.source, self.count, self.script)

    def word_below(self, limit: int) -> int:
        while True:
            w = self.source.word(self.count)
            self.count += 1
            if w < limit:
                return w

    def roll(self, n: int) -> list[int]:
        """n six-sided dice."""
        if self.script:
            return self.scripted(n)
        left = self.word_below(LIMITS[n]) % THROWS[n]
        faces = []
        for _ in range(n):
            faces.append(left % 6 + 1)
            left //= 6
        return faces

    def die(self, sides: int) -> int:
        """One die with so many sides."""
        if self.script:
            return self.scripted(1)[0]
        return self.below(sides) + 1

    def scripted(self, n: int) -> list[int]:
        given = list(self.script[:n])
        self.script = self.script[n:]
        if len(given) < n:
            given += self.roll(n - len(given))
        return given

    def below(self, k: int) -> int:
        return self.word_below(WORD - WORD % k) % k

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)
