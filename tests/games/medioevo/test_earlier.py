"""Games and tables that version 2 wrote are read and gone on with (`earlier/`).

The records hold undone moves, moves taken back by consent, and handovers. The database is a server's: one table in the
middle of a battle, one in a trade turn, one whose game is over.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from pentapolis.games.medioevo import TITLE
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, TakeBack, Undo

HERE = Path(__file__).parent / "earlier"
SCORES = {
    "two": (12, -1),
    "three": (2, 8, 9),
    "four": (23, -10, 23, -10),
    "five": (5, 5, -6, 5, 6),
    "six": (19, 24, 15, 19, 24, 15),
}


def earlier(name: str) -> Record:
    return Record.from_json(gzip.decompress((HERE / f"{name}.json.gz").read_bytes()))


@pytest.mark.parametrize("name", SCORES)
def test_a_record_of_version_2_replays_to_its_end(name: str) -> None:
    record = earlier(name)
    assert {type(entry) for entry in record.entries} >= {Undo}
    assert name == "two" or TakeBack in {type(entry) for entry in record.entries}
    match = Match.replay(TITLE, record)
    assert match.outcome is not None
    assert match.outcome.scores == SCORES[name]
