"""What games against itself have taught: how traits are numbered, weighed and written down."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indochine.kernel.lessons import LEAST, UNIT, Primer, head_of, leanings, shares, trait

PRIMER = Primer(["attack", "go-where"], ["RED", "BLUE"], ["itself", "turn"])
PARTS = st.tuples(st.integers(0, 1), st.integers(0, 1), st.integers(0, 15), st.integers(0, 1))


def key_of(parts: tuple[int, int, int, int], value: int) -> int:
    question, side, verb, sort = parts
    return trait(head_of(question, side, verb), sort, value)


@given(PARTS, st.integers(0, 1 << 40), PARTS, st.integers(0, 1 << 40))
def test_different_traits_have_different_numbers(
    one: tuple[int, int, int, int], value: int, other: tuple[int, int, int, int], second: int
) -> None:
    assert (key_of(one, value) == key_of(other, second)) == ((one, value) == (other, second))
    assert PRIMER.parts(key_of(one, value)) == one


def test_without_lessons_habit_decides() -> None:
    leans = leanings([1.0, 4.0, 2.0], [[1], [2], [3]], {}, trust=2.0)
    assert shares(leans) == pytest.approx([1 / 16, 1.0, 1 / 4])


def test_a_lesson_moves_all_choices_that_have_its_trait() -> None:
    leans = leanings([1.0, 1.0, 1.0], [[1, 7], [2, 7], [3]], {7: 0.5, 2: 0.25}, trust=2.0)
    assert leans == pytest.approx([0.5, 0.75, 0.0])
    assert shares(leans) == pytest.approx([exp(-0.25), 1.0, exp(-0.75)])


def test_what_habit_dislikes_can_be_learned_and_what_it_never_does_cannot() -> None:
    disliked, never, liked = shares(leanings([1e-9, 0.0, 1.0], [[1], [1], [2]], {1: 9.0}, trust=2.0))
    assert disliked == 1.0 > liked
    assert never < 1e-30


@given(st.dictionaries(st.builds(key_of, PARTS, st.integers(0, 9999)), st.floats(-9, 9), max_size=20))
def test_what_was_learned_is_written_down_and_read_again(
    tmp_path_factory: pytest.TempPathFactory, lessons: dict[int, float]
) -> None:
    file = tmp_path_factory.mktemp("lessons") / "lessons.toml"
    file.write_text("\n".join(PRIMER.written(lessons)))
    hundredths = {key: round(lesson * UNIT) for key, lesson in lessons.items()}
    kept = {key: worth / UNIT for key, worth in hundredths.items() if abs(worth) >= LEAST}
    assert PRIMER.read(file) == kept


def test_lessons_are_written_for_people_to_find() -> None:
    lines = list(PRIMER.written({key_of((1, 0, 3, 1), 12): 0.5, key_of((1, 0, 3, 1), 4): -0.25}))
    assert lines == ["\n[go-where.RED]", '"3 turn" = { 4 = -25, 12 = 50 }']


def test_who_has_no_lessons_has_learned_nothing() -> None:
    assert PRIMER.read(Path("nowhere.toml")) == {}
