"""Colours of every title's board: they can be read, and told apart by those who see fewer of them.

The simulation is that of Machado, Oliveira and Fernandes (2009) at full strength; distances are CIE76.
"""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Final, NamedTuple

import pytest

import indochine

Colour = tuple[float, float, float]

READABLE: Final = 4.5  # contrast of text, as WCAG AA asks
LIGHTER: Final = 1.9  # contrast of two sides that are told apart by lightness alone
FAR: Final = 25.0  # distance of two sides that are told apart by colour
SIGHT: Final = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


class Case(NamedTuple):
    """One title by day or by night."""

    title: str
    light: str
    palette: dict[str, str]
    sides: list[str]


def cases() -> list[Case]:
    found = []
    for id in indochine.titles():
        if "board" in type(indochine.title(id)).__dict__:
            board = indochine.title(id).board()
            sides = [side.id for side in board.sides]
            found.append(Case(id, "day", board.palette, sides))
            found.append(Case(id, "night", board.palette | board.palette_dark, sides))
    return found


every_palette = pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.title} by {case.light}")


def linear(hex: str) -> Colour:
    parts = [int(hex[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def seen(hex: str, sight: str) -> Colour:
    """A colour as somebody sees it, in linear light."""
    colour = linear(hex)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in SIGHT[sight]
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = luminance(colour)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_black_on_white_has_the_greatest_contrast_there_is() -> None:
    assert contrast(linear("#000000"), linear("#ffffff")) == pytest.approx(21)


def test_red_and_green_of_one_lightness_are_confused_without_green_cones_only() -> None:
    """The measure itself: a known pair of confusion colours."""
    one, other = "#b16a3a", "#8a7a3c"
    near = {sight: dist(lab(seen(one, sight)), lab(seen(other, sight))) for sight in SIGHT}
    assert near["deuteranopia"] < FAR / 2 < near["usual"]


@every_palette
@pytest.mark.parametrize("sight", SIGHT)
def test_sides_can_be_told_apart(case: Case, sight: str) -> None:
    """Those of one camp, which control spaces alike, may look alike: their counters bear names."""
    for one, other in combinations(case.sides, 2):
        if case.palette[f"control-{one}"] == case.palette[f"control-{other}"]:
            continue
        a, b = (seen(case.palette[f"side-{side}"], sight) for side in (one, other))
        apart = contrast(a, b) >= LIGHTER or dist(lab(a), lab(b)) >= FAR
        assert apart, (one, other, contrast(a, b), dist(lab(a), lab(b)))


@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_nothing_on_a_counter_is_told_by_colour_alone(title: str) -> None:
    """Symbol, and a name or figures: enough to know a unit on a print in black and white."""
    for counter in indochine.title(title).board().counters:
        assert counter.symbol, counter.ref
        assert counter.code or any(counter.faces.values()), counter.ref


@every_palette
def test_what_is_printed_on_counters_can_be_read(case: Case) -> None:
    for side in case.sides:
        ink, ground = (linear(case.palette[f"side-{side}{part}"]) for part in ("-ink", ""))
        assert contrast(ink, ground) >= READABLE, side


@every_palette
@pytest.mark.parametrize("ground", ["land", "label-halo", "box"])
def test_names_can_be_read(case: Case, ground: str) -> None:
    inks = ["label", *(name for name in case.palette if name.startswith("number-"))]
    for ink in inks if ground == "label-halo" else ["label"]:
        assert contrast(linear(case.palette[ink]), linear(case.palette[ground])) >= READABLE, ink


@every_palette
def test_names_can_be_read_on_the_tint_of_whoever_holds_the_space(case: Case) -> None:
    for name, colour in case.palette.items():
        if name.startswith("control-"):
            assert contrast(linear(case.palette["label"]), linear(colour)) >= READABLE, name
