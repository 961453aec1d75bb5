"""What a pack of Saigon 75 must satisfy: by the book, by its examples, by our own reading.

`check` lists what does not fit. A problem whose `rule` is not empty contradicts the book ("D.4") or one of
its examples ("E D.9"). Any other only differs from a published review or from our own proposal, unless its
basis is "structure": then the pack cannot be played at all.
"""

from __future__ import annotations

from indochine.kernel.audits import Auditor
from indochine.titles.saigon75.constraints import board, cards, drawing, examples, index, pieces, tables
from indochine.titles.saigon75.constraints.registry import PACK, RULES
from indochine.titles.saigon75.pack import FOLDER

__all__ = ["AUDITOR", "PACK", "RULES", "audit", "check", "check_rules", "refuse_unplayable"]

CHAPTERS = (
    board,
    pieces,
    tables,
    cards,
    drawing,
    index,
    examples,
)  # importing them registers their constraints
AUDITOR = Auditor(PACK, RULES, FOLDER.parent)
audit, check, check_rules = AUDITOR.audit, AUDITOR.check, AUDITOR.check_rules
refuse_unplayable = AUDITOR.refuse_unplayable
