"""Backups: whole while the server runs, restored into either database, and nothing is ever overwritten unasked."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, text

from pentapolis.server import clock
from pentapolis.server.server import Server
from pentapolis.server.settings import Settings
from pentapolis.server.storage import migrations
from pentapolis.server.storage.alone import InUse
from pentapolis.server.storage.backup import Backups, NoDatabase
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.dump import BadDump, check
from pentapolis.server.storage.migrations import NewerDatabase, migrate
from pentapolis.server.storage.models import chat, entries, game_tables, metadata, visitors
from pentapolis.server.storage.restore import Exists, restore

from .house import open_house

pytestmark = pytest.mark.slow

ENTRIES = 1203  # more than are read at a time, and not a multiple


def settings_at(folder: Path, url: str = "", **more: Any) -> Settings:
    return Settings.load({}, data_dir=str(folder), database_url=url, **more)


async def filled(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    """A database with something of each kind of value in it; returns all that it holds."""
    db = Database(settings)
    await migrate(db)
    async with db.write() as c:
        anna = {"id": "anna", "name": "Anna – «é»", "lang": "fr", "host": True, "made_ms": 1, "seen_ms": 2**41}
        await c.execute(insert(visitors).values(**anna))
        await c.execute(insert(game_tables).values(**TABLE))
        rows = [{"game_table": "abc", "number": n, "body": bytes([n % 256, 255]), "made_ms": n} for n in range(ENTRIES)]
        await c.execute(insert(entries), rows)
        line = {"game_table": "abc", "visitor": "anna", "seat": 0, "name": "Anna", "text": "a\nb", "made_ms": 5}
        await c.execute(insert(chat), [line] * 3)
    await db.close()
    return await held(settings)


TABLE: dict[str, Any] = {
    "code": "abc",
    "name": "Table",
    "game": "kingsburg",
    "rules_version": 1,
    "preset": "tonight",
    "status": "running",
    "seats": 2,
    "options": "{}",
    "settings": "{}",
    "owner": "anna",
    "invite": "secret",
    "seed": bytes(range(32)),
    "bot_seed": -(2**60),
    "made_ms": 3,
}


async def held(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    db = Database(settings)
    found = {}
    async with db.read() as c:
        for table in metadata.sorted_tables:
            rows = await c.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
    await db.close()
    return found


# SQLite


@pytest.mark.parametrize("name", ["copy.sqlite", "text.jsonl.gz"])
async def test_what_is_restored_is_what_was_backed_up(tmp_path: Path, name: str) -> None:
    before = await filled(settings_at(tmp_path / "a"))
    file = tmp_path / name
    await Backups(settings_at(tmp_path / "a")).write(file)
    assert file.stat().st_mode & 0o77 == 0
    done = await restore(settings_at(tmp_path / "b"), file)
    assert done.schema == migrations.newest()
    assert await held(settings_at(tmp_path / "b")) == before
    assert sorted(path.name for path in (tmp_path / "b").iterdir()) == ["pentapolis.sqlite", "pentapolis.sqlite.lock"]


@pytest.mark.parametrize("name", ["copy.sqlite", "text.jsonl.gz"])
async def test_a_backup_is_of_one_moment_while_the_server_writes(tmp_path: Path, name: str) -> None:
    settings = settings_at(tmp_path)
    await filled(settings)
    db = Database(settings)
    async with db.write() as c:  # a move that is not stored yet
        await c.execute(text("DELETE FROM chat"))
        await Backups(settings, db).write(tmp_path / name)
    await db.close()
    await restore(settings_at(tmp_path / "b"), tmp_path / name)
    assert len((await held(settings_at(tmp_path / "b")))["chat"]) == 3


async def test_only_its_owner_can_read_a_database(tmp_path: Path) -> None:
    settings = settings_at(tmp_path / "a")
    await filled(settings)
    assert settings.file.stat().st_mode & 0o77 == settings.folder.stat().st_mode & 0o77 == 0


async def test_nothing_is_overwritten_unasked_and_what_was_there_is_kept(tmp_path: Path) -> None:
    settings = settings_at(tmp_path / "a")
    before = await filled(settings)
    await Backups(settings).write(tmp_path / "old.jsonl.gz")
    db = Database(settings)
    async with db.write() as c:
        await c.execute(text("UPDATE visitors SET name = 'Berta'"))
    await db.close()
    since = await held(settings)
    with pytest.raises(Exists):
        await restore(settings, tmp_path / "old.jsonl.gz")
    assert await held(settings) == since
    done = await restore(settings, tmp_path / "old.jsonl.gz", force=True)
    assert await held(settings) == before
    await restore(settings_at(tmp_path / "b"), Backups(settings).path(done.kept))
    assert await held(settings_at(tmp_path / "b")) == since


async def test_a_database_that_is_served_is_not_replaced(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await house.guest("Anna")
        file = tmp_path / "copy.sqlite"
        await Backups(house.server.settings, house.server.db).write(file)
        with pytest.raises(InUse):
            await restore(house.server.settings, file, force=True)
        assert (await house.people[0].get("/me"))["name"] == "Anna"


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])


def without_end(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-1])))


def without_a_row(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    rows = [at for at, line in enumerate(lines) if line.startswith(b"[")]
    file.write_bytes(gzip.compress(b"".join(lines[: rows[5]] + lines[rows[6] :])))


def other(file: Path) -> None:
    file.write_bytes(gzip.compress(b'{"format":"other","schema":"0001"}\n'))


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def picture(file: Path) -> None:
    file.write_bytes(b"\x89PNG" * 100)


@pytest.mark.parametrize("harm", [cut, without_end, without_a_row, other, nothing, picture])
async def test_a_damaged_file_is_found_out_and_changes_nothing(tmp_path: Path, harm: Any) -> None:
    settings, file = settings_at(tmp_path / "a"), tmp_path / "text.jsonl.gz"
    before = await filled(settings)
    await Backups(settings).write(file)
    harm(file)
    with pytest.raises(BadDump):
        await restore(settings, file, force=True)
    assert await held(settings) == before
    assert Backups(settings).list() == []


async def test_a_damaged_copy_of_sqlite_is_found_out(tmp_path: Path) -> None:
    settings, file = settings_at(tmp_path / "a"), tmp_path / "copy.sqlite"
    await filled(settings)
    await Backups(settings).write(file)
    data = bytearray(file.read_bytes())
    data[4096:40960] = b"\xff" * 36864
    file.write_bytes(data)
    with pytest.raises(BadDump):
        check(file)
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(BadDump):
        check(tmp_path / "other.sqlite")


@pytest.mark.parametrize("name", ["copy.sqlite", "text.jsonl.gz"])
async def test_a_newer_backup_is_refused(tmp_path: Path, name: str) -> None:
    settings = settings_at(tmp_path / "a")
    await filled(settings)
    with closing(sqlite3.connect(settings.file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    await Backups(settings).write(tmp_path / name)
    with pytest.raises(NewerDatabase, match="9999"):
        await restore(settings_at(tmp_path / "b"), tmp_path / name)
    assert not (tmp_path / "b").exists()


async def test_nothing_is_backed_up_where_nothing_is(tmp_path: Path) -> None:
    for name in ("copy.sqlite", "text.jsonl.gz"):
        with pytest.raises(NoDatabase):
            await Backups(settings_at(tmp_path / "a")).write(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


async def test_automatic_backups_make_place_and_others_stay(tmp_path: Path) -> None:
    settings = settings_at(tmp_path, backups_kept=2)
    await filled(settings)
    backups = Backups(settings)
    for n, why in enumerate(["host", "restore", "daily", "before-0002", "daily", "daily"]):
        with clock.replaced(partial(float, 1_800_000_000 + n)):
            await backups.make(why)
    assert [backup.why for backup in backups.list()] == ["daily", "daily", "restore", "host"]
    assert backups.list()[0].made_ms == 1_800_000_005_000


async def test_a_migration_is_preceded_by_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(settings_at(tmp_path))
    assert await migrate(server.db, server.backup)  # there was nothing yet: nothing to keep
    assert Backups(server.settings).list() == []
    monkeypatch.setattr(migrations, "newest", lambda: "9998")
    await migrate(server.db, server.backup)
    assert [backup.why for backup in Backups(server.settings).list()] == ["before"]
    await server.db.close()


async def test_a_migration_is_not_begun_if_the_backup_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(settings_at(tmp_path))
    await migrate(server.db)
    monkeypatch.setattr(migrations, "newest", lambda: "9998")
    monkeypatch.setattr(migrations, "upgrade", lambda *_: pytest.fail("it was begun"))
    (tmp_path / "backups").write_text("in the way")
    with pytest.raises(OSError, match="exists"):
        await migrate(server.db, server.backup)
    await server.db.close()


# PostgreSQL


async def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, postgres: str) -> None:
    """One may move to the other database, by either kind of file."""
    sqlite, other = settings_at(tmp_path / "a"), settings_at(tmp_path / "p", postgres)
    before = await filled(sqlite)
    await Backups(sqlite).write(tmp_path / "copy.sqlite")
    await restore(other, tmp_path / "copy.sqlite")
    assert await held(other) == before
    db = Database(other)
    async with db.write() as c:  # numbers go on where they were
        line = {"game_table": "abc", "seat": -1, "name": "", "text": "", "made_ms": 6}
        assert (await c.execute(insert(chat).values(**line).returning(chat.c.id))).scalar() == 4
    await db.close()
    since = await held(other)
    made = await Backups(other).make("host")
    assert made.name.endswith(".jsonl.gz")
    await restore(settings_at(tmp_path / "b"), Backups(other).path(made.name))
    assert await held(settings_at(tmp_path / "b")) == since


async def test_postgresql_is_not_overwritten_unasked_nor_while_it_is_served(tmp_path: Path, postgres: str) -> None:
    settings, file = settings_at(tmp_path, postgres), tmp_path / "text.jsonl.gz"
    before = await filled(settings)
    await Backups(settings).write(file)
    db = Database(settings)
    async with db.write() as c:
        await c.execute(text("UPDATE visitors SET name = 'Berta'"))
    with pytest.raises(Exists):
        await restore(settings, file)
    async with db.read():
        with pytest.raises(InUse):
            await restore(settings, file, force=True)
    await db.close()
    since = await held(settings)
    done = await restore(settings, file, force=True)
    assert await held(settings) == before
    await restore(settings_at(tmp_path / "b"), Backups(settings).path(done.kept))
    assert await held(settings_at(tmp_path / "b")) == since


async def test_a_damaged_file_leaves_postgresql_as_it_was(tmp_path: Path, postgres: str) -> None:
    settings, file = settings_at(tmp_path, postgres), tmp_path / "text.jsonl.gz"
    before = await filled(settings)
    await Backups(settings).write(file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    rows = [at for at, line in enumerate(lines) if line.startswith(b'["abc",7,')]
    row = msgspec.json.decode(lines[rows[0]])
    row[1] = 8  # whole, but the same entry twice
    lines[rows[0]] = msgspec.json.encode(row) + b"\n"
    file.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(BadDump):
        await restore(settings, file, force=True)
    assert await held(settings) == before
