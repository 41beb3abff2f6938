"""A season: the boat, the dice, a turn for everybody (DI-3, DI-18)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import DICE, FACES, SEASON_PLACES
from .events import BuildingsDealt, Rolled, SeasonBegan
from .janus import shuffle_janus, turn_janus
from .raid import reveal_right
from .state import NO_DICE, SEASON, Discordia
from .turn import take_turn

DIE_NAMES = tuple(f"{die}_die" for die in DICE)
"""Each die is a source of luck of its own."""


@step
def play_season(g: Discordia, now: Now, season: str) -> None:
    """Maximus rolls; he and then the others clockwise have a turn each (DI-3.2 to DI-3.4)."""
    g.phase, g.season = SEASON, season
    g.maximus = (g.first_player + SEASON_PLACES[season]) % g.table.seats
    for city in g.cities:
        if city.locked:
            city.locked = ()
    if now.heard:
        now.tell(SeasonBegan, g.year, season, g.maximus)
    if season == "saturnalia":
        deal(g, now)
        reveal_right(g, now)
    roll(g, now)
    if g.table.seats == 1:
        turn_janus(g, now)
    now.then(close_season)
    now.each(g.clockwise(g.maximus), take_turn)


def roll(g: Discordia, now: Now) -> None:
    """Three dice, told apart by their colours (DI-3.3, DI-A8)."""
    red, yellow, blue = map(int, now.pick_each(DIE_NAMES, FACES))
    g.dice = red, yellow, blue
    if now.heard:
        now.tell(Rolled, g.maximus, red, yellow, blue)


def deal(g: Discordia, now: Now) -> None:
    """Fill the empty places of the display, row by row from the top and from left to right, as far as the stack goes
    (DI-2.9, DI-18.2, DI-A69)."""
    empty = [place for place, building in enumerate(g.display) if not building]
    dealt = now.deal(g.building_stack, len(empty))
    for place, building in zip(empty, dealt, strict=False):
        g.display[place] = building
    if dealt and now.heard:
        now.tell(BuildingsDealt, tuple(dealt))


@step
def close_season(g: Discordia, now: Now) -> None:
    """Maximus's die returns (DI-3.12); a Janus tile that says so is shuffled in again with all others (DI-A52)."""
    g.dice, g.taken = NO_DICE, ""
    if g.table.seats == 1:
        shuffle_janus(g, now)
