"""A database that a server with version 2 of Medioevo wrote: its running tables go on, its finished one is read."""

from __future__ import annotations

import gzip
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.medioevo.test_earlier import HERE
from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.battle.battle import CaptainUsed, Note
from pentapolis.games.medioevo.moves.underway import Visited
from pentapolis.kernel.event import RulesChanged
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Checkpoint
from server.house import House, open_house
from server.playing import at_rest

RUNNING, FINISHED = ("J4R3K6", "NRGM4L"), "3AT4KP"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    (tmp_path / "pentapolis.sqlite").write_bytes(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    async with open_house(tmp_path) as house:
        yield house


@pytest.mark.parametrize("code", RUNNING)
async def test_a_running_table_goes_on_from_a_checkpoint(house: House, code: str) -> None:
    room = await house.server.rooms.get(code)
    await at_rest(house)
    assert room.match is not None
    assert not room.match.over
    assert room.row.rules_version == TITLE.version
    begun = [entry for entry in room.match.record.entries if isinstance(entry, Checkpoint)]
    assert [entry.version for entry in begun] == [TITLE.version]
    assert RulesChanged(TITLE.version) in room.match.log()
    going = room.match.state
    if code == RUNNING[0]:
        assert going.marches[-1].notes == [Visited(2)]
    else:
        assert going.battles[-1].used == [[], [CaptainUsed("act", "archer")]]
        assert going.battles[-1].notes == [[], [Note("card_4")]]
    luck, moves = random.Random(5), len(room.match.moves)

    def play(match: Match[Any]) -> None:
        while not match.over and len(match.moves) < moves + 60:
            seat = match.title.to_act(match.state)[0]
            match.act(seat, luck.choice(match.title.asked(match.state, seat)))

    await house.server.moves.change(room, play)
    await at_rest(house)
    assert room.match is not None
    state = room.match.state
    house.server.rooms.forget(code)
    again = await house.server.rooms.get(code)
    assert again is not room
    assert again.match is not None
    assert again.match.state == state


async def test_a_finished_table_is_read_whole(house: House) -> None:
    room = await house.server.rooms.get(FINISHED)
    assert room.match is not None
    assert room.match.outcome is not None
    assert room.match.outcome.scores == (9, -1, 4)
    assert len(room.match.moves) > 400
    assert not any(isinstance(entry, Checkpoint) for entry in room.match.record.entries)
    again = Match.replay(TITLE, room.match.record)
    assert again.state == room.match.state
