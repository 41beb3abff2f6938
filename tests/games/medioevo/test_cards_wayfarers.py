"""Cards 6, 11, 25, 53 to 56, 65, 66: who goes along, hurries on or joins (ME-25.7, ME-25.12, ME-25.24, ME-25.45 to
ME-25.47, ME-25.55, ME-25.56)."""

from __future__ import annotations

from games.medioevo.battles import HOME, WILD
from games.medioevo.dealing import caravan
from games.medioevo.marching import wagon, walk, ways
from games.medioevo.reacting import AR, CV, HI, LI, ReactingScene, in_phase, reacting
from pentapolis.games.medioevo.components import BARBARIAN_SET
from pentapolis.games.medioevo.events import CardDieRolled, UnitSummoned
from pentapolis.games.medioevo.tabletop import Troop
from support import rule


def engine(place: str, owner: str = "Ana", kind: str = "catapult") -> dict[str, object]:
    return {"kind": kind, "owner": owner, "place": place}


# 6: the Warlord


def warlord(units: dict[str, int], garrison: dict[str, int], **items: dict[str, object]) -> ReactingScene:
    """Ana, at war with Bo, steps from Serbia into his Great Plain with all her units; she holds card 6."""
    armies = {"serbia": {"Ana": units}, "great_plain": {"Bo": garrison} if garrison else {}}
    items = items or {"w1": wagon("serbia", level=2)}
    g = in_phase("combat", items=items, armies=armies, wars=[("Ana", "Bo")], cards={"Ana": [6]})
    g.act("Ana", "begin_move item=w1")
    for name in items:
        if name != "w1":
            g.act("Ana", f"join_move item={name}")
    for unit, number in units.items():
        for count in range(number):
            item = "w1" if len(items) == 1 or count % 2 == 0 else "w2"
            g.act("Ana", f"load unit={unit} count=1 item={item}")
    g.act("Ana", "step place=great_plain")
    return g


@rule("ME-25.7")
def test_with_card_6_half_of_the_units_go_on_after_the_others_have_conquered() -> None:
    g = warlord({AR: 3}, {})
    assert g.waits == "Ana: enter"
    g.act("Ana", "use_card_at card=6 place=great_plain")
    assert g.waits == "Ana: send_on"
    g.act("Ana", "send_on item=w1", "done", f"send_unit unit={AR}", f"send_unit unit={AR}")
    g.close()
    assert g.army("great_plain", "Ana") == {AR: 1}
    assert g.controls("great_plain") == "Ana"
    assert g.waits == "Ana: complete_move"
    assert (g.item("w1").place, g.item("w1").troops) == ("great_plain", (Troop(AR, count=2, moved=True),))
    walk(g, "Ana", "transylvania")
    assert g.controls("transylvania") == "Ana"
    assert g.army("transylvania", "Ana") == {AR: 2}
    assert g.item("w1").stopped


@rule("ME-25.7")
def test_who_goes_on_is_not_in_the_battle_of_the_others() -> None:
    items = {"w1": wagon("serbia"), "w2": wagon("serbia")}
    g = warlord({AR: 3, CV: 1}, {LI: 2}, **items)
    g.act("Ana", "use_card_at card=6 place=great_plain", "send_on item=w2", "done")
    g.act("Ana", f"send_unit unit={CV}", f"send_unit unit={AR}")
    assert g.asks == "declare_capture"
    assert g.battle.began == [2, 2]
    g.play("8: 1 1", until="complete_move")
    assert g.army("great_plain", "Ana") == {AR: 2}
    assert (g.waits, g.item("w2").place) == ("Ana: complete_move", "great_plain")
    assert "w1" in g.state.items


@rule("ME-25.7", "ME-17.5")
def test_a_single_unit_goes_on_alone_and_nothing_is_fought_or_conquered() -> None:
    g = warlord({AR: 1}, {LI: 2})
    g.act("Ana", "use_card_at card=6 place=great_plain")
    assert g.waits == "Ana: complete_move"
    walk(g, "Ana", "buda")
    g.close()
    assert g.army("great_plain", "Bo") == {LI: 2}
    assert (g.controls("great_plain"), g.controls("buda")) == ("Bo", "Ana")


@rule("ME-25.7")
def test_a_single_unit_that_stays_after_all_is_met() -> None:
    g = warlord({AR: 1}, {LI: 2})
    g.act("Ana", "use_card_at card=6 place=great_plain", "finish_move")
    assert g.waits == "Ana: declare_capture"


@rule("ME-25.7", "ME-17.5")
def test_the_attack_rules_hold_for_who_only_passes() -> None:
    g = in_phase("combat", items={"w1": wagon("serbia")}, armies={"serbia": {"Ana": {AR: 1}}}, cards={"Ana": [6]})
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=great_plain", "go_on player=1")
    g.act("Ana", "use_card_at card=6 place=great_plain", "step place=buda")
    assert g.honor()[0][:2] == ("Ana", -3)
    assert g.controls("great_plain") == "Bo"


@rule("ME-25.7")
def test_card_6_is_not_for_barbarian_territories() -> None:
    g = in_phase(
        "combat",
        items={"w1": wagon("adrianople")},
        armies={"adrianople": {"Ana": {AR: 2}}, WILD: {"barbarians": {LI: 1}}},
        cards={"Ana": [6]},
    )
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1")
    g.act("Ana", f"step place={WILD}")
    assert g.waits == "Ana: declare_flight"  # the battle has begun


# 25: Militia


@rule("ME-25.24")
def test_card_25_lets_units_share_3_movement_points_to_a_threatened_territory() -> None:
    armies = {
        "serbia": {"Ana": {AR: 1}},
        "buda": {"Bo": {HI: 2}},
        "slavonia": {"Bo": {CV: 1}},
        "croatia": {"Bo": {LI: 1}},
    }
    g = in_phase(
        "combat",
        items={"w1": wagon("serbia"), "w2": wagon("buda", "Bo")},
        armies=armies,
        wars=[("Ana", "Bo")],
        cards={"Bo": [25]},
    )
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=great_plain")
    assert g.uses("Bo") == ["use_card_at card=25 place=great_plain"]
    g.act("Bo", "use_card_at card=25 place=great_plain")
    assert [line for line in g.options("Bo") if line.startswith("muster")] == [
        f"muster place=buda unit={HI} count=1",
        f"muster place=buda unit={HI} count=2",
        f"muster place=croatia unit={LI} count=1",
        f"muster place=slavonia unit={CV} count=1",
    ]
    g.act("Bo", f"muster place=buda unit={HI} count=1")
    assert "muster_wagon item=w2" in g.options("Bo")
    assert not any("croatia" in line for line in g.options("Bo"))  # three steps, two points are left
    g.act("Bo", "muster_wagon item=w2", f"muster place=slavonia unit={CV} count=1")
    assert [line for line in g.options("Bo") if line.startswith("muster")] == [f"muster place=buda unit={HI} count=1"]
    g.act("Bo", "done")
    assert g.army("great_plain", "Bo") == {HI: 1, CV: 1}
    assert g.item("w2").place == "great_plain"
    assert g.waits == "Ana: declare_capture"


@rule("ME-25.24")
def test_militia_does_not_cross_hostile_places() -> None:
    armies = {"serbia": {"Ana": {AR: 1}}, "slavonia": {"Bo": {CV: 1}}, "pecs": {"barbarians": {LI: 1}}}
    g = in_phase("combat", items={"w1": wagon("serbia")}, armies=armies, wars=[("Ana", "Bo")], cards={"Bo": [25]})
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=great_plain")
    assert g.asks != "enter"
    assert not g.card("Bo", 25).rotated


@rule("ME-25.24", "ME-4.31")
def test_militia_comes_against_rebels_too() -> None:
    g = reacting(phase="events", cards={"Ana": [25]}, circle=(4, 6, 8), armies={HOME: {"Ana": {HI: 2}}})
    g.ask("breaks_out", "Ana", "adrianople", 1)
    g.act("Ana", "use_card_at card=25 place=adrianople", f"muster place={HOME} unit={HI} count=2")
    g.script("1 2 3")
    g.act("Ana", "done")
    assert g.army("adrianople", "Ana") == {HI: 2}
    assert g.waits == "Ana: reroll_attack"


# 11: the Scientist


@rule("ME-25.12")
def test_card_11_makes_a_caravan_a_war_wagon_too_with_one_pool_of_movement() -> None:
    g = in_phase(
        "combat", items={"c1": caravan(HOME, cargo=["salt"])}, armies={HOME: {"Ana": {AR: 1}}}, cards={"Ana": [11]}
    )
    assert not g.uses("Ana", "begin_move")
    g.act("Ana", "use_card_on_item card=11 item=c1", "begin_move item=c1", f"load unit={AR} count=1 item=c1")
    walk(g, "Ana", "adrianople")
    g.act("Ana", "finish_move")
    assert (g.item("c1").place, g.item("c1").spent, g.item("c1").cargo) == ("adrianople", 1, ("salt",))
    assert g.army("adrianople", "Ana") == {AR: 1}


@rule("ME-25.12")
def test_card_11_lets_a_war_wagon_trade() -> None:
    g = in_phase("trade", items={"w1": wagon(HOME), "c2": caravan("buda")}, cards={"Ana": [11]})
    assert not g.uses("Ana", "trade_buy transport=w1")
    g.act("Ana", "use_card_on_item card=11 item=w1", "trade_buy transport=w1 cubes=2")
    assert g.item("w1").cargo == ("wine", "wine")
    g.end_turn()
    assert not g.item("w1").twin


# Gunners


@rule("ME-25.45", "ME-E42")
def test_card_53_lets_an_engine_keep_up_with_the_army() -> None:
    items = {"w1": wagon("adrianople", level=3), "e2": engine("adrianople")}
    way = ("constantinople", "nicaea", "smyrna", "nicaea", "constantinople", "adrianople", "thessalonica", "macedonia")
    for cards in ([53], []):
        g = in_phase("combat", items=items, armies={"adrianople": {"Ana": {AR: 2}}}, cards={"Ana": cards})
        g.act("Ana", "begin_move item=w1", "join_move item=e2", f"load unit={AR} count=2 item=w1")
        if not cards:
            walk(g, "Ana", *way[:4])
            assert ways(g) == set()
            continue
        g.act("Ana", "use_card_on_item card=53 item=e2")
        walk(g, "Ana", *way)
        g.close()
        assert (g.item("e2").place, g.item("e2").spent) == ("macedonia", 0)


@rule("ME-25.46", "ME-2.15")
def test_card_54_lets_an_engine_carry_units_with_its_own_movement() -> None:
    g = in_phase("combat", items={"e1": engine(HOME)}, armies={HOME: {"Ana": {AR: 4}}}, cards={"Ana": [54]})
    g.script("d6: 4")
    g.act("Ana", "use_card_on_item card=54 item=e1", "begin_move item=e1")
    assert g.told(CardDieRolled) == [CardDieRolled(0, 54, 4)]
    assert [line for line in g.options("Ana") if line.startswith("load")] == [
        f"load unit={AR} count=1 item=e1",
        f"load unit={AR} count=2 item=e1",
    ]
    g.act("Ana", f"load unit={AR} count=2 item=e1")
    walk(g, "Ana", "adrianople", "constantinople", "nicaea", "smyrna")
    g.act("Ana", "finish_move")
    assert (g.army("smyrna", "Ana"), g.item("e1").spent) == ({AR: 2}, 4)


# Rangers


@rule("ME-25.47")
def test_card_55_leads_one_transport_unseen_through_hostile_places() -> None:
    armies = {"adrianople": {"Ana": {AR: 2}}, "bulgaria": {"barbarians": {LI: 3}}, "wallachia": {"barbarians": {LI: 1}}}
    g = in_phase("combat", items={"w1": wagon("adrianople")}, armies=armies, cards={"Ana": [55]})
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1", "use_card card=55")
    walk(g, "Ana", "bulgaria", "wallachia")
    assert g.army("bulgaria", "barbarians") == {LI: 3}
    g.script("8: 1 8")
    g.act("Ana", "finish_move", "pass")
    assert g.army("wallachia", "barbarians") == {}  # where it arrives it is met
    assert g.controls("wallachia") == "Ana"


@rule("ME-25.47")
def test_card_55_is_for_one_transport_and_card_56_for_several() -> None:
    items = {"w1": wagon("adrianople"), "w2": wagon("adrianople")}
    g = in_phase("combat", items=items, armies={"adrianople": {"Ana": {AR: 2}}}, cards={"Ana": [55, 56]})
    g.act("Ana", "begin_move item=w1")
    assert g.uses("Ana", "use_card card=5") == ["use_card card=55", "use_card card=56"]
    g.act("Ana", "join_move item=w2", f"load unit={AR} count=1 item=w1")
    assert g.uses("Ana", "use_card card=5") == ["use_card card=56"]
    g.act("Ana", "use_card card=56")
    walk(g, "Ana", "bulgaria", "serbia", "macedonia")
    assert (g.item("w1").place, g.item("w2").place) == ("macedonia", "macedonia")
    assert g.army("bulgaria", "barbarians") == g.army("serbia", "barbarians") == {}


@rule("ME-25.47", "ME-16.6", "ME-16.7")
def test_a_ranger_leads_a_trade_transport_unseen_to_the_end_of_the_trade_turn() -> None:
    armies = {WILD: {"barbarians": {LI: 3}}, "serbia": {"Bo": {AR: 1}}}
    for end, kept in (("macedonia", True), ("serbia", False), (WILD, False)):
        g = in_phase(
            "trade", items={"c1": caravan("adrianople")}, armies=armies, cards={"Ana": [55]}, wars=[("Ana", "Bo")]
        )
        g.act("Ana", "use_card_on_item card=55 item=c1", f"trade_move transport=c1 to={WILD}")
        if end != WILD:
            g.act("Ana", "trade_move transport=c1 to=serbia")
        if end == "macedonia":
            g.act("Ana", "trade_move transport=c1 to=macedonia")
        assert g.item("c1").place == end
        g.act("Ana", "end_trade")
        assert ("c1" in g.state.items and not g.waits) is kept
        assert g.state.effects == []


@rule("ME-25.47")
def test_card_56_leads_all_trade_transports_of_a_territory() -> None:
    items = {"c1": caravan("adrianople"), "c2": caravan("adrianople"), "c3": caravan("constantinople")}
    g = in_phase("trade", items=items, armies={WILD: {"barbarians": {LI: 3}}}, cards={"Ana": [55, 56]})
    assert g.uses("Ana", "use_card card=56") == [
        f"use_card_at card=56 place={a}" for a in ("adrianople", "constantinople")
    ]
    g.act("Ana", "use_card_at card=56 place=adrianople")
    assert g.uses("Ana", "use_card card=55") == ["use_card_on_item card=55 item=c3"]
    g.act("Ana", f"trade_move transport=c1 to={WILD}", f"trade_move transport=c2 to={WILD}")
    assert set(g.state.items) == set(items)


# Marauders


@rule("ME-25.55")
def test_card_65_hires_a_horde_for_the_turn() -> None:
    g = in_phase("purchase", cards={"Ana": [65]}, armies={HOME: {"Ana": {AR: 1}}}, circle=(1, 6, 2))
    assert g.uses("Ana", "use_card card=65") == [f"use_card_at card=65 place={HOME}"]
    g.act("Ana", f"use_card_at card=65 place={HOME}")
    assert g.paid() == [("Ana", 100, "card")]
    assert g.army(HOME, "Ana") == {AR: 1, LI: 2, "captain_1": 1}
    assert g.controls(HOME) == "Ana"
    g.end_turn()
    assert g.army(HOME, "Ana") == {AR: 1}


@rule("ME-25.55", "ME-2.10")
def test_a_hired_horde_is_as_large_as_the_barbarian_supply_allows_and_everybody_hears_who_came() -> None:
    armies = {HOME: {"Ana": {AR: 1}}, WILD: {"barbarians": {LI: BARBARIAN_SET[LI] - 1, AR: BARBARIAN_SET[AR]}}}
    g = in_phase("purchase", cards={"Ana": [65]}, armies=armies, circle=(1, 1, 2))
    g.act("Ana", f"use_card_at card=65 place={HOME}")
    assert g.army(HOME, "Ana") == {AR: 1, LI: 1, "captain_1": 1}
    assert g.told(UnitSummoned) == [UnitSummoned(0, LI, HOME), UnitSummoned(0, "captain_1", HOME)]


@rule("ME-25.56")
def test_card_66_lends_up_to_two_units_to_a_horde_and_they_come_home() -> None:
    armies = {"buda": {"Bo": {HI: 2}}, WILD: {"barbarians": {LI: 1}}}
    g = in_phase("purchase", "Bo", cards={"Bo": [66]}, armies=armies)
    g.act(
        "Bo", f"use_card_at card=66 place={WILD}", f"lend_unit place=buda unit={HI}", f"lend_unit place=buda unit={HI}"
    )
    assert g.army(WILD, "barbarians") == {LI: 1, HI: 2}
    assert (g.army("buda", "Bo"), g.army(WILD, "Bo")) == ({}, {})
    assert g.waits == "Bo: purchases"
    g.end_turn()
    assert (g.army("buda", "Bo"), g.army(WILD, "barbarians")) == ({HI: 2}, {LI: 1})


@rule("ME-25.56")
def test_lent_units_fight_under_barbarian_dice_and_their_losses_are_real() -> None:
    armies = {"buda": {"Bo": {HI: 1}}, WILD: {"barbarians": {LI: 1}, "Ana": {AR: 3}}}
    g = reacting(armies=armies, cards={"Bo": [66]})
    g.meet("Ana", "barbarians", WILD)
    g.play("8: 1 1 1", before_battle=f"use_card_at card=66 place={WILD}", lend_units=f"lend_unit place=buda unit={HI}")
    assert g.army(WILD, "barbarians") == {}
    assert g.army("buda", "Bo") == {}


@rule("ME-25.56", "ME-25.3")
def test_no_unit_is_lent_out_of_a_territory_that_a_bishop_has_closed() -> None:
    armies = {"buda": {"Bo": {HI: 1}}, WILD: {"barbarians": {LI: 1}}}
    closed = {"name": "card_3", "who": "Ana", "place": "buda"}
    g = in_phase("purchase", "Bo", cards={"Bo": [66]}, armies=armies, effects=[closed])
    assert g.uses("Bo", "use_card card=66") == []


@rule("ME-25.55")
def test_who_is_attacked_at_home_hires_a_horde_before_the_battle() -> None:
    g = reacting(phase="combat", cards={"Ana": [65]}, armies={HOME: {"Ana": {AR: 2}, "Bo": {AR: 2}}}, circle=(1, 6, 8))
    g.meet("Bo", "Ana", HOME)
    g.play(until="before_battle")
    assert g.choices() == [f"use_card_at card=65 place={HOME}", "pass"]
    g.script("1 2 3")
    g.act("Ana", f"use_card_at card=65 place={HOME}")
    assert (g.army(HOME, "Ana"), g.paid()) == ({AR: 2, LI: 2}, [("Ana", 100, "card")])


@rule("ME-25.55")
def test_who_attacks_elsewhere_hires_nobody() -> None:
    armies = {"buda": {"Ana": {AR: 2}, "Bo": {AR: 2}}, "adrianople": {"Ana": {LI: 1}}}
    g = reacting(phase="combat", cards={"Ana": [65]}, armies=armies)
    g.meet("Ana", "Bo", "buda")
    g.play("1 2 3", until="reroll_attack")  # the window asks nobody
    assert g.battle.round == 1
