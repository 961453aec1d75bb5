"""`indochine options`, and what several commands take alike: options of a game given as KEY=VALUE."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import indochine
from indochine import BadSetup
from indochine.cli.app import app, console
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words, language_of, written
from indochine.kernel.text import Msg

OPTION_HELP = "KEY=VALUE, repeatable; `indochine options TITLE` lists them"
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


@app.command()
def options(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
) -> None:
    """List the options of a title: what each is for, and the values that --option takes.

    The first value is the default.

    Example: indochine options storm
    """
    found = indochine.title(title)
    words = Words(language_of(lang), found)
    teller = Teller(console, words)
    for option in found.options:
        teller.say(words.of(Msg("option-" + option.id)), "bold")
        teller.say(words.if_any(f"option-{option.id}.help"))
        rows = [(f"{option.id}={written(value)}", words.value(option.id, value)) for value in option.values]
        name, meaning = rows[0]
        teller.listing([(name, f"{meaning} {words('option-default')}"), *rows[1:]])
        console.print()
    teller.words_say("option-hint", "dim", title=found.id)
