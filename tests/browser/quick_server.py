"""The server as its host runs it, but for two things: bots think for a moment only, and a table may have dice that are
known beforehand. `python -m browser.quick_server`.

Processes in which bots think import this file too: what they do not need is imported where it is used.
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING, Any

from pentapolis.bots import at_table

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pentapolis.kernel.title import Title
    from pentapolis.server.tables.agreement import Plan

MOMENT = 0.02
"""Seconds."""
DICE = "Dice "
"""How the name of a table begins whose dice, and the luck of whose bots, are made of nothing but that name."""


def in_a_moment(name: str, title: Title[Any]) -> str:
    """A bot at a table, with a moment to think if it is one that thinks."""
    kind, counted, _ = at_table(name, title).partition(":seconds=")
    return f"{kind}{counted}{MOMENT}" if counted else kind


def seed_of(name: str) -> bytes:
    """The seed of a table whose name begins with `DICE`."""
    return hashlib.sha256(name.encode()).digest()


def serve() -> int:
    from pentapolis.cli.main import main
    from pentapolis.server import desk
    from pentapolis.server.automatic import driver
    from pentapolis.server.tables.lobby import Lobby

    class KnownDice(Lobby):
        async def write(self, c: AsyncConnection, plan: Plan, **more: Any) -> str:
            seed = seed_of(plan.name)
            known = {"seed": seed, "bot_seed": int.from_bytes(seed[:4])} if plan.name.startswith(DICE) else {}
            return await super().write(c, plan, **known | more)

    vars(driver).update(at_table=in_a_moment)
    vars(desk).update(Lobby=KnownDice)
    return main()


if __name__ == "__main__":
    sys.exit(serve())
