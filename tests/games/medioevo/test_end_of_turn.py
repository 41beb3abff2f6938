"""ME-20, ME-21.2, ME-21.3: the end of a turn, and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.battle.fight import fight
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact, War
from pentapolis.games.medioevo.market import deeds
from pentapolis.games.medioevo.money import honor
from pentapolis.games.medioevo.moves.underway import Group, March
from pentapolis.games.medioevo.realm.decks import top_back
from pentapolis.games.medioevo.realm.ending import effects_end, forget_turn, refresh_pieces
from pentapolis.games.medioevo.realm.events import LastScoring, PhaseBegan, TaxTolerated, TurnBegan, TurnEnded
from pentapolis.games.medioevo.realm.turn import end_phase, next_or_last, phase
from pentapolis.games.medioevo.tabletop import BARBARIANS, Bought, Card, Effect, Prisoner, Troop
from pentapolis.kernel.agenda import step
from pentapolis.kernel.now import Now
from support import rule


@rule("ME-20.1", "ME-9.23")
def test_pieces_may_move_again() -> None:
    wagon = {"kind": "war_wagon", "owner": "Ana", "place": "nicaea", "spent": 6, "extra": 1, "stopped": True}
    g = realm(
        items={"w1": {**wagon, "left": ("nicaea",), "twin": True}},
        moved={"nicaea": {"Ana": {"archer": 2}}},
        armies={"nicaea": {"Ana": {"archer": 1}}},
    )
    g.run(refresh_pieces, effects_end)
    item = g.item("w1")
    assert (item.spent, item.extra, item.stopped, item.left, item.twin) == (0, 0, False, (), False)
    assert g.place("nicaea").forces[0].troops == (Troop("archer", count=3),)


@rule("ME-7.14", "ME-7.12")
def test_what_was_done_this_turn_is_claimed_at_its_end_at_the_latest() -> None:
    """Card 14 asks for a conquest of a player's territory; nothing else was asked since."""
    g = realm(cards={"Ana": [14]}, phase="end_turn")
    deeds.conquered(g.state, 0, 1)
    g.lucky()
    g.run(end_phase)
    assert g.waits == "Ana: claim_objective"
    line = next(line for line in g.options("Ana") if line.startswith("claim_objective"))
    g.act("Ana", line)
    assert sum(g.player("Ana").tokens) == 1
    assert g.state.turn == 3


@rule("ME-20.1", "ME-25.14")
def test_cards_are_straightened_but_for_those_that_are_held() -> None:
    g = realm(player={"Ana": {"cards": [Card(5, rotated=True), Card(9, rotated=True, held=True)]}})
    g.run(refresh_pieces)
    assert g.player("Ana").cards == [Card(5), Card(9, rotated=True, straightened=True)]
    g.run(refresh_pieces)
    assert g.player("Ana").cards == [Card(5), Card(9)]


@rule("ME-20.1", "ME-7.6")
def test_objective_tokens_show_their_colour_again() -> None:
    g = realm(tokens={"Ana": {"red": 2}}, grey={"Ana": {"red": 2}})
    g.run(refresh_pieces)
    assert g.player("Ana").grey == [0] * 6


def with_troops(*troops: Troop, place: str = "nicaea", side: int = 0, **position: Any) -> Realm:
    from pentapolis.games.medioevo.forces import add_troops

    g = realm(**position)
    add_troops(g.state, place, side, troops)
    return g


@rule("ME-20.2", "ME-26.14", "ME-25.57")
def test_promoted_units_are_what_they_were() -> None:
    g = with_troops(Troop("captain", 2, real="light_infantry"), Troop("heavy_infantry", real="captain", real_level=1))
    g.run(effects_end)
    assert g.army("nicaea", "Ana") == {"light_infantry": 1, "captain_1": 1}


@rule("ME-20.2", "ME-25.55")
def test_hired_barbarians_leave() -> None:
    g = with_troops(Troop("light_infantry", count=3, lent_by=BARBARIANS), Troop("archer"), place="rome")
    g.run(effects_end)
    assert g.army("rome", "Ana") == {"archer": 1}


@rule("ME-20.2", "ME-25.56")
@pytest.mark.parametrize(("holder", "back"), [("", {"archer": 2}), ("Bo", {})])
def test_lent_units_go_home_if_it_is_still_friendly(holder: str, back: dict[str, int]) -> None:
    occupied = {"smyrna": {holder: {"archer": 1}}} if holder else {}
    lent = Troop("archer", count=2, lent_by=0, home="smyrna")
    g = with_troops(lent, Troop("light_infantry"), place="rome", side=-1, armies=occupied)
    g.run(effects_end)
    assert (g.army("smyrna", "Ana"), g.army("rome", "barbarians")) == (back, {"light_infantry": 1})


@rule("ME-20.2", "ME-25.56", "ME-4.22")
def test_a_horde_of_lent_units_leaves_no_galley_behind() -> None:
    lent = Troop("archer", lent_by=0, home="smyrna")
    galley = {"kind": "galley", "owner": "barbarians", "place": "aegean"}
    g = with_troops(lent, place="aegean", side=-1, items={"g1": galley, "g2": {**galley, "place": "adriatic"}})
    g.run(effects_end)
    assert (g.state.items, g.army("smyrna", "Ana")) == ({}, {"archer": 1})


@rule("ME-20.2", "ME-19.12", "ME-25.43")
def test_what_was_protected_to_the_end_of_the_turn_is_plundered_then() -> None:
    g = realm(
        armies={"rome": {"barbarians": {"light_infantry": 1}}},
        buildings={"rome": ["village"]},
        effects=[{"name": "card_50", "who": "Ana", "place": "rome", "note": "civil"}],
    )
    g.run(effects_end)
    assert g.place("rome").civil == 0


@rule("ME-20.2", "ME-25.4", "ME-7.8")
def test_effects_end_but_bishops_are_remembered_for_a_turn() -> None:
    g = realm(
        effects=[
            {"name": "card_1", "who": "Ana", "place": "rome"},
            {"name": "card_12", "who": "Bo", "place": "buda"},
        ],
        state={"bishops": [Effect("card_2", 1, "kiev")]},
    )
    g.run(effects_end)
    assert (g.state.effects, g.state.bishops) == ([], [Effect("card_1", 0, "rome")])


@rule("ME-20.3")
def test_armistices_end_and_offers_lapse() -> None:
    g = realm(state={"wars": [War(0, 1, 1, 0, armistice=True)]})
    g.lucky()
    g.run(end_phase)
    assert g.state.wars == [War(0, 1, 1, 0)]


@rule("ME-14.12", "ME-18.1", "ME-6.5", "ME-7.14", "ME-21.6")
def test_what_counts_for_a_turn_is_forgotten() -> None:
    g = realm(
        player={
            "Ana": {
                "borrowed": True,
                "repaid": True,
                "bought_card": True,
                "recruited": 3,
                "learnt": ["law"],
                "borrowed_cards": [4],
                "surrendered": [Troop("archer")],
                "surrendered_now": [Troop("archer", count=2)],
            }
        },
        deeds={"Ana": {"conquered": 1}},
        conquered=["rome"],
    )
    g.run(forget_turn)
    player = g.player("Ana")
    assert not (player.borrowed)
    assert not (player.repaid)
    assert not (player.bought_card)
    assert not (player.recruited)
    assert (player.learnt, player.borrowed_cards, player.deeds, g.state.conquered) == ([], [], {}, [])
    assert (player.surrendered, player.surrendered_now) == ([Troop("archer", count=3)], [])
    assert [event.turn for event in g.told(TurnEnded)] == [2]


@rule("ME-4.33")
def test_a_home_that_is_its_owners_again_is_not_rebel() -> None:
    g = realm(rebel=["nicaea", "buda"], armies={"buda": {"barbarians": {"light_infantry": 1}}})
    g.run(forget_turn)
    assert (g.place("nicaea").rebel, g.place("buda").rebel) == (False, True)


@rule("ME-7.5", "ME-E34")
def test_points_last_to_the_end_of_the_phase() -> None:
    g = realm(points={"Ana": {"yellow": 1}})
    g.run(phase.of("trade"))
    assert (g.player("Ana").points, g.state.phase) == ([0] * 6, "trade")


@rule("ME-20.4", "ME-21.3", "ME-E2")
@pytest.mark.parametrize(("length", "last"), [("short", 8), ("medium", 10), ("long", 12)])
def test_the_turn_limit(length: str, last: int) -> None:
    g = realm(turn=last - 1, options={"length": length})
    g.run(next_or_last)
    assert (g.state.turn, g.waits) == (last, "Ana, Bo, Cy: bid")
    assert [event.turn for event in g.told(TurnBegan)] == [last]
    g = realm(turn=last, options={"length": length})
    g.lucky()
    g.run(next_or_last)
    assert (g.state.over, g.state.over_by) == (True, "turns")


@rule("ME-21.3", "ME-E2", "ME-A68")
def test_time_ends_the_game_with_the_turn() -> None:
    g = realm(turn=7, options={"minutes": "180", "length": "medium"})
    g.run(phase.of("taxes"), g.entry("disband", "Ana"))
    g.tell_table("time_is_up")
    assert (g.state.time_up, g.state.over) == (True, False)
    g.state.agenda.clear()
    g.lucky()
    g.run(next_or_last)
    assert (g.state.over, g.state.over_by, g.state.turn) == (True, "time", 7)


@rule("ME-21.3")
def test_without_a_time_limit_no_clock_strikes() -> None:
    from pentapolis.kernel.refusal import Refused

    g = realm()
    g.run(g.entry("disband", "Ana"))
    with pytest.raises(Refused):
        g.tell_table("time_is_up")


@rule("ME-2.1", "ME-2.3")
def test_the_phases_in_order() -> None:
    g = realm(turn=3)
    g.lucky()
    g.run(next_or_last)
    while g.state.turn < 5:
        who = g.waits.split(":")[0].split(",")[0]
        wanted = ("bid florins=0", "bid_more florins=0", "done", "set_tax level=10", "pay_upkeep")
        closing = [line for line in g.asked(who) if line in wanted or line.startswith(("end_", "pass"))]
        g.act(who, (closing or g.asked(who))[-1])
    phases = [event.phase for event in g.told(PhaseBegan)]
    assert phases == ["turn_order", "events", "taxes", "purchase", "combat", "trade", "end_turn", "turn_order"]


# the honor limit


@step
def glory(g: Any, now: Now, seat: int) -> None:
    """A test's own step: two seats gain honor in one event, and more would follow."""
    honor(g, now, seat, 1, "test")
    honor(g, now, 1 - seat, 25, "test")


@rule("ME-21.2", "ME-E1", "ME-2.14")
def test_reaching_the_honor_limit_ends_everything() -> None:
    g = realm(options={"honor_limit": "30"}, honor={"Ana": 29})
    g.lucky()
    g.run(phase.of("taxes"), g.entry("disband", "Bo"))
    honor_of(g, "Ana", 1)
    assert (g.state.over, g.state.over_by) == (True, "honor")
    assert [event.why for event in g.told(LastScoring)] == ["honor"]
    assert g.state.phase == "taxes"


@rule("ME-21.2", "ME-22.31", "ME-21.13")
def test_what_is_still_behind_a_screen_at_the_end_is_not_paid_for() -> None:
    behind = {"screen": (Bought("city", 300, 0), Bought("archer", 100, 0)), "behind": 2}
    g = realm(options={"honor_limit": "30"}, honor={"Ana": 29}, florins={"Bo": 600}, player={"Bo": behind})
    g.lucky()
    g.run(phase.of("purchase"), g.entry("purchases", "Cy"))
    honor_of(g, "Ana", 1)
    assert (g.player("Bo").florins, g.player("Bo").screen, g.player("Bo").behind) == (1000, (), 0)


def honor_of(g: Realm, who: str, change: int) -> None:
    """Somebody's honor changes while others are asked something."""
    from pentapolis.kernel.chance import FastChance

    now = Now(g.state.agenda, FastChance(1), g.events, g.title.faces)
    honor(g.state, now, g.seat(who), change, "test")
    g.title.run(g.state, now)
    g._close(FastChance(2))


@rule("ME-21.2")
@pytest.mark.parametrize(("limit", "change"), [("30", 0), ("none", 40), ("40", 1)])
def test_below_the_limit_the_game_goes_on(limit: str, change: int) -> None:
    g = realm(options={"honor_limit": limit}, honor={"Ana": 29})
    g.run(g.entry("disband", "Bo"))
    honor_of(g, "Ana", change)
    assert (g.state.over, g.waits) == (False, "Bo: disband")


@rule("ME-21.2")
def test_a_loss_that_leaves_somebody_above_the_limit_ends_nothing() -> None:
    g = realm(options={"honor_limit": "20"}, honor={"Ana": 25})
    g.run(g.entry("disband", "Bo"))
    honor_of(g, "Ana", -1)
    assert not g.state.over


@rule("ME-21.2", "ME-21.12")
def test_what_is_cut_short_stays_as_it_stands() -> None:
    g = realm(
        options={"honor_limit": "20"},
        items={
            "w1": {"kind": "war_wagon", "owner": "Ana", "place": "rome", "units": {"archer": 2}},
            "g2": {"kind": "galley", "owner": "Ana", "place": "aegean", "units": {"archer": 1}},
        },
        armies={"buda": {"Ana": {"archer": 9}, "Bo": {"archer": 9}}},
    )
    g.state.marches = [March(0, [Group("venice", (), (Troop("archer"),))], 0, [], [], [])]
    g.lucky()
    g.run(fight.of("buda", 0, 1, "move", 0))
    g.state.battles[-1].prisoners = [Prisoner(1, "archer", 0, 4)]
    honor_of(g, "Cy", 10)
    assert g.state.over
    assert (g.controls("rome"), g.controls("venice")) == ("Ana", "Ana")
    assert g.item("g2").troops == (Troop("archer"),)
    assert g.player("Ana").prisoners == [Prisoner(1, "archer", 0, 4)]
    assert (g.state.marches, g.state.battles) == ([], [])
    assert ("Bo", -6, "prisoners") in g.honor()


@rule("ME-21.12", "ME-A28")
def test_the_last_rebellion_check_reads_the_back_of_the_next_card() -> None:
    backs = {30: "1", 20: "2", 40: "3"}
    g = realm(turn=8, events=(backs[40], backs[20]), tax={"Ana": 30})
    g.run(next_or_last)
    assert g.state.discards == [backs[40]]
    assert g.waits == "Ana: place_rebellion"
    g.act("Ana", "place_rebellion place=nicaea")
    assert (g.state.over, g.controls("nicaea")) == (True, "")


@rule("ME-21.12", "ME-4.25")
def test_the_back_on_top_is_what_the_last_check_tolerates_while_it_goes_on_and_after() -> None:
    backs = {20: "2", 40: "3"}
    g = realm(turn=8, phase="end_turn", events=(backs[40], backs[20]), tax={"Ana": 30})
    assert top_back(g.state) == "removed"
    g.run(next_or_last)
    assert g.waits == "Ana: place_rebellion"
    for viewer in ("Ana", ""):
        seen = g.seen(viewer)
        top = seen.event_deck.top()
        assert top is not None
        assert (top.face, top_back(seen)) == ("20", "last_check")
    g.act("Ana", "place_rebellion place=nicaea")
    assert (g.state.over, top_back(g.seen("Ana"))) == (True, "last_check")
    assert [(event.tax, event.check) for event in g.told(TaxTolerated)] == [(20, "last")]


@rule("ME-21.12", "ME-21.3")
def test_in_the_turn_that_is_the_last_for_time_the_top_card_goes_too() -> None:
    g = realm(turn=5, phase="trade", options={"minutes": "60"})
    assert top_back(g.state) == "next_event"
    g.state.time_up = True
    assert top_back(g.state) == "removed"


@rule("ME-21.12", "ME-21.2")
def test_after_the_honor_limit_rebellions_are_still_fought() -> None:
    homes = g_homes()
    g = realm(
        options={"honor_limit": "20"},
        events=("3", "2"),
        tax={"Ana": 30},
        armies={home: {"Ana": {"cavalry": 5}} if home == homes[0] else {"Bo": {"archer": 1}} for home in homes},
    )
    g.run(g.entry("disband", "Bo"))
    honor_of(g, "Ana", 10)
    assert (g.state.battles[-1].cause, g.state.over) == ("rebellion", False)
    g.lucky(4)
    while g.waits:
        who = g.waits.split(":")[0]
        g.act(who, g.asked(who)[-1])
    assert (g.state.over, g.state.over_by) == (True, "honor")


def g_homes() -> tuple[str, ...]:
    from pentapolis.games.medioevo.components import BOXES

    return BOXES[""].kingdoms["byzantium"].territories


@rule("ME-A88")
def test_the_event_that_ends_the_game_is_completed() -> None:
    g = realm(options={"honor_limit": "30"}, honor={"Ana": 29, "Bo": 10})
    from pentapolis.kernel.chance import FastChance

    g.run(g.entry("disband", "Cy"))
    now = Now(g.state.agenda, FastChance(1), g.events, g.title.faces)
    glory(g.state, now, 0)
    g.title.run(g.state, now)
    g._close(FastChance(2))
    assert [g.player(who).honor >= limit for who, limit in zip(THREE, (30, 30, 0), strict=True)] == [True] * 3
    assert g.state.over


@rule("ME-17.28", "ME-2.12")
def test_at_the_end_secrets_are_told() -> None:
    pact = Pact("p01-1-1", (0, 1), (Clause("passage", giver=0, taker=1),), 0, True, (0, 1))
    g = realm(turn=8, state={"pacts": [pact]}, player={"Ana": {"counted": 7}})
    g.lucky()
    assert g.seen("Cy").pacts == []
    g.run(next_or_last)
    assert g.state.over
    assert [known.id for known in g.seen("Cy").pacts] == ["p01-1-1"]
    assert g.player("Ana").counted == g.player("Ana").florins
