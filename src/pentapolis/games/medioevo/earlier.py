"""What versions 1 and 2 wrote, in the words of this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel.action import Action, parse, verb
from .actions import CARD_USES, TECHNOLOGY_USES, ProducePoints
from .moves.actions import FinishMove, Seize, Step
from .tabletop import BARBARIANS, NONE

SAID: tuple[type[Action], ...] = (*CARD_USES, *TECHNOLOGY_USES, ProducePoints, Step, FinishMove, Seize)
KINDS = {verb(kind): kind for kind in SAID}
"""What is said in an activation, or was taken back."""
CARD_VERBS = {
    (): "use_card",
    ("place",): "use_card_at",
    ("item",): "use_card_on_item",
    ("unit",): "use_card_on_unit",
    ("place", "unit"): "use_card_for_unit",
    ("place", "unit", "player"): "use_card_on_leader",
    ("item", "good"): "use_card_on_good",
    ("place", "item", "good"): "use_card_on_market",
    ("colour",): "use_card_for_colour",
    ("player",): "use_card_for_player",
    ("player", "which"): "use_card_on_card",
}
"""Up to version 2 all cards were used by one action; what was said with it tells which kind of use it was."""
AIMED = ("5", "67", "68")
"""Cards that name a side; the barbarians went without saying."""
SECOND_PROTECTION = "12"


def action_of_2(line: str) -> str:
    """The text of an action as versions 1 and 2 wrote it.

    >>> action_of_2("use_card card=63 place=buda item=galich good=wine")
    'use_card_on_market card=63 place=buda to=galich good=wine'
    """
    verb, *words = line.split()
    said = dict(word.split("=", 1) for word in words)
    if verb == "use_technology":
        return _technology(said)
    if verb != "use_card":
        return line
    card, via = said.pop("card"), said.pop("via", "")
    if card in AIMED:
        said.setdefault("player", "-1")
    verb = CARD_VERBS[tuple(said)]
    new: dict[str, str] = {}
    if verb == "use_card_on_market":
        new = {"item": "to"}
    elif card == SECOND_PROTECTION and "unit" in said:
        verb, new = "use_card_against", {"unit": "against"}
    fields = [("card", card), *((new.get(field, field), value) for field, value in said.items())]
    return " ".join([verb, *(f"{field}={value}" for field, value in [*fields, *([("via", via)] if via else [])])])


TECHNOLOGY_VERBS = {
    "commerce": ("times", "count"),
    "edict": ("at", "place"),
    "guilds": ("at", "place"),
    "machinery": ("on_item", "item"),
    "law": ("to_divert", "place", "to"),
    "influence": ("on_unit", "place", "unit"),
    "nation": ("to_move", "place", "unit", "to"),
    "control": ("on_market", "place", "good", "to"),
    "promotion": ("on_rank", "unit", "player", "to"),
    "tactics": ("on_target", "unit", "attack", "item"),
    "genius": ("on_building", "place", "category"),
    "logistics": ("to_enter", "to"),
    "cartography": ("to_walk", "place", "unit", "count"),
}
OF_ITEMS = {
    "edict": ("for_item", "place", "item"),
    "genius": ("on_item", "item"),
    "logistics": ("with_item", "item", "to"),
    "cartography": ("to_speed", "item", "count"),
}
"""Up to version 2 all technologies were used by one action; which one it was, and whether an item was named, tells
which kind of use it was, and what was said in which order."""


def _technology(said: dict[str, str]) -> str:
    technology = said["technology"]
    kinds = OF_ITEMS if "item" in said and technology in OF_ITEMS else TECHNOLOGY_VERBS
    kind, *fields = kinds.get(technology, ("",))
    said = {"count": "1", "player": "-1", **said, "category": said.get("to", ""), "attack": said.get("to", "")}
    verb = f"use_technology_{kind}" if kind else "use_technology"
    return " ".join([verb, *(f"{name}={said[name]}" for name in ("technology", *fields, "via") if name in said)])


class FromVersion2:
    """Reads actions and states of versions 1 and 2."""

    def action(self, line: str) -> str:
        """The text of an action."""
        return action_of_2(line)

    def state(self, data: bytes) -> bytes:
        """The bytes of a state, of which only what is written otherwise is looked at."""
        state: dict[str, Any] = msgspec.msgpack.decode(data)
        for piece in _bound(state):
            (_troop if "count" in piece else _item)(piece, piece.pop("bond"))
        state["agenda"] = [[name, seat, entry_of_2(name, args)] for name, seat, args in state["agenda"]]
        for player in state["players"]:
            _deeds(player)
        for effect in state["effects"]:
            _effect(effect)
        for offer in state["offers"]:
            offer["surrender"] = offer["id"].startswith("s")
        for activation in state["activations"]:
            activation["action"] = _built(activation["action"])
        for march in state["marches"]:
            march["notes"] = [move_note_of_2(note) for note in march["notes"]]
        for battle in state["battles"]:
            battle["notes"] = [[_battle_note(note) for note in notes] for notes in battle["notes"]]
            battle["used"] = [[_captain_used(used) for used in some] for some in battle["used"]]
            battle["marked"] = [[_mark(mark) for mark in marks] for marks in battle["marked"]]
        for sale in state["sales"]:
            _sale(sale)
        return msgspec.msgpack.encode(state, order="deterministic")


def _bound(value: Any) -> Iterator[dict[str, Any]]:
    """The units and items of a state, wherever they are."""
    if isinstance(value, dict):
        if "bond" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _bound(one)


def _troop(troop: dict[str, Any], bond: str) -> None:
    """`marauder` or `lent_2_saxony`; really `heavy_infantry` or `captain_2`."""
    kind, _, level = troop["real"].rpartition("_")
    troop["real"], troop["real_level"] = (kind, int(level)) if level.isdecimal() else (troop["real"], 0)
    if bond == "marauder":
        troop["lent_by"] = BARBARIANS
    elif bond:
        _, seat, home = bond.split("_", 2)
        troop["lent_by"], troop["home"] = int(seat), home


def _item(item: dict[str, Any], bond: str) -> None:
    """`twin` or `carrier_2`."""
    item["twin"] = bond == "twin"
    item["carries"] = 0 if bond in ("", "twin") else int(bond.removeprefix("carrier_"))


def _deeds(player: dict[str, Any]) -> None:
    """`won_player_0_1`, `sold_3` and `plundered_galley` with a number, `struck_buda`, `tied_saxony`."""
    won, sold, deeds = [], [], {}
    done: dict[str, list[str]] = {"plundered": [], "overcome": [], "struck": []}
    for deed, number in player["deeds"].items():
        name, _, what = deed.partition("_")
        if name == "won":
            foe, defended, unharmed = what.split("_")
            won.append({"foe": foe, "defended": defended == "1", "unharmed": unharmed == "1", "units": number})
        elif name == "sold":
            sold.append({"cubes": int(what), "price": number})
        elif name in done:
            done[name] += [what] * number
        elif name == "tied":
            player["tied"] = what
        else:
            deeds[deed] = number
    won.sort(key=lambda one: tuple(one.values()))
    sold.sort(key=lambda one: one["cubes"])
    player.update(deeds=deeds, won=won, sold=sold, **{name: sorted(each) for name, each in done.items()})


def entry_of_2(name: str, args: list[Any]) -> list[Any]:
    """The arguments of what was still to be done: lists stood in one of them, between commas, and a die between colons.

    >>> entry_of_2("lower_die", [1, "2:d6:5"])
    [1, 2, 'd6', 5]
    """
    match name, args:
        case "lower_die", [left, lowered]:
            player, die, face = lowered.split(":") if lowered else (NONE, "", 0)
            return [left, int(player), die, int(face)]
        case "dump_cubes" | "place_market_cube", [where, goods]:
            return [where, *_listed(goods)]
        case "send_units", [left, items, *units]:
            return [left, len(_listed(items)), *_listed(items), *units]
    return args


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


def _effect(effect: dict[str, Any]) -> None:
    """A battle that was broken off named both sides: `0_2`."""
    if effect["name"] == "suspended":
        sides = [int(side) for side in effect["note"].split("_")]
        sides.remove(effect["seat"])
        effect["note"], effect["against"] = "", sides[0]


def _built(line: str) -> dict[str, Any]:
    """An action as it stands in a state."""
    built: dict[str, Any] = msgspec.to_builtins(parse(action_of_2(line), KINDS))
    return built


MOVE_NOTES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("tired", "gunner"), ("item",)),
    "handed": ("item", "to", "place"),
    **dict.fromkeys(("landed", "boarded"), ("item", "place")),
    "visited": ("group",),
    "refrained": ("action",),
    **dict.fromkeys(("resisted", "edict", "logistics", "warlord"), ("place",)),
    "ahead": ("place", "items"),
}
"""What followed the name of a note of a move, between colons."""


def move_note_of_2(text: str) -> dict[str, Any]:
    """A note of a move.

    >>> move_note_of_2("handed:w3:g4:rome")
    {'type': 'handed', 'item': 'w3', 'to': 'g4', 'place': 'rome'}
    """
    name, _, said = text.partition(":")
    fields = MOVE_NOTES.get(name, ())
    values: list[Any] = said.split("," if name == "ahead" else ":", len(fields) - 1) if fields else []
    note: dict[str, Any] = {"type": name, **dict(zip(fields, values, strict=True))}
    if name == "visited":
        note["group"] = int(note["group"])
    elif name == "ahead":
        note["items"] = note["items"].split(",")
    elif name == "refrained":
        note["action"] = _built(note["action"])
    return note


def _battle_note(text: str) -> dict[str, Any]:
    name, _, value = text.removeprefix("round:").partition(":")
    number, unit = (int(value), "") if value.isdecimal() else (0, value)
    return {"name": name, "number": number, "unit": unit, "this_round": text.startswith("round:")}


def _captain_used(text: str) -> dict[str, str]:
    use, _, unit = text.partition("_")
    return {"use": use, "unit": unit}


def _mark(text: str) -> dict[str, str]:
    unit, _, spot = text.partition("@")
    return {"unit": unit, "spot": spot}


def _sale(sale: dict[str, Any]) -> None:
    """What stood in a list of notes stands in fields."""
    said = dict(note.partition(":")[::2] for note in sale.pop("notes"))
    sale["opens"], sale["honor"] = int(said.get("route", 0)), int(said.get("honor", 0))
    sale["both"], sale["undone"] = "both" in said, "undone" in said
