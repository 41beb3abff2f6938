"""What a seat says to use a card, a technology or points (chapters 7 and 8).

An Empire card is used by one action for each kind of question that it asks: about nothing at all, a place, an item, a
unit … Whoever asks for any of them asks for `CardUse`. Technologies are used in the same way, by a `TechnologyUse`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel.action import Action, Multi


class _Via(Action, frozen=True, kw_only=True):
    via: str = ""
    """`proselytism`: the card of a neighbour (ME-26.23); `flight_of_time`: its technology (ME-26.22)."""


class CardUse(_Via, frozen=True):
    """Turn an own Empire card for its ability (ME-7.3)."""

    card: int


class UseCard(CardUse, frozen=True):
    """Use a card that asks nothing more."""


class UseCardAt(CardUse, frozen=True):
    """Use a card in a place."""

    place: str


class UseCardOnItem(CardUse, frozen=True):
    """Use a card on a transport or engine."""

    item: str


class UseCardOnUnit(CardUse, frozen=True):
    """Use a card on a unit, or for one, of the battle."""

    unit: str


class UseCardForUnit(CardUse, frozen=True):
    """Use a card that brings a unit to a place."""

    place: str
    unit: str


class UseCardOnLeader(CardUse, frozen=True):
    """Use a card on the unit of an army that leads it from then on; the barbarians are -1."""

    place: str
    unit: str
    player: int


class UseCardAgainst(CardUse, frozen=True):
    """Use a card that lets the building of a place protect against a kind of attack."""

    place: str
    against: str


class UseCardOnGood(CardUse, frozen=True):
    """Use a card that sells or buys a good with a transport."""

    item: str
    good: str


class UseCardOnMarket(CardUse, frozen=True):
    """Use a card that leads a cube from the market of a place to another area."""

    place: str
    to: str
    good: str


class UseCardForColour(CardUse, frozen=True):
    """Use a card that gives points of a colour."""

    colour: str


class UseCardForPlayer(CardUse, frozen=True):
    """Use a card in favour of a side; the barbarians are -1."""

    player: int


class UseCardOnCard(CardUse, frozen=True):
    """Use a card on another card, which lies in front of a player."""

    player: int
    which: int


class TechnologyUse(_Via, frozen=True):
    """Use a technology (ME-8.3)."""

    technology: str


class UseTechnology(TechnologyUse, frozen=True):
    """Use a technology that asks nothing more; one that designs something, if it is borrowed."""


class UseTechnologyTimes(TechnologyUse, frozen=True):
    """Use a technology for so many units of its effect at once."""

    count: int


class UseTechnologyAt(TechnologyUse, frozen=True):
    """Use a technology in a place."""

    place: str


class UseTechnologyOnItem(TechnologyUse, frozen=True):
    """Use a technology on a transport or engine."""

    item: str


class UseTechnologyForItem(TechnologyUse, frozen=True):
    """Use a technology in a place, for a trade transport."""

    place: str
    item: str


class UseTechnologyOnBuilding(TechnologyUse, frozen=True):
    """Use a technology on a building of a place."""

    place: str
    category: Annotated[str, Literal["civil", "military"]]


class UseTechnologyOnUnit(TechnologyUse, frozen=True):
    """Use a technology on a unit that stands in a place."""

    place: str
    unit: str


class UseTechnologyToMove(TechnologyUse, frozen=True):
    """Use a technology that sends a unit from a place to another."""

    place: str
    unit: str
    to: str


class UseTechnologyToDivert(TechnologyUse, frozen=True):
    """Use a technology that sends what was to happen in a place to another."""

    place: str
    to: str


class UseTechnologyOnMarket(TechnologyUse, frozen=True):
    """Use a technology that brings a cube from the market of a place to another area."""

    place: str
    good: str
    to: str


class UseTechnologyOnRank(TechnologyUse, frozen=True):
    """Use a technology that lets a unit of a side of the battle count as another; the barbarians are -1."""

    unit: str
    player: int
    to: str


class UseTechnologyOnTarget(TechnologyUse, frozen=True):
    """Use a technology that names the target of an attack; a unit that serves an engine, or is aboard, goes with its
    item."""

    unit: str
    attack: Annotated[str, Literal["artillery", "archery", "melee"]]
    item: str = ""


class UseTechnologyToEnter(TechnologyUse, frozen=True):
    """Use a technology that lets the group enter a place."""

    to: str


class UseTechnologyWithItem(TechnologyUse, frozen=True):
    """Use a technology that lets a trade transport enter a place."""

    item: str
    to: str


class UseTechnologyToSpeed(TechnologyUse, frozen=True):
    """Use a technology that gives an item so many movement points."""

    item: str
    count: int


class UseTechnologyToWalk(TechnologyUse, frozen=True):
    """Use a technology that gives a unit of a place so many movement points."""

    place: str
    unit: str
    count: int


class ProducePoints(Action, frozen=True):
    """Turn an own Empire card for its printed points (ME-7.4)."""

    card: int
    colours: Multi[str]
    via: str = ""


class FlipToken(Action, frozen=True):
    """Turn an objective token to its grey side for a point of its colour (ME-7.6)."""

    colour: str


class ConvertPoint(Action, frozen=True):
    """Make a purple point one of another colour (ME-26.20)."""

    colour: str


CARD_USES: tuple[type[CardUse], ...] = (
    *(UseCard, UseCardAt, UseCardOnItem, UseCardOnUnit, UseCardForUnit, UseCardOnLeader, UseCardAgainst),
    *(UseCardOnGood, UseCardOnMarket, UseCardForColour, UseCardForPlayer, UseCardOnCard),
)
AnyCardUse = (
    UseCard
    | UseCardAt
    | UseCardOnItem
    | UseCardOnUnit
    | UseCardForUnit
    | UseCardOnLeader
    | UseCardAgainst
    | UseCardOnGood
    | UseCardOnMarket
    | UseCardForColour
    | UseCardForPlayer
    | UseCardOnCard
)
TECHNOLOGY_USES: tuple[type[TechnologyUse], ...] = (
    UseTechnology,
    UseTechnologyTimes,
    UseTechnologyAt,
    UseTechnologyOnItem,
    UseTechnologyForItem,
    UseTechnologyOnBuilding,
    UseTechnologyOnUnit,
    UseTechnologyToMove,
    UseTechnologyToDivert,
    UseTechnologyOnMarket,
    UseTechnologyOnRank,
    UseTechnologyOnTarget,
    UseTechnologyToEnter,
    UseTechnologyWithItem,
    UseTechnologyToSpeed,
    UseTechnologyToWalk,
)
AnyTechnologyUse = (
    UseTechnology
    | UseTechnologyTimes
    | UseTechnologyAt
    | UseTechnologyOnItem
    | UseTechnologyForItem
    | UseTechnologyOnBuilding
    | UseTechnologyOnUnit
    | UseTechnologyToMove
    | UseTechnologyToDivert
    | UseTechnologyOnMarket
    | UseTechnologyOnRank
    | UseTechnologyOnTarget
    | UseTechnologyToEnter
    | UseTechnologyWithItem
    | UseTechnologyToSpeed
    | UseTechnologyToWalk
)
Use = AnyCardUse | AnyTechnologyUse | ProducePoints
"""What takes effect after others could answer it."""
POINTS = (ProducePoints, FlipToken, ConvertPoint)
USES: tuple[type[Action], ...] = (*CARD_USES, *TECHNOLOGY_USES, *POINTS)


def times(use: TechnologyUse) -> int:
    """For how many units of its effect a technology is used."""
    return use.count if isinstance(use, UseTechnologyTimes | UseTechnologyToSpeed | UseTechnologyToWalk) else 1
