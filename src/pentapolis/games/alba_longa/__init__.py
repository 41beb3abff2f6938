"""Alba Longa: two to five Kings of Latium, seven years at most, and a task of the gods that nobody may fulfil."""

from __future__ import annotations

from ...kernel.agreement import Agreed, TableOption
from ...kernel.standing import Standing
from ...kernel.title import Length, Rules, Title
from . import assisi, court, events, harvest, heroes, jobs, sabotage, scoring, season, setup, soldiers, year, year_end
from .components import OWN_BOX
from .orders import ORDERS
from .state import AlbaLonga

YES_NO = ("no", "yes")

TITLE: Title[AlbaLonga] = Title(
    id="alba_longa",
    prefix="AL",
    version=1,
    players=range(2, 6),
    rules=Rules(
        state=AlbaLonga,
        modules=[events, setup, year, season, court, soldiers, sabotage, assisi, jobs, harvest, year_end, scoring],
        setup=setup.set_table,
        start=setup.set_up,
        outcome=scoring.outcome,
        imagine=heroes.imagine,
    ),
    table=Agreed(
        options=[
            TableOption("job_well_done", YES_NO),
            TableOption("spoils_of_war", YES_NO),
            TableOption("assisi", YES_NO, with_seats={2: ("yes",), 5: ("no",)}),
        ],
    ),
    box=OWN_BOX,
    standing=Standing(
        orders=ORDERS,
        answers={
            "sell_slaves": "keep_peasants",
            "buy_die": "buy_only least=4 job=worker",
            "restock": "restock loot=silver",  # what tempts others least
        },
    ),
    play=Length(
        minutes=(90, 120),
        weight=3,
        rounds=lambda g: g.year,
    ),
)
