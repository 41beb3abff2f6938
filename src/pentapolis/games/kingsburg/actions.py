"""What a player of Kingsburg can choose. Dice are named by their faces, goods by their numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel.action import Action, Multi


class Take(Action, frozen=True):
    """Take these goods."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class UseStatue(Action, frozen=True):
    """Reroll one die."""

    die: Annotated[str, Literal["colored", "white"]]


class UseChapel(Action, frozen=True):
    """Reroll all dice."""


class Keep(Action, frozen=True):
    """Keep the dice as they are."""


class Place(Action, frozen=True):
    """Commit a group of dice to an advisor."""

    advisor: int
    colored_dice: Multi[int]
    white_dice: Multi[int] = ()
    plus_two: bool = False
    market: int = 0
    envoy: bool = False


class Exchange(Action, frozen=True):
    """Give the Alchemist one good for one of each of the two others."""

    give: str


class Decline(Action, frozen=True):
    """Do without an optional exchange or payment."""


class Construct(Action, frozen=True):
    """Construct a building."""

    building: str


class Pay(Action, frozen=True):
    """Pay a good or a +2 token at the Town Hall for one point."""

    payment: str


class Recruit(Action, frozen=True):
    """Pay these goods for soldiers."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class Lose(Action, frozen=True):
    """Give up these goods after a defeat."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
