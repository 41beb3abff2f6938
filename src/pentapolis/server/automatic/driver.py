"""The driver: it looks after what happens at tables by itself, which `handler` then does.

When something is due is stored with the table (`wake_ms`), in the same transaction as the move that makes it so. The
process that made the move sets an alarm; all processes look for what is due every second, so that a restart loses
nothing. Whoever acts claims the table first; if two do all the same, the log takes the move of one of them.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.match import Match
from ..bus import Signal
from ..clock import now_ms
from ..notices.turns import Notices
from ..play.room import Room
from ..storage.faults import Unusable
from ..storage.models import game_tables, seats
from ..trouble import GameAway, Trouble
from .handler import Counts, Handler
from .plans import Plans
from .timing import Timing
from .workers import Workers

if TYPE_CHECKING:
    from ..server import Server

log = logging.getLogger(__name__)

SWEEP_S = 1.0
STOP_S = 5.0
LEASE_MS = 20_000
"""How long a claimed table is left alone by others: if whoever claimed it is gone, it is looked at again then."""
BATCH = 100
"""Tables that one look takes on."""
AGAIN_MS = 60_000
"""When a table is looked at again after something unforeseen."""


class Driver:
    """Looks after all tables that need nobody's hand."""

    def __init__(self, server: Server, timing: Timing, plans: Plans, notices: Notices, workers: Workers) -> None:
        self._server = server
        self._timing, self._plans, self._notices, self._workers = timing, plans, notices, workers
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._halt = asyncio.Event()
        self.handler = Handler(server, timing, plans, notices, workers, self._halt)
        self._off: dict[str, tuple[int, int]] = {}
        """Tables that are put off: until when, and at which entry."""
        self._missed: set[str] = set()
        """Tables where something could not be stored: left alone until the next sweep, and then tried again."""

    @property
    def counts(self) -> Counts:
        """What was done by itself."""
        return self.handler.counts

    # from start to stop

    async def start(self) -> None:
        """Start the workers, and look for what is due from now on."""
        self._notices.start()
        await self._workers.start()
        if not self._server.settings.shared:
            await self._take_up()
        self._sweeping = asyncio.create_task(self._sweep_on())

    async def stop(self) -> None:
        """Leave everything as it stands; what is due stays due. What is being stored is stored."""
        self._halt.set()
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        await self._notices.stop()
        await self._workers.stop()
        going = [*self._busy.values(), *self._tasks, *([self._sweeping] if self._sweeping else [])]
        if going:
            _, late = await asyncio.wait(going, timeout=STOP_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)

    async def _take_up(self) -> None:
        """There is no other process: what is claimed was claimed by one that is gone."""
        now = now_ms()
        held = update(game_tables).where(game_tables.c.wake_ms > now, game_tables.c.wake_ms <= now + LEASE_MS)
        async with self._server.db.write() as c:
            await c.execute(held.values(wake_ms=now))

    async def _sweep_on(self) -> None:
        while not self._halt.is_set():
            try:
                await self.sweep()
            except Unusable:
                pass  # the log says so already; what is due stays due
            except SQLAlchemyError as error:
                log.error("tables that are due can't be found: %s", type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._halt.wait(), SWEEP_S)

    # when

    def nudge(self, code: str) -> None:
        """Something changed at a table: think again about when it needs us."""
        room = self._server.rooms.held(code)
        if room is None or room.match is None or self._halt.is_set() or code in self._missed:
            self._unset(code)
            return
        until, entries = self._off.get(code, (0, 0))
        if until > now_ms() and entries == room.entries:
            self._set(code, until)
            return
        self._off.pop(code, None)
        if self._to_be_mended(room, room.match):
            self._spawn(self._mend(code), code)
        elif code not in self._busy:
            self._set(code, room.row.wake_ms)

    def _to_be_mended(self, room: Room, match: Match[Any]) -> bool:
        """Whether what is stored is not what it should be: wake, clocks, what plans depend on."""
        wake = self._next(room, match)
        claimed = room.code in self._busy
        return (
            (wake != room.row.wake_ms and not claimed)
            or bool(self._timing.mended(room, now_ms()))
            or self._plans.outdated(room)
        )

    def _next(self, room: Room, match: Match[Any]) -> int | None:
        due = self._timing.due(room, match)
        return due[0].at_ms if due else None

    async def _mend(self, code: str) -> None:
        """Store when this table needs us, and how its clocks stand."""
        try:
            room = await self._server.rooms.get(code)
        except Trouble:  # it is no more
            self._unset(code)
            return
        await self._plans.follow(room)
        if room.match is None:
            return
        changes = self._timing.mended(room, now_ms())
        async with self._server.db.write() as c:
            for seat, values in changes.items():
                where = (seats.c.game_table == code) & (seats.c.seat == seat)
                await c.execute(update(seats).where(where).values(**values))
        for seat, values in changes.items():
            for name, value in values.items():
                setattr(room.seats[seat], name, value)
        if changes:
            self._server.bus.publish(Signal(code, "table", room.row.revision))
        if code not in self._busy:
            await self._store_wake(room)

    async def _store_wake(self, room: Room) -> None:
        """Store when a table needs us next, unless it has moved on meanwhile."""
        match = room.match
        if match is None:
            return
        wake, entries = self._next(room, match), len(match.record.entries)
        if wake != room.row.wake_ms:
            here = (game_tables.c.code == room.code) & (game_tables.c.entries == entries)
            async with self._server.db.write() as c:
                if not (await c.execute(update(game_tables).where(here).values(wake_ms=wake))).rowcount:
                    return
            room.row.wake_ms = wake
        self._set(room.code, wake)

    def _set(self, code: str, wake: int | None) -> None:
        """Set the alarm of a table; an older one is put off."""
        self._unset(code)
        if wake is not None and self._sweeping is not None and not self._halt.is_set():
            delay = min(max(0, wake - now_ms()) / 1000, 3600.0)
            self._alarms[code] = asyncio.get_running_loop().call_later(delay, self._wake, code)

    def _unset(self, code: str) -> None:
        if alarm := self._alarms.pop(code, None):
            alarm.cancel()

    def _spawn(self, work: Any, code: str) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(work, code))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Any, code: str) -> None:
        try:
            await work
        except Unusable:
            self._missed.add(code)
        except Exception:
            self.counts.errors += 1
            log.exception("the driver failed")

    # looking

    async def sweep(self) -> None:
        """Look for tables where something is due."""
        query = select(game_tables.c.code).where(game_tables.c.wake_ms <= now_ms()).order_by(game_tables.c.wake_ms)
        async with self._server.db.read() as c:
            codes = list((await c.execute(query.limit(BATCH))).scalars())
        missed, self._missed = self._missed, set()
        for code in missed:
            self.nudge(code)
        for code in codes:
            self._wake(code)

    def _wake(self, code: str) -> None:
        """Do what is due at a table, if nobody does it yet."""
        self._unset(code)
        if code not in self._busy and not self._halt.is_set():
            task = asyncio.get_running_loop().create_task(self._look(code))
            self._busy[code] = task
            task.add_done_callback(lambda _: self._looked(code))

    def _looked(self, code: str) -> None:
        self._busy.pop(code, None)
        self.nudge(code)

    async def settled(self) -> None:
        """Wait until nothing is being done any more."""
        while self._busy or self._tasks:
            await asyncio.gather(*self._busy.values(), *self._tasks, return_exceptions=True)
            await asyncio.sleep(0)

    async def _look(self, code: str) -> None:
        try:
            room = await self._server.rooms.refresh(code)
            if await self._claim(room):
                before = room.entries
                await self.handler.do(room)
                if room.entries == before and self._is_due(room):  # nothing came of it: don't try without end
                    await self._put_off(code)
                else:
                    await self._store_wake(room)
        except GameAway:
            with suppress(SQLAlchemyError):
                await self._put_off(code)
        except Trouble as trouble:  # the table is no more, or has moved on: whoever moved it nudges
            log.debug("nothing done at a table: %s", trouble.key)
        except Unusable:
            self._missed.add(code)
        except Exception:
            self.counts.errors += 1
            log.exception("the driver failed at a table", extra={"table": code})
            with suppress(SQLAlchemyError):
                await self._put_off(code)

    async def _claim(self, room: Room) -> bool:
        """Whether it is us who look after this table now."""
        wake, now = room.row.wake_ms, now_ms()
        if wake is None or wake > now:
            return False
        here = (game_tables.c.code == room.code) & (game_tables.c.wake_ms == wake)
        async with self._server.db.write() as c:
            claimed = (await c.execute(update(game_tables).where(here).values(wake_ms=now + LEASE_MS))).rowcount
        if claimed:
            room.row.wake_ms = now + LEASE_MS
        return bool(claimed)

    def _is_due(self, room: Room) -> bool:
        wake = None if room.match is None else self._next(room, room.match)
        return wake is not None and wake <= now_ms()

    async def _put_off(self, code: str) -> None:
        """Look at a table again later, or when somebody has moved there."""
        until = now_ms() + AGAIN_MS
        if (room := self._server.rooms.held(code)) is not None:
            self._off[code] = (until, room.entries)
            room.row.wake_ms = until
        async with self._server.db.write() as c:
            here = update(game_tables).where(game_tables.c.code == code)
            await c.execute(here.values(wake_ms=until))
