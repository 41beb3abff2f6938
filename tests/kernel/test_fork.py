"""A fork: an independent match, so that a move can be made, stored, and only then stand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kernel.test_match import begun, play, state_of
from kernel.toys import auction, council, feast, turns, voyage
from kernel.toys.every import TOYS
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, SealedChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Seal
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.kernel.title import Title


def everything(match: Match[Any]) -> tuple[object, ...]:
    """All there is to know of a match, its luck included."""
    viewers = (SPECTATOR, *match.state.seats)
    luck = match.chance.fork()
    return (
        state_of(match),
        match.record.to_json(),
        [(move.seat, move.action, move.auto, move.before is None) for move in match.moves],
        [match.log(viewer) for viewer in viewers],
        [(match.version(viewer), match.undoables(viewer)) for viewer in viewers],
        [luck.pick("d6", range(1, 7)) for _ in range(4)],
    )


@pytest.mark.parametrize(("title", "seats", "options"), TOYS, ids=[f"{t.id}-{n}" for t, n, _ in TOYS])
def test_what_is_done_to_a_fork_leaves_the_match_as_it_was(
    title: Title[Any], seats: int, options: dict[str, str]
) -> None:
    luck = random.Random(7)
    match: Match[Any] = Match(title, title.table(seats, options), FastChance(3))
    for _ in range(60):
        if match.over:
            break
        before, fork = everything(match), match.fork()
        assert everything(fork) == before
        seat = luck.choice(title.to_act(match.state))
        legal = title.legal(match.state, seat)
        action = legal[luck.randrange(len(legal))]
        fork.act(seat, action)
        after = everything(fork)
        if fork.undoable(seat):
            fork.undo(seat)
        fork.hand_over(0, "Zoe")
        assert everything(match) == before
        match.act(seat, action)
        assert everything(match) == after


def test_a_match_that_goes_on_leaves_its_forks_as_they_were() -> None:
    match = begun(feast.TITLE)
    match.act(0, "serve dish=stew")
    fork = match.fork()
    before = everything(fork)
    match.act(0, "claim bonus=bag")
    assert everything(fork) == before
    assert (fork.undoables(0), match.undoables(0)) == (["serve dish=stew"], [])
    fork.undo(0)
    assert len(match.moves) > len(fork.moves) == 0


def test_a_fork_has_a_seal_and_names_of_its_own() -> None:
    seal = Seal("abc")
    match: Match[Any] = Match(turns.TITLE, turns.TITLE.table(2), SealedChance(bytes(32)), ["Ada", "Ben"], seal=seal)
    fork = match.fork()
    assert fork.record.seal is not None
    fork.record.seal.seed = "00"
    fork.hand_over(1, "Bot")
    fork.act(0, "work")
    assert (match.record.names, match.record.entries, match.record.seal) == (["Ada", "Ben"], [], Seal("abc"))


@pytest.mark.parametrize(
    "chance",
    [
        FastChance(5),
        SealedChance(bytes(range(32)), [4, 5], 9),
        ScriptedChance([("d6", 2), ("d6", 5), ("d6", 1)]),
        ScriptedChance([("d6", 2)], then=FastChance(2)),
    ],
    ids=["fast", "sealed", "scripted", "then"],
)
def test_forked_luck_answers_alike_and_moves_on_its_own(chance: Chance) -> None:
    chance.pick("d6", range(1, 7))
    fork, drawn = chance.fork(), chance.drawn
    first = [fork.pick("d6", range(1, 7)) for _ in range(2)]
    assert chance.drawn == drawn
    assert [chance.pick("d6", range(1, 7)) for _ in range(2)] == first
    assert fork.drawn == chance.drawn


def test_a_source_that_says_nothing_of_forks_has_none() -> None:
    with pytest.raises(NotImplementedError):
        Chance().fork()


def test_a_fork_can_be_forked_and_replayed() -> None:
    match = begun(council.TITLE, 3)
    play(match, (0, "collect"))
    fork = match.fork().fork()
    fork.act(1, "collect")
    assert Match.replay(council.TITLE, fork.record).state == fork.state
    assert len(match.record.entries) == 1


def test_secret_drafts_and_dice_of_a_fork_stay_in_it() -> None:
    match = begun(auction.TITLE)
    match.act(0, "bid florins=1")
    fork = match.fork()
    fork.act(1, "bid florins=2")
    assert match.state.answers.sealed == [True, False]
    sea: Match[Any] = Match(voyage.TITLE, voyage.TITLE.table(1), SealedChance(bytes(32)))
    twin = sea.fork()
    twin.act(0, "sail")
    assert (sea.chance.drawn, twin.chance.drawn) == (0, 1)
