"""The two set-ups, options and difficulty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import (
    DECK,
    DIVISIONS,
    PACK,
    crs,
    known,
    options,
    scenario,
    units,
)
from indochine.titles.lost_valley.pack import Pack, Scenario
from indochine.titles.lost_valley.table_data import Track

FILE = "scenarios.toml"
TURNS = {"campaign": (1, 16), "five-hills": (5, 16)}
LOST = {"anne-marie", "beatrice", "gabrielle"}
DISRUPTED = {"2-cmmle", "ii-4-rac", "1-cepml"}
OFF_MAP = ("bataillons-de-marche", "aside")
RESERVE = ["01", "08", "10", "11", "12", "14", "15", "16", "42"]
OPTIONS = ("operation-vulture", "artillery-range", "artillery-stays", "reduced-1-bpc", "better-start")
SHARED = ("camp_morale", "resource_points")


def _entry(own: Scenario) -> str:
    return f"scenario {own.id}"


def _stack(pack: Pack, ids: tuple[str, ...]) -> tuple[int, int]:
    """Infantry steps and Assets among these Units."""
    found = [units(pack)[id] for id in ids]
    steps = sum(unit.steps for unit in found if unit.kind == "infantry")
    return steps, sum(unit.kind != "infantry" for unit in found)


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, rule="3.0", first=True)
def two_scenarios(pack: Pack) -> Iterator[Check]:
    """There are two scenarios, the Campaign Game and the Battle of the Five Hills."""
    yield equal([own.id for own in pack.scenarios.scenario], list(TURNS), "scenario", "id")


@PACK.add(FILE, basis="structure")
def setups_name_what_exists(pack: Pack) -> Iterator[Check]:
    """Units, CR, Divisions and cards of a set-up exist."""
    for own in pack.scenarios.scenario:
        for field in ("vm_control", "fortifications", "garrison"):
            yield known(getattr(own, field), crs(pack), _entry(own), field)
        for field in ("disrupted", "remnants", "eliminated", "arrives"):
            yield known(getattr(own, field), units(pack), _entry(own), field)
        for cr, ids in own.garrison.items():
            yield known(ids, units(pack), _entry(own), f"garrison.{cr}")
        yield known(own.vm_control.values(), DIVISIONS, _entry(own), "vm_control")
        yield known(own.without, DECK[:-1], _entry(own), "without")


@PACK.add(FILE, basis="structure")
def every_unit_in_one_place(pack: Pack) -> Iterator[Check]:
    """In each scenario a Unit is on the map, on the turn track, in a box or eliminated, and only once."""
    off_map = [unit.id for unit in pack.units.unit if unit.placed in OFF_MAP]
    for own in pack.scenarios.scenario:
        placed = Counter([*off_map, *own.arrives, *own.remnants, *own.eliminated])
        placed.update(id for ids in own.garrison.values() for id in ids)
        for id in units(pack):
            yield equal(placed[id], 1, _entry(own), f"places of {id}")


@PACK.add(FILE, basis="structure")
def held_by_one_side(pack: Pack) -> Iterator[Check]:
    """Every CR has a garrison or a Division that holds it, and a Fortifications Level."""
    for own in pack.scenarios.scenario:
        sides = Counter([*own.garrison, *own.vm_control])
        for cr in crs(pack):
            yield equal(sides[cr], 1, _entry(own), f"holders of {cr}")
        yield equal(set(own.fortifications), set(crs(pack)), _entry(own), "fortifications")


@PACK.add(FILE, rule="2.2.3, 12.3.2", first=True)
def four_divisions_in_order(pack: Pack) -> Iterator[Check]:
    """A set-up tells of the four Divisions, in the order of action."""
    for own in pack.scenarios.scenario:
        yield equal([division.id for division in own.division], list(DIVISIONS), _entry(own), "division")


@PACK.add(FILE, basis="structure")
def options_name_what_exists(pack: Pack) -> Iterator[Check]:
    """Cards and Units that an option names exist."""
    among = {"with_cards": DECK, "dealt_from": DECK}
    among |= dict.fromkeys(("own_subsector", "arrive_reduced"), tuple(units(pack)))
    for option in pack.scenarios.option:
        for field, ids in among.items():
            named = getattr(option.set, field) or ()
            yield known(named, ids, f"option {option.id}", f"set.{field}")


@PACK.add(FILE, rule="19.1 to 19.5", first=True)
def options_of_the_book(pack: Pack) -> Iterator[Check]:
    """There are five optional rules, and none is in use unless asked for."""
    for id in OPTIONS:
        yield Check(id in options(pack), f"option {id}", "id", "is an optional rule of the book and missing")
    for option in pack.scenarios.option:
        yield equal(option.default, False, f"option {option.id}", "default")


@PACK.add(FILE, rule="2.2.1.4, 2.2.8.1 to 2.2.8.4", first=True)
def setups_within_the_tracks(pack: Pack) -> Iterator[Check]:
    """Markers start on their tracks."""
    for own in pack.scenarios.scenario:
        for name, field, level in _levels(own):
            track: Track = getattr(pack.tables.track, name)
            holds = track.least <= level <= track.most
            yield Check(holds, _entry(own), field, f"must be {track.least} to {track.most}")


def _levels(own: Scenario) -> Iterator[tuple[str, str, int]]:
    """Each Level of a set-up, with its track and its field."""
    for name in (*SHARED, "vm_aaa"):
        yield name, name, getattr(own, name)
    for division in own.division:
        yield "strength", f"division {division.id} strength", division.strength
    for id, level in own.fortifications.items():
        yield "fortifications", f"fortifications.{id}", level


# ---------------------------------------------------------------- both scenarios


@PACK.add(FILE, rule="3.0")
def lengths_of_scenarios(pack: Pack) -> Iterator[Check]:
    """The campaign lasts sixteen turns, the Five Hills twelve, and both end with Turn 16."""
    for own in pack.scenarios.scenario:
        turns = (own.first_turn, own.last_turn)
        yield equal(turns, TURNS[own.id], _entry(own), "first_turn, last_turn")


@PACK.add(FILE, rule="3.2")
def airstrip_active(pack: Pack) -> Iterator[Check]:
    """The airstrip marker starts on its Active side."""
    for own in pack.scenarios.scenario:
        yield equal(own.airstrip, "active", _entry(own), "airstrip")


@PACK.add(FILE, rule="2.2.1.3")
def garrisons_within_stacking(pack: Pack) -> Iterator[Check]:
    """No CR holds more infantry steps or Assets than its Stacking Limit."""
    for own in pack.scenarios.scenario:
        for id, ids in own.garrison.items():
            steps, assets = _stack(pack, ids)
            cr = crs(pack)[id]
            holds = steps <= cr.stacking_steps and assets <= cr.stacking_assets
            problem = f"{steps}/{assets}, the limit is {cr.stacking_steps}/{cr.stacking_assets}"
            yield Check(holds, _entry(own), f"garrison.{id}", problem)


@PACK.add(FILE, rule="2.2.1.1")
def garrisons_hold_their_crs(pack: Pack) -> Iterator[Check]:
    """In every French CR stands an infantry or Armor Unit."""
    for own in pack.scenarios.scenario:
        for id, ids in own.garrison.items():
            holds = any(units(pack)[unit].kind in ("infantry", "armour") for unit in ids)
            yield Check(holds, _entry(own), f"garrison.{id}", "neither infantry nor Armor")


@PACK.add(FILE, rule="14.3")
def infantry_at_the_command_post(pack: Pack) -> Iterator[Check]:
    """PC GONO is held by infantry."""
    for own in pack.scenarios.scenario:
        steps, _ = _stack(pack, own.garrison.get("pc-gono", ()))
        yield Check(steps > 0, _entry(own), "garrison.pc-gono", "no infantry")


@PACK.add(FILE, rule="3.2")
def arrivals_as_printed(pack: Pack) -> Iterator[Check]:
    """Reinforcements wait on the turn that their counters print, and none is overdue."""
    for own in pack.scenarios.scenario:
        for id, turn in own.arrives.items():
            yield equal(turn, units(pack)[id].turn, _entry(own), f"arrives.{id}")
            yield Check(turn >= own.first_turn, _entry(own), f"arrives.{id}", "that turn is over")


@PACK.add(FILE, rule="2.2.8.6")
def remnants_of_battalions(pack: Pack) -> Iterator[Check]:
    """Only 2-step Units are in the Remnants box."""
    for own in pack.scenarios.scenario:
        for id in own.remnants:
            yield equal(units(pack)[id].steps, 2, _entry(own), f"remnants {id}")


# ---------------------------------------------------------------- the campaign


@PACK.add(FILE, rule="2.3.1.4, 3.2")
def campaign_as_printed(pack: Pack) -> Iterator[Check]:
    """In the campaign Units stand where their counters say, behind the Fortifications of the map."""
    own = scenario(pack, "campaign")
    for unit in pack.units.unit:
        if unit.placed == "cr":
            holds = unit.id in own.garrison.get(unit.cr or "", ())
            yield Check(holds, _entry(own), f"garrison.{unit.cr}", f"{unit.id} is printed to start there")
        yield equal(unit.id in own.arrives, unit.placed == "turn", _entry(own), f"arrives.{unit.id}")
    for id, cr in crs(pack).items():
        yield equal(own.fortifications[id], cr.fortifications, _entry(own), f"fortifications.{id}")


@PACK.add(FILE, rule="3.0")
def campaign_before_the_assaults(pack: Pack) -> Iterator[Check]:
    """The campaign begins before the first assault: all CR are French and nothing is lost."""
    own = scenario(pack, "campaign")
    for field in ("vm_control", "remnants", "eliminated"):
        yield equal(list(getattr(own, field)), [], _entry(own), field)


@PACK.add(FILE, rule="3.1")
def campaign_deck(pack: Pack) -> Iterator[Check]:
    """In the campaign the deck is all cards from 01 to 44."""
    yield equal(list(scenario(pack, "campaign").without), [], "scenario campaign", "without")


@PACK.add(FILE, rule="9.2, 11.0")
def campaign_first_turn(pack: Pack) -> Iterator[Check]:
    """Turn 1 counts as one after a quiet turn, and Divisions recover no Strength on it."""
    own = scenario(pack, "campaign")
    yield equal(own.quiet_before, True, _entry(own), "quiet_before")
    yield equal(own.strength_adjusted_from, 2, _entry(own), "strength_adjusted_from")


@PACK.add(FILE, rule="11.3")
def divisions_of_the_campaign(pack: Pack) -> Iterator[Check]:
    """Divisions 304 and 316 start Inactive though above 8, the others Active."""
    for division in scenario(pack, "campaign").division:
        entry = f"scenario campaign division {division.id}"
        waits = division.id in ("304", "316")
        yield equal(division.active, not waits, entry, "active")
        strong = division.strength > pack.tables.status_check.shaken_at
        yield Check(strong or not waits, entry, "strength", "must be above 8")


@PACK.add(FILE, rule="E 11.2")
def original_strength_of_308(pack: Pack) -> Iterator[Check]:
    """At 7 Division 308 is not yet at half its original Strength."""
    strength = next(d.strength for d in scenario(pack, "campaign").division if d.id == "308")
    yield Check(strength < 2 * 7, "scenario campaign division 308", "strength", "must be 13 at most")


@PACK.add(FILE, rule="E 21.1")
def resources_of_the_campaign(pack: Pack) -> Iterator[Check]:
    """At the start the DRM of the Resource Points is +1."""
    points = scenario(pack, "campaign").resource_points
    drm = pack.tables.track.resource_points.drm_at(points)
    yield equal(drm, 1, "scenario campaign", "resource_points")


@PACK.add(FILE, rule="E 21.6")
def disrupted_at_the_start(pack: Pack) -> Iterator[Check]:
    """Only 2 CMMLE, II/4 RAC and 1 CEPML start the campaign Disrupted."""
    yield equal({*scenario(pack, "campaign").disrupted}, DISRUPTED, "scenario campaign", "disrupted")


# ---------------------------------------------------------------- the Five Hills


@PACK.add(FILE, rule="3.0")
def three_crs_lost(pack: Pack) -> Iterator[Check]:
    """Anne-Marie, Béatrice and Gabrielle have fallen."""
    yield equal(set(scenario(pack, "five-hills").vm_control), LOST, "scenario five-hills", "vm_control")


@PACK.add(FILE, rule="2.2.3")
def lost_in_own_taor(pack: Pack) -> Iterator[Check]:
    """A CR is held by a Division in whose TAOR it lies, with a way back to its starting box."""
    for own in pack.scenarios.scenario:
        for cr, division in own.vm_control.items():
            holds = cr in pack.map.paths(division)
            yield Check(holds, _entry(own), f"vm_control.{cr}", f"not in the TAOR of {division}")


@PACK.add(FILE, rule="12.3.5.2")
def lost_at_level_one(pack: Pack) -> Iterator[Check]:
    """A captured CR has Fortifications Level 1."""
    wanted = pack.tables.vm_assault.captured_fortifications
    for own in pack.scenarios.scenario:
        for cr in own.vm_control:
            yield equal(own.fortifications[cr], wanted, _entry(own), f"fortifications.{cr}")


@PACK.add(FILE)
def anti_aircraft_since_the_start(pack: Pack) -> Iterator[Check]:
    """By then each captured AA Gun icon has raised the VM AAA Level of the campaign by one."""
    hills, start = scenario(pack, "five-hills"), scenario(pack, "campaign")
    icons = sum(crs(pack)[cr].aa_icon for cr in hills.vm_control)
    yield equal(hills.vm_aaa, start.vm_aaa + icons, "scenario five-hills", "vm_aaa")


@PACK.add(FILE)
def outdated_cards_left_out(pack: Pack) -> Iterator[Check]:
    """Cards whose turns are over are not in the deck."""
    for own in pack.scenarios.scenario:
        for card in pack.cards.card:
            holds = card.last_turn >= own.first_turn or card.id in own.without
            yield Check(holds, _entry(own), "without", f"card {card.id} can no longer happen")


# ---------------------------------------------------------------- options and difficulty


@PACK.add(FILE, rule="19.1, 19.3")
def vulture_and_guns(pack: Pack) -> Iterator[Check]:
    """Operation Vulture adds card 45; another option keeps Artillery where it is."""
    vulture, stays = options(pack)["operation-vulture"], options(pack)["artillery-stays"]
    yield equal(vulture.set.with_cards, ("45",), "option operation-vulture", "set.with_cards")
    yield equal(stays.set.artillery_moves, False, "option artillery-stays", "set.artillery_moves")


@PACK.add(FILE, rule="19.2")
def range_of_artillery(pack: Pack) -> Iterator[Check]:
    """Artillery reaches the whole map, but for the three heavy mortar Units."""
    set_ = options(pack)["artillery-range"].set
    yield equal(set_.far_artillery, True, "option artillery-range", "set.far_artillery")
    mortars = {"1-cmmle", "2-cmmle", "1-cepml"}
    yield equal({*(set_.own_subsector or ())}, mortars, "option artillery-range", "set.own_subsector")


@PACK.add(FILE, rule="19.4")
def half_a_battalion(pack: Pack) -> Iterator[Check]:
    """1 BPC arrives on its reduced side."""
    found = options(pack)["reduced-1-bpc"].set.arrive_reduced
    yield equal(found, ("1-bpc",), "option reduced-1-bpc", "set.arrive_reduced")


@PACK.add(FILE, rule="19.5")
def better_start(pack: Pack) -> Iterator[Check]:
    """Two of nine Reserve Cards are dealt at the start."""
    set_ = options(pack)["better-start"].set
    yield equal(set_.dealt, 2, "option better-start", "set.dealt")
    yield equal(sorted(set_.dealt_from or ()), RESERVE, "option better-start", "set.dealt_from")


@PACK.add(FILE)
def standard_difficulty(pack: Pack) -> Iterator[Check]:
    """The standard difficulty changes nothing and comes first; no other leaves the tracks."""
    levels, tracks = pack.scenarios.difficulty, pack.tables.track
    first = [(level.id, level.camp_morale, level.resource_points) for level in levels[:1]]
    yield equal(first, [("standard", 0, 0)], "difficulty", "id, camp_morale, resource_points")
    for level in levels:
        for own in pack.scenarios.scenario:
            for field in SHARED:
                track, start = getattr(tracks, field), getattr(own, field) + getattr(level, field)
                holds = track.least <= start <= track.most
                yield Check(holds, f"difficulty {level.id}", field, f"leaves the track in {own.id}")
