"""Gather what a game's rule modules declare (steps, decisions, actions, events), and find mistakes in it.

Nothing here runs a rule. References between rules are read from the names in their code, so that a forgotten module is
missed when the title is made, not when the first player gets there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import unwrap
from types import CodeType, FunctionType, ModuleType
from typing import Any

from . import event as kernel_events
from .action import Action, Stand, Unstand, verb
from .agenda import Node
from .decision import Decision, Floor, Secret
from .event import Event, is_for_one
from .mistakes import Mistake, running, written
from .order import Order
from .window import Reaction


class Declaration:
    """The steps, decisions, actions and events of a game, by name."""

    def __init__(self, game: str, modules: Iterable[ModuleType], start: Node[[]]) -> None:
        self.game = game
        self.modules = tuple(modules)
        self.nodes: dict[str, Node[Any]] = {}
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event]] = {}
        self.floors: list[Floor] = []
        for module in self.modules:
            self._gather(module)
            self._gather_events(module)
        self._gather_events(kernel_events)
        self.decisions = {name: node for name, node in self.nodes.items() if isinstance(node, Decision)}
        self.windows = tuple(sorted(name for name, node in self.nodes.items() if isinstance(node, Reaction)))
        self.speaks = any(isinstance(node, Secret | Reaction) for node in self.nodes.values())
        """Whether seats say something outside the order of moves."""
        self._check_start(start)
        for node in self.decisions.values():
            _check_decision(node, self.actions)
        for name, found, by in _named(self.nodes.values(), self.modules):
            self._check_named(name, found, by)

    def _gather(self, module: ModuleType) -> None:
        for node in vars(module).values():
            if not isinstance(node, Node):
                continue
            if (other := self.nodes.setdefault(node.name, node)) is not node:
                raise self._twice("two steps or decisions", node.name, node.function, other.function)
            if isinstance(node, Decision):
                for kind in (*node.actions, *((Stand, Unstand) if isinstance(node, Reaction) else ())):
                    if (known := self.actions.setdefault(verb(kind), kind)) is not kind:
                        raise self._twice("two actions", verb(kind), kind, known)
            if isinstance(node, Floor) and node not in self.floors:
                self.floors.append(node)

    def _gather_events(self, module: ModuleType) -> None:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
                tag = _tag(kind)
                if (known := self.events.setdefault(tag, kind)) is not kind:
                    raise self._twice("two events", tag, kind, known)
                if is_for_one(kind) and "seat" not in kind.__struct_fields__:
                    wrong = f"{kind.__name__} is told to one seat, but does not say to which"
                    raise Mistake(written(kind), wrong, "write a field seat: int")

    def _twice(self, things: str, name: str, what: object, other: object) -> Mistake:
        wrong = f"{things} of {self.game} are called {name}"
        return Mistake(written(what), wrong, f"rename one; the other is in {written(other)}")

    def _check_start(self, start: Node[[]]) -> None:
        """The game begins with a step or decision of its own that needs neither seat nor argument."""
        if not isinstance(start, Node):
            raise Mistake(running(), f"start of {self.game} is {start!r}", "name a function decorated with @step")
        if self.nodes.get(start.name) is not start:
            raise self._unlisted(start.name, start.function, running())
        if not hasattr(start, "entry"):
            raise start.lacks("entry")

    def _check_named(self, name: str, found: object, by: FunctionType) -> None:
        if isinstance(found, Node) and self.nodes.get(found.name) is not found:
            raise self._unlisted(name, found.function, f"{by.__name__} in {written(by)}")
        if isinstance(found, type) and issubclass(found, Event) and found not in (Event, self.events.get(_tag(found))):
            raise self._unlisted(name, found, f"{by.__name__} in {written(by)}")

    def _unlisted(self, name: str, what: Any, by: str) -> Mistake:
        module = str(what.__module__)
        wrong = f"{name}, named by {by}, is in {module}, which {self.game} does not list"
        return Mistake(written(what), wrong, f"add it to Rules(modules=[…, {module.rpartition('.')[2]}])")


def _check_decision(node: Decision, actions: dict[str, type[Action]]) -> None:
    """It says what follows a choice, with the right parameters, and names no action that no decision declares."""
    decorator, function, parameters = node.follows
    if not node.finished:
        function()  # says what is missing
    if isinstance(function, FunctionType) and not _takes(function, len(parameters)):
        wrong = f"{function.__name__}, which says what follows {node.name}, has other parameters than it is given"
        instead = f"write @{node.name}.{decorator} def {function.__name__}({', '.join(parameters)})"
        raise Mistake(written(function), wrong, instead)
    for _, found in _names(node.function) if isinstance(node.function, FunctionType) else ():
        kind = found if isinstance(found, type) else type(found)
        if not issubclass(kind, Action) or issubclass(kind, Order) or kind is Action:
            continue
        if actions.get(verb(kind)) is not kind:
            raise node.undeclared(kind)


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def _takes(function: FunctionType, number: int) -> bool:
    """Whether a function can be called with so many arguments by position."""
    code, defaults = function.__code__, len(function.__defaults__ or ())
    return code.co_argcount - defaults <= number and (number <= code.co_argcount or bool(code.co_flags & 0x04))


def _named(nodes: Iterable[Node[Any]], modules: Iterable[ModuleType]) -> Iterator[tuple[str, object, FunctionType]]:
    """The steps, decisions and events that the functions of these name, and those which these call in the packages of
    the modules, each with its name and the function."""
    homes = tuple({module.__package__ or module.__name__ for module in modules})
    left = [function for node in nodes for function in _functions(node)]
    seen = set(left)
    while left:
        function = left.pop()
        for name, found in _names(function):
            called = unwrap(found) if callable(found) else None
            if isinstance(called, FunctionType) and called not in seen and called.__module__.startswith(homes):
                seen.add(called)
                left.append(called)
            yield name, found, function


def _functions(node: Node[Any]) -> Iterator[FunctionType]:
    functions: list[Callable[..., Any] | None] = [node.function]
    if isinstance(node, Decision):
        functions += [node.take, node.why, node.follows[1]]
    yield from (function for function in functions if isinstance(function, FunctionType))


def _names(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The global names in the code of a function, and what they stand for."""
    codes, known = [function.__code__], function.__globals__
    while codes:
        code = codes.pop()
        codes += (constant for constant in code.co_consts if isinstance(constant, CodeType))
        yield from ((name, known[name]) for name in code.co_names if name in known)
