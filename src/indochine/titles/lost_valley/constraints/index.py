"""The index of rules of The Lost Valley: sections, worked examples, a rule for every card."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.audits import FILE, Layout, add_index
from indochine.kernel.constraints import Check
from indochine.titles.lost_valley.constraints.registry import RULES, Rulebook

SECTIONS = (
    *("1.0", "1.1", "1.2", "2.0", "2.1", "2.2", "2.2.1", *(f"2.2.1.{number}" for number in range(1, 7))),
    *("2.2.2", "2.2.3", "2.2.4", *(f"2.2.4.{number}" for number in range(1, 6)), "2.2.5", "2.2.6", "2.2.7"),
    *("2.2.8", *(f"2.2.8.{number}" for number in range(1, 10)), "2.2.9"),
    *("2.3", "2.3.1", *(f"2.3.1.{number}" for number in range(1, 9)), "2.3.2", "2.3.2.1", "2.3.2.2"),
    *("2.4", "2.5", "2.5.1", "2.5.2", "2.5.3", "3.0", "3.1", "3.2", "3.3", "4.0"),
    *("5.0", "5.1", "5.2", "5.2.1", "5.2.2", "5.3", "5.4", "5.5", "5.6", "5.7", "6.0", "6.1", "6.2"),
    *("7.0", "7.1", "7.2", "7.2.1", "7.2.2", "7.2.3", "8.0", "8.1", "9.0", "9.1", "9.1.1", "9.1.2", "9.2"),
    *("10.0", "10.1", "11.0", "11.1", "11.2", "11.3", "12.0", "12.1", "12.2", "12.2.1", "12.2.2"),
    *("12.3", *(f"12.3.{number}" for number in range(1, 6)), "12.3.5.1", "12.3.5.2"),
    *("13.0", "13.1", "13.2", "13.3", "14.0", "14.1", "14.2", "14.3"),
    *("15.0", "15.1", *(f"15.1.{number}" for number in range(1, 8))),
    *("16.0", "16.1", "16.2", "16.3", "16.4", "17.0", "17.1", "17.2", "18.0"),
    *("19.0", *(f"19.{number}" for number in range(1, 6)), "20.0", "20.1", "20.2"),
    *("21.0", *(f"21.{number}" for number in range(1, 10))),
)
EXAMPLES = ("20.1", "20.2a", "20.2b", "20.2c", "20.2d", "20.2e", "21.1")
LAYOUT = Layout(
    sections=SECTIONS,
    under=r"[a-z]?",  # a paragraph with several obligations is split by letters
    examples=EXAMPLES,
    line=r"the-lost-valley\.en\.txt:\d+(-\d+)?(,\d+(-\d+)?)*$",
)
add_index(RULES, LAYOUT)


@RULES.add(FILE)
def figures_in_pairs(book: Rulebook) -> Iterator[Check]:
    """Whatever gives figures says what the book makes of them."""
    for rule in book.rules:
        holds = ("given" in rule) == ("expect" in rule)
        yield Check(holds, f"rule {rule['id']}", "given, expect", "go together")


@RULES.add(FILE)
def cards_indexed(book: Rulebook) -> Iterator[Check]:
    """Every card has its rule, and no rule is for a card that is not there."""
    ids = {rule["id"] for rule in book.rules if rule["id"].startswith("card:")}
    cards = {f"card:{card.id}" for card in book.pack.cards.card}
    for id in sorted(ids | cards):
        yield Check(id in ids, f"rule {id}", "", "the card has no rule")
        yield Check(id in cards, f"rule {id}", "id", "there is no such card")
