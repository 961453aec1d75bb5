"""Group commit, seen from the writer alone: who shares a transaction with whom, and who answers for what."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from indochine.server.storage import StoreFull
from indochine.server.storage.writer import ENOUGH, TURNS, GroupWriter, Job

pytestmark = pytest.mark.anyio


class Disk:
    """Commits when it is let, and remembers what was committed together."""

    def __init__(self) -> None:
        self.batches: list[list[Any]] = []
        self.let = asyncio.Event()
        self.full = self.begun = False

    async def commit(self, jobs: list[Job]) -> list[bool]:
        names, self.begun = [job.row for job in jobs], True
        await self.let.wait()
        if self.full:
            raise StoreFull("The disk is full.")
        if "poison" in names:
            raise ValueError("poison")
        self.batches.append(names)
        return [name != "late" for name in names]


async def under_way(disk: Disk) -> None:
    """Until a commit has begun."""
    while not disk.begun:
        await asyncio.sleep(0)


async def test_what_comes_while_the_loop_turns_shares_a_commit_and_what_comes_later_the_next() -> None:
    disk = Disk()
    writer = GroupWriter(disk.commit)
    first = [writer.submit("job", name) for name in "abc"]
    await asyncio.sleep(0)
    first.append(writer.submit("job", "d"))
    await under_way(disk)
    later = [writer.submit("job", "e")]
    await asyncio.sleep(0)
    later.append(writer.submit("job", "f"))
    assert not any(answer.done() for answer in first + later)
    disk.let.set()
    assert await asyncio.gather(*first, *later) == [True] * 6
    assert disk.batches == [["a", "b", "c", "d"], ["e", "f"]]


async def test_a_commit_does_not_wait_for_ever_for_company() -> None:
    disk, coming = Disk(), iter(range(10 * ENOUGH))
    writer = GroupWriter(disk.commit)
    answers = [writer.submit("job", next(coming))]
    while not disk.begun:
        answers.append(writer.submit("job", next(coming)))
        await asyncio.sleep(0)
    disk.let.set()
    assert all(await asyncio.gather(*answers))
    assert ENOUGH <= len(disk.batches[0]) <= ENOUGH + TURNS


async def test_an_idle_writer_starts_again() -> None:
    disk = Disk()
    disk.let.set()
    writer = GroupWriter(disk.commit)
    assert await writer.submit("job", "a") is True
    assert await writer.submit("job", "late") is False
    assert disk.batches == [["a"], ["late"]]


async def test_a_full_disk_fails_all_of_its_batch_and_none_of_the_next() -> None:
    disk = Disk()
    disk.let.set()
    disk.full = True
    writer = GroupWriter(disk.commit)
    answers = await asyncio.gather(*(writer.submit("job", name) for name in "abc"), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["The disk is full."] * 3
    disk.full = False
    assert await writer.submit("job", "d")
    assert disk.batches == [["d"]]


async def test_a_job_that_no_database_takes_harms_only_itself() -> None:
    disk = Disk()
    disk.let.set()
    writer = GroupWriter(disk.commit)
    names = ["a", "poison", "late"]
    answers = await asyncio.gather(*(writer.submit("job", name) for name in names), return_exceptions=True)
    assert [answers[0], answers[2]] == [True, False]
    assert isinstance(answers[1], ValueError)


async def test_whoever_goes_away_does_not_stop_the_others() -> None:
    disk = Disk()
    writer = GroupWriter(disk.commit)
    gone, stays = writer.submit("job", "a"), writer.submit("job", "b")
    await asyncio.sleep(0)
    gone.cancel()
    disk.let.set()
    assert await stays is True
    assert await writer.submit("job", "c") is True


async def test_closing_writes_what_is_waiting() -> None:
    disk = Disk()
    writer = GroupWriter(disk.commit)
    answers = [writer.submit("job", "a")]
    await asyncio.sleep(0)
    answers.append(writer.submit("job", "b"))
    disk.let.set()
    await writer.close()
    assert [answer.result() for answer in answers] == [True, True]
    with pytest.raises(StoreFull):
        writer.submit("job", "c")


async def test_what_can_be_done_meanwhile_is_done_before_the_commit_has_ended() -> None:
    disk = Disk()
    writer, done = GroupWriter(disk.commit), []
    answers = [writer.submit("job", name, partial(done.append, name)) for name in "ab"]
    while not done:
        await asyncio.sleep(0)
    assert done == ["a", "b"]
    assert disk.batches == []
    assert not any(answer.done() for answer in answers)
    disk.let.set()
    assert await asyncio.gather(*answers) == [True, True]
