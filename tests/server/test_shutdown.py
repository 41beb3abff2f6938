"""A real server is told to stop: pages hear that it restarts, and what was acknowledged is stored."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

START = "import sys; from pentapolis.commands.main import main; sys.exit(main())"
PATIENCE = 60.0
RESTARTING = 1012


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PENTAPOLIS_")}
    more = {"PENTAPOLIS_DATA_DIR": str(tmp_path), "PENTAPOLIS_BOT_WORKERS": "1", "LANG": "C"}
    command = [sys.executable, "-c", START, "serve", "--port", "0"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(command, env=plain | more, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = process.stdout.readline()
        assert line, (tmp_path / "log").read_text()
        said += line
    found = re.search(r"http://localhost:\d+", said)
    assert found is not None
    yield process, found[0]
    if process.poll() is None:
        process.kill()
    process.communicate()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
async def test_stopping_loses_nothing(server: tuple[subprocess.Popen[str], str], tmp_path: Path) -> None:
    process, url = server
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    if (await web.get("/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        await web.get("/api/me")
        web.headers["x-csrf-token"] = web.cookies["pentapolis_csrf"]
        await web.post("/api/me", json={"name": "Anna", "lang": "en"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        code = (await web.post("/api/tables", json={"game": "kingsburg", "seats": seats})).json()["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
        socket = f"{url.replace('http', 'ws')}/ws/tables/{code}"
        async with connect(socket, origin=url, additional_headers={"Cookie": cookie}) as page:  # type: ignore[arg-type]  # a str will do
            await page.recv()
            talking = asyncio.create_task(_talk(web, code))
            await asyncio.sleep(0.5)
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(_read_on(page), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTARTING
            acknowledged = await talking
    assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    assert acknowledged > 0
    with closing(sqlite3.connect(tmp_path / "pentapolis.sqlite")) as database:
        (stored,) = database.execute("SELECT count(*) FROM notes WHERE text >= ?", [_text(acknowledged)]).fetchone()
    assert stored == 1
    assert not list(tmp_path.glob("*-wal"))  # all of it is in the one file
    assert "Traceback" not in (tmp_path / "log").read_text()
    assert '"level":"error"' not in (tmp_path / "log").read_text()


async def _read_on(page: ClientConnection) -> None:
    while True:
        await page.recv()


async def _talk(web: httpx.AsyncClient, code: str) -> int:
    """Write as fast as one can until nobody answers; how often it was acknowledged."""
    done = 0
    while True:
        try:
            answer = await web.put(f"/api/tables/{code}/notes", json={"text": _text(done + 1)})
        except httpx.TransportError:
            return done
        assert answer.status_code == 200, answer.text
        done += 1


def _text(number: int) -> str:
    return f"{number:06}"
