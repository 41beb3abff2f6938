"""The numbers on the table that stand for the terms: what a hint is said with. The terms themselves are points that a
seat may expect at the end."""

from __future__ import annotations

from ..solo import target
from ..state import Origins


def shown(g: Origins, seat: int) -> dict[str, float]:
    """What a player can count for a term: resources, steps, dice; a second number where the first may be the same."""
    player = g.players[seat]
    stone, food, wisdom, gold = player.resources
    steps = [sum(other.steps) for other in g.players]
    own = steps.pop(seat)
    return {
        "vp": player.vp,
        "seats_of_power": sum(place.value > 0 for place in player.seats),
        "towers": sum(player.towers),
        "temples": own,
        "temples.lowest": min(player.steps),
        "adviser_row": len(player.advisers),
        "gold": gold,
        "stone": stone,
        "food": food,
        "wisdom": wisdom,
        "freemen": len(player.freemen),
        "freemen.value": sum(freeman.value for freeman in player.freemen),
        "workers": len(player.unused),
        "workers.value": sum(freeman.value for freeman in player.unused),
        "bases": player.bases,
        "bases.free": player.free_bases,
        "city": len(player.tiles),
        "army": player.military,
        "tokens": player.tokens,
        "zodiac": g.holders.count(seat),
        "motherships": sum(g.motherships),
        "lead": own - max(steps, default=0),
        "target": -target(g) if g.solo else 0,
    }
