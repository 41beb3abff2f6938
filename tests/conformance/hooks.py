"""What a game brings to these tests: its laws and its secrets, each a module of its own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import pytest

from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event
from support.playing import Outcomes, Ply


class Laws(Protocol):
    """`laws/<game>.py`: what is conserved, counted from the events and not by the rules."""

    def check(self, before: Any, after: Any, action: Action, events: Sequence[Event]) -> None:
        """Assert that one move kept every law."""


class Secrets(Protocol):
    """`secrets/<game>.py`: the ledger's table of hidden information, independent of what the game declares."""

    def swaps(self, g: Any, viewer: int, luck: random.Random) -> list[Any]:
        """States that differ from this one only in what the viewer may not know."""

    def twins(self, g: Any, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
        """Other moves with other luck in this position that the viewer may not tell from the one made."""

    def revealed(self, events: Sequence[Event], viewer: int) -> bool:
        """Whether with these events the viewer comes to know something that was hidden."""

    def known(self, g: Any, viewer: int) -> object:
        """All that the table calls visible to this viewer, read from a state or from an observation."""

    def unknown(self, g: Any, viewer: int) -> list[str]:
        """Ids that stand somewhere in the state and that the viewer may meet in a pool at most. A module says `OPEN` if
        its game hides nothing, `NAMELESS` if nothing that it hides has an id."""


def laws(game: str) -> Laws:
    return cast(Laws, _module("laws", game, ("check",)))


def secrets(game: str) -> Secrets:
    return cast(Secrets, _module("secrets", game, ("swaps", "twins", "revealed", "known", "unknown")))


def purses(game: str) -> Callable[[Any, int], list[Any]] | None:
    """`purses(g, seat)` of a game's secrets, where it hangs on secret means whether a window asks somebody: states in
    which a seat's means are other."""
    found: Callable[[Any, int], list[Any]] | None = getattr(secrets(game), "purses", None)
    return found


def _module(kind: str, game: str, functions: Sequence[str]) -> Any:
    name = f"conformance.{kind}.{game}"
    if find_spec(name) is None:
        pytest.fail(f"{game} needs tests/conformance/{kind}/{game}.py, with {', '.join(functions)}")
    module = import_module(name)
    for function in functions:
        assert callable(getattr(module, function, None)), f"{kind}/{game}.py needs a function {function}"
    return module
