"""What a client asks before a game is set up: who would sit at it, which chapters the rules have."""

from __future__ import annotations

import json

import pytest

import indochine
from indochine.server.offers import title_rules, title_seats
from indochine.server.problems import Trouble


def test_an_option_leaves_one_seat() -> None:
    assert title_seats("saigon75", None, "{}", "en").seats == ["NV", "SV"]
    assert title_seats("saigon75", "standard", json.dumps({"solo": True}), "en").seats == ["SV"]


def test_what_does_not_go_together_is_an_answer_and_no_error() -> None:
    found = title_seats("saigon75", "match", json.dumps({"solo": True}), "fr")
    assert found.seats == []
    assert found.problem.startswith("La partie ne peut pas")


@pytest.mark.parametrize("options", ["[1", "[]", "3", ""])
def test_options_that_are_no_object_are_malformed(options: str) -> None:
    with pytest.raises(Trouble) as caught:
        title_seats("saigon75", None, options, "en")
    assert (caught.value.type, caught.value.field) == ("malformed", "options")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("title", indochine.titles())
def test_every_rule_stands_in_a_chapter_in_every_language(title: str, language: str) -> None:
    rules = title_rules(title, language).rules
    assert [rule.id for rule in rules if not rule.chapter] == []
    assert len({rule.chapter for rule in rules}) > 5


def test_chapters_are_named_in_the_readers_language() -> None:
    chapters = [
        {rule.id: rule.chapter for rule in title_rules("storm", lang).rules}["7.0a"] for lang in ("en", "pl")
    ]
    assert chapters == ["7. Movement", "7. Ruch"]
