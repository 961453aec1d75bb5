"""The position document: there and back, every complaint, and spoiled documents that never crash."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from indochine.kernel.errors import BadPosition
from tests.positions import Change, Document, check_spoiled_documents, gone, played, put

from .table import TITLE, play, state, table


def middle() -> Document:
    """A battle under way: both sides on the map, units spent, cards everywhere."""
    return copy.deepcopy(MIDDLE)


MIDDLE = table(
    {"10": "armour legion/spent", "17": "para*2"},
    {"11": "regular*3", "17": "regular"},
    trench={"11": 2},
    fire={"10": ["FR"]},
    hands={"FR": "fr-04", "VM": "vm-03 vm-25"},
    decks={"FR": "fr-05 fr-06"},
    removed="vm-09",
    lost="11",
).position()
BIDDING = play(TITLE.start(options={"bid": True}, seed=1), ["bid", 4]).position()
AFTER_BIDS = play(TITLE.from_position(BIDDING), ["bid", 3]).position()


# There and back


@pytest.mark.parametrize("options", [{}, {"bid": True}, {"reactions": "strict"}])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_position_goes_there_and_back_at_every_turn_of_play(options: Document, seed: int) -> None:
    game, chance = TITLE.start(options=options, seed=seed), random.Random(seed)
    kinds = set()
    for number in range(400):
        if game.over:
            break
        frame = state(game).frames[-1].name
        if frame not in kinds or number % 25 == 0:
            kinds.add(frame)
            document = game.position()
            again = TITLE.from_position(document)
            assert again.position() == document
            assert (again.seat, again.codes) == (game.seat, game.codes)
            assert again.digest() == game.digest()
        game.choose(chance.choice(game.codes))
    assert len(kinds) > 8


def test_a_position_plays_on_as_its_game_would() -> None:
    game = played(TITLE, 150)
    again = TITLE.from_position(game.position(), dice=[3, 3] * 20)
    game = TITLE.from_position(again.position(), dice=[3, 3] * 20)
    for number in range(25):
        assert again.codes == game.codes
        for one in (game, again):
            one.choose(one.codes[number % len(one.codes)])
        assert again.position() == game.position()


def test_what_is_laid_out_is_no_event() -> None:
    assert TITLE.from_position(middle()).log == []


def test_everything_in_the_document_counts() -> None:
    """Two documents that differ have different digests."""
    changes: list[Change] = [
        lambda d: d["areas"]["11"].update(trench=3),
        lambda d: d["areas"]["10"].update(fire=[]),
        lambda d: d["areas"]["10"].update(out_of_supply=True),
        lambda d: d["areas"]["20"].update(control="VM"),
        lambda d: d.update(spent=[]),
        lambda d: d.update(turn=3),
        lambda d: d.update(no_replacements=True),
        lambda d: d.update(needed=5),
        lambda d: d["lost"].update(before=[]),
        lambda d: d["orders"].update(FR=["10", "17"]),
        lambda d: d["orders"].update(VM="pass-all"),
        lambda d: d["cards"]["decks"].update(FR=["fr-06", "fr-05"]),
    ]
    digests = {TITLE.from_position(MIDDLE).digest()}
    for change in changes:
        document = middle()
        change(document)
        game = TITLE.from_position(document)
        assert game.position() == document
        digests.add(game.digest())
    assert len(digests) == len(changes) + 1


# Complaints


def moved(unit: str, origin: str, to: str) -> Change:
    """A unit from one place to another: an area by number, or a box by name."""

    def change(document: Document) -> None:
        if unit in document["spent"]:
            document["spent"].remove(unit)
        for place, deed in ((origin, list.remove), (to, list.append)):
            deed(document["areas"][place]["units"] if place in document["areas"] else document[place], unit)

    return change


def crowd(document: Document) -> None:
    for unit in [u for u in document["eliminated"] if u.startswith("vm")][:7]:
        moved(unit, "eliminated", "11")(document)


IN_10 = MIDDLE["areas"]["10"]["units"]
IN_11 = MIDDLE["areas"]["11"]["units"]
BOXED = MIDDLE["box"][0]
OFF_MAP = MIDDLE["eliminated"][0]

COMPLAINTS: list[tuple[str, Document, Change, str, str]] = [
    ("unknown field", MIDDLE, put("seed", value=1), "seed", "no such field"),
    ("missing field", MIDDLE, gone("turn"), "turn", "is missing"),
    ("missing area", MIDDLE, gone("areas", "17"), "areas.17", "is missing"),
    ("unknown area", MIDDLE, put("areas", "43", value={}), "areas.43", "no such field"),
    ("unknown field of an area", MIDDLE, put("areas", "9", "mood", value=1), "areas.9.mood", "no such field"),
    ("missing field of an area", MIDDLE, gone("areas", "9", "fire"), "areas.9.fire", "is missing"),
    ("area no table", MIDDLE, put("areas", "9", value=3), "areas.9", "expected a table"),
    ("control", MIDDLE, put("areas", "9", "control", value="US"), "areas.9.control", "expected one of"),
    ("trench too deep", MIDDLE, put("areas", "11", "trench", value=4), "areas.11.trench", "from 0 to 3"),
    ("trench no number", MIDDLE, put("areas", "11", "trench", value="2"), "areas.11.trench", "whole number"),
    (
        "trench of the French",
        MIDDLE,
        put("areas", "9", "trench", value=1),
        "areas.9.trench",
        "Viet Minh areas",
    ),
    ("fire marker", MIDDLE, put("areas", "10", "fire", value=["US"]), "areas.10.fire", "expected FR or VM"),
    ("fire no list", MIDDLE, put("areas", "10", "fire", value="FR"), "areas.10.fire", "expected a list"),
    (
        "supply",
        MIDDLE,
        put("areas", "10", "out_of_supply", value=1),
        "areas.10.out_of_supply",
        "true or false",
    ),
    ("unknown unit", MIDDLE, put("areas", "10", "units", value=["x"]), "areas.10.units", "no such unit"),
    ("units no list", MIDDLE, put("areas", "10", "units", value="x"), "areas.10.units", "expected a list"),
    ("unit no name", MIDDLE, put("areas", "10", "units", value=[[]]), "areas.10.units", "no such unit"),
    ("unit twice", MIDDLE, put("areas", "10", "units", value=IN_10 * 2), "areas.10.units", "twice"),
    (
        "unit in two places",
        MIDDLE,
        put("eliminated", value=MIDDLE["eliminated"] + IN_10),
        "areas",
        "not in 2",
    ),
    ("unit nowhere", MIDDLE, put("areas", "10", "units", value=IN_10[1:]), "areas", "not in 0"),
    ("crowd", MIDDLE, crowd, "areas.11.units", "more than 9 units"),
    ("French in red", MIDDLE, moved(IN_10[0], "10", "1"), "areas.1.units", "red area"),
    ("alone French", MIDDLE, put("areas", "10", "control", value="VM"), "areas.10.control", "alone"),
    ("alone Viet Minh", MIDDLE, put("areas", "11", "control", value="FR"), "areas.11.control", "alone"),
    ("stranger in the box", MIDDLE, moved(IN_11[0], "11", "box"), "box", "is never there"),
    ("stranger on the track", MIDDLE, moved(BOXED, "box", "track"), "track", "is never there"),
    ("stranger among the stars", MIDDLE, moved(IN_10[0], "10", "starred"), "starred", "is never there"),
    ("turn 0", MIDDLE, put("turn", value=0), "turn", "from 1 to 8"),
    ("turn 9 in play", MIDDLE, put("turn", value=9), "turn", "from 1 to 8"),
    ("active", MIDDLE, put("active", value=None), "active", "expected one of"),
    ("passed", MIDDLE, put("passed", value="yes"), "passed", "true or false"),
    ("no replacements", MIDDLE, put("no_replacements", value=0), "no_replacements", "true or false"),
    ("needed", MIDDLE, put("needed", value=99), "needed", "whole number"),
    ("spent twice", MIDDLE, put("spent", value=IN_10[:1] * 2), "spent", "twice"),
    ("spent off the map", MIDDLE, put("spent", value=[OFF_MAP]), "spent", "is not on the map"),
    ("lost", MIDDLE, put("lost", "now", value=["43"]), "lost.now", "is no area"),
    ("lost nowhere", MIDDLE, put("lost", "before", value=["none"]), "lost.before", "areas of the map"),
    ("unknown card", MIDDLE, put("cards", "hands", "FR", value=["x"]), "cards.hands.FR", "is no card"),
    ("card twice", MIDDLE, put("cards", "hands", "FR", value=["fr-05"]), "cards", "exactly one place"),
    ("card missing", MIDDLE, put("cards", "hands", "FR", value=[]), "cards", "exactly one place"),
    ("card of the enemy", MIDDLE, put("cards", "hands", "FR", value=["vm-03"]), "cards", "every card of FR"),
    ("no card", MIDDLE, put("cards", "hands", "FR", value=["fr-04", "none"]), "cards", "exactly one place"),
    ("cards of one side only", MIDDLE, put("cards", "piles", value=[]), "cards.piles", "no such field"),
    ("removed", MIDDLE, put("cards", "removed", value=["vm-09", "vm-01"]), "cards.removed", "never leaves"),
    ("removed no card", MIDDLE, put("cards", "removed", value=["none"]), "cards.removed", "never leaves"),
    ("removed twice", MIDDLE, put("cards", "removed", value=["vm-09"] * 2), "cards", "every card of VM"),
    ("order", MIDDLE, put("orders", "FR", value="sleep"), "orders.FR", "expected one of"),
    ("order about an area", MIDDLE, put("orders", "VM", value=["99"]), "orders.VM", "is no area"),
    ("order about nowhere", MIDDLE, put("orders", "VM", value=["none"]), "orders.VM", "areas of the map"),
    ("bids without bidding", MIDDLE, put("bidding", "bids", value=[3, 4]), "bidding.bids", "expected 0 bids"),
    ("swapped unasked", MIDDLE, put("bidding", "swapped", value=True), "bidding.swapped", "higher bid"),
    ("swapped", MIDDLE, put("bidding", "swapped", value=1), "bidding.swapped", "true or false"),
    ("bid too high", BIDDING, put("bidding", "bids", value=[10]), "bidding.bids", "from 1 to 9"),
    ("bid no number", BIDDING, put("bidding", "bids", value=[None]), "bidding.bids", "from 1 to 9"),
    ("bid missing", BIDDING, put("bidding", "bids", value=[]), "bidding.bids", "expected 1 bids"),
    ("bid too many", BIDDING, put("bidding", "bids", value=[3, 4]), "bidding.bids", "expected 1 bids"),
    ("cards before set-up", BIDDING, put("cards", value=MIDDLE["cards"]), "cards", "before set-up"),
    ("bids lost", AFTER_BIDS, put("bidding", "bids", value=[]), "bidding.bids", "expected 2 bids"),
    ("wrong side", AFTER_BIDS, put("bidding", "swapped", value=False), "bidding.swapped", "higher bid"),
    ("title", MIDDLE, put("title", value="saigon75"), "title", "expected 'storm'"),
    ("option", MIDDLE, put("options", "areas", value=12), "options", "option areas takes"),
    ("agenda", MIDDLE, put("agenda", value=[]), "agenda", "expected a list of frames"),
    ("agenda no list", MIDDLE, put("agenda", value="play"), "agenda", "expected a list"),
    ("unknown frame", MIDDLE, put("agenda", 1, "frame", value="x"), "agenda[1].frame", "expected one of"),
    ("agenda begins inside", MIDDLE, gone("agenda", 0), "agenda[0].frame", "outermost frame is play"),
    (
        "no agenda",
        MIDDLE,
        put("agenda", value=[{"frame": "play", "next": "end"}]),
        "agenda",
        "nothing is left",
    ),
    ("unknown step", MIDDLE, put("agenda", 1, "next", value="x"), "agenda[1].next", "expected one of"),
    ("frame lacks a field", MIDDLE, gone("agenda", -1, "side"), "agenda[4].side", "is missing"),
]


@pytest.mark.rule("storm", "3.0b", "7.0k", "2.2.1b", "13.0b", "9.1b", "2.3", "5.2g", "15.0a")
@pytest.mark.parametrize(
    ("base", "change", "path", "words"), [c[1:] for c in COMPLAINTS], ids=[c[0] for c in COMPLAINTS]
)
def test_a_position_that_no_game_can_be_in_is_refused_by_name(
    base: Document, change: Change, path: str, words: str
) -> None:
    document = copy.deepcopy(base)
    change(document)
    with pytest.raises(BadPosition, match=words) as caught:
        TITLE.from_position(document)
    assert caught.value.path == path


def test_the_documents_that_are_spoiled_here_are_sound() -> None:
    for document in (MIDDLE, BIDDING, AFTER_BIDS):
        assert TITLE.from_position(document).position() == document


@pytest.mark.rule("storm", "4.0Ce", "14.0")
def test_a_game_after_its_last_turn_is_judged() -> None:
    done = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "advance_marker"}]
    game = TITLE.from_position(middle() | {"turn": 8, "agenda": done})
    assert game.outcome is not None
    assert game.outcome.score == {"victory_areas": 0, "needed": 6}
    assert TITLE.from_position(game.position()).outcome == game.outcome  # saved after the end, still over


@pytest.mark.parametrize("equal", [True, False])
def test_after_equal_bids_either_seat_may_have_either_side(equal: bool) -> None:
    document = copy.deepcopy(AFTER_BIDS)
    document["bidding"] = {"bids": [4, 4], "swapped": equal}
    assert state(TITLE.from_position(document)).swapped is equal


# Spoiled documents

SOURCES = [MIDDLE, BIDDING, AFTER_BIDS] + [played(TITLE, n, n).position() for n in (3, 40, 90, 200, 333)]


@pytest.mark.parametrize("seed", range(12))
def test_spoiled_documents_are_refused_or_played_on_and_never_crash(seed: int) -> None:
    check_spoiled_documents(TITLE, SOURCES, ["fr-01", "vm-03"], seed)


# What is always true


def bit(unit: str) -> int:
    return 1 << TITLE.book.unit_ids.index(unit)


def card(id: str) -> int:
    return 1 << TITLE.book.card_ids.index(id)


FAULTS: dict[str, Callable[[Any], None]] = {
    "is nowhere": lambda s: s.here.__setitem__(10, s.here[10] & ~bit(IN_10[0])),
    "in two places": lambda s: s.here.__setitem__(20, bit(IN_10[0])),
    "in no area at all": lambda s: s.shift(bit(IN_11[0]), 11, 0),
    "in a box that is not its own": lambda s: s.shift(bit(IN_11[0]), 11, 45),
    "more than 9 units": lambda s: s.shift(s.here[45], 45, 11),
    "in the red area 1": lambda s: s.shift(bit(IN_10[0]), 10, 1),
    "area 20 is not controlled": lambda s: s.here.__setitem__(20, s.here[20] | bit(IN_11[0])),
    "area 9 is French and has a trench": lambda s: s.dig(9, 1),
    "wrongly held to be empty by FR": lambda s: s.occupied.__setitem__(0, 0),
    "wrongly held to be occupied by VM": lambda s: s.occupied.__setitem__(1, s.occupied[1] | 1 << 20),
    "units of FR, not 9": lambda s: s.crowd.__setitem__(10, 9),
    "not on the map is spent": lambda s: s.spend(bit(OFF_MAP)),
    "beside the map": lambda s: s.put_fire_marker(0, 43),
    "missing or doubled": lambda s: s.replace_hand(0, 0),
    "cards that are not its own": lambda s: s.replace_hand(0, card("vm-03")),
    "left the game that never should": lambda s: setattr(s, "removed", s.removed | card("vm-01")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_state_that_no_game_can_be_in_is_noticed(fault: str) -> None:
    game = TITLE.from_position(MIDDLE)
    assert TITLE.invariants(game.state) == []
    FAULTS[fault](game.state)
    assert any(fault in found for found in TITLE.invariants(game.state))
