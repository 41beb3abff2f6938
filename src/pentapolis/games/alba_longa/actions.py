"""What a King can choose. Kings are named by their seats, everything else by the ids of the components."""

from __future__ import annotations

from ...kernel.action import Action


class OfferCrown(Action, frozen=True):
    """Give the King of Kings card to a King, oneself included, before the game."""

    king: int


class SellSlaves(Action, frozen=True):
    """Sell peasants: `sell_1` or `sell_3`."""

    deal: str


class KeepPeasants(Action, frozen=True):
    """Sell nobody this season."""


class PlaceFree(Action, frozen=True):
    """Send the peasant of a free house to a job."""

    job: str


class EndFree(Action, frozen=True):
    """Leave the peasants of the other free houses at home."""


class CallCourt(Action, frozen=True):
    """Call court and pay the dice cost into a stall; at cost 0 there is no stall."""

    stall: str = ""


class PassCourt(Action, frozen=True):
    """Pass at one's own opportunity: out for the season."""


class TakeDie(Action, frozen=True):
    """The caller takes a die and assigns so many peasants to its job, or to the farm."""

    die: str
    count: int
    job: str


class BuyDie(Action, frozen=True):
    """Buy a die with 1 silver into a stall and assign so many peasants to its job."""

    die: str
    count: int
    stall: str


class PassBuy(Action, frozen=True):
    """Buy no die in this seat of the court."""


class RecoverHero(Action, frozen=True):
    """Take a hero back from the used pile."""

    value: int


class SkipRecover(Action, frozen=True):
    """Take back no hero."""


class ChooseTarget(Action, frozen=True):
    """The city to attack."""

    city: str


class ChooseHero(Action, frozen=True):
    """The hero to play."""

    value: int


class Sabotage(Action, frozen=True):
    """Sabotage a place of the attacked city."""

    place: str


class Plunder(Action, frozen=True):
    """Take an item of loot from Assisi; a captive is put to a job at once."""

    loot: str
    job: str = ""


class Restock(Action, frozen=True):
    """Add an item of this kind to the loot of Assisi."""

    loot: str


class ImproveHarvest(Action, frozen=True):
    """Spend the prayer cost on a better harvest."""


class KeepDevotion(Action, frozen=True):
    """Keep the worship level."""


class TakeBlessing(Action, frozen=True):
    """Ask for the blessing of the gods."""


class DeclineBlessing(Action, frozen=True):
    """Ask for no blessing."""


class NameKingOfKings(Action, frozen=True):
    """Give the King of Kings card to another King."""

    king: int


class Grow(Action, frozen=True):
    """Spend wheat on so many new peasants."""

    n: int


class NoGrowth(Action, frozen=True):
    """Keep the wheat."""
