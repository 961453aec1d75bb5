"""What a balance study asks of Silver Bayonet, on scores written by hand."""

from __future__ import annotations

import pytest

from indochine.kernel.study import Ended, Share
from indochine.kernel.text import LANGUAGES
from tests.silver_bayonet.tables import TITLE


def ended(fwa: int, pavn: int, reason: str = "points", scenario: str = "5") -> Ended:
    return Ended(scenario, None, reason, {"FWA": fwa, "PAVN": pavn, "turn": 2})


@pytest.mark.rule("silver-bayonet", "17.1a")
def test_the_fair_lead_is_where_both_sides_win_equally_often() -> None:
    games = [ended(10, pavn) for pavn in (16, 14, 13, 13, 12, 9)]  # leads of -6, -4, -3, -3, -2 and 1
    points, leads = TITLE.study.findings(TITLE.book, games)
    assert points.rows[1][1:] == (pytest.approx(77 / 6, abs=0.01), 9, 16)
    assert leads.note.params["number"] == -3
    assert leads.note.params["percent"] == 67
    wins = {row[0]: row[1] for row in leads.rows}
    assert wins[-3] == Share(4, 6)
    assert wins[-2] == Share(2, 6)


def test_games_that_ended_early_have_no_lead() -> None:
    games = [ended(0, 3, "captured", "4"), ended(0, 3, "points", "1")]
    found = TITLE.study.findings(TITLE.book, games)
    assert [finding.id for finding in found] == ["points-4", "points-1", "fair-lead-1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_and_finding_has_its_words(language: str) -> None:
    endings = [
        TITLE.study.ending(reason) for reason in ("points", "major", "draw", "captured", "all-eliminated")
    ]
    findings = TITLE.study.findings(TITLE.book, [ended(3, 5)])
    columns = [column for finding in findings for column in finding.columns]
    names = [row[0] for row in findings[0].rows]
    for msg in [*endings, *columns, *names, *(f.title for f in findings), *(f.note for f in findings)]:
        assert "{" not in TITLE.text(msg, language)
        assert TITLE.text(msg, language) != msg.id
