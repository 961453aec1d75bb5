"""One writer whose commits many share: what comes while a commit is under way waits, together, for the next.

No time passes to win company, but a commit waits while some turns of the event loop bring more jobs: what has
arrived at the server already goes with it. An idle loop turns so often in microseconds; under load a commit
costs the thread that serves more than a command does, so that fewer and larger ones are better.
"""

from __future__ import annotations

from asyncio import Future, Task, get_running_loop, sleep
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from indochine.server.storage.interface import Meanwhile, StoreFull, nothing

TURNS = (
    8  # of the event loop, for which a commit waits as long as they bring jobs: measured, 6 to 12 are alike
)
ENOUGH = 64  # jobs that wait for no other


class Job(NamedTuple):
    """Something to be written: what kind of thing, the row it is made of, and what to do meanwhile."""

    kind: str
    row: Any
    meanwhile: Meanwhile = nothing


# One transaction; an answer for each job, in order.
Commit = Callable[[list[Job]], Coroutine[Any, Any, list[bool]]]


class GroupWriter:
    """Takes jobs from many tasks and answers each after its commit."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._jobs: list[Job] = []
        self._answers: list[Future[bool]] = []
        self._working: Task[None] | None = None
        self._closed = False

    def submit(self, kind: str, row: Any, meanwhile: Meanwhile = nothing) -> Future[bool]:
        """What comes back is done when the job is on the disk."""
        if self._closed:
            raise StoreFull("The database is closed: the server is stopping.")
        loop = get_running_loop()
        answer: Future[bool] = loop.create_future()
        self._jobs.append(Job(kind, row, meanwhile))
        self._answers.append(answer)
        if self._working is None:
            self._working = loop.create_task(self._work())
        return answer

    async def close(self) -> None:
        """Write what is waiting, take no more."""
        self._closed = True
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        while self._jobs:
            await self._gather()
            jobs, answers = self._jobs, self._answers
            self._jobs, self._answers = [], []
            await self._share(jobs, answers)
        self._working = None

    async def _gather(self) -> None:
        known = 0
        while known < len(self._jobs) < ENOUGH:
            known = len(self._jobs)
            for _ in range(TURNS):
                await sleep(0)

    async def _share(self, jobs: list[Job], answers: list[Future[bool]]) -> None:
        try:
            results = await self._begin(jobs)
        except StoreFull as problem:
            for answer in answers:
                _fail(answer, StoreFull(*problem.args))
        except Exception as problem:
            await self._find_culprit(jobs, answers, problem)
        else:
            for answer, result in zip(answers, results, strict=True):
                if not answer.done():  # done already: whoever asked has gone
                    answer.set_result(result)

    async def _begin(self, jobs: list[Job]) -> list[bool]:
        """A commit, and what can be done before it has ended."""
        commit = get_running_loop().create_task(self._commit(jobs))
        await sleep(0)  # now it is on its way
        for job in jobs:
            job.meanwhile()
        return await commit

    async def _find_culprit(self, jobs: list[Job], answers: list[Future[bool]], problem: Exception) -> None:
        """The database is well but a job is not: alone, it can spoil nobody else's."""
        if len(jobs) == 1:
            return _fail(answers[0], problem)
        for job, answer in zip(jobs, answers, strict=True):
            await self._share([job], [answer])


def _fail(answer: Future[bool], problem: Exception) -> None:
    if not answer.done():
        answer.set_exception(problem)
