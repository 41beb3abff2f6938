"""KB-10: what happens when a production season ends."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kingsburg.scene import THREE, goods, scene
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Gained, Paid, Scored
from pentapolis.games.kingsburg.production import season_end, season_start
from pentapolis.kernel.refusal import NotNow
from support import rule

ALL_THREE = ["inn", "town_hall", "embassy"]


@rule("KB-10.1", "KB-A23", "KB-14.5")
@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_player_by_player_in_turn_order_inn_embassy_town_hall(order: tuple[str, ...]) -> None:
    g = scene(buildings=dict.fromkeys(THREE, ALL_THREE), order=order, phase="summer")
    g.run(season_end)
    for who in order:
        seat = g.seat(who)
        assert g.waits == f"{who}: town_hall"
        assert g.told(Gained)[-1] == Gained(seat, "inn", plus_two=1)
        assert g.told(Scored)[-1] == Scored(seat, 1, "embassy")
        assert g.options(who) == ["pay payment=plus_two", "decline"]  # the Inn's token, at once
        g.act(who, "pay payment=plus_two")
    assert g.waits == ""
    assert [(event.seat, event.source) for event in g.told(Scored)] == [
        (g.seat(who), source) for who in order for source in ("embassy", "town_hall")
    ]
    assert g.changed == {f"{who}.vp": 2 for who in THREE}


@rule("KB-10.1", "KB-14.5")
@pytest.mark.parametrize(("season", "tokens"), [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_the_inn_gives_its_token_at_the_end_of_summer_only(season: str, tokens: int) -> None:
    g = scene(buildings={"Théo": ["inn"]}, phase=season)
    g.run(season_end)
    assert g.plus_two == {"Laurence": 0, "Théo": tokens, "Fred": 0}


@rule("KB-14.20", "KB-10.1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_embassy_scores_at_each_season_end(season: str) -> None:
    g = scene(buildings={"Théo": ["embassy"]}, vp={"Théo": 2}, phase=season)
    g.run(season_end)
    assert (g.waits, g.changed) == ("", {"Théo.vp": 3})
    assert g.told(Scored) == [Scored(1, 1, "embassy")]


@rule("KB-14.19")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("gold", {"Théo.goods": goods(1, 2, 2)}),
        ("wood", {"Théo.goods": goods(2, 1, 2)}),
        ("stone", {"Théo.goods": goods(2, 2, 1)}),
        ("plus_two", {"Théo.plus_two": 1}),
    ],
)
def test_the_town_hall_takes_one_good_or_token_for_a_point(season: str, payment: str, left: dict[str, object]) -> None:
    g = scene(buildings={"Théo": ["town_hall"]}, goods={"Théo": goods(2, 2, 2)}, plus_two={"Théo": 2}, phase=season)
    g.run(season_end)
    assert g.options("Théo") == [
        "pay payment=gold",
        "pay payment=wood",
        "pay payment=stone",
        "pay payment=plus_two",
        "decline",
    ]
    g.act("Théo", f"pay payment={payment}")
    assert g.waits == ""
    assert g.changed == {**left, "Théo.vp": 1}
    assert g.told(Paid) == [Paid(1, "town_hall", **{payment: 1})]


@rule("KB-14.19")
def test_the_town_hall_may_be_declined() -> None:
    g = scene(buildings={"Théo": ["town_hall"]}, goods={"Théo": goods(wood=1)})
    g.run(season_end)
    assert g.options("Théo") == ["pay payment=wood", "decline"]
    g.act("Théo", "decline")
    assert (g.waits, g.changed) == ("", {})


@rule("KB-14.19")
def test_the_town_hall_does_not_ask_who_has_nothing_to_pay() -> None:
    g = scene(buildings={"Théo": ["town_hall"]}, soldiers={"Théo": 4}, envoy="Théo", goods={"Fred": goods(1, 1, 1)})
    g.run(season_end)
    assert (g.waits, g.changed) == ("", {})


@rule("KB-14.19")
def test_the_town_hall_takes_only_what_is_owned() -> None:
    g = scene(buildings={"Théo": ["town_hall"]}, goods={"Théo": goods(wood=1)})
    g.run(season_end)
    for payment in ("gold", "stone", "plus_two", "soldier"):
        g.refused("Théo", f"pay payment={payment}", "KB-14.19", "refused-town-hall-not-owned")
    g.refused("Théo", "pass", "KB-14.19", "refused-not-this-decision", NotNow)
    g.refused("Fred", "decline", "KB-14.19", "refused-not-your-turn", NotNow)
    g = scene(buildings={"Théo": ["town_hall"]}, plus_two={"Théo": 1})
    g.run(season_end)
    assert g.options("Théo") == ["pay payment=plus_two", "decline"]


@rule("KB-5.3", "KB-14.19")
def test_the_town_hall_may_be_paid_again_next_season() -> None:
    g = scene(buildings={"Théo": ["town_hall"]}, goods={"Théo": goods(wood=2)})
    for left in (1, 0):
        g.run(season_end)
        g.act("Théo", "pay payment=wood")
        assert g.goods["Théo"] == goods(wood=left)
        g.run(season_start)
    assert g.vp["Théo"] == 2


@rule("KB-10.2", "KB-A23", "KB-14.22")
def test_season_end_effects_work_in_the_season_of_construction() -> None:
    g = scene(
        buildings={"Laurence": ["barricade", "crane", "town_hall"], "Fred": ["barricade", "crane"]},
        goods={"Laurence": goods(1, 2, 2), "Théo": goods(gold=1, wood=1), "Fred": goods(2, 1, 1)},
        plus_two={"Fred": 1},
        phase="summer",
    )
    g.run(construct, season_end)
    g.act("Laurence", "construct building=embassy")
    g.act("Théo", "construct building=inn")
    g.act("Fred", "construct building=town_hall")
    assert g.vp["Laurence"] == 5  # four for the Embassy, one of it
    assert g.plus_two["Théo"] == 1
    assert g.options("Fred") == ["pay payment=gold", "pay payment=plus_two", "decline"]
    g.act("Fred", "pay payment=gold")
    assert g.vp == {"Laurence": 5, "Théo": 0, "Fred": 3}


@rule("KB-10.3", "KB-17.7")
def test_the_neutral_dice_are_removed_last() -> None:
    g = scene("Laurence", "Théo", groups=[("", 9), ("", 5)], buildings={"Théo": ["town_hall"]}, plus_two={"Théo": 1})
    g.run(season_end)
    assert g.advisors == [("", 9), ("", 5)]
    g.act("Théo", "decline")
    assert g.advisors == []
    assert g.changed == {"groups": []}
