"""Compiles kernel, rules and search with mypyc: the same source, several times as fast.

    python tools/compiling.py build/compiled     a copy of the package with its compiled modules
    PYTHONPATH=build/compiled indochine about    says which build runs

It does nothing if the copy has been made from the same files; tools/fast.sh does both. `INDOCHINE_COMPILED=1
pip install .` puts the compiled modules into the installed package instead (hatch_build.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "indochine"
CLIENT = SOURCE / "web" / "static"
KERNEL = [
    "bitsets",
    "book",
    "choices",
    "dice",
    "events",
    "frames",
    "game",
    "lessons",
    "log",
    "state",
    "strategy",
]
BOTS = ["race", "school", "tree"]
PLAIN = [
    "asking",
    "bot",
    "book",
    "charts",
    "events",
    "groups",
    "paths",
    "position",
    "sheet",
    "state",
    "view",
]  # of a title, besides its packages of rules
RULES = ["cards", "habits", "rules", "solo"]
STAMP = ".compiled-from"


def modules() -> dict[str, list[str]]:
    """What is compiled, by the library that it goes into: a title's rules, and what all share."""
    shared = [f"kernel/{name}.py" for name in KERNEL] + [f"bots/{name}.py" for name in BOTS]
    groups = {"indochine_kernel": existing(shared)}
    for title in sorted(path.parent for path in (SOURCE / "titles").glob("*/rules")):
        home = title.relative_to(SOURCE)
        files = existing([f"{home}/{name}.py" for name in PLAIN])
        files += sorted(str(p.relative_to(SOURCE)) for name in RULES for p in (title / name).glob("*.py"))
        groups["indochine_" + title.name] = files
    return groups


def existing(names: list[str]) -> list[str]:
    return [name for name in names if (SOURCE / name).is_file()]


def fingerprint() -> str:
    """A name for the sources as they are, and for what compiles them."""
    digest = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for file in sorted(SOURCE.rglob("*")):
        if file.is_file() and file.suffix in (".py", ".toml", ".ftl", ".sql"):
            digest.update(f"{file.relative_to(SOURCE)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def can_compile() -> str | None:
    """Why not, if not."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "the headers of Python are not installed (on Debian: apt-get install python3-dev)"
    return None


def is_current(target: Path) -> bool:
    stamp = target / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint()


def compile_into(target: Path) -> None:
    """The package copied to `target`, with the compiled modules beside their sources."""
    if is_current(target):
        return
    wanted, stamp = fingerprint(), target / STAMP
    stamp.unlink(missing_ok=True)
    copy_sources(target)
    script = [sys.executable, __file__, "--build"]
    done = subprocess.run(script, cwd=target, env=os.environ, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"the rules could not be compiled:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    stamp.write_text(wanted)


def copy_sources(target: Path) -> None:
    """The built client is not compiled here and changes on its own, so it is not copied but pointed at."""
    shutil.rmtree(target / "indochine", ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", CLIENT.name)
    shutil.copytree(SOURCE, target / "indochine", ignore=left_out)
    (target / "indochine" / CLIENT.relative_to(SOURCE)).symlink_to(CLIENT, target_is_directory=True)


def build() -> None:
    """Runs in the copy: mypyc writes C, the compiler as many libraries at once as there are processors."""
    from mypyc.build import mypycify
    from setuptools import setup

    groups = {name: [f"indochine/{file}" for file in files] for name, files in modules().items()}
    flags = [f"--config-file={ROOT / 'pyproject.toml'}", "--no-warn-unused-ignores"]
    files = [file for group in groups.values() for file in group]
    extensions = mypycify(
        [*flags, *files],
        opt_level=os.environ.get("INDOCHINE_OPT", "1"),
        debug_level="0",
        separate=[(files, name) for name, files in groups.items()],
    )
    if os.name == "posix":
        for extension in extensions:  # calls within a library need no detour over a table of names
            extension.extra_compile_args.append("-fvisibility=hidden")
    jobs = f"-j{os.cpu_count() or 1}"
    setup(
        name="indochine-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", jobs],
    )


def state(target: Path) -> int:
    """0 if what is there is up to date, 1 if it must be compiled, 2 if that cannot be done here."""
    if is_current(target):
        return 0
    reason = can_compile()
    if reason:
        print(reason)
    return 2 if reason else 1


def main() -> None:
    match sys.argv[1:]:
        case ["--build"]:
            build()
        case ["--state", target]:
            sys.exit(state(Path(target)))
        case [target]:
            compile_into(Path(target).resolve())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
