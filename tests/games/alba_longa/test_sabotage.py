"""AL-7: where an attacker can strike, and who is hit."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.alba_longa.scene import THREE, AlbaScene, scene
from pentapolis.games.alba_longa.events import SabotageLapsed
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_priests, resolve_workers
from support import rule

PLACES = ("market", "quarry", "temple", "farm")


def attacked(people: Mapping[str, int], sabotages: int = 4, **position: object) -> AlbaScene:
    """Cédric has beaten Mélanie, whose people work like this, and may sabotage so often."""
    soldiers = {1: 1, 2: 3, 3: 6, 4: 10}[sabotages]
    working = {"Cédric": {"soldier": soldiers}, "Mélanie": people}
    # any part of a position may be given, which a checker can not follow
    g = scene(*THREE, season="harvest", working=working, **position)  # type: ignore[arg-type]  # fields by name
    g.attack({"Cédric": "Mélanie"})
    return g


def strike(g: AlbaScene, *places: str) -> None:
    for place in places:
        g.act("Cédric", f"sabotage place={place}")


def offered(g: AlbaScene) -> list[str]:
    return [line.removeprefix("sabotage place=") for line in g.options("Cédric")]


@rule("AL-7.1", "AL-7.2")
def test_an_attacker_chooses_one_of_four_places_never_the_barracks() -> None:
    g = attacked({"soldier": 0, "merchant": 2, "worker": 2, "priest": 2, "farmer": 2}, sabotages=1)
    assert offered(g) == list(PLACES)
    g.refused("Cédric", "sabotage place=barracks", "AL-7.2", "refused-barracks")
    g.refused("Cédric", "sabotage place=forum", "AL-7.1", "refused-not-an-option")
    g.mark()
    strike(g, "quarry")
    assert g.working("Mélanie") == {"merchant": 2, "worker": 1, "priest": 2, "farmer": 2}
    assert g.waits == ""


@rule("AL-7.2")
@pytest.mark.parametrize("empty", ["merchant", "worker", "priest", "farmer"])
def test_a_place_without_peasants_can_not_be_chosen(empty: str) -> None:
    jobs = ("merchant", "worker", "priest", "farmer")
    g = attacked({job: 1 for job in jobs if job != empty})
    place = PLACES[jobs.index(empty)]
    assert offered(g) == [other for other in PLACES if other != place]
    g.refused("Cédric", f"sabotage place={place}", "AL-7.2", "refused-nobody-there")


@rule("AL-7.2")
def test_soldiers_are_safe_in_their_barracks() -> None:
    g = scene(*THREE, working={"Cédric": {"soldier": 9}, "Mélanie": {"soldier": 3}})
    g.attack({"Cédric": "Mélanie", "Mélanie": "Cédric"})
    assert (g.waits, g.working("Mélanie")) == ("", {"soldier": 3})


@rule("AL-7.3")
def test_who_is_sabotaged_goes_home_and_does_not_count_for_his_job() -> None:
    g = attacked({"worker": 4}, sabotages=1)
    strike(g, "quarry")
    assert (g.working("Mélanie"), g.home["Mélanie"]) == ({"worker": 3}, 9)
    g.run(resolve_workers)
    assert g.monuments["Mélanie"] == 1


@rule("AL-7.4")
@pytest.mark.parametrize(("merchants", "left", "silver"), [(8, 6, 3), (6, 4, 2), (3, 1, 1)])
def test_the_merchants_placed_last_go_back(merchants: int, left: int, silver: int) -> None:
    g = attacked({"merchant": merchants}, sabotages=2)
    strike(g, "market", "market")
    assert (g.working("Mélanie"), g.home["Mélanie"]) == ({"merchant": left}, 10)
    g.run(resolve_merchants)
    assert g.silver["Mélanie"] == 5 + silver  # spaces 1, 3 and 6 were filled from below


@rule("AL-7.5", "AL-7.6")
def test_the_last_merchant_is_laid_down_and_then_left_alone() -> None:
    g = attacked({"merchant": 2, "worker": 4})
    strike(g, "market", "market")
    assert (g.working("Mélanie")["merchant"], g.home["Mélanie"], g.city("Mélanie").lying_merchant) == (1, 9, True)
    assert [result for *_, result in g.sabotages()] == ["sent_home", "laid_down"]
    assert offered(g) == ["quarry"]
    g.refused("Cédric", "sabotage place=market", "AL-7.6", "refused-all-lying")


@rule("AL-7.7", "AL-A17")
def test_a_worker_goes_back_from_the_quarry_a_captive_placed_later_before_him() -> None:
    g = attacked({"worker": 2}, sabotages=3, captives={"Mélanie": {"worker": 1}})
    strike(g, "quarry")
    assert (g.captives("Mélanie"), g.working("Mélanie"), g.home["Mélanie"]) == ({}, {"worker": 2}, 8)
    strike(g, "quarry", "quarry")
    assert (g.working("Mélanie"), g.home["Mélanie"]) == ({}, 10)
    assert [result for *_, result in g.sabotages()] == ["removed", "sent_home", "sent_home"]


@rule("AL-7.8")
def test_the_priests_placed_last_go_back() -> None:
    g = attacked({"priest": 4}, sabotages=2, devotion={"Mélanie": 8})
    strike(g, "temple", "temple")  # those beside the track first: two are left on spaces 9 and 10
    assert g.home["Mélanie"] == 10
    g.run(resolve_priests)
    assert g.devotion["Mélanie"] == 10


@rule("AL-7.8")
def test_a_temple_with_only_the_disc_can_not_be_sabotaged() -> None:
    g = attacked({"worker": 1}, devotion={"Mélanie": 6})
    assert offered(g) == ["quarry"]
    g.refused("Cédric", "sabotage place=temple", "AL-7.2", "refused-nobody-there")


@rule("AL-7.8", "AL-A21")
def test_priests_beside_a_full_track_can_be_sabotaged() -> None:
    g = attacked({"priest": 2}, sabotages=2, devotion={"Mélanie": 10})
    assert offered(g) == ["temple"]
    strike(g, "temple", "temple")
    assert (g.working("Mélanie"), g.home["Mélanie"], g.devotion["Mélanie"]) == ({}, 10, 10)


@rule("AL-7.9", "AL-7.10", "AL-7.11", "AL-A17")
def test_farmers_leave_the_granary_first_then_lie_down_in_their_fields() -> None:
    g = attacked({"farmer": 6, "worker": 1}, sabotages=3)
    strike(g, "farm")
    assert (g.working("Mélanie")["farmer"], g.home["Mélanie"], g.city("Mélanie").lying_farmers) == (5, 9, 0)
    strike(g, "farm", "farm")
    assert (g.working("Mélanie")["farmer"], g.home["Mélanie"], g.city("Mélanie").lying_farmers) == (5, 9, 2)
    assert [result for *_, result in g.sabotages()] == ["sent_home", "laid_down", "laid_down"]


@rule("AL-7.9", "AL-A17", "AL-A64")
def test_a_captive_leaves_the_granary_before_the_farmers_who_were_there() -> None:
    g = attacked({"farmer": 6}, sabotages=3, captives={"Mélanie": {"farmer": 1}})
    strike(g, "farm", "farm", "farm")
    assert [result for *_, result in g.sabotages()] == ["removed", "sent_home", "laid_down"]
    assert (g.captives("Mélanie"), g.working("Mélanie"), g.home["Mélanie"]) == ({}, {"farmer": 5}, 9)


@rule("AL-7.11")
def test_a_farm_whose_farmers_are_all_lying_can_not_be_sabotaged() -> None:
    g = attacked({"farmer": 2, "worker": 4})
    strike(g, "farm", "farm")
    assert offered(g) == ["quarry"]
    g.refused("Cédric", "sabotage place=farm", "AL-7.11", "refused-all-lying")


@rule("AL-7.11", "AL-7.9")
def test_a_granary_with_somebody_in_it_can_be_sabotaged_though_all_in_the_fields_lie() -> None:
    g = attacked({"farmer": 2}, sabotages=1, lying_farmers={"Mélanie": 2}, captives={"Mélanie": {"farmer": 1}})
    assert offered(g) == ["farm"]


@rule("AL-7.12", "AL-A16")
def test_a_sabotage_must_be_carried_out_and_lapses_where_nothing_can_be_sabotaged() -> None:
    g = attacked({"merchant": 1, "farmer": 1})
    assert offered(g) == ["market", "farm"]  # and nothing to decline with
    strike(g, "farm", "market")
    assert (g.waits, g.told(SabotageLapsed)) == ("", [SabotageLapsed(0, "roma")] * 2)


@rule("AL-7.1")
def test_with_one_place_there_is_nothing_to_choose() -> None:
    g = attacked({"priest": 3})
    assert g.title.forced(g.state) == (0, g.title.parse("sabotage place=temple"))


@rule("AL-7.3", "AL-A58")
def test_in_the_base_game_nobody_is_captured() -> None:
    g = attacked({"merchant": 2, "worker": 2, "priest": 2, "farmer": 1})
    strike(g, *PLACES)
    assert all(not g.captives(who) for who in THREE)
    assert (g.silver["Cédric"], g.wheat["Cédric"]) == (5, 0)
