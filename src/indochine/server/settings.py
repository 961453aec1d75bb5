"""All that the server is told when it starts."""

from __future__ import annotations

from msgspec import Struct


class Ways(Struct, frozen=True):
    """How messages to players leave the house; without settings none does."""

    smtp: str = ""  # smtp://user:password@host:587, or smtps://
    sender: str = ""
    public_url: str = ""  # where players find this server
    delay: float = 60.0  # seconds that a turn must last before its player is told
    interval: float = 10.0
    private_webhooks: bool = False  # whether a webhook may lead into this machine's own network


class Settings(Struct, frozen=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8075
    workers: int = 1
    bot_processes: int = 1
    bot_seconds: float = 30.0
    rate: float = 1.0  # factor on the limits of requests; 0 lifts them
    log_level: str = "info"
    client: str = ""  # folder of the built browser client
    studies: str = ""  # folder of balance studies
    ways: Ways = Ways()
