"""DI-15 and DI-16: aqueduct, bag, exchanges and returns; DI-3.11: what is asked and what is taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.discordia.scene import TWO, my_turn, scene
from pentapolis.games.discordia.bonuses import receive, step_on
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import BonusLost, RingMoved, WorkersDrawn, WorkersReturned
from pentapolis.games.discordia.raid import withstand
from pentapolis.games.discordia.tables import Effect
from pentapolis.games.discordia.workers import draw
from pentapolis.kernel.chance import Chance, Value
from pentapolis.kernel.now import Now
from support import rule

BOX = BOXES[""]


def effect(kind: str, n: int = 1, **more: str) -> Effect:
    return Effect(kind, n, **more)  # type: ignore[arg-type]  # ids of the vocabulary


# The aqueduct


@rule("DI-15.1")
def test_the_ring_moves_up_to_10() -> None:
    g = scene(ring={"Ada": 8})
    g.do(step_on, "Ada", 1)
    g.do(step_on, "Ada", 1)
    assert g.city("Ada").ring == 10
    g.do(step_on, "Ada", 1)
    assert g.city("Ada").ring == 10
    assert [event.aqueduct for event in g.told(RingMoved)] == [9, 10]


@rule("DI-15.2", "DI-15.3", "DI-A45")
def test_each_step_beyond_10_is_an_optional_exchange_of_two() -> None:
    g = scene(ring={"Ada": 9})
    g.do(receive, "Ada", ((effect("aqueduct", 3),), "new_spring"))
    assert (g.city("Ada").ring, g.waits, g.chain) == (10, "Ada: exchange_accept", [["exchange"]])
    g.bag_gives("ww")
    g.act("Ada", "accept")
    g.act("Ada", "return_workers sailor=1 soldier=1")
    assert (g.waits, g.chain) == ("Ada: exchange_accept", [])
    g.act("Ada", "decline")
    assert (g.waits, g.workers["Ada"]) == ("", 15)
    assert g.reserve("Ada") == {"sailor": 3, "soldier": 3, "merchant": 6, "farmer": 3}


@rule("DI-15.2", "DI-16.2")
def test_a_summer_bonus_on_10_is_an_exchange_that_was_chosen() -> None:
    g = my_turn(value=2, season="summer", ring={"Ada": 10})
    g.bag_gives("ww")
    g.act("Ada", "season_bonus")
    assert g.waits == "Ada: exchange_return"


@rule("DI-15.4")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_a_step_back_ends_at_0(before: int, after: int) -> None:
    g = scene(ring={"Ada": before}, barbarians=("barbarian_a3", "barbarian_b1"))
    g.run(withstand.of(0))
    assert g.city("Ada").ring == after


# The bag


@rule("DI-16.1", "DI-A37")
def test_what_the_bag_lacks_is_forfeited() -> None:
    g = scene(bag={"sailor": 1, "farmer": 1})
    g.bag_gives("yb")
    g.do(draw, "Ada", 5, "penalty")
    assert (g.workers["Ada"], g.bag) == (17, 0)
    assert g.told(WorkersDrawn) == [WorkersDrawn(0, "penalty", 1, 0, 0, 1)]
    g.do(draw, "Ada", 5, "penalty")
    assert g.workers["Ada"] == 17


@rule("DI-16.1")
def test_a_draw_is_random_by_what_is_left() -> None:
    g = scene(bag={"sailor": 1, "soldier": 30})
    asked = []

    class Watched(Chance):
        def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
            asked.append((what, dict(zip(values, weights or (), strict=True))))
            return "sailor" if "sailor" in values else "soldier"

    now = Now(g.state.agenda, Watched(), None, {})
    draw(g.state, now, 0, 2, "penalty")
    assert asked == [("bag", {"sailor": 1, "soldier": 30}), ("bag", {"soldier": 30})]


@rule("DI-16.2")
def test_an_exchange_draws_first_and_returns_as_many_of_free_choice() -> None:
    g = scene(reserve={"Ada": {"sailor": 1}})
    g.do(receive, "Ada", ((effect("exchange", 2),), "market_3"))
    assert g.options("Ada") == ["accept", "decline"]
    g.bag_gives("yw")
    g.act("Ada", "accept")
    assert g.reserve("Ada") == {"sailor": 1, "merchant": 1, "farmer": 1}
    assert len(g.options("Ada")) == 3
    g.refused("Ada", "return_workers sailor=2", "DI-16.2", "refused-not-in-reserve")
    g.refused("Ada", "return_workers sailor=1", "DI-16.2", "refused-wrong-number")
    g.act("Ada", "return_workers sailor=1 merchant=1")  # one of those just drawn
    assert (g.reserve("Ada"), g.workers["Ada"]) == ({"farmer": 1}, 1)
    assert g.told(WorkersReturned) == [WorkersReturned(0, "exchange", 1, 0, 1, 0)]


@rule("DI-16.2")
def test_an_exchange_may_be_declined_before_the_draw() -> None:
    g = scene()
    bag = g.bag
    g.do(receive, "Ada", ((effect("exchange", 2),), "market_3"))
    g.act("Ada", "decline")
    assert (g.workers["Ada"], g.bag, g.waits) == (15, bag, "")


@rule("DI-16.3", "DI-A22")
def test_only_as_many_go_back_as_came() -> None:
    g = my_turn(value=3, main_used=True, houses={"Ada": ["commercial_tower_3"]}, bag={"sailor": 1})
    g.bag_gives("b")
    g.act("Ada", "tower_exchange tower=commercial_tower_3")
    assert g.options("Ada") == [f"return_workers {worker}=1" for worker in ("sailor", "soldier", "merchant", "farmer")]
    g.act("Ada", "return_workers farmer=1")
    assert (g.bag, g.workers["Ada"]) == (1, 15)


@rule("DI-25.3", "DI-3.11")
def test_an_exchange_with_an_empty_bag_is_lost() -> None:
    g = scene(bag={})
    g.do(receive, "Ada", ((effect("exchange", 2),), "market_3"))
    assert (g.waits, g.told(BonusLost)) == ("", [BonusLost(0, "exchange", "", 2)])
    h = my_turn(value=3, main_used=True, houses={"Ada": ["commercial_tower_3"]}, bag={})
    h.refused("Ada", "tower_exchange tower=commercial_tower_3", "DI-25.3", "refused-bag-empty")


@rule("DI-16.2")
def test_no_question_where_all_workers_are_alike() -> None:
    g = my_turn(
        value=3,
        main_used=True,
        houses={"Ada": ["commercial_tower_3"]},
        reserve={"Ada": {"farmer": 2}},
        bag={"farmer": 9},
    )
    g.bag_gives("yyyy")
    g.act("Ada", "tower_exchange tower=commercial_tower_3")
    assert (g.waits, g.reserve("Ada"), g.bag) == ("Ada: turn", {"farmer": 2}, 9)


@rule("DI-16.4", "DI-A23")
def test_a_return_bonus_may_be_used_in_part() -> None:
    g = scene(reserve={"Ada": {"sailor": 2, "farmer": 1}})
    bag = g.bag
    g.do(receive, "Ada", ((effect("return_workers", 2),), "port_4"))
    assert g.options("Ada") == [
        "return_workers",
        *("return_workers sailor=1", "return_workers farmer=1"),
        *("return_workers sailor=2", "return_workers sailor=1 farmer=1"),
    ]
    g.refused("Ada", "return_workers sailor=2 farmer=1", "DI-16.4", "refused-wrong-number")
    g.act("Ada", "return_workers farmer=1")
    assert (g.reserve("Ada"), g.bag) == ({"sailor": 2}, bag + 1)
    h = scene()
    h.do(receive, "Ada", ((effect("return_workers", 2),), "port_4"))
    h.act("Ada", "return_workers")
    assert h.workers["Ada"] == 15


@rule("DI-16.5")
def test_a_penalty_draws_workers() -> None:
    g = scene(barbarians=("barbarian_a2", "barbarian_b1"))
    g.bag_gives("bb")
    g.run(withstand.of(0))
    assert g.reserve("Ada")["sailor"] == 6


# What is asked and what is taken


@rule("DI-3.11", "DI-A68")
def test_stars_modifiers_and_steps_are_taken_without_asking_the_rest_is_asked() -> None:
    g = scene(houses={"Ada": ["farm_2a"]}, open_towers=["military_tower_1"], open_privileges=["new_spring"])
    g.do(receive, "Ada", ((effect("gain_star"), effect("gain_modifier"), effect("aqueduct", 2)), "x"))
    assert (g.city("Ada").stars, g.city("Ada").modifiers, g.city("Ada").ring, g.waits) == (7, 2, 2, "")
    asked = {
        effect("place_star", track="expedition"): "bonus_accept",
        effect("exchange", 2): "exchange_accept",
        effect("return_workers", 2): "return_workers",
        effect("gain_tower"): "choose_tower",
        effect("gain_extension"): "choose_extension",
        effect("gain_privilege"): "choose_privilege",
        effect("deploy", target="any"): "deploy_bonus",
    }
    for one, decision in asked.items():
        h = scene(houses={"Ada": ["farm_2a"]}, open_towers=["military_tower_1"], open_privileges=["new_spring"])
        h.do(receive, "Ada", ((one,), "x"))
        assert h.waits == f"Ada: {decision}"
        refusal = "return_workers" if decision == "return_workers" else "decline"
        before = h.title.encode(h.state)
        h.act("Ada", refusal)
        assert h.waits == ""
        h.state.agenda = h.title.decode(before).agenda
        assert h.title.encode(h.state) == before  # nothing was used


@rule("DI-3.11", "DI-25.2")
def test_bonuses_that_cannot_be_used_are_lost() -> None:
    g = scene(stars={"Ada": 0}, supply=dict.fromkeys(("port", "fort", "market", "field", "expedition", "upgrade"), 0))
    lost = (
        effect("place_star", track="expedition"),
        effect("gain_tower"),
        effect("gain_extension"),
        effect("gain_privilege"),
        effect("deploy", target="any"),
    )
    g.do(receive, "Ada", (lost, "x"))
    assert (g.waits, [event.bonus for event in g.told(BonusLost)]) == ("", [one.kind for one in lost])


@rule("DI-A32", "DI-3.9")
def test_a_bonus_is_finished_with_all_that_it_triggers_before_the_next() -> None:
    g = scene(*TWO, expedition={"Ada": 4}, open_towers=["military_tower_2"])
    bonuses = (effect("place_star", track="expedition"), effect("return_workers", 2))
    g.do(receive, "Ada", (bonuses, "x"))
    assert g.waits == "Ada: bonus_order"
    g.act("Ada", "take_bonus bonus=place_star on=expedition", "accept")
    # the fifth space brings an extension, whose icon brings a tower, which brings a star on the track
    assert (g.waits, g.chain) == ("Ada: choose_extension", [["return_workers"]])
    g.act("Ada", "choose_extension extension=port")
    assert (g.waits, g.chain) == ("Ada: choose_tower", [["return_workers"]])
    g.act("Ada", "choose_tower tower=military_tower_2")
    assert (g.waits, g.chain) == ("Ada: bonus_accept", [["return_workers"]])
    g.act("Ada", "accept")  # the sixth space: a privilege, of which there is none
    assert (g.waits, g.chain, g.city("Ada").expedition) == ("Ada: return_workers", [], 6)


@rule("DI-A32")
def test_equal_bonuses_are_not_put_in_order() -> None:
    g = scene()
    g.do(receive, "Ada", ((effect("place_star", 2, track="upgrade"),), "great_works"))
    assert (g.waits, g.chain) == ("Ada: bonus_accept", [["place_star"]])


@rule("DI-3.11")
def test_an_unusable_bonus_cannot_come_first() -> None:
    g = scene(stars={"Ada": 0}, houses={"Ada": ["farm_2a"]}, bag={"sailor": 9})
    three = (effect("place_star", track="upgrade"), effect("exchange", 2), effect("deploy", target="farm"))
    g.do(receive, "Ada", (three, "x"))
    assert g.options("Ada") == ["take_bonus bonus=exchange n=2", "take_bonus bonus=deploy on=farm"]
    g.refused("Ada", "take_bonus bonus=place_star on=upgrade", "DI-3.11", "refused-bonus-unusable")


@rule("DI-6.2")
def test_a_deployment_bonus_names_its_type() -> None:
    g = scene(houses={"Ada": ["farm_2a", "ship_2a"]})
    g.do(receive, "Ada", ((effect("deploy", target="farm"),), "x"))
    assert g.options("Ada") == ["deploy_bonus building=farm_2a", "decline"]
    g.refused("Ada", "deploy_bonus building=ship_2a", "DI-6.2", "refused-other-type")
    g.refused("Ada", "deploy_bonus building=ship_3a", "DI-6.2", "refused-not-in-city")
