"""The map as text: whose lands hold what, and where barbarians stand alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..control import controller
from ..forces import sides_at, troops_at
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY
from .names import buildings_of, in_play, item_text, listed, place_name, side_name, spaced, troops_text


def the_map(o: Medioevo, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """A row for every place that a player controls or has something in, the viewer's own first; then the hordes."""
    realms: list[tuple[int, tuple[Line, ...]]] = []
    hordes: list[tuple[Line, ...]] = []
    for name in in_play(o):
        owner = NOBODY if name in o.box.chart.seas else controller(o, name)
        stands = _stands(o, name, owner, words, names)
        if owner == NOBODY and _wild(o, name):
            if horde := troops_at(o, name, BARBARIANS):
                hordes.append((line(place_name(name, words)), line(troops_text(horde, words))))
        elif owner != NOBODY or stands:
            control = Cell(player(words, owner, names), owner) if owner != NOBODY else Cell("–", mark="faint")
            shown = line(Cell(_full_name(o, name, words), mark="strong" if owner == viewer else ""))
            realms.append((_rank(owner, viewer), (shown, line(control), line(*spaced(stands)))))
    realms.sort(key=lambda row: row[0])
    header = tuple(words.say(f"sheet-map-{column}") for column in ("place", "control", "stands"))
    own = [row for rank, row in realms if viewer == NOBODY or rank == 0]
    wild = SheetTable((words.say("sheet-map-horde"), ""), tuple(hordes), folds=True)
    return Section(
        "board",
        words.say("sheet-map"),
        tables=(SheetTable(header, tuple(row for _, row in realms)), *([wild] if hordes else [])),
        brief=(SheetTable(header, tuple(own)), line(words.say("sheet-hordes", n=len(hordes)))),
    )


def _rank(owner: int, viewer: int) -> int:
    """The own lands first, then those of others, then those of nobody."""
    return 0 if owner == viewer != NOBODY else 99 if owner == NOBODY else owner + 1


def _wild(o: Medioevo, name: str) -> bool:
    """Whether nothing stands in a place but barbarians."""
    place = o.place(name)
    built = place.civil or place.military or place.religious or place.market
    return not built and not any(side != BARBARIANS for side in sides_at(o, name)) and not _items(o, name)


def _items(o: Medioevo, name: str) -> list[str]:
    return [id for id, item in o.items.items() if item.place == name and item.owner != BARBARIANS]


def _full_name(o: Medioevo, name: str, words: Words) -> str:
    """A place with its inhabited area and what that produces."""
    area = o.box.chart.inhabited(name)
    shown = place_name(name, words)
    return f"{shown} ({listed((words.say(f'area-{name}'), words.say(f'good-{area.good}')))})" if area else shown


def _stands(o: Medioevo, name: str, owner: int, words: Words, names: Sequence[str]) -> list[Cell]:
    """Armies, transports and engines, buildings with their damage, the market, a control token."""
    place = o.place(name)
    cells = []
    for side in sides_at(o, name):
        army = troops_text(troops_at(o, name, side), words)
        whose = words.say("sheet-holds", what=side_name(side, words, names), load=army)
        cells.append(Cell(army if side == owner != NOBODY else whose, side))
    cells += [Cell(item_text(id, o.items[id], words), o.items[id].owner) for id in _items(o, name)]
    cells += [Cell(words.say(f"building-{building}")) for building in buildings_of(place)]
    if damage := sum(place.damage):
        cells.append(Cell(words.say("sheet-damage", n=damage), mark="bad"))
    if place.market:
        goods = listed(words.say(f"good-{good}") for good in place.market)
        cells.append(Cell(words.say("sheet-market", goods=goods)))
    if place.token != NOBODY:
        cells.append(Cell(words.say("sheet-token", name=player(words, place.token, names)), place.token))
    return cells
