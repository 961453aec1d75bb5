"""What the compiled build is made of."""

from __future__ import annotations

from pathlib import Path

from tests.tools import ROOT, tool


def test_a_client_built_later_is_served_by_the_compiled_build_too(tmp_path: Path) -> None:
    compiling = tool("compiling")
    compiling.copy_sources(tmp_path)
    client = tmp_path / "indochine" / "web" / "static"
    assert client.resolve() == ROOT / "src" / "indochine" / "web" / "static"
    assert (tmp_path / "indochine" / "kernel" / "game.py").read_bytes()
    compiling.copy_sources(tmp_path)  # once more over what is there


def test_every_title_with_rules_is_compiled() -> None:
    groups = tool("compiling").modules()
    titles = {path.parent.name for path in (ROOT / "src" / "indochine" / "titles").glob("*/rules")}
    assert {f"indochine_{title}" for title in titles} == groups.keys() - {"indochine_kernel"}
    assert all((ROOT / "src" / "indochine" / file).is_file() for files in groups.values() for file in files)
