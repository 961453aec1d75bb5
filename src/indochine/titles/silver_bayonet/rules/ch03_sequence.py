"""3.2, ruling 5: the standard sequence of play."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import advance
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Step
from indochine.titles.silver_bayonet.book import FWA, SIDES
from indochine.titles.silver_bayonet.events import (
    AIR_GIVEN,
    AIR_POINTS,
    NIGHT_AMBUSH,
    PLAYER_TURN,
    TURN_BEGINS,
)
from indochine.titles.silver_bayonet.rules.ch02_losses import BY_COMBAT, suffer
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE, Recovery
from indochine.titles.silver_bayonet.rules.ch04_movement import MovementPhase
from indochine.titles.silver_bayonet.rules.ch06_declaration import Declaration
from indochine.titles.silver_bayonet.rules.ch06_reaction import Reactions, Refusals
from indochine.titles.silver_bayonet.rules.ch07_resolution import Resolution, attack_odds
from indochine.titles.silver_bayonet.rules.ch10_bombardment import BombardmentPhase
from indochine.titles.silver_bayonet.rules.ch15_arrivals import Reinforcements, SetUp, laid_out
from indochine.titles.silver_bayonet.rules.ch15_replacements import Replacements
from indochine.titles.silver_bayonet.rules.ch17_points import first_holders
from indochine.titles.silver_bayonet.rules.ch17_victory import final_count
from indochine.titles.silver_bayonet.scenario_data import NightAmbush, NoMovement
from indochine.titles.silver_bayonet.state import BARRED, DRIVEN, FIRE_MARKERS, LANDED, SHIFTED, Bayonet

PLAYERS: Final = 2


class Play(Step):
    """A whole game."""

    name = "play"
    steps = ("set_up", "hold", "turns")

    def set_up(self, s: Bayonet) -> None:
        s.push(SetUp(0, 0))

    def hold(self, s: Bayonet) -> None:
        s.held = first_holders(s)

    def turns(self, s: Bayonet) -> None:
        s.again()
        s.push(GameTurn())


def open_game(s: Bayonet) -> Bayonet:
    """3.1: a game as far as nobody decides anything and no die is rolled: set up, or in the midst of it."""
    s.push(Play())
    s.steps[-1] += 1
    s.push(SetUp(laid_out(s), 0))
    begun = s.copy()
    advance(begun)
    return begun if begun.dice.count == s.dice.count else s


class GameTurn(Step):
    name = "game-turn"
    steps = ("begin", "recover", "replace", "first_side", "second_side", "record")

    def begin(self, s: Bayonet) -> None:
        """11.0, 11.1: air points of the scenario or of the table; fire markers come off."""
        s.tell(TURN_BEGINS, s.turn)
        s.wipe(FIRE_MARKERS | SHIFTED)
        s.b52 = s.air_spent = 0
        points, rolled = s.sheet.given_air(s.turn), s.hides_air()
        if rolled:
            points = s.book.tables.air_points.by_die[s.dice.die(SIDES_OF_DIE) - 1]
            s.reveals += 1
        s.air_short = s.air_lost
        s.air = max(0, points - s.air_short)
        if rolled:
            s.tell(AIR_POINTS, FWA, s.air)
        elif s.air:
            s.tell(AIR_GIVEN, FWA, s.air)

    def recover(self, s: Bayonet) -> None:
        s.push(Recovery())

    def replace(self, s: Bayonet) -> None:
        s.push(Replacements(0))

    def first_side(self, s: Bayonet) -> None:
        self.play(s)

    def second_side(self, s: Bayonet) -> None:
        self.play(s)

    def play(self, s: Bayonet) -> None:
        """A scenario may end with the turn of one side."""
        scenario = s.sheet.scenario
        if s.half == s.sheet.player_turns:
            return
        first = SIDES.index(scenario.first_side)
        s.active = first if s.half % PLAYERS == 0 else 1 - first
        s.half += 1
        s.push(PlayerTurn(s.active))

    def record(self, s: Bayonet) -> None:
        """11.0b: what is left of the air points is lost; the last turn decides."""
        s.air = 0
        if s.half == s.sheet.player_turns:
            final_count(s)
        else:
            s.turn += 1


class PlayerTurn(Step):
    """6.0: movement, declaration, bombardment, refusals, reactions, combats."""

    name = "player-turn"
    fields = ("side",)
    steps = ("begin", "reinforce", "move", "declare", "bombard", "refuse", "react", "resolve", "close")

    def __init__(self, side: int) -> None:
        self.side = side

    def begin(self, s: Bayonet) -> None:
        s.tell(PLAYER_TURN, self.side)
        rule = s.sheet.rule(NightAmbush)
        if rule is not None and rule.turn == s.turn and SIDES.index(rule.side) == self.side:
            s.steps[-1] = len(self.steps) - 1  # only the end of the turn is left
            spring_night_ambush(s, rule)

    def reinforce(self, s: Bayonet) -> None:
        s.push(Reinforcements(self.side, 0, 0))

    def move(self, s: Bayonet) -> None:
        if s.sheet.rule(NoMovement) is None:
            s.push(MovementPhase(self.side))

    def declare(self, s: Bayonet) -> None:
        s.push(Declaration(self.side, ()))

    def odds_of_attack(
        self, s: Bayonet, side: int, target: int, combat: int, units: tuple[int, ...]
    ) -> Odds | None:
        return attack_odds(s, side, target, combat, units)

    def bombard(self, s: Bayonet) -> None:
        s.push(BombardmentPhase(self.side, ()))

    def refuse(self, s: Bayonet) -> None:
        if s.targets():
            s.push(Refusals(1 - self.side, ()))

    def react(self, s: Bayonet) -> None:
        if s.targets():
            s.push(Reactions(1 - self.side, (), ()))

    def resolve(self, s: Bayonet) -> None:
        s.push(Resolution(self.side))

    def close(self, s: Bayonet) -> None:
        s.declared = {}
        s.attacked = ()
        s.wipe(BARRED | LANDED | DRIVEN)


def spring_night_ambush(s: Bayonet, rule: NightAmbush) -> None:
    """Scenario 3: the turn of a side is one roll from ambush, and nothing else."""
    target = s.book.place_of[rule.target]
    die = s.roll_die(SIDES_OF_DIE)
    steps = s.book.charts.assault(rule.strength, die + rule.modifier)
    s.tell(NIGHT_AMBUSH, target, rule.strength, die, rule.modifier, steps)
    side = 1 - SIDES.index(rule.side)
    suffer(s, side, s.units_at(target, side), steps, BY_COMBAT, ())
