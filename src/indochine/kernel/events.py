"""What happened, why, and who may see it. Sentences are made from events at the edge."""

from __future__ import annotations

from typing import Any


class EventKind:
    """One kind of event: its sentence is `event-<name>`, its rule is cited.

    `params` are (name, domain) pairs. A secret event shows its `secret` parameter only to the side named by
    its parameter `side`; the others read `event-<name>-hidden`.
    """

    def __init__(self, name: str, rule: str, *params: str, secret: str = "") -> None:
        self.name = name
        self.rule = rule
        self.params = tuple((p.partition(":")[0], p.partition(":")[2] or p) for p in params)
        self.secret = secret
        self.side_at = [name for name, _ in self.params].index("side") if secret else -1


class Event:
    """A kind and its raw values, decoded when somebody reads it; `owner` is the seat whose secret it is."""

    __slots__ = ("kind", "owner", "values")

    def __init__(self, kind: EventKind, values: tuple[Any, ...], owner: int = -1) -> None:
        self.kind = kind
        self.values = values
        self.owner = owner


class Throw:
    """Dice as they fell, and the number of the word of chance that they were read from."""

    __slots__ = ("faces", "word")

    def __init__(self, faces: list[int], word: int) -> None:
        self.faces = faces
        self.word = word


class Chain:
    """A list that grows at its end and is shared by copies: an append makes a new end."""

    __slots__ = ("item", "length", "previous")

    def __init__(self, previous: Chain | None, item: Any) -> None:
        self.previous = previous
        self.item = item
        self.length: int = 1 if previous is None else previous.length + 1


def unchain(chain: Chain | None, since: int = 0) -> list[Any]:
    """The items in order, leaving out the first `since`."""
    items = []
    while chain is not None and chain.length > since:
        items.append(chain.item)
        chain = chain.previous
    items.reverse()
    return items


class Part:
    """One line of a sum that a player would check by hand."""

    __slots__ = ("label", "rule", "worth")

    def __init__(self, label: str, worth: int, rule: str) -> None:
        self.label = label
        self.worth = worth
        self.rule = rule


class Tally:
    """A sum that remembers its parts and their rules."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: list[Part] = []

    @property
    def total(self) -> int:
        return sum(part.worth for part in self.parts)

    def json(self) -> list[dict[str, Any]]:
        return [{"label": part.label, "worth": part.worth, "rule": part.rule} for part in self.parts]

    def plus(self, worth: int, label: str, rule: str) -> Tally:
        """Add a part; a worth of nothing is left out."""
        if worth:
            self.parts.append(Part(label, worth, rule))
        return self

    def at_most(self, most: int, label: str, rule: str) -> Tally:
        return self.plus(min(0, most - self.total), label, rule)

    def at_least(self, least: int, label: str, rule: str) -> Tally:
        return self.plus(max(0, least - self.total), label, rule)
