"""A game being played: the public face over a state."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.json import Encoder

from indochine.kernel.choices import Choice, Question, Refusal
from indochine.kernel.dice import Dice, source_from
from indochine.kernel.errors import IllegalAction, NotOffered, Refused
from indochine.kernel.events import Chain, Event, EventKind, Throw, unchain
from indochine.kernel.frames import Decision, advance, carry_out
from indochine.kernel.log import LogEntry, entry_for
from indochine.kernel.positions import describe_agenda
from indochine.kernel.state import Outcome, State
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.kernel.title import Title

OUT_OF_PLACE = ("refusal-not-offered", "refusal-not-after-the-end", "refusal-not-your-decision")
SPECTATOR = "spectator"  # who may see what everybody at the table may see, and no more
UNDONE = EventKind("undone", "", "seat:side")
TAKEN_BACK = EventKind("taken-back", "", "seat:side")
RESIGNED = EventKind("resigned", "", "seat:side")
AGREED = EventKind("agreed", "")

canonical = Encoder(order="sorted").encode  # JSON without blanks, keys in order


class Setup:
    """What a game was started with; `position` is the document that it began from, if it did."""

    __slots__ = ("options", "position", "scenario", "seed")

    def __init__(
        self,
        scenario: str,
        options: dict[str, Any],
        seed: int | str,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.position = position


class Game:
    """One game. A quiet copy keeps neither log nor record nor steps to undo: simulations play on those."""

    __slots__ = ("entries", "past", "setup", "state", "title")

    def __init__(self, title: Title, setup: Setup, state: State) -> None:
        self.title = title
        self.setup = setup
        self.state = state
        self.entries: Chain | None = None
        self.past: Chain | None = None

    def copy(self, quiet: bool = False) -> Game:
        """Independent and cheap."""
        state = self.state.copy()
        new = Game(self.title, self.setup, state)
        new.entries = self.entries
        new.past = self.past
        if quiet:
            state.loud = False
            state.journal = new.entries = new.past = None
        return new

    # Where the game stands

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def seats(self) -> tuple[str, ...]:
        return self.title.seats_of(self.setup.scenario, self.setup.options)

    @property
    def seat(self) -> str | None:
        """Whose decision it is."""
        if self.over:
            return None
        frame = self.state.frames[-1]
        assert isinstance(frame, Decision)
        return self.title.seats[self.state.seat(frame.side)]

    @property
    def decision(self) -> Question | None:
        seat = self.seat
        return None if seat is None else Question(self.state, self.title.book, seat)

    @property
    def codes(self) -> list[int]:
        """The legal choices as codes: what simulations and searches pick from."""
        return self.state.legal

    # Playing

    def choose(self, code: int) -> None:
        """Play one of `codes`, unchecked; a quiet game spends no time on anything else."""
        if self.state.loud:
            self.record_step(code)
        else:
            carry_out(self.state, code)

    def play(self, choice: Any, seat: Any = None) -> None:
        """Play a choice or an action; IllegalAction says why not, and then nothing has changed."""
        action = choice.action if isinstance(choice, Choice) else choice
        code, refusal = self.examine(action, seat)
        if refusal:
            raise (NotOffered if refusal.msg.id in OUT_OF_PLACE else Refused)(refusal)
        self.choose(code)

    def explain(self, action: Any, seat: Any = None) -> Refusal | None:
        """None if the action can be played now, else why not."""
        return self.examine(action, seat)[1]

    def examine(self, action: Any, seat: Any) -> tuple[int, Refusal | None]:
        question = self.decision
        folder = self.title.book.text_folder
        if question is None:
            return -1, Refusal("", Msg("refusal-not-after-the-end"), folder)
        if seat is not None and seat != question.seat:
            return -1, Refusal(
                question.rules[0],
                Msg("refusal-not-your-decision", seat=self.side_name(question.frame)),
                folder,
            )
        return question.explain(action)

    def side_of(self, seat: str) -> int:
        """The side that a seat plays now; a match of two games swaps them."""
        if seat not in self.title.seats:
            raise KeyError(f"no seat {seat!r}; there are {', '.join(self.title.seats)}")
        number = self.title.seats.index(seat)
        return next(side for side in range(len(self.title.seats)) if self.state.seat(side) == number)

    def side_name(self, decision: Decision[Any]) -> Msg:
        """Who decides, by the side and not by the seat: a match swaps them."""
        return self.title.side_name(self.state, decision.side)

    def record_step(self, code: int) -> None:
        before, seat = self.state.copy(), self.seat
        choice = Choice(Question(self.state, self.title.book, str(seat)), code)
        turn = self.title.turn(self.state)
        self.entries = Chain(self.entries, {"seat": seat, "do": choice.action})
        carry_out(self.state, code)
        crossed = self.state.reveals != before.reveals or self.seat != seat
        self.past = None if crossed else Chain(self.past, before)
        self.seal_turn(turn)

    def seal_turn(self, turn: int) -> None:
        """A digest in the record whenever a turn or the game has ended."""
        if self.over or self.title.turn(self.state) != turn:
            self.entries = Chain(self.entries, {"turn": turn, "digest": self.digest()})

    # Standing orders

    def orders(self, seat: str) -> Question | None:
        """What a seat may order at any time, its turn or not; None if the title knows no such orders."""
        kind, number = self.title.standing_orders, self.seat_number(seat)
        if kind is None or self.over or number < 0:
            return None
        return Question(self.state, self.title.book, seat, kind(self.side_of(seat)))

    def order(self, action: Any, seat: Any) -> None:
        """Give a standing order: private to the seat, part of the record, not undone by anybody's undo."""
        question = self.orders(seat)
        if question is None:
            raise NotOffered(Refusal("", Msg("refusal-no-orders"), self.title.book.text_folder))
        code, refusal = question.explain(action)
        if refusal:
            raise (NotOffered if refusal.msg.id in OUT_OF_PLACE else Refused)(refusal)
        pending, turn = self.state.frames[-1], self.title.turn(self.state)
        if self.state.loud:
            self.entries = Chain(self.entries, {"seat": seat, "order": list(action)})
            self.past = ordered_before(self.past, question.frame, code)
        question.frame.apply(self.state, code)
        advance(self.state)
        if self.state.loud and (self.over or self.state.frames[-1] is not pending):
            self.past = None  # the order has answered what was asked
            self.seal_turn(turn)

    # Taking back

    @property
    def can_undo(self) -> bool:
        return self.past is not None

    def undo(self) -> None:
        """One own step back, never past a roll, a reveal or another seat's decision."""
        if self.past is None:
            raise IllegalAction(Refusal("", Msg("refusal-no-undo"), self.title.book.text_folder))
        self.state = self.past.item.copy()  # copies of the game share the past
        self.past = self.past.previous
        self.entries = Chain(self.entries, {"seat": self.seat, "undo": True})
        frame = self.state.frames[-1]
        assert isinstance(frame, Decision)
        self.state.tell(UNDONE, frame.side)

    def take_back(self, entry: int, seat: str) -> None:
        """Back to before an entry of the record, whatever came out since: for players who agree on it.

        The dice go on from where they are, so that nobody knows those to come.
        """
        from indochine.kernel.record import before_entry

        entries, word = self.entries, self.state.dice.count
        earlier = before_entry(self, entry)
        self.state, self.past = earlier.state, None
        self.entries = Chain(entries, {"seat": seat, "back": entry, "word": word})
        self.state.dice.count = word
        self.state.tell(TAKEN_BACK, self.side_of(seat))

    # Ending early

    def resign(self, seat: str) -> None:
        """A player gives up; in a game of two the other one wins."""
        others = [other for other in self.seats if other != seat]
        winner = others[0] if len(others) == 1 else None
        entry = {"seat": seat, "resign": True}
        self.stop(Outcome(winner, "resigned", {}), entry, RESIGNED, self.side_of(seat))

    def agree(self) -> None:
        """The players agree to end here; nobody wins."""
        self.stop(Outcome(None, "agreed", {}), {"agree": True}, AGREED)

    def stop(self, outcome: Outcome, entry: dict[str, Any], kind: EventKind, *values: Any) -> None:
        if self.over:
            raise NotOffered(Refusal("", Msg("refusal-not-after-the-end"), self.title.book.text_folder))
        self.entries, self.past = Chain(self.entries, entry), None
        self.state.tell(kind, *values)
        self.state.outcome = outcome
        self.seal_turn(self.title.turn(self.state))

    # Looking

    def imagined(self, seat: str, seed: int) -> Game:
        """As `title.imagine(game.view(seat), seat, seed)`, at a fraction of its price."""
        dice = Dice(source_from(seed), 1 << 40)
        state = self.title.redealt(self.state, self.title.seats.index(seat), dice)
        state.loud, state.journal = False, None
        return Game(self.title, Setup(self.setup.scenario, self.setup.options, seed), state)

    def view(self, seat: str) -> dict[str, Any]:
        """All that the seat may know, and nothing else: never the seed, nor how many dice have been drawn."""
        return {**self.own_view(seat), **self.open_view()}

    def own_view(self, seat: str) -> dict[str, Any]:
        """What only this seat may know."""
        return {"seat": seat, **self.title.view(self.state, self.seat_number(seat))}

    def open_view(self) -> dict[str, Any]:
        """What everybody may know; who makes views for many makes this part once."""
        return {
            "title": self.title.id,
            "scenario": self.setup.scenario,
            "options": dict(self.setup.options),
            "deciding": self.seat,
            "outcome": self.outcome.json() if self.outcome else None,
            **self.title.open_view(self.state),
            "agenda": describe_agenda(self.state, self.title.book),
        }

    def seat_number(self, seat: str) -> int:
        """-1 for a spectator, who owns no secret."""
        if seat == SPECTATOR:
            return -1
        if seat not in self.seats:
            raise KeyError(f"no seat {seat!r}; there are {', '.join(self.seats)}")
        return self.title.seats.index(seat)

    @property
    def log(self) -> list[LogEntry]:
        """Everything that happened, secrets included."""
        return list(self.entries_for(None, 0))

    def log_for(self, seat: str, since: int = 0) -> list[LogEntry]:
        """The log as a seat may read it."""
        return list(self.entries_for(self.seat_number(seat), since))

    def entries_for(self, seat: int | None, since: int) -> Iterator[LogEntry]:
        for item in unchain(self.state.journal, since):
            if isinstance(item, Event):
                yield entry_for(self.title, item, seat)

    def position(self) -> dict[str, Any]:
        """A readable, editable document of the whole situation."""
        return self.title.position(self.state, self.setup)

    def digest(self) -> str:
        """A short name of the whole situation: equal situations have equal digests.

        The options are left out: a title may get another one without every older record looking changed.
        """
        situation = {k: v for k, v in self.position().items() if k not in ("title", "scenario", "options")}
        return hashlib.sha256(canonical(situation)).hexdigest()[:16]

    @property
    def rolls(self) -> list[list[int]]:
        return [throw.faces for throw in self.throws]

    @property
    def throws(self) -> list[Throw]:
        return [item for item in unchain(self.state.journal) if isinstance(item, Throw)]

    def record(self) -> dict[str, Any]:
        """The save file: what the game was started with and every action."""
        from indochine.kernel.record import record_of

        return record_of(self)


def ordered_before(past: Chain | None, orders: Decision[Any], code: int) -> Chain | None:
    """The steps that can be taken back, with an order given in each of them: no undo takes it back."""
    chain = None
    for state in unchain(past):
        earlier = state.copy()  # copies of the game share the past
        orders.apply(earlier, code)
        chain = Chain(chain, earlier)
    return chain
