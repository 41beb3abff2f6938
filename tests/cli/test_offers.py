"""Offers at a terminal: bots answer those of people, and levels make one of their own in a round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.cli.players import Player
from pentapolis.cli.saves import read
from pentapolis.cli.table import TerminalTable
from pentapolis.games.medioevo import heuristics as medioevo

ANNA = Player("Anna")
TITLE = games.title("medioevo")


def seated(*bots: str) -> TerminalTable:
    return TerminalTable.new(TITLE, [ANNA, *(Player(f"bot {at}", name) for at, name in enumerate(bots, 1))], {}, seed=1)


def said(table: TerminalTable, seat: int, start: str) -> list[str]:
    return [move.do for move in table.match.record.moves if move.seat == seat and move.do.startswith(start)]


def play_until(table: TerminalTable, done: Callable[[], bool]) -> None:
    """Anna goes by the rule of thumb and refuses what she is offered."""
    for _ in range(400):
        for _ in table.bots_move():
            pass
        if done():
            return
        offers = [offer.id for offer in table.match.state.offers if 0 in offer.receivers]
        if offers:
            table.act(0, TITLE.parse(f"refuse_offer offer={offers[0]}"))
            continue
        options = TITLE.asked(table.match.state, 0)
        table.act(0, medioevo.thumb(table.match.state, 0, options) if len(options) > 1 else options[0])
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("name", ["easy:noise=0", "random"])
def test_every_bot_answers_an_offer(home: Path, name: str) -> None:
    table = seated(name)
    play_until(table, lambda: table.match.state.agenda[-1].name == "purchases" and table.match.view(0).awaited == (0,))
    for word in ("offer_pact player=1", "add_clause kind=non_belligerence", "send_offer"):
        table.act(0, TITLE.parse(word))
    for _ in table.bots_move():
        pass
    answers = said(table, 1, "accept_offer") + said(table, 1, "refuse_offer")
    assert len(answers) == 1


@pytest.mark.parametrize(("name", "number"), [("easy:noise=0", 1), ("random", 0)])
def test_a_level_makes_one_offer_in_a_round(home: Path, name: str, number: int) -> None:
    table = seated(name)
    play_until(table, lambda: table.match.state.turn == 2)
    assert len(said(table, 1, "send_offer")) == number


def test_a_bot_remembers_in_the_saved_game_that_it_has_made_an_offer(home: Path) -> None:
    table = seated("easy:noise=0")
    play_until(table, lambda: bool(said(table, 1, "send_offer")))
    table = TerminalTable.resume(TITLE, read(table.path), table.path)
    play_until(table, lambda: table.match.state.turn == 2)
    assert len(said(table, 1, "send_offer")) == 1
