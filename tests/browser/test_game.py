"""Two people and a bot play a game from the invitation to the final score."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.pages import GameTable, LobbyPage, StartPage
from browser.people import NO_LINE, Person
from browser.playing import play_on
from browser.serving import Site


def play_by_hand(tables: list[GameTable], luck: random.Random, year: int) -> int:
    """Whoever is asked chooses in the decision bar, until a year begins; how many decisions that were."""
    done = 0
    while True:
        for table in tables:
            view = table.person.view
            if view.get("observation", {}).get("year", 0) >= year:
                return done
            if table.asked:
                table.take_turn(luck)
                done += 1
        tables[0].person.page.wait_for_timeout(30)


def test_a_game_from_the_invitation_to_the_rematch(invite: Invite, site: Site, tmp_path: Path) -> None:
    luck = random.Random(1)
    anna, theo = invite("Anna", "en", text=True), invite("Théo", "fr", phone=True)

    # Anna, who has the board as text, sets up a table for three, one seat of it for a bot
    new = StartPage(anna).with_friends()
    assert anna.page.evaluate("isSecureContext") is False
    new.players(3)
    new.open_more()
    new.seat(3, "bot")
    new.make()
    lobby = LobbyPage(anna)
    assert lobby.invite.startswith(f"{site.url}/t/{lobby.code}#invite=")

    # Théo opens the link on his phone, says his name and sits down
    friend = LobbyPage(theo, lobby.invite)
    expect(theo.page.locator("html")).to_have_attribute("lang", "fr")
    assert "invite" not in theo.page.url
    friend.sit()
    expect(lobby.seats.filter(has_text="Théo")).to_be_visible()
    lobby.start()
    hers, his = GameTable(anna), GameTable(theo)
    code = hers.code
    assert his.code == code

    # some moves by hand; a reload keeps the seat
    for _ in range(6):
        table = _whose(hers, his)
        table.take_turn(luck)
    before, theo.frames = theo.view, []
    assert before["seat"] == 1
    theo.page.reload()
    his = GameTable(theo)
    theo.expect_seat(1)
    assert theo.view["observation"]["year"] == before["observation"]["year"]

    # the server dies in the middle of a move: nothing is lost, and both pages come back by themselves
    mover = _whose(hers, his)
    other = his if mover is hers else hers
    mover.choose(luck)
    known, version = site.moves(), mover.person.view["version"]
    mover.person.page.evaluate("window.same = true")
    other.person.page.evaluate("window.same = true")
    with anna.excused(NO_LINE), theo.excused(NO_LINE):
        site.kill()
        for table in (mover, other):
            expect(table.person.text("table-offline")).to_be_visible()
        kept = mover.person.text("table-offline-kept")

        def press_on() -> bool:  # it may ask once more
            if not kept.count() and mover.ready:
                mover.person.reach(mover.main)
            return kept.count() > 0

        mover.person.wait(press_on, "for the move to be kept")
        site.start()
        for table in (mover, other):
            expect(table.person.text("table-offline")).to_have_count(0)
            expect(table.person.text("table-offline-kept")).to_have_count(0)
            assert table.person.page.evaluate("window.same") is True
    mover.wait_moved(version)
    moves = site.moves()
    assert set(known) < set(moves)
    assert len(moves) == len(set(moves)) == len(known) + 1, "the move that was kept is done once"

    # the rest of the first year by hand, both at once
    play_by_hand([hers, his], luck, 2)
    assert {"list", "multiset"} <= _shapes(anna) | _shapes(theo)

    # from here the pages ask what they would ask if somebody tapped: the decision bar has shown that it can
    play_on([(anna, 0), (theo, 1)], code, luck)
    for table in (hers, his):
        table.expect_end()
    assert hers.scores == his.scores
    assert len(hers.scores) == 3

    # the record that Anna exports is genuine
    with anna.page.expect_download() as download:
        anna.touch(anna.find("link", "table-export"))
    record = tmp_path / "record.json"
    download.value.save_as(record)
    anna.goto("/verify")
    anna.page.locator("input[type=file]").set_input_files(record)
    expect(anna.find("heading", "verify-yes")).to_be_visible()

    # once more, with the seats rotated
    hers = GameTable(anna, code)
    anna.touch(anna.find("button", "table-rematch"))
    again = LobbyPage(anna)
    assert again.code != code
    theo.touch(theo.find("link", "table-rematch-join"))
    LobbyPage(theo)
    expect(again.seats.filter(has_text="Théo")).to_be_visible()


def _shapes(person: Person) -> set[str]:
    """How options were offered to somebody."""
    views = [json.loads(frame) for frame in person.frames if frame.startswith('{"type":"view"')]
    return {shape["shape"] for view in views if view["asked"] for shape in view["choices"]}


def _whose(*tables: GameTable) -> GameTable:
    """The table of somebody who is asked now."""
    tables[0].person.wait(lambda: any(table.asked for table in tables), "for somebody to be asked")
    return next(table for table in tables if table.asked)
