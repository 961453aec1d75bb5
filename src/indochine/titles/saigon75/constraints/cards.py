"""Event cards and solo cards: what the book tells of them (M.1, D.3, S:cards to S:event-details)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.kernel.maps import distances
from indochine.titles.saigon75.constraints.registry import PACK, card, flagged, northern, provinces
from indochine.titles.saigon75.pack import Card, Pack, SoloCard

CARDS, SOLO = "cards.toml", "solo.toml"
NUMBERED = {3: "air_raids", 4: "strategic_redeployment", 19: "insurrection"}
NAMING_A_PROVINCE = ("diversion", "evacuation", "viet_cong_infiltration", "corruption", "montagnard_revolt")
ACTING_IN_COMBAT = ("insurrection", "armoured_support", "paralysed_command", "corruption")
NAMED = (*NUMBERED.values(), *NAMING_A_PROVINCE, *ACTING_IN_COMBAT, "crisis_in_saigon", "ammunition_shortage")
COLOURS = {"red": 12, "yellow": 6, "green": 2}
CONDITIONS = {"superior", "equal_or_superior", "always"}
SV_UNITS = ("para", "marine", "mech", "ranger", "sv_division", "river", "sv_division_reduced")
THRESHOLDS = {
    "plus1_marker_if_die_below": 4,  # S:activation
    "units_to_empty_province": 2,  # S:movement
    "margin_over_sv": 1,  # S:movement
    "reinforce_min_provinces": 5,  # S:reinforce
    "never_into_stack_of": 5,  # S:movement
}


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(CARDS, rule="M.1", first=True)
def twenty_cards(pack: Pack) -> Iterator[Check]:
    """There are twenty Event cards, numbered from 1."""
    numbers = sorted(event.number for event in pack.cards.card)
    yield equal(numbers, list(range(1, 21)), "card", "number")


@PACK.add(CARDS, rule="D.3, S:event-details, E D.6, S:example", first=True)
def cards_of_the_book(pack: Pack) -> Iterator[Check]:
    """Twelve cards are named by the rulebook; no two cards are the same."""
    keys = Counter(event.key for event in pack.cards.card)
    for key in dict.fromkeys((*NAMED, *keys)):
        yield equal(keys[key], 1, f"card {key}", "key")


@PACK.add(SOLO, basis="structure")
def solo_cards_once(pack: Pack) -> Iterator[Check]:
    """Solo cards have numbers of their own, card 30 among them."""
    solo_numbers = [solo.number for solo in pack.solo.solo_card]
    numbers = [event.number for event in pack.cards.card] + solo_numbers
    for number in dict.fromkeys(solo_numbers):
        yield equal(numbers.count(number), 1, f"solo_card {number}", "number")
    yield Check(30 in solo_numbers, "solo_card 30", "", "is printed in the rulebook and missing")


@PACK.add(SOLO, basis="structure")
def solo_targets_exist(pack: Pack) -> Iterator[Check]:
    """A solo card names at least one province to move to."""
    for solo in pack.solo.solo_card:
        strangers = [id for id in solo.targets if id not in provinces(pack)]
        entry = f"solo_card {solo.number}"
        yield Check(not strangers, entry, "targets", f"{', '.join(strangers)} is no province")
        yield Check(bool(solo.targets), entry, "targets", "there is none")


# ---------------------------------------------------------------- event cards


@PACK.add(CARDS)
def card_ids(pack: Pack) -> Iterator[Check]:
    """The id of a card is its number."""
    for event in pack.cards.card:
        yield equal(event.id, f"E-{event.number:02d}", f"card {event.id}", "id")


@PACK.add(CARDS)
def cards_sourced(pack: Pack) -> Iterator[Check]:
    """A card says where its number, title, colour and effect are from."""
    for event in pack.cards.card:
        yield equal(set(event.source), {"number", "title", "colour", "effect"}, f"card {event.id}", "source")


@PACK.add(CARDS, rule="D.3.1")
def colours_of_the_deck(pack: Pack) -> Iterator[Check]:
    """Twelve cards are red, six yellow, two green."""
    found = Counter(event.colour for event in pack.cards.card)
    yield equal({colour: found[colour] for colour in ("red", "yellow", "green")}, COLOURS, "card", "colour")
    for colour, count in COLOURS.items():
        yield equal(getattr(pack.cards.counts, colour), count, "counts", colour)


def _card(pack: Pack, key: str) -> tuple[Card, str]:
    event = card(pack, key)
    return event, f"card {event.id}"


@PACK.add(CARDS, rule="card:03, card:04, S:example")
def numbers_of_the_book(pack: Pack) -> Iterator[Check]:
    """Air Raids is card 3, Strategic Redeployment 4, Insurrection 19."""
    for number, key in NUMBERED.items():
        event, entry = _card(pack, key)
        yield equal(event.number, number, entry, "number")


@PACK.add(CARDS, rule="card:03")
def air_raids_need_no_plane(pack: Pack) -> Iterator[Check]:
    """Air Raids favours SV, needs no air marker and no attrition roll."""
    event, entry = _card(pack, "air_raids")
    yield equal(event.colour, "yellow", entry, "colour")
    yield equal(event.needs_air, False, entry, "needs_air")
    yield equal(event.attrition, False, entry, "attrition")


@PACK.add(CARDS, rule="card:04")
def redeployment_of_five(pack: Pack) -> Iterator[Check]:
    """Strategic Redeployment favours SV and moves up to five units without activating them."""
    event, entry = _card(pack, "strategic_redeployment")
    yield equal(event.colour, "yellow", entry, "colour")
    yield equal(event.amount, 5, entry, "amount")
    yield equal(event.activates, False, entry, "activates")


@PACK.add(CARDS)
def redeployment_is_the_move(pack: Pack) -> Iterator[Check]:
    """A redeployed unit has made its move of the turn; stacking is judged at the end of movement."""
    event, entry = _card(pack, "strategic_redeployment")
    yield equal(event.uses_move, True, entry, "uses_move")
    yield equal(event.stacking, "end_of_movement", entry, "stacking")


@PACK.add(CARDS, rule="S:example")
def insurrection_in_two_combats(pack: Pack) -> Iterator[Check]:
    """Insurrection is red and adds one die in each of two combats."""
    event, entry = _card(pack, "insurrection")
    yield equal(event.colour, "red", entry, "colour")
    yield equal(event.amount, 1, entry, "amount")
    yield equal(event.combats, 2, entry, "combats")


@PACK.add(CARDS, rule="S:event-details")
def cards_naming_a_province(pack: Pack) -> Iterator[Check]:
    """Five red cards have NV name a province."""
    for key in NAMING_A_PROVINCE:
        event, entry = _card(pack, key)
        yield Check("province" in event.designates, entry, "designates", "must name a province")
        yield equal(event.colour, "red", entry, "colour")


@PACK.add(CARDS, rule="S:event-details")
def cards_acting_in_combat(pack: Pack) -> Iterator[Check]:
    """Four red cards change the dice of a combat."""
    for key in ACTING_IN_COMBAT:
        event, entry = _card(pack, key)
        yield Check(event.kind.startswith("dice_"), entry, "kind", "must change the dice of a combat")
        yield equal(event.colour, "red", entry, "colour")


@PACK.add(CARDS, rule="D.3")
def crisis_is_kept(pack: Pack) -> Iterator[Check]:
    """Crisis in Saigon stays on the board until the desertion test."""
    event, entry = _card(pack, "crisis_in_saigon")
    yield equal(event.keep, True, entry, "keep")
    yield equal(event.kind, "desertion_bonus", entry, "kind")


# ---------------------------------------------------------------- solo cards


def _solo(pack: Pack) -> Iterator[tuple[str, SoloCard]]:
    for solo in pack.solo.solo_card:
        yield f"solo_card {solo.number}", solo


@PACK.add(SOLO, rule="S:cards")
def solo_cards_enough(pack: Pack) -> Iterator[Check]:
    """One solo card leaves the game each turn: eight are needed."""
    count = len(pack.solo.solo_card)
    yield Check(count >= len(pack.tables.turn), "solo_card", "number", f"only {count} cards")


@PACK.add(SOLO, rule="S:event")
def solo_event_orders(pack: Pack) -> Iterator[Check]:
    """A solo card puts the three colours in an order."""
    for entry, solo in _solo(pack):
        yield Check(len(set(solo.events)) == 3, entry, "events", "must name each colour once")


@PACK.add(SOLO, rule="E S:event")
def some_card_yellow_red_green(pack: Pack) -> Iterator[Check]:
    """Some solo card has the order yellow, red, green."""
    holds = any(solo.events == ("yellow", "red", "green") for solo in pack.solo.solo_card)
    yield Check(holds, "solo_card", "events", "no card has the order yellow, red, green")


@PACK.add(SOLO, rule="S:combat")
def three_conditions_in_use(pack: Pack) -> Iterator[Check]:
    """The three conditions for an attack all occur."""
    yield equal({solo.combat for solo in pack.solo.solo_card}, CONDITIONS, "solo_card", "combat")


@PACK.add(SOLO, rule="S:reinforce")
def some_card_reinforces(pack: Pack) -> Iterator[Check]:
    """Some solo card reinforces."""
    holds = any(solo.reinforce for solo in pack.solo.solo_card)
    yield Check(holds, "solo_card", "reinforce", "no card reinforces")


@PACK.add(SOLO, rule="S:example")
def card_thirty(pack: Pack) -> Iterator[Check]:
    """Card 30: red, green, yellow; a token for activation; attack at equality or better; to the north."""
    solo = next(solo for solo in pack.solo.solo_card if solo.number == 30)
    yield equal(solo.events, ("red", "green", "yellow"), "solo_card 30", "events")
    yield equal(solo.momentum, "activation", "solo_card 30", "momentum")
    yield equal(solo.combat, "equal_or_superior", "solo_card 30", "combat")
    yield equal(set(solo.targets), flagged(pack, "northern"), "solo_card 30", "targets")


@PACK.add(SOLO, rule="E S:example")
def card_thirty_goes_south(pack: Pack) -> Iterator[Check]:
    """Card 30 serves the northern provinces from north to south, as listed."""
    solo = next(solo for solo in pack.solo.solo_card if solo.number == 30)
    yield equal(list(solo.targets), northern(pack), "solo_card 30", "targets")
    yield equal(solo.order, "listed", "solo_card 30", "order")


@PACK.add(SOLO, rule="S:movement")
def solo_priority(pack: Pack) -> Iterator[Check]:
    """Provinces are served by distance to Saigon, then from west to east, then from north to south."""
    known = provinces(pack)
    near = distances({id: province.adjacent for id, province in known.items()}, "saigon")
    wanted = sorted(known, key=lambda id: (near[id], *known[id].label))
    yield equal(list(pack.solo.solo_priority.provinces), wanted, "solo_priority", "provinces")
    criteria = ("distance", "west", "north")
    yield equal(pack.solo.solo_priority.criteria, criteria, "solo_priority", "criteria")


@PACK.add(SOLO, rule="S:preference")
def solo_preference(pack: Pack) -> Iterator[Check]:
    """NV picks Airborne, Marines, Mechanised, Rangers, divisions, River Patrols, reduced divisions."""
    yield equal(pack.solo.priority.sv_units, SV_UNITS, "priority", "sv_units")


@PACK.add(SOLO, rule="S:activation, S:movement, S:reinforce")
def solo_thresholds(pack: Pack) -> Iterator[Check]:
    """A +1 marker below 4, two units to an empty province, one more than SV, reinforcing from five."""
    for field, figure in THRESHOLDS.items():
        yield equal(getattr(pack.solo.thresholds, field), figure, "thresholds", field)
