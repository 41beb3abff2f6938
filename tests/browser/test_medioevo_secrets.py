"""What one ruler of Medioevo knows is in nobody else's page: bids, cards that were not kept, secret pacts, coins behind
the screen. A spectator and the other person at the table hear and see nothing of it, whatever their pages ask for."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.attacks import FETCH, Listener, stays_secret
from browser.conftest import Invite
from browser.pages import GameTable
from browser.people import Person
from browser.playing import enter, make_table, view_of
from browser.realms import FOR_TWO, Realm, asked_for, florins_of, offered, play, quick, words
from browser.serving import Site

BOOKS = ("/things", "/rules", "/games")
"""What everybody can read at any time: the names of all cards are in there."""
PAID = 1137
"""A sum that nobody pays or has by chance."""
SAID = re.compile(r"(?<![\d.])1[,\s]?137(?![\d.])")
"""As it is written in any language."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from quick(tmp_path_factory, __name__)


def test_bids_and_cards_stay_secret_until_all_have_chosen(invite: Invite) -> None:
    """Anna chooses this, then that: whatever it is, the others are told and shown the same."""
    anna, theo, zoe = invite("Anna", "en"), invite("Théo", "fr", phone=True), invite("Zoé", "en")
    hers, his, watched = sit_down(anna, theo, zoe)
    others = [Listener(his, 1), Listener(watched, -1)]

    def bid(florins: str) -> None:
        hers.table.bar.get_by_role("spinbutton").or_(hers.table.bar.locator("input")).first.fill(florins)

    def keep(card: str) -> None:
        kept = hers.area.get_by_role("button", name=re.compile(rf"\b{card}$")).and_(hers.area.locator("[data-lit]"))
        anna.touch(kept)

    stays_secret(hers, others, ["31", "67"], bid)
    assert not knows_bid(zoe, 67)
    play([his], random.Random(2), lambda view: asked_for(anna.view) != "bid" and knows_bid(zoe, 67))

    # both are asked at once, and whose page hears of it first must not answer: the last answer shows all of them
    play([hers, his], random.Random(3), lambda view: asked_for(view) == "keep_start_card")
    play([hers], random.Random(3), lambda view: asked_for(view) == "keep_start_card")
    cards = [do.rpartition("=")[2] for do in offered(anna.view) if do.startswith("keep_start_card ")]
    stays_secret(hers, others, cards[:2], keep)
    for person in (theo, zoe):
        assert not [card for card in cards if knows_card(person, card)], person.name
    assert all(knows_card(anna, card) for card in cards), "the search looks for the wrong thing"


def test_a_secret_pact_and_what_is_paid_by_it(invite: Invite) -> None:
    """Who has not signed learns neither that there is one nor what was paid; nobody is told what others hold."""
    anna, theo, zoe = invite("Anna", "en"), invite("Théo", "fr", phone=True), invite("Zoé", "en")
    hers, his, _ = sit_down(anna, theo, zoe)
    play([hers, his], random.Random(4), lambda view: asked_for(anna.view) == "purchases")
    before = [florins_of(view_of(person, hers.table.code, seat)) for seat, person in enumerate((anna, theo))]

    # she writes it, and he hears of it when it is sent
    desk = hers.panel("pacts")
    hers.press("offer_pact", desk.get_by_role("toolbar", name="Théo"))
    hers.pick("add_clause", "add_clause kind=non_belligerence", desk)
    hers.pick("add_clause", "add_clause kind=payment giver=0 taker=1", desk)
    hers.amount("set_amount", PAID, desk)
    hers.pick("set_secret", "set_secret secret=yes", desk)
    assert knows_of_pact(anna)
    assert not knows_of_pact(theo)
    hers.press("send_offer", desk)
    papers = his.panel("pacts")
    expect(papers.get_by_text(SAID)).to_be_visible()
    his.press("accept_offer", papers.get_by_role("toolbar", name=re.compile("^Anna ")))  # bots may offer pacts too
    expect(hers.panel("pacts").get_by_text(hers.say("secret"), exact=True)).to_be_visible()

    # both have what was agreed on; who watches was told nothing, and the page that asks for everything is not either
    after = [florins_of(view_of(person, hers.table.code, seat)) for seat, person in enumerate((anna, theo))]
    assert after == [before[0] - PAID, before[1] + PAID]
    for person, seat in ((theo, 1), (zoe, -1)):
        ask_for_everything(person, hers.table.code, seat)
    assert knows_of_pact(theo)
    assert not knows_of_pact(zoe)
    assert not SAID.search(zoe.page.inner_text("body"))
    assert holds(anna, after[0])
    assert holds(theo, after[1])
    assert not holds(theo, after[0])
    assert not [sum for sum in after if holds(zoe, sum)]

    # cards that are drawn are seen by who draws them; the one that is not kept by nobody else
    play([hers, his], random.Random(5), lambda view: asked_for(anna.view) == "keep_empire_card")
    drawn = [do.rpartition("=")[2] for do in offered(anna.view) if do.startswith("keep_empire_card ")]
    hers.table.wait_asked()
    assert hers.do(f"keep_empire_card card={drawn[0]}")
    for person, seat in ((theo, 1), (zoe, -1)):
        ask_for_everything(person, hers.table.code, seat)
        assert [knows_card(person, card) for card in drawn] == [True, *(False for _ in drawn[1:])], person.name
    assert all(knows_card(anna, card) for card in drawn)


def sit_down(anna: Person, theo: Person, zoe: Person) -> tuple[Realm, Realm, Realm]:
    """Two at the table with two bots, and one who watches."""
    code = make_table(anna, [theo], **FOR_TWO)
    zoe.come()
    enter(zoe, anna.ask("GET", f"/tables/{code}")["invite"]["url"])
    boards = [Realm(GameTable(person, code)) for person in (anna, theo, zoe)]
    for board in boards:
        board.expect_drawn()
    return boards[0], boards[1], boards[2]


def ask_for_everything(person: Person, code: str, seat: int) -> None:
    """All that a page could ask for, also as if it sat elsewhere, which is refused."""
    with person.excused("403"):
        for path in ("view", "frames", "record", "ahead", "orders"):
            for asked in {seat, -1, 0}:
                person.page.evaluate(FETCH, f"/api/tables/{code}/{path}?seat={asked}")
    steps = person.ask("GET", f"/tables/{code}/frames?seat={seat}")["steps"]
    person.ask("GET", f"/tables/{code}/frame?seat={seat}&step={len(steps) - 1}")
    person.settle()


def knows_bid(person: Person, florins: int) -> bool:
    """Whether the bids are open and this is one of them."""
    return any(f'"florins":[{florins},' in frame for frame in person.frames)


def knows_card(person: Person, card: str) -> bool:
    """Whether a card is named anywhere, by its name with its number, or as somebody's."""
    name = words(person.lang).say(f"card-{card}")
    return re.search(rf'{re.escape(name)}|"(card|number)":"?{card}\b', person.heard(*BOOKS)) is not None


def knows_of_pact(person: Person) -> bool:
    """Whether an offer or a pact of the first two seats, a clause about a payment, or the sum is anywhere."""
    heard = person.heard(*BOOKS)
    return bool(re.search(r'"[op]01-\d|"payment"', heard) or SAID.search(heard))


def holds(person: Person, florins: int) -> bool:
    return re.search(rf'"florins":{florins}\b', person.heard(*BOOKS)) is not None
