"""`indochine rules` and `indochine data`: what they print, for people and for programs, and how they end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import indochine
from indochine.cli.app import main
from indochine.kernel.packs import TAGS
from tests.kernel.outpost import OutpostTitle


class Ended(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line as a shell sees it."""

    def run(*words: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["indochine", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        return Ended(int(ended.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def outpost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small title of the kernel's tests stands for every title."""
    monkeypatch.setattr(indochine, "title", lambda id, pack=None: OutpostTitle(pack))


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """A project with tests that prove some rules of Outpost."""

    def prove(*ids: str) -> None:
        (tmp_path / "tests").mkdir(exist_ok=True)
        marks = [f'@pytest.mark.rule("outpost", "{id}")' for id in ids]
        (tmp_path / "tests" / "test_outpost.py").write_text("\n".join([*marks, "def test_it(): ..."]))
        monkeypatch.setattr("indochine.kernel.rulebook.project_root", lambda folder: tmp_path)

    return prove


ENFORCED = ("1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "2.5", "3.1")

# ---------------------------------------------------------------- rules


@pytest.mark.usefixtures("outpost")
def test_a_table_of_rules_code_and_tests(run: Run, proofs: Callable[..., None]) -> None:
    proofs("2.2")
    ended = run("rules", "outpost")
    line = next(line for line in ended.out.splitlines() if line.startswith("2.2 "))
    assert line.split()[:2] == ["2.2", "Digging"]
    assert "outpost/rules.py: TOO_DEEP, DUG, Act, strength" in " ".join(ended.out.split())
    assert "tests/test_outpost.py: test_it" in line
    assert ended.out.count("GAP") == 8  # seven other rules and the example lack a test


@pytest.mark.usefixtures("outpost")
def test_gaps_come_with_their_count_as_the_last_line(run: Run, proofs: Callable[..., None]) -> None:
    proofs("2.2", "2.3")
    ended = run("rules", "outpost", "--gaps")
    assert ended.code == 1
    lines = ended.out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == ["1.1", "1.2", "2.1", "2.3x", "2.4", "2.5", "3.1"]
    assert lines[-1] == "7 gaps in 9 rules (6 to be enforced or optional, 1 worked examples)."


@pytest.mark.usefixtures("outpost")
@pytest.mark.parametrize("how", [(), ("--gaps",), ("--json",), ("--markdown",)])
def test_the_exit_code_asks_for_what_must_be_enforced(
    run: Run, proofs: Callable[..., None], how: tuple[str, ...]
) -> None:
    proofs(*ENFORCED)
    assert (
        run("rules", "outpost", *how).code == 0
    )  # an example without a test is a gap, but not a broken promise
    proofs(*ENFORCED[1:])
    assert run("rules", "outpost", *how).code == 1


@pytest.mark.usefixtures("outpost")
def test_no_gaps_are_no_table(run: Run, proofs: Callable[..., None]) -> None:
    proofs(*ENFORCED, "2.3x")
    ended = run("rules", "outpost", "--gaps")
    assert ended == (0, "0 gaps in 9 rules (0 to be enforced or optional, 0 worked examples).\n", "")


@pytest.mark.usefixtures("outpost")
def test_rules_for_programs(run: Run, proofs: Callable[..., None]) -> None:
    proofs("2.2")
    data = json.loads(run("rules", "outpost", "--json").out)
    assert list(data) == ["title", "rules", "gaps"]
    assert data["title"] == "outpost"
    assert [rule["id"] for rule in data["rules"]] == [*ENFORCED[:5], "2.3x", *ENFORCED[5:]]
    digging = data["rules"][3]
    assert digging["tests"] == [{"file": "tests/test_outpost.py", "line": 1, "within": "test_it"}]
    assert [place["within"] for place in digging["code"]] == ["TOO_DEEP", "DUG", "Act", "strength"]
    assert {"id": "1.1", "lacks": ["tests"]} in data["gaps"]


@pytest.mark.usefixtures("outpost")
def test_without_tests_beside_the_program_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indochine.kernel.rulebook.project_root", lambda folder: None)
    ended = run("rules", "outpost", "--gaps")
    assert ended.code == 0
    assert "only the code is accounted for" in ended.out
    data = json.loads(run("rules", "outpost", "--json").out)
    assert all(rule["tests"] is None for rule in data["rules"])


@pytest.mark.usefixtures("outpost")
def test_one_rule_in_one_s_own_language(run: Run, proofs: Callable[..., None]) -> None:
    proofs("2.4")
    lines = run("rules", "outpost", "2.4", "--lang", "fr").out.splitlines()
    assert lines[0] == "2.4  Tranchées plus profondes  (option)"
    assert lines[1] == "Les tranchées peuvent avoir trois niveaux."
    assert lines[-2:] == ["Tests\u00a0:", "  tests/test_outpost.py:1 (test_it)"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no title 'chess'; there are: "),
        (("saigon75", "D.99.1"), "saigon75 has no rule 'D.99.1'"),
        (("saigon75", "D.4.2", "--lang", "de"), "there is no language 'de'; there are en, fr, pl"),
    ],
)
def test_a_slip_ends_in_a_sentence(run: Run, words: tuple[str, ...], complaint: str) -> None:
    ended = run("rules", *words)
    assert ended.code == 2
    assert ended.err.startswith(f"indochine: {complaint}")


@pytest.mark.usefixtures("outpost")
def test_the_coverage_page(run: Run, proofs: Callable[..., None]) -> None:
    proofs("2.2")
    lines = run("rules", "outpost", "--markdown").out.splitlines()
    assert lines[0] == "# Outpost: rules, code, tests"
    digging = next(line for line in lines if line.startswith("| 2.2 |"))
    assert "`TOO_DEEP`, `DUG`, `Act`, `strength`" in digging
    assert digging.endswith("| [test_outpost.py](../tests/test_outpost.py): `test_it` |")
    assert next(line for line in lines if line.startswith("| 2.3x |")).endswith("| GAP |")
    assert all(line.count("|") == 6 for line in lines if line.startswith("|"))


def test_every_rule_of_a_real_title_has_its_line(run: Run) -> None:
    data = json.loads(run("rules", "saigon75", "--json").out)
    table = run("rules", "saigon75").out.splitlines()
    assert {rule["id"] for rule in data["rules"]} <= {line.split(" ")[0] for line in table}


# ---------------------------------------------------------------- data


@pytest.mark.usefixtures("outpost")
def test_shares_by_source_and_file(run: Run) -> None:
    ended = run("data", "outpost")
    assert ended.code == 0
    rows = {line.split()[0]: line.split()[1:] for line in ended.out.splitlines()}
    assert rows["file"] == [*TAGS, "all"]
    assert rows["limits.toml"] == ["4", "0", "0", "0", "0", "4"]
    assert rows["share"] == ["100.0%", "0.0%", "0.0%", "0.0%", "0.0%", "100.0%"]
    assert ended.out.splitlines()[-1] == "1 checks made: all hold."


def pack(folder: Path, text: str) -> str:
    (folder / "limits.toml").write_text(text)
    return str(folder)


@pytest.mark.usefixtures("outpost")
def test_a_pack_that_does_not_fit_the_book(run: Run, tmp_path: Path) -> None:
    ended = run("data", "outpost", "--pack", pack(tmp_path, "turns = 4\n"), "--constraints")
    assert ended.code == 1
    assert ended.out.splitlines() == [
        "limits.toml: field turns: must be 3, is 4 [1.1]",
        "1 checks made: 1 do not hold.",
    ]


@pytest.mark.usefixtures("outpost")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("turns = \n", "limits.toml: line 1"),
        ("replace = true\nturns = 3\n", "limits.toml: field actions: is missing"),
        ('turns = "three"\n', "limits.toml: field turns: "),
        ("weather = 1\n", "limits.toml: "),
    ],
)
def test_a_pack_that_cannot_be_read(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    ended = run("data", "outpost", "--pack", pack(tmp_path, text))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"indochine: {complaint}")


def test_a_pack_that_is_not_there(run: Run) -> None:
    ended = run("data", "saigon75", "--pack", "no-such-folder")
    assert ended == (2, "", "indochine: no-such-folder: there is no such folder\n")


@pytest.mark.usefixtures("outpost")
def test_data_for_programs(run: Run, tmp_path: Path) -> None:
    ended = run("data", "outpost", "--json", "--pack", pack(tmp_path, "turns = 4\n"))
    data: dict[str, Any] = json.loads(ended.out)
    assert ended.code == 1
    assert data["title"] == "outpost"
    assert data["files"]["limits.toml"] == data["all"] == {**dict.fromkeys(TAGS, 0), "rule": 4}
    assert data["checks"] == 1
    assert data["problems"] == [
        {
            "constraint": "three_turns",
            "file": "limits.toml",
            "entry": "",
            "field": "turns",
            "problem": "must be 3, is 4",
            "rule": "1.1",
            "basis": "rule",
        }
    ]


def test_a_real_title_fits_its_book(run: Run) -> None:
    ended = run("data", "saigon75", "--json")
    data = json.loads(ended.out)
    assert (ended.code, data["problems"]) == (0, [])
    assert data["checks"] > 1000
    assert sum(data["all"].values()) == sum(sum(counts.values()) for counts in data["files"].values())


@pytest.mark.parametrize("command", ["rules", "data"])
def test_help_comes_with_an_example(run: Run, command: str) -> None:
    ended = run(command, "--help")
    assert ended.code == 0
    assert f"Example: indochine {command} saigon75" in ended.out


@pytest.mark.usefixtures("outpost")
def test_the_beginning_of_a_number_lists_the_rules_that_begin_so(
    run: Run, proofs: Callable[..., None]
) -> None:
    proofs(*ENFORCED)
    ended = run("rules", "outpost", "2", "--lang", "fr")
    lines = ended.out.splitlines()
    assert [line.split()[0] for line in lines] == ["2.1", "2.2", "2.3", "2.3x", "2.4", "2.5"]
    assert lines[4] == "2.4  Tranchées plus profondes"
    data = json.loads(run("rules", "outpost", "2", "--json").out)
    assert [rule["id"] for rule in data["rules"]] == ["2.1", "2.2", "2.3", "2.3x", "2.4", "2.5"]
    assert run("rules", "outpost", "2.3").out.startswith("2.3  ")


def test_a_beginning_ends_where_a_number_ends(run: Run) -> None:
    found = [line.split()[0] for line in run("rules", "storm", "1").out.splitlines()]
    assert found
    assert all(id.startswith("1.") for id in found)  # not 10.0 and so on
    assert all(line.startswith("card:fr-0") for line in run("rules", "storm", "card:fr-0").out.splitlines())
    assert "has no rule '99'" in run("rules", "storm", "99").err
