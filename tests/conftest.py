"""What all tests share: modules compiled once for every process of a run; what takes long begins first."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Generator, Sequence
from itertools import chain, groupby
from operator import attrgetter
from pathlib import Path

import pytest
from hypothesis import settings

from indochine.kernel import build

# Servers and commands in processes of their own start in a third of the time. Workers of the run inherit it.
if "PYTHONPYCACHEPREFIX" not in os.environ:
    COMPILED = tempfile.TemporaryDirectory(prefix="indochine-compiled-")
    os.environ["PYTHONPYCACHEPREFIX"] = COMPILED.name
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)  # the same examples whenever CI runs
settings.load_profile("ci" if os.environ.get("CI") else "local")

TESTS = Path(__file__).parent
LONG = ("server/test_kill.py", "server/test_race.py", "web/test_whole_games.py", "cli/test_play.py")
SLOW = ("server", "web", "cli")  # folders whose tests start servers, browsers and commands
QUICK = 2

SUBCLASS = "interpreted classes cannot inherit from compiled"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A test that puts a class of its own on the kernel needs the kernel in plain Python."""
    try:
        yield
    except Exception as problem:
        if build.build() == build.COMPILED and SUBCLASS in str(problem):
            pytest.skip("on the compiled build nothing can be derived from the kernel")
        raise


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker begins with its share of the slow modules; what is quick comes last, and evens it out.

    Workers get equal numbers of neighbouring tests; one that has done its own takes from another's.
    """
    modules = [list(found) for _, found in groupby(items, attrgetter("path"))]
    modules.sort(key=lambda module: slowness(module[0].path.relative_to(TESTS)))
    slow = [module for module in modules if slowness(module[0].path.relative_to(TESTS)) < QUICK]
    quick = list(chain.from_iterable(modules[len(slow) :]))
    ordered: list[pytest.Item] = []
    for number in range(workers):
        ordered += chain.from_iterable(slow[number::workers])
        share = max(0, len(items) * (number + 1) // workers - len(ordered))
        ordered += quick[:share]
        del quick[:share]
    return ordered


def slowness(path: Path) -> int:
    if path.as_posix() in LONG:
        return 0
    return 1 if path.parts[0] in SLOW else QUICK
