"""Odd bytes by the thousand, over real sockets to the server as its host runs it. No answer is a fault of ours, the log
has no stack trace, and the server goes on.

A failure prints the case, the seed and the number of its batch: `Grammar(known, seed).batch(number, BATCH)` and
`talk(known, seed, number, FRAMES)` make the same one again.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from browser.serving import Site
from pentapolis.server.app import STATIC
from server.raw_frames import Talk, talk
from server.raw_requests import Case, Grammar, Known

BATCH, BATCHES = 21, 360
FRAMES, TALKS = 26, 482
PATIENCE = 60.0
"""Seconds for an answer: only a server that hangs needs so many."""
SHOWN = 600


class Answer(NamedTuple):
    status: int
    body: bytes


class Ended(Exception):
    """The connection is over."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    opened = Site(tmp_path_factory.mktemp("raw"), __name__, LOG_LEVEL="warning", BOT_WORKERS=0, CHAT_LIMIT=0)
    opened.start()
    try:
        yield opened
    finally:
        opened.stop()


@pytest.fixture(scope="module")
def known(site: Site) -> Known:
    return asyncio.run(_come(site))


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """That of the run (`--seed`)."""
    return int(request.config.getoption("--seed", 0))


@pytest.mark.slow
async def test_requests(site: Site, known: Known, seed: int) -> None:
    grammar, answers = Grammar(known, seed), Counter[int]()
    for number in range(BATCHES):
        where, cases = f"seed {seed}, batch {number}", grammar.batch(number, BATCH)
        for status in await _sent(site, cases, where):
            answers[status // 100] += 1
        _check_log(site, where, [case.raw for case in cases])
    assert min(answers[2], answers[4]) > BATCHES * BATCH // 5
    await _check_well(site, known)


@pytest.mark.slow
async def test_frames(site: Site, known: Known, seed: int) -> None:
    opened = 0
    for number in range(TALKS):
        where, said = f"seed {seed}, talk {number}", talk(known, seed, number, FRAMES)
        opened += await _talked(site, said, where)
        _check_log(site, where, [said.handshake, *said.frames])
    assert opened > TALKS // 2
    await _check_well(site, known)


def test_enough_cases() -> None:
    assert BATCH * BATCHES + FRAMES * TALKS >= 20_000


@pytest.mark.slow
def test_nothing_is_left_in_the_log(site: Site, known: Known) -> None:
    """The last of this file: what a request left running has ended too when the server has stopped."""
    site.stop()
    _check_log(site, "after the server has stopped", [])


# sending


async def _sent(site: Site, cases: list[Case], where: str) -> list[int]:
    """The statuses of the answers on one connection: requests are pipelined, one that ends it comes behind them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1 << 22)
    found = []
    try:
        for case in _written(writer, cases):
            try:
                answer = await asyncio.wait_for(_answer(reader, case.head), PATIENCE)
            except Ended:
                assert case.then != "keep", f"{where}: no answer to {_shown(case.raw)}"
                break
            except TimeoutError:
                raise AssertionError(f"{where}: the server hangs at {_shown(case.raw)}") from None
            assert answer.status < 500, f"{where}: {answer.status} {answer.body[:200]!r} to {_shown(case.raw)}"
            found.append(answer.status)
        if cases[-1].then != "keep":
            await asyncio.wait_for(_to_the_end(reader), PATIENCE)
    finally:
        writer.close()
    return found


def _written(writer: asyncio.StreamWriter, cases: list[Case]) -> Iterator[Case]:
    """Each case, written before it is looked at."""
    fair = [case for case in cases if case.then == "keep"]
    writer.write(b"".join(case.raw for case in fair))
    yield from fair
    for case in cases[len(fair) :]:
        writer.write(case.raw)
        if case.then == "cut":
            writer.write_eof()
        yield case


async def _talked(site: Site, said: Talk, where: str) -> bool:
    """Whether the socket was opened; it is talked to until it ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1 << 22)
    try:
        writer.write(said.handshake)
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except asyncio.IncompleteReadError as end:
            head = end.partial
        assert not head.startswith(b"HTTP/1.1 5"), f"{where}: {head[:100]!r} to {_shown(said.handshake)}"
        opened = head.startswith(b"HTTP/1.1 101")
        if opened:
            writer.write(b"".join(said.frames))
        writer.write_eof()
        await asyncio.wait_for(_to_the_end(reader), PATIENCE)
    except TimeoutError:
        raise AssertionError(
            f"{where}: the server hangs at {[_shown(raw) for raw in (said.handshake, *said.frames)]}"
        ) from None
    finally:
        writer.close()
    return opened


async def _answer(reader: asyncio.StreamReader, head: bool) -> Answer:
    """The next answer on a connection."""
    try:
        while True:
            lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
            status = int(lines[0].split()[1])
            if status >= 200:
                break
        headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
        if head or status in (204, 304):
            return Answer(status, b"")
        if headers.get(b"transfer-encoding") == b"chunked":
            body = b""
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
            return Answer(status, body)
        return Answer(status, await reader.readexactly(int(headers.get(b"content-length", b"0"))))
    except (asyncio.IncompleteReadError, ConnectionError):
        raise Ended from None


async def _to_the_end(reader: asyncio.StreamReader) -> None:
    try:
        while await reader.read(1 << 16):
            pass
    except ConnectionError:
        pass


# what is looked at


def _shown(raw: bytes) -> str:
    return repr(raw) if len(raw) <= SHOWN else f"{raw[:SHOWN]!r}… ({len(raw)} bytes)"


def _check_log(site: Site, where: str, raw: list[bytes]) -> None:
    """No trace of a fault."""
    text = site.log.read_text("utf-8")
    faults = [
        line
        for line in text.splitlines()
        if line.startswith(("Traceback", "Exception ignored")) or (line.startswith("{") and _is_fault(json.loads(line)))
    ]
    assert not faults, "\n".join([f"{where}: {faults[0][:2000]}", *map(_shown, raw)])


def _is_fault(line: dict[str, Any]) -> bool:
    return "fault" in line or line["level"] in ("error", "critical")


async def _check_well(site: Site, known: Known) -> None:
    """The server answers as ever."""
    table = f"/api/tables/{known.playing}"
    for path in ("/healthz", "/api/me", table, f"{table}/view?seat=0", f"{table}/view?seat=1"):
        assert (await _asked(site, "GET", path, known.cookie)).status == 200, path


# somebody who plays here


async def _come(site: Site) -> Known:
    """Say a name, make a table that waits and one where a game runs."""
    host = f"127.0.0.1:{site.port}"
    csrf = _cookies(await _head(site, "GET", "/api/me"))["pentapolis_csrf"]
    cookie = f"pentapolis_csrf={csrf}"
    named = _cookies(await _head(site, "POST", "/api/me", cookie, csrf, {"name": "Anna"}))
    cookie = f"pentapolis={named['pentapolis']}; {cookie}"
    codes = []
    for _ in range(2):
        table = {"game": "kingsburg", "seats": [{"kind": "me"}] * 2}
        made = await _asked(site, "POST", "/api/tables", cookie, csrf, table)
        codes.append(json.loads(made.body)["code"])
    assert (await _asked(site, "POST", f"/api/tables/{codes[0]}/start", cookie, csrf)).status == 200
    schema = json.loads((await _asked(site, "GET", "/api/schema/openapi.json")).body)
    learning = json.loads((await _asked(site, "GET", "/api/games/kingsburg/lessons")).body)
    names = {
        "game": ("kingsburg", "kingsburg", "origins", "medioevo"),
        "seat": ("0", "1"),
        "day": ("today", "2026-11-16"),
        "lesson": tuple(lesson["id"] for lesson in learning["lessons"]),
    }
    assets = sorted(str(file.relative_to(STATIC)) for file in STATIC.rglob("*") if file.is_file())
    return Known(schema, host, cookie, csrf, codes[0], codes[1], names, tuple(assets))


async def _asked(site: Site, *request: Any) -> Answer:
    reader, writer = await _open(site, *request)
    try:
        return await _answer(reader, False)
    finally:
        writer.close()


async def _head(site: Site, *request: Any) -> bytes:
    reader, writer = await _open(site, *request)
    try:
        return await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


async def _open(
    site: Site, method: str, path: str, cookie: str = "", csrf: str = "", data: Any = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    body = b"" if data is None else json.dumps(data).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nCookie: {cookie}\r\nX-CSRF-Token: {csrf}\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    return reader, writer


def _cookies(head: bytes) -> dict[str, str]:
    lines = [
        line.split(b": ", 1)[1].decode() for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:")
    ]
    return dict(line.partition(";")[0].split("=", 1) for line in lines)
