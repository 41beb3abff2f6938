"""Decisions: who decides, what may be chosen, what then happens.

    @decision("KB-9.1", Construct, Pass)
    def build(g: Kingsburg, seat: int) -> Options:
        return affordable(g, seat)

    @build.chosen
    def _build(g: Kingsburg, now: Now, seat: int, action: Construct | Pass) -> None: ...

    @build.refuses
    def _why_not_build(g: Kingsburg, seat: int, action: Construct | Pass) -> Why | None: ...

Four kinds. `decision`: one seat chooses. `secret`: several seats choose at once, and may change until the last is done;
then all is revealed together. `window`: seats that can react are asked in order, and a reaction starts the round again.
`floor`: at free points any seat may act; nobody is asked or awaited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .action import Action, Done, Pass, Reopen, parse, text
from .agenda import REMEMBERED, Entry, Node
from .event import Chose, ChoseInSecret, Revealed, Sealed, Unsealed
from .mistakes import Mistake, running, written
from .options import NOTHING, Items, Options, join
from .refusal import Why
from .sight import SEVERAL
from .state import Answers, State

if TYPE_CHECKING:
    from .now import Now

F = TypeVar("F", bound=Callable[..., Any])

Reason = Callable[..., Why | None]
PASS, DONE, REOPEN = Pass(), Done(), Reopen()


class Decision(Node[Any]):
    """One seat chooses one of its options."""

    waits = True
    kind = "sequential"
    plain = True
    seat_at = 1

    def __init__(
        self,
        options: Callable[..., Options],
        rule: str,
        actions: tuple[type[Action], ...],
        *,
        asks_always: bool = False,
        private: bool = False,
        hushed: bool = False,
        quiet: bool = False,
        free: bool = False,
    ) -> None:
        super().__init__(options)
        if not self.takes_seat:
            raise Mistake(written(options), f"{self.name} does not say whose options it finds", self.signature)
        self.rule = rule
        self.actions = actions
        self.asks_always = asks_always
        """Asked even when a single option is left."""
        self.private = private
        """The options depend on something secret, so the decision never resolves by itself."""
        self.hushed = hushed
        """What is chosen is known to the chooser alone."""
        self.quiet = quiet
        """Passing is not told: that nothing happens shows by what comes next."""
        self.free = free
        """The floor is open while this waits."""
        self.take: Callable[..., None] = self._unfinished
        self.why: Reason | None = None

    def chosen(self, function: F) -> F:
        """Say what happens when one of the options is chosen."""
        self.take = function
        return function

    def refuses(self, function: F) -> F:
        """Say why an action of this decision is illegal."""
        self.why = function
        return function

    @property
    def follows(self) -> tuple[str, Callable[..., None], tuple[str, ...]]:
        """The decorator of the function that says what follows a choice, that function, and its parameters."""
        return "chosen", self.take, ("g", "now", "seat", "action", *self.own)

    @property
    def finished(self) -> bool:
        """Whether such a function was given."""
        return self.follows[1] != self._unfinished

    def _unfinished(self, *_: Any) -> None:
        decorator, _function, parameters = self.follows
        instead = f"write @{self.name}.{decorator} def _{self.name}({', '.join(parameters)})"
        raise Mistake(written(self.function), f"{self.name} does not say what follows a choice", instead)

    @property
    def signature(self) -> str:
        return f"write def {self.name}(g, seat)"

    def undeclared(self, kind: type[Action]) -> Mistake:
        """It offers actions of a type that it does not declare."""
        decorator = "decision" if self.plain else self.kind
        kinds = ", ".join((f'"{self.rule}"', *(each.__name__ for each in (*self.actions, kind))))
        wrong = f"{self.name} offers {kind.__name__}, which it does not declare"
        return Mistake(written(self.function), wrong, f"write @{decorator}({kinds})")

    # what the engine asks of every kind

    def awaited(self, g: State, entry: Entry) -> tuple[int, ...]:
        """The seats this waits for."""
        return (entry.seat,)

    def hidden_from(self, g: State, viewer: int) -> bool:
        """Whether a viewer is not told that this waits: a private window that asks somebody else."""
        return False

    def options(self, g: State, seat: int, entry: Entry) -> Options:
        """What a seat may choose here; nothing for who isn't asked."""
        if seat != entry.seat:
            return NOTHING
        offered: Options = self.function(g, seat, *entry.args)
        return offered

    def wait(self, g: State, now: Now, entry: Entry, kinds: Mapping[str, type[Action]]) -> bool:
        """Whether the agenda stops here; called each time the entry comes to the top."""
        return True

    def choose(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        """Carry out a legal choice."""
        del now.agenda[-1]
        if now.events is not None:
            self.announce(now, seat, action)
        self.take(g, now, seat, action, *entry.args)

    def announce(self, now: Now, seat: int, action: Action) -> None:
        """Tell of a choice, in public or to the chooser alone."""
        if now.events is not None and not (self.quiet and isinstance(action, Pass)):
            now.events.append((ChoseInSecret if self.hushed else Chose)(seat, text(action)))

    def explain(self, g: State, seat: int, action: Action, entry: Entry) -> Why:
        """Why this action, of one of the decision's own types, is not among the options."""
        why = self.why(g, seat, action, *self.given(g, seat, entry)) if self.why else None
        return why or Why(self.rule, "refused-not-an-option", {"action": text(action)})

    def given(self, g: State, seat: int, entry: Entry) -> tuple[Any, ...]:
        """What the functions of this decision are given beside state and seat."""
        return entry.args


class Secret(Decision):
    """Several seats choose at once. A choice is a draft until the last seat is done; then `revealed` gets them all."""

    kind = "secret"
    plain = False
    of_one_seat = False

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: bool):
        self.basket = flags.pop("basket", False)
        super().__init__(options, rule, (*actions, Done, Reopen) if self.basket else actions, **flags)
        self.reveal: Callable[..., None] = self._unfinished
        self._read: dict[str, Action] = {}

    def lacks(self, attribute: str) -> Mistake:
        wrong = f"{self.name} is a secret decision of several seats, and asked like one of a single seat"
        return Mistake(running(), wrong, f"write now.then({self.name}.of(*seats))")

    @property
    def follows(self) -> tuple[str, Callable[..., None], tuple[str, ...]]:
        return "revealed", self.reveal, ("g", "now", "choices")

    def of(self, *seats: Any) -> Entry:
        """The entry that asks these seats."""
        return Entry(self.name, SEVERAL, seats)

    def revealed(self, function: F) -> F:
        """Say what happens with the choices, by seat: an action each, or a tuple of actions for a basket."""
        self.reveal = function
        return function

    def awaited(self, g: State, entry: Entry) -> tuple[int, ...]:
        sealed = said(g).sealed
        return tuple(seat for seat in entry.args if isinstance(seat, int) and not sealed[seat])

    def options(self, g: State, seat: int, entry: Entry) -> Options:
        if seat not in entry.args:
            return NOTHING
        if not self.basket:
            offered: Options = self.function(g, seat)
            return offered
        if said(g).sealed[seat]:
            return Items([REOPEN])
        return join(self.function(g, seat, *self.given(g, seat, entry)), Items([DONE]))

    def given(self, g: State, seat: int, entry: Entry) -> tuple[Any, ...]:
        return (tuple(said(g).drafts[seat]),) if self.basket else ()

    def wait(self, g: State, now: Now, entry: Entry, kinds: Mapping[str, type[Action]]) -> bool:
        answers = answers_of(g)
        if entry.args and answers.opened != self.name:
            if answers.opened:
                raise RuntimeError(f"{self.name} opened inside {answers.opened}")
            answers.opened = self.name
        if self.awaited(g, entry):
            return True
        drafts = {s: tuple(self._draft(t, kinds) for t in answers.drafts[s]) for s in entry.args if isinstance(s, int)}
        if answers.opened == self.name:
            answers.opened = ""
            for seat in g.seats:
                answers.drafts[seat], answers.sealed[seat] = [], False
        g.agenda.pop()
        if not drafts:  # nobody was asked, or all who were have left
            return False
        now.reveal()
        now.light = False
        now.tell(Revealed, self.name)
        self.reveal(g, now, drafts if self.basket else {seat: draft[0] for seat, draft in drafts.items()})
        return False

    def _draft(self, line: str, kinds: Mapping[str, type[Action]]) -> Action:
        """The action of a draft; the few that come again and again are read once."""
        action = self._read.get(line)
        if action is None:
            action = parse(line, kinds)
            if len(self._read) < REMEMBERED:
                self._read[line] = action
        return action

    def choose(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        answers, line = answers_of(g), text(action)
        now.light = True
        now.tell(ChoseInSecret, seat, line)
        if isinstance(action, Reopen):
            answers.sealed[seat] = False
            now.tell(Unsealed, seat)
            return
        if not self.basket:
            answers.drafts[seat] = [line]
        elif not isinstance(action, Done):
            answers.drafts[seat].append(line)
            return
        if not answers.sealed[seat]:
            answers.sealed[seat] = True
            now.tell(Sealed, seat)


class Floor(Decision):
    """What any seat may do while a `free` decision waits, or, with `table`, what may come from outside the rules."""

    kind = "floor"
    plain = False
    of_one_seat = False

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: Any):
        self.light_actions: tuple[type[Action], ...] = flags.pop("light", ())
        self.table = flags.pop("table", False)
        super().__init__(options, rule, actions, **flags)

    def lacks(self, attribute: str) -> Mistake:
        wrong = f"{self.name} is a floor, which nobody is asked"
        return Mistake(running(), wrong, "leave it off the agenda: it is open while a decision with free=True waits")

    def options(self, g: State, seat: int, entry: Entry) -> Options:
        offered: Options = self.function(g, seat)
        return offered

    def given(self, g: State, seat: int, entry: Entry) -> tuple[Any, ...]:
        return ()

    def choose(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        now.light = isinstance(action, self.light_actions)
        self.announce(now, seat, action)
        self.take(g, now, seat, action)


def decision(rule: str, *actions: type[Action], **flags: bool) -> Callable[[Callable[..., Options]], Decision]:
    """Declare a decision of one seat: the rule it stands under, and the types of its actions."""
    return lambda options: Decision(options, rule, actions, **flags)


def secret(rule: str, *actions: type[Action], **flags: bool) -> Callable[[Callable[..., Options]], Secret]:
    """Declare a secret decision of several seats; with `basket`, each collects choices and closes with `done`."""
    return lambda options: Secret(options, rule, actions, **flags)


def floor(
    rule: str, *actions: type[Action], light: tuple[type[Action], ...] = (), table: bool = False, hushed: bool = False
) -> Callable[[Callable[..., Options]], Floor]:
    """Declare what any seat may do at free points; `light` actions (offers) don't stop another seat's undo."""
    return lambda options: Floor(options, rule, actions, light=light, table=table, hushed=hushed)


def said(g: State) -> Answers:
    """What seats have said outside the order of moves. Nothing is written, even if nobody has said anything yet."""
    return Answers.of(g.table.seats) if g.answers is None else g.answers


def answers_of(g: State) -> Answers:
    """The same, kept in the state: to be changed."""
    g.answers = said(g)
    return g.answers
