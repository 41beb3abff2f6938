"""The harness finds every kind of difference."""

from __future__ import annotations

import pytest

from oracles.lockstep import Different, Luck, Walk, as_options, check, check_options, differences, randomly
from pentapolis.conformance.playing import cases


def test_differences_are_told_with_their_path() -> None:
    oracle = {"bag": 3, "cities": [{"ring": 1, "stars": 2}], "year": 1}
    engine = {"bag": 3, "cities": [{"ring": 2, "stars": 2}], "season": "spring"}
    assert list(differences(oracle, engine)) == [
        "cities.0.ring: oracle 1, engine 2",
        "year: oracle 1, engine 'nothing'",
        "season: oracle 'nothing', engine 'spring'",
    ]
    check(oracle, dict(oracle))
    with pytest.raises(Different, match=r"cities: oracle \[\], engine"):
        check({"cities": []}, {"cities": [1]})


def test_options_are_compared_both_ways() -> None:
    check_options({("pass",)}, {("pass",)})
    with pytest.raises(Different, match="only the oracle: \\('pass',\\)"):
        check_options({("pass",), ("done",)}, {("done",)})
    with pytest.raises(Different, match="only the engine: \\('pass',\\)"):
        check_options({("done",)}, {("pass",), ("done",)})


def test_luck_is_taken_by_name_in_its_order() -> None:
    luck = Luck([("d6", 4), ("bag", "ore"), ("d6", 2)])
    assert luck.take("bag", ["ore", "salt"]) == "ore"
    assert luck.take("d6", range(1, 7)) == 4
    assert luck.left == {"d6": [2]}
    with pytest.raises(Different, match="d6=2, which the oracle holds impossible"):
        luck.take("d6", [1])
    with pytest.raises(Different, match="the oracle draws bag, the engine did not"):
        luck.take("bag", ["ore"])


def test_a_walk_gives_each_move_with_both_positions() -> None:
    case = cases("kingsburg")[0]
    title = case.title
    game = Walk(case, randomly, seed=1)
    position = title.encode(game.start)
    for step in game:
        assert title.encode(step.before) == position
        assert step.action in step.options
        assert len(as_options(step.options)) == len(step.options)
        assert title.nodes[step.decision] is title.pending(step.before)
        position = title.encode(step.after)
    assert title.decode(position).over
