"""Plots as SVG that stands inside a page: its colours are the page's own, so that they read in any light.

matplotlib knows no variables of a style sheet; so it draws with colours that mean nothing but a name, and
each is replaced by its variable.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib import rcsetup
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

NAMES = ("ink", "faint", "first", "second", *(f"tone-{n}" for n in range(8)))
COLOURS = {name: f"#0000{number:02x}" for number, name in enumerate(NAMES, 1)}
WIDTH = 8.0  # inches
FEW = 20  # numbers that have room for a mark each
ROW = 0.32  # of a bar with its name
SETTINGS: Any = {
    "svg.fonttype": "none",  # text stays text: for readers, and for the page's own font
    "svg.hashsalt": "indochine",  # the same plot has the same bytes
    "font.size": 10,
    "text.color": COLOURS["ink"],
    "axes.edgecolor": COLOURS["faint"],
    "axes.labelcolor": COLOURS["ink"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": COLOURS["ink"],
    "ytick.color": COLOURS["ink"],
    "grid.color": COLOURS["faint"],
    "grid.alpha": 0.4,
    "axes.axisbelow": True,
    "axes.prop_cycle": rcsetup.cycler(color=[COLOURS["first"]]),
}
NOTHING = {"share": 0.0, "low": 0.0, "high": 0.0}  # of no games nothing can be said
ID = re.compile(r'\b(id="|xlink:href="#|href="#|url\(#)')
PROLOGUE = re.compile(r"^.*?(?=<svg)", re.DOTALL)
SIZE = re.compile(r'^<svg ([^>]*?)width="[^"]*" height="[^"]*"')  # the page decides
METADATA = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)


class Plot(NamedTuple):
    """A picture and its key: what each colour means, nothing if there is only one."""

    svg: str
    key: list[tuple[str, str]]


class Line(NamedTuple):
    """One series of a plot: its name in the legend, the name of its colour, its values."""

    name: str
    colour: str
    values: Any


def drawing(height: float, parts: int = 1) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    found = figure.subplots(1, parts, squeeze=False)
    return figure, list(found[0])


def finished(figure: Figure, id: str, lines: Sequence[Line]) -> Plot:
    """The figure as an element of a page; ids of several figures must not meet."""
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    svg = METADATA.sub("", PROLOGUE.sub("", text.getvalue()))
    svg = ID.sub(lambda match: f"{match[1]}{id}-", svg)
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    svg = SIZE.sub(r"<svg \1", svg, count=1)
    return Plot(svg, [(line.colour, line.name) for line in lines] if len(lines) > 1 else [])


def shares(id: str, labels: Sequence[str], lines: Sequence[Line]) -> Plot:
    """Bars with their intervals, a row for each label and within it one for each line."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(0.9 + ROW * len(labels) * max(1.0, 0.7 * len(lines)))
        thick = 0.8 / len(lines)
        for number, line in enumerate(lines):
            at = [row + (number - (len(lines) - 1) / 2) * thick for row in range(len(labels))]
            value = [v["share"] for v in line.values]
            known = [v if v.get("of", 1) else NOTHING for v in line.values]
            apart = [[v["share"] - v["low"] for v in known], [v["high"] - v["share"] for v in known]]
            axes.barh(at, value, thick * 0.9, color=COLOURS[line.colour])
            axes.errorbar(value, at, xerr=positive(apart), fmt="none", ecolor=COLOURS["ink"], capsize=3)
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        axes.set_xlim(0, 1)
        axes.grid(axis="x")
        axes.axvline(0.5, color=COLOURS["ink"], linewidth=0.8, linestyle=":")
        return finished(figure, id, lines)


def positive(apart: list[list[float]]) -> list[list[float]]:
    """A share of all or nothing has an interval to one side; rounding must not turn it round."""
    return [[max(0.0, value) for value in side] for side in apart]


def piled(id: str, at: Sequence[int], lines: Sequence[Line], label: str) -> Plot:
    """Shares of games at each number, piled up."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(3.2 + 0.12 * len(lines))
        below = [0.0] * len(at)
        for line in lines:
            axes.bar(at, line.values, 0.8, below, color=COLOURS[line.colour])
            below = [a + b for a, b in zip(below, line.values, strict=True)]
        by_number(axes, label, at[0], at[-1])
        return finished(figure, id, lines)


def beside(id: str, at: Sequence[int], lines: Sequence[Line], label: str) -> Plot:
    """Shares of games at each number, the lines beside one another."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(3.0)
        thick = 0.8 / len(lines)
        for number, line in enumerate(lines):
            places = [x + (number - (len(lines) - 1) / 2) * thick for x in at]
            axes.bar(places, line.values, thick, color=COLOURS[line.colour])
        by_number(axes, label, at[0], at[-1])
        return finished(figure, id, lines)


def by_number(axes: Axes, label: str, least: int, most: int) -> None:
    """Whole numbers below, also where there are only one or two of them."""
    axes.set_xlabel(label)
    axes.set_xlim(least - 0.9, most + 0.9)
    if most - least < FEW:
        axes.set_xticks(range(least, most + 1))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.grid(axis="y")


def histograms(id: str, lines: Sequence[Line], label: str) -> Plot:
    """How long games are: shares of games, in steps."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(2.8)
        for line in lines:
            counts, width = line.values["histogram"], line.values["bin"]
            edges = [line.values["least"] + width * n - 0.5 for n in range(len(counts) + 1)]
            total = sum(counts)
            shares = [count / total for count in counts]
            axes.stairs(shares, edges, fill=len(lines) == 1, color=COLOURS[line.colour])
        lots = [line.values for line in lines]
        last = max(lot["least"] + lot["bin"] * len(lot["histogram"]) - 1 for lot in lots)
        by_number(axes, label, min(lot["least"] for lot in lots), last)
        return finished(figure, id, lines)


def bands(id: str, lines: Sequence[Line], label: str, even: float | None = None) -> Plot:
    """Medians over the turns, with the middle half of all games around them."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(3.0)
        for line in lines:
            found, colour = line.values, COLOURS[line.colour]
            axes.fill_between(found["turns"], found["lower"], found["upper"], color=colour, alpha=0.25)
            axes.plot(found["turns"], found["median"], color=colour, marker="o")
        axes.set_xlabel(label)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y")
        if even is not None:
            axes.axhline(even, color=COLOURS["ink"], linewidth=0.8, linestyle=":")
            axes.set_ylim(0, 1)
        return finished(figure, id, lines)


def effects(id: str, labels: Sequence[str], lines: Sequence[Line], percent: bool) -> Plot:
    """Differences with their intervals, a row for each label; right of the line is better with it."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(0.9 + 0.24 * len(labels) * len(lines))
        for number, line in enumerate(lines):
            rows = [(n + 0.3 * number, v) for n, v in enumerate(line.values) if v is not None]
            value, at = [v["value"] for _, v in rows], [row for row, _ in rows]
            apart = [[v["value"] - v["low"] for _, v in rows], [v["high"] - v["value"] for _, v in rows]]
            colour = COLOURS[line.colour]
            axes.errorbar(value, at, xerr=positive(apart), fmt="o", color=colour, markersize=4)
        axes.axvline(0, color=COLOURS["ink"], linewidth=0.8)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.3, -0.7)
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        axes.grid(axis="x")
        return finished(figure, id, lines)


def parted(id: str, labels: Sequence[str], lines: Sequence[Line], whole: bool = True) -> Plot:
    """Rows that are each divided into shares of a whole, or are shares of one."""
    with mpl.rc_context(SETTINGS):
        figure, (axes,) = drawing(1.0 + ROW * len(labels))
        left = [0.0] * len(labels)
        for line in lines:
            axes.barh(range(len(labels)), line.values, 0.8, left, color=COLOURS[line.colour])
            left = [a + b for a, b in zip(left, line.values, strict=True)]
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlim(0, 1 if whole else None)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        return finished(figure, id, lines)
