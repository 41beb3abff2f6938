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
        for activation in state.get("activations", ()):
            activation["action"] = _built(activation["action"])
        return msgspec.msgpack.encode(state, order="deterministic")


def _built(line: str) -> dict[str, Any]:
    """An action as it stands in a state."""
    built: dict[str, Any] = msgspec.to_builtins(parse(action_of_2(line), KINDS))
    return built
