"""A match: one table's game with its record, its undo, and what each viewer has been told.

Server, terminal and arena hold matches. A move is applied to a copy that is then swapped in: it is whole or it is not
at all. Undo is free until information is gained: it takes back a seat's last move, as long as since then no die was
rolled, nothing hidden was seen, the seat has not passed to somebody else and nobody else has moved (drafts, standing
answers and offers of others stay). What lies further back can be taken back where all agree (`take_back`); that is for
whoever holds the match to find out.

Whoever must store a move before it counts makes it on a `fork`, stores what is new in the fork's record, and only then
holds the fork in the match's place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .action import Action, text
from .chance import Chance, ChanceError, ScriptedChance, Value, outcome_parse
from .decision import Secret
from .event import Event, Explained, HandedOver, RulesChanged
from .now import Now
from .options import NOTHING, Options
from .record import (
    DIGEST_EVERY,
    Checkpoint,
    EntryKind,
    Handover,
    Move,
    Record,
    Seal,
    Snapshot,
    Story,
    TakeBack,
    Undo,
    outcomes_text,
)
from .refusal import Refused, UndoRefused
from .sight import SPECTATOR, TABLE
from .state import Outcome, State, Table
from .title import Title
from .translation import version_of

S = TypeVar("S", bound=State)


class Diverged(Exception):
    """A record does not replay: under these rules the given move gives something else."""

    def __init__(self, move: int, detail: str) -> None:
        super().__init__(move, detail)
        self.move = move
        self.detail = detail

    def __str__(self) -> str:
        return f"move {self.move}: {self.detail}"


class View(msgspec.Struct, Generic[S]):
    """Everything one viewer gets: the state as they may know it, what they can do, whom the table awaits."""

    version: int
    observation: S
    options: Options
    awaited: tuple[int, ...]
    decision: str = ""
    """The decision that waits; empty when the game is over, and in a private window that asks somebody else."""
    args: tuple[int | str, ...] = ()
    """What the decision was asked with; for a secret decision the seats it asks."""
    choosing: tuple[int, ...] = ()
    """In a secret decision: who is still to choose."""
    chosen: tuple[int, ...] = ()
    """In a secret decision: who has sealed a choice."""
    undo: tuple[str, ...] = ()
    """What this viewer can take back, the last move first."""


class _Line(msgspec.Struct, frozen=True):
    """A move that stands, with what undo needs: the state before it, until somebody learns something."""

    seat: int
    action: Action
    auto: bool
    light: bool
    events: list[Event]
    before: Any
    got: Sequence[tuple[str, Value]] = ()
    """What chance answered."""
    inherited: bool = False
    """Somebody else plays this seat by now, who can't undo it."""


def _explained(events: Sequence[Event], by: int, because: str) -> list[Event]:
    """Why somebody did something, for all others who were told of it in private."""
    told = [getattr(event, "seat", by) for event in events if type(event).private]
    return [Explained(seat, by, because) for seat in dict.fromkeys(told) if seat != by]


def _handovers(lines: Sequence[_Line]) -> list[Event]:
    """What these lines tell of seats that changed hands."""
    return [event for line in lines for event in line.events if isinstance(event, HandedOver)]


class Match(Generic[S]):
    """A game being played. `auto`: forced choices are made at once, and recorded as such; a `patient` match leaves
    those of seat `table` to its holder, who takes care that their time tells nothing."""

    held: object = None
    """An object kept alive as long as this match or a fork of it, such as the box it is played with."""

    def __init__(
        self,
        title: Title[S],
        table: Table,
        chance: Chance,
        names: Sequence[str] = (),
        *,
        auto: bool = True,
        patient: bool = False,
        seal: Seal | None = None,
        components: str = "",
    ) -> None:
        opening: list[Event] = []
        state, now = title.new(table, chance, opening)
        seated = [name or f"Seat {seat + 1}" for seat, name in zip(range(table.seats), _pad(names), strict=False)]
        record = Record(title.id, title.version, table, seated, outcomes_text(now.outcomes), [], components, seal)
        self.patient = patient
        self._begin(title, record, chance, auto, state, opening)
        self._resolve_forced()

    @classmethod
    def at(
        cls, title: Title[S], state: S, chance: Chance, names: Sequence[str], opening: Sequence[Event] = ()
    ) -> Match[S]:
        """A match that begins at a prepared position, which `opening` led to; its record holds the moves made since."""
        match = cls.__new__(cls)
        match.patient = False
        record = Record(title.id, title.version, state.table, list(names))
        match._begin(title, record, chance, True, state, list(opening))
        match._resolve_forced()
        return match

    def _begin(
        self, title: Title[S], record: Record, chance: Chance, auto: bool, state: S, opening: list[Event]
    ) -> None:
        self.title = title
        self.record = record
        self.chance = chance
        self.auto = auto
        self.state = state
        self.opening = opening
        self._start = state
        self.line: list[_Line] = []
        self.retold = 0
        """How often something was added to the log before its end."""
        self._told = [0] * (record.table.seats + 1)
        self._count(opening)

    def fork(self) -> Match[S]:
        """An independent match: whatever is done to it, this one stays as it is, its luck included."""
        twin: Match[S] = type(self).__new__(type(self))
        twin.__dict__ |= self.__dict__
        seal = self.record.seal
        twin.record = msgspec.structs.replace(
            self.record,
            names=self.record.names[:],
            entries=self.record.entries[:],
            seal=None if seal is None else msgspec.structs.replace(seal),
        )
        twin.chance = self.chance.fork()
        twin.line = self.line[:]
        twin._told = self._told[:]
        return twin

    # playing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.title.outcome(self.state) if self.state.over else None

    def act(self, seat: int, action: Action | str, because: str = "") -> None:
        """Make a move. A `Refused` is raised, and nothing changes, if it is not legal. Who is told of it in private may
        be told why: `because-<id>` in the game's texts."""
        if isinstance(action, str):
            action = self.title.parse(action)
        self._move(seat, action, self.chance, because=because)
        self._resolve_forced()

    def _resolve_forced(self) -> None:
        while self.auto and (forced := self.title.forced(self.state)):
            if self.patient and forced[0] == TABLE:
                return
            self._move(*forced, self.chance, auto=True)

    def _move(self, seat: int, action: Action, chance: Chance, auto: bool = False, because: str = "") -> Now:
        before, after = self.state, self.title.copy(self.state)
        events: list[Event] = []
        drawn = chance.drawn
        now = self.title.apply(after, seat, action, chance, events)
        if because:
            events += _explained(events, seat, because)
        move = Move(
            seat, text(action), outcomes_text(now.outcomes), auto, drawn if now.outcomes else 0, because=because
        )
        if len(self.record.entries) % DIGEST_EVERY == DIGEST_EVERY - 1 or after.over:
            move.digest = self.title.digest(after)
        self._count(events, before, after)
        self.line.append(_Line(seat, action, auto, now.light, events, before, tuple(now.outcomes)))
        if now.informed or now.outcomes:
            self._close_undo()
        self.state = after
        self.record.entries.append(move)
        return now

    def _close_undo(self) -> None:
        """Somebody has learnt something: nothing up to here is taken back by undo. Lines are shared with forks."""
        for at in range(len(self.line) - 1, -1, -1):
            if self.line[at].before is None:
                return
            self.line[at] = msgspec.structs.replace(self.line[at], before=None)

    def hand_over(self, seat: int, to: str, closes: bool = False) -> None:
        """A seat changes hands; the game itself goes on unchanged, but everybody is told, also if the name stays.

        If `to` is empty nobody plays the seat for now, and it keeps its name. If it `closes`, undo takes back no move
        that was made in this seat before."""
        self._check_seat(seat)
        self._hand_over(Handover(seat, to, self.record.names[seat], closes))

    def _check_seat(self, seat: int) -> None:
        if seat not in self.state.seats:
            raise ValueError(f"there is no seat {seat}")

    def _hand_over(self, entry: Handover) -> None:
        told = [HandedOver(entry.seat, entry.former, entry.to, entry.former == entry.to)]
        self._count(told)
        self._tell_after_last(told)
        if entry.closes:
            self._inherit(entry.seat)
        self.record.entries.append(entry)
        self.record.names[entry.seat] = entry.to or self.record.names[entry.seat]

    def _inherit(self, seat: int) -> None:
        """The moves of a seat so far are those of somebody else. Lines are shared with forks."""
        for at, line in enumerate(self.line):
            if line.seat == seat and not line.inherited:
                self.line[at] = msgspec.structs.replace(line, inherited=True)

    def _tell_after_last(self, events: Sequence[Event]) -> None:
        """Add events that no move caused to the log, behind the last move that everybody was told of: behind another
        they would betray it. Lines are shared with forks."""
        if not events:
            return
        self.retold += 1
        for at in range(len(self.line) - 1, -1, -1):
            line = self.line[at]
            if any(event.seen_by(SPECTATOR) is not None for event in line.events):
                self.line[at] = msgspec.structs.replace(line, events=[*line.events, *events])
                return
        self.opening = [*self.opening, *events]

    # taking back

    def undoable(self, seat: int) -> str:
        """The move that `undo` would take back, as text; empty if there is none."""
        at = self._last(seat)
        return "" if at is None else text(self.line[at].action)

    def undoables(self, seat: int) -> list[str]:
        """The moves that `undo`, called again and again, would take back, as texts, the last first.

        Like `undoable` it does not ask whether the later drafts and offers of others would still fit: the answer would
        betray them. An undo they stand against is refused.
        """
        found: list[str] = []
        at = self._last(seat)
        while at is not None:
            found.append(text(self.line[at].action))
            at = self._last(seat, at)
        return found

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; `UndoRefused` if somebody has learnt something since."""
        at = self._last(seat)
        if at is None:
            raise UndoRefused("refused-undo")
        later = [line for line in self.line[at + 1 :] if not line.auto]
        state, replayed = self.line[at].before, []
        for line in later:
            before, events = state, list[Event]()
            state = self.title.copy(state)
            try:
                now = self.title.apply(state, line.seat, line.action, ScriptedChance(()), events)
            except (Refused, ChanceError):
                raise UndoRefused("refused-undo-others") from None
            replayed.append(_Line(line.seat, line.action, False, now.light, events, before, inherited=line.inherited))
        gone = [line.events for line in self.line[at:] if line.auto or line is self.line[at]]
        taken_back = [event for events in gone for event in events if not isinstance(event, HandedOver)]
        self._count_undone(seat, taken_back, self.state, state)
        old, self.line[at:] = self.line[at:], []
        again = iter(replayed)
        for n, line in enumerate(old):
            if n and not line.auto:
                self.line.append(next(again))
            self._tell_after_last(_handovers([line]))
        self.state = state
        self.record.entries.append(Undo(seat))

    def restart(self, seat: int) -> None:
        """Take back everything a seat can: its turn begins again. All of it, or an `UndoRefused` and nothing."""
        trial = self.fork()
        trial.undo(seat)
        while trial.undoable(seat):
            trial.undo(seat)
        self.record, self.line, self.state, self._told = trial.record, trial.line, trial.state, trial._told
        self.opening, self.retold = trial.opening, trial.retold

    def take_back(self, keep: int) -> None:
        """Go back to the position after the first `keep` moves of `line`, whatever has been learnt since.

        For a table that agrees on it. The dice of what is taken back are used up: a sealed source counts on. Refused
        where there is no such move, so also for what lies before a checkpoint, and once the seed is known; and in the
        game of a day, where whoever takes back what they have seen knows more than all others who play it. If all moves
        are kept, everybody is told nevertheless: somebody may have undone in secret what the table agreed to take back.
        """
        if self.record.seal is not None and self.record.seal.seed:
            raise UndoRefused("refused-take-back")
        self._take_back(keep)
        self._resolve_forced()

    def _take_back(self, keep: int) -> None:
        if self.record.seal is not None and self.record.seal.day:
            raise UndoRefused("refused-take-back-day")
        if not 0 <= keep <= len(self.line):
            raise UndoRefused("refused-take-back")
        self.state = self._after(keep)
        taken_back = self.line[keep:]
        del self.line[keep:]
        self._tell_after_last(_handovers(taken_back))
        self._told = [told + 1 for told in self._told]
        self.record.entries.append(TakeBack(keep))

    def _after(self, keep: int) -> S:
        """The position after so many moves, remembered or played again."""
        if keep == len(self.line):
            return self.state
        return self.line[keep].before or self.position(keep)

    def position(self, moves: int) -> S:
        """The position after the first so many moves of `line`, played again from the start."""
        return self.play_on(self._start, 0, moves)

    def play_on(self, state: S, at: int, moves: int) -> S:
        """The position after the first `moves` moves of `line`, played again from that after `at`, which stays."""
        state = self.title.copy(state)
        for line in self.line[at:moves]:
            self.title.apply(state, line.seat, line.action, ScriptedChance(line.got))
        return state

    def _last(self, seat: int, end: int | None = None) -> int | None:
        """Where the last move of a seat stands that undo can take back, before `end`."""
        for at in range((len(self.line) if end is None else end) - 1, -1, -1):
            line = self.line[at]
            if line.before is None:
                return None
            if line.auto:
                continue
            if line.seat == seat:
                return None if line.inherited else at
            if not line.light:
                return None
        return None

    # what each viewer gets

    def view(self, viewer: int) -> View[S]:
        """The table as one viewer may know it."""
        o = self.title.observe(self.state, viewer)
        options = self.title.legal(self.state, viewer) if viewer >= 0 else NOTHING
        view = View(self.version(viewer), o, options, self.title.to_act(o), undo=tuple(self.undoables(viewer)))
        pending = self.title.pending(o)
        if pending is None:
            return view
        entry = o.agenda[-1]
        if not pending.hidden_from(o, viewer):
            view.decision, view.args = entry.name, entry.args
        if isinstance(pending, Secret):
            view.choosing = view.awaited
            view.chosen = tuple(seat for seat in entry.args if isinstance(seat, int) and seat not in view.awaited)
        return view

    def version(self, viewer: int) -> int:
        """Grows with everything this viewer is told or sees change, and with nothing else."""
        if viewer not in self._viewers:
            raise ValueError(f"there is no viewer {viewer}")
        return self._told[viewer]

    def log(self, viewer: int = SPECTATOR) -> list[Event]:
        """What has happened, as this viewer may know it, without what was taken back; after a checkpoint, since it."""
        told = [*self.opening, *(event for line in self.line for event in line.events)]
        return [seen for event in told if (seen := event.seen_by(viewer)) is not None]

    def story(self, viewer: int) -> Story:
        """The running game as this viewer has seen it."""
        return Story.of(self.record, viewer, self.log(viewer))

    def _count(self, events: Sequence[Event], before: S | None = None, after: S | None = None) -> None:
        """Everybody is told what they may hear; who hears nothing notices if the table looks different."""
        told = [sum(event.seen_by(viewer) is not None for event in events) for viewer in self._viewers]
        if before is not None and after is not None:
            told = [n or self._looks_different(v, before, after) for v, n in zip(self._viewers, told, strict=True)]
        self._told = [old + new for old, new in zip(self._told, told, strict=True)]

    def _count_undone(self, seat: int, taken_back: Sequence[Event], before: S, after: S) -> None:
        """Undo tells those who had been told what is taken back: a draft taken back betrays nothing."""
        for viewer in self._viewers:
            told = viewer == seat or any(event.seen_by(viewer) is not None for event in taken_back)
            self._told[viewer] += told or self._looks_different(viewer, before, after)

    @property
    def _viewers(self) -> tuple[int, ...]:
        """The seats, and last the spectators: `version` finds them at -1."""
        return (*self.state.seats, SPECTATOR)

    def _looks_different(self, viewer: int, before: S, after: S) -> bool:
        return self.title.observe(before, viewer) != self.title.observe(after, viewer)

    # from a record

    @classmethod
    def replay(
        cls, title: Title[S], record: Record, chance: Chance | None = None, *, auto: bool = True, patient: bool = False
    ) -> Match[S]:
        """The match a record tells of; `Diverged` names the move that does not fit. With `chance` it can go on, unless
        it was translated: a log must not hold the words of two versions without a checkpoint between them."""
        match = cls.__new__(cls)
        written, record = record, title.read(record)
        match.patient = patient
        first = max((n for n, entry in enumerate(record.entries) if isinstance(entry, Checkpoint)), default=0)
        names = list(record.names)
        for entry in record.entries[:first]:
            if isinstance(entry, Handover) and 0 <= entry.seat < len(names):
                names[entry.seat] = entry.to or names[entry.seat]
        begun = msgspec.structs.replace(record, version=title.version, names=names, entries=record.entries[:first])
        match._begin(title, begun, ScriptedChance(()), auto, *_opening(title, record, first))
        for number, entry in enumerate(record.entries[first:], first + 1):
            match._replay_entry(number, entry)
        if chance is not None:
            if record is not written and not match.over:
                raise Diverged(len(record.entries), f"it goes on from a checkpoint of version {title.version}")
            match.chance = chance
            match._resolve_forced()
        return match

    def follow(self, entries: Sequence[EntryKind], chance: Chance) -> None:
        """Take over what was done elsewhere to this same match: the entries after its last, and its luck from there."""
        for number, entry in enumerate(entries, len(self.record.entries) + 1):
            self._replay_entry(number, entry)
        self.chance = chance

    def _replay_entry(self, number: int, entry: EntryKind) -> None:
        try:
            if isinstance(entry, Move):
                chance = ScriptedChance(outcome_parse(outcome) for outcome in entry.got)
                self._move(entry.seat, self.title.parse(entry.do), chance, entry.auto, entry.because)
                if chance.left:
                    raise Diverged(number, f"{chance.left} recorded outcomes were not asked for")
                if entry.digest and entry.digest != self.title.digest(self.state):
                    raise Diverged(number, "the state differs from the recorded one")
                self.record.entries[-1] = entry
            elif isinstance(entry, Undo):
                self.undo(entry.seat)
            elif isinstance(entry, TakeBack):
                self._take_back(entry.keep)
            elif isinstance(entry, Handover):
                self._check_seat(entry.seat)
                self._hand_over(entry)
            else:
                self._go_on_from(entry)
        except Diverged:
            raise
        except Exception as error:
            raise Diverged(number, str(error)) from error

    def _go_on_from(self, entry: Checkpoint) -> None:
        """Here other rules begin: the log starts anew and says so, the versions count on."""
        self.record.version = entry.version
        self.record.entries.append(entry)
        opening: list[Event] = [RulesChanged(entry.version)]
        self._begin(self.title, self.record, self.chance, self.auto, self.title.decode(entry.state), opening)
        if entry.told:
            self._told = [new + old for new, old in zip(self._told, entry.told, strict=True)]

    def snapshot(self) -> Snapshot:
        """What `resume` needs beside the record if the rules should change: to be stored with every move."""
        return Snapshot(self.title.encode(self.state), self._told[:], len(self.record.entries))

    @classmethod
    def resume(
        cls,
        title: Title[S],
        record: Record,
        chance: Chance,
        snapshot: Snapshot,
        *,
        auto: bool = True,
        patient: bool = False,
    ) -> Match[S]:
        """A running game after an upgrade: replayed under the new rules if its fingerprints still agree, else gone on
        from `snapshot` by a checkpoint; `Diverged` if the snapshot is not of the record's last move."""
        try:
            return cls.replay(title, record, chance, auto=auto, patient=patient)
        except Diverged:
            if snapshot.at != len(record.entries):
                raise
            translation = title.earlier.get(version_of(record))
            state = snapshot.state if translation is None else translation.state(snapshot.state)
            entries = [*record.entries, Checkpoint(title.version, state, snapshot.told)]
            gone_on = msgspec.structs.replace(record, version=title.version, entries=entries)
            return cls.replay(title, gone_on, chance, auto=auto, patient=patient)


def _opening(title: Title[S], record: Record, first: int) -> tuple[S, list[Event]]:
    """Where a replay begins: with the set-up, or at the last checkpoint, whatever this version's set-up is."""
    number, events = 0, list[Event]()
    try:
        if record.entries and isinstance(entry := record.entries[first], Checkpoint):
            number = first + 1
            return title.decode(entry.state), events
        title.check(record.table)
        if len(record.names) != record.table.seats:
            raise ValueError(f"{len(record.names)} names for {record.table.seats} seats")
        chance = ScriptedChance(outcome_parse(outcome) for outcome in record.setup)
        state, _ = title.new(record.table, chance, events)
    except Exception as error:
        raise Diverged(number, str(error)) from error
    if chance.left:
        raise Diverged(0, f"{chance.left} recorded outcomes were not asked for")
    return state, events


def _pad(names: Sequence[str]) -> list[str]:
    return [*names, *[""] * 16]
