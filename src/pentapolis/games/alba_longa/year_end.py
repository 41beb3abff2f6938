"""The end of the year: feeding, elimination, growth (AL-16, AL-18)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Grow, NoGrowth
from .components import GROWTH, YEAR_END
from .events import Eliminated, Fed, Grew
from .phases import begin_phase, begin_season
from .season import crown, name_king_of_kings
from .state import NOBODY, AlbaLonga, empty_city

NO_GROWTH = NoGrowth()
GROWTHS = tuple(
    Items([*(Grow(n) for n, cost in enumerate(GROWTH) if 0 < cost <= wheat), NO_GROWTH])
    for wheat in range(GROWTH[-1] + 1)
)
"""What can be grown, by the wheat in stock."""


@step
def end_year(g: AlbaLonga, now: Now) -> None:
    """Feed, grow, adjust (AL-2.4)."""
    begin_season(g, now, YEAR_END)
    now.then(feed_people, grow_population, adjust_discs)


@step
def feed_people(g: AlbaLonga, now: Now) -> None:
    """All at once: 1 wheat per peasant; the unfed leave; without any wheat a King is eliminated (AL-16.1 to 16.4)."""
    begin_phase(g, now, "feed")
    starved = [seat for seat in g.order if not g.cities[seat].wheat]
    for seat in g.order:
        city = g.cities[seat]
        fed = min(city.wheat, city.home)
        if now.heard:
            now.tell(Fed, seat, fed, city.home - fed)
        city.wheat -= fed
        city.home = fed
    if starved:
        eliminate(g, now, starved)


def eliminate(g: AlbaLonga, now: Now, starved: list[int]) -> None:
    """Kings leave the game, all at once; a King of Kings among them names the next one (AL-18.1 to 18.3, AL-A30)."""
    for seat in starved:
        g.cities[seat] = empty_city()
        now.tell(Eliminated, seat)
    g.order = tuple(seat for seat in g.order if seat not in starved)
    if not g.order:
        g.king_of_kings = NOBODY
        now.end()  # all have lost (AL-18.6)
    elif g.king_of_kings in starved and len(g.order) == 1:
        crown(g, now, g.order[0])
    elif g.king_of_kings in starved:
        now.ask(name_king_of_kings, g.king_of_kings)
        g.king_of_kings = NOBODY


@step
def grow_population(g: AlbaLonga, now: Now) -> None:
    """In turn order; who could not feed all his people has no wheat left (AL-16.5)."""
    begin_phase(g, now, "grow")
    now.each([seat for seat in g.order if g.cities[seat].wheat], grow)


@decision("AL-16.5", Grow, NoGrowth)
def grow(g: AlbaLonga, seat: int) -> Items:
    """One purchase a year, six new peasants at most (AL-16.6, AL-16.7)."""
    return GROWTHS[min(g.cities[seat].wheat, GROWTH[-1])]


@grow.chosen
def _grow(g: AlbaLonga, now: Now, seat: int, action: Grow | NoGrowth) -> None:
    if isinstance(action, NoGrowth):
        return
    city = g.cities[seat]
    city.wheat -= GROWTH[action.n]
    city.home += action.n
    now.tell(Grew, seat, action.n, GROWTH[action.n])


@grow.refuses
def _why_not_grow(g: AlbaLonga, seat: int, action: Grow) -> Why:
    if not 0 < action.n < len(GROWTH):
        return Why("AL-16.7", "refused-growth-limit", {"n": action.n, "most": len(GROWTH) - 1})
    return Why("AL-16.6", "refused-too-little-wheat", {"n": action.n, "wheat": GROWTH[action.n]})


@step
def adjust_discs(g: AlbaLonga, now: Now) -> None:
    """Each King sets his population disc, on the last space if there are more people (AL-16.10, AL-A36)."""
    for seat in g.order:
        city = g.cities[seat]
        city.population_disc = min(city.population, g.box.population_length)
