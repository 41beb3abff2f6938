"""AL-4.1 to AL-4.4, AL-5: free houses, and where assigned peasants stand."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import THREE, scene
from pentapolis.games.alba_longa.court import assign_peasants, hold_courts
from pentapolis.games.alba_longa.harvest import bring_in_harvest
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_priests
from support import rule

JOBS = ("soldier", "merchant", "worker", "priest")


# Free houses


@rule("AL-4.1", "AL-4.2", "AL-A5")
@pytest.mark.parametrize(("home", "free"), [(11, 0), (12, 1), (15, 1), (16, 2), (19, 2), (20, 3), (21, 3)])
def test_each_occupied_free_house_gives_one_peasant_in_turn_order(home: int, free: int) -> None:
    g = scene(*THREE, king_of_kings="Thierry", home=dict.fromkeys(THREE, home))
    g.run(assign_peasants)
    asked = []
    while g.waits.endswith("place_free"):
        (who,) = g.waiting
        asked.append(who)
        g.act(who, "place_free job=worker")
    assert asked == ["Thierry"] * free + ["Cédric"] * free + ["Mélanie"] * free
    assert g.home == dict.fromkeys(THREE, home - free)
    assert all(g.working(who) == ({"worker": free} if free else {}) for who in THREE)
    assert g.silver == dict.fromkeys(THREE, 5)
    assert g.waits == "Thierry: call_court"


@rule("AL-4.2", "AL-4.3")
def test_free_peasants_may_go_to_different_jobs_but_to_the_farm_only_in_the_harvest_season() -> None:
    g = scene(*THREE, home={"Cédric": 16})
    g.run(assign_peasants)
    assert g.options("Cédric") == [*(f"place_free job={job}" for job in JOBS), "end_free"]
    g.refused("Cédric", "place_free job=farmer", "AL-4.3", "refused-no-farmers-yet")
    g.act("Cédric", "place_free job=priest", "place_free job=soldier")
    assert g.working("Cédric") == {"soldier": 1, "priest": 1}
    h = scene(*THREE, season="harvest", home={"Cédric": 12})
    h.run(assign_peasants)
    assert h.options("Cédric") == [*(f"place_free job={job}" for job in (*JOBS, "farmer")), "end_free"]
    h.act("Cédric", "place_free job=farmer")
    assert h.working("Cédric") == {"farmer": 1}


@rule("AL-4.2", "AL-4.4")
def test_free_peasants_not_placed_stay_at_home_and_may_be_assigned_with_dice() -> None:
    g = scene(*THREE, home={"Cédric": 20})
    g.run(assign_peasants)
    g.act("Cédric", "place_free job=worker", "end_free")
    assert (g.waits, g.home["Cédric"]) == ("Cédric: call_court", 19)
    g.dice(1, 1, 4, 1)
    g.act("Cédric", "call_court", "take_die die=worker_die count=4 job=worker")
    assert (g.working("Cédric"), g.home["Cédric"]) == ({"worker": 5}, 15)


# Placing


@rule("AL-5.1", "AL-5.2")
def test_there_is_no_limit_to_a_job() -> None:
    g = scene(*THREE, home={"Cédric": 30}, working={"Cédric": dict.fromkeys(JOBS, 20)})
    g.run(hold_courts)
    g.dice(4, 4, 4, 4)
    g.act("Cédric", "call_court", "take_die die=soldier_die count=4 job=soldier")
    assert g.working("Cédric") == {"soldier": 24, "merchant": 20, "worker": 20, "priest": 20}


@rule("AL-5.3", "AL-A6")
def test_merchants_fill_the_track_from_space_1_and_stand_beside_it_when_it_is_full() -> None:
    for merchants, silver in ((1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3), (20, 3)):
        g = scene(*THREE, working={"Cédric": {"merchant": merchants}})
        g.run(resolve_merchants)
        assert g.silver["Cédric"] == 5 + silver


@rule("AL-5.4")
def test_priests_fill_the_track_after_the_disc_and_stand_beside_it_when_it_is_full() -> None:
    g = scene(*THREE, devotion={"Mélanie": 4, "Thierry": 8}, working={who: {"priest": 3} for who in THREE})
    g.run(resolve_priests)
    assert g.devotion == {"Cédric": 3, "Mélanie": 7, "Thierry": 10}


@rule("AL-5.5")
@pytest.mark.parametrize(("farmers", "fields", "granary"), [(3, 3, 0), (5, 5, 0), (6, 5, 1), (9, 5, 4)])
def test_five_farmers_work_fields_and_the_others_go_to_the_granary(farmers: int, fields: int, granary: int) -> None:
    g = scene(*THREE, season="harvest", working={"Cédric": {"farmer": farmers}})
    assert (g.city("Cédric").fields, g.city("Cédric").granary) == (fields, granary)
    g.run(bring_in_harvest)
    assert g.wheat["Cédric"] == 3 * fields


@rule("AL-5.6")
def test_nobody_moves_assigned_peasants() -> None:
    g = scene(*THREE, out=["Mélanie", "Thierry"], home={"Cédric": 1}, working={"Cédric": {"worker": 2}})
    g.run(hold_courts)
    g.dice(1, 1, 1, 4)
    g.act("Cédric", "call_court")
    g.refused("Cédric", "take_die die=priest_die count=2 job=priest", "AL-4.9", "refused-too-few-peasants")
    g.act("Cédric", "take_die die=priest_die count=1 job=priest")  # the only one at home: the workers stay
    assert g.working("Cédric") == {"worker": 2, "priest": 1}
    assert (g.waits, g.home["Cédric"]) == ("", 0)
