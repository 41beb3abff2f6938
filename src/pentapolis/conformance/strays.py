"""Actions that nobody meant: real verbs with other values, verbs at the wrong moment."""

from __future__ import annotations

import random
from typing import Any, get_args, get_origin

import msgspec

from ..kernel.action import Action, text
from ..kernel.clone import strip
from .playing import Play

NUMBERS = (-1, 0, 1, 2, 3, 7, 19, 999_999_999)
WORDS = ("nonsense", "x", "0", "pass")


class Strays:
    """Makes up actions that are not legal in a position of a game, out of what was done in it."""

    def __init__(self, play: Play, luck: random.Random) -> None:
        self.play = play
        self.title = title = play.case.title
        self.luck = luck
        kinds = [title.actions[name] for name in sorted(title.actions)]
        self.fields = {kind: msgspec.structs.fields(kind) for kind in kinds}
        self.values: dict[tuple[type[Action], str], list[Any]] = {}
        for action in sorted({ply.action for ply in play.plies}, key=text):
            for name in action.__struct_fields__:
                values = self.values.setdefault((type(action), name), [])
                if (value := getattr(action, name)) not in values:
                    values.append(value)
        seen_words = {value for values in self.values.values() for value in values if value and isinstance(value, str)}
        self.words = [*WORDS, *sorted(seen_words)]

    def one(self, kind: type[Action] | None = None) -> Action:
        """An action as somebody could type it."""
        kind = kind or self.luck.choice(list(self.fields))
        fields = {field.name: self._value(kind, field.name, field.type) for field in self.fields[kind]}
        return self.title.parse(text(kind(**fields)))

    def near(self, action: Action) -> Action:
        """An action that differs in one point."""
        fields = self.fields[type(action)]
        if not fields:
            return self.one()
        field = self.luck.choice(fields)
        changed = {field.name: self._value(type(action), field.name, field.type)}
        return self.title.parse(text(msgspec.structs.replace(action, **changed)))

    def around(self, n: int, seat: int, each: int = 4) -> list[Action]:
        """What a seat may not do in position n: near misses, others' options, what was possible before, anything."""
        g = self.title.decode(self.play.plies[n].before)
        pending = self.title.pending(g)
        assert pending is not None
        possible = [option for other in g.seats for option in self._few(g, other, each)]
        anything = [self.one() for _ in range(each)]
        similar = [self.one(self.luck.choice(pending.actions)) for _ in range(each)]
        tried = [*possible, *map(self.near, possible), *self._before(n, each), *similar, *anything]
        options = self.title.legal(g, seat)
        return [action for action in tried if action not in options]

    def _before(self, n: int, each: int) -> list[Action]:
        """What the mover could choose when last asked the same."""
        now = self.play.plies[n]
        for then in reversed(self.play.plies[:n]):
            if (then.seat, then.decision) == (now.seat, now.decision):
                return self._few(self.title.decode(then.before), then.seat, 3 * each)
        return []

    def _few(self, g: Any, seat: int, number: int) -> list[Action]:
        options = self.title.legal(g, seat)
        return [options[n] for n in self.luck.sample(range(len(options)), min(number, len(options)))]

    def _value(self, kind: type[Action], name: str, of: Any) -> Any:
        seen = self.values.get((kind, name))
        if seen and self.luck.random() < 0.7:
            return self.luck.choice(seen)
        return self._odd(strip(of))

    def _odd(self, of: Any) -> Any:
        if of is bool:
            return self.luck.random() < 0.5
        if of is int:
            return self.luck.choice(NUMBERS)
        if of is str:
            return self.luck.choice(self.words)
        if get_origin(of) is tuple:
            return tuple(self._odd(strip(get_args(of)[0])) for _ in range(self.luck.randrange(4)))
        raise TypeError(f"an action holds {of}")
