"""What a governor can choose. Buildings, towers, decrees and privileges go by their ids, workers by their types."""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel.action import Action

BonusKind = Annotated[
    str,
    Literal["deploy", "exchange", "return_workers", "place_star", "gain_tower", "gain_privilege", "gain_extension"],
]
"""Bonuses that wait to be asked about; the others are taken at once."""
Aim = Annotated[str, Literal["ship", "barracks", "shop", "farm", "any", "expedition", "upgrade"]]
"""What a bonus is about: a type of building, or a track."""


class Accept(Action, frozen=True):
    """Take a bonus that is offered."""


class Decline(Action, frozen=True):
    """Do without a bonus."""


# Set-up and the die


class DraftBuilding(Action, frozen=True):
    """Take a building of the display as the starting building."""

    building: str


class PickDie(Action, frozen=True):
    """Use a die, its value changed by so many modifiers."""

    die: str
    change: int = 0


# Main actions


class MainBuild(Action, frozen=True):
    """Take a building of the column and place it: on the leftmost free slot, or over an own building."""

    building: str
    cover: str = ""


class MainDeploy(Action, frozen=True):
    """Fill the next space of an own building or military tower."""

    building: str


class MainExtension(Action, frozen=True):
    """Take and place an extension."""

    extension: str


class MainUpgrade(Action, frozen=True):
    """Put a star on the upgrade track."""


class MainStars(Action, frozen=True):
    """Take the stars of the action tile."""


# Secondary actions


class SpecialDeploy(Action, frozen=True):
    """Fill the next space of a building that shows the die."""

    building: str


class SeasonBonus(Action, frozen=True):
    """Take the bonus of the season."""


class TowerExchange(Action, frozen=True):
    """Exchange workers by a commercial tower."""

    tower: str


class UsePrivilege(Action, frozen=True):
    """Use up a single-use privilege."""

    privilege: str


class ClaimDecree(Action, frozen=True):
    """Complete a decree."""

    decree: str


class EndTurn(Action, frozen=True):
    """Leave the rest of the turn unused."""


class PassWindow(Action, frozen=True):
    """Complete no more decrees now."""


# Workers


class Workers(Action, frozen=True):
    """So many workers of each type."""

    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class Pay(Workers, frozen=True):
    """The workers that fill a space."""


class ReturnWorkers(Workers, frozen=True):
    """The workers that go back to the bag."""


# Bonuses


class TakeBonus(Action, frozen=True):
    """Which of several bonuses comes next."""

    bonus: BonusKind
    on: Aim = ""
    n: int = 1


class ChooseTower(Action, frozen=True):
    """Build a tower: above the leftmost port without one, or over an own tower."""

    tower: str
    replace: str = ""


class ChooseExtension(Action, frozen=True):
    """Take and place an extension as a bonus."""

    extension: str


class ChoosePrivilege(Action, frozen=True):
    """Take a privilege."""

    privilege: str


class DeployBonus(Action, frozen=True):
    """Fill the next space of an own building or military tower as a bonus."""

    building: str


# Ships and barbarians


class ChooseShip(Action, frozen=True):
    """The full ship that leaves next."""

    ship: str


class PlaceAnchorShop(Action, frozen=True):
    """Cover an own shop with the shop that a ship became."""

    cover: str


class LoseBuilding(Action, frozen=True):
    """The building that the barbarians destroy."""

    building: str


class LoseTower(Action, frozen=True):
    """The tower that the barbarians destroy."""

    tower: str
