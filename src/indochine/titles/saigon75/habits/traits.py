"""What a choice is like, as numbers: what self-play has taught of them is looked up by these."""

from __future__ import annotations

from typing import Final

from indochine.kernel.lessons import head_of, trait
from indochine.titles.saigon75.book import (
    CRISIS,
    ELIMINATED,
    NV,
    PROVINCES,
    REBUILD_ACTIVE,
    REDEPLOY,
    RESERVES,
    SV_REBUILD,
    TRAIL,
    UNPLACED,
)
from indochine.titles.saigon75.cards.provinces import DesignateUnits, EvacuateTo, NameProvince, PutVc
from indochine.titles.saigon75.habits.lore import Lore
from indochine.titles.saigon75.habits.nv_moves import sv_dice
from indochine.titles.saigon75.rules.d02_availability import maximum
from indochine.titles.saigon75.rules.d03_cards import PLAY
from indochine.titles.saigon75.rules.d04_anywhere import Anywhere
from indochine.titles.saigon75.rules.d04_movement import Destination
from indochine.titles.saigon75.rules.d05_stacking import EliminateExcess
from indochine.titles.saigon75.rules.d06_combat import EngageUnits, declared
from indochine.titles.saigon75.rules.d06_losses import TakeLoss, VcStandAside
from indochine.titles.saigon75.rules.d06a_battle import RerollBattleDie
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, battle_dice
from indochine.titles.saigon75.rules.d06b_retreat import RetreatUnit, VoluntaryRetreat
from indochine.titles.saigon75.rules.d06c_bonus import AnnounceBonus
from indochine.titles.saigon75.rules.d07_attrition import RerollAttrition
from indochine.titles.saigon75.rules.d09_desertion import Desert
from indochine.titles.saigon75.state import Ask, Saigon

NO_KIND: Final = 15
NO_PLACE: Final = 31
NOWHERE: Final = 127  # a unit that comes from no province
VERB: Final = 15  # the bits of a code that say what is done
MOST: Final = 7  # units around a province, by which they are counted
# The sorts of traits, in the order of `Traits.of`. "turn" is the turn and whose phase it is.
SORTS: Final = (
    "itself",
    "itself-turn",
    "turn-number",
    "kind-turn",
    "kind-number",
    "provinces",
    "event",
    "local-kind",
    "local-turn",
    "local-far",
    "around",
    "fight",
    "place-turn",
    "place-local",
    "place-number",
    "saigon",
    "left-behind",
    "way",
    "case",
)
# Questions whose choices name a kind and a place, or one of them.
KIND_PLACE: Final = (
    "move-units",
    "take-unit",
    "retreat-unit",
    "voluntary-retreat",
    "desert",
    "evacuate-to",
)
KIND: Final = ("engage-units", "take-loss", "eliminate-excess", "designate-units", "raise-unit")
PLACE: Final = (
    "destination",
    "anywhere",
    "declare-combat",
    "name-province",
    "place-unit",
    "restore-division",
)


class Traits:
    """Made once for a book. The layout of these numbers is what lessons.toml refers to: whoever changes it
    must go to school anew."""

    def __init__(self, questions: list[str]) -> None:
        self.number: dict[str, int] = {name: n for n, name in enumerate(questions)}
        self.has_kind: list[bool] = [name in KIND_PLACE or name in KIND for name in questions]
        self.has_place: list[bool] = [name in KIND_PLACE or name in PLACE for name in questions]
        self.play_card: int = self.number["play-card"]

    def of(self, s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[list[int]]:
        question = self.number[frame.name]
        asked = Asked(s, lore, frame)
        found = []
        for code in codes:
            head = head_of(question, frame.side, code & VERB)
            kind, place = self.meant(question, asked.about, code)
            traits = asked.at_all(head, code >> 4, kind, place)
            if place < PROVINCES:
                traits += asked.there(head, kind, place)
            if asked.left != NOWHERE:
                traits += asked.behind(head, kind, place)
            if question == self.play_card and code & VERB == PLAY:
                traits.append(asked.card(head, code >> 4))
            elif self.has_kind[question] and self.has_place[question] and place < PROVINCES:
                traits.append(asked.ways(head, kind, place))
            found.append(traits)
        return found

    def meant(self, question: int, about: About, code: int) -> tuple[int, int]:
        """The kind of unit and the place that a choice names, or those that the question is about."""
        verb, arguments = code & VERB, code >> 4
        kind, place = about.kind, about.place
        has_kind = self.has_kind[question]
        if has_kind and (arguments or verb):
            kind = arguments & 15
        if self.has_place[question]:
            if has_kind:
                place = code >> 16 if arguments else place
            else:
                place = arguments & 4095 if arguments or verb == 0 else NO_PLACE
        return kind, place


class Asked:
    """What all choices of a question have in common, and what is like what in it."""

    def __init__(self, s: Saigon, lore: Lore, frame: Ask) -> None:
        self.s, self.lore = s, lore
        self.about: About = About(s, frame)
        self.ground: Ground = Ground(s, lore, frame.side)
        self.turn: int = s.turn << 1 | (1 if s.active == frame.side else 0)
        self.pair: int = (s.turn + 1) // 2  # of turns
        self.number: int = min(15, self.about.number)
        origin = self.about.origin
        self.left: int = self.ground.local(origin) if origin < PROVINCES else NOWHERE

    def far(self, place: int) -> int:
        return min(7, self.lore.far[place]) if place <= RESERVES else 7

    def at_all(self, head: int, arguments: int, kind: int, place: int) -> list[int]:
        """Who does it and when, wherever it is."""
        s, turn, number, far = self.s, self.turn, self.number, self.far(place)
        event_here = 1 if s.event_place == place else 0
        held = s.nv_provinces() // 2
        return [
            trait(head, 0, arguments),
            trait(head, 1, arguments << 5 | turn),
            trait(head, 2, turn << 4 | number),
            trait(head, 3, (kind << 5 | turn) << 3 | far),
            trait(head, 4, kind << 4 | number),
            trait(head, 5, (held << 3 | self.pair) << 3 | far),
            trait(head, 6, (s.event << 5 | place) << 1 | event_here),
        ]

    def there(self, head: int, kind: int, place: int) -> list[int]:
        """What the province is like."""
        ground, pair, far = self.ground, self.pair, self.far(place)
        local, around = ground.local(place), ground.around(place)
        return [
            trait(head, 7, local << 4 | kind),
            trait(head, 8, local << 5 | self.turn),
            trait(head, 9, (local << 3 | far) << 3 | pair),
            trait(head, 10, (around << 7 | local) << 1 | (1 if pair > 2 else 0)),
            trait(head, 11, (ground.fight(place) << 3 | far) << 3 | pair),
            trait(head, 12, place << 5 | self.turn),
            trait(head, 13, place << 7 | local),
            trait(head, 14, (place << 4 | self.number) << 3 | pair),
            trait(head, 15, (ground.saigon << 2 | min(3, far)) << 3 | pair),
        ]

    def behind(self, head: int, kind: int, place: int) -> list[int]:
        """What is left there, and the way."""
        return [
            trait(head, 16, (self.left << 4 | kind) << 3 | self.pair),
            trait(head, 17, (self.about.origin << 5 | place) << 4 | kind),
        ]

    def card(self, head: int, card: int) -> int:
        return trait(head, 18, (card << 4 | card_case(self.s, card)) << 3 | self.pair)

    def ways(self, head: int, kind: int, place: int) -> int:
        """What lies beside the province out of which somebody moves."""
        near = 1 if self.far(place) < 2 else 0
        return trait(head, 18, ((self.ground.ways_out(place) << 4 | kind) << 1 | near) << 3 | self.pair)


class About:
    """What a question is about beside its choices: a unit, a province, where it came from, a number."""

    def __init__(self, s: Saigon, frame: Ask) -> None:
        self.kind, self.place, self.origin, self.number = NO_KIND, NO_PLACE, NO_PLACE, 0
        if isinstance(frame, Destination):
            self.kind, self.origin, self.number = s.kind(frame.unit), frame.origin, s.available
        elif isinstance(frame, Anywhere):
            self.kind, self.origin = s.kind(frame.unit), frame.origin
        elif isinstance(frame, (AnnounceBonus, RerollBattleDie)):
            self.at_combat(s, frame.combat(s), frame.side)
        elif isinstance(frame, (TakeLoss, EngageUnits, VcStandAside, EliminateExcess)):
            self.place = frame.place
            if isinstance(frame, TakeLoss):
                self.number = frame.hits
            elif isinstance(frame, EngageUnits):
                self.number = frame.chosen.bit_count()
        elif isinstance(frame, (RetreatUnit, VoluntaryRetreat)):
            self.origin = frame.province
            if isinstance(frame, RetreatUnit):
                self.number = frame.number
        else:
            self.about_cards(s, frame)

    def at_combat(self, s: Saigon, c: CombatFields, side: int) -> None:
        """The dice of both sides as they are."""
        self.place = c.province
        mine, theirs = battle_dice(s, c, side).total, battle_dice(s, c, 1 - side).total
        self.number = min(3, max(0, mine - 1)) << 2 | min(3, max(0, theirs - 1))
        self.kind = side << 1 | (1 if c.attacker == side else 0)

    def about_cards(self, s: Saigon, frame: Ask) -> None:
        if isinstance(frame, (PutVc, DesignateUnits)):
            self.place, self.number = frame.place, frame.left
        elif isinstance(frame, NameProvince):
            self.number, self.kind = s.book.effects[frame.card] & 15, NO_KIND
        elif isinstance(frame, EvacuateTo):
            self.origin = frame.origin
        elif isinstance(frame, Desert):
            self.number = frame.number
        elif isinstance(frame, RerollAttrition):
            self.number = s.air_ready
        elif frame.name == "raise-availability":
            self.number = max(0, maximum(s, frame.side) - s.available) << 2 | min(3, s.available)
        elif frame.name == "declare-combat":
            self.number = len(declared(s).provinces) << 2 | min(3, s.available)
        elif frame.name == "place-unit":
            self.number = s.here[UNPLACED].bit_count()
        else:
            self.number = s.available


class Ground:
    """Provinces as they look to a side; each looked at once for a question."""

    def __init__(self, s: Saigon, lore: Lore, side: int) -> None:
        self.s, self.lore, self.side = s, lore, side
        self.mine: int = s.book.side_set[side]
        self.theirs: int = s.book.side_set[1 - side]
        self.locals: list[int] = [-1] * PROVINCES
        self.arounds: list[int] = [-1] * PROVINCES
        self.saigon: int = self.at_saigon()

    def local(self, place: int) -> int:
        """How many of both sides are there, and who is in control: below 72."""
        found = self.locals[place]
        if found < 0:
            here = self.s.here[place]
            mine, theirs = (here & self.mine).bit_count(), (here & self.theirs).bit_count()
            found = (min(5, mine) * 6 + min(5, theirs)) * 2 + (self.s.militia >> place & 1)
            self.locals[place] = found
        return found

    def around(self, place: int) -> int:
        """How many of both sides are beside it: below 64."""
        found = self.arounds[place]
        if found < 0:
            mine = theirs = 0
            for near in self.s.book.adjacent[place]:
                here = self.s.here[near]
                mine += (here & self.mine).bit_count()
                theirs += (here & self.theirs).bit_count()
            found = min(MOST, mine) << 3 | min(MOST, theirs)
            self.arounds[place] = found
        return found

    def fight(self, place: int) -> int:
        """Who could attack here and what with, whom they would meet: below 4096."""
        s = self.s
        here = s.here[place]
        mine, theirs = here & self.mine & ~s.barred, here & self.theirs
        ready = min(5, (mine & s.activated).bit_count())
        waiting = min(5, (mine & ~s.activated).bit_count())
        if self.side == NV:
            dice = sv_dice(s, place, theirs.bit_count()) if theirs else 0
        else:
            dice = min(5, theirs.bit_count() + (s.militia >> place & 1))
        full = min(3, (theirs & s.book.divisions & ~s.reduced).bit_count())
        return ((ready * 6 + waiting) << 3 | min(7, dice)) << 2 | full

    def at_saigon(self) -> int:
        """Who is in Saigon, who is near: below 1024."""
        here = self.s.here[self.lore.saigon]
        mine, theirs = (here & self.mine).bit_count(), (here & self.theirs).bit_count()
        return (min(5, mine) * 6 + min(5, theirs)) << 6 | self.around(self.lore.saigon)

    def ways_out(self, place: int) -> int:
        """What lies beside a province: something to walk into, a fight of one's own, Saigon."""
        s, side = self.s, self.side
        found = 0
        for near in s.book.adjacent[place]:
            here = s.here[near]
            ours = (s.militia >> near & 1) == (1 if side == NV else 0)
            if not here & self.theirs and not ours:
                found |= 1
            elif here & self.theirs:
                found |= 4 if here & self.mine else 2
        return found


def card_case(s: Saigon, card: int) -> int:
    """What decides how well a card serves now."""
    lost, (nv, sv) = s.here[ELIMINATED], s.book.side_set
    effect = s.book.effects[card]
    if effect == SV_REBUILD or effect == REBUILD_ACTIVE or effect == TRAIL:
        reduced = s.reduced & (nv if s.active == NV else sv)
        return min(3, (lost & sv).bit_count()) << 2 | min(3, reduced.bit_count())
    if effect == REDEPLOY or effect == CRISIS:
        return min(15, s.nv_provinces())
    return min(5, s.air_ready) << 1 | (1 if s.units(s.book.saigon, NV) else 0)
