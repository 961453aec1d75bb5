"""After a game: how lucky each side was, and the way from a roll to the board as it was then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.play import Client, Made, play_steps, players
from tests.server.running import Running

TITLE = "Luck with the dice"
NAMES = {"FR": "French", "VM": "Viet Minh"}


def rolls(page: Page) -> Locator:
    return page.get_by_role("list", name=TITLE).get_by_role("button")


@pytest.fixture
def made(client: Client) -> Made:
    """Two players who choose at random, until one has enough."""
    found = client.create("storm")
    play_steps(players(client, found, seed=3), 120)
    return found


def test_the_luck_of_a_game_is_told_once_it_is_over(
    page: Page, server: Running, client: Client, made: Made
) -> None:
    page.goto(f"{server.url}/watch/{made.game}")
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    assert page.get_by_text(TITLE).count() == 0
    client.act(made.game, made.tokens["VM"], "resign", key="enough")
    page.get_by_text(TITLE).click()
    luck = client.get(made.game, "luck").json()
    expect(rolls(page)).to_have_count(len(luck["rolls"]))
    for side in luck["sides"]:  # both, unless one had no need of dice
        expect(page.locator(".luck")).to_contain_text(f"{NAMES[side['side']]}: ")
    rolls(page).first.click()
    expect(page.get_by_role("group", name="Replay")).to_contain_text(f"step {luck['rolls'][0]['step']} of")
    expect(rolls(page)).to_have_count(len(luck["rolls"]))  # still there, for the next one
