"""Set-up (KB-2, KB-17)."""

from __future__ import annotations

from ...kernel.pile import Pile
from ...kernel.state import Table
from .components import AID, BOXES
from .state import NOBODY, Kingsburg, new_province


def set_table(table: Table) -> Kingsburg:
    """Five enemy cards face down, one of each year, year I on top (KB-2.5); everybody has nothing (KB-2.3)."""
    box = BOXES[table.box]
    years = [(f"year_{year}", cards, 1) for year, cards in box.years.items()]
    return Kingsburg(
        year=1,
        phase=AID,
        order=list(range(table.seats)),
        provinces=[new_province() for _ in range(table.seats)],
        groups=[],
        occupied=0,
        enemies=Pile.stacked("enemies", *years),
        past_enemies=[],
        envoy=NOBODY,
        aid_die=NOBODY,
        battle=None,
        table=table,
    )
