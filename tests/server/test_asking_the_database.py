"""What is held in memory is not asked of the database again, and what is stored is stored where it belongs."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.play.rooms import Rooms
from pentapolis.server.storage.database import Database
from pentapolis.server.trouble import Trouble
from server.house import open_house
from server.houses import two_houses
from server.playing import act, any_action, seat_people, to_act
from server.test_moves import choice


def counted(db: Database, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the database is asked from now on."""
    asked: list[Any] = []
    ask = db.ask

    def noted(work: Any) -> Any:
        asked.append(work)
        return ask(work)

    monkeypatch.setattr(db, "ask", noted)
    return asked


async def test_a_process_alone_asks_nothing_about_what_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        rooms, room = house.server.rooms, await house.server.rooms.get(code)
        await house.server.moves.act(room, *choice(room, random.Random(1)))
        asked = counted(house.server.db, monkeypatch)
        assert await rooms.get(code) is room
        assert await rooms.at_least(code, room.entries) is room
        for revision in range(1, room.row.revision + 1):
            assert await rooms.at_least(code, 0, revision) is room
        with pytest.raises(Trouble):
            await rooms.get("no table\0")
        assert asked == []
        assert await rooms.at_least(code, 0, room.row.revision + 1) is room
        assert len(asked) == 1


async def test_pages_that_hear_of_a_move_together_read_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, _ = await seat_people(one, "Anna", "Ben")
        mine, theirs = await one.server.rooms.get(code), await other.server.rooms.get(code)
        await one.server.moves.act(mine, *choice(mine, random.Random(1)))
        asked = counted(other.server.db, monkeypatch)
        rooms = await asyncio.gather(*(other.server.rooms.at_least(code, mine.entries) for _ in range(5)))
        assert all(room is theirs for room in rooms)
        assert theirs.entries == mine.entries
        assert len(asked) == 1


async def test_what_a_move_stores_of_its_seat_is_stored_of_no_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        quiet, _ = await seat_people(house, "Carl", "Dora")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, any_action(view, random.Random(0)), "first-key")
        stored = Rooms(house.server.db, 2, shared=False)
        read, entries = [each.read_to for each in (await stored.get(code)).seats], (await stored.get(code)).entries
        assert read[seat] == entries > read[1 - seat]
        assert [each.read_to for each in (await stored.get(quiet)).seats] == [-1, -1], "not yet"


async def test_of_two_who_ask_the_table_at_once_one_looks_again(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, _ = await seat_people(one, "Anna", "Ben")
        mine, theirs = await one.server.rooms.get(code), await other.server.rooms.get(code)
        await one.server.moves.ask_abandon(mine, 0, "")
        with pytest.raises(Trouble) as caught:
            await other.server.moves.ask_abandon(theirs, 1, "")
        assert (caught.value.status, caught.value.key) == (409, "stale")
        question = (await other.server.rooms.refresh(code)).question()
        assert question is not None
        assert question.seat == 0


async def test_a_table_that_is_not_held_is_read_whoever_asks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room, rooms = await house.server.rooms.get(code), Rooms(house.server.db, 2, shared=False)
        for ask in (rooms.at_least(code, room.entries + 1), rooms.at_least(code, 0, 1), rooms.refresh(code)):
            assert (found := await ask) is rooms.held(code)
            assert (found.code, found.entries) == (code, room.entries)
            rooms.forget(code)


async def test_an_address_that_leads_nowhere_is_nothing_to_worry_about(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        found = await asyncio.gather(*(house.server.rooms.get("NOSUCH") for _ in range(3)), return_exceptions=True)
        assert [error.key for error in found if isinstance(error, Trouble)] == ["no-table"] * 3
        with pytest.raises(Trouble):
            await house.server.rooms.get("NONE")
        del found
        gc.collect()
        await asyncio.sleep(0)
    assert [record for record in caplog.records if record.name == "asyncio"] == []


async def test_nobody_is_asked_to_end_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        room = await house.server.rooms.get((await anna.make())["code"])
        with pytest.raises(Trouble) as caught:
            await house.server.moves.ask_abandon(room, 0, "")
        assert (caught.value.status, caught.value.key) == (409, "not-running")
        assert room.row.asking == ""


async def test_the_dice_go_on_where_they_stood_when_somebody_has_their_name_taken_out(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, (_, ben) = await seat_people(house, "Anna", "Ben")
        room, luck = await house.server.rooms.get(code), random.Random(1)
        for _ in range(12):
            await house.server.moves.act(room, *choice(room, luck))
        assert room.match is not None
        drawn, state = room.match.chance.drawn, room.match.state
        await ben.delete("/me")
        assert "Ben" not in room.match.record.names
        assert room.match.state == state
        assert room.match.chance.drawn == room.row.drawn == drawn > 0
