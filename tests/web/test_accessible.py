"""axe-core finds no violation on any page, in light and in dark, nor in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
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
FIND: Final = """async () => (await axe.run({ resultTypes: ["violations"] })).violations
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html.slice(0, 200), failureSummary]))"""
SEATS: Final = {"saigon75": "NV", "storm": "FR", "lost-valley": "FR"}

Look = Callable[[], None]


def check(page: Page) -> None:
    """In both lights."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
        found: list[Any] = page.evaluate(FIND)
        assert found == [], f"{page.url}, {light}"


@pytest.fixture
def reader(visit: Visitors) -> Page:
    """The page lets axe in, which its own rules would keep out."""
    return visit(bypass_csp=True, viewport={"width": 1280, "height": 800})


@pytest.mark.parametrize(
    "path", ["/", "/new", "/new/saigon75", "/rules/lost-valley", "/help", "/dice", "/nowhere"]
)
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
    play_on(reader, 25)
    settle(reader)
    check(reader)


def test_the_windows_of_a_table_its_past_and_its_end(reader: Page, server: Running, client: Client) -> None:
    made = lay(client, "lost-valley")
    sit_down(reader, server.url, made, "FR")
    play_on(reader, 5)
    settle(reader)
    reader.keyboard.press("m")
    expect(reader.get_by_role("dialog")).to_be_visible()
    check(reader)
    reader.keyboard.press("Escape")
    reader.get_by_role("slider", name="Decision").fill("2")
    expect(reader.get_by_role("group", name="Replay")).to_be_visible()
    check(reader)
    reader.get_by_role("group", name="Replay").get_by_role("button", name="Back to now").click()
    resign(reader)
    check(reader)


def test_a_phone_with_the_choices_open(visit: Visitors, server: Running, client: Client) -> None:
    page = visit(bypass_csp=True, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    made = lay(client, "saigon75", "NV")
    sit_down(page, server.url, made, "NV")
    check(page)
    page.get_by_role("tab", name="Choose").tap()
    check(page)
