"""Turn track, tables, dice, limits and scenario (1.0, 2.0, 4.0, 5.1, 7.0 to 12.1, 14.0, 15.0)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

from indochine.kernel.constraints import Check, equal
from indochine.titles.storm.constraints.registry import OUTER, PACK, RUNWAY, areas
from indochine.titles.storm.pack import Pack

FILE, SCENARIOS = "tables.toml", "scenarios.toml"
DIE = range(1, 7)
DECK = 27  # 2.3
REMOVALS = 5  # cards of both decks that can leave the game
MENU = {
    ("fresh", 1, "flip"),
    ("spent", 1, "retreat"),
    ("spent", 2, "eliminate"),
    ("fresh", 2, "flip-and-retreat"),
    ("fresh", 3, "eliminate"),
}


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, rule="1.0, 4.0", first=True)
def eight_turns(pack: Pack) -> Iterator[Check]:
    """There are eight turns."""
    yield equal([turn.number for turn in pack.tables.turn], list(range(1, 9)), "turn", "number")


@PACK.add(FILE, basis="structure")
def supply_rows_complete(pack: Pack) -> Iterator[Check]:
    """The rows of the supply table follow each other from 2 on, and the last has no upper end."""
    rows = pack.tables.supply.row
    expected: int | None = 2
    for number, row in enumerate(rows, 1):
        yield equal(row.min, expected, f"supply row {number}", "min")
        expected = None if row.max is None else row.max + 1
    yield Check(bool(rows) and expected is None, f"supply row {len(rows)}", "max", "must be left out")


@PACK.add(SCENARIOS, rule="3.0", first=True)
def one_battle(pack: Pack) -> Iterator[Check]:
    """There is one scenario, the battle."""
    yield equal([scenario.id for scenario in pack.scenarios.scenario], ["battle"], "scenario", "id")


# ---------------------------------------------------------------- turn track and hands


@PACK.add(FILE, basis="public")
def turns_are_weeks(pack: Pack) -> Iterator[Check]:
    """A turn is a week; the first begins on 13 March 1954."""
    day = date(1954, 3, 13)
    for turn in pack.tables.turn:
        days = (turn.first_day, turn.last_day)
        yield equal(days, (day, day + timedelta(6)), f"turn {turn.number}", "first_day, last_day")
        day += timedelta(7)


@PACK.add(FILE, rule="5.1")
def french_hand_on_turn_one(pack: Pack) -> Iterator[Check]:
    """On turn 1 the French number is 4."""
    yield equal(pack.tables.turn[0].french_hand, 4, "turn 1", "french_hand")


@PACK.add(FILE, rule="E 5.1")
def french_start_with_six_cards(pack: Pack) -> Iterator[Check]:
    """Holding both bonus sets, the French start with six cards."""
    held = sum(all(areas(pack)[n].control == "FR" for n in numbers) for numbers in (OUTER, RUNWAY))
    cards = pack.tables.turn[0].french_hand + held * pack.tables.bonus.cards_per_set
    yield equal(cards, 6, "bonus", "cards_per_set")


@PACK.add(FILE)
def decks_last(pack: Pack) -> Iterator[Check]:
    """No hand is empty; with both bonus cards it fits the deck, even after cards have left the game."""
    most = DECK - REMOVALS - 2 * pack.tables.bonus.cards_per_set
    for turn in pack.tables.turn:
        for field in ("french_hand", "viet_minh_hand"):
            hand = getattr(turn, field)
            yield Check(0 < hand <= most, f"turn {turn.number}", field, f"must be 1 to {most}, is {hand}")


# ---------------------------------------------------------------- single figures of the book


def _figures(pack: Pack, entry: str, **wanted: Any) -> Iterator[Check]:
    for field, figure in wanted.items():
        yield equal(getattr(getattr(pack.tables, entry), field), figure, entry, field)


@PACK.add(FILE, rule="2.0")
def two_dice(pack: Pack) -> Iterator[Check]:
    """There are two six-sided dice."""
    yield from _figures(pack, "dice", count=2, sides=6)


@PACK.add(FILE, rule="7.0")
def stacking_limit(pack: Pack) -> Iterator[Check]:
    """Nine units of a side may be in an area."""
    yield from _figures(pack, "limits", stacking_per_side=9)


@PACK.add(FILE, rule="7.0")
def movement_costs(pack: Pack) -> Iterator[Check]:
    """One point to enter, one more for enemy or river, one more to leave the enemy."""
    yield from _figures(pack, "movement", enter=1, enter_extra=1, leave_extra=1)


@PACK.add(FILE, rule="9.0, 9.1")
def sapping_figures(pack: Pack) -> Iterator[Check]:
    """Two units dig a level, so six dig the three; ground and trench count 3 at most."""
    yield from _figures(pack, "sapping", units_per_level=2, max_level=3, max_total_terrain=3)
    sapping = pack.tables.sapping
    yield equal(sapping.units_per_level * sapping.max_level, 6, "sapping", "units_per_level")


@PACK.add(FILE, rule="10.0")
def assault_figures(pack: Pack) -> Iterator[Check]:
    """An assault needs trench level 3, any on turn 1, and costs a unit."""
    yield from _figures(pack, "assault", trench_needed=3, any_trench_on_turn=1, automatic_loss=1)


@PACK.add(FILE, rule="14.0")
def six_areas_needed(pack: Pack) -> Iterator[Check]:
    """The Viet Minh need six victory areas."""
    yield from _figures(pack, "victory", areas_needed=6)


# ---------------------------------------------------------------- tables


@PACK.add(FILE, rule="8.4")
def damage_menu(pack: Pack) -> Iterator[Check]:
    """A point flips a fresh unit or drives a spent one back; two or three do more; there is nothing else."""
    menu = [(row.face, row.points, row.result) for row in pack.tables.damage]
    yield equal(sorted(menu), sorted(MENU), "damage", "")


@PACK.add(FILE, rule="11.0")
def supply_table(pack: Pack) -> Iterator[Check]:
    """Up to 8 all is well, from 9 one area goes without supply, from 16 two; blue counts 2, green 1."""
    yield from _figures(pack, "supply", runway_modifier=2, green_modifier=1)
    for total, wanted in ((2, 0), (8, 0), (9, 1), (15, 1), (16, 2), (24, 2)):
        yield equal(pack.tables.supply.areas_out(total), wanted, "supply row", "areas_out")


@PACK.add(FILE, rule="12.1")
def half_the_die(pack: Pack) -> Iterator[Check]:
    """Replacements are half the die, rounded up, from turn 2 on."""
    halves = tuple((die + 1) // 2 for die in DIE)
    yield from _figures(pack, "replacements", by_die=halves, first_turn=2)


@PACK.add(FILE, rule="card:fr-09")
def relief_table(pack: Pack) -> Iterator[Check]:
    """Two infantry on 1 to 3, one armour on 4 and 5, one of each on 6."""
    rows = pack.tables.relief.row
    by_die = {die: (r.infantry, r.armour) for r in rows for die in range(r.min, r.max + 1)}
    wanted = {die: (2, 0) if die <= 3 else (0, 1) if die <= 5 else (1, 1) for die in DIE}
    yield equal(by_die, wanted, "relief row", "min, max, infantry, armour")
    yield equal(sum(r.max - r.min + 1 for r in rows), len(DIE), "relief row", "min, max")


# ---------------------------------------------------------------- scenario


@PACK.add(SCENARIOS, rule="3.0, 4.0")
def scenario_of_eight_turns(pack: Pack) -> Iterator[Check]:
    """The battle lasts from turn 1 to turn 8; the Viet Minh have the first impulse."""
    for scenario in pack.scenarios.scenario:
        entry = f"scenario {scenario.id}"
        yield equal((scenario.first_turn, scenario.last_turn), (1, 8), entry, "first_turn, last_turn")
        yield equal(scenario.first_player, "VM", entry, "first_player")


@PACK.add(SCENARIOS, rule="15.0")
def bidding_is_an_option(pack: Pack) -> Iterator[Check]:
    """The sides may be bid for; whoever does not ask for it plays without."""
    found = [option.default for option in pack.scenarios.option if option.id == "bid"]
    yield equal(found, [False], "option bid", "default")
