"""A plain commander: fixed habits for every question, from what his seat may see; a measure of the siege.

`decide(book, view, name, actions)` picks one of the legal actions; he never looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.lost_valley.book import CRS, ValleyBook

Actions = list[list[Any]]
View = dict[str, Any]
Factors = list[tuple[int, int]]

GOOD_ODDS: Final = 2  # an assault is ordered if all that counts before the dice comes to this
RAID_ODDS: Final = 3
SPARE_RP: Final = 3  # below this the guns are silent
PLENTY: Final = 25  # above this there is something over for works


def decide(book: ValleyBook, view: View, name: str, actions: Actions) -> list[Any]:
    """The commander's answer to a question; where he has no habit, the first choice."""
    habit = HABITS.get(name)
    return habit(book, view, actions) if habit else actions[0]


def numbered(actions: Actions, wanted: int) -> list[Any]:
    """The choice with the largest number that is not above what is wanted."""
    fitting = [action for action in actions if action[-1] <= wanted]
    return max(fitting or actions[:1], key=lambda action: int(action[-1]))


def last_or_first(actions: Actions) -> list[Any]:
    """Something rather than nothing: the first choice is always to leave it."""
    return actions[1] if len(actions) > 1 else actions[0]


# What he knows of the board


def factor(book: ValleyBook, view: View, unit: str, factors: Factors) -> int:
    number = book.unit_ids.index(unit)
    return factors[number][unit in view["marks"]["reduced"]] - (unit in view["marks"]["disrupted"])


def strength_of(book: ValleyBook, view: View, cr: str) -> int:
    """How well a CR would stand: Defense and Fortifications."""
    here = view["crs"][cr]
    return int(here["fortifications"]) + sum(factor(book, view, u, book.defence) for u in here["units"])


def sitrep(book: ValleyBook, view: View) -> int:
    tracks = view["tracks"]
    return book.tables.track.sitrep_drm(tracks["camp_morale"], tracks["resource_points"])


def lost_crs(book: ValleyBook, view: View) -> int:
    held = [view["crs"][id]["control"] for id in book.place_ids[:CRS]]
    return set_of(n for n, control in enumerate(held) if control not in ("FR", "none"))


def within_reach(book: ValleyBook, view: View, division: int) -> int:
    """The CR that a Division can storm: next to its box or to an unbroken chain of its gains."""
    lost, found, chain = lost_crs(book, view), book.from_start[division], 0
    while new := found & lost & ~chain:
        chain |= new
        for cr in bits(new):
            found |= book.paths[division][cr]
    return found


def threat(book: ValleyBook, view: View, cr: str) -> int:
    """The strongest Division that can storm a CR as things stand, 0 if none can."""
    number, found = book.place_ids.index(cr), 0
    for n, division in enumerate(book.division_ids):
        if within_reach(book, view, n) >> number & 1:
            found = max(found, int(view["divisions"][division]["strength"]))
    return found


def need(book: ValleyBook, view: View, cr: str) -> int:
    """How much a CR lacks against what threatens it; the command post comes first, then its neighbours."""
    number, post = book.place_ids.index(cr), book.command_post
    danger = threat(book, view, cr)
    if not danger and number != post:
        return -20
    weight = 6 if number == post else 3 * (book.adjacent[post] >> number & 1)
    return max(danger, 6) - strength_of(book, view, cr) + weight


def home_of(view: View, unit: str) -> str:
    return next((cr for cr, here in view["crs"].items() if unit in here["units"]), "")


def holders_in(book: ValleyBook, view: View, cr: str) -> int:
    return sum(book.holders >> book.unit_ids.index(unit) & 1 for unit in view["crs"][cr]["units"])


def steps_of(book: ValleyBook, view: View, unit: str) -> int:
    number = book.unit_ids.index(unit)
    if not book.infantry >> number & 1:
        return 0
    return 1 + (book.two_steps >> number & 1) * (unit not in view["marks"]["reduced"])


def steps_in(book: ValleyBook, view: View, cr: str) -> int:
    """Infantry steps of a CR."""
    return sum(steps_of(book, view, unit) for unit in view["crs"][cr]["units"])


def near(book: ValleyBook, view: View, cr: str, own: bool) -> list[str]:
    """Active Infantry and Armor in the French CR next to one, and in it."""
    number = book.place_ids.index(cr)
    places = bits(book.adjacent[number] | own << number)
    here = [view["crs"][book.place_ids[n]] for n in places]
    units = [unit for place in here if place["control"] == "FR" for unit in place["units"]]
    fit = [unit for unit in units if unit not in view["marks"]["used"]]
    return [unit for unit in fit if book.holders >> book.unit_ids.index(unit) & 1]


def best(book: ValleyBook, view: View, units: list[str], most: int, worth: Factors) -> list[str]:
    """The best Infantry within so many steps, those who are worth something."""
    picked, left = [], most
    infantry = [u for u in units if steps_of(book, view, u) and factor(book, view, u, worth) > 0]
    for unit in sorted(infantry, key=lambda u: -factor(book, view, u, worth)):
        if steps_of(book, view, unit) <= left:
            picked.append(unit)
            left -= steps_of(book, view, unit)
    return picked


def armour_of(book: ValleyBook, units: list[str]) -> list[str]:
    return [unit for unit in units if book.kind_set[1] >> book.unit_ids.index(unit) & 1]


def free_guns(book: ValleyBook, view: View) -> list[str]:
    there = [unit for here in view["crs"].values() for unit in here["units"]]
    guns = [unit for unit in there if book.guns >> book.unit_ids.index(unit) & 1]
    return [unit for unit in guns if unit not in view["marks"]["used"]]


def room(book: ValleyBook, view: View, cr: str) -> int:
    return book.most_steps[book.place_ids.index(cr)] - steps_in(book, view, cr)


# His habits


def ration(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """When the stores run low: as far as Camp Morale keeps its modifier, or to stay alive."""
    tracks = view["tracks"]
    morale, stores = tracks["camp_morale"], tracks["resource_points"]
    if stores <= 4:
        return numbered(actions, min(3, max(0, morale - 5)))
    least = 15 if morale >= 15 else 9
    return numbered(actions, min(3, max(0, morale - least)) if stores <= 12 else 0)


def boost(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Up to the next threshold of Camp Morale, if the stores stay above theirs; or to stay alive."""
    tracks = view["tracks"]
    morale, stores = tracks["camp_morale"], tracks["resource_points"]
    if morale <= 6 and stores > morale:
        return numbered(actions, min(3, (stores - morale + 1) // 2))
    least = 21 if stores >= 21 else 13 if stores >= 13 else 7
    lacking = next((level - morale for level in (4, 9, 15) if level > morale), 0)
    return numbered(actions, lacking if lacking <= 3 and stores - lacking >= least else 0)


def sead(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Against strong flak half of the aircraft, in one roll."""
    spent = view["missions"][0]
    worth_it = view["tracks"]["vm_aaa"] >= 4 and not spent and view["tracks"]["air_support_points"] >= 2
    return numbered(actions[1:], 2) if worth_it and len(actions) > 1 else actions[0]


def guns(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """In defence all batteries, shared among the fights to come; for an assault all; for a raid two."""
    fight = view["agenda"][-2]
    picked = len(view["agenda"][-1]["guns"])
    if view["tracks"]["resource_points"] < SPARE_RP:
        return actions[0]
    if fight["frame"] == "vm-assault":
        later = fights_to_come(view)
        share = -(-(len(free_guns(book, view)) + picked) // (1 + later))
        return last_or_first(actions) if picked < share else actions[0]
    return last_or_first(actions) if picked < (6 if fight["frame"] == "french-assault" else 2) else actions[0]


def fights_to_come(view: View) -> int:
    phase = view["agenda"][-3]
    return sum(1 for target in phase["targets"][phase["next_division"] :] if target)


def move_which(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Out of the drop zones; then reserves to where they are needed more, while a point is left over."""
    landed = [unit for units in view["zones"].values() for unit in units]
    for action in actions[1:]:
        if action[1] in landed:
            return action
    if actions[0] != ["done"]:  # the command post has no Infantry
        return actions[0]
    movers = [action for action in actions[1:] if can_spare(book, view, action[1])]
    gains = [(gain(book, view, action[1]), n) for n, action in enumerate(movers)]
    most, n = max(gains, default=(0, 0), key=lambda pair: (pair[0], -pair[1]))
    return movers[n] if most >= (2 if "movement" in view["paid"] else 4) else actions[0]


def can_spare(book: ValleyBook, view: View, unit: str) -> bool:
    """A Unit worth moving whose CR keeps somebody; the command post keeps three steps."""
    home = home_of(view, unit)
    post = home == book.place_ids[book.command_post]
    left = steps_in(book, view, home) - steps_of(book, view, unit)
    if factor(book, view, unit, book.defence) < 1 or holders_in(book, view, home) < 2:
        return False
    return not (post and left < 3) and bool(book.holders >> book.unit_ids.index(unit) & 1)


def gain(book: ValleyBook, view: View, unit: str) -> int:
    """What a move to the neediest CR within one line is worth, over what is lost at home."""
    home = home_of(view, unit)
    near_home = bits(book.adjacent[book.place_ids.index(home)])
    crs = [book.place_ids[n] for n in near_home]
    open_ = [cr for cr in crs if view["crs"][cr]["control"] == "FR" and fits(book, view, unit, cr)]
    here = need(book, view, home) + factor(book, view, unit, book.defence)
    return max((need(book, view, cr) for cr in open_), default=-99) - here


def fits(book: ValleyBook, view: View, unit: str, cr: str) -> bool:
    if steps_of(book, view, unit):
        return room(book, view, cr) >= steps_of(book, view, unit)
    number = book.place_ids.index(cr)
    assets = sum(1 for u in view["crs"][cr]["units"] if not steps_of(book, view, u))
    return assets < book.most_assets[number]


def move_to(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """To the CR with room that needs it most."""
    unit = view["agenda"][-1]["unit"]

    def worth(action: list[Any]) -> tuple[bool, bool, int]:
        cr = action[1]
        lone = view["crs"][cr]["control"] != "FR"
        return fits(book, view, unit, cr), not lone, need(book, view, cr)

    return max(actions, key=worth)


def retreat(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    return max(actions, key=lambda action: room(book, view, action[1]))


def raise_battalion(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Where it is needed most."""
    return max(actions[1:], key=lambda action: need(book, view, action[1])) if actions[1:] else actions[0]


def assault(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Where all that counts before the dice comes to good odds."""
    chances = [(odds(book, view, action[1]), n) for n, action in enumerate(actions[1:], start=1)]
    most, n = max(chances, default=(-99, 0), key=lambda pair: (pair[0], -pair[1]))
    return actions[n] if most >= GOOD_ODDS else actions[0]


def odds(book: ValleyBook, view: View, cr: str) -> int:
    """15.1.5a: SITREP, the best six steps, Armor and guns, against the Division and its works."""
    units = near(book, view, cr, own=False)
    picked = best(book, view, units, 6, book.assault) + armour_of(book, units)
    worth = sum(factor(book, view, unit, book.assault) for unit in picked)
    worth += min(4, view["tracks"]["air_support_points"])
    if view["tracks"]["resource_points"] >= SPARE_RP:
        worth += sum(factor(book, view, unit, book.assault) for unit in free_guns(book, view))
    holder = view["divisions"][view["crs"][cr]["control"]]
    return int(worth) + sitrep(book, view) - int(holder["strength"]) - 1


def pick_best(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Those who count most, as long as they add something; Armor first."""
    raid = view["agenda"][-1]["frame"] == "pick-raiders"
    adds = [action for action in actions if action[0] == "add"]

    def worth(action: list[Any]) -> int:
        tank = bool(armour_of(book, [action[1]]))
        return factor(book, view, action[1], book.morale if raid and not tank else book.assault) + tank

    chosen = max(adds, key=worth, default=actions[0])
    return chosen if actions[0] != ["done"] or (chosen in adds and worth(chosen) > 0) else actions[0]


def exploit(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """The strongest go in whose CR keeps somebody; if none can be spared, the first of all."""
    able = [a for a in actions[1:] if holders_in(book, view, home_of(view, a[1])) > 1]
    inside = holders_in(book, view, view["agenda"][-1]["cr"])
    able = able if inside or able else actions[1:]
    good = [a for a in able if factor(book, view, a[1], book.defence) > 0] or able[: not inside]
    if not good or inside > 2:
        return actions[0]
    return max(good, key=lambda a: factor(book, view, a[1], book.defence))


def raid(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Where the trenches have come close and the odds are fair."""
    for action in actions[1:]:
        cr = action[1]
        units = near(book, view, cr, own=True)
        picked = best(book, view, units, 4, book.morale)
        worth = sum(factor(book, view, unit, book.morale) for unit in picked)
        worth += 2 if armour_of(book, units) else 0
        low = view["crs"][cr]["fortifications"] <= 1
        if low and picked and worth + sitrep(book, view) - threat(book, view, cr) >= RAID_ODDS:
            return action
    return actions[0]


def work(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """The lowest works behind the front, out of plenty only: the modifier of full stores is worth more."""
    if view["tracks"]["resource_points"] <= PLENTY or len(actions) == 1:
        return actions[0]
    return min(actions[1:], key=lambda action: int(view["crs"][action[1]]["fortifications"]))


def lose(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """Full battalions before reduced ones."""
    return min(actions, key=lambda action: action[1] in view["marks"]["reduced"])


def overstacked(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """The Unit with the lowest Morale, and rather a step than a whole battalion."""
    return min(
        actions, key=lambda action: (action[0] != "reduce", factor(book, view, action[1], book.morale))
    )


def reroll(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    return actions[1] if view["agenda"][-2]["die"] <= 3 else actions[0]


def last_of_all(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    return actions[-1]


def keep(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    return actions[0]


def take(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    return last_or_first(actions)


def all_aircraft(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """All of them, shared among the fights to come."""
    fight, left = view["agenda"][-2], view["tracks"]["air_support_points"]
    later = fights_to_come(view) if fight["frame"] == "vm-assault" else 0
    return numbered(actions, -(-left // (1 + later)))


def land(book: ValleyBook, view: View, actions: Actions) -> list[Any]:
    """In Huguette if there is room, so that nothing has to be spent on moving out."""
    home = book.place_ids[book.airfield]
    there = [action for action in actions if action[1] == home and room(book, view, home) >= 2]
    return there[0] if there else actions[-1]


HABITS: Final[dict[str, Callable[[ValleyBook, View, Actions], list[Any]]]] = {
    "keep-or-play": keep,
    "take-event": take,
    "play-reserve": take,
    "discard-reserve": keep,
    "plan-sead": sead,
    "plan-das": keep,
    "ration": ration,
    "delay-arrival": keep,
    "boost-morale": boost,
    "commit-air": all_aircraft,
    "commit-guns": guns,
    "use-card": take,
    "choose-loss": lose,
    "retreat-to": retreat,
    "overstacked": overstacked,
    "reroll-casualties": reroll,
    "reroll-repair": take,
    "land": land,
    "raise-battalion": raise_battalion,
    "move-which": move_which,
    "move-to": move_to,
    "assault-which": assault,
    "pick-assaulters": pick_best,
    "exploit": exploit,
    "raid-which": raid,
    "pick-raiders": pick_best,
    "work-on": work,
    "repair-strip": last_of_all,
    "choose-works": take,
}
