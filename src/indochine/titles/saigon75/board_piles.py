"""Cards in hands and piles, and the numbers beside the board, as one seat sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from indochine.kernel.board import Figure, Pile
from indochine.kernel.text import Msg
from indochine.titles.saigon75.board_counters import SIDES, known_units
from indochine.titles.saigon75.book import SaigonBook

# ---------------------------------------------------------------- cards


def piles(view: dict[str, Any]) -> list[Pile]:
    """Hands first, then what lies open, then what is drawn from and what is gone."""
    return [*hands(view), *open_cards(view), *event_piles(view), *solo_piles(view)]


def hands(view: dict[str, Any]) -> Iterator[Pile]:
    """In the solo mode the North has a pile and no hand."""
    for side in SIDES:
        if side == "NV" and view["options"]["solo"]:
            continue
        seen = refs(view["cards"]["hands"].get(side, []))
        yield Pile(
            "hand",
            Msg("tableau-hand", side=Msg("side-" + side)),
            view["cards"]["hand_sizes"][side],
            side,
            seen,
        )


def open_cards(view: dict[str, Any]) -> Iterator[Pile]:
    event, crisis, turned_up = view["event"]["card"], view["crisis"], view["cards"]["turned_up"]
    if event:
        yield Pile("open", Msg("tableau-row-event"), 1, view["active"], refs([event]))
    if crisis:
        yield Pile("open", Msg("board-pile-crisis"), 1, "NV", refs([crisis]))
    if view["solo_card"]:
        yield Pile("open", Msg("tableau-row-solo"), 1, "NV", refs([view["solo_card"]], "solo"))
    if turned_up:
        yield Pile("open", Msg("tableau-turned-up"), len(turned_up), "NV", refs(turned_up))


def event_piles(view: dict[str, Any]) -> Iterator[Pile]:
    cards, solo = view["cards"], view["options"]["solo"]
    if cards["pile_size"]:
        owner = "NV" if solo else ""
        yield Pile("deck", Msg("board-pile-draw"), cards["pile_size"], owner, refs(cards["known"]))
    if cards["aside_size"]:
        yield Pile("removed", Msg("board-pile-aside"), cards["aside_size"])
    yield Pile("discard", Msg("board-pile-discard"), len(cards["discard"]), "", refs(cards["discard"]))


def solo_piles(view: dict[str, Any]) -> Iterator[Pile]:
    cards = view["cards"]
    if cards["solo_deck_size"]:
        yield Pile("deck", Msg("board-pile-solo"), cards["solo_deck_size"], "NV")
    if cards["solo_gone"]:
        gone = cards["solo_gone"]
        yield Pile("discard", Msg("board-pile-solo-gone"), len(gone), "NV", refs(gone, "solo"))


def refs(numbers: list[int], domain: str = "card") -> list[str]:
    return [f"{domain}:{number}" for number in numbers]


# ---------------------------------------------------------------- numbers


def figures(view: dict[str, Any], book: SaigonBook) -> list[Figure]:
    return [*activations(view), *control(view), *strength(view, book), *first_game(view)]


def activations(view: dict[str, Any]) -> Iterator[Figure]:
    yield Figure(Msg("board-figure-activations"), view["available"], view["active"], "D.2.1a")
    if view["free_vc"]:
        yield Figure(Msg("board-figure-free-vc"), view["free_vc"], "NV", "D.2.3a")


def control(view: dict[str, Any]) -> Iterator[Figure]:
    held = sum(province["militia"] for province in view["provinces"].values())
    yield Figure(Msg("board-figure-provinces"), held, "NV", "D.8.5b")
    yield Figure(Msg("board-figure-provinces"), len(view["provinces"]) - held, "SV", "D.8.1")


def strength(view: dict[str, Any], book: SaigonBook) -> Iterator[Figure]:
    """Units on the map, aircraft available, Infiltration markers left."""
    units = known_units(book)
    here = [units[id].side for province in view["provinces"].values() for id in province["units"]]
    yield Figure(Msg("board-figure-units"), here.count("NV"), "NV")
    yield Figure(Msg("board-figure-units"), here.count("SV"), "SV", "V.2")
    air = Msg("tableau-left", number=view["air"]["ready"], most=book.air_box)
    yield Figure(Msg("board-box-air-ready"), air, "SV", "D.2.5a")
    left = Msg("tableau-left", number=view["infiltration"], most=book.infiltrations)
    yield Figure(Msg("board-box-infiltration"), left, "NV", "D.6c.1")


def first_game(view: dict[str, Any]) -> Iterator[Figure]:
    """What the second game of a match has to beat (V:match.2 to V:match.5)."""
    score = view["match"]["first_game"]
    if score:
        turn = Msg("score-turn.value", value=score["turn"])
        yield Figure(first(Msg("score-turn")), turn, rule="V:match.2")
        yield Figure(first(Msg("score-provinces")), score["provinces"], rule="V:match.3")
        yield Figure(first(Msg("score-sv_units")), score["units"], rule="V:match.4")
        yield Figure(first(Msg("score-half_divisions")), score["half_divisions"], rule="V:match.5")


def first(what: Msg) -> Msg:
    return Msg("board-first-game", what=what)
