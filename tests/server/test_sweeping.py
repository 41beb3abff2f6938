"""Guests who never come back, and links that have run out, are forgotten; whoever holds anything is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from pentapolis.server import clock
from pentapolis.server.people import sweeping
from pentapolis.server.people.identity import DAY_MS
from pentapolis.server.people.sweeping import sweep
from pentapolis.server.storage.models import members, tokens, visitors
from server.house import House, open_house


async def names(house: House) -> set[str]:
    async with house.server.db.read() as c:
        return set((await c.execute(select(visitors.c.name))).scalars())


async def kinds(house: House) -> list[str]:
    async with house.server.db.read() as c:
        return sorted((await c.execute(select(tokens.c.kind))).scalars())


async def long_ago(house: House, days: int) -> None:
    async with house.server.db.write() as c:
        await c.execute(update(visitors).values(seen_ms=clock.now_ms() - days * DAY_MS - 1))


async def test_guests_who_hold_nothing_are_forgotten_after_a_season(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        owner, seated, member, nobody, login, host = [
            await house.guest(name) for name in ("Owner", "Seated", "Member", "Nobody", "Login", "Host")
        ]
        table = await owner.make(seats=[{"kind": "open"}, {"kind": "open"}])
        await seated.join(table)
        await member.post(f"/tables/{table['code']}/enter", {"invite": table["invite"]["url"].partition("=")[2]})
        await login.post("/me/account", {"login": "login", "password": "12345678"})
        async with house.server.db.write() as c:
            await c.execute(update(visitors).where(visitors.c.name == "Host").values(host=True))
        everybody = await names(house)
        await long_ago(house, 89)
        assert await sweep(house.server.db) == (0, 0)
        assert await names(house) == everybody
        await long_ago(house, 90)
        assert await sweep(house.server.db) == (0, 2)
        assert await names(house) == everybody - {"Nobody", "Member"}
        assert (await nobody.get("/me"))["name"] == "", "their cookie opens nothing any more"
        assert (await host.get("/me"))["name"] == "Host"
        assert await kinds(house) == ["session"] * 4
        async with house.server.db.read() as c:
            assert len((await c.execute(select(members))).all()) == 1, "who sits came by the link too"
        await nobody.come()
        assert "Nobody" in await names(house)


async def test_links_that_have_run_out_are_removed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, now = await house.guest("Anna"), clock.now_ms() // 1000
        table = await anna.make()
        with clock.replaced(lambda: now):
            await anna.post("/me/device")
        await anna.post(f"/tables/{table['code']}/seats/1/link")
        assert await kinds(house) == ["device", "seat", "session"]
        with clock.replaced(lambda: now + 15 * 60 - 1):
            assert await sweep(house.server.db) == (0, 0)
        with clock.replaced(lambda: now + 15 * 60):
            assert await sweep(house.server.db) == (1, 0)
        assert await kinds(house) == ["seat", "session"]
        with clock.replaced(lambda: now + 401 * 24 * 60 * 60):
            assert await sweep(house.server.db) == (2, 0), "who made a table stays"
        assert await names(house) == {"Anna"}


async def test_a_host_may_keep_guests_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path, guest_days=0) as house:
        anna, now = await house.guest("Anna"), clock.now_ms() / 1000
        await anna.post("/me/device")
        await long_ago(house, 4000)
        assert await sweep(house.server.db) == (0, 0)
        with clock.replaced(lambda: now + 16 * 60):
            assert await sweep(house.server.db) == (1, 0), "an old link goes, its guest stays"
        assert await names(house) == {"Anna"}


async def test_every_process_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        await house.guest("Anna")
        await long_ago(house, 100)
    monkeypatch.setattr(sweeping, "FIRST_S", 0)
    async with open_house(tmp_path) as house, asyncio.timeout(5):
        while await names(house):
            await asyncio.sleep(0.01)
