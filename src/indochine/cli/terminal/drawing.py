"""Sections of a tableau as tables of the terminal; two abreast where there is room."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from indochine.cli.terminal.words import Words
from indochine.kernel.tableau import Cell, Part, Section
from indochine.kernel.text import Msg

ABREAST = 116  # columns that two tables side by side need
WORTH_IT = 0.8  # of the height of one table, that two abreast may have
SEAT_STYLES = ("red", "cyan")
STYLES = {"quiet": "dim", "warning": "bold"}
BETWEEN = "\u00a0· "  # a line breaks behind the dot, not before it
GAP = 2  # between two columns
NAMES = 16  # room for the names of a list without columns
NARROW = 6  # no column is squeezed further


class Drawing:
    """Draws for one console, in one language."""

    def __init__(self, console: Console, words: Words, seats: tuple[str, ...]) -> None:
        self.console = console
        self.words = words
        self.styles = STYLES | dict(zip(seats, SEAT_STYLES, strict=False))

    def draw(
        self, sections: list[Section], notes: bool = False, unfold: frozenset[str] = frozenset()
    ) -> None:
        """A whole board. Tables with the same columns stand together; folded sections in short."""
        for (columns, fold), family in groupby(sections, key=lambda s: (s.columns, s.fold)):
            tables = list(family)
            if fold and fold not in unfold:
                self.console.print(*map(self.in_short, tables), sep="\n")
            elif columns and not fold:
                self.console.print(self.family(tables))
            else:
                self.console.print(*map(self.alone, tables), sep="\n")
            if notes:
                self.print_notes(tables)

    def print_notes(self, sections: list[Section]) -> None:
        for section in sections:
            for note in section.notes:
                self.console.print(Text(self.words.of(note), style="dim"))

    # One section

    def text(self, cell: Cell, width: int = 0) -> Text:
        """The parts of a cell; where the width is known, a line breaks between parts and not inside one."""
        parts = [text for part in cell.parts if (text := self.words.of(part))]
        lines = packed(parts, width) if width else [BETWEEN.join(parts)]
        return Text("\n".join(lines), style=self.styles.get(cell.tone, ""))

    def heading(self, section: Section) -> Rule:
        return Rule(Text(self.words.of(section.heading), style="bold"), align="left", style="dim")

    def alone(self, section: Section) -> Group:
        return Group(self.heading(section), self.table(section) if section.columns else self.listing(section))

    def in_short(self, section: Section) -> Text:
        names = BETWEEN.join(self.words.of(part) for row in section.rows for part in row[0].parts)
        text = Text(self.words("in-short", heading=section.heading, names=names))
        text.highlight_words([self.words.of(section.heading)], "bold")
        return text

    def listing(self, section: Section) -> Table:
        """Rows of a name and what is said of it."""
        table = Table.grid(padding=(0, GAP, 0, 0), expand=True)
        table.add_column(width=NAMES, style="dim")
        table.add_column(ratio=1)
        for name, said in section.rows:
            table.add_row(self.text(name), self.text(said))
        return table

    def table(self, section: Section) -> Table:
        """Rows under named columns; the last column takes what room is left."""
        table = plain_table()
        for number, column in enumerate(section.columns):
            last = number == len(section.columns) - 1
            table.add_column(self.words.of(column), ratio=1 if last else None)
        for row in section.rows:
            table.add_row(*map(self.text, row))
        return table

    # Several sections with the same columns

    def family(self, sections: list[Section]) -> RenderableType:
        """Two abreast where a wide terminal makes that much lower; else one below the other."""
        single = self.stacked(sections, self.console.width)
        if self.console.width < ABREAST or len(sections) < 2:
            return single
        if sum(self.least(sections)) + len(sections[0].columns) > self.half:
            return single  # words would be cut
        double = self.abreast(sections)
        return double if self.height(double) < WORTH_IT * self.height(single) else single

    @property
    def half(self) -> int:
        """The room of one of two tables abreast."""
        return (self.console.width - GAP) // 2

    def height(self, table: RenderableType) -> int:
        return len(self.console.render_lines(table, pad=False))

    def abreast(self, sections: list[Section]) -> Table:
        """The first half on the left."""
        half = best_cut([len(s.rows) + 1 for s in sections])
        room = self.half
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=room)
        grid.add_column(width=room)
        grid.add_row(self.stacked(sections[:half], room), self.stacked(sections[half:], room))
        return grid

    def stacked(self, sections: list[Section], room: int) -> Group:
        """One below the other with columns that line up, named once."""
        wanted = self.widths(sections)
        gap = GAP if sum(wanted) + GAP * (len(wanted) - 1) <= room else 1
        widths = fit(wanted, room - gap * (len(wanted) - 1), self.least(sections))
        parts: list[RenderableType] = []
        for number, section in enumerate(sections):
            parts += [self.heading(section), self.lined_up(section, widths, gap, named=number == 0)]
        return Group(*parts)

    def lined_up(self, section: Section, widths: list[int], gap: int, named: bool) -> Table:
        table = plain_table(named, gap)
        for width, column in zip(widths, section.columns, strict=True):
            table.add_column(self.words.of(column), width=width, overflow="fold")
        for row in section.rows:
            table.add_row(*map(self.text, row, widths))
        return table

    def widths(self, sections: list[Section]) -> list[int]:
        """How wide each column would like to be."""
        return [max(map(cell_len, texts)) for texts in self.columns(sections)]

    def least(self, sections: list[Section]) -> list[int]:
        """How wide each column must be so that no word is cut."""
        return [
            max(cell_len(word) for text in texts for word in text.split(" "))
            for texts in self.columns(sections)
        ]

    def columns(self, sections: list[Section]) -> list[list[str]]:
        """All that stands in each column, its name first."""
        rows = [[self.text(cell).plain for cell in row] for section in sections for row in section.rows]
        names = [self.words.of(column) for column in sections[0].columns]
        return [list(texts) for texts in zip(names, *rows, strict=True)]


def plain_table(named: bool = True, gap: int = GAP) -> Table:
    return Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", show_header=named)


def packed(parts: list[str], width: int) -> list[str]:
    """Parts in as few lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1] + BETWEEN + part) <= width:
            lines[-1] += BETWEEN + part
        else:
            lines.append(part)
    return lines


def fit(widths: list[int], room: int, least: list[int]) -> list[int]:
    """The widest columns give way until all fit, words being cut last; room to spare goes to all alike."""
    fitted = list(widths)
    for narrowest in (least, [NARROW] * len(least)):
        while sum(fitted) > room:
            loose = [n for n, width in enumerate(fitted) if width > narrowest[n]]
            if not loose:
                break
            fitted[max(loose, key=lambda n: fitted[n])] -= 1
    spare = max(0, min(3, (room - sum(fitted)) // len(fitted)))
    return [width + spare for width in fitted]


def best_cut(heights: list[int]) -> int:
    """Where to cut a row of tables so that both columns are about as high."""
    return min(range(1, len(heights)), key=lambda cut: max(sum(heights[:cut]), sum(heights[cut:])))


def changed_rows(before: list[Section], after: list[Section]) -> int:
    """How many rows of a board are not as they were when it was last drawn, folded sections apart."""
    known = {row for section in before for row in section.rows}
    return sum(row not in known for section in after if not section.fold for row in section.rows)


def rows_about(board: list[Section], places: list[Msg]) -> list[Section]:
    """Of a board only the rows of some places."""
    found = [s._replace(rows=tuple(row for row in s.rows if is_about(row, places))) for s in board]
    return [section for section in found if section.rows]


def is_about(row: tuple[Cell, ...], places: list[Msg]) -> bool:
    return any(names(part, place) for part in row[0].parts for place in places)


def names(part: Part, place: Msg) -> bool:
    """Whether a text is the name of a place, in whatever form, or contains it."""
    if not isinstance(part, Msg):
        return False
    same = part.id.partition(".")[0] == place.id.partition(".")[0]
    return same or any(names(value, place) for value in part.params.values())
