"""A season: its frame, the sale of slaves, the return of the peasants, the next King of Kings (AL-2, 3, 14, 15)."""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import KeepPeasants, NameKingOfKings, SellSlaves
from .components import DEALS, HARVEST
from .court import assign_peasants
from .events import Crowned, PeasantsReturned, SlavesSold
from .harvest import resolve_blessings, resolve_farmers
from .jobs import resolve_merchants, resolve_priests, resolve_workers
from .phases import begin_phase, begin_season
from .soldiers import resolve_soldiers
from .state import NOBODY, AlbaLonga

KEEP_PEASANTS = KeepPeasants()
MOST_SOLD = max(peasants for peasants, _ in DEALS.values())
SALES = tuple(
    Items([*(SellSlaves(deal) for deal, (peasants, _) in DEALS.items() if peasants <= home), KEEP_PEASANTS])
    for home in range(MOST_SOLD + 1)
)
"""The deals by the number of peasants, up to which it matters."""


@step
def play_season(g: AlbaLonga, now: Now, season: str) -> None:
    """Five phases; the jobs are resolved one after the other (AL-2.2, AL-2.3)."""
    harvest = (resolve_farmers, resolve_blessings) if season == HARVEST else ()
    now.then(
        open_season.of(season),
        assign_peasants,
        resolve_soldiers,
        resolve_merchants,
        resolve_workers,
        resolve_priests,
        *harvest,
        return_peasants,
        pass_crown_on,
    )


@step
def open_season(g: AlbaLonga, now: Now, season: str) -> None:
    """The season disc moves, the dice cost is 0 again, and peasants may be sold (AL-3.1 to AL-3.3)."""
    begin_season(g, now, season)
    begin_phase(g, now, "begin_season")
    g.dice_cost_space = 0
    now.each([seat for seat in g.order if g.cities[seat].home], sell_slaves)


@decision("AL-3.3", SellSlaves, KeepPeasants)
def sell_slaves(g: AlbaLonga, seat: int) -> Items:
    """At most one deal per King and season (AL-3.3, AL-A3)."""
    return SALES[min(g.cities[seat].home, MOST_SOLD)]


@sell_slaves.chosen
def _sell_slaves(g: AlbaLonga, now: Now, seat: int, action: SellSlaves | KeepPeasants) -> None:
    if isinstance(action, KeepPeasants):
        return
    peasants, silver = DEALS[action.deal]
    city = g.cities[seat]
    city.home -= peasants
    city.silver += silver
    now.tell(SlavesSold, seat, peasants, silver)


@sell_slaves.refuses
def _why_not_sell(g: AlbaLonga, seat: int, action: SellSlaves) -> Why | None:
    if action.deal not in DEALS:
        return None
    return Why("AL-3.4", "refused-too-few-peasants", {"peasants": g.cities[seat].home})


@step
def return_peasants(g: AlbaLonga, now: Now) -> None:
    """Everybody stands up and goes home; captives go to the supply (AL-14)."""
    begin_phase(g, now, "return")
    for seat in g.order:
        city = g.cities[seat]
        city.home = city.population
        city.assigned = [0, 0, 0, 0, 0]
        city.captives = [0, 0, 0, 0, 0]
        city.lying_merchant, city.lying_farmers = False, 0
        city.out = city.improved = city.blessed = False
    now.tell(PeasantsReturned)


@step
def pass_crown_on(g: AlbaLonga, now: Now) -> None:
    """The King of Kings gives the card away at the end of each season, unless he is alone (AL-15.1, AL-A33)."""
    begin_phase(g, now, "king_of_kings")
    if len(g.order) > 1:
        now.ask(name_king_of_kings, g.king_of_kings)


@decision("AL-15.1", NameKingOfKings)
def name_king_of_kings(g: AlbaLonga, seat: int) -> Items:
    """Any other King in the game (AL-15.1, AL-18.2)."""
    return others(g.order, seat)


@cache
def others(order: tuple[int, ...], seat: int) -> Items:
    return Items(NameKingOfKings(king) for king in order if king != seat)


@name_king_of_kings.chosen
def _name_king_of_kings(g: AlbaLonga, now: Now, seat: int, action: NameKingOfKings) -> None:
    crown(g, now, action.king, seat)


@name_king_of_kings.refuses
def _why_not_name(g: AlbaLonga, seat: int, action: NameKingOfKings) -> Why:
    if action.king == seat:
        return Why("AL-15.1", "refused-not-yourself")
    if action.king in g.seats:
        return Why("AL-18.1", "refused-eliminated", {"king": action.king})
    return Why("AL-15.1", "refused-no-such-king", {"king": action.king})


def crown(g: AlbaLonga, now: Now, king: int, giver: int = NOBODY) -> None:
    """A King becomes King of Kings: turn order is clockwise from him (AL-2.5)."""
    place = g.order.index(king)
    g.order = g.order[place:] + g.order[:place]
    g.king_of_kings = king
    now.tell(Crowned, king, giver)
