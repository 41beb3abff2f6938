"""States as version 2 wrote them: what version 3 writes must say the same.

The fingerprints in records of version 2 are those of such states.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import msgspec

from pentapolis.games.medioevo.actions import (
    CardUse,
    Use,
    UseCardAgainst,
    UseCardForPlayer,
    UseCardOnLeader,
    UseCardOnMarket,
)
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.tabletop import BARBARIANS
from pentapolis.kernel.action import text


def digests(g: Medioevo) -> set[str]:
    """The fingerprints that version 2 could have written: of what came of a sale, the order is no longer known."""
    return {hashlib.sha256(data).hexdigest()[:16] for data in all_written(g)}


def written(g: Medioevo) -> bytes:
    """A state in the bytes of version 2."""
    return next(all_written(g))


def all_written(g: Medioevo) -> Iterator[bytes]:
    state: dict[str, Any] = msgspec.to_builtins(g, order="deterministic")
    for activation, now in zip(state["activations"], g.activations, strict=True):
        activation["action"] = action(now.action)
    for march in state["marches"]:
        march["notes"] = [move_note(note) for note in march["notes"]]
    for battle in state["battles"]:
        battle["notes"] = [[battle_note(note) for note in notes] for notes in battle["notes"]]
        battle["used"] = [[f"{used['use']}_{used['unit']}" for used in some] for some in battle["used"]]
        battle["marked"] = [["@".join(filter(None, mark.values())) for mark in marks] for marks in battle["marked"]]
    sales = state["sales"]
    if not sales:
        yield msgspec.msgpack.encode(state)
        return
    before = [dict(sale) for sale in sales]
    for notes in product(*map(sale_notes, sales)):
        state["sales"] = [
            {**{name: sale[name] for name in list(sale)[:7]}, "notes": some}
            for sale, some in zip(before, notes, strict=True)
        ]
        yield msgspec.msgpack.encode(state)


def move_note(note: dict[str, Any]) -> str:
    """`handed:w3:g4:rome`, `visited:2`, `ahead:buda,w3,w4`."""
    name, *values = note.values()
    if name == "ahead":
        values = [",".join([values[0], *values[1]])]
    return ":".join(map(str, [name, *values]))


def battle_note(note: dict[str, Any]) -> str:
    """`card_4`, `round:card_7:2`, `card_18:archer`."""
    said = [note["name"], *([note["number"]] if note["number"] else []), *([note["unit"]] if note["unit"] else [])]
    return ":".join(map(str, ["round", *said] if note["this_round"] else said))


def sale_notes(sale: dict[str, Any]) -> list[list[str]]:
    """The notes in every order in which they can have been written; whether 0 honor was said, and how often that the
    sale is undone, does not matter."""
    fixed = [f"route:{sale['opens']}"] if sale["opens"] else []
    fixed += ["both"] if sale["both"] else []
    honors: list[list[str]] = [[f"honor:{sale['honor']}"]] if sale["honor"] else [[], ["honor:0"]]
    undone: list[list[str]] = [["undone"] * n for n in range(1, 5)] if sale["undone"] else [[]]
    return [list(order) for h, u in product(honors, undone) for order in permutations([*fixed, *h, *u])]


def action(use: Use) -> str:
    """The text of a use: that of a card was one action, whatever it asked."""
    if not isinstance(use, CardUse):
        return text(use)
    named = {"to": "item"} if isinstance(use, UseCardOnMarket) else {}
    named |= {"against": "unit"} if isinstance(use, UseCardAgainst) else {}
    words = []
    for word in text(use).split()[1:]:
        field, _, value = word.partition("=")
        words.append(f"{named.get(field, field)}={value}")
    if isinstance(use, UseCardForPlayer | UseCardOnLeader) and use.player == BARBARIANS:
        words.remove(f"player={BARBARIANS}")
    order = ("card", "place", "item", "unit", "good", "colour", "player", "which", "via")
    return " ".join(["use_card", *sorted(words, key=lambda word: order.index(word.partition("=")[0]))])
