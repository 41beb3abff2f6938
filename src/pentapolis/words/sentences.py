"""Sentences: what a player may do, what happened, why not. One sentence each, in the words of the game's texts.

| what | keys |
| --- | --- |
| an action | `action-<verb>-<decision>`, else `action-<verb>` |
| a group of actions that begin the same | `group-<verb>` |
| a choice somebody made, told to others | `told-<verb>` (empty: its consequences tell it) |
| an event | `event-<event>` |
| a refusal | its own reason: `refused-…`, `malformed-…` |
| a decision | `decision-<name>`, `…-what` (what this is), `…-look` (what to look at) |
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ..kernel.action import Action, parse, verb
from ..kernel.agenda import Entry
from ..kernel.decision import Decision
from ..kernel.event import Chose, ChoseInSecret, Event
from ..kernel.refusal import Malformed, Refused
from .language import Words
from .naming import Arguments, arguments, player
from .parts import Cutting, Marks, Part
from .plain import plain_action, plain_event

PLAIN = Marks()
LISTED = "listed"
REMEMBERED = 20_000
"""Sentences of actions that are kept for use again; past that all are forgotten."""


class Prompt(NamedTuple):
    """What a seat is asked: a title, what this is, what to look at, and the rule it stands under."""

    title: str
    what: str
    look: str
    rule: str


def action_sentence(words: Words, action: Action, decision: str = "") -> str:
    """What an action does: "Place 5 3 on 8 Treasurer". A decision may have its own word for it."""
    said = words.sentences.get((action, decision))
    if said is None:
        said = _action(words, action, decision, PLAIN)
        if len(words.sentences) >= REMEMBERED:
            words.sentences.clear()
        words.sentences[action, decision] = said
    return said


def action_parts(words: Words, action: Action, decision: str = "", names: Sequence[str] = ()) -> tuple[Part, ...]:
    """The sentence of an action, cut into what is plain text and what came from its fields. Where `names` are given,
    players go by them, else by their seats."""
    parts = words.parts.get((action, decision))
    if parts is None:
        marks = Cutting()
        parts = marks.cut(_action(words, action, decision, marks))
        if len(words.parts) >= REMEMBERED:
            words.parts.clear()
        words.parts[action, decision] = parts
    if names and any(part.seat >= 0 for part in parts):
        return tuple(
            part if part.seat < 0 else msgspec.structs.replace(part, text=player(words, part.seat, names))
            for part in parts
        )
    return parts


def _action(words: Words, action: Action, decision: str, marks: Marks, names: Sequence[str] = ()) -> str:
    key = f"action-{verb(type(action))}"
    if decision and words.has(f"{key}-{decision}"):
        key = f"{key}-{decision}"
    if words.lenient and not words.has(key):
        return plain_action(action, marks)
    return words.say(key, **_variables(words, _fields(action), names, marks))


def group_sentence(words: Words, action: Action) -> str:
    """What all actions have in common that begin like this one: "Place dice on 8 Treasurer"."""
    key = f"group-{verb(type(action))}"
    return words.say(key, **_variables(words, _fields(action))) if words.has(key) else ""


def event_sentence(words: Words, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, or "" where other events tell it."""
    return _event(words, event, names, PLAIN)


def event_parts(words: Words, event: Event, names: Sequence[str] = ()) -> tuple[Part, ...]:
    """The sentence of an event, cut into what is plain text and what came from its fields; nothing where it is ""."""
    marks = Cutting()
    return marks.cut(_event(words, event, names, marks))


def _event(words: Words, event: Event, names: Sequence[str], marks: Marks) -> str:
    values = _fields(event)
    if isinstance(event, Chose | ChoseInSecret):
        action = _read(words, event.action)
        if action is not None:
            secret = "-secretly" if isinstance(event, ChoseInSecret) else ""
            if words.has(key := f"told-{verb(type(action))}{secret}"):
                return words.say(key, **_variables(words, _fields(action) | {"seat": event.seat}, names, marks))
    key = f"event-{event.__struct_config__.tag}"
    if words.lenient and not words.has(key):
        return plain_event(words, event, names, marks)
    return words.say(key, **_variables(words, values, names, marks))


def text_parts(
    words: Words, key: str, values: Mapping[str, Any], names: Sequence[str] = (), extra: Mapping[str, Any] | None = None
) -> tuple[Part, ...]:
    """A text about some fields, cut into what is plain text and what came from them; `extra` is said as it is.

    A value under `LISTED` names the list of `[parts]` that the text calls by that name too.
    """
    marks = Cutting()
    args = _variables(words, {field: value for field, value in values.items() if field != LISTED}, names, marks)
    if LISTED in values:
        args[LISTED] = args[values[LISTED]]
    return marks.cut(words.say(key, **args, **(extra or {})))


def is_heading(words: Words, event: Event) -> bool:
    """Whether an event opens a chapter of the log."""
    return event.__struct_config__.tag in words.naming.headings


def refusal(words: Words, refused: Refused, names: Sequence[str] = ()) -> str:
    """Why an action was refused, in one sentence that ends with the rule: "… (KB-9.2)"."""
    text = words.say(refused.reason, **_variables(words, refused.arguments, names))
    text = text[:1].upper() + text[1:]
    return words.say("with-rule", text=text.removesuffix("."), rule=refused.rule) if refused.rule else text


def prompt(words: Words, decision: Decision, entry: Entry, names: Sequence[str] = ()) -> Prompt:
    """What a decision asks, with the arguments it was asked with."""
    key = f"decision-{decision.name}"
    args = _variables(words, _asked_with(decision, entry), names)
    title, what, look = (words.say(f"{key}{part}", **args) for part in ("", "-what", "-look"))
    return Prompt(title, what, look, decision.rule)


def _asked_with(decision: Decision, entry: Entry) -> dict[str, int | str]:
    """The arguments of an entry by the names the decision's function gives them; a secret's are its seats."""
    if decision.kind == "secret":
        return {}
    return {**dict(zip(_parameters(decision.function)[2:], entry.args, strict=False)), "seat": entry.seat}


@cache
def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _variables(words: Words, values: dict[str, Any], names: Sequence[str] = (), marks: Marks = PLAIN) -> Arguments:
    return arguments(words, values, names, lambda text: _said(words, text, names, marks), marks)


def _said(words: Words, text: str, names: Sequence[str], marks: Marks) -> str:
    action = _read(words, text)
    return text if action is None else _action(words, action, "", marks, names)


def _read(words: Words, text: str) -> Action | None:
    try:
        return parse(text, words.actions)
    except Malformed:
        return None
