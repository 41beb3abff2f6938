"""Facts about a game that the suite can't derive: the game's own `conftest.py` brings them.

    from pentapolis.conformance.brought import bring

    bring("mygame", secrets=my_secrets, laws=my_laws)

Both are modules or objects, written from the rulebook and not from the rules: a second opinion.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ..kernel.action import Action
    from ..kernel.event import Event
    from .playing import Outcomes, Ply


class Laws(Protocol):
    """Laws of conservation, counted from the events and not by the rules."""

    def check(self, before: Any, after: Any, action: Action, events: Sequence[Event], /) -> None:
        """Assert that one move kept every law."""


class Secrets(Protocol):
    """The table of hidden information of a rulebook, independent of what the game declares."""

    def swaps(self, g: Any, viewer: int, luck: random.Random, /) -> Sequence[Any]:
        """States that differ from this one only in what the viewer may not know."""

    def twins(self, g: Any, ply: Ply, viewer: int, /) -> Sequence[tuple[Action, Outcomes]]:
        """Other moves with other luck in this position that the viewer may not tell from the one made."""

    def revealed(self, events: Sequence[Event], viewer: int, /) -> bool:
        """Whether with these events the viewer comes to know something that was hidden."""

    def known(self, g: Any, viewer: int, /) -> object:
        """All that the table calls visible to this viewer, read from a state or from an observation."""

    def unknown(self, g: Any, viewer: int, /) -> Sequence[str]:
        """Ids that stand somewhere in the state and that the viewer may meet in a pool at most."""


@dataclass(frozen=True)
class Brought:
    """The facts brought for one game."""

    laws: Laws | None = None
    secrets: Secrets | None = None
    hides: bool = True
    """Whether anybody knows more than another; the table of secrets of other games is empty."""
    rules: Collection[str] = ()
    """The ids of the rules that decisions and refusals may name; empty if there is no list of them."""
    rare: Collection[str] = ()
    """Decisions that few games come to."""


_BROUGHT: dict[str, Brought] = {}


def bring(
    game: str,
    *,
    laws: Laws | None = None,
    secrets: Secrets | None = None,
    hides: bool = True,
    rules: Collection[str] = (),
    rare: Collection[str] = (),
) -> None:
    """Give the suite what it can't know about a game."""
    _BROUGHT[game] = Brought(laws, secrets, hides, rules, rare)


def brought(game: str) -> Brought:
    """The facts brought for a game; empty if there are none."""
    return _BROUGHT.get(game, Brought())
