"""Effects: what main actions, bonus tiles, attacks and buildings do, by the operations of the component file.

A deed is something with effects. Each operation is a function that carries it out, and one that says whether it would
do anything now; both stand in the module of the chapter they belong to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import Effect
from .counters import COUNTERS
from .state import Origins

MAIN, BONUS, ATTACK, CONSTRUCTED, ACTIVATED, COPIED = (
    *("main", "bonus", "attack"),
    *("constructed", "activated", "copied"),
)
"""How a deed comes to be performed."""


class Use(NamedTuple):
    """One performance of a deed: how it came about, the cell of the building, and the Mages' Towers that led to it."""

    deed: str
    how: str
    x: int = 0
    y: int = 0
    towers: tuple[int, ...] = ()
    """The cells of the towers, x and y in turn (OR-A39)."""

    @property
    def source(self) -> str:
        """What resources and points are said to come from."""
        return ATTACK if self.how == ATTACK else self.deed

    def times(self, g: Origins, seat: int, counter: str) -> int:
        """A counter of the component file; 1 if there is none."""
        return COUNTERS[counter](g, seat, self.x, self.y) if counter else 1


Do = Callable[[Origins, Now, int, Effect, Use], None]
Can = Callable[[Origins, int, Effect, Use], bool]


class Operation:
    """What an operation does, and whether it would do anything."""

    def __init__(self, do: Do) -> None:
        self.do = do
        self.can: Can = lambda g, seat, what, use: True

    def possible(self, can: Can) -> Can:
        """Say whether it would do anything now; always, if not said."""
        self.can = can
        return can


OPERATIONS: dict[str, Operation] = {}


def effect(name: str) -> Callable[[Do], Operation]:
    """Declare what an operation of the component file does."""

    def declare(do: Do) -> Operation:
        OPERATIONS[name] = Operation(do)
        return OPERATIONS[name]

    return declare


MODES: dict[str, Operation] = {}
"""What is asked where effects are not simply carried out one after the other: the modes of the component file."""


def mode(name: str) -> Callable[[Do], Operation]:
    """Declare a mode: given the first effect of the deed."""

    def declare(do: Do) -> Operation:
        MODES[name] = Operation(do)
        return MODES[name]

    return declare


def usable(g: Origins, seat: int, use: Use) -> bool:
    """Whether a deed would do anything; its cost aside."""
    box = g.box
    if use.deed in box.sure:
        return True
    return any(OPERATIONS[what.op].can(g, seat, what, use) for what in box.deeds[use.deed].effect)


@cache
def use_of(deed: str, how: str) -> Use:
    """The use of a deed that has no place in a city."""
    return Use(deed, how)


def perform(g: Origins, now: Now, seat: int, use: Use) -> None:
    """Carry a deed out, one effect after the other, as far as possible (OR-23)."""
    box = g.box
    deed = box.deeds[use.deed]
    if deed.mode in MODES:
        MODES[deed.mode].do(g, now, seat, deed.effect[0], use)
    elif len(deed.effect) == 1 or use.deed in box.independent:
        for what in deed.effect:
            OPERATIONS[what.op].do(g, now, seat, what, use)
    else:
        numbers = range(len(deed.effect))
        now.then(*(carry_out.of(seat, number, use.deed, use.how, use.x, use.y, *use.towers) for number in numbers))


@step
def carry_out(g: Origins, now: Now, seat: int, number: int, deed: str, how: str, x: int, y: int, *towers: int) -> None:
    """One effect of a deed; what would do nothing is left out."""
    what, use = g.box.deeds[deed].effect[number], Use(deed, how, x, y, towers)
    operation = OPERATIONS[what.op]
    if operation.can(g, seat, what, use):
        operation.do(g, now, seat, what, use)
