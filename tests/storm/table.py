"""A table set up for a test: units by type in each area, and whose impulse it is.

game = table(fr={"10": "armour legion*2 para"}, vm={"11": "regular*3 elite/spent"}, to_move="FR")
play(game, ["fire", "10"], ["fire", "11"], ["all"])
assert units(game, "11") == {"regular": 3, "elite/spent": 1}
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import indochine
from indochine.titles.storm.state import Storm

TITLE = indochine.title("storm")
SIDES = ("FR", "VM")
BOXES = ("track", "starred", "box")
PICKS = ("pick-firers", "pick-assaulters", "pick-strikers")  # asked even if only "done" is left: dice fall


def table(
    fr: dict[str, str] | None = None,
    vm: dict[str, str] | None = None,
    to_move: str = "VM",
    turn: int = 2,
    held: str | None = None,
    trench: dict[str, int] | None = None,
    fire: dict[str, list[str]] | None = None,
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    removed: str = "",
    lost: str = "",
    dice: list[int] | tuple[int, ...] = (),
    seed: int = 1,
    options: dict[str, Any] | None = None,
    agenda: list[dict[str, Any]] | None = None,
    **fields: Any,
) -> indochine.Game:
    """A game at the beginning of an impulse of `to_move` (or with another `agenda`).

    Areas without units keep the control printed on the map, unless `held` names all those of the Viet Minh;
    an area with units of one side alone belongs to that side. Units not named are eliminated, except those
    that wait on the track, in the Replacement box or for the Relief Force. Hands are named by card ids
    ("fr-04 fr-13"); other cards are discarded, unless `decks` names some. `lost` names areas that the French
    lost in the impulse just before. `fields` replaces further fields of the position document.
    """
    document = TITLE.start("battle", options, seed=seed).position()
    lay_out(document, fr or {}, vm or {})
    control(document, held)
    for area, level in (trench or {}).items():
        document["areas"][area]["trench"] = level
    for area, sides in (fire or {}).items():
        document["areas"][area]["fire"] = sides
    document["turn"], document["active"] = turn, to_move
    document["cards"] = cards(hands or {}, decks or {}, removed)
    document["lost"] = {"now": lost.split(), "before": []}
    document.update(fields)
    document["agenda"] = agenda or impulse(to_move)
    return TITLE.from_position(document, seed=seed, dice=dice)


def impulse(side: str) -> list[dict[str, Any]]:
    return [
        {"frame": "play", "next": "turns"},
        {"frame": "turn", "next": "end_phase"},
        {"frame": "impulse-phase", "next": "answer_a_pass", "side": side, "french_passed": False},
        {"frame": "impulse", "next": "begin", "side": side, "broken": False},
    ]


def phase(name: str, step: str, **values: Any) -> list[dict[str, Any]]:
    """The agenda of a turn that has come to a step of one of its phases ("end-phase", "supply")."""
    following = {"draw-phase": "impulse_phase", "impulse-phase": "end_phase", "end-phase": "advance_marker"}
    return [
        {"frame": "play", "next": "turns"},
        {"frame": "turn", "next": following[name]},
        {"frame": name, "next": step, **values},
    ]


def lay_out(document: dict[str, Any], fr: dict[str, str], vm: dict[str, str]) -> None:
    """Words are `type`, `type*3`, `type/spent` or `type/spent*2`."""
    free = {unit.id: unit.type for unit in TITLE.pack.units.unit}
    waiting = {unit.id: unit.placed for unit in TITLE.pack.units.unit if unit.placed != "setup"}
    boxes = {"turn": "track", "star": "starred", "box": "box"}
    for area in document["areas"].values():
        area.update(units=[], trench=0, fire=[], out_of_supply=False)
    spent: list[str] = []
    for area, words in [*fr.items(), *vm.items()]:
        for word in words.split():
            name, _, number = word.partition("*")
            kind, _, face = name.partition("/")
            for _ in range(int(number or 1)):
                unit = pick(free, waiting, kind)
                document["areas"][area]["units"].append(unit)
                spent += [unit] * (face == "spent")
    document["spent"] = spent
    for box in (*BOXES, "eliminated"):
        document[box] = [u for u in free if boxes.get(waiting.get(u, ""), "eliminated") == box]


def pick(free: dict[str, str], waiting: dict[str, str], kind: str) -> str:
    """A unit of the type; those that wait somewhere come last."""
    found = [unit for unit, of in free.items() if of == kind]
    unit = next((unit for unit in found if unit not in waiting), found[-1])
    del free[unit]
    return unit


def control(document: dict[str, Any], held: str | None) -> None:
    for name, area in document["areas"].items():
        sides = {side_of(unit) for unit in area["units"]}
        printed = TITLE.pack.map.area[int(name) - 1].control
        wanted = printed if held is None else ("VM" if name in held.split() else "FR")
        area["control"] = sides.pop() if len(sides) == 1 else wanted


def side_of(unit: str) -> str:
    return "FR" if unit.startswith("fr") else "VM"


def cards(hands: dict[str, str], decks: dict[str, str], removed: str) -> dict[str, Any]:
    found: dict[str, Any] = {"hands": {}, "decks": {}, "discards": {}, "removed": removed.split()}
    for side in SIDES:
        hand, deck = hands.get(side, "").split(), decks.get(side, "").split()
        own = [card.id for card in TITLE.pack.cards.card if card.side == side]
        found["hands"][side], found["decks"][side] = sorted(hand), deck
        found["discards"][side] = [id for id in own if id not in {*hand, *deck, *found["removed"]}]
    return found


def play(game: indochine.Game, *chosen: list[Any]) -> indochine.Game:
    """Play actions one after another; units that nobody else can join act, which a player is asked for."""
    for action in chosen:
        game.play(action)
        while game.decision and game.decision.name in PICKS and actions(game) == [["done"]]:
            game.play(["done"])
    return game


def actions(game: indochine.Game) -> list[list[Any]]:
    """Every legal action now."""
    assert game.decision is not None
    return [choice.action for choice in game.decision.choices]


def asked(game: indochine.Game) -> tuple[str, str]:
    """Who decides what: ("VM", "choose-action")."""
    assert game.decision is not None
    return game.decision.seat, game.decision.name


def refusal(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action ("" if it may be played); refusing changes nothing."""
    before = game.digest()
    why = game.explain(action)
    assert game.digest() == before
    assert why is None or why.msg.id != "refusal-not-offered", f"{action} is no choice here at all"
    return why.rule if why else ""


def state(game: indochine.Game) -> Storm:
    assert isinstance(game.state, Storm)
    return game.state


def units(game: indochine.Game, area: str) -> dict[str, int]:
    """How many units of each type and face stand in an area."""
    s = state(game)
    here = [n for n in range(len(s.book.unit_ids)) if s.here[int(area)] >> n & 1]
    return dict(Counter(s.book.type_ids[s.book.type_of[n]] + "/spent" * (s.spent >> n & 1) for n in here))


def controls(game: indochine.Game, area: str) -> str:
    return SIDES[state(game).held >> int(area) & 1]


def hand(game: indochine.Game, side: str) -> list[str]:
    cards: list[str] = game.position()["cards"]["hands"][side]
    return cards


def discarded(game: indochine.Game, side: str) -> list[str]:
    cards: list[str] = game.position()["cards"]["discards"][side]
    return cards


def events(game: indochine.Game, kind: str) -> list[dict[str, Any]]:
    """The values of all log events of a kind, in order."""
    return [entry.values for entry in game.log if entry.kind == kind]
