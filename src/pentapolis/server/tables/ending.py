"""A table ends without a result: whoever runs it gives it up, all agree to, or somebody's time is out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..automatic import clocks
from ..clock import now_ms
from ..play.room import Room
from ..storage.models import game_tables, seats
from ..storage.rows import OVER
from ..trouble import Trouble
from .seating import at

if TYPE_CHECKING:
    from ..server import Server


Check = Callable[[AsyncConnection], Awaitable[object]]


async def end(server: Server, room: Room, by: str = "", check: Check | None = None) -> None:
    """The table ends without a result; `by` is "clock" if that is because somebody's time is out. `check` raises, in
    the same transaction, if that may not be."""
    async with room.lock, server.change(room.code) as c:
        if check is not None:
            await c.execute(select(game_tables.c.code).where(game_tables.c.code == room.code).with_for_update())
            await check(c)
        here = update(game_tables).where(game_tables.c.code == room.code, game_tables.c.status.not_in(OVER))
        over = {"status": "abandoned", "ended_ms": now_ms(), "ended_by": by, "wake_ms": None, "asking": ""}
        gone = await c.execute(here.values(**over))
        if not gone.rowcount:
            raise Trouble("table-over", 409)
        await stop_clocks(c, room)


async def stop_clocks(c: AsyncConnection, room: Room) -> None:
    """All clocks stand."""
    hands = [clocks.Hand(row.left_ms, row.since_ms, row.vacation) for row in room.seats]
    for seat, hand in enumerate(clocks.paused(room.row.settings.clock, hands, now_ms())):
        await c.execute(update(seats).where(at(room.code, seat)).values(left_ms=hand.left_ms, since_ms=0))
