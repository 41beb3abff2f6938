"""Hordes: how they appear, and what they do to a place that nobody defends (ME-4.3, ME-19.5 to ME-19.7, ME-19.12)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from ....kernel.agenda import step
from ....kernel.now import Now
from ..components import ARCHER, BUILDINGS, CAPTAIN, CATEGORIES, LIGHT, MILITARY, SHIPS
from ..control import controller, owner_of_home, set_building
from ..forces import Troops, add_troops, items_at, named, remove_item, settled, sides_at, troops_at
from ..market.tokens import building_lost
from ..state import Medioevo
from ..supply import units_left
from ..tabletop import BARBARIANS, NOBODY, Troop
from ..trading.routes import transport_lost_by
from ..windows import conquest
from .blood import blood
from .events import BarbariansPlundered, HordeAppeared, TokenRemoved

JOINS = 3
"""A die of the War Circle up to this adds its unit to the horde."""


def horde_troops(g: Medioevo) -> Troops:
    """The horde of the turn by the dice of the War Circle (ME-4.3, ME-4.4)."""
    d4, d6, d8 = g.circle
    troops = [Troop(LIGHT, count=2 if d4 <= JOINS else 1)]
    if d6 <= JOINS:
        troops.append(Troop(ARCHER))
    if d8 <= JOINS:
        troops.append(Troop(CAPTAIN, level=1))
    return tuple(troops)


def place_horde(g: Medioevo, now: Now, place: str, *, rebels: bool = False) -> int:
    """Put the horde of the turn into a place, as far as the supply reaches; returns how many units it is.

    Resistance needs at least one Light Infantry (ME-19.7); rebels take what there is (ME-4.30)."""
    if not rebels and not units_left(g, BARBARIANS, LIGHT):
        return 0
    placed = []
    for troop in horde_troops(g):
        few = min(troop.count, units_left(g, BARBARIANS, troop.kind))
        if few:
            placed.append(replace(troop, count=few))
    add_troops(g, place, BARBARIANS, placed)
    names = tuple(named(troop.kind, troop.level) for troop in placed for _ in range(troop.count))
    if names:
        now.tell(HordeAppeared, place, names)
    return len(names)


def alone(g: Medioevo, place: str) -> bool:
    """Whether barbarians are the only military units in a place."""
    return sides_at(g, place) == (BARBARIANS,)


def calm(g: Medioevo, place: str) -> None:
    """A territory is no longer rebel when its rightful owner controls it again (ME-4.33)."""
    there = g.place(place)
    if there.rebel and owner_of_home(g, place) in (NOBODY, controller(g, place)):
        g.put(place, replace(there, rebel=False))


# plunder


def plunder_by_barbarians(g: Medioevo, now: Now, place: str, loser: int = NOBODY) -> None:
    """Barbarians hold a place and plunder it, after those who may protect something (ME-19.12, ME-19.13, chapter 24).

    `loser` is who controlled the place before they came."""
    if not troops_at(g, place, BARBARIANS):
        return
    if _at_stake(g, place) or g.place(place).token != NOBODY:
        now.then(conquest.of(place, loser, BARBARIANS), barbarians_plunder.of(place, loser))
    else:
        now.then(barbarians_plunder.of(place, loser))


def _at_stake(g: Medioevo, place: str) -> bool:
    return bool(_prey(g, place) or _standing(g, place) or _cubes(g, place))


def _standing(g: Medioevo, place: str) -> list[str]:
    """The categories of the buildings that nothing protects."""
    there = g.place(place)
    return [what for what in CATEGORIES if getattr(there, what) and not is_safe(g, place=place, what=what)]


def _cubes(g: Medioevo, place: str) -> int:
    return 0 if is_safe(g, place=place, what="market") else len(g.place(place).market)


def _prey(g: Medioevo, place: str) -> list[str]:
    """The items that barbarians take: all on land, at sea trade ships and galleys without units (ME-19.13)."""
    at_sea = place in g.box.chart.seas
    found = []
    for name in items_at(g, place):
        item = g.items[name]
        if item.owner == BARBARIANS or is_safe(g, name):
            continue
        if not at_sea or (item.kind in SHIPS and not item.troops):
            found.append(name)
    return found


def is_safe(g: Medioevo, item: str = "", place: str = "", what: str = "") -> bool:
    """Whether a Diplomat protects an item, or in a place a building by its category, or the market (ME-25.43)."""
    return any(
        effect.name in ("card_50", "card_51") and (effect.item, effect.place, effect.note) == (item, place, what)
        for effect in g.effects
    )


@step
def barbarians_plunder(g: Medioevo, now: Now, place: str, loser: int) -> None:
    """All transports, engines, buildings, cargo, market cubes and control tokens go; nobody is paid (ME-19.12)."""
    on_land = place not in g.box.chart.seas
    if not troops_at(g, place, BARBARIANS) or (on_land and not alone(g, place)):
        return
    if on_land:
        settled(g, place)
        if loser != NOBODY and place not in g.conquered:
            insort(g.conquered, place)  # ME-21.6
    harmed = {loser} if owner_of_home(g, place) == loser else set()
    drop_token(g, now, place)
    prey = _prey(g, place)
    fallen, cubes = _standing(g, place), _cubes(g, place)
    harmed |= {g.items[name].owner for name in prey}
    if fallen or cubes:
        harmed.add(loser)
    if prey or fallen or cubes:
        now.tell(BarbariansPlundered, place, tuple(prey), tuple(_building(g, place, what) for what in fallen), cubes)
    blood(g, now, *harmed)
    for name in prey:
        lose_item(g, now, name)
    for what in fallen:
        raze(g, now, place, what)
    if cubes:
        g.put(place, replace(g.place(place), market=()))


def _building(g: Medioevo, place: str, category: str) -> str:
    level: int = getattr(g.place(place), category)
    return BUILDINGS[category][level - 1]


# losing things


def drop_token(g: Medioevo, now: Now, place: str) -> None:
    """A control token is removed where barbarians come (ME-12.16)."""
    there = g.place(place)
    if there.token != NOBODY:
        now.tell(TokenRemoved, there.token, place)
        g.put(place, replace(there, token=NOBODY, token_of=""))


def raze(g: Medioevo, now: Now, place: str, category: str) -> None:
    """A building goes back to the supply, a military one with its control tokens (ME-12.17, ME-12.20)."""
    set_building(g, place, category, 0)
    if category == MILITARY:
        building_lost(g, now, place)


def lose_item(g: Medioevo, now: Now, name: str) -> None:
    """An item goes back to the supply with its cargo; a trade route ends with its transport (ME-16.27)."""
    if name in g.items:  # at sea it may have gone with the galley that carried it
        owner = g.items[name].owner
        remove_item(g, name)
        transport_lost_by(g, now, owner)
