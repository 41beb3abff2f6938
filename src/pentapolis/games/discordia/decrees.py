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


class Open(dict[tuple[str, ...], int]):
    """The bits of decrees that lie open."""

    def __init__(self, bits: dict[str, int]) -> None:
        super().__init__()
        self.bits = bits

    def __missing__(self, supply: tuple[str, ...]) -> int:
        found = self[supply] = sum(self.bits[decree] for decree in supply)
        return found


class OnBoard(dict[tuple[int, int, int, int], int]):
    """By modifiers, ring, upgrade and expedition: the bits of decrees that hang on them alone (DI-14.8 to DI-14.10)."""

    def __init__(self, wanted: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.wanted = wanted

    def __missing__(self, reached: tuple[int, int, int, int]) -> int:
        met = (bit for (bit, n), number in zip(self.wanted, reached, strict=True) if number >= n)
        found = self[reached] = sum(met)
        return found


class Decrees:
    """The conditions of the decrees, ready to be asked: each with its bit and its numbers. A condition holds when its
    number is reached or exceeded (DI-14.5)."""

    def __init__(self, decrees: dict[str, Condition]) -> None:
        self.bits = {id: 1 << place for place, id in enumerate(decrees)}
        self.open = Open(self.bits)
        bits, n = self.bits, {id: condition.n for id, condition in decrees.items()}
        on_board = ("three_modifiers", "aqueduct_eight", "upgrade_six", "expedition_six")
        self.on_board = OnBoard(tuple((bits[id], n[id]) for id in on_board))
        self.trades, self.empty_trades = bits["two_trades"], 4 - n["two_trades"]
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
        found = seen.decrees
        if found < 0:
            found = seen.decrees = self._by_houses(seen.looks)
        found |= self.on_board[city.modifiers, city.ring, city.upgrade, city.expedition]
        if city.reserve.count(0) >= self.empty_trades:
            found |= self.trades
        if seen.tiles + city.expedition_tiles + city.upgrade_tiles >= self.fewest_tiles:
            found |= self._by_extensions(city.bought)
        return found

    def _by_houses(self, seen: tuple[Look, ...]) -> int:
        """Those that hang on towers and on workers of buildings; military towers are barracks (DI-14.11-14.13)."""
        ships, barracks, shops, farms, towers = seen
        tower, n = self.of_towers
        found = tower if len(towers.standing) >= n else 0
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


def claimable(g: Discordia, seat: int, box: Box, seen: Town) -> list[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    city, supply = g.cities[seat], g.decree_supply
    decrees: Decrees = box.conditions or conditions(box)
    held = decrees.held(city, seen) & decrees.open[tuple(supply)]
    if not held or len(city.decrees) >= len(box.decree_slots):
        return []
    return [decree for decree in supply if held & decrees.bits[decree]]


def to_claim(g: Discordia, seat: int) -> list[str]:
    """What a player may complete now."""
    return claimable(g, seat, g.box, town(g.box, g.cities[seat]))


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
    if to_claim(g, seat):
        now.ask(decree_window, seat)


@decision("DI-14.1", ClaimDecree, PassWindow)
def decree_window(g: Discordia, seat: int) -> Items:
    """Decrees whose conditions hold, one after the other (DI-14.2, DI-14.14)."""
    return Items([*map(ClaimDecree, to_claim(g, seat)), PASS_WINDOW])


@decree_window.chosen
def _decree_window(g: Discordia, now: Now, seat: int, action: ClaimDecree | PassWindow) -> None:
    if isinstance(action, ClaimDecree):
        now.then(resolve_ships.for_seat[seat], open_window.for_seat[seat])
        claim(g, now, seat, action.decree)


@decree_window.refuses
def _why_not_claim(g: Discordia, seat: int, action: ClaimDecree) -> Why:
    return why_not_claim(g, seat, action.decree)
