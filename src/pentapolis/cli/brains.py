"""Bots that can't be had: the sentence that says why, wherever they are named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, Type

from ..bots import BadParameter, bot, bots_of, parameters
from ..kernel.title import Title
from .output import USAGE, Stop, clipped


def no_bot(names: Iterable[str], title: Title[Any]) -> Stop:
    """What is wrong with the first of these bots that can't be had."""
    for name in names:
        try:
            bot(name, title)
        except BadParameter as bad:
            return _parameter(bad)
        except LookupError:
            break
    return Stop("cli-no-bot", USAGE, bot=clipped(name), bots=", ".join(bots_of(title)))


def _parameter(bad: BadParameter) -> Stop:
    known = parameters(bad.kind)
    name, _, value = bad.given.partition("=")
    args: dict[str, Any] = {"bot": bad.kind, "parameter": clipped(name)}
    if name not in known:
        return Stop("cli-no-parameter", USAGE, **args, parameters=", ".join(known) or "–")
    return Stop("cli-bad-parameter", USAGE, **args, value=clipped(value), **_can_be(known[name]))


def _can_be(kind: Type) -> dict[str, Any]:
    """What a parameter can be, as the sentence wants it."""
    match kind:
        case IntType():
            return {"kind": "whole", "low": kind.ge}
        case FloatType():
            return {"kind": "number", "low": kind.ge, "high": kind.le}
        case BoolType():
            return {"kind": "flag"}
        case LiteralType():
            return {"kind": "word", "values": ", ".join(map(str, kind.values))}
    raise TypeError(kind)
