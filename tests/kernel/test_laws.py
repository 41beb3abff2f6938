"""Laws that every game keeps, on random games of every toy."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from kernel.toys.every import TOYS
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.chance import FastChance, SealedChance, commitment
from pentapolis.kernel.match import Match
from pentapolis.kernel.playout import play
from pentapolis.kernel.record import Record, Seal
from pentapolis.kernel.refusal import NotNow, UndoRefused
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.title import Title
from pentapolis.kernel.verify import verify

SEEDS = 8

every_toy = pytest.mark.parametrize(
    ("title", "seats", "options"), TOYS, ids=[f"{title.id}-{seats}" for title, seats, _ in TOYS]
)


def random_moves(match: Match[Any], luck: random.Random) -> list[tuple[int, Action]]:
    """Play on at random, on the floor too; each move is made before the next is asked for."""
    made: list[tuple[int, Action]] = []
    while not match.over:
        seat = luck.choice(match.title.to_act(match.state))
        if luck.random() < 0.4:
            seat = luck.randrange(match.record.table.seats)
        if luck.random() < 0.02:
            seat = TABLE
        options = match.title.legal(match.state, seat)
        if not len(options):
            continue
        made.append((seat, options[luck.randrange(len(options))]))
        match.act(*made[-1])
        if luck.random() < 0.1 and match.undoable(seat):
            with suppress(UndoRefused):
                match.undo(seat)
    return made


def begun(title: Title[Any], seats: int, options: dict[str, str], seed: int) -> Match[Any]:
    return Match(title, title.table(seats, options), FastChance(seed))


@every_toy
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_a_viewer_imagines_looks_the_same_and_offers_the_same(
    title: Title[Any], seats: int, options: dict[str, str], seed: int
) -> None:
    luck, match = random.Random(seed), begun(title, seats, options, seed)
    while not match.over:
        for viewer in (SPECTATOR, *range(seats)):
            seen = title.observe(match.state, viewer)
            imagined = title.imagine(seen, viewer, FastChance(luck.randrange(1000)))
            assert title.encode(title.observe(imagined, viewer)) == title.encode(seen)
            if viewer != SPECTATOR:
                assert title.legal(imagined, viewer) == title.legal(match.state, viewer)
            plays_on_to_the_end(title, imagined, luck)
        seat = luck.choice(title.to_act(match.state))
        options_ = title.legal(match.state, seat)
        match.act(seat, options_[luck.randrange(len(options_))])


def plays_on_to_the_end(title: Title[Any], g: Any, luck: random.Random) -> None:
    """An imagined state is a whole one: every choice can be made in it."""
    chance = FastChance(luck.randrange(1000))
    while not g.over:
        seat = title.to_act(g)[0]
        asked = title.asked(g, seat)
        title.apply(g, seat, asked[luck.randrange(len(asked))], chance)


@every_toy
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_record_replays_to_the_same_match(title: Title[Any], seats: int, options: dict[str, str], seed: int) -> None:
    match = begun(title, seats, options, seed)
    random_moves(match, random.Random(seed))
    again = Match.replay(title, Record.from_json(match.record.to_json()))
    assert title.encode(again.state) == title.encode(match.state)
    assert again.record == match.record
    for viewer in range(-1, seats):
        assert again.log(viewer) == match.log(viewer)
        assert again.version(viewer) == match.version(viewer)
    assert [move.do for move in match.record.moves] == [text(line.action) for line in match.moves]


@every_toy
def test_a_sealed_record_is_genuine(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    for seed in range(SEEDS):
        secret = bytes([seed]) * 32
        seal = Seal(commitment(secret), [seed, 7])
        match = Match(title, title.table(seats, options), SealedChance(secret, [seed, 7]), seal=seal)
        random_moves(match, random.Random(seed))
        seal.seed = secret.hex()
        assert verify(title, match.record).genuine


@every_toy
def test_old_copies_never_change(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    luck, kept = random.Random(0), []
    for seed in range(SEEDS):
        g, _ = title.new(title.table(seats, options), FastChance(seed))
        while not g.over:
            copy = title.copy(g)
            assert copy == g
            assert title.decode(title.encode(g)) == g
            kept.append((g, title.encode(g), title.observe(g, 0), title.encode(title.observe(g, 0))))
            g = copy
            seat = luck.choice(title.to_act(g))
            asked = title.legal(g, seat)
            title.apply(g, seat, asked[luck.randrange(len(asked))], FastChance(seed))
    assert all(title.encode(g) == old and title.encode(o) == seen for g, old, o, seen in kept)


@every_toy
def test_queries_never_write(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    match = begun(title, seats, options, 3)
    luck = random.Random(3)
    while not match.over:
        before = title.encode(match.state)
        for seat in (TABLE, *range(-1, seats)):
            title.legal(match.state, seat)
            title.asked(match.state, seat)
            title.observe(match.state, seat)
            for action in list(title.legal(match.state, seat))[:5]:
                assert title.why_not(match.state, seat, action) is None
        title.forced(match.state)
        title.pending(match.state)
        assert title.encode(match.state) == before
        seat = luck.choice(title.to_act(match.state))
        match.act(seat, luck.choice(title.asked(match.state, seat)))


@every_toy
def test_only_seats_can_act(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    match = begun(title, seats, options, 1)
    for stranger in (SPECTATOR, seats, seats + 3):
        assert len(title.legal(match.state, stranger)) == 0
        for action in title.legal(match.state, title.to_act(match.state)[0]):
            assert isinstance(title.why_not(match.state, stranger, action), NotNow)


@every_toy
def test_a_playout_leaves_a_record(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    luck = random.Random(5)
    table = title.table(seats, options)
    g, trace = play(title, table, lambda g, seat, offered: offered[luck.randrange(len(offered))], FastChance(5))
    again = Match.replay(title, trace.record(g))
    assert again.over
    assert title.encode(again.state) == title.encode(g)
