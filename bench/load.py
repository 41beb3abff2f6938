"""Many tables at once, with real sockets: moves per second, how long a move takes, and whether one was lost or doubled.

    python bench/load.py                                       one process on SQLite, 200 tables, 150 moves per second
    python bench/load.py --database postgres --processes 2     two processes on PostgreSQL
    python bench/load.py --kill                                a process is killed with -9 in the middle, twice

`ack` is the time until the server has stored a move and said so; `seen` until the other player's page has the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from collections import Counter

import uvloop
from crowd import Message, Person, ServerGone, TableOfTwo
from servers import Servers, servers

PATIENCE_S = 20
"""How long a page may take to hear of a move: a process that was killed has to start again."""


class Tally:
    """What happened to every move."""

    def __init__(self) -> None:
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()
        self.ack: list[float] = []
        self.seen: list[float] = []
        self.errors: Counter[str] = Counter()
        self.stale = 0
        self.retried = 0

    def figures(self, seconds: float, stored: list[str]) -> dict[str, object]:
        """The figures; `stored` are the keys the database holds."""
        keys = Counter(key.rpartition(":")[2] for key in stored)
        return {
            "moves": len(self.acknowledged),
            "moves_per_second": round(len(self.acknowledged) / seconds, 1),
            "ack_ms": _percentiles(self.ack),
            "seen_ms": _percentiles(self.seen),
            "stale": self.stale,
            "retried": self.retried,
            "errors": dict(self.errors),
            "lost": len(self.acknowledged - keys.keys()),
            "doubled": sum(keys[key] > 1 for key in self.sent),
        }


def _percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 100:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {"p50": round(cuts[49] * 1000, 1), "p99": round(cuts[98] * 1000, 1), "max": round(max(times) * 1000, 1)}


class Player:
    """Plays one table: sends a move when told to, and measures."""

    def __init__(self, table: TableOfTwo, tally: Tally, luck: random.Random) -> None:
        self.table, self.tally, self.luck = table, tally, luck
        self.busy = False

    async def move(self) -> bool:
        """Make one move if somebody is asked; the same key is sent again until there is an answer."""
        for person in self.table.people:
            move = person.any_move(self.luck)
            if move is not None:
                break
        else:
            return False
        self.busy = True
        try:
            other = self.table.people[1 - person.seat]
            before = other.view
            begun = time.perf_counter()
            self.tally.sent.add(move["key"])
            while True:
                try:
                    answer = await person.ask("POST", f"/api/tables/{self.table.code}/act", move)
                    break
                except ServerGone:
                    self.tally.retried += 1
                    await asyncio.sleep(0.3)
            if answer.status == 409:
                self.tally.stale += 1
            elif answer.status >= 400:
                self.tally.errors[f"{answer.status} {answer.body[:80]!r}"] += 1
            else:
                self.tally.acknowledged.add(move["key"])
                self.tally.ack.append(time.perf_counter() - begun)
                person.known = answer.json()["version"]
                await self._until_seen(other, before, begun)
            return True
        finally:
            self.busy = False

    async def _until_seen(self, other: Person, before: Message | None, begun: float) -> None:
        seen = asyncio.Event()
        if other.view is not None and other.view is not before:
            self.tally.seen.append(time.perf_counter() - begun)
            return
        other.on_view = seen.set
        try:
            await asyncio.wait_for(seen.wait(), PATIENCE_S)
            self.tally.seen.append(time.perf_counter() - begun)
        except TimeoutError:
            self.tally.errors["the other page never heard of it"] += 1
        other.on_view = lambda: None


async def load(given: argparse.Namespace) -> dict[str, object]:
    """Play for a while and count."""
    luck, tally = random.Random(given.seed), Tally()
    async with servers(given.database, given.processes) as running:
        tables = [TableOfTwo(n, running.bases, given.game) for n in range(given.tables)]
        for at in range(0, len(tables), 10):
            await asyncio.gather(*(table.begin() for table in tables[at : at + 10]))
        players = [Player(table, tally, luck) for table in tables]
        await asyncio.sleep(1)
        tasks: set[asyncio.Task[bool]] = set()
        begun = time.monotonic()
        kills = asyncio.create_task(_kill(running, given.seconds)) if given.kill else None
        sent = 0
        while (spent := time.monotonic() - begun) < given.seconds:
            due = int(spent * given.rate) - sent
            idle = [player for player in players if not player.busy] if due > 0 else []
            for player in luck.sample(idle, min(due, len(idle))) if idle else ():
                task = asyncio.create_task(player.move())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            sent += min(max(due, 0), len(idle))
            await asyncio.sleep(0.005)
        await asyncio.gather(*tasks)
        if kills is not None:
            await kills
        spent = time.monotonic() - begun
        await asyncio.gather(*(table.end() for table in tables))
        stored = await running.keys()
    return {"database": given.database, "processes": given.processes, "tables": given.tables} | tally.figures(
        spent, stored
    )


async def _kill(running: Servers, seconds: float) -> None:
    """Kill a process in the middle of its work, and start it again."""
    for number in range(2):
        await asyncio.sleep(seconds / 3)
        which = number % len(running.ports)
        running.kill(which)
        await asyncio.to_thread(running.start, which)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=150, help="moves per second in all")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kill", action="store_true", help="kill a process with -9, twice")
    parser.add_argument("--seed", type=int, default=1)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(load(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
