"""A game of every title against a bot, from the home page to its end, through the page alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

import indochine
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import OVER, choices, log, play_on, titles

# Decisions of the person; no game is longer.
MOST: Final = {"saigon75": 1000, "lost-valley": 1000, "storm": 3000, "silver-bayonet": 1500}


def test_every_title_is_played() -> None:
    assert set(MOST) == set(indochine.titles())


def set_up(page: Page, url: str, name: str) -> None:
    """Title, who plays, start: with the weakest bot, which does not think long."""
    page.goto(url)
    page.get_by_role("article", name=name).get_by_role("link", name="Set up").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for level in page.locator("input[name^=level][value=random]").all():
        level.check()
    page.get_by_role("button", name="Start").click()


@pytest.mark.parametrize("title", MOST)
def test_a_game_is_created_and_played_to_its_end(
    page: Page, server: Running, client: Client, title: str
) -> None:
    [info] = [found for found in titles(client) if found["id"] == title]
    set_up(page, server.url, info["name"])
    expect(choices(page).first).to_be_visible()
    made = play_on(page, MOST[title])
    assert 30 < made < MOST[title], "not a whole game"
    expect(page.locator(OVER)).to_be_visible()
    expect(choices(page)).to_have_count(0)
    assert log(page).get_by_role("listitem").count() > 30
    game = page.url.split("/play/")[1].split("?")[0]
    assert client.get(game).json()["outcome"] is not None
