"""What purchases seem to be worth, in honor: a basket is filled with the best thing after the other while it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from ....kernel.action import Action
from ..actions import (
    ConvertPoint,
    FlipToken,
    ProducePoints,
    UseCard,
    UseCardAt,
    UseCardForColour,
    UseTechnologyOnBuilding,
)
from ..components import (
    BRANCHES,
    CAPTAIN,
    CARAVAN,
    CASTLE,
    CATHEDRAL,
    CITY,
    COLOUR_OF,
    COLOURS,
    CUBE_PRICE,
    ENGINES,
    LEVEL_PRICE,
    PRICES,
    REPAIR_PRICE,
    TECHNOLOGIES,
    TRADE_TRANSPORTS,
    WAR_WAGON,
)
from ..forces import all_troops, owned, read_unit
from ..market.buildings import BuildBuilding, Repair, UpgradeBuilding
from ..market.empire import BuyEmpireCard
from ..market.engines import BuildSiege, UpgradeSiege
from ..market.prisoners import Ransom, RedeploySurrendered
from ..market.purchases import EndPurchases
from ..market.recruits import BuyBack, PromoteCaptain, Recruit, half_price, price
from ..market.technology import BuyTechnology
from ..market.transports import BuildTransport, UpgradeTransport
from ..state import Medioevo
from ..trading.deals import EDICT
from .marching import Campaigns
from .tours import Trips
from .view import View

LEVELS = {"village": 1, "town": 2, "city": 3, "tower": 1, "fort": 2, "castle": 3, "cathedral": 3}
CIVIL_NAMES, MILITARY_NAMES = ("village", "town", "city"), ("tower", "fort", "castle")
GREAT = {CITY, CASTLE, CATHEDRAL}
"""Buildings that bring honor at once (ME-6.12)."""
KEPT = (CUBE_PRICE, 2 * CUBE_PRICE)
"""Florins that are kept: for the first cube of a trade route, and as many again, to bid and for a lost transport."""
IDLE = 3.0
"""Honor that a turn is worth in which a trade route could be followed: so much is lost with the last florins."""
LEAST = 0.02
"""Less is not worth the trouble."""
STEPPING_STONES = {
    ("transport", 1): 0.9,
    ("religion", 1): 0.9,
    ("construction", 1): 0.8,
    ("construction", 2): 0.6,
    ("combat", 1): 0.2,
    ("trade", 1): 0.2,
    ("law", 1): 0.1,
}
"""What a technology is worth for what it allows, with a game to come."""
PASSAGE = 1.0
"""What Edict is worth beside that if a trade route would have to be given up without it."""
AWARD_BRANCHES = {3: 0.4, 4: 1.0}
"""What high levels are worth for the award of the highest technology (ME-21.13)."""


class Basket:
    """What a seat's purchases seem to be worth."""

    def __init__(self, view: View) -> None:
        self.view, self.g, self.seat = view, view.g, view.seat
        self.player = view.player
        self.share = min(1.0, (view.left + 1) / 6)
        """How much of the game is to come."""

    @cached_property
    def campaigns(self) -> Campaigns:
        return Campaigns(self.view)

    @cached_property
    def traders(self) -> list[Any]:
        return list(owned(self.g, self.seat, *TRADE_TRANSPORTS).values())

    @cached_property
    def wanted(self) -> list[tuple[str, dict[str, Any]]]:
        """Objectives of own cards that are not met yet."""
        cards = [card.number for card in self.player.cards if not self.view.met(card.number)]
        return [(self.view.box.cards[n].objective.kind, self.view.box.cards[n].objective.params) for n in cards]

    def cost(self, florins: int, colour: str = "", points: int = 0) -> float:
        """What florins and technology points cost in honor; points that can be produced cost nothing."""
        if colour:
            florins += LEVEL_PRICE * max(0, points - self.view.producible[colour])
        short = any(self.player.florins - florins < kept <= self.player.florins for kept in KEPT)
        return self.view.florin * florins + (self.idle if short else 0.0)

    @cached_property
    def idle(self) -> float:
        """What it costs to have no florins for goods when the trade phase comes."""
        return IDLE if self.traders and self.view.left else 0.0

    @cached_property
    def route_blocked(self) -> bool:
        """Whether barbarians keep the own caravan or ship from the end of its trade route."""
        route = self.player.route
        item = self.g.items.get(route.transport) if route else None
        return route is not None and item is not None and route.destination not in Trips(self.view).rest(item)[1]

    def goal(self, kind: str, name: str, number: int) -> float:
        """What one more piece helps towards an objective that asks for such pieces."""
        best = 0.0
        for wanted, asked in self.wanted:
            if wanted == kind and name in asked.get("types", (name,)):
                missing = int(asked["min"]) - number
                if 0 < missing <= 3:
                    best = max(best, 0.8 * self.view.token / missing)
        return best

    # each purchase

    def technology(self, option: BuyTechnology) -> float:
        branch = BRANCHES.index(option.branch)
        level = self.player.technology[branch] + 1
        worth = STEPPING_STONES.get((option.branch, level), 0.05) * self.share
        if TECHNOLOGIES[option.branch][level - 1] == EDICT and self.route_blocked:
            worth += PASSAGE
        highest = max(self.player.technology)
        if level > highest:
            worth += AWARD_BRANCHES.get(level, 0.1)
            rivals = max((max(p.technology) for s, p in enumerate(self.g.players) if s != self.seat), default=0)
            worth += 0.8 * (level > rivals and level >= 2) * (2 - self.share)
        for wanted, asked in self.wanted:
            if wanted == "tech":
                reached = sum(have >= asked["min_level"] for have in self.player.technology)
                if level <= asked["min_level"] and reached < asked["min_branches"]:
                    worth += 0.3 * self.view.token / asked["min_level"]
        return worth - self.cost(LEVEL_PRICE * level)

    def building(self, name: str, place: str, old: int = 0) -> float:
        """A building, or one raised from a lower level."""
        view, level = self.view, LEVELS[name] - old
        worth = 1.0 * (name in GREAT)
        if name in CIVIL_NAMES:
            worth += view.florin * max(20, self.player.tax) * level * view.left + 0.05 * level * self.share
            colour, category = COLOUR_OF["masonry"], "civil"
        elif name in MILITARY_NAMES:
            in_play = self.g.in_play
            free = [n for n in view.chart.land[place] if n in in_play and self._takes_token(n)]
            worth += min(level, len(free)) * (0.25 + view.florin * max(20, self.player.tax) * view.left)
            colour, category = COLOUR_OF["architecture"], "military"
        else:
            worth += 0.3 * self.share
            colour, category = COLOUR_OF["religion"], "religious"
        if name in GREAT:
            worth += 0.7 * (1.0 - 0.5 * self.share) * self._lead(category, LEVELS[name])
        worth += self.goal("control_buildings", name, self._number(category))
        if view.threatened(place) and not view.own_troops(place):
            worth *= 0.6
        if name == CATHEDRAL:
            return worth - self.cost(300, colour, 1)
        return worth - self.cost(LEVEL_PRICE * level, colour, level)

    def _takes_token(self, name: str) -> bool:
        return self.view.nobody_holds(name) and name not in self.view.hordes

    def _number(self, category: str, level: int = 1) -> int:
        return sum(getattr(self.g.place(name), category) >= level for name in self.view.lands)

    def _lead(self, category: str, level: int) -> float:
        """How much one more great building helps to have the most of them."""
        level = 1 if category == "religious" else level
        counts = [0] * self.g.table.seats
        for name, holder in self.view.holders.items():
            counts[holder] += getattr(self.g.place(name), category) >= level
        best = max((n for seat, n in enumerate(counts) if seat != self.seat), default=0)
        return 1.5 if best - 1 <= counts[self.seat] <= best else 0.3

    def transport(self, kind: str, level: int, old: int, place: str) -> float:
        more = level - old
        if kind in TRADE_TRANSPORTS:
            if old:
                worth = 0.3 * more * self.view.left if kind == CARAVAN else 0.05
            elif not self.traders:
                worth = (0.7 + 0.1 * level) * self.view.left * (1.0 if kind == CARAVAN else 0.6)
            else:
                worth = 0.05 * self.view.left
        elif kind == WAR_WAGON:
            wagons = owned(self.g, self.seat, WAR_WAGON)
            worth = 0.2 * self.share * more * (1.0 if old or not wagons else 0.2)
            worth += 0.8 * self.share * (not wagons) * (bool(self.campaigns.goals(place)))
        else:
            worth = 0.0
        if not old:
            worth += self.goal(
                "own_transports", kind, len([i for i in owned(self.g, self.seat).values() if i.kind == kind])
            )
            worth -= self.view.florin * 20 * self.view.left
        return worth - self.cost(LEVEL_PRICE * more, COLOUR_OF["carpentry"], more)

    def unit(self, option: Recruit) -> float:
        kind, level = read_unit(option.unit)
        worth = self.goal("own_units", kind, sum(t.count for _, t in all_troops(self.g, self.seat) if t.kind == kind))
        worth += self.campaigns.recruit(kind, option.place) * self.share
        if kind == CAPTAIN:
            worth += self.goal("own_captain", kind, 0)
        elif self.view.threatened(option.place) and not self.view.own_troops(option.place):
            worth += 0.15 * self.view.place_worth(option.place)
        worth -= self.view.florin * 20 * self.view.left
        if kind == CAPTAIN:
            return worth - self.cost(PRICES[kind] * level, COLOUR_OF["art_of_war"], level)
        return worth - self.cost(PRICES[kind])

    def empire_card(self) -> float:
        """A card brings an objective token sooner or later, the sooner the more of them can be looked at."""
        cathedrals = self._number("religious")
        chance = min(0.9, 0.4 + 0.15 * cathedrals) * (1.0 if self.view.left else 0.6)
        held = len(self.player.cards)
        worth = self.view.token * chance + 0.02 * self.view.left
        worth += self.goal("empire_cards", "", held)
        return worth - self.cost(100 + 50 * held)

    def repair(self, option: Repair) -> float:
        place = self.g.place(option.place)
        damage = place.damage[("civil", "military", "religious").index(option.category)]
        level = getattr(place, option.category)
        near = damage >= 2 * max(1, level) - 1
        worth = (0.4 if near else 0.05) * min(option.tokens, 2)
        return worth - self.cost(REPAIR_PRICE * option.tokens)

    def engine(self, name: str, old: int = 0) -> float:
        level = ENGINES.index(name) + 1
        worth = self.goal("own_siege", name, len(owned(self.g, self.seat, *ENGINES)))
        more = level - old
        return worth - 0.1 - self.cost(LEVEL_PRICE * more, COLOUR_OF["mathematics"], more)

    def ransom(self, option: Ransom) -> float:
        held = sum(p.count for other in self.g.players for p in other.prisoners if p.owner == self.seat)
        relief = 3.0 / (held if held <= 3 else held - 3 if held <= 6 else held - 6)
        return relief * 0.8 * (1.2 - self.share) + 0.1 - self.cost(2 * price(option.unit))

    def promotion(self, option: PromoteCaptain) -> float:
        worth = 0.1 * self.share
        for wanted, asked in self.wanted:
            if wanted == "own_captain" and option.level >= asked["min_level"]:
                worth += 0.6 * self.view.token
        more = option.level - read_unit(option.unit)[1]
        return worth - self.cost(PRICES[CAPTAIN] * more, COLOUR_OF["art_of_war"], more)

    def upgrade(self, option: UpgradeBuilding) -> float:
        place = self.g.place(option.place)
        old = place.civil if option.building in CIVIL_NAMES else place.military
        return self.building(option.building, option.place, old)

    # the list

    def mark(self, option: Action) -> float | None:
        """What a purchase seems to bring; None for what is none."""
        judged = JUDGED.get(type(option))
        return None if judged is None else judged(self, option)

    def marks(self, options: Sequence[Action]) -> list[float | None]:
        """What each purchase seems to bring. Points that the best one needs are produced before it is made; a card that
        makes it cheaper is used before."""
        found = [self.mark(option) for option in options]
        best, first = max(((m, i) for i, m in enumerate(found) if m is not None), default=(0.0, -1))
        if best <= LEAST or first < 0:
            return found
        colour = needed_colour(options[first])
        in_hand = self.player.points[COLOURS.index(colour)] if colour else 0
        lacks = bool(colour) and in_hand < points_needed(self, options[first])
        for i, option in enumerate(options):
            if lacks and isinstance(option, ProducePoints) and not option.via and colour in option.colours:
                spare = self.view.met(option.card)  # it had better be claimed
                found[i] = best + (0.01 if not spare else -1.0)
            elif lacks and isinstance(option, FlipToken) and option.colour == colour:
                found[i] = best + 0.02
            elif lacks and isinstance(option, UseCardForColour) and option.colour == colour:
                found[i] = best + 0.005
            elif isinstance(option, UseCard) and option.card in (32, 33) and not option.via:
                builds = isinstance(options[first], BuildBuilding | UpgradeBuilding)
                found[i] = best + 0.03 if builds else -0.1
            elif isinstance(option, ProducePoints | FlipToken | ConvertPoint):
                found[i] = -0.1
        return found


JUDGED: dict[type[Action], Callable[[Basket, Any], float]] = {
    EndPurchases: lambda basket, option: LEAST,
    BuyTechnology: Basket.technology,
    BuildBuilding: lambda basket, option: basket.building(option.building, option.place),
    UpgradeBuilding: Basket.upgrade,
    Repair: Basket.repair,
    BuildTransport: lambda basket, option: basket.transport(option.kind, option.level, 0, option.place),
    UpgradeTransport: lambda basket, option: basket.transport(
        basket.g.items[option.item].kind, option.level, basket.g.items[option.item].level, ""
    ),
    Recruit: Basket.unit,
    PromoteCaptain: Basket.promotion,
    BuyBack: lambda basket, option: 0.1 * basket.share - basket.cost(half_price(option.unit)),
    BuildSiege: lambda basket, option: basket.engine(option.engine),
    UpgradeSiege: lambda basket, option: basket.engine(option.engine, basket.g.items[option.item].level),
    Ransom: Basket.ransom,
    RedeploySurrendered: lambda basket, option: 0.1,
    BuyEmpireCard: lambda basket, option: basket.empire_card(),
}


def needed_colour(option: Action) -> str:
    """The colour of the points that a purchase takes."""
    if isinstance(option, BuildBuilding | UpgradeBuilding):
        return "purple" if option.building == CATHEDRAL else "green"
    if isinstance(option, BuildTransport | UpgradeTransport):
        return "blue"
    if isinstance(option, BuildSiege | UpgradeSiege):
        return "green"
    if isinstance(option, PromoteCaptain) or (isinstance(option, Recruit) and read_unit(option.unit)[0] == CAPTAIN):
        return "red"
    return ""


def points_needed(basket: Basket, option: Any) -> int:
    """How many points a purchase takes."""
    g = basket.g
    if isinstance(option, BuildBuilding):
        return 1 if option.building == CATHEDRAL else LEVELS[option.building]
    if isinstance(option, UpgradeBuilding):
        place = g.place(option.place)
        return LEVELS[option.building] - (place.civil if option.building in CIVIL_NAMES else place.military)
    if isinstance(option, UpgradeTransport):
        return int(option.level) - g.items[option.item].level
    if isinstance(option, BuildTransport):
        return int(option.level)
    if isinstance(option, PromoteCaptain):
        return option.level - read_unit(option.unit)[1]
    if isinstance(option, BuildSiege):
        return ENGINES.index(option.engine) + 1
    if isinstance(option, UpgradeSiege):
        return ENGINES.index(option.engine) + 1 - g.items[option.item].level
    return read_unit(option.unit)[1] if isinstance(option, Recruit) else 0


def free_upgrade(g: Medioevo, option: UseCardAt | UseTechnologyOnBuilding) -> float:
    """A building raised for nothing but points: a level, and honor if it is the highest."""
    place = g.place(option.place)
    level = max(place.civil if place.civil < 3 else 0, place.military if place.military < 3 else 0)
    return 0.4 + 1.0 * (level == 2)
