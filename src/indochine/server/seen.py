"""What an audience receives of a table: states, steps, decisions, the log. Nothing else leaves it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from indochine.kernel import board
from indochine.kernel.choices import Choice, Question, Refusal
from indochine.kernel.dice import SealedSource, source_from
from indochine.kernel.events import Event, unchain
from indochine.kernel.game import SPECTATOR, Game
from indochine.kernel.log import entry_for
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from indochine.server import messages as m
from indochine.server.minds import decided_by
from indochine.server.problems import TEXT
from indochine.server.stored import AnyEvent, Handed, Offered, Replied, Said, Sat, encode
from indochine.server.tables import OpenOffer, Table

SHORT = 500  # choices of one decision whose odds are worked out at most


class Wording:
    """How sentences are sent: not at all, as messages that the client renders, or in a language."""

    def __init__(self, table: Table, texts: str) -> None:
        self.folder = table.title.book.text_folder
        self.texts = texts
        self.silent = texts == "none"
        self.drawn = texts == "board"

    def msg(self, msg: Msg) -> Any:
        return msg.json() if self.texts == "msg" or self.drawn else UNSET

    def text(self, msg: Msg) -> Any:
        return catalogue(self.texts, self.folder).render(msg) if self.texts in LANGUAGES else UNSET


# The log


def line(table: Table, event: Event, audience: str, wording: Wording) -> m.Line:
    entry = entry_for(table.title, event, table.game.seat_number(audience))
    if wording.silent:
        return m.Line(entry.kind, entry.rule, entry.values)
    return m.Line(entry.kind, entry.rule, entry.values, wording.msg(entry.msg), wording.text(entry.msg))


def log(table: Table, audience: str, texts: str, since: int = 0) -> m.Log:
    """The log as it stands now, from a line on."""
    wording = Wording(table, texts)
    events = [item for item in unchain(table.game.state.journal) if isinstance(item, Event)]
    return m.Log([line(table, event, audience, wording) for event in events[since:]])


# Steps


def steps_since(table: Table, audience: str, number: int, texts: str) -> list[m.Step]:
    """Exactly what an audience has missed since a step; the last one carries the state."""
    seen = table.seen[audience]
    wording, last = Wording(table, texts), len(seen)
    found = [step(table, audience, n, seen[n - 1], wording) for n in range(number + 1, last)]
    if number < last:
        now = state(table, audience, texts)
        found.append(step(table, audience, last, seen[last - 1], wording, now))
    return found


def step(table: Table, audience: str, number: int, seq: int, wording: Wording, state: Any = UNSET) -> m.Step:
    event, mark = table.steps[seq - 1], table.marks[seq]
    lines = lines_of(table, audience, seq, wording)
    return m.Step(
        number=number,
        kind=kind_of(event),
        at=event.at,
        by=event.seat,
        log_from=mark.log_from,
        log=lines,
        text=event.text if isinstance(event, Said) else event.name if isinstance(event, Sat) else UNSET,
        bot=bot_of(event),
        offer=counted(table, audience, event.offer) if isinstance(event, Replied) else UNSET,
        yes=event.yes if isinstance(event, Replied) else UNSET,
        next_game=event.follow or UNSET,
        state=state,
    )


def lines_of(table: Table, audience: str, seq: int, wording: Wording) -> list[m.Line]:
    """What a step added to the log; of the last one made once for all, where nothing in it is a secret."""
    found: list[m.Line] | None = table.cache.get(("lines", seq, wording.texts))
    if found is None:
        events = table.lines_of(seq)
        found = [line(table, event, audience, wording) for event in events]
        if seq == table.seq and not any(event.kind.secret for event in events):
            table.cache["lines", seq, wording.texts] = found
    return found


def bot_of(event: AnyEvent) -> Any:
    """The bot that decided, or that a seat was handed to."""
    if isinstance(event, Handed):
        return event.level or UNSET
    found = decided_by(event)
    return found.level if found else UNSET


def kind_of(event: AnyEvent) -> str:
    """A seat that is handed to nobody is taken back."""
    if isinstance(event, Handed) and event.level is None:
        return "returned"
    tag = str(type(event).__struct_config__.tag)
    return f"{tag}-{event.what}" if isinstance(event, Offered) else tag


def counted(table: Table, audience: str, seq: int) -> int:
    """A stored number as an audience counts: the last step that it knows of up to there."""
    return bisect_left(table.seen[audience], seq) + 1


# The state


def state(table: Table, audience: str, texts: str) -> m.StateSeen:
    """A table as one seat, or a spectator, sees it now."""
    game = table.game
    return m.StateSeen(
        number=len(table.seen[audience]),
        expect=table.expect[audience],
        seat=audience,
        deciding=table.deciding,
        view=UNSET if texts == "board" else Raw(table.sights.view(audience)),
        scene=Raw(table.sights.scene(audience)) if texts == "board" else UNSET,
        decision=decision(table, audience, texts),
        can_undo=game.can_undo and table.asks(audience),
        offers=[offer(table, audience, open) for open in table.offers.values()],
        outcome=game.outcome.json() if game.outcome else None,
        next_game=table.next_game,
        read_only=read_only(table, texts),
    )


def read_only(table: Table, texts: str) -> str | None:
    if table.read_only is None:
        return None
    return catalogue(texts if texts in LANGUAGES else "en", TEXT).render(table.read_only)


def offer(table: Table, audience: str, open: OpenOffer) -> m.OfferSeen:
    return m.OfferSeen(
        number=counted(table, audience, open.number),
        by=open.seat,
        what=open.what,
        waiting=sorted(open.waiting),
        to=counted(table, audience, open.to) if open.to is not None else None,
        log_from=table.marks[open.to - 1].lines if open.to is not None else None,
        steps=moves_since(table, audience, open.to) if open.to is not None else 0,
    )


def moves_since(table: Table, audience: str, seq: int) -> int:
    """How many moves that an audience knows of would be taken back; what was said meanwhile is no move."""
    return sum(known >= seq and bool(table.steps[known - 1].entries) for known in table.seen[audience])


# Decisions


def decision(table: Table, audience: str, texts: str) -> m.DecisionSeen | None:
    """What a seat is asked; nobody else learns of it."""
    if not table.asks(audience):
        return None
    question = table.game.decision
    assert question is not None
    return asked(question, Wording(table, texts))


def asked(question: Question, wording: Wording) -> m.DecisionSeen:
    if wording.silent:
        return m.DecisionSeen(question.name, [m.ChoiceSeen(action) for action in question.actions])
    return m.DecisionSeen(
        name=question.name,
        choices=[choice(c, wording) for c in question.choices],
        rules=list(question.rules),
        msg=wording.msg(question.msg),
        text=wording.text(question.msg),
    )


def choice(c: Choice, wording: Wording) -> m.ChoiceSeen:
    if wording.silent:
        return m.ChoiceSeen(c.action)
    msg, targets = c.msg, targets_of(c) if wording.drawn else UNSET
    return m.ChoiceSeen(c.action, list(c.rules), wording.msg(msg), wording.text(msg), targets)


def targets_of(c: Choice) -> list[str]:
    """References of what a choice names."""
    return [f"{domain}:{value}" for domain, value in zip(c.verb.args, c.action[1:], strict=True)]


def in_full(table: Table, question: Question, texts: str) -> m.DecisionSeen:
    """A decision with odds of what commits to dice, and all that is refused, each with its reason."""
    wording = Wording(table, texts)
    choices = [with_odds(c, wording) for c in question.choices[:SHORT]]
    choices += [choice(c, wording) for c in question.choices[SHORT:]]
    refused = [refused_choice(c, wording) for c in question.refusals]
    return msgspec.structs.replace(asked(question, wording), choices=choices, refused=refused)


def with_odds(c: Choice, wording: Wording) -> m.ChoiceSeen:
    odds = c.odds
    return msgspec.structs.replace(choice(c, wording), odds=odds.json() if odds is not None else UNSET)


def refused_choice(c: Choice, wording: Wording) -> m.Refused:
    why = c.refused
    assert why is not None
    return m.Refused(c.action, why.rule, wording.msg(c.msg), wording.text(c.msg),
                     wording.msg(why.msg), wording.text(why.msg),
                     targets_of(c) if wording.drawn else UNSET)  # fmt: skip


def explained(table: Table, refusal: Refusal | None, texts: str) -> m.Explained:
    if refusal is None:
        return m.Explained(True)
    wording = Wording(table, texts)
    return m.Explained(False, refusal.rule, wording.msg(refusal.msg), wording.text(refusal.msg))


# What everybody may know


def about(table: Table, audience: str, match: m.MatchSeen | None, texts: str) -> m.TableSeen:
    outcome, setup = table.game.outcome, table.setup
    return m.TableSeen(
        game=table.id,
        title=setup.title,
        scenario=setup.scenario,
        options=setup.options,
        seats={id: m.SeatSeen(row.name, row.bot, row.secret is not None) for id, row in table.seats.items()},
        created=table.created,
        deciding=table.game.seat,
        commitment=commitment(setup.seed),
        sealed=not setup.imported,
        secret=str(setup.seed).removeprefix("sealed:") if outcome else None,
        outcome=outcome.json() if outcome else None,
        match=match,
        next_game=table.next_game,
        read_only=read_only(table, texts),
        orders=table.title.standing_orders is not None,
        branch_of=setup.branch_of,
        you=audience,
    )


def commitment(seed: int | str) -> str:
    source = source_from(seed)
    return source.commitment if isinstance(source, SealedSource) else ""


def past(table: Table, game: Game, audience: str, number: int, texts: str) -> m.StateSeen:
    """A table as an audience saw it after one of its steps; everybody knows of what spectators know of."""
    stored = table.stored_number(audience, number) or 0
    view, drawn = game.view(audience), texts == "board"
    return m.StateSeen(
        number=number,
        expect=table.expect[audience],
        seat=audience,
        deciding=game.seat,
        view=UNSET if drawn else Raw(encode(view)),
        scene=Raw(board.encode(table.title.scene(view))) if drawn else UNSET,
        outcome=game.outcome.json() if game.outcome else None,
        watch=bisect_right(table.seen[SPECTATOR], stored),
    )


def chat(table: Table, audience: str) -> list[m.Step]:
    """All that was said; spectators hear nothing."""
    if audience == SPECTATOR:
        return []
    wording, seen = Wording(table, "none"), table.seen[audience]
    return [step(table, audience, n, seq, wording) for n, seq in enumerate(seen, start=1)
            if isinstance(table.steps[seq - 1], Said)]  # fmt: skip
