"""Rooms: folded from the log, kept up with it, left when others need the place; and gone on with after an upgrade."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from pentapolis import games
from pentapolis.kernel.event import RulesChanged
from pentapolis.kernel.record import Checkpoint
from pentapolis.kernel.title import Title
from pentapolis.server.play.rooms import Rooms
from pentapolis.server.storage.log import read_log
from pentapolis.server.trouble import Trouble
from server.house import open_house
from server.playing import seat_people, view_of
from server.sockets import socket
from server.test_moves import choice


async def test_there_is_no_such_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        with pytest.raises(Trouble) as caught:
            await house.server.rooms.get("NOSUCH")
        assert (caught.value.status, caught.value.key) == (404, "no-table")


async def test_many_who_come_at_once_share_a_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        rooms = Rooms(house.server.db, 10, shared=False)
        found = await asyncio.gather(*(rooms.get(code) for _ in range(10)))
        assert all(room is found[0] for room in found)


async def test_a_room_that_nobody_uses_is_left_and_comes_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms=2) as house:
        codes = [(await seat_people(house, "Anna", "Ben"))[0] for _ in range(2)]
        code, people = await seat_people(house, "Carl", "Dora")
        rooms = house.server.rooms
        assert len(rooms.all()) <= 2
        async with socket(house, people[0], code, look=0) as page:
            await page.view()
            for each in (*codes, *codes):
                await rooms.get(each)
            assert rooms.held(code) is not None, "somebody looks at it"
        before = await view_of(people[0], code, 0)
        for each in (*codes, *codes):
            await rooms.get(each)
        assert rooms.held(code) is None
        assert await view_of(people[0], code, 0) == before


async def test_a_game_goes_on_when_the_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(8)
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        for _ in range(30):
            await house.server.moves.act(room, *choice(room, luck))
        state, versions = room.match.state, [room.match.version(seat) for seat in (0, 1, -1)]
        cookies, entries = [person.web.cookies for person in people], room.entries
    digest = Title.digest

    def other(self: Title[Any], g: Any) -> str:
        return "0" + digest(self, g)[1:]

    monkeypatch.setattr(Title, "digest", other)
    monkeypatch.setattr(games.title("kingsburg"), "version", 2)
    for _ in range(2):
        async with open_house(tmp_path) as house:
            room = await house.server.rooms.get(code)
            assert room.match is not None
            if room.entries == entries + 1:
                assert room.match.state == state
                assert all(room.match.version(seat) > was for seat, was in zip((0, 1, -1), versions, strict=True))
                assert room.match.log(0) == [RulesChanged(2)]
            async with house.server.db.read() as c:
                log = (await read_log(c, code))[0]
            assert isinstance(log[entries], Checkpoint)
            assert len(log) == room.entries
            person = house.stranger()
            person.web.cookies = cookies[0]
            assert (await person.get(f"/tables/{code}"))["rules_version"] == 2
            for _ in range(12):
                await house.server.moves.act(room, *choice(room, luck))


async def test_an_upgrade_that_changes_nothing_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        for _ in range(20):
            await house.server.moves.act(room, *choice(room, random.Random(1)))
        entries = room.entries
    monkeypatch.setattr(games.title("kingsburg"), "version", 2)
    async with open_house(tmp_path) as house:
        assert (await house.server.rooms.get(code)).entries == entries
