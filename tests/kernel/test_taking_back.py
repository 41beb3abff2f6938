"""Taking back: a whole turn for free, and anything at all where the table agrees."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kernel.test_fork import everything
from kernel.test_match import begun, play, state_of
from kernel.toys import auction, council, feast, turns, voyage
from kernel.toys.every import TOYS
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance, SealedChance, commitment
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Checkpoint, Move, Record, Seal, TakeBack, Undo
from pentapolis.kernel.refusal import Malformed, UndoRefused
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.kernel.title import Title
from pentapolis.kernel.verify import verify

SEED = bytes(range(32))


def refused(match: Match[Any], keep: int) -> str:
    before = everything(match)
    with pytest.raises(UndoRefused) as no:
        match.take_back(keep)
    assert everything(match) == before
    return no.value.reason


# for free


def test_what_can_be_undone_is_listed_the_last_first() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=roast"), (0, "claim bonus=more"), (0, "claim bonus=good"))
    assert match.undoables(0) == ["claim bonus=good", "claim bonus=more", "serve dish=roast"]
    assert match.view(0).undo == tuple(match.undoables(0))
    assert match.undoables(1) == match.undoables(SPECTATOR) == []
    while match.undoables(0):
        undone = match.undoables(0)
        assert undone[0] == match.undoable(0)
        match.undo(0)
        assert match.undoables(0) == undone[1:]


def test_the_list_ends_where_undo_ends() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=stew"), (0, "claim bonus=bag"), (0, "keep"))
    assert match.undoables(0) == ["keep"]
    match = begun(turns.TITLE)
    play(match, (0, "work"), (1, "work"), (0, "work"))
    assert match.undoables(0) == ["work"]


def test_restart_takes_back_the_whole_turn() -> None:
    match = begun(feast.TITLE)
    before = state_of(match)
    play(match, (0, "serve dish=roast"), (0, "claim bonus=more"), (0, "claim bonus=good"))
    match.restart(0)
    assert state_of(match) == before
    assert match.record.entries[3:] == [Undo(0)] * 3
    assert Match.replay(feast.TITLE, match.record).state == match.state
    with pytest.raises(UndoRefused):
        match.restart(0)


def test_a_restarted_match_goes_on_with_the_luck_it_was_given() -> None:
    match = begun(feast.TITLE)
    luck = match.chance
    play(match, (0, "serve dish=roast"))
    match.restart(0)
    assert match.chance is luck


def test_restart_leaves_what_others_have_drafted() -> None:
    match = begun(auction.TITLE, 3)
    play(match, (0, "bid florins=1"), (1, "bid florins=2"), (0, "bid florins=3"))
    match.restart(0)
    assert match.state.answers.drafts == [[], ["bid florins=2"], []]


def test_a_restart_that_others_stand_against_takes_back_nothing() -> None:
    match = begun(council.TITLE, 3)
    play(match, (1, "offer to=0 want=1 vote=no"), (0, "accept offer=0"), (1, "offer to=2 give=2"))
    play(match, (0, "offer to=1 give=1"))
    before = everything(match)
    assert match.undoables(0) == ["offer to=1 give=1", "accept offer=0"]
    with pytest.raises(UndoRefused) as no:
        match.restart(0)
    assert no.value.reason == "refused-undo-others"
    assert everything(match) == before


# where the table agrees


def test_a_table_can_go_back_over_a_die() -> None:
    match = begun(voyage.TITLE, 2, [("d6", 2), ("d6", 3), ("d6", 4)])
    start = state_of(match)
    play(match, (0, "sail"))
    once = state_of(match)
    play(match, (1, "sail"), (0, "sail"))
    versions = [match.version(viewer) for viewer in (SPECTATOR, 0, 1)]
    match.take_back(1)
    assert state_of(match) == once
    assert match.record.entries[-1] == TakeBack(1)
    assert [match.version(viewer) for viewer in (SPECTATOR, 0, 1)] == [version + 1 for version in versions]
    assert [move.got for move in match.record.moves] == [["d6=2"]]
    assert len(match.log()) == 2
    match.take_back(0)
    assert (state_of(match), match.record.moves, match.log()) == (start, [], [])


def test_there_must_be_something_to_take_back() -> None:
    match = begun(voyage.TITLE, 2)
    assert refused(match, 1) == "refused-take-back"
    match.act(0, "sail")
    for keep in (-1, 2):
        assert refused(match, keep) == "refused-take-back"


def test_a_take_back_of_nothing_is_told_like_any_other() -> None:
    match = begun(voyage.TITLE, 2)
    match.act(0, "sail")
    before, told = state_of(match), [match.version(viewer) for viewer in (SPECTATOR, 0, 1)]
    match.take_back(1)
    assert (state_of(match), len(match.moves)) == (before, 1)
    assert match.record.entries[-1] == TakeBack(1)
    assert [match.version(viewer) for viewer in (SPECTATOR, 0, 1)] == [version + 1 for version in told]
    again = Match.replay(voyage.TITLE, match.record)
    assert (again.state, again.record) == (match.state, match.record)


def test_nothing_is_taken_back_once_the_seed_is_known() -> None:
    chance = SealedChance(SEED)
    match: Match[Any] = Match(voyage.TITLE, voyage.TITLE.table(1), chance, seal=Seal(commitment(SEED)))
    match.act(0, "sail")
    assert match.record.seal is not None
    match.record.seal.seed = SEED.hex()
    assert refused(match, 0) == "refused-take-back"


def test_nothing_before_a_checkpoint_is_taken_back() -> None:
    match = begun(turns.TITLE)
    play(match, (0, "work"), (1, "work"))
    record = msgspec.structs.replace(match.record, entries=[*match.record.entries, Checkpoint(1, state_of(match))])
    going = Match.replay(turns.TITLE, record, FastChance(0))
    assert refused(going, 1) == "refused-take-back"
    play(going, (0, "work"), (1, "work"))
    assert refused(going, 3) == "refused-take-back"
    going.take_back(0)
    assert going.state == match.state
    assert len(going.record.moves) == 2
    assert Match.replay(turns.TITLE, going.record).state == match.state


def test_forced_choices_are_made_again_after_going_back() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=bread"), (0, "claim bonus=coin"), (0, "pick good=wood"))
    assert [move.auto for move in match.moves] == [False, False, True, False]
    match.take_back(2)
    assert [text(move.action) for move in match.moves] == ["serve dish=bread", "claim bonus=coin", "claim bonus=good"]
    assert match.record.entries[-2:] == [TakeBack(2), Move(0, "claim bonus=good", auto=True)]
    again = Match.replay(feast.TITLE, match.record, FastChance(0))
    assert (again.state, again.record) == (match.state, match.record)


def test_what_was_learnt_stays_a_boundary_for_undo() -> None:
    match = begun(feast.TITLE)
    play(match, (0, "serve dish=stew"), (0, "claim bonus=bag"), (0, "keep"))
    match.take_back(2)
    assert match.undoables(0) == []
    match.act(0, "put_back")
    assert match.undoables(0) == ["put_back"]
    match.take_back(1)
    assert match.undoables(0) == []


@pytest.mark.parametrize(("title", "seats", "options"), TOYS, ids=[f"{t.id}-{n}" for t, n, _ in TOYS])
def test_any_position_can_be_gone_back_to_and_replays(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        luck, match = random.Random(seed), Match(title, title.table(seats, options), FastChance(seed))
        states = {0: state_of(match)}
        for _ in range(40):
            if match.over or luck.random() < 0.1:
                before = [move for move in match.moves if move.auto]
                keeps = [keep for keep in range(len(match.moves)) if not before and keep in states]
                if keeps:
                    keep = luck.choice(keeps)
                    match.take_back(keep)
                    assert state_of(match) == states[keep]
                    states = {at: state for at, state in states.items() if at <= keep}
                if match.over:
                    break
            seat = luck.choice(title.to_act(match.state))
            legal = title.legal(match.state, seat)
            match.act(seat, luck.choice(legal))
            states[len(match.moves)] = state_of(match)
        again = Match.replay(title, Record.from_json(match.record.to_json()))
        viewers = (SPECTATOR, *range(seats))
        assert (again.state, again.record) == (match.state, match.record)
        assert [again.version(viewer) for viewer in viewers] == [match.version(viewer) for viewer in viewers]
        assert [again.log(viewer) for viewer in viewers] == [match.log(viewer) for viewer in viewers]
        assert [again.undoables(viewer) for viewer in viewers] == [match.undoables(viewer) for viewer in viewers]
        assert [move.do for move in match.record.moves] == [text(line.action) for line in match.moves]


def test_a_record_that_takes_back_more_than_there_is_is_none() -> None:
    match = begun(voyage.TITLE, 2)
    match.act(0, "sail")
    for keep in (-1, 2):
        record = msgspec.structs.replace(match.record, entries=[*match.record.entries, TakeBack(keep)])
        with pytest.raises(Malformed) as malformed:
            _ = record.moves
        assert malformed.value.arguments == {"detail": "$.entries[1]"}


# the dice of what was taken back


def taken_back_and_finished() -> Match[Any]:
    """A voyage in which two rolls were taken back, played to its end, its seed published."""
    match: Match[Any] = Match(
        voyage.TITLE, voyage.TITLE.table(2), SealedChance(SEED, [7]), seal=Seal(commitment(SEED), [7])
    )
    for seat in (0, 1, 0):
        match.act(seat, "sail")
    match.take_back(1)
    while not match.over:
        match.act(match.title.to_act(match.state)[0], "sail")
    assert match.record.seal is not None
    match.record.seal.seed = SEED.hex()
    return match


def test_the_sealed_counter_goes_on_and_the_record_is_genuine() -> None:
    match = taken_back_and_finished()
    drawn = [entry.drawn for entry in match.record.entries if isinstance(entry, Move)]
    assert drawn[:4] == [0, 1, 2, 3]
    verdict = verify(match.title, Record.from_json(match.record.to_json()))
    assert verdict.genuine, verdict
    assert verdict.outcomes == len(drawn)


def test_a_die_altered_after_a_take_back_is_found() -> None:
    record = taken_back_and_finished().record
    at = next(n for n, entry in enumerate(record.entries) if isinstance(entry, TakeBack)) + 1
    move = record.entries[at]
    assert isinstance(move, Move)
    other = 6 if move.got != ["d6=6"] else 5
    record.entries[at] = msgspec.structs.replace(move, got=[f"d6={other}"], digest="")
    verdict = verify(voyage.TITLE, record)
    assert (verdict.genuine, verdict.move, verdict.reason) == (False, at + 1, "verify-altered")


def test_a_die_drawn_again_after_a_take_back_is_found() -> None:
    """The host turns the counter back with the move, to have the first die once more."""
    record = taken_back_and_finished().record
    at = next(n for n, entry in enumerate(record.entries) if isinstance(entry, TakeBack)) + 1
    first, move = record.entries[1], record.entries[at]
    assert isinstance(first, Move)
    assert isinstance(move, Move)
    record.entries[at] = msgspec.structs.replace(move, got=first.got, drawn=first.drawn, digest="")
    assert verify(voyage.TITLE, record)[:3] == (False, at + 1, "verify-draws-again")
