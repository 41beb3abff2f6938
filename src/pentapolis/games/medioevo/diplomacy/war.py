"""War between two players (ME-17.2 to ME-17.7): how it begins, who may attack whom, how it ends."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.now import Now
from ..state import Medioevo
from .events import ArmisticeMade
from .relations import War

UNDECLARED = 3
"""Honor that an attack without a declared war costs (ME-17.5)."""


def war_between(g: Medioevo, a: int, b: int) -> War | None:
    """The war between two players, if there is one."""
    low, high = (a, b) if a < b else (b, a)
    return next((war for war in g.wars if war.a == low and war.b == high), None)


def at_war(g: Medioevo, a: int, b: int) -> bool:
    """Whether two players are at war, fought or not yet."""
    return bool(g.wars) and war_between(g, a, b) is not None


def hostile(g: Medioevo, a: int, b: int) -> bool:
    """Whether two players fight where they meet: a war declared in an earlier turn, or begun by an attack, and no
    armistice (ME-17.3, ME-17.6, ME-17.7)."""
    war = war_between(g, a, b) if g.wars else None
    return war is not None and not war.armistice and (war.undeclared or war.since < g.turn)


def armistice(g: Medioevo, a: int, b: int) -> bool:
    """Whether all combat between the two has stopped for this turn (ME-17.7)."""
    war = war_between(g, a, b) if g.wars else None
    return war is not None and war.armistice


def make_armistice(g: Medioevo, now: Now, a: int, b: int) -> None:
    """No combat between the two for the rest of the turn (ME-17.7)."""
    war = war_between(g, a, b)
    if war is not None:
        change_war(g, war, armistice=True)
        now.tell(ArmisticeMade, a, b)


def armistices_end(g: Medioevo) -> None:
    """At the end of the turn (ME-20.3)."""
    if any(war.armistice for war in g.wars):
        g.wars = [replace(war, armistice=False) for war in g.wars]


def leave_wars(g: Medioevo, seat: int) -> None:
    """The wars of an eliminated player end (ME-17.32)."""
    g.wars = [war for war in g.wars if seat not in (war.a, war.b)]


def change_war(g: Medioevo, war: War, **fields: object) -> None:
    changed: War = replace(war, **fields)
    g.wars[g.wars.index(war)] = changed
