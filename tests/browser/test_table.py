"""What people do at a table beside playing: take back, look back, talk, plan, leave, come back, hand over."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.pages import GameTable, LobbyPage
from browser.people import Person
from browser.playing import Chooser, View, act, enter, make_table, play_on, view_of
from server.playing import any_action

LIVE = {"public": False, "hints": True, "spectators": True}
SLOW = {"public": False, "hints": True, "spectators": True, "pace": "slow"}
Seated = list[tuple[Person, int]]


def whose_turn(seated: Seated, code: str) -> int:
    """The first of these seats that is asked."""
    asked: list[int] = []

    def somebody() -> bool:
        asked[:] = [seat for person, seat in seated if view_of(person, code, seat)["asked"]]
        return bool(asked)

    seated[0][0].wait(somebody, "for somebody to be asked")
    return asked[0]


@pytest.fixture
def pair(invite: Invite) -> tuple[Person, Person, str]:
    """Anna at a desk and Théo with a phone, at a table of their own."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    return anna, theo, make_table(anna, [theo], settings=LIVE)


# deciding


def test_a_choice_is_a_sentence_that_can_be_changed(pair: tuple[Person, Person, str]) -> None:
    """Chips are tapped to change them, Escape begins again, a bot may be asked, and the button says what follows."""
    anna, theo, code = pair
    table = GameTable(anna, code)
    play_on([(anna, 0), (theo, 1)], code, random.Random(11), lambda view: view["seat"] == 0 and _many(view))
    table.wait_asked()
    table.choose(random.Random(2), sides=0)
    change = anna.like("button", "table-chip-change", "value", within=table.bar)
    expect(change.first).to_be_visible()
    anna.touch(change.first)
    expect(table.options.first).to_be_visible()
    assert table.options.count() > 1
    anna.press("Escape")
    expect(table.main).to_be_disabled()
    anna.touch(anna.find("button", "table-hint", table.bar))
    expect(anna.find("group", "advice-hint")).to_be_visible()
    expect(table.main).to_be_enabled()
    table.confirm()
    assert view_of(anna, code, 0)["undo"]


def _many(view: View) -> bool:
    """More options than digits: they are asked field by field."""
    return bool(view["asked"]) and sum(len(shape.get("options", [])) for shape in view["choices"]) > 9


# undo


def test_undo_says_what_it_takes_back(pair: tuple[Person, Person, str]) -> None:
    anna, theo, code = pair
    luck = random.Random(2)
    first = whose_turn([(anna, 0), (theo, 1)], code)
    mover, next_one = (anna, theo) if first == 0 else (theo, anna)
    table, other = GameTable(mover, code), GameTable(next_one, code)
    table.wait_asked()
    table.choose(luck)
    table.confirm()
    other.wait_asked()
    assert mover.view["undo"], mover.name
    expect(table.undo).to_be_visible()
    did = mover.view["undo"][0]
    assert "".join(part["text"] for part in did) in table.undo.inner_text()
    mover.touch(table.undo)
    table.wait_asked()
    expect(other.main).to_have_count(0)
    assert view_of(mover, code, first)["undo"] == []


def test_undo_by_key_and_the_whole_turn(pair: tuple[Person, Person, str]) -> None:
    """Ctrl+Z takes back the last move, "restart turn" all of mine since somebody else's."""
    anna, theo, code = pair
    seated, luck = [(anna, 0), (theo, 1)], random.Random(3)
    for _ in range(6):
        play_on(seated, code, luck, until=_several_to_undo)
        if _several_to_undo(view_of(anna, code, 0)):
            break
        code = make_table(anna, [theo], settings=LIVE)  # a game may end without such a turn
    table = GameTable(anna, code)
    restart = anna.like("button", "table-restart", "count", within=table.bar)
    expect(restart).to_be_visible()
    moves = len(view_of(anna, code, 0)["undo"])
    anna.page.locator("body").focus()
    before = anna.view["version"]
    anna.press("Control+z")
    table.wait_moved(before)
    expect(table.undo).to_be_visible()
    left = view_of(anna, code, 0)["undo"]
    assert len(left) == moves - 1
    if len(left) > 1:
        anna.touch(restart)
    else:
        anna.touch(table.undo)
    expect(table.undo).to_have_count(0)
    assert view_of(anna, code, 0)["undo"] == []


def _several_to_undo(view: View) -> bool:
    return view["seat"] == 0 and len(view["undo"]) > 1


# looking back


def test_the_past_is_a_slider_and_now_is_one_tap_away(pair: tuple[Person, Person, str]) -> None:
    anna, theo, code = pair
    seated = [(anna, 0), (theo, 1)]
    play_on(seated, code, random.Random(4), until=lambda view: len(view["log"]) > 25)
    table = GameTable(anna, code)
    log = table.open_tab("log").get_by_role("listitem")
    log.nth(3).hover()
    log.nth(3).get_by_role("button", name=anna.say("table-log-then")).click()
    past = anna.find("region", "table-replay")
    slider = past.get_by_role("slider")
    steps = int(slider.get_attribute("max") or 0) + 1
    slider.focus()
    anna.press("Home")
    expect(past.get_by_role("slider", name=anna.say("table-replay-step", step=1, steps=steps))).to_be_visible()
    anna.press("End")
    expect(past.get_by_role("slider", name=anna.say("table-replay-step", step=steps, steps=steps))).to_be_visible()
    anna.touch(anna.find("button", "table-replay-back", past))
    expect(past.get_by_role("slider", name=anna.say("table-replay-step", step=steps - 1, steps=steps))).to_be_visible()
    expect(table.main).to_have_count(0)
    anna.touch(anna.find("button", "table-replay-now", past))
    expect(past).to_have_count(0)


# talking and writing


def test_players_and_spectators_talk_apart(invite: Invite) -> None:
    anna, theo, zoe = invite("Anna", "en"), invite("Théo", "fr", phone=True), invite("Zoé", "fr")
    code = make_table(anna, [theo])
    zoe.come()
    enter(zoe, anna.ask("GET", f"/tables/{code}")["invite"]["url"])
    tables = [GameTable(person, code) for person in (anna, theo, zoe)]
    for table in tables:
        table.open_tab("chat")
    _write(anna, "We two against the bots?")
    _write(zoe, "Anna will win this")
    expect(theo.page.get_by_role("log").get_by_text("We two against the bots?")).to_be_visible()
    expect(zoe.page.get_by_role("log").get_by_text("Anna will win this")).to_be_visible()
    # what comes later on the same socket comes after whatever was sent before
    _write(zoe, "Or Théo")
    _write(theo, "On commence")
    expect(zoe.page.get_by_role("log").get_by_text("Or Théo")).to_be_visible()
    for person in (anna, theo):
        expect(person.page.get_by_role("log").get_by_text("On commence")).to_be_visible()
    assert "We two against" not in zoe.heard()
    assert "will win this" not in anna.heard() + theo.heard()


def _write(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.say("table-chat-write")).fill(text)
    person.touch(person.find("button", "table-chat-send"))


def test_notes_are_kept_and_private(pair: tuple[Person, Person, str]) -> None:
    anna, theo, code = pair
    GameTable(theo, code)
    table = GameTable(anna, code)
    panel = table.open_tab("notes")
    box = anna.find("textbox", "table-notes-label", panel)
    expect(box).to_be_enabled()
    box.fill("He always takes the Queen")
    expect(panel.get_by_text(anna.say("table-notes-saved"))).to_be_visible()
    anna.page.reload()
    panel = GameTable(anna).open_tab("notes")
    expect(anna.find("textbox", "table-notes-label", panel)).to_have_value("He always takes the Queen")
    assert "takes the Queen" not in theo.heard()


# plans


def test_plans_answer_and_what_no_longer_fits_is_said(invite: Invite) -> None:
    """At a slow table: "don't ask me" is a switch, an answer kept ahead is given, one that can't be is dropped."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    code = make_table(anna, [theo], settings=SLOW)
    seated = [(anna, 0), (theo, 1)]
    table = GameTable(anna, code)
    panel = table.open_tab("plans")
    (game,) = [game for game in anna.ask("GET", "/games?lang=en") if game["id"] == "kingsburg"]
    title = game["decisions"]["recruit"]
    silent = panel.get_by_role("switch", name=game["standing_words"]["recruit"])
    silent.check()
    expect(panel.get_by_text(anna.say("table-plan-always", decision=title))).to_be_visible()
    never = {"kind": "next", "decision": "influence", "action": "place advisor=18 colored_dice=1"}
    always = anna.ask("GET", f"/tables/{code}/view?seat=0")["plans"][0]
    always.pop("parts")
    anna.ask("PUT", f"/tables/{code}/plans", {"seat": 0, "plans": [always, never]})

    # it is Anna's turn to influence: that can't be, so it is dropped, she is told, and the table waits for her
    play_on(seated, code, random.Random(6), lambda view: bool(view.get("dropped")), _leaving("influence"))
    (dropped,) = view_of(anna, code, 0)["dropped"]
    expect(panel.get_by_text(dropped)).to_be_visible()
    assert dropped not in theo.heard()
    table.wait_asked()

    # in winter she is not asked: her plan passes
    play_on(seated, code, random.Random(6), lambda view: view["observation"]["year"] == 2, _leaving("recruit"))


def _leaving(decision: str) -> Chooser:
    """Anna leaves this decision to her plans."""

    def choose(view: View, luck: random.Random) -> str:
        left = view["seat"] == 0 and view["prompt"]["decision"] == decision
        return "" if left else any_action(view, luck)

    return choose


def test_an_answer_given_ahead_is_played_when_it_is_asked(invite: Invite) -> None:
    """While the other player is asked, what I could answer is there to plan; it is played as soon as I am asked."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    code = make_table(anna, [theo], settings=SLOW)
    table = GameTable(anna, code)

    def theo_influences(view: View) -> bool:
        asked = view["seat"] == 1 and view["asked"] and view["prompt"]["decision"] == "influence"
        return bool(asked) and all(group["seat"] != 0 for group in view["observation"]["groups"])

    def staying(view: View, luck: random.Random) -> str:
        """Anna never passes while she can do something else: she will be asked again."""
        actions = [any_action(view, luck) for _ in range(20 if view["seat"] == 0 else 1)]
        return next((action for action in actions if action != "pass"), actions[0])

    play_on([(anna, 0), (theo, 1)], code, random.Random(6), theo_influences, staying)
    panel = table.open_tab("plans")
    expect(panel.get_by_text(anna.say("table-plans-ahead"))).to_be_visible()
    (ahead,) = anna.ask("GET", f"/tables/{code}/ahead?seat=0&lang=en")
    action = next(o["do"] for o in ahead["choices"][0]["options"] if o["do"] != "pass")
    plan = {"kind": "next", "decision": "influence", "action": action}
    anna.ask("PUT", f"/tables/{code}/plans", {"seat": 0, "plans": [plan]})
    expect(anna.find("button", "table-plan-remove", panel)).to_be_visible()
    act(theo, code, view_of(theo, code, 1), "pass")
    expect(anna.find("button", "table-plan-remove", panel)).to_have_count(0)
    told = [line["event"].get("action") for line in view_of(anna, code, 0)["log"]]
    assert action in told


# other devices, other people


def test_a_seat_goes_on_at_another_device(pair: tuple[Person, Person, str], invite: Invite) -> None:
    anna, _, code = pair
    anna.goto("/me")
    anna.touch(anna.find("button", "me-other-device-make"))
    link = anna.page.get_by_label(anna.say("me-other-device-label"), exact=True)
    expect(link).to_be_visible()
    tablet = invite("Anna's phone", "fr", phone=True)
    tablet.goto(link.input_value())
    tablet.touch(tablet.find("button", "me-adopt-yes"))
    assert "device=" not in tablet.page.url
    expect(tablet.page.get_by_text(tablet.say("me-adopted", name="Anna"))).to_be_visible()
    GameTable(tablet, code)
    tablet.expect_seat(0)
    GameTable(anna, code)
    anna.expect_seat(0)


def test_a_new_link_to_a_seat_ends_the_old_one(invite: Invite) -> None:
    """In the lobby by the button, under way by what the button asks for: the old page says it, the new one sits."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    anna.come()
    made = anna.ask("POST", "/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]})
    lobby = LobbyPage(anna, f"/t/{made['code']}")
    LobbyPage(theo, lobby.invite).sit()
    anna.touch(anna.find("button", "lobby-seat-link"))
    anna.touch(anna.find("button", "lobby-seat-link-yes"))
    link = anna.page.get_by_label(anna.say("lobby-seat-link-label"), exact=True)
    expect(link).to_be_visible()
    expect(theo.find("button", "lobby-stand")).to_have_count(0)
    other = invite("Théo anew", "fr")
    other.goto(link.input_value())
    expect(other.find("button", "lobby-stand").first).to_be_visible()
    anna.press("Escape")
    lobby.start()
    code = made["code"]
    table = GameTable(other)
    again = anna.ask("POST", f"/tables/{code}/seats/1/link")["url"]
    expect(other.text("table-lost-seat")).to_be_visible()
    expect(table.main).to_have_count(0)
    third = invite("Third", "en")
    third.goto(again)
    GameTable(third)
    third.expect_seat(1)


def test_a_seat_is_handed_to_a_bot(pair: tuple[Person, Person, str]) -> None:
    anna, theo, code = pair
    hers, his = GameTable(anna, code), GameTable(theo, code)
    play_on([(anna, 0), (theo, 1)], code, random.Random(3), lambda view: view["seat"] == 1 and view["asked"])
    his.wait_asked()
    menu = hers.open_menu()
    anna.touch(anna.find("button", "table-hand", menu, name="Théo"))
    anna.touch(anna.find("button", "table-hand-sure", menu, name="Théo"))
    expect(his.main).to_have_count(0)
    expect(theo.text("table-lost-seat")).to_be_visible()
    hers.close_window()
    play_on([(anna, 0)], code, random.Random(3), lambda view: len(view["log"]) > 20)


# one screen for two


def test_a_curtain_hides_what_the_next_must_not_see(invite: Invite) -> None:
    anna = invite("Anna", "fr", phone=True)
    anna.come()
    pair = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Théo"}]
    code = anna.ask("POST", "/tables", {"game": "kingsburg", "preset": "custom", "seats": pair})["code"]
    anna.ask("POST", f"/tables/{code}/start")
    table = GameTable(anna, code)
    curtain = anna.find("region", "table-curtain")
    luck = random.Random(8)
    names: list[str] = []
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert table.options.count() == 0
        anna.expect_seat(-1)
        opens = anna.like("button", "table-curtain-open", "name", within=curtain).first
        names.append(opens.inner_text())
        anna.touch(opens)
        expect(curtain).to_have_count(0)
        table.wait_asked()
        while table.asked and not curtain.count():
            table.take_turn(luck)
            anna.wait_drawn()
    assert len(set(names)) == 2


# pauses


def test_anybody_may_pause_and_go_on(pair: tuple[Person, Person, str]) -> None:
    anna, theo, code = pair
    hers, his = GameTable(anna, code), GameTable(theo, code)
    anna.touch(anna.find("button", "table-pause", hers.open_menu()))
    hers.close_window()
    for person, table in ((anna, hers), (theo, his)):
        expect(person.text("kit-state-paused").first).to_be_visible()
        expect(table.main).to_have_count(0)
    theo.touch(theo.find("button", "table-resume").first)
    for person in (anna, theo):
        expect(person.text("kit-state-paused")).to_have_count(0)
    first = whose_turn([(anna, 0), (theo, 1)], code)
    mover = (anna, theo)[first]
    view = view_of(mover, code, first)
    act(mover, code, view, any_action(view, random.Random(1)))


def test_what_the_bar_says_follows_the_language(pair: tuple[Person, Person, str]) -> None:
    anna, _, code = pair
    table = GameTable(anna, code)
    menu = table.open_menu()
    anna.page.get_by_label(anna.say("table-set-language"), exact=True).select_option("fr")
    anna.lang = "fr"
    expect(anna.find("dialog", "table-menu")).to_be_visible()
    table.close_window()
    expect(menu).to_have_count(0)
    expect(table.bar).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile("province", re.IGNORECASE)).first).to_be_visible()
