"""Soldiers: targets, heroes, and the fight for each attacked city (AL-6, AL-8, AL-20.2, AL-23.6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision, secret
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseHero, ChooseTarget, RecoverHero, SkipRecover
from .assisi import plunder_slot, update_assisi
from .components import ASSISI, CITIES, CITY_PLACES, SABOTAGES, SOLDIER
from .events import Fought, RecoverySkipped, TargetRevealed
from .heroes import HERO_OPTIONS, RECOVER_OPTIONS, put_hero_away, reveal_hero, take_hero_back
from .phases import begin_phase
from .sabotage import sabotage_slot
from .state import NOBODY, AlbaLonga


@step
def resolve_soldiers(g: AlbaLonga, now: Now) -> None:
    """Hero taken back, targets, heroes, fights, heroes put away, Assisi updated (AL-23.6)."""
    begin_phase(g, now, "soldiers")
    now.then(plan_attacks, put_heroes_away, withdraw)
    if g.job_well_done:
        largest_army(g, now)


def largest_army(g: AlbaLonga, now: Now) -> None:
    """Strictly the most soldiers may bring a used hero back; heroes don't count (AL-20.2, AL-20.3)."""
    seat = g.majority([city.assigned[SOLDIER] for city in g.cities])
    if seat != NOBODY and g.cities[seat].used_count:
        now.ask(recover_hero, seat)


@decision("AL-20.2", RecoverHero, SkipRecover, private=True, hushed=True)
def recover_hero(g: AlbaLonga, seat: int) -> Items:
    """One hero of the used pile, unseen by the others, or none (AL-20.2, AL-A41)."""
    return RECOVER_OPTIONS[g.cities[seat].used]


@recover_hero.chosen
def _recover_hero(g: AlbaLonga, now: Now, seat: int, action: RecoverHero | SkipRecover) -> None:
    if isinstance(action, RecoverHero):
        take_hero_back(g, now, seat, action.value)
    else:
        now.tell(RecoverySkipped, seat)


@recover_hero.refuses
def _why_not_recover(g: AlbaLonga, seat: int, action: RecoverHero) -> Why:
    return Why("AL-20.2", "refused-hero-not-used", {"value": action.value})


# Targets


@step
def plan_attacks(g: AlbaLonga, now: Now) -> None:
    """Every King with soldiers must attack, if there is a city to attack (AL-6.1, AL-6.2, AL-A13)."""
    if len(g.order) > 1 or g.assisi is not None:
        attackers = [seat for seat in g.order if g.cities[seat].assigned[SOLDIER]]
        if attackers:
            now.then(choose_target.of(*attackers))


@secret("AL-6.1", ChooseTarget)
def choose_target(g: AlbaLonga, seat: int) -> Items:
    """Another King's city, or Assisi, chosen in secret (AL-6.1, AL-22.5)."""
    return other_cities(g.order, seat, g.assisi is not None)


@cache
def other_cities(order: tuple[int, ...], seat: int, assisi: bool) -> Items:
    kings = [ChooseTarget(CITIES[king]) for king in sorted(order) if king != seat]
    return Items([*kings, *([ChooseTarget(CITIES[ASSISI])] if assisi else [])])


@choose_target.revealed
def _reveal_targets(g: AlbaLonga, now: Now, chosen: Mapping[int, ChooseTarget]) -> None:
    """Whoever attacks or is attacked must play a hero (AL-6.3, AL-6.4)."""
    for seat in g.order:
        if seat in chosen:
            g.cities[seat].target = CITY_PLACES[chosen[seat].city]
            now.tell(TargetRevealed, seat, chosen[seat].city)
    attacked = {city.target for city in g.cities}
    now.then(choose_hero.of(*(seat for seat in g.order if seat in chosen or seat in attacked)), resolve_attacks)


@choose_target.refuses
def _why_not_attack(g: AlbaLonga, seat: int, action: ChooseTarget) -> Why:
    place = CITY_PLACES.get(action.city, NOBODY)
    if place == seat:
        return Why("AL-6.1", "refused-own-city")
    if place in g.seats:
        return Why("AL-18.1", "refused-eliminated", {"king": place})
    return Why("AL-1.6", "refused-city-not-in-play", {"city": action.city})


# Heroes


@secret("AL-6.4", ChooseHero, private=True)
def choose_hero(g: AlbaLonga, seat: int) -> Items:
    """One of the active heroes, chosen in secret (AL-6.4)."""
    return HERO_OPTIONS[g.cities[seat].active]


@choose_hero.revealed
def _reveal_heroes(g: AlbaLonga, now: Now, chosen: Mapping[int, ChooseHero]) -> None:
    for seat in g.order:
        if seat in chosen:
            reveal_hero(g, now, seat, chosen[seat].value)


@choose_hero.refuses
def _why_not_hero(g: AlbaLonga, seat: int, action: ChooseHero) -> Why:
    return Why("AL-6.4", "refused-hero-not-active", {"value": action.value})


@step
def put_heroes_away(g: AlbaLonga, now: Now) -> None:
    """When all attacks are resolved (AL-8.1)."""
    for seat in g.order:
        if g.cities[seat].hero != NOBODY:
            put_hero_away(g, now, seat)


@step
def withdraw(g: AlbaLonga, now: Now) -> None:
    """The city cards go back to their Kings; last of all Assisi is updated (AL-23.6)."""
    targets = {g.cities[seat].target for seat in g.order}
    for seat in g.order:
        g.cities[seat].target = NOBODY
    if g.assisi is not None:
        update_assisi(g, now, attacked=ASSISI in targets)


# Fights


@step
def resolve_attacks(g: AlbaLonga, now: Now) -> None:
    """Assisi first, then the Kings' cities in turn order (AL-6.7, AL-22.6)."""
    attacked = {g.cities[seat].target for seat in g.order}
    now.then(*(fight.of(place) for place in (ASSISI, *g.order) if place in attacked))


@step
def fight(g: AlbaLonga, now: Now, place: int) -> None:
    """All who attack a city add up; what they have more than the defence decides (AL-6.8 to AL-6.13, AL-22.7)."""
    attackers = [seat for seat in g.order if g.cities[seat].target == place]
    strength, defence = sum(value(g, seat) for seat in attackers), defence_of(g, place)
    sabotages = SABOTAGES[max(0, min(strength - defence, len(SABOTAGES) - 1))]
    now.tell(Fought, CITIES[place], tuple(attackers), strength, defence, sabotages)
    attackers.sort(key=lambda seat: -value(g, seat))  # equal values stay in turn order (AL-A15)
    turns = [attackers[turn % len(attackers)] for turn in range(sabotages)]
    if place == ASSISI:
        now.each(turns, plunder_slot)
    else:
        now.each(turns, sabotage_slot, place)


def value(g: AlbaLonga, seat: int) -> int:
    """Own soldiers and own hero, for attack and defence alike (AL-6.6, AL-6.12)."""
    city = g.cities[seat]
    return city.assigned[SOLDIER] + city.hero


def defence_of(g: AlbaLonga, place: int) -> int:
    """Soldiers and hero of a King, or the defenders of Assisi (AL-6.9, AL-22.7)."""
    if place != ASSISI:
        return value(g, place)
    return g.assisi.defenders if g.assisi is not None else 0
