"""Origins: First Builders. Two to four Archons taught from the sky, or one in training: dice, districts, temples."""

from __future__ import annotations

from ...kernel.agreement import Agreed, TableOption
from ...kernel.standing import Standing
from ...kernel.title import Length, Rules, Title
from . import (
    abilities,
    construction,
    districts,
    effects,
    events,
    military,
    palace,
    passing,
    people,
    resources,
    round_end,
    scoring,
    setup,
    solo,
    temples,
    turns,
    visits,
)
from .orders import ORDERS
from .owners import OWN_BOX
from .state import Origins

TITLE: Title[Origins] = Title(
    id="origins",
    prefix="OR",
    version=1,
    players=range(1, 5),
    rules=Rules(
        state=Origins,
        modules=[
            *(events, setup, turns, visits, solo, resources, effects, military, temples, people),
            *(construction, abilities, districts, palace, passing, round_end),
        ],
        setup=setup.set_table,
        start=setup.set_up,
        outcome=scoring.outcome,
    ),
    table=Agreed(
        options=[TableOption("announce_end", ("yes", "no"))],
    ),
    box=OWN_BOX,
    standing=Standing(
        orders=ORDERS,
        answers={"payment": "spare_gold"},
    ),
    play=Length(
        minutes=(60, 120),
        weight=4,
        rounds=lambda g: g.round,
        cap=150,  # the book has no limit (OR-A60); tables end after 5 to 10 rounds, random play after 35 to 90
    ),
)
