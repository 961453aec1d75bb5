"""5.1, 5.3, 5.4: hand sizes, drawing, discarding, and what is shuffled anew."""

from __future__ import annotations

import pytest

import indochine
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.rules.ch05_cards import hand_size
from tests.storm.table import (
    TITLE,
    actions,
    asked,
    discarded,
    events,
    hand,
    phase,
    play,
    refusal,
    state,
    table,
)

WHITE = "6 9 14"
GRAY = "16 20 21"
FRENCH = [card.id for card in TITLE.pack.cards.card if card.side == "FR"]
VIET_MINH = [card.id for card in TITLE.pack.cards.card if card.side == "VM"]


def sizes(held: str, turn: int = 2) -> tuple[int, int]:
    """The hands of the French and of the Viet Minh."""
    s = state(table(fr={"34": "legion"}, vm={"1": "regular"}, held=held, turn=turn))
    return hand_size(s, FR), hand_size(s, VM)


def draw_phase(**more: object) -> indochine.Game:
    """Turn 2, the sets split: 4 cards for the French and 5 for the Viet Minh."""
    board = {
        "fr": {"34": "legion"},
        "vm": {"1": "regular"},
        "held": "6 16",
        "decks": {"FR": " ".join(FRENCH[10:]), "VM": " ".join(VIET_MINH[10:])},
        "agenda": phase("draw-phase", "viet_minh"),
    }
    return table(**{**board, **more})


def cards(game: indochine.Game) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = game.position()["cards"]
    return found


# ---------------------------------------------------------------- 5.1: hand sizes


@pytest.mark.rule("storm", "5.1a")
def test_the_turn_track_has_a_number_for_each_side():
    for turn in TITLE.pack.tables.turn:
        split = sizes("6 16", turn.number)
        assert split == (turn.french_hand, turn.viet_minh_hand)


@pytest.mark.rule("storm", "5.1x", "5.1b")
def test_example_six_french_cards_on_turn_1():
    game = TITLE.start(seed=1)
    assert TITLE.pack.tables.turn[0].french_hand == 4
    assert len(hand(game, "FR")) == 6
    assert len(hand(game, "VM")) == 6  # 6 on the track, no set


@pytest.mark.rule("storm", "5.1b")
@pytest.mark.parametrize(
    ("held", "french", "viet_minh"),
    [
        ("", 6, 5),  # the French have both sets
        (WHITE, 5, 6),  # one each
        (GRAY, 5, 6),
        (f"{WHITE} {GRAY}", 4, 7),  # the Viet Minh have both
        ("6", 5, 5),  # the white set is split, the gray one French
        ("9 14", 5, 5),
        ("21", 5, 5),
        (f"{WHITE} 16", 4, 6),  # gray split, white Viet Minh
        ("14 20", 4, 5),  # both split
    ],
)
def test_bonus_cards(held: str, french: int, viet_minh: int):
    assert sizes(held) == (french, viet_minh)


@pytest.mark.rule("storm", "5.1b")
@pytest.mark.parametrize("area", f"{WHITE} {GRAY}".split())
def test_every_area_of_a_set_is_needed(area: str):
    others = [n for n in f"{WHITE} {GRAY}".split() if n != area]
    assert sizes(area) == (5, 5)
    assert sizes(" ".join(others)) == (4, 6)


# ---------------------------------------------------------------- 5.1: drawing


@pytest.mark.rule("storm", "5.1a", "4.0A")
def test_hands_are_drawn_up_to_their_size_from_the_top_of_the_deck():
    game = draw_phase(hands={"FR": "fr-01 fr-02 fr-03", "VM": "vm-01"})
    assert [(e["side"], e["number"]) for e in events(game, "drew")] == [("VM", 4), ("FR", 1)]
    assert hand(game, "FR") == ["fr-01", "fr-02", "fr-03", "fr-27"]
    assert hand(game, "VM") == ["vm-01", "vm-24", "vm-25", "vm-26", "vm-27"]
    assert cards(game)["decks"]["FR"] == FRENCH[10:-1]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "5.1a")
def test_a_full_hand_draws_nothing():
    game = draw_phase(hands={"FR": "fr-01 fr-02 fr-03 fr-04"})
    assert [e["side"] for e in events(game, "drew")] == ["VM"]
    assert hand(game, "FR") == ["fr-01", "fr-02", "fr-03", "fr-04"]
    assert len(cards(game)["decks"]["FR"]) == 17


@pytest.mark.rule("storm", "5.1a", "5.1b")
def test_the_bonus_is_drawn_by_whoever_holds_the_sets_now():
    game = draw_phase(held=f"{WHITE} {GRAY}")
    assert (len(hand(game, "FR")), len(hand(game, "VM"))) == (4, 7)


@pytest.mark.rule("storm", "5.1a")
def test_too_large_a_hand_is_discarded_down_by_its_owner():
    game = draw_phase(hands={"FR": "fr-01 fr-02 fr-04 fr-06 fr-07 fr-09"})
    assert asked(game) == ("FR", "discard-down")
    assert len(hand(game, "VM")) == 5  # the Viet Minh have drawn already
    assert actions(game) == [["discard", id] for id in ("fr-01", "fr-02", "fr-04", "fr-06", "fr-07", "fr-09")]
    assert refusal(game, ["discard", "fr-10"]) == "5.1a"
    play(game, ["discard", "fr-09"], ["discard", "fr-02"])
    assert hand(game, "FR") == ["fr-01", "fr-04", "fr-06", "fr-07"]
    assert {"fr-02", "fr-09"} <= set(discarded(game, "FR"))
    assert cards(game)["removed"] == []
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "5.1a")
def test_too_large_a_viet_minh_hand_comes_before_the_french_draw():
    game = draw_phase(hands={"VM": "vm-01 vm-03 vm-04 vm-06 vm-07 vm-09"})
    assert asked(game) == ("VM", "discard-down")
    assert hand(game, "FR") == []
    play(game, ["discard", "vm-09"])
    assert hand(game, "VM") == ["vm-01", "vm-03", "vm-04", "vm-06", "vm-07"]
    assert len(hand(game, "FR")) == 4


@pytest.mark.rule("storm", "5.1a")
def test_a_hand_of_copies_is_asked_like_any_other():
    game = draw_phase(hands={"FR": "fr-22 fr-23 fr-24 fr-25 fr-26"}, decks={"VM": " ".join(VIET_MINH[10:])})
    assert asked(game) == ("FR", "discard-down")
    assert actions(game) == [["discard", "fr-22"]]


# ---------------------------------------------------------------- 5.3: discarding in the End Phase


def end_phase() -> indochine.Game:
    return table(
        fr={"34": "legion"},
        vm={"1": "regular"},
        turn=5,
        held="6 16",
        hands={"FR": "fr-01 fr-04", "VM": "vm-09 vm-11 vm-12"},
        decks={"FR": " ".join(FRENCH[10:]), "VM": " ".join(VIET_MINH[13:])},
        dice=[1, 1, 1],
        agenda=phase("end-phase", "viet_minh_discard"),
    )


def next_turn(game: indochine.Game) -> indochine.Game:
    """Past the window of Heavy Flak and the one replacement, to the impulses of turn 6."""
    while asked(game)[1] != "choose-action":
        game.play(["pass"] if asked(game)[1] == "window" else ["place", "replacement", "2"])
    return game


@pytest.mark.rule("storm", "5.3")
def test_none_may_be_discarded_and_what_is_kept_counts_for_the_next_hand():
    game = next_turn(play(end_phase(), ["done"], ["done"]))
    assert {"fr-01", "fr-04"} <= set(hand(game, "FR"))
    assert {"vm-09", "vm-11", "vm-12"} <= set(hand(game, "VM"))
    assert [(e["side"], e["number"]) for e in events(game, "drew")] == [("VM", 2), ("FR", 2)]


@pytest.mark.rule("storm", "5.3")
def test_some_or_all_may_be_discarded():
    game = play(end_phase(), ["discard", "vm-12"], ["done"], ["discard", "fr-01"], ["discard", "fr-04"])
    next_turn(game)
    assert [(e["side"], e["number"]) for e in events(game, "drew")] == [("VM", 3), ("FR", 4)]
    assert {"fr-01", "fr-04"} <= set(discarded(game, "FR"))


@pytest.mark.rule("storm", "5.3", "5.2g")
def test_only_cards_of_the_hand_and_none_leaves_the_game():
    game = end_phase()
    assert refusal(game, ["discard", "vm-13"]) == "5.3"
    assert refusal(game, ["discard", "fr-01"]) == "5.3"
    play(game, ["discard", "vm-09"])
    assert "vm-09" in discarded(game, "VM")  # Katyusha Rockets leave the game only when played
    assert cards(game)["removed"] == []


# ---------------------------------------------------------------- 5.4: reshuffling


@pytest.mark.rule("storm", "5.4")
def test_a_deck_that_just_fills_the_hand_is_not_reshuffled():
    game = draw_phase(decks={"FR": "fr-10 fr-11 fr-12 fr-13", "VM": " ".join(VIET_MINH[10:])})
    assert events(game, "reshuffled") == []
    assert hand(game, "FR") == ["fr-10", "fr-11", "fr-12", "fr-13"]
    assert cards(game)["decks"]["FR"] == []
    assert len(discarded(game, "FR")) == 23


@pytest.mark.rule("storm", "5.4")
def test_a_deck_one_card_short_is_shuffled_with_all_discards_before_the_draw():
    decks = {"FR": "fr-10 fr-11 fr-12", "VM": " ".join(VIET_MINH[10:])}
    hands = [hand(draw_phase(decks=decks, seed=seed), "FR") for seed in range(1, 6)]
    assert any(not {"fr-10", "fr-11", "fr-12"} <= set(drawn) for drawn in hands)  # the rest is shuffled in
    game = draw_phase(decks=decks)
    assert events(game, "reshuffled") == [{"side": "FR"}]
    assert (len(hand(game, "FR")), len(cards(game)["decks"]["FR"])) == (4, 23)
    assert discarded(game, "FR") == []
    assert sorted(hand(game, "FR") + cards(game)["decks"]["FR"]) == FRENCH


@pytest.mark.rule("storm", "5.4")
def test_cards_kept_in_hand_make_a_smaller_deck_enough():
    game = draw_phase(
        hands={"FR": "fr-01 fr-02"}, decks={"FR": "fr-11 fr-12", "VM": " ".join(VIET_MINH[10:])}
    )
    assert events(game, "reshuffled") == []
    assert hand(game, "FR") == ["fr-01", "fr-02", "fr-11", "fr-12"]


@pytest.mark.rule("storm", "5.4")
def test_each_side_shuffles_its_own_discards():
    game = draw_phase(decks={"FR": " ".join(FRENCH[10:]), "VM": "vm-01"})
    assert events(game, "reshuffled") == [{"side": "VM"}]
    assert discarded(game, "VM") == []
    assert discarded(game, "FR") == FRENCH[:10]
    assert sorted(hand(game, "VM") + cards(game)["decks"]["VM"]) == VIET_MINH


@pytest.mark.rule("storm", "5.4", "5.2g")
def test_removed_cards_never_come_back_and_discarded_ones_do():
    game = draw_phase(decks={}, removed="fr-01 vm-09")  # fr-09 and vm-06 were discarded, not played
    back = {side: hand(game, side) + cards(game)["decks"][side] for side in ("FR", "VM")}
    assert sorted(back["FR"]) == [id for id in FRENCH if id != "fr-01"]
    assert sorted(back["VM"]) == [id for id in VIET_MINH if id != "vm-09"]
    assert cards(game)["removed"] == ["fr-01", "vm-09"]


@pytest.mark.rule("storm", "5.2g", "5.4")
def test_a_card_that_leaves_the_game_when_played_is_on_no_pile():
    game = table(
        fr={"6": "legion"}, vm={"1": "regular"}, hands={"VM": "vm-09 vm-16"}, dice=[1, 1], to_move="VM"
    )
    play(game, ["play", "vm-09"])
    assert cards(game)["removed"] == ["vm-09"]
    assert "vm-09" not in discarded(game, "VM")
    assert hand(game, "VM") == ["vm-16"]
