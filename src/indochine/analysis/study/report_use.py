"""The part of the report on what was used: cards, options, units, rules; and what the title itself finds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from indochine.analysis.study import page as html
from indochine.analysis.study.context import ARM_COLOURS, Context
from indochine.analysis.study.plots import Line, Plot, effects, parted, shares
from indochine.analysis.study.words import Words

MOST_CITED = 15  # rules in the plot; the table has all
FATES = (("there", "tone-2"), ("gone", "tone-5"), ("waiting", "tone-6"))


def findings(context: Context) -> list[str]:
    """What only this title's players ask."""
    parts: list[str] = []
    for number, (name, arm) in enumerate(zip(context.names, context.arms, strict=True)):
        for finding in arm["findings"]:
            parts += said(context, finding, f"finding-{number}-{finding['id']}", name)
    return parts


def said(context: Context, finding: dict[str, Any], id: str, arm: str) -> list[str]:
    words = context.words
    heading = words("finding-of", finding=words.of(finding["title"]), arm=arm)
    heads = [words.of(column) for column in finding["columns"]]
    labels = [words.of(row[0]) for row in finding["rows"]]
    lines = [
        Line(heads[n], f"tone-{n - 1}", [row[n] for row in finding["rows"]])
        for n in range(1, len(heads))
        if all(isinstance(row[n], dict) and "share" in row[n] for row in finding["rows"])
    ]
    rows = [[cell(words, value) for value in row] for row in finding["rows"]]
    plot = [html.figure(shares(id, labels, lines), heading)] if lines and labels else []
    return [html.heading(3, heading), html.paragraph(words.of(finding["note"])), *plot,
            html.table(heads, rows)]  # fmt: skip


def cell(words: Any, value: Any) -> str:
    if isinstance(value, dict) and "share" in value:
        if not value["of"]:
            return "–"
        return words("share-with", share=words.percent(value["share"]), interval=words.interval(value))
    return words.of(value)


# Cards


def cards(context: Context) -> list[str]:
    """Use and effect of each card."""
    words = context.words
    keys = list(dict.fromkeys((c["card"], c["seat"]) for arm in context.arms for c in arm["cards"]))
    if not keys:
        return []
    by_key = [{(c["card"], c["seat"]): c for c in arm["cards"]} for arm in context.arms]
    rows = [
        card_row(context, key, letter, found[key])
        for key in keys
        for letter, found in zip(context.letters, by_key, strict=True)
        if key in found
    ]
    heads = [words(id) for id in ("card", "games-of", "used", "uses", "with", "without", "difference")]
    help = html.paragraph(words("cards-help-points" if context.solitaire else "cards-help"))
    folded = html.folded(words("cards-table"), context.table(heads, rows))
    return [help, *cards_plot(context, by_key, keys), folded, *cards_never(context, keys)]


def cards_plot(context: Context, by_key: list[dict[Any, Any]], keys: list[tuple[str, str]]) -> list[str]:
    """Only cards that were used in some games and not in others tell anything."""
    words = context.words
    told = [key for key in keys if any(key in found and found[key]["difference"] for found in by_key)]
    lines = [
        Line(name, colour, [found[key]["difference"] if key in found else None for key in told])
        for name, colour, found in zip(context.names, ARM_COLOURS, by_key, strict=False)
    ]
    plot = effects("cards", [words.card(*key) for key in told], lines, not context.solitaire)
    return [html.figure(plot, words("cards-shown"))] if told else []


def cards_never(context: Context, keys: list[tuple[str, str]]) -> list[str]:
    words = context.words
    used = {card["card"] for arm in context.arms for card in arm["cards"] if card["uses"]}
    never = [words.card(ref, "") for ref in dict.fromkeys(ref for ref, _ in keys) if ref not in used]
    return [html.paragraph(words("cards-never")), html.listed(never)] if never else []


def card_row(context: Context, key: tuple[str, str], arm: str, found: dict[str, Any]) -> list[Any]:
    words, percent = context.words, not context.solitaire
    form = words.percent if percent else words.number
    lots = [form(found[lot]["value"]) if found[lot]["games"] else "–" for lot in ("with", "without")]
    apart, shown = found["difference"], "–"
    if apart:
        shown = f"{form(apart['value'])} ({words.interval(apart, percent, sign=percent)})"
    return [words.card(*key), arm, words.percent(found["used"]["share"]), found["uses"], *lots, shown]


# Options


def options(context: Context) -> list[str]:
    """The effect of each option that varied."""
    words, parts = context.words, []
    for number, (name, arm) in enumerate(zip(context.names, context.arms, strict=True)):
        found = arm["options"]
        if not found:
            continue
        labels = [context.value(o["option"], o["value"]) for o in found]
        seat = words.side(found[0]["seat"])
        line = Line(name, ARM_COLOURS[number], [against(o) for o in found])
        plot = effects(f"options-{number}", labels, [line], not context.solitaire)
        parts.append(html.figure(plot, words("options-shown", side=seat)))
        rows = [option_row(context, label, o) for label, o in zip(labels, found, strict=True)]
        names = [words(id) for id in ("option", "games-number", "interval-95", "p-shares")]
        parts.append(html.table([*names[:2], words("worth", side=seat), *names[2:]], rows))
    return parts


def option_row(context: Context, label: str, option: dict[str, Any]) -> tuple[Any, ...]:
    words, lot, test = context.words, option["with"], option["test"]
    value = words.number(lot["value"]) if context.solitaire else words.percent(lot["value"])
    about = words.interval(lot, percent=not context.solitaire)
    return (label, lot["games"], value, about, words.chance(test["p"]) if test else "–")


def against(option: dict[str, Any]) -> dict[str, float] | None:
    """The games with a value against those with any other; their intervals add as independent ones do."""
    chosen, others = option["with"], option["without"]
    if not chosen["games"] or not others["games"]:
        return None
    value = chosen["value"] - others["value"]
    half = sum(((lot["high"] - lot["low"]) / 2) ** 2 for lot in (chosen, others)) ** 0.5
    return {"value": value, "low": value - half, "high": value + half}


# Units


def units(context: Context) -> list[str]:
    """What became of the units: by kind in the plot, one by one in the table."""
    words, parts = context.words, []
    for number, (name, arm) in enumerate(zip(context.names, context.arms, strict=True)):
        if not arm["units"]:
            continue
        plot = units_plot(words, f"units-{number}", arm["units"])
        rows = [
            (words.unit(u["unit"]), words.side(u["side"]), *fates_of(words, u, arm["games"]))
            for u in arm["units"]
        ]
        heads = [words("unit"), words("side"), *(words("fate-" + fate) for fate, _ in FATES)]
        parts.append(html.figure(plot, words("units-shown", arm=name)))
        parts.append(html.folded(words("units-table", arm=name), html.table(heads, rows)))
    return parts


def units_plot(words: Words, id: str, found: list[dict[str, Any]]) -> Plot:
    sums: dict[tuple[str, str], Counter[str]] = {}
    for unit in found:
        lot = sums.setdefault((unit["side"], unit["kind"]), Counter())
        lot.update({fate: unit[fate] for fate, _ in FATES})
    labels = [words("kind-of", side=words.side(side), kind=words("kind-" + kind)) for side, kind in sums]
    lines = [
        Line(words("fate-" + fate), colour, [lot[fate] / lot.total() for lot in sums.values()])
        for fate, colour in FATES
    ]
    return parted(id, labels, lines)


def fates_of(words: Words, unit: dict[str, Any], games: int) -> list[str]:
    return [words.percent(unit[fate] / games) for fate, _ in FATES]


# Rules


def rules(context: Context) -> list[str]:
    """Which rules came up, how often, and which never did."""
    words, parts = context.words, []
    for number, (name, arm) in enumerate(zip(context.names, context.arms, strict=True)):
        found = arm["rules"]
        plot = rules_plot(words, f"rules-{number}", found["cited"], ARM_COLOURS[number])
        rows = [(named(words, r["rule"]), r["times"], words.percent(r["share"])) for r in found["cited"]]
        heads = [words(id) for id in ("rule", "cited", "rule-games")]
        never = html.listed(named(words, id) for id in found["never"])
        parts += [
            html.figure(plot, words("rules-shown", arm=name)),
            html.folded(words("rules-table", number=len(rows), arm=name), html.table(heads, rows)),
            html.folded(words("rules-never", number=len(found["never"]), arm=name), never),
            html.paragraph(words("rules-silent", number=found["silent"]), quiet=True),
        ]
    return parts


def rules_plot(words: Words, id: str, cited: list[dict[str, Any]], colour: str) -> Plot:
    top = sorted(cited, key=lambda rule: -rule["times"])[:MOST_CITED]
    total = sum(rule["times"] for rule in cited) or 1
    line = Line(words("cited"), colour, [rule["times"] / total for rule in top])
    return parted(id, [named(words, rule["rule"]) for rule in top], [line], whole=False)


def named(words: Words, rule: str) -> str:
    return f"{rule} {words.rule(rule)}"
