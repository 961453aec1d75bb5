"""The ways in which a title can be set up, and the command that plays one game of them again."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Any

from indochine.kernel.errors import BadSetup
from indochine.kernel.title import Title


@dataclass(frozen=True)
class Case:
    """One game to check: everything that it depends on, as plain values."""

    title: str
    scenario: str
    options: tuple[tuple[str, Any], ...]  # only those that differ from their default
    seed: int
    pack: str | None = None

    @property
    def command(self) -> str:
        """What to type to play this very game again with every check."""
        words = ["indochine", "fuzz", self.title, "--seed", str(self.seed), "--games", "1"]
        words += ["--scenario", self.scenario]
        for key, value in self.options:
            words += ["--option", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
        return shlex.join(words + (["--pack", self.pack] if self.pack else []))


def setups(title: Title) -> list[tuple[str, dict[str, Any]]]:
    """Every scenario plain, with each value of each option alone, and with as many switched as go together.

    An option with many values joins the others with its last one only: that shows what it does among them.
    """
    found: list[tuple[str, dict[str, Any]]] = []
    switches = [{option.id: v} for option in title.options for v in option.values[1:]]
    last = [{option.id: option.values[-1]} for option in title.options]
    for scenario in title.scenarios:
        for options in [{}, *switches, *(with_others(title, scenario, s, last) for s in last)]:
            if goes(title, scenario, options) and (scenario, options) not in found:
                found.append((scenario, options))
    return found


def with_others(
    title: Title, scenario: str, options: dict[str, Any], switches: list[dict[str, Any]]
) -> dict[str, Any]:
    for switch in switches:
        if goes(title, scenario, options | switch) and not options.keys() & switch.keys():
            options = options | switch
    return dict(sorted(options.items()))


def goes(title: Title, scenario: str, options: dict[str, Any]) -> bool:
    try:
        title.settle(scenario, options)
    except BadSetup:
        return False
    return True
