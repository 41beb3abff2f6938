"""Chapters 8 and 26: technologies and their points; design, law, combat, construction, religion."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, WILD
from games.medioevo.dealing import caravan
from games.medioevo.marching import galley, wagon, walk
from games.medioevo.reacting import AR, CP1, CV, HI, LI, in_phase, knows, reacting
from pentapolis.games.medioevo.abilities import ARTS
from pentapolis.games.medioevo.components import BRANCHES, COLOUR_OF, COLOURS, LEVEL_OF
from pentapolis.games.medioevo.forces import add_troops, troops_at
from pentapolis.games.medioevo.tabletop import BARBARIANS, Troop
from support import rule


@rule("ME-8.1", "ME-8.2", "ME-8.3", "ME-A23")
def test_each_technology_costs_points_of_its_branch_one_and_two_at_level_iv() -> None:
    assert len(LEVEL_OF) == 24
    assert [COLOUR_OF[name] for name in ("carpentry", "guilds", "law", "strategy", "genius", "religion")] == list(
        COLOURS
    )
    assert {name: art.points for name, art in ARTS.items() if art.points != 1} == dict.fromkeys(
        ("cartography", "guilds", "influence", "strategy", "genius"), 2
    )
    g = in_phase("purchase", technology={"Ana": dict.fromkeys(BRANCHES, 3)})
    assert g.player("Ana").knows("nation")
    assert not g.player("Ana").knows("influence")


# design: Carpentry, Art of War, Masonry, Architecture, Mathematics, Religion


@rule("ME-26.1", "ME-26.13", "ME-26.17", "ME-E44", "ME-6.16", "ME-6.24", "ME-6.7", "ME-6.28")
@pytest.mark.parametrize(
    ("levels", "line", "colour", "points", "florins"),
    [
        ({"transport": 1}, "upgrade_transport item=g1 level=2", "blue", 1, 100),
        ({"combat": 1}, f"recruit unit=captain_2 place={HOME}", "red", 2, 200),
        ({"construction": 1}, "build_building building=town place=smyrna", "green", 2, 200),
        ({"construction": 2}, f"upgrade_building place={HOME} building=castle", "green", 2, 200),
        ({"construction": 3}, f"build_siege engine=catapult place={HOME}", "green", 1, 100),
        ({"religion": 1}, f"build_building building=cathedral place={HOME}", "purple", 1, 300),
    ],
)
def test_design_takes_points_beside_the_price(
    levels: dict[str, int], line: str, colour: str, points: int, florins: int
) -> None:
    g = in_phase(
        "purchase",
        technology={"Ana": levels},
        points={"Ana": {colour: points}},
        florins={"Ana": florins},
        buildings={HOME: ["village", "tower"]},
        items={"g1": galley(HOME)},
    )
    g.act("Ana", line)
    assert [paid for _, paid, _ in g.paid()] == [florins]
    assert [(number, hue) for _, number, hue, _ in g.spent()] == [(points, colour)]


# Edict, Law, Nation, Influence


@rule("ME-26.9", "ME-E50")
def test_an_edict_takes_an_army_through_a_barbarian_territory_without_resistance() -> None:
    g = in_phase(
        "combat",
        items={"w1": wagon("adrianople")},
        armies={"adrianople": {"Ana": {AR: 3}}},
        points={"Ana": {"orange": 1}},
        **knows(law=1),
    )
    g.act(
        "Ana",
        "begin_move item=w1",
        f"load unit={AR} count=3 item=w1",
        f"use_technology_at technology=edict place={WILD}",
    )
    walk(g, "Ana", WILD)
    assert (g.army(WILD, "barbarians"), "finish_move" in g.options("Ana")) == ({}, False)
    g.script("8: 8 8 8", "1 2 3")
    walk(g, "Ana", "wallachia")
    assert (g.army("wallachia", "barbarians"), g.battle.place) == ({LI: 1}, "wallachia")
    assert g.spent() == [("Ana", 1, "orange", "edict")]


@rule("ME-26.9", "ME-A35")
def test_an_edict_takes_no_army_past_a_horde() -> None:
    armies = {"adrianople": {"Ana": {AR: 3}}, WILD: {"barbarians": {LI: 1}}}
    g = in_phase("combat", items={"w1": wagon("adrianople")}, armies=armies, **knows(law=1))
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=3 item=w1")
    assert g.uses("Ana", "use_technology") == []
    twin = wagon("adrianople", twin=True, units={AR: 1})  # a Scientist lets it trade, with the unit aboard
    g = in_phase("trade", items={"w1": twin}, armies=armies, **knows(law=1))
    assert f"trade_move transport=w1 to={WILD}" in g.options("Ana")
    assert g.uses("Ana", "use_technology") == []


@rule("ME-26.22", "ME-A35")
def test_a_neighbours_edict_takes_a_caravan_past_a_horde_too() -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("adrianople")},
        armies={WILD: {"barbarians": {LI: 1}}, "great_plain": {"Bo": {AR: 1}}, "serbia": {"Bo": {AR: 1}}},
        technology={"Ana": {"religion": 4}, "Bo": {"law": 1}},
        points={"Ana": {"orange": 1, "purple": 2}},
    )
    g.act("Ana", f"use_technology_for_item technology=edict place={WILD} item=c1 via=flight_of_time")
    assert g.spent() == [("Ana", 2, "purple", "flight_of_time"), ("Ana", 1, "orange", "edict")]
    g.act("Ana", f"trade_move transport=c1 to={WILD}")
    assert g.item("c1").place == WILD


@rule("ME-26.10", "ME-E51")
def test_law_sends_a_rebellion_to_an_empty_barbarian_territory_beside_the_kingdom() -> None:
    armies = {WILD: {"Bo": {LI: 1}}}
    g = reacting(phase="events", armies=armies, points={"Ana": {"orange": 1}}, circle=(4, 6, 8), **knows(law=2))
    g.ask("breaks_out", "Ana", HOME, 1)
    assert g.waits == "Ana: rebellion"
    targets = {line.rpartition("to=")[2] for line in g.uses("Ana")}
    assert targets == {"serbia", "epirus", "iconium", "sivas", "trebizond"}  # Bulgaria is Bo's now
    g.act("Ana", f"use_technology_to_divert technology=law place={HOME} to=serbia")
    assert (g.army(HOME, "barbarians"), g.army("serbia", "barbarians")) == ({}, {LI: 1})
    assert not g.place("serbia").rebel
    assert g.spent() == [("Ana", 1, "orange", "law")]


@rule("ME-26.11")
def test_nation_moves_a_barbarian_unit_and_who_is_there_fights_it() -> None:
    armies = {"serbia": {"barbarians": {LI: 2}}, "great_plain": {"Bo": {AR: 2}}}
    g = in_phase("purchase", armies=armies, points={"Ana": {"orange": 1}}, **knows(law=3))
    g.script("8: 1 8")
    g.act("Ana", f"use_technology_to_move technology=nation place=serbia unit={LI} to=great_plain")
    assert g.army("serbia", "barbarians") == {LI: 1}
    assert (g.army("great_plain", "barbarians"), g.army("great_plain", "Bo")) == ({}, {AR: 2})
    assert g.spent() == [("Ana", 1, "orange", "nation")]


@rule("ME-26.11")
def test_nation_takes_a_unit_out_of_a_battle_before_its_first_die() -> None:
    g = reacting(armies={WILD: {"Ana": {AR: 2}, "barbarians": {LI: 1}}}, **knows(law=3))
    g.meet("Ana", "barbarians", WILD)
    g.play(before_battle=f"use_technology_to_move technology=nation place={WILD} unit={LI} to=serbia")
    assert g.army("serbia", "barbarians") == {LI: 1}
    assert g.result == ("Ana", "wiped_out")


@rule("ME-26.11", "ME-25.56")
def test_nation_moves_barbarians_and_nobody_who_is_lent_to_them() -> None:
    g = in_phase("purchase", armies={"serbia": {"barbarians": {LI: 1}}}, points={"Ana": {"orange": 2}}, **knows(law=3))
    add_troops(g.state, "serbia", BARBARIANS, [Troop(AR, lent_by=1, home="buda"), Troop(LI, lent_by=1, home="buda")])
    assert not [use for use in g.uses("Ana", "use_technology technology=nation") if AR in use]
    g.act("Ana", f"use_technology_to_move technology=nation place=serbia unit={LI} to=bosnia")
    assert all(troop.lent_by == 1 for troop in troops_at(g.state, "serbia", BARBARIANS))
    assert troops_at(g.state, "bosnia", BARBARIANS) == (Troop(LI),)


@rule("ME-26.12", "ME-E52")
def test_influence_turns_barbarians_into_own_units_and_who_turns_all_conquers() -> None:
    armies = {"serbia": {"barbarians": {LI: 1, "captain_1": 1}}}
    effects = [{"name": "card_1", "who": "Ana", "place": "serbia"}]
    g = in_phase("purchase", armies=armies, points={"Ana": {"orange": 4}}, effects=effects, **knows(law=4))
    g.act("Ana", "use_technology_on_unit technology=influence place=serbia unit=captain_1")
    assert g.army("serbia", "Ana") == {CP1: 1}
    g.act("Ana", f"use_technology_on_unit technology=influence place=serbia unit={LI}")
    assert (g.army("serbia", "Ana"), g.controls("serbia")) == ({CP1: 1, LI: 1}, "Ana")
    assert g.spent() == [("Ana", 2, "orange", "influence")] * 2


@rule("ME-26.12")
def test_where_barbarians_are_left_the_converted_unit_attacks_them_at_once() -> None:
    g = in_phase("purchase", armies={"serbia": {"barbarians": {LI: 2}}}, **knows(law=4))
    g.act("Ana", f"use_technology_on_unit technology=influence place=serbia unit={LI}")
    assert g.waits == "Ana: before_battle"
    assert (g.battle.attacker, g.army("serbia", "barbarians")) == (0, {LI: 1})


@rule("ME-26.12", "ME-A79")
def test_influence_reaches_beside_own_territories_and_needs_a_figure() -> None:
    armies = {"austria": {"barbarians": {LI: 1}}, "serbia": {"barbarians": {LI: 1}}}
    g = in_phase("purchase", armies=armies, **knows(law=4))
    assert g.uses("Ana", "use_technology technology=influence") == [
        f"use_technology_on_unit technology=influence place=serbia unit={LI}"
    ]
    g = in_phase("purchase", armies={**armies, HOME: {"Ana": {LI: 20}}}, **knows(law=4))
    assert g.uses("Ana", "use_technology technology=influence") == []


# Promotion, Tactics, Strategy


@rule("ME-26.14", "ME-A65")
def test_promotion_shifts_any_unit_of_the_battle_a_rank_for_the_turn() -> None:
    g = reacting(
        armies={HOME: {"Ana": {HI: 2}, "Bo": {CV: 2}}},
        points={"Ana": {"red": 2}},
        florins={"Ana": 0},
        **knows(combat=2),
    )
    g.meet("Bo", "Ana", HOME)
    up = f"use_technology_on_rank technology=promotion unit={HI} player=0 to={CV}"
    down = f"use_technology_on_rank technology=promotion unit={CV} player=1 to={HI}"
    g.play("1 2 3", before_battle=[up, down], until="reroll_attack")
    assert (g.army(HOME, "Ana"), g.army(HOME, "Bo")) == ({HI: 1, CV: 1}, {CV: 1, HI: 1})
    assert g.spent() == [("Ana", 1, "red", "promotion")] * 2


@rule("ME-26.14")
def test_a_promoted_unit_is_itself_again_at_the_end_of_the_turn() -> None:
    g = reacting()
    add_troops(g.state, HOME, 0, [Troop(CV, real=LI), Troop("captain", 1, real=AR)])
    g.end_turn()
    assert g.army(HOME, "Ana") == {LI: 1, AR: 1}


@rule("ME-26.15", "ME-E54")
def test_tactics_names_the_target_of_own_damage() -> None:
    g = reacting(
        armies={HOME: {"Bo": {AR: 2}, "Ana": {HI: 1, CV: 3}}},
        technology={"Bo": {"combat": 3}},
        points={"Bo": {"red": 2}},
    )
    g.meet("Bo", "Ana", HOME)
    first = f"use_technology_on_target technology=tactics unit={HI} attack=archery"
    second = f"use_technology_on_target technology=tactics unit={LI} attack=archery"
    g.play("8: 1 1", "1 2 3", damage=[first, second], until="reroll_attack")
    assert g.army(HOME, "Ana") == {CV: 3}  # the Heavy Infantry has become Light and fallen
    assert g.spent() == [("Bo", 1, "red", "tactics")] * 2


@rule("ME-26.16", "ME-E55")
def test_strategy_deals_damage_without_a_roll_before_the_melee() -> None:
    g = reacting(
        armies={HOME: {"Bo": {HI: 2}, "Ana": {LI: 2}}}, technology={"Bo": {"combat": 4}}, points={"Bo": {"red": 4}}
    )
    g.meet("Bo", "Ana", HOME)
    g.play(archery_setup=["use_technology technology=strategy"] * 2)
    assert g.army(HOME, "Ana") == {}
    assert g.result == ("Bo", "wiped_out")
    assert g.spent() == [("Bo", 2, "red", "strategy")] * 2


@rule("ME-26.16")
def test_protection_against_archers_lowers_the_damage_of_strategy() -> None:
    g = reacting(
        armies={HOME: {"Bo": {HI: 2}, "Ana": {LI: 2}}},
        technology={"Bo": {"combat": 4}},
        points={"Bo": {"red": 4}},
        florins={"Bo": 0},
        buildings={HOME: ["tower"]},
    )
    g.meet("Bo", "Ana", HOME)
    g.play(
        "1 2 3",
        choose_protection="choose_protection against=archers",
        archery_setup=["use_technology technology=strategy"] * 2,
        until="reroll_attack",
    )
    assert g.army(HOME, "Ana") == {LI: 1}


@rule("ME-7.7", "ME-8.4", "ME-8.6", "ME-26.16")
def test_points_for_a_battle_are_made_in_its_windows() -> None:
    g = reacting(
        armies={HOME: {"Bo": {HI: 2}, "Ana": {LI: 2}}},
        technology={"Bo": {"combat": 4}},
        cards={"Bo": [4, 66]},
        florins={"Bo": 0},
    )
    g.meet("Bo", "Ana", HOME)
    make = ["produce_points card=4 colours=red", "produce_points card=66 colours=red"]
    g.play("1 2 3", archery_setup=[*make, "use_technology technology=strategy"], until="reroll_attack")
    assert (g.army(HOME, "Ana"), g.points("Bo")) == ({LI: 1}, 0)


# Genius


@rule("ME-26.18", "ME-E58", "ME-26.19")
def test_genius_raises_a_building_or_an_engine_by_a_level_for_two_points() -> None:
    g = in_phase(
        "purchase",
        buildings={HOME: ["village", "castle", "cathedral"], "smyrna": ["city"]},
        items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}},
        points={"Ana": {"green": 4}},
        **knows(construction=4),
    )
    assert g.uses("Ana", "use_technology technology=genius") == [
        f"use_technology_on_building technology=genius place={HOME} category=civil",
        "use_technology_on_item technology=genius item=e1",
    ]
    g.act(
        "Ana",
        "use_technology_on_item technology=genius item=e1",
        f"use_technology_on_building technology=genius place={HOME} category=civil",
    )
    assert (g.item("e1").kind, g.item("e1").level, g.place(HOME).civil) == ("trebuchet", 2, 2)
    assert (g.spent(), g.paid()) == ([("Ana", 2, "green", "genius")] * 2, [])


# Monasticism, Proselytism, Flight of Time


@rule("ME-26.20", "ME-E60")
def test_monasticism_makes_a_purple_point_one_of_another_colour() -> None:
    g = in_phase("purchase", points={"Ana": {"purple": 1}}, **knows(religion=2, construction=1))
    g.act("Ana", "convert_point colour=green")
    assert g.player("Ana").points == [int(colour == "green") for colour in COLOURS]


@rule("ME-26.23", "ME-E61", "ME-7.11", "ME-24.6")
def test_proselytism_uses_a_neighbours_card_without_turning_it() -> None:
    g = reacting(
        armies={HOME: {"Bo": {AR: 4}, "Ana": {AR: 4}}, "serbia": {"Ana": {LI: 1}}},
        cards={"Cy": [49], "Bo": [-5]},
        points={"Ana": {"purple": 1}},
        **knows(religion=3),
    )
    g.meet("Bo", "Ana", HOME)
    use = "use_card_for_player card=5 player=0 via=proselytism"
    g.play("1 2 4", "1 2 4", melee_rolled=use)
    assert g.values() == (3, 6)
    assert (g.card("Bo", 5).rotated, g.card("Cy", 49).rotated) == (True, False)  # a Joker can't answer that
    assert g.player("Ana").borrowed_cards == [5]
    assert g.spent() == [("Ana", 1, "purple", "proselytism")]


@rule("ME-26.23", "ME-A67", "ME-26.21")
def test_proselytism_uses_each_card_once_a_turn_and_only_of_neighbours() -> None:
    position: dict[str, Any] = {"cards": {"Bo": [33], "Cy": [69]}, **knows(religion=3, construction=1)}
    g = in_phase("purchase", **position)
    near = g.uses("Ana", "produce_points card=33")
    assert near == ["produce_points card=33 colours=green via=proselytism"]
    g.act("Ana", near[0])
    assert (g.player("Ana").points[COLOURS.index("green")], g.card("Bo", 33).rotated) == (1, False)
    assert g.uses("Ana", "produce_points card=33") == []
    alone = in_phase(
        "purchase",
        "Ana",
        "Ana",
        "Bo",
        kingdoms={"Ana": "mamluk", "Bo": "novgorod"},
        cards={"Bo": [33]},
        **knows(religion=3, construction=1),
    )
    assert alone.uses("Ana", "produce_points") == []


@rule("ME-26.23", "ME-24.6")
def test_proselytism_uses_a_neighbours_pirate() -> None:
    g = in_phase("purchase", cards={"Bo": [58]}, points={"Ana": {"purple": 1}}, **knows(religion=3, construction=1))
    g.act("Ana", "use_card_for_colour card=58 colour=green via=proselytism")
    assert g.player("Ana").points == [2 * (colour == "green") for colour in COLOURS]
    assert (g.card("Bo", 58).rotated, g.paid()) == (False, [])
    assert g.uses("Ana", "use_card card=58") == []


@rule("ME-26.23", "ME-24.6", "ME-24.4")
@pytest.mark.parametrize(("points", "sold"), [({"purple": 1}, False), ({"purple": 2}, True), ({"green": 1}, True)])
def test_a_neighbours_mystic_buys_points_that_proselytism_leaves(points: dict[str, int], sold: bool) -> None:
    g = in_phase("purchase", cards={"Bo": [71]}, points={"Ana": points}, **knows(religion=3, construction=1))
    assert g.uses("Ana", "use_card card=71") == (["use_card card=71 via=proselytism"] if sold else [])


@rule("ME-26.22", "ME-E62", "ME-24.6")
def test_flight_of_time_uses_a_neighbours_technology_once() -> None:
    g = in_phase(
        "purchase",
        technology={"Ana": {"religion": 4}, "Bo": {"combat": 1}},
        points={"Ana": {"purple": 2, "red": 1}},
        florins={"Ana": 100},
        buildings={HOME: ["village"]},
    )
    assert not g.uses("Ana", "recruit unit=captain")
    g.act("Ana", "use_technology technology=art_of_war via=flight_of_time", f"recruit unit=captain_1 place={HOME}")
    assert g.army(HOME, "Ana") == {CP1: 1}
    assert [(points, colour) for _, points, colour, _ in g.spent()] == [(2, "purple"), (1, "red")]
    assert [florins for _, florins, _ in g.paid()] == [100]
    assert not g.uses("Ana", "recruit unit=captain")


@rule("ME-26.22", "ME-24.6")
def test_flight_of_time_works_in_the_window_of_what_it_borrows() -> None:
    g = in_phase(
        "purchase",
        technology={"Ana": {"religion": 4}, "Bo": {"construction": 4}},
        points={"Ana": {"purple": 2, "green": 2}},
        florins={"Ana": 0},
        buildings={HOME: ["village"]},
    )
    g.act("Ana", f"use_technology_on_building technology=genius place={HOME} category=civil via=flight_of_time")
    assert g.place(HOME).civil == 2
    assert g.points("Ana") == 0


@rule("ME-26.22", "ME-24.4")
@pytest.mark.parametrize(("florins", "most"), [(299, 0), (300, 1), (400, 2)])
def test_who_borrows_a_technology_pays_for_every_point_of_its_effect(florins: int, most: int) -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan(HOME, cargo=["salt", "salt"])},
        buildings={HOME: ["town"]},
        technology={"Ana": {"religion": 4}, "Bo": {"trade": 1}},
        florins={"Ana": florins},
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "add_cube good=salt")
    assert len(g.uses("Ana", "use_technology_times technology=commerce")) == most


@rule("ME-26.23", "ME-24.4")
def test_who_borrows_a_card_must_be_able_to_pay_for_point_and_effect() -> None:
    items = {"c1": {"kind": "caravan", "owner": "Ana", "place": HOME}}
    for florins, offered in ((249, False), (250, True)):
        g = in_phase("trade", items=items, cards={"Bo": [21]}, florins={"Ana": florins}, **knows(religion=3))
        assert bool(g.uses("Ana", "use_card card=21")) == offered
