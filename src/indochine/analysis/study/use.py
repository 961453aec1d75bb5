"""What was used in the games of a study, and how games went in which it was: cards, options, units, rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from indochine.analysis.simulate import share
from indochine.analysis.study.asking import Arm
from indochine.analysis.study.chance import difference, estimate, two_shares
from indochine.analysis.study.facts import EVEN, Facts
from indochine.analysis.study.watching import UNIT, fates
from indochine.kernel.rulebook import BINDING, CALLS, Source, argument, literals, python_files, read_index
from indochine.kernel.title import Title

HEARD = [name for name in CALLS if name not in ("Why", "Option")]  # calls whose rules logs and choices cite


def worth(title: Title, game: Facts, seat: str) -> float:
    """What a game was worth to a seat: won, lost or even; a solitaire title counts its points."""
    if len(title.seats) == 1:
        return game.points
    return EVEN if game.winner is None else float(game.winner == seat)


# Cards


def cards(title: Title, arm: Arm, games: list[Facts]) -> list[dict[str, Any]]:
    """Each card with each seat that used it: in how many games, and how those went against the others."""
    found = []
    for card in title.board().cards:
        if not dealt(title, arm, card.ref):
            continue
        users = sorted({user for game in games for user in game.cards.get(card.ref, {})})
        for user in users or [card.side if card.side in title.seats else ""]:
            found.append({"card": card.ref, "seat": user, **card_use(title, arm, games, card.ref, user)})
    return found


def dealt(title: Title, arm: Arm, ref: str) -> bool:
    """Whether a card could have been used: some belong to an option."""
    option = title.study.cards_with.get(ref.partition(":")[0])
    return option is None or option in arm.vary or bool(arm.options.get(option))


def card_use(title: Title, arm: Arm, games: list[Facts], ref: str, user: str) -> dict[str, Any]:
    seat = user or arm.seats[0]
    uses = [game.cards.get(ref, {}).get(user, 0) for game in games]
    with_it = [worth(title, game, seat) for game, n in zip(games, uses, strict=True) if n]
    without = [worth(title, game, seat) for game, n in zip(games, uses, strict=True) if not n]
    return {
        "uses": sum(uses),
        "used": share(len(with_it), len(games)),
        "with": estimate(with_it).json(),
        "without": estimate(without).json(),
        "difference": difference(with_it, without),
    }


# Options


def options(title: Title, arm: Arm, games: list[Facts]) -> list[dict[str, Any]]:
    """Each value of each option that varies: how its games went, against those with any other value."""
    return [
        {"option": option.id, "value": value, **option_use(title, arm, games, option.id, value)}
        for option in title.options
        if option.id in arm.vary
        for value in option.values
    ]


def option_use(title: Title, arm: Arm, games: list[Facts], id: str, value: Any) -> dict[str, Any]:
    seat = arm.seats[0]
    chosen = [game for game in games if game.options[id] == value]
    others = [game for game in games if game.options[id] != value]
    won, lost = (sum(game.winner == seat for game in lot) for lot in (chosen, others))
    return {
        "seat": seat,
        "with": estimate([worth(title, game, seat) for game in chosen]).json(),
        "without": estimate([worth(title, game, seat) for game in others]).json(),
        "test": two_shares(won, len(chosen), lost, len(others)) if chosen and others else None,
    }


# Units


def units(title: Title, arm: Arm, games: list[Facts]) -> list[dict[str, Any]]:
    """Each unit that came into play: how often it was there at the end, out of the game, or neither."""
    there, gone = (Counter(u for game in games for u in lot(game)) for lot in (in_play, out_of_play))
    waiting = [unit for game in games for unit in game.waiting]
    known = {c.ref.removeprefix(UNIT): c for c in title.board().counters if c.ref.startswith(UNIT)}
    start = title.start(arm.scenario, arm.options, games[0].seed).position()
    return [
        {
            "unit": unit,
            "side": known[unit].side,
            "kind": known[unit].symbol,
            "there": there[unit],
            "gone": gone[unit],
            "waiting": len(games) - there[unit] - gone[unit],
        }
        for unit in dict.fromkeys([*fates(title, start)[0], *there, *gone, *waiting])
    ]


def in_play(game: Facts) -> list[str]:
    return game.there


def out_of_play(game: Facts) -> list[str]:
    return game.gone


# Rules


def rules(title: Title, games: list[Facts]) -> dict[str, Any]:
    """How often each rule was cited by the log or by a choice; and which could have been and never were."""
    times: Counter[str] = Counter()
    cited: Counter[str] = Counter()
    for game in games:
        times.update(game.rules)
        cited.update(game.rules.keys())
    index = read_index(title.folder)
    could = audible(title.folder)
    met = [id for id in index if times[id]]
    return {
        "cited": [{"rule": id, "times": times[id], **share(cited[id], len(games))} for id in met],
        "never": [id for id, rule in index.items() if rule.kind in BINDING and id in could - times.keys()],
        "silent": sum(rule.kind in BINDING and id not in could for id, rule in index.items()),
    }


@cache
def audible(folder: Path) -> set[str]:
    """The rules that events, choices, sums or cards of a title can cite in play."""
    return {id for file in python_files(folder) for id in cited_by(file)} | {
        id for id in read_index(folder) if id.startswith("card:")
    }


def cited_by(file: Path) -> Iterator[str]:
    for name, call in Source(file).calls():
        if name in HEARD:
            for text in literals(argument(call, *CALLS[name])):
                yield from text.split()
