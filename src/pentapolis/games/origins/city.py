"""The city: free cells, districts, and what District cards they match (OR-10, OR-14.3). Questions only, no changes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...kernel.agenda import REMEMBERED
from .components import FARM, NO_COLOUR
from .counters import SIDES
from .state import Origins, Player, Tile, block_of, colour_at

Cell = tuple[int, int]
CORNERS = ((-1, -1), (0, -1), (-1, 0), (0, 0))
"""The top left cells of the four blocks that a cell belongs to, as seen from it."""
BLOCK = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The cells of a block, as seen from its top left one."""


class Prospect(msgspec.Struct, frozen=True):
    """A district that a tile would form: the top left cell of its block, and the cards in play that it would match."""

    x: int
    y: int
    cards: tuple[str, ...]


def cells_of(player: Player) -> tuple[Cell, ...]:
    """The cells of a city in their order."""
    return tuple([(tile.x, tile.y) for tile in player.tiles])


@lru_cache(maxsize=REMEMBERED)
def open_cells(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The empty cells that share a side with a tile, from top to bottom and from left to right (OR-10.2)."""
    around = {(x + right, y + down) for x, y in cells for right, down in SIDES}
    return tuple(sorted(around.difference(cells), key=lambda cell: (cell[1], cell[0])))


def new_blocks(cells: tuple[Cell, ...], x: int, y: int) -> list[Cell]:
    """The blocks that a tile on this empty cell would fill, by their top left cells (OR-10.4)."""
    filled = {*cells, (x, y)}
    return [
        (x + right, y + down)
        for right, down in CORNERS
        if all((x + right + a, y + down + b) in filled for a, b in BLOCK)
    ]


def matches(g: Origins, player: Player, x: int, y: int) -> list[str]:
    """The District cards in play that the block with this top left cell matches (OR-14.3)."""
    possible = g.box.matching(block_of(g.box, player, x, y))
    return [card.card for card in g.cards if card.card in possible]


def prospects(g: Origins, seat: int, tile: str, face: str, x: int, y: int) -> list[Prospect]:
    """What a tile on this cell would come to: the districts around it whose seat is empty, those that it would form
    and, over a Farm, those that it would change."""
    player = g.players[seat]
    cells, colour = cells_of(player), NO_COLOUR if face == FARM else g.box.colour_of[tile]
    if (x, y) in cells:
        taken = {(place.x, place.y) for place in player.seats if place.taken}
        blocks = [(a, b) for a, b in ((x + r, y + d) for r, d in CORNERS) if (a, b) not in taken and _full(cells, a, b)]
    else:
        blocks = new_blocks(cells, x, y)
    return [Prospect(a, b, _would_match(g, player, a, b, (x, y), colour)) for a, b in blocks]


def _full(cells: tuple[Cell, ...], x: int, y: int) -> bool:
    return all((x + a, y + b) in cells for a, b in BLOCK)


def _would_match(g: Origins, player: Player, x: int, y: int, cell: Cell, colour: int) -> tuple[str, ...]:
    """The cards in play that a block would match if this cell had this colour."""
    a, b, c, d = (
        colour if (x + right, y + down) == cell else colour_at(g.box, player, x + right, y + down)
        for right, down in BLOCK
    )
    possible = g.box.matching((a, b, c, d))
    return tuple([card.card for card in g.cards if card.card in possible])


def neighbours(player: Player, x: int, y: int) -> list[Tile]:
    """The tiles beside a cell (OR-10.1)."""
    return [tile for right, down in SIDES if (tile := player.at(x + right, y + down)) is not None]
