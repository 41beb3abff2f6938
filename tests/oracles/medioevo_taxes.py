"""Taxes, interest, upkeep and bankruptcy of Medioevo Universale by the book (chapters 5 and 18)."""

from __future__ import annotations

from collections.abc import Iterator

from oracles.lockstep import Option
from oracles.medioevo_loans import borrow, clear_arrears, interest, may_borrow
from oracles.medioevo_referee import Beyond, Chapter, Flow, Skip
from oracles.medioevo_world import BARBARIANS, BUILDINGS, CATEGORIES, ENGINES, GALLEY, RELIGIOUS, SHIP, Unit, World

LEVELS = (10, 20, 30, 40, 50)
UPKEEP = {"plains": 20, "forest": 20, "hills": 20, "mountains": 30, "desert": 40}


# Levels and income (ME-5.1 to ME-5.5)


def tax_options(flow: Flow) -> set[Option]:
    return {("set_tax", level) for level in LEVELS}


def tax_effect(flow: Flow, option: Option) -> None:
    """When the last level is set, all are revealed; then income, interest and upkeep of all."""
    world = flow.world
    levels = {seat: _drafted(world, seat) for seat in flow.args if seat != flow.seat}
    if not all(levels.values()):
        flow.ask("set_tax")
    for seat, level in {**levels, flow.seat: option[1]}.items():
        world.players[seat]["tax"] = level
    incomes = {seat: income(world, seat) for seat in world.alive}
    for seat, florins in incomes.items():
        world.pay(seat, -florins)
    due = [clause for pact in world.rest["pacts"] for clause in pact["clauses"] if world.turn in clause["turns"]]
    if due:
        raise Beyond()
    collect_interest(flow, world.order)


def _drafted(world: World, seat: int) -> int:
    draft = world.drafts[seat]
    return int(draft[-1].partition("=")[2]) if draft else 0


def income(world: World, seat: int) -> int:
    """What a player gets in phase 3."""
    territories = world.controlled(seat)
    units = any(seat in world.sides(place) for place in (*world.map.rows, *world.map.seas))
    if not territories and not units:
        return 200
    sites = [world.place(place) for place in territories]
    cities = sum(20 * len(site.market) for site in sites if site.civil == 3)
    tax: int = world.players[seat]["tax"]
    return tax * (len(sites) + sum(site.civil for site in sites)) + cities


# Interest (ME-5.6, ME-5.10, ME-18.4, ME-18.8)


def collect_interest(flow: Flow, seats: list[int]) -> None:
    world = flow.world
    if world.effect("card_37") or world.effect("card_38"):
        raise Skip  # Magnates change what is due, or get a part of it
    for seat in seats:
        player = world.players[seat]
        due = interest(player) + player["interest"]
        if due and player["cards"] and flow.stopped_for == seat:
            flow.window("settle_interest")
        if flow.stopped == "upkeep":
            raise Beyond()
        if player["florins"] < due and may_borrow(player):
            borrow(world, seat)
        if player["florins"] < due:
            _go_bankrupt(flow, seat, due)
        world.pay(seat, due)
        if due:
            player["interest"] = player["missed"] = 0
            player["bankrupt"] = False
    collect_upkeep(flow, world.order)


def _go_bankrupt(flow: Flow, seat: int, due: int) -> None:
    """Bankrupt until the interest due is paid, from own buildings and transports first (ME-18.8, ME-18.9)."""
    player = flow.world.players[seat]
    player["bankrupt"], player["interest"] = True, due
    if flow.stopped == "bankruptcy_plunder" and flow.stopped_for == seat:
        flow.ask("bankruptcy_plunder", seat)
    raise Beyond()  # nothing to plunder: rebellions, arrears, or the end


# Upkeep (ME-5.7 to ME-5.11, ME-22.12)


def _pieces(world: World, seat: int) -> Iterator[tuple[str, int]]:
    """Where a player has pieces that cost upkeep, and how many."""
    for place, site in world.places.items():
        units = sum(count for unit, count in site.forces.get(seat, {}).items() if unit.lent_by != BARBARIANS)
        lent = site.forces.get(BARBARIANS, {}).items()
        yield place, units + sum(count for unit, count in lent if unit.lent_by == seat)
    for item in world.items_of(seat).values():
        yield item["place"], 1 + item["troops"].total()


def upkeep(world: World, seat: int) -> int:
    return sum(count * _rate(world, place) for place, count in _pieces(world, seat))


def _rate(world: World, place: str) -> int:
    if not world.variant("terrain") or place in world.map.seas:
        return 20
    return 10 if place in world.map.good else UPKEEP[world.map.rows[place]["terrain"]]


def collect_upkeep(flow: Flow, seats: list[int]) -> None:
    """Whoever has pieces is asked what to give back before paying."""
    for seat in seats:
        if any(count for _, count in _pieces(flow.world, seat)):
            flow.ask("disband", seat)
    raise Beyond(*(f"players.{seat}.florins" for seat in flow.world.alive))


def disband_options(flow: Flow) -> set[Option]:
    world, seat = flow.world, flow.seat
    found = set(_returns(world, seat))
    if world.players[seat]["florins"] >= upkeep(world, seat):
        found.add(("pay_upkeep",))
    return found


def _returns(world: World, seat: int) -> Iterator[Option]:
    for place, site in world.places.items():
        for unit in site.forces.get(seat, ()):
            if not unit.lent:
                yield "return_unit", place, unit.name
        for unit in site.forces.get(BARBARIANS, {}):
            if unit.lent_by == seat:
                yield "return_unit", place, unit.name
    for name, item in world.items_of(seat).items():
        yield "return_item", name
        for unit in item["troops"]:
            if not unit.lent:
                yield "return_unit", item["place"], unit.name


def disband_effect(flow: Flow, option: Option) -> None:
    world, seat = flow.world, flow.seat
    if option[0] == "pay_upkeep":
        world.pay(seat, upkeep(world, seat))
        collect_upkeep(flow, world.order[world.order.index(seat) + 1 :])
    elif option[0] == "return_item":
        _return_item(flow, option[1])
    else:
        _return_unit(world, seat, *option[1:])
    if not any(count for _, count in _pieces(world, seat)):
        collect_upkeep(flow, world.order[world.order.index(seat) + 1 :])


def _return_item(flow: Flow, name: str) -> None:
    """Cubes are lost, units stay in the territory (ME-2.13)."""
    world = flow.world
    item = world.items[name]
    if item["troops"] or item["place"] in world.map.seas or any(i["aboard"] == name for i in world.items.values()):
        raise Skip
    del world.items[name]
    route = world.players[flow.seat]["route"]
    if route is not None and route["transport"] == name:
        flow.window("transport_lost")
        world.players[flow.seat]["route"] = None


def _return_unit(world: World, seat: int, place: str, name: str) -> None:
    army = world.place(place).army(seat)
    same = [unit for unit in army if unit.name == name]
    if len(same) != 1 or world.sides(place) != {seat} or same[0].lent:
        raise Skip  # which of several, or what others do whom it leaves alone, is not settled here
    world.remove(place, seat, Unit(*same[0]))


# Bankruptcy (ME-18.8, ME-18.9)


def plunder_options(flow: Flow) -> set[Option]:
    """Own buildings and transports, no engines."""
    world, seat = flow.world, flow.seat
    found: set[Option] = {("done",)}
    for place in world.controlled(seat):
        for category in CATEGORIES:
            if building := world.place(place).building(category):
                found.add(("plunder_own", place, building, ""))
    for name, item in world.items_of(seat).items():
        if item["kind"] not in ENGINES:
            found.add(("plunder_own", "", "", name))
    return found


def plunder_effect(flow: Flow, option: Option) -> None:
    world, seat = flow.world, flow.seat
    if option[0] == "done":
        raise Beyond()  # rebellions, or arrears, or the end
    _, place, building, name = option
    if name:
        item = world.items[name]
        if item["kind"] in (GALLEY, SHIP) and item["place"] in world.map.seas:
            raise Skip
        world.pay(seat, -50 * item["level"])
        route = world.players[seat]["route"]
        del world.items[name]
        if route is not None and route["transport"] == name:
            flow.window("transport_lost")
            world.players[seat]["route"] = None
    else:
        world.pay(seat, -_raze(world, place, building))
    player = world.players[seat]
    if player["florins"] >= player["interest"]:
        clear_arrears(world, seat)
        collect_interest(flow, world.order[world.order.index(seat) + 1 :])
    if len(plunder_options(flow)) == 1:
        raise Beyond("items")


def _raze(world: World, place: str, building: str) -> int:
    """A building goes with its damage and the control tokens that came from it (ME-12.17); what it brings."""
    category = next(category for category, names in BUILDINGS.items() if building in names)
    site = world.place(place)
    level = getattr(site, category)
    setattr(site, category, 0)
    site.damage[CATEGORIES.index(category)] = 0
    if category == "military":
        for other in world.places.values():
            if other.token_of == place:
                other.token, other.token_of = -1, ""
    return 150 if category == RELIGIOUS else 50 * level


CHAPTERS = {
    "set_tax": Chapter(("set_tax",), tax_effect, tax_options),
    "disband": Chapter(("return_unit", "return_item", "pay_upkeep"), disband_effect, disband_options),
    "bankruptcy_plunder": Chapter(("plunder_own", "done"), plunder_effect, plunder_options),
}
