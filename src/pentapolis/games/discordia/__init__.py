"""Discordia: governors of Roman towns on the Rhine who want to be rid of their workers within four years."""

from __future__ import annotations

from ...kernel.title import Title
from . import (
    bonuses,
    decrees,
    events,
    extensions,
    houses,
    privileges,
    raid,
    recruitment,
    refusals,
    scoring,
    season,
    setup,
    ships,
    towers,
    turn,
    year,
)
from .orders import ORDERS
from .own_box import drop_box, laid_over, read_box
from .state import Discordia

TITLE: Title[Discordia] = Title(
    id="discordia",
    prefix="DI",
    version=1,
    players=range(1, 5),
    state=Discordia,
    modules=[
        *(events, setup, year, season, turn, refusals, houses, bonuses, extensions, towers, privileges, decrees),
        *(ships, raid, recruitment, scoring),
    ],
    setup=setup.set_table,
    start=setup.set_up,
    outcome=scoring.outcome,
    load_box=read_box,
    drop_box=drop_box,
    check_box=laid_over,
    rounds=lambda g: g.year,
    orders=ORDERS,
    standing={"bonus_accept": "accept", "decree_window": "claim_decrees"},
    minutes=(60, 90),
    weight=3,
)
