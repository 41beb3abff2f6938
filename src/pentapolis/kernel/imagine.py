"""Imagining: a whole state that looks the same to one viewer, the unknown filled in by luck.

Cards the viewer can't place are dealt from the one pool the observation shows, drafts and windows of others are filled
with legal ones. The law every game keeps: the imagined state looks like the observation, and offers the viewer the
same legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from .action import Done, text
from .chance import Chance
from .decision import Reaction, Secret
from .pile import Held, Layer, Pile
from .sight import NOBODY
from .state import State

if TYPE_CHECKING:
    from .title import Title


def fill(title: Title[Any], g: State, viewer: int, chance: Chance) -> None:
    """Fill in what the kernel itself hides: cards, drafts, windows."""
    piles = {pile.name: pile for pile in title.piles(g)}
    slots = [*_layers(piles.values()), *_held(g)]
    slots.sort(key=lambda slot: not slot[0].face)  # what is fixed most is dealt first
    for layer, pile, put in slots:
        deck = piles[pile]
        possible = deck.possible(layer, title.faces.get(pile, {}))
        card = str(chance.pick("imagine", list(possible), list(possible.values())))
        deck.take_from_pool(layer.group, card)
        put(card)
    _answer(title, g, viewer, chance)


Slot = tuple[Layer, str, Callable[[str], None]]


def _layers(piles: Any) -> Iterator[Slot]:
    for pile in piles:
        for place, layer in enumerate(pile.layers):
            if layer.known_to and not layer.card:
                yield layer, pile.name, _layer_setter(pile, place)


def _layer_setter(pile: Pile, place: int) -> Callable[[str], None]:
    def put(card: str) -> None:
        pile.layers[place] = msgspec.structs.replace(pile.layers[place], card=card)

    return put


def _held(value: Any) -> Iterator[Slot]:
    """Every blank card in a state: it stands in a list, a dict or a field."""
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from _slots_of(item, partial(value.__setitem__, place))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _slots_of(item, partial(value.__setitem__, key))
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Pile):
        for name in value.__struct_fields__:
            yield from _slots_of(getattr(value, name), partial(setattr, value, name))


def _slots_of(item: Any, put: Callable[[Held], None]) -> Iterator[Slot]:
    if not isinstance(item, Held):
        yield from _held(item)
    elif item.known_to and not item.card:
        layer = Layer(1, item.group, "", item.known_to)
        yield layer, item.pile, lambda card: put(msgspec.structs.replace(item, card=card))


def _answer(title: Title[Any], g: State, viewer: int, chance: Chance) -> None:
    """Others' sealed drafts and the private window that asks somebody else."""
    pending = title.pending(g)
    answers = g.answers
    if answers is None or pending is None:
        return
    entry = g.agenda[-1]
    if isinstance(pending, Secret):
        for seat in entry.args:
            if not isinstance(seat, int) or seat == viewer or not answers.sealed[seat] or answers.drafts[seat]:
                continue
            if not pending.basket:
                answers.drafts[seat] = [text(_one(pending.options(g, seat, entry), chance))]
    elif isinstance(pending, Reaction) and answers.windows[-1].private and answers.windows[-1].asked == NOBODY:
        others = [seat for seat in pending.poll(g, *entry.args) if seat != viewer]
        if others:
            asked = chance.pick("imagine", others)
            window = answers.windows[-1]
            window.asked, window.waiting = int(asked), others[others.index(int(asked)) :]
    elif isinstance(pending, Reaction) and answers.windows[-1].private:
        polled = pending.poll(g, *entry.args)
        answers.windows[-1].waiting = polled[polled.index(viewer) :]


def _one(options: Any, chance: Chance) -> Any:
    choices = [option for option in options if not isinstance(option, Done)]
    return choices[int(chance.pick("imagine", range(len(choices))))]
