"""Queries never write: what a seat can do is found out on a state that lets nothing be written to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NoReturn

import msgspec
import pytest

from pentapolis.conformance.playing import POLICIES, Case, play_out
from pentapolis.games.medioevo import TITLE

WRITERS = {
    list: "__setitem__ __delitem__ __iadd__ append extend insert pop remove clear sort reverse",
    dict: "__setitem__ __delitem__ __ior__ pop popitem clear update setdefault",
}


def refuse(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError("a query has written to the state")


@cache
def locked_kind(kind: Any) -> Any:
    """The same type, whose instances refuse to be changed."""
    writers = next((names for plain, names in WRITERS.items() if issubclass(kind, plain)), "__setattr__ __delattr__")
    return type(kind)(f"Locked{kind.__name__}", (kind,), dict.fromkeys(writers.split(), refuse))


def locked(value: Any) -> Any:
    """A copy of a state, or of a part of one, that refuses to be changed."""
    if isinstance(value, list):
        return locked_kind(list)(map(locked, value))
    if isinstance(value, dict):
        return locked_kind(dict)({key: locked(item) for key, item in value.items()})
    if isinstance(value, msgspec.Struct) and not type(value).__struct_config__.frozen:
        return locked_kind(type(value))(**{name: locked(getattr(value, name)) for name in value.__struct_fields__})
    return value


TABLES = (
    Case("medioevo", 3),
    Case("medioevo", 4, (("blood_tokens", "yes"), ("deployment", "yes"), ("teams", "two"), ("terrain", "yes"))),
)


def positions() -> Iterator[Any]:
    for case, policy in zip(TABLES, POLICIES, strict=True):
        play = play_out(case, policy, seed=8)
        for g, _ in play.positions(play.sample(300)):
            yield g


def test_a_locked_state_refuses_every_change() -> None:
    g = locked(next(positions()))
    for write in (
        lambda: setattr(g, "turn", 2),
        lambda: setattr(g.players[0], "florins", 0),
        lambda: g.players.append(g.players[0]),
        lambda: g.players[0].deeds.update(tax_set=1),
        lambda: g.agenda.pop(),
    ):
        with pytest.raises(AssertionError, match="a query has written"):
            write()


def test_what_a_seat_can_do_is_found_without_writing() -> None:
    for g in positions():
        same = locked(g)
        for seat in g.seats:
            assert list(TITLE.legal(same, seat)) == list(TITLE.legal(g, seat))
        assert TITLE.forced(same) == TITLE.forced(g)
