"""Seats change hands, before the game and in mid-game: people sit down, stand up, come by a seat's link; whoever runs
the table opens a seat, gives it to a bot or takes it.

Who may do what is checked first (`access`). The seat is read again in the transaction that gives it away: two who want
one seat at once don't both get it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import library
from ..automatic import clocks
from ..bus import Signal
from ..people.identity import DAY_MS, Visitor, new_token, use_token
from ..play import questions
from ..play.room import Room
from ..storage.models import game_tables, seats, tokens
from ..storage.rows import BEGUN, SeatRow
from ..trouble import Trouble
from ..wire.tables import SetSeat
from ..words import words_of
from .access import check_changes, check_gives, check_holds, check_runs, check_seat, check_sees, check_under_way, runs
from .agreement import known_bot, share
from .seating import (
    at,
    check_may_take,
    check_unchanged,
    keep_holder,
    keep_member,
    name_at,
    open_seat,
    seat_of_token,
    set_number,
    stood_up,
)

if TYPE_CHECKING:
    from ..server import Server

SEAT_LINK_MS = 30 * DAY_MS
Store = Callable[[AsyncConnection], Awaitable[None]]


class Holder(msgspec.Struct, frozen=True):
    """In whose hands a seat is."""

    kind: str
    visitor: str | None = None
    bot: str = ""

    @classmethod
    def of(cls, row: SeatRow) -> Holder:
        return cls(row.kind, row.visitor, row.bot)


class Hands:
    """The person or bot in a seat."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def check_seat_token(self, room: Room, token: str) -> int:
        """The seat that a seat's link opens; a `Trouble` if it opens none, or the game is over."""
        async with self.server.db.read() as c:
            seat = await seat_of_token(c, room.code, token)
        if seat is None:
            raise Trouble("link-used", 404)
        check_under_way(room)
        return seat

    async def enter(self, room: Room, visitor: Visitor, token: str) -> None:
        """Take over a seat by its own link."""
        seat = await self.check_seat_token(room, token)

        async def take(c: AsyncConnection) -> None:
            if await use_token(c, "seat", token) is None:
                raise Trouble("link-used", 404)
            held = {"kind": "person", "visitor": visitor.id, "bot": "", "name": name}
            await c.execute(update(seats).where(at(room.code, seat)).values(**held, vacation=False))
            if before and before != visitor.id:  # who made the link to their own seat
                await keep_member(c, room, before)
                await stood_up(c, room.code, before)

        before = room.seats[seat].visitor
        name = name_at(room, seat, visitor.name or room.seats[seat].name or room.names[seat])
        try:
            await self._change_hands(room, seat, name, take, Holder("person", visitor.id))
        except Trouble as trouble:
            if trouble.key == "stale":
                await self.check_seat_token(room, token)  # somebody else may just have come by it
            raise

    async def sit(self, room: Room, visitor: Visitor, seat: int | None, number: int) -> None:
        """Take an open seat, any if none is named; before the game each client gives its share in the dice."""
        check_sees(room, visitor)
        check_under_way(room)
        mine = room.seats_of(visitor.id)
        if mine and seat is None:
            seat = mine[0]
        if seat is None:
            seat = next((row.seat for row in room.seats if row.kind == "open"), None)
            if seat is None:
                raise Trouble("no-open-seat", 409)
        check_seat(room, seat)
        if seat in mine:
            if room.seats[seat].kind == "bot":
                await self._come_back(room, seat, visitor)
            else:
                await self._give_share(room, seat, number)
            return
        if mine and room.row.settings.public and not runs(room, visitor):
            raise Trouble("one-seat-each", 409)
        if room.seats[seat].kind != "open":
            raise Trouble("seat-taken", 409)
        name = name_at(room, seat, visitor.name)

        async def take(c: AsyncConnection) -> None:
            held = {"kind": "person", "visitor": visitor.id, "name": name, "bot": ""}
            await c.execute(update(seats).where(at(room.code, seat)).values(**held))
            await set_number(c, room, seat, number)

        await self._change_hands(room, seat, name, take, Holder("person", visitor.id))

    async def _come_back(self, room: Room, seat: int, visitor: Visitor) -> None:
        """Somebody whose seat a bot took over when their time was out takes it back, with a little time."""
        name = name_at(room, seat, visitor.name)
        left = clocks.come_back(room.row.settings.clock, room.seats[seat].left_ms)

        async def take(c: AsyncConnection) -> None:
            held = {"kind": "person", "name": name, "bot": "", "left_ms": left}
            await c.execute(update(seats).where(at(room.code, seat)).values(**held))

        await self._change_hands(room, seat, name, take, Holder("person", visitor.id))

    async def _give_share(self, room: Room, seat: int, number: int) -> None:
        if room.row.status == "lobby" and room.row.numbers[seat] != share(number):
            async with self.server.change(room.code) as c:
                await set_number(c, room, seat, number)

    async def stand(self, room: Room, visitor: Visitor, seat: int) -> None:
        """Leave a seat: it is open, and its name stays in the game until somebody takes it."""
        check_holds(room, visitor, seat)
        check_under_way(room)
        check_changes(room)

        async def leave(c: AsyncConnection) -> None:
            await open_seat(c, room, seat)
            await keep_member(c, room, visitor.id)
            await stood_up(c, room.code, visitor.id)

        await self._change_hands(room, seat, "", leave, Holder("open"))

    async def set_seat(self, room: Room, visitor: Visitor, given: SetSeat, lang: str) -> None:
        """Who runs the table opens a seat, gives it to a bot, or takes it; who holds a seat opens it or gives it to a
        bot, who plays on until they come back."""
        check_gives(room, visitor, given.seat)
        if given.kind == "me":
            check_runs(room, visitor)
        check_under_way(room)
        check_changes(room)
        before = room.seats[given.seat]
        held: dict[str, Any] = {"kind": given.kind, "visitor": None, "bot": "", "name": "", "vacation": False}
        name = ""
        if given.kind == "bot":
            bot = known_bot(room.title, given.bot)
            own, words = before.visitor == visitor.id and room.match is not None, words_of(lang)
            called = visitor.name if before.kind == "bot" else before.name
            usual = words.say("bot-stands-in", name=called[:31]) if own else library.bot_name(words, bot)
            name = name_at(room, given.seat, given.name.strip() or usual)
            held |= {"bot": bot, "name": name, "visitor": visitor.id if own else None}
        elif given.kind == "me":
            name = name_at(room, given.seat, given.name.strip() or visitor.name)
            held |= {"kind": "person", "visitor": visitor.id, "name": name}

        async def put(c: AsyncConnection) -> None:
            await c.execute(update(seats).where(at(room.code, given.seat)).values(**held))
            await c.execute(delete(tokens).where(tokens.c.game_table == room.code, tokens.c.seat == given.seat))
            await set_number(c, room, given.seat, 0)
            if before.visitor and before.visitor != held["visitor"]:
                await keep_member(c, room, before.visitor)
                if before.visitor == visitor.id:
                    await stood_up(c, room.code, visitor.id)

        await self._change_hands(room, given.seat, name, put, Holder(held["kind"], held["visitor"], held["bot"]))

    async def seat_link(self, room: Room, visitor: Visitor, seat: int) -> str:
        """The secret of a new link to a seat: whoever held it holds it no more, nor does an older link open it. An
        open seat is kept for whoever gets the link; one's own is kept until somebody comes by it."""
        check_gives(room, visitor, seat)
        check_under_way(room)
        check_changes(room)
        before = room.seats[seat]
        if before.kind == "bot":
            raise Trouble("seat-bot", 409)
        own, token = before.visitor == visitor.id, ""

        async def make(c: AsyncConnection) -> None:
            nonlocal token
            await c.execute(delete(tokens).where(tokens.c.game_table == room.code, tokens.c.seat == seat))
            if not own:
                await c.execute(update(seats).where(at(room.code, seat)).values(kind="person", visitor=None))
                if before.visitor:
                    await keep_member(c, room, before.visitor)
            token = await new_token(c, "seat", table=room.code, seat=seat, lasts_ms=SEAT_LINK_MS)

        await self._change_hands(room, seat, "", make, Holder.of(before) if own else Holder("person"))
        return token

    async def _change_hands(self, room: Room, seat: int, name: str, store: Store, after: Holder) -> None:
        """Somebody else sits here, or nobody (`name` is empty): a game that goes on notes it and tells it, whatever
        they are called. Nobody takes a seat who plays another."""
        row, status = room.seats[seat], room.row.status
        before = Holder.of(row)
        same = after == before and name in ("", room.names[seat])
        still_nobody = not name and before.visitor is None and before.kind != "bot"
        if status not in BEGUN or still_nobody or same:
            async with self.server.change(room.code) as c:
                await check_unchanged(c, room, status, row)
                await store(c)
                if not same:  # who must agree may be others now
                    here = update(game_tables).where(game_tables.c.code == room.code)
                    await c.execute(here.values(asking=questions.ended(room.row.asking)))
            return
        bus, signal = self.server.bus, Signal(room.code, "table")

        async def more(c: AsyncConnection) -> None:
            await check_unchanged(c, room, status, row)
            if after.kind == "person" and after.visitor is not None:
                await check_may_take(c, room.code, seat, after.visitor)
                await keep_holder(c, room.code, seat, after.visitor)
            await store(c)
            grown = update(game_tables).where(game_tables.c.code == room.code)
            await c.execute(grown.values(revision=game_tables.c.revision + 1))
            await bus.within(c, signal)

        await self.server.moves.hand_over(room, seat, name, more, after.visitor if after.kind == "person" else None)
        bus.after(signal)
