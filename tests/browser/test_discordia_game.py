"""Discordia for four, two of them people: from the invitation to the final ranking, by mouse and by keys."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.boards import KeyedPointedBoard, PointedBoard
from browser.conftest import Invite
from browser.governors import play_year
from browser.pages import GameTable, LobbyPage, StartPage
from browser.playing import play_on


def test_a_game_by_mouse_and_by_keys(invite: Invite) -> None:
    anna, theo = invite("Anna", "en"), invite("Théo", "fr")
    new = StartPage(anna, "Discordia").with_friends()
    new.players(4)
    new.open_more()
    for seat in (3, 4):
        new.seat(seat, "bot")
    new.make()
    lobby = LobbyPage(anna)
    LobbyPage(theo, lobby.invite).sit()
    expect(lobby.seats.filter(has_text="Théo")).to_be_visible()
    lobby.start()
    hers, his = PointedBoard(GameTable(anna)), KeyedPointedBoard(GameTable(theo))
    luck = random.Random(33)
    for board in (hers, his):
        board.expect_drawn()
    play_year([hers, his], luck)
    for board in (hers, his):
        assert {"draft_building", "pick_die", "turn"} <= board.answered.keys()
        assert {"building", "die"} <= board.done.keys()
        board.expect_enough()

    play_on([(anna, 0), (theo, 1)], hers.table.code, luck)
    for board in (hers, his):
        board.table.expect_end()
    assert anna.view["outcome"]["ranks"] == theo.view["outcome"]["ranks"]
    assert hers.table.scores == his.table.scores
    assert len(hers.table.scores) == 4
    assert [int(score) for score in hers.table.scores] == sorted(int(score) for score in hers.table.scores)
