"""What a seat says to use a card, a technology or points (chapters 7 and 8).

An Empire card is used by one action for each kind of question that it asks: about nothing at all, a place, an item, a
unit … Whoever asks for any of them asks for `CardUse`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel.action import Action, Multi


class _Via(Action, frozen=True, kw_only=True):
    via: str = ""
    """`proselytism`: the card of a neighbour (ME-26.23)."""


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


class UseTechnology(Action, frozen=True):
    """Use a technology (ME-8.3)."""

    technology: str
    place: str = ""
    item: str = ""
    unit: str = ""
    good: str = ""
    player: int = -1
    """The side whose unit is meant; a horde goes by `to`."""
    to: Annotated[str, Literal["artillery", "archery", "melee"]] = ""
    """Where something goes, what it becomes, or the attack that deals the damage."""
    count: int = 1
    via: str = ""
    """`flight_of_time`: the technology of a neighbour (ME-26.22)."""


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
Use = AnyCardUse | UseTechnology | ProducePoints
"""What takes effect after others could answer it."""
POINTS = (ProducePoints, FlipToken, ConvertPoint)
USES: tuple[type[Action], ...] = (*CARD_USES, UseTechnology, *POINTS)
