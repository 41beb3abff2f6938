"""What an army meets where it goes (ME-9.16 to ME-9.21, ME-14.26, ME-17.5, P2)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, Pact, War
from pentapolis.games.medioevo.moves.events import AttackedUndeclared, BattleHeld, Conquered, GroupStopped, MoveHeld
from pentapolis.games.medioevo.moves.underway import Edict, Ranger
from pentapolis.games.medioevo.realm.events import HordeAppeared
from support import rule

from .marching import can, close_windows, galley, turn, wagon, walk, ways
from .scene import FOUR


def non_belligerence(a: int, b: int) -> Pact:
    return Pact(f"p{a}{b}-1-1", (a, b), (Clause("non_belligerence"),), 0, False, (-1, 0, 1, 2))


@rule("ME-9.16", "ME-19.5", "ME-E20")
def test_a_barbarian_territory_resists() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"light_infantry": 3}}},
        items={"w1": wagon("nicaea"), "e2": {"kind": "catapult", "owner": "Ana", "place": "nicaea"}},
        circle=(3, 2, 5),
    )
    g.act("Ana", "begin_move item=w1", "join_move item=e2", "load unit=light_infantry count=3 item=w1")
    walk(g, "Ana", "iconium")
    assert g.army("iconium", "barbarians") == {"light_infantry": 2, "archer": 1}
    assert [event.place for event in g.told(GroupStopped)] == ["iconium"]
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.cause) == (0, -1, "resistance")
    assert battle.movement == 5, "what was left is good for flight alone"
    assert g.item("w1").stopped


@rule("ME-9.16", "ME-19.6")
def test_a_horde_that_is_there_gets_no_help() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"light_infantry": 3}}, "iconium": {"barbarians": {"archer": 1}}},
        items={"w1": wagon("nicaea")},
        circle=(1, 1, 1),
    )
    g.act("Ana", "begin_move item=w1", "load unit=light_infantry count=3 item=w1", "step place=iconium")
    assert g.army("iconium", "barbarians") == {"archer": 1}
    assert g.state.battles[-1].cause == "move"
    assert g.told(BattleHeld) == []


@rule("ME-19.7", "ME-15.2", "ME-21.4")
def test_without_a_barbarian_left_the_territory_is_conquered_at_once() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"light_infantry": 3}}, "serbia": {"barbarians": {"light_infantry": 40}}},
        items={"w1": wagon("nicaea")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=light_infantry count=3 item=w1", "step place=iconium")
    assert g.waits == ""
    assert g.controls("iconium") == "Ana"
    assert g.honor() == [("Ana", 1, "conquest")]
    assert [(event.place, event.former) for event in g.told(Conquered)] == [("iconium", -1)]


@rule("ME-A77", "ME-23.4")
def test_a_home_of_a_kingdom_that_is_absent_resists() -> None:
    g = turn("Ana", "Bo", armies={"wallachia": {"Bo": {"archer": 1}}}, items={"w1": wagon("wallachia", "Bo")}, who="Bo")
    g.lucky()
    g.act("Bo", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=edisan")
    assert [event.place for event in g.told(HordeAppeared)] == ["edisan"]


@rule("ME-9.17", "ME-E20")
def test_a_hostile_army_ends_the_move() -> None:
    g = turn(
        armies={"constantinople": {"Ana": {"cavalry": 3}}, "adrianople": {"Bo": {"archer": 2}}},
        items={"w1": wagon("constantinople")},
        wars=[["Ana", "Bo"]],
    )
    g.act("Ana", "begin_move item=w1", "load unit=cavalry count=3 item=w1", "step place=adrianople")
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.began, battle.cause) == (0, 1, [3, 2], "move")
    assert g.honor() == [], "a war declared before"


@rule("ME-9.18", "ME-21.4", "ME-15.1")
def test_an_empty_territory_of_an_opponent_is_conquered() -> None:
    g = turn(
        armies={"bulgaria": {"Ana": {"archer": 2}}, "serbia": {"Ana": {"archer": 1}}},
        buildings={"great_plain": ["village"]},
        items={"w1": wagon("serbia")},
        wars=[["Ana", "Bo"]],
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=great_plain")
    assert g.controls("great_plain") == "Ana"
    assert g.honor() == [("Ana", 2, "conquest")]
    assert g.item("w1").stopped
    assert g.state.conquered == ["great_plain"]
    g.act("Ana", "confirm_assets")
    assert g.waits == ""


@rule("ME-9.18", "ME-17.5", "ME-17.22", "ME-14.26")
def test_an_attack_without_declaration_is_confirmed_before_the_step() -> None:
    g = turn(
        armies={"serbia": {"Ana": {"archer": 1}}},
        items={"w1": wagon("serbia"), "w2": wagon("macedonia")},
        state={"pacts": [non_belligerence(0, 1)]},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=great_plain")
    assert g.waits == "Ana: confirm_attack"
    assert can(g, "Ana", "go_on", "take_back") == ["go_on player=1", "take_back"]
    assert g.honor() == []
    g.act("Ana", "take_back")
    assert (g.waits, g.item("w1").place, g.item("w1").spent) == ("Ana: complete_move", "serbia", 0)
    assert g.state.wars == []
    g.refused("Ana", "step place=great_plain", "ME-17.5", "refused-me-taken-back")
    g.act("Ana", "begin_move item=w2")
    g.act("Ana", "switch_group group=w1", "step place=great_plain", "go_on player=1", "finish_move")
    assert g.honor()[:2] == [("Ana", -3, "undeclared_attack"), ("Ana", -2, "breach")]
    assert g.state.wars == [War(0, 1, 2, 0, True)]
    assert g.state.pacts == []
    assert g.controls("great_plain") == "Ana"
    assert [(e.seat, e.other) for e in g.told(AttackedUndeclared)] == [(0, 1)]


@rule("ME-17.5")
def test_further_attacks_in_that_war_cost_nothing_more() -> None:
    g = turn(
        armies={"serbia": {"Ana": {"archer": 2}}},
        items={"w1": wagon("serbia"), "w2": wagon("serbia")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=great_plain", "go_on player=1")
    g.act("Ana", "finish_move")
    assert [change for _, change, _ in g.honor()] == [-3, 1]
    g.ask("combat_turn", "Ana")
    g.act("Ana", "begin_move item=w2", "load unit=archer count=1 item=w2", "step place=slavonia")
    assert [change for _, change, _ in g.honor()] == [-3, 1]
    assert g.controls("slavonia") == "Ana"


@rule("ME-17.3", "ME-17.5", "ME-A42")
def test_a_war_declared_this_turn_does_not_cover_an_attack() -> None:
    g = turn(
        armies={"serbia": {"Ana": {"archer": 1}}},
        items={"w1": wagon("serbia")},
        wars=[["Ana", "Bo"]],
        since=2,
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=great_plain")
    assert g.waits == "Ana: confirm_attack"
    g.act("Ana", "go_on player=1")
    assert g.honor()[0] == ("Ana", -3, "undeclared_attack")


@rule("ME-17.7")
def test_nobody_attacks_under_an_armistice() -> None:
    g = turn(
        armies={"serbia": {"Ana": {"archer": 1}}, "slavonia": {"Bo": {"archer": 1}}},
        items={"w1": wagon("serbia")},
        state={"wars": [War(0, 1, 1, 0, armistice=True)]},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1")
    assert ways(g) == {"bosnia", "bulgaria", "macedonia", "wallachia"}
    g.refused("Ana", "step place=slavonia", "ME-17.7", "refused-me-armistice")


@rule("ME-14.26", "ME-17.5")
def test_an_army_one_is_not_at_war_with_is_attacked_by_entering() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 3}}, "iconium": {"Cy": {"archer": 1}}},
        items={"w1": wagon("nicaea")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=3 item=w1", "step place=iconium", "go_on player=2")
    assert g.honor() == [("Ana", -3, "undeclared_attack")]
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.holder) == (0, 2, 2)


@rule("ME-9.21")
def test_only_hostile_galleys_stop_a_mover_at_sea() -> None:
    g = turn(
        armies={"smyrna": {"Ana": {"archer": 3}}},
        items={
            "g1": galley("smyrna"),
            "g2": galley("aegean", "Cy", units={"archer": 1}),
            "g3": galley("propontis", "Bo", units={"archer": 1}),
        },
        wars=[["Ana", "Bo"]],
    )
    g.act("Ana", "begin_move item=g1", "load unit=archer count=3 item=g1", "step place=aegean")
    assert g.waits == "Ana: complete_move", "the galley of a player one is not at war with lets pass"
    walk(g, "Ana", "propontis")
    battle = g.state.battles[-1]
    assert (battle.place, battle.defender, battle.began) == ("propontis", 1, [3, 1])
    assert [troop.count for troop in g.item("g1").troops] == [3], "at sea units stay aboard"


@rule("ME-9.21", "ME-4.22")
def test_a_barbarian_galley_stops_a_mover() -> None:
    g = turn(
        armies={"smyrna": {"Ana": {"archer": 3}}, "aegean": {"barbarians": {"light_infantry": 1}}},
        items={"g1": galley("smyrna"), "g2": galley("aegean", "barbarians")},
    )
    g.act("Ana", "begin_move item=g1", "load unit=archer count=3 item=g1", "step place=aegean")
    assert g.state.battles[-1].defender == -1


@rule("ME-25.3")
def test_nothing_leaves_a_place_that_a_bishop_closes() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea"), "w2": wagon("smyrna")},
        effects=[{"name": "card_3", "who": "Bo", "place": "nicaea"}],
    )
    assert can(g, "Ana", "begin_move") == ["item=w2"]
    g.act("Ana", "begin_move item=w2", "step place=nicaea")
    g.refused("Ana", "step place=smyrna", "ME-25.3", "refused-me-held-fast")


@rule("ME-25.1", "ME-A100")
def test_where_a_bishop_forbids_battle_armies_stay_together() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 2}}, "iconium": {"barbarians": {"archer": 1}}},
        items={"w1": wagon("nicaea")},
        effects=[{"name": "card_1", "who": "Bo", "place": "iconium"}],
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1", "step place=iconium")
    assert g.waits == ""
    assert g.state.battles == []
    assert (g.army("iconium", "Ana"), g.army("iconium", "barbarians")) == ({"archer": 2}, {"archer": 1})
    assert g.controls("iconium") == ""
    assert g.item("w1").stopped
    assert [(event.seat, event.other, event.place) for event in g.told(BattleHeld)] == [(0, -1, "iconium")]


@rule("ME-17.30")
def test_a_guest_of_the_holder_is_not_drawn_in() -> None:
    g = turn(
        *FOUR,
        armies={"serbia": {"Ana": {"archer": 4}}, "slavonia": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}},
        items={"w1": wagon("serbia", level=2)},
        wars=[["Ana", "Bo"]],
        state={
            "pacts": [Pact("p12-1-1", (1, 2), (Clause("passage"),), 0, False, (-1, 0, 1, 2, 3))],
            "admitted": [Admission("slavonia", 2, 1)],
        },
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=4 item=w1", "step place=slavonia")
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.holder) == (0, 1, 1)
    assert g.honor() == []


# what others and cards do about it


@rule("ME-25.3", "ME-24.3")
def test_others_may_hold_a_group_fast_before_it_leaves() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea"), "w2": wagon("smyrna")},
        cards={"Cy": [3]},
    )
    g.act("Ana", "begin_move item=w1", "step place=smyrna")
    assert g.waits == "Cy: move"
    assert g.item("w1").place == "nicaea", "nothing has moved yet"
    g.act("Cy", "use_card_at card=3 place=nicaea")
    close_windows(g)
    assert (g.item("w1").place, g.item("w1").spent) == ("nicaea", 0)
    assert [(event.seat, event.place) for event in g.told(MoveHeld)] == [(0, "nicaea")]
    assert ways(g) == set()


@rule("ME-26.9")
def test_an_edict_lets_pass_and_not_stay() -> None:
    g = turn(armies={"nicaea": {"Ana": {"archer": 3}}}, items={"w1": wagon("nicaea"), "w2": wagon("smyrna")})
    g.act("Ana", "begin_move item=w2", "begin_move item=w1", "load unit=archer count=3 item=w1")
    g.state.marches[-1].notes.append(Edict("iconium"))
    walk(g, "Ana", "iconium")
    assert g.army("iconium", "barbarians") == {}
    assert "finish_move" not in can(g, "Ana")
    walk(g, "Ana", "cilicia")
    assert [event.place for event in g.told(HordeAppeared)] == ["cilicia"], "in the next one the horde appears"


@rule("ME-25.47")
def test_a_ranger_leads_past_armies_and_where_the_move_ends_they_are_met() -> None:
    g = turn(
        armies={
            "nicaea": {"Ana": {"archer": 3}},
            "iconium": {"barbarians": {"archer": 2}},
            "sivas": {"Cy": {"archer": 1}},
        },
        items={"w1": wagon("nicaea")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=3 item=w1")
    g.state.marches[-1].notes.append(Ranger())
    walk(g, "Ana", "iconium", "sivas")
    assert (g.state.battles, g.honor()) == ([], [])
    g.act("Ana", "finish_move")
    assert g.waits == "Ana: confirm_arrival"
    g.act("Ana", "take_back")
    assert g.waits == "Ana: complete_move"
    g.refused("Ana", "finish_move", "ME-17.5", "refused-me-taken-back")
    walk(g, "Ana", "trebizond", "sivas")
    g.act("Ana", "finish_move", "go_on player=2")
    assert g.honor() == [("Ana", -3, "undeclared_attack")]
    battle = g.state.battles[-1]
    assert (battle.place, battle.defender, battle.holder, battle.movement) == ("sivas", 2, 2, 2)


@rule("ME-19.12", "ME-A100")
def test_barbarians_left_alone_plunder_what_stays_behind() -> None:
    g = turn(
        armies={"iconium": {"Ana": {"archer": 1}, "barbarians": {"archer": 1}}},
        items={"w1": wagon("iconium"), "w2": wagon("iconium"), "w3": wagon("smyrna")},
        buildings={"iconium": ["village"]},
        effects=[{"name": "card_1", "who": "Bo", "place": "iconium"}],
    )
    g.act("Ana", "begin_move item=w2", "begin_move item=w1")
    g.act("Ana", "load unit=archer count=1 item=w1", "step place=nicaea")
    close_windows(g)
    assert sorted(g.state.items) == ["w1", "w3"], "a group that had not left yet is lost"
    assert g.place("iconium").civil == 0
    g.act("Ana", "finish_move")
    assert g.army("nicaea", "Ana") == {"archer": 1}


@rule("ME-14.26", "ME-9.19")
def test_a_right_of_passage_from_one_of_those_who_stand_there_is_enough() -> None:
    position: dict[str, Any] = {
        "armies": {"serbia": {"Ana": {"archer": 1}}, "slavonia": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}},
        "items": {"w1": wagon("serbia")},
    }
    pact = Pact("p01-1-1", (0, 1), (Clause("passage", giver=1, taker=0),), 0, False, (-1, 0, 1, 2))
    lines = ("begin_move item=w1", "load unit=archer count=1 item=w1", "step place=slavonia")
    g = turn(state={"pacts": [pact]}, **position)
    g.act("Ana", *lines)
    assert (g.waits, g.honor()) == ("Ana: complete_move", [])
    g = turn(**position)
    g.act("Ana", *lines)
    assert can(g, "Ana", "go_on") == ["player=1", "player=2"], "otherwise it attacks one of the two"
    g.act("Ana", "go_on player=2")
    assert (g.state.battles[-1].defender, g.honor()) == (2, [("Ana", -3, "undeclared_attack")])


@rule("ME-17.15", "ME-17.31")
def test_entering_in_a_war_that_is_on_is_an_attack_too() -> None:
    alliance = Pact("p12-1-1", (1, 2), (Clause("defensive_alliance", units=2),), 0, False, (-1, 0, 1, 2))
    g = turn(
        armies={"serbia": {"Ana": {"archer": 1}}},
        items={"w1": wagon("serbia")},
        wars=[["Ana", "Bo"]],
        state={"pacts": [alliance]},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=slavonia")
    assert [(war.a, war.b) for war in g.state.wars] == [(0, 1), (0, 2)], "the ally is called"
    assert g.honor() == []


@rule("ME-7.6")
def test_points_can_be_taken_in_hand_in_a_move_that_technology_can_help() -> None:
    for level, offered in ((1, ["colour=orange"]), (0, [])):
        g = turn(items={"w1": wagon("nicaea")}, technology={"Ana": {"law": level}}, tokens={"Ana": {"orange": 1}})
        g.act("Ana", "begin_move item=w1")
        assert can(g, "Ana", "flip_token") == offered


@rule("ME-25.47")
def test_who_can_go_no_further_is_met_where_a_ranger_has_led() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 3}}, "sivas": {"Cy": {"archer": 1}}},
        items={"w1": wagon("nicaea", spent=4)},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=3 item=w1")
    g.state.marches[-1].notes.append(Ranger())
    walk(g, "Ana", "iconium", "sivas")
    assert can(g, "Ana") == ["finish_move"]
    g.act("Ana", "finish_move")
    assert g.waits == "Ana: confirm_arrival"
    assert can(g, "Ana", "go_on", "take_back") == ["go_on player=2"]
