"""The board of Origins as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, Sheet, SheetTable, line
from ..components import ARCHON, COLOURS, SOLO_ROUNDS
from ..construction import slot_cost
from ..people import area_cost
from ..solo import target
from ..state import NOBODY, Origins
from .amounts import colour_name, die_name, pattern_text, spaced, speaker_name
from .cities import other_city, own_city
from .players import players
from .tracks import military, temples


def sheet(o: Origins, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it."""
    sections = [status(o, words, names), main_board(o, viewer, words, names), players(o, words, names)]
    if viewer >= 0:
        sections.append(own_city(o, viewer, words))
    sections += [other_city(o, seat, words, names) for seat in _order(o) if seat != viewer]
    return Sheet(words.say("game-name"), tuple(sections))


def beside(o: Origins, viewer: int, words: Words, names: Sequence[str]) -> tuple[Section, ...]:
    """The key numbers of all."""
    return (players(o, words, names),)


def _order(o: Origins) -> list[int]:
    """The seats in order of play, from the holder of the Bastion."""
    return o.order(max(o.bastion, 0))


# where are we


def phase(o: Origins, words: Words) -> list[str]:
    """The round, and the site that is being visited; before the first round there is only the set-up."""
    if not o.round:
        return [words.say("sheet-setup")]
    found = [_round(o, words)]
    if o.visit is not None:
        found.append(words.say("sheet-visit", site=words.say(f"site-{o.visit.site}")))
    return found


def _round(o: Origins, words: Words) -> str:
    if o.solo:
        return words.say("sheet-round-of", n=o.round, last=SOLO_ROUNDS)
    return words.say("sheet-round", n=o.round)


def status(o: Origins, words: Words, names: Sequence[str]) -> Section:
    """The round, who begins and in which order, who has passed, and whether this round is the last."""
    now = line(*spaced([Cell(said, mark="strong") for said in phase(o, words)]))
    lines = [now]
    if o.solo:
        lines.append(line(words.say("sheet-target", target=target(o))))
    else:
        bastion = line(words.say("sheet-bastion"), _name(o.bastion, words, names))
        order = line(words.say("sheet-order"), *(_in_turn(o, seat, words, names) for seat in _order(o)))
        lines += [bastion, order]
    lines += [
        line(Cell(words.say("sheet-end", condition=words.say(f"condition-{condition}")), mark="bad"))
        for condition in o.announced
    ]
    brief = (line(*now, Cell("·", mark="faint"), *lines[1]), *lines[3:])
    return Section("status", words.say("sheet-status"), tuple(lines), (), brief)


def _name(seat: int, words: Words, names: Sequence[str]) -> Cell:
    return Cell(player(words, seat, names), seat, "faint" if seat == NOBODY else "")


def _in_turn(o: Origins, seat: int, words: Words, names: Sequence[str]) -> Cell:
    """A player in order of play; whoever has passed stands back."""
    name = player(words, seat, names)
    if not o.players[seat].passed:
        return Cell(name, seat)
    return Cell(f"{name} ({words.say('sheet-has-passed')})", seat, "faint")


# what all share


def main_board(o: Origins, viewer: int, words: Words, names: Sequence[str]) -> Section:
    """Sites, market, District cards, temples; dice to recruit, the military track, floors and dice in the supply."""
    payer = viewer if viewer >= 0 else NOBODY
    draft, citizens = _draft(o, words), _citizens(o, payer, words)
    speakers, army = _speakers(o, words), military(o, words, names)
    lines = (*draft, citizens, speakers, army, _floors(o, words), _supply(o, words))
    tables = (_sites(o, words, names), _market(o, payer, words), _cards(o, words, names), temples(o, words, names))
    brief = (*draft, _ships_brief(o, words), _market_brief(o, payer, words), citizens, line(*speakers, *army))
    return Section("board", words.say("sheet-board"), lines, tables, brief)


def _draft(o: Origins, words: Words) -> tuple[Line, ...]:
    """The dice to start with, while they are chosen."""
    dice = [Cell(die_name(die.colour, die.value, words), mark="strong") for die in o.draft]
    return (line(words.say("sheet-draft"), *spaced(dice)),) if dice else ()


def _sites(o: Origins, words: Words, names: Sequence[str]) -> SheetTable:
    columns = ("site", "ship", "bonus", "upper", "lower", "workers")
    rows = tuple(
        (
            line(words.say(f"site-{site.position}")),
            line(Cell(str(o.motherships[site.position - 1]), mark="strong")),
            line(colour_name(o.bonus_tiles[site.position - 1], words)),
            line(words.say(f"main-{site.upper}")),
            line(words.say(f"main-{site.lower}")),
            _workers(o, site.position, words, names),
        )
        for site in o.box.sites
    )
    return SheetTable(_header(columns, words), rows, numeric=(1,), caption=words.say("sheet-sites"))


def _header(columns: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"sheet-{column}") for column in columns)


def _workers(o: Origins, site: int, words: Words, names: Sequence[str]) -> Line:
    """Who stands on a site, player by player."""
    found: list[Cell] = []
    for seat, owner in enumerate(o.players):
        there = [die_name(man.colour, man.value, words) for man in owner.freemen if man.site == site]
        there += [speaker_name(die.value, words) for die in o.speakers if die.holder == seat and die.site == site]
        there += [words.say(f"worker-{ARCHON}")] if owner.archon == site else []
        if there:
            name, workers = player(words, seat, names), ", ".join(there)
            found.append(Cell(words.say("sheet-workers-of", name=name, workers=workers), seat))
    return line(*spaced(found))


def _ships_brief(o: Origins, words: Words) -> Line:
    """What the ships show, site by site, with the colours of the bonus tiles."""
    cells = [
        Cell(words.say("sheet-ship-brief", value=ship, colour=colour_name(colour, words)))
        for ship, colour in zip(o.motherships, o.bonus_tiles, strict=True)
    ]
    return line(words.say("sheet-ships"), *spaced(cells))


# buildings to take


def _market(o: Origins, payer: int, words: Words) -> SheetTable:
    """The market from the top, with what a tile costs this viewer, and the next tile of its colour."""
    rows = tuple(
        (
            line(str(_slot_cost(o, payer, slot))),
            line(Cell(words.say(f"building-{tile}"), mark="strong")),
            line(colour_name(o.box.colour_of[tile], words)),
            line(str(o.box.stone_costs[tile])),
            line(Cell(_next(o, o.box.colour_of[tile], words), mark="faint")),
        )
        for slot, tile in enumerate(o.market)
    )
    columns = ("slot", "tile", "colour", "stone", "next")
    return SheetTable(_header(columns, words), rows, numeric=(0, 3), caption=words.say("sheet-market"))


def _slot_cost(o: Origins, payer: int, slot: int) -> int:
    return o.box.market_costs[slot] if payer == NOBODY else slot_cost(o, payer, slot)


def _next(o: Origins, colour: int, words: Words) -> str:
    return words.say(f"building-{o.tops[colour]}") if o.tops[colour] else words.say("sheet-none")


def _market_brief(o: Origins, payer: int, words: Words) -> Line:
    cells = []
    for slot, tile in enumerate(o.market):
        said = words.say(
            "sheet-market-brief",
            tile=words.say(f"building-{tile}"),
            letter=words.say(f"sheet-letter-{COLOURS[o.box.colour_of[tile]]}"),
            wisdom=_slot_cost(o, payer, slot),
            stone=o.box.stone_costs[tile],
        )
        cells.append(Cell(said))
    return line(words.say("sheet-market-costs"), *spaced(cells))


# District cards


def _cards(o: Origins, words: Words, names: Sequence[str]) -> SheetTable:
    rows = tuple(
        (
            line(Cell(words.say(f"card-{card.card}"), mark="strong")),
            line(pattern_text(o.box.districts[card.card], words)),
            line(_points(o, card.card, words)),
            line(Cell(str(card.gold), mark="" if card.gold else "faint")),
            line(*spaced([_name(seat, words, names) for seat in o.seats if card.card in o.players[seat].scored])),
        )
        for card in o.cards
    )
    columns = ("card", "pattern", "points", "gold", "scored")
    return SheetTable(_header(columns, words), rows, numeric=(3,), caption=words.say("sheet-cards"))


def _points(o: Origins, card: str, words: Words) -> str:
    district = o.box.districts[card]
    return words.say("sheet-card-points", first=district.vp_first, again=district.vp_again)


# dice and floors


def _citizens(o: Origins, payer: int, words: Words) -> Line:
    """The Citizen area from the left, with what a die costs this viewer."""
    cells = []
    for slot, die in enumerate(o.area):
        wisdom = o.box.area_costs[slot] if payer == NOBODY else area_cost(o, payer, slot)
        cells.append(Cell(words.say("sheet-citizen", die=die_name(die.colour, die.value, words), wisdom=wisdom)))
    return line(words.say("sheet-citizens"), *(spaced(cells) or [_none(words)]))


def _speakers(o: Origins, words: Words) -> Line:
    """The Speakers that can be taken."""
    there = sorted(die.value for die in o.speakers if die.holder == NOBODY)
    cells = [Cell(str(value)) for value in there]
    return line(words.say("sheet-speakers"), *(spaced(cells) or [_none(words)]))


def _none(words: Words) -> Cell:
    return Cell(words.say("sheet-none"), mark="faint")


def _floors(o: Origins, words: Words) -> Line:
    return line(words.say("sheet-floors"), *spaced(_counts(o.tower_supply, words)))


def _supply(o: Origins, words: Words) -> Line:
    return line(words.say("sheet-dice"), *spaced(_counts(o.supply, words)))


def _counts(numbers: Sequence[int], words: Words) -> list[Cell]:
    """A number for every colour."""
    return [
        Cell(words.say("sheet-count", colour=colour_name(colour, words), n=n), mark="" if n else "faint")
        for colour, n in enumerate(numbers)
    ]
