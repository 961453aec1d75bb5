"""An outside bot: plays a seat of an Indochine server through its API, choosing at random.

It needs Python and httpx (`pip install httpx`), and nothing of Indochine itself. Give it the link of a seat,
as the server hands it out with a new game, in quotes because of the sign #:

    python outside_bot.py "http://127.0.0.1:8075/play/GAME#TOKEN"

It plays until the game is over. It may be stopped and started again, and so may the server: the stream goes
on where it broke off, and a command that got no answer is sent again with the same key, so it counts once.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx

RETRY = (429, 502, 503, 504)  # too many requests, or a server that is just restarting
SILENCE = httpx.Timeout(20.0, read=45.0)  # the server gives a sign of life every 15 seconds


def choose(state: dict[str, Any]) -> Any:
    """The decision itself: write your own here. `state["view"]` is all that the seat may know."""
    return random.choice(state["decision"]["choices"])["action"]


def states(server: httpx.Client, game: str) -> Iterator[dict[str, Any]]:
    """The table whenever it has changed, for ever; after a break from the last event that was seen."""
    last: dict[str, str] = {}
    while True:
        try:
            url = f"/api/games/{game}/stream?texts=none"
            with server.stream("GET", url, headers=last, timeout=SILENCE) as answer:
                if answer.status_code in (401, 404):
                    raise SystemExit("this link opens no seat: wrong, or no longer valid")
                answer.raise_for_status()
                for id, data in events(answer):
                    last = {"Last-Event-ID": id} if id else last
                    state = data if "view" in data else data.get("state")
                    if state:
                        yield state
        except httpx.HTTPError as problem:
            print(f"no connection ({problem}); trying again", file=sys.stderr)
        time.sleep(0.5)


def events(answer: httpx.Response) -> Iterator[tuple[str, dict[str, Any]]]:
    """Id and data of each server-sent event."""
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        name, _, value = line.partition(": ")
        if line:
            fields[name] = value
        elif fields.get("event") == "closed":
            raise SystemExit("the link of this seat was replaced by another")
        else:
            if "data" in fields:
                yield fields.get("id", ""), json.loads(fields["data"])
            fields = {}


def play(server: httpx.Client, game: str, state: dict[str, Any]) -> None:
    """One decision. 409 says that the game has gone on meanwhile: the stream will tell."""
    command = {"do": "play", "action": choose(state), "expect": state["expect"], "key": secrets.token_hex(8)}
    while True:
        try:
            answer = server.post(f"/api/games/{game}/commands", json=command)
            if answer.status_code not in RETRY:
                break
        except httpx.TransportError:
            pass  # no answer: it may have been carried out or not, and the key lets us ask again
        time.sleep(0.5)
    if answer.status_code not in (200, 409):
        raise SystemExit(answer.json()["message"])


def main(link: str) -> None:
    parts = urlsplit(link)
    game, headers = parts.path.rpartition("/")[2], {"Authorization": f"Bearer {parts.fragment}"}
    with httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", headers=headers) as server:
        for state in states(server, game):
            if state.get("outcome"):
                print(json.dumps(state["outcome"]))
                return
            if state.get("decision"):
                play(server, game, state)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
