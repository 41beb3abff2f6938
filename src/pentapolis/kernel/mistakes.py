"""Mistakes in how a game is written, each named in one sentence: where it is, what is wrong, what to write instead.

Most are found when the title is made (`declaration`). The rest are found while a game runs, where it costs
nothing as long as all is well.
"""

from __future__ import annotations

import inspect
import sys
from traceback import walk_tb
from types import FunctionType, ModuleType

KERNEL = __name__.rpartition(".")[0]


class Mistake(TypeError):
    """A game is written in a way that can't work: `wrong` is what was found at `place`, `instead` what to write."""

    def __init__(self, place: str, wrong: str, instead: str) -> None:
        super().__init__(place, wrong, instead)
        self.place = place
        self.wrong = wrong
        self.instead = instead

    def __str__(self) -> str:
        return f"{self.place}: {self.wrong}: {self.instead}"


def written(what: object) -> str:
    """The source location of a function, class or module: its file, and the line of a function."""
    if isinstance(what, FunctionType):
        return f"{what.__code__.co_filename}:{what.__code__.co_firstlineno}"
    module = what if isinstance(what, ModuleType) else inspect.getmodule(what)
    return "?" if module is None else module.__file__ or module.__name__


def raised(error: BaseException, *packages: str) -> str:
    """The innermost line in one of these packages that an error went through; empty if it went through none."""
    place = ""
    for frame, line in walk_tb(error.__traceback__):
        name = str(frame.f_globals.get("__name__", ""))
        if any(name == package or name.startswith(f"{package}.") for package in packages):
            place = f"{frame.f_code.co_filename}:{line}"
    return place


def running() -> str:
    """The line of the rules that is being carried out: the innermost one outside the kernel."""
    frame = sys._getframe()
    while frame.f_back is not None and frame.f_globals["__name__"].startswith(KERNEL):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"
