"""Raids: where whoever is first in the next turn could lead barbarians, and what they would find there (ME-4.16).

A caravan is worth more than anything else that stands about unguarded: a trade route is followed for turns, and nothing
pays as well.
"""

from __future__ import annotations

from functools import cached_property

from ..chart import spread
from ..components import BARBARIAN_POINTS, MOVEMENT, TRADE_TRANSPORTS
from ..moves.paths import held_fast, movement_left
from ..realm.barbarians import open_to_barbarians
from ..realm.hordes import alone
from ..tabletop import BARBARIANS, NOBODY, Item
from .view import View, structure_levels

STEP = 0.4
"""Honor that a movement point of a trade transport brings, all in all."""
REPLACED = 14
"""Movement points after which a lost transport is replaced."""
BUILT = 1.0
"""Honor that a new transport costs."""
FAR = 99
LATER = 0.9
"""What is a step further off counts for so much less."""
RISK = {0: 0.5, 1: 0.5, 2: 0.4, 3: 0.2}
"""How often barbarians come, by the points that it takes."""
BEFORE, TONIGHT = ("turn_order", "events"), ("trade", "end_turn")
"""Phases after which barbarians come before caravans move again: in the same turn, or in the next."""


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
        """Places where units of a player stand, or ride."""
        armies = {
            name for name, place in self.g.places.items() if any(force.side != BARBARIANS for force in place.forces)
        }
        return frozenset(armies | {item.place for item in self.g.items.values() if item.troops and item.owner >= 0})

    @cached_property
    def reach(self) -> dict[str, int]:
        """The points that it takes to lead barbarians into each place that is not guarded, as far as a turn's go."""
        g, steps, in_play = self.g, self.view.chart.steps, self.g.in_play
        held = g.phase == "events"  # whom a Bishop holds is free again in the next turn
        found = {name: 0 for name in self.view.hordes if alone(g, name) and not (held and held_fast(g, name))}
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
        return RISK[self.reach[place]] if self.come and place in self.reach else 0.0

    @property
    def come(self) -> bool:
        """Whether barbarians come once more before caravans move: after the trade of the last turn they do not, nor in
        the first turn (ME-4.16)."""
        g = self.g
        return (g.phase in TONIGHT and self.view.left > 0) or (g.phase in BEFORE and g.turn > 1)

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

    def friends(self, side: int) -> bool:
        """Whether a side is the seat itself, or a partner."""
        teams, seat = self.g.teams, self.view.seat
        return side == seat or (side >= 0 and bool(teams) and teams[side] == teams[seat])

    def _share(self, owner: int) -> float:
        """How much of another's loss is one's own gain: that of a partner is a loss, that of who leads is half won."""
        g, seat = self.g, self.view.seat
        if self.friends(owner):
            return -1.0 if owner == seat else -0.5
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
        """By prize, how far off a horde would be that is led there over land and sea that nobody guards and that is not
        the seat's own."""
        view = self.view
        barred = self.guarded | frozenset(view.lands)
        ways = {
            name: tuple(there for there in steps if there in self.g.in_play and there not in barred)
            for name, steps in view.chart.steps.items()
        }
        return {place: spread(ways, (place,), BARBARIAN_POINTS) for place in self.prizes}

    def ahead(self, place: str, points: int) -> float:
        """What a horde in a place could be led to with so many points more, the nearest first."""
        found = ((ways.get(place, FAR), self.prizes[goal]) for goal, ways in self._ways.items())
        return max((worth * LATER**far for far, worth in found if 0 < far <= points), default=0.0)
