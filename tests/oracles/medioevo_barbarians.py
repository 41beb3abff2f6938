"""Barbarian dice, supply and rebellions of Medioevo Universale by the book (chapters 4 and 19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from oracles.lockstep import Different, Option
from oracles.medioevo_referee import Asked, Beyond, Chapter, Flow, Skip
from oracles.medioevo_world import (
    AR,
    BARBARIANS,
    CATEGORIES,
    CP,
    GALLEY,
    LI,
    NOBODY,
    NONE,
    SHIP,
    TRADERS,
    Army,
    Place,
    Unit,
    World,
)

DICE = ("d4", "d6", "d8")
GREY_GALLEYS = 4


def composition(world: World) -> list[Unit]:
    """The horde of the turn, in the order in which it is placed (ME-4.3, ME-4.30)."""
    four, six, eight = world.rest["circle"]
    horde = [Unit(LI)] * (2 if four <= 3 else 1)
    return horde + [Unit(AR)] * (six <= 3) + [Unit(CP, 1)] * (eight <= 3)


# The dice (ME-4.2)


def reroll_options(flow: Flow) -> set[Option]:
    """Any subset of the three dice, or none."""
    subsets = {("reroll_barbarian_dice", some) for n in (1, 2, 3) for some in combinations(DICE, n)}
    return {("pass",), *subsets}


def reroll_effect(flow: Flow, option: Option) -> None:
    if option[0] != "pass":
        for at, die in enumerate(DICE):
            if die in option[1]:
                flow.world.rest["circle"][at] = flow.die(int(die[1:]))
    raise Beyond("circle", "places", "items")


# Points (ME-4.16 to ME-4.24)


def horde_at(world: World, place: str) -> Army:
    return +world.places[place].forces.get(BARBARIANS, Counter()) if place in world.places else Counter()


def point_options(flow: Flow) -> set[Option]:
    return {("done",), *_additions(flow.world), *_moves(flow.world, flow.seat)}


def _fires(world: World) -> list[str]:
    """Fire territories in play; the homes of absent kingdoms have lost theirs (ME-23.4)."""
    kingdoms = {player["kingdom"] for player in world.players}
    return [
        place
        for place in sorted(world.map.fire & world.in_play())
        if world.map.home.get(place) in (None, *sorted(kingdoms))
    ]


def _additions(world: World) -> Iterator[Option]:
    free = [place for place in _fires(world) if world.controller(place) == NOBODY]
    places = {place for place in world.map.rows if horde_at(world, place)} | set(free)
    if not free:
        places |= {place for place in world.map.rows if place in world.in_play() and _empty(world, place)}
    for place in places:
        size = horde_at(world, place).total()
        for kind, least in ((LI, 0), (AR, 2), (CP, 4)):
            if size >= least and world.left_in_horde_set(kind) > 0:
                yield "add_barbarian", f"{CP}_1" if kind == CP else kind, place


def _empty(world: World, place: str) -> bool:
    """Outside all starting kingdoms, uncontrolled, without army, engine, transport or building (ME-4.18)."""
    if world.map.home.get(place) in {player["kingdom"] for player in world.players}:
        return False
    pieces = any(item["place"] == place for item in world.items.values()) or world.sides(place)
    site = world.places.get(place, Place())
    built = any(getattr(site, category) for category in CATEGORIES)
    return world.controller(place) == NOBODY and not pieces and not built


def _moves(world: World, first: int) -> Iterator[Option]:
    """A whole horde one step, unless it shares its place or stands in a home of the first player (ME-4.20 to 4.22)."""
    for place in sorted(world.places):
        others = world.sides(place) - {BARBARIANS}
        others |= {item["owner"] for item in world.items.values() if item["place"] == place} - {BARBARIANS}
        if not horde_at(world, place) or others or world.effect("card_3", place=place):
            continue
        if world.map.home.get(place) == world.players[first]["kingdom"]:
            continue
        for to in sorted(world.map.around(place) & world.in_play()):
            if to not in world.map.seas or place in world.map.seas or _galley_there(world, to) or _galley_free(world):
                yield "move_horde", place, to


def _galley_there(world: World, sea: str) -> bool:
    return any(item["owner"] == BARBARIANS and item["place"] == sea for item in world.items.values())


def _galley_free(world: World) -> bool:
    grey = sum(item["owner"] == BARBARIANS for item in world.items.values())
    return grey < GREY_GALLEYS and world.in_supply(GALLEY) > 0


def point_effect(flow: Flow, option: Option) -> None:
    world = flow.world
    if option[0] == "done":
        world.rest["barbarian_points"] = 0
        check_taxes(flow)
    world.rest["barbarian_points"] -= 1
    if option[0] == "add_barbarian":
        _, kind, place = option
        if world.sides(place) - {BARBARIANS} and world.place(place).held_by == NONE:
            world.place(place).held_by = world.controller(place)  # others have come who have not conquered it
        world.add(place, BARBARIANS, Unit(CP, 1) if kind.startswith(CP) else Unit(kind))
    else:
        _, here, place = option
        _move(world, here, place)
    _settle_horde(flow, place)
    if not world.rest["barbarian_points"]:
        check_taxes(flow)


def _move(world: World, here: str, to: str) -> None:
    horde = world.place(here).forces.pop(BARBARIANS)
    galley = next((n for n, i in world.items.items() if i["owner"] == BARBARIANS and i["place"] == here), "")
    merged = to in world.map.seas and _galley_there(world, to)
    if galley and (to not in world.map.seas or merged):
        del world.items[galley]
    elif galley:
        world.items[galley]["place"] = to
    elif to in world.map.seas and not merged:
        world.rest["made"] += 1
        world.items[f"g{world.rest['made']}"] = {
            "kind": GALLEY,
            "level": 1,
            "owner": BARBARIANS,
            "place": to,
            "spent": 0,
            "extra": 0,
            "stopped": False,
            "cargo": Counter(),
            "aboard": "",
            "troops": Counter(),
            "left": (),
            "twin": False,
            "carries": 0,
        }
    before = world.controller(to)
    world.place(to).army(BARBARIANS).update(horde)
    if before != NOBODY and world.sides(to) == {BARBARIANS} and to not in world.rest["conquered"]:
        world.rest["conquered"] = sorted([*world.rest["conquered"], to])
    world.found["former"] = before
    left = world.place(here)
    if left.rebel and world.controller(here) == world.home_of(here):  # home again (ME-4.33, ME-15.17)
        left.rebel = False


def _settle_horde(flow: Flow, place: str) -> None:
    """It fights whoever stands there, or takes and plunders the place (ME-4.23, ME-4.24, ME-19.12, ME-19.13)."""
    world = flow.world
    if any(world.effect(name, place=place) for name in ("card_1", "card_50", "card_51")):
        raise Skip
    if world.sides(place) != {BARBARIANS}:
        if world.agenda and flow.decision == "barbarian_point" and world.found.get("former") is None:
            return  # added to a horde that stands with others: nothing begins by itself (ME-A100)
        _meets(flow, place, sorted(world.sides(place) - {BARBARIANS}))
    for window in ("enter", "conquest"):
        if flow.stopped == window:
            raise Beyond("barbarian_points")
    plunder(flow, place, world.found.pop("former", NOBODY))


def _meets(flow: Flow, place: str, opponents: list[int]) -> None:
    """The horde fights at once; with several players there, the first player says whom first (ME-4.23)."""
    if len(opponents) > 1:
        if flow.stopped not in ("barbarian_target", "enter"):
            raise Different(f"{opponents} stand in {place}, and nobody was asked whom the horde attacks")
        raise Beyond("barbarian_points", f"places.{place}.forces")
    found = flow.found
    assert found is not None
    begun = [(battle["place"], battle["attacker"], battle["defender"]) for battle in found.battles]
    both = found.sides(place) >= {BARBARIANS, opponents[0]}
    if both and (place, BARBARIANS, opponents[0]) not in begun and flow.stopped != "enter":
        raise Different(f"the horde stands in {place} with {opponents} and does not fight")
    raise Beyond("barbarian_points")


def target_options(flow: Flow) -> set[Option]:
    place, _, *opponents = flow.args
    return {("aim_horde", seat) for seat in opponents if seat in flow.world.sides(place)}


def target_effect(flow: Flow, option: Option) -> None:
    _meets(flow, flow.args[0], [option[1]])


def plunder(flow: Flow, place: str, former: int) -> None:
    """Everything goes, nobody is paid; whoever loses something, or a home, gets a blood token (ME-19.12, ME-22.20)."""
    world, site = flow.world, flow.world.place(place)
    losers: set[int] = set()
    if former != NOBODY and (any(getattr(site, category) for category in CATEGORIES) or site.market):
        losers.add(former)
    if former != NOBODY and world.home_of(place) == former:
        losers.add(former)
    for name, item in list(world.items.items()):
        if item["place"] != place or item["owner"] == BARBARIANS:
            continue
        if place in world.map.seas and item["kind"] not in (SHIP, GALLEY):
            continue
        losers.add(item["owner"])
        del world.items[name]
        route = world.players[item["owner"]]["route"]
        if item["kind"] in TRADERS and route is not None and route["transport"] == name:
            if flow.stopped == "transport_lost":
                raise Beyond("barbarian_points")
            world.players[item["owner"]]["route"] = None
    if site.military:
        for other in world.places.values():
            if other.token_of == place:
                other.token, other.token_of = NOBODY, ""
    site.civil = site.military = site.religious = 0
    site.damage, site.market = [0, 0, 0], set()
    site.token, site.token_of = NOBODY, ""
    if world.variant("blood_tokens"):
        for seat in sorted(losers):
            if sum(player["blood"] for player in world.players) < 18:
                world.players[seat]["blood"] += 1


# Rebellions (ME-4.25 to ME-4.33)


def check_taxes(flow: Flow) -> None:
    """A rebellion for each step of 10 above the tax on the back of the top Event card (ME-4.25 to ME-4.29)."""
    world = flow.world
    settled = ("places", "items", "conquered", "barbarian_points")
    if not any(entry[0] == "check_rebellions" for entry in world.agenda):
        raise Beyond(*settled, "players")  # a scene without this step
    tolerated = _tolerated(world)
    for seat in world.order:
        rebellions = max(0, world.players[seat]["tax"] - tolerated) // 10
        homes = world.map.homes[world.players[seat]["kingdom"]]
        if rebellions and any(BARBARIANS in world.sides(place) for place in homes):
            world.gain_honor(seat, -rebellions)
        choices = least_defended(world, seat) if rebellions else []
        if len(choices) > 1:
            flow.ask("place_rebellion", seat)
        if choices:
            flow.seat = seat
            _rise(flow, choices[0], rebellions, ())
    raise Beyond(*settled, *(f"players.{seat}.honor" for seat in world.alive))


def _tolerated(world: World) -> int:
    """The number on the back of the card on top of the Event deck."""
    top = world.rest["event_deck"]["layers"][0]
    if top["card"]:
        return int(world.map.events[top["card"]]["tolerated_tax"])
    if not top["face"]:
        raise Skip
    return int(top["face"])


def least_defended(world: World, seat: int) -> list[str]:
    """Own home territories under control with the fewest own military units (ME-4.28)."""
    homes = world.map.homes[world.players[seat]["kingdom"]]
    own = {place: world.units(place, seat).total() for place in homes if world.controller(place) == seat}
    return sorted(place for place, units in own.items() if units == min(own.values()))


def place_options(flow: Flow) -> set[Option]:
    return {("place_rebellion", place) for place in least_defended(flow.world, flow.seat)}


def place_effect(flow: Flow, option: Option) -> None:
    left, *placed = flow.args
    _rise(flow, option[1], left, tuple(placed))


def _rise(flow: Flow, place: str, left: int, placed: tuple[str, ...]) -> None:
    world, seat = flow.world, flow.seat
    if flow.below == "put_rebels" and flow.agenda[-2].args[0] == place:
        flow.window("rebellion")
    for unit in composition(world):
        if world.left_in_horde_set(unit.kind) > 0:
            world.add(place, BARBARIANS, unit)
    site = world.place(place)
    if not horde_at(world, place):
        raise Skip
    site.rebel, site.held_by = True, seat
    placed = (*placed, place)
    homes = least_defended(world, seat) if left > 1 else []
    if len(homes) > 1:
        flow.ask("place_rebellion", seat)
    if homes:
        _rise(flow, homes[0], left - 1, placed)
    _resolve(flow, placed)


def _resolve(flow: Flow, placed: tuple[str, ...]) -> None:
    """Undefended territories are held and plundered, then the battles follow (ME-4.31)."""
    world = flow.world
    if flow.stopped == "rebellion" and flow.below != "put_rebels" and flow.stopped_args[0] == flow.seat:
        raise Asked("rebellion")
    fought = [place for place in placed if flow.seat in world.sides(place)]
    if fought or any(flow.stopped == window for window in ("conquest", "transport_lost")):
        raise Beyond(*(f"places.{place}.rebel" for place in placed))
    for place in placed:
        world.place(place).held_by = NONE
        if place not in world.rest["conquered"]:
            world.rest["conquered"] = sorted([*world.rest["conquered"], place])
        plunder(flow, place, flow.seat)
    below = [entry for entry in flow.world.agenda[:-1] if entry[0] == "rebel"]
    if below:
        raise Beyond(*(f"places.{place}" for place in placed), f"players.{flow.seat}.honor")
    raise Beyond("places", "items", "conquered", *(("players",) if len(world.agenda) == 1 else ()))


def battle_options(flow: Flow) -> set[Option]:
    """The victim chooses which of its battles is fought next (ME-4.32)."""
    return {("face_rebellion", place) for place in flow.args}


def battle_effect(flow: Flow, option: Option) -> None:
    raise Beyond()


CHAPTERS = {
    "reroll_barbarian_dice": Chapter(("reroll_barbarian_dice", "pass"), reroll_effect, reroll_options),
    "barbarian_point": Chapter(("add_barbarian", "move_horde", "done"), point_effect, point_options),
    "barbarian_target": Chapter(("aim_horde",), target_effect, target_options),
    "place_rebellion": Chapter(("place_rebellion",), place_effect, place_options),
    "order_rebellion_battles": Chapter(("face_rebellion",), battle_effect, battle_options),
}
