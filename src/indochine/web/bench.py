"""How heavy and how quick the browser client is: measured in a real browser, beside everything else.

Bytes of the first view as they come over the wire, time from a click to the painted answer on a full board of
Storm, and what the page holds in memory after a long replay.
"""

from __future__ import annotations

import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from random import Random
from shutil import which
from statistics import median, quantiles
from typing import Any

import httpx

from indochine.kernel.registry import title as find_title
from indochine.server.bench.servers import SERVE, started

TITLE = "storm"
DECISIONS = 40  # played before anything is measured
CLICKS = 60
REPLAYED = 600
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
MOST_KB = 300.0
MOST_MS = 100.0

# Clicks a choice and waits for the frame in which what is asked or told has changed; milliseconds, or null.
CLICK = """async () => {
    const told = () => document.querySelector(".side")?.innerText;
    const frame = () => new Promise(requestAnimationFrame);
    for (let tries = 0; !document.querySelector("button.choice:enabled"); tries++) {
        if (tries > 600) return null;
        await frame();
    }
    const found = [...document.querySelectorAll("button.choice:enabled")];
    const before = told();
    const began = performance.now();
    found[Math.floor(Math.random() * found.length)].click();
    while (told() === before) {
        if (performance.now() - began > 20000) return null;
        await frame();
    }
    await frame();
    return performance.now() - began;
}"""
STEP_BACK = """async (steps) => {
    const slider = document.querySelector("input[type=range]");
    for (let step = Number(slider.max) - steps; step < Number(slider.max); step++) {
        slider.value = String(step);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 40));
    }
}"""


def is_possible() -> bool:
    return find_spec("playwright") is not None and which("chromium") is not None


def measure() -> dict[str, Any]:
    """All figures of the client, with the bars that they are held against."""
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as folder,
        started(*SERVE, "--db", str(Path(folder) / "games.db")) as port,
    ):
        address = f"http://127.0.0.1:{port}"
        link = prepared(address)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=which("chromium"), args=FLAGS)
            home = weight(browser, address + "/")
            table = weight(browser, link)
            clicks = clicked(browser, link)
            memory = replayed(browser, f"{address}/watch/demo-{TITLE}")
            browser.close()
    return {"part": "client", "figures": figures(home, table, clicks, memory)}


def figures(home: float, table: float, clicks: list[float], memory: float) -> list[dict[str, Any]]:
    return [
        {"name": "first view of the home page, kB", "value": home, "most": MOST_KB},
        {"name": f"first view of a table of {TITLE}, kB", "value": table, "most": MOST_KB},
        {
            "name": f"click to painted answer, ms, median of {len(clicks)}",
            "value": median(clicks),
            "most": MOST_MS,
        },
        {"name": "click to painted answer, ms, p95", "value": quantiles(clicks, n=20)[-1]},
        {"name": f"memory after replaying {REPLAYED} decisions, MB", "value": memory},
    ]


def prepared(address: str) -> str:
    """A table in the middle of a game; gives the link of the person's seat."""
    client, rng = httpx.Client(base_url=address, timeout=60), Random(4)
    seats = find_title(TITLE).seats
    bots = {seat: {"kind": "bot", "level": "random"} for seat in seats[1:]}
    made = client.post("/api/games", json={"title": TITLE, "seats": bots}).json()
    path, headers = f"/api/games/{made['game']}", {"Authorization": f"Bearer {made['tokens'][seats[0]]}"}
    played = 0
    while played < DECISIONS:
        state = client.get(path + "/state?texts=none", headers=headers).json()
        if state["deciding"] != seats[0]:
            time.sleep(0.02)
            continue
        action = rng.choice(state["decision"]["choices"])["action"]
        command = {"do": "play", "action": action, "expect": state["expect"], "key": f"k{played}"}
        client.post(path + "/commands", json=command, headers=headers).raise_for_status()
        played += 1
    return address + str(made["links"][seats[0]])


def weight(browser: Any, link: str) -> float:
    """Kilobytes that come over the wire until a page stands."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    received: list[float] = []
    network = page.context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(link)
    page.wait_for_timeout(3000)
    page.close()
    return sum(received) / 1000


def clicked(browser: Any, link: str) -> list[float]:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(link)
    page.locator("button.choice").first.wait_for()
    found = [page.evaluate(CLICK) for _ in range(CLICKS)]
    page.close()
    return [delay for delay in found if delay is not None]


def replayed(browser: Any, link: str) -> float:
    """Megabytes that the page holds after a long replay, once what is not needed is gone."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(link)
    page.locator("input[type=range]").first.wait_for()
    page.evaluate(STEP_BACK, REPLAYED)
    memory = page.context.new_cdp_session(page)
    memory.send("HeapProfiler.collectGarbage")
    used = memory.send("Runtime.getHeapUsage")["usedSize"]
    page.close()
    return float(used) / 1e6
