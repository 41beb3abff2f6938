"""Keyed chance: the same luck for all who have the seed, whatever each of them does in between; and it is verified."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.toys import raid, voyage
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import DICE, KeyedChance, Value, commitment
from pentapolis.kernel.match import Diverged, Match
from pentapolis.kernel.now import Now
from pentapolis.kernel.pile import Pile
from pentapolis.kernel.record import Move, Record, Seal, TakeBack, draws
from pentapolis.kernel.refusal import UndoRefused
from pentapolis.kernel.verify import Verdict, verify

SEED = bytes([6]) * 32  # a day on which a plank breaks
DAY = "2026-11-16"
BAG = {"amber": 3, "flax": 5, "salt": 2}


def by_hand(what: str, number: int, total: int) -> int:
    """The answer, computed from the published description alone."""
    block = hmac.new(SEED, number.to_bytes(8, "big") + what.encode(), hashlib.sha256).hexdigest()
    return int(block, 16) * total // 2**256


def test_the_nth_answer_to_a_name_is_a_function_of_the_seed_the_name_and_n() -> None:
    chance = KeyedChance(SEED)
    for number in range(20):
        assert chance.pick("d6", DICE[6]) == DICE[6][by_hand("d6", number, 6)]
        at = by_hand("bag", number, 10)
        assert chance.pick("bag", ("a", "b", "c"), (1, 0, 9)) == ("a" if at < 1 else "c")
    assert chance.drawn == 40


def test_luck_is_even_and_follows_the_weights() -> None:
    chance = KeyedChance(SEED)
    dice = Counter(chance.pick("d6", DICE[6]) for _ in range(6000))
    assert set(dice) == set(DICE[6])
    assert all(850 < times < 1150 for times in dice.values())
    cards = Counter(chance.pick("card", ("a", "b", "c"), (1, 0, 3)) for _ in range(4000))
    assert set(cards) == {"a", "c"}
    assert 900 < cards["a"] < 1100


Asked = dict[str, list[Value]]


def ask(order: list[str]) -> Asked:
    """Dice, a bag and a shuffle, asked for in this order; the answers by name."""
    now, bag, found = Now([], KeyedChance(SEED), None, {}), Pile.of("bag", BAG), Asked()
    for what in order:
        if what == "bag":
            found.setdefault(what, []).append(now.draw(bag))
        elif what == "dice":
            found.setdefault(what, []).extend(now.dice(2))
        else:
            found.setdefault(what, []).extend(now.order("heroes", ["Ines", "Milo", "Noor", "Sami"]))
    return found


@given(st.permutations(["bag"] * 6 + ["dice"] * 4 + ["heroes"] * 2))
def test_what_is_asked_in_between_changes_nothing(order: list[str]) -> None:
    assert ask(order) == ask(["heroes"] * 2 + ["bag"] * 6 + ["dice"] * 4)


def test_another_seed_is_another_day() -> None:
    assert some(KeyedChance(bytes(32)), 9) != some(KeyedChance(SEED), 9)
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedChance(b"short")


def test_a_fork_draws_what_its_twin_would_have_drawn() -> None:
    chance = KeyedChance(SEED)
    chance.pick("d6", DICE[6])
    twin = chance.fork()
    assert some(twin, 5) == some(chance, 5)
    assert (chance.drawn, twin.drawn) == (6, 6)


def some(chance: KeyedChance, number: int) -> list[Value]:
    return [chance.pick("d6", DICE[6]) for _ in range(number)]


def test_a_draw_that_fails_is_no_draw() -> None:
    chance = KeyedChance(SEED)
    with pytest.raises(Exception, match="weights"):
        chance.pick("bag", ("a", "b"), (0, 0))
    assert chance.drawn == 0


# matches of a day


def day_match(seats: int = 1) -> Match[voyage.Voyage]:
    seal = Seal(commitment(SEED), day=DAY)
    return Match(voyage.TITLE, voyage.TITLE.table(seats), seal.chance(SEED), seal=seal)


def played(prefer: str = "sail") -> Record:
    """A voyage alone with the day's dice to its end, the seed shown; a plank is mended if that is preferred."""
    match = day_match()
    while not match.over:
        offered = [text(action) for action in match.title.asked(match.state, 0)]
        match.act(0, prefer if prefer in offered else "sail")
    record = match.record
    assert record.seal is not None
    record.seal.seed = SEED.hex()
    return record


def test_who_plays_otherwise_rolls_the_same_dice() -> None:
    straight, careful = played("sail").moves, played("mend").moves
    assert [move.do for move in straight] != [move.do for move in careful]
    assert [move.got for move in straight] == [move.got for move in careful if move.do == "sail"]


def test_a_match_goes_on_with_what_its_record_says_was_drawn() -> None:
    match = day_match()
    match.act(0, "sail")
    match.act(0, "sail")
    record = Record.from_json(match.record.to_json())
    assert record.drawn == {"d6": 2} == draws(record.setup, record.entries)
    assert record.seal is not None
    again = Match.replay(voyage.TITLE, record, record.seal.chance(SEED, by_name=record.drawn))
    for one in (match, again):
        one.act(0, "sail")
    assert match.record.entries == again.record.entries
    assert match.chance.drawn == again.chance.drawn == 3


def test_the_luck_of_a_set_up_is_counted_too() -> None:
    seal = Seal(commitment(SEED), day=DAY)
    match = Match(raid.TITLE, raid.TITLE.table(3), seal.chance(SEED), seal=seal)
    assert sum(match.record.drawn.values()) == len(match.record.setup) == match.chance.drawn > 0


def test_nothing_is_taken_back_that_somebody_has_seen() -> None:
    match = day_match()
    match.act(0, "sail")
    with pytest.raises(UndoRefused) as undo:
        match.undo(0)
    with pytest.raises(UndoRefused) as back:
        match.take_back(0)
    assert (undo.value.reason, back.value.reason) == ("refused-undo", "refused-take-back-day")
    assert len(match.record.entries) == 1
    forged = Record.from_json(match.record.to_json())
    forged.entries.append(TakeBack(0))
    with pytest.raises(Diverged):
        Match.replay(voyage.TITLE, forged)


# verifying


def altered(change: Callable[[Record], Any]) -> Record:
    record = Record.from_json(played().to_json())
    change(record)
    return record


def seal_of(record: Record) -> Seal:
    assert record.seal is not None
    return record.seal


def test_a_record_of_a_day_is_genuine() -> None:
    for way in ("sail", "mend"):
        record = Record.from_json(played(way).to_json())
        outcomes = sum(len(move.got) for move in record.moves)
        assert verify(voyage.TITLE, record) == Verdict(True, outcomes=outcomes)


def test_before_the_day_is_over_the_verdict_waits_for_its_seed() -> None:
    hidden = altered(lambda record: setattr(seal_of(record), "seed", ""))
    assert verify(voyage.TITLE, hidden) == Verdict(False, 0, "verify-no-seed-day", expected=DAY)


def test_a_record_that_hides_its_day_is_not_genuine() -> None:
    verdict = verify(voyage.TITLE, altered(lambda record: setattr(seal_of(record), "day", "")))
    assert (verdict.genuine, verdict.reason) == (False, "verify-altered")


def test_an_altered_die_is_named_by_its_move() -> None:
    def bend(record: Record) -> None:
        move = record.entries[1]
        assert isinstance(move, Move)
        move.got[0] = "d6=2" if move.got[0] != "d6=2" else "d6=3"

    verdict = verify(voyage.TITLE, altered(bend))
    assert (verdict.genuine, verdict.move, verdict.reason) == (False, 2, "verify-altered")
