"""Files and records that are made to cost much, sent while two people play: what it does to their moves and to memory.

    python bench/attacks.py                              every attack, 30 requests in a minute each
    python bench/attacks.py --attack key --size 70000    one of them
    python bench/attacks.py --seconds 20 --requests 10   sooner

`cpu` is the processor time of the server's own process for one request, which does not depend on other work.
`ack` is the time until the server has stored a move and said so, first without and then with the attack beside it.
Memory is the server's own process, in MB: before, at most, and after. What is sent stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from crowd import Answer, Person, TableOfTwo
from servers import servers

import pentapolis as pp
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Move, TakeBack

PAUSE_S = 0.1
"""Between two moves at the table."""
ALONE = 10
"""Requests that are sent while nobody plays, to see what one costs the server's own process."""
SAMPLE_S = 0.02
"""How often memory is looked at."""
FINE = '[[buildings]]\nid = "chapel"\nvp = 6\n'


def key(size: int) -> str:
    """One dotted key: quadratic time and memory in `tomllib`."""
    return "a" + ".a" * (size // 2 - 2) + "=1"


def nesting(size: int) -> str:
    """Arrays in arrays: one level of recursion each."""
    return "a=" + "[" * (size - 2)


def notes(size: int) -> str:
    """A file that is accepted, as costly as it may be: notes that nobody reads."""
    line = "note.b.c.d.e.f.g{n} = {{a.b.c.d=[]}}\n"
    body = "".join(line.format(n=n) for n in range(2_000))
    return FINE + body[: body.rfind("\n", 0, size) + 1]


def record(components: str) -> dict[str, Any]:
    """The record of a game that nobody has ended, with a component file."""
    match = _match()
    made = msgspec.to_builtins(match.record)
    made["table"]["box"], made["components"] = "x", components
    return made


def long(entries: int) -> dict[str, Any]:
    """A record that replays, in which a table takes the same move back again and again."""
    match = _match()
    keep = len(match.moves) - 1
    last = next(entry for entry in reversed(match.record.entries) if isinstance(entry, Move))
    again = [TakeBack(keep), msgspec.structs.replace(last, digest="")]
    match.record.entries += again * ((entries - len(match.record.entries)) // 2)
    return msgspec.to_builtins(match.record)


def _match() -> Match[Any]:
    title = pp.title("kingsburg")
    match = Match(title, title.table(2), pp.FastChance(3), ["Anna", "Ben"])
    while not match.over and len(match.record.entries) < 200:
        seat = title.to_act(match.state)[0]
        match.act(seat, title.asked(match.state, seat)[0])
    return match


def numbered(what: Any, number: int) -> Any:
    """The same for each stranger, but a file never twice: each makes a box of its own."""
    return f"{what}\n# {number}\n" if isinstance(what, str) else what


async def box(person: Person, file: str) -> Answer:
    """A component file for the box page."""
    return await person.ask("POST", "/api/games/kingsburg/box", {"components": file})


async def table(person: Person, file: str) -> Answer:
    """A component file for a new table."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    return await person.ask("POST", "/api/tables", {"game": "kingsburg", "seats": seats, "components": file})


async def verify(person: Person, given: Any) -> Answer:
    return await person.ask("POST", "/api/verify", given)


async def bring_in(person: Person, given: Any) -> Answer:
    return await person.ask("POST", "/api/tables/import", given)


ATTACKS: dict[str, Any] = {
    "key": lambda size: (box, key(size)),
    "key-table": lambda size: (table, key(size)),
    "key-verify": lambda size: (verify, record(key(size))),
    "key-import": lambda size: (bring_in, record(key(size))),
    "nesting": lambda size: (box, nesting(size)),
    "notes": lambda size: (box, notes(size)),
    "notes-table": lambda size: (table, notes(size)),
    "long-import": lambda size: (bring_in, long(9_000)),
    "import": lambda size: (bring_in, long(1_200)),
}


def memory(pid: int) -> float:
    """What a process holds, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def cpu(pid: int) -> float:
    """The processor time that a process has used, in milliseconds, in all its threads."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def watch(pid: int, seen: list[float]) -> None:
    """Look at a process's memory until somebody cancels this."""
    while True:
        seen.append(memory(pid))
        await asyncio.sleep(SAMPLE_S)


class Play:
    """Two people who play on, table after table, as long as they are let."""

    def __init__(self, bases: list[str], luck: random.Random) -> None:
        self.bases, self.luck = bases, luck
        self.tables = 0

    async def moves(self, seconds: float) -> list[float]:
        """Play so long; how long each move took to be acknowledged, in milliseconds."""
        took, until = list[float](), time.monotonic() + seconds
        at = await self._table()
        while time.monotonic() < until:
            for person in at.people:
                if (move := person.any_move(self.luck)) is not None:
                    begun = time.perf_counter()
                    answer = await person.ask("POST", f"/api/tables/{at.code}/act", move)
                    if answer.status < 400:
                        took.append(1000 * (time.perf_counter() - begun))
                        person.known = answer.json()["version"]
                    break
            if any(person.view is not None and person.view.outcome for person in at.people):
                await at.end()
                at = await self._table()
            await asyncio.sleep(PAUSE_S)
        await at.end()
        return took

    async def _table(self) -> TableOfTwo:
        self.tables += 1
        made = TableOfTwo(self.tables, self.bases, "kingsburg")
        await made.begin()
        await asyncio.sleep(0.5)
        return made


def figures(times: list[float]) -> dict[str, float]:
    """Of so many moves the middle one, the 99th of a hundred and the slowest."""
    cuts = statistics.quantiles(times, n=100)
    return {"moves": len(times), "p50": round(cuts[49], 1), "p99": round(cuts[98], 1), "max": round(max(times), 1)}


async def attacked(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """One attack on a server of its own."""
    send, what = ATTACKS[name](given.size)
    async with servers("sqlite", 1) as running:
        play, pid = Play(running.bases, random.Random(given.seed)), running.processes[0].pid
        stranger = Person(running.bases[0], "Stranger")
        await stranger.arrive()
        if send in (box, table):
            await send(stranger, FINE)  # the process that checks is started once
        elif send is verify:
            await send(stranger, {})
        used = cpu(pid)
        for number in range(ALONE):
            await send(stranger, numbered(what, -1 - number))
        used = (cpu(pid) - used) / ALONE
        quiet = await play.moves(min(15.0, given.seconds))
        answers, took, seen = Counter[str](), list[float](), list[float]()
        before = memory(pid)
        watching = asyncio.create_task(watch(pid, seen))

        async def one(number: int) -> None:
            await asyncio.sleep(number * given.seconds / given.requests)
            person = Person(running.bases[0], f"Stranger {number}")
            await person.arrive()
            begun = time.perf_counter()
            answer = await send(person, numbered(what, number))
            took.append(1000 * (time.perf_counter() - begun))
            body = answer.json()
            said = body.get("message") or "".join(error["message"] for error in body.get("errors", []))
            answers[f"{answer.status} {said}".strip()] += 1

        attack = asyncio.gather(*(one(number) for number in range(given.requests)))
        busy = await play.moves(given.seconds)
        await attack
        watching.cancel()
        await asyncio.sleep(1)
        return {
            "attack": name,
            "bytes": len(msgspec.json.encode(what)),
            "requests": given.requests,
            "cpu_ms_a_request": round(used, 1),
            "ack_ms_quiet": figures(quiet),
            "ack_ms_attacked": figures(busy),
            "memory_mb": {"before": round(before), "most": round(max(seen)), "after": round(memory(pid))},
            "answered_ms": {"median": round(statistics.median(took)), "max": round(max(took))},
            "answers": dict(answers),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", choices=list(ATTACKS), help="by default all")
    parser.add_argument("--size", type=int, default=70_000, help="bytes of a component file")
    parser.add_argument("--requests", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for name in [given.attack] if given.attack else ATTACKS:
            print(json.dumps(runner.run(attacked(name, given)), indent=1, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
