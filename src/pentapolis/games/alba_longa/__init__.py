"""Alba Longa: two to five Kings of Latium, seven years at most, and a task of the gods that nobody may fulfil."""

from __future__ import annotations

from ...kernel.title import Option, Title
from . import assisi, court, events, harvest, heroes, jobs, sabotage, scoring, season, setup, soldiers, year, year_end
from .components import drop_box, laid_over, read_box
from .orders import ORDERS
from .state import AlbaLonga

YES_NO = ("no", "yes")

TITLE: Title[AlbaLonga] = Title(
    id="alba_longa",
    prefix="AL",
    version=1,
    players=range(2, 6),
    options=[
        Option("job_well_done", YES_NO),
        Option("spoils_of_war", YES_NO),
        Option("assisi", YES_NO, with_seats={2: ("yes",), 5: ("no",)}),
    ],
    state=AlbaLonga,
    modules=[events, setup, year, season, court, soldiers, sabotage, assisi, jobs, harvest, year_end, scoring],
    setup=setup.set_table,
    start=setup.set_up,
    outcome=scoring.outcome,
    imagine=heroes.imagine,
    load_box=read_box,
    drop_box=drop_box,
    check_box=laid_over,
    rounds=lambda g: g.year,
    orders=ORDERS,
    standing={
        "sell_slaves": "keep_peasants",
        "buy_die": "buy_only least=4 job=worker",
        "restock": "restock loot=silver",  # what tempts others least
    },
    minutes=(90, 120),
    weight=3,
)
