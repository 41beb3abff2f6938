"""The floor: offers of several clauses, answered out of turn; pacts that only their two sides know; the clock."""

from __future__ import annotations

from kernel.scene import Scene
from kernel.toys import council, voyage
from pentapolis.kernel.event import Chose, ChoseInSecret, Ended
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.state import Outcome


def test_anybody_may_offer_at_a_free_point_and_nobody_is_awaited_for_it() -> None:
    g = Scene(council.TITLE, seats=3)
    assert g.awaited == [0]
    assert "offer to=0 give=1 want=1" in g.offers(2)
    agenda = list(g.g.agenda)
    g.act(2, "offer to=0 want=1 vote=yes")
    assert g.g.offers == [council.Bargain(2, 0, 0, 1, "yes")]
    assert (g.awaited, g.g.agenda, g.g.coins) == ([0], agenda, [1, 1, 1])
    assert g.heard == [Chose(2, "offer to=0 want=1 vote=yes")]
    assert (g.now.light, g.now.informed) == (True, False)


def test_an_offer_is_accepted_out_of_turn_and_all_its_clauses_hold() -> None:
    g = Scene(council.TITLE, seats=3)
    g.act(2, "offer to=1 want=1 vote=no")
    answers = [[line for line in g.offers(seat) if line.startswith(("accept", "refuse"))] for seat in g.g.seats]
    assert answers == [[], ["accept offer=0", "refuse offer=0"], []]
    g.act(1, "accept offer=0")
    assert (g.g.coins, g.g.promised, g.g.offers) == ([1, 0, 2], ["", "", "no"], [])
    assert g.awaited == [0]
    assert not g.now.light
    g.play((0, "collect"), (1, "collect"), (2, "collect"))
    assert g.offers(2) == ["vote yes=no"]
    assert g.offers(1) == ["vote yes=no", "vote yes=yes"]


def test_an_offer_is_refused_out_of_turn_and_nothing_else_changes() -> None:
    g = Scene(council.TITLE, seats=3)
    before = g.title.encode(g.g)
    g.play((0, "offer to=1 give=1"), (1, "refuse offer=0"))
    assert g.title.encode(g.g) == before


def test_offers_cross_and_each_is_answered_on_its_own() -> None:
    g = Scene(council.TITLE, seats=3)
    g.play((0, "offer to=1 give=1"), (1, "offer to=0 give=1 want=1"), (2, "offer to=1 want=1 vote=yes"))
    g.act(1, "accept offer=2")
    assert g.g.coins == [1, 0, 2]
    g.act(1, "accept offer=0")
    assert g.g.coins == [0, 1, 2]
    assert g.g.offers == [council.Bargain(1, 0, 1, 1, "")]
    assert "accept offer=0" not in g.offers(0)
    assert "refuse offer=0" in g.offers(0)


def test_a_secret_pact_is_known_to_its_two_sides_alone() -> None:
    g = Scene(council.TITLE, seats=3)
    before = {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 1)}
    g.act(2, "whisper to=0 vote=no")
    assert {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 1)} == before
    assert [g.seen(viewer).pacts for viewer in (0, 1, 2, SPECTATOR)] == [
        [council.Pact((0, 2), "no")],
        [],
        [council.Pact((0, 2), "no")],
        [],
    ]
    assert g.heard == [ChoseInSecret(2, "whisper to=0 vote=no"), council.Whispered(0, 2, "no")]
    assert [[event.seen_by(viewer) is not None for event in g.heard] for viewer in (0, 1, 2, SPECTATOR)] == [
        [False, True],
        [False, False],
        [True, False],
        [False, False],
    ]


def test_each_sees_only_its_own_of_several_pacts() -> None:
    g = Scene(council.TITLE, seats=3)
    g.play((0, "whisper to=1 vote=yes"), (1, "whisper to=2 vote=no"), (2, "whisper to=0 vote=yes"))
    assert [[pact.known_to for pact in g.seen(viewer).pacts] for viewer in (0, 1, 2, SPECTATOR)] == [
        [(0, 1), (0, 2)],
        [(0, 1), (1, 2)],
        [(1, 2), (0, 2)],
        [],
    ]


def test_the_table_says_when_time_is_up() -> None:
    g = Scene(council.TITLE, seats=2)
    assert g.offers(TABLE) == ["close_council"]
    assert "close_council" not in [*g.offers(0), *g.offers(1)]
    g.play((0, "collect"), (1, "collect"), (1, "vote yes=yes"))
    g.act(TABLE, "close_council")
    assert (g.g.over, g.g.coins) == (True, [2, 2])
    assert g.heard == [Chose(TABLE, "close_council"), Ended((0, 1))]
    assert not g.now.light
    assert g.offers(TABLE) == []


def test_a_time_limit_that_all_lose_by() -> None:
    g = Scene(voyage.TITLE, seats=2)
    g.act(0, "sail", luck=[("d6", 6)])
    g.act(TABLE, "time_up")
    assert g.g.over
    assert g.title.outcome(g.g) == Outcome((2, 2), (6, 6), (), "late")
