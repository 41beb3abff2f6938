"""Marks of the choices of the soldiers' phase: targets, heroes, sabotages, the loot of Assisi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..actions import RecoverHero
from ..components import (
    ASSISI,
    CAPTIVE_LOOT,
    CITY_PLACES,
    FARMER,
    GOAL_MONUMENTS,
    JOB_PLACES,
    LOOT,
    MERCHANT,
    PLACES,
    SOLDIER,
    WHEAT_LOOT,
    WORKER,
)
from ..state import AlbaLonga
from .labour import Labour, merchants
from .worth import HARM, LOOT_ITEM, sabotages

HERO = 0.12
"""What a point of a hero is worth who is kept."""


def mark_recovery(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    return [float(option.value) if isinstance(option, RecoverHero) else 0.0 for option in options]


def mark_targets(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """Where soldiers and an average hero bring most: loot, captives, or harm to who is furthest."""
    city = g.cities[seat]
    own = city.assigned[SOLDIER]
    found = []
    for option in options:
        place = CITY_PLACES[option.city]
        if place == ASSISI:
            assert g.assisi is not None
            items = min(sabotages(own + 3 - g.assisi.defenders), sum(g.assisi.loot))
            found.append(LOOT_ITEM * items)
            continue
        rival = g.cities[place]
        hits = max(sabotages(own - rival.assigned[SOLDIER] + 1) * 0.7, 0.1)
        exposed = min(1.0, sum(rival.assigned[MERCHANT:]) / 4)
        gain = HARM + (g.spoils_of_war and city.monuments <= rival.monuments)
        found.append(exposed * hits * gain * (1.0 + 0.08 * (rival.monuments + rival.population)))
    return found


def mark_heroes(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """What a hero adds in attack and defence against average heroes, and what it costs to have used him."""
    city = g.cities[seat]
    own, target = city.assigned[SOLDIER], city.target
    attackers = [g.cities[other].assigned[SOLDIER] + 2 for other in g.order if g.cities[other].target == seat]
    helpers = [
        g.cities[other].assigned[SOLDIER] + 2
        for other in g.order
        if other != seat and g.cities[other].target == target >= 0
    ]
    if target == ASSISI:
        assert g.assisi is not None
        defence, gain = g.assisi.defenders, LOOT_ITEM
    elif target >= 0:
        rival = g.cities[target]
        defence, gain = rival.assigned[SOLDIER] + 2, HARM + (g.spoils_of_war and city.monuments <= rival.monuments)
    exposed = min(1.0, sum(city.assigned[MERCHANT:]) / 3)
    found = []
    for option in options:
        strength = own + option.value
        mark = -HERO * option.value
        if target >= 0:
            mark += gain * sabotages(strength + sum(helpers) - defence) / (1 + len(helpers) / 2)
        if attackers:
            mark -= 1.2 * exposed * sabotages(sum(attackers) - strength)
        found.append(mark)
    return found


def mark_sabotage(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """Where it hurts most, or where the captive helps most."""
    victim = g.cities[int(g.agenda[-1].args[0])]
    captured = g.spoils_of_war and g.cities[seat].monuments <= victim.monuments
    labour = Labour(g, seat) if captured else None
    found = []
    for option in options:
        job = PLACES.index(option.place)
        if job == WORKER:
            workers = victim.assigned[WORKER] + victim.captives[WORKER]
            mark = 2.0 if workers % 2 == 0 and victim.monuments < GOAL_MONUMENTS else 0.1
        elif job == FARMER:
            mark = 1.0 if not victim.granary else 0.05
        elif job == MERCHANT:
            mark = 1.2 if merchants(victim) in (1, 3, 6) else 0.5
        else:
            mark = 0.8
        found.append(HARM * mark + (_captive(labour, job) if labour else 0.0))
    return found


def _captive(labour: Labour, job: int) -> float:
    return labour.gain(job, 1) if job != FARMER else 0.6


def mark_plunder(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    labour = Labour(g, seat)
    found = []
    for option in options:
        kind = LOOT.index(option.loot)
        if kind == CAPTIVE_LOOT:
            found.append(_captive(labour, JOB_PLACES[option.job]))
        elif kind == WHEAT_LOOT:
            found.append(1.5)
        else:
            found.append(labour.silver(1) - labour.silver(0))
    return found


def mark_stock(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """What tempts others least."""
    return [(0.2, 0.0, 0.1)[LOOT.index(option.loot)] for option in options]
