"""The index of rules of Saigon 75: its sections, its worked examples, a rule for every card."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.audits import FILE, Layout, add_index
from indochine.kernel.constraints import Check
from indochine.titles.saigon75.constraints.registry import RULES, Rulebook

SECTIONS = (
    *(f"M.{number}" for number in range(1, 8)),
    *(f"D.{number}" for number in range(1, 11)),
    *("D.6a", "D.6b", "D.6c", "T8", "V", "V:match"),
    *("S:setup", "S:cards", "S:event", "S:preference", "S:activation", "S:movement", "S:reinforce"),
    *("S:combat", "S:retreat", "S:objective", "S:event-details", "S:example"),
)
EXAMPLES = (
    *("D.4.2x", "D.5x", "D.6a.6x", "D.6x", "D.6x2", "D.9x"),
    *(f"S:example.{number}" for number in range(1, 8)),
)
LAYOUT = Layout(
    sections=SECTIONS,
    under=r"(\..*)?",  # D.4 goes on with D.4.1
    examples=EXAMPLES,
    line=r"saigon-75\.fr\.txt:\d+",
    no_rule=("credits",),
)
add_index(RULES, LAYOUT)


@RULES.add(FILE)
def cards_indexed(book: Rulebook) -> Iterator[Check]:
    """Every Event card and every solo card has its rule."""
    ids = {rule["id"] for rule in book.rules}
    events = [card.number for card in book.pack.cards.card]
    for number in events + [card.number for card in book.pack.solo.solo_card]:
        id = f"card:{number:02d}"
        yield Check(id in ids, f"rule {id}", "", "the card has no rule")
