"""Studies that the server shows: listed, read in a sandbox, their kept games opened as replays."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from indochine.analysis.study.asking import arm, ask, compared
from indochine.analysis.study.desk import REPORT
from indochine.server.studies import Shelf
from tests.analysis.studies import studied
from tests.server.inside import Server

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>a report</title>"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two studies, one of them a comparison; a third is not finished; beside them lies something else."""
    found = tmp_path_factory.mktemp("studies")
    first = arm("saigon75", ("random",))
    studied(found / "plain", ask((first,), 2, 7, 2))
    studied(found / "two", ask((first, compared(first, options={"hand": 3})), 1, 1, 1))
    studied(found / "unfinished", ask((first,), 1, 1, 0))
    for age, name in enumerate(("plain", "two")):
        (found / name / REPORT).write_text(PAGE + name)
        os.utime(found / name / REPORT, (1000 + age, 1000 + age))
    (found / "two" / "records" / "notes.json").write_text("{}")
    (found / REPORT).write_text("outside of every study")
    return found


@pytest.fixture
def server(folder: Path) -> Server:
    server = Server()
    server.house.studies = Shelf(folder)
    return server


async def test_without_a_folder_there_are_none() -> None:
    for shelf in (Shelf(), Shelf(Path("/no/such/folder"))):
        server = Server()
        server.house.studies = shelf
        assert (await server.send("GET", "/api/studies")).json == {"studies": []}
        assert (await server.send("GET", "/studies/plain/report")).status == 404


async def test_finished_studies_are_listed_the_latest_first(server: Server) -> None:
    two, plain = (await server.send("GET", "/api/studies")).json["studies"]
    assert (two["id"], two["title"], two["games"], two["written"]) == ("two", "saigon75", 1, 1001.0)
    assert [a["options"]["hand"] for a in two["arms"]] == [8, 3]
    assert [[game["name"] for game in a["kept"]] for a in two["arms"]] == [["a-1"], ["b-1"]]
    assert plain["arms"][0]["bots"] == {"NV": "random", "SV": "random"}
    assert [game["seed"] for game in plain["arms"][0]["kept"]] == [7, 8]


async def test_a_report_may_do_nothing_but_be_read(server: Server) -> None:
    reply = await server.send("GET", "/studies/plain/report")
    assert reply.status == 200
    assert reply.body.decode() == PAGE + "plain"
    assert reply.header("content-type") == "text/html; charset=utf-8"
    policies = [value for name, value in reply.headers if name == b"content-security-policy"]
    assert len(policies) == 1
    rules = {rule.split()[0]: rule.split()[1:] for rule in policies[0].decode().split(";")}
    assert rules["default-src"] == ["'none'"]
    assert rules["sandbox"] == []
    assert "script-src" not in rules
    assert rules["style-src"] == ["'unsafe-inline'"]
    assert reply.header("x-content-type-options") == "nosniff"


async def test_other_pages_keep_their_own_policy(server: Server) -> None:
    for path in ("/api/studies", "/dice", "/studies/none/report"):
        policies = [v for n, v in (await server.send("GET", path)).headers if n == b"content-security-policy"]
        assert len(policies) == 1
        assert b"unsafe-inline" not in policies[0]


@pytest.mark.parametrize(
    "path",
    [
        "/studies/../report",
        "/studies/%2e%2e/report",
        "/studies/./report",
        "/studies//report",
        "/studies/unfinished/report",
        "/studies/plain%00/report",
        "/api/studies/plain/records/..%2fmanifest",
        "/api/studies/plain/records/a-9",
        "/api/studies/two/records/notes",
        "/api/studies/none/records/a-7",
    ],
)
async def test_nothing_else_can_be_had(server: Server, path: str) -> None:
    assert (await server.send("GET", path)).status == 404


async def test_a_kept_game_opens_as_a_finished_table(server: Server) -> None:
    record = (await server.send("GET", "/api/studies/plain/records/a-8")).json
    assert record["seed"] == 8
    made = await server.send("POST", "/api/import", body={"record": record})
    assert made.status == 201, made.body
    game = made.json["game"]
    state = (await server.look(game, "/state")).json
    assert state["outcome"] == json.loads(json.dumps(record["outcome"]))


async def test_a_damaged_study_is_left_out(server: Server, folder: Path) -> None:
    spoiled = folder / "spoiled"
    spoiled.mkdir()
    (spoiled / REPORT).write_text(PAGE)
    (spoiled / "manifest.json").write_text("{")
    try:
        names = [s["id"] for s in (await server.send("GET", "/api/studies")).json["studies"]]
        assert names == ["two", "plain"]
    finally:
        (spoiled / REPORT).unlink()
