"""A table on a server, as the terminal meets it: kept up to date from the stream, acted on by commands."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from indochine import IllegalAction, IndochineError, Refusal, Title
from indochine.cli.remote.asked import Data, Nothing, QuestionAsked
from indochine.cli.remote.connection import Connection, Declined, Unreachable
from indochine.cli.remote.inbox import Inbox, News
from indochine.cli.terminal.advising import Advice, advice_from
from indochine.cli.terminal.table import Question, side_in
from indochine.kernel.game import SPECTATOR
from indochine.kernel.state import Outcome
from indochine.kernel.text import Msg

RULED = ("refused", "not-offered")  # problems that cite a rule
ECHO = 60.0  # seconds for which a command that was carried out may take to come back by the stream


class Told(Refusal):
    """A refusal as the server worded it."""

    def __init__(self, problem: Declined, title: Title) -> None:
        super().__init__(problem.rule, Msg("refusal-not-offered"), title.book.text_folder)
        self.sentence = str(problem)

    def text(self, language: str = "en") -> str:
        return self.sentence


class LineSeen(NamedTuple):
    """One line of the log."""

    kind: str
    rule: str
    msg: Msg


class RemoteTable:
    """What the server has told of a table so far; `news` are the steps that nobody has been told of yet."""

    def __init__(self, connection: Connection, title: Title, inbox: Inbox) -> None:
        self.connection, self.title, self.inbox = connection, title, inbox
        self.about: Data = connection.get(connection.at_game(), lang=connection.words.language)
        self.state: Data = connection.get(connection.at_game("/state"))
        self.lines: list[LineSeen] = []
        self.news: list[News] = []
        self.sides: dict[str, Msg] = {}
        self.read_log()
        self.rewritten = self.told  # the first line of the log that is not as it was when last told

    # Where the game stands

    @property
    def you(self) -> str:
        return str(self.about.get("you", SPECTATOR))

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.about["seats"])

    @property
    def seat(self) -> str | None:
        return self.state.get("deciding")

    @property
    def outcome(self) -> Outcome | None:
        found = self.state.get("outcome")
        return Outcome(found.get("winner"), found["reason"], found["score"]) if found else None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def can_undo(self) -> bool:
        return bool(self.state.get("can_undo"))

    @property
    def stand_in(self) -> str:
        """The level of the bot that plays at our seat, if one does."""
        return self.about["seats"].get(self.you, {}).get("bot") or ""

    @property
    def read_only(self) -> str:
        return self.about.get("read_only") or ""

    @property
    def question(self) -> QuestionAsked:
        """What this seat is asked; else Nothing, which says why not."""
        asked = self.state.get("decision")
        if asked is None or self.read_only:
            return Nothing(self.title, self.you, self.waiting())
        return QuestionAsked(self.title, self.you, asked, self.in_full)

    def waiting(self) -> Msg:
        if self.read_only:
            return Msg("terminal-read-only", why=self.read_only)
        if self.over:
            return Msg("terminal-after-the-end")
        if self.seat == self.you and self.stand_in:
            return Msg("terminal-bot-plays", bot=self.stand_in)
        side = self.side_name(str(self.seat))
        return Msg("terminal-watching" if self.you == SPECTATOR else "terminal-waiting", side=side)

    def in_full(self) -> Data:
        """The decision with odds and refusals; nothing if it is no longer asked."""
        try:
            return dict(self.connection.get(self.connection.at_game("/decision")))
        except Declined:
            return {}

    def still_asks(self, question: Question) -> bool:
        """Whether nothing has happened that makes a question another one."""
        assert isinstance(question, QuestionAsked)
        return self.question.data == question.data

    def side_name(self, seat: str) -> Msg:
        """The side that a seat plays: sides may be swapped, so it is read from what we see of the game."""
        if seat not in self.sides:
            self.sides[seat] = self.side_seen(seat)
        return self.sides[seat]

    def side_seen(self, seat: str) -> Msg:
        try:
            return side_in(self.title.imagine(self.state["view"], self.you, 0), seat)
        except (IndochineError, LookupError):  # after the end there may be nothing to imagine
            return self.title.book.domains["side"].msg(self.title.seats.index(seat))

    def view(self, seat: str) -> Data:
        return dict(self.state["view"])

    # The log

    @property
    def told(self) -> int:
        return len(self.lines)

    def log_for(self, seat: str, since: int = 0) -> list[LineSeen]:
        return self.lines[since:]

    def read_log(self) -> None:
        self.lines = self.entries(self.connection.get(self.connection.at_game("/log"))["lines"])

    def entries(self, lines: list[Data]) -> list[LineSeen]:
        return [LineSeen(line["kind"], line["rule"], Msg.from_json(line["msg"])) for line in lines]

    # Hearing

    def hear(self, timeout: float | None) -> bool:
        """Wait for one thing to come; True if it was news of the table."""
        news = self.inbox.news(timeout)
        if news is not None:
            self.take(news)
        return news is not None

    def take(self, news: News) -> None:
        if news.kind == "state":
            self.look_again(news.data)
        elif news.kind == "step":
            self.take_step(news.data)
        else:
            self.news.append(news)

    def look_again(self, state: Data) -> None:
        """The whole state: at the beginning, or when the server could not tell what we had missed."""
        self.set_state(state)
        before = self.lines
        self.read_log()
        same = next((n for n, (a, b) in enumerate(zip(before, self.lines, strict=False)) if a != b), None)
        self.rewritten = min(self.rewritten, min(len(before), len(self.lines)) if same is None else same)

    def take_step(self, step: Data) -> None:
        start = step.get("log_from", 0)
        if step.get("log") or start < len(self.lines):
            self.lines[start:] = self.entries(step.get("log", []))
            self.rewritten = min(self.rewritten, start)
        if step["kind"] == "sat":
            self.about["seats"][step["by"]]["name"] = step["text"]
        if step["kind"] in ("handed", "returned"):
            self.about["seats"][step["by"]]["bot"] = step.get("bot")
        if "state" in step:
            self.set_state(step["state"])
        self.news.append(News("step", step))

    def set_state(self, state: Data) -> None:
        if not state.get("outcome"):
            self.sides = {}
        self.state = state

    # Acting

    def command(self, do: str, **fields: Any) -> None:
        """A command, carried out; the table stands after it when this returns."""
        try:
            done = self.connection.command(do, **fields)
        except Declined as problem:
            if problem.type in RULED:
                raise IllegalAction(Told(problem, self.title)) from None
            raise
        self.await_step(done["number"])

    def await_step(self, number: int) -> None:
        ends = time.monotonic() + ECHO
        while self.state["number"] < number:
            left = ends - time.monotonic()
            if left <= 0:
                server = self.connection.address.server
                raise Unreachable(self.connection.words("connect-lost", server=server))
            self.hear(left)

    def play(self, action: list[Any], seat: str) -> None:
        self.command("play", action=action, expect=self.state["expect"])

    def order(self, action: list[Any], seat: str) -> None:
        self.command("order", action=action)

    def undo(self) -> None:
        self.command("undo", expect=self.state["expect"])

    def orders(self, seat: str) -> QuestionAsked | None:
        if self.title.standing_orders is None or self.over or seat == SPECTATOR:
            return None
        try:
            data = dict(self.connection.get(self.connection.at_game("/orders")))
        except Declined:
            return None
        return QuestionAsked(self.title, seat, data, in_full=lambda: data)

    def explain(self, action: list[Any]) -> Refusal | None:
        answer = self.connection.post(self.connection.at_game("/explain"), {"action": action})
        if answer["allowed"]:
            return None
        return Refusal(answer.get("rule", ""), Msg.from_json(answer["why_msg"]), self.title.book.text_folder)

    # Bots

    def hint(self) -> Advice:
        return advice_from(self.connection.thought("POST", self.connection.at_game("/hint"))["thought"])

    def hand(self, level: str | None) -> None:
        """Let a bot play at our seat, or take the seat back."""
        path = self.connection.at_game("/seat/bot")
        done = self.connection.post(path, {"level": level}) if level else self.connection.ask("DELETE", path)
        self.await_step(done["number"])

    def bots_steps(self) -> list[Data]:
        """The decisions of bots, the last first."""
        return [step for step in self.moves() if "bot" in step]

    def reason(self, step: Data) -> Data:
        path = self.connection.at_game(f"/reasons/{step['number']}")
        return dict(self.connection.thought("GET", path))

    # Proposals

    def offers(self) -> list[Data]:
        return list(self.state.get("offers", []))

    def moves(self) -> list[Data]:
        """The steps in which something was played, the last first."""
        steps = self.connection.get(self.connection.at_game("/steps"))["steps"]
        return [step for step in reversed(steps) if step["kind"] == "moved"]
