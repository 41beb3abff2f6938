"""What a person may choose, as a list that fits the screen: one by one, or grouped by how the actions begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..kernel.action import Action, Stand, Unstand, verb
from ..kernel.options import ListShape, MultisetShape, Options, RangeShape
from ..words import Words, action_parts, group_sentence
from ..words.reading import fold

LONG_RANGE = 40
"""A longer range of numbers is not listed: its number is typed."""


class Choice(NamedTuple):
    """A line of the list: one action, or several that begin the same; none where a number is to be typed."""

    sentence: str
    actions: tuple[Action, ...]
    note: str = ""


Note = Callable[[Action], str]


def choices(words: Words, options: Options, decision: str, names: Sequence[str], note: Note) -> list[Choice]:
    """Every choice on a line of its own."""
    found: list[Choice] = []
    at = 0
    for shape in options.shapes():
        if isinstance(shape, RangeShape) and shape.high - shape.low >= LONG_RANGE:
            said = words.say("play-range", verb=_typed(words, shape.do), low=shape.low, high=shape.high)
            found.append(Choice(said, ()))
            at += shape.high - shape.low + 1
            continue
        for action in options[at : at + _size(shape, options, at)]:
            found.append(Choice(sentence(words, action, decision, names), (action,), note(action)))
            at += 1
    return found


def sentence(words: Words, action: Action, decision: str, names: Sequence[str]) -> str:
    """What an action does, players by their names."""
    return "".join(part.text for part in action_parts(words, action, decision, names))


def _typed(words: Words, verb: str) -> str:
    """The word that a person types for a verb."""
    return words.say(f"verb-{verb}").split(",")[0] if words.has(f"verb-{verb}") else verb


def _size(shape: ListShape | RangeShape | MultisetShape, options: Options, at: int) -> int:
    if isinstance(shape, ListShape):
        return len(shape.actions)
    if isinstance(shape, RangeShape):
        return shape.high - shape.low + 1
    same = 0
    while at + same < len(options) and verb(type(options[at + same])) == shape.do:
        same += 1
    return same


def grouped(words: Words, listed: Sequence[Choice]) -> list[Choice]:
    """The same choices, those that begin the same put together where the game has words for it."""
    groups: dict[str, list[Choice]] = {}
    for choice in listed:
        first = choice.actions[0] if choice.actions else None
        said = group_sentence(words, first) if first is not None else ""
        groups.setdefault(said or choice.sentence, []).append(choice)
    return [
        Choice(said, tuple(action for choice in group for action in choice.actions), _common(words, group))
        if len(group) > 1
        else group[0]
        for said, group in groups.items()
    ]


def answers_last(words: Words, listed: Sequence[Choice]) -> list[Choice]:
    """The same choices, standing answers put together at the end: they are many, and seldom what one looks for."""
    standing = [choice for choice in listed if choice.actions and isinstance(choice.actions[0], Stand | Unstand)]
    return [*(choice for choice in listed if choice not in standing), *grouped(words, standing)]


def _common(words: Words, group: Sequence[Choice]) -> str:
    if len(group) == 1:
        return group[0].note
    ways = words.say("play-ways", n=len(group))
    notes = {choice.note for choice in group}
    return f"{notes.pop()}  {ways}" if len(notes) == 1 and group[0].note else ways


def matching(listed: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices whose sentence holds every word that was typed."""
    wanted = _words(typed)
    return [choice for choice in listed if wanted and wanted <= _words(choice.sentence)]


def telling_words(listed: Sequence[Choice], choice: Choice) -> list[str]:
    """Words of a choice's sentence as printed, the best to find it by first: few choices have them, and they are long.
    A range of numbers goes by the word that it begins with."""
    printed = dict.fromkeys(_apart(choice.sentence).split())
    if not choice.actions:
        return list(printed)
    held = [_words(other.sentence) for other in listed]
    found = {word: sum(_words(word) <= words for words in held) for word in printed}
    return sorted(printed, key=lambda word: (len(word) == 1, found[word], -len(word)))


def _words(sentence: str) -> set[str]:
    return set(_apart(fold(sentence)).split())


def _apart(sentence: str) -> str:
    """A sentence without its punctuation."""
    return "".join(c if c.isalnum() or c in "+−-" else " " for c in sentence)
