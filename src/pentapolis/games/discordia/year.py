"""The year: five seasons, the events of its end, and the new year (DI-3.1, DI-20)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import COLUMNS, SEASONS, YEARS
from .events import FirstPlayerNamed, RowDiscarded, YearBegan
from .raid import raid, reveal_left
from .recruitment import emptying, recruitment
from .season import deal, play_season
from .state import Discordia


@step
def play_year(g: Discordia, now: Now) -> None:
    """Five seasons, raid, recruitment, emptying; then a new year or the end (DI-3.1, DI-18.3, DI-21.2)."""
    now.then(*(play_season.of(season) for season in SEASONS), raid, recruitment, emptying, new_year)


@step
def new_year(g: Discordia, now: Now) -> None:
    """After years 1 to 3 (DI-20); after year 4 the game is over (DI-1.2)."""
    if g.year == YEARS:
        now.end()
        return
    g.year += 1
    g.season = SEASONS[0]
    now.tell(YearBegan, g.year)
    move_up(g, now)
    deal(g, now)
    for city in g.cities:
        city.spent = 0
    g.right = ""
    reveal_left(g, now)
    if not g.solo:
        pass_marker_on(g, now)
    now.then(play_year)


def move_up(g: Discordia, now: Now) -> None:
    """The top row goes to the box; in each column what is left moves up as far as possible (DI-20.1, DI-20.2)."""
    gone = tuple(filter(None, g.display[:COLUMNS]))
    rows = len(g.display) // COLUMNS
    display = [""] * len(g.display)
    for column in range(COLUMNS):
        left = [building for building in g.display[COLUMNS + column :: COLUMNS] if building]
        display[column::COLUMNS] = left + [""] * (rows - len(left))
    g.display = display
    if now.heard:
        now.tell(RowDiscarded, gone)


def pass_marker_on(g: Discordia, now: Now) -> None:
    """To the player with the most workers in reserve, in a tie the first clockwise from the old one (DI-20.6)."""
    g.first_player = max(g.clockwise(g.first_player), key=lambda seat: g.cities[seat].workers)
    now.tell(FirstPlayerNamed, g.first_player)
