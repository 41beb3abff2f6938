"""Secret decisions: drafts that only their owner sees, open together when the last is done; baskets; votes."""

from __future__ import annotations

import pytest

from kernel.scene import Scene
from kernel.toys import auction, council, market
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import secret
from pentapolis.kernel.event import Chose, ChoseInSecret, Ended, Revealed, Sealed, Unsealed
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options, RangeShape
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.state import Outcome, State


def test_bids_from_0_to_3000_are_one_range() -> None:
    g = Scene(auction.TITLE)
    options = g.title.legal(g.g, 0)
    assert options.shapes() == (RangeShape("bid", "florins", 0, 3000),)
    assert (len(options), options[3000], options[-1]) == (3001, auction.Bid(3000), auction.Bid(3000))
    assert auction.Bid(3000) in options
    assert auction.Bid(3001) not in options


def test_a_secret_choice_is_seen_by_its_seat_alone_until_the_last_is_made() -> None:
    g = Scene(auction.TITLE, seats=3)
    assert g.awaited == [0, 1, 2]
    before = {viewer: g.bytes_seen(viewer) for viewer in (SPECTATOR, 1, 2)}
    g.act(1, "bid florins=40")
    assert g.heard == [ChoseInSecret(1, "bid florins=40"), Sealed(1)]
    assert g.awaited == [0, 2]
    assert g.now.light
    assert not g.now.informed
    for viewer in (SPECTATOR, 0, 2):
        answers = g.seen(viewer).answers
        assert answers is not None
        assert (answers.drafts, answers.sealed) == ([[], [], []], [False, True, False])
    mine = g.seen(1).answers
    assert mine is not None
    assert mine.drafts == [[], ["bid florins=40"], []]
    sealed = g.bytes_seen(SPECTATOR)
    assert sealed != before[SPECTATOR]
    g.act(1, "bid florins=7")
    assert g.heard == [ChoseInSecret(1, "bid florins=7")]
    assert g.bytes_seen(SPECTATOR) == sealed
    g.act(0, "bid florins=9")
    g.act(2, "bid florins=8")
    assert g.heard[-1] == Revealed("bid")
    assert (g.now.light, g.now.informed) == (False, True)
    assert (g.g.florins, g.g.won) == ([2991, 2993, 2992], [1, 0, 0])
    assert g.awaited == [0, 1, 2]
    answers = g.g.answers
    assert answers is not None
    assert (answers.opened, answers.drafts, answers.sealed) == ("bid", [[], [], []], [False] * 3)


def test_a_second_secret_choice_depends_on_what_the_first_revealed() -> None:
    g = Scene(auction.TITLE, seats=3)
    g.play((2, "bid florins=50"), (0, "bid florins=50"), (1, "bid florins=20"))
    assert g.awaited == [0, 2]
    assert (g.g.bids, g.g.won) == ([50, 20, 50], [0, 0, 0])
    assert g.offers(1) == []
    assert g.title.legal(g.g, 2).shapes() == (RangeShape("bid", "florins", 0, 2950),)
    g.play((2, "bid florins=1"), (0, "bid florins=0"))
    assert (g.g.won, g.g.florins) == ([0, 0, 1], [2950, 2980, 2949])
    assert g.awaited == [0, 1, 2]
    g.play((0, "bid florins=0"), (1, "bid florins=2"), (2, "bid florins=1"))
    assert g.g.over
    assert g.heard[-2:] == [Revealed("bid"), Ended((1, 2))]


def test_a_basket_is_filled_closed_reopened_and_opened_with_the_others() -> None:
    g = Scene(market.TITLE)
    assert g.offers(0) == ["bring good=cloth", "bring good=salt", "bring good=wine", "done"]
    empty = g.bytes_seen(1)
    g.act(0, "bring good=salt")
    assert g.heard == [ChoseInSecret(0, "bring good=salt")]
    assert g.bytes_seen(1) == empty
    assert g.offers(0) == ["bring good=cloth", "bring good=wine", "done"]
    g.act(0, "bring good=wine")
    assert g.offers(0) == ["done"]
    g.act(0, "done")
    assert g.heard == [ChoseInSecret(0, "done"), Sealed(0)]
    assert (g.awaited, g.offers(0)) == ([1], ["reopen"])
    g.act(0, "reopen")
    assert g.heard == [ChoseInSecret(0, "reopen"), Unsealed(0)]
    assert (g.awaited, g.offers(0)) == ([0, 1], ["done"])
    g.play((0, "done"), (1, "bring good=salt"))
    assert g.awaited == [1]
    g.act(1, "done")
    assert g.heard[-1] == Revealed("basket")
    assert g.g.coins == [1, 0]
    assert (g.g.days, g.awaited) == (0, [0, 1])
    assert g.offers(0) == ["bring good=cloth", "bring good=salt", "bring good=wine", "done"]


def test_an_empty_basket_can_be_closed() -> None:
    g = Scene(market.TITLE)
    g.play((0, "done"), (1, "bring good=wine"), (1, "done"))
    assert g.g.coins == [0, 1]


def test_who_leaves_is_awaited_no_more_and_takes_the_draft_along() -> None:
    g = Scene(market.TITLE, seats=3)
    g.play((0, "bring good=salt"), (0, "done"), (1, "bring good=salt"), (2, "done"))
    assert g.awaited == [1]
    g.act(TABLE, "pack_up seat=1")
    assert g.heard[-1] == Revealed("basket")
    assert g.g.coins == [1, 0, 0]
    assert (g.awaited, g.offers(1)) == ([0, 2], [])
    answers = g.g.answers
    assert answers is not None
    assert (answers.drafts, answers.sealed) == ([[], [], []], [False, False, False])


def test_who_leaves_before_the_last_is_done_is_not_revealed() -> None:
    g = Scene(market.TITLE, seats=3)
    g.play((1, "bring good=salt"), (1, "done"), (0, "bring good=salt"), (0, "done"))
    g.act(TABLE, "pack_up seat=1")
    assert (g.awaited, g.now.informed) == ([2], False)
    g.act(2, "done")
    assert g.g.coins == [1, 0, 0]


def test_when_all_have_left_nothing_is_revealed_and_the_game_goes_on() -> None:
    g = Scene(market.TITLE, seats=2)
    g.play((0, "bring good=salt"), (TABLE, "pack_up seat=1"), (TABLE, "pack_up seat=0"))
    assert g.g.over
    assert g.heard == [Chose(TABLE, "pack_up seat=0"), Ended((0, 1))]
    answers = g.g.answers
    assert answers is not None
    assert (answers.opened, answers.drafts) == ("", [[], []])


def test_a_vote_is_carried_by_more_than_half() -> None:
    for cast, carried in (((1, 1, 0), 1), ((0, 1, 0), 0)):
        g = Scene(council.TITLE, seats=3)
        g.play((0, "collect"), (1, "collect"), (2, "collect"))
        for seat, yes in enumerate(cast):
            assert g.offers(seat) == ["vote yes=no", "vote yes=yes"]
            g.act(seat, f"vote yes={'yes' if yes else 'no'}")
        assert g.g.carried == carried
        assert g.heard[-1] == council.Voted(tuple(seat for seat in range(3) if cast[seat]), bool(carried))
        assert (g.g.rounds, g.awaited) == (0, [0])


def test_a_vote_of_half_is_not_carried() -> None:
    g = Scene(council.TITLE, seats=2)
    g.play((0, "collect"), (1, "collect"), (0, "vote yes=yes"), (1, "vote yes=no"))
    assert g.g.carried == 0


def test_nobody_asked_is_nothing_asked() -> None:
    g = Scene(auction.TITLE)
    g.g.rounds = 0
    g.g.agenda[-1] = auction.bid.of(0)
    g.g.agenda.insert(1, auction.bid_again.of())
    g.act(0, "bid florins=2")
    assert g.g.over
    assert g.heard[-2:] == [Revealed("bid"), Ended((0,))]


def test_a_secret_inside_a_secret_is_an_error_of_the_rules() -> None:
    @secret("XX-1", auction.Bid)
    def inner(g: auction.Auction, seat: int) -> Options:
        return Items([auction.Bid(1)])

    g = Scene(auction.TITLE)
    now = Now(g.g.agenda, FastChance(0), None, {})
    with pytest.raises(RuntimeError, match="inner opened inside bid"):
        inner.wait(g.g, now, inner.of(0), {})


def test_a_secret_without_a_reveal_is_an_error_of_the_rules() -> None:
    @secret("XX-1", auction.Bid)
    def unfinished(g: State, seat: int) -> Options:
        return Items([auction.Bid(1)])

    with pytest.raises(TypeError, match="revealed"):
        unfinished.reveal(None, None, {})


def test_equal_bids_share_the_first_rank() -> None:
    g = Scene(auction.TITLE)
    for _ in range(2):
        g.play((0, "bid florins=1"), (1, "bid florins=1"))
        g.play((0, "bid florins=1"), (1, "bid florins=1") if g.g.rounds else (1, "bid florins=2"))
    assert g.title.outcome(g.g) == Outcome((1, 1), (1, 1), (0, 1))


def test_a_step_may_not_follow_an_unknown_name() -> None:
    @step
    def stranger(g: State, now: Now) -> None: ...

    g = Scene(auction.TITLE)
    g.g.agenda.append(stranger.entry)
    with pytest.raises(KeyError, match="stranger"):
        g.title.to_act(g.g)
