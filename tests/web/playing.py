"""At the table through the page: its own buttons, menu and log, as a person uses them."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser import PATIENCE
from tests.server.play import Client, Made

BOT: Final = {"kind": "bot", "level": "random"}
OVER: Final = "a[href^='/dice?game=']"  # only a game that is over offers its dice to be checked
CURTAIN: Final = "main.curtain"
CHOICE: Final = "button.choice:enabled"

# Decides at random until so many decisions are made or something is on the page. It runs inside the page, so
# that hundreds of decisions take seconds; each is a click on a button that is there and enabled.
PLAY_ON: Final = """async ({ most, until, seed, choice, patience }) => {
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    let made = 0;
    for (let waited = 0; made < most && !document.querySelector(until); ) {
        const found = [...document.querySelectorAll(choice)];
        if (found.length) {
            found[Math.floor(random() * found.length)].click();
            [made, waited] = [made + 1, 0];
        } else if ((waited += 5) > patience) {
            throw new Error(`nothing to decide after ${made} decisions`);
        }
        await rest(5);
    }
    return made;
}"""

# A point of the screen at which one of the spaces sought lies open.
FREE_POINT: Final = """(sought) => {
    const shares = [0.5, 0.3, 0.7, 0.2, 0.8];
    for (const space of document.querySelectorAll(sought)) {
        const { left, top, width, height } = space.getBoundingClientRect();
        const at = (u, v) => ({ x: left + u * width, y: top + v * height });
        const points = shares.flatMap((u) => shares.map((v) => at(u, v)));
        const onTop = ({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-ref]") === space;
        if (points.some(onTop)) return points.find(onTop);
    }
    return null;
}"""


def play_on(page: Page, most: int, until: str = OVER, seed: int = 1) -> int:
    """Decide at random so many times, or until something appears; how many decisions were made."""
    wish = {"most": most, "until": until, "seed": seed, "choice": CHOICE, "patience": PATIENCE}
    made: int = page.evaluate(PLAY_ON, wish)
    return made


def lay(client: Client, title: str, person: str = "") -> Made:
    """A table made beside the page: bots everywhere but at the seat of one person, or no bot at all."""
    seats = next(found["seats"] for found in titles(client) if found["id"] == title)
    return client.create(title, seats={seat: BOT for seat in seats if person and seat != person})


def titles(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.http.get("/api/titles").json()["titles"]
    return found


def sit_down(page: Page, url: str, made: Made, seat: str) -> None:
    """Open the link of a seat; the token leaves the address at once."""
    page.goto(f"{url}/play/{made.game}#{made.tokens[seat]}")
    expect(page.get_by_role("group", name=re.compile("^(Board|Plateau|Plansza)$"))).to_be_visible()
    assert "#" not in page.url


def settle(page: Page) -> None:
    """Wait until the page asks, or the game is over."""
    expect(page.locator(f"{CHOICE}, {OVER}").first).to_be_visible()


def choices(page: Page) -> Locator:
    return page.locator(CHOICE)


def question(page: Page) -> Locator:
    """What is to be decided, or who is waited for."""
    return page.get_by_role("region", name="What is to be decided")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def open_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()


def resign(page: Page) -> None:
    open_menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(OVER)).to_be_visible()
