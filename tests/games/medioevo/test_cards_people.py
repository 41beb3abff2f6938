"""Cards 24, 26, 32 to 38, 67 to 70: Militia, Templars, Magnates, Architects, Sheriffs, Heroines (ME-25.23, ME-25.25,
ME-25.31 to ME-25.36, ME-25.57, ME-25.58)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, WILD
from games.medioevo.marching import wagon
from games.medioevo.reacting import AR, CP1, CV, HI, LI, ReactingScene, in_phase, reacting
from pentapolis.games.medioevo.realm.bankruptcy import collect_interest
from pentapolis.games.medioevo.tabletop import Card, Effect, Troop
from support import rule


def ana_comes(cards: dict[str, list[int]], **position: Any) -> ReactingScene:
    """Ana, at war with Bo, has stepped into his Great Plain; Bo may react."""
    position.setdefault("armies", {"serbia": {"Ana": {AR: 2}}})
    g = in_phase("combat", items={"w1": wagon("serbia")}, wars=[("Ana", "Bo")], cards=cards, **position)
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1", "step place=great_plain")
    return g


# Militia


@rule("ME-25.23")
def test_card_24_raises_a_unit_where_an_enemy_enters() -> None:
    g = ana_comes({"Bo": [24], "Cy": [26]})
    assert g.waits == "Bo: enter"
    units = [line.rpartition("unit=")[2] for line in g.uses("Bo")]
    assert units == [LI, HI, AR, CV, CP1]
    g.act("Bo", f"use_card_for_unit card=24 place=great_plain unit={CP1}")
    g.close()
    assert g.army("great_plain", "Bo") == {CP1: 1}
    assert g.paid() == []
    assert g.waits == "Ana: declare_capture"  # there is a battle now


@rule("ME-25.23", "ME-4.31")
def test_card_24_raises_a_unit_against_rebels() -> None:
    g = reacting(phase="events", cards={"Ana": [24]}, circle=(4, 6, 8), armies={HOME: {"Ana": {LI: 1}}})
    g.ask("breaks_out", "Ana", "nicaea", 1)
    assert g.waits == "Ana: rebellion"
    g.script("1 2 3")
    g.act("Ana", f"use_card_for_unit card=24 place=nicaea unit={HI}")
    assert g.waits == "Ana: reroll_attack"
    assert g.army("nicaea", "Ana") == {HI: 1}
    assert g.army("nicaea", "barbarians") == {LI: 1}


@rule("ME-25.25")
def test_card_26_counts_as_a_tower_more_while_own_units_stand_there() -> None:
    g = ana_comes({"Bo": [26]}, armies={"serbia": {"Ana": {AR: 2}}, "great_plain": {"Bo": {HI: 3}}}, buildings={})
    g.act("Bo", "use_card_at card=26 place=great_plain")
    g.play("8: 1 1", "1 2 3", choose_protection="choose_protection against=archers", until="reroll_attack")
    assert g.damage() == [("Bo", 1, "archery")]
    assert g.place("great_plain").military == 0
    assert Effect("card_26", 1, "great_plain") in g.state.effects


@rule("ME-25.25")
def test_card_26_needs_own_units_and_strengthens_a_building_by_one() -> None:
    g = ana_comes({"Bo": [26]})
    assert g.asks != "enter"
    g = ana_comes(
        {"Bo": [26]},
        armies={"serbia": {"Ana": {AR: 2}}, "great_plain": {"Bo": {HI: 3}}},
        buildings={"great_plain": ["tower"]},
    )
    g.act("Bo", "use_card_at card=26 place=great_plain")
    g.play("8: 1 1", "1 2 3", choose_protection="choose_protection against=archers", until="reroll_attack")
    assert g.damage() == []  # two less


# Architects


@rule("ME-25.31")
@pytest.mark.parametrize(("card", "price"), [(32, 50), (33, 50)])
def test_cards_32_and_33_make_one_building_cheaper(card: int, price: int) -> None:
    g = in_phase(
        "purchase", cards={"Ana": [card]}, technology={"Ana": {"construction": 1}}, points={"Ana": {"green": 4}}
    )
    g.act("Ana", f"use_card card={card}", f"build_building building=village place={HOME}")
    g.act("Ana", "build_building building=village place=smyrna")
    assert [florins for _, florins, _ in g.paid()] == [price, 100]


@rule("ME-25.31")
def test_half_a_price_is_rounded_up_and_an_upgrade_counts() -> None:
    g = in_phase(
        "purchase",
        cards={"Ana": [32, 33]},
        technology={"Ana": {"construction": 1}},
        points={"Ana": {"green": 4}},
        buildings={HOME: ["village"]},
    )
    g.act("Ana", "use_card card=33", f"upgrade_building place={HOME} building=city")
    assert [florins for _, florins, _ in g.paid()] == [100]


# Templars


@rule("ME-25.32")
def test_card_34_places_a_unit_outside_the_own_kingdom_where_resistance_is_fought_at_once() -> None:
    g = in_phase("purchase", cards={"Ana": [34]}, circle=(4, 6, 8))
    lines = g.uses("Ana", "use_card card=34")
    assert not any(f"place={HOME}" in line or "captain" in line for line in lines)
    g.script("1 2 8")
    g.act("Ana", f"use_card_for_unit card=34 place={WILD} unit={CV}")
    assert g.waits == "Ana: reroll_attack"
    assert (g.army(WILD, "Ana"), g.army(WILD, "barbarians")) == ({CV: 1}, {LI: 1})
    assert g.battle.attacker == 0


@rule("ME-25.32", "ME-17.5")
def test_card_34_in_anothers_territory_is_an_attack() -> None:
    g = in_phase("purchase", cards={"Ana": [34]})
    g.act("Ana", f"use_card_for_unit card=34 place=great_plain unit={CV}")
    assert [(who, change) for who, change, _ in g.honor()] == [("Ana", -3), ("Ana", 1)]
    assert g.controls("great_plain") == "Ana"
    assert [(war.a, war.b, war.undeclared) for war in g.state.wars] == [(0, 1, True)]


@rule("ME-25.33")
def test_card_35_adds_a_unit_to_an_own_battle_in_progress() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {AR: 2}}}, cards={"Bo": [35], "Ana": [-35]})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack", before_battle=f"use_card_on_unit card=35 unit={CV}")
    assert g.army(HOME, "Bo") == {AR: 2, CV: 1}
    g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {AR: 2}}}, cards={"Ana": [35]})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack")  # nobody was asked: it is a home of the Templar's owner
    assert g.army(HOME, "Ana") == {AR: 2}


# Magnates


@rule("ME-25.34")
def test_card_36_takes_a_deposit_and_gives_it_back_with_half_of_it_more() -> None:
    g = in_phase("purchase", cards={"Ana": [36]}, florins={"Ana": 500})
    g.act("Ana", "use_card card=36")
    assert g.waits == "Ana: magnate_deposit"
    g.refused("Ana", "make_deposit florins=301", "ME-25.34")
    g.act("Ana", "make_deposit florins=175")
    assert (g.player("Ana").florins, g.card("Ana", 36)) == (325, Card(36, rotated=True, deposit=175))
    g = in_phase("purchase", player={"Ana": {"cards": [Card(36, deposit=175)]}}, florins={"Ana": 0})
    g.act("Ana", "use_card card=36")
    assert g.collected() == [("Ana", 262, "deposit")]
    assert g.card("Ana", 36) == Card(36, rotated=True)


@rule("ME-25.35")
def test_card_37_brings_half_of_the_interest_that_others_pay() -> None:
    g = reacting(phase="taxes", cards={"Ana": [37]}, debt={"Bo": 550, "Cy": 1100, "Ana": 550})
    g.run(collect_interest)
    assert g.waits == "Ana: settle_interest"
    g.act("Ana", "use_card card=37", "pay_interest")
    g.close()
    assert g.paid() == [("Ana", 55, "interest"), ("Bo", 55, "interest"), ("Cy", 110, "interest")]
    assert g.collected() == [("Ana", 82, "card_37")]


@rule("ME-25.35")
def test_who_owes_nothing_is_asked_about_card_37_when_another_pays() -> None:
    g = reacting(phase="taxes", cards={"Ana": [37]}, debt={"Bo": 550})
    g.run(collect_interest)
    assert g.waits == "Ana: upkeep"
    g.act("Ana", "use_card card=37")
    g.close()
    assert g.collected() == [("Ana", 27, "card_37")]


@rule("ME-25.36")
@pytest.mark.parametrize(("debt", "paid"), [(550, 5), (1100, 60)])
def test_card_38_takes_50_off_the_own_interest(debt: int, paid: int) -> None:
    g = reacting(phase="taxes", cards={"Ana": [38]}, debt={"Ana": debt, "Bo": 550})
    g.run(collect_interest)
    assert g.waits == "Ana: settle_interest"
    g.act("Ana", "use_card card=38", "pay_interest")
    g.close()
    assert g.paid() == [("Ana", paid, "interest"), ("Bo", 55, "interest")]


@rule("ME-25.36", "ME-24.4")
def test_card_38_is_for_the_own_interest_alone() -> None:
    g = reacting(phase="taxes", cards={"Ana": [38]}, debt={"Bo": 550})
    g.run(collect_interest)
    assert g.paid() == [("Bo", 55, "interest")]


# Sheriffs


@rule("ME-25.58", "ME-E43")
def test_card_69_raises_a_civil_building_below_a_military_one() -> None:
    g = in_phase("purchase", cards={"Ana": [69]}, buildings={HOME: ["fort", "village"], "smyrna": ["fort", "town"]})
    assert g.uses("Ana", "use_card card=69") == [f"use_card_at card=69 place={HOME}"]
    g.act("Ana", f"use_card_at card=69 place={HOME}")
    assert (g.place(HOME).civil, g.paid()) == (2, [])


@rule("ME-25.58", "ME-12.12", "ME-6.12")
def test_card_70_raises_a_military_building_below_a_civil_one_with_its_tokens_and_honor() -> None:
    g = in_phase("purchase", cards={"Ana": [70]}, buildings={HOME: ["city", "fort"]})
    g.act("Ana", f"use_card_at card=70 place={HOME}")
    assert (g.place(HOME).military, g.paid()) == (3, [])
    assert [(who, change) for who, change, _ in g.honor()] == [("Ana", 1)]
    assert g.asks == "place_control_token"


# Heroines


@rule("ME-25.57")
def test_card_67_makes_a_unit_of_any_army_without_captain_a_captain_for_the_turn() -> None:
    armies = {"buda": {"Bo": {HI: 2}}, "pecs": {"Bo": {AR: 1, CP1: 1}}}
    g = in_phase("purchase", cards={"Ana": [67]}, armies=armies)
    assert g.uses("Ana", "use_card card=67") == [f"use_card_on_leader card=67 place=buda unit={HI} player=1"]
    g.act("Ana", f"use_card_on_leader card=67 place=buda unit={HI} player=1")
    assert g.army("buda", "Bo") == {HI: 1, CP1: 1}
    g.end_turn()
    assert g.army("buda", "Bo") == {HI: 2}


@rule("ME-25.57")
def test_card_68_gives_a_captain_a_level_up_to_iii_without_pieces_for_the_turn() -> None:
    armies = {"buda": {"Bo": {"captain_2": 1}}, "pecs": {"Bo": {"captain_3": 1}}}
    g = in_phase("purchase", cards={"Ana": [68]}, armies=armies)
    assert g.uses("Ana", "use_card card=68") == ["use_card_on_leader card=68 place=buda unit=captain_2 player=1"]
    g.act("Ana", "use_card_on_leader card=68 place=buda unit=captain_2 player=1")
    assert g.state.place("buda").forces[0].troops == (Troop("captain", 3, real="captain", real_level=2),)
    g.end_turn()
    assert g.army("buda", "Bo") == {"captain_2": 1}


@rule("ME-25.57")
def test_in_a_battle_the_heroines_captain_fights_as_one() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {AR: 2, HI: 1}}}, cards={"Ana": [67]})
    g.meet("Bo", "Ana", HOME)
    g.play(until="captain_use", before_battle=f"use_card_on_leader card=67 place={HOME} unit={HI} player=0")
    assert g.waits == "Ana: captain_use"
    assert g.army(HOME, "Ana") == {AR: 2, CP1: 1}
