"""AL-16, AL-18: feeding, growth, and Kings who leave the game."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, TWO, AlbaScene, scene
from pentapolis.games.alba_longa.components import GROWTH, OWN_BOX, STALLS_IN_USE
from pentapolis.games.alba_longa.court import assign_peasants, hold_courts
from pentapolis.games.alba_longa.events import Crowned, Eliminated, Fed, Grew
from pentapolis.games.alba_longa.jobs import resolve_merchants
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import empty_city
from pentapolis.games.alba_longa.year_end import end_year, feed_people, grow_population
from support import rule


def ending(*names: str, **position: object) -> AlbaScene:
    """The end of a year, run to its first choice."""
    # any part of a position may be given, which a checker can not follow
    g = scene(*names, **position)  # type: ignore[arg-type]  # fields by name
    g.run(end_year)
    return g


# Feeding


@rule("AL-16.1", "AL-16.2", "AL-16.3", "AL-A32", "AL-A29")
def test_each_peasant_eats_a_wheat_and_the_unfed_leave_without_a_choice() -> None:
    g = scene(wheat=dict(zip(FOUR, (8, 11, 5, 1), strict=True)))
    g.run(feed_people)
    assert g.waits == ""
    assert g.home == {"Cédric": 8, "Mélanie": 8, "Thierry": 5, "Brigitte": 1}
    assert g.wheat == {"Cédric": 0, "Mélanie": 3, "Thierry": 0, "Brigitte": 0}
    assert g.told(Fed) == [Fed(0, 8, 0), Fed(1, 8, 0), Fed(2, 5, 3), Fed(3, 1, 7)]
    assert g.order == list(FOUR)  # exactly enough, or too little but some, is no elimination


@rule("AL-16.4", "AL-A54", "AL-A29")
def test_a_king_without_any_wheat_is_eliminated_even_in_year_1_and_even_without_peasants() -> None:
    g = scene(wheat={"Mélanie": 1, "Brigitte": 3}, home={"Thierry": 0, "Brigitte": 0}, king_of_kings="Mélanie")
    g.run(feed_people)
    assert g.order == ["Mélanie", "Brigitte"]
    assert [event.seat for event in g.told(Eliminated)] == [2, 0]
    assert g.population["Cédric"] == 0
    assert (g.home["Brigitte"], g.wheat["Brigitte"]) == (0, 3)  # nobody to feed, and still in the game


# Growth


@rule("AL-16.5", "AL-A32")
def test_who_fed_all_and_has_wheat_left_may_grow_in_turn_order() -> None:
    g = ending(king_of_kings="Brigitte", wheat=dict(zip(FOUR, (9, 8, 12, 5), strict=True)))
    asked = []
    while g.waits:
        asked.append(g.waits)
        g.act(g.waiting[0], "no_growth")
    assert asked == ["Cédric: grow", "Thierry: grow"]
    assert g.wheat == {"Cédric": 1, "Mélanie": 0, "Thierry": 4, "Brigitte": 0}


@rule("AL-16.6", "AL-16.7", "AL-A28")
@pytest.mark.parametrize(
    ("wheat", "most"),
    [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5), (20, 5), (21, 6), (60, 6)],
)
def test_the_price_of_growth(wheat: int, most: int) -> None:
    g = ending(*THREE, wheat={"Cédric": 8 + wheat, "Mélanie": 8, "Thierry": 8})
    assert g.options("Cédric") == [*(f"grow n={n}" for n in range(1, most + 1)), "no_growth"]
    if most < 6:
        g.refused("Cédric", f"grow n={most + 1}", "AL-16.6", "refused-too-little-wheat")
    g.refused("Cédric", "grow n=7", "AL-16.7", "refused-growth-limit")
    g.act("Cédric", f"grow n={most}")
    cost = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}[most]
    assert (g.population["Cédric"], g.wheat["Cédric"]) == (8 + most, wheat - cost)
    assert g.told(Grew) == [Grew(0, most, cost)]
    assert g.waits == ""  # a single purchase, whatever is left
    assert GROWTH[most] == cost


@rule("AL-16.8", "AL-A55")
def test_new_peasants_live_on_the_housing_track() -> None:
    g = ending(*THREE, wheat={"Cédric": 40, "Mélanie": 8, "Thierry": 8})
    g.act("Cédric", "grow n=4")
    assert g.home["Cédric"] == 12
    g.run(assign_peasants)
    assert g.waits == "Cédric: place_free"  # the twelfth stands on a free space


@rule("AL-16.9", "AL-A35", "AL-A36")
def test_peasants_never_run_out_and_the_disc_stays_on_the_last_space() -> None:
    g = ending(*THREE, home=dict.fromkeys(THREE, 60), wheat=dict.fromkeys(THREE, 100))
    for who in THREE:
        g.act(who, "grow n=6")
    assert g.population == dict.fromkeys(THREE, 66)
    assert g.each("population_disc") == dict.fromkeys(THREE, 21)
    other = ending(*THREE, wheat=dict.fromkeys(THREE, 100), home=dict.fromkeys(THREE, 60), box=longer())
    for who in THREE:
        other.act(who, "no_growth")
    assert other.each("population_disc") == dict.fromkeys(THREE, 30)


def longer() -> str:
    return OWN_BOX.load(b"[track.population]\nlength = 30\n")


@rule("AL-16.10", "AL-A60")
def test_the_population_disc_is_set_at_the_end_of_the_year_only() -> None:
    g = scene(*THREE, wheat={"Cédric": 20, "Mélanie": 8, "Thierry": 3})
    g.run(feed_people, grow_population)
    g.act("Cédric", "grow n=2")
    assert g.each("population_disc") == dict.fromkeys(THREE, 8)
    h = ending(*THREE, wheat={"Cédric": 20, "Mélanie": 8, "Thierry": 3})
    h.act("Cédric", "grow n=2")
    assert h.each("population_disc") == h.population == {"Cédric": 10, "Mélanie": 8, "Thierry": 3}


# Elimination


@rule("AL-18.1", "AL-18.3")
def test_an_eliminated_king_takes_no_further_part_and_leaves_nothing() -> None:
    g = scene(
        wheat=dict.fromkeys(FOUR[:3], 8), monuments={"Brigitte": 6}, silver={"Brigitte": 9}, used={"Brigitte": (2, 3)}
    )
    g.run(feed_people)
    assert g.city("Brigitte") == empty_city()
    assert (g.silver["Brigitte"], g.monuments["Brigitte"], g.used("Brigitte")) == (0, 0, [])
    g.city("Cédric").assigned[0] = 1
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court", "take_die die=worker_die count=1 job=worker")
    g.act("Mélanie", "pass_buy")
    g.act("Thierry", "pass_buy")
    assert g.waits == "Mélanie: call_court"  # Brigitte is asked for nothing


@rule("AL-18.1", "AL-18.3")
def test_the_city_of_an_eliminated_king_can_not_be_attacked() -> None:
    g = scene(eliminated=["Brigitte"], working={"Cédric": {"soldier": 1}})
    g.run(resolve_soldiers)
    assert g.options("Cédric") == ["choose_target city=roma", "choose_target city=veii"]
    g.refused("Cédric", "choose_target city=velitrae", "AL-18.1", "refused-eliminated")


@rule("AL-18.2", "AL-A30")
def test_an_eliminated_king_of_kings_names_a_new_one_after_all_have_left() -> None:
    g = scene(king_of_kings="Mélanie", wheat={"Cédric": 9, "Thierry": 9})
    g.run(end_year)
    assert g.told(Eliminated) == [Eliminated(1), Eliminated(3)]
    assert (g.waits, g.king_of_kings) == ("Mélanie: name_king_of_kings", "")
    assert g.options("Mélanie") == ["name_king_of_kings king=2", "name_king_of_kings king=0"]
    g.refused("Mélanie", "name_king_of_kings king=3", "AL-18.1", "refused-eliminated")
    g.act("Mélanie", "name_king_of_kings king=0")
    assert (g.king_of_kings, g.order) == ("Cédric", ["Cédric", "Thierry"])
    assert g.waits == "Cédric: grow"  # at once: growth already follows the new order


@rule("AL-A30", "AL-18.2")
def test_if_only_one_is_left_he_becomes_king_of_kings_without_a_choice() -> None:
    g = scene(*THREE, king_of_kings="Mélanie", wheat={"Thierry": 8})
    g.run(feed_people)
    assert (g.waits, g.king_of_kings, g.order) == ("", "Thierry", ["Thierry"])
    assert g.told(Crowned) == [Crowned(2)]


@rule("AL-18.2")
def test_a_king_of_kings_who_stays_keeps_the_card() -> None:
    g = scene(*THREE, king_of_kings="Mélanie", wheat={"Mélanie": 8, "Thierry": 8})
    g.run(feed_people)
    assert (g.waits, g.king_of_kings, g.order) == ("", "Mélanie", ["Mélanie", "Thierry"])


@rule("AL-18.4", "AL-A52")
def test_stalls_and_rules_stay_those_of_the_number_of_players_at_setup() -> None:
    g = scene(*THREE, eliminated=["Thierry"], stalls=[3, 2, 1, 1], working={"Cédric": {"merchant": 1}})
    assert len(g.state.stalls) == STALLS_IN_USE[3]
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court", "take_die die=worker_die count=1 job=worker")
    g.act("Mélanie", "buy_die die=soldier_die count=1 stall=stall_4")
    assert g.waits == "Mélanie: call_court"  # no second seat for anybody: that is for two players only
    g.act("Mélanie", "pass_court")
    g.act("Cédric", "pass_court")
    g.run(resolve_merchants)
    assert g.silver["Cédric"] == 5 + 1 + 2


@rule("AL-18.5", "AL-A31")
def test_the_last_king_plays_on_and_neither_wins_nor_loses_by_being_alone() -> None:
    g = scene(*THREE, wheat={"Cédric": 9})
    g.run(end_year)
    assert g.waits == "Cédric: grow"
    g.act("Cédric", "grow n=1")
    assert (g.order, g.population["Cédric"]) == (["Cédric"], 9)


@rule("AL-18.5", "AL-22.5")
def test_a_king_alone_may_still_attack_assisi() -> None:
    g = scene(*TWO, eliminated=["Mélanie"], working={"Cédric": {"soldier": 4}})
    g.run(resolve_soldiers)
    assert g.title.forced(g.state) == (0, g.title.parse("choose_target city=assisi"))


@rule("AL-18.6")
def test_if_no_king_is_left_the_game_is_over_and_all_have_lost() -> None:
    g = scene(*THREE)
    g.run(end_year)
    assert (g.waits, g.state.over, g.order, g.king_of_kings) == ("", True, [], "")
    outcome = g.title.outcome(g.state)
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((), (1, 1, 1), "everyone_eliminated")
