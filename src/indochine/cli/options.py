"""What several commands take alike: options of a game given as KEY=VALUE."""

from __future__ import annotations

from typing import Any

from indochine import BadSetup

TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_options(given: list[str] | None) -> dict[str, Any]:
    """KEY=VALUE pairs; a value is a truth, a whole number or text. Which keys there are, the title says."""
    options: dict[str, Any] = {}
    for pair in given or []:
        key, sign, text = pair.partition("=")
        if not sign:
            raise BadSetup(f"--option takes KEY=VALUE, not {pair!r}")
        number = text.removeprefix("-").isdecimal()
        options[key] = TRUTHS[text.lower()] if text.lower() in TRUTHS else int(text) if number else text
    return options
