"""A house whose clock stands still until a test moves it: what happens by itself happens when the test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pentapolis.kernel.action import text
from pentapolis.server import clock
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.automatic.plans import Plans
from pentapolis.server.play.room import Room
from server.house import House, open_house

PAUSE, GAP = 1200, 700


class Waiting:
    """The house, its clock, and what its driver does."""

    def __init__(self) -> None:
        self.now_ms = 1_800_000_000_000
        self.house: House

    def time(self) -> float:
        return (self.now_ms + 0.5) / 1000

    @property
    def driver(self) -> Driver:
        driver = self.house.server.driver
        assert isinstance(driver, Driver)
        return driver

    @property
    def plans(self) -> Plans:
        plans = self.house.server.plans
        assert isinstance(plans, Plans)
        return plans

    async def look(self) -> None:
        """Do what is due now, once."""
        await self.driver.settled()
        await self.driver.sweep()
        await self.driver.settled()

    async def wait(self, ms: int) -> None:
        """Let some time pass, and do what is due then."""
        await self.driver.settled()
        self.now_ms += ms
        await self.look()

    async def room(self, code: str) -> Room:
        return await self.house.server.rooms.refresh(code)

    async def awaited(self, code: str) -> tuple[int, ...]:
        match = (await self.room(code)).match
        assert match is not None
        return match.title.to_act(match.state)

    async def asked(self, code: str) -> tuple[int, list[str]]:
        """The first seat that is asked, and what it may do."""
        match = (await self.room(code)).match
        assert match is not None
        seat = match.title.to_act(match.state)[0]
        return seat, [text(option) for option in match.title.asked(match.state, seat)]

    async def play(self, code: str, seat: int, action: str) -> None:
        """A person moves."""
        await self.house.server.moves.act(await self.room(code), seat, action)
        await self.driver.settled()

    async def entries(self, code: str) -> int:
        return (await self.room(code)).entries


@asynccontextmanager
async def waiting_house(folder: Path, at_ms: int = 0, **settings: Any) -> AsyncIterator[Waiting]:
    waiting = Waiting()
    waiting.now_ms = at_ms or waiting.now_ms
    quiet = {"bot_pause_ms": PAUSE, "bot_gap_ms": GAP, "notice_ms": 10_000}
    with clock.replaced(waiting.time):
        async with open_house(folder, **(quiet | settings)) as house:
            waiting.house = house
            yield waiting
            await waiting.driver.settled()
