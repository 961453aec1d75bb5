"""axe-core finds no violation on any page, in light and in dark, nor in the middle of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import indochine
from tests.browser import Visitors
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import lay, play_on, resign, settle, sit_down

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The browser takes a moment to change its light.
IS_LIT: Final = """(light) => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const add = (sum, part) => sum + Number(part);
    const brightness = (colour) => colour.match(/\\d+/g).slice(0, 3).reduce(add, 0);
    return brightness(color) < brightness(backgroundColor) === (light === "light");
}"""
FIND: Final = """async (rules) => {
    const ends = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity;
    const changing = document.getAnimations().filter(ends);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const { violations } = await axe.run({ resultTypes: ["violations"], ...rules });
    const told = (id, { html, failureSummary }) => [id, html.slice(0, 200), failureSummary];
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
PAGES: Final = ("/", "/new", "/new/saigon75", "/new/nothing", "/rules/lost-valley", "/help", "/dice")
SEATS: Final = {"saigon75": "NV", "storm": "FR", "lost-valley": "FR", "silver-bayonet": "FWA"}


def check(page: Page) -> None:
    """Everything in the light, and in the dark what the dark can spoil."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    for light, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.wait_for_function(IS_LIT, arg=light)
        found: list[Any] = page.evaluate(FIND, rules)
        assert found == [], f"{page.url}, {light}"


@pytest.fixture
def reader(visit: Visitors) -> Page:
    """The page lets axe in, which its own rules would keep out."""
    return visit(bypass_csp=True, reduced_motion="reduce", viewport={"width": 1280, "height": 800})


@pytest.mark.parametrize("path", PAGES)
def test_pages(reader: Page, server: Running, path: str) -> None:
    reader.goto(server.url + path)
    expect(reader.get_by_role("heading", level=1)).to_be_visible()
    reader.wait_for_load_state("networkidle")
    check(reader)


def test_every_title_is_looked_at() -> None:
    assert set(SEATS) == set(indochine.titles())


@pytest.mark.parametrize("title", SEATS)
def test_tables(reader: Page, server: Running, client: Client, title: str) -> None:
    made = lay(client, title, SEATS[title])
    sit_down(reader, server.url, made, SEATS[title])
    play_on(reader, 15)
    settle(reader)
    check(reader)


@pytest.fixture
def begun(reader: Page, server: Running, client: Client) -> Page:
    """A few decisions into a game."""
    sit_down(reader, server.url, lay(client, "lost-valley"), "FR")
    play_on(reader, 5)
    settle(reader)
    return reader


def test_the_menu_of_a_table(begun: Page) -> None:
    begun.keyboard.press("m")
    expect(begun.get_by_role("dialog")).to_be_visible()
    check(begun)


def test_a_moment_of_the_past(begun: Page) -> None:
    begun.get_by_role("slider", name="Decision").fill("2")
    expect(begun.get_by_role("group", name="Replay")).to_be_visible()
    check(begun)


def test_the_end_of_a_game(begun: Page) -> None:
    resign(begun)
    check(begun)


def test_a_phone_with_the_choices_open(visit: Visitors, server: Running, client: Client) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit("", bypass_csp=True, reduced_motion="reduce", **phone)
    made = lay(client, "saigon75", "NV")
    sit_down(page, server.url, made, "NV")
    check(page)
    page.get_by_role("tab", name="Choose").tap()
    check(page)
