"""A table's agreement before a game: seats, options, and perhaps a time limit for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from .action import Action, verb
from .decision import Floor
from .mistakes import Mistake, running
from .refusal import BadTable
from .state import Table

NO_LIMIT = "none"
"""The value of an option for time by which a table has no limit."""


class TableOption(msgspec.Struct, frozen=True):
    """A table option: its id, its values, the default first."""

    id: str
    values: tuple[str, ...]
    with_seats: dict[int, tuple[str, ...]] = {}
    """The values that are left with a number of players that does not allow all."""
    apart: bool = False
    """It changes nothing about how other options work: who tries all tables need not try it with each of them."""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, seats: int) -> tuple[str, ...]:
        """The values that can be agreed on with so many players, the default first."""
        return self.with_seats.get(seats, self.values)

    def adapted(self, value: str, seats: int) -> str:
        """A value that was agreed on, now that there are so many players: another if one other is all that is left."""
        allowed = self.allowed(seats)
        return allowed[0] if len(allowed) == 1 else value


class TimeLimit(msgspec.Struct, frozen=True):
    """How a game is played for an agreed time: the option whose values are minutes, or `none`, and what seat `table`
    says when they have passed. The rules know no clock: whoever holds the table counts, and says it."""

    option: str
    action: type[Action]


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """The options that players of a game can agree on."""

    options: Sequence[TableOption] = ()
    legal: Callable[[Table], bool] | None = None
    """Whether options that are allowed one by one go together; all do if not given."""
    time_limit: TimeLimit | None = None
    """How a table may agree on a time for the whole game; None where the rules know no such end."""

    def table(
        self, players: Sequence[int], seats: int, options: Mapping[str, str] | None = None, box: str = ""
    ) -> Table:
        """An agreed table; `BadTable` says what can't be agreed."""
        if seats not in players:
            raise BadTable("table-seats", low=players[0], high=players[-1], seats=seats)
        chosen = {option.id: option.allowed(seats)[0] for option in self.options}
        for key, value in (options or {}).items():
            known = next((option for option in self.options if option.id == key), None)
            if known is None:
                raise BadTable("table-no-option", option=key, options=", ".join(chosen) or "–")
            if value not in known.values:
                raise BadTable("table-bad-value", option=key, value=value, values=", ".join(known.values))
            if value not in (allowed := known.allowed(seats)):
                raise BadTable("table-value-seats", option=key, value=value, seats=seats, values=", ".join(allowed))
            chosen[key] = value
        table = Table(seats, dict(sorted(chosen.items())), box)
        if self.legal is not None and not self.legal(table):
            raise BadTable("table-combination", seats=seats)
        return table

    def minutes(self, table: Table) -> int | None:
        """How long a table has agreed to play; None if it plays to the end."""
        value = NO_LIMIT if self.time_limit is None else table.options[self.time_limit.option]
        return None if value == NO_LIMIT else int(value)

    def check(self, game: str, floors: Sequence[Floor]) -> None:
        """Refuse a time limit without an option of minutes, or that no floor of the table lets it say."""
        limit = self.time_limit
        if limit is None:
            return
        values = next((option.values for option in self.options if option.id == limit.option), ())
        if not values or not all(value == NO_LIMIT or value.isdecimal() for value in values):
            wrong = f"{limit.option} is no time limit of {game}: no option, or its values are no minutes"
            raise Mistake(running(), wrong, f'write TableOption("{limit.option}", ("none", "60"))')
        if not any(floor.table and limit.action in floor.actions for floor in floors):
            wrong = f"{game} does not let the table say {verb(limit.action)}"
            raise Mistake(running(), wrong, f"write a @floor(rule, {limit.action.__name__}, table=True)")
