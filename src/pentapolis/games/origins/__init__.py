"""Origins: First Builders. Two to four Archons taught from the sky, or one in training: dice, districts, temples."""

from __future__ import annotations

from ...kernel.title import Option, Title
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
from .owners import drop_box, laid_over, read_box
from .state import Origins

TITLE: Title[Origins] = Title(
    id="origins",
    prefix="OR",
    version=1,
    players=range(1, 5),
    options=[Option("announce_end", ("yes", "no"))],
    state=Origins,
    modules=[
        *(events, setup, turns, visits, solo, resources, effects, military, temples, people),
        *(construction, abilities, districts, palace, passing, round_end),
    ],
    setup=setup.set_table,
    start=setup.set_up,
    outcome=scoring.outcome,
    load_box=read_box,
    drop_box=drop_box,
    check_box=laid_over,
    rounds=lambda g: g.round,
    cap=150,  # the book has no limit (OR-A60); tables end after 5 to 10 rounds, random play after 35, rarely after 90
    orders=ORDERS,
    standing={"payment": "spare_gold"},
    minutes=(60, 120),
    weight=4,
)
