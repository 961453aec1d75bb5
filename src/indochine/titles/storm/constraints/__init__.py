"""What a pack of Storm over Dien Bien Phu must satisfy: by the book, by its examples, by our own reading.

`check` lists what does not fit. A problem whose `rule` is not empty contradicts the book ("7.0") or one of
its examples ("E 8.0"). Any other only differs from a published report or from our own proposal, unless its
basis is "structure": then the pack cannot be played at all.
"""

from __future__ import annotations

from indochine.kernel.audits import Auditor
from indochine.titles.storm.constraints import board, cards, drawing, examples, index, river, tables, units
from indochine.titles.storm.constraints.registry import PACK, RULES
from indochine.titles.storm.pack import FOLDER

__all__ = ["AUDITOR", "PACK", "RULES", "audit", "check", "check_rules", "refuse_unplayable"]

CHAPTERS = (board, river, units, cards, tables, drawing, index, examples)  # importing registers constraints
AUDITOR = Auditor(PACK, RULES, FOLDER.parent)
audit, check, check_rules = AUDITOR.audit, AUDITOR.check, AUDITOR.check_rules
refuse_unplayable = AUDITOR.refuse_unplayable
