"""Counters for whoever runs the server; nothing in them tells who plays or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.values import ValueClass

REQUESTS = Counter("indochine_requests", "Requests answered.", ["endpoint", "status"])
PROBLEMS = Counter("indochine_problems", "Requests refused, by type.", ["type"])
ACTIONS = Counter("indochine_actions", "Commands carried out and stored.", ["title"])
BOT_MOVES = Counter("indochine_bot_moves", "Decisions of bots.", ["level"])
STORING = Histogram(
    "indochine_storing_seconds", "From a command to its commit.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)  # fmt: skip
STREAMS = Gauge("indochine_streams", "Clients that watch a table now.", multiprocess_mode="livesum")
NOTICES = Counter("indochine_notices", "Messages to players.", ["way", "result"])

requests: dict[tuple[str, int], Counter] = {}
actions: dict[str, Counter] = {}


def count_request(endpoint: str, status: int) -> None:
    counter = requests.get((endpoint, status))
    if counter is None:
        counter = requests[endpoint, status] = REQUESTS.labels(endpoint, str(status))
    counter.inc()


def count_action(title: str, seconds: float) -> None:
    counter = actions.get(title)
    if counter is None:
        counter = actions[title] = ACTIONS.labels(title)
    counter.inc()
    STORING.observe(seconds)


def count_problem(type: str) -> None:
    PROBLEMS.labels(type).inc()


def exposition() -> bytes:
    """All counters as text; those of all workers together where there are several."""
    if ValueClass.__name__ == "MmapedValue":
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)
        return bytes(generate_latest(registry))
    return bytes(generate_latest())
