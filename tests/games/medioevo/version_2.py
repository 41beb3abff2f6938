"""States as version 2 wrote them: what version 3 writes must say the same.

The fingerprints in records of version 2 are those of such states.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

import msgspec

from pentapolis.games.medioevo.actions import (
    CardUse,
    TechnologyUse,
    Use,
    UseCardAgainst,
    UseCardForPlayer,
    UseCardOnLeader,
    UseCardOnMarket,
)
from pentapolis.games.medioevo.moves.underway import Refrained
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.tabletop import BARBARIANS, NONE
from pentapolis.kernel.action import text


def digests(g: Medioevo) -> set[str]:
    """The fingerprints that version 2 could have written: of what came of a sale, the order is no longer known."""
    return {hashlib.sha256(data).hexdigest()[:16] for data in all_written(g)}


def written(g: Medioevo) -> bytes:
    """A state in the bytes of version 2."""
    return next(all_written(g))


def all_written(g: Medioevo) -> Iterator[bytes]:
    state: dict[str, Any] = msgspec.to_builtins(g, order="deterministic")
    for piece in pieces(state):
        if "twin" in piece:
            carries = piece.pop("carries")
            piece["bond"] = "twin" * piece.pop("twin") or (f"carrier_{carries}" if carries else "")
        else:
            level, lender, home = (piece.pop(name) for name in ("real_level", "lent_by", "home"))
            piece["real"] += f"_{level}" if level else ""
            piece["bond"] = {NONE: "", BARBARIANS: "marauder"}.get(lender, f"lent_{lender}_{home}")
    state["agenda"] = [[name, seat, entry(name, args)] for name, seat, args in state["agenda"]]
    for effect in (*state["effects"], *state["bishops"]):
        against = effect.pop("against")
        if effect["name"] == "suspended":
            effect["note"] = f"{min(effect['seat'], against)}_{max(effect['seat'], against)}"
    for offer in state["offers"]:
        assert offer.pop("surrender") == (offer["id"][0] == "s")
    for player in state["players"]:
        deeds = player["deeds"]
        for won in player.pop("won"):
            deeds[f"won_{won['foe']}_{won['defended']:d}_{won['unharmed']:d}"] = won["units"]
        for sale in player.pop("sold"):
            deeds[f"sold_{sale['cubes']}"] = sale["price"]
        for name in ("plundered", "overcome", "struck"):
            deeds.update({f"{name}_{what}": number for what, number in Counter(player.pop(name)).items()})
        kingdom = player.pop("tied")
        deeds.update({f"tied_{kingdom}": 1} if kingdom else {})
        player["deeds"] = dict(sorted(deeds.items()))
    for activation, now in zip(state["activations"], g.activations, strict=True):
        activation["action"] = action(now.action)
    for march, marched in zip(state["marches"], g.marches, strict=True):
        march["notes"] = [
            f"refrained:{text(now.action)}" if isinstance(now, Refrained) else move_note(note)
            for note, now in zip(march["notes"], marched.notes, strict=True)
        ]
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


def entry(name: str, args: Sequence[Any]) -> list[Any]:
    """The arguments of what is still to be done."""
    match name, list(args):
        case "lower_die", [left, player, die, face]:
            return [left, f"{player}:{die}:{face}" if face else ""]
        case "dump_cubes" | "place_market_cube", [where, *goods]:
            return [where, ",".join(goods)]
        case "send_units", [left, items, *chosen]:
            return [left, ",".join(chosen[:items]), *chosen[items:]]
    return list(args)


def pieces(value: Any) -> Iterator[dict[str, Any]]:
    """The units and items, wherever they are."""
    if isinstance(value, dict):
        if "twin" in value or "lent_by" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from pieces(one)


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
    if isinstance(use, TechnologyUse):
        return technology(use)
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


def technology(use: TechnologyUse) -> str:
    """The text of a use of a technology: one action as well, in which 1 was not said, nor a side without a seat."""
    said = dict(word.split("=") for word in text(use).split()[1:])
    said["to"] = said.pop("category", "") or said.pop("attack", "") or said.get("to", "")
    order = ("technology", "place", "item", "unit", "good", "player", "to", "count", "via")
    plain = {"count": "1", "player": str(BARBARIANS), "to": ""}
    words = [f"{name}={said[name]}" for name in order if name in said and said[name] != plain.get(name)]
    return " ".join(["use_technology", *words])
