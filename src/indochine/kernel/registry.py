"""Finding titles by name: a package below `titles` is a title, and nothing else needs to know of it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from threading import Lock

from indochine.kernel.errors import BadSetup, shown
from indochine.kernel.text import Msg
from indochine.kernel.title import Title

TITLES = Path(__file__).parent.parent / "titles"
LOADING = Lock()  # msgspec crashes when two threads meet the same types for the first time at once


def titles() -> list[str]:
    """The ids of all titles."""
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules([str(TITLES)]) if m.ispkg)


def title(id: str, pack: str | Path | None = None) -> Title:
    """A title by its id; `pack` is a folder with somebody's own data pack."""
    if id not in titles():
        raise BadSetup(Msg("setup-no-title", name=shown(id), there=titles()))
    module = import_module(f"indochine.titles.{id.replace('-', '_')}")
    with LOADING:
        found: Title = module.load(Path(pack) if pack else None)
    return found
