"""AL-6, AL-8: targets, heroes and fights."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FIVE, FOUR, THREE, AlbaScene, scene
from pentapolis.games.alba_longa.components import SABOTAGES
from pentapolis.games.alba_longa.events import Fought, HeroesReturned, HeroRevealed, SabotageLapsed, TargetRevealed
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import NOBODY
from pentapolis.kernel.event import Revealed, Sealed
from pentapolis.kernel.refusal import NotNow
from support import rule

CROWD = {"merchant": 4, "worker": 4, "priest": 4}
"""Enough people for any number of sabotages."""


def war(*names: str, soldiers: dict[str, int], **position: object) -> AlbaScene:
    """Kings with so many soldiers and cities full of people."""
    names = names or THREE
    working = {who: {**CROWD, "soldier": soldiers.get(who, 0)} for who in names}
    # any part of a position may be given, which a checker can not follow
    return scene(*names, working=working, **position)  # type: ignore[arg-type]  # fields by name


def saboteurs(g: AlbaScene) -> list[tuple[str, str]]:
    """Who sabotages whom, in order, every time in the quarry."""
    while g.waits.endswith(": sabotage"):
        g.act(g.waiting[0], "sabotage place=quarry")
    return [(who, victim) for who, victim, _, _ in g.sabotages()]


# Targets


@rule("AL-6.1", "AL-6.2", "AL-A13", "AL-6.3")
def test_every_king_with_soldiers_must_choose_a_target_and_nobody_else() -> None:
    g = war(*FOUR, soldiers={"Mélanie": 1, "Brigitte": 3}, king_of_kings="Thierry")
    g.run(resolve_soldiers)
    assert g.waits == "Brigitte, Mélanie: choose_target"
    assert g.options("Mélanie") == [f"choose_target city={city}" for city in ("alba_longa", "veii", "velitrae")]
    assert g.options("Cédric") == []
    g.refused("Mélanie", "choose_target city=roma", "AL-6.1", "refused-own-city")
    g.refused("Cédric", "choose_target city=roma", "AL-6.1", kind=NotNow)


@rule("AL-6.2")
def test_without_soldiers_nobody_fights() -> None:
    g = war(soldiers={})
    g.run(resolve_soldiers)
    assert (g.waits, g.changed, g.told(Fought), g.told(Revealed)) == ("", {"phase": "soldiers"}, [], [])


@rule("AL-6.1", "AL-6.3")
def test_targets_are_secret_until_all_have_chosen_and_may_be_changed_till_then() -> None:
    g = war(soldiers={"Cédric": 1, "Mélanie": 1})
    g.run(resolve_soldiers)
    g.mark()
    g.act("Cédric", "choose_target city=roma")
    assert g.events[-1] == Sealed(0)
    assert (g.seen("Mélanie"), g.seen("")) == tuple(other_choice("veii", who) for who in ("Mélanie", ""))
    assert g.changed == {}
    g.act("Cédric", "choose_target city=veii")
    g.act("Mélanie", "choose_target city=veii")
    assert g.told(TargetRevealed) == [TargetRevealed(0, "veii"), TargetRevealed(1, "veii")]
    assert g.told(Revealed) == [Revealed("choose_target")]
    assert g.each("target") == {"Cédric": 2, "Mélanie": 2, "Thierry": NOBODY}


def other_choice(city: str, who: str) -> object:
    """What somebody sees if Cédric has chosen this city."""
    g = war(soldiers={"Cédric": 1, "Mélanie": 1})
    g.run(resolve_soldiers)
    g.act("Cédric", f"choose_target city={city}")
    return g.seen(who)


@rule("AL-6.1")
def test_with_a_single_target_there_is_nothing_to_choose() -> None:
    g = war(soldiers={"Cédric": 1, "Mélanie": 2}, eliminated=["Thierry"])
    g.run(resolve_soldiers)
    assert g.title.forced(g.state) == (0, g.title.parse("choose_target city=roma"))


@rule("AL-A13", "AL-18.5")
def test_a_king_alone_has_no_target_and_does_not_attack() -> None:
    g = war(soldiers={"Cédric": 4}, eliminated=["Mélanie", "Thierry"])
    g.run(resolve_soldiers)
    assert (g.waits, g.told(TargetRevealed)) == ("", [])


# Heroes


@rule("AL-6.4", "AL-A14")
def test_whoever_attacks_or_is_attacked_plays_a_hero_and_nobody_else() -> None:
    g = war(*FIVE, soldiers={"Cédric": 1, "Mélanie": 1})
    g.run(resolve_soldiers)
    g.act("Cédric", "choose_target city=veii")
    g.act("Mélanie", "choose_target city=alba_longa")
    assert g.waits == "Cédric, Mélanie, Thierry: choose_hero"  # Thierry has no soldiers
    assert g.options("Thierry") == [f"choose_hero value={hero}" for hero in range(5)]
    assert g.options("Anne") == []
    g.refused("Thierry", "choose_target city=roma", "AL-6.4", kind=NotNow)  # nothing but a hero will do


@rule("AL-6.4", "AL-8.1")
def test_only_active_heroes_can_be_played() -> None:
    g = war(soldiers={"Cédric": 1}, used={"Cédric": (1, 3), "Mélanie": (2, 3, 4)})
    g.run(resolve_soldiers)
    g.act("Cédric", "choose_target city=roma")
    assert g.options("Cédric") == [f"choose_hero value={hero}" for hero in (0, 2, 4)]
    assert g.options("Mélanie") == ["choose_hero value=0", "choose_hero value=1"]
    g.refused("Cédric", "choose_hero value=3", "AL-6.4", "refused-hero-not-active")


@rule("AL-6.4", "AL-6.5")
def test_heroes_are_secret_until_all_have_chosen() -> None:
    def chosen(hero: int) -> AlbaScene:
        g = war(soldiers={"Cédric": 1})
        g.run(resolve_soldiers)
        g.act("Cédric", "choose_target city=roma")
        g.mark()
        g.act("Cédric", f"choose_hero value={hero}")
        return g

    g = chosen(4)
    assert (g.seen("Mélanie"), g.seen("")) == (chosen(0).seen("Mélanie"), chosen(0).seen(""))
    assert g.title.forced(g.state) is None
    g.act("Mélanie", "choose_hero value=2")
    assert g.told(HeroRevealed) == [HeroRevealed(0, 4), HeroRevealed(1, 2)]


@rule("AL-6.4")
def test_the_choice_of_a_hero_is_never_made_for_a_king() -> None:
    g = war(soldiers={"Cédric": 1}, used={"Cédric": (1, 2, 3), "Mélanie": (1, 2, 3)})
    g.run(resolve_soldiers)
    g.act("Cédric", "choose_target city=roma")
    assert all(len(g.options(who)) == 2 for who in ("Cédric", "Mélanie"))
    assert g.title.forced(g.state) is None


# Fights


@rule("AL-6.6", "AL-6.8", "AL-6.9")
def test_soldiers_and_hero_count_for_attack_and_defence_alike_and_are_not_used_up() -> None:
    g = war(soldiers={"Cédric": 3, "Mélanie": 2, "Thierry": 1})
    g.attack(
        {"Cédric": "Mélanie", "Mélanie": "Thierry", "Thierry": "Cédric"}, {"Cédric": 4, "Mélanie": 3, "Thierry": 2}
    )
    saboteurs(g)
    assert g.fought() == [("Cédric", 3, 7, 0), ("Mélanie", 7, 5, 1), ("Thierry", 5, 3, 1)]
    assert all(g.working(who)["soldier"] == n for who, n in (("Cédric", 3), ("Mélanie", 2), ("Thierry", 1)))


@rule("AL-6.7")
def test_attacked_cities_come_in_turn_order_and_others_are_skipped() -> None:
    g = war(*FIVE, soldiers=dict.fromkeys(FIVE, 1), king_of_kings="Brigitte")
    g.attack(
        {"Cédric": "Brigitte", "Mélanie": "Cédric", "Thierry": "Cédric", "Brigitte": "Thierry", "Anne": "Brigitte"}
    )
    saboteurs(g)
    assert [whose for whose, *_ in g.fought()] == ["Brigitte", "Cédric", "Thierry"]


@rule("AL-6.8", "AL-6.9", "AL-6.10")
def test_all_who_attack_a_city_add_up_against_its_soldiers_and_hero() -> None:
    g = war(*FOUR, soldiers={"Cédric": 2, "Mélanie": 1, "Thierry": 1, "Brigitte": 2})
    g.attack(
        {"Cédric": "Brigitte", "Mélanie": "Brigitte", "Thierry": "Brigitte", "Brigitte": "Cédric"},
        {"Cédric": 1, "Mélanie": 2, "Thierry": 0, "Brigitte": 4},
    )
    saboteurs(g)
    assert g.fought() == [("Cédric", 6, 3, 2), ("Brigitte", 7, 6, 1)]
    assert [event.attackers for event in g.told(Fought)] == [(3,), (0, 1, 2)]


@rule("AL-6.10")
@pytest.mark.parametrize(("soldiers", "sabotages"), [(1, 0), (2, 0), (3, 1)])
def test_an_attack_that_is_not_stronger_does_nothing(soldiers: int, sabotages: int) -> None:
    g = war(soldiers={"Cédric": soldiers})
    g.attack({"Cédric": "Mélanie"}, {"Mélanie": 2})
    assert g.fought() == [("Mélanie", soldiers, 2, sabotages)]
    assert g.waits == ("Cédric: sabotage" if sabotages else "")


@rule("AL-6.11")
@pytest.mark.parametrize(
    ("success", "sabotages"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3), (9, 3), (10, 4), (11, 4), (25, 4)],
)
def test_sabotages_by_success_value(success: int, sabotages: int) -> None:
    g = war(soldiers={"Cédric": success})
    g.attack({"Cédric": "Mélanie"})
    assert len(saboteurs(g)) == sabotages == SABOTAGES[min(success, 10)]
    assert g.waits == ""


@rule("AL-6.12", "AL-A15")
def test_attackers_take_turns_by_their_own_strength_equal_ones_in_turn_order() -> None:
    g = war(*FIVE, soldiers={"Cédric": 2, "Mélanie": 5, "Thierry": 4, "Anne": 2}, king_of_kings="Anne")
    g.attack(
        dict.fromkeys(("Cédric", "Mélanie", "Thierry", "Anne"), "Brigitte"),
        {"Cédric": 2, "Mélanie": 0, "Thierry": 0, "Anne": 2},
    )
    # Mélanie 5; Anne, Cédric and Thierry 4 each, and Anne is King of Kings
    assert [who for who, _ in saboteurs(g)] == ["Mélanie", "Anne", "Cédric", "Thierry"]


@rule("AL-6.13")
def test_if_sabotages_remain_the_first_attacker_is_next_again() -> None:
    g = war(soldiers={"Cédric": 4, "Mélanie": 6})
    g.attack({"Cédric": "Thierry", "Mélanie": "Thierry"})
    assert [who for who, _ in saboteurs(g)] == ["Mélanie", "Cédric", "Mélanie", "Cédric"]


@rule("AL-6.12", "AL-6.8")
def test_a_hero_decides_who_is_strongest() -> None:
    g = war(soldiers={"Cédric": 4, "Mélanie": 3})
    g.attack({"Cédric": "Thierry", "Mélanie": "Thierry"}, {"Mélanie": 4})
    assert [who for who, _ in saboteurs(g)] == ["Mélanie", "Cédric", "Mélanie", "Cédric"]


# After the fight


@rule("AL-8.1")
def test_played_heroes_go_to_the_used_pile_but_a_0_comes_back() -> None:
    g = war(soldiers={"Cédric": 1}, used={"Mélanie": (1,)})
    g.attack({"Cédric": "Mélanie"}, {"Cédric": 0, "Mélanie": 3})
    assert g.waits == ""
    assert (g.used("Cédric"), g.used("Mélanie"), g.used("Thierry")) == ([], [1, 3], [])
    assert g.city("Cédric").active == 0b11111
    assert g.each("hero") == g.each("target") == dict.fromkeys(THREE, NOBODY)


@rule("AL-8.1")
def test_heroes_are_put_away_only_when_all_attacks_are_resolved() -> None:
    g = war(soldiers={"Cédric": 5})
    g.attack({"Cédric": "Mélanie"}, {"Cédric": 2})
    assert (g.waits, g.city("Cédric").hero, g.used("Cédric")) == ("Cédric: sabotage", 2, [])
    saboteurs(g)
    assert (g.city("Cédric").hero, g.used("Cédric")) == (NOBODY, [2])


@rule("AL-8.2")
def test_with_only_the_0_left_all_used_heroes_come_back() -> None:
    g = war(soldiers={"Cédric": 1}, used={"Cédric": (1, 2, 4), "Mélanie": (1, 2)})
    g.attack({"Cédric": "Mélanie"}, {"Cédric": 3, "Mélanie": 4})
    assert (g.used("Cédric"), g.used("Mélanie")) == ([], [1, 2, 4])
    assert g.told(HeroesReturned) == [HeroesReturned(0)]
    assert g.city("Cédric").active == 0b11111


@rule("AL-8.2")
def test_playing_the_0_with_one_other_hero_left_brings_nothing_back() -> None:
    g = war(soldiers={"Cédric": 1}, used={"Cédric": (1, 2, 4)})
    g.attack({"Cédric": "Mélanie"}, {"Mélanie": 1})
    assert (g.used("Cédric"), g.told(HeroesReturned)) == ([1, 2, 4], [])


@rule("AL-6.13", "AL-7.12")
def test_nothing_is_left_waiting_when_the_city_is_empty() -> None:
    g = scene(*THREE, working={"Cédric": {"soldier": 12}, "Mélanie": {"worker": 2}})
    g.attack({"Cédric": "Mélanie"})
    g.act("Cédric", "sabotage place=quarry")
    g.act("Cédric", "sabotage place=quarry")
    assert g.waits == ""
    assert g.told(SabotageLapsed) == [SabotageLapsed(0, "roma")] * 2
