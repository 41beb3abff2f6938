"""A worker whose bots misbehave: they sleep, die, lie, print, sign, or look for more than they were told."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from pentapolis.bots import BOTS
from pentapolis.kernel.action import Action, Pass
from pentapolis.kernel.options import Options
from pentapolis.server.automatic import thinking


class Sleeper:
    """Thinks for too long."""

    def __init__(self, title: Any, seed: int) -> None:
        pass

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        time.sleep(600)
        return options[0]


class Mortal(Sleeper):
    """Ends its whole process."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        os._exit(7)


class Unlucky(Sleeper):
    """Ends its process the first time; the file of its seed remembers."""

    def __init__(self, title: Any, seed: int) -> None:
        self.mark = Path(os.environ["STRANGE_DIR"]) / str(seed)

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        if not self.mark.exists():
            self.mark.touch()
            os._exit(7)
        return options[-1]


class Signer(Sleeper):
    """Leaves the number of its process in the file of its seed; while there is another that says so, it thinks."""

    def __init__(self, title: Any, seed: int) -> None:
        self.signed = Path(os.environ["STRANGE_DIR"]) / f"signed {seed}"
        self.think = self.signed.with_name(f"think {seed}")

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        with self.signed.open("a") as file:
            file.write(f"{os.getpid()}\n")
        while self.think.exists():
            time.sleep(0.01)
        return options[0]


class Liar(Sleeper):
    """Answers what is not offered."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        return Pass()


class Talker(Sleeper):
    """Prints to where answers go."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        print("hm", flush=True)  # noqa: T201 (that is the point)
        os.write(1, b"hm\n")
        return options[0]


class Failing(Sleeper):
    """Raises an error."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        raise ZeroDivisionError("oh")


BOTS |= {
    "sleeper": Sleeper,
    "mortal": Mortal,
    "unlucky": Unlucky,
    "signer": Signer,
    "liar": Liar,
    "talker": Talker,
    "failing": Failing,
}

if __name__ == "__main__":
    thinking.main()
