"""S:example: the first solo turn that the book prints, step by step with its figures."""

from __future__ import annotations

import pytest

import indochine

from .solo_table import attacked, dice_of, moves
from .table import TITLE, actions, events, has_militia, play, state, units

# The faces of the book as dice: for NV 5 is a blank, 1 a hit, 3 a retreat; for SV 4 a blank, 2 a retreat.
FIRST = [5, 1, 1, 1] + [2, 2]
SECOND = [5, 5, 1] + [2]
THIRD = [5, 1, 3, 3] + [4, 4, 2, 2]
PILE = [2, 7, 19, 9, 10, 1, 12, 3]  # yellow, green, then 19 as the first red


def book_game() -> indochine.Game:
    """A new solo game at the free placement: solo card 30 on top, card 19 the first red of the pile."""
    document = TITLE.start(options={"solo": True}, seed=1).position()
    for frame in document["agenda"]:
        if frame["frame"] == "set-up":
            frame["next"] = "end"  # the cards lie as in the book, and are not dealt again
    document["tokens"] = {"3": "quang_tri", "5": "da_nang", "7": "binh_dinh"}
    document["cards"] |= {
        "SV": [4, 5, 6, 8, 11, 13, 14, 15],
        "pile": PILE,
        "aside": [16, 17, 18, 20],
        "solo_deck": [30, *range(21, 30)],
    }
    return TITLE.from_position(document, seed=1, dice=[3, *FIRST, *SECOND, *THIRD])


@pytest.mark.rule(
    "saigon75",
    "S:example.1",
    "S:example.2",
    "S:example.3",
    "S:example.4",
    "S:example.5",
    "S:example.6",
    "S:example.7",
    "card:30",
)
def test_the_first_turn_of_the_book() -> None:
    game = book_game()
    play(game, ["ready", "solo_example"])
    s = state(game)

    # S:example.1: solo card 30; the first red card turned up is 19, Insurrection; the others lie aside.
    assert events(game, "solo-card") == [{"solo": "30"}]
    assert [e["card"] for e in events(game, "solo-revealed")] == ["2", "7", "19"]
    assert events(game, "card-played") == [{"side": "NV", "card": "19"}]
    assert game.view("SV")["cards"]["turned_up"] == [2, 7]
    assert s.event == 19

    # S:example.2: the die shows 3; one +1 marker makes it 6 divisions (and 2 VC).
    (roll,) = events(game, "availability")
    assert (roll["die"], roll["total"]) == (3, 5)
    assert events(game, "raised") == [{"side": "NV", "total": 6}]
    assert game.position()["plus_ones"]["NV"] == 2

    # S:example.3: eight units go north to south, 3, 2 and 3, the VC to the first two provinces.
    assert events(game, "solo-target") == [
        {"place": "quang_tri", "number": 3},
        {"place": "da_nang", "number": 2},
        {"place": "quang_ngai", "number": 5},
    ]
    assert moves(game) == [
        "vc reserves > quang_tri",
        *["nv_division reserves > quang_tri"] * 2,
        "vc reserves > da_nang",
        "nv_division reserves > da_nang",
        *["nv_division reserves > quang_ngai"] * 3,
    ]
    assert (s.available, s.free_vc) == (0, 0)

    # S:example.4: all three provinces are attacked from the north.
    assert attacked(game) == ["quang_tri", "da_nang", "quang_ngai"]

    # S:example.5: Insurrection makes 4 dice; the South loses all, two divisions go back, the VC stays.
    first = events(game, "battle")[0]
    assert dice_of(game, "NV") == {"units": 3, "event": 1}
    assert dice_of(game, "SV") == {"units": 2}
    assert first["nv_faces"] == ["blank", "hit", "hit", "hit"]
    assert first["sv_faces"] == ["retreat", "retreat"]
    lost = [e["kind"] for e in events(game, "lost") if e["place"] == "quang_tri"]
    assert lost == ["sv_division", "sv_division_reduced", "mech"]
    back = [e for e in events(game, "retreated") if e["origin"] == "quang_tri"]
    assert [(e["kind"], e["place"]) for e in back] == [("nv_division", "reserves")] * 2
    assert has_militia(game, "quang_tri")

    # S:example.6: 3 dice; the division is reduced, the VC goes to the province just taken.
    second = events(game, "battle")[1]
    assert dice_of(game, "NV", 1) == {"units": 2, "event": 1}
    assert (second["nv_faces"], second["sv_faces"]) == (["blank", "blank", "hit"], ["retreat"])
    back = [e for e in events(game, "retreated") if e["origin"] == "da_nang"]
    assert [(e["kind"], e["place"]) for e in back] == [("vc", "quang_tri")]
    assert units(game, "quang_tri") == {"vc": 2}
    assert units(game, "da_nang") == {"nv_division": 1, "sv_division_reduced": 1}

    # The player may take the reduced division back; in the book it stays.
    assert game.decision is not None
    assert game.decision.name == "voluntary-retreat"
    assert events(game, "infiltration-used") == []
    play(game, ["done"])

    # S:example.4, S:example.7: an Infiltration marker here only; four dice each, one SV unit is lost.
    assert events(game, "infiltration-used") == [{"place": "quang_ngai"}]
    third = events(game, "battle")[2]
    assert dice_of(game, "NV", 2) == {"units": 3, "infiltration": 1}
    assert dice_of(game, "SV", 2) == {"units": 4}
    assert third["nv_faces"] == ["blank", "hit", "retreat", "retreat"]
    assert third["sv_faces"] == ["blank", "blank", "retreat", "retreat"]
    assert (third["nv_retreats"], third["sv_retreats"]) == (0, 0)
    assert sorted(actions(game)) == [["lose", "marine"], ["lose", "ranger"], ["lose", "sv_division"]]
    play(game, ["lose", "marine"], ["done"])

    # The turn of the North is over: nothing else has happened.
    assert units(game, "quang_ngai") == {"nv_division": 3, "sv_division": 1, "ranger": 1, "marine": 1}
    assert units(game, "reserves") == {"nv_division": 10, "vc": 6}
    assert len(events(game, "retreated")) == 3
    assert [e["place"] for e in events(game, "militia-placed")] == ["quang_tri"]
    assert game.position()["infiltration"] == 4
    assert events(game, "phase-begins")[-1] == {"side": "SV"}
    assert game.position()["cards"]["solo_gone"] == [30]
    assert 19 in game.position()["cards"]["discard"]
