"""Answers ahead: played when legal, dropped when not, and nobody's business but their owner's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import pentapolis as pp
from kernel.toys import raid
from pentapolis import games
from pentapolis.bots.protocol import mixed
from pentapolis.kernel.action import text
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Malformed
from pentapolis.kernel.sight import TABLE
from pentapolis.server.automatic.ownpart import effect, own_part
from pentapolis.server.automatic.plans import Book, Kept, attempt, based, checked, outdated, waiting_plan
from pentapolis.server.storage.models import game_tables
from pentapolis.server.storage.models import plans as plans_table
from pentapolis.server.wire.play import Plan
from server.house import House, Person
from server.playing import view_of
from server.sockets import socket
from server.waiting import PAUSE, Waiting, waiting_house


def scripted(traps: tuple[int, ...] = (0, 0, 0)) -> Match[Any]:
    """A raid of three, seat 0 to begin, with these traps."""
    return Match(raid.TITLE, raid.TITLE.table(3), pp.ScriptedChance([("traps", trap) for trap in traps]), auto=False)


def book(*plans: Kept, match: Match[Any], seat: int) -> Book:
    return based(Book(plans), match, seat)


REST = Kept("next", "turn", "rest")
CAREFUL = Kept("next", "turn", "rest", "unchanged")
ALWAYS = Kept("always", "turn", "rest")


# what is a seat's own


def test_own_is_what_the_fields_say_is_a_seat_s() -> None:
    match = scripted()
    g = match.state

    def seen() -> str:
        return own_part(raid.TITLE.observe(match.state, 1), 1)

    before = seen()
    g.fighters[0].loot += 1
    g.turns -= 1
    assert seen() == before, "another seat's, and what is everybody's"
    g.fighters[1].loot += 1
    assert seen() != before
    g.fighters[1].loot -= 1
    g.fighters[1].traps += 1
    assert seen() != before, "what only the seat itself sees is its own as well"


def test_own_secrets_in_a_list_by_seat_are_found() -> None:
    from kernel.toys import auction

    g, _ = auction.TITLE.new(auction.TITLE.table(2), pp.FastChance(1))
    before = [own_part(auction.TITLE.observe(g, seat), seat) for seat in (0, 1)]
    g.florins[1] -= 1
    after = [own_part(auction.TITLE.observe(g, seat), seat) for seat in (0, 1)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False]


def test_what_an_action_does_is_the_same_whenever_it_would_be_done() -> None:
    match: Match[Any] = Match(pp.title("kingsburg"), pp.title("kingsburg").table(2), pp.FastChance(5))
    title, checks = match.title, 0
    for _ in range(60):
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        if match.state.agenda[-1].name == "build" and len(options) > 1:
            o = title.observe(match.state, seat)
            does = effect(title, o, seat, "build", options[0])
            assert does
            assert does != effect(title, o, seat, "build", options[len(options) - 1])
            checks += 1
        match.act(seat, options[0])
        if match.over:
            break
    assert checks


# which plan is played


def test_the_first_plan_for_what_is_asked_is_played() -> None:
    match = scripted()
    mine = book(Kept("next", "parry", "block"), REST, Kept("next", "turn", "feint on=1"), match=match, seat=0)
    tried = attempt(mine, match, 0)
    assert tried is not None
    assert tried.action is not None
    assert text(tried.action) == "rest"
    assert [plan.action for plan in tried.book.plans] == ["block", "feint on=1"]


def test_who_is_not_asked_has_no_plan_to_play() -> None:
    match = scripted()
    assert attempt(book(REST, match=match, seat=1), match, 1) is None
    assert attempt(book(Kept("next", "parry", "block"), match=match, seat=0), match, 0) is None


def test_a_plan_that_is_not_legal_is_dropped_and_the_owner_asked() -> None:
    match = scripted()
    mine = book(Kept("next", "turn", "attack on=0"), CAREFUL, REST, ALWAYS, match=match, seat=0)
    tried = attempt(mine, match, 0)
    assert tried is not None
    assert tried.action is None
    assert [(gone.action, gone.why) for gone in tried.book.dropped] == [("attack on=0", "illegal"), ("rest", "follows")]
    assert [plan.only_if for plan in tried.book.plans] == ["legal", "legal"], "what depends on nothing stays"
    assert not waiting_plan(tried.book, match, 0), "the next answer is the owner's"
    match.act(0, "rest")
    for seat in (1, 2):
        match.act(seat, "rest")
    assert waiting_plan(tried.book, match, 0)


def test_a_careful_plan_is_dropped_when_something_of_the_seat_s_own_has_changed() -> None:
    match = scripted()
    mine = book(CAREFUL, match=match, seat=1)
    match.act(0, "rest")
    tried = attempt(mine, match, 1)
    assert tried is not None
    assert tried.action is not None, "what others do does not matter"
    match.state.fighters[1].loot += 5
    tried = attempt(mine, match, 1)
    assert tried is not None
    assert tried.action is None
    assert tried.book.dropped[0].why == "changed"


def test_one_s_own_move_changes_nothing_for_one_s_plans() -> None:
    match = scripted()
    mine = book(CAREFUL, match=match, seat=0)
    match.act(0, "rest")
    assert outdated(mine, match, 0)
    mine = based(mine, match, 0)
    assert not outdated(mine, match, 0)
    for seat in (1, 2):
        match.act(seat, "rest")
    tried = attempt(mine, match, 0)
    assert tried is not None
    assert tried.action is not None, "though it has got loot for its turn since the plan was made"


def test_a_standing_plan_stays_and_what_cannot_be_is_passed_over() -> None:
    match = scripted()
    mine = book(Kept("always", "turn", "attack on=0"), ALWAYS, match=match, seat=0)
    tried = attempt(mine, match, 0)
    assert tried is not None
    assert tried.action is not None
    assert text(tried.action) == "rest"
    assert len(tried.book.plans) == 2


def test_a_standing_order_answers_by_what_its_seat_sees_or_leaves_the_question_to_its_owner() -> None:
    title = games.title("alba_longa")
    for face, answer in ((4, None), (3, "pass_buy")):
        luck: list[tuple[str, Any]] = [("youngest", 0), *(("d4", die) for die in (1, 2, 2, face))]
        match = Match(title, title.table(3), pp.ScriptedChance(luck), auto=False)
        for seat, line in ((0, "offer_crown king=0"), (0, "keep_peasants"), (1, "keep_peasants"), (2, "keep_peasants")):
            match.act(seat, line)
        match.act(0, "call_court")
        match.act(0, "take_die die=soldier_die count=1 job=soldier")
        orders = checked(title, [Plan("always", "buy_die", "buy_only least=4")])
        tried = attempt(book(*orders, match=match, seat=1), match, 1)
        assert (None if tried is None or tried.action is None else text(tried.action)) == answer


@pytest.mark.parametrize(
    "plan", [Plan("next", "buy_die", "buy_only least=4"), Plan("always", "sell_slaves", "buy_only least=4")]
)
def test_an_order_stands_for_its_own_decisions_and_is_never_the_next_answer(plan: Plan) -> None:
    with pytest.raises(Malformed):
        checked(games.title("alba_longa"), [plan])


def test_a_plan_does_not_do_again_what_its_owner_took_back() -> None:
    match = scripted()
    match.act(0, "rest")
    match.undo(0)
    assert not waiting_plan(book(ALWAYS, match=match, seat=0), match, 0)
    match.act(0, "rest")
    match.act(1, "rest")
    match.act(2, "rest")
    assert waiting_plan(book(ALWAYS, match=match, seat=0), match, 0)


@pytest.mark.parametrize(
    ("decision", "action"), [("turn", "block"), ("nothing", "rest"), ("turn", "sing"), ("camp", "desert seat=0")]
)
def test_what_can_never_be_played_is_refused(decision: str, action: str) -> None:
    with pytest.raises(Malformed):
        checked(raid.TITLE, [Plan("next", decision, action)])


def test_plans_are_kept_in_the_words_of_the_game() -> None:
    assert checked(raid.TITLE, [Plan("always", "parry", "pass", "unchanged")]) == (Kept("always", "parry", "pass"),)


# at a table


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))


@pytest.fixture
async def waiting(tmp_path: Path) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path, hidden_pause_ms=2000) as found:
        yield found


async def table(house: House, *names: str, game: str = "raid", **more: Any) -> tuple[str, list[Person]]:
    """A table whose dice are always the same, begun."""
    people = [await house.guest(name) for name in names]
    made = await people[0].make(game=game, seats=[{"kind": "me"}, *({"kind": "open"} for _ in names[1:])], **more)
    code = str(made["code"])
    for number, person in enumerate(people[1:], 1):
        await person.join(made, number)
    async with house.server.change(code) as c:
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(seed=b"7" * 32, bot_seed=7))
    await people[0].post(f"/tables/{code}/start")
    return code, people


async def plan(person: Person, code: str, seat: int, *plans: dict[str, Any], status: int = 200) -> Any:
    return await person.put(f"/tables/{code}/plans", {"seat": seat, "plans": list(plans)}, status)


def to_rest(**more: Any) -> dict[str, Any]:
    return {"kind": "next", "decision": "turn", "action": "rest"} | more


async def test_a_plan_is_played_when_its_seat_is_asked(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    await plan(people[1], code, 1, to_rest(), to_rest(only_if="unchanged"))
    await waiting.play(code, 0, "rest")
    assert await waiting.awaited(code) == (1,)
    await waiting.wait(PAUSE - 1)
    assert await waiting.awaited(code) == (1,), "undo is real here too"
    await waiting.wait(1)
    assert await waiting.awaited(code) == (2,)
    mine = await view_of(people[1], code, 1)
    assert [p["action"] for p in mine["plans"]] == ["rest"]
    await waiting.play(code, 2, "rest")
    await waiting.play(code, 0, "rest")
    await waiting.wait(PAUSE)
    assert await waiting.awaited(code) == (2,), "the second one counts from when the first was played"
    assert "plans" not in await view_of(people[1], code, 1)


async def test_a_dropped_plan_is_told_to_its_owner_alone(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    await plan(people[1], code, 1, to_rest(action="attack on=1"), to_rest(kind="always"))
    await waiting.play(code, 0, "rest")
    await waiting.wait(PAUSE)
    assert await waiting.awaited(code) == (1,)
    assert len((await view_of(people[1], code, 1))["dropped"]) == 1
    assert "dropped" not in await view_of(people[0], code, 0)
    await waiting.wait(10 * PAUSE)
    assert await waiting.awaited(code) == (1,), "the table waits for the owner"
    await waiting.play(code, 1, "rest")
    assert "dropped" not in await view_of(people[1], code, 1)


async def test_plans_come_back_in_words_in_the_reader_s_language(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", game="kingsburg")
    seat = (await waiting.awaited(code))[0]
    standing = {"kind": "always", "decision": "build", "action": "pass"}
    await plan(people[1 - seat], code, 1 - seat, standing)
    other = people[1 - seat]
    other.web.params = other.web.params.set("lang", "fr")
    (shown,) = (await view_of(other, code, 1 - seat))["plans"]
    assert "".join(part["text"] for part in shown["parts"]) not in ("", "pass")


async def test_who_does_not_hold_the_seat_cannot_plan_for_it(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben")
    await plan(people[0], code, 1, to_rest(), status=403)
    await plan(people[0], code, 0, to_rest(action="sing"), status=400)
    stranger = await waiting.house.guest("Zoé")
    await plan(stranger, code, 0, to_rest(), status=404)


async def test_plans_of_who_has_left_the_seat_are_gone(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben")
    await plan(people[1], code, 1, to_rest(kind="always"))
    link = await people[0].post(f"/tables/{code}/seats/1/link")
    carl = await waiting.house.guest("Carl")
    await carl.post(f"/tables/{code}/enter", {"seat_token": link["url"].partition("#seat=")[2]})
    assert "plans" not in await view_of(carl, code, 1)
    await waiting.play(code, 0, "rest")
    await waiting.wait(PAUSE)
    assert await waiting.awaited(code) == (1,)


@pytest.mark.parametrize("way", ["login", "account"])
async def test_a_guest_who_gets_an_account_keeps_their_plans(waiting: Waiting, way: str) -> None:
    secret = {"login": f"ben-{way}", "password": "correct horse"}
    if way == "login":
        before = await waiting.house.guest("Ben")
        await before.post("/me/account", secret)
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    await plan(people[1], code, 1, to_rest(), to_rest(only_if="unchanged"))
    await people[1].post(f"/me/{way}", secret)
    assert not (await people[1].get("/me"))["guest"]
    assert [p["action"] for p in (await view_of(people[1], code, 1))["plans"]] == ["rest", "rest"]
    await waiting.play(code, 0, "rest")
    await waiting.wait(PAUSE)
    assert await waiting.awaited(code) == (2,), "and they are played"


async def test_what_is_planned_is_part_of_my_data(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    await plan(people[1], code, 1, to_rest())
    assert (await people[0].get("/me/export"))["plans"] == []
    (mine,) = (await people[1].get("/me/export"))["plans"]
    assert (mine["game_table"], mine["seat"], [p["action"] for p in mine["plans"]]) == (code, 1, ["rest"])
    await people[1].delete("/me")
    async with waiting.house.server.db.read() as c:
        assert (await c.execute(select(plans_table))).all() == []


async def seen_by_anna(waiting: Waiting, planned: bool) -> list[Any]:
    """All that Anna and a spectator get over a few turns in which Ben and Chloé plan, or answer as they would plan."""
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    got: list[Any] = []

    async def note() -> None:
        shown = await people[0].get(f"/tables/{code}")
        got.append([await view_of(people[0], code, seat) for seat in (0, -1)])
        got.append({name: shown[name] for name in ("status", "seats")})

    if planned:
        await plan(people[1], code, 1, to_rest(), {"kind": "always", "decision": "parry", "action": "block"})
        await plan(people[2], code, 2, to_rest(only_if="unchanged"), to_rest(action="feint on=0"))
    await note()
    answers = {(1, "turn"): "rest", (2, "turn"): "rest", (1, "parry"): "block"}
    await waiting.play(code, 0, "feint on=1")
    for _ in range(6):
        room = await waiting.room(code)
        assert room.match is not None
        seat, name = room.match.title.to_act(room.match.state)[0], room.match.state.agenda[-1].name
        await waiting.wait(PAUSE)
        if not planned and (seat, name) in answers:
            await waiting.play(code, seat, answers[seat, name])
        elif seat == 0:
            await waiting.play(code, 0, "pass" if name != "turn" else "rest")
        await note()
        if seat == 0 and name == "turn":
            break
    return got


async def test_what_others_get_is_the_same_with_and_without_plans(tmp_path: Path) -> None:
    found = []
    for planned in (False, True):
        async with waiting_house(tmp_path / str(planned)) as waiting:
            found.append(await seen_by_anna(waiting, planned))
    assert found[0] == found[1]


async def test_making_plans_changes_nothing_that_others_could_notice(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", game="kingsburg")

    async def noticed() -> list[Any]:
        return [
            await view_of(people[0], code, 0),
            await people[0].get(f"/tables/{code}"),
            await people[0].get("/tables"),
        ]

    before, revision = await noticed(), (await waiting.room(code)).row.revision
    standing = {"kind": "always", "decision": "build", "action": "pass"}
    async with socket(waiting.house, people[0], code, look=0) as hers, socket(waiting.house, people[1], code) as his:
        await hers.view()
        await his.send(type="look", seat=1)
        await his.view()
        while not await hers.quiet():
            pass
        await plan(people[1], code, 1, standing)
        assert [one["decision"] for one in (await his.view())["plans"]] == ["build"]
        assert await hers.quiet()
    await waiting.driver.settled()
    assert await noticed() == before
    assert (await waiting.room(code)).row.revision == revision


# windows that ask in secret


async def trapped(waiting: Waiting, able: set[int]) -> tuple[str, list[Person]]:
    """A raid in which these seats have a trap, and mean to keep it; seat 0 has just attacked seat 1."""
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé", "Dan")
    room = await waiting.room(code)
    assert room.match is not None
    for seat, fighter in enumerate(room.match.state.fighters):
        fighter.traps = int(seat in able)
    for seat in able:
        await plan(people[seat], code, seat, {"kind": "always", "decision": "trap", "action": "pass"})
    await waiting.house.server.moves.act(room, 0, "attack on=1")
    await waiting.driver.settled()
    return code, people


@pytest.mark.parametrize("able", [set(), {1}, {2}, {3}, {1, 2, 3}], ids=str)
async def test_where_being_asked_is_a_secret_the_table_waits_as_long_whoever_is_asked(
    tmp_path: Path, able: set[int]
) -> None:
    async with waiting_house(tmp_path, hidden_pause_ms=2000) as waiting:
        code, people = await trapped(waiting, able)
        for _ in able:
            await waiting.look()
        assert await waiting.awaited(code) == (TABLE,)
        room = await waiting.room(code)
        assert room.row.wake_ms is not None
        delay = room.row.wake_ms - waiting.now_ms
        assert delay == 1000 + mixed(room.row.bot_seed, room.entries) % 2000, (
            "drawn from what has nothing to do with it"
        )
        for seat, person in enumerate(people):
            view = await view_of(person, code, seat)
            assert (view["awaited"], view["prompt"], view["asked"]) == ([], None, False)
        await waiting.wait(delay - 1)
        assert await waiting.awaited(code) == (TABLE,)
        await waiting.wait(1)
        assert (await view_of(people[0], code, 0))["prompt"]["decision"] == "parry"


# what plans can be made of


async def coming(person: Person, code: str, seat: int, status: int = 200, lang: str = "en") -> Any:
    answer = await person.ask("GET", f"/tables/{code}/ahead", params={"seat": seat, "lang": lang})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_while_others_place_i_can_say_where_i_would(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", game="kingsburg")
    while True:
        seat, options = await waiting.asked(code)
        match = (await waiting.room(code)).match
        assert match is not None
        if match.state.agenda[-1].name == "influence" and len(options) > 3:
            break
        await waiting.play(code, seat, options[0])
    other = 1 - seat
    (mine,) = await coming(people[other], code, other)
    assert (mine["decision"], mine["prompt"]["decision"]) == ("influence", "influence")
    assert mine["prompt"]["title"]
    offered = [option for shape in mine["choices"] for option in shape["options"]]
    assert all(option["parts"] for option in offered)
    (french,) = await coming(people[other], code, other, lang="fr")
    assert french["prompt"]["title"] != mine["prompt"]["title"]
    assert [option["do"] for option in french["choices"][0]["options"]] == [option["do"] for option in offered]
    taken = options[0].split()[1]
    chosen = next(option["do"] for option in offered if option["verb"] == "place" and option["do"].split()[1] != taken)
    await plan(people[other], code, other, {"kind": "next", "decision": "influence", "action": chosen})
    await waiting.play(code, seat, options[0])
    assert await waiting.awaited(code) == (other,)
    await waiting.wait(PAUSE)
    match = (await waiting.room(code)).match
    assert match is not None
    moves = [move for move in match.record.moves if not move.auto]
    assert (moves[-1].seat, moves[-1].do) == (other, chosen)


async def test_there_may_be_nothing_to_answer_ahead(waiting: Waiting) -> None:
    code, people = await table(waiting.house, "Anna", "Ben", "Chloé")
    assert await coming(people[0], code, 0) == []
    assert (await coming(people[0], code, 1, 403))["error"] == "not-your-seat"
    assert (await coming(people[0], code, -1, 403))["error"] == "not-your-seat"
    (found,) = await coming(people[1], code, 1)
    assert found["decision"] == "turn"


async def test_a_seat_may_begin_with_the_standing_orders_of_its_game(waiting: Waiting) -> None:
    """A slow table offers them (`Game.standing`); whoever accepts them plans them like anything else."""
    code, people = await table(waiting.house, "Anna", "Ben", game="kingsburg", settings={"pace": "slow"})
    (game,) = [game for game in await people[0].get("/games") if game["id"] == "kingsburg"]
    assert game["standing"]
    orders = [{"kind": "always", "decision": name, "action": do} for name, do in game["standing"].items()]
    for seat in (0, 1):
        assert "plans" not in await view_of(people[seat], code, seat), "nobody begins with any unasked"
    await plan(people[0], code, 0, *orders)
    shown = (await view_of(people[0], code, 0))["plans"]
    assert [(one["decision"], one["action"]) for one in shown] == list(game["standing"].items())
    assert all(one["parts"] and game["decisions"][one["decision"]] for one in shown)
    assert "plans" not in await view_of(people[1], code, 1)
