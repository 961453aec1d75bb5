"""The index of rules of Storm over Dien Bien Phu: sections, worked examples, a rule for every card."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.audits import FILE, Layout, add_index
from indochine.kernel.constraints import Check
from indochine.titles.storm.constraints.registry import RULES, Rulebook

SECTIONS = (
    *("1.0", "2.0", "2.1", "2.1.1", "2.1.2", "2.2", "2.2.1", "2.2.2", "2.3", "3.0", "4.0"),
    *("5.1", "5.2", "5.3", "5.4", "6.0", "6.1", "6.2", "7.0"),
    *("8.0", "8.1", "8.2", "8.3", "8.3.1", "8.3.2", "8.3.3", "8.4", "8.4.1", "8.4.2"),
    *("9.0", "9.1", "10.0", "11.0", "12.1", "12.2", "12.3", "13.0", "14.0", "15.0", "16.0"),
)
EXAMPLES = (
    *("5.1x", "7.0ix", "7.0kx", "7.0x1", "7.0x2", "7.0x3", "7.0x4"),
    *("8.4ax", "8.4.1x", "8.4x1", "8.4x2", "8.4x3", "9.1ax", "10.0gx", "10.0hx"),
    *(f"10.0x{number}" for number in range(1, 9)),
)
LAYOUT = Layout(
    sections=SECTIONS,
    under=r"([a-zA-Z].*)?",  # 8.4.2 goes on with 8.4.2a
    examples=EXAMPLES,
    line=r"storm-over-dien-bien-phu\.(fr|pl)\.txt:\d+",
)
add_index(RULES, LAYOUT)


@RULES.add(FILE)
def cards_indexed(book: Rulebook) -> Iterator[Check]:
    """Every card has its rule, and no rule is for a card that is not there."""
    ids = {rule["id"] for rule in book.rules if rule["id"].startswith("card:")}
    cards = {f"card:{card.id}" for card in book.pack.cards.card}
    for id in sorted(ids | cards):
        yield Check(id in ids, f"rule {id}", "", "the card has no rule")
        yield Check(id in cards, f"rule {id}", "id", "there is no such card")
