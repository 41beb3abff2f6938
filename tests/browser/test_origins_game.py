"""Origins in the browser: a solo training by finger to its end; three seats, two of them people, and a district."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.boards import KeyedPointedBoard, PointedBoard
from browser.conftest import Invite
from browser.governors import advised, play_by_hand
from browser.pages import GameTable, LobbyPage, StartPage
from browser.people import Person
from browser.playing import View, play_on, view_of
from browser.test_discordia_solo import for_one
from server.playing import any_action


def round_of(view: View) -> int:
    return int(view["observation"]["round"])


def test_a_solo_training_by_finger(invite: Invite) -> None:
    """The first round on the board, then as a good bot advises, to the verdict."""
    theo = invite("Théo", "fr", phone=True)
    new = StartPage(theo, "Origins").with_friends()
    for_one(new)
    new.make()
    board = PointedBoard(GameTable(theo))
    luck = random.Random(41)
    board.expect_drawn()
    advice = advised(theo, board.table.code)
    play_by_hand([board], luck, lambda view: round_of(view) > 1, advice)
    assert {"choose_action"} <= board.answered.keys()
    assert {"worker", "site"} <= board.done.keys()
    play_on([(theo, 0)], board.table.code, luck, choose=advice)
    board.table.expect_end()
    view = view_of(theo, board.table.code, 0)
    assert round_of(view) == 5
    won = view["outcome"]["ranks"][0]["won"]
    expect(theo.find("heading", "table-end-you-won" if won else "table-end-nobody")).to_be_visible()
    expect(theo.page.get_by_text(str(view["outcome"]["ranks"][0]["score"])).first).to_be_visible()


def test_three_seats_and_a_district_by_touch(invite: Invite) -> None:
    """By finger and by keys; when a district can be completed on the phone, it is, on its seat of power."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    new = StartPage(anna, "Origins").with_friends()
    new.players(3)
    new.open_more()
    new.seat(3, "bot")
    new.make()
    lobby = LobbyPage(anna)
    LobbyPage(theo, lobby.invite).sit()
    expect(lobby.seats.filter(has_text="Théo")).to_be_visible()
    lobby.start()
    hers, his = KeyedPointedBoard(GameTable(anna)), PointedBoard(GameTable(theo))
    code, luck = hers.table.code, random.Random(42)
    for board in (hers, his):
        board.expect_drawn()
    play_by_hand([hers, his], luck, lambda view: round_of(view) > 1, builder)
    assert {"worker", "site"} <= hers.done.keys() & his.done.keys()

    play_on([(anna, 0), (theo, 1)], code, luck, until=lambda view: can_complete(view, 1), choose=builder)
    before = seats_of_power(theo, 1, code)
    his.table.wait_asked()
    his.clear()
    his.take("mine", "[data-at]")
    if not his.table.ready:
        his.take("mine", '[data-region="hand"]')
    his.table.confirm()
    after = seats_of_power(theo, 1, code)
    assert after == before + 1
    assert seats_of_power(anna, 0, code) == after, "everybody sees it"


def builder(view: View, luck: random.Random) -> str:
    """Who builds wherever it can be done, close to the Agora: four tiles in a square come soon."""
    offered = [str(option["do"]) for shape in view["choices"] for option in shape.get("options", [])]
    best = max(map(building, offered), default=0)
    return luck.choice([do for do in offered if building(do) == best] or [any_action(view, luck)])


def building(do: str) -> int:
    """How much an action has to do with building."""
    verb, *fields = do.split()
    if verb == "construct":
        cell = dict(field.split("=") for field in fields)
        return 10 - abs(int(cell.get("x", 0))) - abs(int(cell.get("y", 0)))
    if do == "main_action action=build":
        return 9
    return 6 if verb == "visit_site" and "site=2" in fields else 0


def can_complete(view: View, seat: int) -> bool:
    """Whether this seat is asked and has a district that it can complete."""
    options = [option for shape in view.get("choices", ()) for option in shape.get("options", [])]
    return view["seat"] == seat and any(option["verb"] == "complete_district" for option in options)


def seats_of_power(viewer: Person, seat: int, code: str) -> int:
    """How many of Théo's districts are complete, as somebody sees it."""
    city = view_of(viewer, code, seat)["observation"]["players"][1]
    return sum(place["value"] > 0 for place in city["seats"])
