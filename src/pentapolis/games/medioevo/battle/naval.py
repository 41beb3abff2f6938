"""Galleys that have lost their last unit may sink (ME-13.8, ME-13.9)."""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from .. import windows
from ..components import SINK
from ..forces import items_at, remove_item
from ..market import deeds
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .armies import SIDES, army, fought, seat_of
from .battle import Battle
from .events import GalleySank, SinkingRolled
from .reactions import opened

SINKING = "sinking"


def manned(g: Medioevo, battle: Battle) -> list[str]:
    """The galleys of both sides that have units aboard; those of barbarians have, while there are any."""
    found = []
    for side in SIDES:
        seat = seat_of(battle, side)
        for name in items_at(g, battle.place, seat, "galley"):
            if g.items[name].troops or (seat == BARBARIANS and army(g, battle, side)):
                found.append(name)
    return sorted(found)


@step
def sinkings(g: Medioevo, now: Now) -> None:
    """A die for each galley that has lost its last unit, one after the other, once for each (ME-A62)."""
    battle = fought(g)
    aboard = manned(g, battle)
    for name in battle.manned:
        if name not in aboard:
            battle.manned = [other for other in battle.manned if other != name]
            if name not in g.items:
                continue
            owner = g.items[name].owner
            g.rolled = [now.roll(8)]
            now.tell(SinkingRolled, owner, name, g.rolled[0])
            now.then(*opened(g, windows.die_rolled, _roller(battle, owner), SINKING), galley_fate.of(name), sinkings)
            return


def _roller(battle: Battle, owner: int) -> int:
    """Who rolls for a galley: its owner, for the barbarians the player who fights them (ME-19.10)."""
    if owner != BARBARIANS:
        return owner
    return battle.attacker if battle.attacker != BARBARIANS else battle.defender


@step
def galley_fate(g: Medioevo, now: Now, galley: str) -> None:
    """On 1 to 3 the galley sinks with everything aboard."""
    die = g.rolled.pop()
    if die <= SINK and galley in g.items:
        battle, owner = fought(g), g.items[galley].owner
        remove_item(g, galley)
        battle.crews = [crew for crew in battle.crews if crew.engine in g.items]
        now.tell(GalleySank, owner, galley)
        enemy = battle.defender if owner == battle.attacker else battle.attacker
        if enemy != BARBARIANS:
            deeds.plundered(g, enemy, "galley", owner)
