"""Views: what a seat is sent, built once, whole, and in the reader's language; the past; questions ahead."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kernel.toys import auction, council, raid
from pentapolis import games
from pentapolis.kernel.action import Stand
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Chose
from pentapolis.kernel.match import Match
from pentapolis.kernel.title import Title
from pentapolis.server.play.frames import Positions
from pentapolis.server.play.logbook import rule_of
from pentapolis.server.play.offers import choices
from pentapolis.server.play.views import seen
from pentapolis.server.wire.play import ListOptions, MultisetOptions, RangeOptions
from pentapolis.words import Words
from pentapolis.words.rulebook import rulebook
from server.house import House, open_house
from server.playing import act, seat_people, to_act, view_of
from server.sockets import socket
from server.test_moves import choice


async def played(house: House, moves: int, *names: str) -> tuple[str, list[Any]]:
    code, people = await seat_people(house, *names)
    room, luck = await house.server.rooms.get(code), random.Random(9)
    for _ in range(moves):
        await house.server.moves.act(room, *choice(room, luck))
    return code, people


async def test_a_view_is_built_and_encoded_once_for_all_who_look(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await played(house, 5, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        first = seen(house.server, room, -1, "en")
        view, data = first.view, first.encoded(2)
        again = seen(house.server, room, -1, "en")
        assert again.view is view
        assert again.encoded(2) is data


async def test_the_board_comes_as_text_only_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    real = games.sheet("kingsburg")

    def noted(o: Any, *rest: Any) -> Any:
        drawn.append(o)
        return real.sheet(o, *rest)

    monkeypatch.setattr(games, "sheet", lambda game: msgspec.structs.replace(real, sheet=noted))
    async with open_house(tmp_path) as house:
        code, people = await played(house, 5, "Anna", "Ben")
        plain = await view_of(people[0], code, 0)
        assert "sheet" not in plain
        assert not drawn, "and nobody has drawn it"
        with_text = await view_of(people[0], code, 0, sheet=True)
        assert with_text == plain | {"sheet": with_text["sheet"]}
        assert await view_of(people[0], code, 0, sheet=True) == with_text
        room = await house.server.rooms.get(code)
        assert drawn == [seen(house.server, room, 0, "en").view.observation], "once, of what the viewer sees"
        assert drawn[0] is seen(house.server, room, 0, "en").view.observation
        async with socket(house, people[0], code, look=0) as page:
            assert "sheet" not in await page.view()
            await page.send(type="look", seat=0, sheet=True)
            assert (await page.view())["sheet"] == with_text["sheet"]
            await house.server.moves.act(room, *choice(room, random.Random(1)))
            moved = await page.view(with_text["version"] + 1)
            assert moved["sheet"] == (await view_of(people[0], code, 0, sheet=True))["sheet"]
        assert len(drawn) == 2, "once more, after the move"


async def test_a_view_says_what_is_asked_and_offers_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await played(house, 0, "Anna", "Ben")
        seat, view = await to_act(people, code)
        assert view["prompt"]["decision"] == "aid_good"
        assert view["prompt"]["rule"] == "KB-4.3"
        assert view["choices"][0]["shape"] == "multiset"
        assert [kind["id"] for kind in view["choices"][0]["kinds"]] == ["gold", "wood", "stone"]
        assert view["phase"] == ["Year I", "Aid from the King"]
        assert [section["area"] for section in view["beside"]] == ["players", "secret"]
        other = await view_of(people[1 - seat], code, 1 - seat)
        assert (other["asked"], other["choices"], other["awaited"]) == (False, [], [seat])
        assert "outcome" not in {**view, **other}, "nobody has won yet"
        assert other["prompt"]["decision"] == "aid_good"


async def test_before_the_game_there_is_nothing_to_see(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        code = (await anna.make())["code"]
        for path in ("view", "frames"):
            answer = await anna.ask("GET", f"/tables/{code}/{path}", params={"seat": 0})
            assert (answer.status_code, answer.json()["error"]) == (409, "not-running")


async def test_options_have_parts_fields_and_notes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await played(house, 2, "Anna", "Ben")
        room, luck = await house.server.rooms.get(code), random.Random(1)
        while room.match and room.match.view(choice(room, luck)[0]).decision != "influence":
            await house.server.moves.act(room, *choice(room, luck))
        _, view = await to_act(people, code)
        placed = next(option for option in view["choices"][0]["options"] if option["verb"] == "place")
        assert placed["fields"]["advisor"] == placed["do"].split("advisor=")[1].split()[0]
        part = next(part for part in placed["parts"] if part.get("field") == "advisor")
        assert part["value"] == placed["fields"]["advisor"]
        assert placed["note"]
        assert view["phase"][-1] == "Influence"
        assert all(line["n"] == number for number, line in enumerate(view["log"]))
        assert next(line for line in view["log"] if line["did"] == "phase_began")["heading"]


# shapes


def shapes(title: Title[Any], seats: int, options: dict[str, str], seed: int = 0) -> Any:
    match = Match(title, title.table(seats, options), FastChance(seed))
    seat = title.to_act(match.state)[0]
    view = match.view(seat)
    asked = title.asked(match.state, seat)
    words = Words("en", None, title.actions)
    return choices(title, words, view.options, asked, view.decision, lambda _: "")


def test_a_range_travels_as_a_range(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    found = [shape for shape in shapes(auction.TITLE, 3, {}) if isinstance(shape, RangeOptions)]
    assert found
    assert (found[0].do, found[0].field) == ("bid", "florins")
    assert found[0].high > found[0].low


def test_a_multiset_travels_as_one() -> None:
    title = games.title("kingsburg")
    match = Match(title, title.table(3), FastChance(1))
    seat = title.to_act(match.state)[0]
    words = Words("fr", "kingsburg", title.actions)
    view = match.view(seat)
    (found,) = choices(title, words, view.options, title.asked(match.state, seat), view.decision, lambda _: "")
    assert isinstance(found, MultisetOptions)
    assert [(kind.name, kind.many) for kind in found.kinds] == [("or", ""), ("bois", ""), ("pierre", "pierres")]
    assert found.sizes == [1]


@pytest.mark.parametrize("title", [raid.TITLE, council.TITLE], ids=["raid", "council"])
def test_what_answers_nothing_stands_aside(monkeypatch: pytest.MonkeyPatch, title: Title[Any]) -> None:
    monkeypatch.setattr(Words, "strict", False)
    words, found = Words("en", None, title.actions), 0
    for seed in range(6):
        match, luck = Match(title, title.table(3), FastChance(seed)), random.Random(seed)
        while not match.over:
            for seat in range(3):
                view, asked = match.view(seat), title.asked(match.state, seat)
                for shape in choices(title, words, view.options, asked, view.decision, lambda _: ""):
                    if isinstance(shape, ListOptions):
                        for option in shape.options:
                            action = title.parse(option.do)
                            assert option.aside == (action not in asked)
                            found += option.aside
                            assert option.aside or not isinstance(action, Stand)
            seat = luck.choice(title.to_act(match.state))
            options = title.asked(match.state, seat)
            match.act(seat, options[luck.randrange(len(options))])
    assert found


# the log leads to the rules


def test_every_rule_that_an_event_names_is_in_the_book() -> None:
    for game in games.ours():
        title = games.title(game)
        for lang in ("en", "fr"):
            words, rules = Words(lang, game, title.actions), rulebook(game, lang)
            for event, rule in words.naming.rules.items():
                assert rule in rules, f"{event} names {rule}"
                assert event.partition(".")[0] in title.events, f"there is no event {event}"
            own = [tag for tag, kind in title.events.items() if kind.__module__.startswith("pentapolis.games")]
            assert not [event for event in own if event not in words.naming.rules]


def test_a_value_of_an_event_can_name_its_own_rule() -> None:
    naming = Words("en", "kingsburg").naming
    assert naming.rule("gained", ["treasurer", 2]) == "KB-8.12"
    assert naming.rule("gained", ["somebody"]) == "KB-8.2"
    assert naming.rule("nothing") == ""


def test_a_choice_stands_under_the_rule_of_its_decision() -> None:
    told = [rule_of(raid.TITLE, Words("en"), Chose(0, action)) for action in ("attack on=1", "dance")]
    assert told == [raid.turn.rule, ""]


# the past


def test_positions_of_the_past_follow_what_was_taken_back() -> None:
    title, luck, positions = games.title("kingsburg"), random.Random(9), Positions()
    match = Match(title, title.table(2), FastChance(1))

    def play(moves: int) -> None:
        while len(match.moves) < moves:
            seat = title.to_act(match.state)[0]
            match.act(seat, luck.choice(title.asked(match.state, seat)))

    for moves, keep in ((40, 33), (45, 17), (40, 3), (40, 0)):
        play(moves)
        for at in (0, 15, 16, 17, 33, 36, 5):
            assert positions.after(match, at) == match.position(at)
        assert positions.after(match, len(match.moves)) == match.state
        match.take_back(keep)


async def test_a_running_game_is_played_back_as_it_was_seen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room, luck = await house.server.rooms.get(code), random.Random(9)
        views = [await view_of(people[0], code, 0, sheet=True)]
        for _ in range(40):
            await house.server.moves.act(room, *choice(room, luck))
            views.append(await view_of(people[0], code, 0, sheet=True))
        answer = await people[0].ask("GET", f"/tables/{code}/frames", params={"seat": 0})
        steps = answer.json()["steps"]
        by_end = {view["log"][-1]["n"]: view for view in views}
        for number in (0, 7, 20, len(steps) // 2, 3, len(steps) - 1):
            answer = await people[0].ask(
                "GET", f"/tables/{code}/frame", params={"seat": 0, "step": number, "sheet": "true"}
            )
            frame = answer.json()
            assert frame["choices"] == []
            assert frame["log"][-1]["n"] == steps[number]
            if steps[number] in by_end:
                then = by_end[steps[number]]
                assert (frame["observation"], frame["sheet"]) == (then["observation"], then["sheet"])
        answer = await people[0].ask("GET", f"/tables/{code}/frame", params={"seat": 0, "step": len(steps)})
        assert answer.status_code == 404


@pytest.mark.slow
async def test_the_record_of_a_running_game_is_only_a_story(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await played(house, 20, "Anna", "Ben")
        answer = await people[0].ask("GET", f"/tables/{code}/record", params={"seat": 0})
        story = answer.json()
        assert story["viewer"] == 0
        assert "entries" not in story
        assert "seal" not in story
        room = await house.server.rooms.get(code)
        assert room.row.seed.hex().encode() not in answer.content
        table = await people[0].ask("GET", f"/tables/{code}")
        assert room.row.seed.hex().encode() not in table.content


# questions ahead


async def test_why_not_and_what_then(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await played(house, 0, "Anna", "Ben")
        seat, _ = await to_act(people, code)
        ask = {"seat": seat, "action": "take gold=1"}
        assert await people[seat].post(f"/tables/{code}/why", ask) == {}
        effects = await people[seat].post(f"/tables/{code}/preview", ask)
        assert "".join(part["text"] for part in effects["lines"][-1])
        assert effects["stop"] in ("next", "chance")
        no = await people[seat].post(f"/tables/{code}/why", ask | {"action": "take gold=9"})
        assert no["rule"] == "KB-4.3"
        assert no["refused"]
        assert await people[seat].post(f"/tables/{code}/preview", ask | {"action": "take gold=9"}) == no
        nonsense = await people[seat].post(f"/tables/{code}/why", ask | {"action": "dance"})
        assert nonsense["refused"]
        await people[1 - seat].post(f"/tables/{code}/why", ask, 403)


async def test_a_preview_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await played(house, 12, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat, action = choice(room, random.Random(0))
        before, drawn = msgspec.msgpack.encode(room.match.state), room.match.chance.drawn
        await people[seat].post(f"/tables/{code}/preview", {"seat": seat, "action": action})
        assert (msgspec.msgpack.encode(room.match.state), room.match.chance.drawn) == (before, drawn)


async def test_a_preview_says_what_happens_not_which_chapter_begins(tmp_path: Path) -> None:
    """The last gift of the King opens the spring: the log says so in a heading, a preview does not."""
    async with open_house(tmp_path) as house:
        code, people = await played(house, 0, "Anna", "Ben")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, "take gold=1", "first-gift")
        last, view = await to_act(people, code)
        ask = {"seat": last, "action": "take wood=1"}
        effects = await people[last].post(f"/tables/{code}/preview", ask)
        said = ["".join(part["text"] for part in line) for line in effects["lines"]]
        await act(people[last], code, view, "take wood=1", "last-gift")
        log = (await people[last].get(f"/tables/{code}/view?seat={last}"))["log"]
        headings = ["".join(part["text"] for part in line["parts"]) for line in log if line.get("heading")]
        assert said
        assert len(headings) > 1
        assert not set(said) & set(headings)
