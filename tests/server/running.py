"""The server as it runs in earnest: a process of its own, started, stopped, killed and started again."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Self

STOPPED = (0, -signal.SIGTERM)  # exit codes after a graceful stop; a lone process ends by its signal
PORTS = (10_000, 32_000)  # below those that outgoing connections take: nobody else's client sits on ours
PATIENCE = 90.0  # seconds until a server that does not answer, or does not stop, is a failure
WITHOUT_LIMITS = ("--rate", "0", "--log-level", "warning")


class Running:
    """`indochine serve`. Its workers and bots are one group of processes, so that none outlives a test."""

    def __init__(self, database: str | Path, *more: str, workers: int = 1) -> None:
        self.database = str(database)
        self.options = ["--db", self.database, "--workers", str(workers), *WITHOUT_LIMITS, *more]
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.output = tempfile.TemporaryFile()  # noqa: SIM115, closed when the server is left

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: Any) -> None:
        self.kill()
        self.output.close()

    def start(self) -> Self:
        """Returns once the server answers."""
        self.launch()
        self.wait_until_healthy()
        return self

    def launch(self) -> None:
        """Returns at once."""
        command = [sys.executable, "-m", "indochine", "serve", "--port", str(self.port), *self.options]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def wait_until_healthy(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.healthy():
            assert time.monotonic() < end, f"no answer from the server:\n{self.said()}"
            if self.process is None or self.process.poll() is not None:
                self.start_elsewhere()
            time.sleep(0.02)

    def healthy(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=10)
        with suppress(OSError, HTTPException), closing(line):
            line.request("GET", "/health")
            return line.getresponse().status == 200
        return False

    def start_elsewhere(self) -> None:
        """Somebody has taken the port; any other reason to end is a failure."""
        said = self.said()
        assert "cannot listen" in said, f"the server has ended:\n{said}"
        self.port = free_port()
        self.output.truncate(0)
        self.launch()

    def kill(self) -> None:
        """No warning, no farewell: what is not on the disk now is lost."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.is_gone()  # the port is free only when the last of the group is
        self.process = None

    def is_gone(self) -> bool:
        """Whether all its processes end, within our patience."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                os.killpg(self.process.pid, 0)
                time.sleep(0.01)
        except ProcessLookupError:
            return True
        return False

    def stop(self) -> int:
        """Ask it to stop, as an operator would; its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.kill()
        return code

    def restart(self) -> Self:
        self.kill()
        return self.start()

    def workers(self) -> list[int]:
        """The process ids of its workers, where there are several."""
        assert self.process is not None
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [
            int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    @contextmanager
    def only(self, worker: int) -> Iterator[None]:
        """Let all other workers sleep."""
        others = [other for other in self.workers() if other != worker]
        for other in others:
            os.kill(other, signal.SIGSTOP)
        try:
            yield
        finally:
            for other in others:
                os.kill(other, signal.SIGCONT)

    def said(self) -> str:
        """What it has printed and logged, for the report of a failure."""
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[-5000:]


def free_port() -> int:
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def until(holds: Callable[[], Any]) -> None:
    """Wait for what comes when it comes."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
