"""The server: everything that a process holds, in one place. Routes and parts get it as `server`."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..kernel.match import Match
from .bus import Bus, Signal
from .clock import apart_s, now_ms
from .door import Door
from .links import Links
from .outside.checker import FILES, RECORDS
from .play.moves import By, Moves
from .play.presence import Presence
from .play.room import Room
from .play.rooms import Rooms
from .settings import Settings
from .storage.alone import Alone
from .storage.backup import RESCUED, Backups
from .storage.database import Database, named
from .storage.faults import Kind
from .storage.models import game_tables
from .upkeep.metrics import Metrics
from .wire.analysis import Explanation, Hint
from .wire.play import Plan
from .wire.tables import SeatClock
from .words import words_of

log = logging.getLogger(__name__)


class Figures(msgspec.Struct):
    """For the metrics: notices by what became of them, threads that send, and notices that wait for one."""

    outcomes: dict[str, int]
    busy: int
    waiting: int


class Settled(msgspec.Struct):
    """What a move changes beside the game: columns of `seats` by seat, and when this table needs somebody to look."""

    wake_ms: int | None = None
    seats: dict[int, dict[str, Any]] = {}


class Driver(Protocol):
    """What happens by itself."""

    def nudge(self, code: str) -> None:
        """Something changed at a table: think again about when it needs us."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Clocks(Protocol):
    """Time to think."""

    def settle(self, room: Room, match: Match[Any], now: int, by: By) -> Settled:
        """What a move that leads to `match` does to the clocks (`room` is as it was before), and what is due when."""

    def shown(self, room: Room, seat: int, viewers: list[int]) -> SeatClock | None:
        """A seat's clock as those who hold `viewers` may see it."""


class PlanBook(Protocol):
    """Answers given ahead."""

    async def put(self, room: Room, seat: int, plans: list[Plan]) -> None:
        """All plans of a seat, in place of those it had."""

    def shown(self, room: Room, seat: int, lang: str) -> tuple[list[Plan], list[str]]:
        """A seat's plans with their sentences, and sentences about those that were dropped."""


class Notices(Protocol):
    """Telling people that it is their turn."""

    def moved(self, room: Room) -> None:
        """A move was stored: tell whoever is to act and is not here."""

    def mail(self, owner: str, to: str, subject: str, text: str) -> None:
        """Send a visitor an e-mail in the background; if it fails, the log says so."""

    @property
    def figures(self) -> Figures:
        """What was sent and what failed, by way; requests under way, and those that wait."""

    async def seen(self, room: Room, visitor: str) -> None:
        """A visitor looks at a table: the next time it is their turn they may be told again."""


class Hints(Protocol):
    """What a bot would do in a seat."""

    async def hint(self, room: Room, seat: int, lang: str) -> Hint:
        """What to do, and why; `Trouble` where there is nothing to say."""

    async def explain(self, room: Room, viewer: int, line: int, lang: str) -> Explanation:
        """Why a bot did what a line of a viewer's log tells of; `Trouble` where there is nothing to say."""


class Server:
    """What one process holds. The parts that act by themselves are put in by `app`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.began_ms = now_ms()
        self.metrics = Metrics()
        self.alone = Alone(settings)
        self.db = Database(settings)
        self.db.condition.told = self._tell_host
        self.bus = Bus(settings)
        self.rooms = Rooms(self.db, settings.rooms, settings.shared)
        self.moves = Moves(self)
        self.links = Links(settings.public_url, settings.host, settings.port)
        self.presence = Presence(self.bus)
        self.driver: Driver | None = None
        self.clocks: Clocks | None = None
        self.plans: PlanBook | None = None
        self.notices: Notices | None = None
        self.door: Door | None = None
        """Where it is served by uvicorn, as `pentapolis serve` does it."""
        self.hints: Hints | None = None
        self.analyses: Any = None
        self.workers: Any = None
        self._clock_told = False
        self._rescuing: asyncio.Task[None] | None = None
        self.probed_s = -math.inf
        """When `/healthz` last tried to write something."""
        self.probe_was_slow = False
        """Whether that took too long."""
        self.push_key = ""
        """The public key for push messages; empty where none are sent."""

    def settle(self, room: Room, match: Match[Any], now: int, by: By) -> Settled:
        """What a move changes beside the game."""
        return Settled() if self.clocks is None else self.clocks.settle(room, match, now, by)

    def nudge(self, code: str) -> None:
        """Called after every change that is stored."""
        if self.driver is not None:
            self.driver.nudge(code)

    @asynccontextmanager
    async def change(self, code: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a table beside its game: seats, settings, plans, members.

        Its revision grows; when it is committed the room is read again, pages are told, the driver thinks again.
        """
        async with self.db.write() as c:
            yield c
            grown = update(game_tables).where(game_tables.c.code == code)
            grown = grown.values(revision=game_tables.c.revision + 1)
            revision = (await c.execute(grown.returning(game_tables.c.revision))).scalar()
            signal = Signal(code, "table", revision or 0)
            await self.bus.within(c, signal)
        await self.rooms.refresh(code)
        self.bus.after(signal)
        self.nudge(code)

    async def backup(self, why: str) -> None:
        """Called before the database is changed by a migration."""
        await Backups(self.settings, self.db).make(why)

    def fault(self, kind: Kind, lang: str = "") -> str:
        """What is wrong with the database, and what the host can do about it."""
        return words_of(lang or self.settings.lang).say(f"fault-{kind}", where=named(self.settings))

    def _tell_host(self, was: Kind | None, now: Kind | None) -> None:
        """The database can't be written to, or can again: one line, not one for each request."""
        if now is not None:
            log.error(self.fault(now))
            if now == "moved":
                self._rescuing = asyncio.create_task(self._rescue())
        elif was is not None:
            log.warning(words_of(self.settings.lang).say("fault-over"))

    def clock_fault(self) -> str:
        """What the host should know about a clock that has jumped; empty if it has not."""
        seconds = round(abs(apart_s()))
        apart, unit = (seconds, "s") if seconds < 120 else (round(seconds / 60), "min")
        return words_of(self.settings.lang).say("fault-clock", apart=apart, unit=unit) if seconds else ""

    def mind_clock(self) -> None:
        """Tell the host of a clock that has jumped, once."""
        said = self.clock_fault()
        if said and not self._clock_told:
            log.warning(said)
        self._clock_told = bool(said)

    async def _rescue(self) -> None:
        """The file of the database is gone: save what we still hold open before somebody stops the server."""
        backups = Backups(self.settings, self.db)
        try:
            made = await backups.make(RESCUED)
        except (OSError, sqlite3.Error) as error:
            log.error("the database can't be saved: %s", type(error).__name__)
        else:
            log.error(words_of(self.settings.lang).say("fault-rescued", file=str(backups.folder / made.name)))

    async def start(self) -> None:
        """Start what acts by itself."""
        if self.driver is not None:
            await self.driver.start()

    async def close(self) -> None:
        """Stop it, and let go of the database."""
        if self.analyses is not None:
            await self.analyses.stop()
        if self.driver is not None:
            await self.driver.stop()
        for checker in (FILES, RECORDS):
            checker.hurry()
        if self._rescuing is not None:
            await self._rescuing
        await self.db.close()
        self.alone.leave()
