"""ME-10.1 to ME-10.4, ME-10.27 to ME-10.31: a battle from contact to its end."""

from __future__ import annotations

from games.medioevo.battles import HOME, LET_PASS, WILD, army_scene, battle_scene
from pentapolis.games.medioevo.battle.contact import holder
from pentapolis.games.medioevo.battle.events import BattleBegan, BattleEnded, BattleRoundBegan
from pentapolis.games.medioevo.diplomacy.relations import Admission, War
from pentapolis.games.medioevo.realm.events import TokenRemoved
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


@rule("ME-10.1", "ME-14.27", "ME-17.30")
def test_two_sides_fight_and_a_third_in_the_place_does_not() -> None:
    g = battle_scene(armies={HOME: {"Bo": {LI: 2}, "Ana": {LI: 2}, "Cy": {LI: 3, AR: 2}}})
    g.meet("Bo", "Ana", HOME)
    assert g.told(BattleBegan) == [BattleBegan(HOME, 1, 0, "move")]
    assert g.battle.began == [2, 2]
    g.play("1 2 8", "1 1 2")
    assert g.army(HOME, "Cy") == {LI: 3, AR: 2}
    assert g.result == ("Bo", "wiped_out")
    assert g.army(HOME, "Bo") == {LI: 1}


@rule("ME-10.2", "ME-14.13")
def test_before_the_first_die_attacker_then_defender_may_declare_capture() -> None:
    g = army_scene({LI: 2}, {LI: 2})
    g.meet("Bo", "Ana", HOME)
    assert g.waits == "Bo: declare_capture"
    assert g.choices() == ["pass", "declare_capture", "offer_surrender player=1", "offer_surrender player=0"]
    g.act("Bo", "declare_capture")
    assert g.waits == "Ana: declare_capture"
    g.play("1 2 3", until="reroll_attack")
    assert g.battle.capture == [True, False]


@rule("ME-10.3", "ME-10.27", "ME-10.28")
def test_rounds_follow_until_a_side_has_no_unit_left() -> None:
    g = army_scene({LI: 6}, {LI: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 4", "1 1 2", rounds=9)
    assert g.waits == "Bo: battle_continue"
    assert g.choices() == ["fight_on", "offer_surrender player=1", "offer_surrender player=0"]
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({LI: 5}, {LI: 3})
    g.play("1 2 8", "1 1 2", battle_continue="fight_on", rounds=9)
    assert g.result == ("Bo", "wiped_out")
    assert [e.round for e in g.told(BattleRoundBegan)] == [1, 2]
    assert g.told(BattleEnded) == [BattleEnded(HOME, 1, "wiped_out")]
    assert g.battle.losses == [2, 5]


@rule("ME-10.27")
def test_at_the_end_of_a_round_the_defender_may_offer_surrender_too() -> None:
    g = army_scene({LI: 6}, {LI: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 4", "1 1 2", rounds=9)
    g.act("Bo", "fight_on")
    assert g.waits == "Ana: offer_surrender"


@rule("ME-10.29")
def test_both_sides_wiped_out_leave_nobody_as_winner() -> None:
    g = army_scene({LI: 1}, {LI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", "1 2 2")  # 2 against 4: the attacker falls to it, the defender to the own loss
    assert g.result == ("", "both_out")
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({}, {})


@rule("ME-10.30", "ME-A95")
def test_a_side_of_crews_only_rolls_no_dice_and_has_value_and_loss_0() -> None:
    g = army_scene({LI: 3}, {HI: 3}, items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}})
    g.meet("Bo", "Ana", HOME)
    crew = ["crew_engine unit=heavy_infantry engine=e1"] * 3
    g.play("8: 8 8 8", "1 2 4", assign_crews=[*crew, "done"])
    assert g.values() == (3, 0)
    assert g.battle.dice == [[1, 2, 4], []]
    assert g.damage() == [("Ana", 3, "melee"), ("Bo", 1, "loss")]


@rule("ME-10.30")
def test_without_melee_units_on_both_sides_there_is_no_melee() -> None:
    items = {
        "e1": {"kind": "catapult", "owner": "Ana", "place": HOME},
        "e2": {"kind": "catapult", "owner": "Bo", "place": HOME},
    }
    g = army_scene({LI: 1}, {HI: 1}, items=items)
    g.meet("Bo", "Ana", HOME)
    crews = ["crew_engine unit=light_infantry engine=e2", "done", "crew_engine unit=heavy_infantry engine=e1", "done"]
    g.play("8: 8", "8: 8", assign_crews=crews)
    assert g.damage() == []
    assert g.battle.dice == [[], []]
    assert g.waits == "Bo: battle_continue"


@rule("ME-10.31", "ME-A96")
def test_after_10_harmless_rounds_the_battle_is_suspended() -> None:
    items = {
        "e1": {"kind": "catapult", "owner": "Ana", "place": HOME},
        "e2": {"kind": "catapult", "owner": "Bo", "place": HOME},
    }
    g = army_scene({LI: 1}, {LI: 1}, items=items)
    g.meet("Bo", "Ana", HOME)
    crews = ["crew_engine unit=light_infantry engine=e2", "done", "crew_engine unit=light_infantry engine=e1", "done"]
    for round_number in range(1, 10):
        g.play("8: 8 8", assign_crews=crews, rounds=99)
        assert g.battle.harmless == round_number
        g.act("Bo", "fight_on")
    g.play("8: 8 8", assign_crews=crews, rounds=99)
    assert g.result == ("", "suspended")
    assert g.controls(HOME) == ""


@rule("ME-10.31")
def test_a_round_with_a_loss_starts_the_count_again() -> None:
    g = army_scene({HI: 3}, {AR: 3})
    g.meet("Bo", "Ana", HOME)
    g.battle.harmless = 9
    g.play("8: 8 8 8", "1 2 5", "1 1 4", rounds=99)
    assert g.battle.harmless == 0
    assert g.waits == "Bo: battle_continue"


@rule("ME-10.31", "ME-11.8")
def test_a_sacrifice_is_a_loss() -> None:
    g = army_scene({LI: 3}, {HI: 9}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    g.play("1 2 3", sacrifice_li="sacrifice_li number=1", until="reroll_attack")
    assert g.battle.harmed
    assert g.battle.losses == [1, 0]


@rule("ME-17.7")
def test_an_armistice_ends_the_battle_after_the_round() -> None:
    g = army_scene({LI: 6}, {LI: 6}, wars=[["Bo", "Ana"]])
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 4", until="reroll_attack", rounds=99)
    g.state.wars = [War(0, 1, 1, 1, armistice=True)]
    g.play("1 1 2", rounds=99, battle_continue="fight_on")
    assert g.result == ("", "stopped")
    assert g.army(HOME, "Bo") == {LI: 5}


@rule("ME-25.1")
def test_where_a_bishop_forbids_it_no_round_begins() -> None:
    g = army_scene({LI: 6}, {LI: 6}, effects=[{"name": "card_1", "who": "Cy", "place": HOME}])
    g.meet("Bo", "Ana", HOME)
    g.play()
    assert g.result == ("", "stopped")
    assert g.battle.round == 0


@rule("ME-12.16")
def test_a_battle_takes_the_control_token_off_its_place_whoever_wins() -> None:
    g = army_scene({LI: 1}, {LI: 6}, place=WILD, control={WILD: ["Ana", "adrianople"]})
    g.meet("Bo", "Ana", WILD)
    assert g.battle.holder == 0
    g.play("1 2 3", "1 2 6", rounds=99)
    assert g.result == ("Ana", "wiped_out")
    assert g.told(TokenRemoved) == [TokenRemoved(0, WILD)]
    assert g.place(WILD).token == -1


@rule("ME-12.9", "ME-15.1")
def test_the_holder_is_who_controlled_the_place_before_the_attacker_came() -> None:
    g = army_scene({LI: 1}, {LI: 1}).state
    assert holder(g, HOME, 1, 0, "move") == 0
    assert holder(g, HOME, 1, 0, "in_place") == 0
    g = army_scene({LI: 1}, {LI: 1}, WILD).state
    assert holder(g, WILD, 1, 0, "move") == 0
    assert holder(g, WILD, 1, 0, "in_place") == -1  # contested: nobody's
    g = battle_scene(armies={WILD: {"Bo": {LI: 1}, "barbarians": {LI: 1}}}).state
    assert holder(g, WILD, 1, -1, "resistance") == -1
    assert holder(g, WILD, -1, 1, "horde") == 1
    g = battle_scene(armies={HOME: {"Bo": {LI: 1}, "Ana": {LI: 1}, "Cy": {LI: 1}}}).state
    g.admitted = [Admission(HOME, 2, 0)]
    assert holder(g, HOME, 1, 0, "move") == 0


@rule("ME-2.16", "ME-10.27")
def test_a_battle_may_start_inside_another() -> None:
    g = army_scene({LI: 2}, {LI: 2})
    g.meet("Bo", "Ana", HOME)
    g.state.places["smyrna"] = battle_scene(armies={"smyrna": {"Ana": {LI: 2}, "Cy": {LI: 1}}}).state.places["smyrna"]
    g.meet("Ana", "Cy", "smyrna")
    g.play("1 2 8", "1 1 2", rounds=9)
    assert g.result == ("Ana", "wiped_out")
    g.state.battles.pop()
    assert (g.battle.place, g.battle.ended) == (HOME, "")


WINDOWED = {"Bo": [4, 27, 28, 46, 52], "Ana": [7, 29], "Cy": [47]}
"""Cards for every window of a battle."""


@rule("ME-10.2", "ME-10.10", "ME-7.9")
def test_windows_open_in_the_order_of_the_steps() -> None:
    engine = {"kind": "catapult", "owner": "Bo", "place": HOME}
    g = army_scene({LI: 4, AR: 1}, {LI: 5}, items={"e1": engine}, cards=WINDOWED)
    g.meet("Bo", "Ana", HOME)
    g.script("8: 8", "1 2 4", "1 1 2")
    seen: list[str] = []
    while g.asks != "battle_continue":
        seen.append(g.asks)
        if not g.pass_window():
            crew = "crew_engine unit=archer engine=e1"
            crewed = bool(g.battle.crews)
            g.act(g.waiting, crew if g.asks == "assign_crews" and not crewed else LET_PASS.get(g.asks, g.choices()[0]))
    assert list(dict.fromkeys(seen)) == [
        *("declare_capture", "before_battle", "assign_crews", "artillery_setup", "artillery_rolled", "archery_setup"),
        *("melee_setup", "reroll_attack", "melee_rolled", "damage", "round_end"),
    ]


@rule("ME-10.10", "ME-10.26")
def test_the_window_of_damage_names_who_takes_and_who_deals_it() -> None:
    g = army_scene({LI: 4}, {HI: 5, AR: 1}, WILD, technology={"Bo": {"combat": 3}})
    g.meet("Bo", "Ana", WILD)
    g.script("8: 8", "1 2 8", "1 1 2")
    while g.asks != "damage":
        if not g.pass_window():
            g.act(g.waiting, LET_PASS[g.asks])
    assert g.state.agenda[-1].args == (0, 1, "melee")


@rule("ME-10.10", "ME-24.3")
def test_no_window_opens_for_who_could_do_nothing_in_it() -> None:
    g = army_scene({LI: 4, AR: 1}, {LI: 5}, cards={"Bo": [-4, -46]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8", "1 2 3", "1 2 3")
    assert g.waits == "Bo: battle_continue"


@rule("ME-10.10", "ME-25.41")
def test_dice_and_bonuses_changed_in_their_window_count() -> None:
    g = army_scene({AR: 4}, {AR: 5}, cards={"Cy": [46]})
    g.meet("Bo", "Ana", HOME)
    g.play("3 2 5", "1 2 4", until="melee_rolled")
    g.battle.dice[0][1] = 3
    g.battle.dice[1][0] = 2
    while g.pass_window():
        pass
    assert g.values() == (8, 4)  # 3 x 3 - 1, and 2 x 2
    assert g.damage() == [("Ana", 4, "melee"), ("Bo", 3, "loss"), ("Ana", 2, "loss")]
