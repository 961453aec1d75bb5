"""A server that dies in the middle of a game: the page says so, waits, and goes on as if nothing had been."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import Visitors
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import choices, lay, log, play_on, question, settle, sit_down

LOST = "Connection lost"
UNREACHABLE = r"net::ERR_"  # the browser itself complains of every request that nobody answers


def test_a_killed_server_comes_back_in_the_middle_of_a_game(visit: Visitors, tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'games.db'}") as server, Client(server.url) as client:
        page = visit(forgiven=UNREACHABLE)
        made = lay(client, "lost-valley")
        sit_down(page, server.url, made, "FR")
        play_on(page, 5)
        settle(page)
        before, asked = log(page).inner_text(), choices(page).all_inner_texts()
        server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        server.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
        assert (log(page).inner_text(), choices(page).all_inner_texts()) == (before, asked)
        assert play_on(page, 5) == 5
        settle(page)
        assert log(page).inner_text() != before


def test_a_decision_made_while_nobody_answers_is_carried_out_once(visit: Visitors, tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'games.db'}") as server, Client(server.url) as client:
        page = visit(forgiven=UNREACHABLE)
        made = lay(client, "lost-valley")
        sit_down(page, server.url, made, "FR")
        settle(page)
        number = client.state(made.game)["number"]
        server.kill()
        choices(page).first.click()
        server.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
        settle(page)
        if client.state(made.game)["number"] == number:  # the page gave up before the server was back
            choices(page).first.click()
            settle(page)
        assert client.state(made.game)["number"] == number + 1


def spoil(database: Path, game: str) -> None:
    """As if other rules had made it: its last move can no longer be played."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(
            """UPDATE event SET body = replace(body, '"do":[', '"do":["unheard-of",') WHERE serial =
               (SELECT max(serial) FROM event WHERE game = ? AND body LIKE '%"do":[%')""",
            [game],
        )


def test_a_game_that_does_not_replay_can_be_looked_at_only(visit: Visitors, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with Running(f"sqlite:///{database}") as server, Client(server.url) as client:
        made = lay(client, "lost-valley")
        page = visit(forgiven=UNREACHABLE)
        sit_down(page, server.url, made, "FR")
        play_on(page, 5)
        settle(page)
        server.kill()
        spoil(database, made.game)
        server.start()
        page.goto(f"{server.url}/play/{made.game}")
        expect(question(page)).to_contain_text("Can be looked at, not played on. Its record does not replay.")
        expect(choices(page)).to_have_count(0)
        expect(page.locator(".space.lit, .press")).to_have_count(0)
        page.get_by_role("slider", name="Decision").fill("1")
        expect(page.get_by_role("group", name="Replay")).to_contain_text("Looking at step 1 of")
