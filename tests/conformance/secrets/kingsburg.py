"""What a viewer of Kingsburg may not know: the front of this year's enemy card, once others have looked at it.

From the ledger: who peeked knows the front of the top card until winter, everybody knows that they peeked; the cards
below and the twenty removed ones are known to nobody. Nothing else is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.games.kingsburg.events import EnemyRevealed, Looked
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event
from pentapolis.kernel.pile import Layer

PEEK = "enemies"
"""What chance is asked for when a card is seen for the first time."""


def swaps(g: Kingsburg, viewer: int, luck: random.Random) -> list[Kingsburg]:
    """The card that only others have seen might be any other of its year."""
    return [swapped(g, place, card) for place, layer in hidden(g, viewer) for card in g.enemies.pools[layer.group]]


def hidden(g: Kingsburg, viewer: int) -> list[tuple[int, Layer]]:
    """The cards that somebody has seen and the viewer has not."""
    return [(n, layer) for n, layer in enumerate(g.enemies.layers) if layer.card and viewer not in layer.known_to]


def swapped(g: Kingsburg, place: int, card: str) -> Kingsburg:
    twin = msgspec.convert(msgspec.to_builtins(g), Kingsburg)
    layer = twin.enemies.layers[place]
    pool = twin.enemies.pools[layer.group]
    del pool[card]
    twin.enemies.pools[layer.group] = dict(sorted({**pool, layer.card: 1}.items()))
    twin.enemies.layers[place] = msgspec.structs.replace(layer, card=card)
    return twin


def twins(g: Kingsburg, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    """Somebody else's first look might have shown any other card of the year."""
    looked = [event.seat for event in ply.events if isinstance(event, Looked)]
    seen = [value for what, value in ply.outcomes if what == PEEK]
    if not looked or not seen or viewer in looked:
        return []
    others = [card for card in g.enemies.pools[f"year_{g.year}"] if card not in seen]
    return [(ply.action, [(what, card if what == PEEK else value) for what, value in ply.outcomes]) for card in others]


def revealed(events: Sequence[Event], viewer: int) -> bool:
    """Hidden until winter, or until the viewer peeks."""
    return any(isinstance(e, EnemyRevealed) or (isinstance(e, Looked) and e.seat == viewer) for e in events)


def known(g: Kingsburg, viewer: int) -> object:
    """The rows that say "visible", and the card of a viewer who peeked."""
    backs = [
        (layer.group, layer.known_to, layer.card if viewer in layer.known_to else "") for layer in g.enemies.layers
    ]
    return backs, g.past_enemies, g.battle, g.provinces, g.groups, g.order, g.envoy, g.aid_die, g.year, g.phase


def unknown(g: Kingsburg, viewer: int) -> list[str]:
    return [layer.card for _, layer in hidden(g, viewer)]
