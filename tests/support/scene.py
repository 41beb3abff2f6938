"""Scenes: a position, what is done in it, and the whole consequence.

    g = scene(goods={"Laurence": goods(gold=2)})
    g.run(construct)
    g.act("Laurence", "construct building=statue")
    assert g.changed == {"Laurence.goods": goods(), "Laurence.built": built("statue"), "Laurence.vp": 3}

`Scene` serves every game; a game's tests add how a position of theirs is written. Luck is scripted: a die that no test
named, and a named one that nobody rolls, are errors. After every step the state and what was told must be sound data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec
import pytest

from pentapolis.conformance.structs import fields
from pentapolis.kernel.action import text
from pentapolis.kernel.agenda import Entry, Node
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, Value, outcome_parse
from pentapolis.kernel.event import Event
from pentapolis.kernel.refusal import Illegal, Refused
from pentapolis.kernel.sight import NOBODY, Sight, declared
from pentapolis.kernel.state import State
from pentapolis.kernel.title import Title
from pentapolis.lessons.examples import examples_of
from pentapolis.lessons.scenes import entries, lay_out

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class Scene(Generic[S]):
    """A position at a table of named people."""

    apart: tuple[str, ...] = ("table", "agenda", "answers")
    """Fields of a state that say what comes next, or follow from others: they are not told as changes."""

    def __init__(self, title: Title[S], state: S, names: Sequence[str]) -> None:
        self.title = title
        self.state = state
        self.names = tuple(names)
        self.events: list[Event] = []
        self._outcomes: list[tuple[str, Value]] = []
        self.luck: Chance | None = None
        """Answers what is not scripted; without it that is an error."""
        self.mark()

    @classmethod
    def example(cls, title: Title[S], id: str, **changed: Any) -> Self:
        """A worked example of the ledger after its steps, perhaps with something of its position changed."""
        data = examples_of(title.id)[id]
        data = msgspec.structs.replace(data, position=data.position | changed)
        g = cls(title, lay_out(title, data), data.seats)
        g.chance(*data.chance)
        g.run(*entries(title, data.run))
        return g

    @classmethod
    def new_game(
        cls,
        title: Title[S],
        names: Sequence[str],
        chance: Sequence[str] = (),
        seed: int = 1,
        options: Mapping[str, str] | None = None,
    ) -> Self:
        """A new game, set up and at its first choice; `chance` comes first, then luck."""
        told = ScriptedChance([outcome_parse(outcome) for outcome in chance], FastChance(seed))
        state, _ = title.new(title.table(len(names), options), told)
        g = cls(title, state, names)
        g.lucky(seed)
        return g

    def seat(self, who: str) -> int:
        return self.names.index(who)

    def name(self, seat: int) -> str:
        """Who sits there; empty for nobody."""
        return "" if seat == NOBODY else self.names[seat]

    # luck

    def chance(self, *outcomes: str) -> None:
        """What chance answers next: `"d6=3"`, `"enemies=y1_orcs_3"`."""
        self._outcomes.extend(outcome_parse(outcome) for outcome in outcomes)

    def dice(self, *faces: int) -> None:
        """The faces of the next dice."""
        self.chance(*(f"d6={face}" for face in faces))

    def lucky(self, seed: int = 1) -> None:
        """From now on what is not scripted is left to luck."""
        self.luck = FastChance(seed)

    # playing

    def run(self, *what: Node[Any] | Entry) -> None:
        """Carry these steps out, one after the other, up to the next choice; the scene ends when all is done."""
        chance, told = self._scripted(), len(self.events)
        self.title.set_off(self.state, what, chance, self.events)
        self._check(chance, self.events[told:])

    def ask(self, name: str, who: str, *args: int | str) -> None:
        """Carry out a step, or ask for a decision, of somebody."""
        self.run(self.entry(name, who, *args))

    def entry(self, name: str, who: str, *args: int | str) -> Entry:
        return self.title.nodes[name].of(self.seat(who), *args)

    def act(self, who: str, *lines: str) -> None:
        """Somebody makes these choices, one after the other."""
        for line in lines:
            chance, told = self._scripted(), len(self.events)
            self.title.apply(self.state, self.seat(who), self.title.parse(line), chance, self.events)
            self._check(chance, self.events[told:])

    def follow(self, id: str, start: int = 0, end: int | None = None) -> None:
        """Make moves of a worked example, each by somebody who is waited for, with the luck that is written."""
        data = examples_of(self.title.id)[id]
        if self.luck is None:
            self.luck = ScriptedChance([outcome_parse(outcome) for outcome in data.luck])
        for who, what in data.moves[start:end]:
            assert self.seat(who) in self.title.to_act(self.state)
            self.act(who, what)

    def _scripted(self) -> ScriptedChance:
        outcomes, self._outcomes = self._outcomes, []
        return ScriptedChance(outcomes, self.luck)

    def _check(self, chance: ScriptedChance, told: list[Event]) -> None:
        assert chance.left == 0, f"{chance.left} scripted outcomes were not asked for"
        assert self.title.decode(self.title.encode(self.state)) == self.state
        for event in told:
            assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event

    # looking

    @property
    def waits(self) -> str:
        """The choice that waits, with whose it is: `"Fred: build"`; empty when all is done."""
        decision = self.title.pending(self.state)
        if decision is None:
            return ""
        return f"{', '.join(map(self.name, self.title.to_act(self.state)))}: {decision.name}"

    def options(self, who: str) -> list[str]:
        """Everything somebody can do now, as texts."""
        return [text(action) for action in self.title.legal(self.state, self.seat(who))]

    def refused(self, who: str, line: str, rule: str, reason: str = "", kind: type[Refused] = Illegal) -> None:
        """An action meets a refusal of this kind under this rule, and not a byte changes."""
        before, told = self.title.encode(self.state), len(self.events)
        action, seat = self.title.parse(line), self.seat(who)
        with pytest.raises(Refused) as met:
            self.title.apply(self.state, seat, action, ScriptedChance(()), self.events)
        explained = self.title.why_not(self.state, seat, action)
        assert explained is not None
        assert (type(met.value), met.value.rule) == (kind, rule)
        assert reason in ("", met.value.reason)
        assert (met.value.reason, met.value.rule, met.value.arguments) == (
            explained.reason,
            explained.rule,
            explained.arguments,
        )
        assert self.title.encode(self.state) == before
        assert len(self.events) == told

    def mark(self) -> None:
        """From here on changes and events are told."""
        self._before = self._flat()
        self.events.clear()

    @property
    def changed(self) -> dict[str, Any]:
        """What is not as it was at the start or the last `mark`, with its new value: `{"Fred.vp": 3}`."""
        now = self._flat()
        return {field: value for field, value in now.items() if self._before[field] != value}

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def seen(self, who: str) -> S:
        """The position as somebody sees it; a spectator has no name."""
        return self.title.observe(self.state, self.seat(who) if who else NOBODY)

    def _flat(self) -> dict[str, Any]:
        flat: dict[str, Any] = {}
        for field in fields(type(self.state)):
            value = msgspec.to_builtins(getattr(self.state, field.name))
            if field.name in self.apart:
                continue
            if declared(field.type) is not Sight.BY_SEAT:
                flat[field.name] = value
                continue
            for name, piece in zip(self.names, value, strict=True):
                parts = piece if isinstance(piece, dict) else {field.name: piece}
                flat.update({f"{name}.{key}": part for key, part in parts.items()})
        return flat
