"""What a pack of The Lost Valley must satisfy: by the book, by its examples, by our own reading.

`check` lists what does not fit. A problem whose `rule` is not empty contradicts the book ("17.2") or one of
its examples or answers ("E 20.2"). Any other only differs from our own proposal, unless its basis is
"structure": then the pack cannot be played at all.
"""

from __future__ import annotations

from indochine.kernel.audits import Auditor
from indochine.titles.lost_valley.constraints import (
    board,
    cards,
    drawing,
    examples,
    figures,
    index,
    paths,
    scenarios,
    tables,
    tracks,
    units,
)
from indochine.titles.lost_valley.constraints.registry import PACK, RULES
from indochine.titles.lost_valley.pack import FOLDER

__all__ = ["AUDITOR", "PACK", "RULES", "audit", "check", "check_rules", "refuse_unplayable"]

# importing registers constraints
CHAPTERS = (board, paths, drawing, units, tracks, tables, figures, scenarios, cards, index, examples)
AUDITOR = Auditor(PACK, RULES, FOLDER.parent)
audit, check, check_rules = AUDITOR.audit, AUDITOR.check, AUDITOR.check_rules
refuse_unplayable = AUDITOR.refuse_unplayable
