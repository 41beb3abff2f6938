"""Visiting an Encounter site: the worker, its main actions and the bonus action (OR-6, OR-7, OR-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ...kernel.action import Done
from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import DONE, decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Advance, BonusAction, MainAction, PerformBonus, RaiseFreeman, TakeGold, VisitSite
from .components import (
    ARCHON,
    COLOURS,
    DIE_PLACES,
    GOLD,
    HIGHEST,
    SHIP_HIGHEST,
    SITES,
    SPEAKER_VALUES,
    SPEAKERS,
    WISDOM,
    Deed,
    Effect,
)
from .effects import BONUS, MAIN, Use, effect, perform, usable, use_of
from .events import WorkerSent
from .military import advance
from .people import increase, named, tokens_of
from .resources import affordable, charge, gain, gain_all
from .solo import turn_ship, turn_ships
from .state import Origins, Speaker, Visit

EVERYWHERE = (1 << len(SITES)) - 1


def _visits(worker: str) -> tuple[tuple[VisitSite, ...], ...]:
    """The visits of a worker by the sites it can go to, a bit each."""
    each = [VisitSite(worker, site) for site in SITES]
    return tuple(tuple(visit for bit, visit in enumerate(each) if sites >> bit & 1) for sites in range(EVERYWHERE + 1))


VISITS = {worker: _visits(worker) for worker in (*DIE_PLACES, *SPEAKER_VALUES, ARCHON)}
VALUES = {worker: value for worker, (_, value) in DIE_PLACES.items()} | SPEAKER_VALUES | {ARCHON: SHIP_HIGHEST}
"""What a worker is worth at a mothership; the Archon has no value and needs none (OR-4.5)."""


# Choosing a worker and a site


def workers_of(g: Origins, seat: int, freemen: Sequence[str]) -> list[str]:
    """The unused workers by name: these Freemen, Speakers, the Archon (OR-6.1)."""
    player, workers = g.players[seat], list(freemen)
    for speaker in g.speakers:
        if speaker.holder == seat and not speaker.site and (name := SPEAKERS[speaker.value]) not in workers:
            workers.append(name)
    if not player.archon:
        workers.append(ARCHON)
    return workers


def visits_of(g: Origins, seat: int, freemen: Sequence[str]) -> tuple[VisitSite, ...]:
    """Every unused worker with every site where the missing value can be paid in Wisdom or Gold (OR-6.1 to OR-6.3)."""
    visits: tuple[VisitSite, ...] = ()
    resources, ships = g.players[seat].resources, g.motherships
    means, highest = resources[WISDOM] + resources[GOLD], max(ships)
    for worker in workers_of(g, seat, freemen):
        reach = VALUES[worker] + means
        sites = EVERYWHERE if reach >= highest else sum([1 << bit for bit, ship in enumerate(ships) if ship <= reach])
        visits += VISITS[worker][sites]
    return visits


def visit_cost(g: Origins, worker: str, site: int) -> int:
    """The Wisdom that a low die must pay; the Archon pays nothing (OR-6.2, OR-6.3)."""
    return max(0, g.motherships[site - 1] - VALUES[worker])


def why_not_visit(g: Origins, seat: int, action: VisitSite) -> Why:
    """Why a worker can't go there."""
    if action.site not in SITES:
        return Why("OR-6.1", "refused-no-such-site")
    if action.worker not in workers_of(g, seat, tokens_of(g.players[seat])):
        return Why("OR-6.1", "refused-no-such-worker")
    missing = visit_cost(g, action.worker, action.site)
    return Why("OR-6.2", "refused-ship-too-high", {"site": action.site, "wisdom": missing})


def visit_site(g: Origins, now: Now, seat: int, worker: str, site: int) -> None:
    """Place the worker, pay, turn the mothership, then the actions (OR-6.4)."""
    cost = visit_cost(g, worker, site)
    base = place_worker(g, seat, worker, site)
    six = base >= 0 and VALUES[worker] == HIGHEST
    g.visit = Visit(site, worker, 2 if six else 1, [], False)
    if now.heard:
        now.tell(WorkerSent, seat, worker, site, base)
    now.then(continue_visit.for_seat[seat])
    if cost or g.solo:
        now.then(turn_ships.of(seat, site))
        charge(g, now, seat, "visit", wisdom=cost)
    else:
        turn_ship(g, now, site)


def place_worker(g: Origins, seat: int, worker: str, site: int) -> int:
    """The worker stands on the site until it is taken back; the base of a Freeman, -1 for others (OR-6.9)."""
    player = g.players[seat]
    if worker == ARCHON:
        player.archon = site
    elif worker in DIE_PLACES:
        freeman = named(player, worker)
        freeman.site = site
        return freeman.base
    else:
        _speaker(g, seat, SPEAKER_VALUES[worker]).site = site
    return -1


def _speaker(g: Origins, seat: int, value: int) -> Speaker:
    return next(s for s in g.speakers if s.holder == seat and s.value == value and not s.site)


# The actions of the site


def visit_of(g: Origins) -> Visit:
    """The visit in progress."""
    assert g.visit is not None
    return g.visit


@step
def continue_visit(g: Origins, now: Now, seat: int) -> None:
    """Ask for the next action as long as there is one; else the visit is over (OR-6.5 to OR-6.7)."""
    visit = visit_of(g)
    mains, bonus = mains_left(g, seat, visit) if visit.mains else (), bonus_left(g, seat, visit)
    if mains or bonus:
        now.ask(visit_step, seat, _steps(mains, bonus, bool(visit.done)))
    else:
        g.visit = None


def mains_left(g: Origins, seat: int, visit: Visit) -> tuple[str, ...]:
    """The main actions that can still be performed (OR-6.5, OR-6.6)."""
    upper, lower = g.box.mains_of[visit.site]
    if not can_main(g, seat, visit, lower):
        return (upper,) if can_main(g, seat, visit, upper) else ()
    return (upper, lower) if can_main(g, seat, visit, upper) else (lower,)


def bonus_left(g: Origins, seat: int, visit: Visit) -> str:
    """The bonus tile, if its action can still be performed or replaced; else nothing (OR-6.7, OR-A53)."""
    colour = g.bonus_tiles[visit.site - 1]
    if visit.bonus or not entitled(g, seat, visit, colour):
        return ""
    tile = g.box.bonus_tiles[colour]
    return tile.id if g.holds(seat, "pisces") or can_deed(g, seat, tile, BONUS) else ""


@lru_cache(maxsize=REMEMBERED)
def _steps(mains: tuple[str, ...], bonus: str, done: bool) -> Items:
    return Items([*map(MainAction, mains), *([BonusAction(bonus)] if bonus else []), *([DONE] if done else [])])


def can_main(g: Origins, seat: int, visit: Visit, action: str) -> bool:
    """Gains are always possible; a lower action only if it can be carried out (OR-6.5, OR-7.7)."""
    if action in visit.done:
        return False
    box = g.box
    return action in box.sure or can_deed(g, seat, box.main_actions[action], MAIN)


def can_deed(g: Origins, seat: int, deed: Deed, how: str) -> bool:
    """Whether its cost can be paid and it would do something (OR-3.5, OR-A53)."""
    if deed.cost and not affordable(g.players[seat], **deed.cost):
        return False
    return usable(g, seat, use_of(deed.id, how))


def entitled(g: Origins, seat: int, visit: Visit, colour: int) -> bool:
    """The worker has the colour of the tile; the Archon those of the adviser row now (OR-6.7, OR-6.8, OR-A49)."""
    if visit.worker == ARCHON:
        return colour in g.players[seat].advisers
    return visit.worker in DIE_PLACES and DIE_PLACES[visit.worker][0] == colour


@decision("OR-6.5", MainAction, BonusAction, Done)
def visit_step(g: Origins, seat: int) -> Items:
    """A main action, two with a 6, and the bonus action in any order (OR-6.5 to OR-6.7)."""
    visit = visit_of(g)
    mains = mains_left(g, seat, visit) if visit.mains else ()
    return _steps(mains, bonus_left(g, seat, visit), bool(visit.done))


@visit_step.chosen
def _visit_step(g: Origins, now: Now, seat: int, action: MainAction | BonusAction | Done) -> None:
    visit = visit_of(g)
    if isinstance(action, Done):
        g.visit = None
        return
    if isinstance(action, MainAction):
        visit.mains -= 1
        visit.done.append(action.action)
        if gains := g.box.plain_gains.get(action.action):
            gain_all(g, now, seat, action.action, gains)
            continue_visit(g, now, seat)
        else:
            now.then(continue_visit.for_seat[seat])
            perform_paid(g, now, seat, action.action, MAIN)
        return
    visit.bonus = True
    now.then(continue_visit.for_seat[seat])
    if g.holds(seat, "pisces"):
        now.then(bonus_choice.of(seat, action.tile))
    else:
        perform_paid(g, now, seat, action.tile, BONUS)


def perform_paid(g: Origins, now: Now, seat: int, deed: str, how: str) -> None:
    """Pay a deed's own cost, then carry it out (OR-3.5)."""
    cost = g.box.deeds[deed].cost
    if not cost:
        perform(g, now, seat, use_of(deed, how))
        return
    now.then(after_paying.of(seat, deed, how))
    charge(g, now, seat, deed, **cost)


@step
def after_paying(g: Origins, now: Now, seat: int, deed: str, how: str) -> None:
    """Its cost is paid: the deed itself."""
    perform(g, now, seat, use_of(deed, how))


@visit_step.refuses
def _why_not_step(g: Origins, seat: int, action: MainAction | BonusAction | Done) -> Why | None:
    visit, box = visit_of(g), g.box
    if isinstance(action, Done):
        return Why("OR-A62", "refused-main-action-first")
    if isinstance(action, BonusAction):
        colour = g.bonus_tiles[visit.site - 1]
        if box.bonus_tiles[colour].id != action.tile:
            return Why("OR-13.1", "refused-not-on-site")
        if visit.bonus:
            return Why("OR-6.7", "refused-bonus-once")
        if not entitled(g, seat, visit, colour):
            return Why("OR-6.7", "refused-bonus-colour", {"colour": COLOURS[colour]})
        return Why("OR-A53", "refused-cannot-do")
    if action.action not in box.site_of:
        return None
    if box.site_of[action.action] != visit.site:
        return Why("OR-6.5", "refused-not-on-site")
    if action.action in visit.done or not visit.mains:
        return Why("OR-6.6", "refused-one-main-action")
    return Why("OR-7.7", "refused-cannot-do")


# Bonus actions


@cache
def _bonus(possible: bool) -> Items:
    return Items([*([PerformBonus()] if possible else []), TakeGold()])


@decision("OR-24.2", PerformBonus, TakeGold)
def bonus_choice(g: Origins, seat: int, tile: str) -> Items:
    """With Pisces a bonus action, cost included, may be replaced by 1 Gold (OR-24.2, OR-A24)."""
    return _bonus(can_deed(g, seat, g.box.deeds[tile], BONUS))


@bonus_choice.chosen
def _bonus_choice(g: Origins, now: Now, seat: int, action: PerformBonus | TakeGold, tile: str) -> None:
    if isinstance(action, TakeGold):
        gain(g, now, seat, "pisces", GOLD, 1)
    else:
        perform_paid(g, now, seat, tile, BONUS)


@bonus_choice.refuses
def _why_not_bonus(g: Origins, seat: int, action: PerformBonus, tile: str) -> Why:
    return Why("OR-A53", "refused-cannot-do")


# Spending Food

ADVANCE = Advance()
MOST_FOOD = 3


@effect("spend_food")
def _spend_food(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(spend_food.of(seat, MOST_FOOD))


@_spend_food.possible
def _food_to_spend(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return affordable(g.players[seat], food=1)


@lru_cache(maxsize=REMEMBERED)
def _meals(tokens: tuple[str, ...], done: bool) -> Items:
    return Items([*map(RaiseFreeman, tokens), ADVANCE, *([DONE] if done else [])])


@decision("OR-7.6", RaiseFreeman, Advance, Done)
def spend_food(g: Origins, seat: int, left: int) -> Items:
    """For each of 1 to 3 Food an unused Freeman or the army, one after the other (OR-7.6)."""
    return _meals(tokens_of(g.players[seat]), left < MOST_FOOD)


@spend_food.chosen
def _spend_food_on(g: Origins, now: Now, seat: int, action: RaiseFreeman | Advance | Done, left: int) -> None:
    if isinstance(action, Done):
        return
    now.then(feed.of(seat, action.freeman if isinstance(action, RaiseFreeman) else "", left))
    charge(g, now, seat, "spend_food", food=1)


@spend_food.refuses
def _why_not_feed(g: Origins, seat: int, action: RaiseFreeman | Done, left: int) -> Why:
    if isinstance(action, Done):
        return Why("OR-7.6", "refused-spend-food-first")
    return Why("OR-7.6", "refused-no-such-freeman")


@step
def feed(g: Origins, now: Now, seat: int, token: str, left: int) -> None:
    """What 1 Food does; then the next, while there is any (OR-7.6)."""
    if token:
        increase(g, now, seat, named(g.players[seat], token))
    else:
        advance(g, now, seat, 1)
    if left > 1 and affordable(g.players[seat], food=1):
        now.then(spend_food.of(seat, left - 1))
