"""Golden playthroughs, one per table: told again, each must come out as it is written, line by line.

A line that differs is a rule that changed. If it should have, delete the file and write it anew with --golden-write;
then read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.conformance.playing import Case
from support import golden
from support.golden import FOLDER, path_of, read, script_of, tell

FILES = sorted(FOLDER.glob("*/*.txt"))


def test_every_table_has_a_playthrough(case: Case, request: pytest.FixtureRequest) -> None:
    path = path_of(case)
    if not path.exists() and case in golden.told(case.game):
        assert request.config.option.golden_write, f"{path} is missing: pytest --golden-write makes it"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in tell(script_of(case))), "utf-8")


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_playthrough_comes_out_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    written = text.splitlines()
    told: list[str] = []
    try:
        for line in tell(read(text)):
            told.append(line)
            assert told[-1:] == written[len(told) - 1 : len(told)]
    except Exception as error:
        error.add_note(f"{path}, line {len(told)}")
        raise
    assert told == written
