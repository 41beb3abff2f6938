"""What can be prepared while others have their turns: baskets, moves and trade, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence

from games.medioevo.dealing import caravan
from games.medioevo.marching import wagon
from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.market.phase import purchase_phase
from pentapolis.games.medioevo.moves.combat import combat_phase
from pentapolis.games.medioevo.trading.turn import trade_phase
from pentapolis.kernel.preview import ahead


def prepared(g: MedioevoScene, who: str, *planned: str) -> dict[str, list[str]]:
    """What somebody who waits may be asked after all that is planned, and the answers to it."""
    plans = [g.title.parse(line) for line in planned]
    found = ahead(g.title, g.title.observe(g.state, g.seat(who)), g.seat(who), plans)
    return {one.entry.name: [str(option) for option in one.options] for one in found}


def only(lines: Sequence[str], verb: str) -> list[str]:
    return [line for line in lines if line.partition(" ")[0] == verb]


def test_a_basket_with_what_is_left_to_spend() -> None:
    g = scene(florins={"Bo": 190}, buildings={"buda": ["village"]})
    g.run(purchase_phase)
    assert g.waits == "Ana: purchases"
    horse = "recruit unit=cavalry place=buda"
    assert horse in prepared(g, "Bo")["purchases"]
    after = prepared(g, "Bo", horse)["purchases"]
    assert horse not in after
    assert "recruit unit=archer place=buda" in after
    assert prepared(g, "Bo", horse, "end_purchases") == {}
    assert g.army("buda", "Bo") == {}, "nothing is done by it"


def test_a_whole_move_even_while_another_makes_one() -> None:
    armies = {"buda": {"Bo": {"archer": 2}}, "nicaea": {"Ana": {"archer": 1}}}
    g = scene(phase="combat", armies=armies, items={"w1": wagon("buda", "Bo"), "w2": wagon("nicaea")})
    g.run(combat_phase)
    g.act("Ana", "begin_move item=w2")
    assert g.waits == "Ana: complete_move"
    assert only(prepared(g, "Bo")["combat_turn"], "begin_move") == ["begin_move item=w1"]
    begun = ("begin_move item=w1", "load unit=archer count=2 item=w1")
    steps = only(prepared(g, "Bo", *begun)["complete_move"], "step")
    assert "step place=great_plain" in steps
    there = prepared(g, "Bo", *begun, "step place=great_plain")["complete_move"]
    assert {"unload unit=archer count=1 item=w1", "finish_move"} <= set(there)
    assert g.item("w1").place == "buda"


def test_a_move_is_prepared_as_far_as_it_is_certain() -> None:
    """Where a horde appears dice decide what comes after the last word before the battle."""
    items = {"w1": wagon("buda", "Bo"), "w2": wagon("nicaea")}
    g = scene(phase="combat", armies={"buda": {"Bo": {"archer": 2}}}, items=items)
    g.run(combat_phase)
    begun = ("begin_move item=w1", "load unit=archer count=2 item=w1")
    assert "step place=austria" in prepared(g, "Bo", *begun)["complete_move"]
    met = (*begun, "step place=austria", "finish_move")
    assert list(prepared(g, "Bo", *met)) == ["declare_flight"]
    assert prepared(g, "Bo", *met, "pass") == {}


def test_trade_and_nothing_of_what_another_decides_inside_a_turn() -> None:
    g = scene(phase="trade", items={"c1": caravan("thessalonica"), "c2": caravan("buda", "Bo")})
    g.run(trade_phase)
    buy = "trade_buy transport=c2 cubes=1"
    assert buy in prepared(g, "Bo")["trade_turn"]
    assert "trade_buy transport=c2 cubes=2" not in prepared(g, "Bo", buy)["trade_turn"], "one space is left"
    g.act("Ana", "trade_buy transport=c1 cubes=1 route=4")
    assert g.waits == "Ana: open_route"
    assert list(prepared(g, "Bo")) == ["trade_turn"]
