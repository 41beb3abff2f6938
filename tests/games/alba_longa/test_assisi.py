"""AL-22, AL-23: the variant Assisi, and how the variants go together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.alba_longa.scene import THREE, TWO, AlbaScene, scene
from pentapolis.games.alba_longa.events import AssisiReinforced, Captured, Fought, Gained, SabotageLapsed
from pentapolis.games.alba_longa.harvest import resolve_farmers
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_priests, resolve_workers
from pentapolis.games.alba_longa.season import return_peasants
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.kernel.event import Chose
from support import rule

ASSISI = ("assisi",)


def raid(
    sabotages: int = 1, loot: Sequence[int] = (3, 3, 2), variants: Sequence[str] = ASSISI, **position: object
) -> AlbaScene:
    """Cédric has beaten Assisi and may plunder so often."""
    soldiers = 3 + {1: 1, 2: 3, 3: 6, 4: 10}[sabotages]
    # any part of a position may be given, which a checker can not follow
    g = scene(*THREE, variants=variants, loot=loot, working={"Cédric": {"soldier": soldiers}}, **position)  # type: ignore[arg-type]  # fields by name
    g.attack({"Cédric": "assisi"})
    return g


CAPTIVE_JOBS = [f"plunder loot=captive job={job}" for job in ("merchant", "worker", "priest")]


@rule("AL-22.2", "AL-22.3")
def test_assisi_starts_with_three_defenders_a_silver_and_two_wheat_for_all_to_see() -> None:
    g = scene(*THREE, variants=ASSISI)
    assert (g.defenders, g.loot) == (3, {"silver": 1, "wheat": 1, "captive": 0})
    assert g.seen("").assisi == g.seen("Thierry").assisi == g.state.assisi
    assert scene(*THREE).state.assisi is None


@rule("AL-22.4", "AL-22.5", "AL-6.1")
def test_a_king_with_soldiers_may_attack_assisi_instead_and_plays_a_hero() -> None:
    g = scene(*THREE, variants=ASSISI, working={"Cédric": {"soldier": 1}})
    g.run(resolve_soldiers)
    assert g.options("Cédric") == [f"choose_target city={city}" for city in ("roma", "veii", "assisi")]
    g.act("Cédric", "choose_target city=assisi")
    assert g.waits == "Cédric: choose_hero"  # Assisi itself plays none
    g.act("Cédric", "choose_hero value=3")
    assert g.fought() == [("assisi", 4, 3, 1)]


@rule("AL-22.6", "AL-23.6")
def test_assisi_is_resolved_before_all_other_cities() -> None:
    g = scene(*THREE, variants=ASSISI, working={who: {"soldier": 1} for who in THREE})
    g.attack({"Cédric": "Mélanie", "Mélanie": "Cédric", "Thierry": "assisi"})
    assert [whose for whose, *_ in g.fought()] == ["assisi", "Cédric", "Mélanie"]


@rule("AL-22.7")
@pytest.mark.parametrize(("defenders", "sabotages"), [(8, 0), (7, 1), (5, 2), (3, 2), (2, 3)])
def test_its_defence_is_its_defenders_and_attackers_take_turns(defenders: int, sabotages: int) -> None:
    g = scene(
        *THREE,
        variants=ASSISI,
        defenders=defenders,
        loot=(3, 3, 2),
        working={"Cédric": {"soldier": 3}, "Mélanie": {"soldier": 1}},
    )
    g.attack({"Cédric": "assisi", "Mélanie": "assisi"}, {"Mélanie": 4})
    assert g.told(Fought) == [Fought("assisi", (0, 1), 8, defenders, sabotages)]
    turns = []
    while g.waits.endswith("plunder"):
        turns.append(g.waiting[0])
        g.act(g.waiting[0], "plunder loot=silver")
    assert turns == ["Mélanie", "Cédric", "Mélanie"][:sabotages]  # 5 against 3


@rule("AL-22.8", "AL-22.2", "AL-A47")
def test_each_sabotage_takes_an_item_of_choice_and_can_not_be_declined() -> None:
    g = raid(2)
    assert g.options("Cédric") == ["plunder loot=silver", "plunder loot=wheat", *CAPTIVE_JOBS]
    g.act("Cédric", "plunder loot=silver")
    assert (g.silver["Cédric"], g.loot) == (6, {"silver": 2, "wheat": 3, "captive": 2})
    g.act("Cédric", "plunder loot=wheat")
    assert (g.wheat["Cédric"], g.loot) == (2, {"silver": 2, "wheat": 2, "captive": 2})
    assert g.told(Gained) == [Gained(0, "assisi", 1, 0), Gained(0, "assisi", 0, 2)]


@rule("AL-22.8")
def test_only_what_is_there_can_be_plundered() -> None:
    g = raid(1, loot=(1, 1, 0))
    assert g.options("Cédric") == ["plunder loot=silver", "plunder loot=wheat"]
    g.refused("Cédric", "plunder loot=captive job=worker", "AL-22.8", "refused-no-such-loot")
    g.refused("Cédric", "plunder loot=silver job=worker", "AL-22.8", "refused-loot-has-no-job")
    g.refused("Cédric", "plunder loot=gold", "AL-22.8", "refused-not-an-option")


@rule("AL-22.9", "AL-A48", "AL-23.4")
@pytest.mark.parametrize("season", ["growing", "harvest"])
def test_a_captive_is_put_to_a_job_at_once_never_as_a_soldier_nor_as_a_farmer(season: str) -> None:
    g = raid(1, loot=(0, 0, 2), season=season)
    assert g.options("Cédric") == CAPTIVE_JOBS  # the job is his choice, though there is only one kind of loot
    g.refused("Cédric", "plunder loot=captive job=soldier", "AL-22.9", "refused-captive-job")
    g.refused("Cédric", "plunder loot=captive job=farmer", "AL-22.10", "refused-captive-job")
    g.refused("Cédric", "plunder loot=captive", "AL-22.9", "refused-captive-needs-job")
    g.act("Cédric", "plunder loot=captive job=priest")
    assert (g.captives("Cédric"), g.loot["captive"]) == ({"priest": 1}, 1)
    assert g.told(Captured) == [Captured(0, "assisi", "priest")]


@rule("AL-22.10", "AL-A48", "AL-23.3")
def test_with_a_job_well_done_he_may_be_a_granary_farmer_in_the_harvest_season() -> None:
    both = (*ASSISI, "job_well_done")
    g = raid(1, loot=(0, 0, 1), variants=both, season="harvest")
    assert g.options("Cédric") == [*CAPTIVE_JOBS, "plunder loot=captive job=farmer"]
    g.act("Cédric", "plunder loot=captive job=farmer")
    assert (g.city("Cédric").fields, g.city("Cédric").granary) == (0, 1)
    growing = raid(1, loot=(0, 0, 1), variants=both, season="growing")
    assert growing.options("Cédric") == CAPTIVE_JOBS


@rule("AL-22.11")
def test_without_loot_the_remaining_sabotages_lapse() -> None:
    g = raid(4, loot=(1, 1, 0))
    g.act("Cédric", "plunder loot=silver")
    assert g.title.forced(g.state) == (0, g.title.parse("plunder loot=wheat"))  # the only kind, and no captive
    g.act("Cédric", "plunder loot=wheat")
    assert g.told(SabotageLapsed) == [SabotageLapsed(0, "assisi")] * 2
    assert g.waits == "Cédric: restock"


@rule("AL-22.12", "AL-A63", "AL-22.13")
@pytest.mark.parametrize("soldiers", [1, 9])
def test_an_attack_costs_no_defender_and_brings_one_more_won_or_lost(soldiers: int) -> None:
    g = scene(*THREE, variants=ASSISI, working={"Cédric": {"soldier": soldiers}})
    g.attack({"Cédric": "assisi"})
    while g.waits.endswith("plunder"):
        assert g.defenders == 3
        g.act("Cédric", g.options("Cédric")[0])
    assert (g.waits, g.defenders) == ("Cédric: restock", 4)
    assert g.told(AssisiReinforced) == [AssisiReinforced(4)]


@rule("AL-22.13")
def test_there_are_never_more_than_eight_defenders_and_only_an_attack_brings_them() -> None:
    g = scene(*THREE, variants=ASSISI, defenders=8, working={"Cédric": {"soldier": 1}})
    g.attack({"Cédric": "assisi"})
    assert (g.defenders, g.told(AssisiReinforced)) == (8, [])
    quiet = scene(*THREE, variants=ASSISI)
    quiet.run(resolve_soldiers)
    assert (quiet.waits, quiet.defenders) == ("Cédric: restock", 3)


@rule("AL-22.14", "AL-A49", "AL-22.13")
@pytest.mark.parametrize("season", ["growing", "harvest"])
def test_in_every_season_the_king_of_kings_adds_an_item_attacked_or_not(season: str) -> None:
    g = scene(*THREE, variants=ASSISI, king_of_kings="Thierry", season=season)
    g.run(resolve_soldiers)
    assert g.waits == "Thierry: restock"
    assert g.options("Thierry") == ["restock loot=silver", "restock loot=wheat", "restock loot=captive"]
    g.act("Thierry", "restock loot=captive")
    assert (g.loot, g.waits) == ({"silver": 1, "wheat": 1, "captive": 1}, "")


@rule("AL-22.14")
def test_no_more_than_three_of_a_kind() -> None:
    g = scene(*THREE, variants=ASSISI, loot=(3, 2, 2))
    g.run(resolve_soldiers)
    assert g.options("Cédric") == ["restock loot=wheat", "restock loot=captive"]
    g.refused("Cédric", "restock loot=silver", "AL-22.14", "refused-loot-full")
    g.refused("Cédric", "restock loot=gold", "AL-22.14", "refused-not-an-option")
    one = scene(*THREE, variants=ASSISI, loot=(3, 3, 1))
    one.run(resolve_soldiers)
    assert one.title.forced(one.state) == (0, one.title.parse("restock loot=captive"))


@rule("AL-22.14")
def test_at_eight_items_nothing_is_added() -> None:
    g = scene(*THREE, variants=ASSISI, loot=(3, 2, 3))
    g.run(resolve_soldiers)
    assert (g.waits, g.loot) == ("", {"silver": 3, "wheat": 2, "captive": 3})


@rule("AL-22.9", "AL-14.3")
def test_captives_of_assisi_leave_with_the_others() -> None:
    g = raid(1, loot=(0, 0, 1))
    g.act("Cédric", "plunder loot=captive job=worker")
    g.act("Cédric", "restock loot=silver")
    g.run(return_peasants)
    assert (g.captives("Cédric"), g.population["Cédric"]) == ({}, 8 + 4)


# Together


@rule("AL-23.3")
def test_captives_of_assisi_count_for_the_majorities() -> None:
    g = raid(2, loot=(0, 0, 3), variants=(*ASSISI, "job_well_done"), season="harvest", devotion={"Mélanie": 1})
    g.act("Cédric", "plunder loot=captive job=worker", "plunder loot=captive job=priest", "restock loot=silver")
    g.city("Cédric").devotion = 1
    g.run(resolve_workers, resolve_priests)
    assert (g.city("Cédric").housing_disc, g.state.piety) == (1, 0)


@rule("AL-23.5", "AL-21.1")
def test_plundering_has_no_condition_of_monuments() -> None:
    g = raid(1, loot=(0, 0, 1), variants=(*ASSISI, "spoils_of_war"), monuments={"Cédric": 9})
    g.act("Cédric", "plunder loot=captive job=worker")
    assert g.captives("Cédric") == {"worker": 1}


@rule("AL-23.4")
def test_without_spoils_of_war_a_sabotage_between_kings_captures_nobody() -> None:
    g = scene(*THREE, variants=ASSISI, working={"Cédric": {"soldier": 1}, "Mélanie": {"worker": 2}})
    g.attack({"Cédric": "Mélanie"})
    g.act("Cédric", "sabotage place=quarry")
    assert (g.captives("Cédric"), g.home["Mélanie"]) == ({}, 9)


@rule("AL-23.6")
def test_the_order_of_the_soldiers_step_with_all_variants() -> None:
    g = scene(
        *TWO,
        variants=["job_well_done", "spoils_of_war"],
        used={"Cédric": (2,)},
        working={"Cédric": {"soldier": 9}, "Mélanie": {"soldier": 2, "worker": 2}},
    )
    g.run(resolve_soldiers)
    g.act("Cédric", "recover_hero value=2")
    g.attack_on({"Cédric": "Mélanie", "Mélanie": "assisi"}, {"Cédric": 2, "Mélanie": 3})
    g.act("Mélanie", "plunder loot=silver")
    g.act("Cédric", "sabotage place=quarry", "sabotage place=quarry")
    assert g.waits == "Cédric: restock"
    assert (g.used("Cédric"), g.used("Mélanie"), g.defenders) == ([2], [3], 4)
    told = [event for event in g.events if not isinstance(event, Chose)]
    names = list(dict.fromkeys(type(event).__name__ for event in told))
    assert names == [
        *("PhaseBegan", "ChoseInSecret", "HeroRecovered", "Sealed", "Revealed", "TargetRevealed", "HeroRevealed"),
        *("Fought", "Gained", "Sabotaged", "Captured", "SabotageLapsed", "AssisiReinforced"),
    ]


@rule("AL-23.7")
def test_the_order_of_the_worker_and_the_priest_step() -> None:
    g = scene(
        *THREE,
        variants=["job_well_done"],
        season="harvest",
        working={"Cédric": {"worker": 2, "priest": 2}, "Mélanie": {"worker": 1}},
    )
    g.run(resolve_merchants, resolve_workers, resolve_priests)
    names = [type(event).__name__ for event in g.events if type(event).__name__ not in ("PhaseBegan", "Ended")]
    assert names == ["Built", "HousingImproved", "DevotionRose", "PietyGranted"]


@rule("AL-23.7")
def test_the_order_of_the_farmer_step() -> None:
    g = scene(
        *THREE, variants=["job_well_done"], season="harvest", devotion={"Cédric": 6}, working={"Cédric": {"farmer": 2}}
    )
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    g.act("Cédric", "improve_harvest")
    names = [type(event).__name__ for event in g.events if type(event).__name__ not in ("PhaseBegan", "Ended", "Chose")]
    assert names == ["ClimateTurned", "DevotionSpent", "Gained", "Gained"]
    assert g.told(Gained) == [Gained(0, "harvest", 0, 8), Gained(0, "job_well_done", 0, 2)]
