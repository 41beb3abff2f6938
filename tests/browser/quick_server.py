"""The server as its host runs it, but for two things: bots count a few plays instead of seconds, and all luck is drawn
from the seed of the tests. `python -m browser.quick_server`.

Processes in which bots think import this file too: what they do not need is imported where it is used.
"""

from __future__ import annotations

import hashlib
import os
import sys
from typing import TYPE_CHECKING, Any

from pentapolis.bots import at_table

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pentapolis.kernel.title import Title
    from pentapolis.server.tables.agreement import TableDraft

PLAYS = 6
DICE = "Dice "
"""How the name of a table begins whose dice, and the luck of whose bots, are made of nothing but that name."""


def in_a_moment(name: str, title: Title[Any]) -> str:
    """A bot at a table; one that thinks plays so many games in its head, however fast the machine is."""
    kind, counted, _ = at_table(name, title).partition(":seconds=")
    return f"{kind}:iterations={PLAYS}" if counted else kind


def seed_of(name: str) -> bytes:
    """The seed of a table."""
    return hashlib.sha256(name.encode()).digest()


def serve() -> int:
    from pentapolis.commands.main import main
    from pentapolis.server import desk
    from pentapolis.server.automatic import handler
    from pentapolis.server.tables.lobby import Lobby
    from support.seeds import VARIABLE, seeded

    class KnownDice(Lobby):
        made = 0

        async def write(self, c: AsyncConnection, draft: TableDraft, **more: Any) -> str:
            KnownDice.made += 1
            seed = seed_of(draft.name if draft.name.startswith(DICE) else f"{os.environ[VARIABLE]} {self.made}")
            return await super().write(c, draft, **{"seed": seed, "bot_seed": int.from_bytes(seed[:4])} | more)

    vars(handler).update(at_table=in_a_moment)
    vars(desk).update(Lobby=KnownDice)
    with seeded(os.environ[VARIABLE], "server"):
        return main()


if __name__ == "__main__":
    sys.exit(serve())
