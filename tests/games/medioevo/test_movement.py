"""Complete moves: rounds, movement points, loading, groups (chapter 9)."""

from __future__ import annotations

from pentapolis.games.medioevo.diplomacy.relations import Admission
from pentapolis.games.medioevo.moves.combat import combat_phase
from pentapolis.games.medioevo.moves.events import CombatRoundBegan
from support import rule

from .marching import can, catapult, galley, passage, turn, wagon, walk, ways
from .scene import TWO, scene

# rounds


@rule("ME-9.1", "ME-9.2", "ME-A44")
def test_rounds_go_on_until_all_pass_in_one() -> None:
    g = scene(
        "Ana",
        "Bo",
        phase="combat",
        items={"w1": wagon("smyrna"), "w2": wagon("nicaea"), "w3": wagon("buda", "Bo")},
    )
    g.run(combat_phase)
    assert g.waits == "Ana: combat_turn"
    g.act("Ana", "pass_combat")
    g.act("Bo", "begin_move item=w3", "step place=pecs", "finish_move")
    assert g.waits == "Ana: combat_turn", "who has passed is asked again in the next round"
    g.act("Ana", "begin_move item=w1", "step place=nicaea", "finish_move")
    g.act("Ana", "pass_combat")  # Bo has nothing left to move
    assert g.waits == ""
    assert [event.round for event in g.told(CombatRoundBegan)] == [1, 2, 3]


@rule("ME-9.2")
def test_the_phase_ends_when_nobody_can_move() -> None:
    g = scene(phase="combat", armies={"nicaea": {"Ana": {"archer": 2}}})
    g.run(combat_phase)
    assert g.waits == "", "units without transport have nothing to move with"


@rule("ME-9.25")
def test_a_move_without_a_step_is_a_pass() -> None:
    g = scene("Ana", "Bo", phase="combat", items={"w1": wagon("smyrna")})
    g.run(combat_phase)
    g.act("Ana", "begin_move item=w1", "finish_move")
    assert g.waits == ""
    assert not g.item("w1").stopped


@rule("ME-9.4")
def test_what_took_part_is_exhausted_and_what_did_not_move_is_fresh() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"light_infantry": 4}}, "smyrna": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea", level=2), "w2": wagon("nicaea")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=light_infantry count=3 item=w1", "step place=smyrna", "finish_move")
    assert [(t.kind, t.count, t.moved) for t in g.place("smyrna").forces[0].troops] == [
        ("archer", 1, False),
        ("light_infantry", 3, True),
    ]
    assert [(t.count, t.moved) for t in g.place("nicaea").forces[0].troops] == [(1, False)]
    assert (g.item("w1").stopped, g.item("w1").spent, g.item("w1").troops) == (True, 1, ())
    assert (g.item("w2").stopped, g.item("w2").spent) == (False, 0)
    assert g.state.marches == []
    g.ask("combat_turn", "Ana")
    assert can(g, "Ana", "begin_move") == ["item=w2"]
    g.refused("Ana", "begin_move item=w1", "ME-9.4", "refused-me-exhausted")
    g.act("Ana", "begin_move item=w2", "step place=smyrna")
    assert can(g, "Ana", "load") == ["unit=archer count=1 item=w2"], "exhausted units stay where they are"


@rule("ME-9.4")
def test_a_group_that_was_begun_and_not_moved_is_fresh() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 2}}},
        items={"w1": wagon("nicaea"), "w2": wagon("smyrna")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1", "begin_move item=w2", "step place=nicaea")
    g.act("Ana", "finish_move")
    assert (g.item("w2").stopped, g.item("w1").stopped) == (True, False)
    assert g.army("nicaea", "Ana") == {"archer": 2}
    assert not any(troop.moved for troop in g.place("nicaea").forces[0].troops)


# movement points and capacity


@rule("ME-9.6", "ME-A38")
def test_movement_points_by_level() -> None:
    home = ("constantinople", "adrianople", "thessalonica", "macedonia")
    there_and_back = [*home, *home[-2:0:-1], *home]
    for level, points in ((1, 6), (2, 7), (3, 8)):
        g = turn(items={"w1": wagon("constantinople", level=level)})
        g.act("Ana", "begin_move item=w1")
        walk(g, "Ana", *there_and_back[1 : points + 1])
        assert g.item("w1").spent == points, "one point a step"
        assert g.waits == "", "the move ends by itself when nothing is left to do"


@rule("ME-9.6", "ME-9.10")
def test_a_siege_engine_moves_four_steps_and_alone() -> None:
    g = turn(items={"e1": {"kind": "bombard", "owner": "Ana", "place": "macedonia"}})
    g.act("Ana", "begin_move item=e1")
    assert ways(g) == {"thessalonica"}
    assert can(g, "Ana", "load") == []
    walk(g, "Ana", "thessalonica", "adrianople", "constantinople", "nicaea")
    assert (g.item("e1").place, g.waits) == ("nicaea", "")


@rule("ME-9.7", "ME-9.13")
def test_docking_and_setting_sail_cost_a_point_each() -> None:
    g = turn(items={"g1": galley("smyrna")})
    g.act("Ana", "begin_move item=g1")
    assert ways(g) == {"aegean", "cilician", "cretan"}, "any sea zone along the territory"
    walk(g, "Ana", "cretan")
    assert ways(g) == {"aegean", "cilician", "ionian", "libyan", "smyrna"} & g.state.in_play | {"smyrna"}
    walk(g, "Ana", "aegean")
    assert ways(g) >= {"adrianople", "constantinople", "nicaea", "smyrna", "thessalonica", "propontis"}
    walk(g, "Ana", "adrianople")
    assert (g.item("g1").place, g.item("g1").spent) == ("adrianople", 3)


@rule("ME-9.8", "ME-E18")
def test_units_need_a_transport_and_fill_it() -> None:
    for make, level, room in ((wagon, 1, 3), (wagon, 2, 6), (galley, 3, 9)):
        g = turn(
            armies={"smyrna": {"Ana": {"light_infantry": 12}}},
            items={"w1": make("smyrna", level=level)},
        )
        g.act("Ana", "begin_move item=w1")
        assert can(g, "Ana", "load") == [f"unit=light_infantry count={n} item=w1" for n in range(1, room + 1)]
        g.refused("Ana", f"load unit=light_infantry count={room + 1} item=w1", "ME-9.8", "refused-me-no-room")
        g.act("Ana", f"load unit=light_infantry count={room} item=w1")
        assert can(g, "Ana", "load") == []
    g = turn(armies={"smyrna": {"Ana": {"light_infantry": 1}}}, items={"e1": catapult("smyrna")})
    g.refused("Ana", "begin_move place=smyrna", "ME-9.8", "refused-me-needs-transport")


@rule("ME-9.9", "ME-E19")
def test_a_galley_carries_wagons_and_engines() -> None:
    g = turn(
        armies={"smyrna": {"Ana": {"archer": 5}}},
        items={"g1": galley("smyrna", level=2), "w2": wagon("smyrna"), "e3": catapult("smyrna")},
    )
    g.act("Ana", "begin_move item=g1", "board item=w2 to=g1", "board item=e3 to=g1")
    g.act("Ana", "load unit=archer count=3 item=g1")
    assert can(g, "Ana", "load") == ["unit=archer count=1 item=g1"], "five of six spaces are used"
    walk(g, "Ana", "aegean")
    assert [g.item(name).place for name in ("g1", "w2", "e3")] == ["aegean"] * 3
    assert (g.item("w2").spent, g.item("e3").spent) == (0, 0), "who is carried spends nothing"
    assert can(g, "Ana", "unload", "disembark", "load") == [], "nothing gets off at sea"
    walk(g, "Ana", "thessalonica")
    g.act("Ana", "disembark item=w2", "hand_over unit=archer count=3 item=g1 to=w2", "split_group item=g1")
    walk(g, "Ana", "macedonia")
    g.act("Ana", "finish_move")
    assert g.army("macedonia", "Ana") == {"archer": 3}
    assert (g.item("w2").place, g.item("w2").spent) == ("macedonia", 1), "a wagon spends its own points ashore"
    assert (g.item("g1").place, g.item("e3").place, g.item("e3").aboard) == ("thessalonica", "thessalonica", "")
    assert all(g.item(name).stopped for name in ("g1", "w2", "e3"))


@rule("ME-9.9")
def test_units_inside_a_wagon_take_spaces_of_the_galley() -> None:
    g = turn(
        armies={"smyrna": {"Ana": {"archer": 3}}, "nicaea": {"Ana": {"light_infantry": 1}}},
        items={"g1": galley("nicaea"), "w2": wagon("smyrna")},
    )
    g.act("Ana", "begin_move item=w2", "load unit=archer count=3 item=w2", "step place=nicaea", "join_move item=g1")
    assert can(g, "Ana", "board") == [], "a wagon with three units needs four spaces"
    g.act("Ana", "unload unit=archer count=1 item=w2", "board item=w2 to=g1")
    assert can(g, "Ana", "load") == []
    assert g.item("g1").troops[0].count == 2


@rule("ME-9.10", "ME-A14")
def test_a_transport_without_units_enters_only_where_nobody_fights_it() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}, "adrianople": {"Bo": {"archer": 1}}},
        control={"bulgaria": ["Ana"]},
        items={"w1": wagon("constantinople"), "g2": galley("constantinople"), "g3": galley("propontis", "Bo")},
        wars=[["Bo", "Ana"]],
    )
    g.act("Ana", "begin_move item=w1")
    assert ways(g) == {"bulgaria", "nicaea"}, "own places, not where the enemy stands"
    g.refused("Ana", "step place=adrianople", "ME-9.10", "refused-me-needs-units")
    walk(g, "Ana", "nicaea")
    assert "iconium" not in ways(g), "barbarian territory"
    g.refused("Ana", "step place=iconium", "ME-9.10", "refused-me-needs-units")
    g.act("Ana", "load unit=archer count=1 item=w1")
    assert "iconium" in ways(g)
    g = turn(
        items={"g2": galley("constantinople"), "g3": galley("propontis", "Bo")},
        wars=[["Bo", "Ana"]],
    )
    g.act("Ana", "begin_move item=g2")
    assert ways(g) == {"aegean", "west_black_sea"}


@rule("ME-9.11")
def test_units_are_picked_up_and_dropped_on_the_way() -> None:
    g = turn(
        armies={"constantinople": {"Ana": {"archer": 2}}, "adrianople": {"Ana": {"cavalry": 1}}},
        moved={"adrianople": {"Ana": {"heavy_infantry": 1}}},
        items={"w1": wagon("constantinople")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1", "step place=adrianople")
    assert can(g, "Ana", "load") == ["unit=cavalry count=1 item=w1"]
    g.refused("Ana", "load unit=heavy_infantry count=1 item=w1", "ME-9.4", "refused-me-exhausted")
    g.act("Ana", "load unit=cavalry count=1 item=w1")
    assert can(g, "Ana", "unload") == ["unit=archer count=1 item=w1", "unit=archer count=2 item=w1"], "who came along"
    g.act("Ana", "unload unit=archer count=1 item=w1")
    assert can(g, "Ana", "load") == [], "who was set down moves no more"
    walk(g, "Ana", "thessalonica")
    g.act("Ana", "finish_move")
    assert g.army("adrianople", "Ana") == {"archer": 1, "heavy_infantry": 1}
    assert all(troop.moved for troop in g.place("adrianople").forces[0].troops)
    assert g.army("thessalonica", "Ana") == {"archer": 1, "cavalry": 1}


@rule("ME-9.11")
def test_a_transport_parts_from_the_group_and_turns_back() -> None:
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 2}}},
        items={"w1": wagon("adrianople"), "w2": wagon("adrianople")},
    )
    g.act("Ana", "begin_move item=w1", "join_move item=w2", "load unit=archer count=2 item=w1")
    walk(g, "Ana", "thessalonica")
    g.act("Ana", "split_group item=w2")
    walk(g, "Ana", "macedonia")
    assert "finish_move" in can(g, "Ana"), "an empty transport may stay behind"
    g.act("Ana", "switch_group group=w2")
    walk(g, "Ana", "adrianople")
    g.act("Ana", "finish_move")
    assert (g.item("w1").place, g.item("w2").place) == ("macedonia", "adrianople")
    assert g.army("macedonia", "Ana") == {"archer": 2}


@rule("ME-9.11", "ME-9.12")
def test_a_wagon_hands_its_units_to_a_docked_galley() -> None:
    g = turn(
        armies={"macedonia": {"Ana": {"archer": 2}}},
        items={"w1": wagon("macedonia"), "g2": galley("thessalonica"), "g3": galley("aegean")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1", "step place=thessalonica")
    assert can(g, "Ana", "join_move") == ["item=g2"], "a galley at sea must dock first"
    g.act("Ana", "join_move item=g2", "hand_over unit=archer count=2 item=w1 to=g2", "split_group item=w1")
    walk(g, "Ana", "aegean", "smyrna")
    g.act("Ana", "finish_move")
    assert g.army("smyrna", "Ana") == {"archer": 2}
    assert (g.item("w1").place, g.item("g2").place) == ("thessalonica", "smyrna")


@rule("ME-9.12")
def test_nothing_is_loaded_or_unloaded_at_sea() -> None:
    g = turn(
        armies={"smyrna": {"Ana": {"archer": 3}}},
        items={"g1": galley("aegean", units={"light_infantry": 1})},
    )
    g.act("Ana", "begin_move item=g1")
    assert can(g, "Ana", "load", "unload", "hand_over") == []
    g.refused("Ana", "load unit=archer count=1 item=g1", "ME-9.12", "refused-me-not-docked")
    walk(g, "Ana", "smyrna")
    g.act("Ana", "load unit=archer count=2 item=g1", "step place=aegean", "finish_move")
    assert [(t.kind, t.count) for t in g.item("g1").troops] == [("archer", 2), ("light_infantry", 1)]
    assert all(troop.moved for troop in g.item("g1").troops)


@rule("ME-9.15")
def test_trade_transports_do_not_move() -> None:
    caravan = {"kind": "caravan", "level": 1, "owner": "Ana", "place": "nicaea"}
    ship = {"kind": "merchant_ship", "level": 1, "owner": "Ana", "place": "smyrna"}
    g = turn(items={"c1": caravan, "m2": ship, "w3": wagon("nicaea")})
    assert can(g, "Ana", "begin_move") == ["item=w3"]
    g.refused("Ana", "begin_move item=c1", "ME-9.15", "refused-me-trade-transport")
    g.act("Ana", "begin_move item=w3")
    assert can(g, "Ana", "join_move") == []


@rule("ME-9.20", "ME-2.5")
def test_the_strait_is_crossed_by_land_for_one_point() -> None:
    g = turn(items={"w1": wagon("constantinople")})
    g.act("Ana", "begin_move item=w1", "step place=nicaea")
    assert g.item("w1").spent == 1
    g.refused("Ana", "step place=adrianople", "ME-9.7", "refused-me-not-one-step")


@rule("ME-9.19", "ME-17.12")
def test_places_of_a_pact_are_crossed_and_occupied_as_if_own() -> None:
    g = scene(
        phase="combat",
        armies={"macedonia": {"Ana": {"archer": 2}}},
        control={"serbia": ["Ana"]},
        items={"w1": wagon("macedonia")},
        state={"pacts": [passage(1, 0)]},
    )
    g.ask("combat_turn", "Ana")
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1")
    walk(g, "Ana", "serbia", "slavonia", "pecs")
    g.act("Ana", "finish_move")
    assert (g.controls("pecs"), g.controls("slavonia")) == ("Bo", "Bo")
    assert g.army("pecs", "Ana") == {"archer": 2}
    assert g.state.admitted == [Admission("pecs", 0, 1)]
    assert g.honor() == []


@rule("ME-9.24", "ME-23.3")
def test_nothing_leaves_the_play_area() -> None:
    g = turn(*TWO, armies={"don": {"Ana": {"archer": 1}}}, items={"w1": wagon("don")})
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1")
    assert "bolgar" not in g.state.in_play
    assert ways(g) == {"circassia", "ryazan", "saraj", "tana"}
    g.refused("Ana", "step place=bolgar", "ME-9.24", "refused-me-out-of-play")
