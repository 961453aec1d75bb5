"""The benchmark of the server runs, measures what it says, and does not hide what it misses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from indochine.server.bench import measure as bench
from indochine.server.bench.hosts import CommitEach
from indochine.server.bench.load import Load
from indochine.server.bench.servers import commands, started
from indochine.server.storage import open_store
from indochine.server.storage.interface import EventRow, GameRow, Head

HEAD = Head("NV", False, False, None, 0, 0.0)


def test_what_the_clients_count_is_what_the_server_stored(tmp_path: Path) -> None:
    """Every acknowledged action is in the database, and each has brought both clients a view."""
    with started(*commands(tmp_path)["sqlite"]) as port:
        load = Load(port, "saigon75", 2)
        bench.with_fast_loop(bench.by_turns([load], 0.5))
    assert load.acknowledged == len(load.delays) > 0
    everything = sum(table.commands for table in load.tables)
    assert asyncio.run(events_stored(tmp_path / "tables.db")) == everything >= load.acknowledged


async def events_stored(path: Path) -> int:
    store = open_store(str(path))
    await store.open()
    counts = await store.counts()
    await store.close()
    return counts["events"]


def test_all_servers_are_measured_in_one_run() -> None:
    found = bench.measure("saigon75", 0.3, tables=2, with_postgres=False)
    assert set(found["rates"]) == {"sqlite", "without storage", "commit per request"}
    assert all(rate["per_second"] > 0 and rate["p50_ms"] > 0 for rate in found["rates"].values())
    bare = bench.measure_bare(0.3)
    assert all(rate["per_second"] > 0 for rate in bare["rates"].values())
    assert bare["fsyncs"] > 0


@pytest.mark.parametrize(
    ("ours", "met"), [(80.0, [True, True]), (79.0, [False, True]), (70.0, [False, False])]
)
def test_a_bar_that_is_missed_is_shown_as_missed(ours: float, met: list[bool]) -> None:
    slices = {"sqlite": [ours, ours], "without storage": [100.0, 100.0], "commit per request": [31.0, 31.0]}
    rates = {name: {"slices": found} for name, found in slices.items()}
    assert [bar["met"] for bar in bench.storage_bars(rates, "sqlite", bench.STORAGE)] == met


def test_one_bad_moment_of_the_machine_does_not_decide() -> None:
    """Slices are compared with those beside them, and the median counts."""
    rates = {"sqlite": {"slices": [90.0, 9.0, 45.0]}, "without storage": {"slices": [100.0, 100.0, 50.0]}}
    assert bench.against(rates, "sqlite", "without storage", bench.STORAGE)["value"] == 0.9


@pytest.mark.parametrize(("tables", "judged"), [(16, False), (32, True)])
def test_what_storage_costs_is_judged_with_32_commands_under_way(tables: int, judged: bool) -> None:
    rate = {"slices": [100.0], "p50_ms": 2.0, "p99_ms": 4.0}
    rates = {"sqlite": rate, "without storage": rate, "commit per request": rate}
    assert ("met" in bench.table_bars(rates, tables)[0]) is judged
    assert "met" not in bench.bare_bars(rates | {"group commit": rate})[0]


def test_slow_tails_are_shown_as_missed() -> None:
    rate = {"slices": [100.0], "p50_ms": 2.0, "p99_ms": 10.1}
    rates = {"sqlite": rate, "without storage": rate, "commit per request": rate}
    assert bench.table_bars(rates, 16)[-1]["met"] is False
    assert "met" not in bench.table_bars(rates, 32)[-1]
    assert bench.table_bars(rates | {"sqlite": {**rate, "p99_ms": 10.0}}, 16)[-1]["met"] is True


def test_the_yardstick_commits_for_each_alone(tmp_path: Path) -> None:
    assert asyncio.run(commits_of_ten(tmp_path / "each.db")) == 10


async def commits_of_ten(path: Path) -> int:
    store, sizes = CommitEach(path), []
    await store.open()
    await store.create(GameRow("a", "bare", 0.0, "{}", (), HEAD))
    share = store._writer._commit

    async def counted(jobs: list) -> list[bool]:  # type: ignore[type-arg]
        sizes.append(len(jobs))
        return await share(jobs)

    store._writer._commit = counted
    await asyncio.gather(*(store.append(EventRow("a", n, 0.0, "{}", HEAD)) for n in range(1, 11)))
    await store.close()
    return len(sizes)
