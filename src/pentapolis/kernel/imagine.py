"""Imagining: a whole state that looks the same to one viewer, the unknown filled in by luck.

Cards the viewer can't place are dealt from the one pool the observation shows; then the game fills in what it hides
itself; then drafts and windows of others are filled with legal ones. The law every game keeps: the imagined state looks
like the observation, and offers the viewer the same legal actions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from .action import Action, Done, text
from .chance import Chance, FastChance
from .clone import holding
from .decision import DONE, Secret
from .options import Items, Options, join
from .pile import Held, Layer, Pile, by_hand, piles_in
from .sight import NOBODY, TABLE
from .state import State
from .window import Reaction

if TYPE_CHECKING:
    from .title import Title


def mixed(*parts: int | str | bytes) -> int:
    """A seed made of several things, the same on every machine."""
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return int.from_bytes(digest.digest(), "big")


def luck(title: Title[Any], seed: int, observation: Any, seat: int) -> FastChance:
    """Luck that depends on a seed and on what the seat sees, not on what came before."""
    return FastChance(mixed(seed, seat, title.encode(observation)))


Slot = tuple[Layer, str, Callable[[str], None]]


def fill_cards(title: Title[Any], g: State, chance: Chance) -> None:
    """Deal every card the viewer can't place from the pool it may have come from."""
    piles = {pile.name: pile for pile in piles_in(g)}
    left_open: list[Held] = []
    slots = [*_layers(piles.values()), *_shown(piles.values(), left_open), *_held(g)]
    slots.sort(key=lambda slot: not slot[0].face)  # what is fixed most is dealt first
    for layer, pile, put in slots:
        deck = piles[pile]
        possible = deck.possible(layer, title.faces.get(pile, {}))
        card = str(chance.pick("imagine", list(possible), list(possible.values())))
        deck.take_from_pool(layer.group, card)
        put(card)
    for deck in piles.values():
        deck.cover(left_open)
        deck.layers = [_in_order(layer) if layer.mixed else layer for layer in deck.layers]


def _in_order(layer: Layer) -> Layer:
    return msgspec.structs.replace(layer, mixed=tuple(by_hand(layer.mixed or ())))


def _layers(piles: Iterable[Pile]) -> Iterator[Slot]:
    for pile in piles:
        for place, layer in enumerate(pile.layers):
            if layer.known_to and not layer.card:
                yield layer, pile.name, _layer_setter(pile, place)
            for number, held in enumerate(layer.mixed or ()):
                if held.known_to and not held.card:
                    yield Layer(1, held.group, held.face), pile.name, partial(_put_mixed, pile, place, number)


def _put_mixed(pile: Pile, place: int, number: int, card: str) -> None:
    layer = pile.layers[place]
    mixed = list(layer.mixed or ())
    mixed[number] = msgspec.structs.replace(mixed[number], card=card)
    pile.layers[place] = msgspec.structs.replace(layer, mixed=tuple(mixed))


def _layer_setter(pile: Pile, place: int) -> Callable[[str], None]:
    def put(card: str) -> None:
        pile.layers[place] = msgspec.structs.replace(pile.layers[place], card=card)

    return put


def _shown(piles: Iterable[Pile], left_open: list[Held]) -> Iterator[Slot]:
    """Undecided cards that show a side stay undecided, but a card of that side must be left for each."""
    for pile in piles:
        for layer in pile.layers:
            if layer.face and not layer.decided:
                for _ in range(layer.count):
                    yield layer, pile.name, partial(_leave_open, left_open, pile.name, layer.group)


def _leave_open(left_open: list[Held], pile: str, group: str, card: str) -> None:
    left_open.append(Held(pile, group, (), card))


def _held(value: Any) -> Iterator[Slot]:
    """Every blank card in a state: it stands in a list, a dict or a field."""
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from _slots_of(item, partial(value.__setitem__, place))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _slots_of(item, partial(value.__setitem__, key))
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Pile):
        for name in holding(type(value), Held):
            yield from _slots_of(getattr(value, name), partial(setattr, value, name))


def _slots_of(item: Any, put: Callable[[Held], None]) -> Iterator[Slot]:
    if not isinstance(item, Held):
        yield from _held(item)
    elif item.known_to and not item.card:
        layer = Layer(1, item.group, item.face, item.known_to)
        yield layer, item.pile, lambda card: put(msgspec.structs.replace(item, card=card))


def fill_answers(title: Title[Any], g: State, viewer: int, chance: Chance) -> None:
    """Others' sealed drafts, and the private window that asks somebody else."""
    pending = title.pending(g)
    answers = g.answers
    if answers is None or pending is None:
        return
    entry = g.agenda[-1]
    if isinstance(pending, Secret):
        for seat in entry.args:
            if isinstance(seat, int) and seat != viewer and answers.sealed[seat]:
                answers.drafts[seat] = _draft(pending, g, seat, chance)
    elif isinstance(pending, Reaction) and answers.windows[-1].private:
        window = answers.windows[-1]
        polled = pending.poll(g, *entry.args)
        if window.asked == NOBODY:
            able = [seat for seat in polled if len(pending.function(g, seat, *entry.args))]
            others = [seat for seat in able if seat != viewer]
            if not others and viewer in able:  # somebody before the viewer is asked, though we don't see with what
                others = [seat for seat in polled if seat != viewer]
            window.asked = int(chance.pick("imagine", others)) if others else TABLE
        window.waiting = [] if window.asked == TABLE else polled[polled.index(window.asked) :]


def _draft(pending: Secret, g: State, seat: int, chance: Chance) -> list[str]:
    if not pending.basket:
        return [text(_one(pending.function(g, seat), chance))]
    draft: list[str] = []
    while not isinstance(choice := _one(join(pending.function(g, seat, tuple(draft)), Items([DONE])), chance), Done):
        draft.append(text(choice))
    return draft


def _one(options: Options, chance: Chance) -> Action:
    return options[int(chance.pick("imagine", range(len(options))))]
