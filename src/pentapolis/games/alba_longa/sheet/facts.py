"""The figures that a drawn board of Alba Longa prints: public data of a box, as plain JSON."""

from __future__ import annotations

from typing import Any

from ..components import (
    BLESSING,
    BLESSING_WITH_PIETY,
    BOUGHT_DIE,
    BOXES,
    CITIES,
    DEALS,
    DEFENDERS_AT_START,
    DICE,
    DIE_SIDES,
    FARMER_MAJORITY_WHEAT,
    FIELDS,
    FREE_SPACES,
    GOAL_MONUMENTS,
    GOAL_POPULATION,
    GROWTH,
    HEROES,
    JOBS,
    LOOT,
    LOOT_AMOUNTS,
    MONUMENTS,
    MOST_DEFENDERS,
    MOST_LOOT,
    MOST_OF_A_KIND,
    PAYING_SPACES,
    PHASES,
    PLACES,
    SABOTAGES,
    SEASONS,
    STALLS,
    STALLS_IN_USE,
    YEARS,
    YIELDS,
)


def facts(box: str) -> dict[str, Any]:
    """Tracks, tables, dice, cards, stalls and the names that lists of a state are ordered by."""
    own = BOXES[box]
    colors = {row["city"]: row["color"] for row in own.data["city_color"]}
    return {
        "cities": [{"id": city, "color": colors.get(city, "")} for city in CITIES],
        "jobs": [{"id": job, "place": place} for job, place in zip(JOBS, PLACES, strict=True)],
        "seasons": list(SEASONS),
        "phases": list(PHASES),
        "years": YEARS,
        "goal": {"monuments": GOAL_MONUMENTS, "population": GOAL_POPULATION},
        "foundations": MONUMENTS,
        "dice": [{"id": row["id"], "job": row["job"], "color": row["color"]} for row in own.data["die"]],
        "die_order": list(DICE),
        "die_sides": DIE_SIDES,
        "dice_costs": list(own.dice_costs),
        "bought_die": BOUGHT_DIE,
        "stalls": [{"id": row["id"], "numeral": row["numeral"]} for row in own.data["stall"]],
        "stall_order": list(STALLS),
        "stalls_in_use": {str(players): stalls for players, stalls in STALLS_IN_USE.items()},
        "housing": {"length": own.housing_length, "free": list(FREE_SPACES)},
        "population": {"length": own.population_length},
        "merchants": {"length": own.merchant_length, "paying": list(PAYING_SPACES)},
        "devotion": {"length": own.devotion_length, "blessing": BLESSING, "with_piety": BLESSING_WITH_PIETY},
        "farm": {"fields": FIELDS, "granary_yields": own.granary_yields, "majority": FARMER_MAJORITY_WHEAT},
        "heroes": list(HEROES),
        "sabotages": list(SABOTAGES),
        "growth": list(GROWTH),
        "deals": [{"id": deal, "peasants": sold, "silver": silver} for deal, (sold, silver) in DEALS.items()],
        "climates": [
            {"id": climate, "wheat": wheat, "improved": wheat + 1, "lying": wheat - 1}
            for climate, wheat in YIELDS.items()
        ],
        "climate_cards": [
            {"id": card, "climate": climate, "prayer_cost": own.prayer_costs[card]}
            for climate, cards in own.climate_cards.items()
            for card in cards
        ],
        "blessings": [
            {"id": card.id, "copies": card.copies, "resource": card.resource, "amount": card.amount}
            for card in own.blessings.values()
        ],
        "loot": [{"id": kind, "amount": amount} for kind, amount in zip(LOOT, LOOT_AMOUNTS, strict=True)],
        "assisi": {
            "defenders": DEFENDERS_AT_START,
            "most_defenders": MOST_DEFENDERS,
            "most_loot": MOST_LOOT,
            "most_of_a_kind": MOST_OF_A_KIND,
        },
    }
