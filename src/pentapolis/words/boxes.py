"""My box: the values of a game that no rulebook prints, so that whoever owns the game can put in those of their own.

A game that has such values lists them (`doubtful` in its module `sheet`, see `words.sheet`). Values that were changed
are written as a component file, the same that `--components` takes: what differs from ours, laid over whatever the file
held before.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..kernel.components import load

_BARE = re.compile(r"[A-Za-z0-9_-]+")

Place = tuple[str, str, str]
"""Where a value stands: table, entry, field."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that may differ in somebody's box. `field` is its name in the component file: `vp`, or `cost.gold` in a
    table of its own, or `costs.0` in a list; of those all parts are listed."""

    field: str
    label: str
    value: int
    ours: int
    low: int
    high: int
    truth: bool = False
    """It is a yes or a no, here 1 and 0, in the file true and false."""


class Doubt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing with values that are not the book's: where they come from (`public`, `reconstructed`; `doubtful` where
    sources differ), what the book confirms, what can be changed. What can't be changed is listed without figures.

    In the file it is an entry of a list of tables, found by its `id` under the name `key`; without an id it is a table
    of its own, such as `[track.housing]`."""

    table: str
    id: str
    name: str
    source: str
    figures: tuple[Figure, ...] = ()
    rule: str = ""
    confirmed: str = ""
    """What the book says of it, in the reader's words."""
    provenance: tuple[str, ...] = ()
    """Where the values come from, in the words of the component file."""
    key: str = "id"


class DoubtGroup(msgspec.Struct, frozen=True):
    """Things of one kind."""

    id: str
    name: str
    entries: tuple[Doubt, ...]


def places(groups: Iterable[DoubtGroup]) -> dict[Place, int]:
    """Every value that can be changed, by its place."""
    return {
        (entry.table, entry.id, figure.field): figure.value
        for group in groups
        for entry in group.entries
        for figure in entry.figures
    }


def written(base: bytes, groups: Iterable[DoubtGroup], values: Mapping[Place, int]) -> str:
    """A component file: what `base` (a file that can be used, or nothing) says, and these values of `groups`. It is
    empty if nothing is left that differs from ours."""
    data: dict[str, Any] = load(base)
    for group in groups:
        for entry in group.entries:
            if entry.figures:
                _write(data, entry, values)
    return _toml(data)


def _write(data: dict[str, Any], entry: Doubt, values: Mapping[Place, int]) -> None:
    new: dict[str, Any] = {}
    for name, figures in _by_name(entry).items():
        held = {one: values.get((entry.table, entry.id, one.field), one.value) for one in figures}
        if any(value != one.ours for one, value in held.items()):
            new[name] = _gathered(held)
    if entry.id:
        _write_row(data, entry, new)
    else:
        _write_table(data, entry.table.split("."), set(_by_name(entry)), new)


def _gathered(held: Mapping[Figure, int]) -> Any:
    """What stands in the file under one name: a value, or a list or a table of all its parts."""
    parts = {one.field.partition(".")[2]: bool(value) if one.truth else value for one, value in held.items()}
    if set(parts) == {""}:
        return parts[""]
    return list(parts.values()) if all(part.isdigit() for part in parts) else parts


def _write_row(data: dict[str, Any], entry: Doubt, new: Mapping[str, Any]) -> None:
    """Put values into an entry of a list of tables; an entry and a list that say nothing any more are gone."""
    rows: list[dict[str, Any]] = data.pop(entry.table, [])
    said = [row for row in rows if str(row.get(entry.key)) == entry.id]
    for row in said:
        for name in _by_name(entry):
            row.pop(name, None)
    if new and not said:
        rows.append({entry.key: entry.id} | dict(new))
    elif new:
        said[-1].update(new)
    if kept := [row for row in rows if row not in said or set(row) > {entry.key}]:
        data[entry.table] = kept


def _write_table(data: dict[str, Any], path: Sequence[str], names: Iterable[str], new: Mapping[str, Any]) -> None:
    """The same in a table of its own, which may stand in another."""
    first, *rest = path
    table: dict[str, Any] = data.pop(first, {})
    if rest:
        _write_table(table, rest, names, new)
    else:
        for name in names:
            table.pop(name, None)
        table.update(new)
    if table:
        data[first] = table


def _by_name(entry: Doubt) -> dict[str, list[Figure]]:
    """The figures of a thing by the name that stands in the file."""
    found: dict[str, list[Figure]] = {}
    for figure in entry.figures:
        found.setdefault(figure.field.partition(".")[0], []).append(figure)
    return found


def _toml(data: Mapping[str, Any]) -> str:
    """Plain values, then tables and lists of tables; whatever those hold is written on one line."""
    blocks = [_lines({name: held}) for name, held in data.items() if not (isinstance(held, dict) or _are_rows(held))]
    for name, held in data.items():
        if _are_rows(held):
            blocks += [f"[[{_key(name)}]]\n{_lines(row)}" for row in held]
        elif isinstance(held, dict):
            blocks += _tables(_key(name), held)
    return "\n".join(blocks)


def _are_rows(held: Any) -> bool:
    return isinstance(held, list) and bool(held) and all(isinstance(row, dict) for row in held)


def _tables(path: str, held: Mapping[str, Any]) -> list[str]:
    """A table, and those in it under headings of their own: `[track.housing]`."""
    inner = {name: part for name, part in held.items() if isinstance(part, dict)}
    own = {name: part for name, part in held.items() if name not in inner}
    blocks = [f"[{path}]\n{_lines(own)}"] if own or not inner else []
    return blocks + [block for name, part in inner.items() for block in _tables(f"{path}.{_key(name)}", part)]


def _lines(row: Mapping[str, Any]) -> str:
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in row.items())


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    """A value on one line.

    >>> _value({"gold": 2, "note": 'the "third" edition', "seen": [True, 1.5]})
    '{ gold = 2, note = "the \\\\"third\\\\" edition", seen = [true, 1.5] }'
    """
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        held = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {held} }}" if held else "{}"
    return str(value.isoformat())  # a date, in a note
