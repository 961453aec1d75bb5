"""Random games go as they always went: what could be chosen each time, and how it ended, on either build.

The compiled rules play all thousand games of each title, plain Python the first fifty.
After a change of the rules that is meant: python -m tests.make_checksums [title ...]
"""

from __future__ import annotations

import pytest

from indochine.kernel.build import COMPILED, build
from indochine.kernel.registry import titles
from tests.make_checksums import GAMES, MARK, golden, mark

GOLDEN = golden()
GAMES_PLAYED, IN_A_CASE = (GAMES, 100) if build() == COMPILED else (50, 50)


def marks(title: str) -> list[str]:
    """By seed."""
    return " ".join(GOLDEN[title]).split()


def changed(title: str, seeds: range) -> list[int]:
    expected = marks(title)
    return [seed for seed in seeds if mark(title, seed) != expected[seed]]


@pytest.mark.parametrize("start", range(0, GAMES_PLAYED, IN_A_CASE))
@pytest.mark.parametrize("title", GOLDEN)
def test_random_games_go_as_ever(title: str, start: int) -> None:
    found = changed(title, range(start, start + IN_A_CASE))
    assert not found, (
        f"{title}: {len(found)} of {IN_A_CASE} random games go another way on the {build()} build, "
        f"those of the seeds {', '.join(map(str, found))}"
    )


def test_a_game_that_goes_another_way_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = GOLDEN["saigon75"]
    monkeypatch.setitem(GOLDEN, "saigon75", [rows[0].replace(marks("saigon75")[3], "f" * MARK), *rows[1:]])
    assert changed("saigon75", range(2, 5)) == [3]


def test_every_title_has_its_thousand_games() -> None:
    assert sorted(GOLDEN) == sorted(titles())
    assert [len(set(marks(title))) for title in GOLDEN] == [GAMES] * len(GOLDEN)
    assert {len(mark) for title in GOLDEN for mark in marks(title)} == {MARK}
