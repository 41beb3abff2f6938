"""What happens in diplomacy. What only the parties of a secret may hear is told to each: `seat` is who hears."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.event import Event


class WarBegan(Event, frozen=True):
    """A war began: `by` declared it, attacked, or had to help an ally (`why`: declared, attack, joined)."""

    by: int
    other: int
    why: str


class WarEnded(Event, frozen=True):
    """Two players made peace."""

    seat: int
    other: int


class ArmisticeMade(Event, frozen=True):
    """Two players fight no more for the rest of the turn."""

    seat: int
    other: int


class PactSigned(Event, frozen=True):
    """A public pact is in force; `clauses` are its kinds, `end` its last turn or 0."""

    pact: str
    signatories: tuple[int, ...]
    clauses: tuple[str, ...]
    end: int


class SecretPactSigned(Event, frozen=True):
    """The same for a secret pact, told to one of its signatories."""

    private: ClassVar[bool] = True

    seat: int
    pact: str
    signatories: tuple[int, ...]
    clauses: tuple[str, ...]
    end: int


class PactRevealed(Event, frozen=True):
    """A secret pact became known to all."""

    pact: str
    signatories: tuple[int, ...]
    clauses: tuple[str, ...]


class PactBroken(Event, frozen=True):
    """A pact ended because a seat broke it."""

    seat: int
    pact: str
    signatories: tuple[int, ...]


class PactEnded(Event, frozen=True):
    """A public pact ended: its time was over (`time`), all agreed (`agreed`), or a player has left (`left`)."""

    pact: str
    signatories: tuple[int, ...]
    why: str


class SecretPactEnded(Event, frozen=True):
    """The same for a secret pact, told to one of its signatories."""

    private: ClassVar[bool] = True

    seat: int
    pact: str
    signatories: tuple[int, ...]
    why: str


class SecretlyPaid(Event, frozen=True):
    """A payment that payer and payee alone hear of; `seat` is who hears."""

    private: ClassVar[bool] = True

    seat: int
    payer: int
    payee: int
    florins: int


class PrisonersHandedOver(Event, frozen=True):
    """Prisoners changed hands, or went free to their owner's board (`other` is their owner)."""

    seat: int
    other: int
    owner: int
    unit: str
    count: int


class OfferMade(Event, frozen=True):
    """An offer reached one of its parties."""

    private: ClassVar[bool] = True

    seat: int
    sender: int
    offer: str
    kind: str


class OfferAnswered(Event, frozen=True):
    """Somebody answered an offer: `accepted`, `refused`, `withdrawn`; told to one of its parties."""

    private: ClassVar[bool] = True

    seat: int
    by: int
    offer: str
    answer: str


class OfferFell(Event, frozen=True):
    """An offer came to nothing: somebody can't give what it asks (`unable`), or nobody answered (`lapsed`)."""

    private: ClassVar[bool] = True

    seat: int
    offer: str
    why: str


class BreachClaimed(Event, frozen=True):
    """A signatory accused another of a breach."""

    seat: int
    accused: int
    pact: str


class BreachVoted(Event, frozen=True):
    """The table voted on a breach: who said that the pact was broken, who that it was kept."""

    pact: str
    broken: tuple[int, ...]
    kept: tuple[int, ...]
    breach: bool


class SupportDue(Event, frozen=True):
    """Support fell due; told to a signatory."""

    private: ClassVar[bool] = True

    seat: int
    ally: int
    supported: int
    enemy: int
    units: int


class SupportDirected(Event, frozen=True):
    """The supported player said where the ally's units are wanted; told to a signatory."""

    private: ClassVar[bool] = True

    seat: int
    ally: int
    supported: int
    place: str


class SupportAnswered(Event, frozen=True):
    """The ally said whether it obeys; told to a signatory."""

    private: ClassVar[bool] = True

    seat: int
    ally: int
    supported: int
    answer: str


class Overstayed(Event, frozen=True):
    """A guest's units are still in a place where their right of passage has ended."""

    seat: int
    host: int
    place: str
