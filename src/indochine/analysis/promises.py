"""The promises themselves, one function each. They know the kernel's interface and no title."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from indochine.kernel.choices import Choice, Question, code_of
from indochine.kernel.errors import IllegalAction, NotOffered, Refused
from indochine.kernel.events import Event, unchain
from indochine.kernel.game import Game
from indochine.kernel.record import replay_on
from indochine.kernel.text import LANGUAGES

RULING = re.compile(r"ruling:\d+")
UNRENDERED = re.compile(r"\[[a-z][\w.-]*\]|\{ ?\$")  # a message or a parameter that no catalogue knows
SAID = 12  # random sentences tried with each verb
SCRIPT = (3, 6, 1, 4, 2, 5) * 20  # dice to come, the same for a game and for its double


class Broken(Exception):
    """A promise is broken; the text says which."""


class Scene:
    """A decision under examination, and how the game stood when it came up."""

    def __init__(self, game: Game, rng: Random) -> None:
        question = game.decision
        assert question is not None
        self.game, self.rng, self.question = game, rng, question
        self.position = game.position()

    def demand(self, holds: bool, complaint: str) -> None:
        if not holds:
            raise Broken(f"at {self.question.name!r} ({self.question.seat}): {complaint}")


def there_and_back(value: Any) -> Any:
    return json.loads(json.dumps(value))


@cache
def rule_ids(folder: Path) -> frozenset[str]:
    """The rules that a title's index knows."""
    index = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
    return frozenset(rule["id"] for rule in index["rule"])


def is_rule(game: Game, rule: str) -> bool:
    return rule in rule_ids(game.title.folder) or RULING.fullmatch(rule) is not None


def check_invariants(game: Game) -> None:
    """Counters are conserved."""
    faults = game.title.invariants(game.state)
    if faults:
        raise Broken("; ".join(faults))


def check_untouched(scene: Scene, after: str) -> None:
    scene.demand(scene.game.position() == scene.position, f"{after} changed the game")


# Every decision


def check_legality(scene: Scene) -> None:
    """Something is legal; what is listed is what the rules do not refuse, no more and no less."""
    frame, state, legal = scene.question.frame, scene.question.state, scene.game.codes
    scene.demand(bool(legal), "nothing is legal")
    scene.demand(len(legal) == len(set(legal)), "a choice is listed twice")
    for code in dict.fromkeys((*legal, *frame.offers(state), *frame.tries(state))):
        allowed = frame.refused(state, code) is None
        action = Choice(scene.question, code).action
        scene.demand(allowed == (code in legal), f"{action} is {'not ' * allowed}listed though it "
                     f"{'is not' if allowed else 'is'} refused")  # fmt: skip
        scene.demand((scene.game.explain(action) is None) == allowed, f"explain({action}) disagrees")


def check_listed(scene: Scene, codes: Iterable[int]) -> None:
    """Every listed choice plays, on a copy that leaves its original and its twin alone."""
    twin = scene.game.copy()
    for code in codes:
        copy = scene.game.copy()
        copy.play(Choice(scene.question, code).action)
        scene.demand(
            copy.over or bool(copy.codes), f"{Choice(scene.question, code).action} ends in a dead end"
        )
    check_untouched(scene, "playing on a copy")
    scene.demand(twin.position() == scene.position, "playing on a copy changed another copy")


def check_undo(scene: Scene, code: int) -> None:
    """Taking back restores what was; it crosses no roll, no reveal and nobody else's decision."""
    game, seat = scene.game.copy(), scene.question.seat
    reveals, rolls, chances = game.state.reveals, len(game.rolls), game.state.dice.count
    game.choose(code)
    crossed = game.seat != seat or game.state.reveals != reveals
    drew = len(game.rolls) != rolls or game.state.dice.count != chances
    scene.demand(not drew or crossed, "dice fell or cards were shuffled and no reveal was counted")
    scene.demand(
        game.can_undo != crossed, f"can_undo is {game.can_undo} after {'a' if crossed else 'no'} barrier"
    )
    if game.can_undo:
        after = game.position()
        game.undo()
        scene.demand(game.position() == scene.position, "undo does not restore the position")
        game.choose(code)
        scene.demand(game.position() == after, "the same choice after undo leads elsewhere")


# Some decisions


def check_refusals(scene: Scene) -> None:
    """What is refused is refused when played, cites a rule of the book, and changes nothing."""
    game = scene.game
    for choice in scene.question.refusals:
        refusal = choice.refused
        assert refusal is not None
        scene.demand(is_rule(game, refusal.rule), f"{choice.action} is refused by no rule: {refusal.rule!r}")
        check_texts(scene, f"the refusal of {choice.action}", refusal.text)
        try:
            game.play(choice.action)
        except Refused as problem:
            scene.demand(problem.refusal.rule == refusal.rule, f"{choice.action} is refused by two rules")
        else:
            scene.demand(False, f"{choice.action} is refused and yet it was played")
    check_untouched(scene, "a refused choice")


def check_any_action(scene: Scene) -> None:
    """Whatever can be said in the words of the title gets an answer: it is listed, or a rule refuses it."""
    game, book = scene.game, scene.game.title.book
    for verb in scene.question.frame.verbs:
        words = [book.domains[domain].ids if domain in book.domains else range(8) for domain in verb.args]
        for _ in range(SAID if words else 1):
            action = [verb.name, *(scene.rng.choice(list(said)) for said in words)]
            refusal = game.explain(action)
            listed = code_of(book, scene.question.frame.verbs, action) in game.codes
            scene.demand(
                (refusal is None) == listed, f"{action} is {'not ' * (not listed)}listed; explain disagrees"
            )
            scene.demand(refusal is None or is_rule(game, refusal.rule), f"{action} is refused by no rule")


def check_texts(scene: Scene, what: str, text: Callable[[str], str]) -> None:
    for language in LANGUAGES:
        words = text(language)
        scene.demand(
            bool(words) and not UNRENDERED.search(words), f"{what} has no text in {language}: {words!r}"
        )


def check_sentences(scene: Scene) -> None:
    """The prompt and every choice read well in three languages, and no two choices alike."""
    check_question(scene, scene.question)


def check_question(scene: Scene, question: Question) -> None:
    check_texts(scene, f"the prompt of {question.name!r}", question.prompt)
    for choice in question.choices:
        check_texts(scene, f"{choice.action}", choice.text)
        scene.demand(choice.rules != () and all(is_rule(scene.game, rule) for rule in choice.rules),
                     f"{choice.action} rests on no rule: {choice.rules}")  # fmt: skip
    for language in LANGUAGES:
        number = Counter(choice.text(language) for choice in question.choices)
        twice = [text for text, count in number.items() if count > 1]
        scene.demand(not twice, f"two choices read alike in {language}: {twice}")


def check_json(scene: Scene) -> None:
    """View, position, record and actions are JSON values."""
    game = scene.game
    documents: dict[str, Any] = {"position": scene.position, "record": game.record()}
    documents |= {f"view of {seat}": game.view(seat) for seat in game.seats}
    documents |= {"actions": [choice.action for choice in scene.question.choices]}
    for name, document in documents.items():
        scene.demand(there_and_back(document) == document, f"the {name} does not survive JSON")


def check_position(scene: Scene) -> None:
    """A position makes the same game again, and play goes on alike from both."""
    game = scene.game.copy()
    game.state.dice.script = SCRIPT
    double = game.title.from_position(there_and_back(scene.position), seed=1, dice=SCRIPT)
    scene.demand(double.position() == scene.position, "from_position(position) stands differently")
    scene.demand(double.codes == game.codes, "from_position(position) offers other choices")
    drawn = game.state.dice.count, double.state.dice.count
    action = scene.rng.choice(scene.question.choices).action
    game.play(action)
    double.play(action)
    if (game.state.dice.count, double.state.dice.count) == drawn:  # nothing came but scripted dice
        scene.demand(double.position() == game.position(), f"after {action} the double stands differently")


def check_secrets(scene: Scene) -> None:
    """A view does not change with what it hides, and the deciding seat's choices rest on its view alone."""
    game = scene.game
    for seat in game.seats:
        view = game.view(seat)
        other = game.title.imagine(there_and_back(view), seat, scene.rng.randrange(1 << 30))
        scene.demand(other.view(seat) == view, f"the view of {seat} changes with what it hides: "
                     f"{differences(view, other.view(seat))}")  # fmt: skip
        if seat == scene.question.seat:
            scene.demand(
                actions(other.decision) == actions(scene.question),
                f"the choices of {seat} rest on what it cannot see",
            )
        check_redealt(scene, other, seat)


def check_redealt(scene: Scene, other: Game, seat: str) -> None:
    """What a bot imagines follows from what its seat knows: a game and its double give it the same."""
    game = scene.game
    if game.title.strategy is None:
        return
    seed = scene.rng.randrange(1 << 30)
    imagined = game.imagined(seat, seed)
    scene.demand(imagined.view(seat) == game.view(seat), f"what {seat} imagines does not fit what it knows")
    scene.demand(
        imagined.digest() == other.imagined(seat, seed).digest(),
        f"what {seat} imagines rests on what it cannot see",
    )
    if seat == scene.question.seat:
        scene.demand(imagined.codes == game.codes, f"{seat} imagines other choices than it has")


def actions(question: Question | None) -> list[Any]:
    return [choice.action for choice in question.choices] if question else []


def differences(a: dict[str, Any], b: dict[str, Any]) -> str:
    return ", ".join(f"{key}: {a.get(key)} / {b.get(key)}" for key in {**a, **b} if a.get(key) != b.get(key))[
        :400
    ]


def check_orders(scene: Scene) -> None:
    """Standing orders can be read; what is refused changes nothing; one given is its seat's affair alone."""
    seat = scene.rng.choice(scene.game.seats)
    orders = scene.game.orders(seat)
    demand_refusal(scene, seat, ["no such order"], NotOffered)
    if orders is None:
        return
    check_question(scene, orders)
    check_refused_orders(scene, seat, orders)
    if orders.choices:
        check_order(scene, seat, scene.rng.choice(orders.choices).action)
    check_untouched(scene, "a standing order given on a copy")


def check_refused_orders(scene: Scene, seat: str, orders: Question) -> None:
    for choice in orders.refusals:
        refusal = choice.refused
        assert refusal is not None
        scene.demand(is_rule(scene.game, refusal.rule), f"the order {choice.action} is refused by no rule")
        check_texts(scene, f"the refusal of the order {choice.action}", refusal.text)
        demand_refusal(scene, seat, choice.action, Refused)


def demand_refusal(scene: Scene, seat: str, action: list[Any], kind: type[IllegalAction]) -> None:
    game = scene.game.copy()
    try:
        game.order(action, seat)
    except IllegalAction as problem:
        scene.demand(type(problem) is kind, f"the order {action} of {seat} is refused as {problem!r}")
    else:
        scene.demand(False, f"the order {action} of {seat} is refused and yet it was given")
    same = game.position() == scene.position and game.entries is scene.game.entries
    scene.demand(same, f"the refused order {action} of {seat} changed the game")


def check_order(scene: Scene, seat: str, action: list[Any]) -> None:
    """An order stands in the record; unless it answers what its seat is asked, nobody else notices it."""
    game, asked = scene.game.copy(), scene.game.state.frames[-1]
    game.order(action, seat)
    entry = {"seat": seat, "order": action}
    scene.demand(entry in unchain(game.entries)[-2:], f"the order {action} of {seat} is not in the record")
    if not game.over and game.state.frames[-1] is asked:
        check_unnoticed(scene, game, seat, action)
    else:
        scene.demand(seat == scene.question.seat, f"the order {action} of {seat} answers for another seat")
        scene.demand(not game.can_undo, f"the order {action} of {seat} can be taken back")


def check_unnoticed(scene: Scene, game: Game, seat: str, action: list[Any]) -> None:
    before = scene.game
    scene.demand(game.state.journal is before.state.journal, f"the log tells of the order {action} of {seat}")
    for other in game.seats:
        same = other == seat or game.view(other) == before.view(other)
        scene.demand(same, f"{other} notices the order {action} of {seat}")
    scene.demand(game.codes == before.codes, f"the order {action} of {seat} changes what can be chosen")
    scene.demand(game.can_undo == before.can_undo, f"the order {action} of {seat} changes what can be undone")


def check_log(scene: Scene) -> None:
    """Every event can be read and cites a rule; a secret is read by those who may see it alone."""
    game = scene.game
    events = [item for item in unchain(game.state.journal) if isinstance(item, Event)]
    for entry in game.log[-20:]:
        check_texts(scene, f"the event {entry.kind}", entry.text)
        scene.demand(is_rule(game, entry.rule), f"the event {entry.kind} cites no rule: {entry.rule!r}")
        scene.demand(
            there_and_back(entry.json()) == entry.json(), f"the event {entry.kind} does not survive JSON"
        )
    secrets = [number for number, event in enumerate(events) if event.kind.secret]
    logs = {seat: game.log_for(seat) for seat in game.seats}
    for number in secrets:
        kind = events[number].kind
        readers = [seat for seat, log in logs.items() if kind.secret in log[number].values]
        scene.demand(len(readers) <= 1, f"the secret of {kind.name} is read by {' and '.join(readers)}")
        for seat in set(logs) - set(readers):
            check_texts(scene, f"the hidden event {kind.name}", logs[seat][number].text)


class LogWatch:
    """What a seat has read stays as it was: no line of its log opens or closes later."""

    def __init__(self) -> None:
        self.read: dict[str, list[dict[str, Any]]] = {}

    def look(self, game: Game) -> None:
        """Only a secret can change for a reader, so only those are compared."""
        for seat in game.seats:
            events = (item for item in unchain(game.state.journal) if isinstance(item, Event))
            if not any(event.kind.secret for event in events):
                continue
            now = [entry.json() for entry in game.log_for(seat)]
            before = self.read.get(seat, [])
            if now[: len(before)] != before:
                line = next(a for a, b in zip(before, now, strict=False) if a != b)
                raise Broken(f"the log of {seat} tells the past differently: {line}")
            self.read[seat] = now


THOROUGH = (
    check_any_action,
    check_refusals,
    check_sentences,
    check_json,
    check_position,
    check_secrets,
    check_orders,
    check_log,
)


# The end


def check_end(game: Game) -> None:
    """The game is won or drawn for a reason, and its record plays the same game again."""
    outcome = game.outcome
    assert outcome is not None
    if outcome.winner not in (None, *game.title.seats) or not outcome.reason:
        raise Broken(f"the outcome names nobody: {outcome}")
    if game.decision is not None or game.codes:
        raise Broken("the game is over and somebody still decides")
    if there_and_back(outcome.json()) != outcome.json():
        raise Broken("the outcome does not survive JSON")
    again = replay_on(game.title, there_and_back(game.record()))
    if again.position() != game.position() or again.outcome != outcome or again.rolls != game.rolls:
        raise Broken("the record plays a different game")
    for seat in game.seats:
        if there_and_back(game.view(seat)) != game.view(seat):
            raise Broken(f"the last view of {seat} does not survive JSON")
