"""What is wrong with a request that cannot be read, as a sentence: the decoder speaks only English."""

from __future__ import annotations

import re

from indochine.server.problems import Trouble, malformed

MISSING = re.compile(r"Object missing required field `(.*?)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.*?)`")
PLACE = re.compile(r" - at `\$\.?(.*)`$", re.DOTALL)
NO_JSON = ("JSON is malformed", "Input data was truncated", "Invalid UTF-8", "Invalid unicode")
LONGEST_DETAIL = 300


def misread(problem: Exception) -> Trouble:
    """A body that does not fit; `detail` keeps the words of the decoder for who writes a client."""
    said = str(problem)
    trouble = explained(problem, said)
    trouble.detail = said[:LONGEST_DETAIL].encode(errors="replace").decode()
    return trouble


def explained(problem: Exception, said: str) -> Trouble:
    if isinstance(problem, RecursionError):
        return malformed("deep")
    if isinstance(problem, UnicodeError) or said.startswith(NO_JSON):
        return malformed("json")
    for id, pattern in {"missing": MISSING, "unknown": UNKNOWN, "value": PLACE}.items():
        found = pattern.search(said)
        if found and found[1]:
            return malformed(id, found[1])
    return malformed("shape")
