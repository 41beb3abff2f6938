"""Boxes of components: what is not the book's, an owner's values checked, and how an owner's box differs from ours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from .. import games
from ..kernel.refusal import BadComponents, Malformed
from ..kernel.title import Title
from ..words import refusal
from ..words.boxes import DoubtGroup, Place, places, written
from ..words.sheet import Doubtful, Thing
from . import library
from .loaded import LoadedBox
from .trouble import Trouble
from .wire.boxes import Box, BoxError, Difference, OwnBox, SetBox
from .words import words_of

MOST_ERRORS = 20
"""Values that are named as wrong at once."""


def doubts(title: Title[Any]) -> Doubtful | None:
    """What lists a game's values that are not the book's, if it has any and takes others."""
    return games.sheet(title.id).doubtful if title.box is not None else None


def examined(game: str, given: SetBox, lang: str) -> Box:
    """A box with these values. Those that can't be used are named, and ours again; nothing is kept here."""
    title = games.title(game)
    lister = doubts(title)
    if lister is None:
        raise Malformed("cli-no-components", game=title.id)
    words, base, errors = words_of(lang, title), given.components, list[BoxError]()
    try:
        groups = lister(base.encode(), words)
    except BadComponents as bad:
        base, errors = "", [BoxError(refusal(words, bad))]
        groups = lister(b"", words)
    values = _values(groups, given)
    text = base
    while values:
        text = written(base.encode(), groups, values)
        try:
            groups = lister(text.encode(), words)
            break
        except BadComponents as bad:
            place = _place(bad, values)
            errors.append(BoxError(refusal(words, bad), *(place or ())))
            if len(errors) >= MOST_ERRORS or place is None:
                values, text = {}, base
            else:
                del values[place]
    return Box(title.id, words.say("game-name"), words.say("game-provenance"), list(groups), text, errors)


def _values(groups: Sequence[DoubtGroup], given: SetBox) -> dict[Place, int]:
    known = places(groups)
    values = {(edit.table, edit.id, edit.field): edit.value for edit in given.values}
    for place in values:
        if place not in known:
            raise Trouble("no-figure", 400, place=" ".join(place)[:80])
    return values


def _place(bad: BadComponents, values: Iterable[Place]) -> Place | None:
    """The value that a component file is refused for, as far as it says."""
    said = _path(str(bad.arguments.get(part, "")) for part in ("table", "entry", "place"))
    return next((place for place in values if _path(place) == said), None)


def _path(parts: Iterable[str]) -> str:
    """The way to a value, in one line: `track.dice_cost.values.0`."""
    return re.sub(r"\[(\d+)\]", r".\1", ".".join(part for part in parts if part))


# tables


def own_box(game: str, components: str, lang: str) -> OwnBox | None:
    """What differs in the box that a table plays with; None if it is ours."""
    if not components:
        return None
    box = LoadedBox(games.title(game), components)
    return _differences(game, box.id, lang)


@lru_cache(200)
def _differences(game: str, box: str, lang: str) -> OwnBox:
    ours = {(thing.kind, thing.id): thing for thing in library.things(game, lang)}
    theirs = library.things(game, lang, box)
    return OwnBox([_difference(ours[thing.kind, thing.id], thing) for thing in theirs if _differs(ours, thing)])


def _differs(ours: dict[tuple[str, str], Thing], thing: Thing) -> bool:
    own = ours[thing.kind, thing.id]
    return (own.name, own.lines) != (thing.name, thing.lines)


def _difference(ours: Thing, theirs: Thing) -> Difference:
    said = [[thing.name, *thing.lines] for thing in (ours, theirs)]
    mine, other = ([line for line in said[n] if line not in said[1 - n]] for n in (0, 1))
    return Difference(ours.name, mine, other)
