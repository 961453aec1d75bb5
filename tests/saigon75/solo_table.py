"""A solo game set up for a test: the North plays itself up to the next question to the South.

game = solo(30, sv={"da_nang": "sv_division"}, available=6)
assert sent(game, "da_nang") == {"vc": 1, "nv_division": 1}
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import indochine

from .table import TITLE, actions, events, table, units

TOKENS_GONE = {"3": "gone", "5": "gone", "7": "gone"}
ORDER = "saigon long_an an_loc phuoc_binh xuan_loc kien_giang can_tho dak_nong phan_thiet ca_mau dak_lak"
ORDER += " phan_rang pleiku phu_yen nha_trang kon_tum binh_dinh quang_ngai da_nang quang_tri"
SAIGON_FIRST = ORDER.split()
TARGETS = {card.number: list(card.targets) for card in TITLE.pack.solo.solo_card}


def solo(card: int, step: str = "movement", **fields: Any) -> indochine.Game:
    """A step of the solo phase with a solo card on the table."""
    return table(phase="solo", step=step, options={"solo": True}, solo_card=card, **fields)


def south(step: str = "combat", **fields: Any) -> indochine.Game:
    """A step of the phase of the South on the last turn, so that no phase of the North follows."""
    return table(phase="SV", step=step, options={"solo": True}, turn=8, **fields)


def attack_with_all(game: indochine.Game, province: str) -> indochine.Game:
    """The South attacks one province with everything it has there, and nothing else."""
    game.play(["attack", province])
    while game.decision and game.decision.name in ("engage-units", "declare-combat"):
        engage = [action for action in actions(game) if action[0] == "engage"]
        game.play(engage[0] if engage else ["done"])
    return game


def northern(game: indochine.Game, province: str) -> dict[str, int]:
    """The units of the North in a province."""
    return {kind: n for kind, n in units(game, province).items() if kind.startswith(("nv", "vc"))}


def draw(card: int, pile: list[int], turned_up: list[int] | None = None, **fields: Any) -> indochine.Game:
    """The start of the solo phase: a solo card on top, and the Event cards of NV in this order."""
    up = turned_up or []
    rest = [n for n in range(1, 21) if n not in (*pile, *up)]
    cards = {
        "NV": [],
        "SV": [],
        "pile": pile,
        "aside": rest[:4],
        "discard": rest[4:],
        "turned_up": up,
        "known": [],
        "solo_deck": [card, *[n for n in range(21, 31) if n != card]],
        "solo_gone": [],
    }
    return table(phase="solo", step="draw_solo_card", options={"solo": True}, cards=cards, **fields)


def only(**places: str) -> dict[str, str]:
    """These units of the North, and no others in play."""
    words = [word.partition("*") for kinds in places.values() for word in kinds.split()]
    used = Counter({"nv_division": 0, "vc": 0})
    for kind, _, number in words:
        used[kind.removesuffix("_reduced")] += int(number or 1)
    lost = f"nv_division*{14 - used['nv_division']} vc*{8 - used['vc']}"
    return {**places, "eliminated": lost}


def settle(game: indochine.Game) -> indochine.Game:
    """Let the South answer in the simplest way until its own phase."""
    while not game.over and game.decision and game.decision.name != "raise-availability":
        game.play(["done"] if ["done"] in actions(game) else actions(game)[0])
    return game


def moves(game: indochine.Game) -> list[str]:
    """Every move of the North, in order."""
    return [f"{e['kind']} {e['origin']} > {e['place']}" for e in events(game, "moved") if e["side"] == "NV"]


def sent(game: indochine.Game, province: str) -> dict[str, int]:
    """Who moved into a province."""
    return dict(Counter(e["kind"] for e in events(game, "moved") if e["place"] == province))


def activated_in(game: indochine.Game, province: str) -> dict[str, int]:
    """Who was activated without moving."""
    return dict(Counter(e["kind"] for e in events(game, "solo-activated") if e["place"] == province))


def served(game: indochine.Game) -> list[str]:
    """The provinces that the North served, in order."""
    return [e["place"] for e in events(game, "solo-target")]


def attacked(game: indochine.Game) -> list[str]:
    """The provinces that the North attacked, in order."""
    return [e["place"] for e in events(game, "combat-declared") if e["side"] == "NV"]


def dice_of(game: indochine.Game, side: str, number: int = 0) -> dict[str, int]:
    """Where the dice of a side came from in one combat."""
    sums = events(game, "battle")[number]["nv_sum" if side == "NV" else "sv_sum"]
    return {part["label"]: part["worth"] for part in sums}
