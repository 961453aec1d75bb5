"""Dice: the same seed gives the same throws, no face is favoured, sealed dice can be verified by anyone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import indochine
from indochine.kernel.dice import LIMITS, MOST_DICE, WORD, Dice, FastSource, SealedSource, Source, source_from


class Listed(Source):
    """Words given by a test."""

    def __init__(self, *words: int) -> None:
        self.words = words

    def word(self, count: int) -> int:
        return self.words[count]


def test_splitmix64_gives_its_published_words():
    # The reference implementation of splitmix64 gives these two words first for seed 0.
    source = FastSource(0)
    source.start = 0
    assert source.word(1) == 0xE220A8397B1DCDAF
    assert source.word(2) == 0x6E789E6AA1B965F4


def test_dice_are_the_lowest_base_six_digits_of_a_word():
    dice = Dice(Listed(5 + 0 * 6 + 3 * 36))
    assert dice.roll(3) == [6, 1, 4]
    assert dice.count == 1


def test_a_word_that_would_favour_some_faces_is_passed_over():
    dice = Dice(Listed(WORD - 1, 2))
    assert LIMITS[1] <= WORD - 1
    assert dice.roll(1) == [3]
    assert dice.count == 2


@pytest.mark.parametrize("n", range(1, MOST_DICE + 1))
def test_each_throw_has_equally_many_words(n):
    assert LIMITS[n] % 6**n == 0
    assert 0 <= WORD - LIMITS[n] < 6**n


@given(st.integers(0, 2**63), st.integers(1, MOST_DICE))
def test_copies_throw_the_same(seed, n):
    dice = Dice(source_from(seed))
    dice.roll(2)
    copy = dice.copy()
    assert copy.roll(n) == dice.roll(n)


def test_faces_fall_evenly():
    dice = Dice(FastSource(1975))
    faces = Counter(face for _ in range(6000) for face in dice.roll(5))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((n - 5000) ** 2 / 5000 for n in faces.values())
    assert chi_square < 20.5  # one in a thousand, and the seed is fixed


@given(st.integers(0, 2**32), st.integers(0, 20))
def test_a_shuffle_keeps_every_card(seed, n):
    assert sorted(Dice(FastSource(seed)).shuffled(tuple(range(n)))) == list(range(n))


def test_every_order_of_three_cards_comes_equally_often():
    orders = Counter(Dice(FastSource(seed)).shuffled((0, 1, 2)) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_scripted_dice_come_first_and_then_the_seed():
    plain, scripted = Dice(FastSource(7)), Dice(FastSource(7), 0, (6, 6, 1))
    assert scripted.roll(2) == [6, 6]
    assert scripted.roll(3) == [1, *plain.roll(2)]


def test_sealed_dice_can_be_recomputed_from_the_secret():
    secret = bytes(range(32))
    source = source_from("sealed:" + secret.hex())
    assert isinstance(source, SealedSource)
    assert source.commitment == hashlib.sha256(secret).hexdigest()
    digest = hmac.new(secret, b"indochine:0", hashlib.sha256).digest()
    assert Dice(source).roll(1) == [int.from_bytes(digest[:8], "big") % 6 + 1]


def test_a_sealed_game_replays_from_its_secret():
    game = indochine.title("saigon75").start(seed="sealed:" + "ab" * 32)
    for _ in range(60):
        game.play(game.decision.choices[-1])
    again = indochine.replay(game.record())
    assert again.rolls == game.rolls != []
    assert again.digest() == game.digest()


@pytest.mark.parametrize("seed", ["1975", "sealed:xyz"])
def test_a_bad_seed_is_a_sentence(seed):
    with pytest.raises(indochine.BadSetup):
        indochine.title("saigon75").start(seed=seed)


@pytest.mark.parametrize("dice", [[0], [7], ["6"], [1.0], [True]])
def test_bad_scripted_dice_are_refused(dice):
    with pytest.raises(indochine.BadSetup):
        indochine.title("saigon75").start(dice=dice)
