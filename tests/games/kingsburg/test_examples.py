"""The worked examples of the ledger, number for number."""

from __future__ import annotations

import pytest

from games.kingsburg.scene import FOUR, KingsburgScene, goods, new_game, scene
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Fought, Gained, OrderSet, Passed, Scored
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import roll_dice, season_end, set_turn_order
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import kings_aid, kings_envoy
from pentapolis.kernel.pile import Layer
from support import rule

OLD_ORDER = ("Fred", "Laurence", "Robin", "Théo")
NEW_ORDER = ("Laurence", "Fred", "Robin", "Théo")
ROLLED = {"Laurence": (1, 3, 5), "Théo": (4, 4, 5), "Fred": (2, 2, 6), "Robin": (2, 3, 5)}


@rule("KB-E1")
def test_setup() -> None:
    g = new_game(*FOUR, chance=[f"turn_order={FOUR.index(who)}" for who in OLD_ORDER[:-1]])
    assert g.order == list(OLD_ORDER)
    assert g.state.enemies.layers == [Layer(1, f"year_{year}") for year in range(1, 6)]
    assert g.vp == g.soldiers == g.plus_two == dict.fromkeys(FOUR, 0)
    assert g.goods == {who: goods() for who in FOUR}
    assert g.buildings == {who: set() for who in FOUR}


@rule("KB-E2")
def test_aid_in_the_first_year() -> None:
    g = scene(*FOUR, phase="kings_aid")
    g.run(kings_aid)
    for who, good in (("Laurence", "wood"), ("Théo", "stone"), ("Fred", "gold"), ("Robin", "gold")):
        g.act(who, f"take {good}=1")
    assert g.waits == ""
    assert g.goods == {"Laurence": goods(wood=1), "Théo": goods(stone=1), "Fred": goods(gold=1), "Robin": goods(gold=1)}
    assert g.aid_die == ""


@rule("KB-E3")
def test_turn_order() -> None:
    g = scene(*FOUR, order=OLD_ORDER)
    for who in OLD_ORDER:
        g.dice(*ROLLED[who])
    g.run(roll_dice, set_turn_order)
    assert [sum(province.colored) for province in g.state.provinces] == [9, 13, 10, 10]
    assert g.order == list(NEW_ORDER)
    assert g.told(OrderSet) == [OrderSet((0, 2, 3, 1))]


@rule("KB-E4")
def test_influence() -> None:
    g = scene(*FOUR, dice=ROLLED, order=NEW_ORDER)
    g.run(influence_advisors)
    g.act("Laurence", "place advisor=8 colored_dice=5,3")
    g.refused("Fred", "place advisor=8 colored_dice=2,6", "KB-7.6", "refused-occupied")
    g.act("Fred", "place advisor=4 colored_dice=2,2")
    g.act("Robin", "place advisor=7 colored_dice=2,5")
    g.refused("Théo", "place advisor=8 colored_dice=4,4", "KB-7.6", "refused-occupied")
    assert "place advisor=13 colored_dice=4,4,5" in g.options("Théo")
    g.act("Théo", "place advisor=9 colored_dice=4,5")
    g.act("Laurence", "place advisor=1 colored_dice=1")
    g.act("Fred", "place advisor=6 colored_dice=6")
    assert g.told(Passed) == []
    g.act("Robin", "place advisor=3 colored_dice=3")
    assert g.waits == ""
    assert g.state.provinces[g.seat("Théo")].colored == (4,)
    assert g.told(Passed) == [Passed(g.seat(who), "influence") for who in ("Théo", "Laurence", "Fred", "Robin")]
    assert g.advisors == [
        ("Laurence", 8),
        ("Fred", 4),
        ("Robin", 7),
        ("Théo", 9),
        ("Laurence", 1),
        ("Fred", 6),
        ("Robin", 3),
    ]


@rule("KB-E5")
def test_row_order() -> None:
    plenty = {"Laurence": goods(9, 9, 9)}
    g = scene(goods=plenty, buildings={"Laurence": ["statue"]})
    g.run(construct)
    g.refused("Laurence", "construct building=church", "KB-9.2", "refused-needs-left")
    g = scene(goods=plenty, buildings={"Laurence": ["statue", "chapel"]})
    g.run(construct)
    g.act("Laurence", "construct building=church")
    assert g.buildings["Laurence"] == {"statue", "chapel", "church"}


@rule("KB-E6")
def test_construction() -> None:
    g = scene(
        *FOUR,
        goods={
            "Laurence": goods(gold=2, wood=1),
            "Théo": goods(gold=1, wood=1),
            "Fred": goods(gold=2, stone=1),
            "Robin": goods(wood=2),
        },
    )
    g.run(construct)
    g.act("Laurence", "construct building=statue")
    g.act("Théo", "construct building=inn")
    g.act("Fred", "construct building=guard_tower")
    g.act("Robin", "construct building=palisade")
    assert g.goods == {"Laurence": goods(wood=1), "Théo": goods(), "Fred": goods(gold=1), "Robin": goods()}
    assert g.vp == {"Laurence": 3, "Théo": 0, "Fred": 1, "Robin": 0}


@rule("KB-E7")
@pytest.mark.parametrize(("fred", "envoy"), [(goods(gold=1), "Robin"), (goods(), "")])
def test_envoy_award(fred: list[int], envoy: str) -> None:
    g = scene(
        *FOUR,
        year=2,
        phase="summer",
        buildings={"Laurence": 5, "Théo": 4, "Fred": 4, "Robin": 4},
        goods={"Théo": goods(wood=2), "Fred": fred},
    )
    g.run(kings_envoy)
    assert g.envoy == envoy


@rule("KB-E8")
def test_envoy_in_step_b() -> None:
    g = scene(*FOUR, dice={"Robin": (3,)}, groups=[("Théo", 3)], envoy="Robin")
    g.run(influence_advisors, receive_aid)
    g.act("Robin", "place advisor=3 colored_dice=3 envoy=yes")
    assert g.goods == {"Laurence": goods(), "Théo": goods(wood=1), "Fred": goods(), "Robin": goods(wood=1)}
    assert g.told(Gained) == [
        Gained(g.seat("Théo"), "architect", wood=1),
        Gained(g.seat("Robin"), "architect", wood=1),
    ]
    assert g.envoy == ""


@rule("KB-E9")
def test_values_above_nine() -> None:
    g = scene(soldiers={"Laurence": 6, "Théo": 7}, phase="winter")
    g.chance("enemies=y1_orcs_3", "d6=4")
    g.run(winter)
    assert {event.seat: (event.value, event.result) for event in g.told(Fought)} == {
        0: (10, "victory"),
        1: (11, "victory"),
        2: (4, "victory"),
    }
    assert g.told(Scored) == [Scored(1, 1, "strongest_winner")]


@rule("KB-E10")
def test_market() -> None:
    def position() -> KingsburgScene:
        g = scene(buildings={"Laurence": ["market"]}, dice={"Laurence": (4, 5, 1)})
        g.run(influence_advisors)
        return g

    for advisor, market, used in ((8, " market=-1", True), (9, "", False), (10, " market=1", True)):
        g = position()
        g.act("Laurence", f"place advisor={advisor} colored_dice=4,5{market}")
        assert g.advisors == [("Laurence", advisor)]
        assert ("place advisor=2 colored_dice=1 market=1" in g.options("Laurence")) is not used


@rule("KB-E11")
def test_barracks() -> None:
    g = scene(goods={"Laurence": goods(1, 1, 1)}, buildings={"Laurence": ["barracks"]}, phase="recruit")
    g.run(recruit_soldiers)
    g.act("Laurence", "recruit gold=1 wood=1 stone=1")
    assert g.changed == {"Laurence.goods": goods(), "Laurence.soldiers": 3}


@rule("KB-E12")
@pytest.mark.parametrize(("soldiers_of_theo", "vp"), [(9, 1), (0, 2)], ids=["Théo is stronger", "strongest, too"])
def test_fortress(soldiers_of_theo: int, vp: int) -> None:
    g = scene(buildings={"Laurence": ["fortress"]}, soldiers={"Laurence": 2, "Théo": soldiers_of_theo}, phase="winter")
    g.chance("enemies=y1_orcs_3", "d6=1")
    g.run(winter)
    assert g.goods["Laurence"] == goods(gold=1)
    assert g.vp["Laurence"] == vp


@rule("KB-E13")
def test_alchemist() -> None:
    g = scene(goods={"Laurence": goods(wood=1)}, groups=[("Laurence", 6)])
    g.run(receive_aid)
    g.act("Laurence", "exchange give=wood")
    assert g.goods["Laurence"] == goods(gold=1, stone=1)


@rule("KB-E14")
def test_town_hall_limit() -> None:
    for payment in ("gold", "stone", "plus_two"):
        g = scene(
            buildings={"Laurence": ["town_hall"]}, goods={"Laurence": goods(gold=1, stone=1)}, plus_two={"Laurence": 2}
        )
        g.run(season_end)
        g.act("Laurence", f"pay payment={payment}")
        assert g.waits == ""  # at most one of them
        assert g.vp["Laurence"] == 1
        assert sum(g.goods["Laurence"]) + g.plus_two["Laurence"] == 3
