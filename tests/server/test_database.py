"""The database: migrations give what the models say, transactions are whole, a newer database is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Insert, delete, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pentapolis.server.settings import Settings
from pentapolis.server.storage import faults
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.migrations import NewerDatabase, migrate, newest, upgrade, version
from pentapolis.server.storage.models import holders, metadata, visitors
from pentapolis.server.storage.rows import read_holders
from server.houses import empty_database

GUEST: dict[str, Any] = {"name": "Anna", "lang": "en", "made_ms": 1, "seen_ms": 1}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Settings]:
    if request.param == "sqlite":
        yield Settings.load({}, data_dir=str(tmp_path))
        return
    async with empty_database(request.getfixturevalue("postgres_server")) as url:
        yield Settings.load({}, data_dir=str(tmp_path), database_url=url)


async def test_migrations_lead_to_the_models(settings: Settings) -> None:
    db = Database(settings)
    try:
        assert await migrate(db)
        assert not await migrate(db)

        def differences(connection: Connection) -> list[Any]:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return list(compare_metadata(context, metadata))

        async with db.read() as c:
            assert await version(c) == newest()
            assert await c.run_sync(differences) == []
    finally:
        await db.close()


@pytest.mark.parametrize("without", [False, True])
async def test_of_games_that_go_on_it_is_known_who_holds_a_seat(settings: Settings, without: bool) -> None:
    """Others have held one too, but nobody wrote that down before. `without`: the database comes from the time when
    version 0008 followed 0006."""
    row = {"rules_version": 1, "seats": 2, "bot_seed": 1, "made_ms": 1, "seed": bytes(32), "snapshot": None}
    empty = dict.fromkeys(("name", "game", "preset", "options", "settings", "invite", "box", "components"), "")
    lists = dict.fromkeys(("numbers", "setup", "names"), "[]")
    zero = dict.fromkeys(("revision", "entries", "drawn", "began_ms", "moved_ms", "ended_ms"), 0)
    more = {"asking": "", "rematch": "", "ended_by": ""}
    db = Database(settings)
    try:
        async with db.write() as c:
            await c.run_sync(upgrade, "0006")
            guest = {"id": "anna", "host": False, "email": "", "webhook": "", "browser": False} | GUEST
            await put(c, "visitors", guest)
            for code, status in (("RUNS", "running"), ("STANDS", "paused"), ("OVER", "finished"), ("WAITS", "lobby")):
                await put(c, "game_tables", row | empty | lists | zero | more | {"code": code, "status": status})
                held = {"game_table": code, "bot": "", "left_ms": 0, "since_ms": 0, "vacation": False, "name": ""}
                for seat, who in enumerate(("anna", None)):
                    await put(
                        c, "seats", held | {"seat": seat, "kind": "person", "visitor": who, "read_to": 0, "told_ms": 0}
                    )
            if without:
                await c.run_sync(upgrade, "0010")
                await c.execute(text("DROP TABLE holders"))
        await migrate(db)
        async with db.read() as c:
            found = {tuple(one)[1:] for one in await c.execute(select(holders))}
        assert found == {("RUNS", 0, "anna", False), ("STANDS", 0, "anna", False)}
    finally:
        await db.close()


async def test_who_is_deleted_stays_an_anonymous_holder(settings: Settings) -> None:
    """Of a database from before that was possible, nothing is lost."""
    empty = dict.fromkeys(("name", "game", "preset", "options", "settings", "invite", "box", "components"), "")
    empty |= dict.fromkeys(("asking", "rematch", "ended_by"), "") | dict.fromkeys(("numbers", "setup", "names"), "[]")
    zero = dict.fromkeys(("revision", "entries", "drawn", "began_ms", "moved_ms", "ended_ms", "made_ms", "bot_seed"), 0)
    table = empty | zero | {"code": "RUNS", "status": "running", "rules_version": 1, "seats": 2, "seed": bytes(32)}
    db = Database(settings)
    try:
        async with db.write() as c:
            await c.run_sync(upgrade, "0011")
            for guest in ("anna", "ben"):
                await put(
                    c, "visitors", {"id": guest, "host": False, "email": "", "webhook": "", "browser": False} | GUEST
                )
            await put(c, "game_tables", table)
            for seat, guest, left in ((0, "anna", False), (1, "ben", False), (1, "anna", True)):
                await put(c, "holders", {"game_table": "RUNS", "seat": seat, "visitor": guest, "stood_up": left})
        await migrate(db)
        async with db.write() as c:
            before = [tuple(one)[1:] for one in await c.execute(select(holders).order_by(holders.c.id))]
            await c.execute(delete(visitors).where(visitors.c.id == "anna"))
            await c.execute(delete(visitors).where(visitors.c.id == "ben"))
            after = [(one.seat, one.visitor) for one in await read_holders(c, "RUNS")]
        assert sorted(before) == [("RUNS", 0, "anna", False), ("RUNS", 1, "anna", True), ("RUNS", 1, "ben", False)]
        assert after == [(0, None), (1, None), (1, None)]
        twice = insert(holders).values(game_table="RUNS", seat=0, visitor="cleo")
        async with db.write() as c:
            await c.execute(insert(visitors).values(id="cleo", **GUEST))
        await put_one(db, twice)
        with pytest.raises(IntegrityError):
            await put_one(db, twice)
    finally:
        await db.close()


async def put_one(db: Database, row: Insert) -> None:
    async with db.write() as c:
        await c.execute(row)


async def put(c: AsyncConnection, table: str, row: dict[str, Any]) -> None:
    """Write a row as an earlier version did, which knew fewer columns."""
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    await c.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


async def test_a_newer_database_is_refused_and_left_alone(settings: Settings) -> None:
    db, asked = Database(settings), list[str]()

    async def backup(why: str) -> None:
        asked.append(why)

    try:
        await migrate(db, backup)
        async with db.write() as c:
            await c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase, match="9999"):
            await migrate(db, backup)
        assert asked == [], "a new database has nothing to lose, a refused one is not touched"
    finally:
        await db.close()


async def test_a_transaction_is_whole_or_nothing(settings: Settings) -> None:
    db = Database(settings)
    try:
        await migrate(db)
        with pytest.raises(KeyError):
            await _write(db, "a", KeyError())
        with pytest.raises(IntegrityError):
            await _write(db, "b", None, times=2)
        async with db.read() as c:
            assert (await c.execute(select(visitors.c.id))).all() == []
    finally:
        await db.close()


async def _write(db: Database, id: str, error: Exception | None, times: int = 1) -> None:
    async with db.write() as c:
        for _ in range(times):
            await c.execute(insert(visitors).values(id=id, **GUEST))
        if error is not None:
            raise error


async def test_many_writers_wait_for_each_other(settings: Settings) -> None:
    db = Database(settings)

    async def write(number: int) -> None:
        async with db.write() as c:
            await c.execute(insert(visitors).values(id=f"v{number}", **GUEST))

    try:
        await migrate(db)
        await asyncio.gather(*(write(number) for number in range(40)))
        async with db.read() as c:
            assert len((await c.execute(select(visitors.c.id))).all()) == 40
    finally:
        await db.close()


async def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    db = Database(Settings.load({}, data_dir=str(tmp_path)))
    try:
        for open_connection in (db.read, db.write):
            async with open_connection() as c:
                found = [
                    (await c.execute(text(f"PRAGMA {p}"))).scalar()
                    for p in ("journal_mode", "synchronous", "foreign_keys")
                ]
                assert found == ["wal", 2, 1]
    finally:
        await db.close()


async def test_a_database_of_the_first_version_keeps_what_it_holds(settings: Settings) -> None:
    db, asked = Database(settings), list[str]()

    async def backup(why: str) -> None:
        asked.append(why)

    try:
        async with db.write() as c:
            await c.run_sync(upgrade, "0001")
            columns = "id, name, lang, host, email, webhook, browser, made_ms, seen_ms"
            await c.execute(
                text(f"INSERT INTO visitors ({columns}) VALUES ('a', 'Anna', 'en', false, 'a@b.c', '', true, 1, 1)")
            )
        assert await migrate(db, backup)
        assert asked == [f"before-{newest()}"]
        async with db.read() as c:
            row = (await c.execute(select(visitors))).one()
        assert (row.name, row.email, row.browser, row.confirmed) == ("Anna", "a@b.c", True, False)
    finally:
        await db.close()


def test_transactions_that_waited_for_each_other_are_no_fault_of_the_database() -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"

    condition = faults.Condition(network=True)
    with pytest.raises(faults.Unusable) as crossed, condition.watch(writes=True):
        raise Deadlock
    assert (crossed.value.kind, condition.kind) == ("crossed", None)
