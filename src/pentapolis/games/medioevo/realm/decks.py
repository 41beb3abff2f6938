"""The two decks: what their top cards show, how they are filled again (ME-1.4, ME-4.15, ME-A2, ME-A101, ME-A102)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal

from ....kernel.now import Now
from ....kernel.pile import Pile
from ..components import BOXES, TURNS
from ..state import Medioevo
from .events import DecksMixed

EMPIRE, EVENTS = "empire", "event_deck"


def new_decks(box: str) -> tuple[Pile, Pile]:
    """The Empire deck and the Event deck of a box, shuffled; an owner's box has decks of its own name."""
    empire, events = _names(box)
    cards = BOXES[box]
    return Pile.of(empire, {str(n): 1 for n in cards.cards}), Pile.of(events, dict.fromkeys(cards.events, 1))


def _names(box: str) -> tuple[str, str]:
    return (EMPIRE, EVENTS) if not box else (f"{EMPIRE}_{box}", f"{EVENTS}_{box}")


class Sides(Mapping[str, Mapping[str, str]]):
    """The side that the top card of a deck shows, for the decks of every box: of an Empire card its objective, which no
    other card has; of an Event card the tolerated tax."""

    def __getitem__(self, deck: str) -> Mapping[str, str]:
        for pile, sides in ((EMPIRE, _objectives), (EVENTS, _taxes)):
            box = deck.removeprefix(pile).removeprefix("_")
            if deck.startswith(pile) and box in BOXES:
                return sides(box)
        raise KeyError(deck)

    def __iter__(self) -> Iterator[str]:
        return (deck for name in list(BOXES) for deck in _names(name))

    def __len__(self) -> int:
        return 2 * len(BOXES)


@lru_cache(maxsize=16)
def _objectives(box: str) -> dict[str, str]:
    return {str(number): str(number) for number in BOXES[box].cards}


@lru_cache(maxsize=16)
def _taxes(box: str) -> dict[str, str]:
    return {number: str(card.tolerated_tax) for number, card in BOXES[box].events.items()}


def show_empire(g: Medioevo, now: Now) -> None:
    """The Empire deck lies objective side up."""
    if len(g.empire):
        now.show(g.empire)


def show_event(g: Medioevo, now: Now) -> None:
    """The Event deck lies back up; an empty one is made of the discards first (ME-4.15, ME-A7)."""
    if not len(g.event_deck):
        mix_discards(g, now)
    now.show(g.event_deck)


def mix_discards(g: Medioevo, now: Now) -> None:
    """The discards are shuffled into the Event deck; what was known of its top card ends (ME-A102)."""
    now.tell(DecksMixed, len(g.discards))
    g.event_deck.shuffle(dict.fromkeys(g.discards, 1))
    g.discards = []


def draw_events(g: Medioevo, now: Now, number: int) -> list[str]:
    """Take Event cards off the top together, where everybody sees them; with too few, the discards are shuffled in
    first (ME-25.51)."""
    if len(g.event_deck) < number:
        mix_discards(g, now)
    return [now.draw(g.event_deck) for _ in range(number)]


TO_DRAW = ("draw_event", "ask_for_icons")
"""What waits as long as Event cards may still be drawn: the event of the turn, then a Saviour's (ME-25.51)."""


Back = Literal["turn", "last_check", "next_event", "removed"]
"""What the back on top of the Event deck is: the tolerated tax of the turn or of the last check, or that of the next
event, or of a card that is removed before the last check."""


def top_back(g: Medioevo) -> Back:
    """What the back on top of the Event deck says: the tolerated tax of this turn while its event is settled and its
    events go on, or of the last check once that has begun. At any other time another back decides, and this one belongs
    to the next event; in the last turn, to the card that is removed without effect (ME-4.5, ME-4.25, ME-21.12)."""
    if last_check(g):
        return "last_check"
    if any(entry.name in TO_DRAW for entry in g.agenda):
        return "next_event"
    if g.phase == "events" and g.turn > 1:
        return "turn"
    return "removed" if last_turn(g) else "next_event"


def last_turn(g: Medioevo) -> bool:
    """Whether no turn follows this one, unless honor ends the game before (ME-21.3)."""
    return g.time_up or g.turn == TURNS[g.table.options["length"]]


def last_check(g: Medioevo) -> bool:
    """Whether the rebellion check that ends the game has begun, or is over (ME-21.12)."""
    return bool(g.over_by) and all(entry.name != "final_scoring" for entry in g.agenda)


def tolerated_tax(g: Medioevo, now: Now) -> int:
    """The number on the back of the top Event card (ME-4.25)."""
    show_event(g, now)
    top = g.event_deck.top()
    assert top is not None
    return int(top.face)
