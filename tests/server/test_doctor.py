"""The doctor: finds what keeps a server from working, says it, and changes nothing."""

from __future__ import annotations

import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server import clock
from pentapolis.server.settings import Settings
from pentapolis.server.storage.backup import Backups
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.migrations import migrate
from pentapolis.server.upkeep import doctor
from pentapolis.server.upkeep.doctor import Finding, examine
from pentapolis.words import LANGUAGES, Words

from .test_backup import filled


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


async def found(folder: Path, **settings: Any) -> dict[str, Finding]:
    """What the doctor finds; each of it can be said in both languages."""
    loaded = Settings.load({}, **({"port": 0, "data_dir": str(folder)} | settings))
    findings = await examine(loaded)
    for finding in findings:
        for lang in LANGUAGES:
            assert Words(lang).say(f"doctor-{finding.key}", **finding.arguments)
    return {finding.name: finding for finding in findings}


def key(finding: Finding) -> tuple[str, str]:
    return finding.state, finding.key


async def test_before_the_first_start_nothing_is_wrong_and_nothing_is_made(tmp_path: Path) -> None:
    findings = await found(tmp_path / "data")
    assert {name for name, finding in findings.items() if finding.state != "ok"} <= {"client"}
    assert key(findings["database"]) == ("ok", "database-to-be-made")
    assert key(findings["folder"]) == ("ok", "folder-to-be-made")
    assert list(tmp_path.iterdir()) == []


async def test_a_server_in_use(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    settings = Settings.load({}, data_dir=str(tmp_path))
    await filled(settings)
    findings = await found(tmp_path)
    assert key(findings["database"]) == ("ok", "database")
    assert findings["database"].arguments["tables"] == 1
    assert key(findings["backups"]) == ("note", "backups-none")
    assert "private" not in findings
    await Backups(settings).make("daily")
    assert key((await found(tmp_path))["backups"]) == ("ok", "backups")
    now = clock.now_ms() / 1000
    with clock.replaced(lambda: now + 9 * 86400):
        late = (await found(tmp_path))["backups"]
    assert (key(late), late.arguments["days"]) == (("note", "backups"), 9)
    tmp_path.chmod(0o755)
    assert key((await found(tmp_path))["private"]) == ("note", "folder-readable")


@pytest.mark.parametrize(("schema", "state"), [("9999", ("bad", "database-newer")), ("", ("note", "database-older"))])
async def test_another_schema(tmp_path: Path, schema: str, state: tuple[str, str]) -> None:
    settings = Settings.load({}, data_dir=str(tmp_path))
    db = Database(settings)
    await migrate(db)
    await db.close()
    with closing(sqlite3.connect(settings.file)) as connection:
        change = "UPDATE alembic_version SET version_num = ?" if schema else "DELETE FROM alembic_version WHERE '' = ?"
        connection.execute(change, [schema])
        connection.commit()
    assert key((await found(tmp_path))["database"]) == state


async def test_a_database_that_is_damaged_or_away(tmp_path: Path) -> None:
    (tmp_path / "pentapolis.sqlite").write_bytes(b"no database" * 1000)
    assert key((await found(tmp_path))["database"]) == ("bad", "database-unreachable")
    away = await found(tmp_path, database_url="postgresql://nobody@127.0.0.1:1/none")
    assert key(away["database"]) == ("bad", "database-unreachable")


async def test_postgresql(tmp_path: Path, postgres: str) -> None:
    await filled(Settings.load({}, data_dir=str(tmp_path), database_url=postgres))
    findings = await found(tmp_path, database_url=postgres)
    assert key(findings["database"]) == ("ok", "database")
    assert findings["database"].arguments["kind"] == "PostgreSQL"
    assert key(findings["clock"]) == ("ok", "clock")
    now = clock.now_ms() / 1000
    with clock.replaced(lambda: now + 60):
        assert key((await found(tmp_path, database_url=postgres))["clock"]) == ("note", "clock-apart")


async def test_a_clock_that_is_behind(tmp_path: Path) -> None:
    with clock.replaced(lambda: 1_500_000_000.0):
        assert key((await found(tmp_path))["clock"]) == ("bad", "clock-behind")


@pytest.mark.parametrize(
    ("url", "state"),
    [
        ("https://games.example.org", ("ok", "url")),
        ("https://games.example.org/", ("ok", "url")),
        ("http://192.168.1.5:8421", ("note", "url-plain")),
        ("http://localhost:8421", ("bad", "url-loopback")),
        ("https://127.0.0.1", ("bad", "url-loopback")),
        ("https://example.org/games", ("bad", "url-path")),
    ],
)
async def test_the_public_url(tmp_path: Path, url: str, state: tuple[str, str]) -> None:
    assert key((await found(tmp_path, public_url=url))["url"]) == state


@pytest.mark.parametrize(("host", "said"), [("127.0.0.1", "url-only-here"), ("0.0.0.0", "url-none")])
async def test_no_public_url(tmp_path: Path, host: str, said: str) -> None:
    assert key((await found(tmp_path, host=host))["url"]) == ("ok", said)


@contextmanager
def answering(*answers: bytes, first: bytes = b"") -> Iterator[int]:
    """Something that listens, greets, and answers whatever is said; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            try:
                link, _ = listening.accept()
            except OSError:
                return
            with link:
                link.sendall(first)
                for answer in answers:
                    if not link.recv(10_000):
                        return
                    link.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        yield listening.getsockname()[1]
        with socket.create_connection(listening.getsockname()[:2]):
            pass
        thread.join()


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with answering(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello") as port:
        assert key((await found(tmp_path, port=port))["port"]) == ("bad", "port-taken")
    with answering(b'HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{"status":"ok"}') as port:
        assert key((await found(tmp_path, port=port))["port"]) == ("ok", "port-ours")
    assert key((await found(tmp_path, host="203.0.113.77"))["port"]) == ("bad", "port-no-address")


async def test_mail(tmp_path: Path) -> None:
    assert key((await found(tmp_path))["mail"]) == ("ok", "mail-none")
    mail = {"smtp_host": "127.0.0.1", "smtp_tls": "none", "smtp_port": 1}
    assert key((await found(tmp_path, **mail))["mail"]) == ("bad", "mail-from")
    mail["smtp_from"] = "games@example.org"
    assert key((await found(tmp_path, **mail))["mail"]) == ("bad", "mail-unreachable")
    with answering(b"221 bye\r\n", first=b"220 here\r\n") as port:
        assert key((await found(tmp_path, **mail | {"smtp_port": port}))["mail"]) == ("ok", "mail")
    login = {"smtp_user": "games", "smtp_password": "wrong"}
    refusing = (b"250-here\r\n250 AUTH PLAIN\r\n", b"535 no\r\n", b"221 bye\r\n")
    with answering(*refusing, first=b"220 here\r\n") as port:
        assert key((await found(tmp_path, **mail | login | {"smtp_port": port}))["mail"]) == ("bad", "mail-password")


async def test_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    monkeypatch.setattr(doctor, "_is_installed", lambda name: name != "litestar")
    monkeypatch.setattr(doctor, "LITTLE", 10**18)
    findings = await found(tmp_path)
    assert key(findings["client"]) == ("bad", "client-missing")
    assert key(findings["packages"]) == ("bad", "packages-missing")
    assert findings["packages"].arguments == {"names": "litestar"}
    assert key(findings["space"]) == ("note", "space-little")


async def test_a_folder_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(**_: Any) -> None:
        raise PermissionError

    monkeypatch.setattr("tempfile.TemporaryFile", refused)
    assert key((await found(tmp_path))["folder"]) == ("bad", "folder-unwritable")


@pytest.mark.parametrize(
    ("settings", "state"),
    [
        ({}, ("ok", "proxies-not-needed")),
        ({"public_url": "https://games.example.org"}, ("note", "proxies-none")),
        ({"public_url": "https://games.example.org", "trusted_proxies": "127.0.0.1"}, ("ok", "proxies")),
        ({"trusted_proxies": "*"}, ("note", "proxies-any")),
    ],
)
async def test_whether_visitors_behind_a_proxy_are_told_apart(
    tmp_path: Path, settings: dict[str, Any], state: tuple[str, str]
) -> None:
    assert key((await found(tmp_path, **settings))["proxies"]) == state


@pytest.mark.parametrize(("most", "state"), [(524_288, ("ok", "files")), (1024, ("note", "files-few"))])
async def test_how_many_connections_there_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, state: tuple[str, str]
) -> None:
    monkeypatch.setattr(doctor, "limits", lambda: (1024, most))
    finding = (await found(tmp_path))["files"]
    assert (key(finding), finding.arguments["n"]) == (state, min(most, 65_536))
