"""Faults of what a server reaches by the network, rows of the table in docs/hosting.md: the name of a test begins with
its row."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server import bus
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.storage.faults import Unusable
from pentapolis.words import Words
from postgres import NoPostgres, Server, running
from server.broken import logged, until
from server.house import House, Person, open_house
from server.playing import act, any_action, seat_people, view_of, with_known_dice
from server.small_redis import redis
from server.sockets import socket
from server.test_faults import Table
from server.test_health import asked
from server.waiting import PAUSE, waiting_house

pytestmark = pytest.mark.slow


@pytest.fixture
def server() -> Iterator[Server]:
    """A PostgreSQL server that nobody else uses."""
    try:
        with running(careless=True) as started:
            yield started
    except NoPostgres as none:
        pytest.skip(f"there is no PostgreSQL here: {none}")


async def until_well(house: House) -> None:
    while (await asked(house, "/healthz")).json()["status"] != "ok":
        await asyncio.sleep(0.05)


async def bots_play(house: House, person: Person, code: str) -> None:
    """The bot of a table answers by itself when it is its turn."""
    driver, luck = house.server.driver, random.Random(3)
    assert isinstance(driver, Driver)
    before = driver.counts.bots
    view = await view_of(person, code, 0)
    while view["asked"]:
        await act(person, code, view, any_action(view, luck), f"key-at-{view['version']}")
        view = await view_of(person, code, 0)
    await until(lambda: driver.counts.bots > before)


async def test_postgres_away_and_back(tmp_path: Path, server: Server) -> None:
    quick = {"bot_pause_ms": 0, "bot_gap_ms": 0}
    async with open_house(tmp_path, database_url=server.url, **quick) as house:
        table = Table(house, *await seat_people(house, "Anna", "Ben"))
        await table.move()
        anna = table.people[0]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        alone = (await anna.make(seats=seats))["code"]
        await anna.post(f"/tables/{alone}/start")
        async with socket(house, table.people[1], table.code, look=1) as page:
            view = await page.view()
            acknowledged = await table.entries()
            with logged() as said:
                await asyncio.to_thread(server.stop)
                away = Words("en").say("fault-away", where="PostgreSQL")
                answer = await anna.ask("GET", f"/tables/{table.code}", params={"lang": "fr"})
                assert (answer.status_code, answer.json()["error"]) == (503, "storage-away")
                assert answer.json()["message"] == Words("fr").say("problem-storage-away")
                answer = await anna.ask("POST", f"/tables/{table.code}/chat", {"text": "?"})
                assert (answer.status_code, answer.json()["error"]) == (503, "storage-away")
                assert (await anna.web.get("/")).status_code == 200, "the page itself comes, and says so"
                health = await asked(house, "/healthz")
                assert (health.status_code, health.json()["database"]) == (503, False)
                assert away in health.json()["reasons"]
                assert [line["message"] for line in said()].count(away) == 1
                await asyncio.to_thread(server.start)
                async with asyncio.timeout(60):
                    await until_well(house)
            assert await table.entries() == acknowledged
            await table.move()
            while view["version"] < (await view_of(table.people[1], table.code, 1))["version"]:
                view = await page.view()
        await bots_play(house, anna, alone)


async def test_postgres_away_in_the_middle_of_a_bot_s_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table is claimed already: nobody waits until the claim has run out."""
    async with waiting_house(tmp_path) as waiting:
        anna = await waiting.house.guest("Anna")
        code = (await anna.make(seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}]))["code"]
        await with_known_dice(waiting.house, code)
        await anna.post(f"/tables/{code}/start")
        while (asked_now := await waiting.asked(code))[0] != 0:
            await waiting.play(code, asked_now[0], asked_now[1][0])
        before, failed = await waiting.entries(code), list[int]()

        async def away(*_: Any, **__: Any) -> int:
            failed.append(1)
            raise Unusable("away")

        monkeypatch.setattr(waiting.house.server.moves, "act", away)
        await waiting.wait(PAUSE)
        assert failed
        assert await waiting.entries(code) == before
        monkeypatch.undo()
        await waiting.look()
        await waiting.look()
        assert await waiting.entries(code) > before


async def test_redis_killed_and_back(tmp_path: Path, postgres: str) -> None:
    """Moves are stored as ever; a page that another process serves hears of them when it looks for itself."""
    async with redis() as server:
        shared = {"database_url": postgres, "bus": "redis", "redis_url": server.url}
        async with open_house(tmp_path, **shared) as one, open_house(tmp_path, **shared) as other:
            table = Table(one, *await seat_people(one, "Anna", "Ben"))
            guest = other.stranger()
            guest.web.cookies = table.people[1].web.cookies
            async with socket(other, guest, table.code, look=1) as page:
                view = await page.view()
                await server.stop()
                await until(lambda: not (one.server.bus.up or other.server.bus.up))
                health = await asked(one, "/healthz")
                assert (health.status_code, health.json()["status"]) == (200, "degraded")
                assert health.json()["reasons"] == [Words("en").say("fault-bus", bus="redis")]
                for _ in range(2):
                    await table.move()
                    while view["version"] < (await view_of(table.people[1], table.code, 1))["version"]:
                        view = await page.view()
                await server.start()
                await until(lambda: one.server.bus.up and other.server.bus.up)
                await table.move()
                while view["version"] < (await view_of(table.people[1], table.code, 1))["version"]:
                    view = await page.view()
            assert (await asked(one, "/healthz")).json()["status"] == "ok"


async def test_redis_away_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "START_S", 0.1)
    async with redis() as server:
        await server.stop()
        async with open_house(tmp_path, bus="redis", redis_url=server.url) as house:
            await house.guest("Anna")
            assert (await asked(house, "/healthz")).json()["status"] == "degraded"
            await server.start()
            await until(lambda: house.server.bus.up)
