"""KB-13: soldiers for goods."""

from __future__ import annotations

from itertools import product

import pytest

from games.kingsburg.scene import THREE, KingsburgScene, goods, scene
from pentapolis.games.kingsburg.events import Gained, Paid, Passed, PhaseBegan
from pentapolis.games.kingsburg.winter import recruit_soldiers
from pentapolis.kernel.refusal import NotNow
from support import rule

BARRACKS = ["guard_tower", "blacksmith", "barracks"]


def recruiting(*owned: int, barracks: bool = False) -> KingsburgScene:
    """Laurence may recruit with these goods."""
    g = scene(goods={"Laurence": owned}, buildings={"Laurence": BARRACKS if barracks else []}, phase="recruit")
    g.run(recruit_soldiers)
    return g


@rule("KB-13.1")
def test_each_player_in_turn_order_pays_two_goods_a_soldier() -> None:
    g = scene(
        goods={"Laurence": goods(2, 1, 1), "Théo": goods(stone=2), "Fred": goods(gold=3)},
        soldiers={"Fred": 2},
        order=["Fred", "Théo", "Laurence"],
        phase="autumn",
    )
    g.run(recruit_soldiers)
    assert (g.waits, g.events[0]) == ("Fred: recruit", PhaseBegan(1, "recruit"))
    g.act("Fred", "recruit gold=2")
    assert g.waits == "Théo: recruit"
    g.act("Théo", "pass")
    assert g.waits == "Laurence: recruit"
    g.act("Laurence", "recruit gold=2 wood=1 stone=1")
    assert g.waits == ""
    assert g.changed == {
        "Fred.goods": goods(gold=1),
        "Fred.soldiers": 3,
        "Laurence.goods": goods(),
        "Laurence.soldiers": 2,
        "phase": 7,
    }
    assert g.told(Paid) == [Paid(2, "recruit", gold=2), Paid(0, "recruit", 2, 1, 1)]
    assert g.told(Gained) == [Gained(2, "recruit", soldiers=1), Gained(0, "recruit", soldiers=2)]


@rule("KB-13.1")
def test_goods_of_the_same_or_different_kinds_pay() -> None:
    assert recruiting(2, 1, 1).options("Laurence") == [
        "recruit gold=2",
        "recruit gold=1 wood=1",
        "recruit gold=1 stone=1",
        "recruit wood=1 stone=1",
        "recruit gold=2 wood=1 stone=1",
        "pass",
    ]


@rule("KB-13.2", "KB-14.11")
def test_with_the_barracks_a_soldier_costs_one_good() -> None:
    assert recruiting(1, 0, 2, barracks=True).options("Laurence") == [
        "recruit gold=1",
        "recruit stone=1",
        "recruit gold=1 stone=1",
        "recruit stone=2",
        "recruit gold=1 stone=2",
        "pass",
    ]
    g = recruiting(1, 0, 2, barracks=True)
    g.act("Laurence", "recruit gold=1 stone=1")
    assert g.changed == {"Laurence.goods": goods(stone=1), "Laurence.soldiers": 2}


@rule("KB-13.1", "KB-13.2")
@pytest.mark.parametrize("barracks", [False, True])
def test_every_payment_for_whole_soldiers_is_offered_and_none_other(barracks: bool) -> None:
    owned = (3, 2, 1)
    price = 1 if barracks else 2
    offered = recruiting(*owned, barracks=barracks).options("Laurence")
    expected = set()
    for paid in product(*(range(n + 1) for n in owned)):
        if sum(paid) and sum(paid) % price == 0:
            words = [f"{good}={n}" for good, n in zip(("gold", "wood", "stone"), paid, strict=True) if n]
            expected.add(" ".join(["recruit", *words]))
    assert set(offered) == {*expected, "pass"}
    assert len(offered) == len(expected) + 1
    sizes = [sum(int(word.partition("=")[2]) for word in line.split()[1:]) for line in offered[:-1]]
    assert sizes == sorted(sizes)


@rule("KB-13.3", "KB-A25")
def test_a_single_good_buys_nothing_without_the_barracks() -> None:
    g = scene(goods={"Laurence": goods(wood=1), "Théo": goods(gold=1, stone=1)}, plus_two={"Laurence": 5, "Fred": 9})
    g.run(recruit_soldiers)
    assert g.waits == "Théo: recruit"  # tokens do not pay: neither Laurence nor Fred is asked
    g.act("Théo", "pass")
    assert g.told(Passed) == [Passed(0, "recruit"), Passed(2, "recruit")]
    assert g.changed == {"phase": 7}


@rule("KB-13.3", "KB-13.2")
def test_a_single_good_is_enough_with_the_barracks() -> None:
    assert recruiting(0, 1, 0, barracks=True).options("Laurence") == ["recruit wood=1", "pass"]
    assert recruiting(0, 0, 0, barracks=True).waits == ""


@rule("KB-13.3", "KB-A25", "KB-13.1")
def test_half_a_price_and_goods_not_owned_are_refused() -> None:
    g = recruiting(3, 0, 1)
    g.refused("Laurence", "recruit gold=1", "KB-13.3", "refused-half-a-soldier")
    g.refused("Laurence", "recruit gold=2 stone=1", "KB-13.3", "refused-half-a-soldier")
    g.refused("Laurence", "recruit wood=2", "KB-13.1", "refused-goods-not-owned")
    g.refused("Laurence", "recruit gold=4", "KB-13.1", "refused-goods-not-owned")
    g.refused("Laurence", "recruit wood=1 stone=1", "KB-13.1", "refused-goods-not-owned")
    g.refused("Laurence", "recruit gold=1 wood=1", "KB-13.1", "refused-goods-not-owned")
    g.refused("Laurence", "recruit gold=3 wood=-1", "KB-13.1", "refused-goods-not-owned")
    g.refused("Laurence", "recruit", "KB-13.1", "refused-not-an-option")  # for none at all one passes
    g.refused("Laurence", "done", "KB-13.1", "refused-not-this-decision", NotNow)
    g.refused("Théo", "pass", "KB-13.1", "refused-not-your-turn", NotNow)
    why = g.title.why_not(g.state, 0, g.title.parse("recruit gold=1"))
    assert why is not None
    assert why.arguments == {"price": 2}
    g = recruiting(3, 0, 1, barracks=True)
    g.refused("Laurence", "recruit wood=1", "KB-13.1", "refused-goods-not-owned")


@rule("KB-13.4", "KB-A28")
def test_there_is_no_limit_to_soldiers() -> None:
    g = scene(goods={"Laurence": goods(gold=20)}, soldiers={"Laurence": 8}, phase="recruit")
    g.run(recruit_soldiers)
    g.act("Laurence", "recruit gold=20")
    assert g.changed == {"Laurence.goods": goods(), "Laurence.soldiers": 18}


@rule("KB-13.1")
def test_everybody_is_asked_once() -> None:
    g = scene(goods={who: goods(gold=6) for who in THREE}, phase="recruit")
    g.run(recruit_soldiers)
    for who in THREE:
        assert g.waits == f"{who}: recruit"
        g.act(who, "recruit gold=2")
    assert g.waits == ""
    assert g.soldiers == dict.fromkeys(THREE, 1)
