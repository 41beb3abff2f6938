"""The agenda: what is still to be done, a stack of entries inside the state.

A *step* runs at once and may put more on the agenda; a *decision* waits for its seats. A rule module reads like the
book because a step names the steps that follow it:

    @step
    def production_season(g: Kingsburg, now: Now) -> None:
        now.then(season_start, roll_dice, rerolls, set_turn_order, influence, receive_aid, construct, season_end)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import lru_cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from .mistakes import Mistake, running, written
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
    seat_at = 2
    """Where the seat stands among the parameters of the function, if it takes one: a step's behind state and `now`."""
    of_one_seat = True

    entry: Entry
    """The entry of what needs neither a seat nor arguments; nothing else has one."""
    for_seat: tuple[Entry, ...]
    """Ready-made entries of what needs nothing but a seat; nothing else has them."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__name__.strip("_")
        self.function = function
        needs = list(inspect.signature(function).parameters.values())
        if len(needs) < 2:
            raise Mistake(written(function), f"{self.name} takes too little", self.signature)
        self.takes_seat = len(needs) > self.seat_at and needs[self.seat_at].name == "seat"
        self.seated = self.takes_seat and self.of_one_seat
        own = needs[self.seat_at + self.takes_seat :]
        self.own = tuple(need.name for need in own)
        """The arguments that it takes beside the state, `now` and its seat."""
        self.needed = tuple(
            need.name for need in own if need.default is need.empty and need.kind is not need.VAR_POSITIONAL
        )
        """Those of them that must be given."""
        if not self.needed and self.seated:
            self.for_seat = tuple(Entry(self.name, seat) for seat in range(MOST_SEATS))
        elif not self.needed and not self.takes_seat:
            self.entry = Entry(self.name)
        self._entries: dict[tuple[Any, ...], Entry] = {}

    @property
    def signature(self) -> str:
        """What the function of such a node looks like, as advice."""
        return f"write def {self.name}(g, now) or def {self.name}(g, now, seat)"

    def lacks(self, attribute: str) -> Mistake:
        """Why it can't be put on the agenda without a seat (`entry`), or with nothing but a seat (`for_seat`)."""
        arguments = ", ".join(("seat", *self.needed) if self.seated else self.needed)
        if self.needed:
            wrong, instead = f"{self.name} is put on the agenda without {arguments}", f"{self.name}.of({arguments})"
        elif self.seated:
            wrong, instead = f"{self.name} is put on the agenda without a seat", f"now.ask({self.name}, seat)"
        else:
            wrong = f"{self.name} is asked for a seat, but takes none"
            instead = f"now.then({self.name}), or call its third parameter seat"
        return Mistake(running(), wrong, f"write {instead}")

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


def misused(put: Iterable[object], attribute: str) -> Mistake:
    """Why one of the things that a rule puts on the agenda has no entry, or none for a seat."""
    what = next(what for what in put if not isinstance(what, Entry) and not hasattr(what, attribute))
    if isinstance(what, Node):
        return what.lacks(attribute)
    name = what.__name__ if isinstance(what, FunctionType) else repr(what)
    return Mistake(running(), f"{name} is put on the agenda", "decorate the function with @step or @decision")


class Step(Node[P]):
    """Something that is done at once. Calling it runs it in place; on the agenda it waits for its turn."""

    def __call__(self, g: Any, now: Now, *args: P.args, **kwargs: P.kwargs) -> None:
        self.function(g, now, *args, **kwargs)


def step(function: Callable[Concatenate[G, Now, P], None]) -> Step[P]:
    """Declare a step: a function of the state, `now`, and for a seat's step the seat and more arguments."""
    return Step(function)
