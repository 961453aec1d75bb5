"""Sets of numbers as bits of one int, small and large."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from indochine.kernel.bitsets import bits, lowest, one_of, set_of, without

numbers = st.sets(st.integers(0, 250))


@given(numbers)
def test_the_numbers_of_a_set_come_back_in_order(some):
    assert bits(set_of(some)) == sorted(some)


@given(numbers.filter(bool))
def test_the_lowest_number_of_a_set(some):
    assert lowest(set_of(some)) == min(some)
    assert bits(one_of(set_of(some))) == [min(some)]


def test_an_empty_set_has_no_lowest_number():
    assert bits(0) == []
    assert one_of(0) == 0


@given(numbers, numbers)
def test_a_set_without_the_numbers_of_another(some, others):
    assert without(set_of(some), set_of(others)) == set_of(some - others)
