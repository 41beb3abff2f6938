"""What is played: everybody in every seat on each seed, both directions, fixed before the first game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from pentapolis.arena import BadContest, Contest, Report, ladder, match, plan, round_robin
from pentapolis.kernel.refusal import BadTable


def seatings(agreed: Contest) -> list[tuple[str, ...]]:
    return [agreed.line_ups[line_up].seated(number, agreed.seed) for line_up, number in agreed.jobs()]


def test_a_match_sets_each_alone_among_the_other_in_every_seat_on_each_seed() -> None:
    agreed = plan("kingsburg", ("thumb", "random"), games=8)
    assert (agreed.mode, agreed.seats, agreed.blocks, agreed.total) == ("match", 4, 2, 16)
    assert [line_up.bots for line_up in agreed.line_ups] == [
        ("thumb", "random", "random", "random"),
        ("random", "thumb", "thumb", "thumb"),
    ]
    (pair,) = agreed.pairs
    assert (pair.a, pair.b, pair.a_alone, pair.b_alone) == ("thumb", "random", 0, 1)
    for block in range(2):
        eight = seatings(agreed)[8 * block : 8 * block + 8]
        assert [seated.index("thumb") for seated in eight[:4]] == [0, 1, 2, 3]
        assert [seated.index("random") for seated in eight[4:]] == [0, 1, 2, 3]


def test_a_table_of_two_plays_both_directions_at_once() -> None:
    agreed = plan("kingsburg", ("thumb", "random"), seats=2, games=4)
    (pair,) = agreed.pairs
    assert (len(agreed.line_ups), agreed.total, pair.a_alone, pair.b_alone) == (1, 4, 0, 0)


def test_one_way_leaves_out_the_other_direction() -> None:
    agreed = plan("kingsburg", ("thumb", "naive", "random"), mode="ladder", games=4, one_way=True)
    assert [line_up.bots[0] for line_up in agreed.line_ups] == ["thumb", "naive"]
    assert [pair.b_alone for pair in agreed.pairs] == [None, None]


def test_a_ladder_sets_each_against_the_one_below_it() -> None:
    agreed = plan("discordia", ("greedy", "thumb", "naive"), mode="ladder")
    assert [(pair.a, pair.b) for pair in agreed.pairs] == [("greedy", "thumb"), ("thumb", "naive")]
    assert (agreed.seats, agreed.games, agreed.total) == (3, 273, 4 * 273)


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("kingsburg", 4, 308), ("alba_longa", 4, 308), ("origins", 4, 308), ("discordia", 3, 273), ("medioevo", 4, 124)],
)
def test_strength_is_measured_at_the_usual_tables(game: str, seats: int, games: int) -> None:
    agreed = plan(game, ("thumb", "random"))
    assert (agreed.seats, agreed.games) == (seats, games)
    assert agreed.options.get("length", "short") == "short"


def test_several_bots_meet_in_every_choice_that_fills_the_table() -> None:
    four = plan("kingsburg", ("greedy", "thumb", "naive", "random"), games=40)
    assert (four.mode, four.total) == ("round-robin", 40), "they all sit at one table"
    three = plan("kingsburg", ("thumb", "naive", "random"), games=4)
    assert [Counter(line_up.bots)["thumb"] for line_up in three.line_ups] == [2, 1, 1]
    five = plan("kingsburg", ("greedy", "thumb", "naive", "random", "easy"), games=4)
    assert len(five.line_ups) == 5
    assert all(len(set(line_up.bots)) == 4 for line_up in five.line_ups)


def test_who_sits_beside_whom_changes_from_seed_to_seed_but_everybody_has_every_seat() -> None:
    agreed = plan("kingsburg", ("greedy", "thumb", "naive", "random"), games=40, seed=3)
    seated = seatings(agreed)
    for block in range(10):
        four = seated[4 * block : 4 * block + 4]
        assert all({one[seat] for one in four} == set(agreed.bots) for seat in range(4))
    assert len({tuple(one[(one.index("thumb") + n) % 4] for n in range(4)) for one in seated}) > 1


def test_alone_every_bot_plays_every_seed() -> None:
    agreed = plan("discordia", ("thumb", "random"), seats=1)
    assert (agreed.games, agreed.total, agreed.pairs) == (400, 800, ())
    assert [line_up.bots for line_up in agreed.line_ups] == [("thumb",), ("random",)]
    assert plan("origins", ("thumb",), seats=1, games=3).total == 3


def test_games_are_rounded_up_to_whole_seeds() -> None:
    assert plan("discordia", ("thumb", "random"), games=40).games == 42


def test_what_cannot_be_played_says_why() -> None:
    for bots, games, reason in (
        (("thumb",), 4, "arena-few-bots"),
        ((), 4, "arena-few-bots"),
        (("thumb", "thumb"), 4, "arena-twice"),
        (("thumb", "random"), 0, "arena-games"),
        (("thumb", "random"), 10**9, "arena-games"),
    ):
        with pytest.raises(BadContest) as bad:
            plan("kingsburg", bots, games=games)
        assert bad.value.reason == reason
    with pytest.raises(BadContest) as bad:
        plan("kingsburg", ("thumb", "random", "naive"), mode="match")
    assert bad.value.reason == "arena-match-of-two"
    with pytest.raises(BadContest) as bad:
        plan("kingsburg", ("thumb", "random"), mode="roundrobin")  # type: ignore[arg-type]  # no such mode
    assert str(bad.value) == "There is no mode “roundrobin”: choose match, ladder or round-robin."
    with pytest.raises(BadContest) as bad:
        plan("kingsburg", ("thumb", "random"), games=4.5)  # type: ignore[arg-type]  # no whole number
    assert bad.value.reason == "arena-games"
    with pytest.raises(LookupError):
        plan("kingsburg", ("thumb", "clever"))


def test_what_cannot_be_played_is_told_from_python_in_a_sentence() -> None:
    ways: list[Callable[[], Report]] = [
        lambda: match("kingsburg", "thumb", "random", seats=9),
        lambda: ladder("kingsburg", ("thumb", "random"), seats=9),
        lambda: round_robin("kingsburg", ("thumb", "random"), seats=9),
    ]
    for way in ways:
        with pytest.raises(BadTable) as bad:
            way()
        assert str(bad.value) == "This game is for 2 to 5 players, not 9."
    with pytest.raises(BadTable) as bad:
        match("kingsburg", "thumb", "random", options={"moon": "full"})
    assert str(bad.value).startswith("This game has no option moon; there are: ")
    with pytest.raises(BadContest) as twice:
        match("kingsburg", "thumb", "thumb")
    assert str(twice.value) == "thumb is named twice: name every bot once."
