"""Pictures of every title at three sizes and in three languages, for people to look at: `make screenshots`.

They go to build/screenshots; `--readme` draws the three of the README into docs/ instead.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

import indochine

ROOT = Path(__file__).parent.parent
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = ("en", "fr", "pl")
DECISIONS = {"saigon75": 60, "storm": 40, "lost-valley": 45, "silver-bayonet": 40}
README = {"saigon75": "SV", "storm": "FR", "lost-valley": "FR", "silver-bayonet": "FWA"}
ATTACKS = {"silver-bayonet"}  # titles that draw them
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def server() -> Iterator[str]:
    """A server of our own with an empty database; gives its address."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "indochine", "serve", "--port", "0", "--rate", "0"]
        running = subprocess.Popen(
            command,
            env=os.environ | {"INDOCHINE_HOME": home},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert running.stdout is not None
        try:
            yield next(word for word in running.stdout.readline().split() if word.startswith("http")).rstrip(
                "/"
            )
        finally:
            running.terminate()
            running.wait(20)


class Sitting:
    """One seat at a table against bots, played at random for a while."""

    def __init__(self, address: str, title: str, seat: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=60)
        seats = {s: {"kind": "bot", "level": "random"} for s in indochine.title(title).seats if s != seat}
        made = self.client.post("/api/games", json={"title": title, "seats": seats}).json()
        self.path, self.seat, self.link = f"/api/games/{made['game']}", seat, address + made["links"][seat]
        self.client.headers["Authorization"] = f"Bearer {made['tokens'][seat]}"

    def state(self) -> Any:
        return self.client.get(self.path + "/state?texts=board").json()

    def play(self, decisions: int, rng: Random, arrows: bool = False) -> bool:
        """So many decisions, and with `arrows` on until an attack is under way; whether the game still is."""
        while True:
            state = self.state()
            if state.get("outcome"):
                return False
            if decisions <= 0 and (not arrows or state["scene"].get("arrows")):
                return True
            if state["deciding"] != self.seat:
                time.sleep(0.02)
                continue
            action = rng.choice(state["decision"]["choices"])["action"]
            command = {"do": "play", "action": action, "expect": state["expect"], "key": f"k{decisions}"}
            self.client.post(self.path + "/commands", json=command).raise_for_status()
            decisions -= 1


def lively(address: str, title: str, seat: str) -> Sitting:
    """A game in the midst of it; one that has ended too soon is played anew."""
    seed = 7
    while not (sitting := Sitting(address, title, seat)).play(
        DECISIONS[title], Random(seed), title in ATTACKS
    ):
        seed += 1
    return sitting


def shoot(
    browser: Browser, link: str, size: tuple[int, int], language: str, file: Path, dark: bool = False
) -> None:
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if dark else "light",
        has_touch=size[0] < 500,
    )
    page.goto(link)
    page.locator(".space, .card h3").first.wait_for()
    page.wait_for_timeout(1500)  # fonts, motion
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, **({"quality": 85} if file.suffix == ".jpg" else {}))
    page.close()
    print(file.relative_to(ROOT))


def all_pictures(browser: Browser, address: str, folder: Path) -> None:
    for language in LANGUAGES:
        for name, size in SIZES.items():
            shoot(browser, address + "/", size, language, folder / f"home-{name}-{language}.png")
    for title in indochine.titles():
        sitting = Sitting(address, title, indochine.title(title).seats[-1])
        sitting.play(DECISIONS.get(title, 40), Random(7))
        for name, size in SIZES.items():
            for language in LANGUAGES:
                shoot(browser, sitting.link, size, language, folder / f"{title}-{name}-{language}.png")
            shoot(browser, sitting.link, size, "en", folder / f"{title}-{name}-dark.png", dark=True)


def readme_pictures(browser: Browser, address: str, folder: Path) -> None:
    for title, seat in README.items():
        shoot(browser, lively(address, title, seat).link, SIZES["desk"], "en", folder / f"{title}.jpg")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--readme", action="store_true")
    readme = wanted.parse_args().readme
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        if readme:
            readme_pictures(browser, address, ROOT / "docs")
        else:
            all_pictures(browser, address, ROOT / "build" / "screenshots")
        browser.close()


if __name__ == "__main__":
    main()
