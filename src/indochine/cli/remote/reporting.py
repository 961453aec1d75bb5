"""What is told besides the log: who plays, what people say and propose, and whether the server answers."""

from __future__ import annotations

from typing import Any

from indochine.cli.remote.asked import Data
from indochine.cli.remote.inbox import News
from indochine.cli.remote.table import RemoteTable
from indochine.cli.terminal.keyboard import shown
from indochine.cli.terminal.telling import Teller
from indochine.kernel.game import SPECTATOR
from indochine.kernel.text import Msg

NAMED_LINES = 3  # of what a proposal would take back


class Reporter:
    """Tells the news of one table; `closed` once the link no longer opens it."""

    def __init__(self, teller: Teller, table: RemoteTable) -> None:
        self.teller, self.table = teller, table
        self.closed = False

    def say(self, id: str, style: str = "", **params: Any) -> None:
        self.teller.words_say(id, style, **params)

    def player(self, seat: str | None) -> Msg | str:
        """Somebody at the table: by their name and side, or the side alone."""
        if seat is None:
            return ""
        side, info = self.table.side_name(seat), self.table.about["seats"][seat]
        name = shown(info.get("name", ""))
        return Msg("terminal-named", name=name, side=side) if name else side

    # At the beginning and the end

    def welcome(self) -> None:
        """Which game this is, and who is at it."""
        table, words = self.table, self.teller.words
        self.teller.say(table.title.name(words.language), "bold")
        for seat, info in table.about["seats"].items():
            kind = "you" if seat == table.you else "bot" if info.get("bot") else "person"
            self.say("at-table", side=self.player(seat), kind=kind, bot=info.get("bot") or "")
        if table.you == SPECTATOR:
            self.say("you-watch")
        for offer in table.offers():
            self.offer(offer)

    def after_the_end(self) -> None:
        following = self.table.state.get("next_game")
        if following:
            link = self.table.connection.address._replace(game=following).link
            self.teller.file_say("next-game", link)
        self.say("end-hint", "dim")

    # As it happens

    def report(self) -> None:
        """All news that have come since the last time."""
        news, self.table.news = self.table.news, []
        for each in news:
            self.tell(each)

    def tell(self, news: News) -> None:
        if news.kind == "closed":
            self.closed = True
            self.say("connect-closed", "bold")
        elif news.kind == "step":
            self.step(news.data)
        else:
            self.say("connect-" + news.kind, "dim", server=self.table.connection.address.server)

    def step(self, step: Data) -> None:
        kind, by = step["kind"], self.player(step.get("by"))
        if kind == "said":
            self.say("said", "bold", by=by, text=printable(step["text"]))
        elif kind == "sat":
            self.say("sat", "dim", side=self.table.side_name(step["by"]), name=printable(step["text"]))
        elif kind in ("handed", "returned"):
            self.say(kind, "dim", by=by, bot=step.get("bot", ""))
        elif kind == "replied":
            self.say("replied", by=by, answer="yes" if step.get("yes") else "no")
        elif kind.startswith("offered"):
            self.offered(step)
        if step.get("next_game") and kind != "moved":
            self.after_the_end()

    def offered(self, step: Data) -> None:
        standing = [offer for offer in self.table.offers() if offer["number"] == step["number"]]
        for offer in standing:
            self.offer(offer)

    def offer(self, offer: Data) -> None:
        """A proposal; one to go back names what would be taken back."""
        mine = offer["by"] == self.table.you
        by = self.player(offer["by"])
        self.say("proposal", "bold", by=by, what=offer["what"], steps=offer.get("steps", 0))
        if offer["what"] == "back":
            self.teller.log(self.table.lines[offer.get("log_from", 0) :][:NAMED_LINES])
        if self.table.you in offer["waiting"]:
            self.say("proposal-answer", "dim")
        elif mine:
            self.say("proposal-withdraw", "dim")


def printable(text: str) -> str:
    """What another person wrote: no sign that moves the cursor or hides a line."""
    return "".join(c if c.isprintable() else " " for c in text)
