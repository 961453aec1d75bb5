"""Looking back at a game, and trying something else beside it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.play import Client, Made, Player
from tests.server.running import Running, until
from tests.web.playing import choices, lay, log, play_on, question, resign, settle, sit_down


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Decision")


def banner(page: Page) -> Locator:
    return page.get_by_role("group", name="Replay")


@pytest.fixture
def played(client: Client) -> Made:
    """A dozen decisions of the only player."""
    made = lay(client, "lost-valley")
    player = Player(client, made.game, made.tokens["FR"], seed=4)
    for _ in range(12):
        player.play_one()
    return made


def pieces(page: Page) -> Any:
    """Where the counters lie."""
    places = "(found) => found.map((pile) => [pile.dataset.piece, pile.getAttribute('style')])"
    return page.locator("[data-piece]").evaluate_all(places)


def lying(page: Page) -> list[str]:
    """Which counters lie on the board, however large it is drawn."""
    return sorted(name for name, _ in pieces(page))


def test_the_slider_goes_through_the_whole_game(page: Page, server: Running, played: Made) -> None:
    sit_down(page, server.url, played, "FR")
    settle(page)
    now, asked = log(page).inner_text(), question(page).inner_text()
    last = slider(page).get_attribute("max")
    slider(page).fill("0")
    expect(banner(page)).to_contain_text("Looking at step 0 of")
    expect(log(page)).not_to_have_text(now, use_inner_text=True)
    expect(choices(page)).to_have_count(0)  # nobody decides in the past
    at_first = pieces(page)
    for count in range(1, 5):
        replay(page).get_by_role("button", name="One decision on").click()
        expect(slider(page)).to_have_value(str(count))
    replay(page).get_by_role("button", name="One decision back").click()
    expect(slider(page)).to_have_value("3")
    replay(page).get_by_role("button", name="Back to now").click()
    expect(slider(page)).to_have_value(last or "")
    expect(choices(page).first).to_be_visible()
    assert (log(page).inner_text(), question(page).inner_text()) == (now, asked)
    assert pieces(page) != at_first


def test_a_demo_runs_at_once(page: Page, server: Running) -> None:
    page.goto(server.url)
    page.get_by_role("article", name="Saigon 75").get_by_role("link", name="Watch a demo").click()
    expect(slider(page)).to_be_visible()
    until(lambda: int(slider(page).input_value()) in range(2, 50))
    replay(page).get_by_role("button", name="Pause").click()
    expect(replay(page).get_by_role("button", name="Play", exact=True)).to_be_visible()


def try_something_else(page: Page) -> None:
    """Ask "What if?" and go to the game that begins there."""
    replay(page).get_by_role("button", name="What if?").click()
    page.get_by_role("dialog").get_by_role("button", name="Try it").click()
    expect(page.get_by_text("This is not the real game.")).to_be_visible()


def test_what_if_from_what_a_seat_knows_now(
    page: Page, server: Running, client: Client, played: Made
) -> None:
    sit_down(page, server.url, played, "FR")
    settle(page)
    before = client.state(played.game, played.tokens["FR"])
    try_something_else(page)
    assert played.game not in page.url
    settle(page)
    play_on(page, 3)
    page.get_by_role("link", name="Back to the real game").click()
    expect(page.get_by_text("This is not the real game.")).to_have_count(0)
    settle(page)
    assert client.state(played.game, played.tokens["FR"]) == before


def test_what_if_from_a_step_of_a_finished_game(
    page: Page, server: Running, client: Client, played: Made
) -> None:
    sit_down(page, server.url, played, "FR")
    resign(page)
    over = client.get(played.game).json()
    slider(page).fill("5")
    expect(banner(page)).to_contain_text("Looking at step 5 of")
    expect(choices(page)).to_have_count(0)
    then = lying(page)
    try_something_else(page)
    settle(page)
    assert lying(page) == then
    assert play_on(page, 3) == 3
    assert client.get(played.game).json() == over


def test_the_end_tells_how_the_game_went(page: Page, server: Running) -> None:
    page.goto(f"{server.url}/watch/demo-saigon75")
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading", name="How it went, turn by turn")).to_be_visible()
    told = over.locator("dl > div").filter(has_text="Provinces").first
    numbers = [int(number) for number in re.findall(r"\d+", told.locator(".hidden").inner_text())]
    turns = over.get_by_role("group", name="Go to turn or phase…").get_by_role("button")
    assert len(numbers) == turns.count() + 1  # the beginning of each turn, and the end
    turns.nth(1).click()
    expect(page.locator(".status .what")).to_contain_text("2 of 8")
