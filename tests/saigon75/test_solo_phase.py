"""S:setup, S:cards, S:event, S:activation.1, S:objective: the phase from solo card to its removal."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.saigon75.rules.m_setup import deal
from indochine.titles.saigon75.state import Cards

from .solo_table import draw, settle, solo
from .table import TITLE, actions, events, play, state

COLOUR = {card.number: card.colour for card in TITLE.pack.cards.card}
SOUTH = {"saigon": "sv_division ranger"}
CARDS: dict[int, dict[str, Any]] = {
    21: {"events": "red green yellow", "targets": "kon_tum pleiku dak_lak dak_nong"},
    22: {"events": "red yellow green", "targets": "saigon long_an an_loc phuoc_binh"},
    23: {"events": "yellow red green", "targets": "long_an kien_giang can_tho ca_mau"},
    24: {"events": "red green yellow", "targets": "kon_tum pleiku dak_lak dak_nong"},
    25: {"events": "green red yellow", "targets": "quang_ngai binh_dinh phu_yen nha_trang"},
    26: {"events": "red yellow green", "targets": "saigon phuoc_binh an_loc long_an xuan_loc"},
    27: {"events": "yellow green red", "targets": "saigon long_an an_loc phuoc_binh xuan_loc"},
    28: {"events": "red green yellow", "targets": "saigon an_loc phuoc_binh long_an"},
    29: {"events": "green yellow red", "targets": "saigon xuan_loc phan_thiet phan_rang"},
    30: {"events": "red green yellow", "targets": "quang_tri da_nang quang_ngai"},
}
PILE_OF = {"red": [19, 10, 13], "yellow": [2, 3, 6], "green": [7, 8]}  # cards without questions


def dealt(seed: int) -> Cards:
    """The cards as they are dealt, before the North takes its first."""
    s = state(TITLE.start(options={"solo": True}, seed=seed))
    deal(s)
    return s.cards


def started(seed: int = 5) -> indochine.Game:
    return play(TITLE.start(options={"solo": True}, seed=seed), ["ready", "saigon_first"])


def kinds(game: indochine.Game) -> list[str]:
    return [entry.kind for entry in game.log]


@pytest.mark.rule("saigon75", "S:setup.1")
def test_solo_is_set_up_as_for_two_and_the_player_is_the_south() -> None:
    one, two = TITLE.start(options={"solo": True}, seed=3), TITLE.start(seed=3)
    assert one.seats == ("SV",)
    assert (one.seat, one.decision and one.decision.name) == ("SV", "place-unit")
    a, b = one.position(), two.position()
    for field in ("provinces", "reserves", "unplaced", "air", "infiltration", "plus_ones", "turn", "tokens"):
        assert a[field] == b[field], field
    with pytest.raises(KeyError):
        one.view("NV")


@pytest.mark.rule("saigon75", "S:setup.1")
def test_every_question_of_a_solo_game_is_for_the_south() -> None:
    game = started()
    while not game.over:
        assert game.seat == "SV"
        game.play(actions(game)[0])
    assert game.outcome is not None


@pytest.mark.rule("saigon75", "S:setup.1")
@pytest.mark.parametrize("wrong", [{"hand": 3}, {"tokens_hidden": True}])
def test_options_that_solo_does_not_know_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(indochine.BadSetup):
        TITLE.start(options={"solo": True, **wrong})
    with pytest.raises(indochine.BadSetup):
        TITLE.start("match", options={"solo": True})


@pytest.mark.rule("saigon75", "S:setup.2")
def test_eight_cards_each_four_out_and_ten_solo_cards_shuffled() -> None:
    cards, other = dealt(3), dealt(4)
    assert (len(cards.pile), len(cards.hands[1]), len(cards.aside)) == (8, 8, 4)
    assert cards.hands[0] == ()
    assert sorted(cards.pile + cards.hands[1] + cards.aside) == list(range(1, 21))
    assert sorted(cards.solo_deck) == list(range(21, 31))
    assert cards.solo_deck != other.solo_deck
    assert cards.pile != other.pile


@pytest.mark.rule("saigon75", "S:cards.1", "S:cards.1b", "S:event.2")
def test_solo_card_then_event_then_availability_then_movement() -> None:
    log = kinds(draw(30, pile=[19], dice=[4]))
    order = ["solo-card", "solo-revealed", "card-played", "availability", "solo-target"]
    assert [kind for kind in dict.fromkeys(log) if kind in order] == order


@pytest.mark.rule("saigon75", "S:cards.1", "S:cards.3")
def test_a_new_solo_card_each_turn_and_the_old_one_leaves_the_game() -> None:
    game = started()
    deck = list(dealt(5).solo_deck)
    while not game.over:
        turn, cards = state(game).turn, game.position()["cards"]
        played = turn if state(game).active == 1 else turn - 1
        assert cards["solo_gone"] == deck[:played]
        assert [int(e["solo"]) for e in events(game, "solo-card")] == deck[:turn]
        game.play(actions(game)[-1])


@pytest.mark.rule("saigon75", "S:cards.3")
def test_the_solo_card_lies_open_until_the_phase_ends() -> None:
    game = draw(30, pile=[19], sv={"quang_tri": "sv_division ranger"}, dice=[4, 1, 5, 5, 5, 4, 4])
    assert game.decision is not None
    assert game.decision.name == "take-loss"  # still in the phase of the North
    assert game.view("SV")["solo_card"] == 30
    assert game.view("SV")["cards"]["solo_gone"] == []
    settle(game)
    assert game.view("SV")["solo_card"] == 0
    assert game.view("SV")["cards"]["solo_gone"] == [30]


@pytest.mark.rule("saigon75", "S:cards.3", "D.2.6", "D.3.4a")
def test_the_phase_of_the_north_ends_like_any_phase() -> None:
    """Marks are cleared and the card in force is discarded: no die in the phase of the South."""
    game = settle(draw(30, pile=[19], sv={"quang_tri": "sv_division*2", "saigon": "ranger"}))
    document = game.position()
    assert document["event"] == {"card": 0, "uses": 0, "province": None}
    assert 19 in document["cards"]["discard"]
    assert document["marks"]["activated"] == document["marks"]["moved"] == document["marks"]["barred"] == []
    TITLE.from_position(document)  # a position that the game accepts: every card is somewhere


@pytest.mark.rule("saigon75", "S:event.1", "D.3.3a")
def test_the_south_plays_one_card_of_its_hand() -> None:
    game = started()
    hand = game.position()["cards"]["SV"]
    while game.decision and game.decision.name != "play-card":
        game.play(actions(game)[0])
    assert [a for a in actions(game) if a[0] == "play"] == [["play", str(card)] for card in hand]
    play(game, ["play", str(hand[2])])
    assert game.position()["cards"]["SV"] == [card for card in hand if card != hand[2]]
    assert events(game, "card-played")[-1] == {"side": "SV", "card": str(hand[2])}


# The Event cards of the North


@pytest.mark.rule("saigon75", "S:event.2", "S:event.4")
def test_cards_are_turned_up_until_the_first_colour_and_lie_aside() -> None:
    game = draw(23, pile=[19, 7, 10, 2, 13, 3])  # yellow, red, green
    assert [e["card"] for e in events(game, "solo-revealed")] == ["19", "7", "10", "2"]
    assert events(game, "card-played") == [{"side": "NV", "card": "2"}]
    cards = game.position()["cards"]
    assert (cards["turned_up"], cards["pile"]) == ([19, 7, 10], [13, 3])
    assert events(game, "solo-reshuffled") == []


@pytest.mark.rule("saigon75", "S:event.3", "S:event.4")
def test_cards_aside_come_back_when_the_pile_has_not_the_colour() -> None:
    """A yellow card lies aside from an earlier turn: it is found after one reshuffle."""
    game = draw(23, pile=[19, 10], turned_up=[3, 13])
    assert len(events(game, "solo-reshuffled")) == 1
    assert events(game, "card-played") == [{"side": "NV", "card": "3"}]
    assert [e["card"] for e in events(game, "solo-revealed")][:2] == ["19", "10"]
    cards = game.position()["cards"]
    assert sorted(cards["pile"] + cards["turned_up"]) == [10, 13, 19]


@pytest.mark.rule("saigon75", "S:eventx", "S:event.3")
@pytest.mark.parametrize("seed", range(8))
def test_example_no_yellow_left_so_the_first_red_is_played(seed: int) -> None:
    game = draw(23, pile=[10, 7, 19], seed=seed)
    revealed = [int(e["card"]) for e in events(game, "solo-revealed")]
    played = int(events(game, "card-played")[0]["card"])
    assert COLOUR[played] == "red"
    assert revealed[:3] == [10, 7, 19]  # all, in vain
    assert sorted(revealed[3:6]) == [7, 10, 19]  # again after a reshuffle, in vain
    last = revealed[6:]  # then until the first red
    assert last[-1] == played
    assert [COLOUR[card] for card in last[:-1]] == ["green"] * (len(last) - 1)
    assert len(events(game, "solo-reshuffled")) == 2


@pytest.mark.rule("saigon75", "S:eventx", "S:event.3")
def test_example_neither_yellow_nor_red_so_the_green_is_played() -> None:
    game = draw(23, pile=[8])
    assert events(game, "card-played") == [{"side": "NV", "card": "8"}]


@pytest.mark.rule("saigon75", "S:eventx")
def test_example_the_first_yellow_is_played_at_once() -> None:
    game = draw(23, pile=[10, 6, 2])
    assert events(game, "card-played") == [{"side": "NV", "card": "6"}]
    assert game.position()["cards"]["pile"] == [2]


@pytest.mark.rule("saigon75", "S:event.4")
def test_a_played_card_never_returns() -> None:
    """Eight cards, eight turns: the last turn plays the last card, each exactly once."""
    game = started(seed=11)
    while not game.over:
        game.play(actions(game)[-1])
    played = [int(e["card"]) for e in events(game, "card-played") if e["side"] == "NV"]
    assert len(set(played)) == len(played) == state(game).turn
    assert set(played) <= set(dealt(11).pile)


@pytest.mark.rule("saigon75", "S:event.3")
def test_with_no_card_left_there_is_no_event() -> None:
    game = draw(23, pile=[], dice=[4])
    assert events(game, "card-played") == []
    assert events(game, "availability")[0]["die"] == 4


# What the player may know


@pytest.mark.rule("saigon75", "S:event.2", "S:setup.2")
def test_the_order_of_the_piles_is_hidden_from_the_player() -> None:
    def seen(pile: list[int], aside: list[int], deck: list[int]) -> dict[str, Any]:
        document = started().position()
        document["cards"] |= {"pile": pile, "aside": aside, "solo_deck": deck}
        return TITLE.from_position(document, seed=1).view("SV")

    cards = started().position()["cards"]
    pile, aside, deck = cards["pile"], cards["aside"], cards["solo_deck"]
    expected = seen(pile, aside, deck)
    assert seen(pile[::-1], aside, deck) == expected
    assert seen(pile, aside[::-1], deck) == expected
    assert seen(pile, aside, deck[::-1]) == expected
    assert seen([aside[0], *pile[1:]], [pile[0], *aside[1:]], deck) == expected
    assert "pile" not in expected["cards"]
    assert expected["cards"]["pile_size"] == len(pile)


@pytest.mark.rule("saigon75", "S:event.2", "S:event.4")
def test_a_reshuffled_pile_is_known_but_not_its_order() -> None:
    game = draw(23, pile=[19, 10], turned_up=[3, 13])
    document = game.position()
    pile = document["cards"]["pile"]
    assert game.view("SV")["cards"]["known"] == sorted(pile)
    imagined = [TITLE.imagine(game.view("SV"), "SV", seed).position()["cards"] for seed in range(40)]
    for cards in imagined:
        assert sorted(cards["pile"]) == sorted(pile)
        assert cards["turned_up"] == document["cards"]["turned_up"]
    assert len(pile) < 2 or len({tuple(cards["pile"]) for cards in imagined}) > 1


@pytest.mark.rule("saigon75", "S:event.2")
def test_imagined_games_deal_the_unknown_anew_and_look_the_same() -> None:
    game = started()
    view = game.view("SV")
    imagined = [TITLE.imagine(view, "SV", seed) for seed in range(12)]
    assert all(other.view("SV") == view for other in imagined)
    assert len({tuple(other.position()["cards"]["pile"]) for other in imagined}) > 6
    assert len({tuple(other.position()["cards"]["solo_deck"]) for other in imagined}) > 6


# Availability


@pytest.mark.rule("saigon75", "S:activation.1")
@pytest.mark.parametrize(
    ("die", "total", "left"), [(1, 4, 2), (2, 5, 2), (3, 6, 2), (4, 6, 3), (5, 7, 3), (6, 8, 3)]
)
def test_one_plus_one_marker_below_four(die: int, total: int, left: int) -> None:
    game = solo(21, step="availability", dice=[die], sv=SOUTH)
    raised = [e["total"] for e in events(game, "raised")]
    assert raised == ([total] if die < 4 else [])  # once, however low the die
    assert (events(game, "availability")[0]["total"] + len(raised), game.position()["plus_ones"]["NV"]) == (
        total,
        left,
    )


@pytest.mark.rule("saigon75", "S:activation.1")
def test_no_marker_left_to_spend() -> None:
    game = solo(21, step="availability", dice=[1], sv=SOUTH, plus_ones={"NV": 0, "SV": 2})
    assert events(game, "raised") == []


# Each solo card as printed


@pytest.mark.rule("saigon75", "S:cards.2", "card:21 to card:30")
def test_what_the_cards_say() -> None:
    printed = {card.number: card for card in TITLE.pack.solo.solo_card}
    assert list(printed) == list(CARDS)
    for number, card in printed.items():
        assert " ".join(card.events) == CARDS[number]["events"]
        assert " ".join(card.targets) == CARDS[number]["targets"]
        assert card.order == ("listed" if number == 30 else "saigon_first")
        assert card.reinforce == (number in (24, 27))
    use = {n: card.momentum for n, card in printed.items()}
    assert [n for n in use if use[n] == "none"] == [21, 23, 24]
    assert [n for n in use if use[n] == "activation"] == [26, 29, 30]
    assert [n for n in use if use[n] == "reroll"] == [22, 28]
    assert (use[25], use[27]) == ("strategic_move", "extra_die")
    when = {n: card.combat for n, card in printed.items()}
    assert [n for n in when if when[n] == "superior"] == [21, 23, 27]
    assert [n for n in when if when[n] == "equal_or_superior"] == [22, 24, 29, 30]
    assert [n for n in when if when[n] == "always"] == [25, 26, 28]


@pytest.mark.rule("saigon75", "S:event.2", "S:event.3", "card:21 to card:30")
@pytest.mark.parametrize("number", list(CARDS))
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_the_colours_of_a_card_decide_the_event(number: int, missing: int) -> None:
    """With the first colours missing from the pile, the next one is played."""
    order = CARDS[number]["events"].split()
    pile = [PILE_OF[colour][0] for colour in reversed(order[missing:])]
    game = draw(number, pile=pile)
    assert COLOUR[int(events(game, "card-played")[0]["card"])] == order[missing]
