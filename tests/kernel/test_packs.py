"""Data packs: reading, an owner's overlay, errors that name file, entry and field, accounting of sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from indochine.kernel.errors import DataError
from indochine.kernel.packs import Datum, Tag, convert, digest, load_files, shares, sources

MAP = """
[canvas]
width = 1000
colours = { sea = "blue", land = "green" }
source = "design"

[[area]]
id = "hue"
number = 1
next = ["da_nang"]
label = [10, 20]
source = { next = "rule 4.1", label = "design" }

[[area]]
id = "da_nang"
number = 2
next = ["hue"]
label = [10, 40]
source = "history (real towns); public https://example.org/a%20map"
"""

TABLES = """
[[row]]
low = 0
losses = [0, 1]
source = "design"

[[row]]
low = 2
losses = [1, 2]
source = "example 9.2 (a 2 gives 2); design"
"""


class Area(Struct, forbid_unknown_fields=True):
    id: str
    number: int
    next: tuple[str, ...]
    label: tuple[int, int]
    source: str | dict[str, str]


class Canvas(Struct, forbid_unknown_fields=True):
    width: int
    colours: dict[str, str]
    source: str


class Map(Struct, forbid_unknown_fields=True):
    canvas: Canvas
    area: tuple[Area, ...]


class Row(Struct):
    low: int


class Rows(Struct):
    row: tuple[Row, ...]


class RowsByName(Struct):
    rows: dict[str, Row]


@pytest.fixture
def builtin(tmp_path: Path) -> Path:
    return folder(tmp_path / "builtin", {"map.toml": MAP, "tables.toml": TABLES})


def folder(path: Path, files: dict[str, str]) -> Path:
    path.mkdir()
    for name, text in files.items():
        (path / name).write_text(text, encoding="utf-8")
    return path


def overlaid(builtin: Path, name: str, text: str) -> dict[str, dict[str, Any]]:
    return load_files(builtin, folder(builtin.parent / "owner", {name: text}))


# ---------------------------------------------------------------- reading and overlaying


def test_every_toml_file_of_the_folder_is_read(builtin):
    (builtin / "notes.txt").write_text("not data")
    assert list(load_files(builtin)) == ["map.toml", "tables.toml"]


def test_a_table_is_merged_field_by_field(builtin):
    canvas = overlaid(builtin, "map.toml", '[canvas]\ncolours = { sea = "grey" }')["map.toml"]["canvas"]
    assert canvas["width"] == 1000
    assert canvas["colours"] == {"sea": "grey", "land": "green"}


@pytest.mark.parametrize("key", ['id = "da_nang"', "number = 2"])
def test_an_entry_is_found_by_its_id_or_number(builtin, key):
    areas = overlaid(builtin, "map.toml", f"[[area]]\n{key}\nlabel = [11, 41]")["map.toml"]["area"]
    assert [area["label"] for area in areas] == [[10, 20], [11, 41]]
    assert areas[1]["next"] == ["hue"]


def test_an_entry_found_by_its_id_may_get_another_number(builtin):
    areas = overlaid(builtin, "map.toml", '[[area]]\nid = "hue"\nnumber = 7')["map.toml"]["area"]
    assert [area["number"] for area in areas] == [7, 2]


def test_an_entry_with_a_new_key_is_added(builtin):
    areas = overlaid(builtin, "map.toml", '[[area]]\nid = "saigon"')["map.toml"]["area"]
    assert [area["id"] for area in areas] == ["hue", "da_nang", "saigon"]


def test_a_source_of_one_field_leaves_the_others(builtin):
    text = '[[area]]\nid = "hue"\nlabel = [1, 2]\nsource = { label = "public the printed map" }'
    area = overlaid(builtin, "map.toml", text)["map.toml"]["area"][0]
    assert area["source"] == {"next": "rule 4.1", "label": "public the printed map"}


def test_lists_without_keys_are_replaced_whole(builtin):
    text = '[[row]]\nlow = 0\nlosses = [9, 9]\nsource = "public the printed table"'
    assert [row["losses"] for row in overlaid(builtin, "tables.toml", text)["tables.toml"]["row"]] == [[9, 9]]


def test_plain_lists_are_replaced_whole(builtin):
    areas = overlaid(builtin, "map.toml", '[[area]]\nid = "hue"\nnext = []')["map.toml"]["area"]
    assert areas[0]["next"] == []


def test_a_file_may_replace_the_whole_file(builtin):
    files = overlaid(builtin, "map.toml", 'replace = true\nsource = "design"\n[canvas]\nwidth = 5')
    assert files["map.toml"] == {"source": "design", "canvas": {"width": 5}}
    assert "row" in files["tables.toml"]


def test_an_overlay_leaves_the_title_s_own_files_alone(builtin):
    before = load_files(builtin)
    overlaid(builtin, "map.toml", "[canvas]\nwidth = 5")
    assert load_files(builtin) == before


# ---------------------------------------------------------------- what can go wrong while reading


def complaint(name: str, text: str, builtin: Path) -> str:
    with pytest.raises(DataError) as caught:
        overlaid(builtin, name, text)
    return str(caught.value)


def test_a_missing_folder_is_named(builtin):
    with pytest.raises(DataError, match="nowhere: there is no such folder"):
        load_files(builtin, builtin / "nowhere")


def test_a_folder_without_data_is_no_pack(builtin):
    with pytest.raises(DataError, match=r"owner: holds no \.toml file"):
        load_files(builtin, folder(builtin.parent / "owner", {"readme.md": "hello"}))


def test_an_unknown_file_is_refused_with_the_known_ones(builtin):
    expected = "maps.toml: no such file in this title, which has map.toml, tables.toml"
    assert complaint("maps.toml", MAP, builtin) == expected


def test_bad_toml_is_reported_with_its_line(builtin):
    assert complaint("map.toml", "[canvas]\nwidth 5", builtin).startswith("map.toml: line 2, column 7: ")


def test_a_file_that_is_not_text_is_refused(builtin):
    owner = folder(builtin.parent / "owner", {})
    (owner / "map.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(DataError, match=r"map\.toml: is not text in UTF-8"):
        load_files(builtin, owner)


def test_a_folder_in_place_of_a_file_is_refused(builtin):
    owner = folder(builtin.parent / "owner", {})
    (owner / "map.toml").mkdir()
    with pytest.raises(DataError, match=r"map\.toml: Is a directory"):
        load_files(builtin, owner)


def test_a_mark_at_the_start_of_the_file_does_no_harm(builtin):
    assert overlaid(builtin, "map.toml", "\ufeff[canvas]\nwidth = 5")["map.toml"]["canvas"]["width"] == 5


def test_replace_is_true_or_false(builtin):
    assert (
        complaint("map.toml", 'replace = "yes"', builtin) == "map.toml: field replace: must be true or false"
    )


def test_an_entry_laid_over_needs_its_key(builtin):
    expected = "map.toml: area 1: field id: missing: which entry is this laid over?"
    assert complaint("map.toml", "[[area]]\nlabel = [1, 2]", builtin) == expected


# ---------------------------------------------------------------- fitting into types


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[[area]]\nid = "hue"\nnumber = "one"', "area hue: field number: Expected `int`, got `str`"),
        ('[[area]]\nid = "hue"\nlabel = [1, "x"]', "area hue: field label[1]: Expected `int`, got `str`"),
        (
            '[[area]]\nid = "hue"\nlabel = [1]',
            "area hue: field label: Expected `array` of length 2, got 1",
        ),
        ('[[area]]\nid = "hue"\nlabel = [1, 2.5]', "area hue: field label[1]: Expected `int`, got `float`"),
        ('[[area]]\nid = "hue"\nsource = { next = 4 }', "area hue: field source: Expected `str`, got `int`"),
        ('[[area]]\nid = "hue"\nlable = [1, 2]', "area hue: field lable: is no field of this entry"),
        ('[[area]]\nid = "saigon"', "area saigon: field number: is missing"),
        ("[canvas]\nwidth = true", "canvas: field width: Expected `int`, got `bool`"),
        ("[canvas]\ncolours = 5", "canvas: field colours: Expected `object`, got `int`"),
        ("[canvas.colours]\nsea = 5", "canvas colours: Expected `str`, got `int`"),
        ("area = 5", "field area: Expected `array`, got `int`"),
        ("[sea]\nwidth = 5", "field sea: is no field of this entry"),
    ],
)
def test_what_does_not_fit_is_named(builtin, text, expected):
    raw = overlaid(builtin, "map.toml", text)["map.toml"]
    with pytest.raises(DataError) as caught:
        convert("map.toml", raw, Map)
    assert str(caught.value) == f"map.toml: {expected}"


def test_an_entry_without_key_is_named_by_its_place():
    with pytest.raises(DataError, match=r"^t\.toml: row 2: field low: "):
        convert("t.toml", {"row": [{"low": 1}, {"low": "x"}]}, Rows)


def test_an_entry_of_a_table_by_name_is_found_as_far_as_it_is_told():
    with pytest.raises(DataError, match=r"^t\.toml: rows: field low: is missing$"):
        convert("t.toml", {"rows": {"a": {"low": 1}, "b": {}}}, RowsByName)


def test_what_fits_is_converted(builtin):
    board = convert("map.toml", load_files(builtin)["map.toml"], Map)
    assert board.area[1].label == (10, 40)


# ---------------------------------------------------------------- where the data are from


def test_each_source_is_a_datum_with_its_tags(builtin):
    data = sources(load_files(builtin))
    assert data[1] == Datum("map.toml", "area hue", "next", (Tag("rule", "4.1"),))
    assert data[3].tags == (Tag("history", "", "real towns"), Tag("public", "https://example.org/a%20map"))
    assert data[5] == Datum("tables.toml", "row 2", "", (Tag("example", "9.2", "a 2 gives 2"), Tag("design")))


def test_a_datum_counts_as_its_weakest_tag(builtin):
    counts = shares(sources(load_files(builtin)))
    assert counts == {"rule": 1, "example": 0, "public": 0, "history": 1, "design": 4}


def test_a_source_covers_what_lies_inside_its_table():
    assert len(sources({"a.toml": {"source": "design", "x": 1, "t": {"y": 2}, "l": [{"z": 3}]}})) == 1


def test_a_table_of_tables_needs_no_source_of_its_own():
    assert len(sources({"a.toml": {"dice": {"red": {"count": 1, "source": "rule 1"}}}})) == 1


@pytest.mark.parametrize(
    ("table", "where"),
    [
        (
            {"canvas": {"width": 5}},
            "canvas: field source: is missing, and so nobody knows where width is from",
        ),
        ({"area": [{"id": "hue"}]}, "area hue: field source: is missing"),
        ({"x": []}, "field source: is missing"),
        ({"a": {"source": {}, "x": 1}}, "a: field source: is missing"),
        ({"a": {"source": 5}}, "a: field source: must be a string"),
        ({"a": {"source": {"x": "R 4.1"}}}, 'a: field source.x: "R 4.1" does not begin with one of rule,'),
        ({"a": {"source": "design; "}}, 'a: field source: "" does not begin'),
        ({"a": {"source": "rule"}}, 'a: field source: "rule": rule, example and public say where'),
        (
            {"a": {"source": "design 4.1"}},
            'a: field source: "design 4.1": rule, example and public say where',
        ),
        ({"a": {"source": "rule 4.1 (a (b))"}}, 'a: field source: "rule 4.1 (a (b))" does not begin'),
    ],
)
def test_a_hole_in_the_sources_is_an_error(table, where):
    with pytest.raises(DataError) as caught:
        sources({"a.toml": table})
    assert str(caught.value).startswith(f"a.toml: {where}")


# ---------------------------------------------------------------- the version stamp


def test_equal_data_have_equal_stamps_whatever_the_order_of_lines():
    assert digest({"a.toml": {"x": 1, "y": 2}}) == digest({"a.toml": {"y": 2, "x": 1}})


def test_any_change_changes_the_stamp(builtin):
    files = load_files(builtin)
    before = digest(files)
    files["map.toml"]["area"][0]["next"] = []
    assert len(before) == 64
    assert digest(files) != before
