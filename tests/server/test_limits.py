"""Tables that have agreed on a time: it runs while they play, and the game is told once when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kernel.test_time_limit import TITLE
from pentapolis import games
from pentapolis.kernel.record import Move
from pentapolis.kernel.sight import TABLE
from pentapolis.server import clock
from pentapolis.server.automatic.clocks import DAY, HOUR, MINUTE
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.automatic.limits import say_time_is_up
from pentapolis.server.trouble import Trouble
from server.house import House, Person
from server.houses import two_houses
from server.playing import seat_people
from server.waiting import Waiting, waiting_house

LIMIT = HOUR


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: TITLE if game == TITLE.id else real(game))


@pytest.fixture
async def waiting(tmp_path: Path) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path) as found:
        yield found


async def seated(house: House, minutes: str = "60", **table: Any) -> tuple[str, Person]:
    """A table of two people who have agreed on a time, begun: its code, and who made it."""
    code, people = await seat_people(house, "Anna", "Ben", game=TITLE.id, options={"minutes": minutes}, **table)
    return code, people[0]


async def said(house: House, code: str) -> list[str]:
    """What the table has said."""
    match = (await house.server.rooms.refresh(code)).match
    assert match is not None
    return [entry.do for entry in match.record.entries if isinstance(entry, Move) and entry.seat == TABLE]


async def test_the_game_is_told_when_the_time_is_up(waiting: Waiting) -> None:
    code, _ = await seated(waiting.house)
    await waiting.wait(20 * MINUTE)
    await waiting.play(code, 0, "collect")
    await waiting.wait(LIMIT - 20 * MINUTE - 1)
    assert await said(waiting.house, code) == []
    await waiting.wait(1)
    assert await said(waiting.house, code) == ["close_council"]
    room = await waiting.room(code)
    assert (room.row.status, room.row.wake_ms, waiting.driver.counts.errors) == ("finished", None, 0)


async def test_without_a_limit_time_does_not_matter(waiting: Waiting) -> None:
    code, anna = await seated(waiting.house, "none")
    await waiting.wait(30 * DAY)
    assert await said(waiting.house, code) == []
    assert "time_limit" not in await anna.get(f"/tables/{code}")


async def test_pauses_do_not_count(waiting: Waiting) -> None:
    code, anna = await seated(waiting.house)
    for _ in range(2):
        await waiting.wait(20 * MINUTE)
        await anna.post(f"/tables/{code}/pause")
        await waiting.wait(3 * HOUR)
        await anna.post(f"/tables/{code}/resume")
    await waiting.wait(20 * MINUTE - 1)
    assert await said(waiting.house, code) == []
    await waiting.wait(1)
    assert await said(waiting.house, code) == ["close_council"]


async def test_nights_of_a_daily_clock_do_not_count(tmp_path: Path) -> None:
    midnight = 20_000 * DAY
    async with waiting_house(tmp_path, at_ms=midnight - 2 * HOUR - 30 * MINUTE) as waiting:
        daily = {"kind": "daily", "move_s": 86400, "night_from": 22, "night_to": 8, "then": "wait"}
        code, _ = await seated(waiting.house, settings={"clock": daily})
        await waiting.wait(10 * HOUR + LIMIT - 1)
        assert await said(waiting.house, code) == []
        await waiting.wait(1)
        assert await said(waiting.house, code) == ["close_council"]


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    async with waiting_house(tmp_path) as first:
        code, anna = await seated(first.house)
        await first.wait(10 * MINUTE)
        await anna.post(f"/tables/{code}/pause")
        await first.wait(HOUR)
        await anna.post(f"/tables/{code}/resume")
    async with waiting_house(tmp_path, at_ms=first.now_ms + HOUR) as second:  # time without a server does not count
        await second.wait(50 * MINUTE - 1)
        assert await said(second.house, code) == []
        await second.wait(1)
        assert await said(second.house, code) == ["close_council"]


async def test_of_two_processes_one_tells_the_game(tmp_path: Path) -> None:
    waiting = Waiting()
    with clock.replaced(waiting.time):
        async with two_houses(tmp_path) as houses:
            code, _ = await seated(houses[0])
            for house in houses:
                await house.server.rooms.get(code)
            waiting.now_ms += LIMIT
            drivers = [house.server.driver for house in houses]
            for driver in drivers:
                assert isinstance(driver, Driver)
                await driver.sweep()
            for driver in drivers:
                assert isinstance(driver, Driver)
                await driver.settled()
                assert driver.counts.errors == 0
            assert [await said(house, code) for house in houses] == [["close_council"]] * 2


async def test_whoever_is_late_does_no_harm(tmp_path: Path) -> None:
    waiting = Waiting()
    with clock.replaced(waiting.time):
        async with two_houses(tmp_path) as houses:
            code, _ = await seated(houses[0])
            rooms = [await house.server.rooms.get(code) for house in houses]
            waiting.now_ms += LIMIT
            tried = [
                house.server.moves.change(room, say_time_is_up(room), by="clock")
                for house, room in zip(houses, rooms, strict=True)
            ]
            done = await asyncio.gather(*tried, return_exceptions=True)
            assert sorted(isinstance(one, Trouble) for one in done) == [False, True]
            assert await said(houses[0], code) == ["close_council"]


async def test_what_is_not_out_yet_is_not_said(waiting: Waiting) -> None:
    code, anna = await seated(waiting.house)
    waiting.now_ms += LIMIT - 1
    room = await waiting.room(code)
    with pytest.raises(Trouble):
        await waiting.house.server.moves.change(room, say_time_is_up(room), by="clock")
    await anna.post(f"/tables/{code}/pause")
    waiting.now_ms += HOUR
    room = await waiting.room(code)
    with pytest.raises(Trouble):
        await waiting.house.server.moves.change(room, say_time_is_up(room), by="clock")
    assert await said(waiting.house, code) == []


async def test_pages_are_told_what_is_left(waiting: Waiting) -> None:
    code, anna = await seated(waiting.house)
    began = waiting.now_ms

    async def shown() -> Any:
        return (await anna.get(f"/tables/{code}")).get("time_limit")

    assert await shown() == {"left_ms": LIMIT, "until_ms": began + LIMIT}
    await waiting.wait(15 * MINUTE)
    assert await shown() == {"left_ms": LIMIT, "until_ms": began + LIMIT}, "it does not depend on when one looks"
    await anna.post(f"/tables/{code}/pause")
    await waiting.wait(HOUR)
    assert await shown() == {"left_ms": 45 * MINUTE, "until_ms": 0}
    await anna.post(f"/tables/{code}/resume")
    assert await shown() == {"left_ms": 45 * MINUTE, "until_ms": waiting.now_ms + 45 * MINUTE}
    await waiting.wait(45 * MINUTE)
    assert await shown() is None, "the game is over"
