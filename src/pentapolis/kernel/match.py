"""A match: one table's game with its record, its undo, and what each viewer has been told.

A move is applied to a copy that is then swapped in: it is whole or not at all. Undo takes back a seat's last move, as
long as since then no die was rolled, nothing hidden was seen, the seat has not passed to somebody else and nobody else
has moved (drafts, standing answers and offers of others stay). Earlier moves can be taken back if all agree
(`take_back`). To store a move before it counts, make it on a `fork`, and hold the fork instead once it is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Generic, TypeVar

import msgspec

from . import replay
from .action import Action, text
from .chance import Chance, ScriptedChance
from .event import Event, HandedOver, RulesChanged
from .now import Now
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
from .refusal import UndoRefused
from .replay import Begun, Diverged, new_game
from .sight import SPECTATOR, TABLE
from .state import Outcome, State, Table
from .title import Title
from .undoing import MadeMove, close, handovers, inherit, made_again, tell_behind, undoable
from .viewing import Told, View, explained, view_of

__all__ = ["Diverged", "Match", "View"]

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A game being played. `auto`: forced choices are made at once, and recorded as such; a `patient` match leaves
    those of seat `table` to its holder, who takes care that their time tells nothing. It is a new game, unless it has
    `begun` elsewhere."""

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
        begun: Begun | None = None,
    ) -> None:
        self.title = title
        self.chance = chance
        self.auto = auto
        self.patient = patient
        begun = begun or new_game(title, table, chance, names, components, seal)
        self.record = begun.record
        self.told = Told(title, [0] * (table.seats + 1))
        self._begin(begun.state, begun.opening)
        self._resolve_forced()

    @classmethod
    def at(
        cls, title: Title[S], state: S, chance: Chance, names: Sequence[str], opening: Sequence[Event] = ()
    ) -> Match[S]:
        """A match that begins at a prepared position, which `opening` led to; its record holds the moves made since."""
        record = Record(title.id, title.version, state.table, list(names))
        return cls(title, state.table, chance, begun=Begun(record, state, list(opening)))

    def _begin(self, state: State, opening: list[Event]) -> None:
        """Nothing has been played since this position, which these events led to."""
        self._start: S = state  # type: ignore[assignment]  # a state of this title
        self.state = self._start
        self.opening = opening
        self.moves: list[MadeMove] = []
        self.retold = 0
        """How often something was added to the log before its end."""
        self.told.hear(opening)

    def fork(self) -> Match[S]:
        """An independent match: whatever is done to it, this one stays as it is, its luck included."""
        twin, seal = copy(self), self.record.seal
        twin.record = msgspec.structs.replace(
            self.record,
            names=self.record.names[:],
            entries=self.record.entries[:],
            seal=None if seal is None else msgspec.structs.replace(seal),
        )
        twin.chance = self.chance.fork()
        twin.moves = self.moves[:]
        twin.told = self.told.fork()
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
        """Make a move. A `Refused` is raised, and nothing changes, if it is not legal. Seats that hear of it in private
        can be given a reason: `because-<id>` in the game's texts."""
        if isinstance(action, str):
            action = self.title.parse(action)
        self.move(seat, action, self.chance, because=because)
        self._resolve_forced()

    def _resolve_forced(self) -> None:
        while self.auto and (forced := self.title.forced(self.state)):
            if self.patient and forced[0] == TABLE:
                return
            self.move(*forced, self.chance, auto=True)

    def move(self, seat: int, action: Action, chance: Chance, auto: bool = False, because: str = "") -> Now:
        """Make a move with this luck, and none of the forced ones that follow."""
        before, after = self.state, self.title.copy(self.state)
        events: list[Event] = []
        drawn = chance.drawn
        now = self.title.apply(after, seat, action, chance, events)
        if because:
            events += explained(events, seat, because)
        move = Move(
            seat, text(action), outcomes_text(now.outcomes), auto, drawn if now.outcomes else 0, because=because
        )
        if len(self.record.entries) % DIGEST_EVERY == DIGEST_EVERY - 1 or after.over:
            move.digest = self.title.digest(after)
        self.told.move(events, before, after)
        self.moves.append(MadeMove(seat, action, auto, now.light, events, before, tuple(now.outcomes)))
        if now.informed or now.outcomes:
            close(self.moves)
        self.state = after
        self.record.entries.append(move)
        return now

    def hand_over(self, seat: int, to: str, closes: bool = False) -> None:
        """A seat changes hands; the game itself goes on unchanged, but everybody is told, also if the name stays.

        If `to` is empty nobody plays the seat for now, and it keeps its name. If it `closes`, undo takes back no move
        that was made in this seat before."""
        self.change_hands(Handover(seat, to, self._name(seat), closes))

    def _name(self, seat: int) -> str:
        if seat not in self.state.seats:
            raise ValueError(f"there is no seat {seat}")
        return self.record.names[seat]

    def change_hands(self, entry: Handover) -> None:
        """A seat changes hands as this entry of a record says."""
        self._name(entry.seat)
        told = [HandedOver(entry.seat, entry.former, entry.to, entry.former == entry.to)]
        self.told.hear(told)
        self._tell_after_last(told)
        if entry.closes:
            inherit(self.moves, entry.seat)
        self.record.entries.append(entry)
        self.record.names[entry.seat] = entry.to or self.record.names[entry.seat]

    def _tell_after_last(self, events: Sequence[Event]) -> None:
        """Add events that no move caused to the log, behind the last move that everybody was told of: behind another
        they would betray it."""
        if events:
            self.retold += 1
            if not tell_behind(self.moves, events):
                self.opening = [*self.opening, *events]

    # taking back

    def undoable(self, seat: int) -> str:
        """The move that `undo` would take back, as text; empty if there is none."""
        at = undoable(self.moves, seat)
        return "" if at is None else text(self.moves[at].action)

    def undoables(self, seat: int) -> list[str]:
        """The moves that `undo`, called again and again, would take back, as texts, the last first.

        Like `undoable` it does not ask whether the later drafts and offers of others would still fit: the answer would
        betray them. An undo they stand against is refused.
        """
        found: list[str] = []
        at = undoable(self.moves, seat)
        while at is not None:
            found.append(text(self.moves[at].action))
            at = undoable(self.moves, seat, at)
        return found

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; `UndoRefused` if somebody has learnt something since."""
        at = undoable(self.moves, seat)
        if at is None:
            raise UndoRefused("refused-undo")
        state, replayed = made_again(self.title, self.moves, at)
        gone = [move.events for move in self.moves[at:] if move.auto or move is self.moves[at]]
        taken_back = [event for events in gone for event in events if not isinstance(event, HandedOver)]
        self.told.undo(seat, taken_back, self.state, state)
        old, self.moves[at:] = self.moves[at:], []
        again = iter(replayed)
        for n, move in enumerate(old):
            if n and not move.auto:
                self.moves.append(next(again))
            self._tell_after_last(handovers([move]))
        self.state = state
        self.record.entries.append(Undo(seat))

    def restart(self, seat: int) -> None:
        """Take back everything a seat can: its turn begins again. All of it, or an `UndoRefused` and nothing."""
        trial = self.fork()
        trial.undo(seat)
        while trial.undoable(seat):
            trial.undo(seat)
        self.__dict__ |= trial.__dict__ | {"chance": self.chance}  # whoever made it may hold it

    def take_back(self, keep: int) -> None:
        """Go back to the position after the first `keep` moves, whatever has been learnt since.

        For a table that agrees on it. The dice of what is taken back are used up: a sealed source counts on. Refused
        where there is no such move, so also for what lies before a checkpoint, and once the seed is known; and in the
        game of a day, where whoever takes back what they have seen knows more than all others who play it. If all moves
        are kept, everybody is told nevertheless: somebody may have undone in secret what the table agreed to take back.
        """
        if self.record.seal is not None and self.record.seal.seed:
            raise UndoRefused("refused-take-back")
        self.go_back(TakeBack(keep))
        self._resolve_forced()

    def go_back(self, entry: TakeBack) -> None:
        """The table goes back as this entry of a record says."""
        keep = entry.keep
        if self.record.seal is not None and self.record.seal.day:
            raise UndoRefused("refused-take-back-day")
        if not 0 <= keep <= len(self.moves):
            raise UndoRefused("refused-take-back")
        if keep < len(self.moves):
            self.state = self.moves[keep].before or self.position(keep)
        taken_back = self.moves[keep:]
        del self.moves[keep:]
        self._tell_after_last(handovers(taken_back))
        self.told.all([1] * len(self.told.versions))
        self.record.entries.append(entry)

    def position(self, moves: int) -> S:
        """The position after the first so many moves, played again from the start."""
        return self.play_on(self._start, 0, moves)

    def play_on(self, state: S, at: int, moves: int) -> S:
        """The position after the first `moves` moves, played again from that after `at`, which stays."""
        state = self.title.copy(state)
        for move in self.moves[at:moves]:
            self.title.apply(state, move.seat, move.action, ScriptedChance(move.got))
        return state

    # what each viewer gets

    def view(self, viewer: int) -> View[S]:
        """The table as one viewer may know it."""
        return view_of(self.title, self.state, viewer, self.version(viewer), tuple(self.undoables(viewer)))

    def version(self, viewer: int) -> int:
        """Grows with everything this viewer is told or sees change, and with nothing else."""
        return self.told.version(viewer)

    def log(self, viewer: int = SPECTATOR) -> list[Event]:
        """What has happened, as this viewer may know it, without what was taken back; after a checkpoint, since it."""
        told = [*self.opening, *(event for move in self.moves for event in move.events)]
        return [seen for event in told if (seen := event.seen_by(viewer)) is not None]

    def story(self, viewer: int) -> Story:
        """The running game as this viewer has seen it."""
        return Story.of(self.record, viewer, self.log(viewer))

    # from a record

    @classmethod
    def replay(
        cls, title: Title[S], record: Record, chance: Chance | None = None, *, auto: bool = True, patient: bool = False
    ) -> Match[S]:
        """The match a record tells of; `Diverged` names the move that does not fit. With `chance` it can go on, unless
        it was translated: a log must not hold the words of two versions without a checkpoint between them."""
        written, record = record, title.read(record)
        begun = replay.begun(title, record)
        match = cls(title, begun.state.table, ScriptedChance(()), auto=False, patient=patient, begun=begun)
        replay.follow(match, record.entries[len(begun.record.entries) :])
        match.auto = auto
        if chance is not None:
            if record is not written and not match.over:
                raise Diverged(len(record.entries), f"it goes on from a checkpoint of version {title.version}")
            match.chance = chance
            match._resolve_forced()
        return match

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
            gone_on = replay.checkpoint(title, record, snapshot)
            return cls.replay(title, gone_on, chance, auto=auto, patient=patient)

    def follow(self, entries: Sequence[EntryKind], chance: Chance) -> None:
        """Take over what was done elsewhere to this same match: the entries after its last, and its luck from there."""
        replay.follow(self, entries)
        self.chance = chance

    def go_on_from(self, entry: Checkpoint) -> None:
        """Here other rules begin: the log starts anew and says so, the versions count on."""
        self.record.version = entry.version
        self.record.entries.append(entry)
        if len(told := entry.told or [0] * len(self.told.versions)) != len(self.told.versions):
            raise ValueError(f"it counts for {len(told)} viewers, not for {len(self.told.versions)}")
        self.told = Told(self.title, told)
        self._begin(self.title.decode(entry.state), [RulesChanged(entry.version)])

    def snapshot(self) -> Snapshot:
        """The data that `resume` needs beside the record if the rules change: store it with every move."""
        return Snapshot(self.title.encode(self.state), self.told.versions[:], len(self.record.entries))
