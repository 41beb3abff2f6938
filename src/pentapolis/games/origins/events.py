"""What happens in Origins, beside the players' own choices."""

from __future__ import annotations

from ...kernel.event import Event


class RoundBegan(Event, frozen=True):
    """A round began with the holder of the Bastion."""

    round: int
    seat: int


class BastionTaken(Event, frozen=True):
    """A player took the Bastion, in the set-up or as a round ended, and plays first in the round to come."""

    seat: int


class DraftRolled(Event, frozen=True):
    """The dice to start with were rolled."""

    dice: tuple[str, ...]


class DieDrafted(Event, frozen=True):
    """A player took a die to start with."""

    seat: int
    die: str
    base: int


class Gained(Event, frozen=True):
    """A player received resources; `source` is what brought them."""

    seat: int
    source: str
    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0


class Paid(Event, frozen=True):
    """A player paid resources; `source` is what for."""

    seat: int
    source: str
    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0


class Scored(Event, frozen=True):
    """A player scored victory points; `source` is what for."""

    seat: int
    vp: int
    source: str


class WorkerSent(Event, frozen=True):
    """A worker was placed on a site; `base` is that of a Freeman, -1 for others."""

    seat: int
    worker: str
    site: int
    base: int


class MothershipTurned(Event, frozen=True):
    """The mothership of a site shows another value."""

    site: int
    value: int


class Advanced(Event, frozen=True):
    """A military marker moved forward to this space."""

    seat: int
    spaces: int
    space: int


class TokenTaken(Event, frozen=True):
    """A player crossed a threshold and took a Superiority token."""

    seat: int
    threshold: int


class TokenSpent(Event, frozen=True):
    """A player spent a Superiority token."""

    seat: int


class Attacked(Event, frozen=True):
    """A player attacked from this space: weaker markers and thresholds crossed."""

    seat: int
    space: int
    weaker: int
    thresholds: int


class Constructed(Event, frozen=True):
    """A tile was added to a city, building or Farm side up; `over` a Farm or not."""

    seat: int
    tile: str
    face: str
    x: int
    y: int
    over: bool = False


class DistrictFormed(Event, frozen=True):
    """Four tiles fill a block with this top left cell: there is a new seat of power."""

    seat: int
    x: int
    y: int


class FarmReturned(Event, frozen=True):
    """A covered Farm went under the pile of its colour."""

    seat: int
    tile: str
    colour: str


class MarketRefilled(Event, frozen=True):
    """A tile entered the market from its pile."""

    tile: str
    colour: str


class TopRevealed(Event, frozen=True):
    """The next tile of a pile was turned up."""

    tile: str
    colour: str


class TileReserved(Event, frozen=True):
    """A player keeps a tile of the market beside the board."""

    seat: int
    tile: str


class AbilityUsed(Event, frozen=True):
    """The ability of a building on this cell is used."""

    seat: int
    building: str
    x: int
    y: int


class Climbed(Event, frozen=True):
    """A Zodiac marker climbed to this step."""

    seat: int
    temple: str
    steps: int
    step: int


class ZodiacTaken(Event, frozen=True):
    """A player received the Zodiac card of a temple, from the temple (-1) or from another player."""

    seat: int
    temple: str
    card: str
    giver: int


class ZodiacReturned(Event, frozen=True):
    """Solo: a Zodiac card went back to its temple."""

    seat: int
    temple: str
    card: str


class CitizenTaken(Event, frozen=True):
    """A die of the Citizen area became a Freeman."""

    seat: int
    die: str
    base: int


class CitizenEntered(Event, frozen=True):
    """A die was rolled and entered the Citizen area at the right."""

    die: str


class SpeakerTaken(Event, frozen=True):
    """A player took a Speaker; `speaker` numbers the dice."""

    seat: int
    die: str
    speaker: int


class SpeakerRerolled(Event, frozen=True):
    """A used Speaker of value 5 was rolled again."""

    speaker: int
    value: int


class SpeakersReturned(Event, frozen=True):
    """All Speakers are in their area again, those used one higher."""

    values: tuple[int, ...]


class FreemanChanged(Event, frozen=True):
    """A Freeman's die shows another value or has another colour."""

    seat: int
    base: int
    before: str
    after: str


class SpeakerRaised(Event, frozen=True):
    """A Speaker just taken shows another value."""

    seat: int
    speaker: int
    value: int


class AdviserPlaced(Event, frozen=True):
    """A die went to this slot of the adviser row."""

    seat: int
    colour: str
    base: int
    slot: int


class AdviserReturned(Event, frozen=True):
    """A die whose colour is in the row already went back to the supply."""

    seat: int
    colour: str
    base: int


class DistrictCompleted(Event, frozen=True):
    """A die was put on the seat of power of a block."""

    seat: int
    freeman: str
    base: int
    x: int
    y: int
    value: int


class CardScored(Event, frozen=True):
    """A player scored a District card, and took the Gold on it."""

    seat: int
    card: str
    first: bool
    gold: int


class TowerRaised(Event, frozen=True):
    """A tower has this height now."""

    seat: int
    colour: str
    height: int


class BaseTaken(Event, frozen=True):
    """A player has so many bases now."""

    seat: int
    bases: int


class Passed(Event, frozen=True):
    """A player is out for the round."""

    seat: int


class WorkersReturned(Event, frozen=True):
    """A player who passes took back the Archon and the Freemen."""

    seat: int


class FreemenRaised(Event, frozen=True):
    """A player's Freemen below 6 are one higher each."""

    seat: int
    dice: tuple[str, ...]


class Retreated(Event, frozen=True):
    """A military marker fell back to this space."""

    seat: int
    spaces: int
    space: int


class NeutralMoved(Event, frozen=True):
    """Solo: the neutral marker stands on this space now."""

    space: int


class EndAnnounced(Event, frozen=True):
    """An end condition holds: the game will end with this round."""

    condition: str


class EndWithdrawn(Event, frozen=True):
    """An announced end condition holds no more."""

    condition: str


class EndReached(Event, frozen=True):
    """The game ends: a condition, `idle_rounds`, or `last_round` in solo."""

    condition: str
