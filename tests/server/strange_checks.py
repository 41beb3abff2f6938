"""A checking process that misbehaves: it sleeps, dies, lies, or wants all the memory there is."""

from __future__ import annotations

import os
import time

import msgspec

from pentapolis.server.outside import checks
from pentapolis.server.process import run


def answer(body: bytes) -> bytes:
    """What the component file of a check asks for; every record sleeps."""
    job = msgspec.msgpack.decode(body, type=checks.Check)
    wish = job.components if isinstance(job, checks.Load) else "sleep"
    if wish == "sleep":
        time.sleep(600)
    if wish == "die":
        os._exit(7)
    if wish == "lie":
        return b"\xc1"
    return checks.answer(body)


class Greedy(str):
    """A component file that needs more memory than there is."""

    def encode(self, *_: object) -> bytes:
        return bytes(10 * checks.MEMORY)


found = checks._found


def hungry(job: checks.Check) -> object:
    if isinstance(job, checks.Load) and job.components == "eat":
        job = msgspec.structs.replace(job, components=Greedy())
    return found(job)


if __name__ == "__main__":
    checks._found = hungry
    run(checks.limit, answer)
