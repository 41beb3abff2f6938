"""Previews: what is certain to follow from an action, before it is made.

A preview is made of an observation and of nothing else: it is played in worlds imagined from it, and stops where luck
is asked for or somebody learns something. So it can't betray what the seat does not know; and the same observation
always gives the same preview. What a seat could answer if it were asked now (`ahead`) is found in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import eq
from typing import Any, Literal, NoReturn

import msgspec

from .action import Action
from .agenda import Entry
from .chance import Chance, Value
from .event import Event
from .imagine import luck
from .now import Now
from .options import NOTHING, Items, Options
from .pile import Layer, Pile
from .refusal import Illegal, Malformed, NotNow
from .title import Title

WORLDS = 3
"""A thing is certain if it happens in so many imagined worlds."""
LONGEST = 1000
"""Forced choices that are followed; a game that forces more is not looked at any further."""

End = Literal["", "chance", "reveal"]


class Preview(msgspec.Struct, frozen=True):
    """What an action is certain to do: the events as its seat would hear them, and why no more can be said.

    `stop` is "" where the game comes to rest at a decision or at its end, "chance" where luck decides what comes next,
    "reveal" where something comes out that the seat can't know. `awaited` are the seats that are then to act, as far
    as this seat may know (a window may be answered at once by somebody's standing answer); nobody if it was stopped.
    """

    events: tuple[Event, ...]
    stop: End = ""
    awaited: tuple[int, ...] = ()


def preview(title: Title[Any], observation: Any, seat: int, action: Action) -> Preview:
    """What an action of the seat that sees this observation is certain to do; its refusal is raised if it has one."""
    if refused := why_not(title, observation, seat, action):
        raise refused
    worlds = [_world(title, observation, seat, number) for number in range(WORLDS)]
    if all(world == worlds[0] for world in worlds[1:]):  # nothing is hidden that could differ
        del worlds[1:]
    return _common([_play(title, world, seat, action) for world in worlds])


def why_not(title: Title[Any], observation: Any, seat: int, action: Action) -> Malformed | NotNow | Illegal | None:
    """The refusal an action would meet, found in an imagined world; None if it is legal."""
    return title.why_not(_world(title, observation, seat, 0), seat, action)


class Ahead(msgspec.Struct, frozen=True):
    """Something that a seat will or may be asked, and what it could answer if it were asked now."""

    entry: Entry
    options: Options


def ahead(title: Title[Any], observation: Any, seat: int, planned: Sequence[Action] = ()) -> list[Ahead]:
    """What a seat that waits could answer: the decision that another seat is asked just now, as if it were its own,
    and its own ones that are on the agenda already; with the options that every imagined world offers. What it has
    planned for such a decision, and for those that follow from it, is done first: a turn of many small choices can be
    prepared one after the other.

    Nothing for a seat that is asked itself, nor where several are asked at once or a window is open.
    """
    if not observation.agenda or seat not in observation.seats or seat in title.to_act(observation):
        return []
    found: dict[Entry, Ahead] = {}
    for depth, begun in _coming(title, observation, seat):
        worlds = [_world(title, observation, seat, number) for number in range(WORLDS)]
        for world in worlds:
            world.agenda[-1 - depth :] = [begun]  # what comes before it is done
        entries = [_followed(title, world, seat, planned) for world in worlds]
        entry = entries[0] if entries == entries[:1] * WORLDS else None
        if entry is not None and len(options := _certain(title, worlds, entry)) > 1:
            found.setdefault(entry, Ahead(entry, options))
    return list(found.values())


def _coming(title: Title[Any], observation: Any, seat: int) -> list[tuple[int, Entry]]:
    """The decisions of one seat that this one may be asked, the next first, with how deep in the agenda they lie."""
    top, turns = observation.agenda[-1], title.turns
    own: list[tuple[int, Entry]] = []
    for depth, entry in enumerate(reversed(observation.agenda)):
        if depth and entry.seat == seat:
            own.append((depth, Entry(turns[entry.name], seat, ()) if entry.name in turns else entry))
    if top.seat >= 0 and (not turns or top.name in turns.values()) and all(top.name != one.name for _, one in own):
        own.insert(0, (0, Entry(top.name, seat, top.args)))
    return [(depth, entry) for depth, entry in own if _is_plain(title, entry)]


def _is_plain(title: Title[Any], entry: Entry) -> bool:
    decision = title.decisions.get(entry.name)
    return decision is not None and decision.plain


def _followed(title: Title[Any], world: Any, seat: int, planned: Sequence[Action]) -> Entry | None:
    """Let a seat that is asked do what it has planned, as far as that is certain; what it is asked then, if anything
    can be said of it."""
    now = _Watchful(world.agenda, _NoLuck(), None, title.faces)
    try:
        for action in planned:
            if action in title.asked(world, seat):  # others are for something else
                title.carry_out(world, seat, action, now)
                _go_on(title, world, now)
            if title.to_act(world) != (seat,):
                return None
    except Exception:  # luck, a secret, or a rule that takes for granted what was done before it is asked
        return None
    top: Entry = world.agenda[-1]
    return top if _is_plain(title, top) else None


def _certain(title: Title[Any], worlds: Sequence[Any], entry: Entry) -> Options:
    """What a decision offers in each of these worlds; nothing where its rules count on what is not there yet."""
    offered: list[Options] = []
    for world in worlds:
        try:
            offered.append(title.asked(world, entry.seat))
        except Exception:  # a rule may take for granted what was done before it is asked
            return NOTHING
    first, *others = offered
    if all(len(other) == len(first) and all(map(eq, other, first)) for other in others):
        return first
    return Items([action for action in first if all(action in other for other in others)])


def _world(title: Title[Any], observation: Any, seat: int, number: int) -> Any:
    return title.imagine(observation, seat, luck(title, number, observation, seat))


def _play(title: Title[Any], g: Any, seat: int, action: Action) -> Preview:
    """The action in one world, and the forced choices that follow it."""
    events: list[Event] = []
    now = _Watchful(g.agenda, _NoLuck(), events, title.faces)
    stop: End = ""
    try:
        title.carry_out(g, seat, action, now)
        _go_on(title, g, now)
    except _Stopped as stopped:
        stop = stopped.why
    heard = tuple(told for event in events if (told := event.seen_by(seat)) is not None)
    return Preview(heard, stop, () if stop else title.to_act(title.observe(g, seat)))


def _go_on(title: Title[Any], g: Any, now: Now) -> None:
    """The forced choices that come next."""
    for _ in range(LONGEST):
        if (forced := title.forced(g)) is None:
            return
        title.carry_out(g, *forced, now)


def _common(found: Sequence[Preview]) -> Preview:
    """What all worlds agree on; where they part, something unknown decides."""
    first = found[0]
    if all(other == first for other in found[1:]):
        return first
    told = []
    for events in zip(*(one.events for one in found), strict=False):
        if any(event != events[0] for event in events[1:]):
            break
        told.append(events[0])
    return Preview(tuple(told), "reveal")


class _Stopped(Exception):
    """Nothing certain can be said from here on."""

    def __init__(self, why: End) -> None:
        super().__init__(why)
        self.why: End = why


class _NoLuck(Chance):
    """Whoever asks for luck is stopped."""

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> NoReturn:
        raise _Stopped("chance")


class _Watchful(Now):
    """Stops everything at the first moment anybody learns something that was hidden."""

    __slots__ = ()

    def reveal(self) -> NoReturn:
        raise _Stopped("reveal")

    def _decide(self, pile: Pile, layer: Layer) -> str:
        if layer.decided:
            self.reveal()
        return super()._decide(pile, layer)

    def _turn(self, pile: Pile, layer: Layer) -> str:
        if layer.decided:
            self.reveal()
        return super()._turn(pile, layer)
