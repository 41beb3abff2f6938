"""The log as one viewer reads it, line by line, kept up with the match: only what is new is put into words.

A line has a number. Undo takes lines away, and others come in their place: a page that has older ones is sent the log
from the first that differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ...kernel.action import verb
from ...kernel.decision import Decision
from ...kernel.event import Chose, ChoseInSecret, Event, of_seat
from ...kernel.match import Match
from ...kernel.sight import SPECTATOR
from ...kernel.title import Title
from ...words import Part, Words, event_parts
from ...words.naming import player
from ...words.sentences import is_heading
from ..wire.play import LogLine

_encode = msgspec.json.Encoder().encode
KEPT = 20_000
"""Sentences of events that are kept for use again."""
NOBODIES = tuple(f"seat {seat}" for seat in range(16))
"""Names that stand for names; a player is a part of its own in every sentence."""
_sentences: dict[tuple[str, str, int, Event], tuple[Part, ...]] = {}


class LogBook:
    """The lines of one viewer in one language."""

    def __init__(self, viewer: int, words: Words, title: Title[Any]) -> None:
        self.viewer = viewer
        self.words = words
        self.title = title
        self.lines: list[LogLine] = []
        self.raw: list[msgspec.Raw] = []
        """The lines as JSON."""
        self.ends: list[int] = []
        """After each piece of the match (its opening, then move by move): how many lines there were."""
        self._pieces: list[Sequence[Event]] = []
        self._names: tuple[str, ...] = ()
        self._told: tuple[Any, ...] = ()
        """All lines depend on this: the names, and how often events were put behind moves."""
        self._changed: list[tuple[int, int]] = []
        self._since = -1

    def follow(self, match: Match[Any]) -> None:
        """Bring the lines up to where the match stands."""
        version, self._names = match.version(self.viewer), tuple(match.record.names)
        pieces: list[Sequence[Event]] = [match.opening, *(move.events for move in match.moves)]
        told = self._names, match.retold
        same = common(self._pieces, pieces) if told == self._told else 0
        kept = self.ends[same - 1] if same else 0
        gone = self.lines[kept:]
        del self.lines[kept:], self.raw[kept:]
        if self._since < 0:
            self._since = version
        del self._pieces[same:], self.ends[same:]
        self._told = told
        for events in pieces[same:]:
            for event in events:
                self._add(event)
            self._pieces.append(events)
            self.ends.append(len(self.lines))
        self._note_change(version, kept, gone)

    def _note_change(self, version: int, kept: int, gone: Sequence[LogLine]) -> None:
        """Note the first line that differs from what stood there. Where somebody has undone a secret move, the lines
        after it come again word by word: that is no change, and must not look like one."""
        now = self.lines[kept : kept + len(gone)]
        same = next((n for n, (old, new) in enumerate(zip(gone, now, strict=False)) if old != new), len(now))
        if same < len(gone):
            self._changed.append((version, kept + same))

    def first_new(self, have: int, version: int) -> int:
        """The first line to send to somebody who has so many, and the view of that version (0: none)."""
        if version < max(self._since, 1):
            return 0
        changed = [at for then, at in self._changed if then > version]
        return min([have, len(self.lines), *changed])

    def _add(self, event: Event) -> None:
        heard = event.seen_by(self.viewer)
        if heard is None:
            return
        words = self.words
        line = LogLine(
            len(self.lines),
            str(heard.__struct_config__.tag),
            _sentence(words, heard, self._names),
            of_seat(heard),
            is_heading(words, heard),
            rule_of(self.title, words, heard),
            self.viewer >= 0 and event.seen_by(SPECTATOR) != heard,
            heard,
        )
        self.lines.append(line)
        self.raw.append(msgspec.Raw(_encode(line)))


def common(old: Sequence[Sequence[Event]], new: Sequence[Sequence[Event]]) -> int:
    """How many pieces are the same, where history has changed at its end only."""
    same = min(len(old), len(new))
    while same and old[same - 1] is not new[same - 1]:
        same -= 1
    return same


def _sentence(words: Words, event: Event, names: tuple[str, ...]) -> list[Part]:
    """An event in parts. Tables differ by the names of their players only: the rest is put into words once for all."""
    key = (words.lang, words.game or "", len(names), event)
    parts = _sentences.get(key)
    if parts is None:
        if len(_sentences) >= KEPT:
            _sentences.clear()
        parts = _sentences[key] = event_parts(words, event, NOBODIES[: len(names)])
    return [part if part.seat < 0 else replace(part, text=player(words, part.seat, names)) for part in parts]


def rule_of(title: Title[Any], words: Words, event: Event) -> str:
    """The rule that an event stands under; empty if there is none to name."""
    if isinstance(event, Chose | ChoseInSecret):
        return _rules_of_actions(title).get(event.action.partition(" ")[0], "")
    values = (getattr(event, name) for name in event.__struct_fields__)
    return words.naming.rule(str(event.__struct_config__.tag), values)


@cache
def _rules_of_actions(title: Title[Any]) -> dict[str, str]:
    """The rule of each action that answers one decision only, or decisions under one rule."""
    rules: dict[str, set[str]] = {}
    for node in title.nodes.values():
        if isinstance(node, Decision):
            for kind in node.actions:
                rules.setdefault(verb(kind), set()).add(node.rule)
    return {do: next(iter(found)) for do, found in rules.items() if len(found) == 1}
