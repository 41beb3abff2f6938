"""KB-17: the neutral dice of a game for two."""

from __future__ import annotations

import pytest

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FOUR, THREE, KingsburgScene, Spy, evenly, goods, scene
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import AUTUMN, BOXES, SPRING, SUMMER
from pentapolis.games.kingsburg.events import Gained, Looked, NeutralPlaced, OrderSet, PhaseBegan, Rolled
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import production_season, rerolls, roll_dice, season_end, season_start
from pentapolis.games.kingsburg.state import Group
from pentapolis.games.kingsburg.winter import winter
from pentapolis.games.kingsburg.year import kings_aid, kings_envoy, kings_reward
from support import rule

TWO = ("Laurence", "Théo")


def neutral(*dice: int, **position: object) -> KingsburgScene:
    """A season of two begins with these neutral dice."""
    g = scene(*TWO, **position)  # type: ignore[arg-type]  # any part of a position
    g.dice(*dice)
    g.run(season_start)
    return g


@rule("KB-17.1")
def test_five_neutral_dice_are_rolled_three_and_two() -> None:
    g = scene(*TWO)
    spy = g.luck = Spy()
    g.run(season_start)
    assert spy.asked == [("d6", evenly(1, 2, 3, 4, 5, 6))] * 5
    groups = BOXES[""].data["neutral_groups"]
    assert [(group["order"], group["dice"], group["split_if_occupied"]) for group in groups] == [
        (1, 3, False),
        (2, 2, True),
    ]


@rule("KB-17.1", "KB-2.1")
@pytest.mark.parametrize("names", [THREE, FOUR])
def test_with_more_players_there_are_none(names: tuple[str, ...]) -> None:
    g = scene(*names)
    g.run(season_start)
    assert (g.changed, g.advisors) == ({}, [])


@rule("KB-17.2", "KB-17.3", "KB-17.5")
@pytest.mark.parametrize(
    ("three", "two", "advisors"),
    [
        ((1, 1, 1), (1, 1), [3, 2]),
        ((6, 6, 6), (6, 6), [18, 12]),
        ((4, 2, 3), (6, 5), [9, 11]),
        ((1, 2, 1), (2, 3), [4, 5]),
    ],
)
def test_three_dice_go_to_their_total_and_two_to_theirs(
    three: tuple[int, ...], two: tuple[int, ...], advisors: list[int]
) -> None:
    g = neutral(*three, *two)
    assert g.advisors == [("", advisor) for advisor in advisors]
    assert g.state.groups == [
        Group(advisors[0], -1, tuple(sorted(three)), (), False, 0),
        Group(advisors[1], -1, tuple(sorted(two)), (), False, 0),
    ]
    assert list(g.changed) == ["groups"]
    assert g.told(NeutralPlaced) == [
        NeutralPlaced(advisors[0], tuple(sorted(three))),
        NeutralPlaced(advisors[1], tuple(sorted(two))),
    ]


@rule("KB-17.4", "KB-A38")
@pytest.mark.parametrize(
    ("three", "two", "advisors"),
    [
        ((1, 1, 2), (3, 1), [4, 1, 3]),
        ((2, 4, 1), (6, 1), [7, 1, 6]),
        ((1, 1, 1), (2, 1), [3, 1, 2]),
        ((3, 3, 5), (6, 5), [11, 5, 6]),
    ],
)
def test_two_dice_whose_total_is_taken_are_placed_singly(
    three: tuple[int, ...], two: tuple[int, ...], advisors: list[int]
) -> None:
    g = neutral(*three, *two)
    assert g.advisors == [("", advisor) for advisor in advisors]
    assert g.told(NeutralPlaced)[1:] == [NeutralPlaced(die, (die,)) for die in sorted(two)]


@rule("KB-17.4")
@pytest.mark.parametrize(("three", "die"), [((1, 1, 2), 2), ((2, 2, 2), 3), ((3, 4, 5), 6)])
def test_of_two_equal_single_dice_one_is_set_aside(three: tuple[int, ...], die: int) -> None:
    g = neutral(*three, die, die)
    assert g.advisors == [("", sum(three)), ("", die)]
    assert g.told(NeutralPlaced) == [NeutralPlaced(sum(three), three), NeutralPlaced(die, (die,))]


@rule("KB-A38")
def test_split_dice_never_meet_the_three() -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            three = (1, 1, a + b - 2) if 1 <= a + b - 2 <= 6 else (1, 6, a + b - 7)
            if a + b == 2:
                continue  # three dice are never worth two
            g = neutral(*three, a, b)
            taken = [advisor for _, advisor in g.advisors]
            assert len(taken) == len(set(taken))
            assert set(taken) == {a + b, a, b}


@rule("KB-17.2", "KB-5.2", "KB-A38")
def test_neutral_dice_come_before_the_guild_and_the_players_roll() -> None:
    g = scene(*TWO, buildings={"Théo": ["merchants_guild"]})
    g.dice(*(1, 2, 3), *(6, 6), *(1, 2, 3), *(4, 5, 6))
    g.run(production_season.of(SPRING))
    assert [type(event) for event in g.events] == [
        PhaseBegan,
        NeutralPlaced,
        NeutralPlaced,
        Gained,
        Rolled,
        Rolled,
        OrderSet,
    ]
    assert g.told(Rolled) == [Rolled(0, (1, 2, 3), ()), Rolled(1, (4, 5, 6), ())]


@rule("KB-17.5", "KB-12.6", "KB-7.6")
def test_their_advisors_are_occupied_but_for_the_envoy() -> None:
    g = neutral(1, 2, 3, 1, 3, envoy="Laurence")
    for province in g.state.provinces:
        province.colored = (1, 3, 6)
    g.run(influence_advisors)
    assert g.options("Laurence") == [
        "place advisor=1 colored_dice=1",
        "place advisor=3 colored_dice=3",
        "place advisor=4 colored_dice=1,3 envoy=yes",
        "place advisor=6 colored_dice=6 envoy=yes",
        "place advisor=7 colored_dice=1,6",
        "place advisor=9 colored_dice=3,6",
        "place advisor=10 colored_dice=1,3,6",
        "pass",
    ]
    g.act("Laurence", "place advisor=6 colored_dice=6 envoy=yes")
    g.refused("Théo", "place advisor=4 colored_dice=1,3", "KB-7.6", "refused-occupied")
    g.refused("Théo", "place advisor=6 colored_dice=6", "KB-7.6", "refused-occupied")


@rule("KB-17.5")
def test_three_advisors_are_occupied_after_a_split() -> None:
    g = neutral(1, 2, 3, 2, 4)
    g.state.provinces[0].colored = (2, 4, 6)
    g.run(influence_advisors)
    assert g.options("Laurence") == [
        "place advisor=8 colored_dice=2,6",
        "place advisor=10 colored_dice=4,6",
        "place advisor=12 colored_dice=2,4,6",
        "pass",
    ]


@rule("KB-17.6", "KB-A39")
def test_neutral_dice_receive_nothing_and_have_no_turn() -> None:
    g = scene(*TWO, groups=[("", 17), ("Théo", 8), ("", 1)])
    g.run(receive_aid)
    assert g.waits == ""
    assert g.changed == {"Théo.goods": goods(gold=2), "groups": g.changed["groups"]}
    assert sorted(g.advisors) == [("", 1), ("", 17)]
    assert g.order == ["Laurence", "Théo"]
    assert g.told(Looked) == []


@rule("KB-17.7", "KB-10.3")
def test_neutral_dice_are_removed_at_season_end_and_rolled_again() -> None:
    g = neutral(1, 2, 3, 1, 3)
    g.run(season_end)
    assert g.advisors == []
    g.dice(6, 6, 6, 1, 1)
    g.run(season_start)
    assert g.advisors == [("", 18), ("", 2)]


@rule("KB-17.7")
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_neutral_dice_are_rolled_in_every_production_season(season: int) -> None:
    g = scene(*TWO)
    g.dice(*(1, 2, 4), *(2, 2), *(1, 1, 1), *(2, 2, 2))
    g.run(production_season.of(season))
    assert g.advisors == [("", 7), ("", 4)]


@rule("KB-17.7")
def test_statue_and_chapel_do_not_touch_the_neutral_dice() -> None:
    g = scene(*TWO, buildings={"Laurence": ["statue", "chapel"]})
    g.dice(*(1, 1, 1), *(1, 1), *(4, 5, 6), *(1, 1, 1))
    g.run(season_start, roll_dice, rerolls)
    assert g.waits == ""
    assert g.advisors == [("", 3), ("", 2)]


@rule("KB-17.8")
def test_ties_of_two_are_resolved_as_ever() -> None:
    g = scene(*TWO)
    g.run(kings_aid)
    assert g.waits == "Laurence: aid_good"
    g.act("Laurence", "take gold=1")
    g.act("Théo", "take wood=1")
    g.run(kings_reward, kings_envoy)
    assert g.vp == {"Laurence": 1, "Théo": 1}
    assert g.envoy == ""
    g.chance("enemies=y1_zombies_4", "d6=6")
    g.run(winter)
    assert g.vp == {"Laurence": 3, "Théo": 3}  # both the zombies' point and both the strongest


@rule("KB-17.8")
def test_the_one_of_two_who_lags_behind_is_helped() -> None:
    g = scene(*TWO, buildings={"Laurence": 1})
    g.run(kings_aid, kings_envoy)
    assert (g.aid_die, g.envoy) == ("Théo", "Théo")


@rule("KB-17.8", "KB-17.6")
def test_a_game_of_two_plays_to_its_end(games: list[Chronicle]) -> None:
    two = next(game for game in games if game.seats == 2)
    placed = [event for event in two.events if isinstance(event, NeutralPlaced)]
    assert 2 * 15 <= len(placed) <= 3 * 15
    assert all(sorted(moment.after.order) == [0, 1] for moment in two.moments)
    for game in games:
        if game.seats > 2:
            assert not any(isinstance(event, NeutralPlaced) for event in game.events)
