"""Views of a match by viewer, each with a version number that grows with every event told to that viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from .decision import Secret
from .event import Event, Explained, of_seat
from .options import NOTHING, Options
from .sight import SPECTATOR
from .state import State
from .title import Title

S = TypeVar("S", bound=State)


class View(msgspec.Struct, Generic[S]):
    """Everything one viewer gets: the state as they may know it, what they can do, whom the table awaits."""

    version: int
    observation: S
    options: Options
    awaited: tuple[int, ...]
    decision: str = ""
    """The decision that waits; empty when the game is over, and in a private window that asks somebody else."""
    args: tuple[int | str, ...] = ()
    """Arguments of the decision; for a secret decision the seats it asks."""
    choosing: tuple[int, ...] = ()
    """In a secret decision: who is still to choose."""
    chosen: tuple[int, ...] = ()
    """In a secret decision: who has sealed a choice."""
    undo: tuple[str, ...] = ()
    """Moves that this viewer can undo, the last one first."""


def view_of(title: Title[S], g: S, viewer: int, version: int, undo: tuple[str, ...]) -> View[S]:
    """The table as one viewer may know it."""
    o = title.observe(g, viewer)
    options = title.legal(g, viewer) if viewer >= 0 else NOTHING
    view = View(version, o, options, title.to_act(o), undo=undo)
    pending = title.pending(o)
    if pending is None:
        return view
    entry = o.agenda[-1]
    if not pending.hidden_from(o, viewer):
        view.decision, view.args = entry.name, entry.args
    if isinstance(pending, Secret):
        view.choosing = view.awaited
        view.chosen = tuple(seat for seat in entry.args if isinstance(seat, int) and seat not in view.awaited)
    return view


class Told(Generic[S]):
    """How often each viewer was told something or saw the table change."""

    def __init__(self, title: Title[S], versions: Sequence[int]) -> None:
        """`versions` of the seats, and last of the spectators."""
        self.title = title
        self.versions = list(versions)
        self.viewers = (*range(len(versions) - 1), SPECTATOR)  # the spectators are found at -1

    def fork(self) -> Told[S]:
        """The same so far; each counts on for itself."""
        return Told(self.title, self.versions)

    def version(self, viewer: int) -> int:
        if viewer not in self.viewers:
            raise ValueError(f"there is no viewer {viewer}")
        return self.versions[viewer]

    def all(self, times: Sequence[int]) -> None:
        """Each viewer was told so much more."""
        self.versions = [old + new for old, new in zip(self.versions, times, strict=True)]

    def hear(self, events: Sequence[Event]) -> None:
        """Everybody is told what they may hear."""
        self.all([sum(event.seen_by(viewer) is not None for event in events) for viewer in self.viewers])

    def move(self, events: Sequence[Event], before: S, after: S) -> None:
        """The same of a move; who hears nothing notices if the table looks different."""
        heard = [sum(event.seen_by(viewer) is not None for event in events) for viewer in self.viewers]
        self.all([n or self._differs(v, before, after) for v, n in zip(self.viewers, heard, strict=True)])

    def undo(self, seat: int, taken_back: Sequence[Event], before: S, after: S) -> None:
        """Undo tells those who had been told what is taken back: a draft taken back betrays nothing."""
        for viewer in self.viewers:
            told = viewer == seat or any(event.seen_by(viewer) is not None for event in taken_back)
            self.versions[viewer] += told or self._differs(viewer, before, after)

    def _differs(self, viewer: int, before: S, after: S) -> bool:
        return self.title.observe(before, viewer) != self.title.observe(after, viewer)


def explained(events: Sequence[Event], by: int, because: str) -> list[Event]:
    """Why somebody did something, for all others who were told of it in private."""
    told = [of_seat(event) for event in events if type(event).private]
    return [Explained(seat, by, because) for seat in dict.fromkeys(told) if seat != by]
