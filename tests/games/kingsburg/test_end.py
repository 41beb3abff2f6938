"""KB-18: the end of the game and who has won."""

from __future__ import annotations

import pytest

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FIVE, FOUR, THREE, KingsburgScene, goods, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.events import PhaseBegan, Scored
from pentapolis.games.kingsburg.winter import winter
from pentapolis.games.kingsburg.year import end_of_year
from pentapolis.kernel.event import Ended
from pentapolis.kernel.refusal import NotNow
from pentapolis.kernel.state import Outcome
from support import rule


def finished(*names: str, **position: object) -> KingsburgScene:
    """The last winter is over."""
    g = scene(*names, year=5, phase="winter", **position)  # type: ignore[arg-type]  # any part of a position
    g.run(end_of_year)
    assert g.state.over
    return g


def outcome(g: KingsburgScene) -> Outcome:
    return TITLE.outcome(g.state)


@rule("KB-18.2")
def test_after_the_fifth_winter_the_game_ends() -> None:
    g = finished(vp={"Théo": 3})
    assert g.changed == {}
    assert g.events == [Ended((1,))]
    assert (g.state.year, g.phase) == (5, "winter")
    g.refused("Théo", "pass", "", "refused-game-over", NotNow)


@rule("KB-18.2", "KB-18.1")
def test_before_that_it_goes_on(games: list[Chronicle]) -> None:
    for year in range(1, 5):
        g = scene(year=year, phase="winter")
        g.run(end_of_year)
        assert (g.state.year, g.phase, g.waits) == (year + 1, "kings_aid", "Laurence: aid_good")
        assert g.told(Ended) == []
    for game in games:
        assert sum(isinstance(event, Ended) for event in game.events) == 1
        assert isinstance(game.events[-1], Ended)
        assert not game.last.agenda


@rule("KB-18.1")
def test_a_new_year_changes_nothing_but_the_markers() -> None:
    g = scene(
        year=2,
        phase="winter",
        order=["Fred", "Laurence", "Théo"],
        goods={"Laurence": goods(1, 1, 1), "Théo": goods(1, 1, 1), "Fred": goods(1, 1, 1)},
        plus_two={"Théo": 2},
        vp={"Laurence": 4},
        envoy="Fred",
    )
    g.run(end_of_year)
    assert g.changed == {"year": 3, "phase": 1}
    assert g.told(PhaseBegan) == [PhaseBegan(3, "kings_aid")]
    assert g.waits == "Fred: aid_good"


@rule("KB-18.3", "KB-18.4", "KB-A33", "KB-14.4")
def test_nothing_but_a_standing_cathedral_is_scored() -> None:
    g = finished(
        buildings={"Laurence": ["cathedral"], "Théo": ["town_hall", "embassy", "inn", "church"], "Fred": 20},
        goods={"Laurence": goods(2, 2, 3), "Théo": goods(4, 4, 4), "Fred": goods(gold=1, stone=2)},
        plus_two={"Laurence": 5},
        soldiers={"Théo": 5},
        envoy="Théo",
        vp={"Laurence": 10, "Théo": 10, "Fred": 10},
        order=["Fred", "Théo", "Laurence"],
    )
    assert g.changed == {"Laurence.vp": 13, "Fred.vp": 11}  # goods are kept
    assert g.told(Scored) == [Scored(2, 1, "cathedral"), Scored(0, 3, "cathedral")]


@rule("KB-A33", "KB-18.4")
def test_a_cathedral_that_fell_in_the_last_winter_is_not_scored_and_goods_count_after_winter() -> None:
    position = {"Laurence": ["statue", "chapel", "church", "cathedral"]}
    g = scene(year=5, phase="winter", buildings=position, goods={"Laurence": goods(gold=8)}, vp={"Laurence": 30})
    g.chance("enemies=y5_demons_9", "d6=1")
    g.run(winter, end_of_year)
    assert g.vp["Laurence"] == 30 - 9
    g = scene(
        year=5,
        phase="winter",
        buildings=position,
        soldiers={"Laurence": 9},
        goods={"Laurence": goods(gold=8)},
        vp={"Laurence": 30},
    )
    g.chance("enemies=y5_dragons_9", "d6=1")
    g.run(winter, end_of_year)
    assert g.vp["Laurence"] == 30 + 3 + 1 + 4  # the reward, the strongest winner, the Cathedral


@rule("KB-18.5")
def test_most_points_win() -> None:
    g = finished(vp={"Laurence": 20, "Théo": 30, "Fred": 25}, goods={"Laurence": goods(9, 9, 9)}, buildings={"Fred": 9})
    assert outcome(g) == Outcome((3, 1, 2), (20, 30, 25), (1,), "vp")


@rule("KB-18.5", "KB-18.4")
def test_the_cathedrals_points_count() -> None:
    g = finished(
        vp={"Laurence": 29, "Théo": 30},
        buildings={"Laurence": ["cathedral"]},
        goods={"Laurence": goods(gold=4)},
    )
    assert outcome(g) == Outcome((1, 2, 3), (31, 30, 0), (0,), "vp")
    assert g.told(Ended) == [Ended((0,))]


@rule("KB-18.6", "KB-A43", "KB-A3")
def test_a_tie_is_broken_by_goods() -> None:
    g = finished(
        vp={"Laurence": 30, "Théo": 30, "Fred": 30},
        goods={"Laurence": goods(gold=2), "Théo": goods(1, 1, 1), "Fred": goods(stone=2)},
        plus_two={"Laurence": 5},  # tokens do not count
        buildings={"Fred": 9},
    )
    assert outcome(g) == Outcome((3, 1, 2), (30, 30, 30), (1,), "goods")


@rule("KB-18.6", "KB-A43")
def test_then_by_buildings() -> None:
    g = finished(
        vp=dict.fromkeys(THREE, 30),
        goods={"Laurence": goods(gold=2), "Théo": goods(wood=1, stone=1), "Fred": goods(gold=1)},
        buildings={"Laurence": 4, "Théo": 5, "Fred": 9},
    )
    assert outcome(g) == Outcome((2, 1, 3), (30, 30, 30), (1,), "buildings")
    assert g.told(Ended) == [Ended((1,))]


@rule("KB-18.6")
def test_then_the_victory_is_shared() -> None:
    g = finished(
        *FOUR,
        vp={"Laurence": 30, "Théo": 30, "Fred": 12, "Robin": 12},
        goods={"Laurence": goods(gold=2), "Théo": goods(wood=1, stone=1)},
        buildings={"Laurence": 4, "Théo": 4},
        order=["Robin", "Théo", "Fred", "Laurence"],
    )
    assert outcome(g) == Outcome((1, 1, 3, 3), (30, 30, 12, 12), (0, 1), "shared_victory")
    assert g.told(Ended) == [Ended((0, 1))]


@rule("KB-18.6")
def test_all_may_share_the_victory() -> None:
    assert outcome(finished()) == Outcome((1, 1, 1), (0, 0, 0), (0, 1, 2), "shared_victory")


@rule("KB-18.7", "KB-A43")
def test_the_other_places_are_ranked_by_the_same_criteria() -> None:
    g = finished(
        *FIVE,
        vp={"Laurence": 40, "Théo": 20, "Fred": 20, "Robin": 20, "Anne": 20},
        goods={"Théo": goods(gold=1), "Fred": goods(gold=2), "Robin": goods(stone=1), "Anne": goods(wood=1)},
        buildings={"Théo": 3, "Robin": 4, "Anne": 3},
    )
    assert outcome(g) == Outcome((1, 4, 2, 3, 4), (40, 20, 20, 20, 20), (0,), "vp")


@rule("KB-18.5", "KB-18.6")
@pytest.mark.parametrize(("fred", "decided_by"), [(goods(), "goods"), (goods(gold=3), "buildings")])
def test_only_the_tied_for_first_place_are_compared(fred: list[int], decided_by: str) -> None:
    g = finished(
        vp={"Laurence": 30, "Théo": 29, "Fred": 30},
        goods={"Laurence": goods(gold=3), "Théo": goods(9, 9, 9), "Fred": fred},
        buildings={"Laurence": 2, "Fred": 1, "Théo": 15},
    )
    assert outcome(g) == Outcome((1, 3, 2), (30, 29, 30), (0,), decided_by)


@rule("KB-18.7")
def test_a_finished_game_ranks_everybody(games: list[Chronicle]) -> None:
    for game in games:
        result = TITLE.outcome(game.last)
        keys = [(p.vp, p.goods_owned, p.buildings) for p in game.last.provinces]
        best = sorted(keys, reverse=True)
        assert result.ranks == tuple(1 + best.index(key) for key in keys)
        assert result.scores == tuple(key[0] for key in keys)
        assert result.winners == tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
