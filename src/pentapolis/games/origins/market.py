"""The building market and its piles (OR-9.4, OR-9.5, OR-9.11)."""

from __future__ import annotations

from ...kernel.now import Now
from ...kernel.pile import Held
from .components import COLOURS
from .events import FarmReturned, MarketRefilled, TopRevealed
from .state import Origins


def reveal_top(g: Origins, now: Now, colour: int) -> None:
    """The next tile of a pile is turned up; an empty pile shows none."""
    pile = g.piles[colour]
    g.tops[colour] = now.draw(pile) if pile.layers else ""
    if now.heard and g.tops[colour]:
        now.tell(TopRevealed, g.tops[colour], COLOURS[colour])


def refill(g: Origins, now: Now, colour: int) -> None:
    """The top tile of a pile enters the topmost empty slot; without one the market stays short (OR-9.4, OR-9.5)."""
    tile = g.tops[colour]
    if not tile:
        return
    g.market.append(tile)
    if now.heard:
        now.tell(MarketRefilled, tile, COLOURS[colour])
    reveal_top(g, now, colour)


def take_tile(g: Origins, now: Now, tile: str) -> None:
    """A tile leaves the market, the others slide up, and its pile refills it (OR-9.4)."""
    g.market.remove(tile)
    refill(g, now, g.box.colour_of[tile])


def return_farm(g: Origins, now: Now, seat: int, tile: str) -> None:
    """A covered Farm goes under its pile; alone there, it is the top tile (OR-24.11, OR-A32)."""
    colour = g.box.colour_of[tile]
    now.tell(FarmReturned, seat, tile, COLOURS[colour])
    if g.tops[colour]:
        pile = g.piles[colour]
        pile.put_under([Held(pile.name, "", (), tile)])
    else:
        g.tops[colour] = tile
        now.tell(TopRevealed, tile, COLOURS[colour])


def fill_gap(g: Origins, now: Now, colour: int) -> None:
    """A colour that the market lacks comes back with a returned Farm (OR-A32)."""
    if all(g.box.colour_of[tile] != colour for tile in g.market):
        refill(g, now, colour)
