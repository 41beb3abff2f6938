"""AL-2, AL-3, AL-14, AL-15: the course of a year, the sale of slaves, the return, the next King of Kings."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, TWO, AlbaScene, scene
from pentapolis.games.alba_longa.court import assign_peasants
from pentapolis.games.alba_longa.events import Crowned, PeasantsReturned, PhaseBegan, SeasonBegan, SlavesSold
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_workers
from pentapolis.games.alba_longa.season import open_season, pass_crown_on, play_season, return_peasants
from pentapolis.games.alba_longa.year import play_year
from pentapolis.games.alba_longa.year_end import end_year
from support import rule

SEASON = ["begin_season", "assign", "soldiers", "merchants", "workers", "priests"]
HARVEST = ["farmers", "blessings"]
LAST = ["return", "king_of_kings"]
YEAR_END = ["feed", "grow", "victory_check"]


def idle(g: AlbaScene) -> None:
    """Everybody does as little as possible until something else than sales and courts is asked."""
    answers = {"sell_slaves": "keep_peasants", "call_court": "pass_court", "name_king_of_kings": "", "restock": ""}
    while g.waits and g.waits.split(": ")[1] in answers:
        who, decision = g.waits.split(": ")
        g.act(who, answers[decision] or g.options(who)[0])


@rule("AL-2.1", "AL-2.2", "AL-2.3", "AL-2.4", "AL-2.7")
def test_a_year_is_two_seasons_and_its_end_each_with_its_phases_in_order() -> None:
    g = scene(wheat=dict.fromkeys(FOUR, 8))
    g.lucky()
    g.run(play_year)
    while g.state.year == 1:
        idle(g)
    phases = [event.phase for event in g.told(PhaseBegan) if event.year == 1]
    assert phases == [*SEASON, *LAST, *SEASON, *HARVEST, *LAST, *YEAR_END]
    seasons = [(event.year, event.season) for event in g.told(SeasonBegan)]
    assert seasons[:4] == [(1, "growing"), (1, "harvest"), (1, "year_end"), (2, "growing")]


@rule("AL-2.3")
def test_a_job_is_resolved_for_all_kings_before_the_next_one() -> None:
    g = scene(working={"Cédric": {"merchant": 1, "worker": 2}, "Mélanie": {"merchant": 1, "worker": 2}})
    g.run(resolve_merchants, resolve_workers)
    kinds = [type(event).__name__ for event in g.events]
    assert kinds[:-1] == ["PhaseBegan", "Gained", "Gained", "PhaseBegan", "Built", "Built"]


@rule("AL-2.5", "AL-2.6")
def test_turn_order_is_clockwise_from_the_king_of_kings_without_the_eliminated() -> None:
    g = scene(king_of_kings="Thierry", eliminated=["Cédric"])
    g.run(open_season.of("growing"))
    asked = []
    while g.waits:
        asked.append(g.waits)
        g.act(g.waiting[0], "keep_peasants")
    assert asked == [f"{who}: sell_slaves" for who in ("Thierry", "Brigitte", "Mélanie")]


# Begin the season


@rule("AL-3.1", "AL-3.2")
def test_a_season_begins_with_the_disc_on_it_and_the_dice_cost_at_0() -> None:
    g = scene(dice_cost=3)
    g.run(open_season.of("harvest"))
    assert (g.state.season, g.state.dice_cost) == ("harvest", 0)


@rule("AL-3.3", "AL-A3", "AL-2.6")
def test_each_king_may_make_one_of_two_deals() -> None:
    g = scene(*THREE)
    g.run(open_season.of("growing"))
    assert g.options("Cédric") == ["sell_slaves deal=sell_1", "sell_slaves deal=sell_3", "keep_peasants"]
    g.refused("Cédric", "sell_slaves deal=sell_9", "AL-3.3", "refused-not-an-option")
    g.act("Cédric", "sell_slaves deal=sell_1")
    assert g.waits == "Mélanie: sell_slaves"  # one deal, and the next King is asked
    g.act("Mélanie", "sell_slaves deal=sell_3")
    g.act("Thierry", "keep_peasants")
    assert g.waits == ""
    assert (g.home, g.silver) == (
        {"Cédric": 7, "Mélanie": 5, "Thierry": 8},
        {"Cédric": 6, "Mélanie": 7, "Thierry": 5},
    )
    assert g.told(SlavesSold) == [SlavesSold(0, 1, 1), SlavesSold(1, 3, 2)]


@rule("AL-3.4", "AL-A4")
@pytest.mark.parametrize(("home", "deals"), [(2, ["sell_1"]), (3, ["sell_1", "sell_3"]), (1, ["sell_1"])])
def test_nobody_sells_more_peasants_than_there_are_but_all_may_be_sold(home: int, deals: list[str]) -> None:
    g = scene(*THREE, home={"Cédric": home})
    g.run(open_season.of("growing"))
    assert g.options("Cédric") == [*(f"sell_slaves deal={deal}" for deal in deals), "keep_peasants"]
    if home < 3:
        g.refused("Cédric", "sell_slaves deal=sell_3", "AL-3.4", "refused-too-few-peasants")
    g.act("Cédric", f"sell_slaves deal={deals[-1]}")
    assert g.population["Cédric"] == home - {"sell_1": 1, "sell_3": 3}[deals[-1]]
    assert g.waits == "Mélanie: sell_slaves"
    assert "Cédric" in g.order


@rule("AL-3.4", "AL-A4", "AL-A55")
def test_sold_peasants_leave_the_highest_houses() -> None:
    g = scene(*THREE, home={"Cédric": 12, "Mélanie": 12})
    g.run(open_season.of("growing"), assign_peasants)
    g.act("Cédric", "sell_slaves deal=sell_1")  # nobody stands on space 12 any more
    g.act("Mélanie", "keep_peasants")
    g.act("Thierry", "keep_peasants")
    assert g.waits == "Mélanie: place_free"
    g.act("Mélanie", "end_free")
    assert g.waits == "Cédric: call_court"


@rule("AL-3.3")
def test_a_king_without_peasants_is_not_asked() -> None:
    g = scene(*THREE, home={"Mélanie": 0})
    g.run(open_season.of("growing"))
    g.act("Cédric", "keep_peasants")
    assert g.waits == "Thierry: sell_slaves"


# Return


@rule("AL-14.1", "AL-14.3", "AL-21.8")
def test_all_peasants_go_home_standing_or_lying_and_captives_leave() -> None:
    g = scene(
        *THREE,
        variants=["spoils_of_war"],
        season="harvest",
        home={"Cédric": 2, "Mélanie": 0},
        working={
            "Cédric": {"soldier": 1, "merchant": 1, "farmer": 3},
            "Mélanie": {"worker": 2, "priest": 4, "farmer": 7},
        },
        captives={"Cédric": {"worker": 2, "priest": 1}},
        lying_merchant=["Cédric"],
        lying_farmers={"Cédric": 2, "Mélanie": 5},
    )
    g.run(return_peasants)
    assert g.home == g.population == {"Cédric": 7, "Mélanie": 13, "Thierry": 8}
    for who in THREE:
        city = g.city(who)
        assert (city.assigned, city.captives, city.lying_merchant, city.lying_farmers) == ([0] * 5, [0] * 5, False, 0)
    assert g.told(PeasantsReturned) == [PeasantsReturned()]


@rule("AL-14.2", "AL-A36")
def test_peasants_beside_a_full_track_are_ordinary_ones_but_on_no_free_space() -> None:
    g = scene(*THREE, home={"Cédric": 25})
    g.run(assign_peasants)
    for _ in range(3):  # only three free spaces, however many people there are
        g.act("Cédric", "place_free job=soldier")
    assert g.waits == "Cédric: call_court"
    g.dice(4, 4, 4, 4)
    g.act("Cédric", "call_court", "take_die die=worker_die count=4 job=worker")
    assert (g.home["Cédric"], g.population["Cédric"]) == (18, 25)


@rule("AL-14.1", "AL-4.18", "AL-A8")
def test_out_is_over_with_the_season() -> None:
    g = scene(*THREE, out=["Cédric"])
    g.run(return_peasants)
    assert g.each("out") == dict.fromkeys(THREE, False)


# King of Kings


@rule("AL-15.1")
def test_the_king_of_kings_gives_the_card_to_another_king() -> None:
    g = scene(king_of_kings="Mélanie", eliminated=["Brigitte"])
    g.run(pass_crown_on)
    assert g.waits == "Mélanie: name_king_of_kings"
    assert g.options("Mélanie") == ["name_king_of_kings king=2", "name_king_of_kings king=0"]
    g.refused("Mélanie", "name_king_of_kings king=1", "AL-15.1", "refused-not-yourself")
    g.refused("Mélanie", "name_king_of_kings king=3", "AL-18.1", "refused-eliminated")
    g.refused("Mélanie", "name_king_of_kings king=7", "AL-15.1", "refused-no-such-king")
    g.act("Mélanie", "name_king_of_kings king=0")
    assert (g.king_of_kings, g.order) == ("Cédric", ["Cédric", "Mélanie", "Thierry"])
    assert g.told(Crowned) == [Crowned(0, by=1)]


@rule("AL-15.1")
def test_with_one_other_king_there_is_nothing_to_choose() -> None:
    g = scene(*TWO)
    g.run(pass_crown_on)
    assert g.title.forced(g.state) == (0, g.title.parse("name_king_of_kings king=1"))


@rule("AL-A33", "AL-18.5")
def test_a_king_who_is_alone_keeps_the_card() -> None:
    g = scene(eliminated=["Mélanie", "Thierry", "Brigitte"])
    g.run(pass_crown_on)
    assert (g.waits, g.king_of_kings) == ("", "Cédric")


@rule("AL-15.2")
def test_after_the_harvest_the_new_king_of_kings_heads_the_end_of_the_year() -> None:
    g = scene(*THREE, year=2, wheat=dict.fromkeys(THREE, 12))
    g.lucky()
    g.run(play_season.of("harvest"), end_year)
    while g.waits.split(": ")[1] != "name_king_of_kings":
        idle_once(g)
    g.act("Cédric", "name_king_of_kings king=2")
    asked = []
    while g.waits.endswith(": grow"):
        asked.append(g.waiting[0])
        g.act(g.waiting[0], "no_growth")
    assert asked == ["Thierry", "Cédric", "Mélanie"]


def idle_once(g: AlbaScene) -> None:
    who, decision = g.waits.split(": ")
    g.act(who, {"sell_slaves": "keep_peasants", "call_court": "pass_court"}[decision])
