"""A title: one game as the kernel plays it. It gathers the steps, decisions and events of the rule modules and knows
how to start, continue, look at and end a game.

`legal` is the one list of everything a seat can do: what `apply` accepts, a page offers, a terminal prints and a bot
chooses from. Queries never write; `apply` changes the state it is given, and only if the action is legal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from types import ModuleType
from typing import Any, Generic, TypeVar

import msgspec

from . import event as kernel_events
from .action import Action, Stand, Unstand, parse, text, verb
from .agenda import Entry, Node
from .agreement import Agreed
from .box import OwnersBox
from .chance import Chance, Value
from .clone import cloner, holding
from .decision import PASS, Decision, Floor, Reaction, Secret
from .event import ChoseInSecret, Ended, Event
from .imagine import fill_answers, fill_cards
from .now import Faces, Now
from .options import NOTHING, Items, Options, join
from .order import Order
from .pile import Held, Pile
from .record import Record
from .refusal import BadTable, Illegal, Malformed, NotNow, Why
from .sight import NOBODY, TABLE, check_declared, redactor
from .standing import Standing
from .state import Answers, Outcome, State, Table
from .translation import Translation, translated, version_of

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Record)

Policy = Callable[[Any, int, Options], Action]
"""Chooses for a seat: given the state (or an observation), the seat and its options."""
Played = tuple[int, Action, Sequence[tuple[str, Value]]]
"""A move of a playout: the seat, what it chose, and what chance answered."""
NO_LUCK: tuple[tuple[str, Value], ...] = ()

NOTHING_MORE, ITS_SEAT, ITS_ARGUMENT, ITS_ARGUMENTS, SEAT_AND_ARGUMENTS, WAITS, MAY_WAIT = range(7)
"""What a step is given beside state and `now`; and of a decision, whether it waits in any case."""

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


class Length(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How long a game is."""

    minutes: tuple[int, int] = (30, 60)
    """How long a game takes people: the shortest and the longest usual time."""
    weight: int = 2
    """1 light to 5 heavy."""
    rounds: Callable[[S], int] | None = None
    """The number of the round a game is in: a year, a turn, whatever the book counts."""
    cap: int | None = None
    """The last round that self-play plays: where the rules may go on for ever. No rule, and none for a table."""


class Turns(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Whose turn it is, in games that tell turns from what others are asked meanwhile."""

    own_part: Callable[[S, int], bool] | None = None
    """Whether what a seat is asked belongs to its own part of the round; else it is called in from others' parts.
    None where nobody makes that difference."""
    begin: Mapping[str, str] = {}
    """Steps that begin a seat's turn, and the decision each begins with: what can be prepared before it comes.
    Where nothing is said, that is whatever another seat is asked."""


class Title(Generic[S]):
    """A game: who can play it, with what options, and its rules."""

    def __init__(
        self,
        *,
        id: str,
        players: Sequence[int],
        rules: Rules[S],
        prefix: str = "",
        version: int = 1,
        table: Agreed | None = None,
        box: OwnersBox[Any] | None = None,
        standing: Standing | None = None,
        play: Length[S] | None = None,
        turns: Turns[S] | None = None,
        earlier: Mapping[int, Translation] | None = None,
    ) -> None:
        table, standing = table or Agreed(), standing or Standing()
        play, turns = play or Length(), turns or Turns()
        self.id = id
        self.prefix = prefix
        """What the ids of its rules begin with; empty if they are not in a ledger."""
        self.version = version
        """Grows with every change of the rules by which an old record would replay to another state."""
        self.earlier = earlier or {}
        """How to read what earlier versions wrote, where they wrote it otherwise."""
        self.players = players
        self.state = rules.state
        self.outcome = rules.outcome
        self.faces = rules.faces
        self.box = box
        """How it plays with an owner's component file; None if it does not."""
        self.agreed = table
        self.options = tuple(table.options)
        self.time_limit = table.time_limit
        self.orders: dict[str, type[Order]] = {verb(order): order for order in standing.orders}
        """The kinds of orders that a seat may give, by their verbs."""
        self.standing = standing.answers
        """What a slow table may start with: the answer that a decision gets unasked, the text of an action or order."""
        self.minutes = play.minutes
        self.weight = play.weight
        self.rounds: Callable[[S], int] = play.rounds or _no_rounds
        """The number of the round a game is in; 0 where it counts nothing."""
        self.cap = play.cap
        self.own_part = turns.own_part
        self.turns = turns.begin
        self._setup = rules.setup
        self._layout: S | None = None
        """The table that was last laid out."""
        self._start = rules.start
        self._imagine = rules.imagine
        self.nodes: dict[str, Node[Any]] = {}
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event]] = {}
        self.floors: list[Floor] = []
        self.windows: tuple[str, ...] = ()
        for module in rules.modules:
            self._gather(module)
        self._gather_events(kernel_events)
        self._decisions = {name: node for name, node in self.nodes.items() if isinstance(node, Decision)}
        self._speaks = any(isinstance(node, Secret | Reaction) for node in self.nodes.values())
        self._ways: dict[str, tuple[Any, Any]] = {
            name: (node.function, node.take) if isinstance(node, Decision) and node.plain else (None, None)
            for name, node in self.nodes.items()
        }
        """What a plain decision offers and what follows from a choice; nothing for anything else."""
        self._steps = {name: _way_to_run(node) for name, node in self.nodes.items()}
        self._moving = frozenset(name for name, (find, _) in self._ways.items() if find is None)
        """What does not simply wait for a choice when it comes to the top of the agenda."""
        self._check_standing()
        self.agreed.check(id, self.floors)
        state = rules.state
        check_declared(state)
        state.game = id
        self._clone = cloner(state)
        self._redact = redactor(state)
        self._piles = holding(state, Pile)
        self.hands = holding(state, Held)
        """The fields of a state that can hold cards known to some seats only."""
        self._decoder = msgspec.msgpack.Decoder(state)
        self._encoder = msgspec.msgpack.Encoder(order="deterministic")

    def _gather(self, module: ModuleType) -> None:
        for node in vars(module).values():
            if isinstance(node, Node) and self.nodes.setdefault(node.name, node) is not node:
                raise TypeError(f"two steps or decisions of {self.id} are called {node.name}")
            if isinstance(node, Decision):
                for kind in (*node.actions, *((Stand, Unstand) if isinstance(node, Reaction) else ())):
                    if self.actions.setdefault(verb(kind), kind) is not kind:
                        raise TypeError(f"two actions of {self.id} are called {verb(kind)}")
            if isinstance(node, Floor) and node not in self.floors:
                self.floors.append(node)
        self.windows = tuple(sorted(name for name, node in self.nodes.items() if isinstance(node, Reaction)))
        self._gather_events(module)

    def _gather_events(self, module: ModuleType) -> None:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
                tag = str(kind.__struct_config__.tag)
                if self.events.setdefault(tag, kind) is not kind:
                    raise TypeError(f"two events of {self.id} are called {tag}")

    def _check_standing(self) -> None:
        for kind in self.orders.values():
            if not kind.decisions or not self._decisions.keys() >= set(kind.decisions) or verb(kind) in self.actions:
                raise TypeError(f"{verb(kind)} is no order of {self.id}: it answers nothing, or is an action")
        for name, answer in self.standing.items():
            if not self.may_stand(name, self.parse_standing(answer)):
                raise TypeError(f"{answer} is no standing order for {name}: {self.id} has no such decision or action")

    # standing answers

    def parse_standing(self, line: str) -> Action:
        """Read a standing answer: an action, or an order."""
        return parse(line, self.actions | self.orders)

    def may_stand(self, decision: str, answer: Action) -> bool:
        """Whether a decision can have this answer unasked."""
        node = self._decisions.get(decision)
        if node is None or isinstance(node, Floor):
            return False
        return decision in answer.decisions if isinstance(answer, Order) else isinstance(answer, node.actions)

    def unasked(self, standing: Action, g: S, seat: int, options: Options) -> Action | None:
        """What a standing answer comes to for a seat that is asked; None if the seat must be asked all the same.

        What is given is what the seat can see."""
        action = standing.answer(g, seat, options) if isinstance(standing, Order) else standing
        return action if action is not None and action in options else None

    # start

    def table(self, seats: int, options: Mapping[str, str] | None = None, box: str = "") -> Table:
        """An agreed table; `BadTable` says what can't be agreed."""
        return self.agreed.table(self.players, seats, options, box)

    def check(self, table: Table) -> None:
        """`BadTable` if nobody could have agreed on this table."""
        if self.table(table.seats, table.options, table.box) != table:
            raise BadTable("table-incomplete")

    def new(self, table: Table, chance: Chance, events: list[Event] | None = None) -> tuple[S, Now]:
        """A new game, set up and run to its first decision."""
        g = self._laid_out(table)
        now = Now(g.agenda, chance, events, self.faces)
        now.then(self._start)
        self._run(g, now)
        return g, now

    def _laid_out(self, table: Table) -> S:
        """A table before anything is drawn. The last one is kept: playouts start from the same again and again."""
        if self._layout is not None and self._layout.table == table:
            return self.copy(self._layout)
        g = self._setup(table)
        names = [pile.name for pile in self.piles(g)]
        if len(set(names)) < len(names):
            raise ValueError(f"two piles of {self.id} have one name: {', '.join(names)}")
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
        return self._decisions[entry.name].awaited(g, entry)

    def pending(self, g: S) -> Decision | None:
        """The decision that waits, if the game is not over."""
        return self._decisions[g.agenda[-1].name] if g.agenda else None

    def asked(self, g: S, seat: int) -> Options:
        """What a seat may choose in the decision that waits."""
        if not g.agenda:
            return NOTHING
        entry = g.agenda[-1]
        node = self._decisions[entry.name]
        offered: Options
        if node.plain:  # the common case, without a detour
            offered = node.function(g, seat, *entry.args) if seat == entry.seat else NOTHING
        else:
            offered = node.options(g, seat, entry)
        return offered

    def legal(self, g: S, seat: int) -> Options:
        """Everything a seat can do: the decision it is asked, the floor, and its standing answers."""
        asked = self.asked(g, seat)
        if not self.floors and not self.windows:
            return asked
        return join(asked, *(part for _, part in self._aside(g, seat)))

    def _aside(self, g: S, seat: int) -> list[tuple[Floor | None, Options]]:
        """What a seat can do without being asked, with the floor it comes from (None: standing answers)."""
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
            if len(options) == 1:
                return seat, options[0]
        return None

    def agreed_minutes(self, table: Table) -> int | None:
        """How long a table has agreed to play; None if it plays to the end."""
        return self.agreed.minutes(table)

    def time_is_up(self, g: S) -> Action | None:
        """What seat `table` says once the agreed time has passed; None where there is none, or it was said."""
        if self.time_limit is None or self.agreed_minutes(g.table) is None:
            return None
        action = self.time_limit.action()
        return action if any(action in part for _, part in self._aside(g, TABLE)) else None

    def apply(self, g: S, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> Now:
        """Carry out an action and all that follows up to the next decision. Raises `Refused`, changing nothing."""
        now = Now(g.agenda, chance, events, self.faces)
        self.carry_out(g, seat, action, now)
        return now

    def carry_out(self, g: S, seat: int, action: Action, now: Now, asked: Options | None = None) -> None:
        """`apply` with a door to the outside that the caller has made. Who has just found out what the decision that
        waits leaves to the seat (`asked`) gives that, so that it is found only once."""
        if not g.agenda:
            raise NotNow("refused-game-over")
        entry = g.agenda[-1]
        node = self._decisions[entry.name]
        if action in (node.options(g, seat, entry) if asked is None else asked):
            node.choose(g, now, entry, seat, action)
        else:
            self._apply_aside(g, seat, action, now)
        self._run(g, now)

    def set_off(
        self, g: S, what: Sequence[Node[Any] | Entry], chance: Chance, events: list[Event] | None = None
    ) -> Now:
        """Carry these steps out, one after the other, up to the next decision: for positions that are prepared."""
        now = Now(g.agenda, chance, events, self.faces)
        now.then(*what)
        self._run(g, now)
        return now

    def play_on(
        self,
        g: S,
        policy: Policy,
        now: Now,
        moves: list[Played],
        limit: int,
        until: Callable[[S], bool] | None = None,
    ) -> int:
        """Play to the end, or `until` a position is reached, with one policy for all seats: `apply` without detours,
        for playouts.

        The options are found once per choice, and what the policy chooses must be among them. Every move goes into
        `moves`; returns how many choices had at least two options. A game beyond the cap is left as it is.
        """
        agenda, ways, moving, before, forced = g.agenda, self._ways, self._moving, len(moves), 0
        done, record, cap, rounds = agenda.pop, moves.append, self.cap, self.rounds
        for _ in repeat(None, limit - before):
            if not agenda or (cap is not None and rounds(g) > cap) or (until is not None and until(g)):
                break
            entry = agenda[-1]
            seat, args = entry.seat, entry.args
            find, take = ways[entry.name]
            options: Any
            if find is None:
                node = self._decisions[entry.name]
                seat = node.awaited(g, entry)[0]
                options = node.options(g, seat, entry)
            elif (options := now.offered) is not None:
                now.offered = None
            elif not args:
                options = find(g, seat)
            else:
                options = find(g, seat, args[0]) if len(args) == 1 else find(g, seat, *args)
            if len(options) > 1:
                action = policy(g, seat, options)
                if action not in options:
                    raise self.why_not(g, seat, action) or NotNow("refused-not-now")
            else:
                action = options[0]
                forced += 1
            if find is None:
                node.choose(g, now, entry, seat, action)
            else:
                done()
                if not args:
                    take(g, now, seat, action)
                elif len(args) == 1:  # by far quicker than a call with a star
                    take(g, now, seat, action, args[0])
                else:
                    take(g, now, seat, action, *args)
            if now.instead or (now.offered is None and (not agenda or agenda[-1].name in moving)):
                self._run(g, now)
            if now.outcomes:
                record((seat, action, now.outcomes))
                now.outcomes = []
            else:
                record((seat, action, NO_LUCK))
        return len(moves) - before - forced

    def beyond_cap(self, g: S) -> bool:
        """Whether self-play leaves this game, which is not over."""
        return self.cap is not None and bool(g.agenda) and self.rounds(g) > self.cap

    def _apply_aside(self, g: S, seat: int, action: Action, now: Now) -> None:
        for floor, part in self._aside(g, seat):
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
        for floor, _ in self._aside(g, seat):
            if floor is not None and isinstance(action, floor.actions):
                return _illegal(floor.explain(g, seat, action, entry))
        if asked:
            return NotNow("refused-not-this-decision", pending.rule, decision=pending.name, action=text(action))
        return NotNow("refused-not-your-turn", pending.rule, decision=pending.name)

    def _run(self, g: S, now: Now) -> None:
        agenda, steps = g.agenda, self._steps
        taken = agenda.pop
        for _ in RUNAWAY:
            if now.instead:
                _break_off(g, now)
            if not agenda:
                break
            entry = taken()
            do, given = steps[entry.name]
            if given == ITS_SEAT:
                do(g, now, entry.seat)
            elif do is None:
                agenda.append(entry)
                if given == WAITS or self._decisions[entry.name].wait(g, now, entry, self.actions):
                    return
            elif not given:
                do(g, now)
            elif given == ITS_ARGUMENT:
                do(g, now, entry.args[0])
            else:
                do(g, now, *entry.args) if given == ITS_ARGUMENTS else do(g, now, entry.seat, *entry.args)
        else:
            raise RuntimeError(f"{self.id} does not come to rest: {entry.name} comes again and again")
        now.informed = True
        if now.events is not None:
            now.tell(Ended, self.outcome(g).winners)

    # looking

    def copy(self, g: S) -> S:
        """An independent copy."""
        clone: S = self._clone(g)
        return clone

    def observe(self, g: S, viewer: int) -> S:
        """The state as a seat (or a spectator) may know it; what it hides is not in it."""
        hidden: list[Any] = []
        o: S = self._redact(g, viewer, NOBODY, hidden)
        if hidden:
            for pile in self.piles(o):
                pile.cover(hidden)
        return o

    def imagine(self, o: S, viewer: int, chance: Chance) -> S:
        """A whole state that looks like this observation to this viewer, the unknown filled in by luck."""
        g: S = self._clone(o)
        fill_cards(self, g, chance)
        if self._imagine is not None:
            self._imagine(g, viewer, chance)
        fill_answers(self, g, viewer, chance)
        return g

    def piles(self, g: S) -> list[Pile]:
        """The piles of a state."""
        found: list[Pile] = []
        for name in self._piles:
            _find_piles(getattr(g, name), found)
        return found

    # texts and bytes

    def parse(self, line: str) -> Action:
        """Read an action of this game from its text."""
        return parse(line, self.actions)

    def read(self, record: R) -> R:
        """A record as this version would have written it; one that needs no translation is returned as it is."""
        translation = self.earlier.get(version_of(record))
        return record if translation is None else translated(record, translation, self.version)

    def encode(self, g: S) -> bytes:
        """The state as bytes; equal states have equal bytes."""
        return self._encoder.encode(g)

    def decode(self, data: bytes) -> S:
        """A state from its bytes."""
        return self._decoder.decode(data)

    def digest(self, g: S) -> str:
        """A short fingerprint of a state."""
        return hashlib.sha256(self.encode(g)).hexdigest()[:16]


def _break_off(g: State, now: Now) -> None:
    """Nothing is left to be done but what a rule wants instead; nobody is asked anything any more."""
    g.agenda.clear()
    if g.answers is not None:
        g.answers = msgspec.structs.replace(Answers.of(g.table.seats), standing=g.answers.standing)
    what, now.instead = now.instead, ()
    now.then(*what)


def _no_rounds(g: State) -> int:
    return 0


def _way_to_run(node: Node[Any]) -> tuple[Any, int]:
    """What a step does and what it is given beside state and `now`; of a decision, whether it waits in any case."""
    if isinstance(node, Decision):
        return None, WAITS if node.plain else MAY_WAIT
    more = (ITS_SEAT, SEAT_AND_ARGUMENTS) if node.seated else (NOTHING_MORE, ITS_ARGUMENT, ITS_ARGUMENTS)
    return node.function, more[min(node.arguments, len(more) - 1)]


def _illegal(why: Why) -> Illegal:
    return Illegal(why.reason, why.rule, **why.args)


def _find_piles(value: Any, found: list[Pile]) -> None:
    if isinstance(value, Pile):
        found.append(value)
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            _find_piles(item, found)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _find_piles(getattr(value, name), found)
