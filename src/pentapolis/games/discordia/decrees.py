"""Decrees: fourteen conditions, four places (DI-14)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ClaimDecree, PassWindow
from .bonuses import receive
from .components import TYPE_PLACES, Box
from .events import DecreeCompleted
from .looks import Looks, looks
from .ships import resolve_ships
from .state import City, Discordia
from .tables import Condition

PASS_WINDOW = PassWindow()
NUMBERS = {"modifiers": "modifiers", "aqueduct": "ring"}
"""Conditions on one number of a city, by its name."""


class Decrees:
    """The conditions of a box, ready to be asked: a bit per decree. A condition holds when its number is reached or
    exceeded (DI-14.5)."""

    def __init__(self, decrees: dict[str, Condition]) -> None:
        self.bits = {id: 1 << place for place, id in enumerate(decrees)}
        self.numbers: list[tuple[Callable[[City], int], int, int]] = []
        """One number of a city: how to read it, what it must reach, and the bit."""
        self.reserve: list[tuple[int, int]] = []
        """Types of workers in reserve, at most."""
        self.extensions: list[tuple[int, int, int, int]] = []
        """The tiles that it takes, so many types of which there are so many tiles."""
        self.towers: list[tuple[int, int]] = []
        self.workers: list[tuple[int, int]] = []
        """Workers on all buildings."""
        self.everywhere: list[tuple[int, int]] = []
        """The same, with some on every type."""
        self.on_type: list[tuple[int, int, int, int]] = []
        """Workers on a type of building, the type, and how many buildings."""
        for id, condition in decrees.items():
            self._sort(condition, self.bits[id])
        self.fewest_workers = min(row[0] for row in (*self.workers, *self.everywhere, *self.on_type))

    def _sort(self, condition: Condition, bit: int) -> None:
        kind, n = condition.kind, condition.n
        if kind in NUMBERS or kind == "track":
            self.numbers.append((attrgetter(condition.track or NUMBERS[kind]), n, bit))
        elif kind == "reserve_types_max":
            self.reserve.append((n, bit))
        elif kind == "extension_types":
            self.extensions.append((condition.types, condition.types, 1, bit))
        elif kind == "extension_pairs":
            self.extensions.append((condition.pairs * condition.size, condition.pairs, condition.size, bit))
        elif kind == "towers":
            self.towers.append((n, bit))
        elif kind == "workers_all_types":
            self.everywhere.append((n, bit))
        elif condition.buildings:
            self.on_type.append((n, TYPE_PLACES[condition.on[0]], condition.buildings, bit))
        else:
            self.workers.append((n, bit))

    def held(self, city: City, seen: Looks) -> int:
        """A bit for each decree whose condition holds for a city."""
        found = self._by_workers(seen)
        for read, n, bit in self.numbers:
            if read(city) >= n:
                found |= bit
        if 0 in city.reserve:
            types = 4 - city.reserve.count(0)
            for n, bit in self.reserve:
                if types <= n:
                    found |= bit
        for n, bit in self.towers:
            if seen[-1].standing >= n:
                found |= bit
        tiles = city.extensions
        for least, types, size, bit in self.extensions:
            if tiles >= least and sum(number >= size for number in city.bought) >= types:
                found |= bit
        return found

    def _by_workers(self, seen: Looks) -> int:
        """Those that hang on workers of buildings; military towers are barracks (DI-14.11 to DI-14.13)."""
        ships, barracks, shops, farms, towers = seen
        soldiers = barracks.workers + towers.workers
        all_workers = ships.workers + soldiers + shops.workers + farms.workers
        if all_workers < self.fewest_workers:
            return 0
        found = 0
        workers = (ships.workers, soldiers, shops.workers, farms.workers)
        occupied = (ships.occupied, barracks.occupied + towers.occupied, shops.occupied, farms.occupied)
        for n, bit in self.workers:
            if all_workers >= n:
                found |= bit
        for n, bit in self.everywhere:
            if all_workers >= n and 0 not in occupied:
                found |= bit
        for n, kind, buildings, bit in self.on_type:
            if workers[kind] >= n and occupied[kind] >= buildings:
                found |= bit
        return found


def conditions(box: Box) -> Decrees:
    """The conditions of a box, made once."""
    if box.conditions is None:
        box.conditions = Decrees(box.decrees)
    found: Decrees = box.conditions
    return found


def claimable(g: Discordia, seat: int, seen: Looks | None = None) -> list[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    box, city = g.box, g.cities[seat]
    if len(city.decrees) >= len(box.decree_slots):
        return []
    decrees = conditions(box)
    held = decrees.held(city, seen or looks(box, city))
    if not held:
        return []
    bits = decrees.bits
    return [decree for decree in g.decree_supply if held & bits[decree]]


def claim(g: Discordia, now: Now, seat: int, decree: str) -> None:
    """The decree lies face down on the lowest free place, whose bonus is received (DI-14.3)."""
    city = g.cities[seat]
    place = len(city.decrees)
    g.decree_supply.remove(decree)
    city.decrees = (*city.decrees, decree)
    if now.heard:
        now.tell(DecreeCompleted, seat, decree, place + 1)
    receive(g, now, seat, (g.box.decree_slots[place].bonus, f"decree_slot_{place + 1}"))


def why_not_claim(g: Discordia, seat: int, decree: str) -> Why:
    """Why a decree can't be completed."""
    if decree not in g.decree_supply:
        return Why("DI-14.2", "refused-decree-not-open", {"decree": decree})
    if len(g.cities[seat].decrees) >= len(g.box.decree_slots):
        return Why("DI-14.4", "refused-decree-zone-full")
    return Why("DI-14.5", "refused-condition", {"decree": decree})


# Windows


@step
def open_window(g: Discordia, now: Now, seat: int) -> None:
    """After the ships of a turn, a raid and a recruitment a player may complete decrees (DI-17.6, 19.6, 19.16)."""
    if claimable(g, seat):
        now.ask(decree_window, seat)


@decision("DI-14.1", ClaimDecree, PassWindow)
def decree_window(g: Discordia, seat: int) -> Items:
    """Decrees whose conditions hold, one after the other (DI-14.2, DI-14.14)."""
    return Items([*map(ClaimDecree, claimable(g, seat)), PASS_WINDOW])


@decree_window.chosen
def _decree_window(g: Discordia, now: Now, seat: int, action: ClaimDecree | PassWindow) -> None:
    if isinstance(action, ClaimDecree):
        now.then(resolve_ships.for_seat[seat], open_window.for_seat[seat])
        claim(g, now, seat, action.decree)


@decree_window.refuses
def _why_not_claim(g: Discordia, seat: int, action: ClaimDecree) -> Why:
    return why_not_claim(g, seat, action.decree)
