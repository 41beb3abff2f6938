"""A player's city as text: a plan of its tiles, its seats of power, and the people and towers that belong to it."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..city import cells_of, matches, open_cells
from ..components import ALL_BASES, ARCHON, COLOURS, FARM, NO_COLOUR, TEMPLES
from ..palace import next_base_cost
from ..state import Origins, Player, Seat, Tile, tile_colour
from .amounts import (
    cards_text,
    colour_name,
    die_name,
    resources_text,
    seat_name,
    spaced,
    speaker_name,
    tile_name,
)
from .players import unused_names


def own_city(o: Origins, viewer: int, words: Words) -> Section:
    """The viewer's own board and city in full."""
    own = o.players[viewer]
    lines = [_stock(own, words), _workers(o, viewer, words), _placed(o, viewer, words), _bases(o, own, words)]
    lines += [_advisers(o, own, words), _towers(own, words), _zodiac(o, viewer, words), _reserved(own, words)]
    seats = _seats(o, own, words)
    kept = [said for said in (*lines, seats) if said]
    brief: tuple[Line | SheetTable, ...] = (lines[1], seats, _plan(o, own, words, short=True))
    return Section("own", words.say("sheet-own"), tuple(kept), (_plan(o, own, words),), tuple(filter(None, brief)))


def other_city(o: Origins, seat: int, words: Words, names: Sequence[str]) -> Section:
    """Another player's board and city, the plan in letters."""
    own = o.players[seat]
    heading = words.say("sheet-city-of", name=player(words, seat, names))
    lines = [_stock(own, words), _workers(o, seat, words), _placed(o, seat, words), _bases(o, own, words)]
    lines += [_advisers(o, own, words), _towers(own, words), _zodiac(o, seat, words), _reserved(own, words)]
    kept = [said for said in (*lines, _seats(o, own, words)) if said]
    return Section("others", heading, tuple(kept), (_plan(o, own, words, short=True),))


# what lies beside the board


def _stock(own: Player, words: Words) -> Line:
    said = words.say("sheet-stock", resources=resources_text(own.resources, words), vp=own.vp)
    return line(Cell(said, mark="strong"), words.say("sheet-tokens", n=own.tokens))


def _workers(o: Origins, seat: int, words: Words) -> Line:
    cells = [Cell(name) for name in unused_names(o, seat, words)]
    return line(words.say("sheet-unused"), *(spaced(cells) or [_none(words)]))


def _placed(o: Origins, seat: int, words: Words) -> Line:
    """Who stands where on the main board; nothing if nobody does."""
    own = o.players[seat]
    there = [(die_name(man.colour, man.value, words), man.site) for man in own.freemen if man.site]
    there += [(speaker_name(die.value, words), die.site) for die in o.speakers if die.holder == seat and die.site]
    there += [(words.say(f"worker-{ARCHON}"), own.archon)] if own.archon else []
    cells = [
        Cell(words.say("sheet-worker-at", worker=worker, site=words.say(f"site-{site}-the"))) for worker, site in there
    ]
    return line(words.say("sheet-placed"), *spaced(cells)) if cells else ()


def _bases(o: Origins, own: Player, words: Words) -> Line:
    free = words.say("sheet-bases", n=own.free_bases)
    if own.bases == ALL_BASES:
        return line(free, words.say("sheet-all-bases"))
    return line(free, words.say("sheet-next-base", food=next_base_cost(o, own)))


def _advisers(o: Origins, own: Player, words: Words) -> Line:
    cells = spaced([Cell(colour_name(colour, words)) for colour in own.advisers])
    if not cells:
        return ()
    worth = words.say("sheet-advisers-worth", vp=o.box.adviser_vp[len(own.advisers)])
    return line(words.say("sheet-advisers"), *cells, Cell(f"({worth})", mark="faint"))


def _towers(own: Player, words: Words) -> Line:
    cells = [
        Cell(words.say("sheet-count", colour=colour_name(colour, words), n=height), mark="strong" if height > 1 else "")
        for colour, height in enumerate(own.towers)
    ]
    return line(words.say("sheet-towers"), *spaced(cells))


def _zodiac(o: Origins, seat: int, words: Words) -> Line:
    held = [o.zodiac[place] for place in range(len(TEMPLES)) if o.zodiac and o.holders[place] == seat]
    cells = [Cell(words.say(f"zodiac-{card}"), mark="good") for card in held]
    return line(words.say("sheet-own-zodiac"), *spaced(cells)) if cells else ()


def _reserved(own: Player, words: Words) -> Line:
    cells = [Cell(words.say(f"building-{tile}")) for tile in own.reserved]
    return line(words.say("sheet-reserved"), *spaced(cells)) if cells else ()


def _none(words: Words) -> Cell:
    return Cell(words.say("sheet-none"), mark="faint")


# seats of power


def _seats(o: Origins, own: Player, words: Words) -> Line:
    """Dice with what they are worth, and empty seats with the cards that they would match."""
    cells = [_seat(o, own, place, words) for place in own.seats]
    return line(words.say("sheet-seats"), *spaced(cells)) if cells else ()


def _seat(o: Origins, own: Player, place: Seat, words: Words) -> Cell:
    cell = seat_name(place)
    if place.taken:
        die = words.say("sheet-seat", cell=cell, die=die_name(place.colour, place.value, words))
        return Cell(f"{die} {words.say('sheet-seat-worth', vp=place.value * own.towers[place.colour])}")
    cards = matches(o, own, place.x, place.y)
    if not cards:
        return Cell(words.say("sheet-seat-empty", cell=cell), mark="faint")
    return Cell(words.say("sheet-seat-matches", cell=cell, cards=cards_text(cards, words)), mark="good")


# the plan


def _plan(o: Origins, own: Player, words: Words, *, short: bool = False) -> SheetTable:
    """The tiles on their grid, with the places for new ones; `short` shows letters, and nothing around the city."""
    cells = cells_of(own)
    places = set(open_cells(cells))
    shown = cells if short else places
    across = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    down = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    lying = {(tile.x, tile.y): tile for tile in own.tiles}
    rows = tuple(
        (
            line(Cell(str(y), mark="faint")),
            *(_place(o, lying.get((x, y)), (x, y) in places, words, short=short) for x in across),
        )
        for y in down
    )
    caption = words.say("sheet-letters", **_letters(words)) if short else words.say("sheet-plan")
    return SheetTable(("", *map(str, across)), rows, grid=not short, caption=caption)


def _place(o: Origins, tile: Tile | None, open_place: bool, words: Words, *, short: bool) -> Line:
    if tile is None:
        return line(Cell(words.say("sheet-plan-open") if open_place else "", mark="faint"))
    colour = tile_colour(o.box, tile)
    if short:
        return line(Cell(_letter(tile, colour, words), mark="strong"))
    name = Cell(tile_name(tile, words), mark="strong")
    return line(name) if colour == NO_COLOUR else line(name, Cell(f"({colour_name(colour, words)})", mark="faint"))


def _letter(tile: Tile, colour: int, words: Words) -> str:
    return words.say(f"sheet-letter-{FARM if tile.farm else tile.tile if colour == NO_COLOUR else COLOURS[colour]}")


def _letters(words: Words) -> dict[str, str]:
    return {kind: words.say(f"sheet-letter-{kind}") for kind in (*COLOURS, FARM, "agora", "palace")}
