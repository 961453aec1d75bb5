"""The worked examples of the book, looked up in the pack: the printed figures must come out.

The constraints rest on the figures under `given` and `expect` in rules.toml.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from indochine.kernel.constraints import Check, equal
from indochine.titles.saigon75.constraints.registry import RULES, Rulebook, card, provinces, types
from indochine.titles.saigon75.pack import Pack

INDEX, MAP, UNITS, TABLES, CARDS = "rules.toml", "map.toml", "units.toml", "tables.toml", "cards.toml"


def _number(units: Sequence[str]) -> int:
    """How many units a list such as "nv_division x3", "vc" names."""
    return sum(int(unit.rpartition(" x")[2]) if " x" in unit else 1 for unit in units)


def _dice(pack: Pack, units: int, bonus: int = 0, penalty: int = 0) -> int:
    """One die per unit and bonus, five at most; a penalty comes after that and leaves one die (D.6)."""
    return max(1, min(pack.tables.limits.battle_dice_per_side, units + bonus) - penalty)


def _retreats(nv_roll: Sequence[str], sv_roll: Sequence[str]) -> tuple[int, int]:
    """NV and SV units that must retreat: only the difference counts (D.6a)."""
    nv, sv = nv_roll.count("retreat"), sv_roll.count("retreat")
    return max(0, sv - nv), max(0, nv - sv)


def _next_to(pack: Pack, province: str, other: str) -> Check:
    holds = other in provinces(pack)[province].adjacent
    return Check(holds, f"province {province}", "adjacent", f"must have {other} among them", MAP)


@RULES.add(MAP, rule="E D.4")
def neighbours_of_an_loc(book: Rulebook) -> Iterator[Check]:
    """An Loc has for neighbours exactly Phuoc Binh, Saigon, Long An and Cambodia."""
    given, expect = book.example("D.4.2x")
    province = provinces(book.pack)[given["province"]]
    entry = f"province {province.id}"
    yield equal(set(province.adjacent), set(expect["adjacent"]), entry, "adjacent")
    yield equal(list(province.borders), expect["borders"], entry, "borders")


@RULES.add(TABLES, rule="E D.5")
def activation_on_turn_one(book: Rulebook) -> Iterator[Check]:
    """On turn 1 a 5 gives NV 7 divisions and 2 VC; five units fill Kon Tum; 3 Infiltration are left."""
    given, expect = book.example("D.5x")
    activation, moves = book.pack.tables.activation.nv, given["moves"]
    available = activation.available(given["turn"], given["die"])
    yield equal(available, expect["divisions_available"], "activation nv", "by_die")
    yield equal(activation.free_vc, expect["vc_available"], "activation nv", "free_vc")
    room = book.pack.tables.limits.stacking_per_side - expect["kon_tum_units"]
    yield equal(room, expect["kon_tum_room_left"], "limits", "stacking_per_side")
    left = types(book.pack)["infiltration"].count - len(moves)
    yield equal(left, expect["infiltration_left"], "unit_type infiltration", "count", UNITS)
    sent = [_number(units) for units in moves.values()]
    yield equal(sent, [expect["kon_tum_units"], expect["pleiku_units"]], "rule D.5x", "expect", INDEX)


@RULES.add(INDEX, rule="E D.6a")
def retreats_netted(book: Rulebook) -> Iterator[Check]:
    """Two NV retreats against three SV retreats: one NV unit retreats."""
    given, expect = book.example("D.6a.6x")
    net = _retreats(["retreat"] * given["nv_retreats"], ["retreat"] * given["sv_retreats"])
    wanted = (expect["nv_units_retreating"], expect["sv_units_retreating"])
    yield equal(net, wanted, "rule D.6a.6x", "expect")


@RULES.add(INDEX, rule="E D.6")
def attack_on_pleiku(book: Rulebook) -> Iterator[Check]:
    """Three units and an air marker roll 4 dice, four NV units short of ammunition 3; the rest follows."""
    given, expect = book.example("D.6x")
    sv, nv = given["sv_roll"], given["nv_roll"]
    sv_dice = _dice(book.pack, _number(given["sv_units"]), given["air"])
    yield equal((sv_dice, len(sv)), (expect["sv_dice"],) * 2, "rule D.6x", "expect.sv_dice")
    yield equal(_retreats(nv, sv), (0, expect["sv_units_retreating"]), "rule D.6x", "expect")
    hits = (sv.count("hit"), nv.count("hit"))
    yield equal(hits, (expect["nv_divisions_reduced"], 0), "rule D.6x", "expect")
    yield _next_to(book.pack, given["province"], expect["legal_retreat"])


@RULES.add(CARDS, rule="E D.6")
def ammunition_runs_short(book: Rulebook) -> Iterator[Check]:
    """Under Ammunition Shortage four NV units roll three dice."""
    given, expect = book.example("D.6x")
    event = card(book.pack, "ammunition_shortage")
    yield equal(event.side, "NV", f"card {event.id}", "side")
    dice = _dice(book.pack, _number(given["nv_units"]), penalty=event.amount)
    yield equal(dice, expect["nv_dice"], f"card {event.id}", "amount")
    yield equal(len(given["nv_roll"]), expect["nv_dice"], "rule D.6x", "given.nv_roll", INDEX)


@RULES.add(INDEX, rule="E D.6")
def results_in_pleiku(book: Rulebook) -> Iterator[Check]:
    """One hit and two retreats against one: a division reduced, one SV unit gone."""
    given, expect = book.example("D.6x2")
    before, after = given["nv_before"], expect["nv_after"]
    reduced = (before["nv_division"] - after["nv_division"], after["nv_division_reduced"])
    yield equal(reduced, (given["sv_hits"],) * 2, "rule D.6x2", "expect.nv_after")
    left = given["sv_before"] - given["nv_hits"] - max(0, given["nv_retreats"] - given["sv_retreats"])
    yield equal(left, expect["sv_after"], "rule D.6x2", "expect.sv_after")


@RULES.add(TABLES, rule="E D.9")
def desertion_of_four(book: Rulebook) -> Iterator[Check]:
    """Six provinces and a 4: four units desert, two in Kon Tum, one in Pleiku and half a division."""
    given, expect = book.example("D.9x")
    losses = book.pack.tables.desertion.losses(given["nv_provinces"], given["die"])
    yield equal(losses, expect["units_deserting"], "desertion row", "losses")
    removed = [given[id]["sv_single_step_units"] - expect[f"{id}_sv_left"] for id in ("kon_tum", "pleiku")]
    paid = sum(removed) + 1  # a division reduced pays one
    yield equal(paid, expect["units_deserting"], "rule D.9x", "expect", INDEX)
    for id in ("kon_tum", "pleiku"):
        yield equal(provinces(book.pack)[id].arrow, True, f"province {id}", "arrow", MAP)


# ---------------------------------------------------------------- the solo turn


@RULES.add("solo.toml", rule="E S:example")
def solo_card_and_event(book: Rulebook) -> Iterator[Check]:
    """Card 30 is drawn, and the first red event is Insurrection."""
    given, expect = book.example("S:example.1")
    number = given["solo_card"]
    solo = next(solo for solo in book.pack.solo.solo_card if solo.number == number)
    yield equal(list(solo.targets), expect["targets"], f"solo_card {number}", "targets")
    yield equal(solo.combat, expect["combat"], f"solo_card {number}", "combat")
    event = card(book.pack, "insurrection")
    yield equal((event.number, event.colour), (expect["event"], "red"), f"card {event.id}", "number", CARDS)


@RULES.add(TABLES, rule="E S:example")
def solo_availability(book: Rulebook) -> Iterator[Check]:
    """On turn 1 a 3, below 4, makes NV spend a +1 marker: 6 divisions and 2 VC."""
    given, expect = book.example("S:example.2")
    activation = book.pack.tables.activation.nv
    plus = int(given["die"] < book.pack.solo.thresholds.plus1_marker_if_die_below)
    yield equal(plus, expect["plus1_spent"], "thresholds", "plus1_marker_if_die_below", "solo.toml")
    available = activation.available(given["turn"], given["die"], plus)
    yield equal(available, expect["divisions_available"], "activation nv", "by_die")
    yield equal(activation.free_vc, expect["vc_available"], "activation nv", "free_vc")
    left = types(book.pack)["nv_plus1"].count - plus
    yield equal(left, expect["plus1_left"], "unit_type nv_plus1", "count", UNITS)


@RULES.add("solo.toml", rule="E S:example")
def solo_movement(book: Rulebook) -> Iterator[Check]:
    """One more than SV in each province, in the order of the card, until the eight units are used up."""
    given, expect = book.example("S:example.3")
    left, margin = given["divisions"] + given["vc"], book.pack.solo.thresholds.margin_over_sv
    for id in next(solo for solo in book.pack.solo.solo_card if solo.number == 30).targets:
        sent = min(left, given["sv"].get(id, 0) + margin)
        left -= sent
        yield equal(sent, expect.get(id), "solo_card 30", "targets")
    yield equal(left, 0, "solo_card 30", "targets")


@RULES.add(MAP, rule="E S:example")
def solo_condition(book: Rulebook) -> Iterator[Check]:
    """All three provinces are attacked, the third thanks to Infiltration because it borders the zone."""
    given, expect = book.example("S:example.4")
    fights, helped = [], []
    for id, nv in given["nv"].items():
        may_infiltrate = nv <= given["sv"][id] and nv < 5 and provinces(book.pack)[id].arrow
        if may_infiltrate:
            helped.append(id)
        if nv + may_infiltrate >= given["sv"][id]:
            fights.append(id)
    yield equal(fights, expect["combats"], "province", "arrow")
    yield equal(helped, expect["infiltration_used_in"], "province", "arrow")


@RULES.add(CARDS, rule="E S:example")
def solo_dice(book: Rulebook) -> Iterator[Check]:
    """Insurrection adds a die in the first two combats, an Infiltration marker in the third."""
    event, marker = card(book.pack, "insurrection"), book.pack.tables.limits.infiltration_per_combat
    for number, bonus in (("5", event.amount), ("6", event.amount), ("7", marker)):
        id = f"S:example.{number}"
        given, expect = book.example(id)
        nv = _dice(book.pack, _number(given["nv"]), bonus)
        sv = _dice(book.pack, given["sv_units"] if "sv_units" in given else _number(given["sv"]))
        yield equal((nv, sv), (expect["nv_dice"], expect["sv_dice"]), f"card {event.id}", "amount")
        rolled = (len(given["nv_roll"]), len(given["sv_roll"]))
        yield equal(rolled, (expect["nv_dice"], expect["sv_dice"]), f"rule {id}", "given", INDEX)


@RULES.add(INDEX, rule="E S:example")
def solo_results(book: Rulebook) -> Iterator[Check]:
    """Two NV units retreat after three hits; then one after a hit; then none after a hit."""
    for number, hits, retreats in (("5", 3, (2, 0)), ("6", 1, (1, 0)), ("7", 1, (0, 0))):
        given, _ = book.example(f"S:example.{number}")
        found = (given["nv_roll"].count("hit"), _retreats(given["nv_roll"], given["sv_roll"]))
        yield equal(found, (hits, retreats), f"rule S:example.{number}", "given")


@RULES.add(MAP, rule="E S:example")
def solo_retreat(book: Rulebook) -> Iterator[Check]:
    """The VC of the second combat retreat to the province just north."""
    given, expect = book.example("S:example.6")
    yield _next_to(book.pack, given["province"], expect["vc_retreats_to"])


@RULES.add(TABLES, rule="E D.6, S:example")
def rolls_can_happen(book: Rulebook) -> Iterator[Check]:
    """Every face that an example shows is on the die."""
    dice = book.pack.tables.dice
    for id in ("D.6x", "S:example.5", "S:example.6", "S:example.7"):
        given, _ = book.example(id)
        for roll, die in (("nv_roll", dice.nv_battle), ("sv_roll", dice.sv_battle)):
            missing = sorted({*given[roll]} - {*die.faces})
            entry = f"dice {roll.removesuffix('_roll')}_battle"
            yield Check(not missing, entry, "faces", f"no {', '.join(missing)}, but {id} shows it")
