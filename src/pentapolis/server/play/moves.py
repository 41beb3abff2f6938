"""Moves: whole or not at all. Made on a fork, stored, and only then held, told and acknowledged.

The number of an entry is unique at its table. The loser of a race reads the winner's entries, checks the move again and
retries; so does a transaction that the database cancels to end a deadlock. An idempotency key that was used gets its
first answer again. If the database died before it answered, the log tells whether the move was stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.action import Action
from ...kernel.decision import Secret
from ...kernel.match import Match
from ...kernel.record import last_choice
from ...kernel.refusal import UndoRefused
from ...kernel.sight import NOBODY, SPECTATOR
from ..bus import Signal
from ..clock import now_ms
from ..storage.database import More
from ..storage.direct import Plain
from ..storage.faults import LinkLost, Unusable
from ..storage.log import Overtaken, standing_of, store
from ..storage.models import game_tables
from ..storage.rows import BEGUN, OVER
from ..tables.ending import end
from ..trouble import Trouble, not_running, stale
from . import questions
from .people import Party, behind, read_party, takes_over
from .questions import Question
from .room import Room

if TYPE_CHECKING:
    from ..server import Server

TRIES = 8
By = Literal["person", "bot", "plan", "clock"]
Change = Callable[[Match[Any]], object]


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
        """Take back a seat's last move, or all of its turn; at a one-person table anything (`Room.practice`)."""

        def do(match: Match[Any]) -> None:
            if version is not None and version != match.version(seat):
                raise stale()
            try:
                match.restart(seat) if whole_turn else match.undo(seat)
            except UndoRefused:
                last = last_choice(match.moves, seat)
                if not room.practice or last is None:
                    raise
                match.take_back(last)

        return await self.change(room, do, seat=seat, key=key)

    async def ask_take_back(self, room: Room, seat: int, to: int) -> int:
        """Go back until line `to` of this seat's log is the last: at once where nobody has to agree, else asked of all
        people at the table. Refused where others have a share in the game and none of them is left to agree."""
        match = room.match
        if match is None or not room.running:
            raise not_running()
        if room.row.of_the_day:
            raise UndoRefused("refused-take-back-day")
        after = questions.last_kept(match, seat, to)
        if after < 0:
            raise UndoRefused("refused-take-back")
        party = await self._party(room)
        if party.alone:

            async def still_alone(c: AsyncConnection) -> None:
                if not (await read_party(c, room.code)).alone:
                    raise stale()

            return await self.change(
                room, lambda fork: fork.take_back(questions.kept(fork, after)), seat=seat, more=still_alone
            )
        _check_others(party, seat)
        await self._ask(room, match, Question(seat, after, (seat,), match.version(SPECTATOR), now_ms()))
        return match.version(seat)

    async def ask_abandon(self, room: Room, seat: int, name: str, by: str = "") -> None:
        """Ask all people at the table to end the game without a result. An asker without a seat gives `NOBODY`, their
        name and who they are. Refused if somebody else who was sent away would have to agree."""
        match = room.match
        if match is None:
            raise not_running()
        _check_all_here(await self._party(room), by)
        yes = () if seat == NOBODY else (seat,)
        await self._ask(room, match, Question(seat, 0, yes, match.version(SPECTATOR), now_ms(), "abandon", name, by))

    async def consent(self, room: Room, seat: int, yes: bool, to: str = "") -> None:
        """Agree or not to what was asked; when all who must have agreed, it is done. `to` is the id of the question
        that was read: stale if it is another by now."""
        asked, question = room.row.asking, room.question()
        if question is None:
            raise Trouble("nothing-asked", 409)
        if to and to != question.id:
            raise stale()
        if not yes:
            await self._store_question(room, questions.ended(asked), asked)
            return
        mine = room.seats_of(room.seats[seat].visitor or "")
        answered = replace(question, yes=tuple(sorted({*question.yes, *mine})))
        if not _agreed(await self._party(room), answered):
            await self._store_question(room, questions.stored(answered), asked)
            return

        async def still_agreed(c: AsyncConnection) -> None:
            now = await self._server.rooms.refresh(room.code)  # nobody changes the table until we are done
            if now.question() != question or not _agreed(await read_party(c, room.code), answered):
                raise stale()

        if question.what == "take_back":
            await self.change(room, lambda fork: _take_back(fork, question), seat=seat, more=still_agreed)
        else:
            await end(self._server, room, check=still_agreed)

    async def _party(self, room: Room) -> Party:
        """The people of a table as they are now. Whoever acts on it reads it again in their transaction."""
        async with self._server.db.read() as c:
            return await read_party(c, room.code)

    async def _ask(self, room: Room, match: Match[Any], question: Question) -> None:
        before = room.row.asking
        await self._store_question(room, questions.stored(questions.after(before, match, question)), before)

    async def _store_question(self, room: Room, asking: str, before: str) -> None:
        """Store what is asked, unless somebody else has asked or answered in the meantime, or the game is over. What
        else has happened does not matter here: it may be a secret."""
        async with self._server.change(room.code) as c:
            same = update(game_tables).where(
                game_tables.c.code == room.code,
                game_tables.c.asking == before,
                game_tables.c.status.not_in(OVER),
            )
            if not (await c.execute(same.values(asking=asking))).rowcount:
                raise stale()

    async def hand_over(
        self, room: Room, seat: int, name: str, more: More | None = None, to: str | None = None
    ) -> None:
        """A seat changes hands, also while the game is paused; no name if nobody takes it yet. `more` stores who
        holds it now, in the same transaction. `to` is the visitor who sits down: if others have played there, undo
        does not reach their moves."""

        def do(match: Match[Any]) -> None:
            held = {(one.seat, one.visitor) for one in room.holders}
            match.hand_over(seat, name, takes_over(room.seats, held, to, seat))

        await self.change(room, do, more=more, within=BEGUN)

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
                except Unusable as fault:
                    if not isinstance(fault, LinkLost) and fault.kind != "crossed":
                        raise
                    await server.rooms.refresh(room.code)
                    if _is_stored(room, fork, stored):
                        break
            else:
                raise stale()
        server.metrics.moved(by, perf_counter() - begun)
        server.bus.after(Signal(room.code, "entry", room.entries))
        server.nudge(room.code)
        return 0 if seat is None else fork.version(seat)

    async def _store(
        self, room: Room, fork: Match[Any], seat: int | None, key: str | None, by: By, more: More | None
    ) -> None:
        """One transaction: what is new of the match, where the table stands, its seats, and what `more` stores."""
        server, now, row = self._server, now_ms(), room.row
        settled = server.settle(room, fork, now, by)
        number, stored = len(fork.record.entries), room.entries
        if seat is not None and by == "person":
            settled.seats.setdefault(seat, {}).update(read_to=number, told_ms=0)
        status, ended = ("finished", now) if fork.over else (row.status, 0)
        stands = standing_of(fork, status, now, ended, settled.wake_ms)

        def write(c: Plain) -> None:
            store(c, room.code, fork, stored, stands, settled.seats, now=now, key=key, was=row.status)
            server.bus.within_plain(c, Signal(room.code, "entry", number))

        await server.db.do(write, more)
        room.advance(fork)
        if key is not None and seat is not None:
            room.keys[key] = fork.version(seat)
        if more is not None or room.row is not row:
            await server.rooms.refresh(room.code)
        elif row.entries < number:
            room.stands(stands, settled.seats)


def marked(seat: int | None, key: str) -> str:
    """A key as it stands in the log: what one seat sends says nothing of another."""
    return f"{seat}:{key}"


def _check_others(party: Party, seat: int) -> None:
    """Refuse to ask if nobody else is left to agree, or if somebody who must agree was sent away."""
    missing = party.missing
    if missing or behind(party.seats) <= {party.seats[seat].visitor}:
        raise UndoRefused("refused-take-back-alone", missing=len(missing), names=", ".join(missing))


def _check_all_here(party: Party, asker: str) -> None:
    """Refuse if somebody else than the asker must agree, was sent away and is not back."""
    if missing := party.missing_beside(asker):
        raise Trouble("abandon-gone", 409, missing=len(missing), names=", ".join(missing))


def _agreed(party: Party, question: Question) -> bool:
    """Whether everybody who must agree to a question does. `Trouble` if that can't be, because somebody is missing."""
    agree = {party.seats[number].visitor for number in question.yes} - {None}
    if question.what == "take_back":
        _check_others(party, question.seat)
        return party.concerned <= agree
    _check_all_here(party, question.by)
    return party.concerned - {None, question.by} <= agree  # who was invited and has not come loses nothing


def _take_back(match: Match[Any], question: Question) -> None:
    """Do what all have agreed to, unless something has happened meanwhile that all have noticed."""
    if match.version(SPECTATOR) != question.seen:
        raise stale()
    match.take_back(questions.kept(match, question.after))


def _still_open(match: Match[Any], seat: int, action: Action) -> bool:
    """Whether this answers a secret decision that others are answering at the same time."""
    return isinstance(match.title.pending(match.state), Secret) and action in match.title.asked(match.state, seat)


def _is_stored(room: Room, fork: Match[Any], stored: int) -> bool:
    """Whether what a fork has added is in the log: it was stored, though nobody said so."""
    new = fork.record.entries[stored:]
    assert room.match is not None
    return room.match.record.entries[stored : stored + len(new)] == new


def _answer(room: Room, key: str, match: Match[Any], seat: int | None) -> int:
    """The first answer to an idempotency key, if it is remembered; else the seat's current version."""
    version = room.keys[key]
    if version is not None or seat is None:
        return version or 0
    return match.version(seat)


__all__ = ["By", "Change", "More", "Moves", "marked"]
