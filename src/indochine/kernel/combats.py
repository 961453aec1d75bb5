"""Kinds of combat that can be described by a few numbers, so that anybody can ask for their odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from indochine.kernel.errors import BadSetup

if TYPE_CHECKING:
    from indochine.kernel.odds import Odds

Given = Mapping[str, int]  # every parameter of a combat by its name; of words, which of them
TRUTHS: Final = ("no", "yes")


class Parameter:
    """A number or a word that a combat depends on; its sentence is `combat-<name>` with `most` and `least`.

    A parameter with `words` takes one of them; the others take whole numbers from `least` to `most`.
    """

    def __init__(
        self, name: str, default: int, least: int = 0, most: int = 0, words: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.default = default  # of words: which of them
        self.least = least
        self.most = len(words) - 1 if words else most
        self.words = words

    def written(self, value: int) -> str:
        return self.words[value] if self.words else str(value)

    @property
    def range(self) -> str:
        """What may be typed: `0..9`, `no | yes`."""
        return " | ".join(self.words) if self.words else f"{self.least}..{self.most}"

    def read(self, text: str) -> int:
        """The value of what was typed; BadSetup says what would do."""
        if self.words:
            if text in self.words:
                return self.words.index(text)
            raise BadSetup(f"--{self.name} takes {' or '.join(self.words)}, not {text!r}")
        if text.removeprefix("-").isdecimal() and self.least <= int(text) <= self.most:
            return int(text)
        raise BadSetup(f"--{self.name} takes a whole number from {self.least} to {self.most}, not {text!r}")


def truth(name: str) -> Parameter:
    """Whether something is so; usually it is not."""
    return Parameter(name, 0, words=TRUTHS)


class CombatKind:
    """One kind of combat of a title: its sentence is `combat-kind-<name>`; `resolve` makes the odds."""

    def __init__(
        self, name: str, rules: str, parameters: tuple[Parameter, ...], resolve: Callable[[Any, Given], Odds]
    ) -> None:
        self.name = name
        self.rules = tuple(rules.split())
        self.parameters = parameters
        self.resolve = resolve  # from the book of the title and what was given

    def odds(self, book: Any, given: Given) -> Odds:
        """The odds of a combat as described, what is not given as usual; BadSetup says what is wrong."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(f"{self.name} has no --{name}; there are: {self.listed()}")
            if not known[name].least <= value <= known[name].most:
                raise BadSetup(f"--{name} takes {known[name].range}, not {value}")
        return self.resolve(book, {name: p.default for name, p in known.items()} | dict(given))

    def listed(self) -> str:
        return ", ".join(f"--{parameter.name}" for parameter in self.parameters) or "none"

    def read(self, typed: Mapping[str, str]) -> dict[str, int]:
        """What was typed, as values of the parameters."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in typed:
            if name not in known:
                raise BadSetup(f"{self.name} has no --{name}; there are: {self.listed()}")
        return {name: known[name].read(text) for name, text in typed.items()}
