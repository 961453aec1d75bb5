"""The board of The Lost Valley as text: the siege as its commander sees it."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Frame
from indochine.kernel.positions import restore_frame
from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.book import DIVISIONS, ValleyBook
from indochine.titles.lost_valley.rules.ch06_discard import hand_limit
from indochine.titles.lost_valley.rules.ch07_air import aaa_drm
from indochine.titles.lost_valley.rules.ch09_resources import Resources
from indochine.titles.lost_valley.rules.ch12_assault import VmAssault
from indochine.titles.lost_valley.rules.ch12_reach import within_reach
from indochine.titles.lost_valley.rules.ch15_assault import FrenchAssault
from indochine.titles.lost_valley.rules.ch17_victory import what_counts
from indochine.titles.lost_valley.state import Valley
from indochine.titles.lost_valley.tableau_places import (
    SECTORS,
    columns,
    drop_zones,
    inspect,
    laid_out,
    or_none,
    place_name,
    plain,
    row,
    sector,
    signed,
    unit_name,
    unit_text,
)

__all__ = ["inspect", "tableau"]

# What play is in the middle of, told by the innermost of each of these families of frames.
PHASES: Final = {
    "event-card": "step-event-card",
    "action-points": "step-action-points",
    "discarding": "step-discard",
    "air-support": "step-air-support",
    "airstrip": "step-airstrip",
    "resources": "step-resource-points",
    "camp-morale": "step-camp-morale",
    "vm-logistics": "phase-vm-logistics",
    "automatic-control": "step-automatic-control",
    "sapping": "step-sapping",
    "vm-assaults": "step-vm-assault",
    "reinforcements": "step-reinforcements",
    "movement": "step-movement",
    "french-assaults": "step-french-assault",
    "raids": "step-raids",
    "repairs": "step-repairs",
    "airstrip-repair": "step-airstrip-repair",
    "recovery": "step-recovery",
}
DEEDS: Final = ("run-card", "vm-assault", "french-assault", "raid", "overstacked")
# Frames with a roll to come, and the steps before it, as long as something can still be put into it.
ROLLS: Final[dict[str, tuple[type[Frame[Any]], tuple[str, ...]]]] = {
    "resources": (Resources, ("ration", "put_off", "roll")),
    "vm-assault": (VmAssault, ("artillery", "card", "roll")),
    "french-assault": (FrenchAssault, ("artillery", "card", "roll")),
}
UNDECIDED: Final = ("keep-or-play", "take-event")  # the event of the card drawn
SCANT: Final = 3  # Camp Morale or Resource Points that are nearly gone
DIVISION_COLUMNS: Final = columns("division strength state reach")
BOX_COLUMNS: Final = columns("box units")
CARD_COLUMNS: Final = columns("card effect")
PILE_COLUMNS: Final = columns("pile cards")


def tableau(view: dict[str, Any], book: ValleyBook) -> list[Section]:
    """How things stand, the Divisions, the CR by Subsector, drop zones, what is off the map, the cards."""
    s = laid_out(view, book)
    places = [*[sector(s, id, fought_over(view, book)) for id in SECTORS], drop_zones(s)]
    places[-1] = places[-1]._replace(notes=legend())
    return [status(s, view), divisions(s, view), *places, off_map(s, view), *hand(s, view), piles(view)]


def fought_over(view: dict[str, Any], book: ValleyBook) -> int:
    """The CR of the fight that is going on; -1 if there is none."""
    crs = [
        entry["cr"] for entry in view["agenda"] if entry["frame"] in ("vm-assault", "french-assault", "raid")
    ]
    return book.place_ids.index(crs[-1]) if crs else -1


def legend() -> tuple[Msg, ...]:
    return (Msg("tableau-legend-units"), Msg("tableau-legend-marks"), Msg("tableau-legend-icons"))


# How things stand


def status(s: Valley, view: dict[str, Any]) -> Section:
    scant = min(s.morale, s.resources) <= SCANT
    rows = [
        row("turn", turn(s)),
        row("phase", *phase(s, view)),
        row("camp", *camp(s), tone="warning" if scant else ""),
        row("points", *points(view)),
        row("air", *air(s)),
        *[row("standing", standing(s))] * (not view["outcome"]),
        *paid(view),
        *rolls_to_come(s, view),
        *cards_of_the_turn(view),
    ]
    return Section(Msg("tableau-status"), rows=tuple(rows))


def turn(s: Valley) -> Msg:
    last = s.settings.scenario.last_turn
    return Msg("tableau-turn", turn=min(s.turn, last), turns=last)


def phase(s: Valley, view: dict[str, Any]) -> list[Part]:
    if view["outcome"]:
        return [Msg("tableau-over")]
    agenda = view["agenda"]
    parts: list[Part] = [Msg(PHASES[entry["frame"]]) for entry in agenda if entry["frame"] in PHASES]
    deeds = [deed(s.book, entry) for entry in agenda if entry["frame"] in DEEDS]
    return parts + deeds[-1:]


def deed(book: ValleyBook, entry: dict[str, Any]) -> Msg:
    """What is being done: which card, which Division, which CR."""
    named = {
        field: book.domains[domain].msg(book.number(domain, entry[name]))
        for name, field, domain in (
            ("card", "card", "card"),
            ("division", "division", "division"),
            ("cr", "place", "place"),
        )
        if name in entry
    }
    return Msg("tableau-deed-" + entry["frame"], **named)


def camp(s: Valley) -> list[Part]:
    """2.2.8.1a, 2.2.8.2a, 2.5.2: both tracks with their DRM, and the SITREP."""
    track = s.book.tables.track
    morale = track.camp_morale.drm_at(max(s.morale, 1))
    resources = track.resource_points.drm_at(max(s.resources, 1))
    return [
        Msg("tableau-morale", level=plain(s.morale), drm=signed(morale)),
        Msg("tableau-resources", level=plain(s.resources), drm=signed(resources)),
        Msg("tableau-sitrep", drm=signed(morale + resources)),
    ]


def points(view: dict[str, Any]) -> list[Part]:
    """5.2a, 7.1a, 7.2: what is left to spend, and the missions flown."""
    tracks, (sead, das, cas) = view["tracks"], view["missions"]
    parts: list[Part] = [
        Msg("tableau-action-points", number=tracks["action_points"]),
        Msg("tableau-air-points", number=tracks["air_support_points"]),
    ]
    return parts + [Msg("tableau-missions", sead=sead, das=das, cas=cas)] * any(view["missions"])


def air(s: Valley) -> list[Part]:
    """2.2.8.3a, 8.1d: the guns around the valley, and the airstrip."""
    drm = s.book.tables.rp_adjustment.drm
    strip = (0, drm.interdicted, drm.damaged, drm.destroyed)[s.airstrip]
    name = s.book.domains["strip"].msg(s.airstrip)
    return [
        Msg("tableau-aaa", level=s.aaa, drm=signed(aaa_drm(s))),
        Msg("tableau-strip", strip=name, drm=signed(strip), fit=int(not strip)),
    ]


def standing(s: Valley) -> Msg:
    """17.2a: what the siege would be worth if it ended now."""
    table = s.book.tables.victory
    crs, full, reduced = what_counts(s)
    halves = crs * table.cr + full * table.full_unit + reduced * table.reduced_unit
    figures = {"crs": crs, "full": full, "reduced": reduced}
    level = Msg("victory-" + table.reached(halves))
    return Msg("tableau-standing", points=f"{halves // 2}{'½' * (halves % 2)}", level=level, **figures)


def paid(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """5.2.1: what need not be paid for again this turn."""
    return [row("paid", *[Msg("tableau-paid-" + id) for id in view["paid"]])] if view["paid"] else []


def rolls_to_come(s: Valley, view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """The sum of the roll that is being prepared, but for its dice."""
    found = [entry for entry in view["agenda"] if entry["frame"] in ROLLS]
    return [
        row("roll", sum_so_far(s, view, entry))
        for entry in found
        if entry["next"] in ROLLS[entry["frame"]][1]
    ]


def sum_so_far(s: Valley, view: dict[str, Any], entry: dict[str, Any]) -> Msg:
    kind = ROLLS[entry["frame"]][0]
    picked = [gun for inner in view["agenda"] if inner["frame"] == "commit-guns" for gun in inner["guns"]]
    if picked:
        entry = {**entry, "guns": picked}
    frame, _ = restore_frame(entry, "agenda", s.book, {kind.name: kind})
    assert isinstance(frame, Resources | VmAssault | FrenchAssault)
    tally: Tally = frame.tally(s, 0)
    return Msg("tableau-roll", total=signed(tally.total), parts=s.book.msg("tally", tally))


# The cards of the turn


def cards_of_the_turn(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """5.1a: the card drawn, with its event while that is undecided; the events in force."""
    cards = view["cards"]
    rows = [row("event", explained(id)) for id in cards["in_force"]]
    drawn = cards["drawn"]
    if drawn and drawn not in cards["in_force"]:
        rows.insert(0, row("drawn", drawn_card(view, drawn)))
    return rows


def drawn_card(view: dict[str, Any], id: str) -> Msg:
    if any(entry["frame"] in UNDECIDED for entry in view["agenda"]):
        return in_full(id)
    kept = int(id in view["cards"]["hand"])
    return Msg("tableau-drawn", card=Msg("card-" + id), kept=kept)


def explained(id: str) -> Msg:
    return Msg("tableau-card", card=Msg("card-" + id), effect=Msg(f"card-{id}.effect"))


def in_full(id: str) -> Msg:
    return Msg("tableau-card", card=Msg("card-" + id), effect=told(id))


def told(id: str) -> Msg:
    """All that a card says."""
    texts = {part: Msg(f"card-{id}.{part}") for part in ("effect", "when", "condition")}
    return Msg("tableau-effect", **texts)


# The Viet Minh


def divisions(s: Valley, view: dict[str, Any]) -> Section:
    """In the order of action (12.3.2): Strength, state, and the CR that each can reach now."""
    rows = [division_row(s, view, division) for division in range(DIVISIONS)]
    return Section(Msg("tableau-divisions"), DIVISION_COLUMNS, tuple(rows))


def division_row(s: Valley, view: dict[str, Any], division: int) -> tuple[Cell, ...]:
    reach = [place_name(s.book, cr) for cr in bits(within_reach(s, division) & s.french_crs())]
    active = not s.inactive >> division & 1
    return (
        cell(s.book.domains["division"].msg(division)),
        cell(s.strength[division]),
        cell(*state_of(s, view, division), tone="warning" if active else "quiet"),
        or_none(cell(*reach)),
    )


def state_of(s: Valley, view: dict[str, Any], division: int) -> list[Part]:
    """11.2a, 11.3a, 12.3.4: Active, Inactive or waiting; Shaken; the CR that it will assault."""
    bit = 1 << division
    id = "waiting" if s.waiting & bit else "inactive" if s.inactive & bit else "active"
    parts: list[Part] = [Msg("status-" + id)]
    parts += [Msg("status-shaken")] * (s.strength[division] <= s.book.tables.status_check.shaken_at)
    target = 0 if view["outcome"] else target_of(view, division)
    return parts + [Msg("tableau-target", place=place_name(s.book, target - 1))] * bool(target)


def target_of(view: dict[str, Any], division: int) -> int:
    """12.3.5.1d: the CR, plus one, that a Division is to assault or is assaulting; guns there are silent."""
    fighting = any(entry["frame"] == "vm-assault" for entry in view["agenda"])
    for entry in view["agenda"]:
        if (
            entry["frame"] == "vm-assaults"
            and entry["targets"]
            and division >= entry["next_division"] - fighting
        ):
            return int(entry["targets"][division])
    return 0


# Off the map


def off_map(s: Valley, view: dict[str, Any]) -> Section:
    rows = [
        (cell(Msg("place-turn-track")), or_none(cell(*arrivals(s, view)))),
        box(s.book, view, "remnants"),
        box(s.book, view, "eliminated"),
        (cell(Msg("tableau-box-marche")), cell(to_raise(s.book, view))),
        *[box(s.book, view, "aside")] * bool(view["aside"]),
    ]
    return Section(Msg("tableau-off-map"), BOX_COLUMNS, tuple(rows))


def arrivals(s: Valley, view: dict[str, Any]) -> list[Part]:
    """13.1a: who comes, turn by turn."""
    turns = sorted(set(view["track"].values()))
    return [
        Msg(
            "tableau-arrives",
            turn=turn,
            units=[
                unit_text(s, s.book.unit_ids.index(id)) for id, due in view["track"].items() if due == turn
            ],
        )
        for turn in turns
    ]


def box(book: ValleyBook, view: dict[str, Any], name: str) -> tuple[Cell, ...]:
    units = [unit_name(book, book.unit_ids.index(id)) for id in view[name]]
    return (cell(Msg("place-" + name)), or_none(cell(*units)))


def to_raise(book: ValleyBook, view: dict[str, Any]) -> Msg:
    """13.3c: the Bataillons de Marche that are not on the map."""
    return Msg("tableau-marche", number=len(view["marche"]), most=book.tables.bataillons_de_marche.most)


# Cards


def hand(s: Valley, view: dict[str, Any]) -> list[Section]:
    """5.5a, 6.1a: the cards kept in reserve, with the limit."""
    cards = view["cards"]["hand"]
    heading = Msg("tableau-hand", number=len(cards), most=hand_limit(s))
    rows = tuple((cell(Msg("card-" + id)), cell(told(id))) for id in cards)
    return [Section(heading, CARD_COLUMNS, rows, fold="card")] if cards else []


def piles(view: dict[str, Any]) -> Section:
    """2.2.8.9: cards still to come, in no order; what has been played lies open."""
    cards = view["cards"]
    rows = [pile_row("deck", cards["still_to_come"]), pile_row("discard", cards["discard"])]
    rows += [pile_row("removed", cards["removed"])] * bool(cards["removed"])
    return Section(Msg("tableau-piles"), PILE_COLUMNS, tuple(rows), fold="pile")


def pile_row(name: str, cards: list[str]) -> tuple[Cell, ...]:
    heading = Msg("tableau-pile", name=Msg("pile-" + name), number=len(cards))
    return (cell(heading), or_none(cell(*[Msg("card-" + id) for id in cards])))
