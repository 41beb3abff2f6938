"""Purchases of Medioevo Universale by the book (chapters 6, 12 and 14 of the ledger)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from oracles.lockstep import Option
from oracles.medioevo_referee import Beyond, Chapter, Flow, Skip
from oracles.medioevo_world import (
    BARBARIANS,
    BRANCHES,
    BUILDINGS,
    CARAVAN,
    CATEGORIES,
    CIVIL,
    COLOURS,
    CP,
    ENGINES,
    GALLEY,
    MILITARY,
    NOBODY,
    RELIGIOUS,
    SHIP,
    WAGON,
    Unit,
    World,
    tokens_fit,
)

PRICE = {"light_infantry": 20, "archer": 50, "heavy_infantry": 50, "cavalry": 100}
PREFIX = {CARAVAN: "c", SHIP: "m", WAGON: "w", GALLEY: "g"}
DESIGN = {
    CIVIL: ("construction", 1, "green"),
    MILITARY: ("construction", 2, "green"),
    RELIGIOUS: ("religion", 1, "purple"),
    "transport": ("transport", 1, "blue"),
    "engine": ("construction", 3, "green"),
    "captain": ("combat", 1, "red"),
}
"""The technology that designs something: its branch and level, and the colour of its points (ME-8.1)."""
EFFECTS = ("card_32", "card_33", "flight_of_time")
VERBS = (
    *("buy_technology", "build_building", "upgrade_building", "repair", "build_transport", "upgrade_transport"),
    *("recruit", "promote_captain", "build_siege", "upgrade_siege", "buy_empire_card", "ransom"),
    *("redeploy_surrendered", "end_purchases"),
)


class Buyer:
    """A player who buys."""

    def __init__(self, world: World, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.player = world.players[seat]
        if any(world.effect(name) for name in EFFECTS) or self.player["wounded"]:
            raise Skip

    # what a purchase takes

    def knows(self, what: str) -> bool:
        branch, level, _ = DESIGN[what]
        known: int = self.player["technology"][BRANCHES.index(branch)]
        return known >= level

    def missing(self, what: str, points: int) -> int:
        """Points that have to be bought (ME-8.4)."""
        at_hand: int = self.player["points"][COLOURS.index(DESIGN[what][2])]
        return max(0, points - at_hand)

    def affords(self, florins: int, what: str = "", points: int = 0) -> bool:
        """Whether a price and the design can be paid in full (ME-2.9)."""
        if what and not self.knows(what):
            return False
        extra = 100 * self.missing(what, points) if what else 0
        return bool(self.player["florins"] >= florins + extra)

    def pay(self, florins: int, what: str = "", points: int = 0) -> None:
        if what:
            bought = self.missing(what, points)
            self.player["points"][COLOURS.index(DESIGN[what][2])] -= points - bought
            florins += 100 * bought
        self.world.pay(self.seat, florins)

    # where

    def own(self) -> list[str]:
        return self.world.controlled(self.seat)

    def musters(self) -> list[str]:
        """Where units, wagons and engines are placed (ME-6.17, ME-6.25, ME-6.29)."""
        return [place for place in self.own() if place in self.world.map.good or self.world.place(place).military]

    def recruiting_places(self) -> list[str]:
        """The same, and another player's under military control (ME-6.25, ME-17.17)."""
        return [*self.musters(), *self.lent("military_control")]

    def lent(self, clause: str) -> list[str]:
        world = self.world
        found = []
        for place in sorted(world.map.rows):
            host = world.controller(place)
            fit = place in world.map.good or (clause == "military_control" and world.place(place).military)
            if fit and host not in (NOBODY, self.seat) and world.granted(clause, host, self.seat, place):
                found.append(place)
        return found

    def yards(self, kind: str) -> list[str]:
        """Where a transport is built (ME-6.17, ME-6.18)."""
        if kind == WAGON:
            return [*self.musters(), *self.lent("military_control")]
        inhabited = [place for place in self.own() if place in self.world.map.good]
        inhabited += self.lent("civil_control" if kind in (CARAVAN, SHIP) else "military_control")
        inhabited = [place for place in inhabited if place in self.world.map.good]
        if kind == CARAVAN:
            return inhabited
        return [place for place in inhabited if place in self.world.map.port]

    def tokens_fit(self, *new: int, without: str = "") -> bool:
        levels = [item["level"] for name, item in self.world.items_of(self.seat).items() if name != without]
        return tokens_fit([*levels, *new])

    def limit(self) -> int:
        """Units that may still be placed in this phase (ME-6.26)."""
        civil = sum(self.world.place(place).civil for place in self.own())
        return int(3 + civil - self.player["recruited"])


# Options (ME-6.3 to ME-6.31)


def purchase_options(flow: Flow) -> set[Option]:
    buyer = Buyer(flow.world, flow.seat)
    found: set[Option] = {("end_purchases",)}
    if flow.world.effect("deployment"):
        raise Skip
    if buyer.player["bankrupt"]:
        return found
    for part in (_technologies, _buildings, _repairs, _transports, _recruits, _captains, _engines, _cards, _returns):
        found |= set(part(buyer))
    return found


def _technologies(buyer: Buyer) -> Iterator[Option]:
    """The next level of a branch, once a turn each (ME-6.3 to ME-6.5)."""
    for branch, level in zip(BRANCHES, buyer.player["technology"], strict=True):
        if level < 4 and branch not in buyer.player["learnt"] and buyer.affords(100 * (level + 1)):
            yield "buy_technology", branch


def _points(category: str, level: int) -> int:
    return 1 if category == RELIGIOUS else level


def _price(category: str, level: int) -> int:
    return 300 if category == RELIGIOUS else 100 * level


def _buildings(buyer: Buyer) -> Iterator[Option]:
    """New ones and higher ones (ME-6.7 to ME-6.11, ME-6.15)."""
    world = buyer.world
    for place in buyer.own():
        if any(world.hostile(buyer.seat, side) for side in world.sides(place) - {BARBARIANS, buyer.seat}):
            continue
        for category in CATEGORIES:
            old: int = getattr(world.place(place), category)
            if category == CIVIL and place not in world.map.good:
                continue
            for level, building in enumerate(BUILDINGS[category], start=1):
                price, points = _price(category, level), _points(category, level)
                if level <= old or not world.in_supply(building):
                    continue
                if not old and buyer.affords(price, category, points):
                    yield "build_building", building, place
                if old and buyer.affords(price - _price(category, old), category, points - _points(category, old)):
                    yield "upgrade_building", place, building


def _repairs(buyer: Buyer) -> Iterator[Option]:
    """50 florins for each destruction token (ME-6.14)."""
    for place in buyer.own():
        for category, tokens in zip(CATEGORIES, buyer.world.place(place).damage, strict=True):
            for number in range(1, tokens + 1):
                if buyer.affords(50 * number):
                    yield "repair", place, category, number


def _transports(buyer: Buyer) -> Iterator[Option]:
    """New ones and higher ones (ME-6.16 to ME-6.18, ME-6.22)."""
    for kind in (CARAVAN, SHIP, WAGON, GALLEY):
        yards = buyer.yards(kind)
        for level in (1, 2, 3):
            if (
                buyer.world.in_supply(kind)
                and buyer.affords(100 * level, "transport", level)
                and buyer.tokens_fit(level)
            ):
                for place in yards:
                    yield "build_transport", kind, level, place
    for name, item in buyer.world.items_of(buyer.seat).items():
        if item["kind"] in ENGINES or item["place"] not in buyer.yards(item["kind"]):
            continue
        for level in range(item["level"] + 1, 4):
            steps = level - item["level"]
            if buyer.affords(100 * steps, "transport", steps) and buyer.tokens_fit(level, without=name):
                yield "upgrade_transport", name, level


def _recruits(buyer: Buyer) -> Iterator[Option]:
    """Units other than Captains (ME-6.23, ME-6.25 to ME-6.27)."""
    if buyer.limit() < 1:
        return
    for kind, price in PRICE.items():
        if buyer.affords(price) and buyer.world.left_in_set(buyer.seat, kind):
            for place in buyer.recruiting_places():
                yield "recruit", kind, place


def _captains(buyer: Buyer) -> Iterator[Option]:
    """New Captains, and promotions where one could be recruited (ME-6.24)."""
    world, seat = buyer.world, buyer.seat
    for level in (1, 2, 3):
        standard = level == 1 or world.standards_left(level)
        paid = buyer.affords(100 * level, "captain", level)
        if standard and paid and buyer.limit() > 0 and world.left_in_set(seat, CP):
            for place in buyer.recruiting_places():
                yield "recruit", f"{CP}_{level}", place
    for place in buyer.recruiting_places():
        for unit in world.units(place, seat):
            if unit.kind != CP or unit.lent or unit.real:
                continue
            for level in range(unit.level + 1, 4):
                steps = level - unit.level
                if world.standards_left(level) and buyer.affords(100 * steps, "captain", steps):
                    yield "promote_captain", place, unit.name, level


def _engines(buyer: Buyer) -> Iterator[Option]:
    """New ones and higher ones (ME-6.28, ME-6.29)."""
    places = buyer.musters()
    for level, engine in enumerate(ENGINES, start=1):
        if not buyer.world.in_supply(engine):
            continue
        if buyer.affords(100 * level, "engine", level) and buyer.tokens_fit(level):
            for place in places:
                yield "build_siege", engine, place
        for name, item in buyer.world.items_of(buyer.seat).items():
            steps = level - item["level"]
            higher = item["kind"] in ENGINES and steps > 0 and item["place"] in places
            if higher and buyer.affords(100 * steps, "engine", steps) and buyer.tokens_fit(level, without=name):
                yield "upgrade_siege", name, engine


def _cards(buyer: Buyer) -> Iterator[Option]:
    """One Empire card a turn (ME-6.30, ME-6.31)."""
    left = sum(layer["count"] for layer in buyer.world.rest["empire"]["layers"])
    if not buyer.player["bought_card"] and left and buyer.affords(_card_price(buyer)):
        yield ("buy_empire_card",)


def _card_price(buyer: Buyer) -> int:
    return 100 + 50 * len(buyer.player["cards"])


def _returns(buyer: Buyer) -> Iterator[Option]:
    """Prisoners bought back, surrendered units placed again (ME-14.12, ME-14.20 to ME-14.22)."""
    if buyer.limit() < 1:
        return
    for captor, player in enumerate(buyer.world.players):
        for row in player["prisoners"]:
            if row["owner"] == buyer.seat and buyer.affords(_ransom(row)):
                for place in buyer.recruiting_places():
                    yield "ransom", captor, _name(row), place
    for row in buyer.player["surrendered"]:
        for place in buyer.musters():
            yield "redeploy_surrendered", _name(row), place


def _name(row: dict[str, Any]) -> str:
    return f"{CP}_{row['level']}" if row["kind"] == CP else str(row["kind"])


def _ransom(row: dict[str, Any]) -> int:
    return 200 * int(row["level"]) if row["kind"] == CP else 2 * PRICE[row["kind"]]


# What follows


def purchase_effect(flow: Flow, option: Option) -> None:
    buyer = Buyer(flow.world, flow.seat)
    verb, *values = option
    EFFECT[verb](flow, buyer, *values)


def _buy_technology(flow: Flow, buyer: Buyer, branch: str) -> None:
    at = BRANCHES.index(branch)
    buyer.player["technology"][at] += 1
    buyer.player["learnt"] = sorted([*buyer.player["learnt"], branch])
    buyer.pay(100 * buyer.player["technology"][at])


def _build(flow: Flow, buyer: Buyer, place: str, building: str) -> None:
    """A building, or the difference to a higher one (ME-6.10 to ME-6.13)."""
    category = next(category for category, names in BUILDINGS.items() if building in names)
    site, level = buyer.world.place(place), BUILDINGS[category].index(building) + 1
    old = getattr(site, category)
    florins = _price(category, level) - (_price(category, old) if old else 0)
    buyer.pay(florins, category, _points(category, level) - (_points(category, old) if old else 0))
    setattr(site, category, level)
    if building in ("city", "castle", "cathedral"):
        buyer.world.gain_honor(buyer.seat, 1)
        _end_by_honor(buyer.world)
    if category == MILITARY:
        _offer_token(flow, place, level - old)


def _end_by_honor(world: World) -> None:
    """With an honor limit the game may end here (ME-21.2)."""
    limit = world.options["honor_limit"]
    if limit != "none" and any(player["honor"] >= int(limit) for player in world.players):
        raise Beyond()


def _repair(flow: Flow, buyer: Buyer, place: str, category: str, tokens: int) -> None:
    buyer.world.place(place).damage[CATEGORIES.index(category)] -= tokens
    buyer.pay(50 * tokens)


def _build_transport(flow: Flow, buyer: Buyer, kind: str, level: int, place: str) -> None:
    buyer.pay(100 * level, "transport", level)
    _make(buyer, PREFIX[kind], kind, level, place)


def _make(buyer: Buyer, letter: str, kind: str, level: int, place: str) -> None:
    """A new item with all its movement points (ME-6.19)."""
    world = buyer.world
    world.rest["made"] += 1
    world.items[f"{letter}{world.rest['made']}"] = {
        "kind": kind,
        "level": level,
        "owner": buyer.seat,
        "place": place,
        "spent": 0,
        "extra": 0,
        "stopped": False,
        "cargo": Counter(),
        "aboard": "",
        "troops": Counter(),
        "left": [],
        "twin": False,
        "carries": 0,
    }


def _upgrade_transport(flow: Flow, buyer: Buyer, name: str, level: int) -> None:
    item = buyer.world.items[name]
    steps = level - item["level"]
    item["level"] = level
    buyer.pay(100 * steps, "transport", steps)


def _recruit(flow: Flow, buyer: Buyer, name: str, place: str) -> None:
    if name.startswith(CP):
        level = int(name[-1])
        buyer.pay(100 * level, "captain", level)
    else:
        buyer.pay(PRICE[name])
    _place_unit(buyer, name, place)


def _place_unit(buyer: Buyer, name: str, place: str) -> None:
    unit = Unit(CP, int(name[-1])) if name.startswith(CP) else Unit(name)
    world, host = buyer.world, buyer.world.controller(place)
    buyer.player["recruited"] += 1
    world.add(place, buyer.seat, unit)
    guest = {"place": place, "guest": buyer.seat, "host": host}
    if host != buyer.seat and guest not in world.rest["admitted"]:  # admitted by the pact (ME-2.6, ME-17.17)
        rows = [*world.rest["admitted"], guest]
        world.rest["admitted"] = sorted(rows, key=lambda row: (row["place"], row["guest"], row["host"]))


def _promote(flow: Flow, buyer: Buyer, place: str, name: str, level: int) -> None:
    army = buyer.world.place(place).army(buyer.seat)
    same = [unit for unit in army if unit.name == name]
    if len(same) != 1 or army[same[0]] > 1:
        raise Skip  # which of them is nobody's business
    unit = same[0]
    buyer.world.remove(place, buyer.seat, unit)
    buyer.world.add(place, buyer.seat, unit._replace(level=level))
    buyer.pay(100 * (level - unit.level), "captain", level - unit.level)


def _build_siege(flow: Flow, buyer: Buyer, engine: str, place: str) -> None:
    level = ENGINES.index(engine) + 1
    buyer.pay(100 * level, "engine", level)
    _make(buyer, "e", engine, level, place)


def _upgrade_siege(flow: Flow, buyer: Buyer, name: str, engine: str) -> None:
    item = buyer.world.items[name]
    level = ENGINES.index(engine) + 1
    buyer.pay(100 * (level - item["level"]), "engine", level - item["level"])
    item["kind"], item["level"] = engine, level


def _buy_card(flow: Flow, buyer: Buyer) -> None:
    """2 cards and 2 more for each cathedral are drawn (ME-6.31); the deck itself is luck's."""
    buyer.pay(_card_price(buyer))
    cathedrals = sum(buyer.world.place(place).religious for place in buyer.own())
    drawn = min(2 + 2 * cathedrals, sum(layer["count"] for layer in buyer.world.rest["empire"]["layers"]))
    seat = buyer.seat
    if flow.stopped != "keep_empire_card":
        raise AssertionError(f"the buyer keeps one of {drawn} cards")
    raise Beyond(f"players.{seat}.florins", f"players.{seat}.points", "places", "items")


def _buy_back(flow: Flow, buyer: Buyer, captor: int, name: str, place: str) -> None:
    """Twice the price, to the captor (ME-14.20)."""
    rows = buyer.world.players[captor]["prisoners"]
    row = next(row for row in rows if row["owner"] == buyer.seat and _name(row) == name)
    buyer.pay(_ransom(row))
    buyer.world.pay(captor, -_ransom(row))
    row["count"] -= 1
    if not row["count"]:
        rows.remove(row)
    _place_unit(buyer, name, place)


def _redeploy(flow: Flow, buyer: Buyer, name: str, place: str) -> None:
    row = next(row for row in buyer.player["surrendered"] if _name(row) == name)
    row["count"] -= 1
    if not row["count"]:
        buyer.player["surrendered"].remove(row)
    _place_unit(buyer, name, place)


def _end(flow: Flow, buyer: Buyer) -> None:
    """The next player buys; after the last one the combat phase begins."""
    if flow.stopped == "purchases":
        flow.ask("purchases")
    raise Beyond()


EFFECT: dict[str, Callable[..., None]] = {
    "buy_technology": _buy_technology,
    "build_building": lambda flow, buyer, building, place: _build(flow, buyer, place, building),
    "upgrade_building": _build,
    "repair": _repair,
    "build_transport": _build_transport,
    "upgrade_transport": _upgrade_transport,
    "recruit": _recruit,
    "promote_captain": _promote,
    "build_siege": _build_siege,
    "upgrade_siege": _upgrade_siege,
    "buy_empire_card": _buy_card,
    "ransom": _buy_back,
    "redeploy_surrendered": _redeploy,
    "end_purchases": _end,
}


# Control tokens (ME-12.12 to ME-12.14)


def _token_places(world: World, seat: int, building: str) -> list[str]:
    """Next to the building by land, not another's, without foreign army, without an own token (ME-12.13)."""
    found = []
    for place in sorted(world.map.land[building] & world.in_play()):
        free = world.controller(place) in (NOBODY, seat) and not world.sides(place) - {seat}
        if free and world.place(place).token == NOBODY:
            found.append(place)
    return found if world.tokens_left(seat) else []


def _offer_token(flow: Flow, building: str, tokens: int, after: str = "purchases") -> None:
    if tokens and _token_places(flow.world, flow.seat, building):
        flow.ask("place_control_token", flow.seat)
    if after == "deploy_next":
        raise Beyond("places", "items")
    flow.ask(after)


def token_options(flow: Flow) -> set[Option]:
    building, _ = flow.args
    return {("pass",), *(("place_control_token", place) for place in _token_places(flow.world, flow.seat, building))}


def token_effect(flow: Flow, option: Option) -> None:
    building, tokens = flow.args
    after = flow.world.agenda[-2][0] if len(flow.world.agenda) > 1 else ""
    after = {"charge_upkeep": "disband", "next_barbarian_point": "barbarian_point"}.get(after, after)  # by Genius
    if option[0] == "pass":
        _offer_token(flow, building, 0, after)
    place = flow.world.place(option[1])
    place.token, place.token_of = flow.seat, building
    _offer_token(flow, building, tokens - 1, after)


CHAPTERS = {
    "purchases": Chapter(VERBS, purchase_effect, purchase_options),
    "place_control_token": Chapter(("place_control_token", "pass"), token_effect, token_options),
}
