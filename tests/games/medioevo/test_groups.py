"""Groups of a complete move: they end in one place, and nothing goes to and fro (ME-9.3, ME-9.11)."""

from __future__ import annotations

from pentapolis.games.medioevo.diplomacy.relations import Admission
from pentapolis.games.medioevo.moves.choices import new_march
from pentapolis.games.medioevo.moves.events import GroupMoved
from pentapolis.games.medioevo.moves.underway import Extra, Group, Walk
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from support import rule

from .marching import can, catapult, galley, passage, turn, wagon, walk, ways
from .scene import scene


@rule("ME-9.3", "ME-A45", "ME-A73")
def test_groups_from_several_places_end_in_one() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}, "thessalonica": {"Ana": {"cavalry": 1}}},
        items={"w1": wagon("nicaea"), "w2": wagon("thessalonica")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=constantinople")
    g.act("Ana", "begin_move item=w2", "load unit=cavalry count=1 item=w2", "step place=bulgaria")
    assert g.army("bulgaria", "barbarians") == {"light_infantry": 1}, "the horde appears at once"
    assert "finish_move" not in can(g, "Ana"), "the first group is not there yet"
    g.refused("Ana", "finish_move", "ME-9.3", "refused-me-not-together")
    g.act("Ana", "switch_group group=w1")
    assert ways(g) == {"adrianople", "bulgaria", "nicaea"}
    walk(g, "Ana", "bulgaria")
    assert [(e.origin, e.to, e.units) for e in g.told(GroupMoved)][-1] == ("constantinople", "bulgaria", 1)
    assert g.state.battles[-1].began == [2, 1], "both groups fight"


@rule("ME-A73")
def test_after_a_contact_only_what_could_come_there_begins() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}, "bolgar": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea"), "w2": wagon("smyrna"), "w3": wagon("bolgar", spent=5)},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1")
    assert can(g, "Ana", "begin_move") == ["item=w2", "item=w3"]
    walk(g, "Ana", "iconium")
    assert can(g, "Ana", "begin_move") == ["item=w2"]


@rule("ME-9.8")
def test_a_full_transport_does_not_keep_units_from_another() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 5}}},
        items={"w1": wagon("nicaea"), "w2": wagon("nicaea")},
    )
    g.act("Ana", "begin_move item=w1", "join_move item=w2", "load unit=archer count=3 item=w1")
    assert can(g, "Ana", "hand_over", "unload", "split_group") == [], "nothing to rearrange before the first step"
    assert can(g, "Ana", "load") == ["unit=archer count=1 item=w2", "unit=archer count=2 item=w2"]
    g.act("Ana", "load unit=archer count=2 item=w2", "step place=smyrna", "finish_move")
    assert g.army("smyrna", "Ana") == {"archer": 5}


@rule("ME-9.3")
def test_a_step_that_keeps_groups_apart_is_not_offered() -> None:
    g = turn(
        armies={"nicaea": {"Ana": {"archer": 1}}, "macedonia": {"Ana": {"cavalry": 1}}},
        items={"w1": wagon("nicaea", spent=4), "w2": wagon("macedonia", spent=4)},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=constantinople")
    g.act("Ana", "begin_move item=w2", "load unit=cavalry count=1 item=w2")
    assert ways(g) == {"bulgaria", "thessalonica"}, "from elsewhere the two could not come together"
    g.refused("Ana", "step place=serbia", "ME-9.3", "refused-me-not-together")


def test_a_move_can_be_undone_step_by_step() -> None:
    g = turn(armies={"nicaea": {"Ana": {"archer": 1}}}, items={"w1": wagon("nicaea"), "w2": wagon("smyrna")})
    before = g.title.encode(g.state)
    match = Match.at(g.title, g.state, FastChance(1), g.names)
    for line in ("begin_move item=w1", "load unit=archer count=1 item=w1", "step place=iconium"):
        match.act(0, line)
    assert match.undoables(0) == ["step place=iconium", "load unit=archer count=1 item=w1", "begin_move item=w1"]
    match.restart(0)
    assert g.title.encode(match.state) == before


@rule("ME-26.4")
def test_a_move_that_cartography_gives_spends_only_what_it_gives() -> None:
    g = turn(
        moved={"nicaea": {"Ana": {"archer": 2}}},
        armies={"smyrna": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea", stopped=True), "w2": wagon("nicaea")},
    )
    g.act("Ana", "pass_combat")
    march = new_march(0)
    march.groups.append(Group("nicaea", ("w1",)))
    march.notes += [Extra(), Walk()]
    g.state.marches.append(march)
    g.ask("march_on", "Ana")
    assert can(g, "Ana", "join_move", "begin_move") == [], "no other piece takes part"
    g.act("Ana", "load unit=archer count=2 item=w1")
    walk(g, "Ana", "smyrna")
    assert ways(g) == set()
    passes = g.state.passes
    g.act("Ana", "finish_move")
    assert (g.item("w1").place, g.item("w1").spent, g.item("w2").stopped) == ("smyrna", 0, False)
    assert g.army("smyrna", "Ana") == {"archer": 3}
    assert g.state.passes == passes


# nothing goes to and fro


def test_other_business_does_not_use_up_the_move() -> None:
    g = turn(items={"w1": wagon("nicaea")})
    g.act("Ana", "declare_war player=1")
    assert g.waits == "Ana: combat_turn"


@rule("ME-9.11")
def test_units_are_handed_over_one_way_in_a_place() -> None:
    g = turn(
        armies={"macedonia": {"Ana": {"archer": 2}}},
        items={"w1": wagon("macedonia"), "g2": galley("thessalonica")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=2 item=w1", "step place=thessalonica")
    g.act("Ana", "join_move item=g2", "hand_over unit=archer count=1 item=w1 to=g2")
    assert can(g, "Ana", "hand_over") == ["unit=archer count=1 to=g2 item=w1"]
    assert ways(g) == set(), "ship and wagon do not go together"
    g.refused("Ana", "step place=aegean", "ME-9.8", "refused-me-ship-and-wagon")


@rule("ME-9.9")
def test_what_has_gone_aboard_or_ashore_stays_there_for_now() -> None:
    g = turn(items={"g1": galley("smyrna"), "w2": wagon("smyrna"), "e3": catapult("smyrna")})
    g.act("Ana", "begin_move item=g1", "board item=w2 to=g1")
    assert can(g, "Ana", "disembark", "board") == ["board item=e3 to=g1"]
    walk(g, "Ana", "aegean", "thessalonica")
    assert can(g, "Ana", "disembark") == ["item=w2"]
    g.act("Ana", "disembark item=w2")
    assert can(g, "Ana", "board", "disembark") == []


@rule("ME-9.3")
def test_groups_are_switched_until_something_is_done() -> None:
    g = turn(items={"w1": wagon("nicaea"), "w2": wagon("smyrna")})
    g.act("Ana", "begin_move item=w1", "begin_move item=w2")
    assert can(g, "Ana", "switch_group") == ["group=w1"]
    g.act("Ana", "switch_group group=w1")
    assert can(g, "Ana", "switch_group") == []
    walk(g, "Ana", "smyrna")
    assert can(g, "Ana", "switch_group") == ["group=w2"]
    assert "finish_move" in can(g, "Ana"), "the second group has not moved"


@rule("ME-9.9", "ME-9.4")
def test_an_exhausted_wagon_is_not_carried() -> None:
    g = turn(items={"g1": galley("smyrna"), "w2": wagon("smyrna", stopped=True)})
    g.act("Ana", "begin_move item=g1")
    assert can(g, "Ana", "board", "join_move") == []


@rule("ME-9.11", "ME-9.19")
def test_units_dropped_with_a_host_are_its_guests() -> None:
    g = scene(
        phase="combat",
        armies={"serbia": {"Ana": {"archer": 3}}},
        items={"w1": wagon("serbia")},
        state={"pacts": [passage(1, 0)]},
    )
    g.ask("combat_turn", "Ana")
    g.act("Ana", "begin_move item=w1", "load unit=archer count=3 item=w1", "step place=slavonia")
    g.act("Ana", "unload unit=archer count=1 item=w1", "step place=pecs", "finish_move")
    assert g.state.admitted == [Admission("pecs", 0, 1), Admission("slavonia", 0, 1)]
    assert (g.controls("slavonia"), g.army("slavonia", "Ana")) == ("Bo", {"archer": 1})


@rule("ME-9.11", "ME-9.4")
def test_those_who_came_along_are_set_down_not_those_just_picked_up() -> None:
    g = turn(
        armies={"constantinople": {"Ana": {"archer": 1}}, "adrianople": {"Ana": {"archer": 1}}},
        items={"w1": wagon("constantinople")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=adrianople")
    g.act("Ana", "load unit=archer count=1 item=w1", "unload unit=archer count=1 item=w1")
    assert [(troop.count, troop.moved) for troop in g.place("adrianople").forces[0].troops] == [(1, True)]
    assert [(troop.count, troop.moved) for troop in g.item("w1").troops] == [(1, False)]


@rule("ME-9.3", "ME-9.10")
def test_transports_without_units_end_in_one_place_too() -> None:
    g = turn(items={"w1": wagon("nicaea", spent=5), "w2": wagon("macedonia", spent=5), "w3": wagon("nicaea")})
    g.act("Ana", "begin_move item=w1", "step place=smyrna", "begin_move item=w2")
    assert ways(g) == set()
    g.act("Ana", "begin_move item=w3")
    assert ways(g) == {"constantinople", "paphlagonia", "smyrna"}
