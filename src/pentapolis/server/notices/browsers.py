"""The browsers of a visitor that take push messages: only so many, the newest."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import now_ms
from ..storage.models import pushes
from ..wire.people import PushKeys


async def add(c: AsyncConnection, visitor: str, keys: PushKeys, limit: int) -> None:
    """One more browser of a visitor; beyond the limit it takes the place of the oldest."""
    await c.execute(delete(pushes).where(pushes.c.endpoint == keys.endpoint))
    values = {"visitor": visitor, "made_ms": now_ms(), **msgspec.structs.asdict(keys)}
    await c.execute(insert(pushes).values(**values))
    await keep(c, visitor, limit)


async def keep(c: AsyncConnection, visitor: str, limit: int) -> None:
    """Forget the oldest browsers of a visitor beyond the limit; 0: none."""
    newest = select(pushes.c.endpoint).where(pushes.c.visitor == visitor)
    newest = newest.order_by(pushes.c.made_ms.desc(), pushes.c.endpoint)
    held = list((await c.execute(newest)).scalars())
    for endpoint in held[limit:] if limit else ():
        await c.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
