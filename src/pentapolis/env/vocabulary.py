"""The vocabulary of a game: an action is entered field by field, each value in one token or a few.

    >>> from pentapolis import title
    >>> from pentapolis.env.vocabulary import Vocabulary
    >>> words = Vocabulary(title("kingsburg"))
    >>> action = title("kingsburg").parse("place advisor=8 colored_dice=3,5")
    >>> words.text(words.tokens(action))
    'place 8 3 5 <end> <end> no 0 no'

It is built from the types of the actions and from the component file, never from games: verbs, ids, words that a field
declares, numbers to 20, `yes` and `no`, `<end>` of a list. What has no token of its own is spelled, from `<spell>` to
`<end>`: a larger number digit by digit, an id by the words and numbers it is made of (`red_3`), and whatever is still
left sign by sign. So every action that could ever be legal has tokens, no two have the same, and none begins with all
of another's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, get_args, get_origin

import msgspec

from ..kernel.action import Action, verb
from ..kernel.clone import strip
from ..kernel.options import Range
from ..kernel.title import Title
from .ids import chosen_ids

SMALL = 20
"""The largest number that is one token."""
END, SPELL, YES, NO = "<end>", "<spell>", "yes", "no"
SIGNS = ("-", "_", ".", ":", "+")
REMEMBERED = 50_000

Tokens = tuple[int, ...]
Writer = Callable[[Any], Iterable[int]]


class Vocabulary:
    """The tokens of a game, by number and by text."""

    def __init__(self, title: Title[Any]) -> None:
        numbers = [str(n) for n in range(SMALL + 1)]
        every = [END, SPELL, YES, NO, *numbers, *SIGNS, *sorted(title.actions), *chosen_ids(title)]
        self.names: tuple[str, ...] = tuple(dict.fromkeys(every))
        self.numbers: dict[str, int] = {name: n for n, name in enumerate(self.names)}
        self.end, self.spell = self.numbers[END], self.numbers[SPELL]
        self.digits: Tokens = tuple(self.numbers[str(n)] for n in range(10))
        words = sorted((name for name in self.names[4:] if name not in numbers), key=len, reverse=True)
        self._pieces = re.compile("|".join([*map(re.escape, words), "20|1[0-9]|[0-9]", "."]))
        self._writers = {kind: self._of_kind(kind) for kind in title.actions.values()}
        self._known: dict[Action, Tokens] = {}

    def __len__(self) -> int:
        return len(self.names)

    def text(self, tokens: Iterable[int]) -> str:
        """Tokens as they can be read."""
        return " ".join(self.names[token] for token in tokens)

    def tokens(self, action: Action) -> Tokens:
        """The tokens of an action."""
        known = self._known.get(action)
        if known is None:
            start, writers = self._writers[type(action)]
            known = (start, *(token for name, write in writers for token in write(getattr(action, name))))
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[action] = known
        return known

    def around(self, options: Range) -> tuple[Tokens, Tokens]:
        """What comes before and after the number in the tokens of a range's actions."""
        start, writers = self._writers[options.kind]
        names = [name for name, _ in writers]
        place = names.index(options.field)
        sample = options[0]
        before = [token for name, write in writers[:place] for token in write(getattr(sample, name))]
        after = [token for name, write in writers[place + 1 :] for token in write(getattr(sample, name))]
        return (start, *before), tuple(after)

    def _of_kind(self, kind: type[Action]) -> tuple[int, list[tuple[str, Writer]]]:
        fields = msgspec.structs.fields(kind)
        return self.numbers[verb(kind)], [(field.name, self._writer(field.type)) for field in fields]

    def _writer(self, kind: Any) -> Writer:
        kind = strip(kind)
        if kind is bool:
            return lambda value: (self.numbers[YES if value else NO],)
        if kind is int:
            return self.number
        if kind is str:
            return self._id
        if get_origin(kind) is tuple:
            one = self._writer(get_args(kind)[0])
            return lambda values: [*(token for value in values for token in one(value)), self.end]
        raise TypeError(f"an action field can't hold {kind}")

    def number(self, number: int) -> Tokens:
        """The tokens of a number."""
        if number < 0:
            return (self.numbers["-"], *self.number(-number))
        if number <= SMALL:
            return (self.numbers[str(number)],)
        return (self.spell, *(self.digits[int(digit)] for digit in str(number)), self.end)

    def _id(self, id: str) -> Tokens:
        if not id:
            return (self.end,)
        if id in self.numbers and not id.isdecimal():
            return (self.numbers[id],)
        spelled: list[int] = [self.spell]
        for piece in self._pieces.findall(id):
            known = self.numbers.get(piece)
            spelled += [known] if known is not None else [self.spell, *self._sign(piece)]
        return (*spelled, self.end)

    def _sign(self, sign: str) -> Tokens:
        """A sign as two numbers below 16."""
        high, low = divmod(ord(sign), 16)
        return self.numbers[str(high)], self.numbers[str(low)]
