"""Chance: the one door through which luck enters a game.

A source answers a request ("one of these values, with these weights") with a *value*; the value goes into the record,
so that a record replays without any source at all. `FastChance` serves simulations. `SealedChance` serves real tables:
its seed is committed to before the first move and shown after the last, so that anyone can recompute every die.
It proves that the dice were not changed; it does not prove that the host did not look. `KeyedChance` serves tables that
are to be compared: whoever draws the third tile of a pile draws the same one, whatever they did before.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, repeat
from math import floor

Value = int | str

DICE: dict[int, tuple[int, ...]] = {sides: tuple(range(1, sides + 1)) for sides in (2, 3, 4, 6, 8, 10, 12, 20)}
DIE_NAMES: dict[int, str] = {sides: f"d{sides}" for sides in DICE}


class ChanceError(Exception):
    """A recorded or scripted outcome does not fit what the game asks for."""


class Chance:
    """A source of luck. `pick` returns one of `values`; without weights all are equally likely."""

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        raise NotImplementedError

    def picks(self, what: str, values: Sequence[Value], number: int) -> list[Value]:
        """So many of `values`, one after the other, each as likely as any."""
        return [self.pick(what, values) for _ in range(number)]

    def takes(
        self, what: str, values: Sequence[Value], number: int, copies: Sequence[int] | None = None
    ) -> list[Value]:
        """So many out of a bag, one by one, none put back: it holds each of `values` once, or `copies` of it."""
        left = dict(zip(values, repeat(1) if copies is None else copies, strict=False))
        taken = []
        for _ in range(number):
            left = {value: count for value, count in left.items() if count}
            taken.append(self.pick(what, list(left), None if copies is None else list(left.values())))
            left[taken[-1]] -= 1
        return taken

    def fork(self) -> Chance:
        """An independent source that answers as this one would: what is drawn from one does not move the other."""
        raise NotImplementedError

    @property
    def drawn(self) -> int:
        """How much of the source has been used; only sealed and keyed sources count."""
        return 0


class FastChance(Chance):
    """A seeded generator for simulations: fast, repeatable, not secret."""

    __slots__ = ("_generator", "_random")

    def __init__(self, seed: int = 0) -> None:
        self._generator = random.Random(seed)
        self._random = self._generator.random

    def fork(self) -> FastChance:
        twin = FastChance()
        twin._generator.setstate(self._generator.getstate())
        return twin

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        if weights is None:
            return values[floor(self._random() * len(values))]
        return _weighted(values, weights, floor(self._random() * sum(weights)))

    def picks(self, what: str, values: Sequence[Value], number: int) -> list[Value]:
        luck, size = self._random, len(values)
        return [values[floor(luck() * size)] for _ in repeat(None, number)]

    def takes(
        self, what: str, values: Sequence[Value], number: int, copies: Sequence[int] | None = None
    ) -> list[Value]:
        luck, left = self._random, list(values) if copies is None else []
        for value, count in zip(values, copies or (), strict=False):
            left += [value] * count
        take = left.pop
        return [take(floor(luck() * size)) for size in range(len(left), len(left) - number, -1)]


class SealedChance(Chance):
    """Luck anyone can verify after the game: HMAC-SHA256 over a secret seed, the players' numbers and a counter."""

    def __init__(self, seed: bytes, numbers: Iterable[int] = (), drawn: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a sealed seed has 32 bytes")
        self._seed = seed
        self._salt = hashlib.sha256(",".join(str(n) for n in numbers).encode()).digest()
        self._drawn = drawn

    @property
    def drawn(self) -> int:
        """Draws made over the life of the table; taking a move back never turns it back."""
        return self._drawn

    def fork(self) -> SealedChance:
        twin = SealedChance(self._seed, (), self._drawn)
        twin._salt = self._salt
        return twin

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        total = len(values) if weights is None else sum(weights)
        at = self._below(total)
        return values[at] if weights is None else _weighted(values, weights, at)

    def _below(self, total: int) -> int:
        """A uniform number below `total`: 64-bit blocks, those past the last whole multiple thrown away."""
        limit = (1 << 64) // total * total
        while True:
            block = hmac.digest(self._seed, self._salt + self._drawn.to_bytes(8, "big"), "sha256")
            self._drawn += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % total


def commitment(seed: bytes) -> str:
    """What is published before the first move: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


class KeyedChance(Chance):
    """The same luck for all who have this seed: the n-th answer to `what` is HMAC-SHA256 over the name and n, whatever
    else was asked in between. The number is scaled to the weights, so that equal bags give equal tiles."""

    def __init__(self, seed: bytes, drawn: Mapping[str, int] | None = None) -> None:
        if len(seed) != 32:
            raise ValueError("a keyed seed has 32 bytes")
        self._seed = seed
        self._drawn = dict(drawn or {})
        """Answers given, by name; taking a move back never turns it back."""

    @property
    def drawn(self) -> int:
        return sum(self._drawn.values())

    def fork(self) -> KeyedChance:
        return KeyedChance(self._seed, self._drawn)

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        total = len(values) if weights is None else sum(weights)
        number = self._drawn.get(what, 0)
        block = hmac.digest(self._seed, number.to_bytes(8, "big") + what.encode(), "sha256")
        at = int.from_bytes(block, "big") * total >> 256  # 256 bits: no value is favoured by as much as 2 ** -200
        value = values[at] if weights is None else _weighted(values, weights, at)
        self._drawn[what] = number + 1
        return value


class ScriptedChance(Chance):
    """Outcomes known in advance: those of a record, or those a test wants. A misfit is a `ChanceError`."""

    def __init__(self, outcomes: Iterable[tuple[str, Value]], then: Chance | None = None) -> None:
        self._outcomes = list(outcomes)
        self._next = 0
        self._then = then

    @property
    def left(self) -> int:
        """Outcomes not yet asked for."""
        return len(self._outcomes) - self._next

    def fork(self) -> ScriptedChance:
        return ScriptedChance(self._outcomes[self._next :], None if self._then is None else self._then.fork())

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        if self._next == len(self._outcomes):
            if self._then is not None:
                return self._then.pick(what, values, weights)
            raise ChanceError(f"no outcome left for {what}")
        name, value = self._outcomes[self._next]
        possible = values if weights is None else [v for v, w in zip(values, weights, strict=True) if w]
        if value not in possible:  # a card may be called 7; in a record a number is a number
            value = str(value)
        if name != what or value not in possible:
            raise ChanceError(f"{name}={value} does not fit a request for {what} out of {list(possible)}")
        self._next += 1
        return value


def _weighted(values: Sequence[Value], weights: Sequence[int], at: int) -> Value:
    for value, end in zip(values, accumulate(weights), strict=True):
        if at < end:
            return value
    raise ChanceError("weights must be whole numbers with a positive sum")


def outcome_text(what: str, value: Value) -> str:
    """How an outcome stands in a record: `d6=4`, `enemies=y1_orcs_3`."""
    return f"{what}={value}"


def outcome_parse(text: str) -> tuple[str, Value]:
    """Read an outcome of a record; numbers come back as numbers.

    >>> outcome_parse("d6=4"), outcome_parse("enemies=y1_orcs_3")
    (('d6', 4), ('enemies', 'y1_orcs_3'))
    """
    what, separator, value = text.partition("=")
    if not separator:
        raise ChanceError(f"{text!r} is not an outcome")
    number = value.removeprefix("-")
    if number.isascii() and number.isdigit() and str(int(value)) == value:
        return what, int(value)
    return what, value
