"""What can change during a game of The Lost Valley, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from indochine.kernel.bitsets import bits
from indochine.kernel.dice import Dice
from indochine.kernel.frames import Decision, Procedure
from indochine.kernel.state import Outcome, State
from indochine.titles.lost_valley.book import (
    ACTIVE,
    CRS,
    DESTROYED,
    DIVISIONS,
    ELIMINATED,
    FRENCH,
    LOST,
    MARCHE,
    NO_MANS_LAND,
    PLACES,
    REMNANTS,
    WHYS,
    ZONES,
    ValleyBook,
)
from indochine.titles.lost_valley.events import (
    AAA_MOVED,
    AIRSTRIP_LOST,
    ENCIRCLED,
    FORTIFICATIONS_MOVED,
    FREED,
    FRENCH_AGAIN,
    MORALE_MOVED,
    NOBODYS,
    RESOURCES_MOVED,
    STEP_LOST,
    STRENGTH_MOVED,
    UNIT_DISRUPTED,
    UNIT_ELIMINATED,
)
from indochine.titles.lost_valley.pack import Scenario


@dataclass
class Settings:
    """The scenario and options of a game; never change during play."""

    scenario: Scenario
    vulture: bool = False
    far_artillery: bool = False
    own_sector_guns: int = 0  # with far_artillery: those that reach their own Subsector alone
    artillery_stays: bool = False
    arrive_reduced: int = 0
    better_start: bool = False
    any_rest_recovers: bool = False
    isabelle_lost: bool = False
    morale_added: int = 0
    resources_added: int = 0


class Valley(State):
    """Sets of units, of CR and of cards are bit sets in small ints; what is printed stays in the book.

    Markers do not stack (2.2.1.3a): they are numbers here, no members of these sets.
    """

    __slots__ = (
        "aaa",
        "airstrip",
        "ap",
        "asp",
        "book",
        "carried_out",
        "control",
        "deck",
        "discard",
        "disrupted",
        "drawn",
        "due",
        "former",
        "forts",
        "french",
        "hand",
        "here",
        "in_force",
        "inactive",
        "missions",
        "morale",
        "once_used",
        "paid",
        "quiet",
        "reduced",
        "removed",
        "reserve_played",
        "resources",
        "rested",
        "settings",
        "strength",
        "turn",
        "used",
        "viet_minh",
        "waiting",
    )

    book: ValleyBook
    settings: Settings
    here: list[int]  # by place: the units there
    reduced: int  # sets of units
    used: int
    disrupted: int
    due: tuple[int, ...]  # by unit: its turn on the track, 0 for the others
    control: list[int]  # by CR: FRENCH, a Division's number plus one, or NO_MANS_LAND
    french: int  # sets of CR that follow from it
    viet_minh: int
    former: list[int]  # by CR: the Division whose capture still counts on the tracks, or -1
    forts: list[int]
    strength: list[int]  # by Division
    inactive: int  # sets of Divisions: marker on its Inactive side
    waiting: int  # not yet activated (11.3)
    rested: int  # gain Strength next turn (11.1)
    quiet: bool  # no CR was assaulted last turn (9.2)
    airstrip: int
    morale: int  # the tracks
    resources: int
    aaa: int
    ap: int
    asp: int
    missions: tuple[int, int, int]  # ASP spent this turn on SEAD, DAS, CAS
    turn: int
    deck: tuple[int, ...]  # the next card last
    hand: int  # sets of cards
    discard: int
    removed: int
    drawn: int  # the card of this turn, or no card
    in_force: int  # cards whose event works this turn
    carried_out: int  # of those, the ones whose effects have been carried out
    once_used: int  # of those, the ones whose single roll has been chosen
    reserve_played: bool
    paid: int  # set of the things that have been paid for this turn

    def copy(self) -> Valley:
        new = Valley()
        self.copy_kernel_part(new)
        new.book = self.book
        new.settings = self.settings
        new.here = self.here[:]
        new.reduced = self.reduced
        new.used = self.used
        new.disrupted = self.disrupted
        new.due = self.due
        new.control = self.control[:]
        new.french = self.french
        new.viet_minh = self.viet_minh
        new.former = self.former[:]
        new.forts = self.forts[:]
        new.strength = self.strength[:]
        new.inactive = self.inactive
        new.waiting = self.waiting
        new.rested = self.rested
        new.quiet = self.quiet
        new.airstrip = self.airstrip
        new.morale = self.morale
        new.resources = self.resources
        new.aaa = self.aaa
        new.ap = self.ap
        new.asp = self.asp
        new.missions = self.missions
        new.turn = self.turn
        new.deck = self.deck
        new.hand = self.hand
        new.discard = self.discard
        new.removed = self.removed
        new.drawn = self.drawn
        new.in_force = self.in_force
        new.carried_out = self.carried_out
        new.once_used = self.once_used
        new.reserve_played = self.reserve_played
        new.paid = self.paid
        return new

    # Who holds what

    def french_crs(self) -> int:
        """2.2.1.1a: the CR under French control."""
        return self.french

    def vm_crs(self) -> int:
        return self.viet_minh

    def set_control(self, cr: int, control: int) -> None:
        """2.2.1.1b: the French, a Division or nobody; the sets of CR follow."""
        bit = 1 << cr
        self.control[cr] = control
        self.french = self.french | bit if control == FRENCH else self.french & ~bit
        theirs = FRENCH < control < NO_MANS_LAND
        self.viet_minh = self.viet_minh | bit if theirs else self.viet_minh & ~bit

    def is_french(self, place: int) -> bool:
        """13.2d: a drop zone is French while one of its CR is."""
        if place < CRS:
            return self.control[place] == FRENCH
        return bool(self.book.french_while[place - CRS] & self.french_crs())

    def holders(self, cr: int) -> int:
        """2.2.1.1a, 2.2.1.2b: the Infantry and Armor Units there, Active or Used."""
        return self.here[cr] & self.book.holders

    def is_encircled(self, cr: int) -> bool:
        """2.2.1.4b, 12.2.1d: a CR with the icon, at Fortifications Level 0."""
        return bool(self.book.encirclable >> cr & 1) and not self.forts[cr]

    def encircled_crs(self) -> int:
        found, forts = 0, self.forts
        for cr in self.book.can_be_encircled:
            if not forts[cr]:
                found |= 1 << cr
        return found

    def in_centres(self) -> int:
        """All Units in the twelve CR."""
        found = 0
        for here in self.here[:CRS]:
            found |= here
        return found

    def on_map(self) -> int:
        """All Units in CR and drop zones."""
        found = 0
        for here in self.here[:ZONES]:
            found |= here
        return found

    def place_of(self, unit: int) -> int:
        bit = 1 << unit
        for place, here in enumerate(self.here):
            if here & bit:
                return place
        raise LookupError(f"{self.book.unit_ids[unit]} is nowhere")

    # What units are worth

    def sitrep(self) -> int:
        """2.5.2, 2.2.8.5: the DRM of Camp Morale and Resource Points together."""
        charts = self.book.charts
        return charts.camp_morale.drm_at(self.morale) + charts.resource_points.drm_at(self.resources)

    def factor(self, factors: list[tuple[int, int]], unit: int) -> int:
        """2.3.1.3, 2.3.2.2a, 21.3: as printed on the side shown, one less if Disrupted, with no floor."""
        value = factors[unit][self.reduced >> unit & 1]
        return value + self.book.tables.morale_check.disrupted if self.disrupted >> unit & 1 else value

    def steps_of(self, units: int) -> int:
        """2.3.1.5a: the Infantry steps in a set of units."""
        infantry = units & self.book.infantry
        return infantry.bit_count() + (infantry & self.book.two_steps & ~self.reduced).bit_count()

    # Tracks

    def shift_morale(self, number: int, why: str) -> None:
        """2.2.8.1b, 17.1: never above 20; below 1 the game is lost at once."""
        before = self.morale
        if self.outcome is not None:
            return  # the end is the end
        self.morale = self.book.charts.camp_morale.stop(before + number)
        if self.morale != before:
            self.tell(MORALE_MOVED, self.morale - before, self.morale, WHYS.index(why))
        if self.morale < 1:
            self.lose("camp-morale")

    def shift_resources(self, number: int, why: str) -> None:
        """2.2.8.2b, 17.1: never above 30; below 1 the game is lost at once."""
        before = self.resources
        if self.outcome is not None:
            return
        self.resources = self.book.charts.resource_points.stop(before + number)
        if self.resources != before:
            self.tell(RESOURCES_MOVED, self.resources - before, self.resources, WHYS.index(why))
        if self.resources < 1:
            self.lose("resource-points")

    def shift_aaa(self, number: int) -> None:
        """2.2.8.3b: from 1 to 15."""
        before = self.aaa
        self.aaa = self.book.charts.vm_aaa.stop(before + number)
        if self.aaa != before:
            self.tell(AAA_MOVED, self.aaa - before, self.aaa)

    def shift_strength(self, division: int, number: int) -> None:
        """2.2.8.4: from 1 to 15."""
        before = self.strength[division]
        self.strength[division] = self.book.charts.strength.stop(before + number)
        if self.strength[division] != before:
            self.tell(STRENGTH_MOVED, division, self.strength[division] - before, self.strength[division])

    def set_forts(self, cr: int, level: int) -> None:
        """2.2.1.4a, 12.2.2a: from 0 to 4; Isabelle cut off or freed moves Camp Morale."""
        before, was_cut_off = self.forts[cr], self.is_encircled(cr)
        self.forts[cr] = self.book.charts.fortifications.stop(level)
        if self.forts[cr] != before:
            self.tell(FORTIFICATIONS_MOVED, cr, self.forts[cr] - before, self.forts[cr])
        cut_off = self.is_encircled(cr)
        if cut_off != was_cut_off:
            self.tell(ENCIRCLED if cut_off else FREED, cr)
            if cr == self.book.isabelle:
                self.isabelle_cut_off(cut_off)

    def isabelle_cut_off(self, cut_off: bool) -> None:
        """12.2.2a, ruling:1: what is lost comes back when it is over, by one reading only for the French."""
        number = self.book.tables.isabelle.encircled_cm
        if cut_off:
            self.shift_morale(-number, "isabelle-encircled")
        elif self.control[self.book.isabelle] == FRENCH or not self.settings.isabelle_lost:
            self.shift_morale(number, "isabelle-freed")

    def lose(self, death: str) -> None:
        """17.1: sudden death is a Strategic Defeat, whatever else is going on."""
        if self.outcome is None:
            self.outcome = Outcome(None, death, {"level": LOST, "half_points": 0, "turn": self.turn})

    # Control

    def capture(self, cr: int, division: int) -> None:
        """2.2.1.5b, 2.2.4.1a, 2.2.4.4, 12.1b, 12.3.5.2p, ruling:2: guns are lost; icons, stars; Level 1."""
        book = self.book
        self.set_control(cr, division + 1)
        for unit in bits(self.here[cr]):
            self.eliminate(unit)
        if cr == book.airfield and self.airstrip != DESTROYED:
            self.airstrip = DESTROYED
            self.tell(AIRSTRIP_LOST)
        if cr == book.command_post:
            self.lose("command-post")
        self.set_forts(cr, book.tables.vm_assault.captured_fortifications)
        if self.former[cr] < 0:
            self.former[cr] = division
            self.shift_strength(division, book.gun_icons >> cr & 1)
            self.shift_aaa(book.aa_icons >> cr & 1)
            self.shift_morale(-book.stars[cr], "cr-lost")

    def return_to_french(self, cr: int) -> None:
        """2.2.4.1b to 2.2.4.3: what the capture changed on the tracks is undone."""
        book, division = self.book, self.former[cr]
        self.set_control(cr, FRENCH)
        self.tell(FRENCH_AGAIN, cr)
        if division >= 0:
            self.former[cr] = -1
            self.shift_strength(division, -(book.gun_icons >> cr & 1))
            self.shift_aaa(-(book.aa_icons >> cr & 1))
            self.shift_morale(book.stars[cr], "cr-regained")

    def release_empty(self) -> None:
        """2.2.1.1a, 2.2.1.1b: a French CR that no Infantry or Armor holds any more belongs to nobody."""
        for cr in range(CRS):
            if self.control[cr] == FRENCH and not self.holders(cr):
                self.set_control(cr, NO_MANS_LAND)
                self.tell(NOBODYS, cr)

    # What happens to units

    def shift(self, unit: int, origin: int, to: int) -> None:
        bit = 1 << unit
        self.here[origin] ^= bit
        self.here[to] |= bit

    def lose_step(self, unit: int) -> None:
        """2.3.1.5b: a full 2-step Unit is reduced; any other is eliminated."""
        bit = 1 << unit
        if self.book.two_steps & bit & ~self.reduced:
            self.reduced |= bit
            self.tell(STEP_LOST, unit)
        else:
            self.eliminate(unit)

    def eliminate(self, unit: int) -> None:
        """2.2.8.6, 2.2.8.7, 12.3.5.2m: battalions to the Remnants, Bataillons de Marche to their box."""
        bit = 1 << unit
        box = REMNANTS if self.book.two_steps & bit else MARCHE if self.book.marche & bit else ELIMINATED
        self.tell(UNIT_ELIMINATED, unit)
        self.shift(unit, self.place_of(unit), box)
        self.reduced &= ~bit
        self.used &= ~bit
        self.disrupted &= ~bit

    def disrupt(self, unit: int) -> None:
        """2.3.2.2a: a second Disruption has no effect."""
        if not self.disrupted >> unit & 1:
            self.disrupted |= 1 << unit
            self.tell(UNIT_DISRUPTED, unit)


def new_state(dice: Dice, book: ValleyBook, settings: Settings) -> Valley:
    """An empty table: nothing is laid out yet."""
    s = Valley()
    s.prepare(dice)
    s.book = book
    s.settings = settings
    s.here = [0] * PLACES
    s.reduced = 0
    s.used = 0
    s.disrupted = 0
    s.due = (0,) * len(book.unit_ids)
    s.control = [FRENCH] * CRS
    s.french = (1 << CRS) - 1
    s.viet_minh = 0
    s.former = [-1] * CRS
    s.forts = [0] * CRS
    s.strength = [1] * DIVISIONS
    s.inactive = 0
    s.waiting = 0
    s.rested = 0
    s.quiet = False
    s.airstrip = ACTIVE
    s.morale = 1
    s.resources = 1
    s.aaa = 1
    s.ap = 0
    s.asp = 0
    s.missions = (0, 0, 0)
    s.turn = settings.scenario.first_turn
    s.deck = ()
    s.hand = 0
    s.discard = 0
    s.removed = 0
    s.drawn = book.no_card
    s.in_force = 0
    s.carried_out = 0
    s.once_used = 0
    s.reserve_played = False
    s.paid = 0
    return s


class Step(Procedure[Valley]):
    """A procedure of this game."""


class Ask(Decision[Valley]):
    """A decision of this game."""
