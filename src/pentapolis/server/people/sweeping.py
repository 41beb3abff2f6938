"""What nobody comes back for: links and cookies that have run out, and guests who hold nothing and were not seen for
long. Looked for now and then by every process; whoever finds them first removes them."""

from __future__ import annotations

import logging

from sqlalchemy import delete, exists, func, select

from ..clock import now_ms
from ..storage.database import Database
from ..storage.models import accounts, game_tables, seats, tokens, visitors
from .identity import DAY_MS

log = logging.getLogger(__name__)

FIRST_S = 60
"""After a start; those who restart a server have other things to wait for."""
EVERY_S = 60 * 60


async def sweep(db: Database) -> tuple[int, int]:
    """Remove what has run out; how many tokens and how many guests."""
    now = now_ms()
    old = tokens.c.until_ms <= now
    days = db.settings.guest_days
    gone = (
        (visitors.c.seen_ms < now - days * DAY_MS)
        & visitors.c.host.is_(False)
        & ~exists().where(accounts.c.visitor == visitors.c.id)
        & ~exists().where(seats.c.visitor == visitors.c.id)
        & ~exists().where(game_tables.c.owner == visitors.c.id)
    )
    async with db.read() as c:  # most of the time there is nothing: nobody waits for that
        found = (await c.execute(select(func.count()).select_from(tokens).where(old))).scalar_one()
        if days:
            found += (await c.execute(select(func.count()).select_from(visitors).where(gone))).scalar_one()
    if not found:
        return 0, 0
    async with db.write() as c:
        ended = (await c.execute(delete(tokens).where(old))).rowcount
        guests = (await c.execute(delete(visitors).where(gone))).rowcount if days else 0
    log.info("old links and guests were removed", extra={"links": ended, "guests": guests})
    return ended, guests
