"""Messages as data: another program gets them as JSON and reads the same sentence."""

from __future__ import annotations

import json
from random import Random

import pytest

import indochine
from indochine.kernel.text import LANGUAGES, Msg, catalogue


@pytest.mark.parametrize("id", indochine.titles())
def test_a_message_sent_as_json_reads_the_same(id: str) -> None:
    title, rng = indochine.title(id), Random(3)
    game = title.start(seed=3)
    for _ in range(60):
        assert game.decision is not None
        refused = [choice.refused.msg for choice in game.decision.refusals if choice.refused]
        for msg in (game.decision.msg, *(choice.msg for choice in game.decision.choices), *refused):
            there_and_back(msg, title)
        game.choose(rng.choice(game.codes))
    for entry in game.log:
        there_and_back(entry.msg, title)


def there_and_back(msg: Msg, title: indochine.Title) -> None:
    again = Msg.from_json(json.loads(json.dumps(msg.json())))
    for language in LANGUAGES:
        words = catalogue(language, title.book.text_folder)
        assert words.render(again) == words.render(msg)
