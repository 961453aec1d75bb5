"""The public face of a game, on Outpost: three turns, two actions each, a hidden card, a die."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine import BadSetup, Game, IllegalAction, NotOffered, Refused
from indochine.analysis import conformance
from indochine.analysis.setups import Case
from indochine.kernel.record import replay_on
from tests.kernel.outpost import OutpostTitle

TITLE = OutpostTitle()


def begin(**setup: Any) -> Game:
    return TITLE.start(**{"seed": 7, **setup})


def second_turn(dice: list[int] | None = None, red: int = 5, blue: int = 2, trench: int = 0) -> Game:
    """Red to act on turn 2, when raids are allowed."""
    document = begin().position()
    document |= {"turn": 2, "cards": {"RED": red, "BLUE": blue}, "trench": {"RED": 0, "BLUE": trench}}
    return TITLE.from_position(document, seed=7, dice=dice or [])


def play(game: Game, *actions: list[str]) -> Game:
    for action in actions:
        game.play(action)
    return game


def actions(game: Game) -> list[list[Any]]:
    assert game.decision is not None
    return [choice.action for choice in game.decision.choices]


# ---------------------------------------------------------------- setting up


def test_everything_has_a_default() -> None:
    game = TITLE.start()
    assert (game.setup.scenario, game.setup.options) == ("standard", {"deeper": False})
    assert game.seats == ("RED", "BLUE")
    assert game.seat == "RED"
    assert TITLE.name("fr") == "Avant-poste"


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"scenario": "long"}, "outpost has no scenario 'long'; there are standard"),
        ({"options": {"fog": True}}, "outpost has no option 'fog'; there are deeper"),
        ({"options": {"deeper": 1}}, "option deeper takes False or True, not 1"),
        ({"dice": [7]}, "scripted dice are whole numbers from 1 to 6"),
        ({"seed": "seven"}, "a seed is a whole number"),
    ],
)
def test_what_a_game_cannot_be_started_with(setup: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        TITLE.start(**setup)


def test_a_title_says_how_many_sides_its_dice_have() -> None:
    class TenSided(OutpostTitle):
        die_sides = 10

    assert TenSided().start(seed=7, dice=[10]).state.dice.script == (10,)
    for wrong in (0, 11):
        with pytest.raises(BadSetup, match="scripted dice are whole numbers from 1 to 10"):
            TenSided().start(seed=7, dice=[wrong])


def test_an_unknown_title_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"no title 'outpost'; there are: .*saigon75"):
        indochine.title("outpost")


def test_the_seed_decides_everything() -> None:
    assert begin().position() == begin().position()
    dealt = {json.dumps(begin(seed=seed).position()["cards"]) for seed in range(20)}
    assert len(dealt) > 5


def test_an_option_changes_the_one_rule_it_names() -> None:
    game = begin(options={"deeper": True})
    play(game, ["dig"], ["dig"], ["end"], ["dig"])
    assert game.position()["trench"]["RED"] == 3


# ---------------------------------------------------------------- playing


def test_a_decision_lists_its_choices_and_greys_what_is_refused() -> None:
    question = begin().decision
    assert question is not None
    assert question.prompt() == "Red: what next? Actions left: 2."
    assert [(c.action, c.text("fr"), c.rules) for c in question.choices] == [
        (["end"], "Finir le tour", ("2.1",)),
        (["dig"], "Creuser", ("2.2",)),
    ]
    greyed = [(c.action, c.refused.rule, c.refused.text("pl")) for c in question.refusals if c.refused]
    assert greyed == [
        (["raid", way], "2.3", "W pierwszym etapie nie ma wypadów.") for way in ("road", "river")
    ]


def test_a_single_harmless_choice_is_taken_without_asking() -> None:
    game = play(begin(), ["dig"], ["dig"])  # both actions spent: the turn can only end
    assert game.seat == "BLUE"
    assert [entry["do"] for entry in game.record()["entries"]] == [["dig"], ["dig"]]


def test_a_choice_can_be_played_as_it_stands() -> None:
    game = begin()
    assert game.decision is not None
    game.play(game.decision.choices[1])
    assert game.position()["trench"] == {"RED": 1, "BLUE": 0}


def test_what_may_be_played_needs_no_explanation() -> None:
    assert begin().explain(["dig"]) is None
    assert begin().explain(["dig"], seat="RED") is None


def test_a_refusal_states_the_fact_and_cites_the_rule() -> None:
    game = play(begin(), ["dig"], ["dig"], ["end"])
    refusal = game.explain(["dig"])
    assert refusal is not None
    assert refusal.rule == "2.2"
    assert refusal.text() == "Your trench is 2 deep, and no trench may be deeper."
    assert refusal.text("fr") == "Votre tranchée a 2 niveaux, le maximum."


@pytest.mark.parametrize(
    ("action", "error", "rule"),
    [
        (["raid", "road"], Refused, "2.3"),
        (["raid", "air"], NotOffered, "2.1"),
        (["raid"], NotOffered, "2.1"),
        (["surrender"], NotOffered, "2.1"),
        ("dig", NotOffered, "2.1"),
        ([], NotOffered, "2.1"),
        ([["dig"]], NotOffered, "2.1"),
        (None, NotOffered, "2.1"),
    ],
)
def test_what_cannot_be_played_changes_nothing(action: Any, error: type[IllegalAction], rule: str) -> None:
    game = begin()
    before = (game.digest(), game.record(), game.log)
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert type(caught.value) is error
    assert caught.value.refusal.rule == rule
    assert (game.digest(), game.record(), game.log) == before


def test_what_is_not_offered_is_answered_with_what_is() -> None:
    refusal = begin().explain(["surrender"])
    assert refusal is not None
    assert "['end'], ['dig']" in refusal.text()


def test_nobody_decides_for_the_other_seat() -> None:
    game = begin()
    with pytest.raises(NotOffered, match="Red decides now"):
        game.play(["dig"], seat="BLUE")


def test_after_the_end_nothing_is_played() -> None:
    game = play(second_turn(dice=[6]), ["raid", "road"])
    assert (game.over, game.decision, game.seat, game.codes) == (True, None, None, [])
    with pytest.raises(NotOffered, match="over"):
        game.play(["end"])


def test_a_raid_of_eight_breaks_through_by_road_and_not_across_the_river() -> None:
    won = play(second_turn(dice=[4], trench=1), ["raid", "road"])
    assert won.outcome is not None
    assert won.outcome.json() == {"winner": "RED", "reason": "raid", "score": {"RED": 8}}
    repelled = play(second_turn(dice=[4], trench=1), ["raid", "river"])
    assert not repelled.over
    assert repelled.log[-1].values == {
        "side": "RED",
        "way": "river",
        "sum": [
            {"label": "die", "worth": 4, "rule": "2.3"},
            {"label": "card", "worth": 5, "rule": "2.3"},
            {"label": "trench", "worth": -1, "rule": "2.2"},
            {"label": "river", "worth": -1, "rule": "2.3"},
        ],
        "total": 7,
    }


def test_if_no_raid_breaks_through_nobody_wins() -> None:
    game = play(begin(), *[["end"]] * 6)
    assert game.outcome is not None
    assert game.outcome.json() == {"winner": None, "reason": "held", "score": {"RED": 0, "BLUE": 0}}


# ---------------------------------------------------------------- taking back


def test_one_s_own_step_is_taken_back() -> None:
    game = begin()
    before = game.position()
    play(game, ["dig"])
    assert game.can_undo
    game.undo()
    assert game.position() == before
    assert not game.can_undo
    assert game.log[-1].text() == "Red takes the last step back."


def test_nothing_is_taken_back_past_a_roll() -> None:
    game = play(second_turn(dice=[1]), ["dig"], ["raid", "road"])
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="dice or cards have come out"):
        game.undo()


def test_nothing_is_taken_back_past_the_other_seat_s_decision() -> None:
    game = play(begin(), ["dig"], ["end"])
    assert game.seat == "BLUE"
    with pytest.raises(IllegalAction):
        game.undo()


def test_steps_since_a_roll_can_be_taken_back() -> None:
    game = begin(options={"deeper": True})
    play(game, ["end"], ["end"], ["raid", "river"])
    if game.over:
        pytest.fail("the seed was chosen so that this raid fails")
    play(game, ["end"])
    assert not game.can_undo  # the turn of Blue has begun
    play(game, ["dig"])
    game.undo()
    assert game.position()["trench"]["BLUE"] == 0


def test_what_one_copy_takes_back_is_no_other_copy_s_affair() -> None:
    game = play(begin(), ["dig"])
    twin = game.copy()
    game.undo()
    play(game, ["end"])
    twin.undo()
    assert twin.seat == "RED"
    assert twin.position() == begin().position()


def test_a_step_taken_back_stays_in_the_record_and_replays() -> None:
    game = play(begin(), ["dig"])
    game.undo()
    play(game, ["end"], ["dig"])
    assert game.record()["entries"][:2] == [{"seat": "RED", "do": ["dig"]}, {"seat": "RED", "undo": True}]
    again = replay_on(TITLE, game.record())
    assert again.position() == game.position()
    assert again.log == game.log


# ---------------------------------------------------------------- copies


def test_a_copy_goes_its_own_way() -> None:
    game = begin()
    before = game.position()
    twin = game.copy()
    play(twin, ["dig"], ["end"])
    assert game.position() == before
    assert game.record()["entries"] == []
    assert len(twin.record()["entries"]) == 2


def test_a_quiet_copy_keeps_neither_log_nor_steps() -> None:
    quiet = play(begin(), ["dig"]).copy(quiet=True)
    assert (quiet.log, quiet.can_undo) == ([], False)
    quiet.choose(quiet.codes[0])
    assert quiet.log == []
    assert quiet.seat == "BLUE"


# ---------------------------------------------------------------- who sees what


def test_a_card_dealt_is_told_to_its_owner_alone() -> None:
    game = begin()
    cards = game.position()["cards"]
    mine, theirs = game.log_for("RED")[:2]
    assert mine.values == {"side": "RED", "card": str(cards["RED"])}
    assert theirs.values == {"side": "BLUE"}
    assert theirs.text() == "Blue is dealt a card."
    assert [entry.values["card"] for entry in game.log[:2]] == [str(cards["RED"]), str(cards["BLUE"])]


def test_the_log_can_be_read_from_where_one_left_off() -> None:
    game = play(begin(), ["dig"])
    assert [entry.kind for entry in game.log_for("BLUE", since=2)] == ["dug"]


def test_a_view_does_not_change_with_what_it_hides() -> None:
    views = [second_turn(red=5, blue=blue).view("RED") for blue in (1, 2, 3, 4, 6)]
    assert all(view == views[0] for view in views)
    assert views[0]["cards"] == {"RED": 5}
    assert not {"seed", "dice", "rolls"} & set(views[0])


def test_whoever_raids_shows_his_card_to_the_other() -> None:
    game = play(second_turn(dice=[1], red=1), ["raid", "road"])
    assert game.view("BLUE")["cards"] == {"RED": 1, "BLUE": 2}
    assert game.view("RED")["cards"] == {"RED": 1}


def test_there_is_no_view_for_a_stranger() -> None:
    with pytest.raises(KeyError, match="no seat 'GREEN'"):
        begin().view("GREEN")


def test_an_imagined_game_fits_what_the_seat_knows_and_nothing_more() -> None:
    game = second_turn(red=5, blue=2, trench=1)
    imagined = [TITLE.imagine(game.view("RED"), "RED", seed) for seed in range(40)]
    assert all(other.view("RED") == game.view("RED") for other in imagined)
    assert {other.position()["cards"]["BLUE"] for other in imagined} == {1, 2, 3, 4, 6}
    assert all(other.log == [] for other in imagined)


def test_imagining_repeats_for_the_same_seed() -> None:
    view = begin().view("BLUE")
    assert TITLE.imagine(view, "BLUE", 5).position() == TITLE.imagine(view, "BLUE", 5).position()


# ---------------------------------------------------------------- the whole title


@pytest.mark.parametrize("options", [(), (("deeper", True),)])
def test_the_small_title_keeps_every_promise(
    options: tuple[tuple[str, Any], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "title", lambda id, pack=None: TITLE)
    for seed in range(5):
        conformance.check_game(Case("outpost", "standard", options, seed))


def test_the_page_on_adding_a_title_quotes_this_title() -> None:
    """Each block of code that begins with the name of a file stands in that file, word for word."""
    root = Path(__file__).parents[2]
    page = (root / "docs" / "adding-a-title.md").read_text("utf-8")
    blocks = re.findall(r"```\w+\n# (\S+)\n(.*?)```", page, re.DOTALL)
    assert {name for name, _ in blocks} >= {"__init__.py", "rules.py", "pack.py", "rules.toml"}
    for name, block in blocks:
        assert block.strip("\n") in (Path(__file__).parent / "outpost" / name).read_text("utf-8"), block
