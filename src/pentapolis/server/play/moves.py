"""Moves: whole or not at all. Made on a fork, stored, and only then held, told and acknowledged.

The number of an entry is unique at its table. Who loses a race reads what the winner wrote, checks the move again, and
tries again; a key that was used is answered as it was the first time. Where the database died before it answered, the
log says whether the move was stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import bindparam, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.action import Action
from ...kernel.decision import Secret
from ...kernel.match import Match
from ...kernel.refusal import UndoRefused
from ..bus import Hint
from ..clock import now_ms
from ..storage.at_once import MOVED, MOVED_AND_TOLD, values
from ..storage.direct import Adapted, Plain, Statement
from ..storage.faults import LinkLost
from ..storage.log import Overtaken, add, new_rows, note, standing
from ..storage.models import game_tables, seats
from ..trouble import Trouble, not_running, stale
from .rooms import Room

if TYPE_CHECKING:
    from ..server import Server, Settled

TRIES = 8
By = Literal["person", "bot", "plan", "clock"]
Change = Callable[[Match[Any]], object]
More = Callable[[AsyncConnection], Awaitable[object]]
_ASKED_NO_MORE = Statement(update(game_tables).where(game_tables.c.code == bindparam("at")).values(asking=""))


class Asking(msgspec.Struct):
    """A take-back that awaits consent: who asks, how many moves would stand, who agrees, and at which entry."""

    seat: int
    keep: int
    yes: list[int]
    at: int


class Moves:
    """All that is done at tables that have a game on them."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def act(
        self,
        room: Room,
        seat: int,
        action: str,
        version: int | None = None,
        key: str = "",
        by: By = "person",
        because: str = "",
    ) -> int:
        """Do something, and perhaps say why; returns the seat's new version. `Refused` or `Trouble` if it is not done.

        `version` is that of the view it was chosen on: if the seat has been told something since, it is stale, unless
        it is a secret choice that is still open to it.
        """

        def do(match: Match[Any]) -> None:
            chosen = match.title.parse(action)
            if version is not None and version != match.version(seat) and not _still_open(match, seat, chosen):
                raise stale()
            match.act(seat, chosen, because)

        return await self.change(room, do, seat=seat, key=key, by=by)

    async def undo(
        self, room: Room, seat: int, version: int | None = None, key: str = "", whole_turn: bool = False
    ) -> int:
        """Take back a seat's last move, or all of its turn; at a one-person table anything (`practice`)."""

        def do(match: Match[Any]) -> None:
            if version is not None and version != match.version(seat):
                raise stale()
            try:
                match.restart(seat) if whole_turn else match.undo(seat)
            except UndoRefused:
                if not practice(room):
                    raise
                match.take_back(_own_last(match, seat))

        return await self.change(room, do, seat=seat, key=key)

    async def ask_take_back(self, room: Room, seat: int, to: int) -> int:
        """Go back until line `to` of this seat's log is the last: at once where nobody has to agree, else asked."""
        match = room.match
        if match is None or not room.running:
            raise not_running()
        if room.row.of_the_day:
            raise UndoRefused("refused-take-back-day")
        keep = kept_by(match, seat, to)
        if not 0 <= keep < len(match.line):
            raise UndoRefused("refused-take-back")
        if practice(room):
            return await self.change(room, lambda fork: fork.take_back(keep), seat=seat)
        await self._ask(room, Asking(seat, keep, [seat], room.entries), room.row.asking)
        return match.version(seat)

    async def consent(self, room: Room, seat: int, yes: bool) -> int:
        """Agree or not to what was asked; when all people at the table have agreed, it is done."""
        if not room.row.asking or room.match is None:
            raise Trouble("nothing-asked", 409)
        asked = room.row.asking
        asking = msgspec.json.decode(asked, type=Asking)
        if not yes:
            await self._ask(room, None, asked)
            return room.match.version(seat)
        asking.yes = sorted({*asking.yes, seat})
        agreed = {room.seats[number].visitor for number in asking.yes}
        if all(held.visitor in agreed for held in room.seats if held.kind == "person"):

            def do(match: Match[Any]) -> None:
                if len(match.record.entries) != asking.at:
                    raise stale()
                match.take_back(asking.keep)

            return await self.change(room, do, seat=seat)
        await self._ask(room, asking, asked)
        return room.match.version(seat)

    async def _ask(self, room: Room, asking: Asking | None, before: str) -> None:
        """Store what is asked, unless somebody else has changed it or moved in the meantime."""
        now = "" if asking is None else msgspec.json.encode(asking).decode()
        async with self._server.change(room.code) as c:
            same = update(game_tables).where(
                game_tables.c.code == room.code,
                game_tables.c.asking == before,
                game_tables.c.entries == room.entries,
            )
            if not (await c.execute(same.values(asking=now))).rowcount:
                raise stale()

    async def hand_over(self, room: Room, seat: int, name: str, more: More | None = None) -> None:
        """A seat changes hands, also while the game is paused; `more` stores who holds it now, in the same
        transaction."""
        await self.change(room, lambda match: match.hand_over(seat, name), more=more, within=("running", "paused"))

    async def change(
        self,
        room: Room,
        do: Change,
        *,
        seat: int | None = None,
        key: str = "",
        by: By = "person",
        more: More | None = None,
        within: Sequence[str] = ("running",),
    ) -> int:
        """Let `do` change a fork of the match, store what is new (`more` in the same transaction), and tell of it.

        Returns the seat's version. `do` may run several times, on newer and newer matches; what it raises is raised,
        and nothing has changed. `within` says in which status of the table this can be done.
        """
        server, mark, begun = self._server, marked(seat, key) if key else None, perf_counter()
        async with room.lock:
            for _ in range(TRIES):
                match = room.match
                if match is None or room.row.status not in within:
                    raise not_running()
                if mark is not None and mark in room.keys:
                    return _answer(room, mark, match, seat)
                fork = match.fork()
                do(fork)
                if len(fork.record.entries) == room.entries:
                    return 0 if seat is None else fork.version(seat)
                stored = room.entries
                try:
                    await self._store(room, fork, seat, mark, by, more)
                    break
                except (IntegrityError, Overtaken):
                    await server.rooms.refresh(room.code)
                except LinkLost:
                    await server.rooms.refresh(room.code)
                    if _is_stored(room, fork, stored):
                        break
            else:
                raise stale()
        server.metrics.moved(by, perf_counter() - begun)
        server.bus.after(Hint(room.code, "entry", room.entries))
        server.nudge(room.code)
        return 0 if seat is None else fork.version(seat)

    async def _store(
        self, room: Room, fork: Match[Any], seat: int | None, key: str | None, by: By, more: More | None
    ) -> None:
        server, now, row, was = self._server, now_ms(), room.row, room.row.status
        settled = server.settle(room, fork, now, by)
        number = len(fork.record.entries)
        if seat is not None and by == "person":
            settled.seats.setdefault(seat, {}).update(read_to=number, told_ms=0)
        status, ended = ("finished", now) if fork.over else (was, 0)
        stored, columns = room.entries, standing(fork, status, now, ended, settled.wake_ms)
        hint = Hint(room.code, "entry", number)

        def write(c: Plain) -> None:
            add(c, room.code, fork, stored, key, now)
            note(c, room.code, columns, was=was)
            for place, new in settled.seats.items():
                c.run(_seat_update(tuple(new)), {"at": room.code, "place": place} | _new(new))
            if row.asking:
                c.run(_ASKED_NO_MORE, {"at": room.code})
            server.bus.within_plain(c, hint)

        if more is None and server.db.postgres:
            rows = new_rows(room.code, fork, stored, key, now)
            given, told = values(room.code, was, now, rows, columns, settled.seats), server.bus.message(hint)
            if not await server.db.once(MOVED_AND_TOLD if told else MOVED, given | told):
                raise Overtaken
        elif more is None:
            await server.db.do(write)
        else:
            async with server.db.write() as connection:
                await connection.run_sync(lambda c: write(Adapted(c)))
                await more(connection)
        room.advance(fork)
        if key is not None and seat is not None:
            room.keys[key] = fork.version(seat)
        if more is not None or room.row is not row:
            await server.rooms.refresh(room.code)
        elif row.entries < number:
            self._note(room, fork, settled, status, now, ended)

    def _note(self, room: Room, fork: Match[Any], settled: Settled, status: str, now: int, ended: int) -> None:
        """What was stored, in the room as well."""
        row = room.row
        row.entries, row.drawn, row.rules_version = len(fork.record.entries), fork.chance.drawn, fork.title.version
        row.status, row.moved_ms, row.ended_ms, row.wake_ms, row.asking = status, now, ended, settled.wake_ms, ""
        for place, new in settled.seats.items():
            for name, value in new.items():
                setattr(room.seats[place], name, value)


@cache
def _seat_update(names: tuple[str, ...]) -> Statement:
    """Made once for each set of columns: building a statement costs more than running it."""
    here = (seats.c.game_table == bindparam("at"), seats.c.seat == bindparam("place"))
    return Statement(update(seats).where(*here).values({name: bindparam(f"new_{name}") for name in names}))


def _new(values: dict[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items()}


def marked(seat: int | None, key: str) -> str:
    """A key as it stands in the log: what one seat sends says nothing of another."""
    return f"{seat}:{key}"


def practice(room: Room) -> bool:
    """Whether one person plays here alone, with bots or with themselves: they may take back anything. Not in the game
    of a day: whoever has seen what comes plays another game than all others."""
    if room.row.of_the_day:
        return False
    people = {seat.visitor for seat in room.seats if seat.kind == "person"}
    return len(people) == 1 and not any(seat.kind == "open" for seat in room.seats)


def kept_by(match: Match[Any], viewer: int, to: int) -> int:
    """How many moves stand if line `to` of a viewer's log is the last: all that tell nothing beyond it."""
    heard = sum(event.seen_by(viewer) is not None for event in match.opening)
    for number, line in enumerate(match.line):
        heard += sum(event.seen_by(viewer) is not None for event in line.events)
        if heard > to + 1:
            return number
    return len(match.line)


def _still_open(match: Match[Any], seat: int, action: Action) -> bool:
    """Whether this answers a secret decision that others are answering at the same time."""
    return isinstance(match.title.pending(match.state), Secret) and action in match.title.asked(match.state, seat)


def _own_last(match: Match[Any], seat: int) -> int:
    """Where the last move stands that a seat chose itself."""
    for at in range(len(match.line) - 1, -1, -1):
        if match.line[at].seat == seat and not match.line[at].auto:
            return at
    raise UndoRefused("refused-undo")


def _is_stored(room: Room, fork: Match[Any], stored: int) -> bool:
    """Whether what a fork has added is in the log: it was stored, though nobody said so."""
    new = fork.record.entries[stored:]
    return room.match is not None and room.match.record.entries[stored : stored + len(new)] == new


def _answer(room: Room, key: str, match: Match[Any], seat: int | None) -> int:
    """What a key was answered the first time, as far as we remember; else where the seat stands now."""
    version = room.keys[key]
    if version is not None or seat is None:
        return version or 0
    return match.version(seat)


__all__ = ["Asking", "By", "Change", "More", "Moves", "marked", "practice"]
