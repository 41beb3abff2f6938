"""The browsers in which a visitor is known: how many others there are, and ending them.

A page that is open there is told to look: its socket is closed if its session is no more.
"""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bus import Bus, Signal
from ..clock import now_ms
from ..storage.database import Database
from ..storage.models import pushes, tokens
from .identity import new_session


def mailbox(visitor: str) -> str:
    """What stands in a signal in place of a table's code if it is for the open pages of one visitor."""
    return f"visitor_{visitor}"


async def elsewhere(c: AsyncConnection, visitor: str, session: str) -> int:
    """In how many other browsers this visitor is known."""
    others = (tokens.c.visitor == visitor) & (tokens.c.kind == "session") & (tokens.c.hash != session)
    query = select(func.count()).select_from(tokens).where(others, tokens.c.until_ms > now_ms())
    return int((await c.execute(query)).scalar_one())


async def end_all(db: Database, c: AsyncConnection, visitor: str) -> str:
    """End all sessions of a visitor, their personal links and their push subscriptions; the token of a new session, for
    the browser that asks. That browser subscribes again by itself."""
    keys = tokens.c.kind.in_(("session", "device"))
    await c.execute(delete(tokens).where(keys, tokens.c.visitor == visitor))
    await c.execute(delete(pushes).where(pushes.c.visitor == visitor))
    return await new_session(db, c, visitor)


def tell(bus: Bus, visitor: str) -> None:
    """Let the open pages of a visitor look whether their session is still good."""
    bus.publish(Signal(mailbox(visitor), "session"))
