"""What happens beside the choices in set-up, turn order, events, taxes, debt and the end."""

from __future__ import annotations

from ....kernel.event import Event

# set-up and turns


class KingdomTaken(Event, frozen=True):
    """A seat leads a kingdom; the honor it paid for it, with the starting bid."""

    seat: int
    kingdom: str
    honor: int


class KingdomTied(Event, frozen=True):
    """The best bids for a kingdom were equal: nobody has it yet."""

    seats: tuple[int, ...]
    kingdom: str
    honor: int


class CardsDealt(Event, frozen=True):
    """Every player was dealt Empire cards to keep one of."""

    cards: int


class CardKept(Event, frozen=True):
    """A seat lays down the Empire card it kept, of those dealt at the start or drawn when buying one."""

    seat: int
    card: int


class TurnBegan(Event, frozen=True):
    """A game turn began."""

    turn: int


class PhaseBegan(Event, frozen=True):
    """A phase of the turn began."""

    phase: str


class BidsOpened(Event, frozen=True):
    """What these seats bid for the turn order, in this order."""

    seats: tuple[int, ...]
    florins: tuple[int, ...]


class OrderSet(Event, frozen=True):
    """The turn order, the first player first."""

    seats: tuple[int, ...]


# events and barbarians


class BarbarianDiceRolled(Event, frozen=True):
    """The dice of the War Circle: d4, d6, d8."""

    dice: tuple[int, ...]
    again: bool


class EventDrawn(Event, frozen=True):
    """The Event card of the turn."""

    event: str


class EventRolled(Event, frozen=True):
    """A seat rolled for one of the event's icons."""

    seat: int
    icon: str
    die: int


class DecksMixed(Event, frozen=True):
    """The discarded Event cards were shuffled into the deck."""

    cards: int


class TaxTolerated(Event, frozen=True):
    """The tolerated tax of a `check` ("turn", "last"), from the back of the top Event card."""

    tax: int
    check: str


class HordeAppeared(Event, frozen=True):
    """Barbarians appeared in a place: the units, one by one."""

    place: str
    units: tuple[str, ...]


class HordeMoved(Event, frozen=True):
    """A horde moved."""

    place: str
    to: str


class BarbariansPlundered(Event, frozen=True):
    """Barbarians removed everything in a place: items by id, buildings by name, so many market cubes."""

    place: str
    items: tuple[str, ...]
    buildings: tuple[str, ...]
    cubes: int


class TokenRemoved(Event, frozen=True):
    """A control token of a seat was removed."""

    seat: int
    place: str


class RebellionBroke(Event, frozen=True):
    """So many rebellions break out against a seat."""

    seat: int
    rebellions: int


class RebellionPlaced(Event, frozen=True):
    """A rebellion broke out in a territory of a seat."""

    seat: int
    place: str


class BloodTaken(Event, frozen=True):
    """A seat got a blood token."""

    seat: int


# taxes and debt


class TaxSet(Event, frozen=True):
    """A seat's tax level."""

    seat: int
    tax: int


class Repaid(Event, frozen=True):
    """A seat repaid a loan."""

    seat: int
    florins: int


class InterestMissed(Event, frozen=True):
    """A seat could not pay all its interest; so much stays due."""

    seat: int
    florins: int


class WentBankrupt(Event, frozen=True):
    """A seat is bankrupt."""

    seat: int


class ClearedArrears(Event, frozen=True):
    """A seat is bankrupt no more."""

    seat: int


class OwnPlundered(Event, frozen=True):
    """A bankrupt seat plundered a building or transport of its own."""

    seat: int
    what: str
    place: str


class Eliminated(Event, frozen=True):
    """A seat is out of the game."""

    seat: int


# the end


class UnitsReturned(Event, frozen=True):
    """Lent or hired units of a seat went back at the end of the turn."""

    seat: int
    place: str


class TurnEnded(Event, frozen=True):
    """A game turn ended."""

    turn: int


class LastScoring(Event, frozen=True):
    """The game is decided: the final scoring begins, by turns, time or honor."""

    why: str


class FlorinsCounted(Event, frozen=True):
    """What each seat owns at the end: cash less debt and interest."""

    seats: tuple[int, ...]
    florins: tuple[int, ...]


class AwardGiven(Event, frozen=True):
    """Seats that are best at something, each with its honor."""

    award: str
    seats: tuple[int, ...]
    honor: int
