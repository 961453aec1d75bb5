"""14.1: French movement: who moves, and where to."""

from __future__ import annotations

import random

import pytest

from indochine.titles.lost_valley.book import CRS, FRENCH, NO_MANS_LAND
from indochine.titles.lost_valley.rules.ch14_movement import destinations
from indochine.titles.lost_valley.state import Valley
from tests.lost_valley.march import BOOK, REST, march, reach
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    cr,
    events,
    fighting,
    play,
    refusal,
    state,
    units,
)

# 14.1a: the price, and who moves


@pytest.mark.rule("lost-valley", "14.0", "14.1a", "5.2.1")
def test_one_action_point_moves_all_who_want_to() -> None:
    game = march()
    play(game, ["move", "i-13-dble"], ["to", "francoise"])
    assert state(game).ap == 2
    play(game, ["move", "1-bep"], ["to", "pc-gono"])
    assert state(game).ap == 2
    assert game.position()["paid"] == ["movement"]
    assert len(events(game, "point-spent")) == 1
    assert ("i-13-dble" in units(game, "francoise"), "1-bep" in units(game, "pc-gono")) == (True, True)


@pytest.mark.rule("lost-valley", "14.1a")
def test_nobody_is_required_to_move_and_nothing_is_spent_on_standing_still() -> None:
    game = play(march(), ["done"])
    assert (state(game).ap, events(game, "moved"), game.position()["paid"]) == (3, [], [])


@pytest.mark.rule("lost-valley", "14.1a")
def test_without_an_action_point_nobody_moves() -> None:
    game = march(tracks={**CALM, "action_points": 0})
    assert asked(game) != "move-which"
    assert state(game).turn == 4
    assert events(game, "moved") == []


@pytest.mark.rule("lost-valley", "14.1a", "card:08")
@pytest.mark.parametrize("points", [0, 2])
def test_card_08_makes_it_free(points: int) -> None:
    game = march(in_force="08", tracks={**CALM, "action_points": points})
    play(game, ["move", "i-13-dble"], ["to", "francoise"])
    assert (state(game).ap, events(game, "point-spent")) == (points, [])


@pytest.mark.rule("lost-valley", "14.1a", "card:08", "5.5b")
def test_card_08_is_played_from_the_hand_in_this_phase() -> None:
    game = march(hand="08", tracks={**CALM, "action_points": 0})
    assert asked(game) == "play-reserve"
    play(game, ["play", "08"], ["move", "i-13-dble"], ["to", "francoise"])
    assert "i-13-dble" in units(game, "francoise")


@pytest.mark.rule("lost-valley", "14.1a", "ruling:8")
def test_used_units_do_not_move_nor_does_anybody_twice() -> None:
    game = march(marks={"used": "1-bep"})
    assert refusal(game, ["move", "1-bep"]) == "14.1a"
    assert ["move", "1-bep"] not in actions(game)
    assert refusal(game, ["move", "ii-1-rcp"]) == "14.1a"  # still on the turn track
    play(game, ["move", "i-13-dble"], ["to", "francoise"])
    assert refusal(game, ["move", "i-13-dble"]) == "14.1a"
    assert refusal(game, ["move", "8-bpc"]) == ""


@pytest.mark.rule("lost-valley", "2.3.1.7b", "14.1h", "2.3.1.6e", "14.1a")
def test_of_those_who_move_only_artillery_is_used() -> None:
    game = march(divisions=REST)
    for unit, to in (("1-bep", "pc-gono"), ("armor-ney", "huguette"), ("1-gaaceo", "huguette")):
        play(game, ["move", unit], ["to", to])
    assert game.position()["marks"]["used"] == []
    play(game, ["move", "11-iv-4-rac"], ["to", "junon"])
    assert game.position()["marks"]["used"] == ["11-iv-4-rac"]


# 14.1b to 14.1i: how far, compared with every walk that the book's words allow


def walks(s: Valley, unit: int, start: int) -> set[int]:
    """Every CR at the end of a walk that obeys 14.1, 14.2 and 12.2.1, tried line by line."""
    pack = TITLE.pack
    ids = BOOK.place_ids
    lines = [(a, b) for line in pack.map.line for a, b in (line.between, line.between[::-1])]
    lines += [(zone.id, to) for zone in pack.map.drop_zone for to in zone.lines]
    kind = pack.units.unit[unit].kind
    farthest = {"armour": 12, "infantry": 2, "artillery": 1, "anti-aircraft": 1}[kind]
    icons = {box.id for box in pack.map.cr if box.encircled_icon}
    control = dict(zip(ids, s.control, strict=False))
    cut_off = {id for id in icons if s.forts[ids.index(id)] == 0}
    found: set[int] = set()

    def allowed(path: list[str], to: str) -> bool:
        here = path[-1]
        if here in control and control[here] != FRENCH:
            return False  # it would have to start from a French controlled CR
        if control[to] not in (FRENCH, NO_MANS_LAND) or {here, to} & cut_off:
            return False
        if here not in control and control[to] != FRENCH:
            return False  # out of a drop zone only into a French controlled CR
        if kind == "armour":
            return True
        if kind != "infantry":
            return "isabelle" not in (here, to)
        left_isabelle = len(path) > 1 and path[-2] == "isabelle"
        return not left_isabelle and (to != "isabelle" or path[0] in ("claudine", "eliane"))

    def walk(path: list[str]) -> None:
        for here, to in lines:
            if here == path[-1] and to not in path and allowed(path, to):
                found.add(ids.index(to))
                if len(path) < farthest:
                    walk([*path, to])

    walk([ids[start]])
    return found


def random_position(rng: random.Random) -> Valley:
    s = state(march()).copy()
    for place in range(CRS):
        s.set_control(place, rng.choice([FRENCH, FRENCH, FRENCH, NO_MANS_LAND, rng.randint(1, 4)]))
        s.forts[place] = rng.randint(0, 2)
    return s


@pytest.mark.rule("lost-valley", "14.1b", "14.1c", "14.1d", "14.1e", "14.1f", "14.1g", "14.1i", "14.2")
@pytest.mark.rule("lost-valley", "2.2.2", "12.2.1a", "ruling:8")
@pytest.mark.parametrize("seed", range(12))
def test_destinations_are_those_that_walking_by_the_book_finds(seed: int) -> None:
    rng = random.Random(seed)
    kinds = [BOOK.unit_ids.index(id) for id in ("8-bpc", "armor-ney", "ii-4-rac", "1-gaaceo")]
    met = 0
    for _ in range(8):
        s = random_position(rng)
        for start in range(15):
            for unit in kinds:
                found = destinations(s, unit, start)
                assert {n for n in range(CRS) if found >> n & 1} == walks(s, unit, start)
                met += found.bit_count()
    assert met > 300


@pytest.mark.rule("lost-valley", "2.2.2")
def test_beatrice_is_next_to_dominique_and_not_to_gabrielle() -> None:
    game = march()
    near = BOOK.adjacent[BOOK.place_ids.index("beatrice")]
    assert BOOK.place_names(near) == ["dominique"]
    play(game, ["move", "csm-245"])
    assert refusal(game, ["to", "gabrielle"]) == "14.1b"
    assert refusal(game, ["to", "dominique"]) == ""


@pytest.mark.rule("lost-valley", "14.1e", "14.1i")
def test_infantry_moves_up_to_two_cr_through_french_ones() -> None:
    game = march()
    assert reach(game, "1-bep") == {
        *("pc-gono", "claudine", "eliane"),
        *("huguette", "epervier-opera", "francoise", "dominique"),
    }
    assert refusal(game, ["to", "anne-marie"]) == "14.1b"
    assert refusal(game, ["to", "isabelle"]) == "14.2"


@pytest.mark.rule("lost-valley", "14.1d", "14.2d", "2.3.1.6j")
def test_armor_moves_any_number_of_cr() -> None:
    everywhere = {*BOOK.place_ids[:CRS]}
    assert reach(march(), "armor-guntz") == everywhere - {"epervier-opera"}
    assert reach(march(), "armor-carette") == everywhere - {"isabelle"}


@pytest.mark.rule("lost-valley", "14.1f", "2.3.1.6h")
def test_1_gaaceo_moves_one_cr_whether_divisions_are_active_or_not() -> None:
    for divisions in (REST, fighting({"312": 13})):
        game = march(divisions=divisions)
        assert reach(game, "1-gaaceo") == {"huguette", "dominique", "pc-gono"}
        assert refusal(game, ["to", "claudine"]) == "14.1b"


@pytest.mark.rule("lost-valley", "14.1g", "14.1h", "2.3.1.6d", "2.3.1.6e")
def test_artillery_moves_one_cr_when_every_division_is_inactive() -> None:
    game = march(divisions=REST)
    assert reach(game, "11-iv-4-rac") == {"francoise", "huguette", "pc-gono", "junon"}
    assert refusal(game, ["to", "eliane"]) == "14.1b"
    play(game, ["to", "junon"])
    assert "11-iv-4-rac" in game.position()["marks"]["used"]


@pytest.mark.rule("lost-valley", "14.1g")
@pytest.mark.parametrize("division", BOOK.division_ids)
def test_a_single_active_division_keeps_the_guns_where_they_are(division: str) -> None:
    game = march(divisions=fighting({division: 1}))
    assert refusal(game, ["move", "11-iv-4-rac"]) == "14.1g"
    assert refusal(game, ["move", "ii-4-rac"]) == "14.1g"
    assert refusal(game, ["move", "i-13-dble"]) == ""


@pytest.mark.rule("lost-valley", "19.3")
def test_by_the_optional_rule_artillery_never_moves() -> None:
    game = march(divisions=REST, options={"artillery-stays": True})
    assert refusal(game, ["move", "11-iv-4-rac"]) == "19.3"
    assert ["move", "11-iv-4-rac"] not in actions(game)
    assert refusal(game, ["move", "1-gaaceo"]) == ""  # it is no Artillery
    game = march(divisions=fighting({"312": 9}), options={"artillery-stays": True})
    assert refusal(game, ["move", "11-iv-4-rac"]) == "19.3"


# 14.1c, 12.2.1a: what is closed


@pytest.mark.rule("lost-valley", "14.1c")
def test_a_vm_controlled_cr_is_neither_entered_nor_crossed() -> None:
    game = march(held={"claudine": "304"})
    assert reach(game, "1-bep") == {"pc-gono", "eliane", "huguette", "epervier-opera", "dominique"}
    assert refusal(game, ["to", "claudine"]) == "14.1c"
    assert refusal(game, ["to", "francoise"]) == "14.1b"  # the way leads through Claudine


@pytest.mark.rule("lost-valley", "12.2.1a", "14.1b")
@pytest.mark.parametrize("level", [0, 1])
def test_nobody_moves_into_or_out_of_an_encircled_cr(level: int) -> None:
    game = march(forts={"isabelle": level, "gabrielle": level, "beatrice": level})
    open_ = level > 0
    for unit in ("armor-carette", "iii-3-rei", "v-7-rta", "csm-245"):
        assert refusal(game, ["move", unit]) == ("" if open_ else "14.1b")
    play(game, ["move", "i-13-dble"])
    assert refusal(game, ["to", "isabelle"]) == ("" if open_ else "12.2.1a")


@pytest.mark.rule("lost-valley", "12.2.1a")
def test_other_cr_at_level_zero_are_not_encircled() -> None:
    game = march(forts={"claudine": 0})
    assert refusal(game, ["move", "i-13-dble"]) == ""


# 14.1b: No Man's Land and the drop zones


@pytest.mark.rule("lost-valley", "14.1b", "15.1.7", "2.2.4.1b", "ruling:8")
def test_no_mans_land_ends_the_way_and_is_french_once_occupied() -> None:
    """Claudine was 304's: its star comes back; behind the first Unit others may walk through."""
    game = march(held={"claudine": "none"}, former={"claudine": "304"})
    assert reach(game, "1-bep") == {
        *("pc-gono", "claudine", "eliane"),
        *("huguette", "epervier-opera", "dominique"),
    }  # Françoise lies behind Claudine
    play(game, ["to", "claudine"])
    assert cr(game, "claudine")["control"] == "FR"
    assert cr(game, "claudine")["former"] is None
    assert state(game).morale == 11
    assert "francoise" in reach(game, "csm-414")


@pytest.mark.rule("lost-valley", "14.1b")
def test_guns_may_enter_no_mans_land_but_do_not_make_it_french() -> None:
    """From there they go nowhere: a move starts in a French controlled CR."""
    garrison = {"claudine": "i-13-dble", "junon": "11-iv-4-rac 1-gaaceo", "pc-gono": "31-bg 8-bpc"}
    game = march(garrison=garrison, divisions=REST)
    assert refusal(game, ["move", "11-iv-4-rac"]) == "14.1b"
    assert refusal(game, ["move", "1-gaaceo"]) == "14.1b"
    play(game, ["move", "8-bpc"], ["to", "junon"])
    assert refusal(game, ["move", "11-iv-4-rac"]) == ""
    garrison = {"claudine": "i-13-dble 11-iv-4-rac", "pc-gono": "31-bg"}
    game = march(garrison=garrison, divisions=REST)
    play(game, ["move", "11-iv-4-rac"], ["to", "junon"])
    assert (cr(game, "junon")["control"], units(game, "junon")) == ("none", ["11-iv-4-rac"])


@pytest.mark.rule("lost-valley", "14.1b", "14.1e", "13.1c")
@pytest.mark.parametrize(
    ("zone", "held", "places"),
    [
        ("octavie", {}, {"claudine", "francoise", "huguette", "pc-gono", "junon"}),
        ("octavie", {"junon": "none"}, {"claudine", "francoise", "huguette", "pc-gono", "junon"}),
        ("octavie", {"pc-gono": "FR", "huguette": "308"}, {"claudine", "francoise", "pc-gono", "junon"}),
        ("natasha", {"huguette": "none"}, {"francoise", "anne-marie", "claudine", "huguette"}),
        ("simone", {}, {"eliane", "dominique", "pc-gono", "junon"}),
    ],
)
def test_out_of_a_drop_zone_into_a_joined_french_cr(
    zone: str, held: dict[str, str], places: set[str]
) -> None:
    """The first CR counts against the two; a joined CR that is nobody's is entered only by a second step."""
    track = dict.fromkeys(("5-bpvn", "ii-1-rcp", "2-bep", "1-bpc"), 17)
    zones = {"natasha": [], "octavie": [], "simone": []} | {zone: ["6-bpc"]}
    lost = {name: holder for name, holder in held.items() if holder != "FR"}
    strip = "destroyed" if lost.get("huguette") == "308" else "active"
    assert reach(march(zones=zones, track=track, held=lost, airstrip=strip), "6-bpc") == places


@pytest.mark.rule("lost-valley", "14.1b", "13.1c")
def test_a_drop_zone_without_a_french_cr_has_no_way_out() -> None:
    track = dict.fromkeys(("5-bpvn", "ii-1-rcp", "2-bep", "1-bpc"), 17)
    zones = {"natasha": [], "octavie": ["6-bpc"], "simone": []}
    for holder in ("none", "304"):
        game = march(zones=zones, track=track, held={"claudine": holder})
        assert refusal(game, ["move", "6-bpc"]) == "14.1b"
