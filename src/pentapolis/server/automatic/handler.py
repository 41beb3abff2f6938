"""Carry out what is due at a table: bots answer, plans are played, windows close, time runs out, people are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots import at_table, usual
from ...bots.protocol import mixed
from ...bots.talking import answer, because, proposal, proposes
from ...kernel.action import Action, Pass, text
from ...kernel.match import Match
from ...kernel.refusal import Refused
from ...kernel.sight import TABLE
from ..bus import Signal
from ..clock import now_ms
from ..notices.turns import Notices, to_be_told
from ..play.people import read_party
from ..play.room import Room
from ..storage.models import game_tables, seats
from ..storage.rows import read_seats, read_table
from ..tables.ending import end
from ..trouble import Trouble, stale
from ..words import words_of
from .clocks import is_out
from .limits import say_time_is_up
from .plans import Plans
from .proposals import has_proposed, proposal_key
from .thinking import Job
from .timing import Due, Timing, asked, hands, hands_of, hidden
from .workers import Workers

if TYPE_CHECKING:
    from ..server import Server


class Counts(msgspec.Struct):
    """For the metrics: what was done by itself."""

    bots: int = 0
    plans: int = 0
    clocks: int = 0
    notices: int = 0
    errors: int = 0


class Handler:
    """Does what the driver finds due."""

    def __init__(
        self, server: Server, timing: Timing, plans: Plans, notices: Notices, workers: Workers, halt: asyncio.Event
    ) -> None:
        self._server = server
        self._timing, self._plans, self._notices, self._workers = timing, plans, notices, workers
        self._halt = halt
        """Set when the server stops: nothing new is begun."""
        self.counts = Counts()

    async def do(self, room: Room) -> None:
        """Do what is due. After a move there is nothing more to do here: the move itself stored what comes next."""
        await self._plans.follow(room)
        match, now = room.match, now_ms()
        if match is None:
            return
        due = [one for one in self._timing.due(room, match) if one.at_ms <= now]
        told = [one.seat for one in due if one.what == "notice"]
        if told:
            await self._tell(room, told)
        for one in due:
            if one.what != "notice" and await self.one(room, match, one):
                return

    async def one(self, room: Room, match: Match[Any], one: Due) -> bool:
        """Do one thing; whether the table has moved."""
        try:
            if one.what == "bot":
                await self._bot(room, match, one.seat)
                self.counts.bots += 1
            elif one.what == "answer":
                await self._say(room, match, one.seat, answer(match, one.seat))
            elif one.what == "plan":
                self.counts.plans += 1
                return await self._plans.play(room, one.seat)
            elif one.what == "window":
                await self._server.moves.change(room, _close_window)
            elif one.what == "limit":
                await self._server.moves.change(room, say_time_is_up(room), by="clock")
            else:
                await self._out_of_time(room, match, one)
                self.counts.clocks += 1
        except (Trouble, Refused):  # the table has moved on meanwhile: what is due is another thing now
            return True
        return True

    async def _tell(self, room: Room, told: list[int]) -> None:
        assert room.match is not None
        still = set(to_be_told(room, room.match, self._server.presence.here(room.code)))
        if wanted := [seat for seat in told if seat in still]:
            await self._notices.tell(room, wanted)
            self.counts.notices += 1

    async def _bot(self, room: Room, match: Match[Any], seat: int) -> None:
        """Let a bot answer what its seat is asked."""
        options = match.title.asked(match.state, seat)
        if not len(options):
            return
        version = match.version(seat)
        if await self._proposed(room, match, seat):
            return
        if len(options) == 1:
            chosen = text(options[0])
        else:
            choice = await self._workers.choose(match.title, job(room, match, seat, room.seats[seat].bot), options)
            chosen = text(choice.action)
        if room.seats[seat].kind != "bot" or self._halt.is_set():  # somebody has sat down meanwhile; or we stop, and
            raise stale()  # whatever was chosen, it was not by the bot
        await self._server.moves.act(room, seat, chosen, version, by="bot")

    async def _proposed(self, room: Room, match: Match[Any], seat: int) -> bool:
        """Whether a bot has said something of its own accord instead: one proposal in a round, word by word."""
        said = proposal(match, seat) if proposes(room.seats[seat].bot) else None
        if said is None or has_proposed(room, match, seat):
            return False
        word, last = said
        await self._say(room, match, seat, word, proposal_key(match) if last else "")
        return True

    async def _say(self, room: Room, match: Match[Any], seat: int, word: Action | None, key: str = "") -> None:
        if word is None or room.seats[seat].kind != "bot" or self._halt.is_set():
            raise stale()
        why = because(match, seat, word)
        await self._server.moves.act(room, seat, text(word), match.version(seat), key, by="bot", because=why)

    async def _out_of_time(self, room: Room, match: Match[Any], one: Due) -> None:
        """Time is out: what the table chose to happen then. A clock ends no game while somebody who lost a seat would
        have to agree: a bot takes over instead."""
        clock, seat = room.row.settings.clock, one.seat
        if one.what == "hidden":
            if hidden(match):
                await self._server.moves.act(room, seat, text(Pass()), match.version(seat), by="clock")
        elif not is_out(clock, hands(room)[seat], now_ms()):
            return
        elif clock.then == "end" and not await self._is_missed(room):
            await end(self._server, room, "clock", lambda c: _check_ends(c, room.code, seat))
        else:
            await self._replace(room, match, seat, clock.then)

    async def _is_missed(self, room: Room) -> bool:
        """Whether somebody who lost their seat would have to agree before the game ends."""
        async with self._server.db.read() as c:
            return bool((await read_party(c, room.code)).missing)

    async def _replace(self, room: Room, match: Match[Any], seat: int, then: str) -> None:
        """A bot takes a seat over. It stays its owner's, who can take it back by sitting down again."""
        row = room.seats[seat]
        name = words_of(self._server.settings.lang).say("bot-stands-in", name=row.name[:31])[:40]

        async def held(c: AsyncConnection) -> None:
            await _check_still_out(c, room.code, seat, then)
            here = (seats.c.game_table == room.code) & (seats.c.seat == seat) & (seats.c.kind == "person")
            taken = await c.execute(update(seats).where(here).values(kind="bot", bot=stand_in(match), name=name))
            if not taken.rowcount:
                raise stale()
            grown = update(game_tables).where(game_tables.c.code == room.code)
            await c.execute(grown.values(revision=game_tables.c.revision + 1))
            await self._server.bus.within(c, Signal(room.code, "table"))

        await self._server.moves.hand_over(room, seat, name, held)
        self._server.bus.after(Signal(room.code, "table"))


async def _check_still_out(c: AsyncConnection, code: str, seat: int, then: str) -> None:
    """Raise `stale` unless, in this transaction too, a seat's time is out and the table wants this to happen then. A
    move, a pause or another clock may have been stored since the driver looked."""
    row = await read_table(c, code)
    if row is None or row.status != "running":
        raise stale()
    clock = row.settings.clock
    if clock.then != then or not is_out(clock, hands_of(clock, await read_seats(c, code))[seat], now_ms()):
        raise stale()


async def _check_ends(c: AsyncConnection, code: str, seat: int) -> None:
    """Raise `stale` unless the table still wants the game to end now, and nobody has just lost a seat."""
    await _check_still_out(c, code, seat, "end")
    if (await read_party(c, code)).missing:
        raise stale()


def _close_window(match: Match[Any]) -> None:
    """All who could be asked in secret have answered."""
    if asked(match):
        raise stale()
    match.act(TABLE, Pass())


def stand_in(match: Match[Any]) -> str:
    """The bot that takes over for somebody."""
    return usual(match.title)


def job(room: Room, match: Match[Any], seat: int, bot: str) -> Job:
    """The job for a worker: the seat's observation and nothing else; for a level, the time budget of a turn."""
    seen = match.title.encode(match.title.observe(match.state, seat))
    seed = mixed(room.row.bot_seed, seat) % (1 << 53)
    return Job(room.row.game, seen, seat, at_table(bot, match.title), seed, room.row.components)
