"""Studies in the browser: their list, the games that they kept, and their reports, each a page apart."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send

from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.http.door import Call, Endpoint, respond, told
from indochine.server.http.guard import SAFETY
from indochine.server.http.limits import Limits
from indochine.server.problems import Trouble

REPORT = "/studies/{study}/report"
# A report is somebody's file: it may have its own style, and nothing else; no script, no frame, no origin.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; sandbox"
)
KEPT = [header for header in SAFETY if header[0] != b"content-security-policy"]
OWN_SAFETY = [(b"content-security-policy", POLICY.encode()), *KEPT]


async def get_studies(call: Call) -> m.Studies:
    return m.Studies(await asyncio.to_thread(call.house.studies.studies))


async def get_study_record(call: Call) -> dict[str, Any]:
    shelf = call.house.studies
    found = await asyncio.to_thread(shelf.record, call.path["study"], call.path["record"])
    if found is None:
        raise Trouble("not-found")
    return found


STUDIES = (
    Endpoint("GET", "/api/studies", get_studies, m.Studies, "Balance studies that can be read here."),
    Endpoint("GET", "/api/studies/{study}/records/{record}", get_study_record, m.JsonObject,
             "The record of a game that a study kept.", limit="heavy"),
)  # fmt: skip


class Report:
    """The report of a study: a page that may do nothing but be read."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call = Call(scope, self.house, self.limits)
        try:
            self.limits.take("heavy", call.taker)
            body = await asyncio.to_thread(self.house.studies.report, call.path["study"])
            if body is None:
                raise Trouble("not-found")
        except Trouble as trouble:
            await respond(send, trouble.status, told(trouble, call.language))
            return
        headers = [
            (b"content-type", b"text/html; charset=utf-8"),
            (b"content-length", b"%d" % len(body)),
            (b"cache-control", b"no-cache"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers, "safety": OWN_SAFETY})
        await send({"type": "http.response.body", "body": body})
