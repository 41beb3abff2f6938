"""Technology points: those in hand, and spending them; what is missing is bought at the moment of use (ME-8.3, 8.4)."""

from __future__ import annotations

from ...kernel.now import Now
from .components import COLOURS, POINT_PRICE
from .events import PointsGained, PointsSpent
from .money import did, pay
from .state import Medioevo


def in_hand(g: Medioevo, seat: int, colour: str) -> int:
    """Points of a colour in hand; they last to the end of the phase (ME-7.5)."""
    return g.players[seat].points[COLOURS.index(colour)]


def price(g: Medioevo, seat: int, colour: str, points: int) -> int:
    """The florins that the missing points cost."""
    return POINT_PRICE * max(0, points - in_hand(g, seat, colour))


def can_spend(g: Medioevo, seat: int, colour: str, points: int, florins: int = 0) -> bool:
    """Whether a seat can spend so many points and so many florins beside them."""
    return g.players[seat].florins >= price(g, seat, colour, points) + florins


def spend(g: Medioevo, now: Now, seat: int, colour: str, points: int, why: str) -> None:
    """Spend points: those in hand first, the rest is bought."""
    if not points:
        return
    player = g.players[seat]
    place = COLOURS.index(colour)
    own = min(points, player.points[place])
    player.points[place] -= own
    pay(g, now, seat, POINT_PRICE * (points - own), "points")
    did(g, seat, "tp_spent", points)
    now.tell(PointsSpent, seat, points, colour, why)


def gain(g: Medioevo, now: Now, seat: int, colours: tuple[str, ...], by: str) -> None:
    """Take points in hand."""
    for colour in colours:
        g.players[seat].points[COLOURS.index(colour)] += 1
    if colours:
        now.tell(PointsGained, seat, colours, by)


def lose_points(g: Medioevo) -> None:
    """At the end of a phase unused points are lost (ME-7.5)."""
    for player in g.players:
        player.points = [0] * len(COLOURS)
