"""The engine: carries out the rules of one game.

`legal` is the one list of everything a seat can do: what `apply` accepts, a page offers, a terminal prints and a bot
chooses from. Queries never write; `apply` changes the state it is given, and only if the action is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any, Generic, TypeVar

import msgspec

from .action import Action, Stand, Unstand, text, verb
from .agenda import Entry, Node
from .chance import Chance
from .clone import cloner
from .decision import PASS, Decision, Floor
from .declaration import Declaration
from .event import ChoseInSecret, Ended, Event
from .mistakes import Mistake, written
from .now import Faces, Now
from .options import NOTHING, Items, Options, join
from .pile import piles_in
from .refusal import Illegal, Malformed, NotNow, Why
from .sight import TABLE, check_fields
from .state import Answers, Outcome, State, Table

S = TypeVar("S", bound=State)

NOTHING_MORE, ITS_SEAT, ITS_ARGUMENT, ITS_ARGUMENTS, SEAT_AND_ARGUMENTS, WAITS, MAY_WAIT = range(7)
"""Arguments of a step beside state and `now`; for a decision, whether it always waits."""

RUNAWAY = range(100_000)
"""Steps one action may set off; more is an endless loop in the rules."""


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The rules of a game: its state, and the modules that say what happens."""

    state: type[S]
    modules: Iterable[ModuleType]
    """The modules whose steps, decisions and events the game consists of."""
    setup: Callable[[Table], S]
    """The state of a table before anything is drawn."""
    start: Node[[]]
    """The first step or decision."""
    outcome: Callable[[S], Outcome]
    """Ranks and points of a game that is over."""
    faces: Faces = {}
    """For a pile whose cards show something on their backs: what each card shows."""
    imagine: Callable[[S, int, Chance], None] | None = None
    """Fill in what a viewer can't see beside cards and drafts, which the kernel knows by itself."""


class Engine(Generic[S]):
    """Plays a game by its rules: legal actions, and their consequences."""

    def __init__(self, id: str, rules: Rules[S]) -> None:
        self.id = id
        self.state = rules.state
        self.outcome = rules.outcome
        self.faces = rules.faces
        self._setup = rules.setup
        self._start = rules.start
        self._layout: S | None = None
        """The table that was last laid out."""
        declared = Declaration(id, rules.modules, rules.start)
        self.nodes = declared.nodes
        self.actions = declared.actions
        self.events = declared.events
        self.floors = declared.floors
        self.windows = declared.windows
        self.decisions = declared.decisions
        self._speaks = declared.speaks
        self._steps = {name: _way_to_run(node) for name, node in self.nodes.items()}
        self.ways: dict[str, tuple[Any, Any]] = {
            name: (node.function, node.take) if isinstance(node, Decision) and node.plain else (None, None)
            for name, node in self.nodes.items()
        }
        """The options and the consequence of each plain decision; a pair of None for other nodes."""
        self.moving = frozenset(name for name, (find, _) in self.ways.items() if find is None)
        """Nodes that may do something when they come to the top of the agenda, instead of waiting for a choice."""
        self._examined: set[str] = set()
        """Decisions whose options have been compared with the actions they declare."""
        check_fields(rules.state)
        rules.state.game = id
        self._clone = cloner(rules.state)

    # start

    def new(self, table: Table, chance: Chance, events: list[Event] | None = None) -> tuple[S, Now]:
        """A new game, set up and run to its first decision."""
        g = self._laid_out(table)
        now = Now(g.agenda, chance, events, self.faces)
        now.then(self._start)
        self.run(g, now)
        return g, now

    def _laid_out(self, table: Table) -> S:
        """A table before anything is drawn. The last one is kept: playouts start from the same again and again."""
        if self._layout is not None and self._layout.table == table:
            return self.copy(self._layout)
        g = self._setup(table)
        if type(g) is not self.state:
            wrong = f"the set-up of {self.id} returns {g!r}"
            raise Mistake(written(self._setup), wrong, f"return {self.state.__name__}(table=table, …)")
        names = [pile.name for pile in piles_in(g)]
        if len(set(names)) < len(names):
            wrong = f"two piles of {self.id} have one name, of {', '.join(names)}"
            raise Mistake(written(self._setup), wrong, "give each a name of its own")
        if self._speaks:
            g.answers = Answers.of(table.seats)  # from the start: its coming would betray the first standing answer
        self._layout = g
        return self.copy(g)

    # the game

    def to_act(self, g: S) -> tuple[int, ...]:
        """The seats that are awaited; in an observation, those the viewer may know of."""
        if not g.agenda:
            return ()
        entry = g.agenda[-1]
        return self.decisions[entry.name].awaited(g, entry)

    def pending(self, g: S) -> Decision | None:
        """The decision that waits, if the game is not over."""
        return self.decisions[g.agenda[-1].name] if g.agenda else None

    def asked(self, g: S, seat: int) -> Options:
        """The options of a seat in the pending decision."""
        if not g.agenda:
            return NOTHING
        entry = g.agenda[-1]
        node = self.decisions[entry.name]
        offered: Options
        if node.plain:  # the common case, without a detour
            offered = node.function(g, seat, *entry.args) if seat == entry.seat else NOTHING
        else:
            offered = node.options(g, seat, entry)
        return offered

    def legal(self, g: S, seat: int) -> Options:
        """Everything a seat can do: the decision it is asked, the floor, and its standing answers."""
        asked = self.asked(g, seat)
        if g.agenda and g.agenda[-1].name not in self._examined:
            self._examine(self.decisions[g.agenda[-1].name], asked)
        if not self.floors and not self.windows:
            return asked
        return join(asked, *(part for _, part in self.aside(g, seat)))

    def _examine(self, node: Decision, offered: Any) -> None:
        """Compare what a decision offers, the first time it does, with the actions that it declares."""
        if not isinstance(offered, Options):
            wrong = f"{node.name} returns {'nothing' if offered is None else f'a {type(offered).__name__}'}"
            raise Mistake(written(node.function), wrong, "return Items([…])")
        if offered:
            self._examined.add(node.name)
        for action in offered:
            if not isinstance(action, node.actions) and action is not PASS:
                raise node.undeclared(type(action))

    def aside(self, g: S, seat: int) -> list[tuple[Floor | None, Options]]:
        """The actions open to a seat that is not asked, each list with its floor (None: standing answers)."""
        pending = self.pending(g)
        if pending is None or not (seat == TABLE or 0 <= seat < g.table.seats):
            return []
        parts: list[tuple[Floor | None, Options]] = []
        for floor in self.floors:
            if floor.table == (seat == TABLE) and (pending.free or floor.table):
                parts.append((floor, floor.options(g, seat, g.agenda[-1])))
        if seat >= 0 and self.windows:
            mine = g.answers.standing[seat] if g.answers else {}
            standing = [Stand(name, "pass") for name in self.windows if mine.get(name) != "pass"]
            parts.append((None, Items([*standing, *(Unstand(name) for name in self.windows if name in mine)])))
        return parts

    def forced(self, g: S) -> tuple[int, Action] | None:
        """A choice that public facts leave no alternative to: the seat and its single option. Seat `table` never has
        another, and may take its time."""
        pending = self.pending(g)
        if pending is not None and pending.private and self.to_act(g) == (TABLE,):
            return TABLE, PASS
        if pending is None or pending.asks_always or pending.private:
            return None
        for seat in self.to_act(g):
            if g.answers is not None and g.answers.drafts[seat]:
                continue  # what is left to choose follows from a draft, which is no public fact
            options = self.asked(g, seat)
            if pending.name not in self._examined:
                self._examine(pending, options)
            if len(options) == 1:
                return seat, options[0]
        return None

    def apply(self, g: S, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> Now:
        """Carry out an action and all that follows up to the next decision. Raises `Refused`, changing nothing."""
        now = Now(g.agenda, chance, events, self.faces)
        self.carry_out(g, seat, action, now)
        return now

    def carry_out(self, g: S, seat: int, action: Action, now: Now, asked: Options | None = None) -> None:
        """`apply` with the caller's own `now`. Pass `asked` if you have already computed the options of the pending
        decision, to avoid computing them twice."""
        if not g.agenda:
            raise NotNow("refused-game-over")
        entry = g.agenda[-1]
        node = self.decisions[entry.name]
        if action in (node.options(g, seat, entry) if asked is None else asked):
            if not isinstance(action, node.actions):
                raise node.undeclared(type(action))
            node.choose(g, now, entry, seat, action)
        else:
            self._apply_aside(g, seat, action, now)
        self.run(g, now)

    def set_off(
        self, g: S, what: Sequence[Node[Any] | Entry], chance: Chance, events: list[Event] | None = None
    ) -> Now:
        """Carry these steps out, one after the other, up to the next decision: for positions that are prepared."""
        now = Now(g.agenda, chance, events, self.faces)
        now.then(*what)
        self.run(g, now)
        return now

    def _apply_aside(self, g: S, seat: int, action: Action, now: Now) -> None:
        for floor, part in self.aside(g, seat):
            if action not in part:
                continue
            if floor is not None:
                floor.choose(g, now, g.agenda[-1], seat, action)
                return
            if g.answers is None:
                g.answers = Answers.of(g.table.seats)
            if isinstance(action, Stand):
                g.answers.standing[seat][action.window] = action.answer
            elif isinstance(action, Unstand):
                del g.answers.standing[seat][action.window]
            now.light = True
            now.tell(ChoseInSecret, seat, text(action))
            return
        raise self.why_not(g, seat, action) or NotNow("refused-not-now")

    def why_not(self, g: S, seat: int, action: Action) -> Malformed | NotNow | Illegal | None:
        """The refusal this action would meet; None if it is legal."""
        if self.actions.get(verb(type(action))) is not type(action):
            return Malformed("malformed-verb", verb=verb(type(action)))
        if not g.agenda:
            return NotNow("refused-game-over")
        if action in self.legal(g, seat):
            return None
        entry = g.agenda[-1]
        pending = self.pending(g)
        assert pending is not None
        asked = seat in self.to_act(g) or len(self.asked(g, seat)) > 0
        if asked and isinstance(action, pending.actions):
            return _illegal(pending.explain(g, seat, action, entry))
        for floor, _ in self.aside(g, seat):
            if floor is not None and isinstance(action, floor.actions):
                return _illegal(floor.explain(g, seat, action, entry))
        if asked:
            return NotNow("refused-not-this-decision", pending.rule, decision=pending.name, action=text(action))
        return NotNow("refused-not-your-turn", pending.rule, decision=pending.name)

    def run(self, g: S, now: Now) -> None:
        """Carry out what is on the agenda up to the next decision that waits, or to the end of the game."""
        agenda, steps = g.agenda, self._steps
        taken = agenda.pop
        for _ in RUNAWAY:
            if now.instead:
                _break_off(g, now)
            if not agenda:
                break
            entry = taken()
            try:
                do, given = steps[entry.name]
            except KeyError:
                raise self._unknown(entry) from None
            if given == ITS_SEAT:
                do(g, now, entry.seat)
            elif do is None:
                agenda.append(entry)
                if given == WAITS or self.decisions[entry.name].wait(g, now, entry, self.actions):
                    return
            elif not given:
                do(g, now)
            elif given == ITS_ARGUMENT:
                do(g, now, entry.args[0])
            else:
                do(g, now, *entry.args) if given == ITS_ARGUMENTS else do(g, now, entry.seat, *entry.args)
        else:
            raise self._restless(entry)
        now.informed = True
        if now.events is not None:
            now.tell(Ended, self.outcome(g).winners)

    def _restless(self, entry: Entry) -> Mistake:
        wrong = f"{self.id} does not come to rest: {entry.name} comes again and again, and nobody is asked"
        instead = "ask a seat in between; of two calls of now.then in one step the later one goes first"
        return Mistake(written(self.nodes[entry.name].function), wrong, instead)

    def _unknown(self, entry: Entry) -> Mistake:
        wrong = f"{entry.name} is on the agenda of {self.id}, and in none of the modules that it lists"
        return Mistake(written(self._start.function), wrong, "add its module to Rules(modules=[…])")

    def copy(self, g: S) -> S:
        """An independent copy."""
        clone: S = self._clone(g)
        return clone


def _break_off(g: State, now: Now) -> None:
    """Nothing is left to be done but what a rule wants instead; nobody is asked anything any more."""
    g.agenda.clear()
    if g.answers is not None:
        g.answers = msgspec.structs.replace(Answers.of(g.table.seats), standing=g.answers.standing)
    what, now.instead = now.instead, ()
    now.then(*what)


def _way_to_run(node: Node[Any]) -> tuple[Any, int]:
    """The function of a step and its arguments beside state and `now`; for a decision, whether it always waits."""
    if isinstance(node, Decision):
        return None, WAITS if node.plain else MAY_WAIT
    if node.seated:
        return node.function, SEAT_AND_ARGUMENTS if node.own else ITS_SEAT
    if len(node.own) == len(node.needed) == 1:
        return node.function, ITS_ARGUMENT
    return node.function, ITS_ARGUMENTS if node.own else NOTHING_MORE


def _illegal(why: Why) -> Illegal:
    return Illegal(why.reason, why.rule, **why.args)
