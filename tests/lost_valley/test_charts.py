"""What the rules read while the dice fall says the same as the printed tracks and tables."""

from __future__ import annotations

import pytest

from indochine.kernel.registry import title
from indochine.titles.lost_valley.charts import Charts
from indochine.titles.lost_valley.table_data import DrmTrack, Table, Track

TABLES = title("lost-valley").pack.tables
CHARTS = Charts(TABLES)
TOTALS = range(-30, 60)


def named(owner: object, kind: type) -> dict[str, object]:
    found = {name: getattr(owner, name) for name in owner.__struct_fields__}
    return {name: value for name, value in found.items() if isinstance(value, kind)}


@pytest.mark.parametrize("name", [name for name in named(TABLES.track, Track) if name != "sitrep"])
def test_every_level_is_where_it_is_printed(name: str) -> None:
    printed, read = getattr(TABLES.track, name), getattr(CHARTS, name)
    assert [read.stop(level) for level in TOTALS] == [printed.stop(level) for level in TOTALS]
    if isinstance(printed, DrmTrack):
        levels = range(printed.least, printed.most + 1)
        assert [read.drm_at(level) for level in levels] == list(printed.drm)
        for beyond in (printed.least - 1, printed.most + 1):
            with pytest.raises(LookupError):
                read.drm_at(beyond)


@pytest.mark.parametrize("name", named(TABLES, Table))
def test_every_total_has_its_printed_row(name: str) -> None:
    printed, read = getattr(TABLES, name), getattr(CHARTS, name)
    assert read.dice == printed.dice
    assert [read.at(total) for total in TOTALS] == [printed.at(total) for total in TOTALS]
