"""Positions of Origins from plain data, written as the ledger writes its examples: who has what, by name.

Lessons, worked examples and the rule tests make theirs here (`pentapolis.lessons.scenes`). Dice are written as
everywhere, `red_3`; with `@2` one stands on site 2. A Farm is written `farm:armory`, after the building on its back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.pile import Held
from ...kernel.state import Table
from .city import BLOCK, cells_of
from .components import (
    CARD_GOLD,
    CITIZEN_DICE,
    COLOUR_PLACES,
    COLOURS,
    DIE_PLACES,
    DISTRICT_CARDS,
    FARM,
    RESOURCE_PLACES,
    SPEAKER_DICE,
    START_BASES,
    TEMPLE_PLACES,
    TEMPLES,
    UNUSED,
)
from .setup import set_table
from .state import NOBODY, CardInPlay, Die, Freeman, Origins, Player, Seat, Speaker, Tile

Placed = Sequence[int | str]
"""Something on a cell: x, y, and what."""

MARKET = ("outpost", "fountain_of_wisdom", "statue", "forum", "workshop")
TOPS = ("armory", "astronomy_tower", "obelisk", "estate", "granary")
AREA = ("red_1", "purple_2", "blue_3", "orange_4", "yellow_5")
BONUS = ("yellow", "red", "purple", "blue", "orange")
ZODIAC = ("leo", "sagittarius", "taurus")
FREEMEN = ("red_3", "blue_2")
SPEAKERS = (2, 3, 4, 5)


def scene(
    table: Table,
    names: Sequence[str],
    *,
    round: int = 1,
    bastion: str = "",
    active: str = "",
    idle_rounds: int = 0,
    resources: Mapping[str, Mapping[str, int]] = {},
    vp: Mapping[str, int] = {},
    freemen: Mapping[str, Sequence[str]] = {},
    bases: Mapping[str, int] = {},
    archon: Mapping[str, int] = {},
    advisers: Mapping[str, Sequence[str]] = {},
    tokens: Mapping[str, int] = {},
    military: Mapping[str, int] = {},
    military_stack: Sequence[str] = (),
    steps: Mapping[str, Mapping[str, int]] = {},
    temple_stacks: Mapping[str, Sequence[str]] = {},
    towers: Mapping[str, Mapping[str, int]] = {},
    city: Mapping[str, Sequence[Placed]] = {},
    seats: Mapping[str, Sequence[Placed]] = {},
    reserved: Mapping[str, Sequence[str]] = {},
    scored: Mapping[str, Sequence[str]] = {},
    passed: Sequence[str] = (),
    motherships: Sequence[int] = (),
    bonus: Sequence[str] = BONUS,
    market: Sequence[str] = MARKET,
    tops: Mapping[str, str] = {},
    piles: Mapping[str, Sequence[str]] = {},
    area: Sequence[str] = AREA,
    supply: Mapping[str, int] = {},
    speakers: Sequence[int] = (),
    speakers_of: Mapping[str, Sequence[int]] = {},
    tower_supply: Mapping[str, int] = {},
    cards: Mapping[str, int] = {},
    zodiac: Sequence[str] = ZODIAC,
    holders: Mapping[str, str] = {},
    neutral: int = 0,
) -> Origins:
    """A position. The first player holds the Bastion and is to move; each has what the set-up gives, with a red 3 and a
    blue 2, if nothing is said.

    A city lists the tiles beside Agora and Palace, `seats` the dice on seats of power. Stacks name players from the
    bottom up. `piles` says what lies below the top tile of a colour, in this order; otherwise that is unknown. Speakers
    that players hold are unused and come after those of the area.
    """
    state = set_table(table)
    state.round, state.idle_rounds = round, idle_rounds
    state.bastion = names.index(bastion) if bastion else 0
    state.active = names.index(active) if active else state.bastion
    for who, player in zip(names, state.players, strict=True):
        for resource, amount in resources.get(who, {}).items():
            player.resources[RESOURCE_PLACES[resource]] = amount
        player.vp = vp.get(who, 0)
        player.freemen = [_freeman(base, token) for base, token in enumerate(freemen.get(who, FREEMEN))]
        player.bases = bases.get(who, max(START_BASES, len(player.freemen)))
        player.archon = archon.get(who, UNUSED)
        player.advisers = [COLOUR_PLACES[colour] for colour in advisers.get(who, ())]
        player.tokens = tokens.get(who, 0)
        player.military = military.get(who, 0)
        for temple, step in steps.get(who, {}).items():
            player.steps[TEMPLE_PLACES[temple]] = step
        for colour, height in towers.get(who, {}).items():
            player.towers[COLOUR_PLACES[colour]] = height
        player.reserved = sorted(reserved.get(who, ()))
        player.scored = sorted(scored.get(who, ()))
        player.passed = who in passed
        _build_city(player, city.get(who, ()), seats.get(who, ()))
    _stack_markers(state, names, military_stack, temple_stacks)
    state.motherships = list(motherships) or state.motherships
    state.bonus_tiles = [COLOUR_PLACES[colour] for colour in bonus]
    state.market = list(market)
    state.tops = [tops.get(colour, top) for colour, top in zip(COLOURS, TOPS, strict=True)]
    _fill_piles(state, piles)
    state.area = [Die(*DIE_PLACES[token]) for token in area]
    state.supply = [supply.get(name, _left(state, colour)) for colour, name in enumerate(COLOURS)]
    held = [(value, names.index(who)) for who, values in speakers_of.items() for value in values]
    there = list(speakers) or list(SPEAKERS[: SPEAKER_DICE[table.seats] - len(held)])
    state.speakers = [Speaker(value, seat, UNUSED) for value, seat in [*((value, NOBODY) for value in there), *held]]
    _lay_cards(state, cards, tower_supply)
    state.zodiac = list(zodiac)
    state.holders = [names.index(holders[card]) if card in holders else NOBODY for card in zodiac]
    state.neutral = neutral if state.solo else NOBODY
    return state


def _freeman(base: int, token: str) -> Freeman:
    die, _, site = token.partition("@")
    return Freeman(base, *DIE_PLACES[die], int(site or UNUSED))


def _build_city(player: Player, city: Sequence[Placed], seats: Sequence[Placed]) -> None:
    for x, y, what in city:
        face, _, back = str(what).partition(":")
        player.tiles.append(Tile(int(x), int(y), back or face, face == FARM))
    player.tiles.sort(key=lambda tile: (tile.y, tile.x))
    cells = set(cells_of(player))
    blocks = [(x, y) for x, y in cells_of(player) if all((x + a, y + b) in cells for a, b in BLOCK)]
    dice = {(int(x), int(y)): DIE_PLACES[str(token)] for x, y, token in seats}
    if not dice.keys() <= set(blocks):
        raise ValueError("a die without a district")
    player.seats = [Seat(x, y, *dice.get((x, y), ())) for x, y in blocks]


def _stack_markers(
    state: Origins, names: Sequence[str], stack: Sequence[str], stacks: Mapping[str, Sequence[str]]
) -> None:
    """The order of the markers: as named, the others below them in seat order."""

    def ordered(named: Sequence[str]) -> list[int]:
        first = [names.index(who) for who in named]
        return [*(seat for seat in state.seats if seat not in first), *first]

    state.military = sorted(ordered(stack), key=lambda seat: state.players[seat].military)
    state.temples = [
        sorted(ordered(stacks.get(name, ())), key=lambda seat: state.players[seat].steps[temple])
        for temple, name in enumerate(TEMPLES)
    ]


def _fill_piles(state: Origins, known: Mapping[str, Sequence[str]]) -> None:
    """What lies elsewhere is not in the piles; of a pile that is named, everybody knows the order."""
    elsewhere = [*state.market, *state.tops]
    for player in state.players:
        elsewhere += [*player.reserved, *(tile.tile for tile in player.tiles)]
    for colour, pile in zip(COLOURS, state.piles, strict=True):
        for tile in elsewhere:
            if tile in pile.pools[""]:
                pile.take_top()
                pile.take_from_pool("", tile)
        if colour in known:
            pile.layers, pile.pools[""] = [], {}
            pile.put_under(Held(pile.name, "", (), tile) for tile in known[colour])


def _left(state: Origins, colour: int) -> int:
    """The dice of a colour that are nowhere else."""
    used = sum(die.colour == colour for die in state.area)
    for player in state.players:
        used += sum(freeman.colour == colour for freeman in player.freemen) + (colour in player.advisers)
        used += sum(place.colour == colour for place in player.seats)
    return CITIZEN_DICE[state.table.seats] - used


def _lay_cards(state: Origins, cards: Mapping[str, int], floors: Mapping[str, int]) -> None:
    """The District cards named, with the Gold on them, then the first of the deck; the floors follow from them."""
    gold = dict(cards)
    for card in sorted(state.box.districts):
        if len(gold) < DISTRICT_CARDS[state.table.seats]:
            gold.setdefault(card, CARD_GOLD)
    state.cards = [CardInPlay(card, gold[card]) for card in sorted(gold)]
    for card in gold:
        for colour in state.box.districts[card].towers:
            state.tower_supply[COLOUR_PLACES[colour]] += 1
    for colour, number in floors.items():
        state.tower_supply[COLOUR_PLACES[colour]] = number
