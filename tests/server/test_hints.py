"""Hints: what a good bot would do, from what the seat may know, and why, in the reader's words."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pentapolis as pp
from pentapolis.bots import bot
from pentapolis.bots.analysis import Advice, adviser
from pentapolis.bots.protocol import mixed
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.server.automatic.studies import HintJob, asked
from pentapolis.server.automatic.thinking import Answer
from pentapolis.server.automatic.timing import hidden
from pentapolis.server.people.identity import Visitor
from pentapolis.server.tables.lobby import Lobby
from pentapolis.server.trouble import Trouble
from pentapolis.server.wire.tables import SetTable, Settings
from server.house import House, Person, open_house
from server.houses import two_houses
from server.playing import act, any_action, give_up, play_until, seat_people, to_act, view_of, with_known_dice
from server.sockets import socket


async def test_a_hint_comes_from_a_worker_with_reasons(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        room = await house.server.rooms.get(code)
        assert room.match is not None
        match, seat = room.match, room.match.title.to_act(room.match.state)[0]
        hint = await people[seat].post(f"/tables/{code}/hint", {"seat": seat})
        options = match.title.asked(match.state, seat)
        seed = mixed(room.row.bot_seed, seat) % (1 << 53)
        choice = bot(adviser("normal"), match.title, seed).choose(match.title.observe(match.state, seat), seat, options)
        assert hint["do"] == pp.text(choice), "the bot's own choice"
        assert "".join(part["text"] for part in hint["parts"])
        assert 0 < hint["chance"] < 1
        assert 1 <= len(hint["others"]) <= 2
        for other in hint["others"]:
            assert match.title.parse(other["do"]) in options
            assert other["equal"] == (other["said"] == "about equal")
        table = await people[1 - seat].get(f"/tables/{code}")
        assert [shown.get("hints", 0) for shown in table["seats"]] == [int(n == seat) for n in range(2)], "all see it"
        before = house.server.workers.counts.done
        assert await people[seat].post(f"/tables/{code}/hint", {"seat": seat}) == hint
        assert house.server.workers.counts.done == before, "it is remembered"
        assert (await people[seat].get(f"/tables/{code}"))["seats"][seat]["hints"] == 1, "and counted once"
        refused = await people[1 - seat].post(f"/tables/{code}/hint", {"seat": 1 - seat}, 409)
        assert refused["error"] == "hint-not-asked"
        assert (await people[1 - seat].post(f"/tables/{code}/hint", {"seat": seat}, 403))["error"] == "not-your-seat"
        assert (await view_of(people[seat], code, seat))["asked"]


# how many there were


def first_option(job: HintJob) -> Answer:
    """What a worker would answer that does not think."""
    title = pp.title(job.game)
    options = asked(title, title.decode(job.observation), job.seat, job.seed)
    return Answer(found=msgspec.msgpack.encode(Advice(pp.text(options[0]), 0.5)))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that cost no thought."""

    async def ask(self: object, job: HintJob) -> Answer:
        return first_option(job)

    monkeypatch.setattr("pentapolis.server.automatic.workers.Workers.ask", ask)


def chooses_in_secret(match: Match[Any]) -> bool:
    return isinstance(match.title.pending(match.state), Secret)


def asks_in_secret(match: Match[Any]) -> bool:
    return hidden(match) and match.title.to_act(match.state)[0] >= 0


def counts(table: Any) -> list[int]:
    return [seat.get("hints", 0) for seat in table["seats"]]


async def three_rulers(house: House) -> tuple[str, list[Person]]:
    """Three people at a public table of Medioevo Universale with hints, begun with known dice."""
    people = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = await people[0].make(game="medioevo", seats=seats, settings={"public": True, "hints": True})
    code = str(made["code"])
    await with_known_dice(house, code)
    for number in (1, 2):
        await people[number].join(made, number)
    await people[0].post(f"/tables/{code}/start")
    return code, people


@pytest.mark.parametrize("secretly", [chooses_in_secret, asks_in_secret])
async def test_who_asks_for_a_hint_where_that_is_a_secret_is_counted_for_others_at_the_end(
    tmp_path: Path, quick: None, secretly: Callable[[Match[Any]], bool]
) -> None:
    async with two_houses(tmp_path) as (house, other):
        code, people = await three_rulers(house)
        path = f"/tables/{code}"
        match = await play_until(house, code, secretly)
        seat = match.title.to_act(match.state)[0]
        elsewhere = [other.stranger() for _ in people]
        for here, there in zip(people, elsewhere, strict=True):
            there.web.cookies = here.web.cookies
        watcher, beside = await house.guest("Wim"), (seat + 1) % 3
        others = [watcher, *(person for all in (people, elsewhere) for n, person in enumerate(all) if n != seat)]
        before = [await person.get(path) for person in others]
        async with (
            socket(house, people[beside], code, look=beside) as page,
            socket(house, watcher, code, look=-1) as far,
        ):
            for one in (page, far):
                await one.view()
                while not await one.quiet():
                    pass
            await people[seat].post(f"{path}/hint", {"seat": seat})
            assert await page.quiet(), "no message comes, whatever would stand in it"
            assert await far.quiet()
        mine = [int(n == seat) for n in range(3)]
        assert [await person.get(path) for person in others] == before
        assert counts(before[0]) == [0, 0, 0]
        assert [counts(await all[seat].get(path)) for all in (people, elsewhere)] == [mine, mine], "the own are known"
        await play_until(house, code, lambda match: not secretly(match) and not hidden(match))
        assert [counts(await person.get(path)) for person in others] == [[0, 0, 0]] * len(others), "nor who was asked"
        await give_up(code, *people)
        assert [counts(await person.get(path)) for person in others] == [mine] * len(others), "none is lost"


def buys(match: Match[Any]) -> bool:
    return bool(match.state.agenda[-1].name == "purchases")


async def test_a_hint_after_a_draft_is_counted_unseen(tmp_path: Path, quick: None) -> None:
    """Who asks again where nobody else saw anything happen has seen something of their own."""
    async with open_house(tmp_path) as house:
        code, people = await three_rulers(house)
        path = f"/tables/{code}"
        match = await play_until(house, code, buys)
        seat = match.title.to_act(match.state)[0]
        beside, own = people[(seat + 1) % 3], [int(n == seat) for n in range(3)]
        await people[seat].post(f"{path}/hint", {"seat": seat})
        assert counts(await beside.get(path)) == own
        room = await house.server.rooms.get(code)
        await house.server.moves.act(room, seat, f"offer_pact player={(seat + 2) % 3}", match.version(seat))
        await people[seat].post(f"{path}/hint", {"seat": seat})
        assert counts(await beside.get(path)) == own, "a draft is nobody else's business"
        assert counts(await people[seat].get(path)) == [2 * one for one in own]
        now = await house.server.rooms.get(code)
        await house.server.moves.act(now, seat, "tear_up", now.match.version(seat) if now.match else 0)
        await play_until(house, code, lambda match: match.title.to_act(match.state)[0] != seat)
        again = await play_until(house, code, lambda match: buys(match) and match.title.to_act(match.state)[0] == seat)
        assert again.version(SPECTATOR) > match.version(SPECTATOR)
        await people[seat].post(f"{path}/hint", {"seat": seat})
        assert counts(await beside.get(path)) == [2 * one for one in own]


async def test_no_hint_goes_uncounted(tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        seat, _ = await to_act(people, code)
        path, data = f"/tables/{code}/hint", {"seat": seat}
        with monkeypatch.context() as patched:
            patched.setattr(house.server, "change", None)  # nothing can be stored
            assert "do" not in await people[seat].post(path, data, 500)
        assert "do" in await people[seat].post(path, data)
        assert counts(await people[1 - seat].get(f"/tables/{code}")) == [int(n == seat) for n in range(2)]


# whether there are any


async def test_hints_are_for_who_plays_alone_unless_a_table_says_otherwise(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        for seats, hints in ((["me", "bot"], True), (["me", "open"], False), (["me", "me"], False)):
            for settings in (None, {"spectators": False}):
                made = await anna.make(seats=[{"kind": kind} for kind in seats], settings=settings)
                assert made["settings"]["hints"] is hints, seats


async def test_hints_follow_the_people_in_the_lobby_until_somebody_chooses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        for chosen, hints in ({}, [True, False, True]), ({"hints": True}, [True] * 3), ({"hints": False}, [False] * 3):
            made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}], settings=chosen)
            path = f"/tables/{made['code']}"
            shown = [made, *[await anna.post(f"{path}/seat", {"seat": 1, "kind": kind}) for kind in ("open", "bot")]]
            assert [table["settings"]["hints"] for table in shown] == hints, chosen


async def test_what_a_page_sends_back_as_it_was_shown_chooses_no_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        path, settings = f"/tables/{made['code']}", made["settings"]
        for sent in (settings | {"public": True}, {"public": True}):
            assert (await anna.put(path, {"settings": sent}))["settings"]["hints"] is True
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is False, "nobody chose them"
        await anna.put(path, {"settings": settings | {"hints": True}})
        await anna.post(f"{path}/seat", {"seat": 1, "kind": "bot"})
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is True, "now it was chosen"


async def test_who_begins_alone_has_hints_and_a_game_keeps_what_it_began_with(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}])
        path = f"/tables/{made['code']}"
        assert made["settings"]["hints"] is False
        begun = await anna.post(f"{path}/start")
        assert begun["settings"]["hints"] is True, "nobody came"
        assert (await house.server.rooms.get(made["code"])).row.settings.hints is True
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is True
        assert (await anna.put(path, {"settings": {"public": True}}))["settings"]["hints"] is True


async def test_where_several_play_hints_are_settled_when_the_game_begins(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben", settings={"hints": False})
        path = f"/tables/{code}"
        before = await anna.get(path)
        settings = before["settings"]
        for stage in ("", "/pause"):
            if stage:
                await anna.post(f"{path}{stage}")
            refused = await anna.put(path, {"name": "Later", "settings": settings | {"hints": True}}, 409)
            assert refused["error"] == "hints-settled"
            table = await anna.get(path)
            assert (table["settings"], table["name"]) == (settings, before["name"]), "nothing has changed"
        table = await anna.put(path, {"settings": settings | {"spectators": False}})
        assert table["settings"] == settings | {"spectators": False}


async def test_where_several_play_hints_can_be_given_up_but_not_had_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        path = f"/tables/{code}"
        assert (await anna.put(path, {"settings": {"hints": False}}))["settings"]["hints"] is False
        assert (await anna.put(path, {"settings": {"hints": True}}, 409))["error"] == "hints-settled"


async def test_whoever_plays_alone_may_change_their_mind_about_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        code = (await anna.make(preset="bots"))["code"]
        for hints in (False, True):
            assert (await anna.put(f"/tables/{code}", {"settings": {"hints": hints}}))["settings"]["hints"] is hints


async def test_who_chooses_hints_while_the_game_begins_is_late(tmp_path: Path) -> None:
    """As in another process, which has not heard yet that it has begun."""
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        code = (await anna.make(seats=[{"kind": "me"}, {"kind": "me"}]))["code"]
        room = await house.server.rooms.get(code)
        late = copy.copy(room)
        late.row, late.seats = copy.copy(room.row), room.seats[:]
        await anna.post(f"/tables/{code}/start")
        assert (late.row.status, room.row.settings.hints) == ("lobby", False)
        visitor = Visitor(str(late.row.owner), "Anna", "en", False, True)
        with pytest.raises(Trouble) as caught:
            await Lobby(house.server).set_table(late, visitor, SetTable(settings=Settings(hints=True)))
        assert caught.value.key == "hints-settled"
        assert (await anna.get(f"/tables/{code}"))["settings"]["hints"] is False


async def test_a_rematch_settles_hints_anew_unless_somebody_has_chosen(tmp_path: Path) -> None:
    """The second game is played by one person less, then by one more."""
    async with open_house(tmp_path) as house:
        for chosen, shown in (({}, [False, True]), ({"hints": True}, [True, True]), ({"hints": False}, [False, False])):
            code, (anna, ben) = await seat_people(house, "Anna", "Ben", settings=chosen)
            await give_up(code, anna, ben)
            again = await anna.post(f"/tables/{code}/rematch")
            alone = await anna.post(f"/tables/{again['code']}/seat", {"seat": 0, "kind": "bot"})
            assert [table["settings"]["hints"] for table in (again, alone)] == shown, chosen
            begun = await anna.post(f"/tables/{again['code']}/start")
            assert begun["settings"]["hints"] is shown[1]
            await anna.post(f"/tables/{again['code']}/abandon")
            third = await anna.post(f"/tables/{again['code']}/rematch")
            assert third["settings"]["hints"] is shown[1]


async def test_what_was_chosen_in_mid_game_holds_for_the_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        path = f"/tables/{(await anna.make(preset='bots'))['code']}"
        await anna.put(path, {"settings": {"hints": False}})
        await anna.post(f"{path}/abandon")
        assert (await anna.post(f"{path}/rematch"))["settings"]["hints"] is False


async def test_who_tries_a_game_again_has_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, any_action(view, random.Random(1)), "first-move")
        await give_up(code, *people)
        again = await people[seat].post(f"/tables/{code}/retry", {"move": 1, "seat": seat})
        row = (await house.server.rooms.get(again["code"])).row
        assert (row.settings.hints, row.usual_hints) == (True, True), "as usual: nobody chose them"


async def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        answer = await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 403)
        assert answer["error"] == "hints-off"
        assert "without hints" in answer["message"]


async def test_who_only_looks_on_gets_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True, "hints": True})
        seat, _ = await to_act(people, code)
        for person in (await house.guest("Wim"), house.stranger(), people[1 - seat]):
            answer = await person.post(f"/tables/{code}/hint", {"seat": seat}, 403)
            assert answer["error"] == "not-your-seat"
            await person.post(f"/tables/{code}/hint", {"seat": -1}, 400)
        assert house.server.workers.counts.done == 0


async def test_without_workers_there_is_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        assert (await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 409))["error"] == "hint-slow"
