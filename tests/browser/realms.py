"""Medioevo Universale in the browser: rulers who come to march, to trade and to answer with cards, and their board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.boards import KeyedPointedBoard, PointedBoard
from browser.conftest import BUILT
from browser.people import Person
from browser.playing import View, act
from browser.serving import Site
from pentapolis import games
from pentapolis.games.medioevo.abilities import CARDS
from pentapolis.words import Words
from server.playing import any_action

GAME: dict[str, Any] = {"game": "medioevo", "options": {"length": "short"}}
BOT = {"kind": "bot", "bot": "easy"}
FOR_TWO = {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}, BOT, BOT]}
"""Two people and two bots."""
ALONE = {**GAME, "seats": [{"kind": "me"}, BOT, BOT, BOT]}
MARCH = ("begin_move", "load", "step")
TRADE = ("trade_sell", "trade_buy", "trade_move")
LATER = ("stand", "unstand", "offer_", "declare_war", "take_loan", "leave_trade", "dismiss", "disband", "return_")
"""What leads nowhere in two turns, or away from it."""
ANSWERED = (
    "card_activated",
    "event_drawn",
    "before_battle",
    "melee_rolled",
    "round_end",
    "damage",
    "enter",
    "end_turn",
)
"""Windows that come up soon, the most frequent first."""
PARTS = ("board", "mine")
PATIENCE = 20_000
"""Looks at a table, 15 milliseconds apart while others choose, after which it does not go on; a tenth for one move."""


def quick(folders: pytest.TempPathFactory, name: str) -> Iterator[Site]:
    """A server whose bots and windows keep nobody waiting: there are many of both."""
    if not BUILT.exists():
        pytest.skip("the client is not built: ./test builds it")
    made = Site(folders.mktemp("site"), name, BOT_PAUSE_MS=5, BOT_GAP_MS=2, HIDDEN_PAUSE_MS=5)
    made.start()
    yield made
    made.stop()


def asked_for(view: View) -> str:
    """What a seat is asked and has not answered yet."""
    answered = view["seat"] in view.get("chosen", ())
    return str(view["prompt"]["decision"]) if view.get("asked") and not answered else ""


def turn_of(view: View) -> int:
    return int(view["observation"]["turn"])


def offered(view: View) -> list[str]:
    """What answers the question that is asked."""
    options = [option for shape in view["choices"] for option in shape.get("options", [])]
    return [str(option["do"]) for option in options if not option.get("aside")]


def answers(view: View) -> list[str]:
    """The cards that a ruler could answer with in a window."""
    dos = offered(view) if asked_for(view) else []
    return [do for do in dos if do.startswith("use_card")] if "pass" in dos else []


def rule(view: View, luck: random.Random) -> str:
    """A ruler who gets cards and Cavalry, marches out at once, and trades; what is sealed stays."""
    decision, dos = asked_for(view), offered(view)
    if not decision:
        return ""
    if not dos:  # a bid
        (shape,) = [shape for shape in view["choices"] if shape["shape"] == "range"]
        return f"{shape['do']} {shape['field']}={shape['low']}"
    if decision == "place_start_transports":
        kinds = [item["kind"] for item in view["observation"]["items"].values() if item["owner"] == view["seat"]]
        return _first(dos, f"place_transport transport={'caravan' if 'war_wagon' in kinds else 'war_wagon'} level=1")
    if decision in ("keep_start_card", "keep_empire_card"):
        return min((do for do in dos if do.startswith("keep_")), key=_use_of)
    if decision == "purchases":
        wagons = [item for item in view["observation"]["items"].values() if item["owner"] == view["seat"]]
        at = next((item["place"] for item in wagons if item["kind"] == "war_wagon"), "")
        wanted = ("buy_empire_card", f"recruit unit=cavalry place={at}", f"recruit unit=archer place={at}")
        return next((found for one in wanted if (found := _first(dos, one))), "end_purchases")
    if decision in ("combat_turn", "complete_move", "trade_turn"):
        verbs = TRADE if decision == "trade_turn" else MARCH
        ways = next((ways for verb in verbs if (ways := _without_route(dos, verb))), [])
        return luck.choice(ways) if ways else _first(dos, "end_trade") or _first(dos, "finish_move") or dos[0]
    if used := answers(view):
        return luck.choice(used)
    if _first(dos, "pay_upkeep"):
        return "pay_upkeep"
    ways = [do for do in dos if not do.startswith(LATER)]
    return luck.choice(ways) if ways else any_action(view, luck)


def _first(dos: Sequence[str], start: str) -> str:
    return next((do for do in dos if do == start or do.startswith(start + " ")), "")


def _without_route(dos: Sequence[str], verb: str) -> list[str]:
    """Steps of a move: new ones rather than back; a purchase without a route, so that it can be sold anywhere."""
    return [do for do in dos if do.startswith(verb + " ") and "route=" not in do]


def _use_of(do: str) -> int:
    """How soon a card can answer something, the sooner the less."""
    number = int(do.rpartition("card=")[2].split()[0])
    places = [ANSWERED.index(window) for window in CARDS[number].windows if window in ANSWERED]
    return min(places, default=len(ANSWERED))


@cache
def words(lang: str) -> Words:
    """The words of the drawn board."""
    title = games.title("medioevo")
    return Words(lang, title.id, title.actions, ("board",))


class Realm(PointedBoard):
    """The board of Medioevo. `did` are the verbs that were done on it by hand."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.did: set[str] = set()

    def say(self, key: str, **args: Any) -> str:
        return words(self.person.lang).say(f"board-{key}", **args)

    def panel(self, name: str) -> Locator:
        """One of the panels over the map, open."""
        self.clear()
        if self.person.phone:
            self.turn_to("board")
        title = self.say("panel", panel=name)
        tab = self.area.get_by_role("toolbar", name=self.say("panels")).get_by_role("button", name=title)
        if tab.get_attribute("aria-pressed") != "true":
            self.person.touch(tab)
        panel = self.area.get_by_role("complementary", name=title)
        expect(panel).to_be_visible()
        return panel

    def ends_of_map(self) -> tuple[Locator, Locator]:
        """Two places of it that lie apart."""
        places = self.area.locator("[data-region=board] [data-point^='thing:place/']")
        return places.first, places.last

    def press(self, verb: str, within: Locator) -> None:
        """Do what has a button on the board, and confirm it."""
        self.person.settle()
        self.person.touch(within.get_by_role("button", name=self.say("act", verb=verb), exact=True))
        self.confirm(verb)

    def pick(self, verb: str, option: str, within: Locator) -> None:
        """Choose from a list on the board, and confirm it."""
        self.person.settle()
        within.get_by_role("combobox", name=self.say("act", verb=verb), exact=True).select_option(option)
        self.confirm(verb)

    def amount(self, verb: str, number: int, within: Locator) -> None:
        """Say how much, in the bar, after a button on the board, and confirm it."""
        self.person.settle()
        self.person.touch(within.get_by_role("button", name=self.say("act", verb=verb), exact=True))
        self.table.bar.locator("input[type=number]").fill(str(number))
        self.confirm(verb)

    def confirm(self, verb: str) -> None:
        self.table.confirm()
        self.did.add(verb)

    def do(self, action: str) -> bool:
        """Tap what an action names, thing by thing, and confirm; False, and nothing is done, if none of it is lit."""
        self.clear()
        self.person.settle()
        verb, *fields = action.split()
        tapped = [self._tap(field.partition("=")[2]) for field in fields]
        if not any(tapped):
            return False
        for _ in range(40):  # what has no place on the board: how many, by which route
            if self.table.ready:
                break
            self._use_bar(random.Random(1))
        self.confirm(verb)
        return True

    def _tap(self, value: str) -> bool:
        """A thing that is lit and goes by this name or number; what is chosen already is as good."""
        for part in PARTS if self.person.phone else ("",):
            if part:
                self.turn_to(part)
            lit = self.area.locator(f'[data-lit][data-point$="/{value}"]')
            if value.isdecimal():
                lit = lit.or_(
                    self.area.locator("[data-lit]").and_(self.person.page.get_by_label(re.compile(rf"\b{value}\b")))
                )
            if not lit.count():
                continue
            chosen = {lit.first.get_attribute(mark) for mark in ("aria-pressed", "aria-selected")}
            if "true" not in chosen:
                self.reach(lit.first)
            return True
        return False

    def reach(self, lit: Locator) -> None:
        self.person.reach(lit)

    def wait_on(self, view: View) -> None:
        """Until this person is told something newer."""
        self.person.wait(lambda: self.person.view["version"] != view["version"], "to be told more")


class KeyedRealm(Realm, KeyedPointedBoard):
    """The same with keys alone."""

    def reach(self, lit: Locator) -> None:
        for _ in range(2 * self.lit.count() + 2):
            self.person.press("l")
            if lit.evaluate("one => one === document.activeElement"):
                self.person.press("Enter")
                return
        raise AssertionError("L does not come to " + str(lit.get_attribute("aria-label")))

    def confirm(self, verb: str) -> None:
        before = self.person.view
        self.person.press("Control+Enter")
        if self.table.ready:  # it asks once more
            self.person.press("Control+Enter")
        self.wait_on(before)
        self.did.add(verb)


def play(
    rulers: Sequence[Realm],
    luck: random.Random,
    until: Callable[[View], bool],
    by_hand: Collection[str] = (),
) -> None:
    """Let these seats play until somebody's view is as wanted: what is named `by_hand`, and any card that answers,
    once by each of them on the board itself, the rest by the page's own requests."""
    for _ in range(PATIENCE):
        for ruler in rulers:
            view = ruler.person.view
            if view.get("outcome") or until(view):
                return
            if asked_for(view):
                _decide(ruler, view, luck, by_hand)
                break
        else:
            rulers[0].person.page.wait_for_timeout(15)
    raise AssertionError("it never comes so far")


def _decide(ruler: Realm, view: View, luck: random.Random, by_hand: Collection[str]) -> None:
    decision, action = asked_for(view), rule(view, luck)
    asks = "answer" if action in answers(view) else decision
    if not ruler.answered[asks] and (decision in by_hand or (by_hand and asks == "answer")):
        ruler.table.wait_asked()
        if ruler.do(action):
            ruler.answered[asks] += 1
            return
    try:
        with ruler.person.excused("status of 409"):  # the view may be older than the table
            act(ruler.person, ruler.table.code, view, action)
    except AssertionError as refused:
        if '"error":"stale"' not in str(refused):
            raise
    ruler.wait_on(view)


def florins_of(view: View) -> int:
    """What a ruler has behind the screen, in the ruler's own view."""
    return int(view["observation"]["players"][view["seat"]]["florins"])


def offers_of(person: Person) -> list[Any]:
    return list(person.view["observation"]["offers"])
