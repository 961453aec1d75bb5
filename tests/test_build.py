"""What the compiled build is made of."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def compiling() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "tools" / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_client_built_later_is_served_by_the_compiled_build_too(tmp_path: Path) -> None:
    tool = compiling()
    tool.copy_sources(tmp_path)
    client = tmp_path / "indochine" / "web" / "static"
    assert client.resolve() == ROOT / "src" / "indochine" / "web" / "static"
    assert (tmp_path / "indochine" / "kernel" / "game.py").read_bytes()
    tool.copy_sources(tmp_path)  # once more over what is there


def test_every_title_with_rules_is_compiled() -> None:
    groups = compiling().modules()
    titles = {path.parent.name for path in (ROOT / "src" / "indochine" / "titles").glob("*/rules")}
    assert {f"indochine_{title}" for title in titles} == groups.keys() - {"indochine_kernel"}
    assert all((ROOT / "src" / "indochine" / file).is_file() for files in groups.values() for file in files)
