"""DI-1 and DI-21: every way a game of Discordia ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.discordia.scene import FOUR, ONE, THREE, TWO, DiscordiaScene, my_turn, scene
from pentapolis.games.discordia.bonuses import receive
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import ReserveEmptied
from pentapolis.games.discordia.raid import raid
from pentapolis.games.discordia.recruitment import emptying, recruitment
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.year import new_year
from pentapolis.kernel.event import Ended
from pentapolis.kernel.state import Outcome
from support import rule

BOX = BOXES[""]
STRONG = ("barracks_1d:rr.rrr", "barracks_4d:rr.rrr")


def outcome(g: DiscordiaScene) -> Outcome:
    assert g.state.over
    found = g.title.outcome(g.state)
    assert g.told(Ended) == [Ended(found.winners)]
    return found


# An empty reserve


@rule("DI-1.1", "DI-21.1", "DI-21.5")
def test_in_a_main_action() -> None:
    g = my_turn(
        *THREE,
        value=2,
        year=2,
        season="summer",
        houses={"Ada": ["barracks_1a"], "Cleo": ["farm_2a:yy"]},
        action_tiles=["action_b"] * 6,
        reserve={"Ada": {"soldier": 2}, "Ben": {"sailor": 7}, "Cleo": {"sailor": 7}},
    )
    g.act("Ada", "main_deploy building=barracks_1a")
    assert outcome(g) == Outcome((1, 2, 3), (0, 7, 7), (0,), "empty_reserve", fewest=True)
    assert g.told(ReserveEmptied) == [ReserveEmptied(0, 2, "summer")]
    assert g.title.rounds(g.state) == 2


@rule("DI-1.1")
def test_in_a_special_deployment() -> None:
    g = my_turn(
        value=3, main_used=True, houses={"Ada": ["military_tower_3"]}, reserve={"Ada": {"sailor": 1, "farmer": 1}}
    )
    g.act("Ada", "special_deploy building=military_tower_3")
    assert outcome(g).winners == (0,)


@rule("DI-1.1", "DI-21.1", "DI-16.4")
def test_in_a_bonus() -> None:
    g = my_turn(
        value=1,
        expedition={"Ada": 3},
        reserve={"Ada": {"merchant": 1}},
        privileges={"Ada": ["great_expedition"]},
    )
    g.act("Ada", "use_privilege privilege=great_expedition", "accept")  # the fourth space: return one worker
    assert g.chain == [["place_star"]]
    g.act("Ada", "return_workers merchant=1")
    assert outcome(g) == Outcome((1, 2), (0, 15), (0,), "empty_reserve", fewest=True)
    assert g.chain == []  # nothing further is resolved
    assert g.city("Ada").stars == 5


@rule("DI-1.1", "DI-21.1", "DI-19.4")
def test_in_a_barbarian_reward_before_others_meet_the_raid() -> None:
    g = scene(
        *TWO,
        season="winter",
        barbarians=("barbarian_a1", "barbarian_b3"),
        houses={"Ada": [STRONG[0]]},
        reserve={"Ada": {"farmer": 2}},
        stars={"Ben": 3},
    )
    g.run(raid)
    g.act("Ada", "return_workers farmer=2")
    assert outcome(g) == Outcome((1, 2), (0, 15), (0,), "empty_reserve", fewest=True)
    assert g.city("Ben").stars == 3


NOTHING_VISIBLE: dict[str, Any] = {
    "houses": {"Ada": ["ship_2a:bb", "barracks_1a:rr", "shop_1a:ww", "shop_4a:ww", "farm_2a:yy", "farm_5a:yy"]},
    "bought": {"Ada": {"port": 1, "fort": 1, "market": 1, "field": 1}},
    "expedition": {"Ada": 3},
    "upgrade": {"Ada": 3},
    "decrees": {"Ada": ["x", "y"]},
}


@rule("DI-1.1", "DI-21.1", "DI-19.14", "DI-A36")
@pytest.mark.parametrize("reserve", [{"farmer": 3}, {"farmer": 1, "sailor": 2}, {"farmer": 2}])
def test_at_the_recruitment_by_a_need_that_takes_all(reserve: dict[str, int]) -> None:
    g = scene(*TWO, season="winter", ring={"Ada": 3}, reserve={"Ada": reserve}, **NOTHING_VISIBLE)
    g.run(recruitment, emptying)
    assert outcome(g).winners == (0,)
    assert g.row("Ada", "fort") == ["barracks_1a:rr", ""]  # nothing was emptied any more


@rule("DI-A38")
def test_the_reserve_is_looked_at_after_every_change_but_an_exchange_is_one() -> None:
    g = my_turn(
        value=1,
        main_used=True,
        houses={"Ada": ["commercial_tower_1"]},
        reserve={"Ada": {"farmer": 1}},
        bag={"sailor": 5},
    )
    g.bag_gives("bbb")
    g.act("Ada", "tower_exchange tower=commercial_tower_1", "return_workers sailor=2 farmer=1")
    assert (g.state.over, g.reserve("Ada")) == (False, {"sailor": 1})
    h = scene(reserve={"Ada": {"farmer": 2}})
    h.do(receive, "Ada", ((*BOX.slots[0][3].bonus, *BOX.slots[2][2].bonus), "x"))
    h.act("Ada", "take_bonus bonus=return_workers n=2", "return_workers farmer=2")
    assert outcome(h).winners == (0,)  # before the exchange that was to come


@rule("DI-A65", "DI-1.1")
def test_a_last_deployment_in_winter_ends_the_game_before_the_events() -> None:
    g = scene(
        *TWO,
        season="winter",
        houses={"Ada": ["barracks_1a"]},
        reserve={"Ada": {"soldier": 2}},
        first_player="Ben",
        barbarians=("barbarian_a2", "barbarian_b1"),
        action_tiles=["action_b"] * 6,
    )
    g.roll(2, 2, 2)
    g.run(play_season.of("winter"), raid, recruitment)
    g.act("Ben", "pick_die die=red", "end_turn")
    g.act("Ada", "pick_die die=blue", "main_deploy building=barracks_1a")
    assert outcome(g).winners == (0,)
    assert g.state.phase == "season"


@rule("DI-1.3")
def test_workers_on_buildings_do_not_matter_for_the_victory() -> None:
    g = my_turn(
        value=2,
        houses={"Ada": ["barracks_1a", "farm_1d:y.yy.yyy"]},
        action_tiles=["action_b"] * 6,
        reserve={"Ada": {"soldier": 2}},
    )
    g.act("Ada", "main_deploy building=barracks_1a")
    assert outcome(g).winners == (0,)


# The fewest workers


def years_over(*names: str, **position: Any) -> Outcome:
    """Year 4 ends, without barbarians."""
    g = scene(*names, year=4, season="winter", **position)
    g.run(emptying, new_year)
    return outcome(g)


@rule("DI-1.2", "DI-21.2", "DI-21.5")
def test_the_fewest_workers_in_reserve_win() -> None:
    reserve = {who: {"farmer": number} for who, number in zip(FOUR, (9, 4, 6, 5), strict=True)}
    assert years_over(*FOUR, reserve=reserve) == Outcome(
        (4, 1, 3, 2), (9, 4, 6, 5), (1,), "fewest_workers", fewest=True
    )


@rule("DI-21.3", "DI-A39", "DI-1.3")
def test_in_a_tie_the_fewest_on_buildings_after_emptying() -> None:
    reserve = {who: {"farmer": 4} for who in THREE}
    found = years_over(
        *THREE, reserve=reserve, houses={"Ada": ["farm_1d:y.yy"], "Ben": ["farm_2d:yy.yyy"], "Cleo": ["farm_2b:y"]}
    )
    assert found == Outcome((3, 1, 2), (4, 4, 4), (1,), "fewest_on_buildings", fewest=True)  # Ben's five are in the bag


@rule("DI-21.4", "DI-A39")
def test_still_tied_the_victory_is_shared() -> None:
    reserve = {"Ada": {"farmer": 4}, "Ben": {"sailor": 4}, "Cleo": {"sailor": 5}}
    assert years_over(*THREE, reserve=reserve) == Outcome((1, 1, 3), (4, 4, 5), (0, 1), "shared_victory", fewest=True)


@rule("DI-21.2", "DI-1.2")
def test_the_events_of_year_4_still_take_place() -> None:
    g = scene(
        *TWO, year=4, season="winter", barbarians=("barbarian_c1", "barbarian_d1"), houses={"Ben": ["farm_2a:yy"]}
    )
    g.lucky()
    g.run(raid, recruitment, emptying, new_year)
    assert g.workers == {"Ada": 15 + 3 + 16, "Ben": 15 + 3 + 15}
    assert outcome(g).winners == (1,)


# Solo


@rule("DI-23.1", "DI-23.13", "DI-A53")
@pytest.mark.parametrize(
    ("year", "season", "moment"), [(1, "spring", 1), (1, "winter", 5), (2, "spring", 7), (4, "winter", 23)]
)
def test_solo_won_in_a_season(year: int, season: str, moment: int) -> None:
    g = my_turn(
        *ONE,
        value=6,
        main_used=True,
        year=year,
        season=season,
        houses={"Ada": ["farm_2a"]},
        reserve={"Ada": {"farmer": 2}},
        privileges={"Ada": ["levy_1"]},
    )
    g.act("Ada", "use_privilege privilege=levy_1", "deploy_bonus building=farm_2a")
    assert outcome(g) == Outcome((1,), (moment,), (0,), "empty_reserve", fewest=True)


@rule("DI-23.13", "DI-A53", "DI-23.1")
@pytest.mark.parametrize(("year", "moment"), [(1, 6), (4, 24)])
def test_solo_won_in_the_events_ranks_between_winter_and_spring(year: int, moment: int) -> None:
    g = scene(*ONE, year=year, season="winter", ring={"Ada": 3}, reserve={"Ada": {"farmer": 3}}, **NOTHING_VISIBLE)
    g.run(recruitment, emptying, new_year)
    assert outcome(g) == Outcome((1,), (moment,), (0,), "empty_reserve", fewest=True)


@rule("DI-23.1", "DI-23.13")
def test_solo_lost() -> None:
    assert years_over(*ONE, reserve={"Ada": {"farmer": 1}}) == Outcome((1,), (25,), (), "solo_lost", fewest=True)
