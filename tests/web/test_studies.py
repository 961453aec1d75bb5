"""Balance studies in the browser: found from the home page, read as they are, their games looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from indochine.analysis.study.asking import arm, ask, compared
from indochine.analysis.study.desk import REPORT
from indochine.web import client as built
from tests.analysis.studies import studied
from tests.browser import Visitors
from tests.server.running import Running
from tests.web.test_accessible import check

pytest.importorskip("matplotlib")

from indochine.analysis.study.report import page as report


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with one study that compares two hands."""
    assert built() is not None, "the client is not built: cd web && npm run build"
    folder = tmp_path_factory.mktemp("studies")
    first = arm("saigon75", ("random",))
    asked = ask((first, compared(first, options={"hand": 3})), 3, 1, 1)
    found = studied(folder / "hands", asked)
    (folder / "hands" / REPORT).write_text(report(asked, found, "en"))
    with Running(f"sqlite:///{folder / 'games.db'}", "--studies", str(folder)) as running:
        yield running


def test_without_studies_the_home_page_does_not_speak_of_them(page: Page, server: Running) -> None:
    page.route("**/api/studies", lambda route: route.fulfill(json={"studies": []}))
    with page.expect_response("**/api/studies"):
        page.goto(server.url)
    expect(page.get_by_role("heading", name="Bring a game")).to_be_visible()
    expect(page.get_by_role("link", name="Balance studies")).to_have_count(0)


def test_from_home_to_a_report_that_looks_as_it_was_written(page: Page, desk: Running) -> None:
    """The page's own style is let through; whatever the console complains of fails the test."""
    page.goto(desk.url)
    page.get_by_role("link", name="Balance studies (1)").click()
    study = page.get_by_role("article")
    expect(study).to_contain_text("3 games")
    expect(study.get_by_role("heading", level=3).last).to_contain_text("B: Event cards")
    study.get_by_role("link", name="Read the report").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Saigon 75: a study of its balance")
    assert page.evaluate("getComputedStyle(document.querySelector('section')).borderRadius") == "8px"
    bars = page.locator("#wins figure svg path[style*='var(--first)']").first
    assert bars.evaluate("bar => getComputedStyle(bar).fill") == "rgb(31, 111, 156)"


def test_no_script_runs_in_a_report(visit: Visitors, desk: Running) -> None:
    folder = Path(desk.options[-1])
    whole = (folder / "hands" / REPORT).read_text("utf-8")
    spoiled = whole.replace("</h1>", "</h1><script>document.title = 'it ran'</script>", 1)
    (folder / "hands" / REPORT).write_text(spoiled)
    page = visit(forgiven="script|sandbox")
    page.goto(f"{desk.url}/studies/hands/report")
    expect(page).to_have_title("Saigon 75: a study of its balance")
    (folder / "hands" / REPORT).write_text(whole)


def test_a_kept_game_is_looked_at_like_any_other(page: Page, desk: Running) -> None:
    page.goto(f"{desk.url}/studies")
    page.get_by_role("button", name="Watch game 1").first.click()
    page.wait_for_url("**/watch/*")
    expect(page.get_by_role("button", name="Watch the replay")).to_be_visible()
    page.goto(desk.url)
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)  # nobody sits there


@pytest.mark.parametrize(
    ("locale", "heading"), [("fr-FR", "Études d’équilibre"), ("pl-PL", "Badania równowagi")]
)
def test_in_every_language(visit: Visitors, desk: Running, locale: str, heading: str) -> None:
    page = visit(locale=locale)
    page.goto(f"{desk.url}/studies")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


@pytest.mark.parametrize("path", ["/studies", "/studies/hands/report"])
def test_everybody_can_read_them(visit: Visitors, desk: Running, path: str) -> None:
    page = visit(bypass_csp=True, reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(desk.url + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page)
