"""An owner's box is in memory as long as somebody uses it, and comes back when it is needed again."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.games.kingsburg.components import BOXES
from pentapolis.kernel.components import box_id
from pentapolis.server import loaded
from pentapolis.server.automatic import studies
from pentapolis.server.automatic.studies import StudyJob, accounts
from pentapolis.server.loaded import LoadedBox
from pentapolis.server.outside import checker
from server.broken import until
from server.house import House, open_house
from server.houses import two_houses
from server.playing import act, any_action, at_rest, play_until, seat_alone, view_of

KINGSBURG = games.title("kingsburg")


def chapel(vp: int) -> tuple[str, str]:
    """A component file of its own, and the id of its box."""
    file = f'[[buildings]]\nid = "chapel"\nvp = {vp}\n'
    return file, box_id(file.encode())


@pytest.fixture
def no_recent() -> Iterator[None]:
    """A worker that has done nothing yet, and is gone afterwards."""
    loaded.kept.cache_clear()
    yield
    loaded.kept.cache_clear()
    studies._held.clear()


def test_a_box_goes_with_the_last_that_holds_it() -> None:
    file, box = chapel(20)
    one, other = LoadedBox(KINGSBURG, file), LoadedBox(KINGSBURG, file)
    assert one.id == other.id == box
    one.let_go()
    one.let_go()
    del one
    assert box in BOXES
    del other
    assert box not in BOXES
    LoadedBox(KINGSBURG, "").let_go()
    assert "" in BOXES, "ours stays"


def test_a_box_that_goes_while_boxes_are_counted_is_counted_too() -> None:
    """Garbage is collected anywhere, in a thread that holds the lock as well."""
    file, box = chapel(21)
    held = LoadedBox(KINGSBURG, file)
    with loaded._lock:
        del held
        assert box in BOXES
    LoadedBox(KINGSBURG, chapel(22)[0])
    assert box not in BOXES


@pytest.mark.usefixtures("no_recent")
def test_a_worker_keeps_the_boxes_that_it_used_last() -> None:
    files = [chapel(vp) for vp in range(50, 50 + 2 * loaded.KEPT)]
    for file, box in files:
        loaded.recent(KINGSBURG, file)
        loaded.recent(games.title("origins"), "")
        assert box in BOXES
    assert [box for _, box in files if box in BOXES] == [box for _, box in files[-loaded.KEPT :]]


async def gone(box: str) -> None:
    """Wait until a box is dropped: a thread may still be about to let go of its last room."""
    await until(lambda: box not in BOXES)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


async def test_a_file_for_a_new_table_is_not_loaded_to_be_checked() -> None:
    file, box = chapel(23)
    assert await checker.box_of(KINGSBURG, file, "en") == box
    assert box not in BOXES


async def test_a_box_goes_with_its_last_room_and_comes_back_with_it(house: House) -> None:
    (file, box), rooms = chapel(24), house.server.rooms
    tables = [await seat_alone(house, name, components=file) for name in ("Anna", "Ben")]
    before = [await view_of(person, code, 0) for code, person in tables]
    rooms.forget(tables[0][0])
    assert box in BOXES, "the other table plays with it"
    rooms.forget(tables[1][0])
    await gone(box)
    person = tables[0][1]
    assert (await person.post("/games/kingsburg/box", {"components": file}))["errors"] == []
    await gone(box)
    assert [await view_of(person, code, 0) for code, person in tables] == before
    assert box in BOXES


async def test_a_table_is_played_to_its_end_however_often_it_is_left(house: House) -> None:
    luck, (file, box) = random.Random(4), chapel(26)
    code, anna = await seat_alone(house, "Anna", components=file)
    for turn in range(20):
        views = [await view_of(anna, code, seat) for seat in (0, 1)]
        view = next(view for view in views if view["asked"])
        house.server.rooms.forget(code)
        await gone(box)
        await act(anna, code, view, any_action(view, luck), f"key-of-turn-{turn:04}")
        await at_rest(house)
    await play_until(house, code, lambda match: match.over)
    house.server.rooms.forget(code)
    await gone(box)
    record = await anna.get(f"/tables/{code}/record")
    house.server.rooms.forget(code)
    assert (await anna.post("/verify", record))["genuine"]
    await gone(box)


async def test_whoever_is_still_at_work_keeps_the_box_of_a_room_that_was_left(house: House) -> None:
    file, box = chapel(25)
    code, _ = await seat_alone(house, "Anna", components=file)
    room = await house.server.rooms.get(code)
    house.server.rooms.forget(code)
    assert room.match is not None
    fork = room.match.fork()
    del room
    assert fork.title.asked(fork.state, fork.title.to_act(fork.state)[0])
    assert box in BOXES
    del fork
    await gone(box)


async def test_boxes_of_rooms_that_make_place_go(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms=3) as house:
        anna, boxes, codes = await house.guest("Anna"), list[str](), list[str]()
        for vp in range(30, 40):
            file, box = chapel(vp)
            codes.append((await anna.make(components=file))["code"])
            boxes.append(box)
            assert (await anna.get(f"/tables/{codes[-1]}"))["own_box"]["differs"]
            assert sum(box in BOXES for box in boxes) <= 3
        assert [box for box in boxes if box in BOXES] == boxes[-3:]
        assert (await anna.get(f"/tables/{codes[0]}"))["own_box"]["differs"]
        assert (await anna.get(f"/tables/{codes[1]}/things"))["things"]


async def test_a_restart_brings_the_box_back(tmp_path: Path) -> None:
    file, box = chapel(43)
    async with open_house(tmp_path) as house:
        code, anna = await seat_alone(house, "Anna", components=file)
        before, cookies = await view_of(anna, code, 0), dict(anna.web.cookies)
        house.server.rooms.forget(code)
        await gone(box)
    async with open_house(tmp_path) as house:
        again = house.stranger("Anna")
        again.web.cookies.update(cookies)
        assert await view_of(again, code, 0) == before
        assert box in BOXES


async def test_two_processes_hold_a_box_each(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        file, box = chapel(41)
        code, _ = await seat_alone(one, "Anna", components=file)
        await other.server.rooms.get(code)
        await at_rest(other)
        one.server.rooms.forget(code)
        assert box in BOXES
        other.server.rooms.forget(code)
        await gone(box)


async def test_a_rematch_and_another_try_bring_the_box_along(house: House) -> None:
    file, box = chapel(42)
    code, anna = await seat_alone(house, "Anna", components=file)
    match = await play_until(house, code, lambda match: match.over)
    move, seat = len(match.moves), match.moves[-1].seat
    del match
    house.server.rooms.forget(code)
    await gone(box)
    codes = [(await anna.post(f"/tables/{code}/rematch", {}))["code"]]
    codes += [(await anna.post(f"/tables/{code}/retry", {"move": move, "seat": seat}))["code"]]
    await at_rest(house)
    for each in (code, *codes):
        assert box in BOXES
        house.server.rooms.forget(each)
    await gone(box)
    for each, hers in zip(codes, (0, seat), strict=True):
        assert await view_of(anna, each, hers)


@pytest.mark.usefixtures("no_recent")
async def test_a_study_goes_on_after_other_boxes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "PART_S", 0.0)
    file, box = chapel(90)
    code, _ = await seat_alone(house, "Anna", components=file)
    match = await play_until(house, code, lambda match: match.over)
    record = match.record.to_json()
    del match
    house.server.rooms.forget(code)
    await gone(box)
    assert len(accounts(StudyJob(record, 0, 1))) == 1
    for vp in range(50, 50 + loaded.KEPT):
        loaded.recent(KINGSBURG, chapel(vp)[0])
    assert box in BOXES
    assert len(accounts(StudyJob(record, 1, 1))) == 1
