"""Whoever sees something change has been told something; versions only grow."""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.kernel.action import text
from pentapolis.kernel.match import Match
from support.live import begin, follow
from support.playing import Case, Play


def sight(match: Match[Any], viewer: int) -> tuple[object, ...]:
    """What a viewer sees of the table, without its version."""
    view = match.view(viewer)
    return match.title.encode(view.observation), [text(option) for option in view.options], view.awaited


def test_nothing_changes_before_a_viewers_eyes_without_an_event(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match = begin(play)
        before = {viewer: (sight(match, viewer), match.version(viewer)) for viewer in case.viewers}
        for ply in play.plies:
            follow(match, ply)
            for viewer, (seen, version) in before.items():
                now = sight(match, viewer), match.version(viewer)
                assert now[1] >= version
                assert now[1] > version or now[0] == seen, f"{play}, viewer {viewer}: {ply.action}"
                before[viewer] = now


def test_a_version_is_the_number_of_things_told(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            follow(match, ply)
        for viewer in case.viewers:
            assert match.version(viewer) == len(match.log(viewer))


def test_events_are_plain_data_of_the_game(case: Case, plays: list[Play]) -> None:
    kinds = set(case.title.events.values())
    for play in plays:
        for event in (event for ply in play.plies for event in ply.events):
            assert type(event) in kinds
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
            hash(event)
