"""Leaks: whatever is hidden from a viewer is exchanged for something else; nothing the viewer gets may change.

What is exchanged is said here, for each toy, by its rules, not by `observe` or `imagine`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from kernel.toys import auction, council, lots, market, raid, tower
from kernel.toys.every import TOYS
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.pile import Held, Layer, Pile
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.kernel.state import State
from pentapolis.kernel.title import Title

Swap = Callable[[Any, int], Iterator[None]]
"""Changes a state into twins, one after the other, that differ from it in what this viewer may not know."""


def other_cards(pile: Pile, group: str, face: str, card: str, faces: dict[str, str]) -> list[str]:
    """What a hidden card may be instead, if a card of the side that the deck shows is to be left for its top."""
    pool, top = pile.pools[group], pile.layers[0] if pile.layers else Layer(0, "")
    fitting = [kind for kind in pool if kind != card and (not face or faces[kind] == face)]
    if top.decided or not top.face or sum(pool[kind] for kind in pool if faces[kind] == top.face) > 1:
        return fitting
    return [kind for kind in fitting if faces[kind] != top.face or faces[card] == top.face]


def exchange(pile: Pile, group: str, old: str, new: str) -> None:
    pool = pile.pools[group]
    pool[old] = pool.get(old, 0) + 1
    pile.take_from_pool(group, new)
    pile.pools[group] = dict(sorted(pool.items()))


def swap_cards(pile: Pile, hands: list[list[Held]], viewer: int, faces: dict[str, str]) -> Iterator[None]:
    """Every card that somebody else knows becomes another one of its group and shown side."""
    for hand in hands:
        for n, held in enumerate(hand):
            if held.known_to and viewer not in held.known_to:
                for card in other_cards(pile, held.group, held.face, held.card, faces):
                    exchange(pile, held.group, hand[n].card, card)
                    hand[n] = msgspec.structs.replace(held, card=card)
                    yield
    for n, layer in enumerate(pile.layers):
        if layer.known_to and viewer not in layer.known_to:
            for card in other_cards(pile, layer.group, layer.face, layer.card, faces):
                exchange(pile, layer.group, pile.layers[n].card, card)
                pile.layers[n] = Layer(1, layer.group, layer.face, layer.known_to, card)
                yield


def tower_twins(g: tower.Tower, viewer: int) -> Iterator[None]:
    yield from swap_cards(g.sky, [watcher.hand for watcher in g.watchers], viewer, tower.FACES)


def lots_twins(g: lots.Lots, viewer: int) -> Iterator[None]:
    yield from swap_cards(g.bag, [drawer.lots for drawer in g.drawers], viewer, {})


def others(g: State, viewer: int) -> list[int]:
    return [seat for seat in g.seats if seat != viewer]


def auction_twins(g: auction.Auction, viewer: int) -> Iterator[None]:
    assert g.answers is not None
    for seat in others(g, viewer):
        g.florins[seat] += 17
        yield
        if g.answers.sealed[seat]:
            g.answers.drafts[seat] = ["bid florins=16"]
            yield


def market_twins(g: market.Market, viewer: int) -> Iterator[None]:
    assert g.answers is not None
    for seat in others(g, viewer):
        for drafts in ([], ["bring good=wine"], ["bring good=salt", "bring good=cloth"]):
            g.answers.drafts[seat] = list(drafts)
            yield


def raid_twins(g: raid.Raid, viewer: int) -> Iterator[None]:
    assert g.answers is not None
    for seat in others(g, viewer):
        for window in ("trap", "parry", "counter"):
            g.answers.standing[seat] = {window: "pass"}
            yield
    asks_another = bool(g.answers.windows) and g.answers.windows[-1].private and g.answers.windows[-1].asked != viewer
    for seat in others(g, viewer):
        g.fighters[seat].traps += 1
        yield
        if asks_another and g.fighters[seat].alive:
            g.answers.windows[-1].asked = seat
            g.answers.windows[-1].waiting = [seat]
            yield


def council_twins(g: council.Council, viewer: int) -> Iterator[None]:
    known_to = tuple(others(g, viewer)[:2])
    g.pacts.insert(0, council.Pact(known_to, "yes"))
    yield
    g.pacts[0].vote = "no"
    yield


TWINS: dict[str, Swap] = {
    "tower": tower_twins,
    "lots": lots_twins,
    "auction": auction_twins,
    "market": market_twins,
    "raid": raid_twins,
    "council": council_twins,
}


def given(match: Match[Any], viewer: int) -> tuple[bytes, Any, Any]:
    """Everything a viewer gets."""
    view = match.view(viewer)
    rest = {name: getattr(view, name) for name in view.__struct_fields__ if name not in ("observation", "options")}
    return match.title.encode(view.observation), list(view.options), rest


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [toy for toy in TOYS if toy[0].id in TWINS],
    ids=[f"{title.id}-{seats}" for title, seats, _ in TOYS if title.id in TWINS],
)
def test_what_is_hidden_changes_nothing_a_viewer_gets(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    tried = 0
    for seed in range(8):
        luck, match = random.Random(seed), Match(title, title.table(seats, options), FastChance(seed))
        while not match.over:
            state = match.state
            for viewer in (SPECTATOR, *range(seats)):
                expected, original = given(match, viewer), title.encode(state)
                match.state = title.copy(state)
                for _ in TWINS[title.id](match.state, viewer):
                    assert given(match, viewer) == expected
                    tried += title.encode(match.state) != original
                match.state = state
            seat = luck.choice(title.to_act(state))
            asked = title.legal(state, seat)
            match.act(seat, asked[luck.randrange(len(asked))])
    assert tried > 50
