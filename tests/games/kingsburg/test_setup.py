"""KB-2: how a game begins."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FIVE, FOUR, THREE, Spy, evenly, goods, new_game, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.components import BOXES, SPRING
from pentapolis.games.kingsburg.events import EnemyRevealed, Looked, OrderSet, PhaseBegan, Rolled
from pentapolis.games.kingsburg.production import production_season, roll_dice
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import kings_aid
from pentapolis.kernel.event import Event
from pentapolis.kernel.pile import Layer
from support import rule

ENEMIES = {
    1: ["y1_barbarians_2", "y1_goblins_2", "y1_goblins_3", "y1_orcs_3", "y1_zombies_4"],
    2: ["y2_barbarians_5", "y2_goblins_3", "y2_goblins_4", "y2_orcs_4", "y2_zombies_5"],
    3: ["y3_demons_6", "y3_goblins_4", "y3_goblins_5", "y3_orcs_5", "y3_zombies_6"],
    4: ["y4_demons_6", "y4_goblins_5", "y4_goblins_6", "y4_orcs_7", "y4_zombies_7"],
    5: ["y5_barbarians_7", "y5_barbarians_8", "y5_demons_8", "y5_demons_9", "y5_dragons_9"],
}


@rule("KB-2.1")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        assert len(new_game(*FIVE[:seats]).state.provinces) == seats
    for seats in (0, 1, 6):
        with pytest.raises(ValueError, match="table-seats, low 2, high 5"):
            TITLE.table(seats)


@rule("KB-2.1")
def test_there_is_a_colour_for_each_with_three_dice_three_discs_and_the_building_tokens() -> None:
    colors = BOXES[""].data["colors"]
    assert [color["id"] for color in colors] == ["yellow", "green", "blue", "red", "black"]
    assert {(color["dice"], color["discs"], color["building_tokens"]) for color in colors} == {(3, 3, 17)}


@rule("KB-2.1", "KB-6.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_rolls_the_dice_of_an_unused_colour(seats: int) -> None:
    g = scene(*FIVE[:seats])
    g.dice(*[6] * (3 * seats))
    g.run(production_season.of(SPRING))
    assert g.advisors == []


@rule("KB-2.2", "KB-2.3")
@pytest.mark.parametrize("names", [FIVE[:2], THREE, FOUR, FIVE])
def test_everybody_begins_with_nothing(names: tuple[str, ...]) -> None:
    g = new_game(*names)
    assert (g.state.year, g.phase, g.envoy, g.aid_die) == (1, "kings_aid", "", "")
    assert (g.state.groups, g.state.past_enemies, g.state.battle) == ([], [], None)
    for who in names:
        province = g.state.provinces[g.seat(who)]
        assert (province.vp, province.soldiers, province.plus_two, province.built) == (0, 0, 0, 0)
        assert province.goods == goods()
        assert (province.colored, province.white, province.used, province.passed) == ((), (), 0, False)


@rule("KB-2.4")
@pytest.mark.parametrize("names", [FIVE[:2], THREE, FOUR])
def test_every_turn_order_is_possible(names: tuple[str, ...]) -> None:
    for order in permutations(names):
        g = new_game(*names, chance=[f"turn_order={names.index(who)}" for who in order[:-1]])
        assert g.order == list(order)


@rule("KB-2.4")
def test_every_turn_order_is_equally_likely() -> None:
    spy, told = Spy(), list[Event]()
    state, _ = TITLE.new(TITLE.table(4), spy, told)
    assert spy.asked == [
        ("turn_order", evenly(0, 1, 2, 3)),
        ("turn_order", evenly(0, 1, 2)),
        ("turn_order", evenly(0, 1)),
    ]
    assert state.order == [3, 2, 1, 0]
    assert told == [OrderSet((3, 2, 1, 0)), PhaseBegan(1, "kings_aid")]


@rule("KB-2.5")
def test_the_enemy_deck_has_one_card_of_each_year_face_down_year_one_on_top() -> None:
    deck = new_game().state.enemies
    assert deck.layers == [Layer(1, f"year_{year}") for year in range(1, 6)]
    assert {group: list(cards) for group, cards in deck.pools.items()} == {
        f"year_{year}": cards for year, cards in ENEMIES.items()
    }


@rule("KB-2.5")
@pytest.mark.parametrize("year", range(1, 6))
def test_any_enemy_of_a_year_is_equally_likely_to_come(year: int) -> None:
    g = scene(year=year, phase="winter")
    spy = g.luck = Spy()
    g.run(winter)
    assert spy.asked == [("enemies", evenly(*ENEMIES[year])), ("d6", evenly(1, 2, 3, 4, 5, 6))]
    assert g.told(EnemyRevealed) == [EnemyRevealed(ENEMIES[year][-1])]


@rule("KB-2.5", "KB-15.1")
def test_the_enemies_come_in_the_order_of_the_years(games: list[Chronicle]) -> None:
    for game in games:
        assert [BOXES[""].enemies[card].year for card in game.last.past_enemies] == [1, 2, 3, 4, 5]


@rule("KB-2.6")
def test_the_other_twenty_enemies_are_never_shown(games: list[Chronicle]) -> None:
    for game in games:
        shown = {event.enemy for event in game.events if isinstance(event, EnemyRevealed | Looked)}
        assert shown == set(game.last.past_enemies)
        assert len(shown) == 5
        assert not len(game.last.enemies)


@rule("KB-2.6")
def test_a_removed_enemy_never_comes_back() -> None:
    g = scene(phase="winter")
    g.chance("enemies=y1_zombies_4", "d6=6")
    g.run(winter)
    assert len(g.state.enemies) == 4
    assert g.state.enemies.layers == [Layer(1, f"year_{year}") for year in range(2, 6)]


@rule("KB-2.7")
@pytest.mark.parametrize("seating", list(permutations(THREE)))
def test_seats_make_no_difference(seating: tuple[str, ...]) -> None:
    """The same people in the same turn order do the same things on other chairs."""
    g = scene(
        *seating,
        order=["Théo", "Fred", "Laurence"],
        buildings={"Laurence": ["guard_tower"], "Théo": ["inn"], "Fred": ["statue"]},
        phase="kings_aid",
    )
    g.run(kings_aid, production_season.of(SPRING), recruit_soldiers, winter)
    assert g.waits == "Théo: aid_good"
    g.act("Théo", "take gold=1")
    g.act("Fred", "take stone=1")
    g.dice(*(2, 2, 6), *(1, 3, 6), *(1, 2, 3))
    g.act("Laurence", "take wood=1")
    assert g.order == ["Laurence", "Théo", "Fred"]
    g.act("Laurence", "place advisor=6 colored_dice=1,2,3")
    g.act("Théo", "place advisor=8 colored_dice=2,6")
    g.act("Fred", "place advisor=9 colored_dice=3,6")
    g.act("Théo", "place advisor=2 colored_dice=2")
    g.act("Fred", "place advisor=1 colored_dice=1")
    g.act("Laurence", "exchange give=wood")
    g.act("Fred", "take gold=1 wood=1")
    assert g.waits == "Théo: build"
    g.act("Théo", "construct building=statue")
    assert g.waits == "Fred: build"
    g.act("Fred", "pass")
    g.act("Laurence", "recruit gold=1 stone=1")
    g.act("Théo", "recruit gold=2")
    g.chance("enemies=y1_orcs_3", "d6=2")
    g.act("Fred", "pass")
    assert g.waits == "Fred: winter_loss"
    g.act("Fred", "lose gold=1 stone=1")
    assert g.goods == {"Laurence": goods(gold=1), "Théo": goods(), "Fred": goods(wood=1)}
    assert g.vp == {"Laurence": 1, "Théo": 3, "Fred": 0}
    assert g.order == ["Laurence", "Théo", "Fred"]


@rule("KB-2.7")
def test_the_turn_order_alone_decides_who_acts_first() -> None:
    for order in permutations(THREE):
        g = scene(order=order)
        g.run(kings_aid)
        assert g.waits == f"{order[0]}: aid_good"
        g = scene(order=order)
        g.dice(*[1] * 9)
        g.run(roll_dice)
        assert [event.seat for event in g.told(Rolled)] == g.state.order
