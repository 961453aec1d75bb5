"""The board and the menu as they are drawn: no line too long, nothing lost."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from indochine import Game
from indochine.cli.simulate import turn_name
from indochine.cli.terminal.drawing import Drawing, best_cut, changed_rows, fit, packed, rows_about
from indochine.cli.terminal.gathering import by_thing, families, gathered, listed
from indochine.cli.terminal.keyboard import Keyboard
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import TEXT, Words
from indochine.kernel.text import LANGUAGES, Msg
from tests.cli.terminal import TITLE, WORDS, menu_of
from tests.saigon75.table import play, table
from tests.storm.table import TITLE as STORM
from tests.storm.table import table as storm_table


def drawn(width: int, language: str = "en", seat: str = "SV") -> list[str]:
    game = TITLE.start(seed=5)
    game.play(["ready", "saigon_first"])
    console = Console(file=io.StringIO(), width=width, highlight=False)
    drawing = Drawing(console, Words(language, TITLE), TITLE.seats)
    drawing.draw(TITLE.tableau(game.view(seat)), notes=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    lines = drawn(width, language)
    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if re.search(r"\[[a-z]+-[\w-]+\]", line)]  # no message is missing


def test_two_regions_stand_abreast_in_a_wide_terminal() -> None:
    assert any("Military Region I " in line and "Military Region III" in line for line in drawn(120))
    assert not any("Military Region I " in line and "Military Region III" in line for line in drawn(80))
    assert len(drawn(120)) < len(drawn(80)) - 8


def test_columns_line_up_from_region_to_region() -> None:
    lines = drawn(80)
    starts = {line.index("●") for line in lines if "● SV" in line}
    assert len(starts) == 1


def test_columns_give_way_to_fit() -> None:
    loose = [1, 1, 1, 1, 1]
    assert fit([10, 6, 30, 40, 12], 80, loose) == [10, 6, 26, 26, 12]
    assert fit([10, 6, 30, 40, 12], 80, [1, 1, 1, 32, 1]) == [10, 6, 20, 32, 12]  # no word is cut
    assert fit([10, 6, 30, 40, 12], 40, [10, 6, 1, 32, 1]) == [10, 6, 1, 22, 1]  # unless it must be
    assert fit([10, 6], 80, [1, 1]) == [13, 9]  # a little room to spare, not all of it
    assert packed(["1 SVD", "2 RGR", "1 MEC"], 13) == ["1 SVD\u00a0· 2 RGR", "1 MEC"]
    assert best_cut([4, 10, 5, 5]) == 2


def test_tables_stand_abreast_only_where_that_is_much_lower() -> None:
    board = STORM.tableau(STORM.start(seed=7).view("FR"))
    areas = [section for section in board if section.columns and not section.fold]

    def headings(width: int) -> list[str]:
        console = Console(file=io.StringIO(), width=width, highlight=False)
        Drawing(console, Words("en", STORM), STORM.seats).draw(areas)
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue().splitlines()

    assert headings(118)[0].strip("─ ") == "Northern strongpoints"
    assert headings(160)[0].strip("─ ") != "Northern strongpoints"


def test_rows_about_a_place_whatever_form_its_name_has() -> None:
    board = STORM.tableau(STORM.start(seed=7).view("FR"))
    found = rows_about(board, [Msg("area-17.full"), Msg("area-28.full")])
    assert [len(section.rows) for section in found] == [1, 1]
    assert rows_about(board, [Msg("area-1.full")])[0].heading == Msg("sector-edge")
    assert rows_about(board, []) == []


def test_changed_rows_leave_folded_sections_out() -> None:
    game = TITLE.start(seed=5)
    before = TITLE.tableau(game.view("SV"))
    assert changed_rows(before, before) == 0
    game.play(["place", "saigon"])
    assert changed_rows(before, TITLE.tableau(game.view("SV"))) == 2  # Saigon, and units to be placed
    other = TITLE.tableau(game.view("NV"))
    assert changed_rows(TITLE.tableau(game.view("SV")), other) == 0


def test_many_moves_are_gathered_by_place() -> None:
    game = TITLE.start(seed=5)
    game.play(["ready", "solo_example"])
    while game.seat != "SV" or (game.decision and game.decision.name != "move-units"):
        game.play(menu_of(game).numbered.get(0) or menu_of(game).numbered[1])
    [moves] = [group for group in menu_of(game).groups() if group[0][1].verb.name == "move"]
    rows = gathered(moves, WORDS)
    assert rows is not None
    assert [name for _, name in rows["Quảng Ngãi"]] == [
        "SV division",
        "Ranger battalion",
        "Marine brigade (2)",
    ]
    assert sum(map(len, rows.values())) == len(moves)
    assert gathered(moves[:3], WORDS) is None  # few choices keep their sentences


def storm_menu(game: Game) -> Menu:
    assert game.decision is not None
    return Menu(game.decision, Words("en", STORM))


def printed(menu: Menu, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    Teller(console, Words("en", STORM)).question(menu)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_what_can_be_done_with_one_place_stands_in_one_row() -> None:
    menu = storm_menu(STORM.start(seed=7))
    [areas, cards] = families(menu.groups())
    matrix = by_thing(areas, menu.words)
    assert matrix is not None
    assert [name for name, _, _ in matrix.rows][:2] == ["1 Northwest ridges", "2 Pavie Track, north"]
    numbers = [number for _, _, row in matrix.rows for number in row.values()]
    assert sorted(numbers) == [number for group in areas for number, _ in group]
    assert by_thing(cards, menu.words) is not None
    assert "  0) Pass" in printed(menu)


def test_things_of_which_different_things_are_said_keep_their_sentences() -> None:
    game = storm_table(fr={"14": "legion*2 para*2 armour"}, vm={"11": "regular*9"}, turn=1, dice=[2, 3])
    for action in (["assault", "11"], ["all"]):
        game.play(action)
    menu = storm_menu(game)
    assert menu.question.name == "allot-damage"  # the results have their own prices
    [family, *_] = families(menu.groups())
    assert by_thing(family, menu.words) is None
    assert all(menu.text(choice) in printed(menu, 100) for choice in menu.numbered.values())


def test_one_sentence_with_a_gap_for_many_names() -> None:
    orders = STORM.start(seed=7).orders("FR")
    assert orders is not None
    menu = Menu(orders, Words("en", STORM))
    group = menu.groups()[-1]
    found = listed(group, menu.words)
    assert found is not None
    sentence, names = found
    assert "…" in sentence
    assert len(names) == len(group)
    assert listed(group[:5], menu.words) is None
    assert len(printed(menu).splitlines()) < len(group)


def test_sentences_that_say_more_are_not_gathered() -> None:
    game = table(
        sv=dict.fromkeys(("saigon", "long_an", "can_tho", "ca_mau", "kien_giang"), "sv_division ranger"),
        militia="quang_tri da_nang quang_ngai kon_tum pleiku",
        phase="SV",
        step="desertion",
        dice=[6],
    )
    assert game.decision is not None
    assert game.decision.name == "desert"
    [removals] = [group for group in menu_of(game).groups() if group[0][1].verb.name == "remove"]
    assert gathered(removals * 8, WORDS) is None


class FakeOdds:
    def json(self) -> dict[str, object]:
        return {
            "nv_dice": 2,
            "sv_dice": 1,
            "expected": {"nv_steps_lost": 0.25, "sv_steps_lost": 1.0},
            "columns": ["sv_steps_lost", "nv_steps_lost"],
            "chances": [[0, 0, 0.25], [1, 0, 0.5], [2, 1, 0.25]],
        }


def test_odds_show_the_chance_of_each_number() -> None:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    Teller(console, WORDS).odds(FakeOdds())
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert re.search(r"Steps lost by the North +0\.\d +75% +25% +·", text)
    assert re.search(r"Steps lost by the South +1\.0 +25% +50% +25%", text)


class FakeChance:
    def json(self) -> dict[str, object]:
        return {
            "attack": 9,
            "defence": 11,
            "expected": {"damage": 5.0},
            "cleared": 0,
            "columns": ["damage"],
            "chances": [[3, 0.25], [4, 0.5], [5, 0.25]],
        }


def test_odds_of_one_thing_show_also_the_chance_of_so_many_or_more() -> None:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    teller = Teller(console, Words("en", STORM))
    teller.odds(FakeChance())
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert lines[0] == "attack 9 + 2 dice, defence 11, nobody can stay: 0%"
    assert lines[1].split() == ["average", "3", "4", "5"]  # from the least that can be
    assert lines[2].split() == ["Damage", "points", "5.0", "25%", "50%", "25%"]
    assert lines[3].split() == ["at", "least", "100%", "75%", "25%"]
    figures = re.findall(r"[\d.]*\d%?", teller.odds_line(FakeChance()))
    assert {"9", "11", "5.0", "0%"} <= set(figures)  # in whatever words the title has for them


def test_the_ending_is_always_number_0() -> None:
    game = play(table(sv={"pleiku": "ranger"}, nv={"pleiku": "nv_division"}, step="combat"))
    menu = menu_of(game)
    assert menu.numbered[0].action == ["done"]
    assert menu.numbered[1].action == ["attack", "pleiku"]


@pytest.mark.parametrize("folder", [TEXT, TITLE.book.text_folder], ids=["terminal", "tableau"])
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    name = "terminal.ftl" if folder == TEXT else "tableau.ftl"
    ids = [
        re.findall(r"^(?:[a-z][\w-]* =|    \.\w+ =)", (folder / lang / name).read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1] == ids[2]


def test_a_line_never_breaks_at_a_no_break_space() -> None:
    console = Console(file=io.StringIO(), width=10, highlight=False)
    Teller(console, WORDS).say("aaaa bbbb\u00a0: cc dddd\u202f!")
    assert isinstance(console.file, io.StringIO)
    assert [line.rstrip(" ") for line in console.file.getvalue().splitlines()] == [
        "aaaa",
        "bbbb\u00a0: cc",
        "dddd\u202f!",
    ]


@pytest.mark.parametrize("terminal", [True, False])
def test_clearing_the_screen_clears_what_can_be_scrolled_back_to(terminal: bool) -> None:
    console = Console(file=io.StringIO(), force_terminal=terminal)
    Keyboard(console).clear()
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().endswith("\x1b[3J") == terminal


def test_what_is_refused_for_one_reason_stands_together() -> None:
    game = TITLE.start(seed=5)
    game.play(["place", "saigon"])
    menu = menu_of(game)
    game = play(game, *[["place", "saigon"]] * 2)
    barred = menu_of(game).refused[0]
    menu.refused = [barred, barred]
    assert list(map(len, Teller(Console(), WORDS).reasons(menu).values())) == [2]


def test_a_turn_beyond_the_last_is_none_in_a_score() -> None:
    assert [Words(lang, TITLE).score("turn", 9) for lang in LANGUAGES] == ["none", "aucune", "brak"]
    assert WORDS.score("turn", 8) == "8"
    assert turn_name(TITLE, "9") == "none"
    assert turn_name(TITLE, "-") == "-"


@pytest.mark.parametrize("folder", [TEXT, TITLE.book.text_folder], ids=["terminal", "title"])
def test_french_signs_have_a_no_break_space_before_them(folder: Path) -> None:
    lines = [line for file in (folder / "fr").glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(r"\w [;:!»]| \?$", line) and not line.startswith("#")] == []


def test_a_repeated_line_of_the_log_is_counted_before_its_full_stop() -> None:
    console = Console(file=io.StringIO(), width=100, highlight=False)
    game = TITLE.start(seed=5)
    for _ in range(2):
        game.play(["place", "saigon"])
    last = game.log[-1]
    Teller(console, WORDS).log(game.log[-2:])
    Teller(console, WORDS).log(game.log[-1:])
    assert isinstance(console.file, io.StringIO)
    sentence = last.text().removesuffix(".")
    assert console.file.getvalue().split("\n")[:2] == [
        f"  {sentence} ×2.  [{last.rule}]",
        f"  {sentence}.  [{last.rule}]",
    ]
