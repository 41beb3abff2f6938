"""What the components of Alba Longa say of themselves, composed from their values; with where the values come from."""

from __future__ import annotations

from typing import Any

from ....words import Words
from ....words.sheet import Thing
from ..components import (
    BOXES,
    DICE,
    FREE_SPACES,
    GOAL_POPULATION,
    HEROES,
    JOBS,
    LOOT,
    LOOT_AMOUNTS,
    MOST_OF_A_KIND,
    PAYING_SPACES,
    STALLS,
    YIELDS,
    Box,
)
from .amounts import die_name, numbers_text, stall_name

JOB_RULES = {
    "soldier": "AL-6.6",
    "merchant": "AL-9.1",
    "worker": "AL-10.1",
    "priest": "AL-11.1",
    "farmer": "AL-12.5",
}
PLACE_RULES = {
    "village": "AL-14.1",
    "barracks": "AL-5.2",
    "market": "AL-7.4",
    "quarry": "AL-7.7",
    "temple": "AL-7.8",
    "farm": "AL-7.9",
    "field": "AL-5.5",
    "granary": "AL-12.7",
}
TRACK_RULES = {
    "dice_cost": "AL-4.20",
    "housing": "AL-4.1",
    "population": "AL-16.10",
    "merchant": "AL-9.1",
    "devotion": "AL-11.2",
}
PROVENANCE = ("ref", "why", "note")


def things(box: str, words: Words) -> list[Thing]:
    """Everything in the box and the ideas of the rules, with their values and where those come from."""
    own = BOXES[box]
    return [
        *_cities(own, words),
        *_jobs(own, words),
        *_places(own, words),
        *_dice(own, words),
        *_stalls(own, words),
        *_heroes(own, words),
        *_climates(own, words),
        *_weather_cards(own, words),
        *_blessings(own, words),
        *_loot(own, words),
        *_tracks(own, words),
        *_ideas(words),
    ]


# cities and what is in them


def _cities(box: Box, words: Words) -> list[Thing]:
    found = [
        Thing("city", row["id"], words.say(f"city-{row['id']}"), _explained(words, "city", row["id"]), "AL-1.1", "book")
        for row in box.data["city"]
    ]
    return [
        *found,
        Thing("city", "assisi", words.say("city-assisi"), _explained(words, "city", "assisi"), "AL-22.1", "book"),
    ]


def _jobs(box: Box, words: Words) -> list[Thing]:
    return [
        Thing("job", job, words.say(f"job-{job}"), _explained(words, "job", job), JOB_RULES[job], "book")
        for job in JOBS
    ]


def _places(box: Box, words: Words) -> list[Thing]:
    return [
        Thing("place", place, words.say(f"place-{place}"), _explained(words, "place", place), rule, "book")
        for place, rule in PLACE_RULES.items()
    ]


def _explained(words: Words, kind: str, id: str) -> tuple[str, ...]:
    return (words.say(f"{kind}-{id}-explain"),)


# the central board


def _dice(box: Box, words: Words) -> list[Thing]:
    return [
        Thing("die", die, die_name(die, words), _explained(words, "die", die.removesuffix("_die")), "AL-4.9", "book")
        for die in DICE
    ]


def _stalls(box: Box, words: Words) -> list[Thing]:
    needs = {row["id"]: row["min_players"] for row in box.data["stall"]}
    return [
        Thing(
            "stall",
            stall,
            stall_name(stall, words),
            (words.say("stall-explain", players=needs[stall]),),
            "AL-1.2",
            "book",
        )
        for stall in STALLS
    ]


def _tracks(box: Box, words: Words) -> list[Thing]:
    """The tracks, and whether a granary yields: what the book doesn't print, an owner may replace."""
    figures: dict[str, dict[str, Any]] = {
        "dice_cost": {"values": numbers_text(box.dice_costs)},
        "housing": {"length": box.housing_length, "spaces": words.listed([str(space) for space in FREE_SPACES])},
        "population": {"length": box.population_length, "goal": GOAL_POPULATION},
        "merchant": {"length": box.merchant_length, "spaces": words.listed([str(space) for space in PAYING_SPACES])},
        "devotion": {"length": box.devotion_length},
    }
    own = BOXES[""].data
    tracks = [
        _track(words, track, values, TRACK_RULES[track], box.data["track"][track], own["track"][track])
        for track, values in figures.items()
    ]
    yields = {"yields": "yes" if box.granary_yields else "no"}
    granary = _track(words, "granary", yields, "AL-A12", box.data["farm"]["granary"], own["farm"]["granary"])
    return [*tracks, granary]


def _track(words: Words, id: str, values: dict[str, Any], rule: str, row: dict[str, Any], own: dict[str, Any]) -> Thing:
    said = (words.say(f"track-{id}-explain", **values),)
    return Thing("track", id, words.say(f"track-{id}"), said, rule, *_provenance(row, own))


# cards


def _heroes(box: Box, words: Words) -> list[Thing]:
    return [
        Thing("hero", str(hero), words.say(f"hero-{hero}"), (words.say("hero-explain", value=hero),), "AL-6.6", "book")
        for hero in HEROES
    ]


def _climates(box: Box, words: Words) -> list[Thing]:
    return [
        Thing(
            "climate",
            climate,
            words.say(f"climate-{climate}"),
            (words.say("climate-explain", wheat=wheat, improved=wheat + 1, lying=wheat - 1),),
            "AL-12.1",
            "book",
        )
        for climate, wheat in YIELDS.items()
    ]


def _weather_cards(box: Box, words: Words) -> list[Thing]:
    """The ten climate cards with their backs: the prayer costs, which the book mostly doesn't state."""
    ours = {row["card"]: row for row in BOXES[""].data["climate_back"]}
    backs = {row["card"]: row for row in box.data["climate_back"]}
    return [
        Thing(
            "weather",
            card,
            words.say(f"weather-{climate}"),
            (words.say("weather-explain", cost=box.prayer_costs[card]),),
            "AL-12.2",
            *_provenance(backs[card], ours[card], box.data["climate_back_design"]),
        )
        for climate, cards in box.climate_cards.items()
        for card in cards
    ]


def _blessings(box: Box, words: Words) -> list[Thing]:
    found = []
    for blessing in box.blessings.values():
        key = f"blessing-{blessing.resource}"
        lines = (words.say(f"{key}-explain", n=blessing.amount), words.say("card-copies", copies=blessing.copies))
        found.append(Thing("blessing", blessing.id, words.say(key), lines, "AL-13.4", "book"))
    return found


def _loot(box: Box, words: Words) -> list[Thing]:
    return [
        Thing(
            "loot",
            kind,
            words.say(f"loot-{kind}"),
            (words.say(f"loot-{kind}-explain", n=amount, max=MOST_OF_A_KIND),),
            "AL-22.3",
            "book",
        )
        for kind, amount in zip(LOOT, LOOT_AMOUNTS, strict=True)
    ]


def _ideas(words: Words) -> list[Thing]:
    ideas = [key.removesuffix("-explain") for key in words.keys if key.startswith("glossary-") and "-explain" in key]
    return [Thing("glossary", key.partition("-")[2], words.say(key), (words.say(f"{key}-explain"),)) for key in ideas]


def _provenance(
    row: dict[str, Any], own: dict[str, Any], design: dict[str, Any] | None = None
) -> tuple[str, tuple[str, ...]]:
    """Where a value comes from, and what the component file says about it in its own words.

    What many rows have in common is said once, in a row of its own (`design`).
    """
    if row != own:
        return "owner", ()
    said = design if design is not None and "why" in row else row
    return str(row["source"]), tuple(str(said[key]) for key in PROVENANCE if key in said)
