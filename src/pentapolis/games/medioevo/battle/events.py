"""What happens in a battle. A side is a seat, or -1 for the barbarians."""

from __future__ import annotations

from ....kernel.event import Event


class BattleBegan(Event, frozen=True):
    """Two sides meet."""

    place: str
    attacker: int
    defender: int
    cause: str


class BattleRoundBegan(Event, frozen=True):
    """A battle round begins."""

    place: str
    round: int


class ProtectionChosen(Event, frozen=True):
    """A military building protects against something in this round, where nobody was asked."""

    side: int
    against: tuple[str, ...]


class ShotsRolled(Event, frozen=True):
    """A side has shot, with its engines (`artillery`) or its Archers (`archery`)."""

    side: int
    kind: str
    dice: tuple[int, ...]


class CaptainActed(Event, frozen=True):
    """The barbarians' Captain acts as an Archer (ME-19.9)."""

    side: int
    use: str
    unit: str


class UnitsSacrificed(Event, frozen=True):
    """A side has given up units for a stronger attack (ME-11.8)."""

    side: int
    number: int


class AttackRolled(Event, frozen=True):
    """The melee dice of a side: d4, d6, d8."""

    side: int
    dice: tuple[int, ...]


class AttackRerolled(Event, frozen=True):
    """A side has rolled some of its dice again; all of them as they are now."""

    side: int
    dice: tuple[int, ...]


class AttacksCompared(Event, frozen=True):
    """The attack values of a round: the attacker's, the defender's."""

    attacker: int
    attack: int
    defender: int
    defence: int


class DamageTaken(Event, frozen=True):
    """Damage that a side has to assign: of `artillery`, `archery`, `melee`, or its own `loss`."""

    side: int
    points: int
    kind: str


class UnitWorn(Event, frozen=True):
    """A unit has become a lesser one (ME-11.1)."""

    side: int
    unit: str
    became: str


class UnitFell(Event, frozen=True):
    """A unit is removed."""

    side: int
    unit: str


class UnitCaptured(Event, frozen=True):
    """A unit is a prisoner (ME-14.15)."""

    side: int
    unit: str
    by: int


class PrisonersFreed(Event, frozen=True):
    """The prisoners of this battle are free: their captors are all dead (ME-14.18)."""

    side: int
    units: int


class BuildingDamaged(Event, frozen=True):
    """A building takes destruction tokens (ME-12.20)."""

    place: str
    building: str
    points: int


class BuildingDestroyed(Event, frozen=True):
    """A building is destroyed."""

    place: str
    building: str


class SinkingRolled(Event, frozen=True):
    """A galley has lost its last unit: a die says whether it sinks (ME-13.8)."""

    side: int
    galley: str
    die: int


class GalleySank(Event, frozen=True):
    """A galley has sunk with everything aboard."""

    side: int
    galley: str


class ArmyFled(Event, frozen=True):
    """An army has fled (ME-14.3)."""

    side: int
    place: str
    to: str


class FlightFailed(Event, frozen=True):
    """The route of a flight is no longer possible: the army stays (ME-14.4)."""

    side: int
    place: str


class ArmySurrendered(Event, frozen=True):
    """An army has surrendered; florins that it pays, or gets if negative (ME-14.9)."""

    side: int
    place: str
    winner: int
    florins: int


class BattleEnded(Event, frozen=True):
    """How a battle ended; the winner is -2 where nobody wins."""

    place: str
    winner: int
    how: str
