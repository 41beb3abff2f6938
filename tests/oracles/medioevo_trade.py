"""The trade phase of Medioevo Universale by the book: moving, buying, selling, markets, routes (chapter 16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oracles.lockstep import Option
from oracles.medioevo_referee import Beyond, Chapter, Flow, Skip
from oracles.medioevo_world import BARBARIANS, MOVEMENT, NOBODY, SHIP, TERRAIN_COST, TRADERS, World, tokens_fit

POINTS = {4: 2, 6: 4, 8: 6}
"""Trade points of a route, by its steps with the destination (ME-16.24)."""
COMMERCE = {0: 0, 1: 25, 2: 50, 3: 100}
"""What a point of Commerce adds to a cube, by the level of the civil building (ME-26.5)."""
VERBS = ("trade_move", "trade_buy", "trade_sell", "abandon_route", "end_trade")
Item = dict[str, Any]


# Where a transport may go and trade


def _movement(item: Item) -> int:
    """Movement points left (ME-16.2)."""
    return 0 if item["stopped"] else MOVEMENT[item["level"]] + item["extra"] - item["spent"]


def _cost(world: World, here: str, to: str) -> int:
    """1 for each step; with the variant, by the terrain entered and a river (ME-22.10)."""
    if not world.variant("terrain") or to in world.map.seas:
        return 1
    river = frozenset((here, to)) in world.map.rivers
    return TERRAIN_COST[world.map.rows[to]["terrain"]] + river


def _ways(world: World, name: str, item: Item) -> set[str]:
    """Caravans go by land, ships by sea and dock anywhere on a coast (ME-16.3, ME-9.13)."""
    here = item["place"]
    ways = {row["place"] for row in _logistics(world, name)} & world.map.around(here)
    if item["kind"] != SHIP:
        return ways | (world.map.shores[here] if here in world.map.seas else world.map.land[here])
    return ways | (world.map.around(here) if here in world.map.seas else world.map.coast[here])


def _at_home(world: World, item: Item, at: str) -> bool:
    """Land for a caravan; the sea or a coast for a ship."""
    if not _sails(item):
        return at in world.map.rows
    return at in world.map.seas or bool(world.map.coast[at])


def _gets_home(world: World, name: str, item: Item, at: str, left: int, paid: frozenset[str]) -> bool:
    """Whether a transport in a place is in its medium, or can still reach it by steps that are paid (ME-26.2)."""
    if _at_home(world, item, at):
        return True
    ways = (paid & world.map.around(at)) | {to for to in world.map.around(at) if (to in world.map.seas) == _sails(item)}
    return any(
        _cost(world, at, to) <= left and _gets_home(world, name, item, to, left - _cost(world, at, to), paid - {to})
        for to in ways & world.in_play()
    )


def _sails(item: Item) -> bool:
    return bool(item["kind"] == SHIP)


def _logistics(world: World, name: str) -> list[dict[str, Any]]:
    """Steps in the wrong medium that are paid for (ME-26.2)."""
    return [row for row in world.rest["effects"] if (row["name"], row["item"]) == ("logistics", name)]


def _may_trade(world: World, seat: int, item: Item) -> bool:
    """Inhabited, and own, nobody's without barbarians, or opened by a pact; ships in a port (ME-16.9, ME-16.10)."""
    place = item["place"]
    if place not in world.map.good or (item["kind"] == SHIP and place not in world.map.port):
        return False
    if world.effect("card_2", place=place):
        return False
    sides = world.sides(place)
    if any(world.at_war(one, other) for one in sides for other in sides if BARBARIANS < one < other):
        return False
    owner = world.controller(place)
    if owner == NOBODY:
        return BARBARIANS not in sides
    return owner == seat or bool(world.granted("trade", owner, seat, place))


def _fee(world: World, seat: int, place: str, cubes: int) -> tuple[int, int]:
    """What a pact costs, and who gets it (ME-17.11)."""
    owner = world.controller(place)
    if owner in (NOBODY, seat):
        return 0, owner
    clauses = world.granted("trade", owner, seat, place)
    return min(clause["fee"] + clause["cube_fee"] * cubes for clause in clauses), owner


def _present(world: World, place: str) -> set[str]:
    """Colours that an area has, printed or as a market cube (ME-16.12)."""
    return {world.map.good[place], *world.place(place).market}


def _wanted(world: World, item: Item) -> Counter[str]:
    """Cubes aboard that can be sold here (ME-16.12)."""
    present = _present(world, item["place"])
    return Counter({good: n for good, n in item["cargo"].items() if n and good not in present})


# A trade turn (ME-16.1)


def turn_options(flow: Flow) -> set[Option]:
    world, seat = flow.world, flow.seat
    route = world.players[seat]["route"]
    found: set[Option] = set()
    own = [item for item in world.items_of(seat).values() if item["kind"] in TRADERS]
    if all(_at_home(world, item, item["place"]) for item in own):
        found.add(("end_trade",))
    if route is not None:
        found.add(("abandon_route",))
        if route["saved"]:
            raise Skip
    for name, item in world.items_of(seat).items():
        if item["twin"] or item["carries"]:
            raise Skip  # card 11
        if item["kind"] not in TRADERS:
            continue
        left = _movement(item)
        held = world.effect("card_3", place=item["place"])
        paid = frozenset(row["place"] for row in _logistics(world, name))
        for to in _ways(world, name, item) & world.in_play():
            rest = left - _cost(world, item["place"], to)
            if rest >= 0 and not held and _gets_home(world, name, item, to, rest, paid - {to}):
                found.add(("trade_move", name, to))
        if left and _may_trade(world, seat, item):
            found |= {("trade_buy", name, cubes, length) for cubes, length in _purchases(world, seat, item, route)}
            if _wanted(world, item):
                found.add(("trade_sell", name))
    return found


def _purchases(world: World, seat: int, item: Item, route: Any) -> set[tuple[int, int]]:
    """Cubes within capacity, supply and purse, and the lengths of a route that could be opened (ME-16.11, ME-16.21)."""
    place = item["place"]
    if world.players[seat]["bankrupt"]:  # buys nothing (ME-18.12)
        return set()
    most = min(2 * item["level"] - item["cargo"].total(), world.cubes_left(world.map.good[place]))
    player = world.players[seat]
    points = player["points"][1] if player["technology"][1] >= 2 else 0
    purse = player["florins"]
    cubes = [n for n in range(1, most + 1) if 100 * n + _fee(world, seat, place, n)[0] - _discount(n, points) <= purse]
    areas = len(world.map.good.keys() & world.in_play()) - 1
    lengths = [0, *(length for length in POINTS if route is None and length <= areas)]
    return {(n, length) for n in cubes for length in lengths}


def _discount(cubes: int, points: int) -> int:
    """What Market takes off a purchase, which stays above 0 (ME-26.6)."""
    return 50 * min(points, 2 * cubes - 1)


def turn_effect(flow: Flow, option: Option) -> None:
    world, (verb, *values) = flow.world, option
    if any(world.effect(card) for card in ("card_55", "card_56")):
        raise Skip  # a Ranger leads a transport through
    if verb == "end_trade":
        _end_of_edict(flow)
        if flow.stopped == "trade_turn":
            flow.ask("trade_turn")
        raise Beyond()
    if verb == "abandon_route":
        world.players[flow.seat]["route"] = None
    elif verb == "trade_move":
        _leave(flow, *values)
    else:
        _begin(flow, option)


def _begin(flow: Flow, option: Option) -> None:
    """A buying or selling action, before it is settled (ME-16.28)."""
    world, (verb, name, *values) = flow.world, option
    good = world.map.good[world.items[name]["place"]]
    sale: dict[str, Any] = {"seat": flow.seat, "transport": name, "sells": verb == "trade_sell", "cubes": []}
    sale |= {"route": False, "commerce": 0, "market": 0}
    sale |= {"opens": 0, "honor": 0, "both": False, "undone": False}
    world.rest["sales"].append(sale)
    if verb == "trade_sell":
        sale["route"] = _completes(world, flow.seat, sale)
        flow.ask("trade_sell", flow.seat)
    cubes, length = values
    sale["cubes"] = [good] * cubes
    sale["opens"] = length
    flow.window("trade_buy")
    _settle(flow)


# Moving (ME-16.4 to ME-16.8, ME-16.15, ME-16.23)


def _leave(flow: Flow, name: str, to: str) -> None:
    """Leaving an inhabited area leaves a cube of a colour aboard there (ME-16.15)."""
    world = flow.world
    item = world.items[name]
    here = item["place"]
    if flow.below == "trade_departure":
        flow.window("move")
    if here in world.map.good:
        _place_cube(flow, here, _placeable(world, here, +item["cargo"]))
    _arrive(flow, name, to)


def _placeable(world: World, place: str, goods: Counter[str]) -> list[str]:
    present = _present(world, place)
    return [good for good in sorted(goods) if good not in present and world.cubes_left(good)]


def _place_cube(flow: Flow, place: str, goods: list[str]) -> None:
    """The owner chooses the colour, if there is a choice (ME-16.14 to ME-16.17)."""
    if len(goods) > 1:
        flow.ask("place_market_cube", flow.seat)
    flow.world.place(place).market |= set(goods)


def _arrive(flow: Flow, name: str, to: str) -> None:
    world = flow.world
    item = world.items[name]
    here = item["place"]
    item["spent"] += _cost(world, here, to)
    item["place"] = to
    used = (("logistics", name, to), ("edict", name, here))
    world.rest["effects"] = [
        row for row in world.rest["effects"] if (row["name"], row["item"], row["place"]) not in used
    ]
    route = world.players[flow.seat]["route"]
    if route is not None and route["transport"] == name:
        here = zip(route["steps"], route["done"], strict=True)
        route["done"] = tuple(done or step == to for step, done in here)
    if BARBARIANS in world.sides(to) and not world.effect("edict", item=name, place=to):
        flow.window("move")
        flow.window("conquest")
        _lose(flow, name)
        flow.ask("trade_turn", flow.seat)
    takers = [other for other in world.order if other in world.sides(to) and world.hostile(other, flow.seat)]
    if takers:
        flow.window("move")
        flow.window("conquest")
        flow.ask("seize_entering_transport", takers[0])
    flow.window("move")
    flow.ask("trade_turn", flow.seat)


def _end_of_edict(flow: Flow) -> None:
    """A transport that stays where barbarians are is plundered after all (ME-26.9)."""
    world = flow.world
    paid = [row for row in world.rest["effects"] if (row["name"], row["seat"]) == ("edict", flow.seat)]
    world.rest["effects"] = [row for row in world.rest["effects"] if row not in paid]
    for row in paid:
        item = world.items.get(row["item"])
        if item is not None and item["place"] == row["place"] and BARBARIANS in world.sides(row["place"]):
            flow.window("conquest")
            _lose(flow, row["item"])


def _lose(flow: Flow, name: str) -> None:
    """A transport is removed with its cargo, and with it the route it makes (ME-16.6, ME-16.27, ME-22.20)."""
    world = flow.world
    owner = world.items[name]["owner"]
    del world.items[name]
    if world.variant("blood_tokens") and sum(player["blood"] for player in world.players) < 18:
        world.players[owner]["blood"] += 1
    _lose_route(flow, owner, name)


def _lose_route(flow: Flow, owner: int, name: str) -> None:
    route = flow.world.players[owner]["route"]
    if route is not None and route["transport"] == name:
        flow.window("transport_lost")
        flow.world.players[owner]["route"] = None


def seize_options(flow: Flow) -> set[Option]:
    """Kept if a property token fits, or plundered (ME-15.4, ME-16.7)."""
    (name,) = flow.args
    world = flow.world
    if world.effect("card_50") or world.effect("card_51"):
        raise Skip
    found: set[Option] = {("plunder_transport",)}
    levels = [item["level"] for item in world.items_of(flow.seat).values()]
    if tokens_fit([*levels, world.items[name]["level"]]):
        found.add(("seize_transport",))
    return found


def seize_effect(flow: Flow, option: Option) -> None:
    (name,) = flow.args
    world = flow.world
    item = world.items[name]
    owner = item["owner"]
    if option[0] == "seize_transport":
        item["owner"] = flow.seat
        _lose_route(flow, owner, name)
    else:
        world.pay(flow.seat, -(50 * item["level"] + 50 * item["cargo"].total()))
        _lose(flow, name)
    flow.ask("trade_turn", owner)


def cube_options(flow: Flow) -> set[Option]:
    place, *goods = flow.args
    colours = Counter(goods)
    return {("place_market_cube", good) for good in _placeable(flow.world, place, colours)}


def cube_effect(flow: Flow, option: Option) -> None:
    place, *_ = flow.args
    flow.world.place(place).market.add(option[1])
    below, _, args = flow.world.agenda[-2]
    if below == "trade_arrival":
        _arrive(flow, *args)
    flow.ask("trade_turn", flow.seat)


# Buying and selling (ME-16.9 to ME-16.20, ME-16.24 to ME-16.28, P5)


def _completes(world: World, seat: int, sale: dict[str, Any]) -> bool:
    """Whether a sale would complete the route (ME-16.24)."""
    route = world.players[seat]["route"]
    if route is None or route["transport"] != sale["transport"]:
        return False
    return bool(world.items[sale["transport"]]["place"] == route["destination"] and all(route["done"]))


def sell_options(flow: Flow) -> set[Option]:
    world, sale = flow.world, flow.world.rest["sales"][-1]
    item = world.items[sale["transport"]]
    left = _wanted(world, item) - Counter(sale["cubes"])
    found: set[Option] = {("add_cube", good) for good in left}
    found.add(("leave_trade",))
    if _wanted(world, item).keys() & set(sale["cubes"]):
        found.add(("confirm_trade",))
    if _completes(world, flow.seat, sale):
        found.add(("take_market",) if sale["route"] else ("take_route",))
    return found


def sell_effect(flow: Flow, option: Option) -> None:
    world, sale = flow.world, flow.world.rest["sales"][-1]
    if option[0] == "add_cube":
        sale["cubes"] = sorted([*sale["cubes"], option[1]])
    elif option[0] in ("take_market", "take_route"):
        sale["route"] = option[0] == "take_route"
    elif option[0] == "leave_trade":
        world.rest["sales"].pop()
        flow.ask("trade_turn", flow.seat)
    else:
        present = _present(world, world.items[sale["transport"]]["place"])
        sale["cubes"] = [good for good in sale["cubes"] if good not in present]  # Control may have moved a cube there
        if not sale["cubes"]:
            raise Skip
        flow.window("trade")
        if sale["route"]:
            flow.ask("convert_trade_points", flow.seat)
        _settle(flow)


def buy_effect(flow: Flow, option: Option) -> None:
    _settle(flow)


def window_effect(flow: Flow, option: Option) -> None:
    """Nobody else acts before a trade is settled."""
    flow.window("trade")
    if not flow.world.rest["sales"]:
        raise Skip
    sale = flow.world.rest["sales"][-1]
    if sale["route"]:
        flow.ask("convert_trade_points", sale["seat"])
    _settle(flow)


def convert_options(flow: Flow) -> set[Option]:
    route = flow.world.players[flow.seat]["route"]
    return {("convert_points", honor) for honor in range(POINTS[len(route["steps"]) + 1] + 1)}


def convert_effect(flow: Flow, option: Option) -> None:
    """Points become honor, or 50 florins on each cube sold (ME-16.25)."""
    world, honor = flow.world, option[1]
    route = world.players[flow.seat]["route"]
    world.gain_honor(flow.seat, honor)
    limit = world.options["honor_limit"]
    if limit != "none" and honor and world.players[flow.seat]["honor"] >= int(limit):
        raise Beyond()
    _settle(flow, POINTS[len(route["steps"]) + 1] - honor)


def _settle(flow: Flow, points: int = 0) -> None:
    """A buying or selling action is carried out: 1 movement point, florins, cubes, the route (P5)."""
    world = flow.world
    sale = world.rest["sales"][-1]
    if flow.decision != "trade":
        flow.window("trade")
    if sale["honor"] or sale["both"] or sale["undone"]:
        raise Skip  # cards
    world.rest["sales"].pop()
    seat, item = sale["seat"], world.items[sale["transport"]]
    place, cubes = item["place"], Counter(sale["cubes"])
    fee, granter = _fee(world, seat, place, cubes.total())
    item["spent"] += 1
    flow.seat = seat
    price = 100 * cubes.total() - 50 * sale["market"]
    if not sale["sells"] and price + fee > world.players[seat]["florins"]:  # the buyer has spent it meanwhile
        flow.ask("trade_turn", seat)
    if fee:
        world.pay(seat, fee)
        world.pay(granter, -fee)
    if sale["sells"]:
        _sell(flow, sale, place, cubes, points)
    else:
        world.pay(seat, price)
        item["cargo"] += cubes
        if sale["opens"]:
            world.players[seat]["route"] = {"transport": sale["transport"], "steps": (), "done": (), "destination": ""}
            world.players[seat]["route"]["saved"] = False
            flow.ask("open_route", seat)
    flow.ask("trade_turn", seat)


def _sell(flow: Flow, sale: dict[str, Any], place: str, cubes: Counter[str], points: int) -> None:
    world, seat, site = flow.world, sale["seat"], flow.world.place(place)
    price = 100 + (50 * points if sale["route"] else 20 * len(site.market))
    total = price * cubes.total() + COMMERCE[site.civil] * sale["commerce"] + 50 * sale["market"]
    world.pay(seat, -total)
    world.items[sale["transport"]]["cargo"] -= cubes
    route = world.players[seat]["route"]
    if route is not None and route["transport"] == sale["transport"]:
        world.players[seat]["route"] = None  # completed, or spoilt by a sale elsewhere (ME-16.26, ME-16.27)
    _place_cube(flow, place, _placeable(world, place, cubes))


# Opening a route (ME-16.21)


def _laid(route: dict[str, Any], origin: str) -> set[str]:
    return {origin, *route["steps"]}


def route_options(flow: Flow) -> set[Option]:
    origin, length = flow.args
    route = flow.world.players[flow.seat]["route"]
    areas = (flow.world.map.good.keys() & flow.world.in_play()) - _laid(route, origin)
    verb = "route_step" if len(route["steps"]) < length - 1 else "route_destination"
    return {(verb, place) for place in areas}


def route_effect(flow: Flow, option: Option) -> None:
    route = flow.world.players[flow.seat]["route"]
    if option[0] == "route_destination":
        route["destination"] = option[1]
        flow.ask("trade_turn", flow.seat)
    route["steps"] = (*route["steps"], option[1])
    route["done"] = (*route["done"], False)


CHAPTERS = {
    "trade_turn": Chapter(VERBS, turn_effect, turn_options),
    "place_market_cube": Chapter(("place_market_cube",), cube_effect, cube_options),
    "seize_entering_transport": Chapter(("seize_transport", "plunder_transport"), seize_effect, seize_options),
    "trade_sell": Chapter(
        ("add_cube", "take_market", "take_route", "confirm_trade", "leave_trade"), sell_effect, sell_options
    ),
    "trade_buy": Chapter(("confirm_trade",), buy_effect),
    "trade": Chapter(("pass",), window_effect),
    "convert_trade_points": Chapter(("convert_points",), convert_effect, convert_options),
    "open_route": Chapter(("route_step", "route_destination"), route_effect, route_options),
}
