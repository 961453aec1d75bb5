"""What the page says: in each language, switched at once and remembered; and why something is not allowed."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import Visitors
from tests.server.play import Client, Made, Player
from tests.server.running import Running
from tests.web.playing import FREE_POINT, lay, settle, sit_down

LANGUAGES: Final = ("fr", "pl", "en")


def language_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("lang")


def test_the_home_page_changes_its_language_at_once_and_keeps_it(page: Page, server: Running) -> None:
    page.goto(server.url)
    heading = page.get_by_role("heading", level=1)
    said = {heading.inner_text()}
    for language in ("fr", "pl"):
        page.locator("select:has(option[value=pl])").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(heading).not_to_have_text(re.compile("|".join(map(re.escape, said))))
        said.add(heading.inner_text())
    page.reload()
    expect(heading).to_be_visible()
    assert language_of(page) == "pl"
    assert heading.inner_text() in said


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("pl-PL", "pl"), ("de-DE", "en")])
def test_a_newcomer_is_met_in_the_language_of_the_browser(
    visit: Visitors, server: Running, locale: str, language: str
) -> None:
    page = visit(locale=locale)
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", language)


def speak(page: Page, language: str) -> None:
    """Another language, in the menu of the table."""
    page.locator("header button[aria-haspopup=dialog]").click()
    page.get_by_role("dialog").locator("select:has(option[value=pl])").select_option(language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("title", "seat"), [("saigon75", "NV"), ("storm", "FR"), ("lost-valley", "FR")])
def test_a_table_is_read_in_each_language(
    page: Page, server: Running, client: Client, title: str, seat: str
) -> None:
    made = lay(client, title, seat)
    sit_down(page, server.url, made, seat)
    settle(page)
    for language in LANGUAGES:
        speak(page, language)
        state = client.state(made.game, made.tokens[seat], texts=language)
        lines = client.get(made.game, "log", made.tokens[seat], texts=language).json()["lines"]
        expect(page.locator("main + *, aside").get_by_text(state["decision"]["text"]).first).to_be_visible()
        expect(page.locator("ol.log")).to_contain_text(lines[-1]["text"])
        assert language_of(page) == language
        assert not re.search(r"\[[a-z]+(-[a-z]+)+\]", page.locator("body").inner_text()), "a missing sentence"


# Why not?


def refused_space(client: Client, made: Made, seat: str) -> str:
    """Decide at random until the board has a space that a rule forbids now."""
    spaces: set[str] = {space["ref"] for space in client.http.get("/api/titles/storm/board").json()["spaces"]}
    player = Player(client, made.game, made.tokens[seat], seed=5)
    for _ in range(400):
        found = spaces & forbidden(client, made, seat)
        if found:
            return min(found)
        if not player.play_one():
            time.sleep(0.02)  # the bot thinks
    raise AssertionError("no space is ever refused")


def decision(client: Client, made: Made, seat: str, texts: str) -> dict[str, Any]:
    answer = client.get(made.game, "decision", made.tokens[seat], texts=texts)
    found: dict[str, Any] = answer.json() if answer.status_code == 200 else {"choices": [], "refused": []}
    return found


def forbidden(client: Client, made: Made, seat: str) -> set[str]:
    """What is named by something refused, and by nothing that is offered."""
    asked = decision(client, made, seat, "board")
    offered = {ref for choice in asked["choices"] for ref in choice.get("targets", [])}
    return {ref for refusal in asked["refused"] for ref in refusal.get("targets", [])} - offered


def click_space(page: Page, ref: str) -> None:
    """With the mouse, where nothing lies on the space."""
    at = page.evaluate(FREE_POINT, f"[data-ref='{ref}']")
    assert at is not None
    page.mouse.click(at["x"], at["y"])


def test_a_refusal_is_explained_with_its_rule_in_the_players_language(
    page: Page, server: Running, client: Client
) -> None:
    made = lay(client, "storm", "FR")
    space = refused_space(client, made, "FR")
    with page.expect_response(re.compile(r"/decision\?")):
        sit_down(page, server.url, made, "FR")
    refusals = decision(client, made, "FR", "board")["refused"]
    number = next(n for n, refusal in enumerate(refusals) if space in refusal.get("targets", []))
    rule = refusals[number]["rule"]
    explained = page.get_by_role("alert")
    for language in LANGUAGES:
        speak(page, language)
        why = decision(client, made, "FR", language)["refused"][number]["why"]
        click_space(page, space)
        expect(explained).to_contain_text(why)
        expect(explained).to_contain_text(f"[{rule}]")
    explained.get_by_role("button", name=f"Rule {rule}").click()
    expect(page.get_by_role("region", name="Rule", exact=True)).to_contain_text(rule)
