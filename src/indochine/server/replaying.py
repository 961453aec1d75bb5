"""Looking back: the game as it stood after any entry, without playing all of it again each time.

While somebody replays a table, copies of its game are kept at some distance from one another. What was
recorded never changes, so a copy stays right however the game goes on.
"""

from __future__ import annotations

from collections import OrderedDict

from indochine.kernel.events import unchain
from indochine.kernel.game import Game
from indochine.kernel.record import begun, effective, replay_entry, versions
from indochine.server.tables import Table

APART = 25  # entries from one copy to the next
REPLAYED = 50  # tables whose copies are kept

Copies = dict[int, Game]  # by the last entry that was played, by its number in the record; -1: none yet


class Replays:
    """The copies of the tables that were looked back at lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Copies] = OrderedDict()

    def of(self, table: Table) -> Copies:
        copies = self.kept.setdefault(table.id, {})
        self.kept.move_to_end(table.id)
        if len(self.kept) > REPLAYED:
            self.kept.popitem(last=False)
        return copies


def stood(game: Game, number: int, copies: Copies) -> Game:
    """The game before an entry of its record, played on from the nearest copy.

    What players agreed to take back is not played. Which entries count up to one that counts does not depend
    on what came later, so the number of the last one is enough to know a copy by.
    """
    entries = unchain(game.entries)[:number]
    counting = effective(entries)
    start = next((at for at in reversed(range(len(counting))) if counting[at] in copies), -1)
    past = copies[counting[start]].copy() if start >= 0 else beginning(game, copies)
    record = {"versions": versions(game.title)}
    for at in range(start + 1, len(counting)):
        replay_entry(game.title, record, past, entries[counting[at]], f"entries[{counting[at]}]")
        if (at + 1) % APART == 0:
            copies[counting[at]] = past.copy()
    return past


def beginning(game: Game, copies: Copies) -> Game:
    if -1 not in copies:
        setup = game.setup
        record = {"scenario": setup.scenario, "options": setup.options, "seed": setup.seed}
        copies[-1] = begun(game.title, record | {"position": setup.position})
    return copies[-1].copy()
