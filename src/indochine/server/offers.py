"""What the house offers: titles with their scenarios, options, rules and bots, each explained."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from msgspec import UNSET, DecodeError, Raw, ValidationError
from msgspec.json import Decoder

from indochine.bots import names as bot_names
from indochine.kernel.board import encode
from indochine.kernel.errors import BadSetup
from indochine.kernel.registry import titles as title_ids
from indochine.kernel.text import KERNEL_TEXT, Catalogue, Msg, catalogue
from indochine.kernel.title import Option, Title
from indochine.server import messages as m
from indochine.server.opening import titled
from indochine.server.problems import TEXT, Trouble, malformed

decode_options = Decoder(dict[str, Any]).decode


@cache
def titles(language: str) -> m.Titles:
    return m.Titles([title_info(id, language) for id in title_ids()])


@cache
def title_info(id: str, language: str) -> m.TitleInfo:
    title = titled(id)
    words = catalogue(language, title.book.text_folder)
    return m.TitleInfo(
        id=title.id,
        name=title.name(language),
        about=words.render(Msg("title-about")),
        seats={seat: words.render(title.book.msg("side", n)) for n, seat in enumerate(title.seats)},
        scenarios=[scenario(title, words, name) for name in title.scenarios],
        options=[option_info(title, words, option) for option in title.options],
        bots={level: catalogue(language, TEXT).render(Msg("bot-" + level)) for level in bot_names(title)},
    )


def scenario(title: Title, words: Catalogue, name: str) -> m.ScenarioInfo:
    _, options = title.settle(name, None)
    return m.ScenarioInfo(name, words.render(Msg("scenario-" + name)), list(title.seats_of(name, options)))


def title_seats(id: str, scenario: str | None, options: str, language: str) -> m.SeatsOfTitle:
    """Who sits at a game with this scenario and these options: some leave fewer seats."""
    title = titled(id)
    try:
        return m.SeatsOfTitle(list(title.seats_of(*title.settle(scenario, decode_options(options)))))
    except BadSetup as problem:
        return m.SeatsOfTitle([], Trouble("bad-setup", problem=problem).text(language))
    except (ValidationError, DecodeError):
        raise malformed("value", "options") from None


def option_info(title: Title, words: Catalogue, option: Option) -> m.OptionInfo:
    values = [m.OptionValue(value, words.render(Msg(value_id(option, value)))) for value in option.values]
    help = f"option-{option.id}.help"
    return m.OptionInfo(
        id=option.id,
        name=words.render(Msg("option-" + option.id)),
        values=values,
        default=option.default,
        rules=list(option.rules),
        help=words.render(Msg(help)) if words.has(help) else "",
        remote_default=title.remote_defaults.get(option.id, UNSET),
    )


def value_id(option: Option, value: Any) -> str:
    return f"option-{option.id}-{str(value).lower() if isinstance(value, bool) else value}"


@cache
def title_rules(id: str, language: str) -> m.RulesOfTitle:
    title = titled(id)
    words = catalogue(language, title.book.text_folder)
    index = tomllib.loads((title.folder / "rules.toml").read_text("utf-8"))
    chapters = chapters_of((title.book.text_folder / language / "rules.ftl").read_text("utf-8"))
    return m.RulesOfTitle([rule_text(words, chapters, entry["id"]) for entry in index["rule"]])


def rule_text(words: Catalogue, chapters: dict[str, str], id: str) -> m.RuleText:
    name = "rule-" + id.replace(":", "-").replace(".", "-")
    title, text = (words.render(Msg(part)) if words.has(part) else "" for part in (name + ".title", name))
    return m.RuleText(id, title, text, chapters.get(name, ""))


def chapters_of(text: str) -> dict[str, str]:
    """The chapter of each message: in Fluent a line that opens with ## names the group that follows."""
    found, chapter = {}, ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif line.startswith("rule-"):
            found[line.split(" ", 1)[0]] = chapter
    return found


@cache
def title_texts(id: str, language: str) -> m.TextsOfTitle:
    """The catalogues of the kernel and the title, without the rules' summaries, which have their own page."""
    folders = (KERNEL_TEXT, titled(id).book.text_folder, TEXT)
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    return m.TextsOfTitle(language, [file.read_text("utf-8") for file in files if file.stem != "rules"])


@cache
def title_board(id: str) -> Raw:
    """All that is printed, for a client that draws."""
    return Raw(encode(titled(id).board()))
