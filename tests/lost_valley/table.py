"""A situation of The Lost Valley set up for a test, at the beginning of a step of the turn.

game = siege("movement", garrison={"pc-gono": "31-bg", "claudine": "i-13-dble"}, tracks={"action_points": 2})
play(game, ["move", "i-13-dble"], ["to", "junon"])
assert "i-13-dble" in units(game, "junon")
"""

from __future__ import annotations

from typing import Any

import indochine
from indochine.titles.lost_valley import load
from indochine.titles.lost_valley.state import Valley

TITLE = load()
PICKS = ("pick-assaulters", "pick-raiders", "commit-guns")  # asked even if only "done" is left: dice fall
HOLDERS = {unit.id for unit in TITLE.pack.units.unit if unit.kind in ("infantry", "armour")}
CALM = {"camp_morale": 10, "resource_points": 15}  # a SITREP of 0


def siege(
    step: str,
    garrison: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    forts: dict[str, int] | None = None,
    divisions: dict[str, dict[str, Any]] | None = None,
    tracks: dict[str, int] | None = None,
    marks: dict[str, str] | None = None,
    hand: str = "",
    in_force: str = "",
    drawn: str | None = "18",
    turn: int = 3,
    airstrip: str = "active",
    next_card: str = "",
    former: dict[str, str] | None = None,
    dice: list[int] | tuple[int, ...] = (),
    seed: int = 1,
    scenario: str = "campaign",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> indochine.Game:
    """A game about to begin `step` of a turn (a name of Turn.steps: "vm_assaults", "movement", ...).

    Without `garrison` the units stand where the scenario puts them; with it exactly those named are on the
    map and the others are eliminated (battalions go to the Remnants), except those on the turn track. `held`
    names the CR of Divisions, or "none" for No Man's Land; `former` says whose capture of a CR still counts.
    `tracks`, `forts`, `marks` ({"used": "8-bpc"}) and `divisions` ({"308": {"strength": 7}}) change single
    figures; `fields` replaces whole fields.
    """
    document = TITLE.start(scenario, options, seed=seed).position()
    document["turn"] = turn
    if garrison is not None:
        man(document, garrison)
    for cr, holder in (held or {}).items():
        lost = None if holder == "none" else holder
        document["crs"][cr].update(control=holder, former=lost, units=[])
    for cr, division in (former or {}).items():
        document["crs"][cr]["former"] = division
    for cr, level in (forts or {}).items():
        document["crs"][cr]["fortifications"] = level
    for division, figures in (divisions or {}).items():
        document["divisions"][division].update(figures)
    document["tracks"].update({"action_points": 3, **(tracks or {})})
    document["marks"].update({mark: names.split() for mark, names in (marks or {}).items()})
    document["airstrip"] = airstrip
    deal(document, hand.split(), in_force.split(), drawn, next_card)
    tidy(document)
    document.update(fields)
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": step}]
    return TITLE.from_position(document, seed=seed, dice=dice)


def man(document: dict[str, Any], garrison: dict[str, str]) -> None:
    named = {unit for units in garrison.values() for unit in units.split()}
    two_steps = {unit.id for unit in TITLE.pack.units.unit if unit.steps == 2}
    lost = [u for cr in document["crs"].values() for u in cr["units"] if u not in named]
    for box in ("remnants", "eliminated", "marche", "aside"):
        document[box] = [u for u in document[box] if u not in named]
    document["track"] = {u: turn for u, turn in document["track"].items() if u not in named}
    document["remnants"] += [u for u in lost if u in two_steps]
    document["eliminated"] += [u for u in lost if u not in two_steps]
    for name, cr in document["crs"].items():
        cr["units"] = garrison.get(name, "").split()
        if not HOLDERS & {*cr["units"]} and cr["control"] == "FR":
            cr["control"] = "none"
    for name in document["zones"]:
        document["zones"][name] = garrison.get(name, "").split()


def deal(document: dict[str, Any], hand: list[str], in_force: list[str], drawn: str | None, top: str) -> None:
    """The named cards where they are named, `top` next in the deck, the rest below it."""
    cards = document["cards"]
    known = sorted({*cards["deck"], *cards["discard"], *cards["removed"], *cards["hand"], cards["drawn"]})
    cards["removed"], cards["carried_out"], cards["once_used"] = [], [], []
    cards["hand"], cards["in_force"], cards["drawn"] = sorted(hand), sorted(in_force), drawn
    out = {*hand, *in_force, *([drawn] if drawn else [])}
    cards["discard"] = sorted({*in_force, *([drawn] if drawn else [])} - {*hand})
    deck = [card for card in known if card not in out and card != top]
    cards["deck"] = deck + ([top] if top else [])


def tidy(document: dict[str, Any]) -> None:
    """Marks only on units that are on the map; units that the change of a CR threw out are eliminated."""
    placed = {u for cr in document["crs"].values() for u in cr["units"]}
    placed |= {u for units in document["zones"].values() for u in units}
    boxed = {
        *document["track"],
        *(u for box in ("remnants", "eliminated", "marche", "aside") for u in document[box]),
    }
    document["eliminated"] += [u.id for u in TITLE.pack.units.unit if u.id not in placed | boxed]
    for mark, units in document["marks"].items():
        document["marks"][mark] = [u for u in units if u in placed]


def play(game: indochine.Game, *chosen: list[Any]) -> indochine.Game:
    """Play actions one after another; a fight that nobody can be added to begins, which a player is asked."""
    for action in chosen:
        game.play(action)
        while game.decision and game.decision.name in PICKS and actions(game) == [["done"]]:
            game.play(["done"])
    return game


def actions(game: indochine.Game) -> list[list[Any]]:
    """Every legal action now."""
    assert game.decision is not None
    return [choice.action for choice in game.decision.choices]


def asked(game: indochine.Game) -> str:
    assert game.decision is not None
    return game.decision.name


def refusal(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action ("" if it may be played); refusing changes nothing."""
    before = game.digest()
    why = game.explain(action)
    assert game.digest() == before
    return why.rule if why else ""


def state(game: indochine.Game) -> Valley:
    assert isinstance(game.state, Valley)
    return game.state


def units(game: indochine.Game, place: str) -> list[str]:
    s = state(game)
    return s.book.unit_names(s.here[s.book.place_ids.index(place)])


def cr(game: indochine.Game, name: str) -> dict[str, Any]:
    """Control, Fortifications and units of a CR."""
    found: dict[str, Any] = game.position()["crs"][name]
    return found


def strength(game: indochine.Game, division: str) -> int:
    s = state(game)
    return s.strength[s.book.division_ids.index(division)]


def events(game: indochine.Game, kind: str) -> list[dict[str, Any]]:
    """The values of all log events of a kind, in order."""
    return [entry.values for entry in game.log if entry.kind == kind]


def last(game: indochine.Game, kind: str) -> dict[str, Any]:
    return events(game, kind)[-1]


def summed(game: indochine.Game, kind: str) -> dict[str, int]:
    """The parts of the last sum of a kind, by label."""
    return {part["label"]: part["worth"] for part in last(game, kind)["sum"]}


def fighting(strengths: dict[str, int]) -> dict[str, dict[str, Any]]:
    """These Divisions Active at these Strengths, the others Inactive."""
    return {
        division: {"active": True, "waiting": False, "strength": strengths[division]}
        if division in strengths
        else {"active": False}
        for division in TITLE.book.division_ids
    }


DECLINED = {
    "commit-air": ["commit", 0],
    "commit-guns": ["done"],
    "use-card": ["pass"],
    "play-reserve": ["pass"],
}


def unsupported(game: indochine.Game) -> indochine.Game:
    """No aircraft, no guns, no card, as often as they are offered."""
    while game.decision is not None and game.decision.name in DECLINED:
        game.play(DECLINED[game.decision.name])
    return game


# A turn that begins with a given card

NOBODY_DUE = dict.fromkeys(("5-bpvn", "6-bpc", "ii-1-rcp", "2-bep", "1-bpc"), 17)
UNEVENTFUL = (1, 1, 6, 6)  # no ASP with the AAA Level at 1, and the airstrip unchanged


def draw(card: str, turn: int = 6, dice: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    """The turn begins, and this is its card; after the dice given come those of an uneventful morning."""
    tracks = {**CALM, "action_points": 0, "vm_aaa": 1, **given.pop("tracks", {})}
    given = {"track": NOBODY_DUE, **given}
    return siege(
        "event_card", drawn=None, next_card=card, turn=turn, tracks=tracks, dice=[*dice, *UNEVENTFUL], **given
    )


def piles(game: indochine.Game, card: str) -> list[str]:
    """Where a card is now."""
    cards = game.position()["cards"]
    return [pile for pile in ("deck", "hand", "discard", "removed", "in_force") if card in cards[pile]]


def parts(told: dict[str, Any]) -> dict[str, int]:
    """The sum that an event tells, part by part."""
    return {part["label"]: part["worth"] for part in told["sum"]}
