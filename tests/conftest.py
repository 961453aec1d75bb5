"""What all tests share: modules compiled once for every process of a run; what takes long begins first."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Generator

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

LONG = ("server/test_kill.py", "server/test_race.py", "web/test_whole_games.py", "cli/test_play.py")


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
    """What takes long begins first: no worker is left with it when the others have nothing more to do."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONG))
