"""Piles: an unseen card is not decided until somebody sees it.

A pile is a list of *layers*, top first, over *pools*. A layer says what is fixed about its cards: how many they are,
the group they come from, the side that is shown, or, once somebody has seen it, the card itself and who knows it. A
pool holds the undecided cards of a group; it may hold more than the layers need (cards removed unseen). Peeking makes
a layer of one, a card put under the deck a new last layer, shuffling merges everything. A bag is a pile of one layer.
Known cards put under the deck in random order are one *mixed* layer: which of them comes first is decided when somebody
sees it.

A card somebody holds in secret is a `Held`: it keeps the pile and the group it came from, so that a viewer sees sizes,
groups and shown sides, and per group *one* pool of everything that viewer can't place: pile and others' cards together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from .clone import holding
from .sight import TABLE


class Held(msgspec.Struct, frozen=True, gc=False):
    """A card out of a pile that only some seats know, blank for the others; with no names everybody knows it."""

    pile: str
    group: str
    known_to: tuple[int, ...]
    card: str
    face: str = ""

    def seen_by(self, viewer: int, hidden: list[Held]) -> Held:
        if viewer in self.known_to or not self.known_to:
            return self
        hidden.append(self)
        return msgspec.structs.replace(self, card="")


class Layer(msgspec.Struct, frozen=True, gc=False):
    """Cards of a pile about which the same is known: nothing but the group, the shown side, or the card.

    A decided card is known to the seats in `known_to`, and to everybody if there are none. The cards of a mixed layer
    are fixed, each with who knows that it is among them; their order is not.
    """

    count: int
    group: str
    face: str = ""
    known_to: tuple[int, ...] = ()
    card: str = ""
    mixed: tuple[Held, ...] | msgspec.UnsetType = msgspec.UNSET

    @property
    def decided(self) -> bool:
        return bool(self.known_to or self.card or self.mixed)


class Pile(msgspec.Struct):
    """Cards whose order is secret. `pools` holds the undecided cards: group, kind, number."""

    name: str
    pools: dict[str, dict[str, int]]
    layers: list[Layer]

    @classmethod
    def of(cls, name: str, cards: Mapping[str, int], group: str = "") -> Pile:
        """A shuffled pile or a bag of these cards (kind to number)."""
        return cls(name, {group: _sorted(cards)}, [Layer(sum(cards.values()), group)])

    @classmethod
    def stacked(cls, name: str, *parts: tuple[str, Mapping[str, int], int]) -> Pile:
        """A pile of parts, top first: group, cards of the group, and how many of them are in the pile, unseen."""
        return cls(name, {group: _sorted(cards) for group, cards, _ in parts}, [Layer(n, g) for g, _, n in parts])

    def __len__(self) -> int:
        return sum(layer.count for layer in self.layers)

    def top(self) -> Layer | None:
        """What is fixed about the top card."""
        return self.layers[0] if self.layers else None

    def possible(self, layer: Layer, faces: Mapping[str, str]) -> dict[str, int]:
        """What a card of an undecided layer may still be: kind to number, in canonical order."""
        pool = self.pools[layer.group]
        if not layer.face:
            return pool
        return {kind: number for kind, number in pool.items() if faces[kind] == layer.face}

    def take_top(self) -> Layer:
        """Remove the top card, as a layer of one."""
        layer = self.layers[0]
        if layer.mixed:
            raise ValueError(f"which card of {self.name} lies on top is not decided: part_top says it")
        if layer.count == 1:
            del self.layers[0]
            return layer
        self.layers[0] = Layer(layer.count - 1, layer.group, layer.face, layer.known_to, layer.card)
        return Layer(1, layer.group, layer.face, layer.known_to, layer.card)

    def take_from_pool(self, group: str, kind: str) -> None:
        """A card of the pool has been decided."""
        _take_out(self.pools[group], (kind,))

    def take_away(self, cards: Sequence[str]) -> None:
        """These cards of the undecided top layer have been decided and dealt."""
        layer = self.layers[0]
        if layer.count == len(cards):
            del self.layers[0]
        else:
            self.layers[0] = Layer(layer.count - len(cards), layer.group, layer.face)
        _take_out(self.pools[layer.group], cards)

    def put_top(self, cards: Iterable[Held]) -> None:
        """Lay cards on the pile, the last one topmost; who knew them still does."""
        for card in cards:
            self.layers.insert(0, self._layer(card))

    def put_under(self, cards: Iterable[Held]) -> None:
        """Put cards under the pile, in this order; who knew them still does."""
        self.layers.extend([self._layer(card) for card in cards])

    def put_mixed_under(self, cards: Iterable[Held]) -> None:
        """Put cards under the pile in an order that nobody knows; who knew them knows that they are there."""
        mixed = by_hand(cards)
        for held in mixed:
            self._layer(held)
        self.layers += self._mix(mixed)

    def part_top(self, card: str, seats: Sequence[int] | None = None) -> None:
        """This card of a mixed top layer lies on top. Only these seats learn it, or all: who does not can't say any
        more which cards are left in the layer."""
        layer = self.layers[0]
        rest = list(layer.mixed or ())
        top = rest.pop(next(place for place, held in enumerate(rest) if held.card == card))
        if seats is not None:
            top, *rest = (_known_less(held, tuple(seats)) for held in (top, *rest))
        self.layers[:1] = [self._layer(top), *self._mix(by_hand(rest))]

    def _mix(self, cards: Sequence[Held]) -> list[Layer]:
        """The layers of fixed cards in unknown order: one, but of a single card nothing is unknown."""
        if len(cards) < 2:
            return [self._layer(held) for held in cards]
        return [Layer(len(cards), cards[0].group, mixed=tuple(cards))]

    def _layer(self, held: Held) -> Layer:
        if held.pile != self.name:
            raise ValueError(f"a card of {held.pile} can't go into {self.name}: that would tell which one it is")
        return Layer(1, held.group, held.face, held.known_to, held.card)

    def add(self, kind: str, number: int = 1) -> None:
        """Put known cards into a bag and mix it: a pile of one undecided layer."""
        if not self.layers:
            self.layers.append(Layer(0, next(iter(self.pools), "")))
        layer = self.layers[0]
        if len(self.layers) != 1 or layer.decided or layer.face:
            raise ValueError(f"{self.name} is not a bag: shuffle it first")
        pool = self.pools.setdefault(layer.group, {})
        self.pools[layer.group] = _sorted({**pool, kind: pool.get(kind, 0) + number})
        self.layers[0] = msgspec.structs.replace(layer, count=layer.count + number)

    def shuffle(self, more: Mapping[str, int] | None = None, group: str = "") -> None:
        """Mix the pile, with `more` cards that everybody knows, into one layer that nobody knows."""
        pool: dict[str, int] = dict(more or {})
        for layer in self.layers:
            for card in [held.card for held in layer.mixed or ()] or ([layer.card] if layer.decided else []):
                pool[card] = pool.get(card, 0) + 1
        for name, cards in self.pools.items():
            inside = sum(layer.count for layer in self.layers if layer.group == name and not layer.decided)
            if sum(cards.values()) != inside:
                raise ValueError(f"cards of {name or self.name} are outside the pile: they can't be shuffled with it")
            for kind, number in cards.items():
                pool[kind] = pool.get(kind, 0) + number
        self.pools = {group: _sorted(pool)}
        self.layers = [Layer(sum(pool.values()), group)] if pool else []

    def seen_by(self, viewer: int, hidden: list[Held]) -> Pile:
        layers = []
        for layer in self.layers:
            if layer.known_to and viewer not in layer.known_to:
                hidden.append(Held(self.name, layer.group, layer.known_to, layer.card))
                layer = msgspec.structs.replace(layer, card="")
            elif layer.mixed:
                layer = msgspec.structs.replace(
                    layer, mixed=tuple(held.seen_by(viewer, hidden) for held in layer.mixed)
                )
            layers.append(layer)
        return Pile(self.name, {group: pool.copy() for group, pool in self.pools.items()}, layers)

    def cover(self, hidden: Iterable[Held]) -> None:
        """In an observation: add to the pools what the viewer can't place."""
        for held in hidden:
            if held.pile == self.name:
                if held.group not in self.pools:
                    raise ValueError(f"{self.name} was shuffled while cards of {held.group} were in hidden hands")
                pool = self.pools[held.group]
                self.pools[held.group] = _sorted({**pool, held.card: pool.get(held.card, 0) + 1})


def _known_less(held: Held, seats: tuple[int, ...]) -> Held:
    """A card of a mixed layer of which these seats alone can still say that it is there, if they knew it; perhaps
    nobody, which is written as seat `table`."""
    knowing = tuple(seat for seat in held.known_to if seat in seats) if held.known_to else seats
    return msgspec.structs.replace(held, known_to=knowing or (TABLE,))


def by_hand(cards: Iterable[Held]) -> list[Held]:
    """Cards of a hand in an order that betrays nothing: by what everybody knows first, by the card last."""
    return sorted(cards, key=lambda held: (held.pile, held.group, held.known_to, held.face, held.card))


def _take_out(pool: dict[str, int], cards: Iterable[str]) -> None:
    for card in cards:
        if pool[card] == 1:
            del pool[card]
        else:
            pool[card] -= 1


def _sorted(cards: Mapping[str, int]) -> dict[str, int]:
    return {kind: cards[kind] for kind in sorted(cards) if cards[kind]}


def piles_in(value: object) -> list[Pile]:
    """The piles of a state, or of a part of it."""
    if isinstance(value, Pile):
        return [value]
    parts: Iterable[object] = ()
    if isinstance(value, list):
        parts = value
    elif isinstance(value, dict):
        parts = value.values()
    elif isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in holding(type(value), Pile)]
    return [pile for part in parts for pile in piles_in(part)]
