"""Silver, wheat and monuments: how anything enters or leaves a King's stock. The bank never runs out (AL-A35)."""

from __future__ import annotations

from ...kernel.now import Now
from .components import MONUMENTS, STALLS
from .events import Built, DevotionSpent, Gained, Paid
from .state import AlbaLonga


def gain(g: AlbaLonga, now: Now, seat: int, source: str, silver: int = 0, wheat: int = 0) -> None:
    """Silver or wheat from the supply."""
    if not silver and not wheat:
        return
    city = g.cities[seat]
    city.silver += silver
    city.wheat += wheat
    if now.heard:
        now.tell(Gained, seat, source, silver, wheat)


def pay_stall(g: AlbaLonga, now: Now, seat: int, stall: int, silver: int) -> None:
    """The whole sum goes into one stall (AL-4.7, AL-4.8, AL-4.12)."""
    g.cities[seat].silver -= silver
    g.stalls[stall] += silver
    if now.heard:
        now.tell(Paid, seat, STALLS[stall], silver)


def build(g: AlbaLonga, now: Now, seat: int, source: str, monuments: int) -> None:
    """Nobody builds more than ten monuments (AL-10.3, AL-13.5)."""
    city = g.cities[seat]
    built = min(monuments, MONUMENTS - city.monuments)
    if built:
        city.monuments += built
        if now.heard:
            now.tell(Built, seat, source, built)


def spend_devotion(g: AlbaLonga, now: Now, seat: int, source: str, spaces: int) -> None:
    """The devotion disc moves back."""
    city = g.cities[seat]
    city.devotion -= spaces
    if now.heard:
        now.tell(DevotionSpent, seat, source, city.devotion)
