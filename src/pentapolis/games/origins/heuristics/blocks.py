"""What a city promises: blocks of four cells that are districts or may become some, and the cards they may match."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ....kernel.agenda import REMEMBERED
from ..city import CORNERS, Cell
from ..components import BOXES, COLOUR_PLACES, NO_COLOUR, SYMMETRIES, Block
from ..state import Origins, Player, tile_colour

EMPTY = -2
"""A cell without a tile."""
FILLED = (0.0, 0.1, 0.5, 1.4, 3.6)
"""A block by the tiles it has; four are a district with an empty seat."""
CARD = (0.0, 0.0, 0.07, 0.25, 0.7)
"""How much of a card's points a block promises that may still come to match it."""
ALIKE = (0.0, 0.05, 0.15, 0.3, 0.9)
"""Each building of the colour that most have: a die of that colour activates them."""
CARD_GOLD = 1.4

Cards = tuple[tuple[str, float], ...]
"""The District cards in play, with what each would bring."""
City = dict[Cell, int]
"""The colours of the cells."""


def cards_of(g: Origins, player: Player) -> Cards:
    """The District cards as they are for a player now: points of the first time or of a further one, and Gold."""
    districts = g.box.districts
    return tuple(
        [
            (
                card.card,
                (districts[card.card].vp_again if card.card in player.scored else districts[card.card].vp_first)
                + CARD_GOLD * card.gold,
            )
            for card in g.cards
        ]
    )


def city_of(g: Origins, player: Player) -> City:
    """The colours of a city's cells."""
    box = g.box
    return {(tile.x, tile.y): tile_colour(box, tile) for tile in player.tiles}


@lru_cache(maxsize=REMEMBERED)
def patterns(box: str, card: str) -> tuple[Block, ...]:
    """A card's pattern in all the ways it can be turned; `NO_COLOUR` stands for what may be anything."""
    cells = [COLOUR_PLACES.get(cell, NO_COLOUR) for row in BOXES[box].districts[card].pattern for cell in row]
    return tuple({(cells[a], cells[b], cells[c], cells[d]) for a, b, c, d in SYMMETRIES})


@lru_cache(maxsize=REMEMBERED)
def may_match(box: str, card: str, block: Block) -> bool:
    """Whether a block matches a card, or can do so once its empty cells are filled."""
    return any(
        all(want in (NO_COLOUR, have) or have == EMPTY for want, have in zip(pattern, block, strict=True))
        for pattern in patterns(box, card)
    )


@lru_cache(maxsize=REMEMBERED)
def block_worth(box: str, cards: Cards, block: Block) -> float:
    """What a block promises whose seat has no die."""
    filled = 4 - block.count(EMPTY)
    if filled < 2:
        return FILLED[filled]
    alike = Counter(colour for colour in block if colour >= 0)
    best = max((worth for card, worth in cards if may_match(box, card, block)), default=0.0)
    return FILLED[filled] + CARD[filled] * best + ALIKE[filled] * max(alike.values(), default=0)


def block_at(city: City, x: int, y: int) -> Block:
    """The colours of a block, empty cells marked."""
    get = city.get
    return (get((x, y), EMPTY), get((x + 1, y), EMPTY), get((x, y + 1), EMPTY), get((x + 1, y + 1), EMPTY))


def added(box: str, cards: Cards, city: City, cell: Cell, colour: int) -> float:
    """What a tile of this colour on an empty cell adds to its four blocks."""
    x, y = cell
    get = city.get
    above = get((x - 1, y - 1), EMPTY), get((x, y - 1), EMPTY), get((x + 1, y - 1), EMPTY)
    below = get((x - 1, y + 1), EMPTY), get((x, y + 1), EMPTY), get((x + 1, y + 1), EMPTY)
    return _added(box, cards, (*above, get((x - 1, y), EMPTY), get((x + 1, y), EMPTY), *below), colour)


@lru_cache(maxsize=8 * REMEMBERED)
def _added(box: str, cards: Cards, around: tuple[int, ...], colour: int) -> float:
    """The same by the eight cells around, from top to bottom and from left to right."""
    nw, n, ne, w, e, sw, s, se = around
    with_it = ((nw, n, w, colour), (n, ne, colour, e), (w, colour, sw, s), (colour, e, s, se))
    without = ((nw, n, w, EMPTY), (n, ne, EMPTY, e), (w, EMPTY, sw, s), (EMPTY, e, s, se))
    worth = sum([block_worth(box, cards, block) for block in with_it])
    return worth - sum([block_worth(box, cards, block) for block in without])


@lru_cache(maxsize=REMEMBERED)
def promise(box: str, cards: Cards, tiles: tuple[tuple[int, int, int], ...], taken: frozenset[Cell]) -> float:
    """All blocks of a city but those whose seat is taken; what is more than enough counts less."""
    city = {(x, y): colour for x, y, colour in tiles}
    around = {(x + right, y + down) for x, y in city for right, down in CORNERS} - taken
    total = sum(block_worth(box, cards, block_at(city, x, y)) for x, y in around)
    return total if total < ENOUGH else ENOUGH + 0.6 * (total - ENOUGH)


ENOUGH = 30.0


def city_promise(g: Origins, player: Player) -> float:
    """What a player's city promises."""
    box = g.box
    tiles = tuple([(tile.x, tile.y, tile_colour(box, tile)) for tile in player.tiles])
    taken = frozenset([(place.x, place.y) for place in player.seats if place.value])
    return promise(g.table.box, cards_of(g, player), tiles, taken)
