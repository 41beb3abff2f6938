"""A governor's city as text: the reserve, the rows with their buildings, tracks, decrees, and what the year asks."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..components import ROWS, TRACKS
from ..houses import defence, empty_spaces, full, on_buildings
from ..recruitment import need, visible_symbols
from ..state import City, Discordia, House
from .amounts import die_text, effect_text, icon_text, name_of, privilege_name, space_text, spaced, workers_text


def own_city(o: Discordia, viewer: int, words: Words) -> Section:
    """The viewer's own city in full."""
    city = o.cities[viewer]
    header = tuple(words.say(f"sheet-{column}") for column in ("place", "building", "die-of", "spaces"))
    rows = [
        _place(o, city, f"{_row(row, words)} {number}", house, words)
        for row, houses in zip(ROWS, city.rows, strict=True)
        for number, house in enumerate(houses, 1)
    ]
    rows += [
        _place(o, city, words.say("sheet-above", number=number), tower, words)
        for number, tower in enumerate(city.towers, 1)
        if tower is not None
    ]
    lines = [_reserve(city, words), _stock(city, words), *_tracks(o, city, words), *_tiles(city, words)]
    lines += [_next_places(o, city, words), _need(o, city, words), _defence(o, city, words)]
    brief = (lines[0], lines[1], _standing(o, city, words), _need(o, city, words), _defence(o, city, words))
    return Section("own", words.say("sheet-own"), tuple(lines), (SheetTable(header, tuple(rows)),), brief)


def other_city(o: Discordia, seat: int, words: Words, names: Sequence[str]) -> Section:
    """Another governor's city in a few lines."""
    city = o.cities[seat]
    lines = [_reserve(city, words), _stock(city, words), _standing(o, city, words), *_tracks(o, city, words)]
    lines += [*_tiles(city, words), _need(o, city, words), _defence(o, city, words)]
    return Section("others", words.say("sheet-city-of", name=player(words, seat, names)), tuple(lines))


def _reserve(city: City, words: Words) -> Line:
    said = words.say("sheet-reserve", n=city.workers, workers=workers_text(city.reserve, words))
    return line(Cell(said, mark="strong"))


def _stock(city: City, words: Words) -> Line:
    return line(
        words.say("sheet-stock", stars=city.stars, active=city.active, modifiers=city.modifiers, ring=city.ring)
    )


# rows and towers


def _row(row: str, words: Words) -> str:
    return words.say(f"extension-{row}")


def _place(o: Discordia, city: City, place: str, house: House | None, words: Words) -> tuple[Line, ...]:
    """A place of a row or above a port: its building, the die of it, and its spaces, filled or not."""
    if house is None:
        return line(place), line(Cell(words.say("sheet-free"), mark="faint")), (), ()
    face = o.box.faces[house.building]
    return (
        line(place),
        line(name_of(house.building, words)),
        line(die_text(face, words)),
        tuple(_spaces(o, city, house, words)),
    )


def _spaces(o: Discordia, city: City, house: House, words: Words) -> list[Cell]:
    face = o.box.faces[house.building]
    if not face.size:
        return [Cell(words.say("effect-exchange", n=face.exchange))]
    cells = [
        Cell(f"✓ {space_text(house.workers[place], words)}", mark="good")
        if place < len(house.workers)
        else Cell(space_text(space, words))
        for place, space in enumerate(face.spaces)
    ]
    cells = spaced(cells)
    if face.defence:
        cells.append(Cell(words.say("sheet-shield", n=face.defence), mark="faint"))
    if house.building in city.locked:
        cells.append(Cell(words.say("sheet-locked"), mark="bad"))
    return cells


def _standing(o: Discordia, city: City, words: Words) -> Line:
    """All buildings and towers in one line, with the spaces that are filled."""
    cells = []
    for house in city.houses():
        face = o.box.faces[house.building]
        said = name_of(house.building, words)
        if face.size:
            said = words.say("sheet-filled", building=said, filled=len(house.workers), size=face.size)
        cells.append(Cell(said, mark="good" if full(face, house) else ""))
    label = Cell(words.say("sheet-standing", n=on_buildings(o.box, city)), mark="faint")
    return line(label, *spaced(cells)) if cells else line(label, words.say("sheet-check-none"))


# tracks, decrees, privileges


def _tracks(o: Discordia, city: City, words: Words) -> list[Line]:
    lines = []
    for track in TRACKS:
        at, length = city.on_track(track), o.box.length(track, city.tiles(track))
        following = icon_text(o.box.space(track, at), words) if at < length else words.say("sheet-track-full")
        track_name = words.say(f"track-{track}")
        lines.append(line(words.say("sheet-track", track=track_name, stars=at, length=length, next=following)))
    if kept := [
        effect_text(effect, words)
        for place in range(city.upgrade)
        if (space := o.box.space("upgrade", place)).permanent
        for effect in space.bonus
    ]:
        lines.append(line(Cell(words.say("sheet-permanent", effects=" · ".join(kept)), mark="good")))
    return lines


def _tiles(city: City, words: Words) -> list[Line]:
    """Completed decrees and privileges."""
    lines = []
    if city.decrees:
        lines.append(_listed("decrees-done", [words.say(f"decree-{id}") for id in city.decrees], words))
    if city.privileges:
        lines.append(_listed("privileges-own", [privilege_name(id, words) for id in city.privileges], words))
    if city.used_privileges:
        lines.append(_listed("privileges-used", [privilege_name(id, words) for id in city.used_privileges], words))
    return lines


def _listed(kind: str, items: Sequence[str], words: Words) -> Line:
    return line(Cell(words.say(f"sheet-{kind}"), mark="faint"), ", ".join(items))


def _next_places(o: Discordia, city: City, words: Words) -> Line:
    """What the next extension of each row and the next decree would cover."""
    cells = []
    for row, houses, places in zip(ROWS, city.rows, o.box.slots, strict=True):
        if len(houses) < len(places):
            cells.append(
                Cell(words.say("sheet-next", thing=_row(row, words), gives=icon_text(places[len(houses)], words)))
            )
    if len(city.decrees) < len(o.box.decree_slots):
        gives = icon_text(o.box.decree_slots[len(city.decrees)], words)
        cells.append(Cell(words.say("sheet-next", thing=words.say("sheet-next-decree"), gives=gives)))
    return line(Cell(words.say("sheet-next-places"), mark="faint"), *spaced(cells))


# what the end of the year will ask


def _need(o: Discordia, city: City, words: Words) -> Line:
    said = words.say(
        "sheet-need",
        symbols=visible_symbols(o.box, city),
        spaces=empty_spaces(o.box, city),
        ring=city.ring,
        need=need(o.box, city),
    )
    return line(said)


def _defence(o: Discordia, city: City, words: Words) -> Line:
    own = defence(o.box, city)
    if not o.left:
        return line(words.say("sheet-defence", defence=own))
    if not o.right:
        return line(words.say("sheet-defence-against", defence=own, strength=o.strength, hidden="yes"))
    held = own >= o.strength
    said = words.say("sheet-defence-against", defence=own, strength=o.strength, hidden="no")
    return line(Cell(said, mark="good" if held else "bad"))
