"""What several cards have in common."""

from __future__ import annotations

from bisect import insort

from ..battle.armies import fought
from ..battle.battle import Battle
from ..state import Medioevo
from ..tabletop import Effect


def own_battle(g: Medioevo, seat: int) -> Battle | None:
    """The battle that is being fought, if a seat takes part in it."""
    if not g.battles or fought(g).ended or seat not in (fought(g).attacker, fought(g).defender):
        return None
    return fought(g)


def last(g: Medioevo, effect: Effect) -> None:
    """Let an effect last to the end of the turn."""
    insort(g.effects, effect)


def in_force(g: Medioevo, *names: str, seat: int | None = None) -> list[Effect]:
    """The effects of these names, of a seat."""
    return [effect for effect in g.effects if effect.name in names and seat in (None, effect.seat)]


def territories(g: Medioevo) -> list[str]:
    """The territories in play, sorted."""
    in_play = g.in_play
    return sorted(name for name in g.box.chart.territories if name in in_play)
