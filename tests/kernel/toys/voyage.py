"""Voyage: alone or together against the sea. All reach the shore, or all are lost; the clock may decide it."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import decision, floor
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Outcome, State, Table
from pentapolis.kernel.title import Rules, Title

SHORE = 12


class Sail(Action, frozen=True):
    """Roll a die and go that far; a 1 breaks a plank."""


class Mend(Action, frozen=True):
    """Mend a plank."""


class TimeUp(Action, frozen=True):
    """The hour is over."""


class Expel(Action, frozen=True):
    """A sailor has left the table."""

    seat: int


class Sailed(Event, frozen=True):
    seat: int
    miles: int


class Voyage(State):
    planks: Everyone[int] = 3
    miles: Everyone[int] = 0
    aboard: Everyone[list[int]] = []
    watches: Everyone[list[int]] = []
    """How many watches each sailor has stood to the end."""
    fate: Everyone[str] = ""


@step
def day(g: Voyage, now: Now) -> None:
    now.then(day)
    for seat in reversed(g.aboard):
        now.then(watch.of(seat), watch_ends.of(seat))


@decision("VO-1", Sail, Mend, asks_always=True)
def watch(g: Voyage, seat: int) -> Options:
    return Items([Sail(), *([Mend()] if g.planks < 3 else [])])


@watch.chosen
def _watch(g: Voyage, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, Mend):
        g.planks += 1
        return
    miles = now.roll()
    now.tell(Sailed, seat, miles)
    g.miles += miles
    g.planks -= miles == 1
    if not g.planks or g.miles >= SHORE:
        g.fate = "shore" if g.planks else "sunk"
        now.end()


@step
def watch_ends(g: Voyage, now: Now, seat: int) -> None:
    g.watches[seat] += 1


@floor("VO-2", TimeUp, Expel, table=True)
def clock(g: Voyage, seat: int) -> Options:
    return Items([TimeUp(), *(Expel(sailor) for sailor in g.aboard if len(g.aboard) > 1)])


@clock.chosen
def _clock(g: Voyage, now: Now, seat: int, action: TimeUp | Expel) -> None:
    if isinstance(action, TimeUp):
        g.fate = "late"
        now.end()
    else:
        g.aboard.remove(action.seat)
        now.drop(action.seat)


def setup(table: Table) -> Voyage:
    return Voyage(table=table, aboard=list(range(table.seats)), watches=[0] * table.seats)


def outcome(g: Voyage) -> Outcome:
    saved = g.fate == "shore"
    ranks = tuple(1 if saved and seat in g.aboard else 2 for seat in g.seats)
    winners = tuple(seat for seat in g.aboard if saved)
    return Outcome(ranks, (g.miles,) * g.table.seats, winners, g.fate)


TITLE = Title(
    id="voyage",
    prefix="VO",
    version=1,
    players=range(1, 5),
    rules=Rules(
        state=Voyage,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=day,
        outcome=outcome,
    ),
)
