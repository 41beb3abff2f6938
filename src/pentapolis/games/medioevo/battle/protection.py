"""Military buildings protect who controls them against one type of attack in each round (ME-12.8 to ME-12.11).

Effects of the turn they read: `card_12` lets a building protect against two types (ME-25.13), `card_26` makes a place
one tower stronger (ME-25.25).
"""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Literal

from ....kernel.action import Action, Multi
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..abilities import known
from ..components import ARCHER, CAPTAIN, ENGINES
from ..forces import items_at, number_of
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .armies import SIDES, army, at_sea, fought, seat_of, side_of
from .battle import Battle
from .events import ProtectionChosen

SIEGE, ARCHERS, MELEE = "siege_engines", "archers", "melee"
AGAINST = {"artillery": SIEGE, "archery": ARCHERS, "melee": MELEE}
"""What protects against the damage of a step; own losses are not reduced (ME-A17)."""
EXTRA_SHOTS = 7
"""The card that shoots without Archers."""


class ChooseProtection(Action, frozen=True):
    """What a military building protects against in this round."""

    against: Multi[Annotated[str, Literal["siege_engines", "archers", "melee"]]]


def shelter(g: Medioevo, battle: Battle, side: int) -> int:
    """By how much a side's damage is lowered: the level of its building, of which it must have been the holder when the
    battle began (ME-12.9)."""
    seat = seat_of(battle, side)
    if seat == BARBARIANS or at_sea(g, battle):
        return 0
    level = g.place(battle.place).military if battle.holder == seat else 0
    return level + _in_force(g, "card_26", seat, battle.place)


def _in_force(g: Medioevo, name: str, seat: int, place: str) -> bool:
    return any(e.name == name and e.seat == seat and e.place in ("", place) for e in g.effects)


def reduced(g: Medioevo, battle: Battle, side: int, kind: str, points: int) -> int:
    """The damage of a step less the protection of who takes it, once for all of it (ME-12.10)."""
    if AGAINST.get(kind) in battle.protection:
        points -= shelter(g, battle, side)
    return max(0, points)


def useful(g: Medioevo, battle: Battle, side: int) -> list[str]:
    """What there can be to protect against, by what all can see of the other side."""
    enemy, troops = seat_of(battle, 1 - side), army(g, battle, 1 - side)
    found = [SIEGE] if enemy != BARBARIANS and items_at(g, battle.place, enemy, *ENGINES) else []
    if number_of(troops, ARCHER) or number_of(troops, CAPTAIN) or _shoots_anyway(g, enemy):
        found.append(ARCHERS)
    return [*found, MELEE]


def _shoots_anyway(g: Medioevo, enemy: int) -> bool:
    if enemy == BARBARIANS:
        return False
    card = g.players[enemy].card(EXTRA_SHOTS)
    return (card is not None and not card.rotated) or "strategy" in known(g, enemy)


@step
def protect(g: Medioevo, now: Now) -> None:
    """The holder says what the building protects against, if there is more than one use for it (ME-10.4)."""
    battle = fought(g)
    for side in SIDES:
        if battle.ended or not shelter(g, battle, side):
            continue
        seat = seat_of(battle, side)
        types = useful(g, battle, side)
        if len(types) > _number(g, battle, seat):
            now.then(choose_protection.of(seat))
        else:
            battle.protection = types
            now.tell(ProtectionChosen, seat, tuple(types))


def _number(g: Medioevo, battle: Battle, seat: int) -> int:
    return 2 if _in_force(g, "card_12", seat, battle.place) else 1


@decision("ME-12.8", ChooseProtection)
def choose_protection(g: Medioevo, seat: int) -> Options:
    """The types of attack that the enemy has, one of them, or two with card 12."""
    battle = fought(g)
    types = useful(g, battle, side_of(battle, seat))
    return Items(ChooseProtection(tuple(sorted(some))) for some in combinations(types, _number(g, battle, seat)))


@choose_protection.refuses
def _why_not_protect(g: Medioevo, seat: int, action: ChooseProtection) -> Why:
    battle = fought(g)
    number = _number(g, battle, seat)
    if len(action.against) != number:
        return Why("ME-12.8", "refused-number-of-protections", {"n": number})
    return Why("ME-12.8", "refused-nothing-to-protect-against")


@choose_protection.chosen
def _choose_protection(g: Medioevo, now: Now, seat: int, action: ChooseProtection) -> None:
    fought(g).protection = list(action.against)
