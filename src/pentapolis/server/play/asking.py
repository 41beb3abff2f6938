"""Questions about an action that a seat might take: why not, and what then; what it might be asked next, and order.

Answered from what the seat itself may know, and from nothing else: the answers can't betray a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import preview as kernel
from ...kernel.action import Action
from ...kernel.decision import Decision
from ...kernel.match import Match
from ...kernel.preview import preview, why_not
from ...kernel.refusal import Refused
from ...words import Words, event_parts, prompt, refusal
from ...words.sentences import is_heading
from ..trouble import not_running
from ..wire.play import Ahead, Effects, OrderKind, Prompt
from ..words import words_of
from .offers import choices, option
from .room import Room
from .views import sheet_of


def why(room: Room, seat: int, action: str, lang: str) -> Effects:
    """Why an action can't be done, and by which rule; nothing if it can."""
    return why_at(_match(room), seat, action, words_of(lang, room.title))


def why_at(match: Match[Any], seat: int, action: str, words: Words) -> Effects:
    """The same for any match."""
    title = match.title
    try:
        refused: Refused | None = why_not(title, title.observe(match.state, seat), seat, title.parse(action))
    except Refused as error:
        refused = error
    return Effects() if refused is None else _refused(words, match, refused)


def effects(room: Room, seat: int, action: str, lang: str) -> Effects:
    """What is certain to follow from an action, up to the first die or secret."""
    return effects_at(_match(room), seat, action, words_of(lang, room.title))


def effects_at(match: Match[Any], seat: int, action: str, words: Words) -> Effects:
    """The same for any match."""
    title, names = match.title, match.record.names
    try:
        found = preview(title, title.observe(match.state, seat), seat, title.parse(action))
    except Refused as error:
        return _refused(words, match, error)
    told = [event for event in found.events if not is_heading(words, event)]
    lines = [list(parts) for event in told if (parts := event_parts(words, event, names))]
    stop: Any = found.stop
    if not stop:
        stop = "end" if not found.awaited else "" if seat in found.awaited else "next"
    return Effects(lines, stop, list(found.awaited))


def ahead(room: Room, seat: int, lang: str, planned: Sequence[Action] = ()) -> list[Ahead]:
    """What a seat that waits may be asked, with what it could answer now, after what it has planned."""
    title, words = room.title, words_of(lang, room.title)
    o = title.observe(_match(room).state, seat)
    drawn = sheet_of(title)

    def note(action: Action) -> str:
        return drawn.note(o, seat, action, words)

    found = []
    for coming in kernel.ahead(title, o, seat, planned):
        entry, options = coming.entry, coming.options
        node = title.nodes[entry.name]
        assert isinstance(node, Decision)
        said = prompt(words, node, entry, room.names)
        asked = Prompt(entry.name, said.title, said.what, said.look, said.rule)
        found.append(Ahead(entry.name, asked, choices(title, words, options, options, entry.name, note, room.names)))
    return found


def orders(room: Room, seat: int, lang: str) -> list[OrderKind]:
    """The standing orders that a seat can give now, kind by kind."""
    title, words = room.title, words_of(lang, room.title)
    o = title.observe(_match(room).state, seat)
    return [
        OrderKind(
            do,
            list(kind.decisions),
            [option(words, order, kind.decisions[0], "", False) for order in kind.offers(o, seat)],
        )
        for do, kind in title.orders.items()
    ]


def _match(room: Room) -> Match[Any]:
    if room.match is None:
        raise not_running()
    return room.match


def _refused(words: Words, match: Match[Any], refused: Refused) -> Effects:
    return Effects(refused=refusal(words, refused, match.record.names), rule=refused.rule)
