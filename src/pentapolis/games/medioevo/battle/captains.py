"""The uses of a Captain: acting as another unit, freeing an own ability, cancelling one of the enemy's (ME-11.13 to
ME-11.17)."""

from __future__ import annotations

from typing import Annotated, Literal

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..components import ARCHER, CAVALRY, HEAVY, LIGHT
from ..forces import number_of
from ..state import Medioevo
from .armies import (
    AT_SEA,
    SIDES,
    active,
    army,
    at_sea,
    captain_level,
    fought,
    is_player,
    melee_troops,
    seat_of,
    side_of,
)
from .battle import Battle, CaptainUsed
from .events import CaptainActed

ACT, UNLOCK, CANCEL = "act", "unlock", "cancel"
CONCERNS = {"archery": (ARCHER,), "melee": (LIGHT, HEAVY, CAVALRY)}
"""The types that uses concern in each step (ME-11.15)."""


class CaptainUse(Action, frozen=True):
    """A Captain acts as a unit of a type, unlocks the own type or cancels the enemy's."""

    use: Annotated[str, Literal["act", "unlock", "cancel"]]
    unit: str


def uses_left(g: Medioevo, battle: Battle, side: int) -> int:
    """What the stronger Captain is ahead in levels, less the uses made in this round."""
    ahead = captain_level(g, battle, side) - captain_level(g, battle, 1 - side)
    return max(0, ahead - len(battle.used[side]))


def uses(g: Medioevo, battle: Battle, side: int) -> list[CaptainUse]:
    """The uses that a side can make in the step that is being fought; each must concern another type (ME-11.16)."""
    if not uses_left(g, battle, side):
        return []
    sea = at_sea(g, battle)
    concerned = {used.unit for used in battle.used[side]}
    found = []
    for kind in CONCERNS[battle.step]:
        if kind in concerned or (sea and kind not in AT_SEA):
            continue
        found.append(CaptainUse(ACT, kind))
        if number_of(melee_troops(g, battle, side), kind) and not active(g, battle, side, kind):
            found.append(CaptainUse(UNLOCK, kind))
        if active(g, battle, 1 - side, kind):
            found.append(CaptainUse(CANCEL, kind))
    return found


@step
def use_captains(g: Medioevo, now: Now) -> None:
    """The side with the stronger Captain makes its uses of this step; a horde's acts as an Archer (ME-19.9)."""
    battle = fought(g)
    if battle.ended or not all(army(g, battle, side) for side in SIDES):
        return
    for side in SIDES:
        possible = uses(g, battle, side)
        if possible and is_player(battle, side):
            now.then(captain_use.of(seat_of(battle, side)))
        elif possible and battle.step == "archery":
            battle.used[side].append(CaptainUsed(ACT, ARCHER))
            now.tell(CaptainActed, seat_of(battle, side), ACT, ARCHER)


@decision("ME-11.14", CaptainUse, Pass, quiet=True)
def captain_use(g: Medioevo, seat: int) -> Options:
    """All uses, or none."""
    battle = fought(g)
    return Items([*uses(g, battle, side_of(battle, seat)), Pass()])


@captain_use.chosen
def _captain_use(g: Medioevo, now: Now, seat: int, action: CaptainUse | Pass) -> None:
    if isinstance(action, CaptainUse):
        battle = fought(g)
        side = side_of(battle, seat)
        battle.used[side].append(CaptainUsed(action.use, action.unit))
        if uses(g, battle, side):
            now.then(captain_use.of(seat))


@captain_use.refuses
def _why_not_use(g: Medioevo, seat: int, action: CaptainUse | Pass) -> Why | None:
    battle = fought(g)
    side = side_of(battle, seat)
    if isinstance(action, Pass):
        return None
    if action.unit not in CONCERNS[battle.step]:
        return Why("ME-11.15", "refused-captain-other-step", {"unit": action.unit})
    if any(used.unit == action.unit for used in battle.used[side]):
        return Why("ME-11.16", "refused-captain-same-type", {"unit": action.unit})
    if at_sea(g, battle) and action.unit not in AT_SEA:
        return Why("ME-13.5", "refused-captain-at-sea", {"unit": action.unit})
    return Why("ME-11.14", "refused-captain-nothing-to-do", {"unit": action.unit})
