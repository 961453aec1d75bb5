"""8.0: whether the airstrip is still open."""

from __future__ import annotations

from indochine.kernel.events import Tally
from indochine.titles.lost_valley.book import DAMAGED, DESTROYED, INTERDICTED
from indochine.titles.lost_valley.events import AIRSTRIP_ROLLED
from indochine.titles.lost_valley.state import Step, Valley
from indochine.titles.lost_valley.table_data import TableData


class Airstrip(Step):
    """8.1a: two dice, one less for each captured CR that overlooks the runway; never again once Destroyed."""

    name = "airstrip"
    steps = ("roll",)

    def roll(self, s: Valley) -> None:
        if s.airstrip == DESTROYED:
            return
        table = s.book.charts.airstrip_status
        faces = s.roll(table.dice)
        overlooked = (s.vm_crs() & s.book.bombardment).bit_count()
        tally = airstrip_tally(s.book.tables, sum(faces), overlooked)
        s.airstrip = status_after(s, table.at(tally.total).result)
        s.tell(AIRSTRIP_ROLLED, tuple(faces), tally, tally.total, s.airstrip)


def airstrip_tally(tables: TableData, dice: int, overlooked: int) -> Tally:
    """8.1a, 2.2.4.5: by how many captured CR the runway is overlooked."""
    tally = Tally().plus(dice, "dice", "8.1a")
    return tally.plus(overlooked * tables.airstrip_status.vm_cr_drm, "vm-crs", "2.2.4.5")


def status_after(s: Valley, result: str) -> int:
    """8.1b to 8.1e: a second Damage destroys; Interdiction adds nothing to Damage."""
    if result == "destroyed" or (result == "damaged" and s.airstrip == DAMAGED):
        return DESTROYED
    if result == "damaged":
        return DAMAGED
    return INTERDICTED if result == "interdicted" and s.airstrip != DAMAGED else s.airstrip
