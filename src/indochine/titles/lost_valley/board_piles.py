"""Cards in hand and piles, markers on the tracks, and the numbers beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from indochine.kernel.board import Figure, Gauge, Pile
from indochine.kernel.text import Msg
from indochine.titles.lost_valley import tableau
from indochine.titles.lost_valley.rules.ch06_discard import hand_limit
from indochine.titles.lost_valley.rules.ch07_air import aaa_drm
from indochine.titles.lost_valley.rules.ch17_victory import what_counts
from indochine.titles.lost_valley.state import Valley
from indochine.titles.lost_valley.tableau_places import signed

SIDES: Final = {
    "camp_morale": "FR",
    "resource_points": "FR",
    "vm_aaa": "VM",
    "action_points": "FR",
    "air_support_points": "FR",
}
MISSIONS: Final = ("SEAD", "DAS", "CAS")


# ---------------------------------------------------------------- cards


def piles(s: Valley, view: dict[str, Any]) -> list[Pile]:
    """The hand first, then what lies open, then what is drawn from and what is gone."""
    cards = view["cards"]
    shown = [*cards["in_force"], *drawn(cards)]
    limit = Msg("tableau-hand", number=len(cards["hand"]), most=hand_limit(s))
    return [
        Pile("hand", limit, len(cards["hand"]), "FR", refs(cards["hand"])),
        *open_pile("tableau-row-drawn", drawn(cards)),
        *open_pile("board-pile-in-force", cards["in_force"]),
        pile("deck", cards["still_to_come"]),
        pile("discard", [id for id in cards["discard"] if id not in shown]),
        pile("removed", [id for id in cards["removed"] if id not in shown]),
    ]


def drawn(cards: dict[str, Any]) -> list[str]:
    """5.1a: the card of the turn, unless it is kept, works as an event or has been shuffled back."""
    id = cards["drawn"]
    elsewhere = (*cards["in_force"], *cards["hand"], *cards["removed"], *cards["still_to_come"])
    return [id] if id and id not in elsewhere else []


def open_pile(name: str, ids: list[str]) -> Iterator[Pile]:
    if ids:
        yield Pile("open", Msg(name), len(ids), cards=refs(ids))


def pile(kind: str, ids: list[str]) -> Pile:
    """2.2.8.9: which cards are still to come is known, but not in which order."""
    return Pile(kind, Msg("pile-" + kind), len(ids), cards=refs(ids))


def refs(ids: list[str]) -> list[str]:
    return ["card:" + id for id in ids]


# ---------------------------------------------------------------- tracks and numbers


def gauges(view: dict[str, Any]) -> list[Gauge]:
    levels = [Gauge(id, str(max(0, level)), SIDES[id]) for id, level in view["tracks"].items()]
    return [Gauge("turn", str(view["turn"]), "FR"), *levels]


def figures(s: Valley, view: dict[str, Any]) -> Iterator[Figure]:
    """What weighs on the next roll, and what the siege would be worth now."""
    track = s.book.tables.track
    sitrep = track.sitrep_drm(max(s.morale, 1), max(s.resources, 1))
    yield Figure(Msg("track-sitrep"), signed(sitrep), "FR", "2.5.2")
    yield Figure(Msg("board-figure-points"), victory_points(s), "FR", "17.2a")
    yield Figure(Msg("board-figure-centres"), s.french_crs().bit_count(), "FR", "2.2.1.1a")
    yield Figure(Msg("icon-airstrip"), Msg("airstrip-" + view["airstrip"]), "FR", "8.0")
    yield Figure(Msg("board-figure-aaa"), signed(aaa_drm(s)), "VM", "2.2.8.3a")
    yield from spent(view)
    if not view["outcome"]:
        yield from rolls(s, view)


def victory_points(s: Valley) -> Msg:
    """17.2a: if it ended now."""
    table = s.book.tables.victory
    crs, full, reduced = what_counts(s)
    halves = crs * table.cr + full * table.full_unit + reduced * table.reduced_unit
    number = f"{halves // 2}{'½' * (halves % 2)}"
    return Msg("board-victory", points=number, level=Msg("victory-" + table.reached(halves)))


def spent(view: dict[str, Any]) -> Iterator[Figure]:
    """7.2, 5.2.1: missions flown, and what need not be paid for again this turn."""
    flown = [f"{name} {number}" for name, number in zip(MISSIONS, view["missions"], strict=True) if number]
    if flown:
        yield Figure(Msg("board-figure-missions"), ", ".join(flown), "FR", "7.2")
    if view["paid"]:
        paid = Msg("board-list", parts=[Msg("tableau-paid-" + id) for id in view["paid"]])
        yield Figure(Msg("tableau-row-paid"), paid, "FR", "5.2.1")


def rolls(s: Valley, view: dict[str, Any]) -> Iterator[Figure]:
    """The sum of the roll that is being prepared, but for its dice."""
    for _, said in tableau.rolls_to_come(s, view):
        (sum_so_far,) = said.parts
        yield Figure(Msg("tableau-row-roll"), sum_so_far, "FR")
