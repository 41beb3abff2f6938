"""The season disc and the phases: where a game stands in the year (AL-2, AL-3.1)."""

from __future__ import annotations

from ...kernel.now import Now
from .events import PhaseBegan, SeasonBegan
from .state import AlbaLonga


def begin_season(g: AlbaLonga, now: Now, season: str) -> None:
    """The season disc moves on (AL-3.1)."""
    g.season = season
    if now.heard:
        now.tell(SeasonBegan, g.year, season, g.climate)


def begin_phase(g: AlbaLonga, now: Now, phase: str) -> None:
    """One phase is finished for all Kings before the next begins (AL-2.3)."""
    g.phase = phase
    if now.heard:
        now.tell(PhaseBegan, g.year, phase)
