"""Units that come back: prisoners for a ransom, surrendered units for nothing (ME-14.12, ME-14.19 to ME-14.22)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..forces import named, unit_name
from ..money import pay_to
from ..state import Medioevo
from ..tabletop import Prisoner
from .desk import Desk
from .recruits import less_one, limit, price, put_unit, room

RANSOM = 2
"""A prisoner costs so many times the price of a new unit (ME-14.20)."""


class Ransom(Action, frozen=True):
    """Buy back an own unit from who holds it."""

    captor: int
    unit: str
    place: str


class RedeploySurrendered(Action, frozen=True):
    """Put a unit that surrendered back on the board."""

    unit: str
    place: str


def ransoms(desk: Desk) -> list[Action]:
    """Own units in the hands of others, and where they could be placed."""
    g, seat = desk.g, desk.seat
    held = [
        (captor, named(p.kind, p.level))
        for captor, other in enumerate(g.players)
        for p in other.prisoners
        if p.owner == seat
    ]
    if not held or room(desk) < 1:
        return []
    return [
        Ransom(captor, unit, name) for captor, unit in held if desk.affords(RANSOM * price(unit)) for name in desk.camps
    ]


def redeployments(desk: Desk) -> list[Action]:
    """Own units that surrendered in an earlier turn; they go to own places only."""
    waiting = desk.player.surrendered
    if not waiting or room(desk) < 1:
        return []
    return [RedeploySurrendered(unit_name(troop), name) for troop in waiting for name in desk.bases]


def ransom(g: Medioevo, now: Now, seat: int, action: Ransom) -> None:
    """The captor is paid and can't refuse (ME-14.20); the unit is placed at once (ME-14.21)."""
    pay_to(g, now, seat, action.captor, RANSOM * price(action.unit), "ransom")
    captor = g.players[action.captor]
    captor.prisoners = _freed(captor.prisoners, seat, action.unit)
    put_unit(g, seat, action.unit, action.place)


def _freed(prisoners: list[Prisoner], owner: int, unit: str) -> list[Prisoner]:
    gone = next(p for p in prisoners if p.owner == owner and named(p.kind, p.level) == unit)
    left = [replace(p, count=p.count - 1) if p is gone else p for p in prisoners]
    return [p for p in left if p.count]


def redeploy(g: Medioevo, now: Now, seat: int, action: RedeploySurrendered) -> None:
    player = g.players[seat]
    player.surrendered = less_one(player.surrendered, action.unit)
    put_unit(g, seat, action.unit, action.place)


def why_not_back(g: Medioevo, seat: int, action: Ransom | RedeploySurrendered) -> Why | None:
    desk = Desk(g, seat)
    if isinstance(action, Ransom):
        held = g.players[action.captor].prisoners if action.captor in g.seats else []
        there, rule = any(p.owner == seat and named(p.kind, p.level) == action.unit for p in held), "ME-14.20"
        places = desk.camps
    else:
        there, rule = any(unit_name(t) == action.unit for t in desk.player.surrendered), "ME-14.12"
        places = desk.bases
    if not there:
        return Why(rule, "refused-me-no-such-unit", {"unit": action.unit})
    if action.place not in places:
        return Why("ME-14.21", "refused-me-no-camp", {"place": action.place})
    if room(desk) < 1:
        return Why("ME-14.22", "refused-me-unit-limit", {"units": limit(g, seat)})
    return Why("ME-14.20", "refused-me-florins", {"florins": RANSOM * price(action.unit)})
