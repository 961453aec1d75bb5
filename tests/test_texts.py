"""Every sentence that the program can ask for is there, in every language, and takes what it is given."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.analysis.setups import setups
from indochine.checks import Result, check_all, check_title, marks_of_tests, texts
from indochine.checks.__main__ import main
from indochine.kernel.registry import titles
from indochine.kernel.text import KERNEL_TEXT, LANGUAGES, Msg, catalogue
from tests.kernel.outpost import OutpostTitle

ENOUGH = 4  # looks at each message, with other values each time

# ---------------------------------------------------------------- the catalogues as they are


@pytest.mark.parametrize("id", titles())
def test_a_title_says_everything_in_every_language(id: str) -> None:
    assert texts.title_problems(indochine.title(id)) == []


def test_the_small_title_of_the_tests_does_so_too() -> None:
    assert texts.title_problems(OutpostTitle()) == []


@pytest.mark.parametrize("folder", texts.asked_outside_titles(), ids=lambda folder: folder.parent.name)
def test_so_does_everything_around_the_titles(folder: Path) -> None:
    assert texts.catalogue_problems(folder, texts.asked_outside_titles()[folder]) == []


def test_what_a_title_needs_is_found_in_its_code_and_its_declarations() -> None:
    asked = texts.asked_by_title(OutpostTitle())
    assert {
        "title-name", "prompt-act", "prompt-act.help", "choice-act-raid", "refusal-too-deep", "event-dealt",
        "event-dealt-hidden", "tally-trench", "card-6", "way-river", "option-deeper", "option-deeper.help",
        "option-deeper-false", "scenario-standard.help", "rule-2-3x", "rule-2-3x.title", "tableau-trenches",
    } <= asked.ids  # fmt: skip
    assert asked.params["event-raided"] == {"side", "way", "sum", "total"}
    assert asked.params["event-dealt-hidden"] == {"side"}
    assert "refusal-not-offered" not in asked.ids  # the kernel's own


def test_french_punctuation_never_begins_a_line() -> None:
    """A mark that stands apart is kept with the word before it by a space that does not break."""
    loose = re.compile(r"(?<=[\w}»)’%]) (?:[?!;]|:(?=\s|$))")
    files = [*Path("src").rglob("text/fr/*.ftl"), Path("web/src/text/fr.ftl")]
    found = [f"{file.name}: {line}" for file in files for line in file.read_text("utf-8").splitlines()
             if loose.search(line) and not line.startswith("#")]  # fmt: skip
    assert len(files) > 20
    assert found == []


# ---------------------------------------------------------------- sentences as they are read


def render(msg: Msg, language: str, folder: Path) -> tuple[str, list[Any]]:
    """The sentence, and what Fluent complains of: a parameter not given, a message not there."""
    book = catalogue(language, folder)
    if not book.has(msg.id):
        return "", [f"{msg.id} is missing"]
    name, _, attribute = msg.id.partition(".")
    message = book.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = book.bundle.format_pattern(pattern, {k: book.value(v) for k, v in msg.params.items()})
    return str(text), errors


def sentences(game: indochine.Game, seen: Counter[str]) -> Iterator[Msg]:
    """What a player can read now and has not read often enough before."""
    question = game.decision
    assert question is not None
    help = Msg(question.msg.id + ".help", **question.msg.params)
    refused = [choice.refused.msg for choice in question.refusals if choice.refused]
    for msg in (question.msg, help, *(choice.msg for choice in question.choices), *refused):
        seen[msg.id] += 1
        if seen[msg.id] <= ENOUGH:
            yield msg


def random_game(title: indochine.Title, scenario: str, options: dict[str, Any], seed: int) -> Iterator[Msg]:
    """All that is said in a game; moves are drawn by a fixed rule from the seed."""
    game = title.start(scenario, options, seed=seed)
    seen: Counter[str] = Counter()
    step = seed
    while not game.over:
        yield from sentences(game, seen)
        step = (step * 1103515245 + 12345) % 2**31
        game.choose(game.codes[step // 7 % len(game.codes)])
    for seat in (None, *range(len(title.seats))):
        for entry in game.entries_for(seat, 0):
            seen[entry.msg.id] += 1
            if seen[entry.msg.id] <= ENOUGH:
                yield entry.msg


def games() -> list[Any]:
    ways = [(id, *way) for id in titles() for way in setups(indochine.title(id))]
    return [pytest.param(*way, seed, id=f"{way[0]}-{way[1]}-{seed}") for seed, way in enumerate(ways)]


@pytest.mark.parametrize(("id", "scenario", "options", "seed"), games())
def test_every_sentence_of_a_game_takes_its_parameters(
    id: str, scenario: str, options: dict[str, Any], seed: int
) -> None:
    title = indochine.title(id)
    for msg in random_game(title, scenario, options, seed):
        for language in LANGUAGES:
            text, errors = render(msg, language, title.book.text_folder)
            assert not errors, (language, msg, errors)
            assert text, (language, msg)
            assert "{" not in text, (language, msg)
            assert "[" not in text, (language, msg)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", titles())
def test_sentences_without_parameters_read_as_they_stand(id: str, language: str) -> None:
    title = indochine.title(id)
    written = texts.written(title.folder / "text", language)
    for name, params in written.params.items():
        if not params:
            text, errors = render(Msg(name), language, title.book.text_folder)
            assert text, name
            assert not errors, (name, errors)


# ---------------------------------------------------------------- a check that cannot fail proves nothing


EN = "prompt-a = Go, { $side }!\n    .help = Help.\nevent-b = { $side } and { $place }\n"
ASKED = texts.Asked({"prompt-a", "prompt-a.help", "event-b"}, {"event-b": {"side", "place"}})


def problems(tmp_path: Path, asked: texts.Asked = ASKED, **written: str) -> list[str]:
    """The problems of three catalogues, English in all of them unless something else is written."""
    for language in LANGUAGES:
        folder = tmp_path / "text" / language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "play.ftl").write_text(written.get(language, EN), "utf-8")
    return [
        line.partition("/text")[2].removeprefix("/")
        for line in texts.catalogue_problems(tmp_path / "text", asked)
    ]


def test_nothing_to_complain_of(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("french", "complaint"),
    [
        (EN.replace("prompt-a", "prompt-x"), "fr: prompt-a is missing"),
        (EN.replace("    .help = Help.\n", ""), "fr: prompt-a.help is missing"),
        (EN + "side-x = X\n", "fr: side-x is not in English"),
        (EN + "    .short = X\n", "fr: event-b.short is not in English"),
        (EN + "oops = {\n", "fr/play.ftl: cannot be read at: oops = {"),
        (EN + "event-b = again\n", "fr/play.ftl: event-b is there twice"),
        (
            EN.replace("Go, { $side }", "Va, { $seat }"),
            "fr: prompt-a has a parameter $seat that English has not",
        ),
    ],
)
def test_a_slip_in_one_language_is_found(tmp_path: Path, french: str, complaint: str) -> None:
    assert complaint in problems(tmp_path, fr=french)


def test_a_sentence_may_leave_a_parameter_out(tmp_path: Path) -> None:
    assert problems(tmp_path, fr=EN.replace("Go, { $side }", "Allez")) == []


def test_a_message_that_is_asked_for_and_is_nowhere(tmp_path: Path) -> None:
    asked = texts.Asked({*ASKED.ids, "refusal-no"}, ASKED.params)
    assert problems(tmp_path, asked) == [f"{language}: refusal-no is missing" for language in LANGUAGES]


@pytest.mark.parametrize("family", ["prompt", "choice", "refusal", "event"])
def test_a_message_that_nothing_can_ask_for(tmp_path: Path, family: str) -> None:
    more = EN + f"{family}-stray = Nobody says this.\n"
    assert problems(tmp_path, en=more, fr=more, pl=more) == [f": {family}-stray is never used"]


def test_names_and_rules_may_be_there_unused(tmp_path: Path) -> None:
    more = EN + "rule-9-9 = Some rule.\nprovince-hue = Huế\n"
    assert problems(tmp_path, en=more, fr=more, pl=more) == []


def test_an_event_gives_only_what_its_kind_has(tmp_path: Path) -> None:
    asked = texts.Asked(ASKED.ids, {"event-b": {"side"}})
    assert problems(tmp_path, asked) == [
        f"{language}: event-b has a parameter $place that the event has not" for language in LANGUAGES
    ]
    by_id = EN.replace("{ $place }", "{ $side_id ->\n    [NV] x\n   *[SV] y\n}")
    assert problems(tmp_path, asked, en=by_id, fr=by_id, pl=by_id) == []


# ---------------------------------------------------------------- the gate


def test_the_gate_looks_at_data_rules_and_texts() -> None:
    assert [result.check for result in check_title(OutpostTitle())] == ["data pack", "rules", "texts"]
    outside = takewhile(lambda result: result.subject not in titles(), check_all())
    assert {"kernel", "tests"} <= {result.subject for result in outside}


def test_a_pack_that_breaks_a_constraint_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text("turns = 4\n")
    pack, rules, spoken = check_title(OutpostTitle(tmp_path))
    assert pack.problems == ["limits.toml: field turns: must be 3, is 4 [1.1]"]
    assert (rules.problems, spoken.problems) == ([], [])


def test_a_mark_that_would_prove_nothing_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = """import pytest

@pytest.mark.rule("saigon57", "D.4.2")
def test_a(): ...

@pytest.mark.rule("saigon75", *(f"card:{n}" for n in CARDS))
def test_b(): ...

@pytest.mark.rule("saigon75", "D.4.2")
def test_c(): ...
"""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text(source)
    monkeypatch.setattr("indochine.checks.project_root", lambda folder: tmp_path)
    result = marks_of_tests()
    assert result.looked_at == "3 marks"
    assert [problem.partition(" ")[0] for problem in result.problems] == ["test_x.py:3:", "test_x.py:6:"]
    assert "names no title, but 'saigon57'" in result.problems[0]
    assert "wants ids in plain text" in result.problems[1]


def test_the_gate_ends_with_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = Result("a", "texts", "3 messages", []), Result("b", "rules", "2 citations", ["x.py:1: no"])
    monkeypatch.setattr("indochine.checks.__main__.check_all", lambda: iter([good]))
    assert main() == 0
    monkeypatch.setattr("indochine.checks.__main__.check_all", lambda: iter([good, bad]))
    assert main() == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[-2:] == ["a: texts: 3 messages: ok", "b: rules: 2 citations: 1 problems"]
    assert err == "b: x.py:1: no\n"


def test_the_kernel_s_catalogue_is_where_the_text_module_looks() -> None:
    assert KERNEL_TEXT in texts.asked_outside_titles()
