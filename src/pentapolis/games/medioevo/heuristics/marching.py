"""Complete moves: which place a wagon or galley could take with the units at hand, and the way there.

A campaign is worked out anew at each small choice from what is seen then, so that a move is followed to its end as long
as nothing comes between.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from ..battle.odds import estimate
from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT, WAR_WAGON
from ..diplomacy.war import hostile
from ..forces import Troops, owned, size, troops_at
from ..moves.attacks import BATTLE, CONQUEST, OPEN, RESISTANCE, meeting
from ..moves.paths import capacity, is_ship, movement_left, takes_part
from ..realm.hordes import horde_troops
from ..tabletop import BARBARIANS, NOBODY, Item, Troop
from .tours import distances, outside, toward
from .view import View, structure_levels, unit_price

STRENGTH = {LIGHT: 1.0, ARCHER: 1.4, HEAVY: 1.7, CAVALRY: 2.4, CAPTAIN: 2.0}
DEFEAT = 1.2
"""What a lost battle costs in honor, the army apart (ME-21.9)."""
REACH = 5


class Campaign(NamedTuple):
    """A move that takes a place, or fetches units."""

    gain: float
    goal: str
    fetch: str = ""
    """Where units are fetched first."""


def strength(troops: Troops) -> float:
    """How strong units are, roughly."""
    return sum(STRENGTH[troop.kind] * troop.count * max(1, troop.level) for troop in troops)


class Campaigns:
    """What the armies of a seat could take."""

    def __init__(self, view: View) -> None:
        self.view, self.g, self.seat = view, view.g, view.seat
        self.chart = view.chart
        self._wagons: dict[str, float] = {}

    @cached_property
    def horde(self) -> Troops:
        """What would resist in an empty barbarian territory this turn."""
        return horde_troops(self.g) if self.g.circle else (Troop(LIGHT, 0, 2), Troop(ARCHER))

    @cached_property
    def prizes(self) -> dict[str, float]:
        """Places that are worth taking: what nobody holds, what enemies at war hold, homes to be freed."""
        g, view, found = self.g, self.view, dict[str, float]()
        home = view.box.kingdoms[view.player.kingdom].territories if view.player.kingdom else ()
        for name in g.in_play:
            if name in self.chart.seas or name in view.lands:
                continue
            holder = view.holders.get(name, NOBODY)
            if holder != NOBODY and not hostile(g, self.seat, holder):
                continue
            if any(force.side >= 0 and not hostile(g, self.seat, force.side) for force in g.place(name).forces):
                continue
            worth = view.place_worth(name)
            if name in home:
                worth += 0.6 + (1.0 if g.place(name).rebel else 0.0)
            elif self.chart.inhabited(name) and name not in g.conquered:
                worth += 1.0 + structure_levels(g.place(name))
                worth += 2.0 * (name in ("rome", "jerusalem") and name not in g.firsts)
            found[name] = worth
        return found

    def goals(self, place: str) -> list[str]:
        """Prizes with people near a place."""
        near = distances(self.chart, False, place, frozenset()) if place in self.chart.land else {}
        return [name for name in self.prizes if near.get(name, 99) <= REACH and self.chart.inhabited(name)]

    @cached_property
    def stops(self) -> frozenset[str]:
        """Places that an army can't pass through."""
        g, in_play = self.g, self.g.in_play
        return outside(self.chart, in_play) | {name for name in in_play if meeting(g, self.seat, name).kind != OPEN}

    def enemy(self, place: str) -> tuple[int, Troops]:
        """Who would fight in a place."""
        met = meeting(self.g, self.seat, place)
        if met.kind == RESISTANCE:
            return BARBARIANS, self.horde
        if met.kind == BATTLE:
            for force in self.g.place(place).forces:
                if force.side == BARBARIANS or hostile(self.g, self.seat, force.side):
                    return force.side, ()
        return NOBODY, ()

    def gain(self, place: str, army: Troops) -> float:
        """What it seems to be worth to attack a place with an army."""
        prize = self.prizes.get(place, 0.0)
        if not army or not prize:
            return -1.0
        met = meeting(self.g, self.seat, place)
        if met.kind == CONQUEST:
            return prize
        side, appearing = self.enemy(place)
        if met.kind not in (RESISTANCE, BATTLE):
            return -1.0
        foes = appearing or troops_at(self.g, place, side)
        if strength(army) < 0.7 * strength(foes):
            return -1.0
        odds = estimate(self.g, place, self.seat, side, army, appearing)
        win = odds.win / 100
        mean = sum(unit_price(troop) * troop.count for troop in army) / size(army)
        lost = odds.attacker_losses * mean * 0.6 * self.view.florin
        return win * prize - (1 - win) * DEFEAT - lost

    # armies

    def spare(self, place: str) -> Troops:
        """The units that can leave a place: all but one where only they hold it."""
        troops = tuple(troop for troop in self.view.own_troops(place) if not troop.moved)
        there = self.g.place(place)
        home = self.view.box.home.get(place) == self.view.player.kingdom
        if home or there.token == self.seat or not troops or place not in self.view.lands:
            return troops
        if size(self.view.own_troops(place)) > size(troops):
            return troops
        return without_cheapest(troops)

    def army(self, item: Item, place: str, riders: Troops = ()) -> Troops:
        """The best units that an item can carry from a place, with those aboard."""
        return (*riders, *strongest(self.spare(place), capacity(item) - size(riders)))

    def campaign(self, item: Item, riders: Troops = ()) -> Campaign:
        """The best that an item can do with what it carries and finds where it stands, or fetches on the way."""
        movement, ship = movement_left(item), is_ship(item)
        best = self._from(item, item.place, movement, self.army(item, item.place, riders), ship)
        if ship or size(riders) or best.gain > 0:
            return best
        ways = distances(self.chart, ship, item.place, self.stops)
        for place in self.view.lands:
            far = ways.get(place, 99)
            if 0 < far < movement and size(self.spare(place)) > 1:
                army = self.army(item, place)
                if size(army) > 1:
                    found = self._from(item, place, movement - far, army, ship)
                    if found.gain > best.gain:
                        best = Campaign(found.gain - 0.01 * far, found.goal, place)
        return best

    def _from(self, item: Item, place: str, movement: int, army: Troops, ship: bool) -> Campaign:
        best = Campaign(0.0, "")
        if not army:
            return best
        for prize, name in self._reached(place, movement, ship):
            if prize > best.gain:
                best = max(best, Campaign(self.gain(name, army), name))
        return best

    def _reached(self, place: str, movement: int, ship: bool) -> list[tuple[float, str]]:
        """The best prizes that can be reached from a place."""
        ways = distances(self.chart, ship, place, self.stops)
        found = [
            (prize, name)
            for name, prize in self.prizes.items()
            if self._far(ways, name, ship) <= movement and prize > 0.3
        ]
        return sorted(found, reverse=True)[:4]

    def choices(self, item: Item, army: Troops) -> list[tuple[str, float]]:
        """The places that an item could take from where it stands, and what that seems to be worth."""
        reached = self._reached(item.place, movement_left(item), is_ship(item)) if army else []
        return [(name, self.gain(name, army)) for _, name in reached]

    def _far(self, ways: dict[str, int], name: str, ship: bool) -> int:
        """Steps to a place that the way itself may not lead through."""
        near = self.chart.coast[name] if ship else self.chart.land[name]
        return 1 + min((ways[there] for there in near if there in ways), default=98)

    def step(self, item: Item, goal: str) -> str:
        """The next place on the way to a goal."""
        return toward(self.chart, is_ship(item), item.place, goal, self.stops)

    def recruit(self, kind: str, place: str) -> float:
        """What a new unit somewhere is worth to the wagons that could take it along."""
        return self._taken_along(place) * min(1.2, STRENGTH[kind] / 1.7)

    def _taken_along(self, place: str) -> float:
        """How much the wagons could do with one more unit in a place."""
        if place not in self._wagons:
            self._wagons[place] = self._nearest_wagon(place)
        return self._wagons[place]

    def _nearest_wagon(self, place: str) -> float:
        best = 0.0
        for item in owned(self.g, self.seat, WAR_WAGON).values():
            if not takes_part(item):
                continue
            there = size(self.view.own_troops(place))
            room = capacity(item) - there
            if room <= 0 or not self.goals(place):
                continue
            far = distances(self.chart, False, item.place, self.stops).get(place, 99)
            if far <= 2:
                best = max(best, 0.5 if far == 0 else 0.3)
        return best


def strongest(troops: Troops, number: int) -> Troops:
    """So many of the strongest units."""
    found: list[Troop] = []
    for troop in sorted(troops, key=lambda t: (-STRENGTH[t.kind], t)):
        taken = min(number, troop.count)
        if taken > 0:
            found.append(replace(troop, count=taken))
            number -= taken
    return tuple(found)


def without_cheapest(troops: Troops) -> Troops:
    """All but one of the weakest units."""
    return strongest(troops, size(troops) - 1)
