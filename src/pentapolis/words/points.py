"""Where points came from: summed over what everybody was told, under names that a player reads.

A game says in `texts/names.toml` which of its events count points, in which field, and which field says for what:

    [points]
    scored = ["vp", "source"]

A source is summed under `points-<source>` if there is such a text, else under that of its kind (`points-building` for
`building-church`), else under its own name. Whatever the events don't explain, e.g. what happened before the rules
changed in mid-game, stands under `points-other`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernel.event import Event, of_seat
from .language import Words
from .naming import key_of, kind_of


def points_by_source(words: Words, events: Iterable[Event], scores: Sequence[int]) -> list[dict[str, float]]:
    """Each seat's points by source, the largest first for all seats alike; nothing where a game doesn't say."""
    found: list[dict[str, float]] = [{} for _ in scores]
    if not words.naming.points:
        return found
    for event in events:
        fields = words.naming.points.get(str(event.__struct_config__.tag))
        seat = of_seat(event)
        if fields is not None and 0 <= seat < len(found):
            name = _name(words, fields[1], getattr(event, fields[1]))
            found[seat][name] = found[seat].get(name, 0) + getattr(event, fields[0])
    for seat, score in enumerate(scores):
        if rest := score - sum(found[seat].values()):
            found[seat][words.say("points-other")] = rest
    totals: dict[str, float] = {}
    for sources in found:
        for name, points in sources.items():
            totals[name] = totals.get(name, 0) + points
    order = sorted(totals, key=lambda name: (-totals[name], name))
    return [{name: sources.get(name, 0) for name in order} for sources in found]


def _name(words: Words, field: str, source: str) -> str:
    for key in (f"points-{source}", f"points-{kind_of(words, field, source)}", key_of(words, field, source)):
        if key and words.has(key):
            said = words.say(key)
            return said[:1].upper() + said[1:]
    return source
