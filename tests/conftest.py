"""What all tests share: modules compiled once for every process of a run; what takes long begins first."""

from __future__ import annotations

import os
import tempfile

import pytest
from hypothesis import settings

# Servers and commands in processes of their own start in a third of the time. Workers of the run inherit it.
if "PYTHONPYCACHEPREFIX" not in os.environ:
    COMPILED = tempfile.TemporaryDirectory(prefix="indochine-compiled-")
    os.environ["PYTHONPYCACHEPREFIX"] = COMPILED.name
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)  # the same examples whenever CI runs
settings.load_profile("ci" if os.environ.get("CI") else "local")

LONG = ("server/test_kill.py", "server/test_race.py", "web/test_whole_games.py", "cli/test_play.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: no worker is left with it when the others have nothing more to do."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONG))
