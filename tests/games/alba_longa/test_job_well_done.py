"""AL-20: the variant A Job Well Done."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, AlbaScene, scene
from pentapolis.games.alba_longa.components import OWN_BOX
from pentapolis.games.alba_longa.court import assign_peasants, free_peasants
from pentapolis.games.alba_longa.events import (
    Gained,
    HeroRecovered,
    HousingImproved,
    PietyGranted,
    PietyReturned,
    RecoverySkipped,
)
from pentapolis.games.alba_longa.harvest import bring_in_harvest, resolve_blessings, resolve_farmers
from pentapolis.games.alba_longa.jobs import resolve_priests, resolve_workers
from pentapolis.games.alba_longa.season import return_peasants
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import NOBODY
from pentapolis.kernel.event import ChoseInSecret
from support import rule

JWD = ("job_well_done",)


def work(**numbers: int) -> dict[str, dict[str, int]]:
    """So many workers each."""
    return {who: {"worker": number} for who, number in numbers.items()}


def armies(**numbers: int) -> dict[str, dict[str, int]]:
    return {who: {"soldier": number} for who, number in numbers.items()}


# Soldiers


@rule("AL-20.2", "AL-A40", "AL-A41")
def test_the_largest_army_may_bring_a_used_hero_back_before_targets_are_chosen() -> None:
    g = scene(*THREE, variants=JWD, working=armies(Cédric=2, Mélanie=3), used={"Mélanie": (1, 4)})
    g.run(resolve_soldiers)
    assert g.waits == "Mélanie: recover_hero"
    assert g.options("Mélanie") == ["recover_hero value=1", "recover_hero value=4", "skip_recover"]
    g.refused("Mélanie", "recover_hero value=2", "AL-20.2", "refused-hero-not-used")
    g.act("Mélanie", "recover_hero value=4")
    assert (g.used("Mélanie"), g.waits) == ([1], "Cédric, Mélanie: choose_target")


@rule("AL-20.2", "AL-A41")
def test_it_may_be_declined() -> None:
    g = scene(*THREE, variants=JWD, working=armies(Mélanie=3), used={"Mélanie": (1, 4)})
    g.run(resolve_soldiers)
    g.act("Mélanie", "skip_recover")
    assert (g.used("Mélanie"), g.told(RecoverySkipped)) == ([1, 4], [RecoverySkipped(1)])


@rule("AL-20.2", "AL-A40", "AL-A41")
@pytest.mark.parametrize(
    ("working", "used"),
    [
        (armies(Cédric=3, Mélanie=3), {"Cédric": (1,), "Mélanie": (1,)}),  # a tie
        (armies(Thierry=0), {"Cédric": (1,), "Mélanie": (1,)}),  # no soldier at all
        (armies(Cédric=2, Mélanie=1), {"Mélanie": (1,)}),  # nothing to take back
    ],
)
def test_a_tie_no_soldiers_or_an_empty_pile_bring_nothing(
    working: dict[str, dict[str, int]], used: dict[str, tuple[int, ...]]
) -> None:
    g = scene(*THREE, variants=JWD, working=working, used=used)
    g.run(resolve_soldiers)
    assert not g.waits.endswith("recover_hero")


@rule("AL-20.2")
def test_without_the_variant_no_hero_comes_back() -> None:
    g = scene(*THREE, working=armies(Mélanie=3), used={"Mélanie": (1, 4)})
    g.run(resolve_soldiers)
    assert g.waits == "Mélanie: choose_target"


@rule("AL-A41")
def test_the_others_see_that_a_hero_was_taken_back_but_not_which() -> None:
    def taken(hero: int) -> AlbaScene:
        g = scene(*THREE, variants=JWD, working=armies(Mélanie=3), used={"Mélanie": (1, 4)})
        g.run(resolve_soldiers)
        g.mark()
        g.act("Mélanie", f"recover_hero value={hero}")
        return g

    one, four = taken(1), taken(4)
    for viewer in ("Cédric", "Thierry", ""):
        seat = NOBODY if not viewer else one.seat(viewer)
        assert one.seen(viewer) == four.seen(viewer)
        assert [event.seen_by(seat) for event in one.events] == [event.seen_by(seat) for event in four.events]
    assert one.told(HeroRecovered)[0].seen_by(0) == HeroRecovered(1, -1)
    assert one.told(ChoseInSecret)[0].seen_by(0) is None
    assert one.seen("Cédric").cities[1].used_count == 1
    assert one.seen("Mélanie") != four.seen("Mélanie")


@rule("AL-20.3")
def test_heroes_do_not_count_for_the_largest_army_and_it_brings_nothing_in_the_fight() -> None:
    g = scene(*THREE, variants=JWD, working=armies(Cédric=3, Mélanie=2), used={"Cédric": (1,), "Mélanie": (1,)})
    g.run(resolve_soldiers)
    assert g.waits == "Cédric: recover_hero"
    g.act("Cédric", "skip_recover")
    g.attack_on({"Cédric": "Mélanie", "Mélanie": "Cédric"}, {"Cédric": 0, "Mélanie": 3})
    assert g.fought() == [("Cédric", 5, 3, 1), ("Mélanie", 3, 5, 0)]


# Workers


@rule("AL-20.4", "AL-A40")
@pytest.mark.parametrize(
    ("working", "moved"),
    [
        (work(Cédric=1, Mélanie=3), "Mélanie"),
        (work(Cédric=2, Mélanie=2), ""),
        (work(Thierry=1), "Thierry"),
        (work(), ""),
    ],
)
def test_strictly_the_most_workers_move_the_housing_disc(working: dict[str, dict[str, int]], moved: str) -> None:
    g = scene(*THREE, variants=JWD, working=working, housing_disc=dict.fromkeys(THREE, 2))
    g.run(resolve_workers)
    assert g.each("housing_disc") == {who: 3 if who == moved else 2 for who in THREE}
    assert g.told(HousingImproved) == ([HousingImproved(g.seat(moved), 3)] if moved else [])


@rule("AL-20.4", "AL-A40", "AL-21.3")
def test_captives_count_for_the_majority() -> None:
    g = scene(*THREE, variants=JWD, working=work(Cédric=2, Mélanie=1), captives={"Mélanie": {"worker": 2}})
    g.run(resolve_workers)
    assert g.each("housing_disc") == {"Cédric": 0, "Mélanie": 1, "Thierry": 0}
    assert g.monuments == {"Cédric": 1, "Mélanie": 1, "Thierry": 0}


@rule("AL-A42")
def test_the_housing_disc_stays_on_the_last_space() -> None:
    g = scene(*THREE, variants=JWD, working=work(Cédric=1), housing_disc={"Cédric": 21})
    g.run(resolve_workers)
    assert (g.city("Cédric").housing_disc, g.told(HousingImproved)) == (21, [])
    longer = scene(
        *THREE,
        variants=JWD,
        working=work(Cédric=1),
        housing_disc={"Cédric": 21},
        box=OWN_BOX.load(b"[track.housing]\nlength = 24\n"),
    )
    longer.run(resolve_workers)
    assert longer.city("Cédric").housing_disc == 22


@rule("AL-A40")
def test_a_king_alone_has_every_majority() -> None:
    g = scene(
        *THREE,
        variants=JWD,
        season="harvest",
        eliminated=["Mélanie", "Thierry"],
        working={"Cédric": {"worker": 1, "priest": 1, "farmer": 1}},
    )
    g.run(resolve_workers, resolve_priests, bring_in_harvest)
    assert (g.city("Cédric").housing_disc, g.state.piety, g.wheat["Cédric"]) == (1, 0, 3 + 2)


# Priests and blessings


@rule("AL-20.5", "AL-A25", "AL-A40")
@pytest.mark.parametrize(
    ("devotion", "holder"), [((4, 2, 1), "Cédric"), ((1, 4, 3), "Mélanie"), ((4, 3, 3), ""), ((0, 0, 0), "Cédric")]
)
def test_in_the_harvest_season_strictly_the_highest_level_takes_the_mark(
    devotion: tuple[int, int, int], holder: str
) -> None:
    g = scene(
        *THREE,
        variants=JWD,
        season="harvest",
        devotion=dict(zip(THREE, devotion, strict=True)),
        working={"Cédric": {"priest": 1}, "Thierry": {"priest": 2} if holder == "" else {}},
    )
    g.run(resolve_priests)  # the priests of this season count: 5 against 3 and 1, 2 against 4 and 3, a tie, 1 against 0
    assert g.name(g.state.piety) == holder
    assert g.told(PietyGranted) == ([PietyGranted(g.seat(holder))] if holder else [])


@rule("AL-20.5")
def test_there_is_no_mark_in_the_growing_season_nor_without_the_variant_nor_without_worship() -> None:
    for position in (
        scene(*THREE, variants=JWD, devotion={"Cédric": 4}),
        scene(*THREE, season="harvest", devotion={"Cédric": 4}),
        scene(*THREE, variants=JWD, season="harvest"),
    ):
        position.run(resolve_priests)
        assert position.state.piety == NOBODY


@rule("AL-20.7", "AL-A24")
def test_the_mark_makes_the_blessing_cheaper_but_neither_the_harvest_nor_the_condition() -> None:
    g = scene(*THREE, variants=JWD, season="harvest", devotion={"Cédric": 6, "Mélanie": 6}, piety="Cédric")
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    g.act("Cédric", "improve_harvest")
    g.act("Mélanie", "improve_harvest")
    assert g.devotion["Cédric"] == 1  # improving costs the whole prayer
    g.run(resolve_blessings)
    assert g.waits == "Cédric: take_blessing"
    g.chance("blessings=blessing_wheat")
    g.act("Cédric", "take_blessing")
    assert g.waits == ""  # Mélanie, with 1 and without the Mark, can't ask
    assert (g.devotion["Cédric"], g.wheat["Cédric"]) == (0, 3)
    h = scene(*THREE, variants=JWD, season="harvest", devotion={"Cédric": 6}, piety="Cédric")
    h.chance("blessings=blessing_wheat")
    h.run(resolve_blessings)
    assert h.wheat["Cédric"] == 0  # he did not improve


@rule("AL-20.8")
@pytest.mark.parametrize("answer", ["take_blessing", "decline_blessing"])
def test_after_the_blessings_the_mark_is_put_back_blessed_or_not(answer: str) -> None:
    g = scene(*THREE, variants=JWD, season="harvest", devotion={"Mélanie": 2}, improved=["Mélanie"], piety="Mélanie")
    g.run(resolve_blessings)
    g.chance("blessings=blessing_silver")
    g.act("Mélanie", answer)
    assert g.state.piety == NOBODY
    assert g.told(PietyReturned) == [PietyReturned(1)]
    assert g.devotion["Mélanie"] == (1 if answer == "take_blessing" else 2)


# Farmers


def farms(**numbers: int) -> dict[str, dict[str, int]]:
    return {who: {"farmer": number} for who, number in numbers.items()}


@rule("AL-20.6", "AL-A40", "AL-A64", "AL-A12")
def test_strictly_the_most_standing_farmers_of_fields_and_granary_bring_two_wheat() -> None:
    g = scene(*THREE, variants=JWD, season="harvest", working=farms(Cédric=5, Mélanie=6, Thierry=4))
    g.run(bring_in_harvest)
    assert g.wheat == {"Cédric": 15, "Mélanie": 15 + 2, "Thierry": 12}
    assert g.told(Gained)[-1] == Gained(1, "job_well_done", 0, 2)


@rule("AL-20.6")
def test_lying_farmers_do_not_count_and_a_tie_gives_nobody_the_wheat() -> None:
    g = scene(*THREE, variants=JWD, season="harvest", working=farms(Cédric=4, Mélanie=5), lying_farmers={"Mélanie": 2})
    g.run(bring_in_harvest)
    assert g.wheat == {"Cédric": 12 + 2, "Mélanie": 9 + 4, "Thierry": 0}
    tie = scene(*THREE, variants=JWD, season="harvest", working=farms(Cédric=4, Mélanie=4))
    tie.run(bring_in_harvest)
    assert tie.wheat == {"Cédric": 12, "Mélanie": 12, "Thierry": 0}
    base = scene(*THREE, season="harvest", working=farms(Cédric=4))
    base.run(bring_in_harvest)
    assert base.wheat["Cédric"] == 12


@rule("AL-20.6", "AL-A64", "AL-23.2", "AL-23.3")
def test_captives_in_the_granary_count_for_the_majority() -> None:
    g = scene(
        *THREE, variants=JWD, season="harvest", working=farms(Cédric=3, Mélanie=2), captives={"Mélanie": {"farmer": 2}}
    )
    g.run(bring_in_harvest)
    assert g.wheat == {"Cédric": 9, "Mélanie": 6 + 2, "Thierry": 0}


# Return and victory


@rule("AL-20.9", "AL-20.10")
@pytest.mark.parametrize(
    ("disc", "peasants", "free"),
    [(0, 11, 0), (1, 11, 1), (11, 1, 1), (12, 3, 0), (12, 4, 1), (4, 16, 3), (16, 4, 1), (16, 3, 0), (21, 30, 0)],
)
def test_peasants_live_after_the_disc_and_only_those_on_free_spaces_are_free(
    disc: int, peasants: int, free: int
) -> None:
    g = scene(*THREE, variants=JWD, housing_disc={"Cédric": disc}, home={"Cédric": peasants})
    g.run(return_peasants, assign_peasants)
    assert free_peasants(g.city("Cédric")) == free
    assert g.waits == ("Cédric: place_free" if free else "Cédric: call_court")


@rule("AL-20.11")
def test_the_housing_disc_is_no_population() -> None:
    g = scene(variants=JWD, housing_disc=dict.fromkeys(FOUR, 5), home=dict.fromkeys(FOUR, 12), monuments={"Cédric": 10})
    assert g.population == dict.fromkeys(FOUR, 12)
    assert not g.city("Cédric").fulfils
