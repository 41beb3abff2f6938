"""Decrees: fourteen conditions, four places (DI-14)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ClaimDecree, PassWindow
from .bonuses import receive
from .components import PREPRINTED, TYPE_PLACES, Box
from .events import DecreeCompleted
from .looks import Town, town
from .ships import resolve_ships
from .state import City, Discordia
from .tables import Condition

PASS_WINDOW = PassWindow()
KEPT = 1000
"""Supplies that are kept with their bits: in solo their order is any."""


class Open(dict[tuple[str, ...], int]):
    """The bits of decrees that lie open."""

    def __init__(self, bits: dict[str, int]) -> None:
        super().__init__()
        self.bits = bits

    def __missing__(self, supply: tuple[str, ...]) -> int:
        if len(self) >= KEPT:
            self.clear()
        found = self[supply] = sum(self.bits[decree] for decree in supply)
        return found


class ByMarks(dict[tuple[int, int, int, int], int]):
    """By modifiers, ring, stars of upgrade and expedition: the bits of decrees that hang on them (DI-14.8-14.10)."""

    def __init__(self, wanted: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.wanted = wanted

    def __missing__(self, reached: tuple[int, int, int, int]) -> int:
        met = (bit for (bit, n), number in zip(self.wanted, reached, strict=True) if number >= n)
        found = self[reached] = sum(met)
        return found


class ByTiles(dict[tuple[tuple[int, ...], int, int], int]):
    """By extensions of rows and of the two tracks: the bits of decrees that hang on types of bought ones (DI-14.7)."""

    def __init__(self, different: int, paired: int, decrees: dict[str, Condition]) -> None:
        super().__init__()
        self.different, self.types = different, decrees["five_extensions"].types
        self.paired, self.pairs, self.pair = paired, decrees["two_pairs"].pairs, decrees["two_pairs"].size

    def __missing__(self, tiles: tuple[tuple[int, ...], int, int]) -> int:
        lengths, *tracks = tiles
        bought = *(length - printed for length, printed in zip(lengths, PREPRINTED, strict=True)), *tracks
        found = self.different if sum(number > 0 for number in bought) >= self.types else 0
        if sum(number >= self.pair for number in bought) >= self.pairs:
            found |= self.paired
        self[tiles] = found
        return found


class Decrees:
    """The conditions of the decrees, ready to be asked: each with its bit and its numbers. A condition holds when its
    number is reached or exceeded (DI-14.5)."""

    def __init__(self, decrees: dict[str, Condition]) -> None:
        self.bits = {id: 1 << place for place, id in enumerate(decrees)}
        self.open = Open(self.bits)
        bits, n = self.bits, {id: condition.n for id, condition in decrees.items()}
        marks = ("three_modifiers", "aqueduct_eight", "upgrade_six", "expedition_six")
        self.by_marks = ByMarks(tuple((bits[id], n[id]) for id in marks))
        self.trades, self.empty_trades = bits["two_trades"], 4 - n["two_trades"]
        self.of_towers = bits["three_towers"], n["three_towers"]
        self.by_tiles = ByTiles(bits["five_extensions"], bits["two_pairs"], decrees)
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
            found = seen.decrees = self._by_houses(seen)
        found |= self.by_marks[city.modifiers, city.ring, city.upgrade, city.expedition]
        found |= self.by_tiles[seen.lengths, city.expedition_tiles, city.upgrade_tiles]
        return found | self.trades if city.reserve.count(0) >= self.empty_trades else found

    def _by_houses(self, seen: Town) -> int:
        """Those that hang on towers and on workers of buildings; military towers are barracks (DI-14.11-14.13)."""
        tower, n = self.of_towers
        found = tower if len(seen.towers) - seen.towers.count(None) >= n else 0
        if seen.workers < self.fewest:
            return found
        workers, occupied = [0, 0, 0, 0], [0, 0, 0, 0]
        for one in seen.standing:
            if one.workers:
                workers[one.type] += one.workers
                occupied[one.type] += 1
        for bit, n, kind, buildings in self.of_buildings:
            if workers[kind] >= n and occupied[kind] >= buildings:
                found |= bit
        (anywhere, n), (everywhere, m) = self.of_all
        if seen.workers >= n:
            found |= anywhere
        if seen.workers >= m and 0 not in occupied:
            found |= everywhere
        return found


def conditions(box: Box) -> Decrees:
    """The conditions of a box, made once."""
    if box.conditions is None:
        box.conditions = Decrees(box.decrees)
    found: Decrees = box.conditions
    return found


def claimable(g: Discordia, city: City, box: Box, seen: Town) -> Sequence[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    decrees: Decrees = box.conditions or conditions(box)
    held = decrees.held(city, seen)
    if not held or not held & decrees.open[tuple(g.decree_supply)] or len(city.decrees) >= len(box.decree_slots):
        return ()
    return [decree for decree in g.decree_supply if held & decrees.bits[decree]]


def to_claim(g: Discordia, seat: int) -> Sequence[str]:
    """What a player may complete now."""
    box, city = g.box, g.cities[seat]
    return claimable(g, city, box, town(box, city))


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
