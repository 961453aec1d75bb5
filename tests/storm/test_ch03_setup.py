"""1.0 to 3.0: what is on the table before the first impulse."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.storm.table import SIDES, TITLE, asked, events, play, state

UNITS = TITLE.pack.units.unit
CARDS = TITLE.pack.cards.card


def placed(where: str) -> list[str]:
    return sorted(unit.id for unit in UNITS if unit.placed == where)


# ---------------------------------------------------------------- 2.0: what is printed


@pytest.mark.rule("storm", "2.2.1a")
def test_an_area_has_its_number_owner_ground_and_symbols():
    book = TITLE.book
    assert TITLE.start(seed=1).view("FR")["areas"].keys() == {str(n) for n in range(1, 43)}
    assert [sorted(n for n in range(43) if areas >> n & 1) for areas in book.bonus_sets] == [
        [6, 9, 14],
        [16, 20, 21],
    ]
    with_symbol = {area.number for area in TITLE.pack.map.area if area.victory}
    assert with_symbol == {area.number for area in TITLE.pack.map.area if area.defence == 3}
    assert len(with_symbol) == 9
    assert all(book.ground[area.number] == area.defence for area in TITLE.pack.map.area)


@pytest.mark.rule("storm", "2.1.1c")
def test_a_fresh_unit_has_three_values_and_a_spent_one_only_a_defence():
    kind = next(kind for kind in TITLE.pack.units.unit_type if kind.id == "replacement")
    assert (kind.firepower, kind.defence, kind.movement) == (1, 7, 2)
    unit = 1 << TITLE.book.unit_ids.index(placed("box")[0])
    showing = {face: [v for v, *faces in TITLE.book.defences if faces[face] & unit] for face in (0, 1)}
    assert showing == {0: [7], 1: [kind.spent_defence]}


@pytest.mark.rule("storm", "2.3")
def test_two_decks_of_27_and_a_trench_value_on_every_viet_minh_card():
    assert Counter(card.side for card in CARDS) == {"FR": 27, "VM": 27}
    assert all(bool(card.trench) == (card.side == "VM") for card in CARDS)


# ---------------------------------------------------------------- 3.0: setting up


@pytest.mark.rule("storm", "3.0b", "2.1.1b")
def test_every_unit_starts_fresh_where_its_counter_says():
    position = TITLE.start(seed=1).position()
    for name, area in position["areas"].items():
        printed = [u.id for u in UNITS if u.placed == "setup" and u.area == int(name)]
        assert sorted(area["units"]) == sorted(printed), name
    assert sorted(position["track"]) == placed("turn")
    assert sorted(position["box"]) == placed("box")
    assert {u.type for u in UNITS if u.placed == "box"} == {"replacement"}
    assert (position["spent"], position["eliminated"]) == ([], [])


@pytest.mark.rule("storm", "2.1.1e")
def test_three_french_units_with_a_star_wait_for_a_card():
    starred = TITLE.start(seed=1).position()["starred"]
    assert sorted(starred) == placed("star")
    assert len(starred) == 3
    assert all(unit.startswith("fr-") for unit in starred)


@pytest.mark.rule("storm", "2.1.1e", "12.2")
def test_a_number_in_a_red_circle_is_the_turn_of_arrival():
    arrivals = TITLE.book.arrivals
    for turn in range(1, 9):
        printed = [u.id for u in UNITS if u.placed == "turn" and u.turn == turn]
        assert TITLE.book.unit_names(arrivals[turn - 1]) == printed
    assert sum(mask.bit_count() for mask in arrivals) == len(placed("turn"))


@pytest.mark.rule("storm", "13.0a", "3.0b")
def test_every_area_starts_under_its_printed_control_without_markers():
    areas = TITLE.start(seed=1).position()["areas"]
    assert {n: a["control"] for n, a in areas.items()} == {
        str(a.number): a.control for a in TITLE.pack.map.area
    }
    assert {a["control"] for a in areas.values()} == set(SIDES)
    assert all((a["trench"], a["fire"], a["out_of_supply"]) == (0, [], False) for a in areas.values())


@pytest.mark.rule("storm", "3.0c", "2.3")
def test_each_side_has_a_shuffled_deck_of_its_own_and_turn_1_begins():
    game = TITLE.start(seed=1)
    cards = game.position()["cards"]
    for side in SIDES:
        own = [card.id for card in CARDS if card.side == side]
        assert sorted(cards["hands"][side] + cards["decks"][side]) == sorted(own)
        assert cards["decks"][side] != sorted(cards["decks"][side])
        assert cards["discards"][side] == []
    assert cards["removed"] == []
    assert [e["turn"] for e in events(game, "turn-begins")] == [1]
    assert state(game).turn == 1


@pytest.mark.rule("storm", "3.0c")
def test_another_seed_is_another_shuffle_of_both_decks():
    one, same, other = (TITLE.start(seed=n).position()["cards"]["decks"] for n in (1, 1, 2))
    assert one == same
    assert all(one[side] != other[side] for side in SIDES)


@pytest.mark.rule("storm", "3.0a", "1.0")
def test_the_sides_are_agreed_or_bid_for():
    agreed = TITLE.start(seed=1)
    assert agreed.seats == ("FR", "VM")
    assert asked(agreed) == ("VM", "choose-action")
    bidding = TITLE.start("battle", {"bid": True}, seed=1)
    assert asked(bidding) == ("FR", "bid")
    play(bidding, ["bid", 7], ["bid", 5])
    assert asked(bidding) == ("FR", "choose-action")  # the higher bid plays the Viet Minh, who are first
    assert state(bidding).needed == 7
