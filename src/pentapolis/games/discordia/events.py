"""What happens in Discordia, beside the governors' own choices. Workers are counted by type."""

from __future__ import annotations

from ...kernel.event import Event

# Years and seasons


class FirstPlayerNamed(Event, frozen=True):
    """A player received the first-player marker."""

    seat: int


class YearBegan(Event, frozen=True):
    """A year began; modifiers are active again."""

    year: int


class SeasonBegan(Event, frozen=True):
    """The season boat reached a season; the seat is its Maximus."""

    year: int
    season: str
    seat: int


class BuildingsDealt(Event, frozen=True):
    """Empty places of the display were filled, from the top and from the left."""

    buildings: tuple[str, ...]


class RowDiscarded(Event, frozen=True):
    """The top row of the display went to the box, and the others moved up."""

    buildings: tuple[str, ...]


class BarbariansRevealed(Event, frozen=True):
    """A barbarian tile was turned up: on the `left` the penalty, on the `right` the reward."""

    side: str
    barbarian: str
    strength: int


class RaidAnnounced(Event, frozen=True):
    """What the barbarians turned up bring: on the `left` a penalty of beaten cities, on the `right` a reward of others.

    The effect is told like a bonus; `aqueduct_back` are steps back.
    """

    side: str
    bonus: str
    on: str = ""
    n: int = 1


class Rolled(Event, frozen=True):
    """Maximus rolled the dice."""

    seat: int
    red: int
    yellow: int
    blue: int


class DieUsed(Event, frozen=True):
    """A player picked a die: what it shows, and the value used."""

    seat: int
    die: str
    value: int
    used_value: int


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    seat: int


# The city


class Built(Event, frozen=True):
    """A building came into a city, on a free slot or over another building."""

    seat: int
    building: str
    slot: str
    covered: str = ""


class WorkersReleased(Event, frozen=True):
    """Workers of a covered, replaced or destroyed tile went back to their owner's reserve."""

    seat: int
    building: str
    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class Deployed(Event, frozen=True):
    """Workers filled a space, counted from 1; with the last one the building is full."""

    seat: int
    building: str
    space: int
    full: bool
    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class ExtensionPlaced(Event, frozen=True):
    """An extension came into a city; `slot` is its place in the row or on the track, from 1."""

    seat: int
    extension: str
    slot: int


class StarPlaced(Event, frozen=True):
    """A star was put on a track; `space` counts from 1."""

    seat: int
    track: str
    space: int


class StarsGained(Event, frozen=True):
    """Stars came from the main board."""

    seat: int
    stars: int


class StarsLost(Event, frozen=True):
    """Stars went back to the main board."""

    seat: int
    stars: int


class RingMoved(Event, frozen=True):
    """The ring moved on the aqueduct, to this number."""

    seat: int
    steps: int
    aqueduct: int


class ModifierGained(Event, frozen=True):
    """A player took a modifier."""

    seat: int


class TowerBuilt(Event, frozen=True):
    """A tower was built above a port, counted from 1, perhaps in the place of another."""

    seat: int
    tower: str
    port: int
    replaced: str = ""


class PrivilegeTaken(Event, frozen=True):
    """A player took a privilege."""

    seat: int
    privilege: str


class PrivilegeUsed(Event, frozen=True):
    """A single-use privilege was used up."""

    seat: int
    privilege: str


class DecreeCompleted(Event, frozen=True):
    """A decree was completed and lies on this place of the decree zone, from 1."""

    seat: int
    decree: str
    place: int


class BonusLost(Event, frozen=True):
    """A bonus could not be used."""

    seat: int
    bonus: str
    on: str = ""
    n: int = 1


# Reserve and bag


class WorkersDrawn(Event, frozen=True):
    """Workers came from the bag into a reserve: `set_up`, `exchange`, `penalty` or `recruitment`."""

    seat: int
    source: str
    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class WorkersReturned(Event, frozen=True):
    """Workers of a reserve went into the bag: `exchange`, `bonus` or `recruitment`."""

    seat: int
    source: str
    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class BuildingEmptied(Event, frozen=True):
    """The workers of a full building, tower or ship went into the bag."""

    seat: int
    building: str
    sailor: int = 0
    soldier: int = 0
    merchant: int = 0
    farmer: int = 0


class ReserveEmptied(Event, frozen=True):
    """A player has no worker left in reserve and wins at once."""

    seat: int
    year: int
    season: str


# Ships


class AnchorShopPlaced(Event, frozen=True):
    """A ship became a shop, on a free market or over another shop."""

    seat: int
    ship: str
    shop: str
    slot: str
    covered: str = ""


class AnchorShopGivenUp(Event, frozen=True):
    """A ship left and its shop went to the box."""

    seat: int
    ship: str


# Year-end events


class RaidRepelled(Event, frozen=True):
    """A city's defence held against the barbarians."""

    seat: int
    strength: int
    defence: int


class RaidSuffered(Event, frozen=True):
    """The barbarians were stronger than a city's defence."""

    seat: int
    strength: int
    defence: int


class NothingLost(Event, frozen=True):
    """A penalty found nothing to take."""

    seat: int


class BuildingLost(Event, frozen=True):
    """The barbarians destroyed a building."""

    seat: int
    building: str


class TowerLost(Event, frozen=True):
    """The barbarians destroyed a tower."""

    seat: int
    tower: str


class RecruitmentCounted(Event, frozen=True):
    """A city's need: visible symbols and empty spaces, less the number in the ring."""

    seat: int
    symbols: int
    spaces: int
    aqueduct: int
    need: int


# Solo


class JanusTurned(Event, frozen=True):
    """A Janus tile was turned over; the die that it blocks is `none` where it shows none."""

    janus: str
    die: str


class JanusRemoved(Event, frozen=True):
    """Janus took something out of the supply: a building of the display, or an item, with its id if it has one."""

    item: str
    id: str = ""


class JanusShuffled(Event, frozen=True):
    """All Janus tiles were shuffled into a new pile."""
