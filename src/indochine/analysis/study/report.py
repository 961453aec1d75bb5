"""The report: one page with every plot, each with the table behind it and a sentence that says what it is."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple

from indochine.analysis.study import page as html
from indochine.analysis.study import report_use as use
from indochine.analysis.study.asking import Asked
from indochine.analysis.study.context import Context, table_of_shares
from indochine.analysis.study.plots import Line, bands, beside, histograms, piled, shares

TONES = 8


class Part(NamedTuple):
    """A section of the report; one that has nothing to say is left out."""

    id: str
    body: Callable[[Context], list[str]]


def page(asked: Asked, found: dict[str, Any], language: str) -> str:
    """The whole report."""
    context = Context(asked, found, language)
    words = context.words
    said = [(part, part.body(context)) for part in PARTS]
    kept = [(part, body) for part, body in said if body]
    heading = words("heading", title=context.title.name(language))
    top = [html.heading(1, heading), *preface(context)]
    top.append(html.contents(words("contents"), [(part.id, words(part.id)) for part, _ in kept]))
    sections = [html.section(part.id, words(part.id), *body) for part, body in kept]
    return html.document(language, heading, "\n".join(top + sections))


def preface(context: Context) -> list[str]:
    """What was played: enough to play it again."""
    words, asked = context.words, context.asked
    last = asked.seed + asked.games - 1
    rows = []
    for arm, name in zip(asked.arms, context.names, strict=True):
        pack = arm.pack or words("own-pack")
        rows.append((name, context.scenario(arm), ", ".join(arm.bots), context.options(arm), pack))
    heads = [words(id) for id in ("games-of", "scenario", "bots", "options-chosen", "pack")]
    return [
        html.paragraph(words("played", games=asked.games, first=str(asked.seed), last=str(last))),
        html.table(heads, rows),
        html.paragraph(words("intervals"), quiet=True),
    ]


def wins(context: Context) -> list[str]:
    """Who wins, with intervals."""
    words = context.words
    seats = list(dict.fromkeys(seat for arm in context.arms for seat in arm["wins"]))
    none = {"games": 0, "share": 0.0, "low": 0.0, "high": 0.0}
    lines = context.lines(lambda arm: [arm["wins"].get(seat, none) for seat in seats])
    plot = shares("wins", [words.side(seat) for seat in seats], lines)
    parts = [html.figure(plot, words("wins-shown")), table_of_shares(context, seats, words.side, "wins")]
    if context.solitaire:
        for name, arm in zip(context.names, context.arms, strict=True):
            mean = words.number(arm["points"]["value"])
            about = words.interval(arm["points"], percent=False)
            parts.append(html.paragraph(words("points-mean", arm=name, mean=mean, interval=about)))
    return parts


def comparison(context: Context) -> list[str]:
    """Whether the two arms differ by more than chance."""
    found, words = context.found["comparison"], context.words
    if not found:
        return []
    first, second = context.letters
    rows = []
    for seat, test in found["wins"].items():
        apart = test["difference"]
        rows.append((
            words("wins-of", side=words.side(seat)),
            words.percent(test["first"]["share"]),
            words.percent(test["second"]["share"]),
            words.percent(apart["value"], sign=True),
            words.interval(apart, sign=True),
            words.chance(test["shares"]["p"]),
            words.chance(test["pairs"]["p"]),
        ))  # fmt: skip
    heads = [words(id) for id in ("what", "difference", "interval-95", "p-shares", "p-pairs")]
    lengths = [length(words, id, found[id]) for id in ("decisions", "turns", "points")]
    return [
        html.paragraph(words("comparison-shown")),
        html.table([heads[0], first, second, *heads[1:]], rows),
        html.table([heads[0], first, second, *heads[1:3], words("p-ranks")], lengths),
        html.paragraph(words("comparison-tests"), quiet=True),
    ]


def length(words: Any, id: str, test: dict[str, Any]) -> tuple[str, ...]:
    apart = test["difference"]
    return (
        words("mean-" + id),
        words.number(test["first"]),
        words.number(test["second"]),
        words.number(apart["value"]),
        words.interval(apart, percent=False),
        words.chance(test["mann_whitney"]["p"]),
    )


def endings(context: Context) -> list[str]:
    """How games end, and on which turn."""
    words, parts = context.words, []
    for number, (name, arm) in enumerate(zip(context.names, context.arms, strict=True)):
        turns = range(arm["turns"]["least"], arm["turns"]["most"] + 1)
        lines = [
            Line(words.ending(e["reason"]), f"tone-{n % TONES}",
                 [e["by_turn"].get(str(turn), 0) / arm["games"] for turn in turns])
            for n, e in enumerate(arm["endings"])
        ]  # fmt: skip
        plot = piled(f"endings-{number}", turns, lines, words("turn"))
        parts.append(html.figure(plot, words("endings-shown", arm=name)))
        rows = [
            (words.ending(e["reason"]), e["games"], words.percent(e["share"]), words.interval(e))
            for e in arm["endings"]
        ]
        heads = [words(id) for id in ("ending", "games-number", "share", "interval-95")]
        parts.append(html.table(heads, rows))
    return parts


def lengths(context: Context) -> list[str]:
    """How long games are."""
    words, parts = context.words, []
    for id in ("decisions", "turns"):
        plot = histograms(f"length-{id}", context.lines(itemgetter(id)), words(id))
        parts.append(html.figure(plot, words(f"length-{id}-shown")))
    rows = [
        (words("mean-" + id), letter, words.number(arm[id]["mean"]["value"]),
         words.interval(arm[id]["mean"], percent=False),
         *(words.number(q, 1) for q in arm[id]["quartiles"]), arm[id]["least"], arm[id]["most"])
        for id in ("decisions", "turns")
        for letter, arm in zip(context.letters, context.arms, strict=True)
    ]  # fmt: skip
    names = ("what", "games-of", "mean", "interval-95", "lower", "median", "upper", "least", "most")
    return [*parts, context.table([words(id) for id in names], rows)]


def lead(context: Context) -> list[str]:
    """Who is ahead over time."""
    words = context.words
    if context.arms[0]["lead"] is None:
        return [html.paragraph(words("no-lead"))]
    plot = bands("lead", context.lines(lambda arm: arm["lead"]), words("turn"), even=0.5)
    seat = words.side(context.asked.arms[0].seats[0])
    return [html.figure(plot, words("lead-shown", side=seat)), html.paragraph(words("lead-help"), quiet=True)]


def drama(context: Context) -> list[str]:
    """How often the lead changes hands."""
    words = context.words
    if context.arms[0]["drama"] is None:
        return []
    most = max(int(n) for arm in context.arms for n in arm["drama"]["counts"])
    at = range(most + 1)
    lines = context.lines(lambda arm: [arm["drama"]["counts"].get(str(n), 0) / arm["games"] for n in at])
    means = [arm["drama"]["mean"] for arm in context.arms]
    rows = [
        (name, words.number(mean["value"]), words.interval(mean, percent=False))
        for name, mean in zip(context.names, means, strict=True)
    ]
    plot = beside("drama", at, lines, words("lead-changes"))
    heads = [words("games-of"), words("mean"), words("interval-95")]
    return [html.figure(plot, words("drama-shown")), html.table(heads, rows)]


def decisiveness(context: Context) -> list[str]:
    """When the one who came out ahead took the lead for good."""
    words = context.words
    if context.arms[0]["decisiveness"] is None:
        return []
    found = [arm["decisiveness"] for arm in context.arms]
    turns = sorted({int(turn) for arm in found for turn in arm["by_turn"]}) or [0]
    at = range(turns[0], turns[-1] + 1)
    lines = context.lines(
        lambda arm: [
            arm["decisiveness"]["by_turn"].get(str(turn), 0) / max(1, arm["decisiveness"]["games"])
            for turn in at
        ]
    )
    plot = beside("decisiveness", at, lines, words("turn"))
    said = [
        words("decisive-part", arm=name, part=words.percent(arm["part_of_game"]["value"]))
        for name, arm in zip(context.names, found, strict=True)
    ]
    return [html.figure(plot, words("decisiveness-shown")), *map(html.paragraph, said)]


def figures(context: Context) -> list[str]:
    """The numbers beside the board over time."""
    words, parts = context.words, []
    names = list(dict.fromkeys(name for arm in context.arms for name in arm["figures"]))
    for number, name in enumerate(names):
        lines = [
            Line(line.name, line.colour, arm["figures"][name])
            for line, arm in zip(context.lines(lambda arm: None), context.arms, strict=True)
            if name in arm["figures"]
        ]
        said = words("figure-shown", figure=words.figure(name))
        parts.append(html.figure(bands(f"figure-{number}", lines, words("turn")), said))
    return parts


PARTS = (
    Part("comparison", comparison),
    Part("wins", wins),
    Part("findings", use.findings),
    Part("endings", endings),
    Part("lengths", lengths),
    Part("lead", lead),
    Part("drama", drama),
    Part("decisiveness", decisiveness),
    Part("options", use.options),
    Part("cards", use.cards),
    Part("units", use.units),
    Part("figures", figures),
    Part("rules", use.rules),
)
