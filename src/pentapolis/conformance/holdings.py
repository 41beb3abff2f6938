"""The optional parts of a game. The suite skips the tests of a part that is missing, and gives the reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NoReturn, get_args, get_origin

import msgspec
import pytest

from .. import games
from ..kernel.clone import holding, is_struct, strip
from ..kernel.decision import Decision, Secret
from ..kernel.pile import Held, Pile
from ..kernel.sight import Sight, declared, hides
from ..kernel.state import State
from ..kernel.title import Title
from ..words import LANGUAGES
from .structs import fields


def leave_out(game: str, reason: str) -> NoReturn:
    """Skip a test for what a game lacks; the plug-in lists the reasons at the end of a run."""
    pytest.skip(f"{game}: {reason}")


def languages(game: str) -> tuple[str, ...]:
    """The languages that a game has texts in."""
    texts = games.folder(game) / "texts"
    return tuple(lang for lang in LANGUAGES if (texts / f"{lang}.ftl").is_file())


def need_texts(game: str) -> None:
    """Leave a test out if a game has no texts."""
    if not languages(game):
        leave_out(game, "no texts (texts/en.ftl, texts/fr.ftl)")


def need_imagine(title: Title[Any]) -> None:
    """Leave a test out if worlds of a game can't be imagined."""
    if blank := unimagined(title):
        leave_out(title.id, f"hidden fields that no `imagine` fills: {', '.join(blank)}")


@cache
def unimagined(title: Title[Any]) -> tuple[str, ...]:
    """The hidden fields of a game that has no `imagine` to fill them: all but cards, which the kernel deals itself."""
    return () if title.imagines else tuple(dict.fromkeys(_hidden(title.state, set())))


def hides_something(title: Title[Any]) -> bool:
    """Whether a game declares that somebody may know more than another: a field, a card, a choice."""
    decisions = [node for node in title.nodes.values() if isinstance(node, Decision)]
    secret = any(isinstance(node, Secret) or node.private or node.hushed for node in decisions)
    state: type[msgspec.Struct] = title.state
    return secret or bool(holding(state, Pile) or holding(state, Held)) or any(_hidden(state, set()))


def _hidden(kind: type[msgspec.Struct], met: set[type]) -> Iterator[str]:
    base = {field.name for field in fields(State)} if issubclass(kind, State) else set()
    met.add(kind)
    for field in fields(kind):
        inside = list(_structs(field.type))
        if field.name in base or (inside and all(map(hides, inside))):
            continue
        if declared(field.type) in (Sight.OWNER, Sight.KNOWERS, Sight.NOBODY):
            yield f"{kind.__name__}.{field.name}"
        else:
            for struct in inside:
                if struct not in met and not hides(struct) and not struct.__struct_config__.frozen:
                    yield from _hidden(struct, met)


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    kind = strip(kind)
    if is_struct(kind):
        yield kind
    elif get_origin(kind) is not None:
        for argument in get_args(kind):
            if argument is not Ellipsis:
                yield from _structs(argument)
