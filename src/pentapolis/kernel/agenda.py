"""The agenda: what is still to be done, a stack of entries inside the state.

A *step* runs at once and may put more on the agenda; a *decision* waits for its seats. A rule module reads like the
book because a step names the steps that follow it:

    @step
    def production_season(g: Kingsburg, now: Now) -> None:
        now.then(season_start, roll_dice, rerolls, set_turn_order, influence, receive_aid, construct, season_end)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from .sight import NOBODY

if TYPE_CHECKING:
    from .now import Now

G = TypeVar("G")
P = ParamSpec("P")


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One thing to do: a step or decision by name, the seat it belongs to, and its arguments, which are public."""

    name: str
    seat: int = NOBODY
    args: tuple[int | str, ...] = ()


class Node(Generic[P]):
    """Something an entry can name: a step or a decision."""

    waits = False

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__name__.strip("_")
        self.function = function
        self.rules = (inspect.getdoc(function) or "").strip()
        parameters = list(inspect.signature(function).parameters)
        self.seated = "seat" in parameters
        self.entry = Entry(self.name)
        self._by_seat: dict[int, Entry] = {}

    def of(self, *args: P.args, **kwargs: P.kwargs) -> Entry:
        """The entry for these arguments; for a seat's step the seat comes first."""
        values: tuple[Any, ...] = (*args, *kwargs.values())
        if not self.seated:
            return Entry(self.name, NOBODY, values)
        if len(values) == 1:
            entry = self._by_seat.get(values[0])
            if entry is None:
                entry = self._by_seat[values[0]] = Entry(self.name, values[0])
            return entry
        return Entry(self.name, values[0], values[1:])


class Step(Node[P]):
    """Something that is done at once. Calling it runs it in place; on the agenda it waits for its turn."""

    def __call__(self, g: Any, now: Now, *args: P.args, **kwargs: P.kwargs) -> None:
        self.function(g, now, *args, **kwargs)


def step(function: Callable[Concatenate[G, Now, P], None]) -> Step[P]:
    """Declare a step: a function of the state, `now`, and for a seat's step the seat and more arguments."""
    return Step(function)
