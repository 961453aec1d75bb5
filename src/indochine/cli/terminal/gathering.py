"""Many choices that differ only in two names, gathered into one line per place.

"Pleiku: move one Ranger battalion (2 ready)", "Pleiku: move one Marine brigade (1 ready)" and so on become
"Pleiku   7 Ranger battalion (2)   8 Marine brigade". Nothing gets lost: sentences that say more stay whole.
"""

from __future__ import annotations

import re

from indochine import Choice
from indochine.cli.terminal.words import Words

FEWEST = 8  # choices that are worth gathering
COUNT = re.compile(r"\([^()]*?(\d+)[^()]*\)")

Entries = list[tuple[str, str]]  # number and name


def gathered(choices: list[tuple[int, Choice]], words: Words) -> dict[str, Entries] | None:
    """Place by place the numbers and names of what can be chosen there; None if that would lose something."""
    if len(choices) < FEWEST or len(choices[0][1].verb.args) != 2:
        return None
    rows: dict[str, Entries] = {}
    shapes = set()
    for number, choice in choices:
        name, place = (words.of(choice.msg.params[domain]) for domain in choice.verb.args)
        rest = words.of(choice.msg).replace(name, "", 1).replace(place, "", 1)
        count = COUNT.search(rest)
        shapes.add(COUNT.sub("", rest))
        several = f" ({count[1]})" if count and count[1] != "1" else ""
        rows.setdefault(place, []).append((str(number), name + several))
    return rows if len(shapes) == 1 else None
