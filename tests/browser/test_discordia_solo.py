"""Discordia alone: a game by finger on a phone from the start page to its end, one that is won, and today's game, which
is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.boards import PointedBoard
from browser.conftest import Invite
from browser.governors import advised, idle, play_year
from browser.pages import GameTable, NewTablePage, StartPage, answer_name
from browser.playing import make_table, play_on, view_of
from browser.quick_server import DICE, seed_of
from pentapolis import games
from pentapolis.bots import bot
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import SealedChance
from pentapolis.kernel.match import Match


def test_a_game_by_finger(invite: Invite) -> None:
    """The first year on the board; then what a good bot advises, to the verdict, whichever it is."""
    theo = invite("Théo", "fr", phone=True)
    new = StartPage(theo, "Discordia").with_friends()
    for_one(new)
    new.make()
    board = PointedBoard(GameTable(theo))
    luck = random.Random(31)
    board.expect_drawn()
    play_year([board], luck)
    assert {"draft_building", "pick_die", "turn"} <= board.answered.keys()
    assert {"building", "die"} <= board.done.keys()
    board.expect_enough()
    play_on([(theo, 0)], board.table.code, luck, choose=advised(theo, board.table.code))
    board.table.expect_end()
    (rank,) = view_of(theo, board.table.code, 0)["outcome"]["ranks"]
    expect(theo.find("heading", "table-end-you-won" if rank["won"] else "table-end-nobody")).to_be_visible()
    expect(theo.page.get_by_text(rank["result"]).first).to_be_visible()


def for_one(new: NewTablePage) -> None:
    """A table for one, chosen with a finger."""
    players = new.person.page.get_by_role("group", name=new.say("players"), exact=True)
    new.person.touch(players.get_by_text("1", exact=True))
    expect(players.get_by_role("radio", name="1", exact=True)).to_be_checked()


def test_a_game_that_is_won(invite: Invite) -> None:
    """With dice that are known to allow it: whoever wins alone reads so."""
    name, moves = won_game()
    theo = invite("Théo", "fr", phone=True)
    code = make_table(theo, game="discordia", name=name)
    table = GameTable(theo, code)
    table.wait_asked()
    play_on([(theo, 0)], code, random.Random(34), choose=lambda view, luck: moves.pop(0))
    table.expect_end()
    (rank,) = view_of(theo, code, 0)["outcome"]["ranks"]
    assert rank["won"]
    assert moves == []
    expect(theo.find("heading", "table-end-you-won")).to_be_visible()
    expect(theo.page.get_by_text(rank["result"]).first).to_be_visible()


def won_game() -> tuple[str, list[str]]:
    """The name of a table at which a bot wins alone, and how. It is looked for each time, since it may be another one
    for a bot that was taught anew."""
    title = games.title("discordia")
    for number in range(50):
        name = f"{DICE}{number}"
        match = Match(title, title.table(1), SealedChance(seed_of(name), [0]))
        player, moves = bot("easy", title, number), list[str]()
        while not match.over:
            moves.append(text(player.choose(title.observe(match.state, 0), 0, title.asked(match.state, 0))))
            match.act(0, moves[-1])
        if match.outcome is not None and match.outcome.winners:
            return name, moves
    raise AssertionError("no bot ever wins alone")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_the_game_of_the_day(invite: Invite, tmp_path: Path, lang: str, phone: bool) -> None:
    """Whoever does nothing loses, is told with how many workers, shares that, and finds it on the page of the day."""
    anna = invite("Anna", lang, phone=phone)
    anna.touch(anna.find("link", "day-enter", StartPage(anna, "Discordia").card))
    anna.touch(anna.find("button", "day-play"))
    answer_name(anna)
    table = GameTable(anna)
    table.wait_asked()
    board = PointedBoard(table)
    board.expect_drawn()
    view = view_of(anna, table.code, 0)
    assert len(view["observation"]["cities"]) == 1
    play_on([(anna, 0)], table.code, random.Random(32), choose=idle)
    table.expect_end()
    expect(anna.find("heading", "table-end-nobody")).to_be_visible()
    left = sum(view_of(anna, table.code, 0)["observation"]["cities"][0]["reserve"])
    told = {"en": f"Lost with {left} workers left", "fr": f"Perdu\u00a0: il reste {left} ouvriers"}[lang]
    expect(anna.page.get_by_text(told).first).to_be_visible()
    (rank,) = view_of(anna, table.code, 0)["outcome"]["ranks"]
    written = table.share(tmp_path / "picture.png")
    assert told in " ".join(written)
    assert not {"1.", str(rank["score"])} & set(written), "neither a rank nor the number that puts results in order"
    anna.touch(anna.find("link", "day-results"))
    mine = anna.page.get_by_role("row").filter(has_text=anna.say("day-you"))
    expect(mine).to_contain_text(told)
