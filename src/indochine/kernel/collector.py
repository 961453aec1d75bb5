"""The garbage collector, in a process that has long to compute."""

from __future__ import annotations

import gc


def spare_collector() -> None:
    """What is loaded by now stays; and tables grow by things that live long, so seldom look for garbage.

    For a process of our own alone: a library leaves its caller's collector as it is."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
