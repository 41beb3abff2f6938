"""The worked examples of the ledger, number for number, on the positions of `examples.toml`."""

from __future__ import annotations

import pytest

from games.kingsburg.scene import FOUR, example, goods, moves
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.events import Fought, Gained, OrderSet, Passed, Scored
from pentapolis.kernel.pile import Layer
from pentapolis.lessons.examples import examples_of
from support import rule

OLD_ORDER = ("Fred", "Laurence", "Robin", "Théo")
NEW_ORDER = ("Laurence", "Fred", "Robin", "Théo")


@rule("KB-E1")
def test_setup() -> None:
    g = example("KB-E1")
    assert g.order == list(OLD_ORDER)
    assert g.state.enemies.layers == [Layer(1, f"year_{year}") for year in range(1, 6)]
    assert g.vp == g.soldiers == g.plus_two == dict.fromkeys(FOUR, 0)
    assert g.goods == {who: goods() for who in FOUR}
    assert g.buildings == {who: set() for who in FOUR}


@rule("KB-E2")
def test_aid_in_the_first_year() -> None:
    g = example("KB-E2")
    for move in moves("KB-E2"):
        g.act(*move)
    assert g.waits == ""
    assert g.goods == {"Laurence": goods(wood=1), "Théo": goods(stone=1), "Fred": goods(gold=1), "Robin": goods(gold=1)}
    assert g.aid_die == ""


@rule("KB-E3")
def test_turn_order() -> None:
    g = example("KB-E3")
    assert [sum(province.colored) for province in g.state.provinces] == [9, 13, 10, 10]
    assert g.order == list(NEW_ORDER)
    assert g.told(OrderSet) == [OrderSet((0, 2, 3, 1))]


@rule("KB-E4")
def test_influence() -> None:
    g, made = example("KB-E4"), iter(moves("KB-E4"))
    assert g.order == list(NEW_ORDER)
    assert [province.colored for province in g.state.provinces] == [(1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5)]
    g.act(*next(made))
    g.refused("Fred", "place advisor=8 colored_dice=2,6", "KB-7.6", "refused-occupied")
    g.act(*next(made))
    g.act(*next(made))
    g.refused("Théo", "place advisor=8 colored_dice=4,4", "KB-7.6", "refused-occupied")
    assert "place advisor=13 colored_dice=4,4,5" in g.options("Théo")
    for move in (next(made), next(made), next(made)):
        g.act(*move)
    assert g.told(Passed) == []
    g.act(*next(made))
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
    g = example("KB-E5")
    g.refused("Laurence", "construct building=church", "KB-9.2", "refused-needs-left")
    g = example("KB-E5", buildings={"Laurence": ["statue", "chapel"]})
    g.act("Laurence", "construct building=church")
    assert g.buildings["Laurence"] == {"statue", "chapel", "church"}


@rule("KB-E6")
def test_construction() -> None:
    g = example("KB-E6")
    for move in moves("KB-E6"):
        g.act(*move)
    assert g.goods == {"Laurence": goods(wood=1), "Théo": goods(), "Fred": goods(gold=1), "Robin": goods()}
    assert g.vp == {"Laurence": 3, "Théo": 0, "Fred": 1, "Robin": 0}


@rule("KB-E7")
@pytest.mark.parametrize(("changed", "envoy"), [({}, "Robin"), ({"goods": {"Théo": goods(wood=2)}}, "")])
def test_envoy_award(changed: dict[str, dict[str, list[int]]], envoy: str) -> None:
    g = example("KB-E7", **changed)
    assert g.envoy == envoy


@rule("KB-E8")
def test_envoy_in_step_b() -> None:
    g = example("KB-E8")
    g.act(*moves("KB-E8")[0])
    assert g.goods == {"Laurence": goods(), "Théo": goods(wood=1), "Fred": goods(), "Robin": goods(wood=1)}
    assert g.told(Gained) == [
        Gained(g.seat("Théo"), "architect", wood=1),
        Gained(g.seat("Robin"), "architect", wood=1),
    ]
    assert g.envoy == ""


@rule("KB-E9")
def test_values_above_nine() -> None:
    g = example("KB-E9")
    assert {event.seat: (event.value, event.result) for event in g.told(Fought)} == {
        0: (10, "victory"),
        1: (11, "victory"),
        2: (4, "victory"),
    }
    assert g.told(Scored) == [Scored(1, 1, "strongest_winner")]


@rule("KB-E10")
def test_market() -> None:
    for advisor, market, used in ((8, " market=-1", True), (9, "", False), (10, " market=1", True)):
        g = example("KB-E10")
        g.act("Laurence", f"place advisor={advisor} colored_dice=4,5{market}")
        assert g.advisors == [("Laurence", advisor)]
        assert ("place advisor=2 colored_dice=1 market=1" in g.options("Laurence")) is not used


@rule("KB-E11")
def test_barracks() -> None:
    g = example("KB-E11")
    assert g.soldiers["Laurence"] == 0
    g.mark()
    g.act(*moves("KB-E11")[0])
    assert g.changed == {"Laurence.goods": goods(), "Laurence.soldiers": 3}


@rule("KB-E12")
@pytest.mark.parametrize(("soldiers_of_theo", "vp"), [(9, 1), (0, 2)], ids=["Théo is stronger", "strongest, too"])
def test_fortress(soldiers_of_theo: int, vp: int) -> None:
    g = example("KB-E12", soldiers={"Laurence": 2, "Théo": soldiers_of_theo})
    assert g.goods["Laurence"] == goods(gold=1)
    assert g.vp["Laurence"] == vp


@rule("KB-E13")
def test_alchemist() -> None:
    g = example("KB-E13")
    g.act(*moves("KB-E13")[0])
    assert g.goods["Laurence"] == goods(gold=1, stone=1)


@rule("KB-E14")
def test_town_hall_limit() -> None:
    for payment in ("gold", "stone", "plus_two"):
        g = example("KB-E14")
        g.act("Laurence", f"pay payment={payment}")
        assert g.waits == ""  # at most one of them
        assert g.vp["Laurence"] == 1
        assert sum(g.goods["Laurence"]) + g.plus_two["Laurence"] == 3


def test_what_the_page_shows_is_what_is_tested() -> None:
    """Every example can be shown after each of its moves; where the page takes other steps, they end in the battle."""
    for id, data in examples_of(TITLE.id).items():
        for made in range(len(data.moves) + 1):
            match = data.match(TITLE, made)
            assert len([move for move in match.moves if not move.auto]) == made
            assert match.record.names == data.seats
        shown = data.match(TITLE, 0).state
        if data.show is None:
            assert shown == example(id).state
        else:
            assert shown.battle is not None
            assert len(shown.battle.results) == len(data.seats)
