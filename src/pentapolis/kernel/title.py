"""A title: one game as the kernel plays it. It says what a game has beside its rules, which the engine carries out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from . import standing as answers
from .action import Action, parse, verb
from .agreement import Agreed
from .box import OwnersBox
from .chance import Chance
from .codec import Codec
from .engine import Engine, Rules
from .imagine import fill_answers, fill_cards
from .mistakes import Mistake, running
from .options import Options
from .order import Order
from .pile import Pile, piles_in
from .record import Record
from .refusal import BadTable
from .sight import NOBODY, TABLE, redactor
from .standing import Standing
from .state import State, Table
from .translation import Translation, translated, version_of

__all__ = ["Length", "Rules", "Title", "Turns"]

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Record)


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
    By default, any decision of another seat."""


class Title(Engine[S]):
    """A game: who can play it, with what options, and its rules. Only a name, the number of players and the rules must
    be given."""

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
        super().__init__(id, rules)
        self.prefix = prefix
        """Prefix of its rule ids; empty without a ledger."""
        self.version = version
        """Grows with every change of the rules by which an old record would replay to another state."""
        self.earlier = earlier or {}
        """How to read what earlier versions wrote, where they wrote it otherwise."""
        self.players = players

        self.agreed = table or Agreed()
        self.agreed.check(id, self.floors)
        self.options = tuple(self.agreed.options)
        self.time_limit = self.agreed.time_limit

        self.box = box
        """How it plays with an owner's component file; None if it does not."""

        standing = standing or Standing()
        answers.check_orders(id, standing.orders, self.decisions, set(self.actions))
        self.orders: dict[str, type[Order]] = {verb(order): order for order in standing.orders}
        """The kinds of orders that a seat may give, by their verbs."""
        self.standing = standing.answers
        """Standing answers that a slow table may start with: by decision, the text of an action or order."""
        self._check_standing()

        play = play or Length()
        self.minutes = play.minutes
        self.weight = play.weight
        self.rounds: Callable[[S], int] = play.rounds or _no_rounds
        """The number of the round a game is in; 0 where it counts nothing."""
        self.cap = play.cap

        turns = turns or Turns()
        self.own_part = turns.own_part
        self.turns = turns.begin

        self._imagine = rules.imagine
        self._codec = Codec(rules.state)
        self._redact = redactor(rules.state)

    def _check_standing(self) -> None:
        for name, answer in self.standing.items():
            if not self.may_stand(name, self.parse_standing(answer)):
                wrong = f"{answer} is no standing order for {name}: {self.id} has no such decision or action"
                raise Mistake(running(), wrong, "name a decision and an action that it declares, or an order for it")

    # agreeing on a table

    def table(self, seats: int, options: Mapping[str, str] | None = None, box: str = "") -> Table:
        """An agreed table; `BadTable` says what can't be agreed."""
        return self.agreed.table(self.players, seats, options, box)

    def check(self, table: Table) -> None:
        """`BadTable` if nobody could have agreed on this table."""
        if self.table(table.seats, table.options, table.box) != table:
            raise BadTable("table-incomplete")

    def agreed_minutes(self, table: Table) -> int | None:
        """How long a table has agreed to play; None if it plays to the end."""
        return self.agreed.minutes(table)

    def time_is_up(self, g: S) -> Action | None:
        """The action of seat `table` once the agreed time has passed; None without a limit, or once it was taken."""
        if self.time_limit is None or self.agreed_minutes(g.table) is None:
            return None
        action = self.time_limit.action()
        return action if any(action in part for _, part in self.aside(g, TABLE)) else None

    # standing answers

    def parse_standing(self, line: str) -> Action:
        """Read a standing answer: an action, or an order."""
        return parse(line, self.actions | self.orders)

    def may_stand(self, decision: str, answer: Action) -> bool:
        """Whether a decision can have this answer unasked."""
        return answers.may_stand(self.decisions.get(decision), answer)

    def unasked(self, standing: Action, g: S, seat: int, options: Options) -> Action | None:
        """The action that a standing answer gives for a seat that is asked; None if the seat must be asked. `g` is the
        seat's observation."""
        return answers.unasked(standing, g, seat, options)

    # self-play

    def beyond_cap(self, g: S) -> bool:
        """Whether self-play leaves this game, which is not over."""
        return self.cap is not None and bool(g.agenda) and self.rounds(g) > self.cap

    # looking

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
        g = self.copy(o)
        fill_cards(self, g, chance)
        if self._imagine is not None:
            self._imagine(g, viewer, chance)
        fill_answers(self, g, viewer, chance)
        return g

    @property
    def imagines(self) -> bool:
        """Whether the rules fill in by themselves what they hide beside cards and drafts."""
        return self._imagine is not None

    def piles(self, g: S) -> list[Pile]:
        """The piles of a state."""
        return piles_in(g)

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
        return self._codec.encode(g)

    def decode(self, data: bytes) -> S:
        """A state from its bytes."""
        return self._codec.decode(data)

    def digest(self, g: S) -> str:
        """A short fingerprint of a state."""
        return self._codec.digest(g)


def _no_rounds(g: State) -> int:
    return 0
