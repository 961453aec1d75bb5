"""How a database is named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from indochine.kernel.errors import BadSetup
from indochine.server.storage import open_store
from tests.server.storage.rows import game

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("form", ["sqlite://{}", "sqlite:///{}", "{}"])
async def test_a_file_may_be_named_as_url_or_path(form: str, tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "games.db"
    store = open_store(form.format(file))
    await store.open()
    await store.create(game())
    await store.close()
    assert file.exists()


@pytest.mark.parametrize(
    "url", ["", "mysql://host/games", "sqlite:games.db", "sqlite://games.db", ":memory:", "memory:x"]
)
def test_what_is_meant_by_another_url_is_asked(url: str) -> None:
    with pytest.raises(BadSetup, match="Write sqlite:///path/to/"):
        open_store(url)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is a folder"):
        open_store(str(tmp_path))


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("postgres", "postgres_deeds"):
        monkeypatch.delitem(sys.modules, f"indochine.server.storage.{module}", raising=False)
    with pytest.raises(BadSetup, match=r"pip install indochine\[postgres\]"):
        open_store("postgresql://localhost/games")
