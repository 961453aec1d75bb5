"""D.3: Event cards: one is played in each phase, has its effect in that phase, and is discarded."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import indochine
from indochine.kernel.text import LANGUAGES, Msg, catalogue

from .table import TITLE, actions, events, play, refusal, state, table

CARDS = TITLE.pack.cards.card
AT_ONCE = [card.number for card in CARDS if card.duration == "instant"]
ALL_PHASE = [card.number for card in CARDS if card.duration == "phase"]
GARRISONS = {"saigon": "sv_division ranger", "pleiku": "mech sv_division_reduced"}


def settle(game: indochine.Game) -> indochine.Game:
    """Answer the questions of a card until the movement sub-phase."""
    while game.decision and game.decision.name != "move-units":
        game.play(actions(game)[0])
    return game


def with_card(card: int, side: str, **fields: object) -> indochine.Game:
    return table(sv=GARRISONS, phase=side, step="event_card", hands={side: [card]}, **fields)


@pytest.mark.rule("saigon75", "D.3.1")
def test_twenty_cards_six_for_the_south_twelve_for_the_north_two_for_neither() -> None:
    assert [card.number for card in sorted(CARDS, key=lambda card: card.number)] == list(range(1, 21))
    assert Counter(card.colour for card in CARDS) == {"yellow": 6, "red": 12, "green": 2}


@pytest.mark.rule("saigon75", "D.3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_a_title_a_colour_and_an_effect(language: str) -> None:
    texts = catalogue(language, TITLE.book.text_folder)
    for card in CARDS:
        assert card.colour in ("yellow", "red", "green")
        assert texts.has(f"card-{card.number}.effect")
    titles = [texts.render(Msg(f"card-{card.number}")) for card in CARDS]
    assert len(set(titles)) == 20
    assert not [title for title in titles if title.startswith("[")]


@pytest.mark.rule("saigon75", "D.3.3a")
@pytest.mark.parametrize("side", ["NV", "SV"])
def test_a_card_must_be_played_and_only_one_of_the_hand(side: str) -> None:
    game = table(sv=GARRISONS, phase=side, step="event_card", hands={side: [2, 8, 20]})
    assert game.decision is not None
    assert (game.decision.name, game.seat) == ("play-card", side)
    assert actions(game) == [["play", "2"], ["play", "8"], ["play", "20"]]  # and no way to pass
    assert game.explain(["done"]) is not None
    assert refusal(game, ["play", "3"]) == "D.3.3a"
    play(game, ["play", "8"])
    assert game.position()["cards"][side] == [2, 20]
    assert game.decision.name == "move-units"
    assert events(game, "card-played") == [{"side": side, "card": "8"}]


@pytest.mark.rule("saigon75", "D.3.3a")
def test_a_card_that_helps_the_enemy_must_be_played_all_the_same() -> None:
    game = with_card(1, "NV")
    assert events(game, "card-played") == [{"side": "NV", "card": "1"}]
    assert game.seat == "SV"  # the South takes its air markers


@pytest.mark.rule("saigon75", "D.3.3a")
def test_the_enemy_s_hand_is_not_touched() -> None:
    game = table(sv=GARRISONS, phase="NV", step="event_card", hands={"NV": [2, 8], "SV": [3, 6]})
    assert refusal(game, ["play", "3"]) == "D.3.3a"
    play(game, ["play", "2"])
    assert game.position()["cards"]["SV"] == [3, 6]


@pytest.mark.rule("saigon75", "D.3.3a")
def test_over_a_game_each_side_plays_one_card_a_turn() -> None:
    game = TITLE.start(seed=75)
    chance = random.Random(7)
    while not game.over:
        game.play(chance.choice(actions(game)))
    sides: list[str] = []
    for entry in game.log:
        if entry.kind == "phase-begins":
            sides.append(entry.values["side"])
        if entry.kind == "card-played":
            assert entry.values["side"] == sides[-1]
    assert [e["side"] for e in events(game, "card-played")] == sides


@pytest.mark.rule("saigon75", "D.3.3b")
@pytest.mark.parametrize("side", ["NV", "SV"])
def test_an_event_counts_in_the_phase_of_its_player_only(side: str) -> None:
    game = with_card(8, side)
    assert state(game).is_monsoon()
    play(game, ["done"])
    while game.decision and events(game, "phase-begins") == []:
        game.play(actions(game)[0])
    assert events(game, "phase-begins")[0]["side"] == ("SV" if side == "NV" else "NV")
    assert not state(game).is_monsoon()


@pytest.mark.rule("saigon75", "D.3.4a")
@pytest.mark.parametrize("side", ["NV", "SV"])
@pytest.mark.parametrize("card", AT_ONCE)
def test_a_card_carried_out_at_once_is_discarded_at_once(card: int, side: str) -> None:
    position = settle(with_card(card, side)).position()
    assert position["cards"]["discard"][-1] == card
    assert position["event"]["card"] == 0


@pytest.mark.rule("saigon75", "D.3.4a")
@pytest.mark.parametrize("side", ["NV", "SV"])
@pytest.mark.parametrize("card", ALL_PHASE)
def test_a_card_of_the_phase_is_discarded_at_its_end(card: int, side: str) -> None:
    game = settle(with_card(card, side))
    assert game.position()["event"]["card"] == card
    assert card not in game.position()["cards"]["discard"]
    while not events(game, "phase-begins"):
        game.play(["done"])
    assert game.position()["event"] == {"card": 0, "uses": 0, "province": None}
    assert game.position()["cards"]["discard"][-1] == card


@pytest.mark.rule("saigon75", "D.3.4b", "card:14")
def test_crisis_in_saigon_played_by_the_north_stays_until_the_desertion_test() -> None:
    game = with_card(14, "NV", plus_ones={"NV": 0, "SV": 0})
    seen = []
    while not events(game, "desertion"):
        seen.append((game.position()["active"], game.position()["crisis"]))
        assert 14 not in game.position()["cards"]["discard"]
        game.play(["done"])
    assert ("NV", 14) in seen
    assert ("SV", 14) in seen
    assert game.position()["crisis"] == 0
    assert game.position()["cards"]["discard"][-1] == 14


@pytest.mark.rule("saigon75", "D.3.4b", "D.3.4a")
def test_crisis_stays_while_another_card_of_the_phase_comes_and_goes() -> None:
    game = with_card(2, "SV", crisis=14)
    assert (game.position()["event"]["card"], game.position()["crisis"]) == (2, 14)
    while not events(game, "desertion"):
        game.play(["done"])
    while not events(game, "phase-begins"):
        game.play(actions(game)[0])
    assert game.position()["cards"]["discard"][-2:] == [14, 2]


@pytest.mark.rule("saigon75", "D.3.4b")
def test_crisis_in_saigon_played_by_the_south_is_used_up_in_the_same_phase() -> None:
    game = with_card(14, "SV")
    assert game.position()["crisis"] == 14
    while not events(game, "phase-begins"):
        game.play(actions(game)[-1] if game.decision.name == "desert" else ["done"])  # type: ignore[union-attr]
    assert events(game, "desertion")[0]["total"] == 2
    assert game.position()["crisis"] == 0
    assert game.position()["cards"]["discard"][-1] == 14


THREE = {"hand": 3}


def three_card_game(hand: list[int], pile: list[int]) -> indochine.Game:
    rest = [n for n in range(1, 21) if n not in (*hand, *pile)]
    cards = {"NV": hand, "SV": [], "pile": pile, "aside": rest[:4], "discard": rest[4:]}
    cards |= {"turned_up": [], "known": [], "solo_deck": [], "solo_gone": []}
    return table(sv=GARRISONS, step="event_card", options=THREE, cards=cards)


@pytest.mark.rule("saigon75", "D.3.5")
def test_with_hands_of_three_a_card_is_drawn_after_the_event() -> None:
    game = three_card_game([1, 8, 20], [13, 4])
    play(game, ["play", "1"])
    assert game.position()["cards"]["NV"] == [8, 20]  # the event is not yet carried out
    play(game, ["take", 2])
    assert game.position()["cards"]["NV"] == [8, 13, 20]
    assert game.position()["cards"]["pile"] == [4]


@pytest.mark.rule("saigon75", "D.3.5")
def test_a_card_drawn_is_the_secret_of_its_player() -> None:
    game = play(three_card_game([2, 8, 20], [13, 4]), ["play", "8"])
    told = {seat: next(e for e in game.log_for(seat) if e.kind == "card-drawn") for seat in ("NV", "SV")}
    assert told["NV"].values == {"side": "NV", "card": "13"}
    assert told["SV"].values == {"side": "NV"}
    assert not game.can_undo


@pytest.mark.rule("saigon75", "D.3.5")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    game = play(three_card_game([2, 8, 20], []), ["play", "8"])
    assert game.position()["cards"]["NV"] == [2, 20]
    assert events(game, "card-drawn") == []


@pytest.mark.rule("saigon75", "D.3.5")
def test_with_hands_of_eight_nothing_is_ever_drawn() -> None:
    game = table(sv=GARRISONS, step="event_card", hands={"NV": [2, 8, 20]})
    play(game, ["play", "8"])
    assert game.position()["cards"]["NV"] == [2, 20]


@pytest.mark.rule("saigon75", "D.3.5", "D.3.3a")
def test_hands_of_three_and_the_pile_last_exactly_eight_turns() -> None:
    game = TITLE.start(options=THREE, seed=5)
    sizes = []
    while not game.over:
        if game.decision and game.decision.name == "play-card":
            sizes.append(len(game.position()["cards"][game.position()["active"]]))
        game.play(["done"] if ["done"] in actions(game) else actions(game)[0])
    assert state(game).turn == 8
    assert sizes[:14] == [3] * 12 + [2, 2]  # the pile of ten is empty after turn 5
    assert len(events(game, "card-played")) == 16
    assert game.position()["cards"]["NV"] == game.position()["cards"]["SV"] == []
