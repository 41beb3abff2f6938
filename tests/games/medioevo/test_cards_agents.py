"""Cards 13 to 18 and 27 to 29: Infiltrators, Spies, Surgeons (ME-25.14 to ME-25.18, ME-25.26 to ME-25.28)."""

from __future__ import annotations

import pytest

from games.medioevo.battles import HOME, SEA, WILD
from games.medioevo.marching import wagon
from games.medioevo.reacting import AR, CP1, CV, HI, LI, ReactingScene, in_phase, reacting
from pentapolis.games.medioevo.battle.events import SinkingRolled
from pentapolis.games.medioevo.components import PLAYER_SET
from pentapolis.games.medioevo.market import objectives
from pentapolis.games.medioevo.market.phase import end_purchase_phase
from pentapolis.games.medioevo.realm.ending import forget_turn
from pentapolis.games.medioevo.realm.turn import end_phase
from pentapolis.games.medioevo.tabletop import Card, Troop
from support import rule

# Infiltrators


@rule("ME-25.14", "ME-2.15", "ME-25.40")
def test_card_13_holds_as_many_turned_cards_as_half_a_die() -> None:
    g = reacting(phase="end_turn", cards={"Ana": [13], "Bo": [-5, -9, 20], "Cy": [-44]})
    g.script("d6: 3")
    g.run(end_phase)
    g.act("Ana", "use_card card=13")
    assert g.paid() == [("Ana", 100, "card")]
    assert g.options("Ana")[:4] == [
        *("hold_card player=1 card=5", "hold_card player=1 card=9", "hold_card player=2 card=44", "done"),
    ]
    g.lucky()
    g.act("Ana", "hold_card player=1 card=9", "hold_card player=2 card=44")
    assert (g.state.turn, g.player("Ana").cards) == (3, [Card(13)])
    assert g.player("Bo").cards == [Card(5), Card(9, rotated=True, straightened=True), Card(20)]
    assert g.player("Cy").cards == [Card(44, rotated=True, straightened=True)]


@rule("ME-25.14")
def test_what_card_13_held_straightens_at_the_end_of_the_next_turn_and_no_bard_can_do_it_before() -> None:
    g = in_phase("purchase", cards={"Ana": [44]}, player={"Bo": {"cards": [Card(9, rotated=True, straightened=True)]}})
    assert g.uses("Ana", "use_card card=44") == []
    g.end_turn()
    assert g.player("Bo").cards == [Card(9)]


@rule("ME-24.4", "ME-7.3")
def test_card_13_needs_a_turned_card_and_100_florins() -> None:
    for florins, cards in ((99, [-5]), (100, [5])):
        g = reacting(phase="end_turn", cards={"Ana": [13], "Bo": cards}, florins={"Ana": florins}, debt={"Ana": 2500})
        g.lucky()
        g.run(end_phase)
        assert g.state.turn == 3


@rule("ME-25.15", "ME-11.18")
def test_card_14_makes_an_enemy_unit_an_own_one_of_its_type_but_no_captain() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {HI: 2, CP1: 1}}}, cards={"Bo": [14]})
    g.meet("Bo", "Ana", HOME)
    g.play(until="before_battle")
    assert g.uses("Bo") == [f"use_card_on_unit card=14 unit={HI}"]
    g.act("Bo", f"use_card_on_unit card=14 unit={HI}")
    assert g.army(HOME, "Bo") == {AR: 2, HI: 1}
    assert g.army(HOME, "Ana") == {HI: 1, CP1: 1}
    assert g.paid() == [("Bo", 100, "card")]


@rule("ME-25.15", "ME-A79")
def test_card_14_only_removes_the_unit_if_the_own_set_has_none_left() -> None:
    g = reacting(
        armies={HOME: {"Bo": {AR: 2}, "Ana": {CV: 2}}, "buda": {"Bo": {CV: PLAYER_SET[CV]}}},
        cards={"Bo": [14]},
    )
    g.meet("Bo", "Ana", HOME)
    g.play(until="before_battle")
    g.script("8: 8 8", "1 2 3")
    g.act("Bo", f"use_card_on_unit card=14 unit={CV}")
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({AR: 2}, {CV: 1})


@rule("ME-25.16", "ME-A33")
def test_card_15_places_a_horde_near_which_holds_an_empty_home_as_rebels() -> None:
    g = in_phase("purchase", cards={"Ana": [15]}, circle=(1, 6, 8), buildings={"croatia": ["village"]})
    places = {line.rpartition("=")[2] for line in g.uses("Ana", "use_card card=15")}
    assert "transylvania" in places  # three steps from Macedonia
    assert {"bolgar", "rome"}.isdisjoint(places)
    g.act("Ana", "use_card_at card=15 place=great_plain")
    assert g.army("great_plain", "barbarians") == {LI: 2}
    assert g.place("great_plain").rebel
    assert (g.controls("great_plain"), g.honor()) == ("", [])


@rule("ME-25.16")
def test_a_battle_with_the_horde_of_card_15_is_fought_at_once() -> None:
    g = in_phase("purchase", cards={"Ana": [15]}, circle=(4, 6, 8), armies={"great_plain": {"Bo": {AR: 3}}})
    g.script("8: 1 1 1")
    g.act("Ana", "use_card_at card=15 place=great_plain")
    assert g.army("great_plain", "barbarians") == {}
    assert g.honor() == [("Bo", 1, "rebellion")]


# Spies


@rule("ME-25.17")
@pytest.mark.parametrize(("die", "asked"), [(3, "Ana: lose_unit"), (7, "Bo: lose_unit")])
def test_card_17_kills_a_unit_of_the_victims_choice_or_one_of_the_spys_side(die: int, asked: str) -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 2, HI: 1}, "Ana": {HI: 2, LI: 1}}}, cards={"Bo": [17]})
    g.meet("Bo", "Ana", HOME)
    g.play(f"8: {die}", before_battle="use_card card=17", until="lose_unit")
    assert g.waits == asked
    who = asked.partition(":")[0]
    g.script("8: 8 8", "1 2 3")
    g.act(who, f"lose_unit unit={HI}")
    armies = g.army(HOME, "Bo"), g.army(HOME, "Ana")
    assert armies == (({AR: 2, HI: 1}, {HI: 1, LI: 1}) if who == "Ana" else ({AR: 2}, {HI: 2, LI: 1}))


def at_sea(card: int) -> ReactingScene:
    """Bo has met Ana's galley, an Archer aboard each, and holds a card."""
    ships = {
        name: {"kind": "galley", "owner": who, "place": SEA, "units": {AR: 1}}
        for name, who in (("g1", "Bo"), ("g2", "Ana"))
    }
    g = reacting(items=ships, cards={"Bo": [card]})
    g.meet("Bo", "Ana", SEA)
    return g


@rule("ME-13.8", "ME-25.17")
def test_a_galley_whose_last_unit_a_spy_kills_may_sink_though_the_battle_is_over() -> None:
    g = at_sea(17)
    g.play("8: 1", before_battle="use_card card=17", until="lose_unit")
    g.script("8: 3")
    g.act("Ana", f"lose_unit unit={AR}")
    assert [(e.galley, e.die) for e in g.told(SinkingRolled)] == [("g2", 3)]
    assert "g2" not in g.state.items
    assert g.result == ("Bo", "wiped_out")


@rule("ME-13.8", "ME-25.15")
def test_a_galley_whose_last_unit_changes_sides_may_sink() -> None:
    g = at_sea(14)
    g.play(until="before_battle")
    g.script("8: 8")
    g.act("Bo", f"use_card_on_unit card=14 unit={AR}")
    assert [(e.galley, e.die) for e in g.told(SinkingRolled)] == [("g2", 8)]
    assert g.item("g2").owner == 0
    assert g.result == ("Bo", "wiped_out")


@rule("ME-25.17", "ME-7.14")
@pytest.mark.parametrize(("level", "met"), [(1, True), (2, False)])
def test_a_wagon_that_a_spy_destroys_counts_for_the_objective_of_card_16(level: int, met: bool) -> None:
    armies = {HOME: {"Bo": {AR: 2}, "Ana": {AR: 2}}}
    g = reacting(armies=armies, items={"w1": wagon(HOME, level=level)}, cards={"Bo": [16]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 3", "1 2 3", before_battle="use_card_on_item card=16 item=w1", until="reroll_attack")
    assert objectives.met(g.state, 1, 16) is met
    assert "w1" in g.state.items or met


@rule("ME-25.27")
@pytest.mark.parametrize("phase", ["events", "purchase", "combat"])
def test_who_falls_in_any_phase_is_bought_back_in_phase_4_of_the_next_turn(phase: str) -> None:
    g = reacting(phase=phase, armies={HOME: {"Bo": {AR: 4}, "Ana": {LI: 6}}}, cards={"Ana": [28]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 8 8 8", "1 2 3", "1 2 3", until="round_end")
    g.act("Ana", "use_card card=28")
    noted = g.player("Ana").wounded_now
    g.run(end_purchase_phase)
    assert (g.player("Ana").wounded, bool(noted)) == ([], True)
    g.run(forget_turn)
    assert (g.player("Ana").wounded, g.player("Ana").wounded_now) == (noted, [])
    g.run(end_purchase_phase)
    assert g.player("Ana").wounded == []


@rule("ME-25.17")
def test_a_spy_who_rolls_4_to_6_does_nothing() -> None:
    for die in (4, 6):
        g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {AR: 2}}}, cards={"Bo": [17]})
        g.meet("Bo", "Ana", HOME)
        g.play(f"8: {die}", "1 2 3", before_battle="use_card card=17", until="reroll_attack")
        assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({AR: 2}, {AR: 2})


@rule("ME-25.17", "ME-10.25")
def test_of_barbarians_a_spy_kills_the_least() -> None:
    g = reacting(armies={WILD: {"Bo": {HI: 2}, "barbarians": {LI: 1, AR: 1}}}, cards={"Bo": [17]})
    g.meet("Bo", "barbarians", WILD)
    g.script("8: 1", "8: 8", "1 2 3")
    g.act("Bo", "use_card card=17")
    g.close()
    assert g.army(WILD, "barbarians") == {AR: 1}


@rule("ME-25.17", "ME-10.25")
def test_who_is_attacked_by_a_horde_has_a_spy_kill_the_least_of_it() -> None:
    g = reacting(armies={HOME: {"Ana": {HI: 2}, "barbarians": {AR: 1, LI: 1}}}, cards={"Ana": [17]}, circle=(4, 5, 6))
    g.meet("barbarians", "Ana", HOME, cause="horde")
    g.script("8: 3", "8: 8", "1 2 3")
    g.act("Ana", "use_card card=17")
    assert g.army(HOME, "barbarians") == {AR: 1}
    assert g.army(HOME, "Ana") == {HI: 2}


@rule("ME-25.17", "ME-6.22")
@pytest.mark.parametrize(
    ("kind", "level", "left"), [("bombard", 3, "trebuchet"), ("catapult", 1, ""), ("war_wagon", 2, "war_wagon")]
)
def test_card_16_takes_a_level_off_a_wagon_or_engine(kind: str, level: int, left: str) -> None:
    g = reacting(
        armies={HOME: {"Bo": {AR: 2}, "Ana": {HI: 2}}},
        items={"e1": {"kind": kind, "level": level, "owner": "Ana", "place": HOME}},
        cards={"Bo": [16]},
    )
    g.meet("Bo", "Ana", HOME)
    g.play(until="before_battle")
    g.script("8: 2", "8: 8 8", "1 2 3")
    g.act("Bo", "use_card_on_item card=16 item=e1")
    found = {name: (item.kind, item.level) for name, item in g.state.items.items()}
    assert found == ({"e1": (left, level - 1)} if left else {})


@rule("ME-25.18")
def test_card_18_puts_a_unit_out_of_action_for_the_battle() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 2}, "Ana": {AR: 1, HI: 2}}}, cards={"Bo": [18]})
    g.meet("Bo", "Ana", HOME)
    g.play(until="before_battle")
    g.script("8: 3", "8: 8 8", "1 2 3")
    g.act("Bo", f"use_card_on_unit card=18 unit={AR}")
    assert g.asks == "reroll_attack"  # Bo's Archers shot: the one that would block them is trapped
    assert g.battle.counts[1]["all"] == 2


@rule("ME-25.18", "ME-10.30")
def test_a_side_of_trapped_units_alone_does_not_fight_the_melee() -> None:
    g = reacting(armies={HOME: {"Bo": {HI: 2}, "Ana": {CV: 1}}}, cards={"Bo": [18]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1", "1 2 5", before_battle=f"use_card_on_unit card=18 unit={CV}")
    assert g.values() == (4, 0)
    assert g.army(HOME, "Ana") == {LI: 1}  # two units, two points of damage


# Surgeons


@rule("ME-25.26")
def test_card_27_cancels_a_point_of_damage() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 3}, "Ana": {HI: 3}}}, cards={"Ana": [27]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 1 8", "1 2 3", damage="use_card card=27", until="reroll_attack")
    assert g.army(HOME, "Ana") == {HI: 2, LI: 1}


@rule("ME-25.27")
def test_card_28_notes_who_fell_in_this_round_to_be_bought_back_at_half_price() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 4}, "Ana": {LI: 2, CP1: 1}}}, cards={"Ana": [28]}, florins={"Ana": 25})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 8 8 8", "1 2 3", "1 2 3", assign_damage="hit unit=captain_1", until="round_end")
    g.act("Ana", "use_card card=28")
    assert Troop("captain", 1) in g.player("Ana").wounded_now
    g = in_phase("purchase", player={"Ana": {"wounded": [Troop(LI), Troop("captain", 1)]}}, florins={"Ana": 60})
    g.act("Ana", f"buy_back unit={LI} place={HOME}")
    assert [florins for _, florins, _ in g.paid()] == [10]
    assert g.army(HOME, "Ana") == {LI: 1}
    g.act("Ana", f"buy_back unit=captain_1 place={HOME}")
    assert [florins for _, florins, _ in g.paid()] == [10, 50]  # no points for a Captain


@rule("ME-25.28")
def test_card_29_lets_units_hit_from_afar_fight_on_to_the_end_of_the_round() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 3}, "Ana": {LI: 3}}}, cards={"Ana": [29]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 1 8", "1 2 3", archery_setup="use_card card=29", until="reroll_attack")
    assert g.army(HOME, "Ana") == {LI: 3}
    assert g.battle.counts[1][LI] == 3
    g.play("1 2 3")  # Bo 2, Ana 3: a point for Bo, each loses one of its own
    assert g.army(HOME, "Ana") == {}  # two are carried out now, one was the own loss
