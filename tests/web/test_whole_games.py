"""A game of every title against a bot, from the home page to its end, through the page alone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import indochine
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import OVER, choices, log, play_on, titles

# Decisions of the person; no game is longer.
MOST: Final = {"saigon75": 1000, "lost-valley": 1000, "storm": 3000, "silver-bayonet": 1500}

UNSAID: Final = re.compile(r"\[[a-z]+-[\w.-]+\]")  # a message that no catalogue has is shown as its id


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
    assert made < MOST[title], "the game does not end"
    expect(page.locator(OVER)).to_be_visible()
    expect(choices(page)).to_have_count(0)
    expect(page.locator("body")).not_to_contain_text(UNSAID)
    is_whole(page, client, made)


def is_whole(page: Page, client: Client, made: int) -> None:
    """How long a game lasts is its own affair: some victories come at once. But every decision of the person
    was a click, all decisions from the first on lead to an end by the rules, not a decision sooner, and the
    log tells every line of it."""
    game = page.url.split("/play/")[1].split("?")[0]
    info, record = client.get(game).json(), client.get(game, "record").json()
    [person] = [seat for seat, held in info["seats"].items() if "bot" not in held]
    decisions = {number: entry for number, entry in enumerate(record["entries"]) if "turn" not in entry}
    assert all("do" in entry for entry in decisions.values()), "somebody resigned or took back"
    assert [entry["seat"] for entry in decisions.values()].count(person) == made > 0
    played = indochine.replay(record)
    assert played.outcome is not None
    assert info["outcome"] == record["outcome"] == played.outcome.json()
    assert indochine.replay(record, upto=max(decisions)).outcome is None
    assert told(page) == len(played.log_for(person))


def told(page: Page) -> int:
    """Lines of the whole log; equal ones that follow each other are one, with how often."""
    earlier = log(page).get_by_role("button", name="Show earlier lines")
    while earlier.count():
        earlier.click()
    rows: list[str] = log(page).locator("li .text").all_inner_texts()
    return sum(int(found[1]) if (found := re.search(r"\u00a0×(\d+)$", row)) else 1 for row in rows)
