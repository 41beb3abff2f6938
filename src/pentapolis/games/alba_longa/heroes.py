"""Heroes: what is played, used and taken back, and what all can know of it (AL-6.4, AL-8, AL-20.2).

The used pile is its King's secret, but everybody has seen what was played. `City.trace` keeps exactly what can be
concluded from that: every set of heroes that the used pile may be.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.chance import Chance
from ...kernel.now import Now
from ...kernel.options import Items
from .actions import ChooseHero, RecoverHero, SkipRecover
from .components import ALL_HEROES, HEROES
from .events import HeroesReturned, HeroRecovered, HeroRevealed
from .state import NOBODY, NOTHING_USED, AlbaLonga, possible_piles

SKIP_RECOVER = SkipRecover()
HERO_OPTIONS = tuple(Items(ChooseHero(hero) for hero in HEROES if active >> hero & 1) for active in range(32))
"""The heroes that can be chosen, by the bits of the active ones."""
RECOVER_OPTIONS = tuple(
    Items([*(RecoverHero(hero) for hero in HEROES if used >> hero & 1), SKIP_RECOVER]) for used in range(32)
)
"""What can be taken back, by the bits of the used heroes."""
ONLY_ZERO_LEFT = ALL_HEROES & ~1


def reveal_hero(g: AlbaLonga, now: Now, seat: int, hero: int) -> None:
    """A hero is turned up: he was not in the used pile."""
    city = g.cities[seat]
    city.hero = hero
    city.trace = _trace(pile for pile in possible_piles(city.trace) if not pile >> hero & 1)
    now.tell(HeroRevealed, seat, hero)


def put_hero_away(g: AlbaLonga, now: Now, seat: int) -> None:
    """A hero of 1 or more goes to the used pile; with only the 0 left, all come back (AL-8.1, AL-8.2)."""
    city = g.cities[seat]
    bit = 1 << city.hero
    city.hero = NOBODY
    if bit == 1:
        return
    city.used |= bit
    city.trace = _trace(pile | bit for pile in possible_piles(city.trace))
    if city.used == ONLY_ZERO_LEFT:
        city.used, city.trace = 0, NOTHING_USED
        now.tell(HeroesReturned, seat)


def take_hero_back(g: AlbaLonga, now: Now, seat: int, hero: int) -> None:
    """One hero leaves the used pile in secret: for the others it may be any of them (AL-20.2, AL-A41)."""
    city = g.cities[seat]
    city.used &= ~(1 << hero)
    piles = possible_piles(city.trace)
    city.trace = _trace(pile & ~(1 << other) for pile in piles for other in HEROES if pile >> other & 1)
    now.tell(HeroRecovered, seat, hero)


def _trace(piles: Iterable[int]) -> int:
    trace = 0
    for pile in piles:
        trace |= 1 << pile
    return trace


def imagine(g: AlbaLonga, viewer: int, chance: Chance) -> None:
    """Fill in the used piles that the viewer can't see: one of those that agree with all that was played."""
    for city in g.cities:
        if city.used < 0:
            city.used = int(chance.pick("imagine", possible_piles(city.trace)))
