"""One game in progress, as every environment holds it: whose choice it is, among what, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from operator import index
from typing import Any, Literal, TypedDict

import msgspec
import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots.matches import places
from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.now import Now
from ..kernel.options import Options
from ..kernel.refusal import BadTable
from ..kernel.state import Outcome, Table
from ..kernel.title import Title
from ..words import Words
from .features import Features, Rows
from .observer import Observer, Row
from .slots import LEAST, Slots
from .vocabulary import Tokens, Vocabulary
from .walk import Walk

Encoding = Literal["tokens", "options"]
Reward = Literal["win", "rank", "score"]
Mask = NDArray[np.int8]

LARGE = 128
"""A game with more tokens than this has many options too."""
MOVES = 20_000
"""Moves after which a game is left, whatever its rules say."""
TRIES = 100
"""Games that may go by, one after the other, without asking anybody."""


def wins(end: Outcome) -> list[float]:
    """A win, shared by all who share it."""
    return [1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(len(end.ranks))]


def ranks(end: Outcome) -> list[float]:
    """The share of the others who came behind; who came level counts half."""
    others = len(end.ranks) - 1
    if not others:
        return wins(end)
    return [(sum(rank < r for r in end.ranks) + (end.ranks.count(rank) - 1) / 2) / others for rank in end.ranks]


def scores(end: Outcome) -> list[float]:
    """Points; where fewer are better, with a minus."""
    return [float(-score if end.fewest else score) for score in end.scores]


REWARDS: dict[Reward, Callable[[Outcome], list[float]]] = {"win": wins, "rank": ranks, "score": scores}


class Illegal(ValueError):
    """A number that stands for nothing now: the mask says which ones do."""


class Unasked(ValueError):
    """Every game is over before there is a choice."""

    def __init__(self, moves: int) -> None:
        super().__init__(f"{TRIES} games went by before there was anything to choose, with moves={moves}")


def whole(action: object, who: str) -> int:
    """The number that an action is; `Illegal` if it is none, 0.7 and a list of one included."""
    try:
        return index(action)  # type: ignore[arg-type]  # whatever a caller gives
    except TypeError:
        raise Illegal(f"{who} is asked: its action is a number that the mask allows, not {action!r:.40}") from None


def agreed(title: Title[Any], seats: int, options: Mapping[str, str] | None = None) -> Table:
    """An agreed table; `ValueError` says in a sentence what can't be agreed."""
    try:
        return title.table(seats, options)
    except BadTable as bad:
        raise ValueError(Words("en").say(bad.reason, **bad.arguments)) from None


class Form:
    """How a game with so many seats is turned into numbers; shared by all of its environments."""

    def __init__(self, title: Title[Any], seats: int, encoding: Encoding, slots: int | None) -> None:
        agreed(title, seats)
        if encoding not in ("tokens", "options"):
            raise ValueError(f"actions are given as tokens or as options, not as {encoding}")
        if slots is not None and slots < LEAST:
            raise ValueError(f"there must be at least {LEAST} slots, not {slots}")
        self.title = title
        self.seats = seats
        self.encoding: Encoding = encoding
        self.words = Vocabulary(title)
        self.observer = Observer(title, seats)
        large = len(self.words) > LARGE
        self.slots = slots or (128 if large else 64)
        self.features = Features(title, 256 if large else 128, self.slots) if encoding == "options" else None
        self.actions = len(self.words) if encoding == "tokens" else self.slots
        """How many actions there are."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Form:
        return self  # nothing of it ever changes

    def mask(self) -> Mask:
        """A mask that allows nothing."""
        return np.zeros(self.actions, np.int8)

    def rows(self) -> Rows:
        """Features of slots, all empty."""
        assert self.features is not None
        return np.zeros((self.slots, self.features.width), np.float32)


@lru_cache(maxsize=32)
def form(game: str, seats: int, encoding: Encoding = "tokens", slots: int | None = None) -> Form:
    """The form of a game."""
    return Form(games.title(game), seats, encoding, slots)


class Given(TypedDict, total=False):
    """What every environment can be given beside the game and its seats."""

    encoding: Encoding
    """How actions are given: `tokens`, unless said otherwise, or `options`."""
    slots: int | None
    """How many options there is room for, 16 at least."""
    reward: Reward
    options: Mapping[str, str] | None
    """Of the table: variants of the game."""
    floor: bool
    moves: int
    """After how many moves a game is left."""


class Setting(msgspec.Struct, frozen=True):
    """What is agreed about every game of an environment."""

    table: Table
    reward: Reward = "win"
    floor: bool = False
    """Whether a seat that is asked may also do what it could do unasked: declarations, offers, standing answers."""
    moves: int = MOVES


def setting(
    title: Title[Any], seats: int, options: Mapping[str, str] | None, reward: Reward, floor: bool, moves: int
) -> Setting:
    """The setting of an environment; `ValueError` says what can't be had."""
    if reward not in REWARDS:
        raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {reward}")
    if moves < 1:
        raise ValueError(f"a game has at least one move, not {moves}")
    return Setting(agreed(title, seats, options), reward, floor, moves)


class Play:
    """A game that waits for one seat's choice, or is over."""

    def __init__(self, form: Form, setting: Setting) -> None:
        self.form = form
        self.setting = setting
        self.title = form.title
        self.g: Any = None
        self.seat = 0
        """Whose choice it is."""
        self.options: Options
        """Everything that seat may choose: at least two options."""
        self.asked: Options
        """What it is asked: the same without the floor."""
        self.over = True
        self.truncated = False
        """Left before its end, at the game's cap or after too many moves."""
        self.rewards: list[float] = [0.0] * form.seats
        self.moves = 0
        self._chance = FastChance()
        self._walk: Walk | None = None
        self._next: list[int] = []
        self._slots: Slots | None = None
        self._row = form.observer.row()
        self._seen = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        twin = copy(self)
        twin.g = None if self.g is None else self.title.copy(self.g)
        twin._chance, twin._row = self._chance.fork(), self._row.copy()
        return twin

    def reset(self, seed: int) -> None:
        """Start a new game."""
        self._chance = FastChance(seed)
        self.g, _ = self.title.new(self.setting.table, self._chance)
        self.over = self.truncated = False
        self.rewards = [0.0] * self.form.seats
        self.moves = 0
        self._go_on()

    def check(self, number: int) -> None:
        """Raise `Illegal` if a number stands for nothing now."""
        if self.over:
            raise Illegal("the game is over")
        if self._walk is not None:
            if number not in self._next:
                raise Illegal(f"token {number} can't come next: the mask says what can")
        elif self._slots is not None and not 0 <= number < len(self._slots):
            raise Illegal(f"slot {number} is empty: the mask says which are not")

    def choose(self, number: int) -> None:
        """Enter one action of the environment: a token, or a slot; `Illegal` if it stands for nothing now."""
        self.check(number)
        self.enter(number)

    def enter(self, number: int) -> None:
        """Enter an action that was checked."""
        if self._walk is not None:
            self._walk = self._walk.enter(number)
            chosen = self._walk.chosen
            self._next = self._walk.next() if chosen is None else []
        else:
            assert self._slots is not None
            found = self._slots.choose(number)
            chosen = found if isinstance(found, Action) else None
            if isinstance(found, Slots):
                self._slots = found
        if chosen is not None:
            self.act(chosen)

    def act(self, action: Action) -> None:
        """Carry out a whole action of the seat that is asked."""
        self._apply(self.seat, action, self.options)
        self._go_on()

    def _apply(self, seat: int, action: Action, options: Options) -> None:
        now = Now(self.g.agenda, self._chance, None, self.title.faces)
        self.title.carry_out(self.g, seat, action, now, None if self.setting.floor else options)
        self.moves += 1

    def _go_on(self) -> None:
        """Come to the next decision that leaves a seat at least two options, or to the end."""
        title, g = self.title, self.g
        while g.agenda:
            if self.moves >= self.setting.moves or title.beyond_cap(g):
                self.over = self.truncated = True
                return
            seat = title.to_act(g)[0]
            options = title.asked(g, seat)
            if len(options) > 1:
                self.asked = options
                self._ask(seat, title.legal(g, seat) if self.setting.floor else options)
                return
            self._apply(seat, options[0], options)
        self.over = True
        end = title.outcome(g)
        told_apart = msgspec.structs.replace(end, ranks=places(title, g, end))
        self.rewards = REWARDS[self.setting.reward](told_apart)

    def _ask(self, seat: int, options: Options) -> None:
        self.seat, self.options, self._seen = seat, options, False
        if self.form.encoding == "tokens":
            self._walk = Walk.among(self.form.words, options)
            self._next = self._walk.next()
        else:
            self._slots = Slots(self.form.words, self.form.slots, options)

    # what is seen

    @property
    def prefix(self) -> Tokens:
        """The tokens of the action that are settled."""
        if self._walk is not None:
            return self._walk.prefix
        return self._slots.prefix if self._slots is not None else ()

    def observe(self, seat: int, row: Row) -> None:
        """Write what a seat sees. While an action is entered only its tokens change, so the rest is kept."""
        observer = self.form.observer
        if seat != self.seat or self.over:
            observer.write(self.title.observe(self.g, seat), seat, row)
            return
        if not self._seen:
            observer.write(self.title.observe(self.g, seat), seat, self._row)
            self._seen = True
        row[:] = self._row
        if self.prefix:
            observer.write_prefix(self.prefix, row)

    def allow(self, mask: Mask) -> None:
        """Write which actions may be chosen; none once the game is over."""
        mask.fill(0)
        if self.over:
            return
        if self._walk is not None:
            for token in self._next:  # by far quicker than all at once
                mask[token] = 1
        else:
            assert self._slots is not None
            mask[: len(self._slots)] = 1

    def tell(self, rows: Rows, used: int | None = None) -> int:
        """Write the features of the slots, and blank the others, of which only the first `used` may not be; returns how
        many slots are used now."""
        now = 0
        if self._slots is not None and self.form.features is not None and not self.over:
            self._slots.write(self.form.features, rows)
            now = len(self._slots)
        rows[now:used] = 0
        return now
