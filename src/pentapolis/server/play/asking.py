"""Questions about an action that a seat might take: why not, and what then.

Answered from what the seat itself may know, and from nothing else: the answers can't betray a secret.
"""

from __future__ import annotations

from typing import Any

from ...kernel.preview import preview, why_not
from ...kernel.refusal import Refused
from ...words import Words, event_parts, refusal
from ..trouble import not_running
from ..wire.play import Effects
from ..words import words_of
from .rooms import Room


def why(room: Room, seat: int, action: str, lang: str) -> Effects:
    """Why an action can't be done, and by which rule; nothing if it can."""
    title, words = room.title, words_of(lang, room.title)
    try:
        refused: Refused | None = why_not(title, _observation(room, seat), seat, title.parse(action))
    except Refused as error:
        refused = error
    return Effects() if refused is None else _refused(words, room, refused)


def effects(room: Room, seat: int, action: str, lang: str) -> Effects:
    """What is certain to follow from an action, up to the first die or secret."""
    title, words = room.title, words_of(lang, room.title)
    try:
        found = preview(title, _observation(room, seat), seat, title.parse(action))
    except Refused as error:
        return _refused(words, room, error)
    lines = [list(parts) for event in found.events if (parts := event_parts(words, event, room.names))]
    stop: Any = found.stop
    if not stop:
        stop = "end" if not found.awaited else "" if seat in found.awaited else "next"
    return Effects(lines, stop, list(found.awaited))


def _observation(room: Room, seat: int) -> Any:
    if room.match is None:
        raise not_running()
    return room.title.observe(room.match.state, seat)


def _refused(words: Words, room: Room, refused: Refused) -> Effects:
    return Effects(refused=refusal(words, refused, room.names), rule=refused.rule)
