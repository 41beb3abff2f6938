"""Constructing a building or a Farm (OR-9, OR-10.2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, SupportsIndex, overload

from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items, Joined, ListShape, Options, Shape
from ...kernel.refusal import Why
from .abilities import use_building
from .actions import Construct, Decline, UseAbility
from .city import Cell, cells_of, new_blocks, open_cells
from .components import BUILDING, FACES, FARM, Effect
from .effects import CONSTRUCTED, Use, effect, usable
from .events import Constructed, DistrictFormed
from .market import fill_gap, return_farm, take_tile
from .resources import DECLINE, affordable, charge
from .state import Origins, Player, Seat, Tile


@effect("build")
def _build(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(construct, seat)


@_build.possible
def can_construct(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    """A Farm costs nothing, so any tile will do (OR-9.8)."""
    return bool(g.market or g.players[seat].reserved)


def slot_cost(g: Origins, seat: int, slot: int) -> int:
    """The Wisdom of a market slot, 1 less with Taurus (OR-9.2, OR-24.5)."""
    return max(0, g.box.market_costs[slot] - g.holds(seat, "taurus"))


class Placings(Options):
    """A tile with one face up on any of these cells; an action is made only when somebody asks for it."""

    __slots__ = ("cells", "face", "reserved", "tile")

    def __init__(self, tile: str, face: str, reserved: bool, cells: tuple[Cell, ...]) -> None:
        self.tile, self.face, self.reserved, self.cells = tile, face, reserved, cells

    def __len__(self) -> int:
        return len(self.cells)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Construct: ...
    @overload
    def __getitem__(self, index: slice) -> Items: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Items(Construct(self.tile, self.face, x, y, self.reserved) for x, y in self.cells[index])
        x, y = self.cells[index]
        return Construct(self.tile, self.face, x, y, self.reserved)

    def __contains__(self, action: object) -> bool:
        if type(action) is not Construct or action.tile != self.tile or action.face != self.face:
            return False
        return action.reserved == self.reserved and (action.x, action.y) in self.cells

    def __iter__(self) -> Iterator[Construct]:
        return (Construct(self.tile, self.face, x, y, self.reserved) for x, y in self.cells)

    def shapes(self) -> tuple[Shape, ...]:
        return (ListShape(tuple(self)),) if self.cells else ()


@decision("OR-9.1", Construct)
def construct(g: Origins, seat: int) -> Options:
    """A tile of the market or an own reserved one, as a building that can be paid or as a Farm, on a cell beside the
    city; with Virgo a building over an own Farm, for nothing (OR-9.1, OR-9.2, OR-9.8, OR-10.2, OR-24.11)."""
    player, cells = g.players[seat], cells_of(g.players[seat])
    free, farms = open_cells(cells), farms_to_cover(g, seat)
    parts = []
    for tile, reserved, wisdom in tiles_to_build(g, seat):
        if affordable(player, stone=g.box.stone_costs[tile], wisdom=wisdom):
            parts.append(Placings(tile, BUILDING, reserved, free))
        if farms:
            parts.append(Placings(tile, BUILDING, reserved, farms))
        parts.append(Placings(tile, FARM, reserved, free))
    return Joined(parts)


def tiles_to_build(g: Origins, seat: int) -> list[tuple[str, bool, int]]:
    """Every tile to choose from: whether it is reserved, and the Wisdom it costs (OR-9.1, OR-9.2)."""
    market = [(tile, False, slot_cost(g, seat, slot)) for slot, tile in enumerate(g.market)]
    return market + [(tile, True, 0) for tile in dict.fromkeys(g.players[seat].reserved)]


def farms_to_cover(g: Origins, seat: int) -> tuple[Cell, ...]:
    """The cells of the Farms that Virgo lets a player build over (OR-24.11)."""
    if not g.holds(seat, "virgo"):
        return ()
    return tuple([(tile.x, tile.y) for tile in g.players[seat].tiles if tile.farm])


def costs_of(g: Origins, seat: int, action: Construct) -> tuple[int, int]:
    """Stone and Wisdom of a construction: none for a Farm or over a Farm (OR-9.2, OR-9.8, OR-24.11)."""
    if action.face == FARM or g.players[seat].at(action.x, action.y) is not None:
        return 0, 0
    wisdom = 0 if action.reserved else slot_cost(g, seat, g.market.index(action.tile))
    return g.box.stone_costs[action.tile], wisdom


@construct.chosen
def _construct(g: Origins, now: Now, seat: int, action: Construct) -> None:
    """Pay, place, refill, then the ability (OR-9.10)."""
    now.then(place_tile.of(seat, action.tile, action.face, action.x, action.y, int(action.reserved)))
    stone, wisdom = costs_of(g, seat, action)
    charge(g, now, seat, "build", stone=stone, wisdom=wisdom)


@construct.refuses
def _why_not_construct(g: Origins, seat: int, action: Construct) -> Why | None:
    player = g.players[seat]
    if action.face not in FACES:
        return None
    if action.tile not in (player.reserved if action.reserved else g.market):
        return Why("OR-9.1", "refused-tile-not-there", {"tile": action.tile})
    covered = player.at(action.x, action.y)
    if covered is not None:
        return _why_not_over(g, seat, action, covered)
    if (action.x, action.y) not in open_cells(cells_of(player)):
        return Why("OR-10.2", "refused-not-adjacent")
    stone, wisdom = costs_of(g, seat, action)
    args: dict[str, int | str] = {"tile": action.tile, "stone": stone, "wisdom": wisdom}
    return Why("OR-3.7", "refused-building-cost", args)


def _why_not_over(g: Origins, seat: int, action: Construct, covered: Tile) -> Why:
    if covered.farm and g.holds(seat, "virgo"):
        return Why("OR-A29", "refused-farm-over-farm")
    return Why("OR-10.2", "refused-cell-taken")


@step
def place_tile(g: Origins, now: Now, seat: int, tile: str, face: str, x: int, y: int, reserved: int) -> None:
    """The tile joins the city; a covered Farm goes under its pile; the market is refilled (OR-9.3, 9.4, 9.9, 9.10)."""
    player = g.players[seat]
    covered = player.at(x, y)
    if reserved:
        player.reserved.remove(tile)
    if covered is not None:
        player.tiles.remove(covered)
    insort(player.tiles, Tile(x, y, tile, face == FARM), key=_reading_order)
    now.tell(Constructed, seat, tile, face, x, y, covered is not None)
    if covered is None:
        form_districts(now, seat, player, x, y)
    else:
        return_farm(g, now, seat, covered.tile)
    if not reserved:
        take_tile(g, now, tile)
    if covered is not None:
        fill_gap(g, now, g.box.colour_of[covered.tile])
    if face == BUILDING and usable(g, seat, Use(tile, CONSTRUCTED, x, y)):
        now.then(use_ability.of(seat, x, y))


def _reading_order(tile: Tile | Seat) -> Cell:
    return tile.y, tile.x


def form_districts(now: Now, seat: int, player: Player, x: int, y: int) -> None:
    """Every block that is full now has a seat of power (OR-10.4, OR-10.5)."""
    for a, b in new_blocks(cells_of(player), x, y):
        insort(player.seats, Seat(a, b), key=_reading_order)
        now.tell(DistrictFormed, seat, a, b)


# The ability of the new building


@lru_cache(maxsize=REMEMBERED)
def _using(building: str) -> Items:
    return Items([UseAbility(building), DECLINE])


@decision("OR-9.6", UseAbility, Decline)
def use_ability(g: Origins, seat: int, x: int, y: int) -> Items:
    """Once, at once, or not at all (OR-9.6)."""
    tile = g.players[seat].at(x, y)
    assert tile is not None
    return _using(tile.tile)


@use_ability.chosen
def _use_ability(g: Origins, now: Now, seat: int, action: UseAbility | Decline, x: int, y: int) -> None:
    if isinstance(action, UseAbility):
        use_building(g, now, seat, Use(action.building, CONSTRUCTED, x, y))


@use_ability.refuses
def _why_not_use(g: Origins, seat: int, action: UseAbility, x: int, y: int) -> Why:
    return Why("OR-9.6", "refused-not-just-placed")
