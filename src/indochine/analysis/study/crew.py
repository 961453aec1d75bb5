"""Who plays the games: this process, others on this machine, or a cluster, all behind one interface."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from statistics import median
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from indochine.kernel.collector import spare_collector
from indochine.kernel.errors import BadSetup

AHEAD = 3  # tasks handed out for each worker, so that none waits for the next
TRIES = 3  # of a task whose worker fails
PROBES = 20  # empty tasks that measure what a task costs
CALLING = 10  # seconds that a scheduler has to answer

A = TypeVar("A")
B = TypeVar("B")


class Here(Executor):
    """This very process: a task is done when it is handed in."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as problem:
            future.set_exception(problem)
        return future


class Crew:
    """An executor, and how many work behind it just now."""

    def __init__(self, executor: Executor, count: Callable[[], int]) -> None:
        self.executor, self.count = executor, count

    def each(self, work: Callable[[A], B], items: Iterable[A]) -> Iterator[tuple[A, B]]:
        """Every item with what came of it, as they are done."""
        todo = iter(items)
        waiting: dict[Future[B], A] = {}
        while True:
            self.hand_out(work, todo, waiting)
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), result_of(future)

    def hand_out(self, work: Callable[[A], B], todo: Iterator[A], waiting: dict[Future[B], A]) -> None:
        room = 1 if isinstance(self.executor, Here) else AHEAD * max(1, self.count())
        while len(waiting) < room:
            item = next(todo, None)
            if item is None:
                return
            waiting[self.executor.submit(work, item)] = item

    def round_trip(self) -> float:
        """Seconds that a task takes in which nothing is done."""
        times = []
        for number in range(PROBES):
            start = perf_counter()
            self.executor.submit(abs, number).result()
            times.append(perf_counter() - start)
        return median(times)


def result_of(future: Future[B]) -> B:
    try:
        return future.result()
    except BrokenProcessPool:
        raise BadSetup(
            "a process that played was killed (for want of memory?); what is done is kept: "
            "the same command goes on from there"
        ) from None


@contextmanager
def local(jobs: int) -> Iterator[Crew]:
    """So many processes on this machine; with one the games are played right here."""
    if jobs <= 1:
        yield Crew(Here(), lambda: 1)
        return
    spawn = multiprocessing.get_context("spawn")  # a fork would take along whatever threads are running
    pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=begin)
    try:
        yield Crew(pool, lambda: jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """A worker leaves Ctrl-C to the one who started it, and does not outlive that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    spare_collector()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask scheduler, wherever they are; a task whose worker is lost is given to another."""
    try:
        from distributed import Client
    except ImportError:
        raise BadSetup("--cluster needs Dask: install it with pip install 'indochine[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        client = Client(address, timeout=CALLING)
    except (OSError, ValueError) as problem:
        raise BadSetup(f"no Dask scheduler answers at {address} ({problem or 'timed out'})") from None
    try:
        yield Crew(client.get_executor(pure=False, retries=TRIES), lambda: sum(client.ncores().values()))
    finally:
        client.close()
