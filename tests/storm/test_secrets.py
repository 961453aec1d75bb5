"""What a seat can see does not change with what it must not know: hands, decks, orders, bids."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import indochine
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.frames import advance
from tests.storm.table import TITLE, asked, state

MODES = ("quick", "strict")
OTHER = {"FR": "VM", "VM": "FR"}
SIDE = {"FR": 0, "VM": 1}
SHOWING = ("choose-action", "window", "buy-impulse", "end-discard")  # decisions that can show a card


def positions(mode: str, seed: int, every: int, last: int) -> Iterator[indochine.Game]:
    """Situations of a game played at random, cards and all."""
    game, chance = TITLE.start("battle", {"reactions": mode}, seed=seed), random.Random(seed)
    for number in range(last):
        if game.over:
            return
        if number % every == 0:
            yield game
        game.choose(chance.choice(game.codes))


def seen(game: indochine.Game, seat: str, since: int = 0) -> dict[str, Any]:
    """All that a seat can read or try, as it would be sent to it."""
    shown = {
        "view": game.view(seat),
        "log": [[entry.json(), entry.msg.json()] for entry in game.log_for(seat, since)],
        "orders": offered(game.orders(seat)),
        "asked": asked(game),
        "prompt": game.decision and game.decision.msg.json(),
    }
    if game.seat == seat:
        shown |= {"choices": offered(game.decision), "undo": game.can_undo}
    return shown


def offered(question: Any) -> list[Any]:
    legal = [[choice.action, choice.msg.json(), odds(choice)] for choice in question.choices]
    greyed = [[choice.action, choice.refused.rule, choice.refused.msg.json()] for choice in question.refusals]
    return [legal, greyed]


def odds(choice: Any) -> Any:
    return choice.odds.json() if choice.odds else None


def text(shown: dict[str, Any]) -> str:
    return json.dumps(shown, sort_keys=True)


def length(game: indochine.Game) -> int:
    """How much has been told so far."""
    journal = state(game).journal
    return journal.length if journal else 0


def redealt(game: indochine.Game, seat: str, seed: int) -> indochine.Game:
    """The same game, log and all, with the cards that a seat cannot see dealt anew; its own draws stay."""
    document = TITLE.deal_unknown(game.view(seat), seat, Dice(FastSource(seed)))
    other, number = OTHER[seat], SIDE[OTHER[seat]]
    twin, numbers = game.copy(), TITLE.book.domains["card"].numbers
    s = state(twin)
    s.replace_hand(number, sum(1 << numbers[card] for card in document["cards"]["hands"][other]))
    deck = tuple(numbers[card] for card in document["cards"]["decks"][other])
    s.decks = (deck, s.decks[1]) if number == 0 else (s.decks[0], deck)
    advance(s)
    return twin


# What a seat sees now


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_nothing_shown_depends_on_the_hidden_cards(mode: str, seat: str) -> None:
    different = 0
    for game in positions(mode, 11, every=19, last=320):
        now = length(game)
        shown = text(seen(game, seat, now))
        for seed in range(2):
            twin = redealt(game, seat, seed)
            assert text(seen(twin, seat, now)) == shown
            different += state(twin).hands != state(game).hands
    assert different > 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_an_imagined_game_looks_just_like_the_real_one(mode: str, seat: str) -> None:
    for number, game in enumerate(positions(mode, 12, every=17, last=320)):
        imagined = TITLE.imagine(game.view(seat), seat, seed=number)
        real, copy = seen(game, seat), seen(imagined, seat)
        for shown in (real, copy):
            del shown["log"]  # an imagined game has no past
            shown.pop("undo", None)
        assert text(copy) == text(real)
        assert TITLE.invariants(imagined.state) == []


@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_no_view_holds_a_hidden_card_a_seed_or_dice(seat: str) -> None:
    for game in positions("quick", 13, every=17, last=200):
        view = game.view(seat)
        hidden = game.position()["cards"]
        secret = [*hidden["hands"][OTHER[seat]], *hidden["decks"]["FR"], *hidden["decks"]["VM"]]
        shown = json.dumps([view, [entry.json() for entry in game.log_for(seat)]])
        drawn = {card for card in secret if f'"{card}"' in json.dumps(view)}
        assert drawn == set()
        assert "seed" not in shown
        assert "dice_count" not in shown


# What a seat sees happen


def step(game: indochine.Game, seat: str, chance: int, strict: bool) -> bool:
    """Play one decision by chance; the other seat never uses a card. False where it would have to."""
    question = game.decision
    if question is None or question.name == "discard-down":
        return False
    choices = [choice.action for choice in question.choices]
    if question.seat != seat and question.name in SHOWING:
        choices = [action for action in choices if action[0] not in ("play", "dig", "discard")]
    game.play(choices[chance % len(choices)])
    while not strict and game.decision and asked(game) == (OTHER[seat], "window"):
        game.play(["pass"])
    return not game.over


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_the_same_play_against_other_hands_looks_the_same(mode: str, seat: str) -> None:
    """Two games in step: the other side holds other cards and uses none. In the strict mode not even who is
    asked next may differ; in the quick mode its windows are passed before the two are compared."""
    strict, compared = mode == "strict", 0
    for number, game in enumerate(positions(mode, 21 + SIDE[seat], every=31, last=300)):
        if asked(game)[1] == "window" and asked(game)[0] != seat:
            continue
        one, two = game.copy(), redealt(game, seat, number)
        chance, since = random.Random(number), length(game)
        for _ in range(16):
            roll = chance.randrange(1 << 16)
            if not (step(one, seat, roll, strict) & step(two, seat, roll, strict)):
                break
            assert text(seen(one, seat, since)) == text(seen(two, seat, since))
            compared += 1
    assert compared > 60


@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_strict_who_is_asked_does_not_depend_on_what_is_held(seat: str) -> None:
    """The other side holds only cards for reactions, or none of them: the same seats are asked."""
    for number, game in enumerate(positions("strict", 31, every=29, last=300)):
        asked_seats = []
        for seed in (1, 2, 3):
            twin, chance, found = redealt(game, seat, seed), random.Random(number), []
            for _ in range(15):
                if not step(twin, seat, chance.randrange(1 << 16), True):
                    break
                found.append(asked(twin))
            asked_seats.append(found)
        assert asked_seats[0] == asked_seats[1] == asked_seats[2]


# Bids


@pytest.mark.rule("storm", "15.0a")
def test_a_sealed_bid_is_seen_by_its_bidder_alone() -> None:
    games = [TITLE.start("battle", {"bid": True}, seed=3) for _ in range(2)]
    for game, bid in zip(games, (4, 7), strict=True):
        game.play(["bid", bid])
    assert text(seen(games[0], "VM")) == text(seen(games[1], "VM"))
    assert games[0].view("FR")["bidding"]["bids"] == [4]
    assert games[0].view("VM")["bidding"]["bids"] == [None]
    imagined = TITLE.imagine(games[0].view("VM"), "VM", seed=1)
    assert imagined.view("VM") == games[0].view("VM")
