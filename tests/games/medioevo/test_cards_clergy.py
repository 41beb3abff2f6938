"""Cards 1 to 3, 42, 43, 50, 51: Bishops, Plague Doctors, Diplomats (ME-25.1 to ME-25.4, ME-25.39, ME-25.43)."""

from __future__ import annotations

import pytest

from games.medioevo.battles import HOME, WILD
from games.medioevo.dealing import caravan
from games.medioevo.marching import wagon
from games.medioevo.reacting import AR, LI, in_phase, reacting
from pentapolis.games.medioevo.realm.disasters import draw_event
from pentapolis.games.medioevo.tabletop import Effect
from support import rule

# Bishops


@rule("ME-25.1", "ME-A93")
def test_card_1_lets_no_battle_round_begin_and_armies_stand_together() -> None:
    g = in_phase(
        "combat",
        items={"w1": wagon("adrianople")},
        armies={"adrianople": {"Ana": {AR: 2}}, WILD: {"barbarians": {LI: 2}}},
        cards={"Ana": [1]},
    )
    g.act("Ana", f"use_card_at card=1 place={WILD}", "begin_move item=w1", f"load unit={AR} count=2 item=w1")
    g.act("Ana", f"step place={WILD}")
    assert (g.army(WILD, "Ana"), g.army(WILD, "barbarians")) == ({AR: 2}, {LI: 2})
    assert (g.state.battles, g.controls(WILD)) == ([], "")


@rule("ME-25.1")
def test_card_1_stops_a_battle_at_the_end_of_its_round() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 4}, "Ana": {AR: 4}}}, cards={"Cy": [1]})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", "1 2 3", round_end=f"use_card_at card=1 place={HOME}", battle_continue="fight_on", rounds=9)
    assert g.result == ("", "stopped")


@rule("ME-25.1")
def test_card_1_before_the_first_die_lets_nothing_happen() -> None:
    g = reacting(armies={HOME: {"Bo": {AR: 4}, "Ana": {AR: 4}}}, cards={"Ana": [1]})
    g.meet("Bo", "Ana", HOME)
    g.play(before_battle=f"use_card_at card=1 place={HOME}", rounds=9)
    assert (g.result, g.battle.round) == (("", "stopped"), 0)


@rule("ME-25.2", "ME-16.10")
def test_card_2_undoes_a_sale_in_progress() -> None:
    g = in_phase("trade", items={"c1": caravan("thessalonica", cargo=["salt"])}, cards={"Bo": [2]})
    florins = g.player("Ana").florins
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "confirm_trade")
    assert g.waits == "Bo: trade"
    g.act("Bo", "use_card_at card=2 place=thessalonica")
    g.close()
    assert (g.player("Ana").florins, g.item("c1").cargo, g.item("c1").spent) == (florins, ("salt",), 1)
    assert g.waits == "Ana: trade_turn"
    g.refused("Ana", "trade_sell transport=c1", "ME-16.10", "refused-me-trade-bishop")


@rule("ME-25.3")
def test_card_3_holds_a_group_that_is_about_to_leave() -> None:
    g = in_phase(
        "combat", items={"w1": wagon("adrianople")}, armies={"adrianople": {"Ana": {AR: 1}}}, cards={"Bo": [3]}
    )
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=thessalonica")
    assert g.waits == "Bo: move"
    assert g.uses("Bo") == ["use_card_at card=3 place=adrianople"]
    g.act("Bo", "use_card_at card=3 place=adrianople")
    g.close()
    assert (g.item("w1").place, g.item("w1").spent) == ("adrianople", 0)
    assert not [line for line in g.options("Ana") if line.startswith("step")]


@rule("ME-25.3")
def test_card_3_holds_barbarians_too() -> None:
    g = in_phase("purchase", cards={"Ana": [3]}, technology={"Ana": {"law": 3}}, armies={WILD: {"barbarians": {LI: 1}}})
    assert g.uses("Ana", "use_technology technology=nation")
    g.act("Ana", f"use_card_at card=3 place={WILD}")
    assert g.uses("Ana", "use_technology technology=nation") == []


@rule("ME-25.4")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_a_bishop_is_not_used_in_the_same_territory_two_turns_running(card: int) -> None:
    before = Effect(f"card_{card}", 2, WILD)
    g = in_phase("purchase", cards={"Ana": [card]}, state={"bishops": [before]})
    places = {line.rpartition("=")[2] for line in g.uses("Ana", f"use_card card={card} ")}
    assert WILD not in places
    assert HOME in places
    g.act("Ana", f"use_card_at card={card} place={HOME}")
    g.end_turn()
    assert g.state.bishops == [Effect(f"card_{card}", 0, HOME)]


# Plague Doctors


@rule("ME-25.39", "ME-2.15")
@pytest.mark.parametrize(("die", "number"), [(2, 1), (3, 2), (6, 3)])
def test_card_42_spares_1_to_3_red_territories(die: int, number: int) -> None:
    g = reacting(phase="events", cards={"Bo": [42]}, events=["9"])
    g.chance("event_deck.face=30")
    g.run(draw_event)
    assert g.waits == "Bo: event_drawn"
    g.script(f"d6: {die}")
    g.act("Bo", "use_card card=42")
    g.lucky()
    for place in ("serbia", "thessalonica", "wallachia")[:number]:
        g.act("Bo", f"protect_territory place={place}")
    assert g.asks != "protect_territories"
    assert [e.place for e in g.state.effects if e.name == "card_42"] == sorted(
        ("serbia", "thessalonica", "wallachia")[:number]
    )


@rule("ME-25.39")
def test_card_43_spares_one_territory_with_everything_in_it() -> None:
    armies = {"thessalonica": {"Ana": {LI: 9}}}
    g = reacting(phase="events", cards={"Cy": [43]}, events=["9"], armies=armies)
    g.chance("event_deck.face=30")
    g.run(draw_event)
    g.lucky()
    g.act("Cy", "use_card card=43", "protect_territory place=thessalonica")
    g.act("Ana", "choose_event_icons icons=armies,goods")
    assert g.army("thessalonica", "Ana") == {LI: 9}


# Diplomats


@rule("ME-25.43", "ME-2.15")
def test_card_50_protects_1_to_3_assets_anywhere_for_the_turn() -> None:
    g = in_phase(
        "purchase",
        cards={"Ana": [50]},
        items={"c1": caravan("buda", "Bo")},
        buildings={"buda": ["village"]},
        markets={"saraj": ["salt"]},
    )
    g.script("d6: 5")
    g.act("Ana", "use_card card=50")
    assert g.options("Ana")[:3] == [
        "protect_asset item=c1",
        "protect_asset place=buda what=civil",
        "protect_asset place=saraj what=market",
    ]
    g.act(
        "Ana", "protect_asset item=c1", "protect_asset place=buda what=civil", "protect_asset place=saraj what=market"
    )
    assert [(e.item, e.place, e.note) for e in g.state.effects] == [
        *(("c1", "", ""), ("", "buda", "civil"), ("", "saraj", "market")),
    ]
    assert g.waits == "Ana: purchases"


@rule("ME-25.43", "ME-19.12")
def test_card_51_saves_a_building_from_barbarians() -> None:
    g = in_phase(
        "purchase", cards={"Ana": [15], "Bo": [51]}, buildings={"great_plain": ["village", "tower"]}, circle=(4, 6, 8)
    )
    g.act("Ana", "use_card_at card=15 place=great_plain")
    assert g.waits == "Bo: conquest"
    g.act("Bo", "use_card card=51", "protect_asset place=great_plain what=civil")
    g.close()
    assert (g.place("great_plain").civil, g.place("great_plain").military) == (1, 0)
