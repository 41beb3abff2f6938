"""Rooms: folded from the log, kept up with it, left when others need the place; and gone on with after an upgrade."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kernel.toys import raid
from pentapolis import games
from pentapolis.kernel.event import RulesChanged
from pentapolis.kernel.record import Checkpoint
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.title import Title
from pentapolis.server.bus import Signal
from pentapolis.server.play.rooms import Rooms
from pentapolis.server.storage import rows
from pentapolis.server.storage.direct import Plain, Statement, Values
from pentapolis.server.storage.log import read_log
from pentapolis.server.storage.models import game_tables
from pentapolis.server.trouble import Trouble
from server.house import open_house
from server.houses import two_houses
from server.playing import play_until, seat_people, view_of
from server.sockets import socket
from server.test_moves import choice
from server.waiting import waiting_house


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
        assert len(rooms.all()) == 2
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


async def test_what_the_table_does_by_itself_waits_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    async with waiting_house(tmp_path) as waiting:
        house = waiting.house
        people = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
        table = await people[0].make(game="raid", seats=[{"kind": "me"}, *[{"kind": "open"}] * 2])
        for person in people[1:]:
            await person.join(table)
        async with house.server.change(table["code"]) as c:
            await c.execute(update(game_tables).values(seed=bytes(32)))
        await people[0].post(f"/tables/{table['code']}/start")
        await waiting.play(table["code"], 0, "attack on=1")
        assert await waiting.awaited(table["code"]) == (TABLE,), "with these dice nobody else has a trap"
        stored = await waiting.entries(table["code"])
        house.server.rooms.forget(table["code"])
        assert await waiting.awaited(table["code"]) == (TABLE,)
        assert await waiting.entries(table["code"]) == stored


class Counted:
    """A connection that counts what it is asked."""

    def __init__(self, plain: Plain, asked: list[Statement]) -> None:
        self._plain, self._asked = plain, asked

    def rows(self, statement: Statement, values: Values) -> Sequence[Any]:
        self._asked.append(statement)
        return self._plain.rows(statement, values)


async def test_catching_up_with_another_process_takes_three_statements(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = random.Random(2)
    async with two_houses(tmp_path) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        mine, theirs = await one.server.rooms.get(code), await other.server.rooms.get(code)
        asked: list[Statement] = []
        ask = other.server.db.ask
        monkeypatch.setattr(
            other.server.db,
            "ask",
            lambda work: ask(lambda c: work(Counted(c, asked))),
        )
        for n in range(8):
            await one.server.moves.act(mine, *choice(mine, luck))
            asked.clear()
            assert await other.server.rooms.at_least(code, mine.entries) is theirs
            assert len(asked) == 3, "the log, the row, the seats with their plans"
            assert mine.match is not None
            assert theirs.match is not None
            assert theirs.match.record.entries == mine.match.record.entries
            assert theirs.match.chance.drawn == mine.match.chance.drawn
            assert theirs.match.state == mine.match.state
            if n % 3 == 2:  # and the other way round: its dice go on where ours stood
                await other.server.moves.act(theirs, *choice(theirs, luck))
                await one.server.rooms.refresh(code)
        asked.clear()
        await people[0].put(f"/tables/{code}", {"name": "Another name"})
        await other.server.rooms.refresh(code)
        assert len(asked) == 5, "who belongs to the table and who has held its seats may have changed as well"
        assert theirs.row.name == "Another name"


async def test_a_move_of_our_own_while_we_catch_up_is_not_made_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = random.Random(5)
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        rooms, room = house.server.rooms, await house.server.rooms.get(code)
        before = room.match
        await house.server.moves.act(room, *choice(room, luck))
        after = room.match
        assert before is not None
        assert after is not None
        room.match = before  # as if it were caught between the reading of the log and of the row
        read = rows.table_at

        def meanwhile(c: Plain, code: str) -> Any:
            room.match = after
            return read(c, code)

        monkeypatch.setattr("pentapolis.server.play.rooms.table_at", meanwhile)
        await rooms.refresh(code)
        assert room.match is after


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on no record of Kingsburg that was begun earlier replays to its fingerprints."""
    digest = Title.digest

    def other(self: Title[Any], g: Any) -> str:
        return "0" + digest(self, g)[1:]

    monkeypatch.setattr(Title, "digest", other)
    monkeypatch.setattr(games.title("kingsburg"), "version", 2)


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
    change_rules(monkeypatch)
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


async def test_a_lobby_held_here_begins_elsewhere_by_earlier_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the rules here add to the log is stored: the next move gets the next number, and the table can be loaded."""
    luck = random.Random(1)
    async with two_houses(tmp_path) as (one, other):
        anna, ben = [await one.guest(name) for name in ("Anna", "Ben")]
        made = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
        await ben.join(made, 1)
        code = made["code"]
        assert (await other.server.rooms.get(code)).match is None
        await anna.post(f"/tables/{code}/start")
        mine = await one.server.rooms.get(code)
        for _ in range(12):
            await one.server.moves.act(mine, *choice(mine, luck))
        change_rules(monkeypatch)
        theirs = await other.server.rooms.at_least(code, mine.entries)
        for _ in range(3):
            await other.server.moves.act(theirs, *choice(theirs, luck))
        loaded = await Rooms(other.server.db, 5, shared=False).get(code)
        assert loaded.entries == theirs.entries > mine.entries + 3
        assert loaded.match is not None
        assert theirs.match is not None
        assert loaded.match.record == theirs.match.record


async def test_a_page_that_catches_up_goes_on_from_where_a_game_by_earlier_rules_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        end = (await play_until(one, code, lambda match: match.over)).state
        change_rules(monkeypatch)
        async with socket(other, other.known(people[0]), code, look=0) as page:
            before = await page.view()
            assert "Ben" in str(before["beside"])
            await people[1].delete("/me")
            other.server.bus.publish(Signal(code, "resync"))  # only what is stored says by now who sat there
            after = await page.view()
            assert "Ben" not in str(after)
            assert after == before | {"beside": after["beside"]}, "and all else is as it was"
        for house in (one, other):
            room = house.server.rooms.held(code)
            assert room is not None
            assert room.match is not None
            assert room.match.state == end
            assert room.match.record.names == ["Anna", "Guest"]
            assert room.match.log(0) == [RulesChanged(2)]


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
