"""The bus: a signal reaches every process, only when it is committed, and again after its server was away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from pentapolis.server.bus import Bus, Signal, channel, read
from pentapolis.server.settings import Settings
from server.house import House
from server.houses import empty_database, two_houses
from server.playing import seat_people, view_of
from server.small_redis import redis
from server.sockets import socket
from server.test_moves import choice

PATIENCE = 10


def test_a_hint_on_the_wire() -> None:
    assert read(b'["ABC123","entry",7]') == Signal("ABC123", "entry", 7)
    assert len(channel("ABC123DEF456")) < 63


async def test_in_memory(tmp_path: Path) -> None:
    bus = Bus(Settings.load({}, data_dir=str(tmp_path)))
    async with bus.plugin, bus.plugin.start_subscription(channel("ABC")) as hints:
        bus.after(Signal("ABC", "entry", 3))
        bus.publish(Signal("OTHER", "entry", 4))
        bus.publish(Signal("ABC", "chat", 5))
        found = []
        async with asyncio.timeout(PATIENCE):
            async for data in hints.iter_events():
                found.append(read(data))
                if len(found) == 2:
                    break
        assert found == [Signal("ABC", "entry", 3), Signal("ABC", "chat", 5)]


@pytest.mark.slow
async def test_a_page_of_another_process_sees_a_move(tmp_path: Path, postgres_server: str) -> None:
    async with empty_database(postgres_server) as url, two_houses(tmp_path, url) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        guest = other.stranger()
        guest.web.cookies = people[1].web.cookies
        async with socket(other, guest, code, look=1) as page:
            view = await page.view()
            room, luck = await one.server.rooms.get(code), random.Random(3)
            for _ in range(10):
                await one.server.moves.act(room, *choice(room, luck))
            assert room.match is not None
            while view["version"] < room.match.version(1):
                view = await page.view()
            assert view["observation"] == (await view_of(people[1], code, 1))["observation"]


@pytest.mark.slow
async def test_nothing_is_told_of_what_is_not_committed(tmp_path: Path, postgres_server: str) -> None:
    async with (
        empty_database(postgres_server) as url,
        two_houses(tmp_path, url) as (one, other),
        other.server.bus.plugin.start_subscription(channel("ABC")) as hints,
    ):
        await asyncio.sleep(0.2)
        with pytest.raises(KeyError):
            await _fails(one, Signal("ABC", "entry", 1))
        async with one.server.db.write() as c:
            await one.server.bus.within(c, Signal("ABC", "entry", 2))
        async with asyncio.timeout(PATIENCE):
            async for data in hints.iter_events():
                assert read(data) == Signal("ABC", "entry", 2)
                break


async def _fails(house: House, signal: Signal) -> None:
    async with house.server.db.write() as c:
        await house.server.bus.within(c, signal)
        raise KeyError


@pytest.mark.slow
async def test_a_bus_that_was_cut_finds_back_and_reads_again(tmp_path: Path, postgres_server: str) -> None:
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    async with empty_database(postgres_server) as url, two_houses(tmp_path, url) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        guest = other.stranger()
        guest.web.cookies = people[1].web.cookies
        async with socket(other, guest, code, look=1) as page:
            view = await page.view()
            link = await asyncpg.connect(url)
            try:
                others = "pid <> pg_backend_pid() AND datname = current_database()"
                await link.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
            finally:
                await link.close()
            room, luck = await one.server.rooms.get(code), random.Random(3)
            for _ in range(4):
                await one.server.moves.act(room, *choice(room, luck))
            assert room.match is not None
            async with asyncio.timeout(PATIENCE):
                while view["version"] < room.match.version(1):
                    view = await page.view()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_by_redis_hints_come_and_after_it_was_away_everything_is_read_again(tmp_path: Path) -> None:
    async with redis() as server:
        settings = Settings.load({}, data_dir=str(tmp_path), bus="redis", redis_url=server.url)
        assert settings.shared
        one, other = Bus(settings), Bus(settings)
        async with one.plugin, other.plugin, other.plugin.start_subscription(channel("ABC")) as hints:

            async def heard() -> Signal:
                async with asyncio.timeout(PATIENCE):
                    return read(await anext(hints.iter_events()))

            one.after(Signal("ABC", "entry", 3))
            assert await heard() == Signal("ABC", "entry", 3)
            await server.stop()
            await until(lambda: not (one.up or other.up))
            await server.start()
            while (signal := await heard()) != Signal("ABC", "resync"):  # whatever was said meanwhile is not known
                assert signal in (Signal("ABC", "table"), Signal("ABC", "chat")), "tables are looked at again"
            await until(lambda: one.up)
            one.publish(Signal("ABC", "chat", 5))
            assert await heard() == Signal("ABC", "chat", 5)
            assert (one.reconnects, other.reconnects) == (1, 1)
