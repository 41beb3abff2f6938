"""AL-17: every way a game of Alba Longa ends."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, AlbaScene, scene
from pentapolis.games.alba_longa.components import GOAL_MONUMENTS, GOAL_POPULATION
from pentapolis.games.alba_longa.events import TaskFulfilled
from pentapolis.games.alba_longa.jobs import resolve_workers
from pentapolis.games.alba_longa.scoring import check_victory
from pentapolis.games.alba_longa.year import next_year
from pentapolis.games.alba_longa.year_end import end_year
from pentapolis.kernel.event import Ended
from pentapolis.kernel.state import Outcome
from support import rule

PLENTY = dict.fromkeys(FOUR, 40)


def year_ends(*names: str, grow: dict[str, int] | None = None, year: int = 3, **position: object) -> AlbaScene:
    """A year ends, with this growth; the next one begins if the game goes on."""
    given: dict[str, object] = {"season": "harvest", **position}
    # any part of a position may be given, which a checker can not follow
    g = scene(*names, year=year, **given)  # type: ignore[arg-type]  # fields by name
    g.state.next_climate = "" if year == 7 else "dry"
    g.lucky()
    g.run(end_year, check_victory, next_year)
    while g.waits.endswith(": grow"):
        (who,) = g.waiting
        n = (grow or {}).get(who, 0)
        g.act(who, f"grow n={n}" if n else "no_growth")
    return g


def outcome(g: AlbaScene) -> Outcome:
    assert g.state.over
    found = g.title.outcome(g.state)
    assert g.told(Ended) == [Ended(found.winners)]
    return found


def kings(
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    decided_by: str,
    out: tuple[int, ...] = (),
) -> Outcome:
    """Nobody but winners is ranked (AL-A62)."""
    return Outcome(ranks, scores, winners, decided_by, winners_only=True, out=out)


@rule("AL-17.1", "AL-17.2", "AL-A62")
def test_exactly_one_king_with_ten_monuments_and_sixteen_peasants_wins() -> None:
    g = year_ends(
        monuments=dict(zip(FOUR, (10, 9, 10, 10), strict=True)),
        home=dict(zip(FOUR, (16, 20, 15, 12), strict=True)),
        wheat=PLENTY,
    )
    assert outcome(g) == kings((1, 2, 2, 2), (26, 29, 25, 22), (0,), "task")
    assert g.told(TaskFulfilled) == [TaskFulfilled(0, 16)]
    assert (GOAL_MONUMENTS, GOAL_POPULATION) == (10, 16)


@rule("AL-17.1", "AL-17.2")
def test_a_king_who_has_spent_everything_wins_all_the_same() -> None:
    nothing = dict.fromkeys(FOUR, 0)
    g = scene(monuments={FOUR[2]: 10}, home={FOUR[2]: 16}, wheat=nothing, silver=nothing)
    g.run(check_victory)
    assert outcome(g).winners == (2,)


@rule("AL-17.1")
@pytest.mark.parametrize(("grow", "ends"), [(0, False), (1, True)])
def test_growth_at_the_end_of_the_year_counts(grow: int, ends: bool) -> None:
    g = year_ends(*THREE, monuments={"Mélanie": 10}, home={"Mélanie": 15}, wheat=PLENTY, grow={"Mélanie": grow})
    assert g.state.over == ends
    if ends:
        assert outcome(g).winners == (1,)
    else:
        assert (g.state.year, g.waits) == (4, "Cédric: sell_slaves")


@rule("AL-17.1")
def test_peasants_who_starve_do_not_count() -> None:
    g = year_ends(*THREE, monuments={"Mélanie": 10}, home={"Mélanie": 20}, wheat={**PLENTY, "Mélanie": 15})
    assert (g.state.over, g.population["Mélanie"]) == (False, 15)


@rule("AL-17.3")
def test_of_several_the_most_peasants_win() -> None:
    g = year_ends(
        monuments=dict.fromkeys(FOUR[:3], 10),
        home=dict(zip(FOUR, (16, 18, 17, 20), strict=True)),
        wheat={"Cédric": 80, "Mélanie": 18, "Thierry": 60, "Brigitte": 60},
    )
    assert outcome(g) == kings((2, 1, 2, 2), (26, 28, 27, 20), (1,), "population")
    assert [event.seat for event in g.told(TaskFulfilled)] == [0, 1, 2]


@rule("AL-17.3", "AL-A53")
def test_if_equal_the_highest_sum_of_wheat_and_silver_wins_after_growth_is_paid() -> None:
    g = year_ends(
        *THREE,
        monuments=dict.fromkeys(THREE, 10),
        home={"Cédric": 16, "Mélanie": 17, "Thierry": 17},
        wheat={"Cédric": 20, "Mélanie": 18, "Thierry": 19},
        silver={"Cédric": 9, "Mélanie": 10, "Thierry": 8},
        grow={"Cédric": 1},
    )
    # all have 17: Cédric 3 wheat and 9 silver, Mélanie 1 and 10, Thierry 2 and 8
    assert outcome(g) == kings((1, 2, 2), (27, 27, 27), (0,), "wealth")


@rule("AL-17.3")
def test_if_still_equal_the_victory_is_shared() -> None:
    g = year_ends(
        *THREE,
        monuments=dict.fromkeys(THREE, 10),
        home={"Cédric": 17, "Mélanie": 17, "Thierry": 16},
        wheat={"Cédric": 20, "Mélanie": 22, "Thierry": 40},
        silver={"Cédric": 6, "Mélanie": 4},
    )
    assert outcome(g) == kings((1, 1, 3), (27, 27, 26), (0, 1), "shared_victory")


@rule("AL-17.4")
def test_if_nobody_fulfils_the_task_a_new_year_begins_with_the_climate_that_was_seen() -> None:
    g = year_ends(*THREE, wheat=PLENTY)
    assert (g.state.over, g.state.year, g.state.season, g.state.climate) == (False, 4, "growing", "dry")
    assert g.waits == "Cédric: sell_slaves"


@rule("AL-17.5")
def test_when_the_climate_deck_is_used_up_all_lose() -> None:
    g = year_ends(*THREE, year=7, wheat=PLENTY, monuments=dict.fromkeys(THREE, 9), home=dict.fromkeys(THREE, 30))
    assert outcome(g) == kings((1, 1, 1), (39, 39, 39), (), "climate_deck")


@rule("AL-17.5")
def test_in_year_7_the_task_can_still_be_fulfilled() -> None:
    g = year_ends(*THREE, year=7, wheat=PLENTY, monuments={"Thierry": 10}, home={"Thierry": 16})
    assert outcome(g).winners == (2,)


@rule("AL-17.6")
def test_reaching_both_goals_during_a_season_does_not_end_the_game() -> None:
    g = scene(monuments={"Cédric": 9}, home={"Cédric": 20}, working={"Cédric": {"worker": 2}})
    g.run(resolve_workers, next_year)
    assert g.city("Cédric").fulfils
    assert not g.state.over


@rule("AL-18.1", "AL-18.6")
def test_a_king_who_starves_has_no_share_in_the_victory() -> None:
    g = year_ends(
        *THREE,
        monuments={"Cédric": 10, "Mélanie": 10},
        home={"Cédric": 30, "Mélanie": 16},
        wheat={"Mélanie": 16},
    )
    assert outcome(g) == kings((2, 1, 2), (0, 26, 0), (1,), "task", out=(0, 2))


@rule("AL-18.5", "AL-17.2")
def test_the_last_king_wins_by_the_task_alone() -> None:
    g = year_ends(*THREE, monuments={"Cédric": 10}, home={"Cédric": 16}, wheat={"Cédric": 16})
    assert outcome(g) == kings((1, 2, 2), (26, 0, 0), (0,), "task", out=(1, 2))


@rule("AL-18.5", "AL-17.5")
def test_the_last_king_loses_when_the_deck_is_used_up() -> None:
    g = year_ends(*THREE, year=7, wheat={"Cédric": 16})
    assert outcome(g) == kings((1, 1, 1), (8, 0, 0), (), "climate_deck", out=(1, 2))
