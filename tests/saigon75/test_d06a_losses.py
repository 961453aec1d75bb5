"""D.6a.3b to D.6a.5: who loses what, and in which order."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import indochine
from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_BACK,
    SV_HIT,
    SV_MISS,
    asked,
    assault,
    battle,
    fight,
)
from tests.saigon75.table import TITLE, actions, events, play, refusal, table, units

SV_KINDS = ("sv_division", "sv_division_reduced", "ranger", "marine", "para", "river", "mech")
NV_KINDS = ("nv_division", "nv_division_reduced", "vc")


# D.6a.3b to D.6a.5: losses


@pytest.mark.rule("saigon75", "D.6a.3b", "D.6.6")
@pytest.mark.parametrize("back", ["NV", "SV"])
def test_defender_loses_and_retreats_before_the_attacker(back: str) -> None:
    script = [SV_HIT, SV_BACK if back == "NV" else SV_MISS, SV_MISS]
    script += [NV_HIT, NV_BACK if back == "SV" else NV_MISS]
    game = table(
        sv={"pleiku": "ranger mech sv_division", "phu_yen": "para", "binh_dinh": "para"},
        nv={"pleiku": "nv_division vc"},
        phase="SV",
        step="combat",
        dice=script,
    )
    fight(game, "pleiku")
    questions = []
    while asked(game) in ("take-loss", "retreat-unit"):
        questions.append((game.seat, asked(game)))
        game.play(actions(game)[0])
    losses = [("NV", "take-loss"), ("SV", "take-loss")]
    retreat = [(back, "retreat-unit")]
    assert questions == (losses[:1] + retreat + losses[1:] if back == "NV" else losses + retreat)


@pytest.mark.rule("saigon75", "D.6a.4")
def test_blanks_do_nothing() -> None:
    game = assault("para mech", "nv_division vc", [NV_MISS, NV_MISS + 1, SV_MISS, SV_MISS + 2])
    assert battle(game)["nv_faces"] == ["blank", "blank"]
    assert battle(game)["sv_faces"] == ["blank", "blank"]
    assert units(game, "pleiku") == {"para": 1, "mech": 1, "nv_division": 1, "vc": 1}


@pytest.mark.rule("saigon75", "D.6a.1", "D.6a.4", "D.6a.5", "D.6a.6")
def test_the_faces_of_the_dice() -> None:
    assert TITLE.book.faces == [[1, 1, 2, 2, 0, 0], [1, 2, 2, 0, 0, 0]]
    game = assault("sv_division*5", "nv_division*5", [1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
    assert battle(game)["nv_faces"] == ["hit", "hit", "retreat", "retreat", "blank"]
    assert battle(game)["sv_faces"] == ["hit", "retreat", "retreat", "blank", "blank"]


@pytest.mark.rule("saigon75", "D.6a.5")
@pytest.mark.parametrize("kind", SV_KINDS)
def test_what_a_hit_does_to_a_unit_of_the_south(kind: str) -> None:
    game = assault(kind, "nv_division", [NV_HIT, SV_MISS], province="long_an")
    left = {"sv_division_reduced": 1} if kind == "sv_division" else {}
    assert units(game, "long_an") == left | {"nv_division": 1}


@pytest.mark.rule("saigon75", "D.6a.5")
@pytest.mark.parametrize("kind", NV_KINDS)
def test_what_a_hit_does_to_a_unit_of_the_north(kind: str) -> None:
    game = assault("para", kind, [NV_MISS, SV_HIT])
    left = {"nv_division_reduced": 1} if kind == "nv_division" else {}
    assert units(game, "pleiku") == left | {"para": 1}


@pytest.mark.rule("saigon75", "D.6a.5")
def test_the_owner_picks_hit_by_hit() -> None:
    script = [NV_HIT, NV_HIT, NV_MISS, SV_MISS, SV_MISS]
    game = assault("sv_division ranger", "nv_division*3", script)
    assert (game.seat, asked(game)) == ("SV", "take-loss")
    assert actions(game) == [["lose", "sv_division"], ["lose", "ranger"]]
    assert refusal(game, ["lose", "nv_division"]) == "D.6a.5"
    assert refusal(game, ["lose", "mech"]) == "D.6a.5"
    play(game, ["lose", "sv_division"])
    assert actions(game) == [["lose", "sv_division_reduced"], ["lose", "ranger"]]
    play(game, ["lose", "sv_division_reduced"])
    assert units(game, "pleiku") == {"ranger": 1, "nv_division": 3}


@pytest.mark.rule("saigon75", "D.6a.5")
def test_hits_beyond_the_last_step_are_lost() -> None:
    game = assault("sv_division para", "nv_division*5", [NV_HIT] * 5 + [SV_MISS] * 2)
    assert units(game, "pleiku") == {"nv_division": 5}
    kinds = [e["kind"] for e in events(game, "lost")]
    assert sorted(kinds) == ["para", "sv_division", "sv_division_reduced"]


def steps(kinds: Counter[str]) -> int:
    return sum(2 if kind.endswith("division") else 1 for kind in kinds.elements())


def one_hit(kinds: Counter[str]) -> list[Counter[str]]:
    """Every way to take one loss."""
    ways = []
    for kind in kinds:
        after = kinds - Counter([kind])
        ways.append(after + Counter([kind + "_reduced"]) if kind.endswith("division") else after)
    return ways


def all_outcomes(kinds: Counter[str], hits: int) -> set[frozenset[tuple[str, int]]]:
    found = [kinds]
    for _ in range(min(hits, steps(kinds))):
        found = [after for before in found for after in one_hit(before)]
    return {frozenset(outcome.items()) for outcome in found}


def reachable(game: indochine.Game, own: tuple[str, ...]) -> set[frozenset[tuple[str, int]]]:
    """Every outcome that the owner's picks lead to, by trying them all."""
    if asked(game) != "take-loss":
        return {frozenset((k, n) for k, n in units(game, "long_an").items() if k in own)}
    found: set[frozenset[tuple[str, int]]] = set()
    for action in actions(game):
        found |= reachable(play(game.copy(), action), own)
    return found


@pytest.mark.rule("saigon75", "D.6a.5")
@given(
    st.lists(st.sampled_from(SV_KINDS), min_size=1, max_size=4).filter(lambda k: k.count("river") <= 2),
    st.integers(0, 5),
)
@settings(max_examples=30, deadline=None)
def test_losses_of_the_south_in_any_order(kinds: list[str], hits: int) -> None:
    """Exactly min(hits, steps) steps go, and every way to lose them can be picked."""
    kinds = [k for i, k in enumerate(kinds) if k != "para" or kinds[:i].count("para") < 3]
    script = [NV_HIT] * hits + [NV_MISS] * (5 - hits) + [SV_MISS] * len(kinds)
    game = assault(" ".join(kinds), "nv_division*5", script, province="long_an")
    outcomes = reachable(game, SV_KINDS)
    assert outcomes == all_outcomes(Counter(kinds), hits)
    for outcome in outcomes:
        assert steps(Counter(kinds)) - steps(Counter(dict(outcome))) == min(hits, steps(Counter(kinds)))


@pytest.mark.rule("saigon75", "D.6a.5")
@given(st.lists(st.sampled_from(NV_KINDS), min_size=1, max_size=5), st.integers(0, 5))
@settings(max_examples=30, deadline=None)
def test_losses_of_the_north_in_any_order(kinds: list[str], hits: int) -> None:
    script = [SV_HIT] * hits + [SV_MISS] * (5 - hits) + [NV_MISS] * len(kinds)
    game = table(
        sv={"long_an": "ranger*5", "can_tho": "mech"},
        nv={"long_an": " ".join(kinds)},
        phase="SV",
        step="combat",
        dice=script,
    )
    assert reachable(fight(game, "long_an"), NV_KINDS) == all_outcomes(Counter(kinds), hits)


@pytest.mark.rule("saigon75", "D.6a.5")
def test_when_every_step_is_lost_nothing_is_asked() -> None:
    game = assault("sv_division para", "nv_division*3", [NV_HIT] * 3 + [SV_MISS] * 2)
    assert asked(game) != "take-loss"
    assert units(game, "pleiku") == {"nv_division": 3}
