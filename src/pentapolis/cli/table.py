"""A table at one terminal: a match, who plays each seat, and a file that always holds the game as it stands.

People get views, never the state. The dice are sealed: the seed is drawn before the game, its commitment is shown at
the start, and the seed goes into the record when the game is over. Time is counted while somebody sits here: a game
that is left stands still.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, at_table, bot
from ..bots.talking import answer, because, proposal, proposes
from ..kernel.action import Action
from ..kernel.chance import commitment
from ..kernel.event import Event
from ..kernel.match import Match, View
from ..kernel.record import Record, Seal
from ..kernel.refusal import UndoRefused
from ..kernel.sight import SPECTATOR, TABLE
from ..kernel.title import Title
from ..local.saved import Saved, Terminal
from .brains import no_bot
from .output import Stop
from .players import Player, agreed
from .saves import check_terminal, keeps, new_path, one_sentence, write

SEVERAL = 2
"""People who play against each other: without hints, unless they say so."""


def dice_of(seed: int) -> bytes:
    """The secret of the dice where somebody has given a seed."""
    return hashlib.sha256(f"pentapolis {seed}".encode()).digest()


class TerminalTable:
    """One game at one terminal."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        seed: bytes,
        bot_seed: int,
        path: Path,
        played_s: float = 0.0,
        guided: bool = False,
        hints: bool = False,
        proposed: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self.match = match
        self.title: Title[Any] = match.title
        self.players = list(players)
        self.path = path
        self.seed = seed
        self.bot_seed = bot_seed
        self.bots = [self._bot(seat, player.bot) if player.bot else None for seat, player in enumerate(players)]
        self.people = [seat for seat, brain in enumerate(self.bots) if brain is None]
        self.hints = hints or len(self.people) < SEVERAL
        """Whether people may ask what a bot would do: who plays alone, and several who have agreed on it."""
        self.limit = self.title.agreed_minutes(match.record.table)
        """The time that was agreed on for the whole game, in minutes."""
        self.guided = guided
        """Whether the coach talks through its first rounds."""
        self._proposed = dict(proposed or {})
        """By seat the round in which its bot has last proposed something, and the number of that move."""
        self._played_before = played_s
        self._since = time.monotonic()
        self.save()

    def _bot(self, seat: int, name: str) -> Bot:
        try:
            return bot(at_table(name, self.title), self.title, self.bot_seed + seat)
        except LookupError:
            raise no_bot([name], self.title) from None

    @classmethod
    def new(
        cls,
        title: Title[Any],
        players: Sequence[Player],
        options: Mapping[str, str],
        seed: int | None = None,
        components: tuple[str, str] = ("", ""),
        day: str = "",
        guided: bool = False,
        hints: bool = False,
    ) -> TerminalTable:
        """A new game. Without a seed of one's own the dice are secret; those of a day are the same at every terminal,
        since they are made of the date: whoever wants to know what comes can find out."""
        if day:
            secret = hashlib.sha256(f"pentapolis {day} {title.id}".encode()).digest()
        else:
            secret = secrets.token_bytes(32) if seed is None else dice_of(seed)
        box, source = components
        table = agreed(title, len(players), options, box)
        seal = Seal(commitment(secret), day=day)
        names = [player.name for player in players]
        match = Match(title, table, seal.chance(secret), names, seal=seal, components=source)
        bot_seed = secrets.randbits(32) if seed is None else seed
        return cls(match, players, secret, bot_seed, new_path(title.id), guided=guided, hints=hints)

    @classmethod
    def resume(cls, title: Title[Any], saved: Saved, path: Path) -> TerminalTable:
        """A game gone on with where it was left; under changed rules, from its last state."""
        terminal, seal = saved.terminal, saved.seal
        if terminal is None or seal is None or not seal.seed:
            raise Stop("cli-cannot-resume", file=str(path))
        check_terminal(saved, terminal, seal)
        seed = bytes.fromhex(seal.seed)
        running = msgspec.structs.replace(saved, seal=msgspec.structs.replace(seal, seed=""))
        chance = seal.chance(seed, terminal.drawn, saved.drawn)
        with one_sentence(path):
            if terminal.snapshot is None or saved.version == title.version:
                match = Match.replay(title, title.read(running), chance)
            else:
                match = Match.resume(title, running, chance, terminal.snapshot)
        players = [Player(name, brain) for name, brain in zip(saved.names, terminal.bots, strict=True)]
        return cls(
            match, players, seed, terminal.bot_seed, path,
            terminal.played_s, terminal.guided, terminal.hints, terminal.proposed,
        )  # fmt: skip

    # who is who

    @property
    def names(self) -> list[str]:
        return self.match.record.names

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def sealed(self) -> bool:
        """Whether nobody could know the dice beforehand: not where somebody has given the seed."""
        return self.seed != dice_of(self.bot_seed)

    @property
    def commitment(self) -> str:
        seal = self.match.record.seal
        assert seal is not None
        return seal.commitment

    @property
    def day(self) -> str:
        """The day whose dice these are; empty: they are the table's own."""
        seal = self.match.record.seal
        return "" if seal is None else seal.day

    def awaited_person(self) -> int | None:
        """The person who is to decide, if it is a person's turn."""
        return next((seat for seat in self.title.to_act(self.match.state) if seat in self.people), None)

    def view(self, seat: int) -> View[Any]:
        """What one seat may see and do."""
        return self.match.view(seat)

    def log(self, seat: int) -> list[Event]:
        """What has happened, as one seat may know it."""
        return self.match.log(seat)

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees something that a spectator does not."""
        observe, encode = self.title.observe, self.title.encode
        return encode(observe(self.match.state, seat)) != encode(observe(self.match.state, SPECTATOR))

    # moving

    def act(self, seat: int, action: Action) -> None:
        """A person moves; refused, nothing changes. If time ran out meanwhile, that comes first, and may be the end."""
        self.keep_time()
        if self.over:
            return
        self.match.act(seat, action)
        self.save()

    def bots_move(self) -> Iterator[int]:
        """Let the bots move as long as it is their turn; yields the seat after each move."""
        while not self.over:
            for talker, said in self._answers():
                self.match.act(talker, said, because(self.match, talker, said))
                self.save()
                yield talker
            awaited = self.title.to_act(self.match.state)
            seat = next((seat for seat in awaited if seat not in self.people), None)
            if seat is None:
                return
            if (word := self._proposal(seat)) is not None:
                self.match.act(seat, word, because(self.match, seat, word))
                self.save()
                yield seat
                continue
            brain = self.bots[seat]
            assert brain is not None
            view = self.match.view(seat)
            asked = self.title.asked(view.observation, seat)
            self.match.act(seat, brain.choose(view.observation, seat, asked))
            self.save()
            yield seat
            self.keep_time()

    def _answers(self) -> Iterator[tuple[int, Action]]:
        """What bots answer to offers, one after the other, as long as any waits for an answer."""
        talking = [seat for seat, player in enumerate(self.players) if player.bot]
        while waiting := [(seat, said) for seat in talking if (said := answer(self.match, seat)) is not None]:
            yield waiting[0]

    def _proposal(self, seat: int) -> Action | None:
        """The next word of what a bot proposes of its own accord: one proposal in a round."""
        this_round, moves = self.title.rounds(self.match.state), len(self.match.record.moves)
        when, number = self._proposed.get(str(seat), (-1, 0))
        if not proposes(self.players[seat].bot) or (when == this_round and number <= moves):  # it was not taken back
            return None
        said = proposal(self.match, seat)
        if said is None:
            return None
        word, last = said
        if last:
            self._proposed[str(seat)] = this_round, moves + 1
        return word

    def undo(self, seat: int) -> tuple[int, Action]:
        """Take back a person's last move, and before it what bots have answered: they don't mind. Whose it was.

        People at one keyboard sit together: who has just moved on can still ask the next for it.
        """
        at = self._last([seat])
        if at is None:
            at = self._last(self.people)
        if at is None:
            raise UndoRefused("refused-undo")
        undone = self.match.moves[at:]
        for line in reversed(undone):
            if not line.auto:
                self.match.undo(line.seat)
        self.save()
        return undone[0].seat, undone[0].action

    def _last(self, seats: Sequence[int]) -> int | None:
        """Where the last move of these seats stands, if since then only bots have moved and nothing was learnt."""
        for at in range(len(self.match.moves) - 1, -1, -1):
            line = self.match.moves[at]
            if line.before is None:
                return None
            if line.auto or line.seat not in self.people:
                continue
            return at if line.seat in seats else None
        return None

    # time

    @property
    def played_s(self) -> float:
        """How long the game has been played here, without the time between leaving and coming back."""
        return self._played_before + time.monotonic() - self._since

    def keep_time(self) -> None:
        """Tell the game when the agreed time has passed. Bots among themselves have all the time they need: the same
        seed is always the same game."""
        if self.limit is None or not self.people or self.played_s < 60 * self.limit:
            return
        if (action := self.title.time_is_up(self.match.state)) is not None:
            self.match.act(TABLE, action)
            self.save()

    # keeping

    def leave(self) -> None:
        """Somebody gets up: where time counts, what was thought since the last move does too."""
        if self.limit is not None:
            self.save()

    def save(self, path: Path | None = None) -> None:
        """Write the game to its file, or to another that is its file from now on; what is another's is left alone."""
        record = self.match.record
        assert record.seal is not None
        if self.over:
            record.seal.seed = self.seed.hex()
        fields = {name: getattr(record, name) for name in Record.__struct_fields__}
        fields["seal"] = msgspec.structs.replace(record.seal, seed=self.seed.hex())
        bots = [player.bot for player in self.players]
        drawn, played = self.match.chance.drawn, 0.0 if self.limit is None else self.played_s
        several = self.hints and len(self.people) >= SEVERAL
        terminal = Terminal(
            bots, self.bot_seed, drawn, self.over, self.match.snapshot(), played, self.guided, several, self._proposed
        )
        saved = Saved(**fields, terminal=terminal)
        if path is not None and not keeps(path, saved):
            raise Stop("cli-file-taken", file=str(path))
        write(path or self.path, saved)
        self.path = path or self.path
