"""What happens in Alba Longa, beside the Kings' own choices."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.sight import Owner


class SeasonBegan(Event, frozen=True):
    """A season of a year, or its end, began; the climate is that of the year."""

    year: int
    season: str
    climate: str


class PhaseBegan(Event, frozen=True):
    """A phase of a season began."""

    year: int
    phase: str


class YoungestDrawn(Event, frozen=True):
    """A King was drawn by lot to act as the youngest and say who begins."""

    seat: int


class Crowned(Event, frozen=True):
    """A King received the King of Kings card from another, or from nobody: he kept it, or only he is left."""

    seat: int
    by: int = -1


class SlavesSold(Event, frozen=True):
    """Peasants went to the supply for silver."""

    seat: int
    peasants: int
    silver: int


class Paid(Event, frozen=True):
    """Silver was laid on a stall."""

    seat: int
    stall: str
    silver: int


class Rolled(Event, frozen=True):
    """A King called court and rolled the four dice."""

    seat: int
    soldier: int
    merchant: int
    worker: int
    priest: int


class Passed(Event, frozen=True):
    """A King could not call court and is out for the season."""

    seat: int


class DiceCostRose(Event, frozen=True):
    """Every King had his opportunity; calling court costs more now."""

    cost: int


class HeroRecovered(Event, frozen=True):
    """The largest army brought a used hero back; which one, only its King knows."""

    seat: int
    hero: Owner[int]


class RecoverySkipped(Event, frozen=True):
    """The King with the largest army took no hero back."""

    seat: int


class TargetRevealed(Event, frozen=True):
    """A King attacks this city."""

    seat: int
    city: str


class HeroRevealed(Event, frozen=True):
    """A King plays this hero."""

    seat: int
    hero: int


class Fought(Event, frozen=True):
    """An attacked city was resolved: who attacks it, both strengths, and the sabotages that follow."""

    city: str
    attackers: tuple[int, ...]
    strength: int
    defence: int
    sabotages: int


class Sabotaged(Event, frozen=True):
    """A peasant of a city was hit by a King: `sent_home`, `laid_down`, or as a captive `removed` to the supply."""

    seat: int
    city: str
    place: str
    result: str


class Captured(Event, frozen=True):
    """A King put a captive from this city to a job of his own."""

    seat: int
    city: str
    job: str


class SabotageLapsed(Event, frozen=True):
    """A King found nothing to sabotage or to plunder."""

    seat: int
    city: str


class HeroesReturned(Event, frozen=True):
    """A King with only his 0 left took back all his used heroes."""

    seat: int


class AssisiReinforced(Event, frozen=True):
    """Assisi was attacked and has one defender more."""

    defenders: int


class Gained(Event, frozen=True):
    """A King received silver or wheat."""

    seat: int
    source: str
    silver: int = 0
    wheat: int = 0


class StallEmptied(Event, frozen=True):
    """The silver of a stall went to the bank."""

    stall: str
    silver: int


class StallTaken(Event, frozen=True):
    """A King took the silver of a stall."""

    seat: int
    stall: str
    silver: int


class Built(Event, frozen=True):
    """Monuments were built."""

    seat: int
    source: str
    monuments: int


class HousingImproved(Event, frozen=True):
    """The most quarry workers moved a housing disc to this space."""

    seat: int
    space: int


class DevotionRose(Event, frozen=True):
    """Priests raised a worship level to this space."""

    seat: int
    devotion: int


class DevotionSpent(Event, frozen=True):
    """A King's worship level fell to this space, for his harvest or for the blessing."""

    seat: int
    source: str
    devotion: int


class PietyGranted(Event, frozen=True):
    """The highest worship level earned the Mark of Piety."""

    seat: int


class PietyReturned(Event, frozen=True):
    """The holder put the Mark of Piety back."""

    seat: int


class ClimateTurned(Event, frozen=True):
    """The climate card of the year was turned over: what a prayer costs, and next year's climate, if there is one."""

    card: str
    prayer_cost: int
    next_climate: str


class BlessingRevealed(Event, frozen=True):
    """The top blessing card was turned up."""

    blessing: str


class PeasantsReturned(Event, frozen=True):
    """All peasants went home, all captives to the supply."""


class Fed(Event, frozen=True):
    """A King fed his people: the wheat spent, and how many peasants left hungry."""

    seat: int
    wheat: int
    starved: int


class Eliminated(Event, frozen=True):
    """A King without wheat lost his people and the game."""

    seat: int


class Grew(Event, frozen=True):
    """A city received new peasants for wheat."""

    seat: int
    peasants: int
    wheat: int


class TaskFulfilled(Event, frozen=True):
    """A King ended the year with the monuments and the people that the gods asked for."""

    seat: int
    population: int
