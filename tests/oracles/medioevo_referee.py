"""The referee of Medioevo Universale: at each decision that an oracle covers it compares options and consequences.

An oracle for a decision is a `Chapter`: which options the book gives a seat, and what follows from one. What follows is
carried out on a `World` until the next choice is due, which the oracle names by raising `Asked`. A reaction window may
open or not, depending on cards that the oracle does not model: it passes `Flow.window` there, and stops if the engine
has. Where the oracle's subject ends before the next choice it raises `Beyond` with the fields that are settled by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from oracles import medioevo_loans
from oracles.lockstep import Different, Luck, Option, as_option, check, check_options
from oracles.medioevo_world import World
from pentapolis.conformance.playing import MOVES, Player
from pentapolis.games.medioevo import TITLE
from pentapolis.kernel.action import Action
from pentapolis.kernel.chance import Chance, Value

UNJUDGED = ("deeds", "first_turns", "won", "sold", "plundered", "overcome", "struck", "tied")
"""Fields of a player that only objectives read."""


WORKINGS = ("step", "shots", "shot", "harmed", "harmless", "notes")
"""Fields of a battle that only say how far it has come, or that objectives read."""


class Asked(Exception):
    """The next choice is due: a decision of a seat (None: of several)."""

    def __init__(self, decision: str, seat: int | None = None) -> None:
        self.decision = decision
        self.seat = seat


class Beyond(Exception):
    """What comes next is not the oracle's subject; these fields are settled, as paths (`players.0.florins`)."""

    def __init__(self, *settled: str) -> None:
        self.settled = settled


class Skip(Exception):
    """The position holds effects of cards that the oracle does not model."""


@dataclass
class Flow:
    """One move: the world it is made in, the decision with its arguments, chance, and where the engine stopped."""

    world: World
    decision: str
    seat: int
    args: tuple[Any, ...]
    luck: Luck
    stopped: str = ""
    """The decision at which the engine waits after it."""
    stopped_for: int = -1
    found: World | None = None
    """What the engine has made of it."""
    agenda: Sequence[Any] = ()
    """All that the engine has still to do, the next thing last."""

    @property
    def below(self) -> str:
        """What the engine does next once its decision is answered."""
        return str(self.agenda[-2].name) if len(self.agenda) > 1 else ""

    @property
    def stopped_args(self) -> tuple[Any, ...]:
        return tuple(self.agenda[-1].args) if self.agenda else ()

    def ask(self, decision: str, seat: int | None = None) -> NoReturn:
        raise Asked(decision, seat)

    def window(self, name: str) -> None:
        """A reaction window: if somebody is asked there, the engine has stopped."""
        if self.stopped == name:
            raise Asked(name)

    def die(self, sides: int) -> int:
        face: int = self.luck.take(f"d{sides}", range(1, sides + 1))
        return face


Options = Callable[[Flow], "set[Option] | None"]
Effect = Callable[[Flow, Option], None]


@dataclass(frozen=True)
class Chapter:
    """An oracle for one decision. `verbs` are the options it speaks of; others are left alone."""

    verbs: tuple[str, ...]
    effect: Effect
    options: Options | None = None


@dataclass
class Referee:
    """Compares moves, counts what was compared, and says what was not."""

    chapters: dict[str, Chapter]
    every: int = 1
    """Options are compared at one move in so many."""
    every_loan: int = 1
    judged: Counter[str] = field(default_factory=Counter)
    passed_over: Counter[str] = field(default_factory=Counter)

    def loans(self, g: Any, where: str) -> None:
        """The loans that every seat is offered."""
        self.judged["loans offered"] += medioevo_loans.check_floor(g, where)

    def _loan(self, before: Any, seat: int, action: Action, after: Any, where: str) -> None:
        """What a loan changes, and that the same choice waits as before."""
        world, (verb,) = World(before), as_option(action)
        medioevo_loans.EFFECT[verb](world, seat)
        check(_judged(world), _judged(World(after)), f"{where} seat {seat}: {action}")
        check(world.agenda, World(after).agenda, f"{where} seat {seat}: {action}")
        self.judged[f"loans: {verb}"] += 1

    def options(self, g: Any, seat: int, where: str) -> None:
        """The options of the decision that waits, in both directions."""
        entry = g.agenda[-1]
        chapter = self.chapters.get(entry.name)
        if chapter is None or chapter.options is None:
            return
        flow = Flow(World(g, fixed=True), entry.name, seat, entry.args, Luck())
        try:
            expected = chapter.options(flow)
        except Skip:
            expected = None
        if expected is None:
            self.passed_over[f"options of {entry.name}"] += 1
            return
        found = {as_option(action) for action in TITLE.asked(g, seat)}
        check_options(expected, {option for option in found if option[0] in chapter.verbs}, f"{where} {entry.name}")
        self.judged[f"options of {entry.name}"] += 1

    def move(
        self, before: Any, seat: int, action: Action, outcomes: Iterable[tuple[str, Value]], after: Any, where: str
    ) -> None:
        """What follows from a move."""
        if medioevo_loans.is_loan(action):
            self._loan(before, seat, action, after, where)
            return
        entry = before.agenda[-1]
        chapter, option = self.chapters.get(entry.name), as_option(action)
        if chapter is None or option[0] not in chapter.verbs or (seat >= 0 and action not in TITLE.asked(before, seat)):
            return
        flow = Flow(World(before), entry.name, seat, entry.args, Luck(outcomes))
        flow.found = World(after)
        if after.agenda:
            flow.stopped, flow.stopped_for = after.agenda[-1].name, after.agenda[-1].seat
            flow.agenda = list(after.agenda)
        where = f"{where} {entry.name}, seat {seat}: {action}"
        settled: Sequence[str] | None = None
        try:
            chapter.effect(flow, option)
            due = Asked(entry.name, seat)
        except Asked as asked:
            due = asked
        except Beyond as beyond:
            settled = beyond.settled
        except Skip:
            self.passed_over[f"{entry.name}: {option[0]}"] += 1
            return
        except Different as different:
            raise Different(f"{where}\n  {different}") from None
        self.judged[f"{entry.name}: {option[0]}"] += 1
        taker = flow.stopped_args[0] if flow.stopped == "assign_damage" else None
        expected, found = (_judged(world, taker) for world in (flow.world, flow.found))
        if settled is not None:
            for path in settled:
                check(_at(expected, path), _at(found, path), f"{where}\n  {path}")
            return
        check(expected, found, where)
        if flow.luck.left:
            raise Different(f"{where}\n  the engine drew {flow.luck.left}, the oracle did not")
        if due.decision != flow.stopped or (due.seat not in (None, flow.stopped_for)):
            raise Different(
                f"{where}\n  next: oracle {due.decision} of {due.seat}, engine {flow.stopped} of {flow.stopped_for}"
            )


def _judged(world: World, taker: int | None = None) -> dict[str, Any]:
    """What is compared; of damage, what the side that is asked has still to take."""
    plain = world.plain()
    plain["battles"] = [{key: value for key, value in row.items() if key not in WORKINGS} for row in plain["battles"]]
    for battle in plain["battles"]:
        battle["damage"] = None if taker is None else battle["damage"][taker]
        battle["crews"] = [crew for crew in battle["crews"] if crew["troops"]]
        battle["abilities"] = [sorted(active) for active in battle["abilities"]]
    players = [{key: value for key, value in row.items() if key not in UNJUDGED} for row in plain["players"]]
    return {**plain, "players": players}


def _at(data: Any, path: str) -> Any:
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data.get(key)
    return data


def watch(referee: Referee, g: Any, player: Player, chance: Chance, name: str, moves: int = MOVES) -> None:
    """Play on from a position, at most so many moves, and judge each of them."""
    for number in range(1, moves + 1):
        if g.over:
            return
        where = f"{name}, move {number}:"
        if not number % referee.every_loan:
            referee.loans(g, where)
        for seat in TITLE.to_act(g) if not number % referee.every else ():
            if seat >= 0:
                referee.options(g, seat, where)
        before = TITLE.copy(g)
        seat, action = player.move(g)
        now = TITLE.apply(g, seat, action, chance)
        referee.move(before, seat, action, now.outcomes, g, where)
