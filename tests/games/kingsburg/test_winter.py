"""KB-15: the winter battle."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kingsburg.scene import FOUR, THREE, KingsburgScene, Spy, built, evenly, goods, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.components import BOXES, OWN_BOX
from pentapolis.games.kingsburg.events import (
    Destroyed,
    EnemyRevealed,
    Fought,
    Gained,
    Paid,
    PhaseBegan,
    Reinforced,
    Scored,
)
from pentapolis.games.kingsburg.state import Battle
from pentapolis.games.kingsburg.winter import winter
from pentapolis.kernel.refusal import NotNow
from support import rule


def fight(g: KingsburgScene, enemy: str, reinforcements: int) -> KingsburgScene:
    """Winter comes with this enemy and this help from the King."""
    g.chance(f"enemies={enemy}", f"d6={reinforcements}")
    g.run(winter)
    return g


def battle(enemy: str, reinforcements: int = 1, **position: object) -> KingsburgScene:
    """A winter in the year of its enemy."""
    # any part of a position may be given, which a checker can not follow
    return fight(scene(year=int(enemy[1]), phase="winter", **position), enemy, reinforcements)  # type: ignore[arg-type]  # fields by name


def consequence(g: KingsburgScene) -> dict[str, object]:
    """What changed, but for the enemy that came and went."""
    changed = g.changed
    changed.pop("enemies")
    changed.pop("past_enemies", None)
    return changed


def results(g: KingsburgScene) -> dict[str, tuple[int, str]]:
    return {g.name(event.seat): (event.value, event.result) for event in g.told(Fought)}


LOSS = {
    "y1_barbarians_2": {"any": 1, "buildings": 1},
    "y1_goblins_2": {"wood": 1, "stone": 1, "buildings": 1, "vp": 1},
    "y1_goblins_3": {"gold": 1, "buildings": 1},
    "y1_orcs_3": {"any": 2, "vp": 1},
    "y1_zombies_4": {"vp": 2},
    "y2_goblins_3": {"wood": 2, "stone": 2, "buildings": 1, "vp": 1},
    "y2_goblins_4": {"gold": 2, "buildings": 1},
    "y2_orcs_4": {"any": 2, "buildings": 1},
    "y2_barbarians_5": {"any": 2, "vp": 1},
    "y2_zombies_5": {"vp": 2},
    "y3_goblins_4": {"wood": 3, "stone": 3, "buildings": 1, "vp": 1},
    "y3_goblins_5": {"gold": 3, "buildings": 1},
    "y3_orcs_5": {"any": 2, "buildings": 1},
    "y3_demons_6": {"gold": 2, "wood": 1, "stone": 1, "vp": 1},
    "y3_zombies_6": {"vp": 2},
    "y4_goblins_5": {"wood": 4, "stone": 4, "buildings": 1, "vp": 1},
    "y4_goblins_6": {"gold": 4, "buildings": 1},
    "y4_demons_6": {"any": 4, "vp": 1},
    "y4_orcs_7": {"any": 2, "buildings": 1},
    "y4_zombies_7": {"vp": 2},
    "y5_barbarians_7": {"vp": 8},
    "y5_barbarians_8": {"buildings": 1},
    "y5_demons_8": {"buildings": 1, "vp": 2},
    "y5_demons_9": {"buildings": 1},
    "y5_dragons_9": {"vp": 5},
}
REWARD = {
    "y1_barbarians_2": {"gold": 1},
    "y1_goblins_2": {"wood": 1},
    "y1_goblins_3": {"stone": 1},
    "y1_orcs_3": {"gold": 1},
    "y1_zombies_4": {"vp": 1},
    "y2_goblins_3": {"wood": 1},
    "y2_goblins_4": {"stone": 1},
    "y2_orcs_4": {"gold": 1},
    "y2_barbarians_5": {"gold": 1},
    "y2_zombies_5": {"vp": 1},
    "y3_goblins_4": {"wood": 1},
    "y3_goblins_5": {"stone": 1},
    "y3_orcs_5": {"gold": 1},
    "y3_demons_6": {"vp": 1},
    "y3_zombies_6": {"vp": 1},
    "y4_goblins_5": {"wood": 1},
    "y4_goblins_6": {"stone": 1},
    "y4_demons_6": {"gold": 1, "vp": 1},
    "y4_orcs_7": {"any": 1},
    "y4_zombies_7": {"vp": 1},
    "y5_barbarians_7": {"vp": 1},
    "y5_barbarians_8": {"vp": 1},
    "y5_demons_8": {"vp": 2},
    "y5_demons_9": {"vp": 2},
    "y5_dragons_9": {"vp": 3},
}


@rule("KB-15.1", "KB-15.4", "KB-15.5", "KB-15.7", "KB-A37", "KB-A1")
@pytest.mark.parametrize("enemy", sorted(LOSS))
def test_every_enemy_takes_its_loss_and_gives_its_reward(enemy: str) -> None:
    """Laurence beats it, Théo holds it off, Fred is beaten, having enough of everything."""
    kind, strength = enemy[3:].split("_")
    loss, reward = LOSS[enemy], REWARD[enemy]
    card = BOXES[""].enemies[enemy]
    assert (card.type, card.strength, card.year) == (kind, int(strength), int(enemy[1]))
    help_ = min(6, int(strength) - 1)
    more = int(strength) - help_
    g = battle(
        enemy,
        help_,
        soldiers={"Laurence": more + 1, "Théo": more, "Fred": more - 1},
        goods={"Laurence": goods(), "Théo": goods(5, 5, 5), "Fred": goods(5, 5, 5)},
        buildings={"Fred": ["statue", "inn"]},
        vp={"Laurence": 10, "Théo": 10, "Fred": 10},
    )
    won = goods(reward.get("gold", 0), reward.get("wood", 0), reward.get("stone", 0))
    if "any" in reward:
        assert g.waits == "Laurence: winter_reward"
        assert reward["any"] == 1
        g.act("Laurence", "take stone=1")
        won = goods(stone=1)
    left = goods(*(5 - loss.get(good, 0) for good in ("gold", "wood", "stone")))
    if "any" in loss:
        assert g.waits == "Fred: winter_loss"
        g.act("Fred", f"lose wood={loss['any']}")
        left = goods(5, 5 - loss["any"], 5)
    assert g.waits == ""
    assert results(g) == {
        "Laurence": (int(strength) + 1, "victory"),
        "Théo": (int(strength), "draw"),
        "Fred": (int(strength) - 1, "defeat"),
    }
    assert g.goods == {"Laurence": won, "Théo": goods(5, 5, 5), "Fred": left}
    destroyed = "buildings" in loss  # the Statue, and its three points
    assert g.vp == {
        "Laurence": 11 + reward.get("vp", 0),  # one as the strongest winner
        "Théo": 10,
        "Fred": 10 - loss.get("vp", 0) - (3 if destroyed else 0),
    }
    assert g.buildings == {"Laurence": set(), "Théo": set(), "Fred": {"inn"} if destroyed else {"statue", "inn"}}
    assert loss.get("buildings", 1) == 1


# reveal and reinforcements


@rule("KB-15.1")
@pytest.mark.parametrize("viewer", ["Laurence", "Théo", "Fred", ""])
def test_the_enemy_is_revealed_to_all(viewer: str) -> None:
    g = battle("y1_orcs_3", 2, goods={"Laurence": goods(gold=3)})
    assert g.waits == "Laurence: winter_loss"
    assert g.seen(viewer).battle == Battle("y1_orcs_3", 2, [2, 2, 2], ["defeat"] * 3)
    told = [event.seen_by(g.seat(viewer) if viewer else -1) for event in g.events[:3]]
    assert told == [PhaseBegan(1, "winter"), EnemyRevealed("y1_orcs_3"), Reinforced(0, 2)]
    assert len(g.state.enemies) == 4


@rule("KB-15.2", "KB-A26")
def test_the_first_player_rolls_one_die_for_all() -> None:
    g = battle("y1_zombies_4", 5, soldiers={"Théo": 3}, order=["Fred", "Laurence", "Théo"])
    assert g.told(Reinforced) == [Reinforced(g.seat("Fred"), 5)]
    assert results(g) == {"Fred": (5, "victory"), "Laurence": (5, "victory"), "Théo": (8, "victory")}


@rule("KB-A26")
def test_no_building_rerolls_the_reinforcements() -> None:
    g = scene(buildings={who: ["statue", "chapel"] for who in THREE}, phase="winter")
    spy = g.luck = Spy()
    g.chance("enemies=y1_zombies_4")
    g.run(winter)
    assert spy.asked == [("d6", evenly(1, 2, 3, 4, 5, 6))]
    assert g.waits == ""


# outcomes


@rule("KB-15.3", "KB-A28")
def test_the_combat_value_is_soldiers_reinforcements_and_buildings() -> None:
    g = battle(
        "y1_zombies_4",
        6,
        soldiers={"Laurence": 7, "Théo": 1},
        buildings={"Laurence": ["guard_tower", "palisade"], "Théo": ["inn", "market", "farms"]},
    )
    assert results(g) == {"Laurence": (16, "victory"), "Théo": (6, "victory"), "Fred": (6, "victory")}


@rule("KB-15.4", "KB-15.5", "KB-15.7")
@pytest.mark.parametrize(("soldiers", "result"), [(0, "defeat"), (1, "draw"), (2, "victory")])
def test_more_wins_equal_holds_less_loses(soldiers: int, result: str) -> None:
    g = battle("y1_orcs_3", 2, soldiers={"Laurence": soldiers, "Théo": 1, "Fred": 1})
    assert results(g)["Laurence"] == (2 + soldiers, result)
    reset = {f"{who}.soldiers": 0 for who in ("Théo", "Fred", *(["Laurence"] if soldiers else []))}
    expected: dict[str, dict[str, object]] = {
        "defeat": {"Laurence.vp": -1},
        "draw": {},
        "victory": {"Laurence.goods": goods(gold=1), "Laurence.vp": 1},
    }
    assert consequence(g) == {**expected[result], **reset}


@rule("KB-15.6", "KB-14.15", "KB-A29")
def test_with_the_stone_wall_a_draw_is_a_victory_in_every_respect() -> None:
    g = battle(
        "y1_zombies_4",
        3,
        soldiers={"Théo": 1, "Fred": 0},
        buildings={"Laurence": ["stone_wall"], "Fred": ["fortress"]},
    )
    assert results(g) == {"Laurence": (4, "victory"), "Théo": (4, "draw"), "Fred": (4, "draw")}
    # a point of the zombies and one as the strongest winner; level with her, but without a Wall, the others get none
    assert g.vp == {"Laurence": 2, "Théo": 0, "Fred": 0}
    g = battle("y1_zombies_4", 2, buildings={"Laurence": ["stone_wall", "fortress"]})
    assert results(g)["Laurence"] == (4, "victory")
    assert g.vp["Laurence"] == 3


@rule("KB-15.6")
def test_the_stone_wall_does_not_help_in_a_defeat() -> None:
    g = battle("y1_zombies_4", 2, buildings={"Laurence": ["stone_wall"]})
    assert results(g)["Laurence"] == (3, "defeat")
    assert g.vp["Laurence"] == -2


@rule("KB-15.8", "KB-A27")
def test_all_outcomes_are_fixed_before_any_consequence() -> None:
    g = battle(
        "y3_orcs_5",
        2,
        soldiers={"Laurence": 1, "Théo": 3, "Fred": 4},
        goods={"Laurence": goods(2, 2, 0)},
        buildings={"Laurence": ["guard_tower"], "Fred": ["farms"]},
    )
    assert g.waits == "Laurence: winter_loss"
    assert results(g) == {"Laurence": (4, "defeat"), "Théo": (5, "draw"), "Fred": (5, "draw")}
    assert g.state.battle == Battle("y3_orcs_5", 2, [4, 5, 5], ["defeat", "draw", "draw"])
    g.act("Laurence", "lose gold=1 wood=1")
    assert g.buildings["Laurence"] == set()
    assert g.told(Scored) == [Scored(0, -1, "guard_tower")]  # the fallen Tower changes no outcome


@rule("KB-15.8", "KB-A27")
def test_farms_that_fall_do_not_help_their_owner_this_winter() -> None:
    g = battle(
        "y5_demons_9",
        6,
        soldiers={"Laurence": 3, "Théo": 3, "Fred": 2},
        buildings={"Laurence": ["inn", "market", "farms"]},
        order=["Laurence", "Théo", "Fred"],
    )
    assert results(g) == {"Laurence": (8, "defeat"), "Théo": (9, "draw"), "Fred": (8, "defeat")}
    assert g.buildings["Laurence"] == {"inn", "market"}
    assert g.vp == {"Laurence": -2, "Théo": 0, "Fred": 0}


@rule("KB-15.8")
def test_outcomes_do_not_depend_on_who_comes_first() -> None:
    for order in permutations(THREE):
        g = battle(
            "y5_demons_8",
            4,
            soldiers={"Laurence": 5, "Théo": 4, "Fred": 3},
            buildings={"Fred": ["guard_tower"]},
            order=order,
        )
        assert results(g) == {"Laurence": (9, "victory"), "Théo": (8, "draw"), "Fred": (8, "draw")}
        assert g.vp == {"Laurence": 3, "Théo": 0, "Fred": 0}


# losses


@rule("KB-15.7")
def test_losses_come_in_the_order_of_the_card() -> None:
    g = battle("y1_goblins_2", 1, buildings={"Laurence": ["statue"]}, goods={"Laurence": goods(1, 1, 1)})
    mine = [event for event in g.events if getattr(event, "seat", None) == 0 and not isinstance(event, Reinforced)]
    assert mine == [
        Fought(0, 1, 2, "defeat"),
        Paid(0, "winter", wood=1, stone=1),
        Destroyed(0, "statue"),
        Scored(0, -3, "statue"),
        Scored(0, -1, "winter"),
    ]


@rule("KB-15.7", "KB-15.10")
def test_goods_of_choice_are_lost_before_buildings_and_points() -> None:
    g = battle("y1_barbarians_2", 1, buildings={"Laurence": ["statue"]}, goods={"Laurence": goods(1, 1, 0)})
    assert g.waits == "Laurence: winter_loss"
    assert g.buildings["Laurence"] == {"statue"}
    assert g.options("Laurence") == ["lose gold=1", "lose wood=1"]
    g.act("Laurence", "lose wood=1")
    assert consequence(g) == {"Laurence.goods": goods(gold=1), "Laurence.built": 0, "Laurence.vp": -3}
    g = battle("y1_orcs_3", 1, vp={"Laurence": 5}, goods={"Laurence": goods(1, 1, 1)})
    assert g.vp["Laurence"] == 5
    g.act("Laurence", "lose wood=1 stone=1")
    assert g.vp["Laurence"] == 4


@rule("KB-15.9")
@pytest.mark.parametrize(
    ("owned", "left"),
    [
        (goods(0, 0, 0), goods(0, 0, 0)),
        (goods(5, 0, 0), goods(5, 0, 0)),
        (goods(5, 2, 5), goods(5, 0, 2)),
        (goods(1, 5, 1), goods(1, 2, 0)),
    ],
)
def test_missing_goods_are_not_replaced_by_anything(owned: list[int], left: list[int]) -> None:
    """The goblins of year three take three wood, three stone, a building and a point."""
    g = battle("y3_goblins_4", 1, goods={"Laurence": owned}, plus_two={"Laurence": 3}, soldiers={"Théo": 9, "Fred": 9})
    assert g.goods["Laurence"] == left
    assert g.plus_two["Laurence"] == 3
    assert g.vp["Laurence"] == -1
    paid = [before - after for before, after in zip(owned, left, strict=True)]
    assert g.told(Paid) == ([Paid(0, "winter", *paid)] if any(paid) else [])


@rule("KB-15.9", "KB-15.10", "KB-A31")
@pytest.mark.parametrize("owned", [goods(), goods(stone=1), goods(1, 0, 1), goods(wood=2)])
def test_with_no_more_goods_than_demanded_all_are_lost(owned: list[int]) -> None:
    g = battle("y1_orcs_3", 1, goods={"Laurence": owned}, plus_two={"Laurence": 2})
    assert g.waits == ""
    assert (g.goods["Laurence"], g.plus_two["Laurence"], g.vp["Laurence"]) == (goods(), 2, -1)


@rule("KB-15.10", "KB-A31")
def test_the_loser_chooses_among_what_is_left() -> None:
    g = battle("y1_orcs_3", 1, goods={"Laurence": goods(2, 1, 1)})
    assert g.waits == "Laurence: winter_loss"
    assert g.options("Laurence") == [
        "lose gold=2",
        "lose gold=1 wood=1",
        "lose gold=1 stone=1",
        "lose wood=1 stone=1",
    ]
    for line in ("lose", "lose gold=1", "lose wood=2", "lose gold=2 wood=1", "lose gold=3 wood=-1"):
        g.refused("Laurence", line, "KB-15.10", "refused-loss")
    why = g.title.why_not(g.state, 0, g.title.parse("lose"))
    assert why is not None
    assert why.arguments == {"any": 2}
    for line in ("pass", "decline", "take gold=1"):
        g.refused("Laurence", line, "KB-15.10", "refused-not-this-decision", NotNow)
    g.refused("Théo", "lose gold=2", "KB-15.10", "refused-not-your-turn", NotNow)
    g.act("Laurence", "lose gold=1 stone=1")
    assert g.goods["Laurence"] == goods(gold=1, wood=1)
    assert g.told(Paid) == [Paid(0, "winter", gold=1, stone=1)]


@rule("KB-15.10")
def test_goods_of_choice_come_out_of_what_the_named_kinds_leave() -> None:
    """No printed card has both; an owner's card may."""
    box = OWN_BOX.load(
        b'[[enemies]]\nid = "y1_orcs_3"\nloss = { gold = 2, any = 1 }\nreward = { gold = 1, any = 1, vp = 1 }\n'
    )
    g = fight(scene(goods={"Laurence": goods(3, 0, 1)}, phase="winter", box=box), "y1_orcs_3", 1)
    assert g.waits == "Laurence: winter_loss"
    assert g.goods["Laurence"] == goods(1, 0, 1)
    assert g.options("Laurence") == ["lose gold=1", "lose stone=1"]


@rule("KB-15.10")
def test_a_single_kind_left_leaves_no_choice() -> None:
    """The choice has one option, which a match takes by itself."""
    g = battle("y1_orcs_3", 1, goods={"Laurence": goods(stone=5)})
    assert g.options("Laurence") == ["lose stone=2"]
    forced = TITLE.forced(g.state)
    assert forced is not None
    assert (forced[0], str(forced[1])) == (0, "lose stone=2")


@rule("KB-15.11", "KB-A32")
@pytest.mark.parametrize(
    ("standing", "falls"),
    [
        (["statue"], "statue"),
        (["statue", "inn", "guard_tower"], "statue"),
        (["inn", "guard_tower", "barricade"], "inn"),
        (["statue", "inn", "market"], "market"),
        (["statue", "chapel", "inn", "market", "barricade", "crane"], "chapel"),
        (["statue", "chapel", "church", "inn", "market", "farms"], "church"),
        (["palisade", "stable", "stone_wall", "statue", "chapel"], "stone_wall"),
        (["barricade", "crane", "town_hall", "embassy", "palisade", "stable", "stone_wall", "fortress"], "fortress"),
        (["barricade", "crane", "town_hall", "embassy", "statue", "chapel", "church"], "embassy"),
    ],
)
def test_the_topmost_building_of_the_rightmost_column_falls(standing: list[str], falls: str) -> None:
    g = battle("y5_demons_9", 1, buildings={"Laurence": standing})
    assert g.buildings["Laurence"] == set(standing) - {falls}
    assert g.told(Destroyed) == [Destroyed(0, falls)]


@rule("KB-15.11", "KB-15.12", "KB-A32", "KB-A37")
def test_several_buildings_fall_one_by_one() -> None:
    box = OWN_BOX.load(b'[[enemies]]\nid = "y1_zombies_4"\nloss = { buildings = 3, vp = 1 }\n')
    position = {"Laurence": ["statue", "chapel", "inn", "market"], "Théo": ["inn"]}
    g = fight(scene(buildings=position, vp={"Laurence": 20, "Théo": 5}, phase="winter", box=box), "y1_zombies_4", 1)
    assert g.told(Destroyed) == [
        Destroyed(0, "chapel"),
        Destroyed(0, "market"),
        Destroyed(0, "statue"),
        Destroyed(1, "inn"),
    ]
    assert g.buildings == {"Laurence": {"inn"}, "Théo": set(), "Fred": set()}
    assert g.vp == {"Laurence": 20 - 5 - 1 - 3 - 1, "Théo": 4, "Fred": -1}


@rule("KB-15.11")
def test_without_buildings_nothing_is_destroyed() -> None:
    g = battle("y5_demons_9", 1)
    assert consequence(g) == {}
    assert g.told(Destroyed) == []


@rule("KB-15.12", "KB-15.13", "KB-A32")
def test_the_points_of_building_and_card_are_both_lost() -> None:
    g = battle("y1_goblins_2", 1, buildings={"Laurence": ["statue", "chapel"]}, vp={"Laurence": 9})
    assert consequence(g)["Laurence.built"] == built("statue")
    assert g.vp["Laurence"] == 9 - 5 - 1
    assert g.told(Scored)[:2] == [Scored(0, -5, "chapel"), Scored(0, -1, "winter")]


@rule("KB-15.13", "KB-A20")
def test_points_may_fall_below_zero() -> None:
    g = battle("y5_barbarians_7", 1, vp={"Laurence": 3, "Théo": -4})
    assert g.vp == {"Laurence": -5, "Théo": -12, "Fred": -8}


# rewards


@rule("KB-15.4", "KB-A42")
def test_goods_of_choice_are_chosen_by_each_winner_in_turn_order() -> None:
    g = battle("y4_orcs_7", 6, soldiers=dict.fromkeys(THREE, 2), order=["Fred", "Théo", "Laurence"])
    for who, good in (("Fred", "gold"), ("Théo", "wood"), ("Laurence", "stone")):
        assert g.waits == f"{who}: winter_reward"
        assert g.options(who) == ["take gold=1", "take wood=1", "take stone=1"]
        for line in ("take", "take gold=2", "take gold=1 wood=1"):
            g.refused(who, line, "KB-15.4", "refused-not-an-option")
        g.refused(who, "pass", "KB-15.4", "refused-not-this-decision", NotNow)
        other = next(name for name in THREE if name != who)
        g.refused(other, "take gold=1", "KB-15.4", "refused-not-your-turn", NotNow)
        g.act(who, f"take {good}=1")
    assert g.goods == {"Fred": goods(gold=1), "Théo": goods(wood=1), "Laurence": goods(stone=1)}
    assert g.told(Gained) == [
        Gained(2, "winter", gold=1),
        Gained(1, "winter", wood=1),
        Gained(0, "winter", stone=1),
    ]


@rule("KB-15.4")
def test_a_winner_gains_everything_in_the_reward() -> None:
    box = OWN_BOX.load(b'[[enemies]]\nid = "y1_orcs_3"\nreward = { gold = 1, wood = 2, stone = 3, any = 2, vp = 4 }\n')
    g = fight(scene(soldiers={"Laurence": 3}, phase="winter", box=box), "y1_orcs_3", 1)
    assert len(g.options("Laurence")) == 6
    g.act("Laurence", "take gold=1 stone=1")
    assert g.goods["Laurence"] == goods(2, 2, 4)
    assert g.vp["Laurence"] == 5  # four of the card, one as the strongest winner


@rule("KB-A42", "KB-A27")
def test_winners_and_losers_resolve_player_by_player_in_turn_order() -> None:
    g = battle(
        "y4_orcs_7",
        5,
        soldiers={"Laurence": 3, "Théo": 1, "Fred": 3},
        goods={"Théo": goods(1, 1, 1)},
        order=["Laurence", "Théo", "Fred"],
    )
    assert g.waits == "Laurence: winter_reward"
    g.act("Laurence", "take gold=1")
    assert g.waits == "Théo: winter_loss"
    g.act("Théo", "lose gold=1 wood=1")
    assert g.waits == "Fred: winter_reward"
    g.act("Fred", "take gold=1")
    assert g.waits == ""
    assert g.vp == {"Laurence": 1, "Théo": 0, "Fred": 1}


@rule("KB-15.14", "KB-14.16")
@pytest.mark.parametrize(("soldiers", "vp"), [(0, -2), (1, 0), (2, 2)], ids=["defeat", "draw", "victory"])
def test_the_fortress_scores_on_a_victory_only(soldiers: int, vp: int) -> None:
    g = battle("y1_zombies_4", 2, soldiers={"Laurence": soldiers, "Théo": 9}, buildings={"Laurence": ["fortress"]})
    assert g.vp["Laurence"] == vp
    assert [event for event in g.told(Scored) if event.source == "fortress"] == (
        [Scored(0, 1, "fortress")] if soldiers == 2 else []
    )


@rule("KB-15.15", "KB-A29")
def test_the_strongest_winner_scores() -> None:
    g = battle("y1_orcs_3", 2, soldiers={"Laurence": 2, "Théo": 4, "Fred": 3})
    assert g.vp == {"Laurence": 0, "Théo": 1, "Fred": 0}
    assert g.told(Scored) == [Scored(1, 1, "strongest_winner")]


@rule("KB-15.15", "KB-A29")
def test_all_winners_who_share_the_highest_value_score() -> None:
    g = battle(
        "y1_orcs_3",
        2,
        soldiers={"Laurence": 4, "Théo": 4, "Fred": 3},
        order=["Théo", "Fred", "Laurence"],
    )
    assert g.vp == {"Laurence": 1, "Théo": 1, "Fred": 0}
    assert [event.seat for event in g.told(Scored)] == [1, 0]


@rule("KB-15.15")
def test_nobody_is_the_strongest_winner_when_nobody_wins() -> None:
    g = battle("y1_orcs_3", 1, soldiers={"Laurence": 2, "Théo": 1})
    assert g.vp == {"Laurence": 0, "Théo": -1, "Fred": -1}


@rule("KB-15.16")
def test_the_enemy_goes_and_all_soldiers_are_reset() -> None:
    g = scene(*FOUR, soldiers={"Laurence": 9, "Théo": 2, "Fred": 1}, phase="winter", year=2)
    past = list(g.state.past_enemies)
    fight(g, "y2_zombies_5", 3)
    assert results(g) == {
        "Laurence": (12, "victory"),
        "Théo": (5, "draw"),
        "Fred": (4, "defeat"),
        "Robin": (3, "defeat"),
    }
    assert g.soldiers == dict.fromkeys(FOUR, 0)
    assert g.state.past_enemies == [*past, "y2_zombies_5"]
    assert g.state.battle is None
    assert [layer.group for layer in g.state.enemies.layers] == ["year_3", "year_4", "year_5"]


@rule("KB-15.16")
def test_an_undefeated_enemy_does_not_stay() -> None:
    g = battle("y1_zombies_4", 1)
    assert g.vp == dict.fromkeys(THREE, -2)
    assert g.state.past_enemies == ["y1_zombies_4"]
    assert g.state.enemies.layers[0].group == "year_2"
