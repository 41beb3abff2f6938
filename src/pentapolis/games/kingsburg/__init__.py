"""Kingsburg, first edition, base game: two to five governors, five years, one winter too many."""

from __future__ import annotations

from ...kernel.title import Option, Title
from . import advisors, construction, events, influence, production, scoring, winter, year
from .components import drop_box, laid_over, read_box
from .setup import set_table
from .state import Kingsburg

TITLE: Title[Kingsburg] = Title(
    id="kingsburg",
    prefix="KB",
    version=1,
    players=range(2, 6),
    options=[Option("plus_two_limit", ("per_group", "per_season"))],
    state=Kingsburg,
    modules=[events, year, production, influence, advisors, construction, winter, scoring],
    setup=set_table,
    start=year.set_up,
    outcome=scoring.outcome,
    load_box=read_box,
    drop_box=drop_box,
    check_box=laid_over,
    rounds=lambda g: g.year,
    standing={"recruit": "pass"},
    minutes=(90, 120),
    weight=3,
)
