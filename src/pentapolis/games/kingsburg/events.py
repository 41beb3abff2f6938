"""What happens in Kingsburg, beside the players' own choices."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.sight import Owner


class PhaseBegan(Event, frozen=True):
    """A phase of a year began."""

    year: int
    phase: str


class OrderSet(Event, frozen=True):
    """The turn order chart was adjusted."""

    order: tuple[int, ...]


class AidDieGranted(Event, frozen=True):
    """The King lent a white die for the spring."""

    seat: int


class NeutralPlaced(Event, frozen=True):
    """Neutral dice occupied an advisor."""

    advisor: int
    dice: tuple[int, ...]


class Rolled(Event, frozen=True):
    """A player's dice for the season were rolled."""

    seat: int
    colored_dice: tuple[int, ...]
    white_dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """A building let a player reroll."""

    seat: int
    building: str
    colored_dice: tuple[int, ...]
    white_dice: tuple[int, ...]


class Passed(Event, frozen=True):
    """A player had nothing to choose and passed."""

    seat: int
    decision: str


class Gained(Event, frozen=True):
    """A player received something."""

    seat: int
    source: str
    gold: int = 0
    wood: int = 0
    stone: int = 0
    plus_two: int = 0
    soldiers: int = 0


class Paid(Event, frozen=True):
    """A player paid or lost something."""

    seat: int
    source: str
    gold: int = 0
    wood: int = 0
    stone: int = 0
    plus_two: int = 0


class Scored(Event, frozen=True):
    """A player's score changed."""

    seat: int
    vp: int
    source: str


class Looked(Event, frozen=True):
    """A player looked secretly at the top enemy card."""

    seat: int
    enemy: Owner[str]


class Built(Event, frozen=True):
    """A building was constructed."""

    seat: int
    building: str


class Destroyed(Event, frozen=True):
    """A building was destroyed."""

    seat: int
    building: str


class EnvoyGranted(Event, frozen=True):
    """The King's Envoy went to a player."""

    seat: int


class EnvoySpent(Event, frozen=True):
    """A player spent the King's Envoy; it is back on its space."""

    seat: int


class EnvoyReturned(Event, frozen=True):
    """An Envoy that was not spent went back to its space."""

    seat: int


class EnvoyStayed(Event, frozen=True):
    """A tie: nobody received the Envoy."""


class EnemyRevealed(Event, frozen=True):
    """This winter's enemy was turned up."""

    enemy: str


class Reinforced(Event, frozen=True):
    """The King sent every player soldiers."""

    seat: int
    soldiers: int


class Fought(Event, frozen=True):
    """A player met the enemy: `victory`, `draw` or `defeat`."""

    seat: int
    value: int
    strength: int
    result: str
