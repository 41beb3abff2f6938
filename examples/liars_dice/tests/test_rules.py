"""The rules, case by case; their numbers are those of the README."""

from typing import Any

import pytest

import pentapolis as pp


def play(dice: str, *moves: str, wild: str = "none") -> Any:
    """A game in which everybody rolls these dice, "66 23", after these moves of all in turn: "2x3" bids two threes."""
    cups = dice.split()
    chance = pp.ScriptedChance([("d6", int(die)) for die in "".join(cups)], then=pp.FastChance(0))
    g = pp.new("liars_dice", len(cups), chance, options={"dice": str(len(cups[0])), "wild": wild})
    for move in moves:
        pp.apply(
            g, pp.to_act(g)[0], move if move == "call" else "bid quantity={} face={}".format(*move.split("x")), chance
        )
    return g


def test_everybody_has_five_dice_unless_the_table_agrees_otherwise() -> None:
    """LD-1"""
    assert pp.new("liars_dice", 6).left == [5] * 6
    assert play("12 34").left == [2, 2]


def test_a_player_sees_no_dice_but_their_own() -> None:
    """LD-2"""
    g = play("12 34 56")
    assert pp.observe(g, 1).dice == [[], [3, 4], []]
    assert pp.observe(g, pp.SPECTATOR).dice == [[], [], []]


def test_a_bid_names_more_dice_or_as_many_of_a_higher_face() -> None:
    """LD-3"""
    options = [str(option) for option in pp.legal(play("12 34", "3x4"), 1)]
    assert options == [
        *(f"bid quantity=3 face={face}" for face in (5, 6)),
        *(f"bid quantity=4 face={face}" for face in range(1, 7)),
        "call",
    ]


@pytest.mark.parametrize(
    ("before", "line", "reason"),
    [
        ([], "call", "refused-nothing-to-doubt"),
        (["2x3"], "bid quantity=2 face=3", "refused-not-higher"),
        (["2x3"], "bid quantity=1 face=6", "refused-not-higher"),
        (["2x3"], "bid quantity=5 face=1", "refused-too-many-dice"),
        (["2x3"], "bid quantity=3 face=7", "refused-not-an-option"),
    ],
)
def test_what_is_refused_changes_nothing(before: list[str], line: str, reason: str) -> None:
    """LD-3, LD-4"""
    g = play("12 34", *before)
    with pytest.raises(pp.Illegal) as refused:
        pp.apply(g, pp.to_act(g)[0], line, pp.FastChance(0))
    assert refused.value.reason == reason
    assert g == play("12 34", *before)


@pytest.mark.parametrize(("wild", "count"), [("none", 1), ("ones", 2), ("sixes", 3)])
def test_wild_dice_count_as_any_face(wild: str, count: int) -> None:
    """LD-5"""
    g = play("661 235", "2x3", "call", wild=wild)
    assert g.showdown.count == count
    assert g.showdown.dice == ((1, 6, 6), (2, 3, 5))


@pytest.mark.parametrize(("bid", "left"), [("2x3", [2, 1]), ("3x3", [1, 2])])
def test_whoever_was_wrong_loses_a_die(bid: str, left: list[int]) -> None:
    """LD-6"""
    g = play("33 12", bid, "call")
    assert g.left == left
    assert [len(dice) for dice in g.dice] == left


def test_whoever_has_lost_a_die_begins() -> None:
    """LD-7"""
    g = play("11 22 33", "1x1", "1x2", "4x3", "call")
    assert (g.left, g.round, g.bids, pp.to_act(g)) == ([2, 2, 1], 2, [], (2,))


def test_whoever_has_no_dice_left_is_out_and_the_next_begins() -> None:
    """LD-7"""
    g = play("1 2 3", "1x1", "2x2", "call")
    assert (g.left, g.out, pp.to_act(g)) == ([1, 0, 1], [1], (2,))
    pp.apply(g, 2, "bid quantity=1 face=1", pp.FastChance(0))
    assert pp.to_act(g) == (0,)


def test_the_last_player_with_dice_wins() -> None:
    """LD-8"""
    outcome = pp.outcome(play("1 2 3", "1x1", "2x2", "call", "2x1", "call"))
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 3, 2))
