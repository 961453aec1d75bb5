"""`indochine about`: what this program is, which build runs, and what it knows."""

from __future__ import annotations

import json
import platform
from importlib import metadata
from typing import Annotated, Any

import typer

import indochine
from indochine.cli.app import app, console
from indochine.kernel.build import COMPILED, PURE, build

BUILDS = {
    COMPILED: "compiled with mypyc: rules and search at full speed",
    PURE: "pure Python; make play compiles the rules where there is a C compiler",
}


@app.command()
def about(as_json: Annotated[bool, typer.Option("--json", help="print it as JSON")] = False) -> None:
    """Say which version and which build this is, and which titles it knows.

    Example: indochine about --json
    """
    told = facts()
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    console.print(f"indochine {told['version']}, Python {told['python']}")
    console.print(f"build: {BUILDS[told['build']]}")
    for row in told["titles"]:
        console.print(
            f"{row['id']}: {row['name']}, rules {row['rules']}, pack {row['pack'][:12]}", markup=False
        )


def facts() -> dict[str, Any]:
    found = [indochine.title(id) for id in indochine.titles()]
    return {
        "version": metadata.version("indochine"),
        "build": build(),
        "python": platform.python_version(),
        "titles": [
            {"id": t.id, "name": t.name(), "rules": t.rules_version, "pack": t.pack_version} for t in found
        ],
    }
