"""How to play Silver Bayonet well: what a position is worth, and what a sensible commander does."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final

from indochine.kernel.frames import Decision
from indochine.kernel.strategy import Strategy, result
from indochine.titles.silver_bayonet.book import FWA, PAVN, SIDES
from indochine.titles.silver_bayonet.habits import fights, moves
from indochine.titles.silver_bayonet.habits.lore import Lore, attack_near, worth_of_unit
from indochine.titles.silver_bayonet.rules.ch06_declaration import best_defence
from indochine.titles.silver_bayonet.sheet import Sheet
from indochine.titles.silver_bayonet.state import Bayonet

Habit = Callable[[Lore, Bayonet, Decision[Bayonet]], list[float]]

HABITS: Final[dict[str, Habit]] = {
    "deploy": moves.deploy,
    "arrive-at": moves.arrive_at,
    "movement": moves.movement,
    "move-to": moves.move_to,
    "lift-to": moves.lift_to,
    "go-back": moves.go_back,
    "fall-back": moves.fall_back,
    "advance": moves.advance,
    "declaration": fights.declaration,
    "force": fights.force,
    "refusals": fights.refusals,
    "reactions": fights.reactions,
    "choose-lead": fights.choose_lead,
    "count-defender": fights.count_defender,
    "take-losses": fights.take_losses,
    "take-fatigue": fights.take_fatigue,
    "stand-or-go": fights.stand_or_go,
    "bombardment": fights.bombardment,
    "aim": fights.aim,
    "frontal-assault": fights.frontal,
    "broken-arrow": fights.broken_arrow,
    "next-combat": fights.as_it_comes,
    "reform-hq": fights.spend,
    "spend-replacements": fights.spend,
}
STRENGTH: Final = 0.06  # victory points that a point of strength on the map is worth
SCALE: Final = 4.0  # victory points that turn an even game into one nearly decided


class BayonetStrategy(Strategy[Bayonet]):
    """Points on the card, points in sight, and strength on the map."""

    horizon: ClassVar[int] = 30
    effort: ClassVar[int] = 3

    def __init__(self) -> None:
        self.known: dict[int, Lore] = {}

    def lore(self, sheet: Sheet) -> Lore:
        found = self.known.get(id(sheet))
        if found is None:
            found = self.known[id(sheet)] = Lore(sheet)
        return found

    def worth(self, s: Bayonet, side: int) -> float:
        if s.outcome is not None:
            return result(s, SIDES, side)
        lore = self.lore(s.sheet)
        lead = s.points[FWA] - s.points[PAVN] + self.outlook(lore, s) - lore.middle
        chance = 1.0 / (1.0 + exp(-lead / SCALE * (1.0 + s.turn / s.sheet.scenario.game_turns)))
        return chance if side == FWA else 1.0 - chance

    def outlook(self, lore: Lore, s: Bayonet) -> float:
        """What the position promises: prizes held and threatened, and who is left to fight."""
        value = 0.0
        for place, points in lore.prizes.items():
            if s.held.get(place, FWA) == FWA:
                threat = attack_near(s, place, PAVN) / (4.0 + 2.0 * best_defence(s, place))
                value += points * (0.5 - min(0.9, 0.5 * threat))
            else:
                value -= 0.5 * points
        for unit in s.on_map(FWA):
            value += STRENGTH * worth_of_unit(s, unit)
        for unit in s.on_map(PAVN):
            value -= STRENGTH * worth_of_unit(s, unit)
        return value

    def weights(self, s: Bayonet) -> list[float]:
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        return HABITS[frame.name](self.lore(s.sheet), s, frame)
