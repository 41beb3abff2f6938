"""What the objective sides of Empire cards ask for, one function for each kind (ME-7.12 to ME-7.15).

Conditions on the position are tested when a card is claimed; conditions on what was done this turn look at `deeds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any

from ..chart import spread
from ..components import CAPTAIN, ENGINES, Box
from ..control import controlled
from ..forces import all_troops, owned
from ..state import Medioevo
from ..supply import standing
from ..tabletop import NOBODY
from . import deeds

Condition = Callable[["Facts", dict[str, Any]], bool]
FAR = 30
"""Further than any two places are apart."""


class Facts:
    """A seat's position, as far as conditions ask for it; each fact is found once."""

    def __init__(self, g: Medioevo, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.player = g.players[seat]
        self.deeds = self.player.deeds

    @cached_property
    def lands(self) -> list[str]:
        return controlled(self.g, self.seat)

    @cached_property
    def goods(self) -> list[str]:
        """What the controlled inhabited areas produce, one good for each of them."""
        areas = [self.g.box.chart.inhabited(name) for name in self.lands]
        return [area.good for area in areas if area]

    @cached_property
    def home(self) -> tuple[str, ...]:
        return self.g.box.kingdoms[self.player.kingdom].territories


CONDITIONS: dict[str, Condition] = {}


def condition(function: Condition) -> Condition:
    """Declare what a kind of objective asks for; the kind is the function's name."""
    CONDITIONS[function.__name__] = function
    return function


# what is controlled


@condition
def control_buildings(facts: Facts, asked: dict[str, Any]) -> bool:
    g, types = facts.g, asked["types"]
    counts = {
        name: sum(building in types for building in standing(g, name)) for name in facts.lands if name in g.places
    }
    there = {name: count for name, count in counts.items() if count}
    if not asked.get("connected"):
        return sum(there.values()) >= int(asked["min"])
    return any(sum(there[name] for name in group) >= int(asked["min"]) for group in _groups(g, there))


def _groups(g: Medioevo, names: Iterable[str]) -> list[list[str]]:
    """Territories in groups connected by land (ME-7.15, ME-A13)."""
    left, groups = set(names), list[list[str]]()
    land = g.box.chart.land
    while left:
        group = [left.pop()]
        for name in group:
            near = sorted(left.intersection(land[name]))
            left.difference_update(near)
            group += near
        groups.append(group)
    return groups


@condition
def control_place(facts: Facts, asked: dict[str, Any]) -> bool:
    places = asked["else_any"] if facts.player.kingdom == asked.get("not_kingdom") else asked["any"]
    return any(name in facts.lands for name in places)


@condition
def control_territories(facts: Facts, asked: dict[str, Any]) -> bool:
    return len(facts.lands) >= int(asked["min"])


@condition
def control_inhabited(facts: Facts, asked: dict[str, Any]) -> bool:
    return len(facts.goods) >= int(asked["min"])


@condition
def control_home(facts: Facts, asked: dict[str, Any]) -> bool:
    inhabited, home = facts.g.box.chart.inhabited, facts.home
    elsewhere = sum(name not in home and inhabited(name) is not None for name in facts.lands)
    return all(name in facts.lands for name in home) and elsewhere >= int(asked["extra_inhabited"])


@condition
def control_home_of_other(facts: Facts, asked: dict[str, Any]) -> bool:
    kingdoms = [facts.g.box.home.get(name, "") for name in facts.lands]
    return sum(kingdom not in ("", facts.player.kingdom) for kingdom in kingdoms) >= int(asked["min"])


@condition
def control_fire(facts: Facts, asked: dict[str, Any]) -> bool:
    box, kingdoms = facts.g.box, facts.g.kingdoms
    burning = [name for name in facts.lands if box.chart.territories[name].fire]
    return sum(box.home.get(name) in (None, *kingdoms) for name in burning) >= int(asked["min"])  # ME-23.4


@condition
def control_goods(facts: Facts, asked: dict[str, Any]) -> bool:
    numbers = Counter(facts.goods)
    if "same" in asked:
        return max(numbers.values(), default=0) >= int(asked["same"])
    return len(numbers) >= int(asked["distinct"])


@condition
def control_same_territory(facts: Facts, asked: dict[str, Any]) -> bool:
    places = [facts.g.place(name) for name in facts.lands]
    return any(
        place.civil >= asked["civil_min"]
        and place.military >= asked["military_min"]
        and place.religious >= asked.get("cathedral", False)
        for place in places
    )


@condition
def distance_from_home(facts: Facts, asked: dict[str, Any]) -> bool:
    """Over land; from an island, over the sea."""
    distances, least = _from_home(facts.g.box, facts.player.kingdom), int(asked["min"])
    return any(distances[name] >= least for name in facts.lands)


@lru_cache(maxsize=64)
def _from_home(box: Box, kingdom: str) -> dict[str, int]:
    home = box.kingdoms[kingdom].territories
    return {**spread(box.chart.steps, home, FAR), **spread(box.chart.land, home, FAR)}


@condition
def great_market(facts: Facts, asked: dict[str, Any]) -> bool:
    great = sum(len(facts.g.place(name).market) >= int(asked["min"]) for name in facts.lands)
    return great >= int(asked.get("count", 1))


# what is owned


@condition
def own_units(facts: Facts, asked: dict[str, Any]) -> bool:
    g, seat, types = facts.g, facts.seat, asked["types"]
    if not asked.get("same_place"):
        return sum(troop.count for _, troop in all_troops(g, seat) if troop.kind in types) >= int(asked["min"])
    stacks = [force.troops for place in g.places.values() for force in place.forces if force.side == seat]
    stacks += [item.troops for item in owned(g, seat).values()]
    return any(sum(troop.count for troop in stack if troop.kind in types) >= asked["min"] for stack in stacks)


@condition
def own_transports(facts: Facts, asked: dict[str, Any]) -> bool:
    return len(owned(facts.g, facts.seat, *asked["types"])) >= int(asked["min"])


@condition
def own_siege(facts: Facts, asked: dict[str, Any]) -> bool:
    engines = owned(facts.g, facts.seat, *ENGINES).values()
    return sum(engine.level >= int(asked.get("min_level", 1)) for engine in engines) >= int(asked["min"])


@condition
def own_captain(facts: Facts, asked: dict[str, Any]) -> bool:
    captains = [troop for _, troop in all_troops(facts.g, facts.seat) if troop.kind == CAPTAIN]
    return sum(troop.count for troop in captains if troop.level >= asked["min_level"]) >= int(asked["min"])


@condition
def tech(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(level >= int(asked["min_level"]) for level in facts.player.technology) >= int(asked["min_branches"])


@condition
def florins(facts: Facts, asked: dict[str, Any]) -> bool:
    within = facts.player.debt <= asked.get("max_debt", facts.player.debt)
    return bool(facts.player.florins >= asked["min"] and within)


@condition
def goods_aboard(facts: Facts, asked: dict[str, Any]) -> bool:
    return any(len(set(item.cargo)) >= asked["distinct"] for item in owned(facts.g, facts.seat).values())


@condition
def empire_cards(facts: Facts, asked: dict[str, Any]) -> bool:
    return len(facts.player.cards) >= int(asked["min"])


@condition
def objective_tokens(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(facts.player.tokens) >= int(asked["min"])


@condition
def hold_prisoners(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(prisoner.count for prisoner in facts.player.prisoners) >= int(asked["min"])


@condition
def pacts(facts: Facts, asked: dict[str, Any]) -> bool:
    seat, types = facts.seat, asked.get("types")
    partners: set[int] = set()
    for pact in facts.g.pacts:
        bound = [c.kind for c in pact.clauses if c.giver == NOBODY or seat in (c.giver, c.taker)]
        if seat in pact.signatories and (types is None or any(kind in types for kind in bound)):
            partners.update(pact.signatories)
    return len(partners - {seat}) >= int(asked["min_partners"])


# what was done this turn


@condition
def win_battle(facts: Facts, asked: dict[str, Any]) -> bool:
    if "min_attack" in asked:
        return facts.deeds.get(deeds.ROUND_WON, 0) >= int(asked["min_attack"])
    return any(
        won.foe == asked.get("vs", won.foe)
        and won.units >= asked.get("min_enemy_units", 0)
        and won.defended >= asked.get("as_defender", False)
        and won.unharmed >= asked.get("no_losses", False)
        for won in facts.player.won
    )


@condition
def conquer(facts: Facts, asked: dict[str, Any]) -> bool:
    deed = deeds.CONQUERED_FROM_PLAYER if asked.get("from_player") else deeds.CONQUERED
    return facts.deeds.get(deed, 0) >= int(asked["min"])


@condition
def ranged_kills(facts: Facts, asked: dict[str, Any]) -> bool:
    return facts.deeds.get(deeds.ARCHER_KILLS, 0) >= int(asked["min"])


@condition
def plunder(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(kind in asked["what"] for kind in facts.player.plundered) >= int(asked["min"])


@condition
def destroy(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(kind in asked["what"] for kind in facts.player.overcome) >= int(asked["min"])


@condition
def destroy_building(facts: Facts, asked: dict[str, Any]) -> bool:
    return sum(kind in deeds.BUILDING_NAMES for kind in facts.player.overcome) >= int(asked["min"])


@condition
def sell(facts: Facts, asked: dict[str, Any]) -> bool:
    least, dear = asked.get("min_cubes", 0), asked.get("min_unit_price", 0)
    return any(sale.cubes >= least and sale.price >= dear for sale in facts.player.sold)


@condition
def turn_order_first(facts: Facts, asked: dict[str, Any]) -> bool:
    return facts.player.first_turns >= int(asked["consecutive"])


def _done(deed: str, parameter: str = "min") -> Condition:
    return lambda facts, asked: facts.deeds.get(deed, 0) >= int(asked[parameter])


CONDITIONS |= {
    "suppress_rebellion": _done(deeds.SUPPRESSED),
    "trade_route": _done(deeds.ROUTE_COMPLETED, "min_steps"),
    "capture": _done(deeds.CAPTURED),
    "eliminate_captain": _done(deeds.CAPTAINS_OUT),
    "tax_without_rebellion": _done(deeds.UNTROUBLED_TAX, "min_level"),
    "event_survivor": _done(deeds.EVENT_SURVIVED, "min_territories"),
    "cards_used": _done(deeds.CARDS_USED),
    "honor_gained": _done(deeds.HONOR_GAINED),
    "tp_spent": _done(deeds.TP_SPENT),
}
