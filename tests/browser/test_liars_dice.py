"""Liar's Dice, a plug-in: on the shelf, and played to its end on the board that its package brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import BUILT, Invite
from browser.pages import GameTable
from browser.playing import make_table
from browser.serving import Site
from browser.starting import start_anew
from support.plugins import distribution, on_path

PACKAGE = Path(__file__).parents[2] / "examples" / "liars_dice"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on a machine where Liar's Dice is installed."""
    if not BUILT.exists():
        pytest.skip("the client is not built: ./test builds it")
    installed = tmp_path_factory.mktemp("site-packages")
    (installed / "liars_dice").symlink_to(PACKAGE / "liars_dice")
    distribution(installed, "liars-dice", {"liars_dice": "liars_dice"})
    made = Site(tmp_path_factory.mktemp("site"), __name__, start_anew)
    with on_path(installed):
        made.start()
        yield made
        made.stop()


SAID = {"en": ("You", "Call “Liar!”"), "fr": ("Vous", "Crier « Menteur ! »")}


@pytest.mark.parametrize("lang", SAID)
def test_a_game_is_played_on_the_board_of_the_package(invite: Invite, lang: str) -> None:
    """By mouse in English, by finger in French: every choice is made on the board, and confirmed in the bar."""
    me, liar = SAID[lang]
    anna = invite("Anna", lang, phone=lang == "fr")
    table = GameTable(anna, make_table(anna, bots=1, game="liars_dice", options={"dice": "3", "wild": "ones"}))
    cup = anna.page.get_by_role("region", name=me, exact=True).get_by_role("img")
    expect(cup).to_have_count(3)
    bids = calls = 0
    while not anna.view.get("outcome"):
        if not table.asked:
            anna.page.wait_for_timeout(30)
            continue
        expect(cup).to_have_count(anna.view["observation"]["left"][0])
        anna.settle()
        bar = anna.page.get_by_role("group", name=anna.view["prompt"]["title"], exact=True)
        call = bar.get_by_role("button", name=liar, exact=True)
        if call.count():
            anna.reach(call)
            calls += 1
        else:
            anna.reach(bar.get_by_role("button", name=re.compile("^1 ")).first)
            bids += 1
        expect(bar.get_by_role("button", pressed=True)).to_have_count(1)
        table.confirm()
    assert bids
    assert calls
    table.expect_end()
