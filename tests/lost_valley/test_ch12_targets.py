"""12.3.1 to 12.3.4: which Division storms which CR; every choice also against a search by brute force."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import indochine
from tests.lost_valley.table import CALM, HOLDERS, TITLE, cr, events, fighting, last, siege, unsupported

EASY = {"camp_morale": 16, "resource_points": 26}
ALL_FOUR = {"312": 10, "308": 11, "316": 12, "304": 13}
# Everything but PC GONO and Françoise is lost: all four Divisions stand before PC GONO.
AROUND_THE_POST = {
    "gabrielle": "308",
    "anne-marie": "308",
    "huguette": "308",
    "beatrice": "312",
    "dominique": "312",
    "epervier-opera": "312",
    "eliane": "316",
    "junon": "316",
    "isabelle": "304",
    "claudine": "304",
}


def targets(game: indochine.Game) -> dict[str, str]:
    return {event["division"]: event["place"] for event in events(game, "target-chosen")}


def reasons(game: indochine.Game) -> dict[str, str]:
    return {event["division"]: event["why"] for event in events(game, "target-chosen")}


def chosen(strengths: dict[str, int], **more: Any) -> indochine.Game:
    return siege("vm_assaults", divisions=fighting(strengths), **{"tracks": CALM, **more})


# 12.3.1 to 12.3.3: who assaults at all


@pytest.mark.rule("lost-valley", "12.3", "12.3.1", "12.3.3a", "2.2.3a")
def test_each_active_division_storms_the_cr_next_to_its_starting_box() -> None:
    game = chosen(ALL_FOUR)
    assert targets(game) == {"312": "beatrice", "308": "gabrielle", "316": "eliane", "304": "isabelle"}
    assert set(reasons(game).values()) == {"only-target"}


@pytest.mark.rule("lost-valley", "12.3.3a", "2.3.2.1b")
def test_an_inactive_division_does_not_assault() -> None:
    assert targets(chosen({"312": 10, "304": 10})) == {"312": "beatrice", "304": "isabelle"}
    assert targets(chosen({})) == {}


@pytest.mark.rule("lost-valley", "12.3.1", "12.3.3a")
def test_a_division_passes_through_viet_minh_cr_of_any_division() -> None:
    assert targets(chosen({"312": 10}, held={"beatrice": "312"})) == {"312": "dominique"}
    held = {"beatrice": "312", "dominique": "316"}
    assert targets(chosen({"312": 10}, held=held)) == {"312": "epervier-opera"}


@pytest.mark.rule("lost-valley", "12.3.3a")
def test_no_mans_land_breaks_the_path_of_an_assault_and_is_no_target() -> None:
    assert targets(chosen({"312": 10}, held={"beatrice": "none"})) == {}
    held = {"beatrice": "312", "dominique": "none"}
    assert targets(chosen({"312": 10}, held=held)) == {}


@pytest.mark.rule("lost-valley", "2.2.3b", "2.2.3c")
def test_a_division_storms_only_along_its_own_lines() -> None:
    """Gabrielle and Huguette have a black line between them; 308 has no coloured one."""
    assert targets(chosen({"308": 10}, held={"gabrielle": "308"})) == {"308": "anne-marie"}
    # 316 has no line from Dominique to Béatrice or to Epervier.
    held = {"eliane": "316", "dominique": "316"}
    assert targets(chosen({"316": 10}, held=held)) == {"316": "junon"}
    assert [set(ids) & {"pc-gono"} for ids in (taor(division) for division in ALL_FOUR)] == [{"pc-gono"}] * 4


@pytest.mark.rule("lost-valley", "12.3.2", "12.3.4b", "12.3.5", "2.3.2.1b")
def test_all_targets_come_before_the_first_assault_and_312_308_316_304_fight_in_that_order() -> None:
    game = unsupported(chosen(ALL_FOUR, turn=1))
    kinds = [entry.kind for entry in game.log if entry.kind in ("target-chosen", "assault-rolled")]
    assert kinds[:5] == ["target-chosen"] * 4 + ["assault-rolled"]
    assert [event["division"] for event in events(game, "target-chosen")] == ["312", "308", "316", "304"]
    assert TITLE.book.division_ids == ("312", "308", "316", "304")


@pytest.mark.rule("lost-valley", "12.3.4b")
def test_a_cr_that_falls_opens_no_new_target_in_the_same_phase() -> None:
    """312 takes Béatrice; Dominique behind it is not stormed in this phase."""
    dice = [1, 1, 1, 1, 1, 1, 1, 1]
    game = chosen({"312": 15}, turn=1, garrison={"beatrice": "csm-245", "dominique": "csm-425"}, dice=dice)
    assert cr(game, "beatrice")["control"] == "312"
    assert targets(game) == {"312": "beatrice"}
    assert len(events(game, "assault-rolled")) == 1


# 12.3.4: the priorities

TWO = {"gabrielle": "308", "anne-marie": "308"}  # 308 reaches Françoise and Huguette


def between(francoise: str, huguette: str, works: tuple[int, int], **more: Any) -> indochine.Game:
    garrison = {"francoise": francoise, "huguette": huguette, "pc-gono": "31-bg"}
    forts = dict(zip(("francoise", "huguette"), works, strict=True))
    return chosen({"308": 10}, held=TWO, garrison=garrison, forts=forts, **more)


@pytest.mark.rule("lost-valley", "12.3.4")
@pytest.mark.parametrize(("works", "target"), [((2, 3), "francoise"), ((3, 2), "huguette")])
def test_the_lowest_fortifications_come_first(works: tuple[int, int], target: str) -> None:
    """Whatever the garrisons: Huguette is far stronger at first, and loses nothing by it."""
    game = between("csm-272", "i-2-rei 8-bpc", works)
    assert (targets(game), reasons(game)) == ({"308": target}, {"308": "weakest-works"})
    assert last(game, "target-chosen")["level"] == 2


@pytest.mark.rule("lost-valley", "12.3.4")
def test_then_the_lowest_sum_of_defence_of_all_units() -> None:
    game = between("csm-272 bt-2", "bdm-1", (2, 2))  # 0 + 1 against 1: a tie, to go on with
    assert reasons(game) == {"308": "lowest-morale"}
    game = between("bt-2", "csm-272", (2, 2))
    assert (targets(game), reasons(game)) == ({"308": "huguette"}, {"308": "weakest-defence"})
    # Assets count, and Used Units: the guns tip the scale.
    game = between("bt-2", "csm-272 11-iv-4-rac", (2, 2), marks={"used": "11-iv-4-rac"})
    assert (targets(game), reasons(game)) == ({"308": "francoise"}, {"308": "weakest-defence"})


@pytest.mark.rule("lost-valley", "12.3.4", "2.3.2.2a")
def test_the_factors_are_the_current_ones() -> None:
    """Two battalions of Defense 2; the one reduced, or Disrupted, is the weaker."""
    game = between("iii-3-rta", "i-4-rtm", (2, 2), marks={"reduced": "i-4-rtm"})
    assert (targets(game), reasons(game)) == ({"308": "huguette"}, {"308": "weakest-defence"})
    game = between("iii-3-rta", "i-4-rtm", (2, 2), marks={"disrupted": "iii-3-rta"})
    assert (targets(game), reasons(game)) == ({"308": "francoise"}, {"308": "weakest-defence"})


@pytest.mark.rule("lost-valley", "12.3.4")
def test_then_the_lowest_sum_of_morale() -> None:
    game = between("i-2-rei", "v-7-rta", (2, 2))  # Defense 2 both; Morale 3 and 2
    assert (targets(game), reasons(game)) == ({"308": "huguette"}, {"308": "lowest-morale"})
    # A Unit of Defense 0 and Morale -1 lowers the sum.
    game = between("v-7-rta csm-272", "iii-3-rta csm-432", (2, 2))
    assert reasons(game) == {"308": "by-die"}  # 2 - 1 against 1 + 0
    game = between("i-2-rei csm-272 csm-273", "v-7-rta", (2, 2))  # 3 - 2 against 2
    assert (targets(game), reasons(game)) == ({"308": "francoise"}, {"308": "lowest-morale"})


@pytest.mark.rule("lost-valley", "12.3.4")
@pytest.mark.parametrize(
    ("die", "target"), [(1, "francoise"), (3, "francoise"), (4, "huguette"), (6, "huguette")]
)
def test_then_a_die(die: int, target: str) -> None:
    game = between("iii-3-rta", "i-4-rtm", (2, 2), dice=[die])
    assert (targets(game), reasons(game)) == ({"308": target}, {"308": "by-die"})
    assert last(game, "die-chose") == {"die": die, "place": target}


# 12.3.3d: several Divisions, one CR


BOTH = {"beatrice": "312", "eliane": "316"}  # 312 and 316 reach Dominique; 316 also Junon


@pytest.mark.rule("lost-valley", "12.3.3b", "12.3.3c", "12.3.3d", "ruling:6")
@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ({"312": 10, "316": 9}, {"312": "dominique", "316": "junon"}),
        ({"312": 9, "316": 10}, {"316": "dominique"}),
    ],
)
def test_the_stronger_keeps_the_cr_and_the_other_looks_for_another(
    strengths: dict[str, int], expected: dict[str, str]
) -> None:
    """312 has nowhere else to go: it stays idle; 316 turns to Junon, though its works are higher."""
    game = chosen(strengths, held=BOTH, forts={"dominique": 1, "junon": 4})
    assert targets(game) == expected


@pytest.mark.rule("lost-valley", "12.3.3d")
@pytest.mark.parametrize(
    ("die", "expected"), [(3, {"312": "dominique", "316": "junon"}), (4, {"316": "dominique"})]
)
def test_equals_roll_a_die_for_it(die: int, expected: dict[str, str]) -> None:
    game = chosen({"312": 10, "316": 10}, held=BOTH, forts={"dominique": 1, "junon": 4}, dice=[die])
    assert targets(game) == expected
    assert last(game, "die-chose-division")["division"] == ("312" if die == 3 else "316")


@pytest.mark.rule("lost-valley", "12.3.3d", "ruling:6")
def test_a_stronger_division_with_a_better_target_leaves_the_cr_alone() -> None:
    """316 reaches Dominique too, but Junon is weaker: 312 storms Dominique unrivalled."""
    game = chosen({"312": 5, "316": 15}, held=BOTH, forts={"dominique": 2, "junon": 1})
    assert targets(game) == {"312": "dominique", "316": "junon"}


POST = {"pc-gono": "31-bg i-2-rei", "francoise": "csm-272"}


@pytest.mark.rule("lost-valley", "12.3.3b", "12.3.3c", "12.3.3d", "2.2.3c")
def test_three_and_four_divisions_on_one_cr() -> None:
    level = {"pc-gono": 1, "francoise": 2}
    strengths = {"312": 10, "316": 12, "304": 11}
    game = chosen(strengths, held=AROUND_THE_POST, garrison=POST, forts=level)
    assert targets(game) == {"316": "pc-gono"}
    # 308 loses the command post like the others, but has Françoise to turn to.
    game = chosen({**strengths, "308": 9}, held=AROUND_THE_POST, garrison=POST, forts=level)
    assert targets(game) == {"308": "francoise", "316": "pc-gono"}
    # Françoise is weaker: 308, the strongest, does not want the command post.
    game = chosen(
        {**strengths, "308": 15}, held=AROUND_THE_POST, garrison=POST, forts={**level, "pc-gono": 3}
    )
    assert targets(game) == {"308": "francoise", "316": "pc-gono"}


@pytest.mark.rule("lost-valley", "12.3.3d")
@pytest.mark.parametrize(
    ("die", "winner"), [(1, "312"), (2, "312"), (3, "316"), (4, "316"), (5, "304"), (6, "304")]
)
def test_three_equals_roll_a_die_for_it(die: int, winner: str) -> None:
    strengths = {"312": 9, "316": 9, "304": 9}
    game = chosen(strengths, held=AROUND_THE_POST, garrison=POST, forts={"pc-gono": 1}, dice=[die])
    assert targets(game) == {winner: "pc-gono"}


@pytest.mark.rule("lost-valley", "12.3.3d", "ruling:6")
def test_a_division_that_has_won_a_cr_still_yields_it_to_a_stronger_one() -> None:
    """312 beats 316 at the command post; 308, beaten by 304 at Claudine, comes there and is stronger."""
    held = {name: holder for name, holder in AROUND_THE_POST.items() if name != "claudine"}
    game = chosen(
        {"312": 8, "308": 12, "316": 7, "304": 13},
        held={**held, "francoise": "308"},
        garrison={"pc-gono": "31-bg", "claudine": "csm-272"},
        forts={"pc-gono": 2, "claudine": 1},
    )
    assert targets(game) == {"308": "pc-gono", "304": "claudine"}


# Against brute force: the words of the book, written down once more


def taor(division: str) -> dict[str, set[str]]:
    """The coloured lines of a Division as they are printed: box to boxes."""
    lines: dict[str, set[str]] = {}
    for line in TITLE.pack.map.taor:
        if line.division == division:
            a, b = line.between
            lines.setdefault(a, set()).add(b)
            lines.setdefault(b, set()).add(a)
    return lines


def within_reach(division: str, crs: dict[str, Any]) -> set[str]:
    """12.3.3: French CR joined to the starting box directly or over CR that are all Viet Minh controlled."""
    lines = taor(division)
    start = next(box.id for box in TITLE.pack.map.starting_box if box.division == division)
    found, seen, edge = set(), {start}, [start]
    while edge:
        for place in lines[edge.pop()] - seen:
            seen.add(place)
            if place in crs and crs[place]["control"] == "FR":
                found.add(place)
            elif place in crs and crs[place]["control"] != "none":
                edge.append(place)
    return found


def weakness(document: dict[str, Any], name: str) -> tuple[int, int, int]:
    """12.3.4: Fortifications, Defense with them, Morale: the lowest is preferred."""
    level, defence, morale = document["crs"][name]["fortifications"], 0, 0
    printed = {unit.id: unit for unit in TITLE.pack.units.unit}
    for unit in document["crs"][name]["units"]:
        side = printed[unit].reduced if unit in document["marks"]["reduced"] else printed[unit].full
        assert side is not None
        shaken = unit in document["marks"]["disrupted"]
        defence += side.defence - shaken
        morale += side.morale - shaken
    return level, level + defence, morale


def is_right(
    plan: dict[str, str], reach: dict[str, set[str]], worth: dict[str, Any], strong: dict[str, int]
) -> bool:
    """No CR twice; and whatever a Division would rather storm is stormed by one that is not weaker."""
    if len(set(plan.values())) != len(plan):
        return False
    by = {target: division for division, target in plan.items()}
    for division, crs in reach.items():
        mine = plan.get(division)
        for name in crs:
            better = mine is None or worth[name] < worth[mine]
            if better and (name not in by or strong[by[name]] < strong[division]):
                return False
    return True


def right_plans(document: dict[str, Any]) -> list[dict[str, str]]:
    """Every assignment of targets that keeps to 12.3.3 and 12.3.4: more than one only through ties."""
    divisions = {id: d for id, d in document["divisions"].items() if d["active"]}
    reach = {id: within_reach(id, document["crs"]) for id in divisions}
    worth = {name: weakness(document, name) for crs in reach.values() for name in crs}
    strong = {id: d["strength"] for id, d in divisions.items()}
    options = [[None, *sorted(reach[id])] for id in divisions]
    found = []
    for picks in itertools.product(*options):
        plan = {id: pick for id, pick in zip(divisions, picks, strict=True) if pick is not None}
        if is_right(plan, reach, worth, strong):
            found.append(plan)
    return found


def random_siege(seed: int) -> tuple[indochine.Game, dict[str, Any]]:
    """A position in the middle of a war, and the document it began as."""
    rng = random.Random(seed)
    names = list(TITLE.book.place_ids[:12])
    lost = rng.sample([n for n in names if n != "pc-gono"], rng.choice((0, 2, 4, 6, 8, 9, 10, 10)))
    nobody = rng.choice((0, 0, 0.2))
    held = {name: "none" if rng.random() < nobody else rng.choice(tuple(ALL_FOUR)) for name in lost}
    holders, others = sorted(HOLDERS), sorted({u.id for u in TITLE.pack.units.unit} - HOLDERS)
    rng.shuffle(holders)
    free = [name for name in names if name not in held]
    garrison = {name: [holders.pop()] for name in free}
    for unit in rng.sample(holders + others, 12):
        garrison[rng.choice(free)].append(unit)
    placed = [unit for units in garrison.values() for unit in units]
    reduced = [u.id for u in TITLE.pack.units.unit if u.steps == 2 and u.id in placed and rng.random() < 0.4]
    document: dict[str, Any] = {
        "garrison": {name: " ".join(units) for name, units in garrison.items()},
        "held": held,
        "forts": {name: rng.choice((0, 1, 1, 2, 2, 2, 3, 4)) for name in free},
        "divisions": fighting({d: rng.randint(6, 11) for d in ALL_FOUR if rng.random() < 0.85}),
        "marks": {
            "reduced": " ".join(reduced),
            "disrupted": " ".join(u for u in placed if rng.random() < 0.3),
        },
    }
    game = siege("vm_assaults", tracks=EASY, seed=seed, turn=2, **document)
    return game, document


def as_it_was(document: dict[str, Any]) -> dict[str, Any]:
    """What the search needs of the position, before anybody was stormed."""
    crs = {}
    for name in TITLE.book.place_ids[:12]:
        control = document["held"].get(name, "FR")
        units = document["garrison"].get(name, "").split() if control == "FR" else []
        crs[name] = {"control": control, "units": units, "fortifications": document["forts"].get(name, 0)}
    marks = {mark: units.split() for mark, units in document["marks"].items()}
    return {"crs": crs, "divisions": document["divisions"], "marks": marks}


@pytest.mark.rule("lost-valley", "12.3.3a", "12.3.3b", "12.3.3c", "12.3.3d", "12.3.4", "ruling:6")
@hypothesis_settings(max_examples=150)
@given(st.integers(0, 10**9))
def test_the_choice_is_one_that_a_search_by_brute_force_finds(seed: int) -> None:
    game, document = random_siege(seed)
    plans = right_plans(as_it_was(document))
    assert targets(game) in plans
    if not events(game, "die-chose") and not events(game, "die-chose-division"):
        assert len(plans) == 1
