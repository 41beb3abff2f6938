"""Standing orders: decrees are completed as soon as they can be."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.action import Action
from ...kernel.options import Options
from ...kernel.order import Order
from .actions import ClaimDecree
from .state import Discordia


class ClaimDecrees(Order, frozen=True):
    """Complete every decree at the first window, the first one first."""

    decisions: ClassVar[tuple[str, ...]] = ("decree_window",)

    def answer(self, g: Discordia, seat: int, options: Options) -> Action | None:
        return next((option for option in options if isinstance(option, ClaimDecree)), None)

    @classmethod
    def offers(cls, g: Discordia, seat: int) -> list[ClaimDecrees]:
        return [cls()]


ORDERS = (ClaimDecrees,)
