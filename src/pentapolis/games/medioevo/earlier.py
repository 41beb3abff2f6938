"""What versions 1 and 2 wrote, in the words of this one."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.action import Action, parse, verb
from .actions import CARD_USES, ProducePoints, UseTechnology

USES: tuple[type[Action], ...] = (*CARD_USES, UseTechnology, ProducePoints)
KINDS = {verb(kind): kind for kind in USES}
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
    if verb != "use_card":
        return line
    said = dict(word.split("=", 1) for word in words)
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


class FromVersion2:
    """Reads actions and states of versions 1 and 2."""

    def action(self, line: str) -> str:
        """The text of an action."""
        return action_of_2(line)

    def state(self, data: bytes) -> bytes:
        """The bytes of a state, of which only what is written otherwise is looked at."""
        state: dict[str, Any] = msgspec.msgpack.decode(data)
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
