"""The README tells the truth: its session runs, its commands exist, its two commands come first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from indochine.cli import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_session_of_the_readme_runs(capsys):
    (session,) = blocks("python")
    exec(compile(session, "README.md", "exec"), {})
    reason, events, turn = capsys.readouterr().out.split()
    assert reason in ("held", "saigon", "annihilation")
    assert int(events) > 100
    assert 1 <= int(turn) <= 8


def test_the_two_commands_come_first():
    first = blocks("")[0].split("\n")
    assert [line.split("#")[0].strip() for line in first if line] == ["make play", "make test"]


@pytest.mark.parametrize("command", sorted(set(re.findall(r"indochine (\w+) ?", "\n".join(blocks(""))))))
def test_commands_named_in_the_readme_have_help_with_an_example(command):
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert f"indochine {command}" in result.output


@pytest.mark.parametrize("link", re.findall(r"\]\(([^):]+)\)", README))
def test_links_lead_somewhere(link):
    assert (ROOT / link).exists()
