"""Connections: so many from one address, and none that never sends its request or never reads its answer."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from pentapolis.server.addresses import Proxies
from pentapolis.server.app import STATIC, Served, create_app
from pentapolis.server.door import HEAD_LIMIT, Connection, Door, Socket
from pentapolis.server.settings import BadSetting, Settings
from pentapolis.server.upkeep import files
from pentapolis.server.upkeep.metrics import report
from server.house import QUICK, _put_database

SOON = 100
"""Milliseconds that a request may take to arrive, in tests that wait for the end of it."""
HALF = b"POST /api/me HTTP/1.1\r\nHost: games.test\r\nContent-Length: 100\r\n"
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: games.test\r\nConnection: close\r\n\r\n"
PATIENCE = 60.0


class Cancellation:
    """One connection, as a client holds it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """All that still comes, until the server closes it."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        except ConnectionError:
            return b""

    async def status(self) -> int:
        return int((await asyncio.wait_for(self.reader.readline(), PATIENCE)).split()[1])


class Site:
    """A server behind a real port."""

    def __init__(self, served: Served, port: int) -> None:
        self.served, self.door, self.port = served, served.door, port
        self.lines: list[Cancellation] = []

    async def line(self, data: bytes = b"", source: str = "127.0.0.1") -> Cancellation:
        """Connect from an address of this machine, and send something."""
        made = Cancellation(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0)))
        self.lines.append(made)
        made.send(data)
        return made

    async def until_open(self, number: int) -> None:
        """Wait until the server holds so many connections."""
        async with asyncio.timeout(PATIENCE):
            while self.door.open != number:
                await asyncio.sleep(0.001)


@asynccontextmanager
async def site(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    loaded = Settings.load({}, **(QUICK | {"data_dir": str(folder)} | settings))
    await _put_database(loaded)
    served, proxies = Served(create_app(loaded), Door(loaded)), Proxies(loaded.trusted_proxies)
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        config = uvicorn.Config(
            served,
            http=Connection,
            ws=Socket,
            log_config=None,
            lifespan="on",
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies.spelled_out,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup(sockets=[listening])
        found = Site(served, listening.getsockname()[1])
        try:
            yield found
        finally:
            for line in found.lines:
                line.writer.close()
            await server.shutdown(sockets=[listening])


@pytest.mark.parametrize("sent", [b"GET / HT", HALF, HALF + b"\r\n", HALF + b"\r\n{", b"\r\n\r\n"])
async def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path, sent: bytes) -> None:
    async with site(tmp_path, request_ms=SOON) as here:
        line = await here.line(sent)
        await line.rest()  # nothing, or that it is refused: that is known before its body has come
        await here.until_open(0)
        assert here.door.closed == {"idle" if sent == b"\r\n\r\n" else "slow": 1}


async def test_whoever_sends_byte_by_byte_gets_no_more_time(tmp_path: Path) -> None:
    async with site(tmp_path, request_ms=SOON) as here:
        line = await here.line(HALF)

        async def drip() -> None:
            while True:
                line.send(b"X")
                await asyncio.sleep(0.01)

        dripping = asyncio.create_task(drip())
        assert await line.rest() == b""
        dripping.cancel()
        assert here.door.closed == {"slow": 1}


async def test_a_body_that_never_comes_is_no_fault_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with site(tmp_path, request_ms=SOON) as here:
        first = await here.line(b"GET /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        cookie = (await first.rest()).decode().partition("set-cookie: ")[2].partition(";")[0]
        token = cookie.partition("=")[2]
        with caplog.at_level(logging.WARNING):
            head = f"Cookie: {cookie}\r\nX-CSRF-Token: {token}\r\nContent-Type: application/json\r\n\r\n"
            line = await here.line(HALF + head.encode() + b'{"name": "An')
            await line.rest()
            await here.until_open(0)
            while here.served.app.state["server"].metrics.requests.total() < 2:
                await asyncio.sleep(0.001)
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_connection_that_says_nothing_is_closed_and_counted(tmp_path: Path) -> None:
    async with site(tmp_path, request_ms=SOON) as here:
        line = await here.line()
        assert await line.rest() == b""
        assert here.door.closed == {"idle": 1}
        again = await here.line(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert b"200" in await again.rest(), "answered first, then closed"
        await here.until_open(0)
        told = await report(here.served.app.state["server"])
        assert 'pentapolis_connections_closed_total{why="idle"}' in told
        assert "pentapolis_connections 0" in told


async def test_headers_without_end_are_cut(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        line = await here.line(b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * HEAD_LIMIT * 10)
        assert await line.rest() == b""
        assert here.door.closed == {"head": 1}
        long = await here.line(HEALTH[:-2] + b"X: " + b"a" * 8000 + b"\r\n\r\n")
        assert await long.status() == 200


async def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    asset = max((STATIC / "assets").iterdir(), key=lambda file: file.stat().st_size)
    many = f"GET /assets/{asset.name} HTTP/1.1\r\nHost: a\r\n\r\n".encode() * 200
    async with site(tmp_path, request_ms=SOON) as here:
        line = await here.line(many)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads as well
        await here.until_open(0)
        assert here.door.closed == {"unread": 1}


async def test_one_address_holds_so_many_connections_and_others_come_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """1,100 half-sent requests of one visitor: others notice nothing, and the log says it once."""
    async with site(tmp_path, connections_limit=300) as here:
        with caplog.at_level(logging.WARNING):
            lines = [await here.line(HALF) for _ in range(1100)]
            refused = [line.rest() for line in lines[300:]]
            assert set(await asyncio.gather(*refused)) == {b""}
        assert (here.door.open, here.door.closed) == (300, {"address": 800})
        (said,) = [record.getMessage() for record in caplog.records if "connections" in record.getMessage()]
        assert "127.0.0" not in said
        other = await here.line(HEALTH, source="127.0.0.2")
        assert await other.status() == 200
        lines[0].writer.close()
        await here.until_open(299)
        assert await (await here.line(HEALTH)).status() == 200


async def test_a_trusted_proxy_is_not_limited_but_whom_it_forwards_is(tmp_path: Path) -> None:
    async with site(tmp_path, connections_limit=2, guest_limit=1, trusted_proxies="127.0.0.0/24") as here:
        for _ in range(5):
            await here.line(HALF)
        assert await (await here.line(HEALTH)).status() == 200
        assert here.door.closed == {}


async def test_who_is_no_proxy_of_ours_is_not_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody is by default, not even this machine itself: the log says so once."""
    head = "GET /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: 9.9.9.{n}\r\n\r\n"
    with caplog.at_level(logging.WARNING):
        async with site(tmp_path, address_limit=2) as here:
            lines = [await here.line(head.format(n=n).encode()) for n in range(4)]
            assert sorted([await line.status() for line in lines]) == [200, 200, 429, 429]
    assert caplog.text.count("PENTAPOLIS_TRUSTED_PROXIES") == 1
    async with site(tmp_path, address_limit=2, trusted_proxies="127.0.0.1") as here:
        lines = [await here.line(head.format(n=n).encode()) for n in range(4)]
        assert [await line.status() for line in lines] == [200] * 4


async def test_a_full_process_closes_the_oldest_that_has_not_said_what_it_wants(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        here.door.capacity = 3
        lines = [await here.line(HALF, f"127.0.0.{n + 1}") for n in range(3)]
        await here.until_open(3)
        assert await (await here.line(HEALTH, "127.0.0.9")).status() == 200
        assert await lines[0].rest() == b""
        assert here.door.closed == {"full": 1}


async def test_a_socket_counts_until_it_is_closed(tmp_path: Path) -> None:
    async with site(tmp_path, request_ms=SOON) as here:
        url = f"ws://127.0.0.1:{here.port}/ws/nothing"
        with pytest.raises(Exception, match="HTTP"):
            async with connect(url):
                pass
        await here.until_open(0)
        assert here.door.closed == {}


@pytest.mark.parametrize("given", ["caddy", "127.0.0.1;10.0.0.1", "10.0.0.0/33", "1.2.3"])
def test_a_proxy_is_named_by_its_address(given: str) -> None:
    with pytest.raises(BadSetting, match="setting-proxies"):
        Settings.load({}, trusted_proxies=given)


def test_a_process_opens_as_many_files_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    found = {"now": (1024, 500_000)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: found["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: found.update(now=limit))
    files.raise_limit()
    assert found["now"] == (65_536, 500_000)
    found["now"] = (1024, 2048)
    files.raise_limit()
    assert found["now"] == (2048, 2048)
    assert Door(Settings.load({})).capacity == 2048 - 200
