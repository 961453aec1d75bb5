"""What tests of studies share: small ones, played here or by another process."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from indochine.analysis.study import running
from indochine.analysis.study.asking import Asked, arm, ask
from indochine.analysis.study.crew import local
from indochine.analysis.study.desk import GAMES, REPORT, SUMMARY, Desk

PATIENCE = 120.0  # seconds: this machine may be busy


def studied(folder: Path, asked: Asked, jobs: int = 1) -> dict[str, Any]:
    """A whole study but for its report; what is written into its summary."""
    desk = Desk(folder, asked)
    desk.open()
    running.conclude(desk, running.play(desk, local(jobs), lambda done: None))
    return summary_in(folder)


def put_study(folder: Path) -> None:
    """A finished study of one game, its record kept, for a shelf."""
    studied(folder, ask((arm("saigon75", ("random",)),), 1, 1, 1))
    (folder / REPORT).write_text("<!doctype html><title>a report</title>", "utf-8")


def summary_in(folder: Path) -> dict[str, Any]:
    """The summary without what depends on who played, and when."""
    found: dict[str, Any] = json.loads((folder / SUMMARY).read_text("utf-8"))
    assert found.pop("run")
    return found


def same_result(first: Path, second: Path) -> bool:
    """Byte by byte: the raw table, everything noted of every game, the records; and the summary."""
    files = [
        [folder / GAMES, *sorted((folder / "chunks").iterdir()), *sorted((folder / "records").iterdir())]
        for folder in (first, second)
    ]
    assert [file.name for file in files[0]] == [file.name for file in files[1]]
    alike = all(a.read_bytes() == b.read_bytes() for a, b in zip(*files, strict=True))
    return alike and summary_in(first) == summary_in(second)


def command(*words: str) -> subprocess.Popen[str]:
    """`indochine` in a process of its own, which heeds Ctrl-C even if the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "indochine", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
