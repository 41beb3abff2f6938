"""KB-8: what the King's advisors give."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from games.kingsburg.scene import FOUR, KingsburgScene, goods, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import BOXES, GOODS
from pentapolis.games.kingsburg.events import Fought, Gained, Looked, Paid, Scored
from pentapolis.games.kingsburg.production import season_end, season_start
from pentapolis.games.kingsburg.winter import winter
from pentapolis.games.kingsburg.year import kings_envoy, kings_reward
from pentapolis.kernel.event import Chose, Event
from pentapolis.kernel.pile import Layer
from pentapolis.kernel.refusal import NotNow
from support import rule

ORCS = "y1_orcs_3"


def on(advisor: int, **position: object) -> KingsburgScene:
    """Théo alone stands on an advisor, whose turn to help it is."""
    g = scene(groups=[("Théo", advisor)], **position)  # type: ignore[arg-type]  # any part of a position
    if advisor == 10:
        g.chance(f"enemies={ORCS}")
    g.run(receive_aid)
    return g


def any_of(number: int) -> list[str]:
    """Every choice of so many goods, most gold first."""
    picks = combinations_with_replacement(GOODS, number)
    counts = sorted(([pick.count(good) for good in GOODS] for pick in picks), reverse=True)
    return ["take " + " ".join(f"{g}={n}" for g, n in zip(GOODS, row, strict=True) if n) for row in counts]


def consequence(g: KingsburgScene) -> dict[str, object]:
    """What changed, but for the dice that were taken back."""
    changed = g.changed
    assert changed.pop("groups") == []
    return changed


# KB-8.5 to 8.22, one by one


@rule("KB-8.5")
def test_jester() -> None:
    g = on(1, vp={"Théo": 4})
    assert consequence(g) == {"Théo.vp": 5}
    assert g.told(Scored) == [Scored(1, 1, "jester")]


@rule("KB-8.6")
def test_squire() -> None:
    g = on(2)
    assert consequence(g) == {"Théo.goods": goods(gold=1)}
    assert g.told(Gained) == [Gained(1, "squire", gold=1)]


@rule("KB-8.7")
def test_architect() -> None:
    assert consequence(on(3)) == {"Théo.goods": goods(wood=1)}


@rule("KB-8.8", "KB-8.4")
def test_merchant() -> None:
    for choice, gained in (("take wood=1", goods(wood=1)), ("take gold=1", goods(gold=1))):
        g = on(4)
        assert g.waits == "Théo: advisor_merchant"
        assert g.changed == {}
        assert g.options("Théo") == ["take wood=1", "take gold=1"]
        g.act("Théo", choice)
        assert g.waits == ""
        assert consequence(g) == {"Théo.goods": gained}


@rule("KB-8.9")
def test_sergeant() -> None:
    g = on(5, soldiers={"Théo": 2})
    assert consequence(g) == {"Théo.soldiers": 3}
    assert g.told(Gained) == [Gained(1, "sergeant", soldiers=1)]


@rule("KB-8.10", "KB-A18")
@pytest.mark.parametrize(
    ("give", "left"), [("gold", goods(0, 2, 2)), ("wood", goods(2, 0, 2)), ("stone", goods(2, 2, 0))]
)
def test_alchemist(give: str, left: list[int]) -> None:
    g = on(6, goods={"Théo": goods(1, 1, 1)})
    assert g.waits == "Théo: advisor_alchemist"
    assert g.options("Théo") == ["exchange give=gold", "exchange give=wood", "exchange give=stone", "decline"]
    g.act("Théo", f"exchange give={give}")
    assert g.waits == ""  # once per group
    assert consequence(g) == {"Théo.goods": left}
    others = {good: int(good != give) for good in GOODS}
    assert g.told(Paid) == [Paid(1, "alchemist", **{give: 1})]
    assert g.told(Gained) == [Gained(1, "alchemist", **others)]


@rule("KB-8.10", "KB-A18")
def test_the_alchemist_may_be_declined() -> None:
    g = on(6, goods={"Théo": goods(stone=3)})
    assert g.options("Théo") == ["exchange give=stone", "decline"]
    g.refused("Théo", "exchange give=gold", "KB-8.10", "refused-exchange-not-owned")
    g.refused("Théo", "pass", "KB-8.10", "refused-not-this-decision", NotNow)
    g.refused("Laurence", "decline", "KB-8.10", "refused-not-your-turn", NotNow)
    g.act("Théo", "decline")
    assert consequence(g) == {}


@rule("KB-8.10")
def test_without_goods_the_alchemist_does_nothing() -> None:
    g = on(6, plus_two={"Théo": 2}, goods={"Laurence": goods(gold=3)})
    assert g.waits == ""
    assert consequence(g) == {}


@rule("KB-8.11", "KB-8.4")
def test_astronomer() -> None:
    for good in GOODS:
        g = on(7)
        assert g.waits == "Théo: advisor_goods"
        assert g.options("Théo") == any_of(1) == ["take gold=1", "take wood=1", "take stone=1"]
        g.act("Théo", f"take {good}=1")
        assert consequence(g) == {"Théo.goods": goods(**{good: 1}), "Théo.plus_two": 1}
        assert g.told(Gained) == [Gained(1, "astronomer", **{good: 1}), Gained(1, "astronomer", plus_two=1)]


@rule("KB-8.12")
def test_treasurer() -> None:
    assert consequence(on(8)) == {"Théo.goods": goods(gold=2)}


@rule("KB-8.13", "KB-8.4")
def test_master_hunter() -> None:
    for choice, gained in (
        ("take gold=1 wood=1", goods(gold=1, wood=1)),
        ("take wood=1 stone=1", goods(wood=1, stone=1)),
    ):
        g = on(9)
        assert g.waits == "Théo: advisor_hunter"
        assert g.options("Théo") == ["take gold=1 wood=1", "take wood=1 stone=1"]
        g.act("Théo", choice)
        assert consequence(g) == {"Théo.goods": gained}


@rule("KB-8.14")
def test_general() -> None:
    g = on(10)
    assert g.waits == ""
    assert {**consequence(g), "enemies": None} == {"Théo.soldiers": 2, "enemies": None}
    assert g.told(Looked) == [Looked(1, ORCS)]
    assert g.told(Gained) == [Gained(1, "general", soldiers=2)]


@rule("KB-8.15", "KB-8.4")
def test_swordsmith() -> None:
    for choice, gained in (
        ("take wood=1 stone=1", goods(wood=1, stone=1)),
        ("take gold=1 stone=1", goods(gold=1, stone=1)),
    ):
        g = on(11)
        assert g.waits == "Théo: advisor_swordsmith"
        assert g.options("Théo") == ["take wood=1 stone=1", "take gold=1 stone=1"]
        g.act("Théo", choice)
        assert consequence(g) == {"Théo.goods": gained}


@rule("KB-8.16", "KB-8.4")
def test_duchess() -> None:
    g = on(12)
    assert g.waits == "Théo: advisor_goods"
    assert g.options("Théo") == any_of(2)
    assert len(any_of(2)) == 6
    g.act("Théo", "take wood=1 stone=1")
    assert consequence(g) == {"Théo.goods": goods(wood=1, stone=1), "Théo.plus_two": 1}


@rule("KB-8.17")
def test_champion() -> None:
    assert consequence(on(13)) == {"Théo.goods": goods(stone=3)}


@rule("KB-8.18", "KB-A19", "KB-A20", "KB-8.25")
@pytest.mark.parametrize("vp", [5, 0, -3])
def test_smuggler(vp: int) -> None:
    g = on(14, vp={"Théo": vp})
    assert g.waits == "Théo: advisor_goods"
    assert g.changed == {"Théo.vp": vp - 1}  # lost before the goods are chosen, and not by choice
    assert g.options("Théo") == any_of(3)
    assert len(any_of(3)) == 10
    g.act("Théo", "take gold=2 stone=1")
    assert consequence(g) == {"Théo.vp": vp - 1, "Théo.goods": goods(gold=2, stone=1)}
    assert g.told(Scored) == [Scored(1, -1, "smuggler")]


@rule("KB-8.19")
def test_inventor() -> None:
    assert consequence(on(15)) == {"Théo.goods": goods(1, 1, 1)}


@rule("KB-8.20")
def test_wizard() -> None:
    assert consequence(on(16)) == {"Théo.goods": goods(gold=4)}


@rule("KB-8.21", "KB-8.25", "KB-A48")
def test_queen() -> None:
    g = on(17)
    assert g.waits == "Théo: advisor_goods"
    assert g.changed == {}
    assert g.events == []  # no look and no points before the goods are chosen
    assert g.options("Théo") == any_of(2)
    g.chance(f"enemies={ORCS}")
    g.act("Théo", "take gold=2")
    assert {**consequence(g), "enemies": None} == {"Théo.goods": goods(gold=2), "Théo.vp": 3, "enemies": None}
    assert [type(event) for event in g.events[:4]] == [Chose, Gained, Looked, Scored]


@rule("KB-8.22", "KB-8.25")
def test_king() -> None:
    g = on(18)
    assert consequence(g) == {"Théo.goods": goods(1, 1, 1), "Théo.soldiers": 1}
    assert g.told(Gained) == [Gained(1, "king", 1, 1, 1), Gained(1, "king", soldiers=1)]


@rule("KB-8.4", "KB-1.11", "KB-A19")
@pytest.mark.parametrize(
    ("advisor", "illegal"),
    [
        (4, ["take", "take stone=1", "take gold=1 wood=1"]),
        (7, ["take", "take gold=2", "take gold=1 wood=1"]),
        (9, ["take", "take wood=1", "take gold=1 wood=1 stone=1", "take gold=1 stone=1"]),
        (11, ["take", "take stone=1", "take gold=1 wood=1 stone=1", "take gold=1 wood=1"]),
        (12, ["take", "take gold=1", "take gold=3", "take gold=1 wood=1 stone=1"]),
        (14, ["take", "take gold=2", "take gold=4", "take gold=4 wood=-1"]),
        (17, ["take", "take wood=1", "take wood=3"]),
    ],
)
def test_exactly_what_is_offered_must_be_taken(advisor: int, illegal: list[str]) -> None:
    g = on(advisor)
    decision_rule = {4: "KB-8.8", 9: "KB-8.13", 11: "KB-8.15"}.get(advisor, "KB-8.4")
    for line in illegal:
        g.refused("Théo", line, f"KB-8.{advisor + 4}", "refused-advisor-goods")
    why = g.title.why_not(g.state, 1, g.title.parse("take"))
    aid = BOXES[""].advisors[advisor]
    assert why is not None
    assert why.arguments == {"advisor": aid.id, "any": aid.any}
    for line in ("decline", "pass", "exchange give=gold"):
        g.refused("Théo", line, decision_rule, "refused-not-this-decision", NotNow)
    g.refused("Laurence", "take gold=1", decision_rule, "refused-not-your-turn", NotNow)


# KB-8.1 to 8.3 and 8.24: the order of resolution


@rule("KB-8.1")
def test_advisors_help_in_rising_order_whatever_the_order_of_placement() -> None:
    g = scene(groups=[("Fred", 15), ("Laurence", 13), ("Théo", 8), ("Fred", 1), ("Laurence", 3)])
    g.run(receive_aid)
    assert [event.source for event in g.events if isinstance(event, Gained | Scored)] == [
        "jester",
        "architect",
        "treasurer",
        "champion",
        "inventor",
    ]
    assert consequence(g) == {
        "Laurence.goods": goods(wood=1, stone=3),
        "Théo.goods": goods(gold=2),
        "Fred.goods": goods(1, 1, 1),
        "Fred.vp": 1,
    }


@rule("KB-8.1")
def test_a_choice_of_an_earlier_advisor_comes_before_the_gain_of_a_later_one() -> None:
    g = scene(groups=[("Fred", 8), ("Théo", 7), ("Laurence", 4)])
    g.run(receive_aid)
    assert (g.waits, g.told(Gained)) == ("Laurence: advisor_merchant", [])
    g.act("Laurence", "take gold=1")
    assert (g.waits, g.told(Gained)) == ("Théo: advisor_goods", [Gained(0, "merchant", gold=1)])
    g.act("Théo", "take gold=1")
    assert g.told(Gained)[-1] == Gained(2, "treasurer", gold=2)


@rule("KB-8.1")
def test_advisors_without_groups_give_nothing() -> None:
    g = scene()
    g.run(receive_aid)
    assert (g.changed, g.waits) == ({}, "")


@rule("KB-8.2", "KB-A13", "KB-A14")
def test_an_advisor_with_two_groups_gives_his_gain_to_each_the_earlier_first() -> None:
    g = scene(groups=[("Fred", 7), ("Laurence", 3), ("Théo", 7)])
    g.run(receive_aid)
    assert g.waits == "Fred: advisor_goods"
    g.act("Fred", "take gold=1")
    assert g.waits == "Théo: advisor_goods"
    assert g.plus_two == {"Laurence": 0, "Théo": 0, "Fred": 1}
    g.act("Théo", "take stone=1")
    assert consequence(g) == {
        "Laurence.goods": goods(wood=1),
        "Théo.goods": goods(stone=1),
        "Théo.plus_two": 1,
        "Fred.goods": goods(gold=1),
        "Fred.plus_two": 1,
    }


@rule("KB-8.2", "KB-A13", "KB-12.6")
def test_both_groups_of_one_player_are_served() -> None:
    g = scene(groups=[("Fred", 8), ("Fred", 8)])
    g.run(receive_aid)
    assert consequence(g) == {"Fred.goods": goods(gold=4)}


@rule("KB-8.3")
def test_what_an_advisor_gives_can_be_used_by_a_later_one_at_once() -> None:
    g = scene(groups=[("Fred", 6), ("Fred", 2)])
    g.run(receive_aid)
    assert g.options("Fred") == ["exchange give=gold", "decline"]
    g.act("Fred", "exchange give=gold")
    assert consequence(g) == {"Fred.goods": goods(wood=1, stone=1)}
    g = scene(groups=[("Fred", 6), ("Fred", 8)])
    g.run(receive_aid)
    assert consequence(g) == {"Fred.goods": goods(gold=2)}  # the Treasurer comes after the Alchemist


@rule("KB-8.3", "KB-8.10")
def test_two_groups_on_the_alchemist_exchange_twice() -> None:
    g = scene(groups=[("Fred", 6), ("Fred", 6)], goods={"Fred": goods(gold=1)})
    g.run(receive_aid)
    g.act("Fred", "exchange give=gold")
    assert g.options("Fred") == ["exchange give=wood", "exchange give=stone", "decline"]
    g.act("Fred", "exchange give=wood")
    assert consequence(g) == {"Fred.goods": goods(gold=1, stone=2)}


@rule("KB-8.24")
def test_dice_and_used_tokens_leave_the_advisors_after_the_last_one() -> None:
    g = scene(
        dice={"Théo": (6,), "Fred": (1, 1)},
        white={"Théo": (5,)},
        plus_two={"Laurence": 1},
        groups=[("Laurence", 2), ("", 9), ("Fred", 3)],
    )
    g.run(receive_aid)
    assert g.changed == {
        "Laurence.goods": goods(gold=1),
        "Fred.goods": goods(wood=1),
        "Théo.colored": (),
        "Théo.white": (),
        "Fred.colored": (),
        "groups": g.changed["groups"],
    }
    assert g.advisors == [("", 9)]  # the neutral dice stay to the end of the season


@rule("KB-A46")
def test_soldiers_of_the_advisors_accumulate_until_winter() -> None:
    g = scene(groups=[("Théo", 5)], phase="spring", buildings={"Laurence": 1})
    g.run(receive_aid, season_end, kings_reward, season_start, season_end, kings_envoy, season_start)
    g.state.groups = scene(groups=[("Théo", 18)]).state.groups
    g.run(receive_aid, season_end)
    assert g.soldiers == {"Laurence": 0, "Théo": 2, "Fred": 0}
    g.chance("enemies=y1_zombies_4", "d6=3")
    g.run(winter)
    assert [event.value for event in g.told(Fought)] == [3, 5, 3]
    assert g.soldiers == {"Laurence": 0, "Théo": 0, "Fred": 0}


# KB-8.23: the peek


@rule("KB-8.23", "KB-A21")
@pytest.mark.parametrize("viewer", ["Laurence", "Théo", "Fred", ""])
def test_a_peek_shows_the_card_to_that_player_only(viewer: str) -> None:
    g = on(10)
    assert g.state.enemies.layers[0] == Layer(1, "year_1", "", (1,), ORCS)
    assert len(g.state.enemies) == 5  # it stays on top, face down
    card = ORCS if viewer == "Théo" else ""
    assert g.seen(viewer).enemies.layers[0] == Layer(1, "year_1", "", (1,), card)
    seat = g.seat(viewer) if viewer else -1
    heard: list[Event | None] = [event.seen_by(seat) for event in g.told(Looked)]
    assert heard == [Looked(1, card)]  # that he looked is public


@rule("KB-8.23", "KB-A21")
def test_who_has_not_looked_thinks_any_card_of_the_year_possible() -> None:
    five = {card: 1 for card, enemy in BOXES[""].enemies.items() if enemy.year == 1}
    g = on(10)
    assert g.seen("Laurence").enemies.pools["year_1"] == five
    assert g.seen("").enemies.pools["year_1"] == five
    assert g.seen("Théo").enemies.pools["year_1"] == {card: 1 for card in five if card != ORCS}


@rule("KB-8.23", "KB-A21")
def test_a_second_look_shows_the_same_card_and_so_does_winter() -> None:
    g = scene(*FOUR, groups=[("Théo", 10), ("Fred", 10), ("Théo", 17)])
    g.chance(f"enemies={ORCS}")
    g.run(receive_aid)
    g.act("Théo", "take gold=2")
    assert g.told(Looked) == [Looked(1, ORCS), Looked(2, ORCS), Looked(1, ORCS)]
    assert g.state.enemies.layers[0].known_to == (1, 2)
    assert g.seen("Fred").enemies.layers[0].card == ORCS
    assert g.seen("Robin").enemies.layers[0].card == ""
    g.dice(6)  # and no card is drawn
    g.run(winter)
    assert g.state.past_enemies == [ORCS]


@rule("KB-8.23")
@pytest.mark.parametrize("viewer", ["Théo", "Fred", ""])
def test_a_peek_tells_nothing_about_the_next_year(viewer: str) -> None:
    g = on(10)
    g.dice(6)
    g.run(winter)
    assert g.seen(viewer).past_enemies == [ORCS]
    assert g.seen(viewer).enemies.layers == [Layer(1, f"year_{year}") for year in range(2, 6)]
    assert g.seen(viewer).enemies.pools == g.state.enemies.pools


@rule("KB-8.23")
def test_a_peek_is_at_the_enemy_of_this_year() -> None:
    g = scene(groups=[("Théo", 10)], year=3)
    g.chance("enemies=y3_demons_6")
    g.run(receive_aid)
    assert g.told(Looked) == [Looked(1, "y3_demons_6")]
    assert [layer.group for layer in g.state.enemies.layers] == ["year_3", "year_4", "year_5"]


@rule("KB-8.23")
@pytest.mark.parametrize("viewer", ["Laurence", "Théo", ""])
def test_the_choice_after_a_peek_does_not_tell_the_card(viewer: str) -> None:
    """Whatever Théo saw, the others see and may do the same."""
    seen = set()
    for card in ("y1_orcs_3", "y1_zombies_4"):
        g = scene(groups=[("Théo", 10), ("Laurence", 12)])
        g.chance(f"enemies={card}")
        g.run(receive_aid)
        seen.add((TITLE.encode(g.seen(viewer)), tuple(g.options("Laurence"))))
    assert len(seen) == (2 if viewer == "Théo" else 1)
