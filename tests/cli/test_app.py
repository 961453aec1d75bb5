"""What every command shares."""

from __future__ import annotations

from typer.testing import CliRunner

import indochine
from indochine.cli import app


def test_the_version_names_the_program_and_its_titles() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output.startswith("indochine ")
    assert all(title in result.output for title in indochine.titles())


def test_every_command_has_help_with_an_example() -> None:
    for command in app.registered_commands:
        name = (command.name or command.callback.__name__).replace("_", "-")  # type: ignore[union-attr]
        result = CliRunner().invoke(app, [name, "--help"])
        assert result.exit_code == 0
        assert f"Example: indochine {name}" in result.output, name
