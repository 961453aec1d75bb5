"""12.3.5.1, 15.1.3, 15.1.4, 16.1e: aircraft, guns and cards that are put into a fight before its dice."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import CRS, FR, WHYS
from indochine.titles.lost_valley.cards.modifiers import is_free, single_drm, single_drms
from indochine.titles.lost_valley.events import CARD_DRM_USED, CLOSE_AIR, POINT_SPENT, SUPPORTED
from indochine.titles.lost_valley.rules.ch07_air import CAS, mission_room, spend_air
from indochine.titles.lost_valley.rules.ch12_odds import Odds
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
ADD: Final = 1

# What can be paid for once in a turn.
DEFENCE_GUNS: Final = 0
MOVEMENT: Final = 1
ASSAULTS: Final = 2
ASSAULT_GUNS: Final = 3
WORKS: Final = 4
RAID_GUNS: Final = 5

NOT_ACTIVE_GUN: Final = Why("12.3.5.1c", "no-active-artillery")
OUT_OF_RANGE: Final = Why("2.2.5b", "artillery-out-of-range")
UNDER_ASSAULT: Final = Why("12.3.5.1d", "artillery-under-assault")
NO_AP: Final = Why("5.2.1", "no-action-point")
LAST_RP: Final = Why("17.1", "last-point")
TOO_MANY_ASP: Final = Why("7.2", "too-many-asp")
NO_SUCH_CARD: Final = Why("5.1b", "no-such-card-in-force")
NEEDS_UNMET: Final = Why("5.1b", "card-needs-another-unit")


# Paying


def cannot_pay(s: Valley, what: int, ap: int, rp: int) -> Why | None:
    """ruling:3: the last Resource Point is never spent: that would be the end."""
    if s.paid >> what & 1:
        return None
    if s.ap < ap:
        return NO_AP
    return LAST_RP if rp and s.resources <= rp else None


def pay(s: Valley, what: int, ap: int, rp: int, why: str) -> None:
    """5.2.1: once in a turn for each thing."""
    if s.paid >> what & 1:
        return
    s.paid |= 1 << what
    if ap:
        s.ap -= ap
        s.tell(POINT_SPENT, WHYS.index(why), s.ap)
    if rp:
        s.shift_resources(-rp, why)


def poorer(s: Valley, rp: int) -> Valley:
    """The same situation with so many Resource Points less: for odds."""
    then = s.copy()
    then.resources -= rp
    return then


# Guns


def gun_reach(s: Valley, unit: int) -> int:
    """2.2.5a, 2.2.5b, 2.3.1.6c, 19.2: the CR that an Artillery Unit can support."""
    cr = s.place_of(unit)
    if s.settings.far_artillery:
        return s.book.own_sector[cr] if s.settings.own_sector_guns >> unit & 1 else (1 << CRS) - 1
    return s.book.gun_range[cr]


def active_guns(s: Valley) -> int:
    """12.3.5.1c, 15.1.4, 16.1e: any Active Artillery on the map, also where no Infantry stands by it."""
    return s.in_centres() & s.book.guns & ~s.used


class Fight(Step):
    """An assault by either side, or a raid: what supports it stands in its frame."""

    cr: int
    units: int
    guns: int
    cas: int
    drm: int
    vm: int  # DRM on the table of Viet Minh casualties
    die: int  # rolled on it

    def price(self, s: Valley) -> tuple[int, int, int]:
        """What is paid for the guns, in Action Points and in Resource Points."""
        raise NotImplementedError

    def silenced(self, s: Valley) -> int:
        """CR whose guns cannot support anybody."""
        return 0

    def odds_now(self, s: Valley) -> Odds:
        """What the dice can bring with what supports the fight now."""
        raise NotImplementedError

    def losses_again(self, s: Valley) -> Odds:
        """What the die for Viet Minh losses can bring once more."""
        raise NotImplementedError

    def odds_with(self, s: Valley, **changes: int) -> Odds:
        fight = self.amended(changes)
        assert isinstance(fight, Fight)
        return fight.odds_now(s)

    def values_of_die(self) -> tuple[int, int]:
        return self.die, self.vm


class PickForFight(Ask):
    """Units picked one by one for an assault or a raid; asked to the last, for then dice fall."""

    fields = ("side", "cr", "units")

    def __init__(self, side: int, cr: int, units: int) -> None:
        self.side = side
        self.cr = cr
        self.units = units  # picked so far

    def pool(self, s: Valley) -> int:
        """The Units that come into question."""
        raise NotImplementedError

    def fight(self, units: int) -> Fight:
        """What these Units would begin."""
        raise NotImplementedError

    def worth(self, s: Valley) -> int:
        """What the picked Units bring to the roll."""
        raise NotImplementedError

    def asks_anyway(self, s: Valley) -> bool:
        return self.units != 0

    def offers(self, s: Valley) -> list[int]:
        adds = [ADD | unit << 4 for unit in bits(self.pool(s) & ~self.units)]
        return [DONE, *adds] if self.units else adds

    def units_after(self, code: int) -> int:
        return self.units if code == DONE else self.units | 1 << first(code)

    def odds(self, s: Valley, code: int) -> Odds | None:
        units = self.units_after(code)
        return self.fight(units).odds_now(s) if units else None

    def context(self, s: Valley) -> dict[str, Any]:
        return {
            "place": self.cr,
            "picked:unit*": bits(self.units),
            "number": self.units.bit_count(),
            "steps": s.steps_of(self.units),
            "worth": self.worth(s),
        }


class CommitAir(Ask):
    """7.2.3, 12.3.5.1a, 15.1.3: ASP on this fight, each one more on its roll."""

    name = "commit-air"
    verbs = (Verb("commit", "number", rules="7.2.3 12.3.5.1a 15.1.3"),)
    fields = ("side", "cr")

    def __init__(self, side: int, cr: int) -> None:
        self.side = side
        self.cr = cr

    def offers(self, s: Valley) -> list[int]:
        return [number << 4 for number in range(mission_room(s, CAS) + 1)]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if first(code) <= mission_room(s, CAS) else TOO_MANY_ASP

    def apply(self, s: Valley, code: int) -> None:
        number = first(code)
        if number:
            spend_air(s, CAS, number)
            s.tell(CLOSE_AIR, number, self.cr)
            s.amend(cas=number)

    def odds(self, s: Valley, code: int) -> Odds:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        return fight.odds_with(s, cas=first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"place": self.cr, "left": s.asp}


class CommitGuns(Ask):
    """12.3.5.1b to 12.3.5.1e, 15.1.4, 16.1e: Active Artillery in range; each supports one fight a turn."""

    name = "commit-guns"
    verbs = (
        Verb("done", rules="12.3.5.1b 15.1.4 16.1e"),
        Verb("add", "unit", rules="12.3.5.1b 12.3.5.1c 15.1.4 16.1e"),
    )
    fields = ("side", "cr", "guns")

    def __init__(self, side: int, cr: int, guns: int) -> None:
        self.side = side
        self.cr = cr
        self.guns = guns

    def fight(self, s: Valley) -> Fight:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        return fight

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [ADD | unit << 4 for unit in bits(active_guns(s))]

    def asks_anyway(self, s: Valley) -> bool:
        """The dice come next: nobody throws them by adding his last gun."""
        return self.guns != 0

    def tries(self, s: Valley) -> list[int]:
        guns = 0
        for cr in range(CRS):
            guns |= s.here[cr] & s.book.guns
        return [DONE] + [ADD | unit << 4 for unit in bits(guns)]

    def refused(self, s: Valley, code: int) -> Why | None:
        unit, fight = first(code), self.fight(s)
        if code == DONE:
            return None
        if not active_guns(s) >> unit & 1:
            return NOT_ACTIVE_GUN
        if fight.silenced(s) >> s.place_of(unit) & 1:
            return UNDER_ASSAULT
        if not gun_reach(s, unit) >> self.cr & 1:
            return OUT_OF_RANGE
        what, ap, rp = fight.price(s)
        return cannot_pay(s, what, ap, rp)

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            if self.guns:
                s.tell(SUPPORTED, tuple(bits(self.guns)), self.cr)
                s.amend(guns=self.guns)
            return
        fight = s.frames[-1]
        assert isinstance(fight, Fight)
        what, ap, rp = fight.price(s)
        pay(s, what, ap, rp, "artillery")
        s.used |= 1 << first(code)  # 12.3.5.1e
        s.push(CommitGuns(self.side, self.cr, self.guns | 1 << first(code)))

    def odds(self, s: Valley, code: int) -> Odds:
        """The Resource Point that the first gun costs may itself move the SITREP."""
        what, _, rp = self.fight(s).price(s)
        guns = self.guns if code == DONE else self.guns | 1 << first(code)
        then = s if code == DONE or s.paid >> what & 1 else poorer(s, rp)
        return self.fight(s).odds_with(then, guns=guns)

    def context(self, s: Valley) -> dict[str, Any]:
        what, ap, rp = self.fight(s).price(s)
        paid = s.paid >> what & 1
        return {
            "place": self.cr,
            "ap": 0 if paid else ap,
            "rp": 0 if paid else rp,
            "picked:unit*": bits(self.guns),
            "number": self.guns.bit_count(),
        }


def offer_guns(s: Valley, cr: int) -> None:
    if active_guns(s):
        s.push(CommitGuns(FR, cr, 0))


def defence_is_free(s: Valley) -> bool:
    """card:42: artillery in defence for nothing."""
    return is_free(s, "artillery-defence")


# Cards for a single roll


def offer_card(s: Valley, roll: str) -> None:
    if single_drms(s, roll):
        s.push(UseCard(FR, ROLLS.index(roll)))


ROLLS: Final = ("vm-assault", "french-assault", "raid")


def needs_met(s: Valley, fight: Fight, card: int) -> bool:
    """What must take part in the roll for a card to help it."""
    needs, book = single_drm(s, card).needs, s.book
    if needs == "parachute-battalion":
        return bool(fight.units & book.para_battalions)
    if needs == "armour":
        return bool(fight.units & book.kind_set[1])
    if needs == "artillery":
        return bool(fight.guns)
    near = book.adjacent[fight.cr] | 1 << fight.cr
    return not needs or any(s.here[cr] >> book.gaaceo & 1 for cr in bits(near))


class UseCard(Ask):
    """5.1b: a card in force that helps one roll of the player's choice: this one?"""

    name = "use-card"
    verbs = (Verb("pass", rules="5.1b"), Verb("use", "card", rules="5.1b"))
    fields = ("side", "roll")

    def __init__(self, side: int, roll: int) -> None:
        self.side = side
        self.roll = roll

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [ADD | card << 4 for card in single_drms(s, ROLLS[self.roll])]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return None
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        if first(code) not in single_drms(s, ROLLS[self.roll]):
            return NO_SUCH_CARD
        return None if needs_met(s, fight, first(code)) else NEEDS_UNMET

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            return
        fight, card = s.frames[-1], first(code)
        assert isinstance(fight, Fight)
        s.once_used |= 1 << card
        s.amend(drm=fight.drm + single_drm(s, card).amount)
        s.tell(CARD_DRM_USED, card, single_drm(s, card).amount)
        offer_card(s, ROLLS[self.roll])

    def odds(self, s: Valley, code: int) -> Odds:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        extra = 0 if code == DONE else single_drm(s, first(code)).amount
        return fight.odds_with(s, drm=fight.drm + extra)

    def context(self, s: Valley) -> dict[str, Any]:
        fight = s.frames[-2]
        assert isinstance(fight, Fight)
        return {"place": fight.cr}
