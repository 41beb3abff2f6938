"""Raids: where whoever is first in the next turn could lead barbarians, and what they would find there (ME-4.16).

A caravan is worth more than anything else that stands about unguarded: a trade route is followed for turns, and nothing
pays as well.
"""

from __future__ import annotations

from functools import cached_property

from ..components import BARBARIAN_POINTS, MOVEMENT, TRADE_TRANSPORTS
from ..moves.paths import held_fast, movement_left
from ..realm.barbarians import open_to_barbarians
from ..realm.hordes import alone
from ..records import BARBARIANS, NOBODY, Item
from .view import View, structure_levels

STEP = 0.4
"""Honor that a movement point of a trade transport brings, all in all."""
REPLACED = 14
"""Movement points after which a lost transport is replaced."""
BUILT = 1.0
"""Honor that a new transport costs."""
FAR = 99
LATER = 0.9
"""What is a step further off counts for less."""
RISK = {0: 0.0, 1: 0.5, 2: 0.4, 3: 0.2}
"""How often barbarians come, by the points that it takes."""


def prospect(view: View, item: Item) -> float:
    """What a trade transport can bring to the end of the game, in honor."""
    return STEP * (movement_left(item) + MOVEMENT[item.level] * view.left)


def loss(view: View, item: Item) -> float:
    """What its owner loses with a trade transport: what it brings until there is another, and what that costs."""
    return min(prospect(view, item), STEP * REPLACED) + BUILT * (view.left > 0)


class Raids:
    """What barbarians could reach, and what they would destroy."""

    def __init__(self, view: View) -> None:
        self.view, self.g = view, view.g

    @cached_property
    def guarded(self) -> frozenset[str]:
        """Places where units of a player stand."""
        return frozenset(
            name for name, place in self.g.places.items() if any(force.side != BARBARIANS for force in place.forces)
        )

    @cached_property
    def reach(self) -> dict[str, int]:
        """The points that it takes to lead barbarians into each place that is not guarded, as far as a turn's go."""
        g, steps, in_play = self.g, self.view.chart.steps, self.g.in_play
        found = {name: 0 for name in self.view.hordes if alone(g, name) and not held_fast(g, name)}
        front = list(found)
        fires = [name for name in open_to_barbarians(g) if name not in self.guarded]
        for points in range(1, BARBARIAN_POINTS + 1):
            near = {there for here in front for there in steps[here] if there in in_play}
            front = [*(near - found.keys() - self.guarded), *(fires if points == 1 else ())]
            for name in front:
                found.setdefault(name, points)
        return found

    def risk(self, place: str) -> float:
        """How likely what stands in a place is lost before the next trade phase."""
        return RISK[self.reach.get(place, 0)] if self.view.left else 0.0

    # the first player's part

    def prey(self, place: str) -> float:
        """What it is worth to a seat that barbarians come to a place: what rivals have there, the leaders' counting
        most, and what is its own."""
        g, view = self.g, self.view
        if place in self.guarded:
            return 0.0
        worth = 0.0
        for item in g.items.values():
            if item.place == place and item.owner >= 0:
                lost = loss(view, item) if item.kind in TRADE_TRANSPORTS else 0.4 * item.level
                worth += self._share(item.owner) * lost
        holder = view.holders.get(place, NOBODY)
        if holder != NOBODY:
            worth += self._share(holder) * (0.6 + 0.8 * structure_levels(g.place(place)))
        return worth

    def _share(self, owner: int) -> float:
        """How much of another's loss is one's own gain: that of a partner is a loss, that of who leads is half won."""
        g, seat = self.g, self.view.seat
        if owner == seat:
            return -1.0
        if g.teams and g.teams[owner] == g.teams[seat]:
            return -0.5
        behind = max(player.honor for player in g.players) - g.players[owner].honor
        return max(0.2, 0.5 - 0.02 * behind)

    @cached_property
    def prizes(self) -> dict[str, float]:
        """Trade transports that are worth leading a horde to, by their place."""
        places = {item.place for item in self.g.items.values() if item.owner >= 0 and item.kind in TRADE_TRANSPORTS}
        found = {place: self.prey(place) for place in sorted(places)}
        return {place: worth for place, worth in found.items() if worth > 0}

    @cached_property
    def _ways(self) -> dict[str, dict[str, int]]:
        return {place: self.view.chart.distances(place, BARBARIAN_POINTS) for place in self.prizes}

    def ahead(self, place: str, points: int) -> float:
        """What a horde in a place could be led to with so many points more."""
        near = (self.prizes[goal] for goal, ways in self._ways.items() if 0 < ways.get(place, FAR) <= points)
        return LATER * max(near, default=0.0)
