"""The ids of a game: everything its component file names, and the ids that a player can put into an action."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin
from zlib import crc32

import msgspec

from .. import packages
from ..kernel.action import Action
from ..kernel.clone import strip
from ..kernel.title import Title
from ..words import Words
from ..words.naming import key_of

_ID = re.compile(r"[A-Za-z0-9_.:+-]+")
STRANGERS = 1024
"""Numbers that ids outside the table share: things that are made in a game, such as `w3`."""
REMEMBERED = 4096


class Ids(dict[str, int]):
    """A number for every id: 0 for nothing, 1 and up in the order of the component file, then shared numbers."""

    def __init__(self, names: Iterator[str]) -> None:
        super().__init__({"": 0})
        for name in names:
            self.setdefault(name, len(self))
        self.known = len(self)
        self._most = self.known + REMEMBERED

    def __missing__(self, id: str) -> int:
        number = self.known + crc32(id.encode()) % STRANGERS
        if len(self) < self._most:
            self[id] = number
        return number


def ids_of(title: Title[Any]) -> Ids:
    """The ids of a game: of its components first, then of its decisions, actions and options."""

    def names() -> Iterator[str]:
        yield from component_ids(title)
        yield from sorted(title.nodes)
        yield from sorted(title.actions)
        for option in title.options:
            yield option.id
            yield from option.values

    return Ids(names())


def component_ids(title: Title[Any]) -> list[str]:
    """Every id of a game's component file, in its order; what belongs together stands together."""
    folder = packages.folder(title.id)
    file = None if folder is None else folder / "components.toml"
    data = tomllib.loads(file.read_text("utf-8")) if file is not None and file.is_file() else {}
    return list(dict.fromkeys([*_names(data), *_others(data)]))


def _names(data: Any) -> Iterator[str]:
    """Ids that things have: what stands under `id`, and the keys of tables."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "id" and isinstance(value, str):
                yield value
            elif isinstance(value, dict):
                yield key
            yield from _names(value)
    elif isinstance(data, list):
        for value in data:
            yield from _names(value)


def _others(data: Any) -> Iterator[str]:
    """All other keys and values that may be ids."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _others(value)
    elif isinstance(data, list):
        for value in data:
            yield from _others(value)
    elif isinstance(data, str) and _ID.fullmatch(data):
        yield data


def chosen_ids(title: Title[Any]) -> list[str]:
    """The ids that a player can name in an action: those of the component file that its fields have words for; what ids
    made in the game begin with (`w` of `w3`); and the words that a field declares."""
    return list(dict.fromkeys([*_named_ids(title), *title.windows, *declared_words(title)]))


def declared_words(title: Title[Any]) -> list[str]:
    """The words that a field declares because no text names them as its values: `die: Annotated[str, Literal["colored",
    "white"]]`. To the kernel it is a `str` like any other; the rules refuse what is not among them."""
    kinds = [field.type for action in title.actions.values() for field in msgspec.structs.fields(action)]
    return list(dict.fromkeys(word for kind in kinds for word in _literals(kind)))


def _literals(kind: Any) -> Iterator[str]:
    """The values of every `Literal` in a type and in its notes."""
    for part in get_args(kind):
        yield from (get_args(part) if get_origin(part) is Literal else _literals(part))


def _named_ids(title: Title[Any]) -> list[str]:
    folder = packages.folder(title.id)
    if folder is None or not (folder / "texts").is_dir():
        return component_ids(title)
    words = Words("en", title.id)
    by_texts = {
        tuple(words.naming.patterns(name)): name for kind in title.actions.values() for name in _id_fields(kind)
    }
    fields = sorted(by_texts.values())
    found = [id for id in component_ids(title) if any(key_of(words, field, id) for field in fields)]
    letters = sorted({letter for sort in words.naming.numbered.values() for letter in sort})
    return [*found, *letters]


def _id_fields(kind: type[Action]) -> Iterator[str]:
    for field in msgspec.structs.fields(kind):
        inner = strip(field.type)
        if str in map(strip, (inner, *get_args(inner))):
            yield field.name
