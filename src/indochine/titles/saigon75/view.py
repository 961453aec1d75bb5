"""What each seat may see. A view lists what is known; it never deletes what is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochine.kernel.dice import Dice
from indochine.titles.saigon75.book import NV, PROVINCES, SV, SaigonBook
from indochine.titles.saigon75.position import describe_board, describe_token
from indochine.titles.saigon75.state import Saigon

SIDES = ("NV", "SV")


def open_view(s: Saigon) -> dict[str, Any]:
    """The table."""
    return {**describe_board(s), "tokens": tokens_seen(s)}


def view(s: Saigon, seat: int, sees: Callable[[int, int], bool]) -> dict[str, Any]:
    """One's own hand, and how many cards lie hidden where."""
    cards = s.cards
    hands = {SIDES[side]: list(cards.hands[side]) for side in (NV, SV) if sees(seat, s.seat(side))}
    return {
        "cards": {
            "hands": hands,
            "hand_sizes": {SIDES[side]: len(cards.hands[side]) for side in (NV, SV)},
            "pile_size": len(cards.pile),
            "aside_size": len(cards.aside),
            "solo_deck_size": len(cards.solo_deck),
            "discard": list(cards.discard),
            "turned_up": list(cards.turned_up),
            "known": sorted(cards.known),
            "solo_gone": list(cards.solo_gone),
        },
    }


def tokens_seen(s: Saigon) -> dict[str, Any]:
    """M.2.2, ruling:32: open on the table, unless the players lay them face down."""
    names = [describe_token(s.book, where) for where in s.tokens]
    hidden = s.settings.tokens_hidden
    seen = {str(n): names[i] for i, n in enumerate(s.book.token_turns[: len(names)]) if is_open(s, i)}
    face_down = sorted(names[i] for i in range(len(names)) if not is_open(s, i))
    return {**seen, "face_down": face_down} if hidden else seen


def is_open(s: Saigon, token: int) -> bool:
    return not s.settings.tokens_hidden or s.tokens[token] >= PROVINCES


def deal_unknown(book: SaigonBook, view: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A position that fits a view: hidden cards and tokens dealt at random."""
    document = {k: v for k, v in view.items() if k not in ("seat", "deciding", "outcome")}
    document["tokens"] = deal_tokens(book, view["tokens"], dice)
    document["cards"] = deal_cards(book, view, dice)
    return document


def deal_tokens(book: SaigonBook, seen: dict[str, Any], dice: Dice) -> dict[str, str]:
    tokens = {n: where for n, where in seen.items() if n != "face_down"}
    hidden = seen.get("face_down", [])
    free = [str(n) for n in book.token_turns if str(n) not in tokens]
    order = dice.shuffled(tuple(range(len(hidden))))
    return tokens | {n: hidden[i] for n, i in zip(free, order, strict=False)}


def deal_cards(book: SaigonBook, view: dict[str, Any], dice: Dice) -> dict[str, Any]:
    seen = view["cards"]
    known = [*seen["discard"], *seen["turned_up"], *seen["known"], view["event"]["card"], view["crisis"]]
    known += [card for hand in seen["hands"].values() for card in hand]
    dealt = any(seen["hand_sizes"].values()) or seen["pile_size"] or any(known)
    unknown = [n for n in range(1, len(book.colours)) if n not in known] if dealt else []
    shuffled = list(dice.shuffled(tuple(unknown)))

    def take(n: int) -> list[int]:
        taken = shuffled[:n]
        del shuffled[:n]
        return taken

    hands = {
        side: seen["hands"][side] if side in seen["hands"] else sorted(take(seen["hand_sizes"][side]))
        for side in SIDES
    }
    pile = seen["known"] + take(seen["pile_size"] - len(seen["known"]))
    rest = [n for n in book.solo_cards if n not in seen["solo_gone"] and n != view["solo_card"]]
    return {
        **hands,
        "pile": list(dice.shuffled(tuple(pile))),
        "aside": take(seen["aside_size"]),
        "discard": seen["discard"],
        "turned_up": seen["turned_up"],
        "known": seen["known"],
        "solo_deck": list(dice.shuffled(tuple(rest))) if seen["solo_deck_size"] else [],
        "solo_gone": seen["solo_gone"],
    }
