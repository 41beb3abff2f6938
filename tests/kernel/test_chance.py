"""Chance: repeatable, verifiable, exact, and nothing else than what was asked for."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.chance import (
    DICE,
    DIE_NAMES,
    Chance,
    ChanceError,
    FastChance,
    ScriptedChance,
    SealedChance,
    Value,
    commitment,
    outcome_parse,
    outcome_text,
)

SEED = bytes(range(32))


def some(chance: Chance, number: int = 60) -> list[Value]:
    return [chance.pick("d20", DICE[20]) for _ in range(number)]


def test_dice_have_the_faces_of_their_name() -> None:
    assert {name: (DICE[sides][0], DICE[sides][-1], len(DICE[sides])) for sides, name in DIE_NAMES.items()} == {
        f"d{sides}": (1, sides, sides) for sides in (2, 3, 4, 6, 8, 10, 12, 20)
    }


def test_a_fast_seed_gives_the_same_luck_each_time() -> None:
    assert some(FastChance(7)) == some(FastChance(7))
    assert some(FastChance(7)) != some(FastChance(8))
    assert FastChance(7).drawn == 0


@pytest.mark.parametrize("chance", [FastChance(3), SealedChance(SEED)])
def test_luck_is_even_and_follows_the_weights(chance: Chance) -> None:
    dice = Counter(chance.pick("d6", DICE[6]) for _ in range(6000))
    assert set(dice) == set(DICE[6])
    assert all(850 < times < 1150 for times in dice.values())
    cards = Counter(chance.pick("card", ("a", "b", "c"), (1, 0, 3)) for _ in range(4000))
    assert set(cards) == {"a", "c"}
    assert 900 < cards["a"] < 1100


@pytest.mark.parametrize("copies", [None, (2, 0, 3, 1)])
def test_a_bag_is_emptied_one_by_one(copies: Sequence[int] | None) -> None:
    """In one go as with a pick for each, of what is left."""
    kinds, total = ("a", "b", "c", "d"), sum(copies or (1, 1, 1, 1))
    taken = FastChance(5).takes("bag", kinds, total, copies)
    assert taken == Chance.takes(FastChance(5), "bag", kinds, total, copies)
    assert Counter(taken) == Counter(dict(zip(kinds, copies or (1, 1, 1, 1), strict=True)))
    assert FastChance(5).takes("bag", kinds, 2, copies) == taken[:2]
    assert ScriptedChance([("bag", "c"), ("bag", "a")]).takes("bag", kinds, 2, copies) == ["c", "a"]


def test_what_was_taken_out_of_a_bag_cannot_come_again() -> None:
    with pytest.raises(ChanceError):
        ScriptedChance([("bag", "a"), ("bag", "a")]).takes("bag", ("a", "b"), 2)


def by_hand(seed: bytes, numbers: Sequence[int], counter: int) -> int:
    """The counter's block, computed from the published description alone."""
    salt = hashlib.sha256(",".join(map(str, numbers)).encode()).digest()
    block = hmac.new(seed, salt + counter.to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(block[:8], "big")


def test_sealed_luck_is_what_the_published_formula_gives() -> None:
    numbers = [12, 0, 9_999_999]
    chance = SealedChance(SEED, numbers)
    assert some(chance, 40) == [1 + by_hand(SEED, numbers, n) % 20 for n in range(40)]
    assert chance.drawn == 40
    weighted = chance.pick("card", ("a", "b", "c"), (5, 0, 2))
    assert weighted == "aaaaacc"[by_hand(SEED, numbers, 40) % 7]


def test_sealed_luck_hangs_on_the_seed_on_every_number_and_on_the_counter() -> None:
    first = some(SealedChance(SEED, [1, 2]))
    assert some(SealedChance(SEED, [1, 2])) == first
    others = [
        SealedChance(SEED[::-1], [1, 2]),
        SealedChance(SEED, [1, 3]),
        SealedChance(SEED, [2, 1]),
        SealedChance(SEED, [12]),
        SealedChance(SEED, []),
    ]
    assert all(some(other) != first for other in others)
    assert some(SealedChance(SEED, [1, 2], drawn=20), 40) == first[20:]


def test_sealed_luck_throws_blocks_away_that_would_favour_somebody() -> None:
    """With 2^63 + 1 values only the blocks below 2^63 + 1 are fair; about half are thrown away."""
    total = (1 << 63) + 1
    chance, blocks = SealedChance(SEED), [by_hand(SEED, (), n) for n in range(200)]
    fair = [block for block in blocks if block < total]
    assert 60 < len(fair) < 140
    picked = [chance.pick("huge", ("low", "high"), (1 << 62, total - (1 << 62))) for _ in fair]
    assert picked == ["low" if block < 1 << 62 else "high" for block in fair]
    assert chance.drawn == 1 + max(n for n, block in enumerate(blocks) if block < total)


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) != commitment(SEED[::-1])


@pytest.mark.parametrize("seed", [b"", SEED[:31], SEED + b"x"])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance(seed)


def test_scripted_luck_is_the_script() -> None:
    chance = ScriptedChance([("d6", 4), ("card", "orcs"), ("card", 7)])
    assert chance.left == 3
    assert chance.pick("d6", DICE[6]) == 4
    assert chance.pick("card", ("elves", "orcs"), (1, 2)) == "orcs"
    assert chance.left == 1
    assert chance.pick("card", ("7", "8")) == "7"
    with pytest.raises(ChanceError, match="no outcome left for d6"):
        chance.pick("d6", DICE[6])


@pytest.mark.parametrize(
    ("script", "weights"),
    [(("d8", 4), None), (("d6", 7), None), (("d6", "4"), (1, 1, 1, 0, 1, 1)), (("d6", "six"), None)],
)
def test_a_script_that_does_not_fit_is_an_error_and_stays(script: tuple[str, Value], weights: list[int] | None) -> None:
    chance = ScriptedChance([script])
    with pytest.raises(ChanceError, match=f"{script[0]}={script[1]} does not fit"):
        chance.pick("d6", DICE[6], weights)
    assert chance.left == 1


def test_after_the_script_another_source_goes_on() -> None:
    chance = ScriptedChance([("d20", 20)], then=FastChance(7))
    assert some(chance, 11) == [20, *some(FastChance(7), 10)]


def test_weights_without_a_positive_sum_are_an_error() -> None:
    with pytest.raises(ChanceError, match="positive sum"):
        FastChance().pick("card", ("a", "b"), (0, 0))


names = st.text("adz_.6", min_size=1, max_size=6)


@given(names, st.integers() | st.text("azAZ019_.:=+-", max_size=6))
def test_an_outcome_in_a_record_is_the_value_itself(what: str, value: int | str) -> None:
    read, found = outcome_parse(outcome_text(what, value))
    assert (read, str(found)) == (what, str(value))
    assert isinstance(found, int) or found == value
    assert ScriptedChance([(read, found)]).pick(what, ("no", value)) == value


@pytest.mark.parametrize(
    ("written", "value"), [("d6=4", 4), ("n=-12", -12), ("c=007", "007"), ("c=-", "-"), ("c=", ""), ("c=4a", "4a")]
)
def test_only_a_number_comes_back_as_a_number(written: str, value: Value) -> None:
    assert outcome_parse(written)[1] == value


def test_an_outcome_needs_its_equals_sign() -> None:
    with pytest.raises(ChanceError, match="not an outcome"):
        outcome_parse("d6 4")
