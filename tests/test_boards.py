"""What every title's board promises a client that draws."""

from __future__ import annotations

from random import Random

import pytest

import indochine


def boarded() -> list[str]:
    return [id for id in indochine.titles() if "board" in type(indochine.title(id)).__dict__]


@pytest.mark.parametrize("id", boarded())
def test_pieces_named_by_kind_lie_where_the_scene_points(id: str) -> None:
    """A choice that names a kind of piece finds one in the spaces in focus, or anywhere if none is."""
    title, rng, focused = indochine.title(id), Random(5), 0
    counters = {counter.ref: counter for counter in title.board().counters}
    kinds = {ref for counter in counters.values() for ref in counter.also}
    game = title.start(seed=11)
    for _ in range(500):
        if game.over:
            break
        scene = title.scene(game.view(str(game.seat)))
        focused += bool(scene.focus)
        here = [place for place in scene.places if not scene.focus or place.ref in scene.focus]
        lying = {ref for place in here for piece in place.pieces for ref in counters[piece.ref].also}
        for choice in game.decision.choices if scene.focus else []:
            named = [f"{d}:{v}" for d, v in zip(choice.verb.args, choice.action[1:], strict=True)]
            assert {ref for ref in named if ref in kinds} <= lying, (choice.action, scene.focus)
        game.play(rng.choice(game.decision.choices))
    assert focused or not kinds
