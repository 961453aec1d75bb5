"""The board of The Lost Valley as printed: centres of resistance, drop zones, lines, boxes, tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from indochine.kernel.board import Board, Point, SideStyle, Sign, Space, Track
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.board_counters import cards, counters
from indochine.titles.lost_valley.board_layout import BOXES, WIDTH, Box, Frame, turn_frame
from indochine.titles.lost_valley.board_lines import half, joined, shapes, ways
from indochine.titles.lost_valley.board_palette import DARK, LIGHT
from indochine.titles.lost_valley.board_scenery import scenery
from indochine.titles.lost_valley.book import ValleyBook
from indochine.titles.lost_valley.pack import Cr, DropZone, MapData, StartingBox
from indochine.titles.lost_valley.table_data import DrmTrack, Turn
from indochine.titles.lost_valley.tableau_places import signed

# Icons of a CR: how they are drawn, by which field of the map, under which rules.
ICONS: Final = {
    "artillery": ("gun", "artillery_icon", "", "2.2.4.2"),
    "aa": ("anti-air", "aa_icon", "", "2.2.4.3"),
    "bombardment": ("bombardment", "bombardment_icon", "✹", "2.2.4.5 8.1a"),
    "encircled": ("encircled", "encircled_icon", "⊗", "2.2.1.4b 12.2.1a 12.2.1b 12.2.1c 12.2.1d"),
    "command-post": ("command", "command_post", "", "2.2.4.4 14.3b"),
    "airstrip": ("airfield", "airstrip", "", "2.2.1.5a 2.2.1.5b"),
    "drop-zone": ("drop-zone", "drop_zone", "", "2.2.1.6"),
}
CR_RULES: Final = "2.2.1.1a 2.2.1.1b 2.2.1.2b 2.2.1.3b 2.2.1.4a"
ZONE_RULES: Final = {"natasha": "13.2a", "octavie": "13.2b", "simone": "13.2c"}


@cache
def board(book: ValleyBook) -> Board:
    """All that is printed; one copy serves all games of a pack."""
    printed = book.pack.map
    return Board(
        title="lost-valley",
        width=WIDTH,
        height=float(printed.canvas.height),
        sides=sides(book),
        spaces=spaces(book),
        scenery=scenery(printed),
        ways=ways(printed),
        counters=counters(book),
        cards=cards(book),
        tracks=tracks(book),
        palette=LIGHT,
        palette_dark=DARK,
    )


def sides(book: ValleyBook) -> list[SideStyle]:
    """Both sides, and the Divisions, each of which holds ground in its own colour (2.2.3, 2.3.2.1c)."""
    divisions = [SideStyle(id, Msg("division-" + id)) for id in book.division_ids]
    return [SideStyle("FR", Msg("side-FR")), SideStyle("VM", Msg("side-VM")), *divisions]


# ---------------------------------------------------------------- places


def spaces(book: ValleyBook) -> list[Space]:
    printed = book.pack.map
    near = neighbours(printed)
    turns = book.tables.turn
    return [
        *[cr_space(cr, printed, near) for cr in printed.cr],
        *[zone_space(zone, printed, near) for zone in printed.drop_zone],
        *[starting_space(box, printed, near) for box in printed.starting_box],
        *[turn_space(turn) for turn in turns],
        late_space(turns[-1].number + 1),
        *map(box_space, BOXES),
    ]


def neighbours(printed: MapData) -> dict[str, list[str]]:
    """By reference: what the lines join, of whatever colour."""
    refs = {id: shape.ref for id, shape in shapes(printed).items()}
    found: dict[str, list[str]] = {ref: [] for ref in refs.values()}
    for a, b in joined(printed):
        found[refs[a]].append(refs[b])
        found[refs[b]].append(refs[a])
    return found


def around(middle: tuple[int, int], size: tuple[int, int]) -> Frame:
    (x, y), (width, height) = middle, half(size)
    return Frame(x - width, y - height, x + width, y + height)


def cr_space(cr: Cr, printed: MapData, near: dict[str, list[str]]) -> Space:
    """The name along the upper edge, its icons below it, then the counters and their markers."""
    frame, ref = around(cr.position, printed.boxes.cr), "place:" + cr.id
    x, y = frame.middle
    return Space(
        ref=ref,
        name=Msg("cr-" + cr.id),
        shape="polygon",
        points=frame.bevelled,
        label=(x, frame.top + 14),
        stack=(x, y + 8),
        room=frame.right - frame.left - 10,
        terrain="box",
        signs=list(signs(cr)),
        near=near[ref],
        rules=rules(cr),
    )


def signs(cr: Cr) -> Iterator[Sign]:
    """2.2.1.3b, 2.2.4: stars and icons, then the Stacking Limit: Infantry steps and Assets."""
    yield from (Sign("star", title=Msg("icon-stars.help")) for _ in range(cr.stars))
    for id, (kind, field, text, _) in ICONS.items():
        if getattr(cr, field):
            yield Sign(kind, text, Msg(f"icon-{id}.help"))
    limit = Msg("board-sign-stacking", steps=cr.stacking_steps, assets=cr.stacking_assets)
    yield Sign("stacking", f"{cr.stacking_steps}·{cr.stacking_assets}", limit)


def rules(cr: Cr) -> list[str]:
    found = CR_RULES.split() + ["2.2.4.1a", "2.2.4.1b"] * bool(cr.stars)
    found += [rule for _, field, _, ids in ICONS.values() if getattr(cr, field) for rule in ids.split()]
    return found + ["12.2.2a", "12.2.2b", "14.2"] * (cr.id == "isabelle")


def zone_space(zone: DropZone, printed: MapData, near: dict[str, list[str]]) -> Space:
    (x, y), radius, ref = zone.position, printed.boxes.drop_zone_radius, "place:" + zone.id
    return Space(
        ref=ref,
        name=Msg(f"dz-{zone.id}.short"),
        shape="circle",
        points=[(x, y), (x + radius, y)],
        label=(x, y - radius * 0.6),
        stack=(x, y + radius * 0.2),
        room=radius * 1.4,
        terrain="box",
        signs=[Sign("drop-zone", "", Msg("board-sign-drop-zone"))],
        near=near[ref],
        rules=["2.2.6", "13.1a", "13.1c", ZONE_RULES.get(zone.id, "13.2d"), "13.2d"],
    )


def starting_space(box: StartingBox, printed: MapData, near: dict[str, list[str]]) -> Space:
    """The number of the Division to the left, its counter to the right."""
    frame, ref = around(box.position, printed.boxes.starting_box), "start:" + box.division
    x, y = frame.middle
    return Space(
        ref=ref,
        name=Msg(f"start-{box.division}.short"),
        shape="polygon",
        points=frame.bevelled,
        label=(x - 31, y),
        stack=(x + 24, y),
        room=58,
        terrain="box",
        near=near[ref],
        rules=["2.2.3a", "15.0b"],
    )


# ---------------------------------------------------------------- beside the map


def turn_space(turn: Turn) -> Space:
    """2.2.7b: the days of a turn, a cloud if it is in the monsoon, and who arrives on it."""
    name = Msg(f"turn-{turn.number}")
    return waiting_space(turn.number, name, [Sign("monsoon", "☂", Msg("monsoon"))] * turn.monsoon)


def late_space(turn: int) -> Space:
    """9.1.2, 13.1b: whoever is put off beyond the last turn."""
    return waiting_space(turn, Msg("board-box-late"), [])


def waiting_space(turn: int, name: Msg, printed: list[Sign]) -> Space:
    """The days to the left, who arrives to the right."""
    frame = turn_frame(turn)
    y = frame.middle[1]
    return Space(
        ref=f"turn:{turn}",
        name=name,
        shape="box",
        points=frame.corners,
        label=(frame.left + 94, y),
        stack=(frame.right - 44, y),
        room=82,
        code=str(turn),
        terrain="box",
        signs=printed,
        rules=["2.2.7b", "13.1a", "13.1b", "9.1.2"],
    )


def box_space(box: Box) -> Space:
    frame = box.frame
    stack: Point = (frame.middle[0], (frame.top + 22 + frame.bottom) / 2)
    return Space(
        ref="box:" + box.id,
        name=Msg(box.name),
        shape="box",
        points=frame.corners,
        label=(frame.middle[0], frame.top + 16),
        stack=stack,
        room=frame.right - frame.left - 20,
        terrain="box",
        rules=box.rules.split(),
    )


# ---------------------------------------------------------------- tracks


def tracks(book: ValleyBook) -> list[Track]:
    printed = book.tables.track
    points = {"action_points": ["5.2a", "5.2.1"], "air_support_points": ["7.1a", "7.2"]}
    return [
        turn_track(book),
        level_track("camp_morale", printed.camp_morale, ["2.2.8.1a", "2.2.8.1b", "17.1"], lost=True),
        level_track("resource_points", printed.resource_points, ["2.2.8.2a", "2.2.8.2b", "17.1"], lost=True),
        level_track("vm_aaa", printed.vm_aaa, ["2.2.8.3a", "2.2.8.3b"]),
        *[point_track(id, getattr(printed, id).most, rules) for id, rules in points.items()],
    ]


def turn_track(book: ValleyBook) -> Track:
    turns = book.tables.turn
    titles = [Msg("board-turn", days=Msg(f"turn-{t.number}"), monsoon=int(t.monsoon)) for t in turns]
    return Track("turn", Msg("track-turns"), [str(t.number) for t in turns], titles, ["2.2.7b", "18.0"])


def level_track(id: str, printed: DrmTrack, rules: list[str], lost: bool = False) -> Track:
    """Every Level with its modifier; before the first stands the end of a track on which all can be lost."""
    levels = range(printed.least, printed.most + 1)
    titles = [Msg("board-level", level=level, drm=signed(printed.drm_at(level))) for level in levels]
    return Track(
        id,
        Msg("track-" + id),
        ["0"] * lost + [str(level) for level in levels],
        [Msg("board-level-lost")] * lost + titles,
        rules,
    )


def point_track(id: str, most: int, rules: list[str]) -> Track:
    return Track(id, Msg("track-" + id), [str(number) for number in range(most + 1)], rules=rules)
