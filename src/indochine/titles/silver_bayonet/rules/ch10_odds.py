"""What guns and aircraft can bring, exactly: through air defence fire, and from the table."""

from __future__ import annotations

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import BayonetBook
from indochine.titles.silver_bayonet.rules.ch02_losses import is_fire_proof
from indochine.titles.silver_bayonet.rules.ch02_odds import TEN
from indochine.titles.silver_bayonet.rules.ch10_fire import damage_of, defending_steps, modifiers, power
from indochine.titles.silver_bayonet.state import Bayonet

# Air defence fire


def air_chances(book: BayonetBook, near: int, air: int) -> Chances:
    """14.1, 14.3: air points that get through, and those lost for good; `near` are steps of the PAVN."""
    chances: Chances = {}
    if not air or near <= air:
        return {(air, 0): 1.0}
    for die, chance in TEN:
        if die > book.hit_max:
            add(chances, (air, 0), chance)
            continue
        for damage, share in TEN:
            lost, for_good = damage_of(book.damage[damage - 1])
            add(chances, (max(0, air - lost), for_good), chance * share)
    return chances


def air_note(book: BayonetBook, near: int, air: int) -> list[Note]:
    if not air or near <= air:
        return []
    return [Note(Msg("odds-note-air-defence", number=near, air=air, most=book.hit_max), "14.1a")]


def air_defence_odds(book: BayonetBook, near: int, air: int) -> Odds:
    """14.1: what of a mission gets through."""
    chances = air_chances(book, near, air)
    notes = air_note(book, near, air) or [Note(Msg("odds-note-no-air-defence"), "14.1a")]
    return Odds("odds-line-air-defence", ("through", "destroyed"), chances, {}, {}, notes)


# The table


def hit_chances(book: BayonetBook, guns: int, air: Chances, modifier: int) -> Chances:
    """10.1.3: the number of the table, and whether a unit is fatigued; no strength brings nothing."""
    chances: Chances = {}
    charts = book.charts
    for flown, share in air.items():
        for die, chance in TEN:
            number, tires = charts.bombardment(guns + flown[0], die + modifier)
            add(chances, (number, int(tires)), share * chance)
    return chances


def fire_chances(
    s: Bayonet, side: int, target: int, guns: tuple[int, ...], air: int, spotted: bool
) -> Chances:
    """The number and the fatigue that such a fire brings on this board."""
    through = air_chances(s.book, defending_steps(s, target), air)
    return hit_chances(s.book, power(s, guns), through, modifiers(s, side, target, guns, spotted).total)


def fire_strength(guns: int, air: int, extra: int) -> Tally:
    """10.1.3: what fires."""
    tally = Tally().plus(guns, "guns", "10.1.3").plus(air, "air", "11.0a")
    return tally.plus(extra, "b-52", "11.2a")


def bombardment_odds(
    book: BayonetBook, strength: Tally, near: int, air: int, tally: Tally, ground: int, worn: bool, most: int
) -> Odds:
    """10.1.3, 2.6.2: steps lost by the target, one more if it was worn out; and whether a unit is fatigued.

    Of the strength `air` are air points, with `near` steps of the PAVN; the target has `most` steps to lose.
    """
    chances: Chances = {}
    through = air_chances(book, near, air)
    for hit, chance in hit_chances(book, strength.total - air, through, tally.total).items():
        number, tires = hit
        steps = number // ground + int(worn and tires > 0)
        add(chances, (min(steps, most), tires), chance)
    notes = [Note(Msg("odds-note-bombardment", number=ground), "10.1.3"), *air_note(book, near, air)]
    if worn:
        notes.append(Note(Msg("odds-note-worn"), "2.6.2"))
    sums = {"strength": strength, "modifiers": tally}
    figures = {"strength": strength.total, "ground": ground}
    line = "odds-line-bombardment"
    return Odds(line, ("steps", "fatigue"), chances, figures, sums, notes, ("fatigue",))


def steps_under_fire(s: Bayonet, units: tuple[int, ...]) -> int:
    """12.4.3, 12.5.1: the steps that bombardment can take from a stack."""
    return sum([s.steps_of(unit) for unit in units if not is_fire_proof(s, unit)])
