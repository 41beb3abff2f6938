"""Faults of disk and database, one row each of the table in docs/hosting.md: the name of a test begins with its row.

The host reads what is wrong and what to do, players read a sentence, nothing acknowledged is lost, and play goes on by
itself when the fault is gone.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import io
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pentapolis.cli.output import Stop
from pentapolis.commands import serve as serving
from pentapolis.commands import upkeep
from pentapolis.server.safety import kept_secret
from pentapolis.server.settings import Settings
from pentapolis.server.storage import database, faults
from pentapolis.server.storage.alone import Alone, InUse
from pentapolis.server.storage.backup import Backups
from pentapolis.server.storage.restore import restore
from pentapolis.server.upkeep import logs
from pentapolis.words import LANGUAGES, Words
from server.broken import full_disk, locked, logged, no_room, query_only, until
from server.house import House, Person, open_house
from server.playing import act, any_action, seat_people, to_act
from server.test_backup import filled
from server.test_doctor import found, key
from server.test_health import asked
from server.test_moves import stored

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="faults are made with /proc and /dev/full")


class Table:
    """Two people in the middle of a game, and what the server has acknowledged."""

    def __init__(self, house: House, code: str, people: list[Person]) -> None:
        self.house, self.code, self.people = house, code, people
        self._luck = random.Random(5)
        self._number = 0

    async def move(self, status: int = 200) -> Any:
        """One move of whoever is to act; a move that was not done is sent again with the same key, as pages do."""
        seat, view = await to_act(self.people, self.code)
        key = f"key-number-{self._number}"
        answer = await act(self.people[seat], self.code, view, any_action(view, self._luck), key, status)
        if status == 200:
            self._number += 1
        return answer

    async def entries(self) -> int:
        return len(await stored(self.house, self.code))


@asynccontextmanager
async def playing(folder: Path, **settings: Any) -> AsyncIterator[Table]:
    async with open_house(folder, **settings) as house:
        table = Table(house, *await seat_people(house, "Anna", "Ben"))
        for _ in range(3):
            await table.move()
        yield table


async def suffers(table: Table, kind: faults.Kind, said: Callable[[], list[dict[str, Any]]]) -> None:
    """Everybody reads what is wrong, in their language, and nothing is stored."""
    house, before = table.house, await table.entries()
    problem = await table.move(503)
    assert problem["error"] == f"storage-{kind}"
    assert problem["message"] == Words("en").say(f"problem-storage-{kind}")
    french = await table.people[0].ask("POST", f"/tables/{table.code}/chat", {"text": "?"}, params={"lang": "fr"})
    assert (french.status_code, french.json()["message"]) == (503, Words("fr").say(f"problem-storage-{kind}"))
    assert french.headers["retry-after"] == "10"
    assert await table.entries() == before
    health = await asked(house, "/healthz")
    where = str(house.server.settings.file)
    assert (health.status_code, health.json()["status"], health.json()["database"]) == (503, "down", False)
    assert health.json()["reasons"] == [Words("en").say(f"fault-{kind}", where=where)]
    assert said()[0]["message"] == health.json()["reasons"][0]
    assert len(said()) == 1 + (kind == "moved"), "one line, however many requests failed"


async def recovers(table: Table, said: Callable[[], list[dict[str, Any]]]) -> None:
    """Play goes on by itself; the host reads that, too."""
    before = await table.entries()
    await table.move()
    assert await table.entries() > before
    await table.people[0].post(f"/tables/{table.code}/chat", {"text": "there we are"})
    assert (await asked(table.house, "/healthz")).json()["status"] == "ok"
    assert said()[-1]["message"] == Words("en").say("fault-over")


def test_every_kind_can_be_said(strict: None) -> None:
    for lang in LANGUAGES:
        for kind in faults.KINDS:
            assert Words(lang).say(f"fault-{kind}", where="here")
            assert Words(lang).say(f"problem-storage-{kind}")


# a full disk


async def test_full_disk_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with playing(tmp_path) as table:
        with logged() as said:
            with full_disk(table.house.server.settings.file):
                await suffers(table, "full", said)
            await recovers(table, said)


async def test_full_disk_leaves_no_half_of_a_secret_or_a_backup(tmp_path: Path) -> None:
    with no_room(), pytest.raises(OSError, match="large"):
        kept_secret(tmp_path / "new")
    assert len(kept_secret(tmp_path / "new")) == 64
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "secret").touch()
    assert len(kept_secret(tmp_path / "old")) == 64, "what an earlier version left of one is no secret"
    async with playing(tmp_path / "data") as table:
        backups = Backups(table.house.server.settings)
        for ending in ("sqlite", "jsonl.gz"):
            with no_room(1000), pytest.raises((OSError, sqlite3.Error)):
                await backups.write(tmp_path / f"backup.{ending}")
        assert not list(tmp_path.glob("backup*"))


async def test_full_disk_at_the_start_or_at_a_backup_is_said_in_a_sentence(tmp_path: Path) -> None:
    settings = Settings.load({}, data_dir=str(tmp_path))
    await filled(settings)
    with no_room(), pytest.raises(Stop) as stopped:
        await serving._prepare(Words("en"), settings, True)
    assert stopped.value.key == "serve-unusable"
    assert "disk" in stopped.value.arguments["why"]
    with no_room(40_000), pytest.raises(Stop) as stopped:
        await asyncio.to_thread(upkeep.backup, Words("en"), None, False, False, {"data_dir": str(tmp_path)})
    assert stopped.value.key == "cli-cannot-write"
    assert str(tmp_path / "backups") in stopped.value.arguments["file"]
    assert not list(tmp_path.glob("backup*/*"))


# files that can't be written


async def test_read_only_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with playing(tmp_path) as table:
        with logged() as said:
            await query_only(table.house, True)
            await suffers(table, "readonly", said)
            await query_only(table.house, False)
            await recovers(table, said)


SERVE = "import sys; from pentapolis.commands.main import main; sys.exit(main(['serve', '--port', '0']))"


def without_privileges() -> None:
    """Root may write to any folder: this process may not, whoever runs the tests."""
    drop_from_bounding_set, override_permissions = 24, 1
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(drop_from_bounding_set, override_permissions, 0, 0, 0)


async def test_read_only_folder_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with playing(folder):
        pass
    for file in folder.iterdir():
        file.chmod(0o400)
    folder.chmod(0o500)
    environment = {"PENTAPOLIS_DATA_DIR": str(folder), "PATH": os.environ["PATH"], "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-c", SERVE], env=environment, preexec_fn=without_privileges, capture_output=True, text=True
    )
    folder.chmod(0o700)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"{folder}/pentapolis.sqlite.lock cannot be written: Permission denied.\n"


# a lock


async def test_locked_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 50)
    async with playing(tmp_path) as table:
        with logged() as said:
            with locked(table.house.server.settings.file):
                await suffers(table, "locked", said)
            await recovers(table, said)


async def test_locked_is_what_the_doctor_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 50)
    async with playing(tmp_path) as table:
        assert key((await found(tmp_path))["database"]) == ("ok", "database"), "while the server runs"
        with locked(table.house.server.settings.file):
            finding = (await found(tmp_path))["database"]
    assert key(finding) == ("bad", "database-locked")


# a second server


HOLD = """
import sys
from pentapolis.server.settings import Settings
from pentapolis.server.storage.alone import Alone

alone = Alone(Settings.load({}, data_dir=sys.argv[1]))
alone.take()
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that serves this folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.communicate()


def test_second_server_is_refused_on_a_symbolic_link_to_the_file(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    file = Settings.load({}, data_dir=str(tmp_path)).file
    file.touch()
    elsewhere = Settings.load({}, data_dir=str(tmp_path / "elsewhere"))
    elsewhere.file.parent.mkdir()
    elsewhere.file.symlink_to(file)
    with pytest.raises(InUse, match=str(holder.pid)):
        Alone(elsewhere).take()


async def test_second_server_is_refused_until_the_first_is_gone(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    settings = Settings.load({}, data_dir=str(tmp_path))
    with pytest.raises(ExceptionGroup) as refused:
        async with open_house(tmp_path):
            pass
    assert refused.group_contains(InUse, match=str(holder.pid))
    backup = tmp_path / "backup.jsonl.gz"
    await filled(Settings.load({}, data_dir=str(tmp_path / "other")))
    await Backups(Settings.load({}, data_dir=str(tmp_path / "other"))).write(backup)
    with pytest.raises(InUse):
        await restore(settings, backup, force=True)
    holder.kill()
    holder.wait()
    async with playing(tmp_path) as table:
        await table.move()


async def test_second_server_reads_a_sentence(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    settings = Settings.load({}, data_dir=str(tmp_path))
    with pytest.raises(Stop) as stopped:
        await serving._prepare(Words("en"), settings, False)
    assert stopped.value.key == "serve-in-use"
    assert stopped.value.arguments["pid"] == str(holder.pid)


# a file that is not where it was


@pytest.mark.parametrize("lost", ["", "-wal"], ids=["database", "WAL"])
async def test_moved_file_is_missed_saved_and_taken_up_again(tmp_path: Path, lost: str) -> None:
    async with playing(tmp_path / "data") as table:
        settings = table.house.server.settings
        file = settings.file.with_name(settings.file.name + lost)
        with logged() as said:
            file.rename(tmp_path / "elsewhere")
            await suffers(table, "moved", said)
            (tmp_path / "elsewhere").rename(file)
            await recovers(table, said)


async def test_moved_file_that_stays_away_is_restored_from_what_was_saved(tmp_path: Path) -> None:
    async with playing(tmp_path / "data") as table:
        settings, acknowledged = table.house.server.settings, await table.entries()
        for file in (tmp_path / "data").glob("pentapolis.sqlite*"):
            file.unlink()
        with logged() as said:
            assert (await table.move(503))["error"] == "storage-moved"
            await until(lambda: len(said()) == 2)
            (backup,) = Backups(settings).list()
            path = Backups(settings).path(backup.name)
            assert said()[1]["message"] == Words("en").say("fault-rescued", file=str(path))
    await restore(settings, path)
    async with open_house(tmp_path / "data") as house:
        assert len(await stored(house, table.code)) == acknowledged


# a disk without locks, and too many files


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP])
async def test_second_server_cannot_be_told_where_files_have_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def lock(_file: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("pentapolis.server.storage.alone._lock", lock)
    with logged() as said:
        async with playing(tmp_path) as table:
            await table.move()
            warning = Words("en").say("fault-unprotected", where=str(table.house.server.settings.file))
        assert [line["message"] for line in said() if line["level"] == "warning"] == [warning]


def test_second_server_is_not_blamed_for_a_disk_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lock(_file: object) -> None:
        raise OSError(errno.EIO, "it fails")

    monkeypatch.setattr("pentapolis.server.storage.alone._lock", lock)
    with pytest.raises(OSError, match="it fails"):
        Alone(Settings.load({}, data_dir=str(tmp_path))).take()


def test_too_many_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(sqlite3.OperationalError) as cannot:
        sqlite3.connect(tmp_path / "no" / "such.sqlite")
    assert faults.kind_of(cannot.value) == "readonly"

    def no_more(*_: object) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr("os.open", no_more)
    assert faults.kind_of(cannot.value) == "files"
    assert faults.kind_of(OSError(errno.EMFILE, "a connection to PostgreSQL")) == "files"


# a disk that takes its time


async def test_slow_disk_delays_moves_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(tmp_path) as table:
        house, disk = table.house, threading.Event()
        aside: Any = house.server.db._direct
        stuck = aside._aside.submit(disk.wait)
        before = await table.entries()
        moving = asyncio.create_task(table.move())
        await until(lambda: aside._task is not None and not aside._task.done())
        assert (await table.people[0].get(f"/tables/{table.code}"))["code"] == table.code
        with monkeypatch.context() as impatient:
            impatient.setattr("pentapolis.server.routes.health.PATIENCE_S", 0.05)
            health = (await asked(house, "/healthz")).json()
        assert (health["status"], health["reasons"]) == (
            "degraded",
            [Words("en").say("fault-slow", where=str(house.server.settings.file))],
        )
        assert not moving.done()
        disk.set()
        await moving
        stuck.result()
        assert await table.entries() > before


# a log that can't be written


async def test_log_that_cannot_be_written_stops_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with playing(tmp_path) as table:
        with logged(), open("/dev/full", "wb", buffering=0) as full:
            logs.configure(Settings.load({}, log_json=True), io.TextIOWrapper(full, write_through=True))
            await table.move()
            with full_disk(table.house.server.settings.file):
                await table.move(503)
            await table.move()
    assert "No space left" in capfd.readouterr().err
