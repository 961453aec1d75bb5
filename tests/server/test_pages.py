"""The page that checks dice, in a real browser: without trusting the server that gave the record."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import indochine
from indochine.kernel.dice import LIMITS, Dice, SealedSource, Source
from tests.server.play import Client
from tests.server.running import Running

pytest_plugins = ["tests.browser"]

SECRET = "00ff" * 16


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('pages') / 'games.db'}") as running:
        yield running


def record() -> dict[str, Any]:
    """A game that is over after a few throws."""
    game = indochine.title("saigon75").start(seed="sealed:" + SECRET)
    while len(game.throws) < 5:
        assert game.decision is not None
        game.play(game.decision.choices[-1])
    game.resign("SV")
    return json.loads(json.dumps(game.record()))


def check(page: Page, url: str, document: str, noted: str = "") -> None:
    page.goto(url + "/dice")
    page.get_by_label("or paste it here").fill(document)
    page.get_by_label("The commitment that you noted").fill(noted)
    page.get_by_role("button", name="Check").click()


def test_a_true_record_is_proved(page: Page, server: Running) -> None:
    true = record()
    check(page, server.url, json.dumps(true), true["commitment"].upper())
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text("✓ The secret is the one that was committed to.")
    expect(verdict).to_contain_text("✓ It is the commitment that you noted.")
    expect(verdict).to_contain_text(f"✓ All {len(true['rolls'])} throws follow from the secret.")
    rows = page.locator("tbody tr")
    assert rows.count() == len(true["rolls"])
    for row, word, roll in zip(rows.all(), true["words"], true["rolls"], strict=True):
        dice = " ".join(map(str, roll))
        assert row.locator("td").all_inner_texts() == [str(word), dice, dice, "✓ fits"]


def test_a_changed_roll_is_marked_and_no_other(page: Page, server: Running) -> None:
    forged = record()
    forged["rolls"][2][0] = forged["rolls"][2][0] % 6 + 1
    check(page, server.url, json.dumps(forged))
    expect(page.get_by_role("status")).to_contain_text(f"✗ 1 of {len(forged['rolls'])} throws do not follow")
    marks = page.locator("tbody tr td:last-child").all_inner_texts()
    assert [n for n, mark in enumerate(marks) if mark == "✗ differs"] == [2]


def test_another_secret_does_not_fit_the_commitment(page: Page, server: Running) -> None:
    forged = record() | {"seed": "sealed:" + "11" * 32}
    check(page, server.url, json.dumps(forged), noted="0" * 64)
    expect(page.get_by_role("status")).to_contain_text("✗ The secret does not hash to the commitment")
    expect(page.get_by_role("status")).to_contain_text("✗ It is not the commitment that you noted.")


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ("no json", "This is not JSON"),
        ("[]", "This is no record"),
        ('{"seed": 7}', "were not sealed"),
        ('{"seed": "sealed:xy"}', "This is no record"),
        ('{"seed": "sealed:00", "rolls": [[1]], "words": []}', "with which word"),
        ('{"seed": "sealed:00", "rolls": [[]], "words": [0]}', "with which word"),
    ],
)
def test_what_cannot_be_checked_gets_a_sentence(
    page: Page, server: Running, document: str, sentence: str
) -> None:
    check(page, server.url, document)
    expect(page.get_by_role("status")).to_contain_text(sentence)
    assert page.locator("tbody tr").count() == 0


def test_the_page_fetches_the_record_of_a_game_that_is_over(page: Page, server: Running) -> None:
    client = Client(server.url)
    made = client.create("storm")
    token = next(iter(made.tokens.values()))
    page.goto(f"{server.url}/dice")
    asked = client.get(made.game, "record")
    assert asked.status_code == 403
    client.act(made.game, token, "resign", key="r")
    page.goto(f"{server.url}/dice?game={made.game}")
    commitment = client.get(made.game).json()["commitment"]
    expect(page.locator("#hash")).to_have_text(commitment)
    expect(page.get_by_role("status")).to_contain_text("✓ The secret is the one that was committed to.")


def test_a_record_is_opened_from_a_file_and_read_in_three_languages(
    page: Page, server: Running, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()), "utf-8")
    page.goto(server.url + "/dice")
    for language, heading, verdict in [
        ("fr", "Vérifier les dés", "découlent du secret"),
        ("pl", "Sprawdź kości", "wynikają z sekretu"),
        ("en", "Check the dice", "follow from the secret"),
    ]:
        with page.expect_navigation():
            page.locator("#language").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        page.locator("#file").set_input_files(file)
        expect(page.get_by_role("status")).to_contain_text(verdict)
        assert page.locator("html").get_attribute("lang") == language


def test_the_arithmetic_in_the_browser_is_that_of_the_program(page: Page, server: Running) -> None:
    """Hashes of every length around a block, words, and throws of every number of dice."""
    page.goto(server.url + "/dice")
    found = page.evaluate(
        """async (secret) => {
            const { hex, hmac, sha256, unhex } = await import("/static/sha256.js");
            const { dice } = await import("/static/fairness.js");
            const bytes = (n) => Uint8Array.from({ length: n }, (_, i) => i % 251);
            const sizes = [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];
            return {
                hashes: sizes.map((n) => hex(sha256(bytes(n)))),
                macs: sizes.map((n) => hex(hmac(bytes(n), bytes(10)))),
                dice: Array.from({ length: 240 }, (_, i) => dice(unhex(secret), i, i % 12 + 1)),
            };
        }""",
        SECRET,
    )
    texts = [bytes(i % 251 for i in range(n)) for n in (0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000)]
    assert found["hashes"] == [hashlib.sha256(text).hexdigest() for text in texts]
    ten = bytes(range(10))
    assert found["macs"] == [hmac.new(text, ten, hashlib.sha256).hexdigest() for text in texts]
    source = SealedSource(bytes.fromhex(SECRET))
    assert found["dice"] == [Dice(source, i).roll(i % 12 + 1) for i in range(240)]


class Rigged(Source):
    """Words so high that taking them would favour some face, then an ordinary one."""

    WORDS = (2**64 - 1, LIMITS[12], LIMITS[12] - 1)

    def word(self, count: int) -> int:
        return self.WORDS[count]


def test_a_word_that_favours_a_face_is_passed_over_in_the_browser_too(page: Page, server: Running) -> None:
    page.goto(server.url + "/dice")
    script = """async (words) => {
        const { faces } = await import("/static/fairness.js");
        return faces((count) => BigInt(words[count]), 0, 12);
    }"""
    dice = Dice(Rigged())
    assert page.evaluate(script, list(map(str, Rigged.WORDS))) == dice.roll(12)
    assert dice.count == 3
