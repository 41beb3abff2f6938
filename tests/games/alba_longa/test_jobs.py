"""AL-9, AL-10, AL-11: merchants, quarry workers and priests."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FIVE, FOUR, THREE, scene
from pentapolis.games.alba_longa.components import OWN_BOX
from pentapolis.games.alba_longa.events import Built, DevotionRose, Gained, StallEmptied, StallTaken
from pentapolis.games.alba_longa.jobs import resolve_merchants, resolve_priests, resolve_workers
from pentapolis.games.alba_longa.season import return_peasants
from support import rule


def merchants(**numbers: int) -> dict[str, dict[str, int]]:
    return {who: {"merchant": number} for who, number in numbers.items()}


# Merchants


@rule("AL-9.1")
@pytest.mark.parametrize(("number", "silver"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_spaces_1_3_and_6_pay_a_silver_each(number: int, silver: int) -> None:
    g = scene(working=merchants(Mélanie=number))
    g.run(resolve_merchants)
    assert g.silver == {"Cédric": 5, "Mélanie": 5 + silver, "Thierry": 5, "Brigitte": 5}
    assert g.told(Gained) == ([Gained(1, "market", silver)] if silver else [])


@rule("AL-9.1", "AL-A20", "AL-9.3")
def test_a_lying_merchant_earns_nothing_but_counts_for_the_ranking_beside_a_standing_one() -> None:
    g = scene(
        *THREE,
        working=merchants(Cédric=1, Mélanie=2),
        captives={"Cédric": {"merchant": 2}},
        lying_merchant=["Cédric"],
        stalls=[9, 4, 2],
    )
    g.run(resolve_merchants)
    # space 3 pays Cédric, space 1 doesn't; his three merchants come before Mélanie's two
    assert g.silver == {"Cédric": 5 + 1 + 4, "Mélanie": 5 + 1 + 2, "Thierry": 5}


@rule("AL-9.2", "AL-9.3", "AL-9.7")
def test_the_fullest_stall_goes_to_the_bank_and_the_next_ones_to_most_merchants() -> None:
    g = scene(stalls=[1, 6, 3, 0, 4], working=merchants(Cédric=1, Mélanie=5, Brigitte=2))
    g.run(resolve_merchants)
    assert g.silver == {"Cédric": 5 + 1 + 1, "Mélanie": 5 + 2 + 4, "Thierry": 5, "Brigitte": 5 + 1 + 3}
    assert g.told(StallEmptied) == [StallEmptied("stall_2", 6)]
    assert g.told(StallTaken) == [
        StallTaken(1, "stall_5", 4),
        StallTaken(3, "stall_3", 3),
        StallTaken(0, "stall_1", 1),
    ]
    assert g.state.stalls == [0] * 5


@rule("AL-9.2")
def test_of_equal_stalls_the_lowest_number_comes_first() -> None:
    g = scene(*THREE, stalls=[0, 3, 3, 3], working=merchants(Cédric=1, Thierry=2))
    g.run(resolve_merchants)
    assert g.told(StallEmptied) == [StallEmptied("stall_2", 3)]
    assert g.told(StallTaken) == [StallTaken(2, "stall_3", 3), StallTaken(0, "stall_4", 3)]


@rule("AL-9.3", "AL-A18")
def test_merchants_beside_the_track_count_for_the_stalls() -> None:
    g = scene(*THREE, stalls=[5, 4, 1], working=merchants(Cédric=7, Mélanie=8))
    g.run(resolve_merchants)
    assert g.silver == {"Cédric": 5 + 3 + 1, "Mélanie": 5 + 3 + 4, "Thierry": 5}


@rule("AL-9.4")
def test_equal_numbers_of_merchants_are_ranked_in_turn_order() -> None:
    g = scene(stalls=[5, 4, 3, 2], king_of_kings="Thierry", working=merchants(Cédric=2, Mélanie=2, Brigitte=2))
    g.run(resolve_merchants)
    assert [(g.name(event.seat), event.silver) for event in g.told(StallTaken)] == [
        ("Brigitte", 4),
        ("Cédric", 3),
        ("Mélanie", 2),
    ]


@rule("AL-9.5")
def test_a_king_whose_only_merchant_is_lying_takes_a_stall_after_all_others() -> None:
    g = scene(
        *FIVE,
        stalls=[9, 5, 4, 3, 2, 1],
        working=merchants(Cédric=1, Mélanie=1, Thierry=1, Brigitte=1),
        lying_merchant=["Cédric", "Thierry"],
    )
    g.run(resolve_merchants)
    assert [(g.name(event.seat), event.silver) for event in g.told(StallTaken)] == [
        ("Mélanie", 5),
        ("Brigitte", 4),
        ("Cédric", 3),
        ("Thierry", 2),
    ]
    assert [g.name(event.seat) for event in g.told(Gained)] == ["Mélanie", "Brigitte"]  # nothing from the bank


@rule("AL-9.6", "AL-9.7")
def test_a_king_without_merchants_takes_nothing_and_what_is_left_goes_to_the_bank() -> None:
    g = scene(stalls=[4, 3, 2, 1], working=merchants(Cédric=1))
    g.run(resolve_merchants)
    assert g.silver == {"Cédric": 5 + 1 + 3, "Mélanie": 5, "Thierry": 5, "Brigitte": 5}
    assert [event.stall for event in g.told(StallEmptied)] == ["stall_1", "stall_3", "stall_4"]
    assert g.state.stalls == [0] * 5


@rule("AL-A19", "AL-9.3")
def test_an_empty_stall_yields_nothing_and_nobody_is_asked() -> None:
    g = scene(stalls=[4], working=merchants(Cédric=1, Mélanie=2))
    g.run(resolve_merchants)
    assert (g.waits, g.silver["Cédric"], g.silver["Mélanie"]) == ("", 6, 6)
    assert g.told(StallTaken) == []


# Quarry workers


@rule("AL-10.1", "AL-10.2")
@pytest.mark.parametrize(("workers", "built"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_each_pair_of_workers_builds_a_monument(workers: int, built: int) -> None:
    g = scene(working={"Mélanie": {"worker": workers}}, monuments={"Mélanie": 2})
    g.run(resolve_workers)
    assert g.monuments == {"Cédric": 0, "Mélanie": 2 + built, "Thierry": 0, "Brigitte": 0}
    assert g.told(Built) == ([Built(1, "quarry", built)] if built else [])


@rule("AL-10.2")
def test_a_worker_without_partner_is_not_carried_over() -> None:
    g = scene(working={"Mélanie": {"worker": 3}}, home={"Mélanie": 0})
    g.run(resolve_workers, return_peasants)
    g.city("Mélanie").assigned[2] = 1
    g.run(resolve_workers)
    assert g.monuments["Mélanie"] == 1


@rule("AL-10.3")
def test_nobody_builds_more_than_ten_monuments() -> None:
    g = scene(working={"Mélanie": {"worker": 6}, "Thierry": {"worker": 2}}, monuments={"Mélanie": 9, "Thierry": 10})
    g.run(resolve_workers)
    assert (g.monuments["Mélanie"], g.monuments["Thierry"]) == (10, 10)
    assert g.told(Built) == [Built(1, "quarry", 1)]


# Priests


@rule("AL-11.1")
def test_the_level_rises_by_the_priests_on_the_track() -> None:
    g = scene(working={"Cédric": {"priest": 3}, "Mélanie": {"priest": 2}}, devotion={"Mélanie": 4, "Thierry": 5})
    g.run(resolve_priests)
    assert g.devotion == {"Cédric": 3, "Mélanie": 6, "Thierry": 5, "Brigitte": 0}
    assert g.told(DevotionRose) == [DevotionRose(0, 3), DevotionRose(1, 6)]


@rule("AL-11.2", "AL-A21")
def test_priests_beside_the_track_do_not_raise_the_level_past_10() -> None:
    g = scene(
        working={"Cédric": {"priest": 4}, "Mélanie": {"priest": 3}, "Thierry": {"priest": 12}},
        devotion={"Cédric": 8, "Mélanie": 10},
    )
    g.run(resolve_priests)
    assert g.devotion == {"Cédric": 10, "Mélanie": 10, "Thierry": 10, "Brigitte": 0}
    long = scene(working={"Thierry": {"priest": 12}}, box=OWN_BOX.load(b"[track.devotion]\nlength = 15\n"))
    long.run(resolve_priests)
    assert long.devotion["Thierry"] == 12


@rule("AL-11.3")
def test_the_level_is_kept_from_season_to_season() -> None:
    g = scene(working={who: {"priest": 2} for who in FOUR}, home=dict.fromkeys(FOUR, 6))
    g.run(resolve_priests, return_peasants)
    assert g.devotion == dict.fromkeys(FOUR, 2)
    g.city("Cédric").assigned[3] = 1
    g.run(resolve_priests)
    assert g.devotion["Cédric"] == 3
