"""Lines broken only where a language allows it: never at a no-break space, as before a French colon."""

from __future__ import annotations

import re

import rich._wrap

NO_BREAK = "\u00a0\u202f"


def keep_words_together() -> None:
    """Rich takes any white space for the end of a word; from now on no-break spaces are part of it."""
    space, word = f"[^\\S{NO_BREAK}]", f"[\\S{NO_BREAK}]"
    rich._wrap.re_word = re.compile(f"{space}*{word}+{space}*")
