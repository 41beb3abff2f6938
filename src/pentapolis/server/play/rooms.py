"""Rooms: the tables that this process holds in memory, each folded from its log and kept up with it.

The log is the truth; a room is a cache that only moves forward. Any process may hold any table.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.exc import IntegrityError

from ... import games
from ...kernel.match import Diverged, Match
from ...kernel.record import EntryKind, Handover, Snapshot
from ..clock import now_ms
from ..loaded import LoadedBox
from ..storage.database import Database
from ..storage.direct import Plain, Statement
from ..storage.log import log_at, standing_of, store
from ..storage.models import game_tables
from ..storage.rows import holders_at, members_at, seats_at, table_at
from ..trouble import GameAway, unknown_table
from .room import Room

logger = logging.getLogger(__name__)

CODE = re.compile("[A-Z0-9]{1,12}")
"""What a table's code looks like."""
_snapshot = msgspec.msgpack.Decoder(Snapshot)
_here = game_tables.c.code == bindparam("at")
_NUMBERS = Statement(select(game_tables.c.revision, game_tables.c.entries).where(_here))
_DRAWN = Statement(select(game_tables.c.drawn).where(_here))
_SNAPSHOT = Statement(select(game_tables.c.snapshot).where(_here))


def handovers(log: Sequence[EntryKind]) -> list[Handover]:
    """The seats that changed hands."""
    return [entry for entry in log if isinstance(entry, Handover)]


def _begin(room: Room, log: list[EntryKind], drawn: int, snapshot: Snapshot | None = None) -> None:
    """Load the box of a room and fold its log; `Diverged` if the rules have changed and there is no snapshot."""
    title, row = room.title, room.row
    room.box = LoadedBox(title, row.components)
    if not row.begun:
        return
    record, chance = room.record(log), room.chance(drawn, log)
    if snapshot is None:
        room.match = Match.replay(title, record, chance, patient=True)
    else:
        room.match = Match.resume(title, record, chance, snapshot, patient=True)
    room.match.held = room.box


def _begin_here(c: Plain, room: Room, log: list[EntryKind], drawn: int) -> None:
    try:
        _begin(room, log, drawn)
    except Diverged:
        _begin(room, log, drawn, _stands_at(c, room))


def _stands_at(c: Plain, room: Room) -> Snapshot | None:
    """Where a table stands, if that is stored."""
    found = c.rows(_SNAPSHOT, {"at": room.code})
    return None if not found or found[0][0] is None else _snapshot.decode(found[0][0])


_threads = ThreadPoolExecutor(2, "rooms")


class Rooms:
    """The rooms of this process; those not used for long are left, the log keeps them."""

    def __init__(self, db: Database, size: int, shared: bool) -> None:
        self._db = db
        self._size = size
        self._shared = shared
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._looked_at: Counter[str] = Counter()
        """Rooms with open pages: they stay."""

    @property
    def count(self) -> int:
        """Rooms in memory."""
        return len(self._rooms)

    async def get(self, code: str) -> Room:
        """A table as it stands now; `Trouble` (404) if there is none."""
        room = self._rooms.get(code)
        if room is None:
            return await self._load(code)
        self._rooms.move_to_end(code)
        if self._shared:
            await self._check(room)
        return room

    def held(self, code: str) -> Room | None:
        """A table if this process holds it, as far as it knows it."""
        return self._rooms.get(code)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def refresh(self, code: str) -> Room:
        """Read a table again: its row, its seats, and what is new in its log."""
        room = self._rooms.get(code)
        if room is None:
            return await self._load(code)
        await self._renew(room)
        return room

    async def at_least(self, code: str, entries: int, revision: int = 0) -> Room:
        """A table that is known to have so many entries, or that revision (0: newer than ours)."""
        room = self._rooms.get(code)
        if room is None:
            return await self._load(code)
        if room.entries < entries or (not entries and not 0 < revision <= room.row.revision):
            await self._renew(room, entries)
        return room

    def look_at(self, code: str) -> None:
        """A page was opened."""
        self._looked_at[code] += 1

    def look_away(self, code: str) -> None:
        """A page was closed."""
        self._looked_at -= Counter({code: 1})

    def forget(self, code: str) -> None:
        """A table that is no more."""
        self._rooms.pop(code, None)

    async def _check(self, room: Room) -> None:
        """Another process may have written: ask for the two numbers that tell."""
        found = await self._db.ask(lambda c: c.rows(_NUMBERS, {"at": room.code}))
        if not found:
            self.forget(room.code)
            raise unknown_table()
        revision, entries = found[0]
        if (revision, entries) != (room.row.revision, room.entries):
            await self._renew(room)

    async def _renew(self, room: Room, entries: int = 0) -> None:
        def read(c: Plain) -> None:
            after = room.entries
            log, keys = log_at(c, room.code, after)
            row = table_at(c, room.code)
            if row is None:
                self.forget(room.code)
                raise unknown_table()
            members, holders = room.members, room.holders
            if row.revision != room.row.revision:
                members, holders = members_at(c, room.code), holders_at(c, room.code)
            seats, plans = seats_at(c, room.code)
            room.renew(Room(row, seats, members, plans, holders))
            self._fold(c, room, log, keys, after)

        async with room.catching:
            if not (entries and room.entries >= entries):  # another page of this table may have been faster
                await self._db.ask(read)
                if room.match is None and room.row.begun:  # a lobby when it was read last
                    room.begin(await self._read(room.code))

    async def _load(self, code: str) -> Room:
        if not CODE.fullmatch(code):  # whatever else stands in an address, PostgreSQL need not hear of it
            raise unknown_table()
        if loading := self._loading.get(code):
            return await asyncio.shield(loading)
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self._loading[code] = future
        try:
            room = await self._read(code)
            future.set_result(room)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waited has it; nobody may have
            raise
        finally:
            del self._loading[code]
        self._rooms[code] = room
        self._make_place()
        return room

    async def _read(self, code: str) -> Room:
        def read(c: Plain) -> tuple[Room, list[EntryKind]]:
            log, keys = log_at(c, code)
            row = table_at(c, code)
            if row is None:
                raise unknown_table()
            seats, plans = seats_at(c, code)
            room = Room(row, seats, members_at(c, code), plans, holders_at(c, code))
            room.keys = dict.fromkeys(keys)
            return room, log

        room, log = await self._db.ask(read)
        game = room.row.game
        try:
            games.title(game)
        except LookupError:
            raise GameAway(game) from None
        try:
            await self._aside(_begin, room, log, room.row.drawn)
        except Diverged:  # the rules have changed: it goes on from where it stands
            snapshot = await self._db.ask(lambda c: _stands_at(c, room))
            try:
                await self._aside(_begin, room, log, room.row.drawn, snapshot)
            except Diverged as diverged:
                logger.error("table %s can't go on: %s", code, diverged)
                raise GameAway(game, "game-changed") from None
        return await self._settle(room, len(log))

    async def _aside(self, work: Callable[..., None], *args: Any) -> None:
        """A whole log may take seconds to play again; others go on meanwhile."""
        await asyncio.get_running_loop().run_in_executor(_threads, work, *args)

    def _fold(self, c: Plain, room: Room, log: list[EntryKind], keys: list[str], after: int) -> None:
        """Fold entries of the log, those after so many, into the room. They were read before its row: that the row has
        drawn more dice than they did only means that it lags behind the log, and loses the race."""
        if room.match is None:
            return
        if room.row.renamed:
            self._take_names_out(c, room, room.match)
        new = log[room.entries - after :]  # this process may have moved in the meantime
        if new:
            match = room.match.fork()
            match.follow(new, room.chance(room.row.drawn, chain(match.record.entries, new)))
            room.advance(match)
        for key in keys:
            room.keys.setdefault(key, None)

    def _take_names_out(self, c: Plain, room: Room, match: Match[Any]) -> None:
        """Somebody had their data deleted: a match that still says their name is folded anew."""
        log, _ = log_at(c, room.code)
        held = match.record.entries
        names = list(room.row.names)
        for entry in handovers(log[: len(held)]):
            names[entry.seat] = entry.to or names[entry.seat]
        if handovers(log[: len(held)]) != handovers(held) or names != match.record.names:
            _begin_here(c, room, log, self._drawn(c, room))
            room.views.clear()

    async def _settle(self, room: Room, stored: int) -> Room:
        """Store what the rules have added by themselves: a checkpoint after an upgrade, choices that are now forced."""
        match, row, now = room.match, room.row, now_ms()
        if match is None or match.over or room.entries == stored:
            return room
        stands = standing_of(match, row.status, now, 0, row.wake_ms or now)
        try:
            await self._db.do(lambda c: store(c, room.code, match, stored, stands, now=now))
        except IntegrityError:  # another process did the same
            return await self._read(room.code)
        room.stands(stands, {})
        return room

    def _drawn(self, c: Plain, room: Room) -> int:
        """As it is now, after the entries were read again."""
        found = c.rows(_DRAWN, {"at": room.code})
        return int(found[0][0]) if found else 0

    def _make_place(self) -> None:
        """Leave the rooms that nobody has used for longest and nobody looks at."""
        for code in list(self._rooms):
            if len(self._rooms) <= self._size:
                return
            room = self._rooms[code]
            if code not in self._looked_at and not room.lock.locked() and not room.catching.locked():
                del self._rooms[code]
