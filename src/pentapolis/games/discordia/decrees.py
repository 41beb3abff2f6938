"""Decrees: fourteen conditions, four places (DI-14)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ClaimDecree, PassWindow
from .bonuses import receive
from .components import BARRACKS, EXPEDITION, TYPE_PLACES, Box
from .events import DecreeCompleted
from .looks import Look, look
from .ships import resolve_ships
from .state import City, Discordia
from .tables import Condition

Check = Callable[[City, Look], bool]
PASS_WINDOW = PassWindow()


def places(kinds: tuple[str, ...]) -> tuple[int, ...]:
    """Types of buildings by their places; a military tower is barracks."""
    return tuple(sorted({TYPE_PLACES.get(kind, BARRACKS) for kind in kinds}))


def check_of(condition: Condition) -> Check:
    """A condition as a question about a city; it holds when its number is reached or exceeded (DI-14.5)."""
    n, kind, buildings = condition.n, condition.kind, condition.buildings
    if kind == "extension_types":
        types = condition.types
        return lambda city, _: city.extensions >= types and sum(tiles > 0 for tiles in city.bought) >= types
    if kind == "extension_pairs":
        least, size = condition.pairs * condition.size, condition.size
        return lambda city, _: (
            city.extensions >= least and sum(tiles >= size for tiles in city.bought) >= condition.pairs
        )
    if kind == "modifiers":
        return lambda city, _: city.modifiers >= n
    if kind == "towers":
        return lambda city, _: len(city.towers) - city.towers.count(None) >= n
    if kind == "aqueduct":
        return lambda city, _: city.ring >= n
    if kind == "track" and condition.track == EXPEDITION:
        return lambda city, _: city.expedition >= n
    if kind == "track":
        return lambda city, _: city.upgrade >= n
    if kind == "reserve_types_max":
        return lambda city, _: 4 - city.reserve.count(0) <= n
    if kind == "workers_all_types":
        return lambda _, look: 0 not in look.occupied and look.at_work >= n
    assert kind == "workers"
    on = places(condition.on)
    if len(on) == 1:
        (place,) = on
        return lambda _, look: look.occupied[place] >= buildings and look.workers[place] >= n
    return lambda _, look: look.at_work >= n


def checks(box: Box) -> dict[str, Check]:
    """The conditions of a box, made once."""
    if not box.checks:
        box.checks.update({id: check_of(condition) for id, condition in box.decrees.items()})
    return box.checks


def claimable(g: Discordia, seat: int) -> list[str]:
    """Open decrees that a player may complete: the condition holds and his zone has a free place (DI-14.1, DI-14.4)."""
    box, city = g.box, g.cities[seat]
    if len(city.decrees) >= len(box.decree_slots):
        return []
    held, seen = checks(box), look(box, city)
    return [decree for decree in g.decree_supply if held[decree](city, seen)]


def claim(g: Discordia, now: Now, seat: int, decree: str) -> None:
    """The decree lies face down on the lowest free place, whose bonus is received (DI-14.3)."""
    city = g.cities[seat]
    place = len(city.decrees)
    g.decree_supply.remove(decree)
    city.decrees = (*city.decrees, decree)
    if now.heard:
        now.tell(DecreeCompleted, seat, decree, place + 1)
    receive(g, now, seat, (g.box.decree_slots[place].bonus, f"decree_slot_{place + 1}"))


def why_not_claim(g: Discordia, seat: int, decree: str) -> Why:
    """Why a decree can't be completed."""
    if decree not in g.decree_supply:
        return Why("DI-14.2", "refused-decree-not-open", {"decree": decree})
    if len(g.cities[seat].decrees) >= len(g.box.decree_slots):
        return Why("DI-14.4", "refused-decree-zone-full")
    return Why("DI-14.5", "refused-condition", {"decree": decree})


# Windows


@step
def open_window(g: Discordia, now: Now, seat: int) -> None:
    """After the ships of a turn, a raid and a recruitment a player may complete decrees (DI-17.6, 19.6, 19.16)."""
    if claimable(g, seat):
        now.ask(decree_window, seat)


@decision("DI-14.1", ClaimDecree, PassWindow)
def decree_window(g: Discordia, seat: int) -> Items:
    """Decrees whose conditions hold, one after the other (DI-14.2, DI-14.14)."""
    return Items([*map(ClaimDecree, claimable(g, seat)), PASS_WINDOW])


@decree_window.chosen
def _decree_window(g: Discordia, now: Now, seat: int, action: ClaimDecree | PassWindow) -> None:
    if isinstance(action, ClaimDecree):
        now.then(resolve_ships.for_seat[seat], open_window.for_seat[seat])
        claim(g, now, seat, action.decree)


@decree_window.refuses
def _why_not_claim(g: Discordia, seat: int, action: ClaimDecree) -> Why:
    return why_not_claim(g, seat, action.decree)
