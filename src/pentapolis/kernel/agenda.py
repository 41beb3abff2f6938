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
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from .sight import NOBODY, SEVERAL

if TYPE_CHECKING:
    from .now import Now

G = TypeVar("G")
P = ParamSpec("P")


MOST_SEATS = 12
REMEMBERED = 4096
"""Entries of one step that are kept for use again."""


class Entry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One thing to do: a step or decision by name, the seat it belongs to, and its arguments, which are public."""

    name: str
    seat: int = NOBODY
    args: tuple[int | str, ...] = ()

    def without(self, seat: int) -> Entry:
        """The same for one seat less, where it is for several."""
        if self.seat != SEVERAL:
            return self
        return Entry(self.name, SEVERAL, tuple(arg for arg in self.args if arg != seat))


class Node(Generic[P]):
    """Something an entry can name: a step or a decision."""

    waits = False

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__name__.strip("_")
        self.function = function
        needs = inspect.signature(function).parameters
        self.seated = "seat" in needs
        self.arguments = len(needs) - 2 - self.seated
        """How many arguments a step takes beside the state, `now` and its seat."""
        if not self.seated:  # what belongs to a seat can't go on the agenda without one
            self.entry = Entry(self.name)
        self.for_seat = tuple(Entry(self.name, seat) for seat in range(MOST_SEATS))
        """Ready-made entries that need nothing but a seat."""
        self._entries: dict[tuple[Any, ...], Entry] = {}

    if TYPE_CHECKING:

        def of(self, *args: P.args, **named: P.kwargs) -> Entry:
            """The entry for these arguments, given by position; for a seat's step the seat comes first."""

    else:  # the same for the machine, which needs no dict for what can't be given by name

        def of(self, *args: Any) -> Entry:
            entry = self._entries.get(args)
            if entry is None:
                entry = Entry(self.name, args[0], args[1:]) if self.seated else Entry(self.name, NOBODY, args)
                if len(self._entries) < REMEMBERED:
                    self._entries[args] = entry
            return entry


@lru_cache(maxsize=REMEMBERED)
def upwards(what: tuple[Entry | Node[[]], ...]) -> tuple[Entry, ...]:
    """The entries of these as the agenda holds them: what comes first on top, at the end."""
    return tuple(entry if isinstance(entry, Entry) else entry.entry for entry in reversed(what))


class Step(Node[P]):
    """Something that is done at once. Calling it runs it in place; on the agenda it waits for its turn."""

    def __call__(self, g: Any, now: Now, *args: P.args, **kwargs: P.kwargs) -> None:
        self.function(g, now, *args, **kwargs)


def step(function: Callable[Concatenate[G, Now, P], None]) -> Step[P]:
    """Declare a step: a function of the state, `now`, and for a seat's step the seat and more arguments."""
    return Step(function)
