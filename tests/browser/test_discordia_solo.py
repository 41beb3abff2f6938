"""Discordia alone: a game on a phone, by finger, to its end; and today's game, which is lost."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.governors import GAME, Town, advised, play_year
from browser.pages import GameTable, NewTablePage
from browser.playing import play_on


def test_a_solo_game_by_finger(invite: Invite) -> None:
    theo = invite("Théo", "fr", phone=True)
    theo.goto("/new/discordia?preset=bots")
    new = NewTablePage(theo)
    new.players(1)
    new.make()
    board = Town(GameTable(theo))
    luck = random.Random(31)
    board.expect_drawn()
    play_year([board], luck)
    print(board.done, board.answered, board.left, board.bar)
    play_on([(theo, 0)], board.table.code, luck, choose=advised(theo, board.table.code))
    board.table.expect_end()
    theo.page.screenshot(path="/tmp/di_bt_shots/solo_end.png")
    print(theo.view["outcome"])
