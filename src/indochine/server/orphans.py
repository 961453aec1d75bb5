"""No process outlives the one that started it: a worker left alone would keep the port and go on serving."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread


def end_with_parent() -> None:
    """Called by a process that another one has started: when that one ends, however it does, stop too."""
    Thread(target=_mourn, name="parent", daemon=True).start()


def _mourn() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
