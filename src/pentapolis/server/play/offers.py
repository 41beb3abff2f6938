"""What a seat may do, as it goes over the wire: lists, ranges and multisets, with sentences in parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any

from ...kernel.action import Action, text, verb
from ...kernel.options import ListShape, MultisetShape, Options, RangeShape
from ...kernel.title import Title
from ...words import Words, action_parts
from ..wire.play import Choices, Kind, ListOptions, MultisetOptions, Option, RangeOptions

Note = Callable[[Action], str]


def choices(
    title: Title[Any],
    words: Words,
    options: Options,
    asked: Options,
    decision: str,
    note: Note,
    names: Sequence[str] = (),
) -> list[Choices]:
    """Everything that can be done, shape by shape; what does not answer the decision stands aside."""
    answers: Collection[Action] | None = None if len(options) == len(asked) else asked
    return [_choices(title, words, shape, answers, decision, note, names) for shape in options.shapes()]


def _choices(
    title: Title[Any],
    words: Words,
    shape: ListShape | RangeShape | MultisetShape,
    answers: Collection[Action] | None,
    decision: str,
    note: Note,
    names: Sequence[str],
) -> Choices:
    if isinstance(shape, ListShape):
        return ListOptions(
            [
                option(words, action, decision, note(action), answers is not None and action not in answers, names)
                for action in shape.actions
            ]
        )
    kind = title.actions[shape.do]
    if isinstance(shape, RangeShape):
        parts = list(action_parts(words, kind(**{shape.field: shape.low}), decision))
        label = _label(words, shape.do, shape.field)
        return RangeOptions(shape.do, shape.field, shape.low, shape.high, parts, label)
    kinds = [_kind(words, id, limit) for id, limit in zip(shape.kinds, shape.limits, strict=True)]
    return MultisetOptions(shape.do, kinds, list(shape.sizes), _label(words, shape.do))


def option(words: Words, action: Action, decision: str, note: str, aside: bool, names: Sequence[str] = ()) -> Option:
    """One action."""
    do = text(action)
    return Option(do, verb(type(action)), list(action_parts(words, action, decision, names)), fields(do), note, aside)


@cache
def fields(do: str) -> dict[str, str]:
    """What an action chooses, as it stands in its text."""
    return {name: value for name, _, value in (word.partition("=") for word in do.split()[1:])}


def _kind(words: Words, id: str, limit: int) -> Kind:
    """A kind of thing that is counted, with its name ("gold"), and that of several if it is told apart."""
    for pattern in (f"count-{id}", *words.naming.patterns(id), f"good-{id}-name", id):
        key = pattern.replace("*", id)
        if words.has(key):
            several = f"{key}s"
            return Kind(id, words.say(key, n=2), limit, words.say(several) if words.has(several) else "")
    return Kind(id, id, limit)


def _label(words: Words, do: str, field: str = "") -> str:
    """What an amount is called: `amount-<verb>`, else the first of the words that a player types for the verb."""
    for key in (f"amount-{do}", f"verb-{do}"):
        if words.has(key):
            said = words.say(key).split(",")[0].strip()
            return said[:1].upper() + said[1:]
    return field or do
