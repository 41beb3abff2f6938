"""Finished games in hindsight: made in the background by the workers, part by part, and kept with their table.

What is found, and how far it has come, stands in the database: any process can show it, and whoever deletes it there
stops whoever makes it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...bots.analysis import EFFORT, Account, Analysis, assembled
from ...kernel.match import Match
from ..clock import now_ms
from ..play.room import Room
from ..process import Died, Slow
from ..storage.models import analyses
from ..trouble import Trouble
from ..wire.analysis import AnalysisState
from .hints import check_model
from .studies import StudyJob
from .workers import Workers

if TYPE_CHECKING:
    from ..server import Server

log = logging.getLogger(__name__)

LOST_MS = 60_000
"""An analysis that nobody has gone on with for so long is made anew: its process is gone."""
GOING = ("waiting", "running")
TRIES = 3
"""How often a part is tried that a worker could not do."""
_accounts = msgspec.msgpack.Decoder(list[Account])
_analysis = msgspec.msgpack.Decoder(Analysis)


class Progress(msgspec.Struct, frozen=True):
    """How an analysis stands."""

    state: AnalysisState = "none"
    done: int = 0
    total: int = 0
    found: Analysis | None = None


class Analyses:
    """One is made at a time; the others wait."""

    def __init__(self, server: Server, workers: Workers) -> None:
        self._server, self._workers = server, workers
        self._turn = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, room: Room) -> None:
        """See to it that a finished game is analysed; `Trouble` if it goes on, or can't be."""
        match = finished(room)
        lost = analyses.c.state.in_(GOING) & (analyses.c.touched_ms < now_ms() - LOST_MS)
        await self._forget(room.code, lost | (analyses.c.state == "failed"))
        row = {"state": "waiting", "done": 0, "total": len(match.moves) + 1, "touched_ms": now_ms()}
        try:
            async with self._server.db.write() as c:
                await c.execute(insert(analyses).values(game_table=room.code, **row))
        except IntegrityError:  # it is there, or being made
            return
        task = asyncio.get_running_loop().create_task(self._made(room.code, match))
        self._tasks[room.code] = task
        task.add_done_callback(lambda _: self._tasks.pop(room.code, None))

    async def progress(self, code: str) -> Progress:
        """How the analysis of a table stands."""
        async with self._server.db.read() as c:
            row = (await c.execute(select(analyses).where(analyses.c.game_table == code))).mappings().first()
        if row is None or (row["state"] in GOING and row["touched_ms"] < now_ms() - LOST_MS):
            return Progress()
        found = _analysis.decode(bytes(row["body"])) if row["body"] is not None else None
        return Progress(row["state"], row["done"], row["total"], found)

    async def cancel(self, code: str) -> None:
        """Stop an analysis; one that is ready stays. Where it is made, it is noticed before the next part."""
        await self._forget(code, analyses.c.state != "done")

    async def stop(self) -> None:
        """The server stops: what is not ready is forgotten, and made when it is asked for again."""
        going = dict(self._tasks)
        for task in going.values():
            task.cancel()
        await asyncio.gather(*going.values(), return_exceptions=True)
        for code in going:
            await self._forget(code, analyses.c.state != "done")

    # making

    async def _made(self, code: str, match: Match[Any]) -> None:
        try:
            async with self._waiting(code):
                body = await self._looked_at(code, match)
            if body is not None:
                await self._store(code, state="done", done=len(match.moves) + 1, body=body)
        except (Slow, Died) as error:
            log.warning("a game could not be analysed: %s", type(error).__name__, extra={"table": code})
            await self._store(code, state="failed")

    def _waiting(self, code: str) -> _Turn:
        return _Turn(self._turn, lambda: self._store(code))

    async def _looked_at(self, code: str, match: Match[Any]) -> bytes | None:
        """The analysis, or nothing if nobody wants it any more."""
        record, total = match.record.to_json(), len(match.moves) + 1
        found: list[Account] = []
        while len(found) < total:
            if not await self._store(code, state="running", done=len(found)):
                return None
            found += await self._part(StudyJob(record, len(found), EFFORT))
        analysis = await asyncio.to_thread(assembled, match, found, EFFORT)
        return msgspec.msgpack.encode(analysis)

    async def _part(self, job: StudyJob) -> list[Account]:
        """The next accounts; a worker that was needed elsewhere, or was too slow once, is asked again."""
        for left in reversed(range(TRIES)):
            try:
                answer = await self._workers.ask(job)
            except (Slow, Died):
                if not left:
                    raise
                continue
            if answer.error:
                raise Died(answer.error)
            return _accounts.decode(answer.found)
        raise AssertionError("a last try answers or fails")

    async def _store(self, code: str, **values: Any) -> bool:
        """How far it has come; whether anybody still wants it."""
        async with self._server.db.write() as c:
            here = update(analyses).where(analyses.c.game_table == code, analyses.c.state.in_(GOING))
            return bool((await c.execute(here.values(touched_ms=now_ms(), **values))).rowcount)

    async def _forget(self, code: str, which: ColumnElement[bool]) -> None:
        """Delete an analysis if it is one of these."""
        async with self._server.db.write() as c:
            await c.execute(delete(analyses).where(analyses.c.game_table == code, which))


class _Turn:
    """Waiting for a turn, and saying now and then that one still waits."""

    def __init__(self, turn: asyncio.Semaphore, still: Any) -> None:
        self._turn, self._still = turn, still

    async def __aenter__(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._turn.acquire(), LOST_MS / 3000)
            except TimeoutError:
                await self._still()
            else:
                return

    async def __aexit__(self, *error: object) -> None:
        self._turn.release()


def finished(room: Room) -> Match[Any]:
    """The game of a table that is over; `Trouble` if it is not."""
    match = room.match
    if match is None or room.row.status != "finished" or not match.over:
        raise Trouble("analysis-running", 409)
    try:
        check_model(match)
    except Trouble:
        raise Trouble("analysis-none", 409) from None
    return match
