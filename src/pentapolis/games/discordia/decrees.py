"""Decrees: fourteen conditions, four places (DI-14)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ClaimDecree, PassWindow
from .bonuses import receive
from .components import TYPE_PLACES, Box
from .events import DecreeCompleted
from .looks import Look, Town, town
from .ships import resolve_ships
from .state import City, Discordia
from .tables import Condition

PASS_WINDOW = PassWindow()


class Others(dict[tuple[str, ...], int]):
    """By completed decrees: the bits of all others."""

    def __init__(self, bits: dict[str, int]) -> None:
        super().__init__()
        self.bits = bits

    def __missing__(self, completed: tuple[str, ...]) -> int:
        found = self[completed] = sum(bit for id, bit in self.bits.items() if id not in completed)
        return found


class Decrees:
    """The conditions of the decrees, ready to be asked: each with its bit and its numbers. A condition holds when its
    number is reached or exceeded (DI-14.5)."""

    def __init__(self, decrees: dict[str, Condition]) -> None:
        self.bits = {id: 1 << place for place, id in enumerate(decrees)}
        self.others = Others(self.bits)
        self.numbers = {id: condition.n for id, condition in decrees.items()}
        bits, n = self.bits, self.numbers
        self.of_city = (
            *(bits["three_modifiers"], n["three_modifiers"], bits["aqueduct_eight"], n["aqueduct_eight"]),
            *(bits["upgrade_six"], n["upgrade_six"], bits["expedition_six"], n["expedition_six"]),
            *(bits["two_trades"], 4 - n["two_trades"]),
        )
        self.of_towers = bits["three_towers"], n["three_towers"]
        pairs = decrees["two_pairs"]
        self.of_extensions = (bits["five_extensions"], decrees["five_extensions"].types, bits["two_pairs"])
        self.pairs, self.pair = pairs.pairs, pairs.size
        self.fewest_tiles = pairs.pairs * pairs.size
        self.of_buildings = tuple(
            (bits[id], n[id], TYPE_PLACES[condition.on[0]], condition.buildings)
            for id, condition in decrees.items()
            if condition.buildings
        )
        self.of_all = ((bits["twelve_workers"], n["twelve_workers"]), (bits["four_trades"], n["four_trades"]))
        self.fewest = min(n[id] for id, condition in decrees.items() if condition.kind.startswith("workers"))

    def held(self, city: City, seen: Town) -> int:
        """A bit for each decree whose condition holds for a city (DI-14.7 to DI-14.13)."""
        modifiers, a, aqueduct, b, upgrade, c, expedition, d, trades, e = self.of_city
        found = seen.decrees
        if found < 0:
            found = seen.decrees = self._by_houses(seen.looks)
        if city.modifiers >= a:
            found |= modifiers
        if city.ring >= b:
            found |= aqueduct
        if city.upgrade >= c:
            found |= upgrade
        if city.expedition >= d:
            found |= expedition
        if 0 in city.reserve and city.reserve.count(0) >= e:
            found |= trades
        if seen.tiles + city.expedition_tiles + city.upgrade_tiles >= self.fewest_tiles:
            found |= self._by_extensions(city.bought)
        return found

    def _by_houses(self, seen: list[Look]) -> int:
        """Those that hang on towers and on workers of buildings; military towers are barracks (DI-14.11-14.13)."""
        ships, barracks, shops, farms, towers = seen
        tower, n = self.of_towers
        found = tower if towers.standing >= n else 0
        soldiers = barracks.workers + towers.workers
        all_workers = ships.workers + soldiers + shops.workers + farms.workers
        if all_workers < self.fewest:
            return found
        workers = (ships.workers, soldiers, shops.workers, farms.workers)
        occupied = (ships.occupied, barracks.occupied + towers.occupied, shops.occupied, farms.occupied)
        for bit, n, kind, buildings in self.of_buildings:
            if workers[kind] >= n and occupied[kind] >= buildings:
                found |= bit
        (anywhere, n), (everywhere, m) = self.of_all
        if all_workers >= n:
            found |= anywhere
        if all_workers >= m and 0 not in occupied:
            found |= everywhere
        return found

    def _by_extensions(self, bought: tuple[int, ...]) -> int:
        """Those that hang on types of bought extensions (DI-14.7)."""
        different, types, pairs = self.of_extensions
        found = different if len(bought) - bought.count(0) >= types else 0
        paired = [number for number in bought if number >= self.pair]
        return found | pairs if len(paired) >= self.pairs else found


def conditions(box: Box) -> Decrees:
    """The conditions of a box, made once."""
    if box.conditions is None:
        box.conditions = Decrees(box.decrees)
    found: Decrees = box.conditions
    return found


def claimable(g: Discordia, seat: int, seen: Town | None = None) -> list[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    box, city = g.box, g.cities[seat]
    if len(city.decrees) >= len(box.decree_slots):
        return []
    decrees: Decrees = box.conditions or conditions(box)
    held = decrees.held(city, seen or town(box, city)) & decrees.others[city.decrees]
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
