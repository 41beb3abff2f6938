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
from .components import BOXES, PREPRINTED, TYPE_PLACES, Box
from .events import DecreeCompleted
from .looks import Town, town
from .ships import resolve_ships
from .state import City, Discordia
from .tables import Condition

PASS_WINDOW = PassWindow()
MOST_ON_A_HOUSE = 9
"""Three spaces for three workers each."""


Marks = tuple[int, int, int, int]
"""Modifiers, the number in the ring, stars on the upgrade and on the expedition track."""
Tiles = tuple[tuple[int, int, int, int], int, int]
"""Extensions of the rows, of the expedition and of the upgrade track."""


class Decrees:
    """The conditions of the decrees, ready to be asked: each with its bit and its numbers. A condition holds when its
    number is reached or exceeded (DI-14.5)."""

    def __init__(self, decrees: dict[str, Condition]) -> None:
        self.bits = {id: 1 << place for place, id in enumerate(decrees)}
        self.names: dict[int, tuple[str, ...]] = {}
        bits, n = self.bits, {id: condition.n for id, condition in decrees.items()}
        marks = ("three_modifiers", "aqueduct_eight", "upgrade_six", "expedition_six")
        self.of_marks = tuple((bits[id], n[id]) for id in marks)
        self.by_marks: dict[Marks, int] = {}
        self.trades, self.empty_trades = bits["two_trades"], 4 - n["two_trades"]
        self.of_towers = bits["three_towers"], n["three_towers"]
        self.of_types = bits["five_extensions"], decrees["five_extensions"].types
        self.of_pairs = bits["two_pairs"], decrees["two_pairs"].pairs, decrees["two_pairs"].size
        self.by_tiles: dict[Tiles, int] = {}
        self.of_buildings = tuple(
            (bits[id], n[id], TYPE_PLACES[condition.on[0]], condition.buildings)
            for id, condition in decrees.items()
            if condition.buildings
        )
        self.of_all = ((bits["twelve_workers"], n["twelve_workers"]), (bits["four_trades"], n["four_trades"]))
        on_workers = [condition for condition in decrees.values() if condition.kind.startswith("workers")]
        self.fewest = min(houses_for(condition) for condition in on_workers)
        """Houses with workers without which none of them holds."""

    def held(self, city: City, seen: Town) -> int:
        """A bit for each decree whose condition holds for a city (DI-14.7 to DI-14.13)."""
        found = seen.decrees
        if found < 0:
            found = seen.decrees = self._by_houses(seen)
        marks = city.modifiers, city.ring, city.upgrade, city.expedition
        tiles = seen.lengths, city.expedition_tiles, city.upgrade_tiles
        try:
            found |= self.by_marks[marks] | self.by_tiles[tiles]
        except KeyError:
            found |= self._by_marks(marks) | self._by_tiles(tiles)
        return found | self.trades if city.reserve.count(0) >= self.empty_trades else found

    def met(self, held: int) -> Sequence[str]:
        """The decrees of these bits."""
        try:
            return self.names[held]
        except KeyError:
            found = self.names[held] = tuple(decree for decree, bit in self.bits.items() if held & bit)
            return found

    def _by_marks(self, marks: Marks) -> int:
        """Those that hang on modifiers, ring, stars of upgrade and expedition (DI-14.8-14.10)."""
        met = (bit for (bit, n), number in zip(self.of_marks, marks, strict=True) if number >= n)
        found = self.by_marks[marks] = sum(met)
        return found

    def _by_tiles(self, tiles: Tiles) -> int:
        """Those that hang on types of bought extensions, of rows and of the two tracks (DI-14.7)."""
        lengths, *tracks = tiles
        bought = *(length - printed for length, printed in zip(lengths, PREPRINTED, strict=True)), *tracks
        (different, types), (paired, pairs, size) = self.of_types, self.of_pairs
        found = different if sum(number > 0 for number in bought) >= types else 0
        if sum(number >= size for number in bought) >= pairs:
            found |= paired
        self.by_tiles[tiles] = found
        return found

    def _by_houses(self, seen: Town) -> int:
        """Those that hang on towers and on workers of buildings; military towers are barracks (DI-14.11-14.13)."""
        tower, n = self.of_towers
        found = tower if len(seen.towers) - seen.towers.count(None) >= n else 0
        if len(seen.manned) < self.fewest:
            return found
        total = seen.workers
        workers, occupied = [0, 0, 0, 0], [0, 0, 0, 0]
        for one in seen.manned:
            workers[one.type] += one.workers
            occupied[one.type] += 1
        for bit, n, kind, buildings in self.of_buildings:
            if workers[kind] >= n and occupied[kind] >= buildings:
                found |= bit
        (anywhere, n), (everywhere, m) = self.of_all
        if total >= n:
            found |= anywhere
        if total >= m and 0 not in occupied:
            found |= everywhere
        return found


def houses_for(condition: Condition) -> int:
    """Houses that so many workers take at least, one of each type where all are asked for."""
    types = len(condition.types) if condition.types else 0
    return max(condition.buildings, types, -(-condition.n // MOST_ON_A_HOUSE))


def conditions(box: Box) -> Decrees:
    """The conditions of a box, made once."""
    if box.conditions is None:
        box.conditions = Decrees(box.decrees)
    found: Decrees = box.conditions
    return found


def claimable(g: Discordia, city: City, box: Box, held: int) -> Sequence[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    if not held or len(city.decrees) >= len(box.decree_slots):
        return ()
    met = conditions(box).met(held)
    if len(met) == 1:
        return met if met[0] in g.decree_supply else ()
    return [decree for decree in g.decree_supply if decree in met]


def to_claim(g: Discordia, seat: int) -> Sequence[str]:
    """What a player may complete now."""
    box, city = BOXES[g.table.box], g.cities[seat]
    return claimable(g, city, box, conditions(box).held(city, town(box, city, seat)))


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
