"""A record replays to the same state, whoever wrote it, forced moves made by themselves or not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec

from ...kernel import playout
from ...kernel.chance import FastChance, SealedChance, commitment
from ...kernel.match import Match
from ...kernel.record import Record, Seal
from ...kernel.verify import verify
from ..live import begin, follow
from ..playing import RANDOM, Case, Play, Player, play_match


def check_replay(match: Match[Any], case: Case) -> None:
    """The record, sent as JSON, gives the same match again, for everybody at the table."""
    record = Record.from_json(match.record.to_json())
    assert record == match.record
    again = Match.replay(case.title, record)
    assert case.title.encode(again.state) == case.title.encode(match.state)
    assert again.record == match.record
    assert again.outcome == match.outcome
    for viewer in case.viewers:
        assert again.version(viewer) == match.version(viewer)
        assert again.log(viewer) == match.log(viewer)


def test_a_match_with_moves_taken_back_replays(case: Case, policies: Sequence[str], campaign: int) -> None:
    """Forced moves are made by themselves where it is played at random, and asked for where it is guided."""
    for policy, seed in product(policies, range(campaign)):
        auto = policy == RANDOM
        match: Match[Any] = Match(case.title, case.table, FastChance(seed), auto=auto)
        play_match(match, policy, seed, undo=0.1)
        assert any(entry.auto for entry in match.record.moves) <= auto
        check_replay(match, case)
        short = msgspec.structs.replace(match.record, entries=list(match.record.moves))
        assert case.title.encode(Match.replay(case.title, short).state) == case.title.encode(match.state)


def test_the_trace_of_a_playout_replays(case: Case, policies: Sequence[str]) -> None:
    for policy in policies:
        player = Player(case.title, policy, 3)
        g, trace = playout.play(case.title, case.table, player.choose, FastChance(3))
        record = Record.from_json(trace.record(g).to_json())
        again = Match.replay(case.title, record)
        assert case.title.encode(again.state) == case.title.encode(g)
        assert len(again.record.moves) == len(trace.moves) >= trace.choices


def test_a_record_cut_short_replays_to_where_it_was_cut(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            follow(match, ply)
        assert case.title.encode(match.state) == play.final
        for n in play.sample(3):
            part = msgspec.structs.replace(match.record, entries=match.record.entries[:n])
            assert case.title.encode(Match.replay(case.title, part).state) == play.plies[n].before


def test_a_sealed_game_is_verified(case: Case) -> None:
    secret = bytes(range(32))
    seal = Seal(commitment(secret), [3, 1, 4])
    match: Match[Any] = Match(case.title, case.table, SealedChance(secret, seal.numbers), seal=seal)
    play_match(match, "random", 1, undo=0.1)
    check_replay(match, case)
    seal.seed = secret.hex()
    verdict = verify(case.title, match.record)
    assert verdict.genuine, verdict
