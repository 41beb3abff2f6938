"""Entering one action token by token: what may come next is the trie of the legal actions.

A walk holds the options that are still possible and the tokens they have in common. Tokens that all of them share are
skipped, so every question has at least two answers. A long range of numbers is never listed: its digits are found from
its bounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..kernel.action import Action
from ..kernel.options import Items, Joined, Options, Range
from .vocabulary import SMALL, Tokens, Vocabulary

LISTED = 64
"""Ranges up to this length are listed as single numbers."""
LONGEST = range(10)
"""How many more digits a number may have."""

Branch = tuple[Tokens, Action]


class Stretch(NamedTuple):
    """The actions of a range whose numbers are spelled and of one sign, as far as they have been entered."""

    words: Vocabulary
    options: Range
    sign: int
    low: int
    high: int
    before: Tokens
    """What comes before the digits."""
    after: Tokens
    """What comes after them, the end of the number included."""
    place: int = 0
    """How many tokens of `before`, then of `after`, have been entered."""
    entered: int = 0
    """The digits entered, as a number."""

    def ends(self) -> tuple[Action, Action]:
        """The actions with the lowest and the highest number that are still possible."""
        if self.place > len(self.before):
            numbers = [self.entered]
        elif self.entered:
            numbers = [number for power in LONGEST for number in self._span(self.entered, power)]
        else:
            numbers = [self.low, self.high]
        kind, field = self.options.kind, self.options.field
        return kind(**{field: self.sign * min(numbers)}), kind(**{field: self.sign * max(numbers)})

    def _span(self, start: int, power: int) -> tuple[int, ...]:
        """Both ends of the numbers that begin with these digits and have so many more; nothing if there are none."""
        low, high = max(self.low, start * 10**power), min(self.high, (start + 1) * 10**power - 1)
        return (low, high) if low <= high else ()

    def next(self) -> list[int]:
        """The tokens that may come next."""
        if self.place < len(self.before):
            return [self.before[self.place]]
        if self.place > len(self.before):
            return [self.after[self.place - len(self.before)]]
        entered, digits = self.entered * 10, self.words.digits
        found = [
            digits[digit]
            for digit in range(0 if entered else 1, 10)
            if any(self._span(entered + digit, power) for power in LONGEST)
        ]
        return [*found, self.words.end] if self._span(self.entered, 0) else found

    def enter(self, token: int) -> Stretch:
        """The same after one more token, which is one of `next`."""
        if self.place == len(self.before) and token != self.words.end:
            return self._replace(entered=self.entered * 10 + self.words.digits.index(token))
        return self._replace(place=self.place + 1)


class Walk:
    """Options, and as many tokens of one of them as have been entered."""

    __slots__ = ("branches", "prefix", "stretches", "words")

    def __init__(
        self, words: Vocabulary, branches: list[Branch], stretches: list[Stretch] | None = None, prefix: Tokens = ()
    ) -> None:
        self.words = words
        self.branches = branches
        self.stretches = stretches or []
        self.prefix = prefix
        self._skip()

    @classmethod
    def among(cls, words: Vocabulary, options: Options) -> Walk:
        """The start of a walk."""
        tokens = words.tokens
        if isinstance(options, Items):
            return cls(words, [(tokens(action), action) for action in options])
        branches: list[Branch] = []
        stretches: list[Stretch] = []
        for part in parts(options):
            if isinstance(part, Range) and len(part) > LISTED:
                branches += [(tokens(action), action) for action in _small(part)]
                stretches += _stretches(words, part)
            else:
                branches += [(tokens(action), action) for action in part]
        return cls(words, branches, stretches)

    @property
    def chosen(self) -> Action | None:
        """The action, once only one is left."""
        if not self.stretches:
            return self.branches[0][1] if len(self.branches) == 1 else None
        if self.branches or len(self.stretches) > 1:
            return None
        first, last = self.stretches[0].ends()
        return first if first == last else None

    def next(self) -> list[int]:
        """The tokens that may come next, in the order of the options."""
        depth = len(self.prefix)
        found = dict.fromkeys([tokens[depth] for tokens, _ in self.branches])
        for stretch in self.stretches:
            found.update(dict.fromkeys(stretch.next()))
        return list(found)

    def enter(self, token: int) -> Walk:
        """The walk after one more token, and those that follow of themselves."""
        depth = len(self.prefix)
        branches = [branch for branch in self.branches if branch[0][depth] == token]
        stretches = [stretch.enter(token) for stretch in self.stretches if token in stretch.next()]
        if not branches and not stretches:
            raise ValueError(f"{self.words.names[token]} can't come next")
        return Walk(self.words, branches, stretches, (*self.prefix, token))

    def _skip(self) -> None:
        """Enter what leaves no choice."""
        if self.stretches:
            while self.chosen is None and len(found := self.next()) == 1:
                self.prefix = (*self.prefix, found[0])
                self.stretches = [stretch.enter(found[0]) for stretch in self.stretches]
            return
        every = [tokens for tokens, _ in self.branches]
        first, last, depth = min(every), max(every), len(self.prefix)
        if first is last:
            depth = len(first)
        else:
            while first[depth] == last[depth]:
                depth += 1
        self.prefix = first[:depth]

    def sample(self, most: int) -> Sequence[Action]:
        """Some of the options that are left: the first ones, and both ends of every long range."""
        return [
            *(action for _, action in self.branches[:most]),
            *(action for stretch in self.stretches for action in stretch.ends()),
        ]


def parts(options: Options) -> Iterator[Options]:
    """The options that these were joined from."""
    if isinstance(options, Joined):
        for part in options.parts:
            yield from parts(part)
    else:
        yield options


def _small(options: Range) -> Iterator[Action]:
    """The actions whose number is a token of its own."""
    for number in range(max(options.low, -SMALL), min(options.high, SMALL) + 1):
        yield options.kind(**{options.field: number})


def _stretches(words: Vocabulary, options: Range) -> Iterator[Stretch]:
    """The other actions, below zero and above."""
    before, after = words.around(options)
    minus = (words.numbers["-"],)
    for sign, mark, low, high in ((-1, minus, -options.high, -options.low), (1, (), options.low, options.high)):
        if max(low, SMALL + 1) <= high:
            start = (*before, *mark, words.spell)
            yield Stretch(words, options, sign, max(low, SMALL + 1), high, start, (words.end, *after))
