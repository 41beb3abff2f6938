"""What our games bring to the suite: their laws and their secrets, each a module of its own, and the rules of their
ledgers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import pytest

from pentapolis import games
from pentapolis.conformance.brought import Laws, Secrets, bring
from support.ledger import rules

GAMES = games.ours()


def laws(game: str) -> Laws:
    return cast(Laws, _module("laws", game, ("check",)))


def secrets(game: str) -> Secrets:
    return cast(Secrets, _module("secrets", game, ("swaps", "twins", "revealed", "known", "unknown")))


def rare(game: str) -> Collection[str]:
    """Decisions that few games come to: `RARE` of a game's laws."""
    return getattr(laws(game), "RARE", ())


def purses(game: str) -> Callable[[Any, int], list[Any]] | None:
    """`purses(g, seat)` of a game's secrets, where it hangs on secret means whether a window asks somebody: states in
    which a seat's means are other."""
    found: Callable[[Any, int], list[Any]] | None = getattr(secrets(game), "purses", None)
    return found


def bring_all() -> None:
    """Bring it for every game. A module of secrets says `OPEN` if its game hides nothing, `NAMELESS` if nothing that it
    hides has an id."""
    for game in GAMES:
        hides = not getattr(secrets(game), "OPEN", False)
        bring(game, laws=laws(game), secrets=secrets(game), hides=hides, rules=rules(game), rare=rare(game))


def _module(kind: str, game: str, functions: Sequence[str]) -> Any:
    name = f"conformance.{kind}.{game}"
    if find_spec(name) is None:
        pytest.fail(f"{game} needs tests/conformance/{kind}/{game}.py, with {', '.join(functions)}")
    module = import_module(name)
    for function in functions:
        assert callable(getattr(module, function, None)), f"{kind}/{game}.py needs a function {function}"
    return module


bring_all()
