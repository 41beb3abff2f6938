"""Time while no server runs does not count: nobody can move then.

Every process notes all the time that it is alive (`pulse`). At a start the clocks of games are carried over the gap
since then: each has as much left as when the server was last alive. So is when somebody was last here: a day without a
server is no day away. The same holds for a clock of the machine that was set in between, ahead or back.
"""

from __future__ import annotations

import logging

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import keep_ms, now_ms
from ..play.people import AWAY_MS
from ..storage.database import Database, others_serve
from ..storage.models import game_tables, pulse, seats, tokens, visitors
from ..storage.rows import table_settings

log = logging.getLogger(__name__)

MISSED_MS = 60_000
"""Gaps up to this count as play: processes note twice a minute that they are alive."""


async def carry_over(db: Database) -> int:
    """Carry all clocks over the time since a server was last alive; how long that was, in milliseconds."""
    async with db.write() as c:
        alive, now = (await c.execute(select(pulse.c.at_ms).with_for_update())).scalar(), now_ms()
        if alive is None:
            await c.execute(insert(pulse).values(id=1, at_ms=now))
            return 0
        gap = now - int(alive)
        if abs(gap) <= MISSED_MS:
            return 0
        if db.postgres and await others_serve(c, MISSED_MS):  # they serve by another time: this machine's clock was set
            keep_ms(int(alive))
            return 0
        await _shift(c, gap, int(alive))
        await c.execute(update(pulse).values(at_ms=now))
    log.info("clocks of games were carried over %d s without a server", gap // 1000)
    return gap


async def _shift(c: AsyncConnection, gap: int, alive: int) -> None:
    """Move everything that is compared with the time of day."""
    lately = update(visitors).where(visitors.c.seen_ms > alive - AWAY_MS)
    await c.execute(lately.values(seen_ms=visitors.c.seen_ms + gap))  # nobody could be here: their consent counts on
    for table in (seats, game_tables):
        await c.execute(update(table).where(table.c.since_ms > 0).values(since_ms=table.c.since_ms + gap))
    await c.execute(
        update(game_tables).where(game_tables.c.wake_ms.is_not(None)).values(wake_ms=game_tables.c.wake_ms + gap)
    )
    await c.execute(update(tokens).where(tokens.c.until_ms.is_not(None)).values(until_ms=tokens.c.until_ms + gap))
    running = (await c.execute(select(game_tables.c.code, game_tables.c.settings).where(_RUNS))).all()
    for row in running:  # when a table was last moved at says when bots answer, and when a secret window closes
        if gap < 0 or table_settings(row.settings).clock.kind != "none":
            here = update(game_tables).where(game_tables.c.code == row.code)
            await c.execute(here.values(moved_ms=game_tables.c.moved_ms + gap))


_RUNS = game_tables.c.status == "running"
