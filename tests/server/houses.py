"""Several processes that serve one database."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pentapolis.server.play.rooms import Rooms
from server.house import House, open_house


@asynccontextmanager
async def empty_database(server: str) -> AsyncIterator[str]:
    """The URL of a new database on a PostgreSQL server, for as long as the block runs."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    name = f"test_{secrets.token_hex(6)}"
    link = await asyncpg.connect(f"{server}/postgres")
    try:
        await link.execute(f"CREATE DATABASE {name}")
        yield f"{server}/{name}"
        await link.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await link.close()


@asynccontextmanager
async def two_houses(folder: Path, url: str = "", **settings: Any) -> AsyncIterator[tuple[House, House]]:
    """Two processes: on one SQLite file they hear nothing of each other, on PostgreSQL they do."""
    settings["database_url"] = url
    async with open_house(folder, **settings) as one, open_house(folder, **settings) as other:
        for house in (one, other):
            if not url:
                house.server.rooms = Rooms(house.server.db, 100, shared=True)
        yield one, other
