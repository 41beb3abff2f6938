"""Positions as data: what a game's own `scene` function makes of names and numbers, then steps of the rules.

    seats = ["Laurence", "Théo", "Fred"]
    run = ["influence_advisors"]
    position = { dice = { Laurence = [1, 3, 5] }, order = ["Théo", "Laurence", "Fred"] }

A game offers `scene(table, names, **position)` in a module `scenes` of its package. `run` names steps of its rules, as
`"receive_aid"` or with their arguments as `["production_season", 2]`; `chance` is what luck answers meanwhile.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .. import games
from ..kernel.agenda import Entry
from ..kernel.chance import ScriptedChance, outcome_parse
from ..kernel.event import Event
from ..kernel.title import Title

Running = str | list[str | int]
"""A step of the rules by its name, or its name and its arguments."""


class BadScene(ValueError):
    """A position that can't be made of its data."""


class Scene(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as data."""

    seats: list[str]
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    """What the game's `scene` function takes."""
    run: list[Running] = []
    chance: list[str] = []


def build(title: Title[Any], data: Scene, events: list[Event] | None = None) -> Any:
    """The position, after the steps it names; `events` gets what they told."""
    state = lay_out(title, data)
    if data.run:
        set_off(title, state, data.run, data.chance, events)
    return state


def lay_out(title: Title[Any], data: Scene) -> Any:
    """The position before any step of the rules."""
    module = games.part(title.id, "scenes")
    if module is None:
        raise BadScene(f"{title.id} has no scenes")
    try:
        return module.scene(title.table(len(data.seats), data.options), data.seats, **data.position)
    except (TypeError, ValueError, LookupError) as error:
        raise BadScene(f"{title.id}: {error}") from error


def set_off(
    title: Title[Any], state: Any, run: list[Running], chance: list[str], events: list[Event] | None = None
) -> None:
    """Carry out steps of the rules, up to the next decision; all of `chance` must be asked for."""
    luck = ScriptedChance(outcome_parse(outcome) for outcome in chance)
    title.set_off(state, entries(title, run), luck, events)
    if luck.left:
        raise BadScene(f"{title.id}: {luck.left} outcomes of chance were not asked for")


def entries(title: Title[Any], run: list[Running]) -> list[Entry]:
    """Steps of the rules by their names."""
    found = []
    for what in run:
        name, *args = [what] if isinstance(what, str) else what
        if name not in title.nodes:
            raise BadScene(f"{title.id} has no step {name}")
        found.append(title.nodes[str(name)].of(*args))
    return found
