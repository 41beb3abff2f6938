"""Records: JSON that replays to the same state; the move that does not fit is named; upgrades use a checkpoint."""

from __future__ import annotations

import base64
import copy
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kernel.toys import auction, council, feast, turns, voyage
from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.event import RulesChanged
from pentapolis.kernel.match import Diverged, Match
from pentapolis.kernel.record import DIGEST_EVERY, Checkpoint, Handover, Move, Record, Seal, Undo
from pentapolis.kernel.refusal import Malformed
from pentapolis.kernel.state import Table
from pentapolis.kernel.title import Title


def sailed(moves: int = 4) -> Match[voyage.Voyage]:
    """A voyage of two on which every die shows 2."""
    match = Match(voyage.TITLE, voyage.TITLE.table(2), ScriptedChance([("d6", 2)] * 9))
    for n in range(moves):
        match.act(n % 2, "sail")
    return match


def worked(moves: int) -> Match[turns.Turns]:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0))
    for n in range(moves):
        match.act(n % 2, "work")
    return match


def altered(record: Record, change: Callable[[Record], Any]) -> Record:
    other = Record.from_json(record.to_json())
    change(other)
    return other


def diverges(title: Title[Any], record: Record) -> int:
    with pytest.raises(Diverged) as diverged:
        Match.replay(title, record)
    assert str(diverged.value) == f"move {diverged.value.move}: {diverged.value.detail}"
    assert str(pickle.loads(pickle.dumps(diverged.value))) == str(diverged.value)
    assert diverged.value.detail
    return diverged.value.move


def move(record: Record, number: int) -> Move:
    entry = record.entries[number - 1]
    assert isinstance(entry, Move)
    return entry


# JSON


def test_a_record_comes_back_from_its_json() -> None:
    record = Record(
        "voyage",
        3,
        Table(2, {"sea": "rough"}, "box"),
        ["Ada", "Bob"],
        ["card=orcs", "d6=4"],
        [Move(0, "sail", ["d6=2"], True, 7, "abc"), Undo(1), Handover(0, "Eve"), Checkpoint(4, b"\x00\xff")],
        "data",
        Seal("c0ffee", [1, 2], "5eed"),
    )
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().decode()) == record
    assert record.to_json() == Record.from_json(record.to_json()).to_json()
    assert record.to_json().endswith(b"\n")


def test_a_record_is_small_and_plain() -> None:
    data = msgspec.json.decode(sailed(1).record.to_json())
    assert data == {
        "game": "voyage",
        "version": 1,
        "table": {"seats": 2, "options": {}, "box": ""},
        "names": ["Seat 1", "Seat 2"],
        "entries": [{"type": "move", "seat": 0, "do": "sail", "got": ["d6=2"]}],
    }


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "malformed-record"),
        (b"{", "malformed-record"),
        (b"\xff\xfe", "malformed-record"),
        (b"{}", "malformed-record"),
        (b'{"game":"x","version":"1","table":{"seats":2},"names":[]}', "malformed-record"),
        (b'{"game":"x","version":1,"table":{"seats":2},"names":[],"entries":[{"type":"x"}]}', "malformed-record"),
        (b'{"game":"x","version":1,"table":{"seats":2},"names":[],"format":2}', "malformed-record-format"),
    ],
)
def test_what_is_no_record_is_malformed(data: bytes, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        Record.from_json(data)
    assert refused.value.reason == reason


# replay


def test_a_record_replays_without_any_source_of_luck() -> None:
    match = sailed()
    again = Match.replay(voyage.TITLE, match.record)
    assert again.state == match.state
    assert again.record == match.record
    assert again.record is not match.record
    assert again.log() == match.log()


def test_a_replayed_match_can_go_on_with_luck_and_cannot_without() -> None:
    going = Match.replay(voyage.TITLE, sailed().record, ScriptedChance([("d6", 6)]))
    going.act(0, "sail")
    assert going.state.miles == 14
    with pytest.raises(Exception, match="no outcome left"):
        Match.replay(voyage.TITLE, sailed().record).act(0, "sail")


def test_a_replay_makes_no_choice_that_was_not_recorded() -> None:
    """Recorded without automatic choices, replayed without a source: the forced choice stays open until it goes on."""
    match = Match(feast.TITLE, feast.TITLE.table(2), FastChance(0), auto=False)
    match.act(0, "serve dish=bread")
    match.act(0, "claim bonus=coin")
    assert Match.replay(feast.TITLE, match.record).state == match.state
    going = Match.replay(feast.TITLE, match.record, FastChance(0))
    assert going.record.entries[-1] == Move(0, "claim bonus=good", auto=True)


def test_a_match_follows_what_was_done_elsewhere_and_goes_on_with_its_luck() -> None:
    here, there = sailed(2), sailed(4)
    here.follow(there.record.entries[2:], ScriptedChance([("d6", 6)]))
    assert (here.state, here.record) == (there.state, there.record)
    here.act(0, "sail")
    assert here.state.miles == there.state.miles + 6


def test_a_match_that_cannot_follow_names_the_entry_of_the_whole_log() -> None:
    here, there = sailed(2), sailed(4)
    move(there.record, 4).got[0] = "d6=7"
    with pytest.raises(Diverged) as found:
        here.follow(there.record.entries[2:], FastChance(0))
    assert found.value.move == 4


def test_a_match_that_follows_makes_no_choice_that_was_not_recorded() -> None:
    there = Match(feast.TITLE, feast.TITLE.table(2), FastChance(0), auto=False)
    there.act(0, "serve dish=bread")
    here = Match.replay(feast.TITLE, there.record)
    there.act(0, "claim bonus=coin")
    here.follow(there.record.entries[1:], FastChance(0))
    assert (here.state, here.record) == (there.state, there.record)


def test_undo_and_handovers_replay() -> None:
    match = worked(3)
    match.undo(0)
    match.hand_over(1, "Bot")
    match.act(0, "withdraw")
    again = Match.replay(turns.TITLE, match.record)
    assert (again.state, again.record) == (match.state, match.record)
    assert again.record.names == ["Seat 1", "Bot"]
    assert again.undoable(0) == "withdraw"
    again.undo(0)
    assert again.state.coins == [1, 1]


def test_a_digest_stands_at_every_eighth_entry_and_at_the_end() -> None:
    match = worked(2 * DIGEST_EVERY)
    digests = [number for number, entry in enumerate(match.record.moves, 1) if entry.digest]
    assert digests == [8, 16]
    for line in ("withdraw",) * 4:
        match.act(match.title.to_act(match.state)[0], line)
    assert match.over
    assert match.record.moves[-1].digest == match.title.digest(match.state)


def test_moves_leave_out_what_was_taken_back_as_the_match_does() -> None:
    match = Match(council.TITLE, council.TITLE.table(3), FastChance(0))
    match.act(0, "collect")
    match.act(2, "offer to=0 give=1")
    match.undo(0)
    assert [(entry.seat, entry.do) for entry in match.record.moves] == [(2, "offer to=0 give=1")]
    forced = Match(feast.TITLE, feast.TITLE.table(2), FastChance(0))
    for line in ("serve dish=bread", "claim bonus=coin"):
        forced.act(0, line)
    forced.undo(0)
    assert [entry.do for entry in forced.record.moves] == ["serve dish=bread"]


# divergence


def test_an_impossible_die_is_named() -> None:
    record = altered(sailed().record, lambda r: move(r, 3).got.__setitem__(0, "d6=7"))
    assert diverges(voyage.TITLE, record) == 3


def test_a_die_of_the_wrong_kind_a_missing_one_and_one_too_many_are_named() -> None:
    for got in (["d8=2"], [], ["d6=2", "d6=2"], ["nonsense"]):
        # a default binds the loop variable; its type can not be inferred
        record = altered(sailed().record, lambda r, got=got: setattr(move(r, 2), "got", got))  # type: ignore[misc]
        assert diverges(voyage.TITLE, record) == 2


def test_a_possible_but_wrong_die_is_caught_at_the_next_digest() -> None:
    match = sailed(4)
    for seat in (0, 1):
        match.act(seat, "sail")
    assert match.over
    record = altered(match.record, lambda r: move(r, 2).got.__setitem__(0, "d6=3"))
    assert diverges(voyage.TITLE, record) == 6


def test_an_altered_action_is_named() -> None:
    record = worked(4).record
    assert diverges(turns.TITLE, altered(record, lambda r: setattr(move(r, 3), "do", "rush"))) == 3
    assert diverges(turns.TITLE, altered(record, lambda r: setattr(move(r, 3), "do", "dance"))) == 3
    assert diverges(turns.TITLE, altered(record, lambda r: setattr(move(r, 4), "seat", 0))) == 4
    assert diverges(turns.TITLE, altered(record, lambda r: r.entries.insert(0, Undo(0)))) == 1


def test_an_altered_digest_is_named() -> None:
    record = worked(12).record
    assert diverges(turns.TITLE, altered(record, lambda r: setattr(move(r, 8), "digest", "0" * 16))) == 8


def test_an_altered_set_up_is_move_zero() -> None:
    match = Match(council.TITLE, council.TITLE.table(3), FastChance(0))
    assert diverges(council.TITLE, altered(match.record, lambda r: r.setup.append("d6=1"))) == 0
    assert diverges(council.TITLE, altered(match.record, lambda r: r.setup.append("nonsense"))) == 0


# checkpoints


def other_version(title: Title[Any], **changes: Any) -> Title[Any]:
    other = copy.copy(title)
    other.version = title.version + 1
    for name, value in changes.items():
        setattr(other, name, value)
    return other


def richer_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the first round starts with a coin each, so that old records diverge."""

    def generous(g: turns.Turns, now: Any, seat: int, action: Any) -> None:
        g.coins[seat] += 5
        g.queue.append(seat)

    monkeypatch.setattr(turns.turn, "take", generous)


def test_a_running_game_goes_on_under_new_rules_that_agree() -> None:
    match = worked(9)
    upgraded = other_version(turns.TITLE)
    going = Match.resume(upgraded, match.record, FastChance(1), match.snapshot())
    assert (going.state, going.record.version) == (match.state, 2)
    assert going.record.entries == match.record.entries


def test_a_running_game_goes_on_from_a_checkpoint_under_rules_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    match = worked(9)
    richer_work(monkeypatch)
    upgraded, snapshot = other_version(turns.TITLE), match.snapshot()
    going = Match.resume(upgraded, match.record, FastChance(1), snapshot)
    assert going.state == match.state
    assert going.record.entries == [*match.record.entries, Checkpoint(2, snapshot.state, snapshot.told)]
    assert going.record.version == 2
    assert going.log() == [RulesChanged(2)]
    assert [going.version(viewer) for viewer in (-1, 0, 1)] == [match.version(viewer) + 1 for viewer in (-1, 0, 1)]
    going.act(1, "work")
    assert going.state.coins == [5, 9]
    again = Match.replay(upgraded, Record.from_json(going.record.to_json()))
    assert (again.state, again.record) == (going.state, going.record)
    assert again.undoable(1) == "work"
    again.undo(1)
    assert again.state == match.state


def test_a_checkpoint_needs_no_set_up_of_the_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(auction.TITLE, auction.TITLE.table(2), FastChance(0))
    match.act(0, "bid florins=3")

    def no_more(table: Table) -> auction.Auction:
        raise ValueError("this version is set up otherwise")

    upgraded, snapshot = other_version(auction.TITLE, _setup=no_more), match.snapshot()
    going = Match.resume(upgraded, match.record, FastChance(1), snapshot)
    assert going.state == match.state
    assert going.record.setup == match.record.setup
    going.act(1, "bid florins=2")
    assert Match.replay(upgraded, going.record).state == going.state


def test_who_sat_down_before_a_checkpoint_still_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0), ["Anna", "Ben"])
    for n in range(9):
        match.act(n % 2, "work")
    began = ["Anna", "Ben"]
    match.hand_over(1, "Eve")
    richer_work(monkeypatch)
    record = msgspec.structs.replace(match.record, names=began)  # as a server stores it: who began the game
    going = Match.resume(other_version(turns.TITLE), record, FastChance(1), match.snapshot())
    assert isinstance(going.record.entries[-1], Checkpoint)
    assert going.record.names == ["Anna", "Eve"]
    assert record.names == began


def test_nothing_before_a_checkpoint_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = worked(9)
    assert match.undoable(0) == "work"
    richer_work(monkeypatch)
    going = Match.resume(other_version(turns.TITLE), match.record, FastChance(1), match.snapshot())
    assert (going.undoable(0), going.undoable(1)) == ("", "")


def test_a_second_upgrade_goes_on_from_the_last_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Match(turns.TITLE, turns.TITLE.table(2), FastChance(0))
    first.act(0, "work")
    snapshots = [first.title.encode(first.state)]
    record = altered(first.record, lambda r: r.entries.append(Checkpoint(2, snapshots[0])))
    second = Match.replay(turns.TITLE, record, FastChance(0))
    second.act(1, "work")
    snapshots.append(second.title.encode(second.state))
    record = altered(second.record, lambda r: r.entries.append(Checkpoint(3, snapshots[1])))
    third = Match.replay(turns.TITLE, record, FastChance(0))
    assert third.state == second.state
    assert third.record.version == 3
    assert third.record.entries == record.entries


def test_a_checkpoint_that_cannot_be_read_is_named() -> None:
    record = altered(worked(3).record, lambda r: r.entries.append(Checkpoint(2, b"nonsense")))
    assert diverges(turns.TITLE, record) == 4
    state = worked(3).snapshot().state
    record = altered(worked(3).record, lambda r: r.entries.append(Checkpoint(2, state, [5])))
    assert diverges(turns.TITLE, record) == 4, "it counts for other viewers than the table has"


def test_a_checkpoint_of_an_old_record_knows_no_version_numbers() -> None:
    match = worked(3)
    old = msgspec.json.decode(match.record.to_json())
    old["entries"].append(
        {"type": "checkpoint", "version": 2, "state": base64.b64encode(match.snapshot().state).decode()}
    )
    again = Match.replay(turns.TITLE, Record.from_json(msgspec.json.encode(old)))
    assert (again.state, again.version(0), again.log(0)) == (match.state, 1, [RulesChanged(2)])


def test_a_snapshot_that_lags_behind_the_record_is_no_place_to_go_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    match = worked(8)
    early = match.snapshot()
    match.act(0, "work")
    richer_work(monkeypatch)
    with pytest.raises(Diverged):
        Match.resume(other_version(turns.TITLE), match.record, FastChance(1), early)
