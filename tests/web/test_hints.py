"""Bots through the page: a hint, a seat lent to one and taken back, and why one did what it did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.play import Client, Player
from tests.server.running import Running
from tests.web.playing import choices, lay, log, open_menu, question, resign, settle, sit_down

WEIGHED = re.compile(r"leans \d+%")


def test_a_hint_lights_the_advised_choice_and_changes_nothing(
    page: Page, server: Running, client: Client
) -> None:
    made = lay(client, "saigon75", "SV")
    sit_down(page, server.url, made, "SV")
    settle(page)
    before = client.state(made.game, made.tokens["SV"])
    page.keyboard.press("h")  # as the button does
    advice = question(page).get_by_role("status")
    expect(advice).to_contain_text("The captain’s advice: ")
    expect(page.locator(".stage .shown").first).to_be_attached()  # on the board
    question(page).get_by_text("What the captain weighed").click()
    expect(question(page).get_by_text(WEIGHED).first).to_be_visible()
    said = advice.inner_text().removeprefix("The captain’s advice: ")
    expect(question(page).get_by_role("listitem").first).to_contain_text(said)
    assert client.state(made.game, made.tokens["SV"]) == before
    choices(page).first.click()
    expect(question(page).get_by_role("button", name="Hint: what would the captain do?")).to_be_visible()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(page: Page, server: Running, client: Client) -> None:
    made = lay(client, "saigon75")
    seat = client.state(made.game)["deciding"]
    sit_down(page, server.url, made, seat)
    settle(page)
    open_menu(page, "Let a bot play for me")
    page.get_by_role("dialog").get_by_role("radio", name=re.compile("^Random")).check()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you: Random.")).to_be_visible()
    expect(choices(page)).to_have_count(0)
    expect(question(page)).to_contain_text("Waiting for")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for you")).to_have_count(0)
    other = Player(client, made.game, next(made.tokens[s] for s in made.tokens if s != seat))
    for _ in range(200):
        if client.state(made.game)["deciding"] == seat:
            break
        other.play_one()
    settle(page)
    choices(page).first.click()
    steps = client.get(made.game, "steps").json()["steps"]
    assert [step["kind"] for step in steps if step["kind"] in ("handed", "returned")] == [
        "handed",
        "returned",
    ]


@pytest.mark.parametrize("way", ["log", "replay"])
def test_after_the_end_a_bot_tells_why(page: Page, server: Running, way: str) -> None:
    page.goto(f"{server.url}/watch/demo-saigon75")
    if way == "replay":
        page.get_by_role("slider", name="Decision").fill("6")
        page.get_by_role("group", name="Replay").get_by_role("button", name="Why?").click()
    else:
        log(page).get_by_role("button", name="Why?").last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(WEIGHED).first).to_be_visible()
    expect(dialog.get_by_text("Planner, by habit")).to_be_visible()
    expect(dialog.locator(".chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_during_the_game_nobody_is_told_why(page: Page, server: Running, client: Client) -> None:
    made = lay(client, "saigon75", "NV")  # the South, a bot, begins
    sit_down(page, server.url, made, "NV")
    settle(page)
    expect(page.get_by_role("button", name="Why?")).to_have_count(0)
    resign(page)
    expect(log(page).get_by_role("button", name="Why?").first).to_be_visible()
