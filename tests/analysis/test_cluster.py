"""More than one machine: a scheduler and two workers, one of which is killed at work."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from indochine import BadSetup
from indochine.analysis.study import running
from indochine.analysis.study.asking import arm, ask
from indochine.analysis.study.crew import cluster
from indochine.analysis.study.desk import SUMMARY, Desk
from tests.analysis.studies import same_result, studied, wait_until

pytest.importorskip("distributed")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@contextmanager
def dask(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


def test_a_cluster_that_loses_a_worker_gives_the_same_bytes(tmp_path: Path) -> None:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    asked = ask((arm("saigon75", ("random",)),), 60, 5, 2)
    desk = Desk(tmp_path / "cluster", asked)
    desk.open()
    with ExitStack() as stack:
        local_only = ("--host", "127.0.0.1", "--no-dashboard")
        stack.enter_context(dask("scheduler", *local_only, "--port", str(port)))
        wait_until(lambda: answers(port))
        quiet = (*local_only, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        workers = [stack.enter_context(dask("worker", address, *quiet)) for _ in range(2)]
        wait_until(lambda: count_of(address) == 2)
        done = 0

        def progress(games: int) -> None:
            nonlocal done
            done += games
            if done == 10:
                workers[0].kill()

        run = running.play(desk, cluster(address), progress)
        assert workers[0].wait() != 0
    running.conclude(desk, run)
    studied(tmp_path / "here", asked)
    assert same_result(tmp_path / "cluster", tmp_path / "here")
    told = json.loads((tmp_path / "cluster" / SUMMARY).read_text())["run"]
    assert (told["tasks"], told["games"], told["workers"]) == (60, 60, 2)
    assert told["seconds_for_an_empty_task"] > 0
    assert "overhead_per_task" in told


def count_of(address: str) -> int:
    with cluster(address) as crew:
        return crew.count()


def test_no_scheduler_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indochine.analysis.study.crew.CALLING", 1)
    with (
        pytest.raises(BadSetup, match="no Dask scheduler answers"),
        cluster(f"tcp://127.0.0.1:{free_port()}"),
    ):
        pass


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadSetup, match=r"indochine\[cluster\]"), cluster("tcp://127.0.0.1:1"):
        pass
