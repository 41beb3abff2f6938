"""Mistakes in how a game is written, each named in one sentence: where it is, what is wrong, what to write instead.

Most are found when the title is made (`declaration`). What only shows while a game runs is found there, where it costs
nothing as long as all is well.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any

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


class Missing:
    """Stands for an attribute that some steps and decisions lack: reading it raises what `lacks` of its owner says.

    It is hidden where the object has the attribute, so that nothing is slower there.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type) -> Any:
        if owner is None:
            return self
        raise owner.lacks(self._name)


def written(what: object) -> str:
    """Where a function, class or module is written: its file, and the line of a function."""
    if isinstance(what, FunctionType):
        return f"{what.__code__.co_filename}:{what.__code__.co_firstlineno}"
    module = what if isinstance(what, ModuleType) else inspect.getmodule(what)
    return "?" if module is None else module.__file__ or module.__name__


def running() -> str:
    """The line of the rules that is being carried out: the innermost one outside the kernel."""
    frame = sys._getframe()
    while frame.f_back is not None and frame.f_globals["__name__"].startswith(KERNEL):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def no_step(put: Iterable[object], steps: type | tuple[type, ...]) -> Mistake:
    """One of the things that a rule puts on the agenda is neither a step nor a decision."""
    what = next(what for what in put if not isinstance(what, steps))
    name = what.__name__ if isinstance(what, FunctionType) else repr(what)
    return Mistake(running(), f"{name} is put on the agenda", "decorate the function with @step or @decision")
