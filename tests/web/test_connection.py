"""A server that dies in the middle of a game: the page says so, waits, and goes on as if nothing had been."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser import Visitors
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import choices, lay, log, play_on, settle, sit_down

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
