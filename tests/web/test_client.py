"""The weight of the first view: what goes over the wire until a page can be read, and a table played."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import CHOICE, lay, sit_down

MOST: Final = 300_000  # bytes, compressed


class Scales:
    """Weighs everything that a page receives, headers included; of a stream what has come so far."""

    def __init__(self, page: Page) -> None:
        self.pieces: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.wire = page.context.new_cdp_session(page)
        self.wire.on("Network.requestWillBeSent", self.name)
        self.wire.on("Network.dataReceived", self.add)
        self.wire.on("Network.loadingFinished", self.finish)
        self.wire.send("Network.enable")

    def name(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["request"]["url"]

    def add(self, event: dict[str, Any]) -> None:
        request = event["requestId"]
        self.pieces[request] = self.pieces.get(request, 0) + event["encodedDataLength"]

    def finish(self, event: dict[str, Any]) -> None:
        self.pieces[event["requestId"]] = event["encodedDataLength"]

    def weight(self) -> int:
        return sum(self.pieces.values())

    def told(self) -> str:
        heaviest = sorted(self.pieces.items(), key=lambda piece: -piece[1])
        return "\n".join(f"{weight:8} {self.names.get(request)}" for request, weight in heaviest)


def test_the_home_page_is_light(page: Page, server: Running) -> None:
    scales = Scales(page)
    page.goto(server.url)
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert 20_000 < scales.weight() <= MOST, scales.told()


@pytest.mark.parametrize(
    ("title", "seat"),
    [("saigon75", "NV"), ("storm", "FR"), ("lost-valley", "FR"), ("silver-bayonet", "PAVN")],
)
def test_a_table_is_light(page: Page, server: Running, client: Client, title: str, seat: str) -> None:
    made = lay(client, title)
    scales = Scales(page)
    with page.expect_response(re.compile("/stream")):
        sit_down(page, server.url, made, seat)
    expect(page.locator(f"{CHOICE}, .log .text").first).to_be_visible()
    assert 20_000 < scales.weight() <= MOST, scales.told()
