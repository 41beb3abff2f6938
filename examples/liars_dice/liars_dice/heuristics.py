"""A policy by rule of thumb: choose what is most likely to be right, by one's own dice."""

from collections.abc import Sequence
from math import comb

from pentapolis.kernel.action import Action

from .rules import Bid, LiarsDice


def belief(g: LiarsDice, seat: int, quantity: int, face: int) -> float:
    """The probability that at least so many dice count as a face, where a seat knows its own dice alone."""
    missing = quantity - g.count(g.dice[seat], face)
    if missing <= 0:
        return 1.0
    others, hit = sum(g.left) - g.left[seat], g.count(range(1, 7), face) / 6
    return sum(comb(others, n) * hit**n * (1 - hit) ** (others - n) for n in range(missing, others + 1))


def marks(g: LiarsDice, seat: int, options: Sequence[Action]) -> list[float]:
    """How likely each option is to be right: a bid that it holds, a call that the last bid does not."""
    return [
        belief(g, seat, option.quantity, option.face)
        if isinstance(option, Bid)
        else 1 - belief(g, seat, g.bids[-1].quantity, g.bids[-1].face)
        for option in options
    ]


def thumb(g: LiarsDice, seat: int, options: Sequence[Action]) -> Action:
    """The likeliest option; of several that are certain the highest bid, which leaves others least room."""
    likely = marks(g, seat, options)
    return options[max(range(len(options)), key=lambda n: (likely[n], n))]
