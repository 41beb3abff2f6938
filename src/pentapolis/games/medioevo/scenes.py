"""Positions of Medioevo Universale from plain data, written as the ledger writes its examples: who has what, by name.

Lessons, worked examples and the rule tests make theirs here (`pentapolis.lessons.scenes`). Units are written as players
name them (`archer`, `captain_2`), barbarians are a side like the others, `barbarians`. A card is its number, `-9` if it
is turned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ...kernel.pile import Layer, Pile
from ...kernel.state import Table
from .components import BRANCHES, COLOURS
from .diplomacy.relations import War
from .forces import add_troops, of_kind
from .state import Medioevo, new_player
from .tabletop import NONE, Card, Effect, Item, Place, Prisoner, Route, Troop

KINGDOMS = ("byzantium", "hungary", "golden_horde", "novgorod", "holy_roman_empire", "mamluk")
"""Who plays what, in the order of the seats, if nothing is said: linked, whatever the number of players."""
CIRCLE = (4, 6, 8)
"""Dice of the War Circle that add nothing to the one Light Infantry of a horde (ME-4.3)."""
CATEGORY = {"village": ("civil", 1), "town": ("civil", 2), "city": ("civil", 3), "tower": ("military", 1)}
CATEGORY |= {"fort": ("military", 2), "castle": ("military", 3), "cathedral": ("religious", 1)}

Units = Mapping[str, int]
"""How many of which units: `{"archer": 2, "captain_1": 1}`."""
NO_UNITS: Units = {}


def scene(
    table: Table,
    names: Sequence[str],
    *,
    turn: int = 2,
    phase: str = "purchase",
    order: Sequence[str] = (),
    kingdoms: Mapping[str, str] = {},
    florins: Mapping[str, int] = {},
    honor: Mapping[str, int] = {},
    debt: Mapping[str, int] = {},
    tax: Mapping[str, int] = {},
    technology: Mapping[str, Mapping[str, int]] = {},
    points: Mapping[str, Mapping[str, int]] = {},
    cards: Mapping[str, Sequence[int]] = {},
    tokens: Mapping[str, Mapping[str, int]] = {},
    grey: Mapping[str, Mapping[str, int]] = {},
    prisoners: Mapping[str, Sequence[Mapping[str, Any]]] = {},
    surrendered: Mapping[str, Units] = {},
    blood: Mapping[str, int] = {},
    deeds: Mapping[str, Mapping[str, int]] = {},
    routes: Mapping[str, Mapping[str, Any]] = {},
    player: Mapping[str, Mapping[str, Any]] = {},
    armies: Mapping[str, Mapping[str, Units]] = {},
    moved: Mapping[str, Mapping[str, Units]] = {},
    buildings: Mapping[str, Sequence[str]] = {},
    damage: Mapping[str, Mapping[str, int]] = {},
    markets: Mapping[str, Sequence[str]] = {},
    control: Mapping[str, Sequence[str]] = {},
    rebel: Sequence[str] = (),
    held: Mapping[str, str] = {},
    items: Mapping[str, Mapping[str, Any]] = {},
    circle: Sequence[int] = CIRCLE,
    event: str = "",
    events: Sequence[str] = (),
    discards: Sequence[str] = (),
    empire: Sequence[int] = (),
    wars: Sequence[Sequence[str]] = (),
    since: int = 1,
    effects: Sequence[Mapping[str, Any]] = (),
    conquered: Sequence[str] = (),
    firsts: Sequence[str] = (),
    state: Mapping[str, Any] = {},
) -> Medioevo:
    """A position in the second turn, in order of the seats, everybody with what the set-up gives, the board empty.

    `control` says whose control token lies in a territory, and which building's it is (`["Anna", "buda"]`); `held` who
    held a territory before others came who stand there too, `nobody` if nobody did. `items` are transports and engines
    by id: kind, level, owner, place, and whatever else an `Item` has; `units` of one are those aboard. `events` and
    `empire` are the cards on top of the decks, in this order; wars go on since turn `since`. `player` and `state` set
    fields that have no other name here.
    """
    g = Medioevo(table=table, turn=turn, phase=phase, circle=list(circle), event=event, discards=list(discards))
    g.players = [new_player(kingdoms.get(who, KINGDOMS[seat])) for seat, who in enumerate(names)]
    g.order = [names.index(who) for who in (order or names)]
    g.teams = list(g.seats)
    for seat, who in enumerate(names):
        one = g.players[seat]
        one.florins = one.counted = florins.get(who, one.florins)
        one.honor = honor.get(who, one.honor)
        one.debt = debt.get(who, 0)
        one.tax = tax.get(who, 0)
        one.blood = blood.get(who, 0)
        one.technology = [technology.get(who, {}).get(branch, 0) for branch in BRANCHES]
        one.points = [points.get(who, {}).get(colour, 0) for colour in COLOURS]
        one.tokens = [tokens.get(who, {}).get(colour, 0) for colour in COLOURS]
        one.grey = [grey.get(who, {}).get(colour, 0) for colour in COLOURS]
        one.cards = sorted([Card(abs(n), n < 0) for n in cards.get(who, ())], key=lambda card: card.number)
        one.prisoners = sorted(
            Prisoner(names.index(p["owner"]), *_kind(p["unit"]), p.get("count", 1)) for p in prisoners.get(who, ())
        )
        one.surrendered = sorted(of_kind(unit, count) for unit, count in surrendered.get(who, {}).items())
        one.deeds = dict(deeds.get(who, {}))
        if who in routes:
            one.route = _route(**routes[who])
        for field, value in player.get(who, {}).items():
            setattr(one, field, value)
    _set_up_places(g, names, buildings, damage, markets, control, rebel)
    for exhausted, stacks in ((False, armies), (True, moved)):
        for place, sides in stacks.items():
            for who, units in sides.items():
                add_troops(g, place, _side(names, who), _troops(units, exhausted))
    for place in list(g.places):
        g.put(place, replace(g.places[place], held_by=_side(names, held[place]) if place in held else NONE))
    for name, item in sorted(items.items()):
        g.items[name] = _item(names, **item)
        g.made = max(g.made, int(name[1:]))
    g.event_deck = _deck("event_deck", list(g.box.events), {event, *discards} - {""}, [str(card) for card in events])
    taken = {card.number for one in g.players for card in one.cards}
    g.empire = _deck("empire", [str(n) for n in g.box.cards], {str(n) for n in taken}, [str(n) for n in empire])
    g.wars = sorted(_war(names, since, *war) for war in wars)
    g.effects = sorted(_effect(names, **effect) for effect in effects)
    g.conquered, g.firsts = sorted(conquered), sorted(firsts)
    for field, value in state.items():
        setattr(g, field, value)
    return g


def _side(names: Sequence[str], who: str) -> int:
    return -1 if who in ("barbarians", "nobody") else names.index(who)


def _kind(unit: str) -> tuple[str, int]:
    troop = of_kind(unit)
    return troop.kind, troop.level


def _troops(units: Units, moved: bool = False) -> list[Troop]:
    return [Troop(*_kind(unit), count, moved) for unit, count in units.items()]


def _set_up_places(
    g: Medioevo,
    names: Sequence[str],
    buildings: Mapping[str, Sequence[str]],
    damage: Mapping[str, Mapping[str, int]],
    markets: Mapping[str, Sequence[str]],
    control: Mapping[str, Sequence[str]],
    rebel: Sequence[str],
) -> None:
    for name in sorted({*buildings, *markets, *control, *rebel}):
        levels: dict[str, Any] = dict(CATEGORY[building] for building in buildings.get(name, ()))
        harm = damage.get(name, {})
        who, *of = control.get(name, ("",))
        g.put(
            name,
            Place(
                **levels,
                damage=(harm.get("civil", 0), harm.get("military", 0), harm.get("religious", 0)),
                market=tuple(sorted(markets.get(name, ()))),
                token=names.index(who) if who else -1,
                token_of=of[0] if of else "",
                rebel=name in rebel,
            ),
        )


def _item(names: Sequence[str], owner: str, units: Units = NO_UNITS, cargo: Sequence[str] = (), **fields: Any) -> Item:
    fields.setdefault("level", {"catapult": 1, "trebuchet": 2, "bombard": 3}.get(fields["kind"], 1))
    aboard = tuple(sorted(_troops(units)))
    return Item(owner=_side(names, owner), troops=aboard, cargo=tuple(sorted(cargo)), **fields)


def _route(transport: str, steps: Sequence[str], destination: str, done: Sequence[str] = ()) -> Route:
    return Route(transport, tuple(steps), tuple(step in done for step in steps), destination)


def _deck(name: str, cards: Sequence[str], gone: set[str], top: Sequence[str]) -> Pile:
    """A deck without the cards that are elsewhere, with some known to lie on top."""
    rest = {card: 1 for card in cards if card not in gone and card not in top}
    deck = Pile.of(name, rest)
    deck.layers = [*(Layer(1, "", card=card) for card in top), *deck.layers]
    return deck


def _war(names: Sequence[str], since: int, by: str, other: str) -> War:
    a, b = sorted((names.index(by), names.index(other)))
    return War(a, b, since, names.index(by))


def _effect(names: Sequence[str], name: str, who: str, **fields: Any) -> Effect:
    return Effect(name, names.index(who), **fields)
