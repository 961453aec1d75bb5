"""6.0: how many cards are kept, what is discarded, and when the deck is shuffled again."""

from __future__ import annotations

import pytest

import indochine

from .table import CALM, TITLE, actions, asked, draw, events, piles, play, refusal, siege, state

CRS = (
    "gabrielle",
    "anne-marie",
    "beatrice",
    "francoise",
    "huguette",
    "epervier-opera",
    "dominique",
    "claudine",
    "junon",
    "eliane",
    "isabelle",
)  # all but the command post


def with_french(number: int, hand: str) -> indochine.Game:
    """So many CR are French, the others nobody's; the card of the turn is number 18."""
    held = dict.fromkeys(CRS[: 12 - number], "none")
    return siege("discarding", hand=hand, held=held, tracks={**CALM, "vm_aaa": 1}, dice=[1, 1, 6, 6])


@pytest.mark.rule("lost-valley", "6.0", "6.1a")
@pytest.mark.parametrize(
    ("french", "limit"), [(12, 3), (10, 3), (9, 3), (8, 2), (5, 2), (4, 1), (3, 1), (1, 1)]
)
def test_a_card_for_each_four_french_cr_rounded_up(french: int, limit: int) -> None:
    cards = ["08", "10", "11", "12", "14"]
    over = with_french(french, " ".join(cards[: limit + 1]))
    assert asked(over) == "discard-reserve"
    assert refusal(over, ["done"]) == "6.1a"
    assert actions(over) == [["discard", card] for card in cards[: limit + 1]]
    play(over, ["discard", cards[1]])
    assert refusal(over, ["done"]) == ""
    assert piles(over, cards[1]) == ["discard"]
    at_the_limit = with_french(french, " ".join(cards[:limit]))
    assert refusal(at_the_limit, ["done"]) == ""


@pytest.mark.rule("lost-valley", "6.1a")
def test_table_1_is_the_division_by_four() -> None:
    assert list(TITLE.pack.tables.hand_size.by_crs) == [-(-number // 4) for number in range(13)]


@pytest.mark.rule("lost-valley", "6.1a", "6.0")
def test_every_card_in_excess_is_discarded_by_choice() -> None:
    game = with_french(4, "08 10 11 14")
    for card in ("14", "08"):
        play(game, ["discard", card])
        assert refusal(game, ["done"]) == "6.1a"
    play(game, ["discard", "10"])
    play(game, ["done"])
    assert game.position()["cards"]["hand"] == ["11"]
    assert [told["card"] for told in events(game, "card-discarded")] == ["14", "08", "10"]


@pytest.mark.rule("lost-valley", "6.1b")
def test_any_number_may_be_discarded_of_free_will() -> None:
    game = with_french(12, "08 10")
    assert actions(game) == [["done"], ["discard", "08"], ["discard", "10"]]
    assert refusal(game, ["discard", "14"]) == "5.5a"
    play(game, ["discard", "10"], ["discard", "08"])
    assert game.position()["cards"]["hand"] == []
    assert asked(game) == "ration"


@pytest.mark.rule("lost-valley", "6.2a", "6.1a", "5.5a")
def test_the_card_drawn_and_kept_counts_towards_the_limit_and_may_be_discarded_at_once() -> None:
    held = dict.fromkeys(CRS[:8], "none")  # four CR are French: one card
    game = play(draw("10", hand="14", held=held), ["keep"])
    assert asked(game) == "discard-reserve"
    assert refusal(game, ["done"]) == "6.1a"
    play(game, ["discard", "10"], ["done"])
    assert piles(game, "10") == ["discard"]
    assert state(game).ap == 2


@pytest.mark.rule("lost-valley", "6.2a", "5.4")
@pytest.mark.parametrize(
    ("card", "turn", "where"),
    [
        ("27", 9, ["removed", "in_force"]),  # one-time, played
        ("27", 6, ["discard"]),  # one-time, not played
        ("07", 9, ["discard", "in_force"]),
        ("19", 3, ["discard"]),  # its turns have not come
    ],
)
def test_what_becomes_of_the_card_of_the_turn(card: str, turn: int, where: list[str]) -> None:
    assert piles(draw(card, turn=turn), card) == where


@pytest.mark.rule("lost-valley", "6.2a")
def test_a_one_time_reserve_card_that_is_kept_is_neither_removed_nor_discarded() -> None:
    game = play(draw("16"), ["keep"], ["done"])
    assert piles(game, "16") == ["hand"]


@pytest.mark.rule("lost-valley", "6.2b", "card:06", "card:30", "card:43")
@pytest.mark.parametrize(
    ("card", "turn", "dice"), [("43", 6, (3, 3)), ("30", 6, ()), ("06", 12, (3,)), ("06", 6, (3,))]
)
def test_a_reshuffle_puts_everything_back_even_if_the_event_did_not_happen(
    card: str, turn: int, dice: tuple[int, ...]
) -> None:
    """On Turn 6 card 06 is too early: no event, and yet the deck is shuffled."""
    game = draw(card, turn=turn, dice=dice, in_force="23 07", hand="14")
    if asked(game) == "discard-reserve":
        play(game, ["discard", "14"])
    cards = game.position()["cards"]
    assert cards["discard"] == []
    assert {card, "23", "07", "14"} <= {*cards["deck"]}
    assert len(cards["deck"]) == 44
    assert [told["card"] for told in events(game, "reshuffled")] == [card]
    assert bool(events(game, "no-event")) is (card == "06" and turn == 6)


@pytest.mark.rule("lost-valley", "6.2b", "5.4")
def test_a_reshuffle_leaves_hand_and_removed_cards_where_they_are() -> None:
    document = play(draw("27", turn=9, hand="14"), ["done"]).position()
    document["cards"]["deck"].remove("43")
    document["cards"]["deck"].append("43")
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "next_turn"}]
    game = TITLE.from_position(document, seed=4, dice=[3, 3, 1, 1, 6, 6])
    play(game, ["done"])
    cards = game.position()["cards"]
    assert (cards["hand"], cards["removed"], cards["discard"]) == (["14"], ["27"], [])
    assert len(cards["deck"]) == 42


@pytest.mark.rule("lost-valley", "6.2b")
def test_a_reshuffled_deck_has_another_order() -> None:
    orders = set()
    for seed in range(4):
        game = draw("43", dice=(3, 3), seed=seed)
        orders.add(tuple(game.position()["cards"]["deck"]))
    assert len(orders) == 4


@pytest.mark.rule("lost-valley", "6.2b")
def test_no_other_card_shuffles_the_deck() -> None:
    marked = {card.id for card in TITLE.pack.cards.card if card.reshuffle}
    assert marked == {"06", "30", "43"}
    game = draw("18", in_force="23")
    assert game.position()["cards"]["discard"] == ["18", "23"]
