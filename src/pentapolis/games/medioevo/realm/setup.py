"""Set-up: the table, the first auction, what each player places and takes (ME-1)."""

from __future__ import annotations

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision, secret
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.pile import by_hand
from ....kernel.refusal import Why
from ....kernel.state import Table
from ..components import ARCHER, CIVIL, COLOURS, LIGHT, SHIPS, START_CARDS, START_LEVELS, TRANSPORTS
from ..control import homes, set_building
from ..forces import add_troops, new_item
from ..state import Medioevo, new_player
from ..supply import items_left, objective_tokens_left
from ..tabletop import BARBARIANS, Card, Troop
from . import decks
from .bidding import auction
from .events import CardKept, CardsDealt, PhaseBegan
from .kingdoms import assign_kingdoms
from .turn import first_turn


class PlaceVillage(Action, frozen=True):
    """Put the village of the start into a home territory."""

    place: str


class PlaceArcher(Action, frozen=True):
    """Put the Archer of the start into a home territory."""

    place: str


class PlaceTransport(Action, frozen=True):
    """Put a transport of the start into a home territory."""

    transport: str
    level: int
    place: str


class KeepStartCard(Action, frozen=True):
    """Keep one of the Empire cards dealt."""

    card: int


class TakeStartToken(Action, frozen=True):
    """Take the objective token of the start."""

    colour: str


def set_table(table: Table) -> Medioevo:
    """What lies on the table before anything is drawn (ME-1.4, ME-1.5, ME-1.13, ME-22.25)."""
    g = Medioevo(table=table, players=[new_player() for _ in range(table.seats)], order=list(range(table.seats)))
    g.empire, g.event_deck = decks.new_decks(table.box)
    teams = TEAMS.get(table.options.get("teams", "no"), table.seats)
    g.teams = [seat % teams for seat in g.seats]
    return g


TEAMS = {"two": 2, "three": 3}
"""So many teams; their members sit between those of the others."""


@step
def set_up(g: Medioevo, now: Now) -> None:
    """Kingdoms, the auction that serves turn 1 too, then the six steps of the book (ME-1.6 to ME-1.12, ME-A3)."""
    decks.show_empire(g, now)
    decks.show_event(g, now)
    now.tell(PhaseBegan, g.phase)
    now.then(assign_kingdoms, auction, first_places, raise_barbarians, deal_cards, first_tokens, first_turn)


@step
def first_places(g: Medioevo, now: Now) -> None:
    """In turn order all place their village, then in turn order Archer and transports (ME-1.7, ME-1.8)."""
    now.each(g.order, place_pieces)
    now.each(g.order, place_village)


@step
def place_pieces(g: Medioevo, now: Now, seat: int) -> None:
    now.then(place_archer.of(seat), place_start_transports.of(seat, START_LEVELS))


@decision("ME-1.7", PlaceVillage)
def place_village(g: Medioevo, seat: int) -> Items:
    """An inhabited area of the own kingdom (ME-1.7)."""
    return Items(PlaceVillage(home) for home in homes(g, seat) if g.box.chart.inhabited(home))


@place_village.chosen
def _place_village(g: Medioevo, now: Now, seat: int, action: PlaceVillage) -> None:
    set_building(g, action.place, CIVIL, 1)


@place_village.refuses
def _why_not_village(g: Medioevo, seat: int, action: PlaceVillage) -> Why:
    reason = "refused-not-inhabited" if action.place in homes(g, seat) else "refused-not-home"
    return Why("ME-1.7", reason, {"place": action.place})


@decision("ME-1.8", PlaceArcher)
def place_archer(g: Medioevo, seat: int) -> Items:
    """Any own home territory (ME-1.8)."""
    return Items(map(PlaceArcher, homes(g, seat)))


@place_archer.chosen
def _place_archer(g: Medioevo, now: Now, seat: int, action: PlaceArcher) -> None:
    add_troops(g, action.place, seat, [Troop(ARCHER)])


@place_archer.refuses
def _why_not_archer(g: Medioevo, seat: int, action: PlaceArcher) -> Why:
    return Why("ME-1.8", "refused-not-home", {"place": action.place})


@decision("ME-1.8", PlaceTransport, Done)
def place_start_transports(g: Medioevo, seat: int, levels: int) -> Items:
    """Transports of so many levels in all, each in a home territory, ships in one with a port (ME-1.8, ME-1.9)."""
    kinds = [kind for kind in TRANSPORTS if items_left(g, kind)]
    options: list[Action] = [
        PlaceTransport(kind, level, home)
        for kind in kinds
        for level in range(1, levels + 1)
        for home in homes(g, seat)
        if kind not in SHIPS or g.box.chart.has_port(home)
    ]
    return Items([*options, Done()])


@place_start_transports.chosen
def _place_start_transports(g: Medioevo, now: Now, seat: int, action: PlaceTransport | Done, levels: int) -> None:
    if isinstance(action, PlaceTransport):
        new_item(g, action.transport, action.level, seat, action.place)
        if levels > action.level:
            now.then(place_start_transports.of(seat, levels - action.level))


@place_start_transports.refuses
def _why_not_transport(g: Medioevo, seat: int, action: PlaceTransport | Done, levels: int) -> Why | None:
    if not isinstance(action, PlaceTransport) or action.transport not in TRANSPORTS:
        return None
    if action.place not in homes(g, seat):
        return Why("ME-1.8", "refused-not-home", {"place": action.place})
    if action.level > levels:
        return Why("ME-1.8", "refused-start-levels", {"levels": levels})
    return Why("ME-1.8", "refused-no-port", {"place": action.place})


@step
def raise_barbarians(g: Medioevo, now: Now) -> None:
    """A barbarian Light Infantry in every fire territory in play (ME-1.10)."""
    for name, territory in g.box.chart.territories.items():
        if territory.fire and name in g.in_play:
            add_troops(g, name, BARBARIANS, [Troop(LIGHT)])


# cards and tokens


@step
def deal_cards(g: Medioevo, now: Now) -> None:
    """Three Empire cards for everybody, together, of which one is kept (ME-1.11, ME-A101)."""
    for seat in g.order:
        g.players[seat].choice = by_hand(now.draw_for(g.empire, seat) for _ in range(START_CARDS))
    decks.show_empire(g, now)
    now.tell(CardsDealt, START_CARDS)
    now.then(keep_start_card.of(*g.seats))


@secret("ME-1.11", KeepStartCard)
def keep_start_card(g: Medioevo, seat: int) -> Items:
    """One of the three dealt."""
    return Items(KeepStartCard(int(held.card)) for held in g.players[seat].choice if held.card)


@keep_start_card.revealed
def _keep_start_cards(g: Medioevo, now: Now, kept: dict[int, KeepStartCard]) -> None:
    """The kept cards lie character side up; the others are shuffled into the deck (ME-1.11)."""
    for seat, action in kept.items():
        player = g.players[seat]
        g.empire.put_under(held for held in player.choice if held.card != str(action.card))
        player.choice = []
        player.cards = [Card(action.card)]
        now.tell(CardKept, seat, action.card)
    g.empire.shuffle()
    decks.show_empire(g, now)


@step
def first_tokens(g: Medioevo, now: Now) -> None:
    now.each(g.order, take_start_token)


@decision("ME-1.12", TakeStartToken)
def take_start_token(g: Medioevo, seat: int) -> Items:
    """An objective token of any colour that is left (ME-1.12)."""
    return Items(TakeStartToken(colour) for i, colour in enumerate(COLOURS) if objective_tokens_left(g, i))


@take_start_token.chosen
def _take_start_token(g: Medioevo, now: Now, seat: int, action: TakeStartToken) -> None:
    g.players[seat].tokens[COLOURS.index(action.colour)] += 1
