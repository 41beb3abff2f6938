"""A process that is killed, a row of the table in docs/hosting.md: the name of a test begins with it."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from pentapolis.kernel.record import Move
from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.log import read_log
from server.playing import any_action

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")]

START = "import sys; from pentapolis.commands.main import main; sys.exit(main())"
PATIENCE = 60.0
MOVES = 30
KILLED_AT = 10


@pytest.fixture
def served(tmp_path: Path, postgres: str) -> Iterator[tuple[int, str]]:
    """A server of two processes on PostgreSQL: the process that watches over them, and its address."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PENTAPOLIS_")}
    more = {"PENTAPOLIS_DATA_DIR": str(tmp_path), "PENTAPOLIS_DATABASE_URL": postgres, "PENTAPOLIS_BOT_WORKERS": "0"}
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--workers", "2"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            command, env=plain | more | {"LANG": "C"}, stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = process.stdout.readline()
        assert line, (tmp_path / "log").read_text()
        said += line
    found = re.search(r"http://localhost:\d+", said)
    assert found is not None
    yield process.pid, found[0]
    for pid in (process.pid, *serving(process.pid)):  # stopping properly is tested elsewhere, and takes longer
        os.kill(pid, signal.SIGKILL)
    process.communicate()


def serving(parent: int) -> list[int]:
    """The processes that serve: children that run the program, not what looks after shared memory."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def asked(web: httpx.AsyncClient, method: str, path: str, data: Any = None) -> Any:
    """An answer; what was cut off is sent again, as pages do."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                answer = await web.request(method, path, json=data)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code in (200, 201), answer.text
            return answer.json()


async def test_process_killed_loses_nothing_that_was_acknowledged(
    served: tuple[int, str], tmp_path: Path, postgres: str
) -> None:
    parent, url = served
    luck, done = random.Random(4), list[tuple[int, str]]()
    limits = httpx.Limits(max_keepalive_connections=0)  # any process may answer
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as web:
        await asked(web, "GET", "/api/me")
        web.headers["x-csrf-token"] = web.cookies["pentapolis_csrf"]
        await asked(web, "POST", "/api/me", {"name": "Anna", "lang": "en"})
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        table = (
            f"/api/tables/{(await asked(web, 'POST', '/api/tables', {'game': 'kingsburg', 'seats': seats}))['code']}"
        )
        await asked(web, "POST", f"{table}/start")
        killed = 0
        while len(done) < MOVES:
            for seat in (0, 1):
                view = await asked(web, "GET", f"{table}/view?seat={seat}")
                if view["asked"]:
                    action, key = any_action(view, luck), f"key-number-{len(done)}"
                    move = {"seat": seat, "version": view["version"], "key": key, "action": action}
                    moving = asyncio.create_task(asked(web, "POST", f"{table}/act", move))
                    if len(done) == KILLED_AT:
                        await asyncio.sleep(0)
                        killed = serving(parent)[0]
                        os.kill(killed, signal.SIGKILL)
                    await moving
                    done.append((seat, action))
                    break
        async with asyncio.timeout(PATIENCE):
            while len(alive := serving(parent)) < 2 or killed in alive:
                await asyncio.sleep(0.05)
    db = Database(Settings.load({}, data_dir=str(tmp_path), database_url=postgres))
    async with db.read() as c:
        log, _ = await read_log(c, table.rpartition("/")[2])
    await db.close()
    assert [(entry.seat, entry.do) for entry in log if isinstance(entry, Move) and not entry.auto] == done
    assert "Traceback" not in (tmp_path / "log").read_text()
