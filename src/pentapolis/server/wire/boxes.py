"""My box: the values of a game that are not the book's, and those of somebody's own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ...words.boxes import DoubtGroup

COMPONENTS = 200_000
"""Signs of a component file."""
Id = Annotated[str, Meta(max_length=80)]


class BoxError(msgspec.Struct, omit_defaults=True):
    """Why a value can't be used, in the reader's language; without a place it is about the whole file."""

    message: str
    table: str = ""
    id: str = ""
    field: str = ""


class Box(msgspec.Struct):
    """What a game's box holds that is not the book's, with the values of a component file."""

    game: str
    name: str
    about: str
    """Where the values come from, in a few sentences."""
    groups: list[DoubtGroup]
    components: str
    """The component file that says so; empty if all values are ours."""
    errors: list[BoxError]
    """What was wrong with what was sent; those values are ours here."""


class BoxEdit(msgspec.Struct, forbid_unknown_fields=True):
    """A value of one's own box."""

    table: Id
    id: Id
    field: Id
    value: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class SetBox(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Values to be checked, laid over a component file, if there is one already."""

    components: Annotated[str, Meta(max_length=COMPONENTS)] = ""
    values: Annotated[list[BoxEdit], Meta(max_length=1000)] = []


class Difference(msgspec.Struct):
    """A thing that says something else in an owner's box than in ours."""

    name: str
    ours: list[str]
    theirs: list[str]


class OwnBox(msgspec.Struct):
    """A table plays with somebody's own box: what differs."""

    differs: list[Difference]
