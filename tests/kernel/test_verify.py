"""Verifying: a sealed record is genuine; one that was altered anywhere is not, and the move is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kernel.toys import raid, voyage
from pentapolis.kernel.chance import SealedChance, commitment
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Checkpoint, Move, Record, Seal, Undo
from pentapolis.kernel.state import Table
from pentapolis.kernel.verify import Verdict, verify

SEED = bytes(range(32))
NUMBERS = [11, 22]


def voyage_record(drawn: int = 0) -> Record:
    """A whole voyage of two under seal, the seed shown."""
    seal = Seal(commitment(SEED), NUMBERS)
    match = Match(voyage.TITLE, voyage.TITLE.table(2), SealedChance(SEED, NUMBERS, drawn), seal=seal)
    while not match.over:
        match.act(match.title.to_act(match.state)[0], "sail")
    seal.seed = SEED.hex()
    return match.record


def altered(change: Callable[[Record], Any]) -> Record:
    record = Record.from_json(voyage_record().to_json())
    change(record)
    return record


def move(record: Record, number: int) -> Move:
    entry = record.entries[number - 1]
    assert isinstance(entry, Move)
    return entry


def seal_of(record: Record) -> Seal:
    assert record.seal is not None
    return record.seal


def test_a_sealed_record_is_genuine_and_says_how_many_outcomes_were_checked() -> None:
    record = voyage_record()
    assert len(record.moves) >= 3
    assert verify(voyage.TITLE, record) == Verdict(True, outcomes=len(record.moves))
    assert [entry.drawn for entry in record.moves] == list(range(len(record.moves)))


def test_luck_of_the_set_up_is_checked_too() -> None:
    seal = Seal(commitment(SEED), NUMBERS, SEED.hex())
    match = Match(raid.TITLE, raid.TITLE.table(3), SealedChance(SEED, NUMBERS), seal=seal)
    match.act(0, "rest")
    assert verify(raid.TITLE, match.record) == Verdict(False, 1, "verify-unfinished")
    flipped = {"traps=0": "traps=1", "traps=1": "traps=0"}
    true_value = match.record.setup[1]
    match.record.setup[1] = flipped[true_value]
    assert verify(raid.TITLE, match.record) == Verdict(False, 0, "verify-altered", flipped[true_value], true_value)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_single_altered_die_is_named_by_its_move(number: int) -> None:
    true_value = move(voyage_record(), number).got[0]
    false_value = "d6=5" if true_value != "d6=5" else "d6=4"
    record = altered(lambda r: move(r, number).got.__setitem__(0, false_value))
    assert verify(voyage.TITLE, record) == Verdict(False, number, "verify-altered", false_value, true_value)


def test_a_die_left_out_or_added_is_named_by_its_move() -> None:
    fewer = verify(voyage.TITLE, altered(lambda r: move(r, 2).got.clear()))
    assert (fewer.genuine, fewer.move, fewer.reason) == (False, 2, "verify-altered")
    more = verify(voyage.TITLE, altered(lambda r: move(r, 2).got.append("d6=1")))
    assert (more.genuine, more.move, more.reason) == (False, 2, "verify-altered")


def test_an_altered_action_is_named_by_its_move() -> None:
    for line in ("mend", "dance"):
        # a default binds the loop variable; its type can not be inferred
        verdict = verify(voyage.TITLE, altered(lambda r, line=line: setattr(move(r, 2), "do", line)))  # type: ignore[misc]
        assert (verdict.genuine, verdict.move, verdict.reason) == (False, 2, "verify-diverged")
    verdict = verify(voyage.TITLE, altered(lambda r: r.entries.insert(1, Undo(0))))
    assert (verdict.genuine, verdict.move, verdict.reason) == (False, 2, "verify-diverged")


def test_another_seed_than_the_promised_one_is_refused() -> None:
    record = altered(lambda r: setattr(seal_of(r), "seed", SEED[::-1].hex()))
    assert verify(voyage.TITLE, record) == Verdict(False, 0, "verify-bad-seed")


@pytest.mark.parametrize("seed", ["no hex", SEED.hex()[:-2], SEED.hex() + "00"])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    record = altered(lambda r: setattr(seal_of(r), "seed", seed))
    assert verify(voyage.TITLE, record) == Verdict(False, 0, "verify-bad-seed")


def test_a_seed_of_another_length_is_refused_even_if_it_was_promised() -> None:
    record = altered(lambda r: setattr(r, "seal", Seal(commitment(b"short"), NUMBERS, b"short".hex())))
    assert verify(voyage.TITLE, record) == Verdict(False, 0, "verify-bad-seed")


def test_without_seed_or_seal_nothing_is_verified() -> None:
    missing = altered(lambda r: setattr(seal_of(r), "seed", ""))
    assert verify(voyage.TITLE, missing) == Verdict(False, 0, "verify-no-seed")
    unsealed = altered(lambda r: setattr(r, "seal", None))
    assert verify(voyage.TITLE, unsealed) == Verdict(False, 0, "verify-unsealed")


def test_another_seed_and_its_commitment_give_other_dice() -> None:
    other = SEED[::-1]
    record = altered(lambda r: setattr(r, "seal", Seal(commitment(other), NUMBERS, other.hex())))
    verdict = verify(voyage.TITLE, record)
    assert (verdict.genuine, verdict.reason) == (False, "verify-altered")


def test_other_numbers_of_the_players_give_other_dice() -> None:
    verdict = verify(voyage.TITLE, altered(lambda r: seal_of(r).numbers.__setitem__(0, 12)))
    assert (verdict.genuine, verdict.reason) == (False, "verify-altered")


def test_a_draw_may_be_neither_repeated_nor_skipped() -> None:
    """Who may choose where to draw may choose the die: both are refused at the move where it happened."""
    again = altered(lambda r: setattr(move(r, 3), "drawn", 1))
    assert verify(voyage.TITLE, again) == Verdict(False, 3, "verify-draws-again")
    skipped = voyage_record(drawn=5)
    assert verify(voyage.TITLE, skipped) == Verdict(False, 1, "verify-draws-skipped")


def test_a_checkpoint_is_never_taken_on_trust() -> None:
    record = voyage_record()
    forged = Match.replay(voyage.TITLE, record).state
    record.entries.insert(1, Checkpoint(voyage.TITLE.version, voyage.TITLE.encode(forged)))
    assert verify(voyage.TITLE, record) == Verdict(False, 2, "verify-checkpoint")


def test_a_record_of_other_rules_or_cut_short_is_not_genuine() -> None:
    record = voyage_record()
    record.version += 1
    assert verify(voyage.TITLE, record).reason == "verify-version"
    record = voyage_record()
    del record.entries[-1]
    assert verify(voyage.TITLE, record) == Verdict(False, len(record.entries), "verify-unfinished")


def test_a_table_nobody_could_have_agreed_on_is_refused_at_once() -> None:
    record = voyage_record()
    record.table = Table(30_000_000, record.table.options)
    assert verify(voyage.TITLE, record)[:3] == (False, 0, "verify-diverged")
    record = voyage_record()
    record.names.append("Nobody")
    assert verify(voyage.TITLE, record)[:3] == (False, 0, "verify-diverged")
