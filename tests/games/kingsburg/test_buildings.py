"""KB-14: every building's cost, points, battle value and effect."""

from __future__ import annotations

import pytest

from games.kingsburg.scene import KingsburgScene, built, goods, scene
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import BOXES, SUMMER
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Destroyed, Fought, Gained, Rolled, Scored
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import production_season, rerolls, roll_dice, season_end, season_start
from pentapolis.games.kingsburg.scoring import cathedral
from pentapolis.games.kingsburg.sheet import facts
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import kings_reward
from support import rule

LEFT = {
    "statue": (),
    "chapel": ("statue",),
    "church": ("statue", "chapel"),
    "cathedral": ("statue", "chapel", "church"),
    "inn": (),
    "market": ("inn",),
    "farms": ("inn", "market"),
    "merchants_guild": ("inn", "market", "farms"),
    "guard_tower": (),
    "blacksmith": ("guard_tower",),
    "barracks": ("guard_tower", "blacksmith"),
    "wizards_guild": ("guard_tower", "blacksmith", "barracks"),
    "palisade": (),
    "stable": ("palisade",),
    "stone_wall": ("palisade", "stable"),
    "fortress": ("palisade", "stable", "stone_wall"),
    "barricade": (),
    "crane": ("barricade",),
    "town_hall": ("barricade", "crane"),
    "embassy": ("barricade", "crane", "town_hall"),
}

# building, gold, wood, stone, points, battle value, battle value against some
LEDGER = [
    pytest.param(name, goods(gold, wood, stone), vp, battle, versus, marks=rule(f"KB-14.{number}"), id=name)
    for number, (name, gold, wood, stone, vp, battle, versus) in enumerate(
        [
            ("statue", 2, 0, 0, 3, 0, {}),
            ("chapel", 3, 0, 1, 5, 0, {}),
            ("church", 3, 1, 2, 7, 0, {"demons": 1}),
            ("cathedral", 5, 0, 3, 9, 0, {}),
            ("inn", 1, 1, 0, 0, 0, {}),
            ("market", 2, 2, 0, 1, 0, {}),
            ("farms", 2, 3, 1, 2, -1, {}),
            ("merchants_guild", 3, 1, 2, 4, 0, {}),
            ("guard_tower", 1, 0, 1, 1, 1, {}),
            ("blacksmith", 1, 2, 0, 2, 1, {}),
            ("barracks", 2, 2, 1, 4, 0, {}),
            ("wizards_guild", 3, 2, 2, 6, 2, {}),
            ("palisade", 0, 2, 0, 0, 1, {"zombies": 2}),
            ("stable", 1, 1, 1, 2, 0, {}),
            ("stone_wall", 2, 0, 2, 2, 1, {}),
            ("fortress", 3, 0, 2, 4, 1, {}),
            ("barricade", 0, 1, 0, 0, 0, {"goblins": 1}),
            ("crane", 0, 1, 1, 1, 0, {}),
            ("town_hall", 2, 1, 1, 2, 0, {}),
            ("embassy", 2, 2, 2, 4, 0, {}),
        ],
        1,
    )
]

CARDS = {
    "goblins": "y1_goblins_2",
    "orcs": "y1_orcs_3",
    "zombies": "y1_zombies_4",
    "barbarians": "y1_barbarians_2",
    "demons": "y5_demons_8",
    "dragons": "y5_dragons_9",
}


@rule("KB-A1")
@pytest.mark.parametrize(("building", "cost", "vp", "battle", "versus"), LEDGER)
def test_cost_and_points(building: str, cost: list[int], vp: int, battle: int, versus: dict[str, int]) -> None:
    g = scene(buildings={"Théo": LEFT[building]}, goods={"Théo": [n + 2 for n in cost]}, vp={"Théo": 10})
    g.run(construct)
    g.act("Théo", f"construct building={building}")
    discount = int("crane" in LEFT[building])  # stands before Town Hall and Embassy, and makes them cheaper
    assert g.goods["Théo"] == goods(2 + discount, 2, 2)
    assert g.vp == {"Laurence": 0, "Théo": 10 + vp, "Fred": 0}
    assert g.buildings["Théo"] == {*LEFT[building], building}


@rule("KB-15.3", "KB-A30")
@pytest.mark.parametrize(("building", "cost", "vp", "battle", "versus"), LEDGER)
def test_battle_value(building: str, cost: list[int], vp: int, battle: int, versus: dict[str, int]) -> None:
    for enemy, card in CARDS.items():
        g = scene(buildings={"Théo": [building]}, soldiers={"Théo": 3}, year=int(card[1]), phase="winter")
        g.chance(f"enemies={card}", "d6=2")
        g.lucky()
        g.run(winter)
        fought = {event.seat: event.value for event in g.told(Fought)}
        assert fought == {0: 2, 1: 5 + versus.get(enemy, battle), 2: 2}


@rule("KB-15.3", "KB-14.21")
@pytest.mark.parametrize(
    ("enemy", "total"), [("goblins", 7), ("orcs", 6), ("zombies", 7), ("barbarians", 6), ("demons", 7), ("dragons", 6)]
)
def test_the_battle_values_of_all_buildings_add_up(enemy: str, total: int) -> None:
    assert BOXES[""].battle(built(*LEFT), enemy) == total
    assert BOXES[""].battle(0, enemy) == 0


# effects


@rule("KB-14.3", "KB-14.9", "KB-14.10", "KB-14.12", "KB-14.13", "KB-14.17")
@pytest.mark.parametrize("building", ["church", "guard_tower", "blacksmith", "wizards_guild", "palisade", "barricade"])
def test_buildings_without_effect_do_nothing_beside_the_battle(building: str) -> None:
    g = scene(buildings={"Théo": [building]}, goods={"Théo": goods(1, 1, 1)}, phase="summer")
    g.dice(*[1] * 9)
    g.run(season_start, roll_dice, rerolls)
    assert g.waits == ""
    assert g.changed == {f"{who}.colored": (1, 1, 1) for who in ("Laurence", "Théo", "Fred")}
    g.mark()
    g.run(season_end, cathedral)
    assert (g.waits, g.changed) == ("", {})


@rule("KB-14.4", "KB-18.4", "KB-A33")
@pytest.mark.parametrize(
    ("owned", "scored"),
    [
        (goods(), 0),
        (goods(gold=1), 0),
        (goods(gold=1, stone=1), 1),
        (goods(1, 1, 1), 1),
        (goods(3, 0, 4), 3),
        (goods(2, 2, 2), 3),
    ],
)
def test_the_cathedral_scores_a_point_per_pair_of_goods(owned: list[int], scored: int) -> None:
    g = scene(
        buildings={"Théo": ["cathedral"], "Fred": ["church"]},
        goods={"Théo": owned, "Laurence": goods(9, 9, 9), "Fred": goods(9, 9, 9)},
        plus_two={"Théo": 7},  # tokens are no goods
        vp={"Théo": 20},
    )
    g.run(cathedral)
    assert g.changed == ({"Théo.vp": 20 + scored} if scored else {})  # the goods are not spent
    assert g.told(Scored) == ([Scored(1, scored, "cathedral")] if scored else [])


@rule("KB-14.5")
def test_the_inns_token_comes_before_phase_five_and_lasts() -> None:
    g = scene(buildings={"Théo": ["inn"]}, plus_two={"Théo": 2}, phase="summer")
    g.run(season_end)
    assert g.changed == {"Théo.plus_two": 3}
    assert g.told(Gained) == [Gained(1, "inn", plus_two=1)]


@rule("KB-14.7", "KB-6.1")
def test_farms_add_a_white_die_in_every_season() -> None:
    for season in ("spring", "summer", "autumn"):
        g = scene(buildings={"Fred": ["farms"]}, phase=season)
        g.dice(*[1] * 9, 5)
        g.run(roll_dice)
        assert [event.white_dice for event in g.told(Rolled)] == [(), (), (5,)]


def aided(advisor: int, *buildings: str) -> KingsburgScene:
    g = scene(buildings={"Théo": buildings}, groups=[("Théo", advisor), ("Laurence", advisor)])
    g.lucky()
    g.run(receive_aid)
    return g


@rule("KB-14.14")
@pytest.mark.parametrize(("advisor", "with_it", "without"), [(5, 2, 1), (10, 3, 2), (18, 2, 1)])
def test_the_stable_adds_a_soldier_per_group_on_sergeant_general_and_king(
    advisor: int, with_it: int, without: int
) -> None:
    assert aided(advisor, "stable").soldiers == {"Laurence": without, "Théo": with_it, "Fred": 0}
    assert aided(advisor).soldiers == {"Laurence": without, "Théo": without, "Fred": 0}
    g = scene(buildings={"Théo": ["stable"]}, groups=[("Théo", advisor), ("Théo", advisor)])
    g.lucky()
    g.run(receive_aid)
    assert g.soldiers["Théo"] == 2 * with_it


@rule("KB-14.14")
@pytest.mark.parametrize("advisor", [1, 2, 3, 8, 13, 15, 16])
def test_the_stable_adds_nothing_to_other_advisors(advisor: int) -> None:
    assert aided(advisor, "stable").soldiers == {"Laurence": 0, "Théo": 0, "Fred": 0}


@rule("KB-14.14")
def test_the_stable_adds_nothing_to_recruits_and_reinforcements() -> None:
    g = scene(buildings={"Théo": ["stable"]}, goods={"Théo": goods(gold=2)}, phase="recruit")
    g.run(recruit_soldiers, winter)
    g.chance("enemies=y1_zombies_4", "d6=4")
    g.act("Théo", "recruit gold=2")
    assert {event.seat: event.value for event in g.told(Fought)} == {0: 4, 1: 5, 2: 4}


@rule("KB-14.18")
@pytest.mark.parametrize(
    ("building", "cost"),
    [
        ("statue", goods(2, 0, 0)),
        ("chapel", goods(3, 0, 1)),
        ("church", goods(2, 1, 2)),
        ("cathedral", goods(4, 0, 3)),
        ("inn", goods(1, 1, 0)),
        ("market", goods(2, 2, 0)),
        ("farms", goods(1, 3, 1)),
        ("merchants_guild", goods(2, 1, 2)),
        ("guard_tower", goods(1, 0, 1)),
        ("blacksmith", goods(1, 2, 0)),
        ("barracks", goods(1, 2, 1)),
        ("wizards_guild", goods(2, 2, 2)),
        ("palisade", goods(0, 2, 0)),
        ("stable", goods(1, 1, 1)),
        ("stone_wall", goods(1, 0, 2)),
        ("fortress", goods(2, 0, 2)),
        ("town_hall", goods(1, 1, 1)),
        ("embassy", goods(1, 2, 2)),
    ],
)
def test_the_crane_makes_columns_three_and_four_a_gold_cheaper(building: str, cost: list[int]) -> None:
    owned = {"barricade", "crane", *LEFT[building]}
    g = scene(buildings={"Théo": sorted(owned)}, goods={"Théo": cost})
    g.run(construct)
    g.act("Théo", f"construct building={building}")
    assert g.goods["Théo"] == goods()


@rule("KB-14.18")
def test_the_crane_is_no_use_to_others_and_never_pays_gold() -> None:
    box = BOXES[""]
    for building in box.buildings:
        gold, wood, stone = box.cost(building, built("crane"))
        assert gold == max(0, building.cost.gold - (building.column >= 3))
        assert (wood, stone) == (building.cost.wood, building.cost.stone)
        assert box.cost(building, 0) == building.cost.goods
    g = scene(buildings={"Laurence": ["crane"], "Théo": ["statue", "chapel"]}, goods={"Théo": goods(2, 1, 2)})
    g.run(construct)
    assert "construct building=church" not in g.options("Théo")


@rule("KB-14.18")
def test_what_the_crane_makes_cheaper_is_said_with_the_components() -> None:
    box = BOXES[""]
    cheaper = facts("")["cheaper"]["crane"]
    right = [building for building in box.buildings if building.column >= 3 and building.cost.gold]
    assert cheaper == {building.id: box.cost(building, built("crane")) for building in right}
    assert cheaper["church"] == (2, 1, 2)


@rule("KB-14.18", "KB-14.23")
def test_a_destroyed_building_is_rebuilt_with_the_discount() -> None:
    g = scene(buildings={"Théo": ["barricade", "crane", "town_hall"]}, soldiers={"Laurence": 9, "Fred": 9})
    g.chance("enemies=y1_goblins_3", "d6=1")
    g.run(winter)
    assert g.told(Destroyed) == [Destroyed(1, "town_hall")]
    assert g.vp["Théo"] == -2
    g.state.provinces[1].goods = goods(1, 1, 1)
    g.state.provinces[0].goods = g.state.provinces[2].goods = goods()
    g.run(construct)
    g.act("Théo", "construct building=town_hall")
    assert (g.vp["Théo"], g.goods["Théo"]) == (0, goods())


@rule("KB-14.21")
def test_effects_of_all_buildings_apply_together() -> None:
    g = scene(
        buildings={"Théo": list(LEFT)},
        groups=[("Théo", 5)],
        goods={"Théo": goods(gold=1)},
        phase="summer",
    )
    g.dice(*(1, 2, 6), *(1, 1, 1, 1), *(1, 2, 6))
    g.run(season_start, roll_dice, rerolls, receive_aid, season_end, recruit_soldiers)
    assert g.goods["Théo"] == goods(gold=2)  # Merchants' Guild
    assert g.options("Théo") == ["use_statue die=colored", "use_statue die=white", "use_chapel", "keep"]
    g.act("Théo", "keep")
    assert g.soldiers["Théo"] == 2  # Stable
    assert g.vp["Théo"] == 1  # Embassy
    assert g.options("Théo") == ["pay payment=gold", "pay payment=plus_two", "decline"]  # Town Hall, and the Inn
    g.act("Théo", "decline")
    assert g.options("Théo") == ["recruit gold=1", "recruit gold=2", "pass"]  # Barracks


@rule("KB-14.21")
def test_an_effect_ends_when_the_building_falls() -> None:
    g = scene(buildings={"Théo": ["inn", "market", "farms"]}, soldiers={"Laurence": 9, "Fred": 9}, phase="winter")
    g.chance("enemies=y1_goblins_3", "d6=1")
    g.run(winter)
    g.dice(*[1] * 9)  # and no white die
    g.run(roll_dice)
    assert [event.white_dice for event in g.told(Rolled)] == [(), (), ()]


@rule("KB-14.22")
def test_what_is_built_in_step_d_works_from_its_next_moment_on() -> None:
    g = scene(
        buildings={"Laurence": ["inn", "market", "farms"], "Théo": ["inn", "market"], "Fred": ["inn"]},
        goods={"Laurence": goods(3, 1, 2), "Théo": goods(2, 3, 1), "Fred": goods(2, 2, 0)},
        phase="spring",
    )
    g.run(construct, season_end, production_season.of(SUMMER))
    g.act("Laurence", "construct building=merchants_guild")
    assert g.goods["Laurence"] == goods()  # its gold comes with the next season
    g.act("Théo", "construct building=farms")
    g.dice(*(1, 1, 1, 1), *(2, 2, 2, 2), *(5, 5, 5))
    g.act("Fred", "construct building=market")
    assert g.goods["Laurence"] == goods(gold=1)
    assert [event.white_dice for event in g.told(Rolled)] == [(1,), (2,), ()]
    g.act("Laurence", "pass")
    g.act("Théo", "pass")
    assert "place advisor=4 colored_dice=5 market=-1" in g.options("Fred")


@rule("KB-14.22", "KB-14.11", "KB-14.9")
def test_barracks_and_battle_values_work_in_the_year_of_construction() -> None:
    g = scene(
        buildings={"Laurence": ["guard_tower", "blacksmith"]},
        goods={"Laurence": goods(2, 2, 2), "Théo": goods(gold=1, stone=1)},
        phase="autumn",
    )
    g.run(construct, season_end, recruit_soldiers, winter)
    g.act("Laurence", "construct building=barracks")
    g.act("Théo", "construct building=guard_tower")
    assert g.options("Laurence") == ["recruit stone=1", "pass"]
    g.chance("enemies=y1_zombies_4", "d6=4")
    g.act("Laurence", "recruit stone=1")
    assert {event.seat: event.value for event in g.told(Fought)} == {0: 7, 1: 5, 2: 4}


@rule("KB-14.23", "KB-15.12", "KB-9.2")
def test_a_destroyed_building_loses_its_points_and_may_be_built_again_for_its_cost() -> None:
    g = scene(
        buildings={"Théo": ["statue", "chapel"], "Laurence": ["palisade"]},
        goods={"Théo": goods(5, 0, 5)},
        soldiers={"Laurence": 9, "Fred": 9},
        vp={"Théo": 8},
        phase="winter",
    )
    g.chance("enemies=y1_goblins_3", "d6=1")
    g.run(winter)
    assert g.buildings["Théo"] == {"statue"}
    assert (g.vp["Théo"], g.goods["Théo"]) == (3, goods(gold=4, stone=5))
    g.run(kings_reward)
    assert (g.vp["Théo"], g.vp["Laurence"]) == (4, 2)  # both have one building now; Laurence was the strongest, too
    g.run(construct)
    assert "construct building=chapel" in g.options("Théo")
    g.act("Théo", "construct building=chapel")
    assert (g.vp["Théo"], g.goods["Théo"]) == (9, goods(gold=1, stone=4))


@rule("KB-14.23")
def test_a_gap_must_be_closed_before_building_to_the_right_of_it() -> None:
    g = scene(goods={"Théo": goods(9, 9, 9)}, buildings={"Théo": ["chapel", "church"]})  # the Statue is missing
    g.run(construct)
    assert g.options("Théo")[0] == "construct building=statue"
    g.refused("Théo", "construct building=cathedral", "KB-9.2", "refused-needs-left")


@rule("KB-14.6")
def test_the_market_shifts_one_own_group_by_one_either_way() -> None:
    g = scene(buildings={"Laurence": ["market"]}, dice={"Laurence": (5,), "Théo": (3,)})
    g.run(influence_advisors)
    assert g.options("Laurence") == [
        "place advisor=4 colored_dice=5 market=-1",
        "place advisor=5 colored_dice=5",
        "place advisor=6 colored_dice=5 market=1",
        "pass",
    ]
    g.act("Laurence", "pass")
    assert g.options("Théo") == ["place advisor=3 colored_dice=3", "pass"]


@rule("KB-14.15", "KB-14.16")
def test_stone_wall_and_fortress_win_a_draw_and_a_point() -> None:
    g = scene(buildings={"Laurence": ["stone_wall"], "Théo": ["fortress"], "Fred": ["stone_wall", "fortress"]})
    g.chance("enemies=y1_zombies_4", "d6=3")
    g.run(winter)
    results = {event.seat: (event.value, event.result) for event in g.told(Fought)}
    assert results == {0: (4, "victory"), 1: (4, "draw"), 2: (5, "victory")}
    # zombies give a point; Fred's Fortress another, and he is the strongest winner
    assert g.vp == {"Laurence": 1, "Théo": 0, "Fred": 3}


@rule("KB-14.1", "KB-14.2", "KB-14.21")
def test_reroll_buildings_serve_their_owner_alone() -> None:
    g = scene(buildings={"Laurence": ["statue", "chapel"]}, dice={"Laurence": (5, 5, 6), "Théo": (1, 1, 1)})
    g.run(rerolls)
    assert g.waits == ""


def test_every_effect_named_in_the_data_belongs_to_a_building_and_is_described() -> None:
    box = BOXES[""]
    named = {effect for building in box.buildings for effect in building.effects}
    assert named == {hook["id"] for hook in box.data["effect_hooks"]}
