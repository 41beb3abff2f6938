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
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..kernel.action import Action, parse, verb
from ..kernel.agenda import Entry
from ..kernel.decision import Decision
from ..kernel.event import Chose, ChoseInSecret, Event
from ..kernel.refusal import Malformed, Refused
from .language import Words
from .naming import arguments


class Prompt(NamedTuple):
    """What a seat is asked: a title, what this is, what to look at, and the rule it stands under."""

    title: str
    what: str
    look: str
    rule: str


def action_sentence(words: Words, action: Action, decision: str = "") -> str:
    """What an action does: "Place 5 3 on 8 Treasurer". A decision may have its own word for it."""
    key = f"action-{verb(type(action))}"
    if decision and words.has(f"{key}-{decision}"):
        key = f"{key}-{decision}"
    return words.say(key, **_variables(words, _fields(action)))


def group_sentence(words: Words, action: Action) -> str:
    """What all actions have in common that begin like this one: "Place dice on 8 Treasurer"."""
    key = f"group-{verb(type(action))}"
    return words.say(key, **_variables(words, _fields(action))) if words.has(key) else ""


def event_sentence(words: Words, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, or "" where other events tell it."""
    values = _fields(event)
    if isinstance(event, Chose | ChoseInSecret):
        action = _read(words, event.action)
        if action is not None:
            secret = "-secretly" if isinstance(event, ChoseInSecret) else ""
            if words.has(key := f"told-{verb(type(action))}{secret}"):
                return words.say(key, **_variables(words, _fields(action) | {"seat": event.seat}, names))
    return words.say(f"event-{event.__struct_config__.tag}", **_variables(words, values, names))


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
    parameters = list(inspect.signature(decision.function).parameters)
    return {**dict(zip(parameters[2:], entry.args, strict=False)), "seat": entry.seat}


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _variables(words: Words, values: dict[str, Any], names: Sequence[str] = ()) -> dict[str, str | int]:
    return arguments(words, values, names, lambda text: _said(words, text))


def _said(words: Words, text: str) -> str:
    action = _read(words, text)
    return text if action is None else action_sentence(words, action)


def _read(words: Words, text: str) -> Action | None:
    try:
        return parse(text, words.actions)
    except Malformed:
        return None
