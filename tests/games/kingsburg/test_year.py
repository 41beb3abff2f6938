"""KB-3, KB-4 and KB-11: the phases of a year, the King's aid and the King's reward."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FIVE, FOUR, THREE, KingsburgScene, goods, new_game, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.components import AUTUMN, PHASES, SPRING, SUMMER
from pentapolis.games.kingsburg.events import AidDieGranted, Gained, OrderSet, PhaseBegan, Rolled, Scored
from pentapolis.games.kingsburg.production import production_season, season_end
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import end_of_year, kings_aid, kings_envoy, kings_reward
from pentapolis.kernel.agenda import Entry, Step
from pentapolis.kernel.refusal import Illegal, NotNow
from support import rule

YEAR = ["kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruit", "winter"]
SEASONS = {"spring": SPRING, "summer": SUMMER, "autumn": AUTUMN}


@rule("KB-3.1", "KB-18.2")
def test_a_game_has_five_years_of_eight_phases_in_this_order(games: list[Chronicle]) -> None:
    assert list(PHASES) == YEAR
    for game in games:
        began = [(event.year, event.phase) for event in game.events if isinstance(event, PhaseBegan)]
        assert began == [(year, phase) for year in range(1, 6) for phase in YEAR]


@rule("KB-3.5", "KB-18.1")
def test_the_markers_show_where_the_game_stands(games: list[Chronicle]) -> None:
    for game in games:
        shown = (1, "kings_aid")
        assert (game.first.year, PHASES[game.first.phase - 1]) == shown
        for moment in game.moments:
            for event in moment.events:
                if isinstance(event, PhaseBegan):
                    shown = (event.year, event.phase)
            assert (moment.after.year, PHASES[moment.after.phase - 1]) == shown


@rule("KB-3.5")
def test_each_phase_moves_the_marker_to_its_space() -> None:
    g = scene()
    g.lucky()
    seasons = [production_season.of(season) for season in (SPRING, SUMMER, AUTUMN)]
    phases: list[Step[[]] | Entry] = [kings_aid, seasons[0], kings_reward, seasons[1], kings_envoy, seasons[2]]
    for number, phase in enumerate([*phases, recruit_soldiers, winter], 1):
        g.state.agenda.clear()
        g.run(phase)
        assert g.state.phase == number
        assert g.told(PhaseBegan)[-1] == PhaseBegan(1, YEAR[number - 1])


def a_season(season: str) -> KingsburgScene:
    """The same dice and the same choices, in one season or another."""
    g = scene(
        phase=season,
        buildings={"Laurence": ["inn", "market", "farms", "merchants_guild"], "Théo": ["embassy"]},
        goods={"Fred": goods(gold=1, wood=1)},
    )
    g.dice(*(1, 2, 3, 4), *(4, 4, 5), *(6, 6, 6))
    g.run(production_season.of(SEASONS[season]))
    g.act("Laurence", "place advisor=10 colored_dice=1,2,3 white_dice=4")
    g.act("Théo", "place advisor=8 colored_dice=4,4")
    g.act("Fred", "place advisor=18 colored_dice=6,6,6")
    g.chance("enemies=y1_orcs_3")
    g.act("Théo", "place advisor=5 colored_dice=5")
    g.act("Théo", "construct building=statue")
    g.act("Fred", "construct building=guard_tower")
    assert g.waits == ""
    return g


@rule("KB-3.2")
def test_the_production_seasons_are_the_same() -> None:
    spring, summer, autumn = (a_season(season).changed for season in SEASONS)
    assert spring == autumn
    assert summer == {**spring, "Laurence.plus_two": 1}  # the Inn
    assert spring["Théo.vp"] == 4


@rule("KB-3.2", "KB-4.5")
def test_the_aid_die_belongs_to_spring_alone() -> None:
    rolled = {}
    for season in SEASONS:
        g = scene(phase=season, aid_die="Théo")
        g.lucky()
        g.run(production_season.of(SEASONS[season]))
        rolled[season] = [len(event.white_dice) for event in g.told(Rolled)]
    assert rolled == {"spring": [0, 1, 0], "summer": [0, 0, 0], "autumn": [0, 0, 0]}


@rule("KB-3.2")
def test_winter_is_no_production_season() -> None:
    buildings = {"Laurence": ["inn", "market", "farms", "merchants_guild", "town_hall", "embassy"]}
    g = scene(buildings=buildings, goods={"Laurence": goods(gold=1)}, phase="winter")
    g.chance("enemies=y1_zombies_4", "d6=6")
    g.run(winter)
    # one die, rolled for all; 5 against 4 wins the point of the zombies
    assert {who: vp for who, vp in g.changed.items() if who.startswith("Laurence")} == {"Laurence.vp": 1}
    assert g.waits == ""


@rule("KB-3.3")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    g = scene(goods={who: goods(gold=2) for who in THREE}, phase="autumn")
    g.run(recruit_soldiers, winter)
    for who in THREE:
        assert (g.waits, g.phase, g.state.battle) == (f"{who}: recruit", "recruit", None)
        if who == "Fred":
            g.chance("enemies=y1_zombies_4", "d6=1")
        g.act(who, "pass")
    assert g.phase == "winter"


@rule("KB-3.4", "KB-A41")
def test_the_turn_order_changes_once_in_every_production_season(games: list[Chronicle]) -> None:
    for game in games:
        assert sum(isinstance(event, OrderSet) for event in game.events) == 1 + 3 * 5
        order = game.first.order
        for event in game.events[1:]:
            if isinstance(event, OrderSet):
                order = list(event.order)
        assert game.last.order == order
        for moment in game.moments:
            if moment.before.order != moment.after.order:
                assert any(isinstance(event, OrderSet) for event in moment.events)


@rule("KB-3.4", "KB-A41", "KB-A2")
@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_phases_one_seven_and_eight_use_the_latest_order(order: tuple[str, ...]) -> None:
    g = scene(order=order, goods={who: goods(gold=2) for who in THREE}, phase="kings_aid")
    g.run(kings_aid, recruit_soldiers, winter)
    for who in order:
        assert g.waits == f"{who}: aid_good"
        g.act(who, "take gold=1")
    for who in order:
        assert g.waits == f"{who}: recruit"
        if who == order[-1]:
            g.chance("enemies=y1_orcs_3", "d6=2")
        g.act(who, "pass")
    for who in order:  # each has three gold and the orcs want two of them
        assert g.waits == f"{who}: winter_loss"
        g.act(who, "lose gold=2")
    assert g.order == list(order)


@rule("KB-3.4")
def test_phase_one_of_the_first_year_uses_the_initial_order() -> None:
    g = new_game(chance=["turn_order=2", "turn_order=0"])
    for who in ("Fred", "Laurence", "Théo"):
        assert g.waits == f"{who}: aid_good"
        g.act(who, "take gold=1")


@rule("KB-4.1", "KB-4.4")
def test_who_has_fewest_buildings_gets_the_aid_die() -> None:
    g = scene(
        buildings={"Laurence": 2, "Théo": 1, "Fred": 2},
        goods={"Théo": goods(gold=5)},  # goods do not matter then
        phase="winter",
    )
    g.run(kings_aid)
    assert g.waits == ""
    assert g.changed == {"aid_die": g.seat("Théo"), "phase": 1}
    assert g.events[:2] == [PhaseBegan(1, "kings_aid"), AidDieGranted(g.seat("Théo"))]


@rule("KB-4.2", "KB-4.4", "KB-A4")
def test_a_tie_for_fewest_buildings_is_broken_by_goods_among_the_tied() -> None:
    g = scene(
        *FOUR,
        buildings={"Laurence": 1, "Théo": 1, "Fred": 1, "Robin": 2},
        goods={"Laurence": goods(wood=3), "Théo": goods(gold=1, stone=1), "Fred": goods(stone=3)},
        phase="kings_aid",
    )
    g.run(kings_aid)
    assert g.waits == ""
    assert g.changed == {"aid_die": g.seat("Théo")}  # not Robin, who has no goods but one building more


@rule("KB-4.3", "KB-4.4", "KB-4.6", "KB-A2", "KB-A4")
def test_in_a_full_tie_each_of_the_tied_takes_a_good_and_nobody_gets_the_die() -> None:
    g = scene(
        *FIVE,
        buildings={"Laurence": 1, "Théo": 1, "Fred": 1, "Robin": 2, "Anne": 1},
        goods={"Laurence": goods(wood=2), "Théo": goods(gold=1), "Fred": goods(stone=1), "Anne": goods(wood=1)},
        order=["Anne", "Robin", "Fred", "Laurence", "Théo"],
        phase="kings_aid",
    )
    g.run(kings_aid)
    for who, good in (("Anne", "stone"), ("Fred", "gold"), ("Théo", "wood")):
        assert g.waits == f"{who}: aid_good"
        assert g.options(who) == ["take gold=1", "take wood=1", "take stone=1"]
        g.act(who, f"take {good}=1")
    assert g.waits == ""
    assert g.changed == {
        "Anne.goods": goods(wood=1, stone=1),
        "Fred.goods": goods(gold=1, stone=1),
        "Théo.goods": goods(gold=1, wood=1),
    }
    assert g.told(Gained) == [
        Gained(g.seat("Anne"), "kings_aid", stone=1),
        Gained(g.seat("Fred"), "kings_aid", gold=1),
        Gained(g.seat("Théo"), "kings_aid", wood=1),
    ]
    assert not g.told(AidDieGranted)


@rule("KB-4.3", "KB-1.11")
def test_the_good_of_phase_one_is_one_good_and_is_taken() -> None:
    g = scene()
    g.run(kings_aid)
    assert TITLE.forced(g.state) is None
    for line in ("take", "take gold=2", "take gold=1 wood=1", "take gold=2 wood=-1"):
        g.refused("Laurence", line, "KB-4.3", "refused-not-an-option", Illegal)
    for line in ("pass", "decline", "construct building=statue"):
        g.refused("Laurence", line, "KB-4.3", "refused-not-this-decision", NotNow)
    g.refused("Théo", "take gold=1", "KB-4.3", "refused-not-your-turn", NotNow)


@rule("KB-4.5", "KB-6.1")
def test_the_aid_die_is_gone_after_the_spring_used_or_not() -> None:
    g = scene(buildings={"Laurence": 1, "Fred": 1}, phase="kings_aid")
    g.dice(*(1, 1, 1), *(2, 2, 2, 6), *(3, 3, 3))
    g.run(kings_aid, production_season.of(SPRING))
    assert g.aid_die == "Théo"
    assert g.told(Rolled)[1] == Rolled(g.seat("Théo"), (2, 2, 2), (6,))
    for who in ("Laurence", "Fred", "Théo"):
        g.act(who, "pass")
    assert g.aid_die == ""
    g.dice(*[1] * 9)
    g.run(production_season.of(SUMMER))
    assert all(event.white_dice == () for event in g.told(Rolled)[3:])


@rule("KB-4.5")
def test_the_end_of_spring_takes_the_aid_die() -> None:
    g = scene(aid_die="Fred", phase="spring")
    g.run(season_end)
    assert g.changed == {"aid_die": -1}


@rule("KB-4.7")
@pytest.mark.parametrize("names", [FIVE[:2], THREE, FOUR, FIVE])
def test_in_the_first_year_everybody_takes_a_good_and_nobody_gets_the_die(names: tuple[str, ...]) -> None:
    g = new_game(*names)
    for who in g.order:
        assert g.waits == f"{who}: aid_good"
        g.act(who, "take stone=1")
    assert g.goods == {who: goods(stone=1) for who in names}
    assert g.aid_die == ""
    assert g.phase == "spring"


@rule("KB-11.1")
def test_the_leader_scores() -> None:
    g = scene(buildings={"Laurence": 3, "Théo": 4, "Fred": 2}, goods={"Fred": goods(gold=9)}, vp={"Théo": 5})
    g.run(kings_reward)
    assert g.changed == {"Théo.vp": 6, "phase": 3}
    assert g.told(Scored) == [Scored(g.seat("Théo"), 1, "kings_reward")]


@rule("KB-11.1")
def test_tied_leaders_all_score() -> None:
    g = scene(buildings={"Laurence": 4, "Théo": 4, "Fred": 2}, order=["Fred", "Théo", "Laurence"])
    g.run(kings_reward)
    assert g.vp == {"Laurence": 1, "Théo": 1, "Fred": 0}
    assert [event.seat for event in g.told(Scored)] == [g.seat("Théo"), g.seat("Laurence")]


@rule("KB-11.1", "KB-A24")
def test_without_any_building_everybody_scores() -> None:
    g = scene()
    g.run(kings_reward)
    assert g.vp == {"Laurence": 1, "Théo": 1, "Fred": 1}


@rule("KB-18.1")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_winter_the_next_year_begins_with_phase_one(year: int) -> None:
    g = scene(buildings={"Laurence": 1, "Théo": 1}, year=year, phase="winter")
    g.lucky()
    g.run(end_of_year)
    assert (g.state.year, g.phase) == (year + 1, "spring")  # Fred's aid die asked nobody anything
    assert g.told(PhaseBegan) == [PhaseBegan(year + 1, "kings_aid"), PhaseBegan(year + 1, "spring")]
    assert g.aid_die == "Fred"
