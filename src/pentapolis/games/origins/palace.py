"""Raising towers and growing the population (OR-15, OR-16, OR-24.3)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import CapricornRaise, Decline, GrowPopulation, RaiseTower
from .components import ALL_BASES, COLOUR_PLACES, COLOURS, DICE, DIE_PLACES, GOLD, HIGHEST, LAST_BASE_VP, START_BASES
from .endings import announce
from .events import BaseTaken, TowerRaised
from .people import change, named
from .resources import DECLINE, charge, pay_gold, score
from .state import Origins, Player

RAISE = tuple(map(RaiseTower, COLOURS))
GROW = (GrowPopulation(),)


# Towers


def towers_of(g: Origins, player: Player) -> tuple[RaiseTower, ...]:
    """The towers that have a floor in the supply and Gold for it (OR-15.1, OR-15.2)."""
    gold = player.resources[GOLD]
    if not gold:
        return ()
    towers = zip(RAISE, g.tower_supply, player.towers, strict=True)
    return tuple([tower for tower, floors, height in towers if floors and height <= gold])


def why_not_raise(g: Origins, seat: int, action: RaiseTower) -> Why | None:
    """Why a tower can't be raised."""
    if action.colour not in COLOURS:
        return None
    colour = COLOUR_PLACES[action.colour]
    if not g.tower_supply[colour]:
        return Why("OR-15.2", "refused-no-floor", {"colour": action.colour})
    player = g.players[seat]
    return Why("OR-15.1", "refused-tower-cost", {"colour": action.colour, "gold": player.towers[colour]})


def raise_tower(g: Origins, now: Now, seat: int, colour: int) -> None:
    """A floor for as much Gold as the tower has floors; Capricorn may follow (OR-15.1, OR-15.3, OR-24.3)."""
    player = g.players[seat]
    pay_gold(g, now, seat, "tower", player.towers[colour])
    g.tower_supply[colour] -= 1
    player.towers[colour] += 1
    now.tell(TowerRaised, seat, COLOURS[colour], player.towers[colour])
    if not g.tower_supply[colour]:
        announce(g, now)
    if g.holds(seat, "capricorn") and any(freeman.value < HIGHEST for freeman in player.freemen):
        now.ask(capricorn_raise, seat)


@lru_cache(maxsize=REMEMBERED)
def _capricorn(freemen: tuple[tuple[str, int], ...]) -> Items:
    return Items([*(CapricornRaise(token, site) for token, site in freemen), DECLINE])


@decision("OR-24.3", CapricornRaise, Decline)
def capricorn_raise(g: Origins, seat: int) -> Items:
    """Any own Freeman below 6, used or unused, gains 2, up to 6 (OR-24.3, OR-A25)."""
    below = [(DICE[f.colour][f.value], f.site) for f in g.players[seat].freemen if f.value < HIGHEST]
    return _capricorn(tuple(dict.fromkeys(below)))


@capricorn_raise.chosen
def _capricorn_raise(g: Origins, now: Now, seat: int, action: CapricornRaise | Decline) -> None:
    if isinstance(action, CapricornRaise):
        freeman = named(g.players[seat], action.freeman, action.site)
        change(now, seat, freeman, min(HIGHEST, freeman.value + 2))


@capricorn_raise.refuses
def _why_not_capricorn(g: Origins, seat: int, action: CapricornRaise) -> Why:
    _, value = DIE_PLACES.get(action.freeman, (0, 0))
    there = [(DICE[f.colour][f.value], f.site) for f in g.players[seat].freemen]
    if value == HIGHEST and (action.freeman, action.site) in there:
        return Why("OR-24.3", "refused-already-six")
    return Why("OR-24.3", "refused-no-such-freeman")


# Population


def next_base_cost(g: Origins, player: Player) -> int:
    """The Food at the leftmost base of the track (OR-16.1, OR-16.2)."""
    return g.box.base_costs[player.bases - START_BASES]


def growth_of(g: Origins, player: Player) -> tuple[GrowPopulation, ...]:
    """The next base, if there is one and its Food can be paid (OR-16.1, OR-16.3)."""
    if player.bases == ALL_BASES:
        return ()
    _, food, _, gold = player.resources
    return GROW if food + gold >= next_base_cost(g, player) else ()


def why_not_grow(g: Origins, seat: int) -> Why:
    """Why there is no next base."""
    player = g.players[seat]
    if player.bases == ALL_BASES:
        return Why("OR-16.3", "refused-no-base-left")
    return Why("OR-16.1", "refused-base-cost", {"food": next_base_cost(g, player)})


def grow_population(g: Origins, now: Now, seat: int) -> None:
    """Pay the Food, then the base comes beside the board (OR-16.1)."""
    now.then(take_base.of(seat))
    charge(g, now, seat, "population", food=next_base_cost(g, g.players[seat]))


@step
def take_base(g: Origins, now: Now, seat: int) -> None:
    """An empty base; the last one scores 10 VP (OR-16.1, OR-16.3)."""
    player = g.players[seat]
    player.bases += 1
    now.tell(BaseTaken, seat, player.bases)
    if player.bases == ALL_BASES:
        score(g, now, seat, "last_base", LAST_BASE_VP)
