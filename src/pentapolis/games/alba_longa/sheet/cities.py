"""A King's city as text: how far he is from the task, who is where, and what that brings if nobody interferes."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..components import (
    CITIES,
    FARMER,
    GOAL_MONUMENTS,
    GOAL_POPULATION,
    JOBS,
    MERCHANT,
    MONUMENTS,
    PLACES,
    PRIEST,
    SOLDIER,
    WORKER,
    YIELDS,
)
from ..court import free_peasants
from ..jobs import market_income, market_ranking
from ..state import AlbaLonga, City
from .amounts import spaced


def own_city(o: AlbaLonga, viewer: int, words: Words) -> Section:
    """The viewer's own city in full."""
    city = o.cities[viewer]
    heading = words.say("sheet-own", city=words.say(f"city-{CITIES[viewer]}"))
    lines = [_task(city, words), _stock(city, words), _village(o, city, words)]
    if o.harvest or o.season == "year_end":
        lines.append(_hunger(city, words))
    columns = tuple(words.say(f"sheet-{column}") for column in ("place", "people", "brings"))
    rows = tuple(
        (line(words.say(f"place-{PLACES[job]}")), _people(city, job, words), line(_brings(o, viewer, job, words)))
        for job in _jobs(o)
    )
    work = _at_work(o, viewer, words)
    return Section("own", heading, tuple(lines), (SheetTable(columns, rows),), (lines[0], lines[1], work))


def other_city(o: AlbaLonga, seat: int, words: Words, names: Sequence[str]) -> Section:
    """Another King's city in a few lines."""
    city = o.cities[seat]
    name = Cell(player(words, seat, names), seat).text
    heading = words.say("sheet-city-of", city=words.say(f"city-{CITIES[seat]}"), name=name)
    lines = (_task(city, words), _stock(city, words), _village(o, city, words), _at_work(o, seat, words))
    return Section("others", heading, lines)


def _task(city: City, words: Words) -> Line:
    said = words.say(
        "sheet-task",
        monuments=city.monuments,
        goal=GOAL_MONUMENTS,
        population=city.population,
        people=GOAL_POPULATION,
    )
    return line(Cell(said, mark="good" if city.fulfils else "strong"))


def _stock(city: City, words: Words) -> Line:
    return line(words.say("sheet-stock", silver=city.silver, wheat=city.wheat, devotion=city.devotion))


def _village(o: AlbaLonga, city: City, words: Words) -> Line:
    cells = [Cell(words.say("sheet-housing", home=city.home))]
    if o.job_well_done:
        cells.append(Cell(words.say("sheet-housing-disc", space=city.housing_disc)))
    if free := free_peasants(city):
        cells.append(Cell(words.say("sheet-free", n=free)))
    return tuple(cells)


def _hunger(city: City, words: Words) -> Line:
    missing = max(0, city.population - city.wheat)
    return line(Cell(words.say("sheet-hunger", missing=missing), mark="bad" if missing else "good"))


def _jobs(o: AlbaLonga) -> Sequence[int]:
    """Farmers only where there can be some."""
    return range(len(JOBS)) if o.harvest else range(FARMER)


def _at_work(o: AlbaLonga, seat: int, words: Words) -> Line:
    """Who works where, in one line."""
    city = o.cities[seat]
    label = Cell(words.say("sheet-at-work"), mark="faint")
    places = [
        Cell(
            " ".join(
                [words.say("sheet-at", place=words.say(f"place-{PLACES[job]}"), n=people), *_state_of(city, job, words)]
            )
        )
        for job in _jobs(o)
        if (people := city.people(job))
    ]
    return line(label, *spaced(places)) if places else line(label, words.say("sheet-nobody"))


def _people(city: City, job: int, words: Words) -> Line:
    people = city.people(job)
    if not people:
        return line(Cell(words.say("sheet-nobody"), mark="faint"))
    return line(str(people), *(Cell(said, mark="faint") for said in _state_of(city, job, words)))


def _state_of(city: City, job: int, words: Words) -> list[str]:
    """Captives, those who lie, and those in the granary."""
    said = []
    if city.captives[job]:
        said.append(words.say("sheet-captives-among", n=city.captives[job]))
    lying = {MERCHANT: int(city.lying_merchant), FARMER: city.lying_farmers}.get(job, 0)
    if lying:
        said.append(words.say("sheet-lying", n=lying))
    if job == FARMER and city.granary:
        said.append(words.say("sheet-granary", n=city.granary))
    return [words.say("in-brackets", text=", ".join(said))] if said else []


def _brings(o: AlbaLonga, seat: int, job: int, words: Words) -> str:
    """What a job brings with those who are there now."""
    city = o.cities[seat]
    if not city.people(job):
        return ""
    if job == SOLDIER:
        return words.say("sheet-brings-soldiers", n=city.people(SOLDIER))
    if job == MERCHANT:
        rank = market_ranking(o).index(seat) + 1
        return words.say("sheet-brings-silver", n=market_income(city), rank=rank)
    if job == WORKER:
        built = min(city.people(WORKER) // 2, MONUMENTS - city.monuments)
        return words.say("sheet-brings-monuments", n=built)
    if job == PRIEST:
        level = min(city.devotion + city.people(PRIEST), o.box.devotion_length)
        return words.say("sheet-brings-devotion", devotion=level)
    return _harvest(o, city, words)


def _harvest(o: AlbaLonga, city: City, words: Words) -> str:
    standing = city.fields - city.lying_farmers
    if o.box.granary_yields:
        standing += city.granary
    wheat = YIELDS[o.climate]
    lying = city.lying_farmers * (wheat - 1)
    return words.say("sheet-brings-wheat", n=standing * wheat + lying, improved=standing * (wheat + 1) + lying)
