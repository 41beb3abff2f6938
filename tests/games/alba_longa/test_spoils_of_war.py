"""AL-21, AL-23.2: the variant Spoils of War."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.alba_longa.scene import THREE, AlbaScene, scene
from pentapolis.games.alba_longa.events import Captured, Gained
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_priests, resolve_workers
from pentapolis.games.alba_longa.season import return_peasants
from pentapolis.games.alba_longa.year_end import feed_people
from support import rule

SOW = ("spoils_of_war",)
BOTH = ("spoils_of_war", "job_well_done")


def beaten(
    people: Mapping[str, int], sabotages: int = 1, variants: Sequence[str] = SOW, **position: object
) -> AlbaScene:
    """Cédric has beaten Mélanie, whose people work like this, and may sabotage so often."""
    soldiers = {1: 1, 2: 3, 3: 6, 4: 10}[sabotages]
    working = {"Cédric": {"soldier": soldiers}, "Mélanie": people}
    given: dict[str, object] = {"season": "harvest", **position}
    # any part of a position may be given, which a checker can not follow
    g = scene(*THREE, variants=variants, working=working, **given)  # type: ignore[arg-type]  # fields by name
    g.attack({"Cédric": "Mélanie"})
    return g


def strike(g: AlbaScene, *places: str) -> AlbaScene:
    for place in places:
        g.act("Cédric", f"sabotage place={place}")
    return g


@rule("AL-21.1", "AL-A43")
@pytest.mark.parametrize(("own", "theirs", "captured"), [(3, 3, True), (2, 3, True), (4, 3, False), (0, 0, True)])
def test_who_has_at_most_as_many_monuments_captures(own: int, theirs: int, captured: bool) -> None:
    g = strike(beaten({"worker": 2}, monuments={"Cédric": own, "Mélanie": theirs}), "quarry")
    assert g.captives("Cédric") == ({"worker": 1} if captured else {})
    assert (g.working("Mélanie"), g.home["Mélanie"]) == ({"worker": 1}, 9)
    assert g.told(Captured) == ([Captured(0, "roma", "worker")] if captured else [])


@rule("AL-21.1", "AL-A58", "AL-23.4")
@pytest.mark.parametrize("variants", [(), ("assisi",), ("job_well_done",), ("assisi", "job_well_done")])
def test_without_the_variant_nobody_is_captured(variants: tuple[str, ...]) -> None:
    g = scene(*THREE, variants=variants, season="harvest", working={"Cédric": {"soldier": 1}, "Mélanie": {"worker": 2}})
    g.attack({"Cédric": "Mélanie"})
    strike(g, "quarry")
    assert g.captives("Cédric") == {}


@rule("AL-21.2", "AL-A43")
def test_a_captive_does_the_same_job_for_the_attacker_and_the_victim_loses_nobody_for_good() -> None:
    g = strike(beaten({"merchant": 2, "worker": 1, "priest": 1}, 3), "market", "quarry", "temple")
    assert g.captives("Cédric") == {"merchant": 1, "worker": 1, "priest": 1}
    assert (g.home["Mélanie"], g.population["Mélanie"]) == (11, 12)
    assert g.population["Cédric"] == 8 + 6
    assert g.waits == ""  # capturing is not optional


@rule("AL-21.3")
def test_a_captive_counts_fully_for_his_new_city() -> None:
    g = beaten({"merchant": 5, "worker": 2, "priest": 2}, 4, stalls=[3, 2, 1])
    strike(g, "market", "quarry", "quarry", "temple")
    g.run(resolve_merchants, resolve_workers, resolve_priests)
    assert g.silver == {"Cédric": 5 + 1 + 1, "Mélanie": 5 + 2 + 2, "Thierry": 5}
    assert g.monuments == {"Cédric": 1, "Mélanie": 0, "Thierry": 0}
    assert g.devotion == {"Cédric": 1, "Mélanie": 1, "Thierry": 0}


@rule("AL-21.4")
def test_a_captured_last_merchant_lies_down_and_the_attacker_has_his_captive() -> None:
    g = strike(beaten({"merchant": 1}), "market")
    assert (g.working("Mélanie"), g.home["Mélanie"], g.city("Mélanie").lying_merchant) == ({"merchant": 1}, 8, True)
    assert g.captives("Cédric") == {"merchant": 1}


@rule("AL-21.5", "AL-21.6", "AL-A44")
def test_farmers_are_captured_from_the_granary_for_nothing_then_from_fields_for_a_wheat() -> None:
    g = beaten({"farmer": 6}, 3)
    strike(g, "farm")
    assert (g.home["Mélanie"], g.wheat["Cédric"], g.captives("Cédric")) == (9, 0, {})
    strike(g, "farm")
    assert (g.wheat["Cédric"], g.city("Mélanie").lying_farmers, g.home["Mélanie"]) == (1, 1, 9)  # at once
    strike(g, "farm")
    assert (g.wheat["Cédric"], g.captives("Cédric"), g.told(Captured)) == (2, {}, [])
    assert g.told(Gained) == [Gained(0, "capture", 0, 1)] * 2


@rule("AL-21.7", "AL-23.2", "AL-21.5")
def test_with_a_job_well_done_a_captured_farmer_works_in_the_granary() -> None:
    g = beaten({"farmer": 6}, 2, variants=BOTH)
    strike(g, "farm", "farm")
    assert (g.captives("Cédric"), g.wheat["Cédric"]) == ({"farmer": 2}, 0)
    assert (g.city("Cédric").fields, g.city("Cédric").granary) == (0, 2)  # though five fields are free
    assert (g.home["Mélanie"], g.city("Mélanie").lying_farmers) == (9, 1)


@rule("AL-21.8")
def test_captives_leave_are_never_fed_and_are_no_population() -> None:
    g = strike(beaten({"worker": 3}, 2, wheat=dict.fromkeys(THREE, 20)), "quarry", "quarry")
    assert g.population["Cédric"] == 8 + 3
    g.run(return_peasants)
    assert (g.captives("Cédric"), g.home["Cédric"]) == ({}, 11)
    g.run(feed_people)
    assert g.wheat["Cédric"] == 20 - 11


@rule("AL-A45")
def test_captives_are_hit_when_the_attackers_own_city_is_resolved_later_and_may_be_captured_again() -> None:
    g = scene(
        *THREE,
        variants=SOW,
        king_of_kings="Mélanie",
        working={"Cédric": {"soldier": 3}, "Mélanie": {"worker": 2}, "Thierry": {"soldier": 5}},
    )
    g.attack({"Cédric": "Mélanie", "Thierry": "Cédric"})
    assert g.waits == "Cédric: sabotage"
    g.act("Cédric", "sabotage place=quarry")
    g.act("Cédric", "sabotage place=quarry")
    assert (g.waits, g.captives("Cédric")) == ("Thierry: sabotage", {"worker": 2})
    g.act("Thierry", "sabotage place=quarry")
    assert (g.captives("Cédric"), g.captives("Thierry")) == ({"worker": 1}, {"worker": 1})
    assert (g.home["Cédric"], g.home["Mélanie"]) == (8, 10)
    assert g.sabotages()[-1] == ("Thierry", "Cédric", "quarry", "removed")


@rule("AL-A46")
def test_a_captive_who_is_the_only_merchant_is_laid_down_and_leaves_at_the_return() -> None:
    g = scene(
        *THREE,
        variants=SOW,
        king_of_kings="Mélanie",
        working={"Cédric": {"soldier": 1}, "Mélanie": {"merchant": 2}, "Thierry": {"soldier": 2}},
    )
    g.attack({"Cédric": "Mélanie", "Thierry": "Cédric"})
    g.act("Cédric", "sabotage place=market")
    g.act("Thierry", "sabotage place=market")
    assert (g.captives("Cédric"), g.city("Cédric").lying_merchant) == ({"merchant": 1}, True)
    assert g.captives("Thierry") == {"merchant": 1}
    g.run(return_peasants)
    assert (g.captives("Cédric"), g.city("Cédric").lying_merchant, g.home["Cédric"]) == ({}, False, 9)


@rule("AL-A20", "AL-A17", "AL-7.6")
def test_a_captive_added_to_a_lying_merchant_stands_and_is_the_one_hit() -> None:
    g = beaten({"merchant": 1}, 2, lying_merchant=["Mélanie"], captives={"Mélanie": {"merchant": 1}})
    assert g.options("Cédric") == ["sabotage place=market"]
    strike(g, "market")
    assert (g.captives("Mélanie"), g.working("Mélanie"), g.city("Mélanie").lying_merchant) == (
        {},
        {"merchant": 1},
        True,
    )
    assert g.waits == ""  # only a lying merchant is left
