"""Refusals: an action that is not taken says why, names the rule, and changes nothing.

Three kinds, and no more: `Malformed` (not an action of this game at all), `NotNow` (a real action, but not yours or
not at this moment) and `Illegal` (against a rule, whose id it carries). The reason is a text key with arguments, so
that every reader gets it in their own language.
"""

from __future__ import annotations

from typing import NamedTuple


class Why(NamedTuple):
    """Why an action is illegal: the rule it breaks, the key of the sentence that says so, and its arguments."""

    rule: str
    reason: str
    args: dict[str, int | str] = {}


class Refused(Exception):
    """An action was refused; the state is as it was."""

    def __init__(self, reason: str, rule: str = "", /, **args: int | str) -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule
        self.arguments = args

    def __str__(self) -> str:
        details = "".join(f", {key} {value}" for key, value in self.arguments.items())
        return f"{self.reason}{details}" + (f" ({self.rule})" if self.rule else "")


class Malformed(Refused):
    """The text or record is not an action of this game."""


class NotNow(Refused):
    """The action exists, but it is not this seat's, or not the moment for it."""


class Illegal(Refused):
    """The action breaks a rule; `rule` is its id in the ledger."""


class BadTable(Refused, ValueError):
    """Nobody can agree on this table: a number of seats, an option or a combination that the game doesn't have."""


class BadComponents(Refused, ValueError):
    """An owner's component file that can't be used. What is quoted from it is cut short."""

    QUOTED = 300

    def __init__(self, reason: str, rule: str = "", /, **args: int | str) -> None:
        super().__init__(reason, rule, **{name: self._cut(value) for name, value in args.items()})

    def _cut(self, value: int | str) -> int | str:
        return value[: self.QUOTED] + "…" if isinstance(value, str) and len(value) > self.QUOTED else value


class UndoRefused(Refused):
    """There is nothing to take back, or somebody has learnt something since."""
