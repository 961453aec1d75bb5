"""`indochine odds`: what the dice can bring, in a position or in a combat described by its numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import indochine
from indochine import BadSetup, Game, Title
from indochine.cli.app import app, console
from indochine.cli.replay import replayed
from indochine.cli.terminal.keeping import game_from, read_document
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words, language_of
from indochine.kernel.combats import CombatKind, Parameter
from indochine.kernel.registry import titles
from indochine.kernel.text import Msg

HELP = "--help"
FREELY = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}


@app.command(context_settings=FREELY)
def odds(
    ctx: typer.Context,
    what: Annotated[
        str, typer.Argument(help="a file with a position or a record, or a title", show_default=False)
    ] = HELP,
    rest: Annotated[list[str] | None, typer.Argument(help="a kind of combat and its numbers")] = None,
    to: Annotated[int | None, typer.Option(min=0, help="of a record: after so many entries")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
) -> None:
    """Tell exactly what dice can bring: each result with its chance, each modifier with its rule.

    With a file: every choice of the decision that commits to dice. With a title: a combat by its numbers;
    `indochine odds storm` lists the kinds of combat, `indochine odds storm fire --help` the numbers of one.

    Example: indochine odds storm fire --attack 13 --defence 10 --fresh 3
    """
    language = language_of(lang)
    if what.startswith("-"):
        print(ctx.get_help())
    elif what in titles():
        of_title(indochine.title(what, pack), rest or [], language, as_json)
    elif Path(what).is_file() and not rest:
        of_file(Path(what), to, pack, language, as_json)
    else:
        strange = f"{rest[0]!r} after a file" if rest and Path(what).is_file() else repr(what)
        raise BadSetup(f"{strange} is neither a file nor a title; titles are: {', '.join(titles())}")


# A position or a record


def of_file(file: Path, to: int | None, pack: Path | None, language: str, as_json: bool) -> None:
    document = read_document(file)
    game = game_from(document, file, pack) if to is None else replayed(file, document, to, pack)
    if as_json:
        print(json.dumps(as_data(game, language), ensure_ascii=False, indent=1))
    else:
        show_decision(game, Teller(console, Words(language, game.title)))


def as_data(game: Game, language: str) -> dict[str, Any]:
    question = game.decision
    if question is None:
        return {"title": game.title.id, "decision": None, "choices": []}
    choices = [
        {"action": choice.action, "text": choice.text(language), "odds": odds.json()}
        for choice, odds in question.odds
    ]
    return {
        "title": game.title.id,
        "seat": question.seat,
        "decision": question.name,
        "prompt": question.prompt(language),
        "choices": choices,
    }


def show_decision(game: Game, teller: Teller) -> None:
    """What is asked, and every choice that commits to dice in full."""
    question = game.decision
    if question is None:
        teller.say(teller.words.of(Msg("refusal-not-after-the-end")))
        return
    teller.say(teller.words.of(question.msg), "bold")
    found = question.odds
    if not found:
        teller.words_say("no-odds")
    for choice, odds in found:
        teller.console.print()
        teller.say(teller.words.of(choice.msg), "bold")
        teller.odds(odds)


# A combat by its numbers


def of_title(title: Title, rest: list[str], language: str, as_json: bool) -> None:
    kinds = {kind.name: kind for kind in title.combats()}
    teller = Teller(console, Words(language, title))
    if not rest or rest[0] == HELP:
        list_kinds(title, list(kinds.values()), teller, as_json)
        return
    if rest[0] not in kinds:
        raise BadSetup(f"{title.id} has no combat {rest[0]!r}; there are: {', '.join(kinds)}")
    kind = kinds[rest[0]]
    if HELP in rest:
        list_parameters(title, kind, teller)
        return
    odds = kind.odds(title.book, kind.read(pairs(rest[1:])))
    if as_json:
        print(json.dumps({"title": title.id, "combat": kind.name, "odds": odds.json()}, ensure_ascii=False))
        return
    if len(rest) == 1 and kind.parameters:
        list_parameters(title, kind, teller)
        console.print()
    teller.odds(odds)


def pairs(words: list[str]) -> dict[str, str]:
    """`--name value` or `--name=value`, one after another."""
    found: dict[str, str] = {}
    left = list(words)
    while left:
        name, sign, value = left.pop(0).partition("=")
        if not name.startswith("--"):
            raise BadSetup(f"expected --NAME VALUE, not {name!r}")
        if not sign and not left:
            raise BadSetup(f"{name} needs a value")
        found[name.removeprefix("--")] = value if sign else left.pop(0)
    return found


def list_kinds(title: Title, kinds: list[CombatKind], teller: Teller, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"title": title.id, "combats": [described(kind) for kind in kinds]}))
        return
    teller.words_say("odds-kinds", "bold", title=title.name(teller.words.language))
    teller.listing([(kind.name, kind_text(kind, teller.words)) for kind in kinds])
    teller.words_say("odds-kind-hint", "dim", command=f"indochine odds {title.id} {kinds[0].name} {HELP}")


def kind_text(kind: CombatKind, words: Words) -> str:
    return f"{words.of(Msg('combat-kind-' + kind.name))}  [{', '.join(kind.rules)}]"


def described(kind: CombatKind) -> dict[str, Any]:
    return {
        "name": kind.name,
        "rules": list(kind.rules),
        "parameters": [
            {"name": p.name, "takes": p.range, "default": p.written(p.default)} for p in kind.parameters
        ],
    }


def list_parameters(title: Title, kind: CombatKind, teller: Teller) -> None:
    """What can be said of a kind of combat, with what is taken if nothing is."""
    teller.say(kind_text(kind, teller.words), "bold")
    teller.listing([(f"--{p.name}", meaning(p, teller.words)) for p in kind.parameters])
    given = " ".join(f"--{p.name} {p.written(p.default)}" for p in kind.parameters[:3])
    teller.words_say("odds-example", "dim", command=f"indochine odds {title.id} {kind.name} {given}")


def meaning(parameter: Parameter, words: Words) -> str:
    text, value = words.of(Msg("combat-" + parameter.name)), parameter.written(parameter.default)
    return words("odds-parameter", meaning=text, range=parameter.range, value=value)
