"""The board of Alba Longa as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Mark, Section, Sheet, SheetTable, line
from ..components import CITIES, CLIMATES, DICE, JOBS, YEARS, YIELDS, Blessing
from ..state import NOBODY, AlbaLonga, City
from .amounts import die_name, loot_text, spaced
from .cities import other_city, own_city
from .secrets import heroes


def sheet(o: AlbaLonga, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it."""
    sections = [status(o, words, names), central_board(o, words, names), players(o, words, names)]
    if viewer >= 0:
        sections.append(own_city(o, viewer, words))
    sections.append(heroes(o, viewer, words, names))
    sections += [other_city(o, seat, words, names) for seat in o.order if seat != viewer]
    return Sheet(words.say("game-name"), tuple(sections))


def beside(o: AlbaLonga, viewer: int, words: Words, names: Sequence[str]) -> tuple[Section, ...]:
    """The key numbers of all."""
    return (players(o, words, names),)


# where are we


def phase(o: AlbaLonga, words: Words) -> list[str]:
    """Year, season, phase; before the King of Kings is named there is only the set-up."""
    if o.king_of_kings == NOBODY and o.year == 1 and o.season == "growing":
        return [words.say("phase-offer-crown")]
    return [
        words.say("sheet-year", year=o.year),
        words.say(f"season-{o.season}"),
        words.say(f"phase-{o.phase}"),
    ]


def status(o: AlbaLonga, words: Words, names: Sequence[str]) -> Section:
    """Year, season, phase, the King of Kings, turn order, and who is eliminated."""
    where = {"season": words.say(f"season-{o.season}"), "phase": words.say(f"phase-{o.phase}")}
    now = words.say("sheet-now", year=o.year, last="VII", **where)
    order = line(words.say("sheet-order"), *(_king(seat, words, names) for seat in o.order))
    crown = line(words.say("sheet-crown"), _king(o.king_of_kings, words, names))
    lines = [line(Cell(now, mark="strong")), crown, order]
    gone = [seat for seat in o.seats if seat not in o.order]
    if gone:
        lines.append(line(words.say("sheet-gone"), *(_king(seat, words, names) for seat in gone)))
    brief = words.say("sheet-now-brief", year=o.year, **where)
    return Section("status", words.say("sheet-status"), tuple(lines), (), (line(Cell(brief, mark="strong"), *order),))


def _king(seat: int, words: Words, names: Sequence[str]) -> Cell:
    return Cell(player(words, seat, names), seat, "faint" if seat == NOBODY else "")


# what all share


def central_board(o: AlbaLonga, words: Words, names: Sequence[str]) -> Section:
    """The court with its dice, the stalls, the weather, the blessings, and Assisi."""
    lines = [_court(o, words, names), _stalls(o, words), _weather(o, words), _years(o, words), _blessings(o, words)]
    if o.assisi is not None:
        said = words.say("sheet-assisi", defenders=o.assisi.defenders, loot=loot_text(o.assisi.loot, words))
        lines.append(line(said))
    brief = tuple(lines[place] for place in (0, 1, 2, *range(5, len(lines))))
    return Section("board", words.say("sheet-board"), tuple(lines), (), brief)


def _court(o: AlbaLonga, words: Words, names: Sequence[str]) -> Line:
    """What calling court costs, and the dice of the court that is held."""
    cost = words.say("sheet-cost", cost=o.dice_cost)
    if o.caller == NOBODY:
        return line(cost, Cell(words.say("sheet-no-dice"), mark="faint"))
    dice = [
        Cell(words.say("sheet-die", die=die_name(die, words), face=face), mark="strong")
        for die, face in zip(DICE, o.dice, strict=True)
        if face
    ]
    return line(cost, Cell(words.say("sheet-dice-of", name=player(words, o.caller, names)), o.caller), *spaced(dice))


def _stalls(o: AlbaLonga, words: Words) -> Line:
    numerals = [row["numeral"] for row in o.box.data["stall"]]
    stalls = [
        Cell(words.say("sheet-stall", stall=numeral, silver=silver), mark="" if silver else "faint")
        for numeral, silver in zip(numerals, o.stalls, strict=False)
    ]
    return line(words.say("sheet-stalls"), *spaced(stalls))


def _weather(o: AlbaLonga, words: Words) -> Line:
    said = words.say("sheet-weather", climate=words.say(f"climate-{o.climate}"), wheat=YIELDS[o.climate])
    cost = o.prayer_cost
    prayer = words.say("sheet-prayer", cost=cost) if cost else words.say("sheet-prayer-hidden")
    cells = [Cell(said, mark="strong"), Cell(prayer, mark="" if cost else "faint")]
    if o.next_climate:
        cells.append(Cell(words.say("sheet-next-climate", climate=words.say(f"climate-{o.next_climate}"))))
    return tuple(cells)


def _years(o: AlbaLonga, words: Words) -> Line:
    """How many years can still come, and what weather they may bring."""
    years = Cell(words.say("sheet-years-left", n=YEARS - o.year))
    piles = [o.climates.pools[layer.group] for layer in o.climates.layers]
    if not piles:
        return (years,)
    said = [
        ", ".join(words.say(f"climate-{climate}") for climate in CLIMATES for _ in range(pile.get(climate, 0)))
        for pile in piles
    ]
    first, then = said[0], said[-1] if len(said) > 1 else ""
    return years, Cell(words.say("sheet-weather-left", first=first, piles=len(said), then=then), mark="faint")


def _blessings(o: AlbaLonga, words: Words) -> Line:
    left = {card: n for pool in o.blessings.pools.values() for card, n in pool.items() if n}
    cards = [
        words.say("sheet-blessing-left", blessing=_blessing(o.box.blessings[card], words), n=n)
        for card, n in sorted(left.items())
    ]
    return line(Cell(words.say("sheet-blessings", cards=", ".join(cards)), mark="faint"))


def _blessing(card: Blessing, words: Words) -> str:
    return words.say(card.resource, n=card.amount)


# the players

STANDING = ("player", "city", "monuments", "population", "silver", "wheat", "devotion", "has")
WORKING = ("player", "home", *JOBS)
MARKS: tuple[Mark, ...] = ("strong", "strong", "", "", "")
"""What decides the game stands out."""


def players(o: AlbaLonga, words: Words, names: Sequence[str]) -> Section:
    """Every King's key numbers in turn order, those out of the game last; and where the people of each are."""
    kings = [(seat, line(Cell(player(words, seat, names), seat))) for seat in o.order]
    gone = [(seat, line(Cell(player(words, seat, names), seat))) for seat in o.seats if seat not in o.order]
    standing = tuple((name, *_standing(o, seat, words)) for seat, name in (*kings, *gone))
    working = tuple((name, *_working(o.cities[seat], words)) for seat, name in kings)
    tables = (
        SheetTable(_header(STANDING, words), standing, numeric=tuple(range(2, len(STANDING) - 1))),
        SheetTable(_header(WORKING, words), working, numeric=tuple(range(1, len(WORKING)))),
    )
    return Section("players", words.say("sheet-players"), tables=tables, brief=tables)


def _header(columns: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"sheet-player-{column}") for column in columns)


def _standing(o: AlbaLonga, seat: int, words: Words) -> tuple[Line, ...]:
    city = o.cities[seat]
    numbers = (city.monuments, city.population, city.silver, city.wheat, city.devotion)
    return (
        line(words.say(f"city-{CITIES[seat]}")),
        *(line(Cell(str(n), mark=mark if n else "faint")) for n, mark in zip(numbers, MARKS, strict=True)),
        line(*spaced([Cell(said) for said in _has(o, seat, city, words)])),
    )


def _working(city: City, words: Words) -> tuple[Line, ...]:
    home = line(Cell(str(city.home), mark="" if city.home else "faint"))
    return home, *(_workers(city, job, words) for job in range(len(JOBS)))


def _workers(city: City, job: int, words: Words) -> Line:
    """Own peasants in a job, and the captives beside them: "3+1"."""
    own, captives = city.assigned[job], city.captives[job]
    if captives:
        return line(words.say("sheet-with-captives", own=own, captives=captives))
    return line(Cell(str(own), mark="" if own else "faint"))


def _has(o: AlbaLonga, seat: int, city: City, words: Words) -> list[str]:
    if seat not in o.order:
        return [words.say("sheet-has-gone")]
    has = [words.say("sheet-has-crown")] if o.king_of_kings == seat else []
    if o.piety == seat:
        has.append(words.say("sheet-has-piety"))
    if city.out and o.phase == "assign":
        has.append(words.say("sheet-has-out"))
    if city.target != NOBODY:
        has.append(words.say("sheet-has-target", city=words.say(f"city-{CITIES[city.target]}")))
    if city.hero != NOBODY:
        has.append(words.say("sheet-has-hero", hero=city.hero))
    if o.answers is not None and o.answers.sealed[seat]:
        has.append(words.say("sheet-has-chosen"))
    has += [words.say(f"sheet-has-{done}") for done in ("improved", "blessed") if getattr(city, done)]
    return has
