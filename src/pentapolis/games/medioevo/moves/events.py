"""What happens when armies move, meet and conquer."""

from __future__ import annotations

from ....kernel.event import Event


class CombatRoundBegan(Event, frozen=True):
    """A new round of the combat phase began (ME-9.1)."""

    round: int


class GroupMoved(Event, frozen=True):
    """A group made a step: its transports and engines by id, and so many military units."""

    seat: int
    origin: str
    to: str
    items: tuple[str, ...]
    units: int


class MoveHeld(Event, frozen=True):
    """A group that was about to leave a place can't any more (ME-25.3)."""

    seat: int
    place: str


class GroupStopped(Event, frozen=True):
    """A group met somebody: its remaining movement points are lost (ME-9.16 to ME-9.18)."""

    seat: int
    place: str


class AttackedUndeclared(Event, frozen=True):
    """A seat attacked another without a war declared in an earlier turn (ME-17.5)."""

    seat: int
    other: int
    place: str


class Conquered(Event, frozen=True):
    """A seat conquered a territory; `former` controlled it, or nobody (-1)."""

    seat: int
    place: str
    former: int


class RebellionSuppressed(Event, frozen=True):
    """The rightful owner defeated the rebels in a home territory (ME-21.8)."""

    seat: int
    place: str


class ItemTaken(Event, frozen=True):
    """A seat keeps a transport or engine of another."""

    seat: int
    other: int
    item: str
    kind: str
    place: str


class AssetsPlundered(Event, frozen=True):
    """A seat plundered assets: transports and engines by kind, buildings by name, so many cubes; and the florins."""

    seat: int
    place: str
    assets: tuple[str, ...]
    cubes: int
    florins: int


class ControlTokenReplaced(Event, frozen=True):
    """The conqueror of a military building put an own control token in place of another's (ME-12.18)."""

    seat: int
    other: int
    place: str


class BattleHeld(Event, frozen=True):
    """Two sides meet, but no battle may be fought there (ME-25.1, ME-A100)."""

    seat: int
    other: int
    place: str
