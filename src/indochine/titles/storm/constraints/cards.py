"""The tactical cards: copies, figures, which are played together, which leave the game (2.3, 5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.storm.constraints.registry import PACK, card
from indochine.titles.storm.pack import Pack

FILE = "cards.toml"
COPIES = {
    "bigeard-refuses-to-leave": 1,
    "command-coordination": 2,
    "debouchez-a-zero": 2,
    "bordels-mobiles-de-campagne": 1,
    "flares": 2,
    "relief-force-from-isabelle": 1,
    "flamethrowers": 1,
    "mines": 2,
    "mortar-support": 3,
    "counter-attack": 2,
    "b-26-bombers": 2,
    "fighter-bombers": 2,
    "artillery": 5,
    "tot-artillery": 1,
    "improved-defenses": 2,
    "rats-of-the-nam-yum": 1,
    "giap-demands-success": 2,
    "detonate-mine-shaft": 1,
    "poor-weather": 2,
    "katyusha-rockets": 1,
    "propaganda": 1,
    "heavy-flak": 1,
    "surprise-assault": 3,
    "emergency-replacements": 1,
    "105mm-artillery": 5,
    "75mm-artillery": 4,
    "night-assault": 3,
}
FIREPOWER = {
    "debouchez-a-zero": 6,
    "mortar-support": 3,
    "b-26-bombers": 6,
    "fighter-bombers": 4,
    "artillery": 7,
    "tot-artillery": 10,
    "katyusha-rockets": 12,
    "105mm-artillery": 9,
    "75mm-artillery": 8,
}
CROWDED = {"katyusha-rockets": 13, "105mm-artillery": 10, "75mm-artillery": 10}
CUMULATIVE = {"improved-defenses", "mortar-support", "night-assault"}
ONE_BY_ONE = {"mines", "debouchez-a-zero", "fighter-bombers"}
REMOVED = {
    *("bigeard-refuses-to-leave", "relief-force-from-isabelle"),
    *("detonate-mine-shaft", "katyusha-rockets", "propaganda"),
}
TWO_EFFECTS = {
    "artillery": "remove-trench",
    "tot-artillery": "remove-trench",
    "105mm-artillery": "counter-battery",
    "75mm-artillery": "counter-battery",
}
NEVER_WITH = {"mines": "debouchez-a-zero", "debouchez-a-zero": "mines"}
TURNS = {
    "relief-force-from-isabelle": (1, 4),
    "detonate-mine-shaft": (2, 8),
    "emergency-replacements": (2, 8),
}
AMOUNTS = {
    "bigeard-refuses-to-leave": 1,
    "improved-defenses": 2,
    "giap-demands-success": 1,
    "propaganda": 4,
    "heavy-flak": 1,
    "emergency-replacements": 2,
    "night-assault": 3,
}
TRENCH_LEVELS = (1, 2, 3)


@PACK.add(FILE, rule="2.3", first=True)
def two_decks(pack: Pack) -> Iterator[Check]:
    """Each side has 27 cards, numbered in order."""
    ids = [own.id for own in pack.cards.card]
    wanted = [f"{side}-{number:02d}" for side in ("fr", "vm") for number in range(1, 28)]
    yield equal(ids, wanted, "card", "id")
    for own in pack.cards.card:
        yield equal(own.side, own.id[:2].upper(), f"card {own.id}", "side")


@PACK.add(FILE, rule="2.3", first=True)
def copies_of_each_card(pack: Pack) -> Iterator[Check]:
    """Of each card there are as many copies as the book lists."""
    found = Counter(own.key for own in pack.cards.card)
    for key in dict.fromkeys((*COPIES, *found)):
        yield equal(found[key], COPIES.get(key, 0), f"card {key}", "key")


@PACK.add(FILE)
def copies_alike(pack: Pack) -> Iterator[Check]:
    """The copies of a card differ in nothing but number and trench value."""
    for own in pack.cards.card:
        for field in own.__struct_fields__:
            if field not in ("id", "trench", "source"):
                wanted = getattr(card(pack, own.key), field)
                yield equal(getattr(own, field), wanted, f"card {own.id}", field)


@PACK.add(FILE, rule="card:fr-04, card:fr-13, card:fr-18 to card:fr-27, card:vm-09, card:vm-16 to card:vm-24")
def firepower_of_cards(pack: Pack) -> Iterator[Check]:
    """Nine cards have a firepower, from 3 for Mortar Support to 12 for the Katyushas."""
    for own in pack.cards.card:
        yield equal(own.firepower, FIREPOWER.get(own.key, 0), f"card {own.id}", "firepower")


@PACK.add(FILE, rule="card:vm-09, card:vm-16, card:vm-21")
def firepower_on_a_crowd(pack: Pack) -> Iterator[Check]:
    """Three Viet Minh cards do better where seven or more French units are."""
    for own in pack.cards.card:
        wanted = (7, CROWDED[own.key]) if own.key in CROWDED else (0, 0)
        figures = (own.crowded_from, own.crowded_firepower)
        yield equal(figures, wanted, f"card {own.id}", "crowded_from, crowded_firepower")


@PACK.add(FILE, rule="card:fr-01, card:vm-01, card:vm-04, card:vm-10, card:vm-11, card:vm-15, card:vm-25")
def amounts_of_cards(pack: Pack) -> Iterator[Check]:
    """The other figures of the cards."""
    for own in pack.cards.card:
        yield equal(own.amount, AMOUNTS.get(own.key, 0), f"card {own.id}", "amount")


@PACK.add(FILE, rule="5.2")
def cards_played_together(pack: Pack) -> Iterator[Check]:
    """Three cards add up with their copies, three are resolved one after the other."""
    for own in pack.cards.card:
        wanted = "cumulative" if own.key in CUMULATIVE else "one-by-one" if own.key in ONE_BY_ONE else ""
        yield equal(own.together, wanted, f"card {own.id}", "together")


@PACK.add(FILE, rule="card:fr-04, card:fr-11")
def cards_never_together(pack: Pack) -> Iterator[Check]:
    """Mines and Débouchez à zéro! are never played in the same assault."""
    for own in pack.cards.card:
        yield equal(own.not_with, NEVER_WITH.get(own.key, ""), f"card {own.id}", "not_with")


@PACK.add(FILE, rule="card:fr-01, card:fr-09, card:vm-06, card:vm-09, card:vm-10")
def cards_that_leave_the_game(pack: Pack) -> Iterator[Check]:
    """Five cards leave the game when played."""
    for own in pack.cards.card:
        yield equal(own.removed, own.key in REMOVED, f"card {own.id}", "removed")


@PACK.add(FILE, rule="5.2, card:fr-22, card:fr-27, card:vm-16, card:vm-21")
def cards_with_two_effects(pack: Pack) -> Iterator[Check]:
    """Artillery cards have two effects."""
    for own in pack.cards.card:
        yield equal(own.alternative, TWO_EFFECTS.get(own.key, ""), f"card {own.id}", "alternative")


@PACK.add(FILE, rule="card:fr-09, card:vm-06, card:vm-15")
def turns_of_cards(pack: Pack) -> Iterator[Check]:
    """The relief force comes on turns 1 to 4; two Viet Minh cards are not played on turn 1."""
    for own in pack.cards.card:
        wanted = TURNS.get(own.key, (1, 8))
        yield equal((own.first_turn, own.last_turn), wanted, f"card {own.id}", "first_turn, last_turn")


@PACK.add(FILE, rule="card:fr-16")
def counter_attack_after_a_loss(pack: Pack) -> Iterator[Check]:
    """Counter Attack is played only after an area was lost."""
    for own in pack.cards.card:
        yield equal(own.after_loss, own.key == "counter-attack", f"card {own.id}", "after_loss")


@PACK.add(FILE, rule="5.2")
def impulse_cards_in_own_impulse(pack: Pack) -> Iterator[Check]:
    """A card that is the whole impulse is played in one's own impulse, and no other has that window."""
    for own in pack.cards.card:
        yield equal(own.window == "own-impulse", own.impulse, f"card {own.id}", "window")


@PACK.add(FILE, rule="2.3")
def trench_values(pack: Pack) -> Iterator[Check]:
    """Every Viet Minh card digs one to three levels, no French card any."""
    for own in pack.cards.card:
        holds = own.trench in TRENCH_LEVELS if own.side == "VM" else own.trench == 0
        problem = "must be 1, 2 or 3 on a Viet Minh card" if own.side == "VM" else "French cards have none"
        yield Check(holds, f"card {own.id}", "trench", problem)


@PACK.add(FILE)
def cards_sourced(pack: Pack) -> Iterator[Check]:
    """A Viet Minh card says where its effect and its trench value are from."""
    for own in pack.cards.card:
        told = own.side == "FR" or {*own.source} == {"effect", "trench"}
        yield Check(told, f"card {own.id}", "source", "must tell of effect and trench")
