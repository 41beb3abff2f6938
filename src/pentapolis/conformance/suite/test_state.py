"""A state is plain data: copies are independent, bytes hold all of it, equal positions are equal bytes."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from ...kernel.chance import ScriptedChance
from ...kernel.state import Table
from ..live import play_on, run
from ..playing import LONG, Case, Play

SAMPLE = 12


def test_a_copy_or_an_observation_kept_from_earlier_never_changes(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        kept, places = [], {*play.sample(LONG), len(play.plies)}
        for n, g in run(play):
            if n not in places:
                continue
            seen = [title.observe(g, viewer) for viewer in case.viewers]
            kept.append((n, title.copy(g), seen, [title.encode(o) for o in seen]))
            assert title.encode(g) == (play.after(n - 1) if n else play.plies[0].before)
        for n, copy, seen, bytes_then in kept:
            assert title.encode(copy) == (play.after(n - 1) if n else play.plies[0].before)
            assert [title.encode(o) for o in seen] == bytes_then


def test_looking_changes_nothing(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        for g, ply in play.positions(play.sample(SAMPLE)):
            for viewer in case.viewers:
                seen = title.observe(g, viewer)
                title.legal(g, viewer)
                title.asked(g, viewer)
                title.why_not(g, viewer, ply.action)
                title.apply(title.copy(g), ply.seat, ply.action, ScriptedChance(ply.outcomes))
                _spoil(seen)
            title.forced(g)
            assert title.encode(g) == ply.before


def test_bytes_hold_the_whole_state(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        places = set(play.sample(SAMPLE))
        for n, g in run(play):
            if n in places:
                again = title.decode(title.encode(g))
                assert again == g == title.copy(g)
                assert _types(again) == _types(g) == _types(title.copy(g))
                assert title.encode(again) == title.encode(g)
                assert title.digest(again) == title.digest(g)


def test_equal_positions_are_equal_bytes(case: Case, plays: list[Play]) -> None:
    for play in plays:
        states = [(g, ply.before) for g, ply in play.positions(play.sample(SAMPLE))]
        for (g, data), (other, other_data) in itertools.combinations_with_replacement(states, 2):
            assert (g == other) == (data == other_data)


def test_a_state_read_from_bytes_plays_on_like_the_original(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        places = set(play.sample(SAMPLE // 3))
        for n, g in run(play):
            if n in places:
                assert play_on(title, title.decode(title.encode(g)), n) == play_on(title, title.copy(g), n)


def _types(value: Any) -> Any:
    """What a value is made of, to tell a struct from a dict and a tuple from a list."""
    if isinstance(value, msgspec.Struct):
        return type(value), [_types(getattr(value, name)) for name in value.__struct_fields__]
    if isinstance(value, dict):
        return dict, {key: _types(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value), [_types(item) for item in value]
    return type(value)


def _spoil(value: Any) -> None:
    """Empty everything that can be changed inside a value. What is frozen is shared, and must be so to the bottom."""
    if isinstance(value, Table):
        return
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        hash(value)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _spoil(getattr(value, name))
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            _spoil(item)
        value.clear()
