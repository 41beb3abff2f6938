"""Windows: reactions inside another's move, reactions to reactions, standing answers, and whom nobody else may know."""

from __future__ import annotations

from kernel.scene import Scene
from kernel.toys import raid
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Chose, ChoseInSecret, Event
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.state import Window


def raids(*traps: int) -> Scene[raid.Raid]:
    """A game in which each seat has so many traps."""
    return Scene(raid.TITLE, len(traps), [("traps", trap) for trap in traps])


def heard_by(events: list[Event], viewer: int) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def windows(g: raid.Raid) -> list[Window]:
    assert g.answers is not None
    return g.answers.windows


def test_a_window_asks_the_polled_seats_in_order_and_lets_the_move_go_on() -> None:
    g = raids(0, 0, 0)
    g.act(0, "attack on=2")
    assert windows(g.g) == [Window(3, "parry", False, [2, 1], 2)]
    assert g.awaited == [2]
    assert g.offers(2)[:3] == ["block", "riposte", "pass"]
    g.act(2, "pass")
    assert g.heard == [Chose(2, "pass")]
    assert (g.awaited, g.offers(1)[:2]) == ([1], ["block", "pass"])
    g.act(1, "pass")
    assert [fighter.loot for fighter in g.g.fighters] == [3, 0, 0]
    assert (g.awaited, windows(g.g), g.g.attempts) == ([1], [], [])


def test_who_cannot_react_is_not_asked() -> None:
    g = raids(0, 0, 0)
    g.g.fighters[2].shields = g.g.fighters[2].spears = 0
    g.act(0, "attack on=2")
    assert g.awaited == [1]
    g.g.fighters[1].shields = 0
    g.act(1, "pass")
    assert g.awaited == [1]
    assert g.title.pending(g.g) is raid.turn


def test_a_reaction_is_answered_by_a_counter_reaction_and_starts_the_round_again() -> None:
    g = raids(0, 0, 0)
    g.play((0, "attack on=1"), (1, "pass"))
    g.act(2, "block")
    assert (g.awaited, g.offers(0)[:2]) == ([0], ["pierce", "pass"])
    assert g.title.pending(g.g) is raid.counter
    g.act(0, "pierce")
    assert g.g.attempts == [raid.Attempt(0, 1, blocked=False)]
    assert g.title.pending(g.g) is raid.parry
    assert g.awaited == [1]
    g.act(1, "block")
    assert g.awaited == [2]
    g.act(2, "pass")
    assert [(f.shields, f.spears, f.loot) for f in g.g.fighters] == [(1, 0, 1), (0, 1, 0), (0, 1, 0)]
    assert g.title.pending(g.g) is raid.turn


def test_a_whole_raid_with_its_windows_inside_another_raid() -> None:
    g = raids(0, 0, 0)
    g.play((0, "attack on=1"), (1, "riposte"))
    assert g.g.attempts == [raid.Attempt(0, 1), raid.Attempt(1, 0)]
    assert (g.title.pending(g.g), g.awaited) == (raid.parry, [0])
    assert g.offers(0)[:2] == ["block", "pass"]
    g.play((0, "pass"), (2, "pass"))
    assert g.g.attempts == [raid.Attempt(0, 1)]
    assert g.g.fighters[1].loot == 2
    assert (g.title.pending(g.g), g.awaited) == (raid.parry, [1])
    g.play((1, "pass"), (2, "pass"))
    assert [fighter.loot for fighter in g.g.fighters] == [3, 2, 0]


def test_a_private_window_is_seen_by_the_seat_it_asks_alone() -> None:
    g = raids(0, 1, 1)
    g.act(0, "attack on=1")
    assert (g.title.pending(g.g), g.awaited) == (raid.trap, [1])
    assert g.now.informed
    others = {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 0)}
    for viewer in (SPECTATOR, 0, 2):
        o = g.seen(viewer)
        assert g.title.to_act(o) == ()
        assert [(w.private, w.waiting, w.asked) for w in windows(o)] == [(True, [], -1)]
    mine = g.seen(1)
    assert g.title.to_act(mine) == (1,)
    assert [(w.waiting, w.asked) for w in windows(mine)] == [([], 1)]
    assert g.offers(1)[:2] == ["spring", "pass"]
    g.act(1, "pass")
    assert g.awaited == [2]
    assert {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 0)} == others
    assert heard_by(g.heard, 1) == [ChoseInSecret(1, "pass")]
    assert heard_by(g.heard, 0) == heard_by(g.heard, 2) == []
    assert g.title.to_act(g.seen(2)) == (2,)


def test_a_private_window_waits_for_the_table_whomever_it_asks() -> None:
    seen = set()
    for traps in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1)):
        g = raids(*traps)
        g.patient = True
        g.act(0, "attack on=1")
        seen.add(g.bytes_seen(SPECTATOR))
        for seat in (seat for seat in (1, 2) if traps[seat]):
            assert g.awaited == [seat]
            g.act(seat, "pass")
            seen.add(g.bytes_seen(SPECTATOR))
        assert (g.title.pending(g.g), g.awaited) == (raid.trap, [TABLE])
        assert (g.offers(TABLE)[0], g.title.to_act(g.seen(1))) == ("pass", ())
        g.act(2, "stand window=parry answer=pass")
        assert g.awaited == [TABLE]
        g.act(TABLE, "pass")
        assert g.heard == []
        assert (g.title.pending(g.g), g.now.informed) == (raid.parry, True)
    assert len(seen) == 1


def test_a_private_window_that_asks_nobody_leaves_no_trace() -> None:
    asked_nobody, no_traps = raids(1, 0, 0), raids(0, 0, 0)
    for g in (asked_nobody, no_traps):
        g.act(0, "attack on=1")
        assert g.title.pending(g.g) is raid.parry
        assert g.now.informed
    for viewer in (SPECTATOR, 1, 2):
        assert asked_nobody.bytes_seen(viewer) == no_traps.bytes_seen(viewer)


def test_a_private_window_that_polls_nobody_is_not_opened() -> None:
    """Whom it polls is public: there is nothing to hide, and nothing to wait for."""
    g = raids(0, 1, 1)
    g.patient = True
    g.g.fighters[1].alive = g.g.fighters[2].alive = False
    g.g.attempts.append(raid.Attempt(0, 1))
    now = g.title.set_off(g.g, [raid.trap], FastChance(1), [])
    assert (windows(g.g), now.informed) == ([], False)


def test_who_holds_the_turn_dies_inside_it_and_all_his_entries_go() -> None:
    g = raids(0, 0, 1)
    g.act(0, "attack on=1")
    assert g.awaited == [2]
    g.act(2, "spring")
    assert not g.g.fighters[0].alive
    assert [fighter.loot for fighter in g.g.fighters] == [0, 0, 0]
    assert (g.awaited, g.title.pending(g.g)) == ([1], raid.turn)
    assert [entry.seat for entry in g.g.agenda] == [-1, 1, 1]
    assert (windows(g.g), g.g.attempts) == ([], [])
    g.act(1, "attack on=2")
    assert (g.title.pending(g.g), g.awaited) == (raid.parry, [2])
    g.play((2, "pass"))
    assert [fighter.loot for fighter in g.g.fighters] == [0, 3, 0]
    assert (g.title.pending(g.g), g.awaited, windows(g.g)) == (raid.turn, [2], [])


def test_who_raids_inside_a_raid_dies_and_the_outer_raid_goes_on() -> None:
    g = raids(0, 1, 1)
    g.play((0, "attack on=1"), (1, "pass"), (2, "pass"), (1, "riposte"))
    assert (g.title.pending(g.g), g.awaited) == (raid.trap, [2])
    g.act(2, "spring")
    assert [fighter.alive for fighter in g.g.fighters] == [True, False, True]
    assert g.g.attempts == []
    assert [fighter.loot for fighter in g.g.fighters] == [1, 0, 0]
    assert (g.awaited, g.title.pending(g.g), windows(g.g)) == ([2], raid.turn, [])


def test_who_leaves_while_a_window_asks_is_asked_no_more() -> None:
    for traps, asking, then in (((0, 1, 1), raid.trap, raid.trap), ((0, 0, 0), raid.parry, raid.turn)):
        g = raids(*traps)
        g.act(0, "attack on=1")
        assert (g.title.pending(g.g), g.awaited) == (asking, [1])
        g.act(TABLE, "desert seat=1")
        assert (g.title.pending(g.g), g.awaited) == (then, [2])


def test_who_leaves_before_a_window_asks_is_not_asked() -> None:
    g = raids(0, 0, 0)
    g.play((0, "attack on=1"), (TABLE, "desert seat=2"))
    assert g.awaited == [1]
    g.act(1, "pass")
    assert (g.title.pending(g.g), g.awaited) == (raid.turn, [1])


def test_a_standing_answer_is_seen_by_its_owner_alone() -> None:
    g = raids(0, 0, 0)
    assert g.offers(1) == [f"stand window={window} answer=pass" for window in ("counter", "parry", "trap")]
    assert g.offers(TABLE) == ["desert seat=0", "desert seat=1", "desert seat=2"]
    before = {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 0, 2)}
    g.act(1, "stand window=parry answer=pass")
    assert (g.now.light, g.now.informed) == (True, False)
    assert g.heard == [ChoseInSecret(1, "stand window=parry answer=pass")]
    assert {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 0, 2)} == before
    answers = g.seen(1).answers
    assert answers is not None
    assert answers.standing == [{}, {"parry": "pass"}, {}]
    assert "unstand window=parry" in g.offers(1)
    assert "stand window=parry answer=pass" not in g.offers(1)


def test_a_standing_answer_is_an_answer_until_it_is_withdrawn() -> None:
    g = raids(0, 0, 0)
    g.act(1, "stand window=parry answer=pass")
    g.act(0, "feint on=1")
    assert g.awaited == [2]
    assert g.now.informed
    g.play((2, "pass"), (1, "rest"))
    g.act(1, "unstand window=parry")
    assert g.heard == [ChoseInSecret(1, "unstand window=parry")]
    g.act(2, "attack on=1")
    assert g.awaited == [1]


def test_a_public_window_teaches_nothing_until_somebody_answers() -> None:
    g = raids(0, 0, 0)
    g.g.fighters[1].shields = g.g.fighters[1].spears = 0
    g.act(1, "stand window=parry answer=pass")
    g.act(0, "feint on=1")
    assert g.awaited == [2]
    assert not g.now.informed
    g.act(2, "pass")
    assert g.now.informed


def test_without_polls_a_window_asks_every_seat() -> None:
    assert raid.parry.poll is not raid.trap.poll
    g = raids(0, 0, 0)
    unpolled = type(raid.parry)(raid.parry.function, "XX-1", (raid.Block,))
    assert unpolled.poll(g.g) == [0, 1, 2]
