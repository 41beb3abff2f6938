"""Who waits for a worker gets one in the order they came, and a seat the one that answered it last."""

from __future__ import annotations

import asyncio

import pytest

from pentapolis.server.automatic.idle import Idle, Place

ANA, BO, CY = (("kingsburg", 7, seat) for seat in range(3))


def pool(*workers: str, kept: int = 64) -> Idle[str]:
    idle: Idle[str] = Idle(kept)
    for worker in workers:
        idle.put(worker)
    return idle


async def answer(idle: Idle[str], place: Place) -> str:
    """Let a seat be answered at once; by whom."""
    worker = await idle.get(place)
    idle.answered(place, worker)
    idle.put(worker)
    return worker


async def waits(idle: Idle[str], place: Place | None = None) -> asyncio.Task[str]:
    """Somebody who waits for a worker, and does not have one yet."""
    task = asyncio.create_task(idle.get(place))
    await asyncio.sleep(0)
    assert not task.done()
    return task


async def test_a_seat_keeps_its_worker_and_another_gets_another() -> None:
    idle = pool("one", "two")
    assert [await answer(idle, seat) for seat in (ANA, BO, ANA, ANA, BO, BO, ANA)] == [
        *("one", "two", "one", "one", "two", "two", "one")
    ]


async def test_a_seat_waits_for_its_worker_though_another_is_free() -> None:
    idle = pool("one", "two")
    await answer(idle, ANA)
    assert await idle.get(ANA) == "one"
    ana = await waits(idle, ANA)
    assert await answer(idle, CY) == "two", "who has been answered by nobody need not wait"
    idle.put("one")
    assert await ana == "one"


async def test_nobody_is_overtaken_by_who_came_later() -> None:
    idle = pool("one")
    await answer(idle, ANA)
    await idle.get()
    first, ana, last = await waits(idle), await waits(idle, ANA), await waits(idle)
    for waiting in (first, ana, last):
        idle.put("one")
        assert await waiting == "one"
    assert len(idle) == 0


async def test_who_waits_for_a_worker_that_is_lost_gets_another() -> None:
    idle = pool("one", "two")
    await answer(idle, ANA)
    assert await idle.get(ANA) == "one"
    ana = await waits(idle, ANA)
    idle.lost("one")
    assert await ana == "two"
    idle.answered(ANA, "two")
    idle.put("one")
    idle.put("two")
    assert await answer(idle, ANA) == "two", "it keeps to the new one"


async def test_only_the_seats_asked_last_are_remembered() -> None:
    idle = pool("one", "two", kept=2)
    assert [await answer(idle, seat) for seat in (ANA, BO)] == ["one", "two"]
    assert await answer(idle, ANA) == "one"
    idle.answered(CY, "one")
    assert (await idle.get(), await idle.get()) == ("two", "one")
    ana, bo = await waits(idle, ANA), await waits(idle, BO)
    idle.put("one")
    assert await ana == "one"
    assert not bo.done()
    idle.put("one")
    assert await bo == "one", "its worker is forgotten: any will do"
    assert len(idle._last) == 2


@pytest.mark.parametrize("handed", [False, True])
async def test_who_stops_waiting_takes_no_worker_along(handed: bool) -> None:
    idle = pool("one")
    await answer(idle, ANA)
    await idle.get()
    gone, ana = await waits(idle), await waits(idle, ANA)
    if handed:
        idle.put("one")
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    if not handed:
        idle.put("one")
    assert await ana == "one"
