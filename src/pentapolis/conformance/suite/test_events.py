"""Whoever sees something change has been told something; versions only grow."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from ...kernel.match import Match
from ..live import begin, follow, offer
from ..playing import LONG, Case, Play

TAKEN_BACK = 0.1


def sight(match: Match[Any], viewer: int) -> tuple[object, ...]:
    """What a viewer sees of the table, without its version."""
    view = match.view(viewer)
    return match.title.encode(view.observation), offer(view.options), view.awaited


class Watchers:
    """Everybody's eyes on a match: `look` asserts that what changed since the last look was told."""

    def __init__(self, match: Match[Any], case: Case) -> None:
        self.match = match
        self.last = {viewer: (sight(match, viewer), match.version(viewer)) for viewer in case.viewers}

    def look(self, after: str) -> None:
        for viewer, (seen, version) in self.last.items():
            now = sight(self.match, viewer), self.match.version(viewer)
            assert now[1] >= version
            assert now[1] > version or now[0] == seen, f"viewer {viewer} was told nothing of {after}"
            self.last[viewer] = now


def test_nothing_changes_before_a_viewers_eyes_without_an_event(case: Case, plays: list[Play]) -> None:
    for play in plays:
        luck, match = random.Random(str(play)), begin(play)
        watchers, places = Watchers(match, case), set(play.sample(LONG))
        for n, ply in enumerate(play.plies):
            follow(match, ply)
            if n not in places:
                continue
            watchers.look(f"{ply.action} of seat {ply.seat}")
            if luck.random() < TAKEN_BACK and match.undoable(ply.seat):
                match.undo(ply.seat)
                watchers.look(f"{ply.action} of seat {ply.seat} taken back")
                follow(match, ply)
                watchers.look(f"{ply.action} of seat {ply.seat} made again")


def test_a_version_grows_with_everything_told(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            before = {viewer: match.version(viewer) for viewer in case.viewers}
            follow(match, ply)
            for viewer, version in before.items():
                told = sum(event.seen_by(viewer) is not None for event in ply.events)
                assert match.version(viewer) >= version + told


def test_events_are_plain_data_of_the_game(case: Case, plays: list[Play]) -> None:
    kinds = set(case.title.events.values())
    for play in plays:
        for event in (event for ply in play.plies for event in ply.events):
            assert type(event) in kinds
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
            hash(event)
