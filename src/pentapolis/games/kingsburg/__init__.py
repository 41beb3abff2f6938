"""Kingsburg, first edition, base game: two to five governors, five years, one winter too many."""

from __future__ import annotations

from ...kernel.agreement import Agreed, TableOption
from ...kernel.standing import Standing
from ...kernel.title import Length, Rules, Title
from . import advisors, construction, events, influence, production, scoring, winter, year
from .components import OWN_BOX
from .setup import set_table
from .state import Kingsburg

TITLE: Title[Kingsburg] = Title(
    id="kingsburg",
    prefix="KB",
    version=1,
    players=range(2, 6),
    rules=Rules(
        state=Kingsburg,
        modules=[events, year, production, influence, advisors, construction, winter, scoring],
        setup=set_table,
        start=year.set_up,
        outcome=scoring.outcome,
    ),
    table=Agreed(
        options=[TableOption("plus_two_limit", ("per_group", "per_season"))],
    ),
    box=OWN_BOX,
    standing=Standing(
        answers={"recruit": "pass"},
    ),
    play=Length(
        minutes=(90, 120),
        weight=3,
        rounds=lambda g: g.year,
    ),
)
