"""Several opponents in one place, and attacks in place (ME-9.5, ME-14.24 to ME-14.27)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, Pact, War
from support import rule

from .marching import can, fight_out, galley, over, turn, wagon
from .scene import FOUR

ALL = (-1, 0, 1, 2, 3)


@rule("ME-14.24", "ME-14.25")
def test_a_horde_is_fought_first() -> None:
    g = turn(
        armies={
            "nicaea": {"Ana": {"cavalry": 6}},
            "iconium": {"Bo": {"archer": 1}, "Cy": {"archer": 1}, "barbarians": {"light_infantry": 1}},
        },
        items={"w1": wagon("nicaea", level=2)},
        wars=[["Ana", "Bo"], ["Ana", "Cy"]],
        circle=(1, 1, 1),
    )
    g.act("Ana", "begin_move item=w1", "load unit=cavalry count=6 item=w1", "step place=iconium")
    assert g.state.battles[-1].defender == -1
    fight_out(g)
    assert g.waits == "Ana: choose_opponent"
    assert can(g, "Ana", "choose_opponent", "fight_nobody") == [
        "choose_opponent player=1",
        "choose_opponent player=2",
        "fight_nobody",
    ]
    assert g.controls("iconium") == ""
    g.act("Ana", "choose_opponent player=2")
    assert (g.state.battles[-1].attacker, g.state.battles[-1].defender) == (0, 2)


@rule("ME-14.24", "ME-14.27")
def test_players_are_fought_one_after_another_in_the_order_of_choice() -> None:
    g = turn(
        *FOUR,
        armies={"nicaea": {"Ana": {"cavalry": 6}}, "iconium": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}},
        items={"w1": wagon("nicaea", level=2)},
        wars=[["Ana", "Bo"], ["Ana", "Cy"]],
    )
    g.act("Ana", "begin_move item=w1", "load unit=cavalry count=6 item=w1", "step place=iconium")
    assert can(g, "Ana", "choose_opponent", "fight_nobody") == ["choose_opponent player=1", "choose_opponent player=2"]
    g.act("Ana", "choose_opponent player=2")
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.began) == (0, 2, [6, 1]), "armies never merge"
    fight_out(g)
    assert g.army("iconium", "Cy") == {}
    assert can(g, "Ana", "choose_opponent", "fight_nobody") == ["choose_opponent player=1", "fight_nobody"]


@rule("ME-14.24", "ME-14.25")
def test_after_its_only_enemy_an_army_may_fight_who_else_stands_there() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"cavalry": 6}}, "iconium": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}},
        items={"w1": wagon("nicaea", level=2)},
        wars=[["Ana", "Bo"]],
    )
    g.act("Ana", "begin_move item=w1", "load unit=cavalry count=6 item=w1", "step place=iconium")
    assert (g.state.battles[-1].attacker, g.state.battles[-1].defender) == (0, 1)
    fight_out(g)
    assert g.army("iconium", "Bo") == {}
    assert can(g, "Ana", "choose_opponent", "fight_nobody") == ["choose_opponent player=2", "fight_nobody"]
    g.act("Ana", "fight_nobody")
    assert g.army("iconium", "Cy") == {"archer": 1}
    assert (g.honor(), g.controls("iconium")) == ([], "")


@rule("ME-14.25", "ME-14.27", "ME-15.1")
def test_after_one_battle_the_others_are_fought_by_choice() -> None:
    g = turn(
        armies={"iconium": {"Ana": {"cavalry": 9}, "Bo": {"light_infantry": 1}, "Cy": {"light_infantry": 1}}},
        wars=[["Ana", "Bo"]],
    )
    assert can(g, "Ana", "attack_in_place") == ["place=iconium player=1", "place=iconium player=2"]
    g.act("Ana", "attack_in_place place=iconium player=1")
    assert g.state.battles[-1].cause == "in_place"
    fight_out(g)
    assert g.army("iconium", "Bo") == {}
    assert can(g, "Ana", "choose_opponent", "fight_nobody") == ["choose_opponent player=2", "fight_nobody"]
    g.act("Ana", "choose_opponent player=2")
    assert g.waits == "Ana: confirm_fight"
    g.act("Ana", "take_back")
    assert (g.waits, g.honor(), g.controls("iconium")) == ("", [], ""), "not conquered while Cy stands there"


@rule("ME-9.5", "ME-A69")
def test_who_stands_with_an_enemy_may_attack_without_moving() -> None:
    g = turn(
        armies={"iconium": {"Ana": {"archer": 2}, "Bo": {"archer": 1}}},
        items={"w1": wagon("iconium"), "w2": wagon("nicaea", spent=4)},
        wars=[["Ana", "Bo"]],
    )
    g.act("Ana", "attack_in_place place=iconium player=1")
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.holder) == (0, 1, -1)
    assert battle.movement == 6, "it may flee with what its transports there have left"
    assert not g.item("w1").stopped


@rule("ME-9.5", "ME-17.5", "ME-17.23")
def test_a_guest_may_turn_on_its_host() -> None:
    pact = Pact("p01-1-1", (0, 1), (Clause("passage", giver=1, taker=0),), 0, False, ALL)
    g = turn(
        armies={"pecs": {"Ana": {"archer": 2}, "Bo": {"archer": 1}}},
        state={"pacts": [pact], "admitted": [Admission("pecs", 0, 1)]},
    )
    g.act("Ana", "attack_in_place place=pecs player=1")
    assert g.waits == "Ana: confirm_fight"
    g.act("Ana", "take_back")
    assert g.waits == "Ana: combat_turn"
    g.refused("Ana", "attack_in_place place=pecs player=1", "ME-17.5", "refused-me-taken-back")
    g.act("Ana", "pass_combat")
    g.ask("combat_turn", "Ana")
    g.act("Ana", "attack_in_place place=pecs player=1", "go_on player=1")
    assert g.honor() == [("Ana", -3, "undeclared_attack"), ("Ana", -2, "breach")]
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.holder, battle.cause) == (0, 1, 1, "in_place")


@rule("ME-9.5", "ME-17.7")
def test_nobody_is_attacked_in_place_under_an_armistice_or_a_bishop() -> None:
    position: dict[str, Any] = {"armies": {"iconium": {"Ana": {"archer": 2}, "Bo": {"archer": 1}}}}
    truce = turn(state={"wars": [War(0, 1, 1, 0, armistice=True)]}, **position)
    assert can(truce, "Ana", "attack_in_place") == []
    bishop = turn(wars=[["Ana", "Bo"]], effects=[{"name": "card_1", "who": "Cy", "place": "iconium"}], **position)
    assert can(bishop, "Ana", "attack_in_place") == []
    bishop.refused("Ana", "attack_in_place place=iconium player=1", "ME-9.5", "refused-me-nobody-to-attack")


@rule("ME-10.31", "ME-A100")
def test_a_suspended_battle_waits_for_the_next_turn() -> None:
    g = turn(armies={"iconium": {"Ana": {"archer": 2}, "barbarians": {"archer": 1}}})
    assert can(g, "Ana", "attack_in_place") == ["place=iconium player=-1"]
    over(g, "iconium", "Ana", "barbarians", ended="suspended", won=-2)
    assert can(g, "Ana", "attack_in_place") == []
    assert g.state.effects[0].name == "suspended"


@rule("ME-9.5", "ME-9.21")
def test_galleys_of_two_players_not_at_war_share_a_sea_zone_until_one_attacks() -> None:
    g = turn(
        items={"g1": galley("aegean", units={"archer": 2}), "g2": galley("aegean", "Bo", units={"archer": 1})},
    )
    g.act("Ana", "attack_in_place place=aegean player=1", "go_on player=1")
    assert g.honor() == [("Ana", -3, "undeclared_attack")]
    assert (g.state.battles[-1].place, g.state.battles[-1].defender) == ("aegean", 1)
