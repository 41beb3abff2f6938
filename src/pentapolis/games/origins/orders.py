"""Standing orders: who wants to keep the Gold need not be asked for every payment."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.action import Action
from ...kernel.options import Options
from ...kernel.order import Order
from .state import Origins


class SpareGold(Order, frozen=True):
    """Pay with no Gold beyond what is missing (OR-3.2)."""

    decisions: ClassVar[tuple[str, ...]] = ("payment",)

    def answer(self, g: Origins, seat: int, options: Options) -> Action | None:
        """The way with the least Gold, which comes first; there is only one with so little."""
        return options[0]

    @classmethod
    def offers(cls, g: Origins, seat: int) -> list[SpareGold]:
        return [cls()]


ORDERS = (SpareGold,)
