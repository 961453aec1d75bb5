"""17.1a: what is counted at the end, and who has won."""

from __future__ import annotations

from indochine.titles.silver_bayonet.book import NATIONS, SIDES
from indochine.titles.silver_bayonet.rules.ch17_points import awards, score
from indochine.titles.silver_bayonet.rules.ch17_sudden import finish
from indochine.titles.silver_bayonet.scenario_data import Award
from indochine.titles.silver_bayonet.sheet import GROUND
from indochine.titles.silver_bayonet.state import Bayonet


def final_count(s: Bayonet) -> None:
    """17.1a: the points of the end, and then the lead that each side needs."""
    for event, due in AT_END.items():
        for number, award in awards(s, event):
            for _ in range(due(s, award)):
                score(s, number, award)
    victory, (fwa, pavn) = s.sheet.scenario.victory, s.points
    lead = fwa - pavn
    if lead >= victory.fwa_lead:
        finish(s, "FWA", reason(lead, victory.major_lead))
    elif -lead >= victory.pavn_lead:
        finish(s, "PAVN", reason(-lead, victory.major_lead))
    else:
        finish(s, None, "draw")


def reason(lead: int, major: int) -> str:
    return "major" if major and lead >= major else "points"


# The awards of the end


def held(s: Bayonet, award: Award) -> int:
    side = SIDES.index(award.side)
    return sum([s.held.get(s.book.place_of[hex]) == side for hex in award.hexes])


def not_entered(s: Bayonet, award: Award) -> int:
    """12.9: units that never came there, alive or dead; one that came has left the game."""
    book = s.book
    places = [s.at[book.unit_of[id]] for id in award.units]
    return int(any([place < book.waiting or place == book.eliminated for place in places]))


def disengaged(s: Bayonet, award: Award) -> int:
    side = 1 - SIDES.index("FWA" if award.side == "PAVN" else "PAVN")
    units = [unit for unit in s.on_map(side) if NATIONS[s.book.nation_of[unit]] in award.nations]
    return sum([not s.is_next_to(s.at[unit], 1 - side) for unit in units])


def road_clear(s: Bayonet, award: Award) -> int:
    """No enemy in or next to the road between two hexes."""
    side = SIDES.index(award.side)
    foe = 1 - side
    one, other = [s.book.place_of[hex] for hex in award.hexes]
    road = s.sheet.known_roads.get((one, other))
    if road is None:
        road = s.sheet.known_roads[one, other] = road_between(s, one, other)
    for place in road:
        if s.units_at(place, foe) or s.is_next_to(place, foe):
            return 0
    return 1


def road_between(s: Bayonet, one: int, other: int) -> list[int]:
    """The shortest way along roads."""
    came, edge = {one: one}, [one]
    while edge and other not in came:
        following = []
        for place in edge:
            for to in s.sheet.adjacent[place]:
                if to not in came and place << GROUND | to in s.sheet.roads:
                    came[to] = place
                    following.append(to)
        edge = following
    way, place = [other], other
    while place in came and place != one:
        place = came[place]
        way.append(place)
    return way


AT_END = {
    "held-at-end": held,
    "not-entered-at-end": not_entered,
    "disengaged-at-end": disengaged,
    "road-clear-at-end": road_clear,
}
