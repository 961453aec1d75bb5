"""The home page: a first move within a minute, my games and whose turn it is, a game brought in a file."""

from __future__ import annotations

import json
import time
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import indochine
from indochine.kernel.game import Game
from tests.server.play import Client
from tests.server.running import Running, until
from tests.web.playing import CHOICE, CURTAIN, OVER, choices, play_on

FIRST_MINUTE = 60.0


def game_of(page: Page) -> str:
    return page.url.split("/play/")[1].split("?")[0]


def test_the_first_move_of_saigon_75_within_a_minute(page: Page, server: Running, client: Client) -> None:
    """Three clicks are allowed before the move; the page needs one."""
    began = time.monotonic()
    page.goto(server.url)
    page.get_by_role("article", name="Saigon 75").get_by_role("button", name="Play now").click()
    choices(page).first.click()
    until(lambda: client.state(game_of(page))["number"] >= 1)
    assert time.monotonic() - began < FIRST_MINUTE


def my_games(page: Page) -> Locator:
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def open_with_a_friend(page: Page, url: str, mine: str, friends: str) -> None:
    page.goto(f"{url}/new/saigon75")
    page.locator(f"input[name=seat-{mine}][value=me]").check()
    page.locator(f"input[name=seat-{friends}][value=friend]").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()


def test_my_games_are_listed_with_whose_turn_it_is(page: Page, server: Running) -> None:
    page.goto(server.url)
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)
    open_with_a_friend(page, server.url, mine="NV", friends="SV")
    open_with_a_friend(page, server.url, mine="SV", friends="NV")
    page.get_by_role("link", name="Indochine").click()
    expect(my_games(page)).to_have_count(2)
    expect(my_games(page).first).to_contain_text("Your turn")
    expect(my_games(page).last).to_contain_text("waiting for South")
    expect(page).to_have_title("(1) Indochine")
    my_games(page).first.get_by_role("link", name="Saigon 75").click()
    expect(choices(page).first).to_be_visible()


# A game brought in a file


def nearly_over(title: str, left: int = 3) -> Any:
    """The record of a game that needs so many more decisions to its end, as random play goes."""
    game, chance = indochine.title(title).start(seed=12), Random(12)
    last: deque[Game] = deque(maxlen=left)
    while not game.over:
        last.append(game.copy())
        game.choose(chance.choice(game.codes))
    return json.loads(json.dumps(last[0].record()))


def play_for_all_seats(page: Page) -> None:
    """Whoever is asked decides at this screen, to the end."""
    for _ in range(200):
        expect(page.locator(f"{CHOICE}, {CURTAIN}, {OVER}").first).to_be_visible()
        if page.locator(OVER).count():
            return
        if page.locator(CURTAIN).count():
            page.get_by_role("button", name="show the table").click()
        else:
            play_on(page, 400, until=f"{CURTAIN}, {OVER}")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("title", indochine.titles())
def test_a_record_is_brought_and_played_to_its_real_end(
    page: Page, server: Running, client: Client, title: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(nearly_over(title)), "utf-8")
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/play/**")
    play_for_all_seats(page)
    outcome = client.get(game_of(page)).json()["outcome"]
    assert outcome["reason"] not in ("resigned", "agreed")


def test_a_file_that_holds_no_game_is_refused_in_a_sentence(
    page: Page, server: Running, tmp_path: Path
) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('["eggs"]', "utf-8")
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("shopping.json is neither the record of a game")
