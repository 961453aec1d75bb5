"""What every procedure and every decision of this title has."""

from __future__ import annotations

from indochine.kernel.frames import Decision, Procedure
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.state import Bayonet


class Step(Procedure[Bayonet]):
    """A procedure of this game."""

    def take(self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int) -> None:
        """Somebody has decided what fires in this procedure, which is on top."""
        raise NotImplementedError

    def odds_of_fire(
        self, s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int
    ) -> Odds | None:
        """What the dice would bring if this were to fire."""
        return None

    def odds_of_attack(
        self, s: Bayonet, side: int, target: int, combat: int, units: tuple[int, ...]
    ) -> Odds | None:
        """What the dice would bring if these units attacked."""
        return None


class Ask(Decision[Bayonet]):
    """A decision of this game."""

    def procedure(self, s: Bayonet) -> Step:
        """What play is in the middle of as this is asked."""
        at = len(s.frames) - 1
        while not isinstance(s.frames[at], Step):
            at -= 1
        found = s.frames[at]
        assert isinstance(found, Step)
        return found


class Offer(Ask):
    """A decision that offers what is legal, and nothing else."""

    def legal(self, s: Bayonet) -> list[int]:
        return self.offers(s)
