"""DI-18 and DI-20: the boat, the display, the new year; DI-3.1."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.discordia.scene import FOUR, ONE, THREE, TWO, new_game, scene
from pentapolis.games.discordia.components import SEASONS
from pentapolis.games.discordia.events import (
    BarbariansRevealed,
    BuildingsDealt,
    FirstPlayerNamed,
    RaidAnnounced,
    RowDiscarded,
    SeasonBegan,
)
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.year import new_year, play_year
from support import rule

BEATEN = ("barbarian_a1", "barbarian_b1")


@rule("DI-3.1", "DI-18.1", "DI-18.3", "DI-22.4")
def test_four_years_of_five_seasons_and_all_play_to_the_end() -> None:
    g = new_game(*THREE)
    luck, turns = random.Random(3), []
    while not g.state.over:
        (seat,) = g.title.to_act(g.state)
        if g.waits.endswith("pick_die"):
            turns.append((g.state.year, g.state.season, seat))
        g.act(g.name(seat), luck.choice(g.options(g.name(seat))))
    seasons = [(event.year, event.season) for event in g.told(SeasonBegan)]
    assert seasons == [(year, season) for year in (1, 2, 3, 4) for season in SEASONS]
    for moment in seasons:
        assert sorted(seat for year, season, seat in turns if (year, season) == moment) == [0, 1, 2]
    assert len(turns) == 60


@rule("DI-18.2", "DI-A42")
def test_at_saturnalia_empty_places_are_filled_before_the_right_tile_and_the_roll() -> None:
    g = scene(
        barbarians=("barbarian_a1",),
        display={
            "1": ["farm_1a", ""],
            "2": ["", "farm_2a"],
            "3": ["farm_3a", "farm_3b"],
            "4": ["farm_4a", "farm_4b"],
            "5": ["farm_5a", "farm_5b"],
            "6": ["farm_6a", "farm_6b"],
        },
    )
    g.chance("buildings=ship_1a", "buildings=ship_2a", "right_pile=barbarian_b3")
    g.roll(1, 2, 3)
    g.run(play_season.of("saturnalia"))
    assert g.state.display[:2] == ["farm_1a", "ship_1a"]  # nothing moved up
    assert g.state.display[6:8] == ["ship_2a", "farm_2a"]
    assert g.told(BuildingsDealt) == [BuildingsDealt(("ship_1a", "ship_2a"))]
    assert (g.state.right, g.told(BarbariansRevealed)) == (
        "barbarian_b3",
        [BarbariansRevealed("right", "barbarian_b3", 2)],
    )
    assert g.told(RaidAnnounced) == [RaidAnnounced("right", "return_workers", "", 2)]


@rule("DI-20.5", "DI-19.5")
@pytest.mark.parametrize(
    ("tile", "penalty"),
    [
        ("barbarian_a1", ("lose_star", "", 1)),
        ("barbarian_a2", ("draw_workers", "", 2)),
        ("barbarian_a3", ("aqueduct_back", "", 1)),
        ("barbarian_a4", ("remove_building", "farm", 1)),
        ("barbarian_a6", ("lose_tower", "", 1)),
    ],
)
def test_a_left_tile_tells_its_penalty_as_it_comes_up(tile: str, penalty: tuple[str, str, int]) -> None:
    g = scene(year=1, season="winter", barbarians=("barbarian_a5", "barbarian_b1"))
    g.chance(*[f"buildings=farm_{n}{letter}" for letter in "ab" for n in range(1, 7)], f"left_pile={tile}")
    g.roll(1, 2, 3)
    g.run(new_year)
    assert g.told(RaidAnnounced) == [RaidAnnounced("left", *penalty)]


@rule("DI-18.2", "DI-5.10")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_at_no_other_season(season: str) -> None:
    g = scene(barbarians=("barbarian_a1",), display={"1": ["farm_1a"]})
    g.roll(1, 2, 3)
    g.run(play_season.of(season))
    assert g.state.display == ["farm_1a", *[""] * 11]
    assert g.state.right == ""


@rule("DI-25.1", "DI-A69")
def test_when_the_stack_runs_out_the_rest_stays_empty() -> None:
    g = scene(barbarians=("barbarian_a1",), display={"2": ["farm_2a"]})
    stack = g.state.building_stack
    while len(stack) > 3:
        stack.take_top()
        stack.take_from_pool("", next(iter(stack.pools[""])))
    left = list(stack.pools[""])
    g.chance(*(f"buildings={building}" for building in left), "right_pile=barbarian_b1")
    g.roll(1, 1, 1)
    g.run(play_season.of("saturnalia"))
    assert g.state.display == [left[0], "farm_2a", *left[1:], *[""] * 8]
    assert len(stack) == 0


def year_ends(*names: str, **position: Any) -> Any:
    g = scene(*names, **{"season": "winter", "barbarians": BEATEN, **position})
    g.lucky()
    g.run(new_year)
    return g


@rule("DI-20.1", "DI-20.2", "DI-A41")
def test_the_top_row_goes_and_the_others_move_up_before_the_rest_is_filled() -> None:
    g = scene(
        *THREE,
        season="winter",
        barbarians=BEATEN,
        display={"1": ["farm_1a", "farm_1b", "farm_1c"], "2": ["farm_2a", "", "farm_2c"], "3": ["", "", "farm_3c"]},
    )
    g.chance("buildings=ship_4a", "buildings=ship_5a", "buildings=ship_6a", "buildings=ship_2b")
    g.lucky()
    g.run(new_year)
    assert g.told(RowDiscarded) == [RowDiscarded(("farm_1a", "farm_2a"))]
    columns = [g.state.display[column::6] for column in range(3)]
    assert [column[0] for column in columns] == ["farm_1b", "farm_2c", "farm_3c"]
    assert g.state.display[3:6] == ["ship_4a", "ship_5a", "ship_6a"]
    assert columns[0][1] == "farm_1c"
    assert columns[1][1] == "ship_2b"
    assert "" not in g.state.display
    assert not {"farm_1a", "farm_2a"} & {*g.state.display, *g.state.building_stack.pools[""]}


@rule("DI-20.3", "DI-11.6")
def test_all_modifiers_become_active() -> None:
    g = year_ends(modifiers={"Ada": 3, "Ben": 2}, spent={"Ada": 3, "Ben": 1})
    assert g.each("spent") == {"Ada": 0, "Ben": 0}
    assert g.each("active") == {"Ada": 3, "Ben": 2}


@rule("DI-20.4", "DI-20.7")
def test_the_boat_returns_to_spring_and_the_first_player_is_maximus() -> None:
    g = year_ends(reserve={"Ada": {"sailor": 3}, "Ben": {"sailor": 9}})
    assert (g.state.season, g.state.year, g.state.first_player, g.state.maximus) == ("spring", 2, 1, 1)
    assert g.waits == "Ben: pick_die"


@rule("DI-20.5")
def test_the_barbarians_of_the_year_are_gone_and_one_is_turned_up() -> None:
    g = scene(*TWO, season="winter", barbarians=BEATEN)
    g.lucky()
    g.run(new_year)
    assert g.state.left.startswith("barbarian_a")
    assert (g.state.left != BEATEN[0], g.state.right) == (True, "")
    assert [layer.count for layer in g.state.left_pile.layers] == [1, 1]


@rule("DI-20.5", "DI-2.5")
def test_the_last_tiles_are_c_and_d() -> None:
    g = scene(*TWO, year=3, season="winter", barbarians=("barbarian_a1", "barbarian_b1"))
    g.lucky()
    g.run(new_year)
    assert g.state.left.startswith("barbarian_c")


@rule("DI-20.6", "DI-A40", "DI-3.2")
@pytest.mark.parametrize(
    ("first", "workers", "next_first"),
    [
        ("Ada", (3, 5, 4, 4), "Ben"),
        ("Cleo", (5, 5, 4, 4), "Ada"),  # clockwise from Cleo: Cleo, Dora, Ada, Ben
        ("Ben", (5, 5, 5, 5), "Ben"),
        ("Dora", (2, 6, 6, 1), "Ben"),
    ],
)
def test_the_most_workers_take_the_marker(first: str, workers: tuple[int, ...], next_first: str) -> None:
    reserve = {who: {"farmer": number} for who, number in zip(FOUR, workers, strict=True)}
    g = year_ends(*FOUR, first_player=first, reserve=reserve)
    assert g.told(FirstPlayerNamed) == [FirstPlayerNamed(g.seat(next_first))]
    assert g.state.first_player == g.seat(next_first)


@rule("DI-23.14")
def test_in_solo_the_marker_stays() -> None:
    g = year_ends(*ONE)
    assert (g.told(FirstPlayerNamed), g.state.first_player, g.state.maximus) == ([], 0, 0)


@rule("DI-3.1", "DI-1.2")
def test_no_fifth_year() -> None:
    g = scene(*TWO, year=4, season="winter", barbarians=("barbarian_c1", "barbarian_d1"))
    g.run(new_year)
    assert g.state.over
    assert g.state.year == 4


@rule("DI-18.3")
def test_winter_is_followed_by_the_events() -> None:
    g = scene(*TWO, barbarians=("barbarian_a1",), display={})
    g.lucky()
    g.run(play_year)
    for _ in range(10):
        (seat,) = g.title.to_act(g.state)
        g.act(g.name(seat), g.options(g.name(seat))[0], "end_turn")
    assert (g.state.year, g.state.season, g.waits.split(": ")[1]) == (2, "spring", "pick_die")
