"""Standing orders, on Outpost: a side may let its turns end unasked, and nobody else is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import indochine
from indochine import BadPosition, BadRecord, Game, IllegalAction, NotOffered, Refused
from indochine.analysis import conformance
from indochine.analysis.conformance import ConformanceError, check_game
from indochine.analysis.setups import Case
from indochine.kernel.choices import Question
from indochine.kernel.events import Chain
from indochine.kernel.record import dump, load, replay_on
from indochine.kernel.state import State
from tests.kernel.outpost import ORDERS, OutpostTitle
from tests.kernel.outpost.rules import DUG, SIDES, Orders, Outpost
from tests.kernel.test_game import TITLE, actions, begin, play, second_turn


def orders_of(game: Game, seat: str) -> Question:
    question = game.orders(seat)
    assert question is not None
    return question


def ordered(game: Game, *orders: tuple[str, str]) -> Game:
    for seat, word in orders:
        game.order([word], seat)
    return game


# ---------------------------------------------------------------- what may be ordered


def test_the_orders_of_a_seat_are_a_question_like_any_other() -> None:
    question = orders_of(begin(), "BLUE")
    assert (question.name, question.seat) == ("orders", "BLUE")
    assert question.prompt() == "Blue: shall your turns end unasked?"
    assert [(c.action, c.text("fr"), c.rules) for c in question.choices] == [
        (["rest"], "Finir ce tour pour moi", ("2.5",)),
        (["sleep"], "Finir chaque tour pour moi", ("2.5",)),
    ]
    greyed = [(c.action, c.refused.rule, c.refused.text("pl")) for c in question.refusals if c.refused]
    assert greyed == [(["wake"], "2.5", "Taki rozkaz już wydano.")]


def test_both_seats_may_order_whoever_decides() -> None:
    game = ordered(begin(), ("BLUE", "sleep"), ("BLUE", "rest"))
    assert [c.action for c in orders_of(game, "BLUE").choices] == [["wake"], ["sleep"]]
    assert [c.action for c in orders_of(game, "RED").choices] == [["rest"], ["sleep"]]


@pytest.mark.parametrize(
    ("action", "error", "rule"),
    [
        (["wake"], Refused, "2.5"),
        (["dig"], NotOffered, "2.5"),
        (["rest", "RED"], NotOffered, "2.5"),
        ("rest", NotOffered, "2.5"),
        ([], NotOffered, "2.5"),
        (None, NotOffered, "2.5"),
    ],
)
def test_what_cannot_be_ordered_changes_nothing(action: Any, error: type[IllegalAction], rule: str) -> None:
    game = begin()
    before = (game.digest(), game.record(), game.log)
    with pytest.raises(IllegalAction) as caught:
        game.order(action, "BLUE")
    assert type(caught.value) is error
    assert caught.value.refusal.rule == rule
    assert (game.digest(), game.record(), game.log) == before


def test_a_stranger_orders_nothing() -> None:
    with pytest.raises(KeyError, match="no seat 'GREEN'"):
        begin().order(["rest"], "GREEN")


def test_after_the_end_nothing_is_ordered() -> None:
    game = play(begin(), *[["end"]] * 6)
    assert game.orders("RED") is None
    with pytest.raises(NotOffered, match="no standing orders"):
        game.order(["rest"], "RED")


def test_a_title_without_orders_says_so() -> None:
    game = indochine.title("saigon75").start(seed=1)
    before = game.digest()
    assert game.orders("NV") is None
    with pytest.raises(NotOffered, match="no standing orders"):
        game.order(["rest"], "NV")
    assert game.digest() == before
    assert game.record()["entries"] == []


# ---------------------------------------------------------------- what an order does


def test_an_order_answers_when_its_side_would_be_asked() -> None:
    game = ordered(begin(), ("BLUE", "sleep"))
    play(game, ["end"])
    assert game.seat == "RED"
    assert game.position()["turn"] == 2


def test_an_order_answers_at_once_what_its_side_is_asked() -> None:
    game = ordered(play(begin(), ["dig"]), ("RED", "rest"))
    assert game.seat == "BLUE"
    assert game.position()["trench"] == {"RED": 1, "BLUE": 0}


def test_an_order_for_a_turn_ends_with_it() -> None:
    game = ordered(begin(), ("BLUE", "rest"))
    play(game, ["end"], ["end"])
    assert game.seat == "BLUE"
    assert game.position()["orders"] == {"RED": "wake", "BLUE": "wake"}


def test_an_order_for_good_lasts_until_another() -> None:
    game = ordered(begin(), ("BLUE", "sleep"))
    play(game, ["end"])
    ordered(game, ("BLUE", "wake"))
    play(game, ["end"])
    assert game.seat == "BLUE"


def test_orders_can_end_the_game() -> None:
    game = ordered(begin(), ("BLUE", "sleep"), ("RED", "sleep"))
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "held"


def test_a_quiet_copy_obeys_and_keeps_no_record() -> None:
    game = begin()
    quiet = game.copy(quiet=True)
    ordered(quiet, ("RED", "sleep"))
    assert quiet.seat == "BLUE"
    assert quiet.entries is None
    assert game.position()["orders"]["RED"] == "wake"


# ---------------------------------------------------------------- who learns of it


def test_nobody_else_notices_an_order() -> None:
    game = begin()
    before = (game.view("RED"), game.log_for("RED"), actions(game), game.log)
    ordered(game, ("BLUE", "sleep"))
    assert (game.view("RED"), game.log_for("RED"), actions(game), game.log) == before
    assert game.view("BLUE")["orders"] == {"BLUE": "sleep"}


def test_an_imagined_game_knows_one_s_own_orders_alone() -> None:
    game = ordered(begin(), ("BLUE", "sleep"))
    other = TITLE.imagine(game.view("RED"), "RED", seed=3)
    assert other.position()["orders"] == {"RED": "wake", "BLUE": "wake"}
    own = TITLE.imagine(game.view("BLUE"), "BLUE", seed=3)
    assert own.position()["orders"] == {"RED": "wake", "BLUE": "sleep"}


# ---------------------------------------------------------------- taking back


def test_an_order_is_not_taken_back_with_a_step() -> None:
    game = play(begin(), ["dig"])
    ordered(game, ("BLUE", "sleep"))
    assert game.can_undo
    game.undo()
    assert game.position()["trench"]["RED"] == 0
    assert game.position()["orders"]["BLUE"] == "sleep"


def test_an_order_that_has_run_out_holds_again_when_its_end_is_taken_back() -> None:
    game = ordered(begin(), ("BLUE", "rest"))
    before = game.position()
    play(game, ["end"])
    assert game.position()["orders"]["BLUE"] == "wake"
    game.undo()
    assert game.position() == before
    assert game.position()["orders"]["BLUE"] == "rest"


def test_what_an_order_has_answered_is_not_taken_back() -> None:
    game = ordered(play(begin(), ["dig"]), ("RED", "rest"))
    assert not game.can_undo


def test_an_order_of_one_copy_is_not_given_in_another() -> None:
    game = play(begin(), ["dig"])
    twin = game.copy()
    ordered(game, ("BLUE", "sleep"))
    twin.undo()
    assert twin.position() == begin().position()


# ---------------------------------------------------------------- documents


def a_game_with_orders() -> Game:
    game = ordered(begin(), ("BLUE", "rest"))
    play(game, ["dig"], ["end"], ["dig"])
    ordered(game, ("RED", "rest"))
    play(game, ["dig"], ["end"])
    return ordered(game, ("BLUE", "sleep"), ("RED", "rest"))


def test_orders_stand_in_the_record_and_replay() -> None:
    game = a_game_with_orders()
    record = load(dump(game.record()))
    kept = [entry for entry in record["entries"] if "order" in entry]
    assert kept[0] == {"seat": "BLUE", "order": ["rest"]}
    assert len(kept) == 4
    again = replay_on(TITLE, record)
    assert again.record() == game.record() == record
    assert again.position() == game.position()
    assert game.over


def test_a_turn_that_an_order_ends_is_sealed_like_any_other() -> None:
    entries = a_game_with_orders().record()["entries"]
    assert [entry["turn"] for entry in entries if "digest" in entry] == [1, 2, 3]
    assert "order" in entries[-2]


def test_a_record_with_an_undo_between_orders_replays() -> None:
    game = ordered(play(begin(), ["dig"]), ("BLUE", "rest"))
    game.undo()
    play(game, ["end"])
    ordered(game, ("BLUE", "sleep"))
    assert replay_on(TITLE, game.record()).position() == game.position()


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"seat": "BLUE", "order": ["wake"]}, "already your order"),
        ({"seat": "BLUE", "order": ["march"]}, "march"),
        ({"seat": "BLUE", "order": 7}, "7"),
        ({"seat": "GREEN", "order": ["rest"]}, "no seat 'GREEN'"),
        ({"order": ["rest"]}, "no seat None"),
    ],
)
def test_an_order_that_cannot_be_given_spoils_a_record(entry: dict[str, Any], complaint: str) -> None:
    record = {**begin().record(), "entries": [entry]}
    with pytest.raises(BadRecord, match=complaint) as caught:
        replay_on(TITLE, record)
    assert caught.value.path == "entries[0]"


def test_orders_belong_to_the_position() -> None:
    game = ordered(second_turn(), ("BLUE", "sleep"))
    document = json.loads(json.dumps(game.position()))
    assert TITLE.from_position(document).position() == game.position()
    assert game.digest() != second_turn().digest()
    document["orders"]["BLUE"] = "dream"
    with pytest.raises(BadPosition) as caught:
        TITLE.from_position(document)
    assert caught.value.path == "orders.BLUE"


# ---------------------------------------------------------------- the conformance suite


@pytest.fixture
def _outpost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite plays Outpost, with many orders."""
    monkeypatch.setattr(conformance, "title", lambda id, pack=None: TITLE)
    monkeypatch.setattr(conformance, "ORDERS", 3)
    monkeypatch.setattr(conformance, "THOROUGHLY", 1)


CASES = [Case("outpost", "standard", (), seed) for seed in range(1, 12)]


def check_all() -> None:
    for case in CASES:
        check_game(case)


@pytest.mark.usefixtures("_outpost")
def test_the_suite_gives_orders_and_finds_nothing() -> None:
    check_all()


@pytest.mark.usefixtures("_outpost")
def test_the_suite_gives_orders_in_odd_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    order = Game.order

    def counted(self: Game, action: Any, seat: Any) -> None:
        given.append(int(self.setup.seed))
        order(self, action, seat)

    monkeypatch.setattr(conformance, "check_decision", lambda *args: None)
    monkeypatch.setattr(conformance.promises, "check_end", lambda game: None)
    monkeypatch.setattr(Game, "order", counted)
    check_all()
    assert given
    assert all(seed % 2 for seed in given)


def tells_all(view: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    def everything(self: OutpostTitle, s: State, seat: int) -> dict[str, Any]:
        orders = {side: ORDERS[order] for side, order in zip(SIDES, s.orders, strict=True)}
        return view(self, s, seat) | {"orders": orders}

    return everything


def forgets(order: Callable[..., None]) -> Callable[..., None]:
    def unrecorded(self: Game, action: Any, seat: Any) -> None:
        entries = self.entries
        order(self, action, seat)
        self.entries = entries

    return unrecorded


def writes_first(order: Callable[..., None]) -> Callable[..., None]:
    def hasty(self: Game, action: Any, seat: Any) -> None:
        self.entries = Chain(self.entries, {"seat": seat, "order": action})
        order(self, action, seat)

    return hasty


def told(apply: Callable[..., None]) -> Callable[..., None]:
    def boastful(self: Orders, s: Outpost, code: int) -> None:
        apply(self, s, code)
        s.tell(DUG, self.side, 0)

    return boastful


def for_both(apply: Callable[..., None]) -> Callable[..., None]:
    def far_reaching(self: Orders, s: Outpost, code: int) -> None:
        s.orders = (code, code)

    return far_reaching


SABOTAGE: dict[str, tuple[type, str, Callable[[Any], Any], str]] = {
    "secrets": (OutpostTitle, "view", tells_all, "notices the order|changes with what it hides"),
    "the record": (Game, "order", forgets, "is not in the record|different game"),
    "refusals": (Game, "order", writes_first, "changed the game"),
    "the log": (Orders, "apply", told, "the log tells of the order"),
    "the other side": (Orders, "apply", for_both, "answers for another seat"),
    "texts": (Question, "prompt", lambda old: lambda self, language="en": "[prompt-x]", "has no text"),
}


@pytest.mark.usefixtures("_outpost")
@pytest.mark.parametrize("promise", SABOTAGE)
def test_a_broken_promise_about_orders_is_noticed(promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, make, complaint = SABOTAGE[promise]
    monkeypatch.setattr(owner, name, make(vars(owner)[name]))
    with pytest.raises(ConformanceError, match=complaint):
        check_all()
