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
from .options import NOTHING, Items, Options, join
from .refusal import Why
from .sight import NOBODY, SEVERAL, TABLE
from .state import Answers, State, Window

if TYPE_CHECKING:
    from .now import Now

F = TypeVar("F", bound=Callable[..., Any])

Reason = Callable[..., Why | None]
PASS, DONE, REOPEN = Pass(), Done(), Reopen()
CLOSING = Items([PASS])
"""What seat `table` can do in a window that asks in secret."""


class Decision(Node[Any]):
    """One seat chooses one of its options."""

    waits = True
    kind = "sequential"
    plain = True

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
        self.take: Callable[..., None] = _unfinished
        self.why: Reason | None = None

    def chosen(self, function: F) -> F:
        """Say what happens when one of the options is chosen."""
        self.take = function
        return function

    def refuses(self, function: F) -> F:
        """Say why an action of this decision is illegal."""
        self.why = function
        return function

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

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: bool):
        self.basket = flags.pop("basket", False)
        super().__init__(options, rule, (*actions, Done, Reopen) if self.basket else actions, **flags)
        self.seated = False
        self.reveal: Callable[..., None] = _unfinished
        self._read: dict[str, Action] = {}

    def of(self, *seats: Any) -> Entry:
        """The entry that asks these seats."""
        return Entry(self.name, SEVERAL, seats)

    def revealed(self, function: F) -> F:
        """Say what happens with the choices, by seat: an action each, or a tuple of actions for a basket."""
        self.reveal = function
        return function

    def awaited(self, g: State, entry: Entry) -> tuple[int, ...]:
        sealed = _answers(g).sealed
        return tuple(seat for seat in entry.args if isinstance(seat, int) and not sealed[seat])

    def options(self, g: State, seat: int, entry: Entry) -> Options:
        if seat not in entry.args:
            return NOTHING
        if not self.basket:
            offered: Options = self.function(g, seat)
            return offered
        if _answers(g).sealed[seat]:
            return Items([REOPEN])
        return join(self.function(g, seat, *self.given(g, seat, entry)), Items([DONE]))

    def given(self, g: State, seat: int, entry: Entry) -> tuple[Any, ...]:
        return (tuple(_answers(g).drafts[seat]),) if self.basket else ()

    def wait(self, g: State, now: Now, entry: Entry, kinds: Mapping[str, type[Action]]) -> bool:
        answers = _answers(g)
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
        answers, line = _answers(g), text(action)
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


class Reaction(Decision):
    """A window: the polled seats that can react are asked in order; a reaction starts the round again.

    A `private` one, which asks in secret, waits for seat `table` when it has asked all, or if nobody it polls can act:
    the table closes it in its own time, so that how long it stays open does not tell. One that polls nobody, which
    everybody can see, is not opened at all.
    """

    kind = "window"
    plain = False

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: bool):
        super().__init__(options, rule, (*actions, Pass), **flags)
        self.seated = False
        self.entry = Entry(self.name)
        self.poll: Callable[..., list[int]] = lambda g, *_args: list(g.seats)

    def of(self, *args: Any) -> Entry:
        return Entry(self.name, NOBODY, args)

    def polls(self, function: F) -> F:
        """Say whom the window polls, in order; by public facts only. Everybody in seat order if not said."""
        self.poll = function
        return function

    def awaited(self, g: State, entry: Entry) -> tuple[int, ...]:
        asked = _answers(g).windows[-1].asked
        return () if asked == NOBODY else (asked,)

    def hidden_from(self, g: State, viewer: int) -> bool:
        return self.private and viewer not in self.awaited(g, g.agenda[-1])

    def options(self, g: State, seat: int, entry: Entry) -> Options:
        if seat not in self.awaited(g, entry):
            return NOTHING
        if seat == TABLE:
            return CLOSING
        return join(self.function(g, seat, *entry.args), Items([PASS]))

    def wait(self, g: State, now: Now, entry: Entry, kinds: Mapping[str, type[Action]]) -> bool:
        answers = _answers(g)
        depth = sum(entry.seat < 0 for entry in g.agenda)
        polled = self.poll(g, *entry.args)
        if not answers.windows or answers.windows[-1].depth != depth:
            if not polled:
                g.agenda.pop()
                return False
            answers.windows.append(Window(depth, self.name, self.private, polled))
        window = answers.windows[-1]
        window.waiting = [seat for seat in window.waiting if seat in polled]  # who has left is asked no more
        if window.asked in window.waiting or window.asked == TABLE:
            return True
        window.asked = NOBODY
        if self.private:
            now.reveal()  # whom it asks, or that it asks nobody, depends on what is hidden
        while window.waiting:
            seat = window.waiting[0]
            reactions: Options = self.function(g, seat, *entry.args)
            if not len(reactions) or self.name in answers.standing[seat]:
                now.informed = now.informed or bool(len(reactions))
                del window.waiting[0]  # nothing to answer, or a standing answer, which is always to pass
                continue
            window.asked = seat
            return True
        if self.private:
            window.asked = TABLE
            return True
        answers.windows.pop()
        g.agenda.pop()
        return False

    def choose(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        if not isinstance(action, Pass):
            self._react(g, now, entry, seat, action)
            return
        if seat == TABLE:
            _answers(g).windows.pop()
            g.agenda.pop()
            now.informed = True
            return
        window = _answers(g).windows[-1]
        window.asked = NOBODY
        window.waiting.remove(seat)
        now.informed = True
        now.tell(ChoseInSecret if self.private else Chose, seat, text(action))

    def _react(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        """A reaction closes the window; it opens again, and polls again, when all that follows has been done."""
        _answers(g).windows.pop()
        now.informed = True
        self.announce(now, seat, action)
        self.take(g, now, seat, action, *entry.args)


class Floor(Decision):
    """What any seat may do while a `free` decision waits, or, with `table`, what may come from outside the rules."""

    kind = "floor"
    plain = False

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: Any):
        self.light_actions: tuple[type[Action], ...] = flags.pop("light", ())
        self.table = flags.pop("table", False)
        super().__init__(options, rule, actions, **flags)

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


def window(rule: str, *actions: type[Action], **flags: bool) -> Callable[[Callable[..., Options]], Reaction]:
    """Declare a window of reactions; the options leave out passing, which is always possible."""
    return lambda options: Reaction(options, rule, actions, **flags)


def floor(
    rule: str, *actions: type[Action], light: tuple[type[Action], ...] = (), table: bool = False, hushed: bool = False
) -> Callable[[Callable[..., Options]], Floor]:
    """Declare what any seat may do at free points; `light` actions (offers) don't stop another seat's undo."""
    return lambda options: Floor(options, rule, actions, light=light, table=table, hushed=hushed)


def _answers(g: State) -> Answers:
    if g.answers is None:
        g.answers = Answers.of(g.table.seats)
    return g.answers


def _unfinished(*_: Any) -> None:
    raise TypeError("a decision needs a function that says what happens: @name.chosen or @name.revealed")
