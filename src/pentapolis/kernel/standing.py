"""Standing answers: what a decision gets unasked at a slow table, an action or an order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .action import Action, verb
from .decision import Decision, Floor
from .mistakes import Mistake, written
from .options import Options
from .order import Order


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The orders that a seat may give, and the answers that a slow table may start with."""

    orders: Sequence[type[Order]] = ()
    answers: Mapping[str, str] = {}
    """For a decision the text of the action or order that answers it."""


def may_stand(decision: object, answer: Action) -> bool:
    """Whether a decision can have this answer unasked."""
    if not isinstance(decision, Decision) or isinstance(decision, Floor):
        return False
    return decision.name in answer.decisions if isinstance(answer, Order) else isinstance(answer, decision.actions)


def unasked(answer: Action, g: Any, seat: int, options: Options) -> Action | None:
    """The action that a standing answer gives for a seat that is asked; None if the seat must be asked. `g` is the
    seat's observation."""
    action = answer.answer(g, seat, options) if isinstance(answer, Order) else answer
    return action if action is not None and action in options else None


def check_orders(game: str, orders: Sequence[type[Order]], decisions: Mapping[str, Decision], verbs: set[str]) -> None:
    """Refuse orders that answer nothing, or that are called like an action."""
    for kind in orders:
        unknown = sorted(set(kind.decisions) - decisions.keys())
        if not kind.decisions:
            wrong = f"{kind.__name__} is an order of {game} that answers nothing"
            raise Mistake(written(kind), wrong, 'write decisions = ("<decision>",)')
        if unknown:
            wrong = f"{kind.__name__} is an order for {unknown[0]}, which is no decision of {game}"
            raise Mistake(written(kind), wrong, f"write one of {', '.join(sorted(decisions))}")
        if verb(kind) in verbs:
            wrong = f"{kind.__name__} is an order and an action of {game}: both are written {verb(kind)}"
            raise Mistake(written(kind), wrong, "give the order another name")
