"""What is a seat's own in what it sees, found from what the fields of a state declare; and what an action does there.

A plan made "only if nothing has changed" compares these: the seat's element of every field by seat, its own secrets,
what it shares with few; and the certain effects of the planned action, by themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.agenda import Entry
from ...kernel.event import Chose, ChoseInSecret
from ...kernel.preview import preview
from ...kernel.sight import Sight, declared, hides
from ...kernel.state import State
from ...kernel.title import Title

_encode = msgspec.json.Encoder(order="deterministic").encode
COMMON = frozenset(State.__struct_fields__)
"""What every state has: the table, the agenda, answers out of turn. Nobody's own."""


def own_part(observation: State, seat: int) -> str:
    """A fingerprint of what is the seat's own in what it sees."""
    return _fingerprint(list(_own(observation, seat, COMMON)))


def _own(value: msgspec.Struct, seat: int, leave_out: frozenset[str] = frozenset()) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(type(value)):
        if field.name in leave_out:
            continue
        inside, sight = getattr(value, field.name), declared(field.type)
        if sight in (Sight.BY_SEAT, Sight.OWNER) and isinstance(inside, list):
            if seat < len(inside):
                yield field.name, inside[seat]
        elif sight is Sight.KNOWERS:
            yield field.name, inside
        elif sight is Sight.EVERYONE:
            for piece in _pieces(inside):
                yield from _own(piece, seat)


def _pieces(value: Any) -> Iterator[msgspec.Struct]:
    """The structs inside a value that everybody sees, but for those that hide themselves."""
    if isinstance(value, msgspec.Struct):
        if not hides(type(value)) and not value.__struct_config__.frozen:
            yield value
    elif isinstance(value, list):
        for item in value:
            yield from _pieces(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _pieces(item)


def effect(title: Title[Any], observation: State, seat: int, decision: str, action: Action) -> str:
    """A fingerprint of what an action is certain to do, if the seat were asked this now and nothing came after it.

    Empty where that can't be said: the decision is not one seat's, or is asked with arguments we don't know, or the
    action is not possible.
    """
    node = title.decisions.get(decision)
    entry = _entry(observation, seat, decision)
    if node is None or entry is None or not node.plain:
        return ""
    alone = title.copy(observation)
    alone.agenda[:] = [entry, entry]  # the second one is where it stops, whatever would follow at the table
    try:
        told = preview(title, alone, seat, action).events
    except Exception:  # rules may count on what is not there: then nothing can be said
        return ""
    return _fingerprint([event for event in told if not isinstance(event, Chose | ChoseInSecret)])


def _entry(observation: State, seat: int, decision: str) -> Entry | None:
    top = observation.agenda[-1] if observation.agenda else None
    if top is not None and (top.name, top.seat) == (decision, seat):
        return None if top.args else top
    return Entry(decision, seat)


def _fingerprint(value: Any) -> str:
    return hashlib.sha256(_encode(value)).hexdigest()[:16]
