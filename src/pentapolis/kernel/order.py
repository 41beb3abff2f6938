"""Standing orders: answers that a seat gives unasked, under a condition that it sets.

The simplest standing answer is an action, given to a decision whenever it is legal. An order is more: it has a verb and
fields like an action (`buy_only job=worker least=3`), and answers from what its seat can see, or leaves the question to
its owner. It is never played itself.

    class BuyOnly(Order, frozen=True):
        decisions: ClassVar[tuple[str, ...]] = ("buy_die",)
        least: int

        def answer(self, g: Any, seat: int, options: Options) -> Action | None:
            return None if max(g.dice) >= self.least else PASS_BUY
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from .action import Action
from .options import Options


class Order(Action, frozen=True):
    """How a seat answers some decisions without being asked."""

    decisions: ClassVar[tuple[str, ...]] = ()
    """The decisions that it can answer."""

    def answer(self, g: Any, seat: int, options: Options) -> Action | None:
        """What the seat does, by what it can see; None leaves it to its owner."""
        raise NotImplementedError

    @classmethod
    def offers(cls, g: Any, seat: int) -> Sequence[Order]:
        """The orders of this kind that a seat can give now, the most usual first."""
        raise NotImplementedError
