"""Prepared positions: steps that are set off by hand, and matches that begin there."""

from __future__ import annotations

from kernel.toys import turns
from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.event import Chose, Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR

TITLE = turns.TITLE


def prepared(events: list[Event] | None = None) -> turns.Turns:
    """Seat 1 is asked, then seat 0; the round after that is the last."""
    g, _ = TITLE.new(TITLE.table(2), FastChance(1))
    g.agenda.clear()
    g.queue, g.withdrawn, g.rounds = [0], [], 0
    TITLE.set_off(g, [turns.turn.of(1), turns.next_turn], ScriptedChance(()), events)
    return g


def test_steps_run_up_to_a_decision_in_their_order() -> None:
    g = prepared()
    assert TITLE.to_act(g) == (1,)
    TITLE.apply(g, 1, turns.Withdraw(), ScriptedChance(()))
    assert TITLE.to_act(g) == (0,)


def test_a_match_begins_where_the_position_is() -> None:
    opening: list[Event] = []
    g = prepared(opening)
    before = TITLE.encode(g)
    match = Match.at(TITLE, g, FastChance(1), ["Anna", "Ben"], opening)
    assert (match.record.names, match.record.entries, match.record.table) == (["Anna", "Ben"], [], g.table)
    assert match.log() == opening
    match.act(1, "work")
    assert match.undoable(1) == "work"
    assert [type(event) for event in match.log(SPECTATOR)[len(opening) :]][:1] == [Chose]
    assert TITLE.encode(g) == before
    match.undo(1)
    assert TITLE.encode(match.state) == before
    assert match.position(0) == g
