"""Pieces of a page that needs nothing but itself: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from indochine.analysis.study.plots import Plot

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --sheet: #ffffff; --ink: #1d2126; --quiet: #59616b;
  --faint: #b9bec4; --line: #dcdfe2; --first: #1f6f9c; --second: #b4541a;
  --tone-0: #1f6f9c; --tone-1: #c2701c; --tone-2: #4b8b3b; --tone-3: #8d4a8f; --tone-4: #9c9a2a;
  --tone-5: #b2403d; --tone-6: #5d6b78; --tone-7: #2a8f86; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --sheet: #1b2026; --ink: #e8eaec;
  --quiet: #a3abb4; --faint: #58616b; --line: #333a42; --first: #62b3e0; --second: #eb9a62;
  --tone-0: #62b3e0; --tone-1: #eba45c; --tone-2: #8cc97b; --tone-3: #cc96ce; --tone-4: #cfcd6a;
  --tone-5: #e88884; --tone-6: #a5b2be; --tone-7: #6fcfc6; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px;
  padding: 0.2rem 1.2rem 1rem; margin: 1.2rem 0; }
h1 { font-size: 1.8rem; margin: 0.6rem 0; } h2 { font-size: 1.3rem; } h3 { font-size: 1.05rem; }
p, li { max-width: 46rem; } .quiet, figcaption, caption { color: var(--quiet); }
nav ul { columns: 16rem; padding-left: 1.2rem; } a { color: var(--first); }
figure { margin: 1rem 0; } figure svg { width: 100%; height: auto; }
figure svg text { font-family: inherit !important; }
.key { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0 1.4rem; }
.key span { display: inline-block; width: 1.4em; height: 0.8em; margin-right: 0.5em; }
.wide { overflow-x: auto; } td { white-space: nowrap; } td:last-child { white-space: normal; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } caption { text-align: left; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } thead th { color: var(--quiet); font-weight: 600; }
tbody th { font-weight: 400; } summary { cursor: pointer; color: var(--first); }
@media print { section { break-inside: avoid; } }
"""


def document(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def heading(level: int, text: str) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def section(id: str, heading: str, *parts: str) -> str:
    return f'<section id="{id}">\n<h2>{escape(heading)}</h2>\n' + "\n".join(parts) + "\n</section>"


def paragraph(text: str, quiet: bool = False) -> str:
    return f'<p class="quiet">{escape(text)}</p>' if quiet else f"<p>{escape(text)}</p>"


def figure(plot: Plot, caption: str) -> str:
    """A plot; who cannot see it hears what it shows, and has the table."""
    shown = plot.svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure>\n{shown}\n{key(plot)}<figcaption>{escape(caption)}</figcaption>\n</figure>"


def key(plot: Plot) -> str:
    """What the colours mean."""
    items = [
        f'<li><span style="background: var(--{colour})"></span>{escape(name)}</li>'
        for colour, name in plot.key
    ]
    return f'<ul class="key">{"".join(items)}</ul>\n' if items else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(row(cells) for cells in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


def row(cells: Sequence[Any]) -> str:
    first, *rest = cells
    inner = "".join(f"<td>{escape(str(cell))}</td>" for cell in rest)
    return f'<tr><th scope="row">{escape(str(first))}</th>{inner}</tr>'


def folded(summary: str, inner: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>\n{inner}\n</details>"


def listed(texts: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"


def contents(label: str, sections: Sequence[tuple[str, str]]) -> str:
    links = "".join(f'<li><a href="#{id}">{escape(heading)}</a></li>' for id, heading in sections)
    return f'<nav aria-label="{escape(label)}"><ul>{links}</ul></nav>'
