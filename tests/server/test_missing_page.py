"""An address at which there is nothing: a page for people, a problem for programs."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from indochine.server.house import House
from indochine.server.http.app import application
from indochine.server.http.limits import Limits
from indochine.server.notices import Messenger
from indochine.server.settings import Ways
from indochine.server.staff import Staff
from indochine.server.storage import open_store
from indochine.server.thinking import Thinkers

pytestmark = pytest.mark.anyio


async def test_people_get_the_page_and_programs_the_problem(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>the client", "utf-8")
    house = House(open_store("memory:"))
    staff = Staff(Thinkers(house, 1, 1.0), Messenger(house, Ways()))
    transport = httpx.ASGITransport(application(house, staff, Limits(0), client=tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        page = await client.get("/nope", headers={"Accept": "text/html,*/*"})
        assert (page.status_code, "the client" in page.text) == (404, True)
        assert page.headers["content-security-policy"].startswith("default-src 'none'")
        problem = await client.get("/nope", headers={"Accept": "*/*"})
        assert (problem.status_code, problem.json()["type"]) == (404, "not-found")
        sent = await client.post("/nope", headers={"Accept": "text/html"}, json={})
        assert (sent.status_code, sent.json()["type"]) == (404, "not-found")
