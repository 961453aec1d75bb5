"""Playing through the page as a person would: with its own buttons, one decision after the other."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE: Final = 60_000  # milliseconds: other tests run on the same two cores
OVER: Final = "a[href^='/dice?game=']"  # only a game that is over offers its dice to be checked

# Decides at random until so many decisions are made or the game is over. It runs inside the page, so that
# hundreds of decisions take seconds; each is a click on a button that is enabled and shown to a person.
PLAY_ON: Final = """async ({ most, seed, over, patience }) => {
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const offered = () => [...document.querySelectorAll("button.choice:enabled")];
    let made = 0;
    for (let waited = 0; made < most && !document.querySelector(over); ) {
        const found = offered();
        document.querySelector("main.curtain button")?.click();
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


def play_on(page: Page, most: int, seed: int = 1) -> int:
    """Decide at random so many times, or to the end; how many decisions were made."""
    wish: dict[str, Any] = {"most": most, "seed": seed, "over": OVER, "patience": PATIENCE / 4}
    made: int = page.evaluate(PLAY_ON, wish)
    return made
