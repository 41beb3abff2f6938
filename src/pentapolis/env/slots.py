"""Choosing among the options by their place: slot i is the i-th of them.

Where there are more options than slots they are split by field, as tokens do it: a slot is then a group of options that
begin alike, and choosing it leads on to that group. No option is ever left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.action import Action
from ..kernel.options import Options
from .features import Features, Rows
from .vocabulary import Tokens, Vocabulary
from .walk import Walk

SHOWN = 16
"""Options of a group whose mean stands for it."""
LEAST = 16
"""Slots there must be, so that the digits of a number never have to be parted."""


class Slots:
    """What the slots stand for at one moment: options, or groups of tokens that come next."""

    __slots__ = ("actions", "groups", "limit", "walk", "words")

    def __init__(self, words: Vocabulary, limit: int, options: Options | None = None, walk: Walk | None = None) -> None:
        self.words = words
        self.limit = limit
        self.walk = walk
        self.actions: Sequence[Action] = ()
        self.groups: list[list[int]] = []
        if options is not None and len(options) <= limit:
            self.actions = list(options)
            return
        if walk is None:
            assert options is not None
            walk = self.walk = Walk.among(words, options)
        if not walk.stretches and len(walk.branches) <= limit:
            self.actions = [action for _, action in walk.branches]
        else:
            self.groups = chunks(walk.next(), limit)

    def __len__(self) -> int:
        return len(self.groups) or len(self.actions)

    @property
    def prefix(self) -> Tokens:
        """The tokens that are settled, where options were split."""
        return () if self.walk is None else self.walk.prefix

    def choose(self, slot: int) -> Action | Slots:
        """The option in a slot, or what its group is made of."""
        if not 0 <= slot < len(self):
            raise ValueError(f"slot {slot} is empty: there are {len(self)}")
        if not self.groups:
            return self.actions[slot]
        walk = self._part(self.groups[slot])
        return walk.chosen or Slots(self.words, self.limit, walk=walk)

    def _part(self, tokens: list[int]) -> Walk:
        """The walk with one of these tokens, or, of several, without the other ones."""
        walk = self.walk
        assert walk is not None
        if len(tokens) == 1:
            return walk.enter(tokens[0])
        depth, kept = len(walk.prefix), set(tokens)
        branches = [branch for branch in walk.branches if branch[0][depth] in kept]
        stretches = [stretch for stretch in walk.stretches if kept.issuperset(stretch.next())]
        return Walk(self.words, branches, stretches, walk.prefix)

    def write(self, features: Features, rows: Rows) -> None:
        """Write the features of every slot."""
        if not self.groups:
            features.write(self.actions, rows)
            return
        for slot, tokens in enumerate(self.groups):
            walk = self._part(tokens)
            features.write_group(walk.sample(SHOWN), tokens, len(walk.prefix), rows[slot])


def chunks(tokens: list[int], most: int) -> list[list[int]]:
    """Tokens in at most so many groups of neighbours."""
    size = -(-len(tokens) // most)
    return [tokens[start : start + size] for start in range(0, len(tokens), size)]
