"""Medioevo Universale. Two to six kingdoms from the Mediterranean to the steppe: taxes, armies, caravans and pacts."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ...kernel.agreement import Agreed, TableOption, TimeLimit
from ...kernel.standing import Standing
from ...kernel.title import Length, Rules, Title, Turns
from . import arts, battle, cards, diplomacy, events, free, market, moves, pieces, realm, trading, use, windows
from .earlier import FromVersion2
from .orders import ORDERS, STANDING
from .owners import OWN_BOX
from .realm import decks, ending, purses, scoring, setup
from .realm.turn import TURNS, own_part
from .state import Medioevo

NO_YES = ("no", "yes")


def modules_of(chapters: ModuleType) -> list[ModuleType]:
    """All modules of a package of rules: each is a chapter, or a part of one."""
    return [import_module(f"{chapters.__name__}.{found.name}") for found in iter_modules(chapters.__path__)]


TITLE: Title[Medioevo] = Title(
    id="medioevo",
    prefix="ME",
    version=3,
    earlier=dict.fromkeys((1, 2), FromVersion2()),
    players=range(2, 7),
    rules=Rules(
        state=Medioevo,
        modules=[
            *(events, windows, use, free, pieces),
            *(
                module
                for chapters in (realm, market, moves, battle, trading, diplomacy, cards, arts)
                for module in modules_of(chapters)
            ),
        ],
        setup=setup.set_table,
        start=setup.set_up,
        outcome=scoring.outcome,
        faces=decks.Sides(),
        imagine=purses.imagine,
    ),
    table=Agreed(
        options=[
            TableOption("length", ("short", "medium", "long"), apart=True),
            TableOption("honor_limit", ("none", "20", "25", "30", "40", "50"), apart=True),
            TableOption("minutes", ("none", "60", "120", "180", "240"), apart=True),
            TableOption("kingdoms", ("random", "draft", "agreed"), apart=True),
            TableOption("starting_bid", NO_YES),
            TableOption("terrain", NO_YES),
            TableOption("blood_tokens", NO_YES),
            TableOption(
                "teams",
                ("no", "two", "three"),
                with_seats={2: ("no",), 3: ("no",), 4: ("no", "two"), 5: ("no", "two")},
            ),
            TableOption("deployment", NO_YES),
            TableOption("odds", NO_YES, apart=True),
        ],
        time_limit=TimeLimit("minutes", ending.TimeIsUp),
    ),
    box=OWN_BOX,
    standing=Standing(
        orders=ORDERS,
        answers=STANDING,
    ),
    play=Length(
        minutes=(120, 300),
        weight=5,
        rounds=lambda g: g.turn,
    ),
    turns=Turns(
        own_part=own_part,
        begin={**TURNS, "place_pieces": "place_archer"},
    ),
)
