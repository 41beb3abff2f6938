"""Standing orders: courts are many, and most of their dice are not for everybody."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.action import Action
from ...kernel.options import Options
from ...kernel.order import Order
from .components import DIE_SIDES, JOB_PLACES, JOBS
from .court import PASS_BUY
from .harvest import DECLINE_BLESSING, KEEP_DEVOTION
from .state import AlbaLonga

DIE_JOBS = JOBS[:4]
"""The jobs that have a die."""


class BuyNothing(Order, frozen=True):
    """Buy no more dice in this season."""

    decisions: ClassVar[tuple[str, ...]] = ("buy_die",)

    year: int
    season: str

    def answer(self, g: AlbaLonga, seat: int, options: Options) -> Action | None:
        return PASS_BUY if (g.year, g.season) == (self.year, self.season) else None

    @classmethod
    def offers(cls, g: AlbaLonga, seat: int) -> list[BuyNothing]:
        return [cls(g.year, g.season)]


class BuyOnly(Order, frozen=True):
    """Pass unless a die of this job, or of any if none is named, sends so many peasants at least."""

    decisions: ClassVar[tuple[str, ...]] = ("buy_die",)

    least: int
    job: str = ""

    def answer(self, g: AlbaLonga, seat: int, options: Options) -> Action | None:
        dice = g.dice if self.job not in DIE_JOBS else (g.dice[JOB_PLACES[self.job]],)
        return None if min(max(dice), g.cities[seat].home) >= self.least else PASS_BUY

    @classmethod
    def offers(cls, g: AlbaLonga, seat: int) -> list[BuyOnly]:
        return [cls(least, job) for job in ("", *DIE_JOBS) for least in range(DIE_SIDES, 0, -1)]


class PrayFrom(Order, frozen=True):
    """Spend no worship on harvest or blessing below this level."""

    decisions: ClassVar[tuple[str, ...]] = ("improve_harvest", "take_blessing")

    level: int

    def answer(self, g: AlbaLonga, seat: int, options: Options) -> Action | None:
        if g.cities[seat].devotion >= self.level:
            return None
        return KEEP_DEVOTION if g.agenda[-1].name == "improve_harvest" else DECLINE_BLESSING

    @classmethod
    def offers(cls, g: AlbaLonga, seat: int) -> list[PrayFrom]:
        return [cls(level) for level in range(2, g.box.devotion_length + 1)]


ORDERS = (BuyNothing, BuyOnly, PrayFrom)
