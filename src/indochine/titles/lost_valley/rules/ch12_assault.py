"""12.3: Viet Minh assaults: who storms what, and how each ends."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why
from indochine.titles.lost_valley.book import DIVISIONS, FR, WHYS
from indochine.titles.lost_valley.cards.modifiers import card_drm, no_vm_assault
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.charts import Rows
from indochine.titles.lost_valley.events import (
    ASSAULT_ROLLED,
    CAPTURED,
    DIE_CHOSE,
    FRENCH_CASUALTIES,
    HELD,
    NO_ASSAULTS,
    REROLLED,
    TARGET_CHOSEN,
    VM_CASUALTIES,
)
from indochine.titles.lost_valley.rules.ch02_checks import die_picks, total_of
from indochine.titles.lost_valley.rules.ch02_stacking import Stacking
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch07_air import CAS, mission_room
from indochine.titles.lost_valley.rules.ch12_casualties import DISRUPTIONS, NOWHERE, Casualties
from indochine.titles.lost_valley.rules.ch12_odds import Odds, vm_assault_odds, vm_losses_odds
from indochine.titles.lost_valley.rules.ch12_reach import active_divisions, strongest, within_reach
from indochine.titles.lost_valley.rules.ch12_support import (
    DEFENCE_GUNS,
    CommitAir,
    Fight,
    defence_is_free,
    offer_card,
    offer_guns,
)
from indochine.titles.lost_valley.state import Ask, Step, Valley
from indochine.titles.lost_valley.table_data import FrenchCasualtiesRow, TableData, VmCasualtiesRow

KEEP: Final = 0
REROLL: Final = 1


# Who storms what


def choose_target(s: Valley, division: int, crs: int) -> tuple[int, str]:
    """12.3.4: lowest Fortifications, then defence, then Morale, then a die; and which of them decided."""
    left = bits(crs)
    if len(left) == 1:
        return left[0], "only-target"
    for why, worth in PRIORITIES:
        worths = [worth(s, cr) for cr in left]
        left = [cr for cr, value in zip(left, worths, strict=True) if value == min(worths)]
        if len(left) == 1:
            return left[0], why
    die, index = die_picks(s, len(left))
    s.tell(DIE_CHOSE, die, left[index])
    return left[index], "by-die"


def works(s: Valley, cr: int) -> int:
    return s.forts[cr]


def defensive_strength(s: Valley, cr: int) -> int:
    """12.3.4: the Defense of all Units there, and the Fortifications."""
    return total_of(s, s.here[cr], "defence") + s.forts[cr]


def morale_strength(s: Valley, cr: int) -> int:
    return total_of(s, s.here[cr], "morale")


PRIORITIES: Final = (
    ("weakest-works", works),
    ("weakest-defence", defensive_strength),
    ("lowest-morale", morale_strength),
)


def choose_targets(s: Valley) -> tuple[int, ...]:
    """12.3.3, 12.3.4b, ruling:6: each picks; the stronger keeps a CR that two pick, the other picks again."""
    french = s.french_crs()
    open_to = {division: within_reach(s, division) & french for division in active_divisions(s)}
    chosen: dict[int, tuple[int, str]] = {}
    while True:
        for division, crs in open_to.items():
            if division not in chosen and crs:
                chosen[division] = choose_target(s, division, crs)
        clash = first_clash(chosen)
        if not clash:
            return told(s, chosen)
        winner = strongest(s, clash)
        for division in clash:
            if division != winner:  # a stronger one that comes here later may still take it from the winner
                open_to[division] &= ~(1 << chosen[division][0])
                del chosen[division]


def first_clash(chosen: dict[int, tuple[int, str]]) -> list[int]:
    """12.3.3b: the Divisions that have picked the same CR, if any have."""
    for cr in sorted([target for target, _ in chosen.values()]):
        rivals = [division for division in sorted(chosen) if chosen[division][0] == cr]
        if len(rivals) > 1:
            return rivals
    return []


def told(s: Valley, chosen: dict[int, tuple[int, str]]) -> tuple[int, ...]:
    """By Division: the CR it storms plus one, or 0."""
    targets = [0] * DIVISIONS
    for division in sorted(chosen):
        cr, why = chosen[division]
        targets[division] = cr + 1
        s.tell(TARGET_CHOSEN, division, cr, s.forts[cr], WHYS.index(why))
    return tuple(targets)


# The phase


class VmAssaults(Step):
    """12.3.2, 12.3.5: all targets first, then each assault to its end, in the order of the Divisions."""

    name = "vm-assaults"
    steps = ("reserve", "events", "choose", "assault", "stacking", "remember")
    fields = ("targets", "next_division")

    def __init__(self, targets: tuple[int, ...] = (), next_division: int = 0) -> None:
        self.targets = targets
        self.next_division = next_division

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "vm-assault")

    def events(self, s: Valley) -> None:
        run_events(s, "vm-assault")

    def choose(self, s: Valley) -> None:
        """11.1b, card:05: a lull: nobody assaults."""
        if no_vm_assault(s):
            s.tell(NO_ASSAULTS)
            s.replace(VmAssaults((0,) * DIVISIONS, self.next_division))
        else:
            s.replace(VmAssaults(choose_targets(s), self.next_division))

    def assault(self, s: Valley) -> None:
        """12.3.3b, 12.3.3c: one CR for a Division, one Division for a CR."""
        division = self.next_division
        if division == DIVISIONS:
            return
        s.again()
        s.replace(VmAssaults(self.targets, division + 1))
        cr = self.targets[division] - 1
        if cr >= 0:
            s.push(VmAssault(division, cr, s.here[cr], bool(s.here[cr] >> s.book.gaaceo & 1)))

    def stacking(self, s: Valley) -> None:
        s.push(Stacking())

    def remember(self, s: Valley) -> None:
        """11.1a, 9.2: who rested, and whether the turn was quiet."""
        idle = 0
        for division, target in enumerate(self.targets):
            if not target:
                idle |= 1 << division
        s.quiet = not any(self.targets)
        everybody = (1 << DIVISIONS) - 1
        if no_vm_assault(s):
            s.rested = everybody
        else:
            s.rested = idle if s.settings.any_rest_recovers else s.inactive & idle


def vm_assault_tally(
    tables: TableData,
    dice: int,
    sitrep: int,
    defence: int,
    cas: int,
    guns: int,
    works: int,
    encircled: bool,
    strength: int,
    cards: int,
) -> Tally:
    """12.3.5.2a: for the garrison its Defense, aircraft, guns and works; against it the Division."""
    tally = Tally().plus(dice, "dice", "12.3.5.2a").plus(sitrep, "sitrep", "2.5.2")
    tally.plus(defence, "defence", "12.3.5.2a")
    tally.plus(cas * tables.air_support.drm_per_point, "close-air", "12.3.5.1a")
    tally.plus(guns, "artillery", "12.3.5.1c").plus(works, "fortifications", "12.3.5.2a")
    tally.plus(tables.vm_assault.encircled_drm if encircled else 0, "encircled", "12.2.1b")
    return tally.plus(-strength, "strength", "12.3.5.2a").plus(cards, "card", "5.1b")


class VmAssault(Fight):
    """12.3.5: one assault, step by step."""

    name = "vm-assault"
    steps = (
        "close_air_support",
        "artillery",
        "card",
        "roll",
        "french_casualties",
        "vm_casualties",
        "reroll",
        "lower_strength",
        "take_or_leave",
    )
    fields = ("division", "cr", "units", "gaaceo", "cas", "guns", "drm", "french", "vm", "die")

    def __init__(
        self,
        division: int,
        cr: int,
        units: int,
        gaaceo: bool,
        cas: int = 0,
        guns: int = 0,
        drm: int = 0,
        french: int = 0,
        vm: int = 0,
        die: int = 0,
    ) -> None:
        self.division = division
        self.cr = cr
        self.units = units  # in the CR when the assault began
        self.gaaceo = gaaceo  # was there when the assault began
        self.cas = cas
        self.guns = guns
        self.drm = drm  # of cards for this roll
        self.french = french  # DRM of the two casualty tables
        self.vm = vm
        self.die = die

    def price(self, s: Valley) -> tuple[int, int, int]:
        """12.3.5.1b, card:42: once for all assaults of the turn."""
        table = s.book.tables.vm_assault
        free = defence_is_free(s)
        return DEFENCE_GUNS, 0 if free else table.support_ap, 0 if free else table.support_rp

    def silenced(self, s: Valley) -> int:
        """12.3.5.1d: guns in any CR that is stormed in this phase."""
        phase = s.frames[-3] if s.frames[-1] is not self else s.frames[-2]
        assert isinstance(phase, VmAssaults)
        found = 0
        for target in phase.targets:
            if target:
                found |= 1 << target - 1
        return found

    def close_air_support(self, s: Valley) -> None:
        if s.turn >= s.book.tables.vm_assault.support_first_turn and mission_room(s, CAS):
            s.push(CommitAir(FR, self.cr))

    def artillery(self, s: Valley) -> None:
        if s.turn >= s.book.tables.vm_assault.support_first_turn:
            offer_guns(s, self.cr)

    def card(self, s: Valley) -> None:
        offer_card(s, "vm-assault")

    def tally(self, s: Valley, dice: int) -> Tally:
        """12.3.5.2a: everything that counts for and against the garrison."""
        return vm_assault_tally(
            s.book.tables,
            dice,
            s.sitrep(),
            total_of(s, s.here[self.cr], "defence"),
            self.cas,
            total_of(s, self.guns, "defence"),
            s.forts[self.cr],
            s.is_encircled(self.cr),
            s.strength[self.division],
            self.drm + card_drm(s, "vm-assault"),
        )

    def odds_now(self, s: Valley) -> Odds:
        return vm_assault_odds(s.book.tables, self.tally(s, 0))

    def losses_again(self, s: Valley) -> Odds:
        return vm_losses_odds(s.book.tables, self.vm)

    def roll(self, s: Valley) -> None:
        """12.3.5.2b: the result is a modifier for each table of casualties."""
        table = s.book.charts.vm_assault
        faces = s.roll(table.dice)
        tally = self.tally(s, sum(faces))
        row = table.at(tally.total)
        s.amend(french=row.french, vm=row.vm)
        s.tell(ASSAULT_ROLLED, self.division, self.cr, tuple(faces), tally, tally.total, row.french, row.vm)

    def french_casualties(self, s: Valley) -> None:
        """12.3.5.2c to 12.3.5.2m."""
        table = s.book.charts.vm_assault_french_casualties
        die = s.roll(table.dice)[0]
        row = table.at(die + self.french)
        tell_french_die(s, die, self.french, row)
        retreats = self.cr if row.retreat else NOWHERE
        disruption = DISRUPTIONS.index(row.disruption)
        exposed = s.here[self.cr]
        s.push(Casualties(retreats, exposed, self.guns, row.steps, disruption, row.counter_battery))

    def vm_casualties(self, s: Valley) -> None:
        """12.3.5.2n: a die for the Division's losses."""
        table = s.book.charts.vm_assault_vm_casualties
        s.amend(die=s.roll(table.dice)[0])
        tell_vm_die(s, table)

    def reroll(self, s: Valley) -> None:
        """12.3.5.2o, 2.3.1.6g: 1 GAACEO was in the CR."""
        if self.gaaceo:
            s.push(RerollCasualties(FR))

    def lower_strength(self, s: Valley) -> None:
        row = s.book.charts.vm_assault_vm_casualties.at(self.die + self.vm)
        s.shift_strength(self.division, -row.strength)
        if row.camp_morale:
            s.shift_morale(row.camp_morale, "casualties")

    def take_or_leave(self, s: Valley) -> None:
        """12.3.5.2p, 2.2.1.1b: without Infantry and Armor the CR is taken."""
        if s.holders(self.cr):
            s.tell(HELD, self.cr)
        else:
            s.tell(CAPTURED, self.division, self.cr)
            s.capture(self.cr, self.division)


def tell_french_die(s: Valley, die: int, drm: int, row: FrenchCasualtiesRow) -> None:
    """The die for French losses and what it does, for the log."""
    if s.loud:
        s.tell(FRENCH_CASUALTIES, die, drm, row.printed)


def tell_vm_die(s: Valley, table: Rows[VmCasualtiesRow]) -> None:
    """The die for Viet Minh losses and what it does, for the log."""
    fight = s.frames[-1]
    assert isinstance(fight, Fight)
    if s.loud:
        die, drm = fight.values_of_die()
        s.tell(VM_CASUALTIES, die, drm, table.at(die + drm).printed)


class RerollCasualties(Ask):
    """12.3.5.2o, 15.1.5g: the die for Viet Minh losses once more; the second result stands."""

    name = "reroll-casualties"
    verbs = (Verb("keep", rules="12.3.5.2o 15.1.5g"), Verb("reroll", rules="12.3.5.2o 15.1.5g"))

    def offers(self, s: Valley) -> list[int]:
        return [KEEP, REROLL]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None

    def apply(self, s: Valley, code: int) -> None:
        if code == REROLL:
            die = s.roll(1)[0]
            s.tell(REROLLED, die)
            s.amend(die=die)

    def odds(self, s: Valley, code: int) -> Odds | None:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        return fight.losses_again(s) if code == REROLL else None

    def context(self, s: Valley) -> dict[str, Any]:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        die, drm = fight.values_of_die()
        return {"die": die, "drm": drm, "place": fight.cr}
