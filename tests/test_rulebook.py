"""The accounting of rules, on a small project made for it and on the titles themselves."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import indochine
from indochine import DataError
from indochine.kernel.registry import titles
from indochine.kernel.rulebook import CAMPAIGN, Numbers, Rule, Rulebook, project_root, read_index

IDS = (
    "intro:zone", "M.6", "M.7.1", "D.4.2", "D.4.2x", "D.4.3", "D.4.10a", "D.4.12", "D.6a.3b", "D.6b.1a",
    "D.6b.2", "T8.1", "V:match.2", "S:event-details.1", "S:objective", "card:04", "card:21", "card:22",
    "card:23",
)  # fmt: skip
NOTE = 'id = "1"\ntitle = "t"\nkind = "note"\nneeds = "n"\nsource = "s"\n'
KINDS = {"D.4.2x": "example", "M.6": "component", "M.7.1": "optional", "intro:zone": "note"}


def numbers(ids: tuple[str, ...] = IDS) -> Numbers:
    return Numbers({id: Rule(id, "", "enforce", "", "") for id in ids})


def cited(text: str, ids: tuple[str, ...] = IDS) -> list[str]:
    return [id for _, id in numbers(ids).cited(text)]


class Project:
    """A title in a project of its own: write its sources and tests, then ask for the account."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root / "src" / "titles" / "toy"
        self.write("pyproject.toml", "")
        self.write("tests/__init__.py", "")
        rest = 'title = "t"\nneeds = "n"\nsource = "s"\n'
        rules = [f'[[rule]]\nid = "{id}"\nkind = "{KINDS.get(id, "enforce")}"\n{rest}' for id in IDS]
        self.write("src/titles/toy/rules.toml", "\n".join(rules))

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def book(self) -> Rulebook:
        return Rulebook("toy", self.folder)

    def code(self, source: str) -> list[tuple[str, int, str]]:
        self.write("src/titles/toy/rules.py", source)
        return [(c.id, c.line, c.within) for c in self.book().code]

    def proved(self, source: str) -> list[tuple[str, str]]:
        self.write("tests/test_toy.py", source)
        return [(c.id, c.within) for c in self.book().tests or []]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


# ---------------------------------------------------------------- numbers of rules


@pytest.mark.parametrize("id", IDS)
def test_every_form_of_number_is_found_as_a_whole_word(id: str) -> None:
    for text in (id, f"{id}: what it says.", f"see ({id}), and so on", f"`{id}`", f"by {id}.", f"{id}/{id}"):
        assert set(cited(text)) == {id}, text
    assert id not in cited(f"x{id}")


def test_two_numbers_are_two_citations() -> None:
    assert cited("D.6b.1a, D.6b.2: who retreats, and where") == ["D.6b.1a", "D.6b.2"]


def test_a_range_cites_both_ends_and_what_lies_between() -> None:
    assert sorted(cited("D.4.2 to D.4.12: where")) == ["D.4.10a", "D.4.12", "D.4.2", "D.4.2x", "D.4.3"]
    assert sorted(cited("card:21\nto card:23")) == ["card:21", "card:22", "card:23"]
    assert cited("D.4.2 and then to D.4.12") == ["D.4.2", "D.4.12"]


def test_a_range_backwards_is_no_rule() -> None:
    assert "D.4.12 to D.4.2" in cited("D.4.12 to D.4.2")


@pytest.mark.parametrize(
    "text", ["D.6b", "M", "D.4", "D.1 to D.4, but D.6", "V:match", "S:event-details", "T8"]
)
def test_the_number_of_a_chapter_cites_nothing(text: str) -> None:
    assert [id for id in cited(text) if id in IDS] == []


def test_a_chapter_of_the_book_is_no_mistake() -> None:
    assert cited("D.4, D.6b and V:match") == []


@pytest.mark.parametrize("id", ["D.99.1", "D.4.2c", "card:99", "S:supper.1", "M.7.1.1", "V:match.9"])
def test_what_looks_like_a_rule_of_the_book_is_reported(id: str) -> None:
    assert cited(f"{id}: no such rule") == [id]


@pytest.mark.parametrize("word", ["rules.toml", "1.5", "e.g.", "turn:number", "docs/x.md", "U.S.", "12:30"])
def test_other_words_with_dots_and_colons_are_left_alone(word: str) -> None:
    assert cited(f"as in {word} here") == []


def test_a_book_that_numbers_with_figures_alone() -> None:
    book = ("8.4", "8.4.1", "8.4.2a", "10.0", "card:vm-05")
    assert cited("8.4, 8.4.2a and card:vm-05; not 8.4.2, nor 0.5", book) == ["8.4", "8.4.2a", "card:vm-05"]
    assert cited("8.5.1", book) == ["8.5.1"]


def test_a_ruling_is_cited_by_its_number() -> None:
    assert cited("a penalty never takes the last die (ruling:5)") == ["ruling:5"]


# ---------------------------------------------------------------- code


def test_docstrings_cite_with_their_line_and_what_holds_them(project: Project) -> None:
    source = '''"""D.4.2: moves."""

class Move:
    """D.4.3: once.

    Also M.7.1.
    """

    def go(self):
        """T8.1: last turn."""
'''
    assert project.code(source) == [
        ("D.4.2", 1, ""),
        ("D.4.3", 4, "Move"),
        ("M.7.1", 6, "Move"),
        ("T8.1", 10, "Move.go"),
    ]


def test_comments_cite_and_other_text_does_not(project: Project) -> None:
    source = """LIMIT = 5  # D.4.2

def f():
    # S:objective: first of all
    return "# D.4.3", "M.7.1"
"""
    assert project.code(source) == [("D.4.2", 1, "LIMIT"), ("S:objective", 4, "f")]


def test_calls_that_want_a_rule_cite_it(project: Project) -> None:
    source = """NO = Why("D.4.2", "not-adjacent")
MOVED = EventKind("moved", "D.4.3", "card:number")
OPTIONS = (Option("hand", 8, 3, rules="M.7.1 M.6"),)

class Ask:
    verbs = (Verb("to", "place", rules="D.4.12 card:04"),)

    def count(self, tally):
        return tally.plus(1, "die", "D.6b.2").at_most(5, "five", "D.6a.3b").at_least(1, "one", rule="T8.1")
"""
    assert sorted(project.code(source)) == [
        ("D.4.12", 6, "Ask"),
        ("D.4.2", 1, "NO"),
        ("D.4.3", 2, "MOVED"),
        ("D.6a.3b", 9, "Ask.count"),
        ("D.6b.2", 9, "Ask.count"),
        ("M.6", 3, "OPTIONS"),
        ("M.7.1", 3, "OPTIONS"),
        ("T8.1", 9, "Ask.count"),
        ("card:04", 6, "Ask"),
    ]
    assert project.book().problems() == []


def test_a_call_must_name_a_rule_and_no_chapter(project: Project) -> None:
    project.code('NO = Why("D.4", "not-adjacent")\n')
    assert project.book().problems() == [
        "src/titles/toy/rules.py:1 (NO): cites D.4, which rules.toml does not know"
    ]


def test_an_unknown_citation_is_a_problem_with_its_place(project: Project) -> None:
    project.code('def f():\n    """D.99.1: no such rule."""\n')
    project.proved('import pytest\n\n@pytest.mark.rule("toy", "D.98.1")\ndef test_x(): ...\n')
    assert project.book().problems() == [
        "src/titles/toy/rules.py:2 (f): cites D.99.1, which rules.toml does not know",
        "tests/test_toy.py:3 (test_x): cites D.98.1, which rules.toml does not know",
    ]


def test_a_ruling_must_have_been_written(project: Project) -> None:
    project.code("# ruling:1, ruling:2\n")
    assert project.book().problems() == ["docs/rulings/toy.md: is missing, and 2 citations rest on it"]
    project.write("docs/rulings/toy.md", "# Toy\n\n## Ruling 1: the dice\n\nText on Ruling 2: none.\n")
    assert project.book().problems() == [
        "src/titles/toy/rules.py:1: cites ruling:2, which docs/rulings/toy.md has not"
    ]


# ---------------------------------------------------------------- tests


def test_marks_on_tests_classes_modules_and_cases(project: Project) -> None:
    source = """import pytest

pytestmark = pytest.mark.rule("toy", "M.6")

@pytest.mark.rule("toy", "D.4.2", "D.4.3")
def test_moves(): ...

@pytest.mark.rule("toy", "T8.1")
class TestLast:
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("toy", "M.7.1"))])
    def test_it(self, n): ...

@pytest.mark.rule("other", "D.4.12")
async def test_of_another_title(): ...
"""
    assert sorted(project.proved(source)) == [
        ("D.4.2", "test_moves"),
        ("D.4.3", "test_moves"),
        ("M.6", "pytestmark"),
        ("M.7.1", "TestLast.test_it"),
        ("T8.1", "TestLast"),
    ]


def test_a_mark_may_name_a_range(project: Project) -> None:
    source = 'import pytest\n\n@pytest.mark.rule("toy", "card:21 to card:23")\ndef test_cards(): ...\n'
    assert [id for id, _ in project.proved(source)] == ["card:21", "card:22", "card:23"]


@pytest.mark.parametrize(
    "mark", ["pytest.mark.skip", 'pytest.mark.skip(reason="later")', "pytest.mark.xfail"]
)
def test_a_test_that_does_not_hold_proves_nothing(project: Project, mark: str) -> None:
    source = f'import pytest\n\n@pytest.mark.rule("toy", "D.4.2")\n@{mark}\ndef test_moves(): ...\n'
    assert project.proved(source) == []


# ---------------------------------------------------------------- gaps


def lacks(book: Rulebook) -> dict[str, tuple[str, ...]]:
    return {entry.rule.id: entry.lacks for entry in book.gaps()}


def test_what_each_kind_of_rule_needs(project: Project) -> None:
    found = lacks(project.book())
    assert found["D.4.2"] == ("code", "tests")
    assert found["M.7.1"] == ("code", "tests")  # optional
    assert found["D.4.2x"] == ("tests",)  # a worked example
    assert "M.6" not in found  # a component
    assert "intro:zone" not in found  # a note


def test_code_and_a_test_close_a_gap(project: Project) -> None:
    project.code('"""D.4.2"""\n')
    assert lacks(project.book())["D.4.2"] == ("tests",)
    project.proved('import pytest\n\n@pytest.mark.rule("toy", "D.4.2")\ndef test_moves(): ...\n')
    assert "D.4.2" not in lacks(project.book())


def test_without_tests_beside_the_program_only_code_is_asked_for(project: Project) -> None:
    (project.root / "pyproject.toml").unlink()
    book = project.book()
    assert (book.root, book.tests) == (None, None)
    assert lacks(book)["D.4.2"] == ("code",)
    assert "D.4.2x" not in lacks(book)
    project.code("# D.4.2\n")
    assert book.path(project.book().code[0]) == "toy/rules.py"


def test_the_same_rule_twice_within_a_function_is_one_place(project: Project) -> None:
    project.code('def f():\n    """D.4.2"""\n    # D.4.2\n    return 1\n\ndef g():\n    """D.4.2"""\n')
    entry = next(entry for entry in project.book().entries() if entry.rule.id == "D.4.2")
    assert [(c.line, c.within) for c in entry.code] == [(2, "f"), (7, "g")]


# ---------------------------------------------------------------- the index


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('id = "1"', "rules.toml: rule 1: field title: is missing or no text"),
        ('title = "t"', "rules.toml: rule 1: field id: is missing"),
        ('id = "1"\ntitle = "t"\nkind = "law"\nneeds = "n"\nsource = "s"', "kind: must be one of enforce,"),
        (f"{NOTE}scope = 1", "rules.toml: rule 1: field scope: is missing or no text"),
        (f'{NOTE}scope = "later"', "scope: must be one of all, campaign, is later"),
    ],
)
def test_an_index_that_does_not_fit(tmp_path: Path, entry: str, complaint: str) -> None:
    (tmp_path / "rules.toml").write_text(f"[[rule]]\n{entry}\n")
    with pytest.raises(DataError, match=complaint):
        read_index(tmp_path)


def test_no_two_rules_have_one_number(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(f"[[rule]]\n{NOTE}" * 2)
    with pytest.raises(DataError, match="is the id of another rule too"):
        read_index(tmp_path)


def test_a_rule_is_for_all_scenarios_unless_it_says_so(tmp_path: Path) -> None:
    second = NOTE.replace('"1"', '"2"') + 'scope = "campaign"\n'
    (tmp_path / "rules.toml").write_text(f"[[rule]]\n{NOTE}[[rule]]\n{second}")
    assert {id: rule.scope for id, rule in read_index(tmp_path).items()} == {"1": "all", "2": "campaign"}


def test_a_rule_s_summary_is_a_message() -> None:
    assert Rule("S:event-details.1", "", "", "", "").message == "rule-S-event-details-1"


# ---------------------------------------------------------------- the titles


@pytest.mark.parametrize("id", titles())
def test_every_citation_of_a_title_exists(id: str) -> None:
    assert Rulebook(id, indochine.title(id).folder).problems() == []


@pytest.mark.parametrize("id", titles())
def test_every_rule_of_a_title_is_carried_out_and_proved(id: str) -> None:
    gaps = Rulebook(id, indochine.title(id).folder).gaps()
    open = [entry for entry in gaps if entry.rule.scope != CAMPAIGN]  # no title plays a campaign yet
    assert [(entry.rule.id, entry.lacks) for entry in open] == []


def test_the_account_is_quick() -> None:
    title = indochine.title(titles()[0])
    start = time.process_time()
    Rulebook(title.id, title.folder).entries()
    assert time.process_time() - start < 3  # well under a second on an idle machine


def test_the_project_is_found_from_the_package() -> None:
    root = project_root(indochine.title("saigon75").folder)
    assert root == Path(__file__).parents[1]
