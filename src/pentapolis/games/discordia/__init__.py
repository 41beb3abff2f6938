"""Discordia: governors of Roman towns on the Rhine who want to be rid of their workers within four years."""

from __future__ import annotations

from ...kernel.standing import Standing
from ...kernel.title import Length, Rules, Title
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
from .own_box import OWN_BOX
from .state import Discordia

TITLE: Title[Discordia] = Title(
    id="discordia",
    prefix="DI",
    version=1,
    players=range(1, 5),
    rules=Rules(
        state=Discordia,
        modules=[
            *(events, setup, year, season, turn, refusals, houses, bonuses, extensions, towers, privileges, decrees),
            *(ships, raid, recruitment, scoring),
        ],
        setup=setup.set_table,
        start=setup.set_up,
        outcome=scoring.outcome,
    ),
    box=OWN_BOX,
    standing=Standing(
        orders=ORDERS,
        answers={"bonus_accept": "accept", "decree_window": "claim_decrees"},
    ),
    play=Length(
        minutes=(60, 90),
        weight=3,
        rounds=lambda g: g.year,
    ),
)
