"""What entering a place means for its people: who is attacked, who lets pass, what stops a move (ME-9.16 to ME-9.22,
ME-14.25, ME-14.26, P2), as it is read off the board."""

from __future__ import annotations

from typing import NamedTuple

from ..components import GALLEY
from ..control import controller
from ..diplomacy.pacts import passage
from ..diplomacy.war import armistice, hostile
from ..forces import sides_at
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY

OPEN, BATTLE, CONQUEST, RESISTANCE, STANDOFF = "open", "battle", "conquest", "resistance", "standoff"
"""What comes of entering a place: nothing; a battle; conquest without one; a horde appears; the army stops beside units
that are not attacked by entering (guests of the player whose territory it is)."""


class Meeting(NamedTuple):
    """What comes of an army's entering a place."""

    kind: str
    attacked: tuple[int, ...] = ()
    """Players of whom one is attacked by it: the controlling player, or one of those who stand there."""


PASSING = Meeting(OPEN)


def is_hostile(g: Medioevo, seat: int, other: int) -> bool:
    """Whether a side fights a seat where they meet; barbarians do with everybody (ME-19.3)."""
    return other == BARBARIANS or hostile(g, seat, other)


def attack_kind(g: Medioevo, seat: int, other: int) -> str:
    """How a seat could attack a side now: `free`, `undeclared` (ME-17.5), or `barred` by an armistice (ME-17.7)."""
    if is_hostile(g, seat, other):
        return "free"
    return "barred" if armistice(g, seat, other) else "undeclared"


def enemies_at_sea(g: Medioevo, seat: int, place: str) -> list[int]:
    """The hostile sides with a galley in a sea zone, barbarians first (ME-9.21, ME-13.1)."""
    owners = {item.owner for item in g.items.values() if item.place == place and item.kind == GALLEY}
    return sorted(other for other in owners if other != seat and is_hostile(g, seat, other))


def meeting(g: Medioevo, seat: int, place: str, engines: bool = False) -> Meeting:
    """What comes of a seat's army entering a place (P2); without units nothing but an open place may be entered. With
    siege engines it has no right of passage, which is for units, galleys and War Wagons (ME-17.12)."""

    def let_pass(host: int) -> bool:
        return not engines and passage(g, seat, host, place)

    if place in g.box.chart.seas:
        return Meeting(BATTLE) if enemies_at_sea(g, seat, place) else PASSING
    owner = controller(g, place)
    sides = [force.side for force in g.place(place).forces if force.side != seat]
    if not sides:
        if owner == seat:
            return PASSING
        if owner == NOBODY:
            return Meeting(RESISTANCE)
        return PASSING if let_pass(owner) else Meeting(CONQUEST, (owner,))
    if any(is_hostile(g, seat, side) for side in sides if side != owner):
        hosted = owner in (NOBODY, seat) or let_pass(owner)
        return Meeting(BATTLE, () if hosted else (owner,))
    if owner == seat:
        return PASSING
    if owner != NOBODY:
        if let_pass(owner):
            return PASSING
        return Meeting(BATTLE if owner in sides else STANDOFF, (owner,))
    if any(let_pass(side) for side in sides):
        return PASSING
    return Meeting(BATTLE, tuple(sides))


def unfought(g: Medioevo, place: str) -> bool:
    """Whether a Bishop forbids battles in a place this turn (ME-25.1)."""
    return any(effect.name == "card_1" and effect.place == place for effect in g.effects)


def suspended(g: Medioevo, place: str, side: int, other: int) -> bool:
    """Whether a battle between two sides there was broken off for this turn (ME-10.31)."""
    return any(e.name == "suspended" and e.place == place and {e.seat, e.against} == {side, other} for e in g.effects)


def may_be_attacked(g: Medioevo, seat: int, place: str) -> list[int]:
    """The sides with units, or at sea with galleys, in a place that a seat could attack there now, barbarians first."""
    if unfought(g, place):
        return []
    sides = set(sides_at(g, place))
    if place in g.box.chart.seas:
        sides |= {item.owner for item in g.items.values() if item.place == place and item.kind == GALLEY}
    sides.discard(seat)
    return sorted(
        side for side in sides if attack_kind(g, seat, side) != "barred" and not suspended(g, place, seat, side)
    )
