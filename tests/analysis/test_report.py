"""The report: one file that needs nothing else, complete in every language."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from indochine import BadSetup
from indochine.analysis.study.asking import Asked, arm, ask, compared
from indochine.analysis.study.page import STYLE
from indochine.cli.app import app
from indochine.kernel.text import LANGUAGES

pytest.importorskip("matplotlib")

from matplotlib.axes import Axes

from indochine.analysis.study.plots import Line, histograms
from indochine.analysis.study.report import PARTS, page
from tests.analysis.studies import studied

SVG = "{http://www.w3.org/2000/svg}svg"


def plain(title: str) -> Asked:
    return ask((arm(title, ("random",)),), 4, 1, 0)


@pytest.fixture(scope="module")
def two_arms(tmp_path_factory: pytest.TempPathFactory) -> tuple[Asked, dict[str, Any]]:
    first = arm("saigon75", ("random",), vary=("hand",))
    asked = ask((first, compared(first, options={"air_at_start": True})), 6, 1, 0)
    return asked, studied(tmp_path_factory.mktemp("study") / "a", asked)


@pytest.fixture(scope="module")
def pages(two_arms: tuple[Asked, dict[str, Any]]) -> Callable[[str], str]:
    """The page in a language; drawn once, for drawing takes seconds."""
    return cache(lambda language: page(*two_arms, language))


def parsed(text: str) -> ElementTree.Element:
    """Every element closed, every attribute quoted."""
    return ElementTree.fromstring(text.partition("\n")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_parts_are_there_in_every_language(pages: Callable[[str], str], language: str) -> None:
    text = pages(language)
    root = parsed(text)
    assert root.get("lang") == language
    assert [part.get("id") for part in root.iter("section")] == [part.id for part in PARTS]
    assert not re.findall(r"\[[a-z]+-[\w.-]*\]", text), "a sentence is missing"
    for section in root.iter("section"):
        assert len(section) > 1, f"{section.get('id')} is empty"
    for figure in root.iter("figure"):
        drawn, caption = figure.find(SVG), figure.find("figcaption")
        assert drawn is not None
        assert caption is not None
        assert drawn.get("aria-label") == caption.text


def test_languages_differ(pages: Callable[[str], str]) -> None:
    headings = {tuple(h.text for h in parsed(pages(language)).iter("h2")) for language in LANGUAGES}
    assert len(headings) == 3
    assert not set.intersection(*map(set, headings)), "a heading has not been translated"


def test_the_page_needs_nothing_but_itself(pages: Callable[[str], str]) -> None:
    text = pages("en")
    root = parsed(text)
    assert not [element for element in root.iter() if element.tag in ("script", "link", "img", "iframe")]
    links = [value for e in root.iter() for name, value in e.items() if name.endswith(("href", "src"))]
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert max(ids.values()) == 1
    assert all(link.startswith("#") and link[1:] in ids for link in links)
    assert not re.search(r"url\((?!#)|@import|https?://(?!www\.w3\.org)", text)
    assert not [name for e in root.iter() for name, _ in e.items() if name.startswith("on")]


def test_every_colour_is_the_pages_own_in_both_lights(pages: Callable[[str], str]) -> None:
    text = pages("en")
    light, dark = STYLE.split("@media (prefers-color-scheme: dark)")
    drawn = text.partition("</style>")[2]
    used = set(re.findall(r"var\((--[\w-]+)\)", drawn))
    assert used
    for name in used:
        assert f"{name}:" in light
        assert f"{name}:" in dark
    assert not re.findall(r"#[0-9a-f]{6}\b", drawn), "a colour that no light changes"


@pytest.mark.parametrize("title", ["storm", "lost-valley", "silver-bayonet"])
def test_every_title_gets_a_report_with_its_own_findings(tmp_path: Path, title: str) -> None:
    asked = plain(title)
    found = studied(tmp_path / "a", asked)
    root = parsed(page(asked, found, "fr"))
    sections = {section.get("id"): section for section in root.iter("section")}
    missing = {part.id for part in PARTS} - set(sections)
    assert missing == {"comparison", "options"} | ({"cards"} if title == "silver-bayonet" else set())
    assert sections["findings"].find("h3") is not None


def test_the_last_bar_of_a_histogram_is_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[tuple[float, float]] = []
    monkeypatch.setattr(Axes, "set_xlim", lambda axes, left, right: limits.append((left, right)))
    values = {"histogram": [3, 1, 2], "bin": 9, "least": 100, "most": 120}
    histograms("length", [Line("all", "first", values)], "Decisions")
    assert limits[0][0] <= 99.5
    assert limits[0][1] >= 126.5


def test_the_same_study_gives_the_same_page(
    two_arms: tuple[Asked, dict[str, Any]], pages: Callable[[str], str]
) -> None:
    assert page(*two_arms, "en") == pages("en")


def test_without_matplotlib_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("indochine.cli.study.find_spec", lambda name: None)
    words = [
        "study",
        "saigon75",
        "--games",
        "1",
        "--bots",
        "random",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "a"),
    ]
    with pytest.raises(BadSetup, match=r"indochine\[reports\]"):
        CliRunner().invoke(app, words, catch_exceptions=False)
    assert CliRunner().invoke(app, [*words, "--no-report"]).exit_code == 0


def test_a_plain_install_can_load_the_command() -> None:
    """Nothing but the report itself wants matplotlib, nothing but the cluster Dask."""
    import subprocess

    block = (
        "import sys; sys.modules.update(dict.fromkeys(['matplotlib', 'numpy', 'distributed', 'dask']));"
        "import indochine.cli"
    )
    assert subprocess.run([sys.executable, "-c", block], check=False).returncode == 0
