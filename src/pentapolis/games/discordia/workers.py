"""Workers: what fills a space, what is drawn from the bag, and the reserve that is to be empty (DI-1, DI-6, DI-16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel.chance import Value
from ...kernel.now import Now
from .actions import Pay, Workers
from .components import WORKERS, Box
from .events import ReserveEmptied, WorkersDrawn, WorkersReleased, WorkersReturned
from .state import NO_WORKERS, City, Counts, Discordia

MOST_ON_A_SPACE = 3
ALL_JOKERS = 0b1111
BAG_NAMES: tuple[str, ...] = ("farmer", "merchant", "sailor", "soldier")
"""The types in the order in which chance lists them."""
WORKER_PLACES: dict[Value, int] = {worker: place for place, worker in enumerate(WORKERS)}


# Filling a space


class Payments(dict[Counts, Pay]):
    """Every payment once."""

    def __missing__(self, counts: Counts) -> Pay:
        pay = self[counts] = Pay(*counts)
        return pay


PAYMENTS = Payments()


class Ways(dict[int, tuple[Pay, ...]]):
    """The sets of workers that fit a space (DI-6.3 to DI-6.6): by its need, shifted by 12, the jokers of the player,
    shifted by 8, and his reserve up to three of each type.

    Workers of a type that is no joker stand for their own type or for a grey worker; all else may be jokers.
    """

    def __missing__(self, key: int) -> tuple[Pay, ...]:
        need, jokers, stock = key >> 12, key >> 8 & ALL_JOKERS, key & 0xFF
        wanted = [need >> 4 * place & 15 for place in range(4)]
        grey = need >> 16
        left = [stock >> 2 * place & 3 for place in range(4)]
        found = []
        for counts in splits(left, sum(wanted) + grey):
            beyond = sum(max(0, counts[t] - wanted[t]) for t in range(4) if not jokers >> t & 1)
            if beyond <= grey:
                found.append(PAYMENTS[counts])
        ways = self[key] = tuple(found)
        return ways


WAYS = Ways()


def splits(limits: Sequence[int], total: int) -> list[Counts]:
    """All ways to take so many within these limits, most of the first type first."""
    a, b, c, d = limits
    return [
        (i, j, k, total - i - j - k)
        for i in range(min(a, total), -1, -1)
        for j in range(min(b, total - i), -1, -1)
        for k in range(min(c, total - i - j), -1, -1)
        if total - i - j - k <= d
    ]


SAILORS, SOLDIERS, MERCHANTS, FARMERS = (
    tuple(min(number, MOST_ON_A_SPACE) << 2 * place for number in range(141)) for place in range(4)
)
"""A number of workers up to three, by type, as part of a key of `WAYS`."""


def means(box: Box, city: City) -> int:
    """What a player can fill spaces with, as the lower part of a key of `WAYS`: jokers, and the reserve up to three
    of each type."""
    a, b, c, d = city.reserve
    stock = SAILORS[a] | SOLDIERS[b] | MERCHANTS[c] | FARMERS[d]
    return jokers(box, city.privileges) << 8 | stock if city.privileges else stock


def jokers(box: Box, privileges: tuple[str, ...]) -> int:
    """A bit per type of worker that is a joker; two privileges of one type make all jokers (DI-13.2 to DI-13.4)."""
    found = box.jokers.get(privileges)
    if found is None:
        found = 0
        for id in privileges:
            for effect in box.privileges[id].effect:
                if effect.kind == "joker":
                    bit = 1 << WORKER_PLACES[effect.worker]
                    found = ALL_JOKERS if found & bit else found | bit
        box.jokers[privileges] = found
    return found


@cache
def names(workers: Counts) -> tuple[str, ...]:
    """Each worker by his type."""
    return tuple(worker for worker, number in zip(WORKERS, workers, strict=True) for _ in range(number))


def counted(workers: Workers) -> Counts:
    return workers.sailor, workers.soldier, workers.merchant, workers.farmer


def standing(spaces: tuple[tuple[str, ...], ...]) -> Counts:
    """The workers on filled spaces, by type."""
    counts = [0, 0, 0, 0]
    for space in spaces:
        for worker in space:
            counts[WORKER_PLACES[worker]] += 1
    a, b, c, d = counts
    return a, b, c, d


# Reserve and bag


def plus(some: Counts, more: Counts) -> Counts:
    a, b, c, d = some
    e, f, g, h = more
    return a + e, b + f, c + g, d + h


def minus(some: Counts, less: Counts) -> Counts:
    a, b, c, d = some
    e, f, g, h = less
    return a - e, b - f, c - g, d - h


def draw(g: Discordia, now: Now, seat: int, number: int, source: str) -> int:
    """Workers from the bag into a reserve, one by one; what the bag lacks is forfeited (DI-16.1). How many came."""
    a, b, c, d = g.bag
    if number > a + b + c + d:
        number = a + b + c + d
    if number:
        came = now.takes("bag", BAG_NAMES, number, (d, c, a, b)).count
        drawn = came("sailor"), came("soldier"), came("merchant"), came("farmer")
        city = g.cities[seat]
        g.bag = minus(g.bag, drawn)
        city.reserve = plus(city.reserve, drawn)
        if now.heard:
            now.tell(WorkersDrawn, seat, source, *drawn)
    return number


def put_back(g: Discordia, now: Now, seat: int, workers: Counts, source: str) -> None:
    """Workers of a reserve go into the bag, which may empty it (DI-16.4, DI-1.1)."""
    city = g.cities[seat]
    city.reserve = minus(city.reserve, workers)
    g.bag = plus(g.bag, workers)
    if now.heard and workers != NO_WORKERS:
        now.tell(WorkersReturned, seat, source, *workers)
    look_for_victory(g, now, seat)


def release(g: Discordia, now: Now, seat: int, building: str, spaces: tuple[tuple[str, ...], ...]) -> None:
    """The workers of a tile that is covered, replaced or destroyed return to the reserve (DI-5.5, DI-16.6)."""
    if spaces:
        workers = standing(spaces)
        city = g.cities[seat]
        city.reserve = plus(city.reserve, workers)
        if now.heard:
            now.tell(WorkersReleased, seat, building, *workers)


def look_for_victory(g: Discordia, now: Now, seat: int) -> None:
    """Whoever has no worker left in reserve wins on the spot, and nothing more is resolved (DI-1.1, DI-A38)."""
    if g.cities[seat].reserve == NO_WORKERS:
        g.chain.clear()
        now.tell(ReserveEmptied, seat, g.year, g.season)
        now.end()
