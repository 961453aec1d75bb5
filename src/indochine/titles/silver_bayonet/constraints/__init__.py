"""What a pack of Silver Bayonet must satisfy: by the book, its examples, what is published, our reading.

`check` lists what does not fit. A problem whose `rule` is not empty contradicts the book ("4.3.1") or one of
its examples ("E xop:ambush"). Any other only differs from a published report or from our own proposal, unless
its basis is "structure": then the pack cannot be played at all.
"""

from __future__ import annotations

from indochine.kernel.audits import Auditor
from indochine.titles.silver_bayonet.constraints import (
    board,
    examples,
    index,
    scenarios,
    setups,
    tables,
    terrain,
    units,
    victory,
)
from indochine.titles.silver_bayonet.constraints.registry import PACK, RULES
from indochine.titles.silver_bayonet.pack import FOLDER

__all__ = ["AUDITOR", "PACK", "RULES", "audit", "check", "check_rules", "refuse_unplayable"]

# Importing registers constraints.
CHAPTERS = (board, units, terrain, tables, scenarios, setups, victory, index, examples)
AUDITOR = Auditor(PACK, RULES, FOLDER.parent)
audit, check, check_rules = AUDITOR.audit, AUDITOR.check, AUDITOR.check_rules
refuse_unplayable = AUDITOR.refuse_unplayable
