"""The event cards: numbers, marks, conditions and effects, as far as the book tells them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.card_data import Card, NoVmAssault, PlaceUnit
from indochine.titles.lost_valley.constraints.registry import DECK, PACK, cards, crs, known, options, units
from indochine.titles.lost_valley.pack import Pack

FILE = "cards.toml"
RESERVE = {"01", "08", "10", "11", "12", "14", "15", "16", "42"}
TITLES = {
    "05": "a-lull-in-the-battle",
    "13": "war-is-made-with-artillery",
    "16": "the-angel-of-dien-bien-phu",
    "21": "cognitive-dissonance",
    "45": "operation-vulture",
}
FIGURED = ("vm-controlled-crs", "vm-aaa")  # conditions that need a figure
LAST_TURN = 16


def _entry(card: Card) -> str:
    return f"card {card.id}"


def _figures(pack: Pack, id: str, **wanted: Any) -> Iterator[Check]:
    for field, figure in wanted.items():
        yield equal(getattr(cards(pack)[id], field), figure, f"card {id}", field)


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, rule="2.1, 2.4", first=True)
def forty_five_cards(pack: Pack) -> Iterator[Check]:
    """There are cards from 01 to 45."""
    yield equal([card.id for card in pack.cards.card], list(DECK), "card", "id")


@PACK.add(FILE, basis="structure")
def cards_name_what_exists(pack: Pack) -> Iterator[Check]:
    """CR, Units and options that a card names exist."""
    for card in pack.cards.card:
        yield known([card.option] if card.option else [], options(pack), _entry(card), "option")
        yield known([card.cr] if card.cr else [], crs(pack), _entry(card), "cr")
        for effect in card.effect:
            places = [*getattr(effect, "crs", ()), *filter(None, [getattr(effect, "cr", "")])]
            yield known(places, crs(pack), _entry(card), "effect")
            yield known(filter(None, [getattr(effect, "unit", "")]), units(pack), _entry(card), "effect")


@PACK.add(FILE, basis="structure")
def conditions_complete(pack: Pack) -> Iterator[Check]:
    """A condition that needs a figure or a CR has it, and no other has."""
    for card in pack.cards.card:
        yield equal(card.at_least > 0, card.condition in FIGURED, _entry(card), "at_least")
        yield equal(bool(card.cr), card.condition == "french-cr", _entry(card), "cr")


@PACK.add(FILE, basis="structure")
def fortifications_somewhere(pack: Pack) -> Iterator[Check]:
    """An effect on Fortifications names its CR, or tells how many are chosen."""
    for card in pack.cards.card:
        for effect in card.effect:
            where, cr, count = (getattr(effect, field, None) for field in ("where", "cr", "count"))
            if where is not None:
                holds = (bool(cr), bool(count)) == (where == "named", where == "chosen")
                yield Check(holds, _entry(card), "effect", f"{where}: CR or number do not fit")


# ---------------------------------------------------------------- every card


@PACK.add(FILE)
def titles_differ(pack: Pack) -> Iterator[Check]:
    """No card has the key of another."""
    keys = [card.key for card in pack.cards.card]
    for card in pack.cards.card:
        yield equal(keys.count(card.key), 1, _entry(card), "key")


@PACK.add(FILE, rule="5.2, 5.2.1")
def action_points_of_cards(pack: Pack) -> Iterator[Check]:
    """A card grants no more Action Points than may be used in a turn."""
    most = pack.tables.track.action_points.most
    for card in pack.cards.card:
        least, up_to = card.ap
        yield Check(least <= up_to <= most, _entry(card), "ap", f"must rise, up to {most}")


@PACK.add(FILE, rule="5.3")
def turns_of_cards(pack: Pack) -> Iterator[Check]:
    """The turns of a card, both included, are turns of the game."""
    for card in pack.cards.card:
        holds = 1 <= card.first_turn <= card.last_turn <= LAST_TURN
        yield Check(holds, _entry(card), "first_turn, last_turn", f"must be 1 to {LAST_TURN}")


@PACK.add(FILE, rule="2.4")
def every_card_does_something(pack: Pack) -> Iterator[Check]:
    """Every card has an event."""
    for card in pack.cards.card:
        yield Check(bool(card.effect), _entry(card), "effect", "is empty")


@PACK.add(FILE, rule="19.5")
def nine_reserve_cards(pack: Pack) -> Iterator[Check]:
    """The cards that may be dealt at the start bear the Reserve icon."""
    for id in sorted(RESERVE):
        yield equal(cards(pack)[id].reserve, True, f"card {id}", "reserve")


@PACK.add(FILE)
def no_other_reserve_cards(pack: Pack) -> Iterator[Check]:
    """No other card bears the Reserve icon."""
    for card in pack.cards.card:
        holds = not card.reserve or card.id in RESERVE
        yield Check(holds, _entry(card), "reserve", "is not among those of the optional rule")


@PACK.add(FILE)
def reserves_are_french(pack: Pack) -> Iterator[Check]:
    """Nobody keeps a card that helps the Viet Minh."""
    for card in pack.cards.card:
        holds = not card.reserve or card.flag == "FR"
        yield Check(holds, _entry(card), "flag", "a Reserve Card must help the player")


@PACK.add(FILE, rule="5.7")
def cards_for_both_sides(pack: Pack) -> Iterator[Check]:
    """Some cards help the French, some the Viet Minh."""
    for side in ("FR", "VM"):
        yield Check(any(card.flag == side for card in pack.cards.card), "card", "flag", f"none for {side}")


@PACK.add(FILE)
def flags_balanced(pack: Pack) -> Iterator[Check]:
    """About half of the cards help the French."""
    french = sum(card.flag == "FR" for card in pack.cards.card)
    yield Check(18 <= french <= 27, "card", "flag", f"{french} of 45 help the French")


@PACK.add(FILE, rule="5.4, 6.2")
def marks_in_use(pack: Pack) -> Iterator[Check]:
    """Some events happen once only, some cards call for a reshuffle."""
    for field in ("one_time", "reshuffle"):
        holds = any(getattr(card, field) for card in pack.cards.card)
        yield Check(holds, "card", field, "stands on no card")


@PACK.add(FILE, rule="7.1")
def no_aircraft_on_turn_one(pack: Pack) -> Iterator[Check]:
    """No card brings ASP on Turn 1."""
    first = pack.tables.air_support.first_turn
    for card in pack.cards.card:
        brings = any(getattr(effect, "track", "") == "air-support-points" for effect in card.effect)
        holds = not brings or card.first_turn >= first
        yield Check(holds, _entry(card), "first_turn", "there are no ASP on Turn 1")


# ---------------------------------------------------------------- cards that the book tells of


@PACK.add(FILE, rule="3.1, 5.3, 11.1, 12.2")
def titles_of_the_book(pack: Pack) -> Iterator[Check]:
    """Five cards are named by the rulebook."""
    for id, key in TITLES.items():
        yield equal(cards(pack)[id].key, key, f"card {id}", "key")


@PACK.add(FILE, rule="5.2, 5.3, 5.5, 5.6")
def card_sixteen(pack: Pack) -> Iterator[Check]:
    """Card 16 grants 3 AP, may be kept, and is played at once on Turns 6 to 16."""
    marks = {"ap": (3, 3), "reserve": True, "phase": "immediate", "condition": "none"}
    yield from _figures(pack, "16", **marks, first_turn=6, last_turn=16)


@PACK.add(FILE, rule="5.3, 5.4, 5.6")
def card_twenty_one(pack: Pack) -> Iterator[Check]:
    """Card 21 needs two Viet Minh controlled CR, happens once, in the AP Availability Phase."""
    marks = {"one_time": True, "phase": "action-points", "reserve": False}
    yield from _figures(pack, "21", **marks, condition="vm-controlled-crs", at_least=2)


@PACK.add(FILE, rule="5.2, 5.3")
def card_forty_three(pack: Pack) -> Iterator[Check]:
    """Card 43 grants 1 to 3 AP and can be played at any time."""
    yield from _figures(pack, "43", ap=(1, 3), condition="none", first_turn=1, last_turn=LAST_TURN)


@PACK.add(FILE, rule="11.1")
def card_five(pack: Pack) -> Iterator[Check]:
    """Card 5 keeps the Divisions from assaulting."""
    holds = any(isinstance(effect, NoVmAssault) for effect in cards(pack)["05"].effect)
    yield Check(holds, "card 05", "effect", "does not keep the Divisions from assaulting")


@PACK.add(FILE, rule="2.3.1.2, 3.2")
def card_eleven(pack: Pack) -> Iterator[Check]:
    """Card 11 brings in the Unit that was set aside, and no other card does."""
    for card in pack.cards.card:
        placed = [effect.unit for effect in card.effect if isinstance(effect, PlaceUnit)]
        yield equal(placed, ["cmaa"] if card.id == "11" else [], _entry(card), "effect")


@PACK.add(FILE, rule="12.2")
def card_thirteen(pack: Pack) -> Iterator[Check]:
    """Card 13 strikes the CR that can be sapped; there is no sapping on Turn 1."""
    card = cards(pack)["13"]
    places = {getattr(effect, "where", "") for effect in card.effect}
    yield equal(places, {"sapping-targets"}, "card 13", "effect")
    holds = card.first_turn >= pack.tables.sapping.first_turn
    yield Check(holds, "card 13", "first_turn", "there is no sapping on Turn 1")


@PACK.add(FILE, rule="2.4, 3.1, 19.1")
def card_forty_five(pack: Pack) -> Iterator[Check]:
    """Card 45 is in the deck only with its optional rule, every other card always."""
    for card in pack.cards.card:
        wanted = "operation-vulture" if card.id == "45" else ""
        yield equal(card.option, wanted, _entry(card), "option")
