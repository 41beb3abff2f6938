"""What tells how a game of Kingsburg went: points, and what was built."""

from __future__ import annotations

from ....words.series import Series
from ..state import Kingsburg


def series(o: Kingsburg) -> list[Series]:
    """The numbers to follow over time, the one that ranks first."""
    return [
        Series("vp", [province.vp for province in o.provinces]),
        Series("buildings", [province.buildings for province in o.provinces]),
    ]
