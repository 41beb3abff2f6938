"""Windows: polled seats may react, asked in order; a reaction starts the round again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from .action import Action, Pass, text
from .agenda import Entry
from .decision import PASS, Decision, F, answers_of, said
from .event import Chose, ChoseInSecret
from .mistakes import Mistake, running
from .options import NOTHING, Items, Options, join
from .sight import NOBODY, TABLE
from .state import State, Window

if TYPE_CHECKING:
    from .now import Now

CLOSING = Items([PASS])
"""The one action of seat `table` in a window that asks in secret."""


class Reaction(Decision):
    """A window: the polled seats that can react are asked in order; a reaction starts the round again.

    A `private` one, which asks in secret, waits for seat `table` when it has asked all, or if nobody it polls can act:
    the table closes it in its own time, so that how long it stays open does not tell. One that polls nobody, which
    everybody can see, is not opened at all.
    """

    kind = "window"
    plain = False
    of_one_seat = False

    def __init__(self, options: Callable[..., Options], rule: str, actions: tuple[type[Action], ...], **flags: bool):
        super().__init__(options, rule, (*actions, Pass), **flags)
        if not self.needed:
            self.entry = Entry(self.name)
        self.poll: Callable[..., list[int]] = lambda g, *_args: list(g.seats)

    def lacks(self, attribute: str) -> Mistake:
        if attribute == "entry":
            return super().lacks(attribute)
        wrong = f"{self.name} is a window, which polls seats by itself, and is asked like a decision of a single seat"
        return Mistake(running(), wrong, f"write now.then({self.name})")

    def of(self, *args: Any) -> Entry:
        return Entry(self.name, NOBODY, args)

    def polls(self, function: F) -> F:
        """Say whom the window polls, in order; by public facts only. Everybody in seat order if not said."""
        self.poll = function
        return function

    def awaited(self, g: State, entry: Entry) -> tuple[int, ...]:
        asked = said(g).windows[-1].asked
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
        answers = answers_of(g)
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
            answers_of(g).windows.pop()
            g.agenda.pop()
            now.informed = True
            return
        window = answers_of(g).windows[-1]
        window.asked = NOBODY
        window.waiting.remove(seat)
        now.informed = True
        now.tell(ChoseInSecret if self.private else Chose, seat, text(action))

    def _react(self, g: State, now: Now, entry: Entry, seat: int, action: Action) -> None:
        """A reaction closes the window; it opens again, and polls again, when all that follows has been done."""
        answers_of(g).windows.pop()
        now.informed = True
        self.announce(now, seat, action)
        self.take(g, now, seat, action, *entry.args)


def window(rule: str, *actions: type[Action], **flags: bool) -> Callable[[Callable[..., Options]], Reaction]:
    """Declare a window of reactions; the options leave out passing, which is always possible."""
    return lambda options: Reaction(options, rule, actions, **flags)
