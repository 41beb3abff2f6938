"""What can be used at any time: Empire cards and technologies, each with its windows (ME-7, ME-8, chapter 24).

An ability says what a seat can do with it now (`options`) and what it then does (`effect`). Chapters ask `offers` for
what a seat can use in a window and give what was chosen to `use`; windows (`windows`) ask the other seats.

    @card(5)
    def stronger_blow(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForPlayer]: ...

    @stronger_blow.effect
    def _stronger_blow(g: Medioevo, now: Now, seat: int, action: UseCardForPlayer) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .components import LEVEL_OF, TECHNOLOGIES
from .state import Medioevo

Offer = Callable[..., list[Any]]
Effect = Callable[..., None]


class Ability:
    """A card's or a technology's ability."""

    def __init__(self, name: str, options: Offer, windows: tuple[str, ...], points: int = 0) -> None:
        self.name = name
        self.options = options
        self.windows = windows
        self.points = points
        """Of a technology, what each unit of its effect costs."""
        self.carry_out: Effect = _unfinished

    def effect(self, function: Effect) -> Effect:
        """Say what it does once nothing has cancelled it."""
        self.carry_out = function
        return function


CARDS: dict[int, Ability] = {}
ARTS: dict[str, Ability] = {}
"""The technologies' abilities, beside designing, which belongs to purchases."""


def card(number: int) -> Callable[[Offer], Ability]:
    """Declare what can be done with an Empire card; its windows are in the box."""

    def declare(options: Offer) -> Ability:
        CARDS[number] = ability = Ability(f"card_{number}", options, ())
        return ability

    return declare


def art(technology: str, *windows: str, points: int = 1) -> Callable[[Offer], Ability]:
    """Declare what can be done with a technology, in which windows, and for how many points."""
    if technology not in LEVEL_OF:
        raise KeyError(technology)

    def declare(options: Offer) -> Ability:
        ARTS[technology] = ability = Ability(technology, options, windows, points)
        return ability

    return declare


def known(g: Medioevo, seat: int) -> Iterator[str]:
    """The technologies a seat owns."""
    for names, level in zip(TECHNOLOGIES.values(), g.players[seat].technology, strict=True):
        yield from names[:level]


def _unfinished(*_: Any) -> None:
    raise TypeError("an ability needs a function that says what it does: @name.effect")
