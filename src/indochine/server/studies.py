"""The shelf of balance studies: folders that `indochine study` has written, to be read and looked at.

Names are only ever compared with what lies in the folder, so that no request can lead out of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from indochine.analysis.study.asking import Asked
from indochine.analysis.study.desk import LETTERS, MANIFEST, RECORDS, REPORT
from indochine.kernel.record import load
from indochine.server import messages as m

manifest = msgspec.json.Decoder(Asked).decode


class Shelf:
    """A folder of studies, looked at anew whenever somebody asks; without one there are none."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def studies(self) -> list[m.StudyInfo]:
        """Those whose report is written, the latest first."""
        found = [info for study in self.folders() if (info := told(study))]
        return sorted(found, key=lambda info: (-info.written, info.id))

    def folders(self) -> list[Path]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [study for study in sorted(self.folder.iterdir()) if (study / REPORT).is_file()]

    def report(self, id: str) -> bytes | None:
        study = self.named(id)
        return (study / REPORT).read_bytes() if study else None

    def record(self, id: str, name: str) -> dict[str, Any] | None:
        """One of the games that a study has kept."""
        study = self.named(id)
        for file in records(study) if study else []:
            if file.stem == name:
                return load(file.read_text("utf-8"))
        return None

    def named(self, id: str) -> Path | None:
        return next((study for study in self.folders() if study.name == id), None)


def told(study: Path) -> m.StudyInfo | None:
    """What a study is about; None if its folder is no longer whole."""
    try:
        asked = manifest((study / MANIFEST).read_bytes())
        written = (study / REPORT).stat().st_mtime
    except (OSError, msgspec.MsgspecError):
        return None
    arms = [
        m.StudyArm(
            dict(zip(arm.seats, arm.bots, strict=True)),
            arm.scenario,
            arm.options,
            bool(arm.pack),
            [kept_of(LETTERS[number], file) for file in records(study) if file.stem[0] == LETTERS[number]],
        )
        for number, arm in enumerate(asked.arms)
    ]
    return m.StudyInfo(study.name, asked.arms[0].title, asked.games, written, arms)


def kept_of(letter: str, file: Path) -> m.StudyGame:
    return m.StudyGame(file.stem, int(file.stem.removeprefix(letter + "-")))


def records(study: Path) -> list[Path]:
    """The kept games in the order of their seeds."""
    found = [(study / RECORDS).glob(f"{letter}-*.json") for letter in LETTERS]
    named = [file for lot in found for file in lot if file.stem[2:].removeprefix("-").isdecimal()]
    return sorted(named, key=lambda file: (file.stem[0], int(file.stem[2:])))
