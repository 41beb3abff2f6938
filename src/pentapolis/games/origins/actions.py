"""What a player can choose. Dice are named by colour and value (`red_3`), everything else by the ids of the components;
places of a city by their cells, x to the right and y downwards."""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel.action import Action

# Set-up


class DraftDie(Action, frozen=True):
    """Take a die of the draft."""

    die: str


class DiscardDie(Action, frozen=True):
    """Solo: put one of the highest dice back."""

    die: str


class KeepDie(Action, frozen=True):
    """Solo: keep a die to start with."""

    die: str


# A turn


class VisitSite(Action, frozen=True):
    """Send a worker (`red_3`, `speaker_4`, `archon`) to an Encounter site."""

    worker: str
    site: int


class CompleteDistrict(Action, frozen=True):
    """Put the die of a Freeman on the seat of power whose block has this top left cell."""

    freeman: str
    x: int
    y: int


class RaiseTower(Action, frozen=True):
    """Put a floor on the tower of this colour."""

    colour: str


class GrowPopulation(Action, frozen=True):
    """Take the next base of the population track."""


class SpendSuperiority(Action, frozen=True):
    """Spend a Superiority token: on one more action, or in solo so that no mothership turns."""


class Decline(Action, frozen=True):
    """Leave out what may be left out."""


# A visit


class SoloNeighbour(Action, frozen=True):
    """Solo: the neighbouring site whose mothership turns too."""

    site: int


class MainAction(Action, frozen=True):
    """Perform a main action of the site."""

    action: str


class BonusAction(Action, frozen=True):
    """Perform the bonus action of the site."""

    tile: str


class TakeGold(Action, frozen=True):
    """With Pisces: 1 Gold instead of the bonus action."""


class PerformBonus(Action, frozen=True):
    """With Pisces: the bonus action as the tile has it."""


# Resources


class Pay(Action, frozen=True):
    """Pay a cost, with so much Gold in the place of each resource."""

    stone: int = 0
    food: int = 0
    wisdom: int = 0


class ChooseBasic(Action, frozen=True):
    """Gain a basic resource."""

    resource: str


class SwapForGold(Action, frozen=True):
    """Pay a basic resource for 1 Gold."""

    resource: str


# Army


class MilitaryChoice(Action, frozen=True):
    """Advance, attack, or both in either order."""

    plan: Annotated[str, Literal["advance", "attack", "advance_then_attack", "attack_then_advance"]]


class Advance(Action, frozen=True):
    """Spend 1 Food to advance one space."""


class RaiseFreeman(Action, frozen=True):
    """Spend 1 Food to increase an unused Freeman by 1."""

    freeman: str


# Building


class Construct(Action, frozen=True):
    """Build a tile of the market, or a reserved one, as a building or a Farm on this cell; with Virgo over a Farm."""

    tile: str
    face: str
    x: int
    y: int
    reserved: bool = False


class UseAbility(Action, frozen=True):
    """Use the ability of the building just placed."""

    building: str


class Activate(Action, frozen=True):
    """Activate a building of the district just completed."""

    building: str
    x: int
    y: int


class CopyBuilding(Action, frozen=True):
    """Use the ability of a building beside the Mages' Tower."""

    building: str
    x: int
    y: int


class ReserveTile(Action, frozen=True):
    """Construction Site: keep a tile of the market."""

    tile: str


class ChooseMothership(Action, frozen=True):
    """Fountain of Wisdom: set the mothership of a site to 1."""

    site: int


class VeteranTarget(Action, frozen=True):
    """Veterans' Quarter: score an unused Freeman."""

    freeman: str


class Recolour(Action, frozen=True):
    """Court of Justice: exchange the die of an unused Freeman for one of another colour."""

    freeman: str
    colour: str


class Portal(Action, frozen=True):
    """Portal: increase an unused Freeman."""

    freeman: str
    amount: int


# Temples


class ChooseTemple(Action, frozen=True):
    """Climb a temple."""

    temple: str


class PaidClimb(Action, frozen=True):
    """Pay 1 Gold to climb 1 step of another temple."""

    temple: str


# People


class TakeCitizen(Action, frozen=True):
    """Take a die of the Citizen area."""

    die: str


class TakeSpeaker(Action, frozen=True):
    """Take a die of the Speaker area."""

    die: str


class SagittariusRaise(Action, frozen=True):
    """Add 1 to the die just taken."""


class CapricornRaise(Action, frozen=True):
    """Increase a Freeman by 2, unused (site 0) or on a site."""

    freeman: str
    site: int = 0


class PromoteFreeman(Action, frozen=True):
    """The Freeman of value 6 that becomes an Adviser next."""

    freeman: str


class ScoreCard(Action, frozen=True):
    """Score one of the matching District cards."""

    card: str
