"""Run an engine and an oracle side by side and stop at the first difference.

An oracle is a second implementation of a game's rules. It shares nothing with the engine but the names of decisions,
options and chance outcomes. There are two ways to use it:

- `follow` starts an oracle that plays a whole game by itself: it is given what the players chose and what chance
  answered, never the engine's position. Every question, every option and every position must agree.
- `Walk` plays an engine's game and gives every move with the positions before and after it, for oracles that judge
  one move at a time; `check` compares what such an oracle expects with what the engine holds.

An option is a tuple: the verb of the action, then the values of its fields in their order: `("pick_die", "red", -1)`.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from pentapolis.conformance.playing import MOVES, Case, Player, guide
from pentapolis.kernel import event as kernel_events
from pentapolis.kernel.action import Action, verb
from pentapolis.kernel.chance import Chance, FastChance, Value
from pentapolis.kernel.event import Event
from pentapolis.kernel.options import Options

Option = tuple[Any, ...]
Choose = Callable[[Any, int, Options, random.Random], Action]
"""How the seats of a game are played: from the position, the seat, its options and a source of luck."""


class Different(AssertionError):
    """Engine and oracle disagree; the text says where and how."""


# Options


def as_option(action: Action) -> Option:
    """An action as a tuple: its verb and the values of its fields.

    >>> from pentapolis.games.discordia.actions import PickDie
    >>> as_option(PickDie("red", -1))
    ('pick_die', 'red', -1)
    """
    return (verb(type(action)), *msgspec.structs.astuple(action))


def as_options(options: Iterable[Action]) -> set[Option]:
    return {as_option(action) for action in options}


def as_fact(event: Event) -> Option:
    """An event as a tuple: its name and the values of its fields."""
    return (str(event.__struct_config__.tag), *msgspec.structs.astuple(event))


# Chance


class Luck:
    """What chance answered in one move, by name: an oracle takes the answers of each name in their order."""

    def __init__(self, outcomes: Iterable[tuple[str, Value]] = ()) -> None:
        self._waiting: defaultdict[str, deque[Value]] = defaultdict(deque)
        self.add(outcomes)

    def add(self, outcomes: Iterable[tuple[str, Value]]) -> None:
        for name, value in outcomes:
            self._waiting[name].append(value)

    def take(self, name: str, possible: Iterable[Value]) -> Any:
        """The next answer to `name`, which must be one that the oracle holds possible."""
        if not self._waiting[name]:
            raise Different(f"the oracle draws {name}, the engine did not")
        value = self._waiting[name].popleft()
        if value not in possible:
            raise Different(f"the engine drew {name}={value}, which the oracle holds impossible")
        return value

    @property
    def left(self) -> dict[str, list[Value]]:
        """Answers that nobody has taken."""
        return {name: list(values) for name, values in self._waiting.items() if values}


# Moves of the engine


@dataclass(frozen=True)
class Step:
    """One move of an engine's game. `before` and `after` are positions of its own, not to be changed."""

    number: int
    before: Any
    decision: str
    seat: int
    options: Options
    action: Action
    outcomes: Sequence[tuple[str, Value]]
    events: Sequence[Event]
    after: Any


def randomly(g: Any, seat: int, options: Options, luck: random.Random) -> Action:
    """Any option, all equally likely."""
    return options[luck.randrange(len(options))]


def guided(game: str, off_course: float = 0.1) -> Choose:
    """The game's own rule of thumb; now and then any option, so that no two games are alike."""
    thumb = guide(game)

    def choose(g: Any, seat: int, options: Options, luck: random.Random) -> Action:
        if len(options) == 1 or luck.random() < off_course:
            return randomly(g, seat, options, luck)
        return thumb(g, seat, options)

    return choose


class Chooser(Player):
    """Sits on every chair and chooses as it is told."""

    def __init__(self, case: Case, choose: Choose, seed: int) -> None:
        super().__init__(case.title, "lockstep", seed)
        self._choose = choose

    def choose(self, g: Any, seat: int, options: Options) -> Action:
        return self._choose(g, seat, options, self.luck)


class Kind(Chance):
    """Luck that mostly gives what begins with one of these words: for positions that fair luck seldom brings."""

    def __init__(self, seed: int, *favoured: str) -> None:
        self._luck, self._favoured = random.Random(seed), favoured

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        chances = [1] * len(values) if weights is None else weights
        kind = [n if str(value).startswith(self._favoured) else 0 for value, n in zip(values, chances, strict=True)]
        fair = not any(kind) or self._luck.random() < 0.2
        return self._luck.choices(values, chances if fair else kind)[0]


class Walk:
    """A game of the engine, set up; iterate over it to play it to its end, move by move."""

    def __init__(self, case: Case, choose: Choose, seed: int, favoured: Sequence[str] = ()) -> None:
        self.case, self.seed = case, seed
        self._player = Chooser(case, choose, seed)
        self._chance = Kind(seed, *favoured) if favoured else FastChance(seed)
        self.opening: list[Event] = []
        self._g, now = case.title.new(case.table, self._chance, self.opening)
        self.setup: Sequence[tuple[str, Value]] = now.outcomes
        self.start: Any = case.title.copy(self._g)

    def __str__(self) -> str:
        return f"{self.case}, seed {self.seed}"

    def __iter__(self) -> Iterator[Step]:
        title, g, position = self.case.title, self._g, self.start
        for number in range(1, MOVES):
            if g.over:
                return
            decision = title.pending(g)
            assert decision is not None
            seat, action = self._player.move(g)
            options, events = title.legal(g, seat), list[Event]()
            now = title.apply(g, seat, action, self._chance, events)
            before, position = position, title.copy(g)
            yield Step(number, before, decision.name, seat, options, action, now.outcomes, events, position)
        raise AssertionError(f"{self}: no end after {MOVES} moves")


# Comparison

MISSING = "nothing"


def differences(expected: Any, found: Any, path: str = "") -> Iterator[str]:
    """Where two trees of mappings and sequences differ: the path, the oracle's value and the engine's.

    >>> list(differences({"bag": 3, "cities": [{"ring": 1}]}, {"bag": 3, "cities": [{"ring": 2}]}))
    ['cities.0.ring: oracle 1, engine 2']
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key in [*expected, *(key for key in found if key not in expected)]:
            there = f"{path}.{key}" if path else str(key)
            yield from differences(expected.get(key, MISSING), found.get(key, MISSING), there)
    elif isinstance(expected, list | tuple) and isinstance(found, list | tuple) and len(expected) == len(found):
        for place, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from differences(one, other, f"{path}.{place}" if path else str(place))
    elif expected != found:
        yield f"{path or 'value'}: oracle {expected!r}, engine {found!r}"


def check(expected: Any, found: Any, where: str = "") -> None:
    """`Different` if an oracle's values are not the engine's."""
    if expected != found and (lines := list(differences(expected, found))):
        raise Different("\n  ".join([where or "different", *lines]))


def check_options(expected: set[Option], found: set[Option], where: str = "") -> None:
    """`Different` if an oracle allows what the engine does not offer, or the other way round."""
    if expected != found:
        lines = [f"only the oracle: {option}" for option in sorted(expected - found, key=repr)]
        lines += [f"only the engine: {option}" for option in sorted(found - expected, key=repr)]
        raise Different("\n  ".join([where or "options", *lines]))


def check_events(expected: Iterable[Option], found: Iterable[Event], where: str = "events") -> None:
    """`Different` if an oracle tells other events than the engine, in whatever order. Those of the kernel, which every
    game has, are left out."""
    own = Counter(expected)
    told = Counter(as_fact(event) for event in found if type(event).__module__ != kernel_events.__name__)
    if own != told:
        lines = [f"only the oracle: {fact}" for fact in (own - told).elements()]
        lines += [f"only the engine: {fact}" for fact in (told - own).elements()]
        raise Different("\n  ".join([where, *lines]))


# Whole games


@dataclass(frozen=True)
class Question:
    """A decision that waits: whom it asks, its name, and everything that may be chosen."""

    seat: int
    decision: str
    options: frozenset[Option]

    def __str__(self) -> str:
        return f"{self.decision} of seat {self.seat}"


class Oracle(Protocol):
    """A game played by a second implementation, which stands at a question or is over."""

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""

    def answer(self, option: Option) -> None:
        """Choose one of the options and play on to the next question; chance comes from the `Luck` it was made with."""

    told: list[Option]
    """The events of the last move, as `as_fact` has them; `follow` empties it."""

    def view(self) -> Mapping[str, Any]:
        """The position, in the same terms as the engine's (`look` of `follow`)."""


AnyOracle = TypeVar("AnyOracle", bound=Oracle)


def follow(
    case: Case,
    choose: Choose,
    seed: int,
    start: Callable[[int, Luck], AnyOracle],
    look: Callable[[Any], Mapping[str, Any]],
    result: Callable[[Any, AnyOracle], None] | None = None,
    favoured: Sequence[str] = (),
) -> Iterator[Step]:
    """Play a game of the engine with an oracle beside it; yields each move that they agree on.

    The oracle answers questions with a single option by itself where the engine does not ask them. `look` is the
    engine's position in the terms of the oracle; `result` compares the end of the game; `favoured` makes luck `Kind`.
    """
    game, luck = Walk(case, choose, seed, favoured), Luck()
    luck.add(game.setup)
    name = str(game)
    with _at(f"{name}, set-up"):
        oracle = start(case.seats, luck)
        _compare(oracle, luck, case, game.start, look)
        check_events(oracle.told, game.opening)
    for step in game:
        luck.add(step.outcomes)
        with _at(f"{name}, move {step.number}: seat {step.seat} {step.action}"):
            oracle.told.clear()
            oracle.answer(as_option(step.action))
            _compare(oracle, luck, case, step.after, look)
            check_events(oracle.told, step.events)
            if step.after.over and result is not None:
                result(step.after, oracle)
        yield step


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Say at which move a difference was found."""
    try:
        yield
    except Different as different:
        raise Different(f"{where}\n{different}") from None


def _compare(oracle: Oracle, luck: Luck, case: Case, g: Any, look: Callable[[Any], Mapping[str, Any]]) -> None:
    _catch_up(oracle, case, g)
    check(oracle.view(), look(g), "position")
    if luck.left:
        raise Different(f"the engine drew {luck.left}, the oracle did not")


def _catch_up(oracle: Oracle, case: Case, g: Any) -> None:
    """Let the oracle go through forced answers until both stand at the same question, or are at the end."""
    asked = _asked(case, g)
    while (own := oracle.question) != asked and own is not None and len(own.options) == 1:
        oracle.answer(next(iter(own.options)))
    if own is None or asked is None:
        if own is not asked:
            raise Different(f"next: oracle {own or 'the end'}, engine {asked or 'the end'}")
        return
    if (own.seat, own.decision) != (asked.seat, asked.decision):
        raise Different(f"next: oracle {own} {sorted(own.options, key=repr)}, engine {asked}")
    check_options(set(own.options), set(asked.options), str(own))


def _asked(case: Case, g: Any) -> Question | None:
    """What the engine asks, of the one seat that is awaited; nobody else can do anything."""
    title = case.title
    pending = title.pending(g)
    if pending is None:
        return None
    (seat,) = title.to_act(g)
    for other in range(case.seats):
        if other != seat and len(title.legal(g, other)):
            raise Different(f"seat {other} can act in {pending.name} of seat {seat}")
    return Question(seat, pending.name, frozenset(as_options(title.legal(g, seat))))
