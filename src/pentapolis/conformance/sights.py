"""Every value in a state that can be changed by itself, with the viewers who may see it, read from the declarations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from ..kernel.sight import NOBODY, Sight, declared, hides
from .structs import fields

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Leaf:
    """A value inside a state: where it stands, another value for it, who may see it."""

    path: Path
    other: Any
    viewers: frozenset[int]

    def __str__(self) -> str:
        return ".".join(map(str, self.path))

    def change(self, state: Any) -> None:
        """Put the other value into a state."""
        *way, last = self.path
        for name in way:
            state = getattr(state, name) if isinstance(name, str) and hasattr(state, name) else state[name]
        if isinstance(state, msgspec.Struct):
            setattr(state, str(last), self.other)
        else:
            state[last] = self.other


def leaves(value: Any, viewers: frozenset[int], owner: int = NOBODY, path: Path = ()) -> Iterator[Leaf]:
    """The leaves of a value that these viewers may see; pieces with rules of their own (piles, windows) left out."""
    if value is None or hides(type(value)):
        return
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        for field in fields(type(value)):
            sight = declared(field.type)
            assert sight, f"{type(value).__name__}.{field.name} does not declare who sees it"
            yield from _field(getattr(value, field.name), sight, viewers, owner, (*path, field.name))
    elif isinstance(value, list | dict):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, viewers, owner, (*path, key))
    elif (other := _other(value)) is not None:
        yield Leaf(path, other, viewers)


def _field(value: Any, sight: Sight, viewers: frozenset[int], owner: int, path: Path) -> Iterator[Leaf]:
    if sight is Sight.EVERYONE:
        yield from leaves(value, viewers, owner, path)
    elif sight is Sight.NOBODY:
        yield from leaves(value, frozenset(), owner, path)
    elif sight is Sight.OWNER and owner != NOBODY:
        yield from leaves(value, viewers & {owner}, owner, path)
    elif isinstance(value, list):  # by seat, or each with those who know it
        for n, item in enumerate(value):
            allowed = {Sight.BY_SEAT: viewers, Sight.OWNER: viewers & {n}}
            may_see = allowed[sight] if sight in allowed else viewers & {*item.known_to}
            yield from leaves(item, may_see, owner if sight is Sight.KNOWERS else n, (*path, n))


def _other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, tuple):
        return (*value, value[-1]) if value else (0,)
    for name in value.__struct_fields__:  # frozen: the first part that can be another
        if (other := _other(getattr(value, name))) is not None:
            return msgspec.structs.replace(value, **{name: other})
    return None
