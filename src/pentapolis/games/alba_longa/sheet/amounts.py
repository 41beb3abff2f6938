"""Small texts that several parts of the sheet share: dice, stalls, loot, heroes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....words import Words
from ....words.sheet import Cell
from ..components import HEROES, LOOT, LOOT_AMOUNTS


def die_name(die: str, words: Words) -> str:
    """The name of a die: "Soldier die"."""
    return words.say(f"die-{die.removesuffix('_die')}")


def stall_name(stall: str, words: Words) -> str:
    """The name of a stall: "Stall II"."""
    return words.say(f"stall-{stall.removeprefix('stall_')}")


def loot_text(loot: Sequence[int], words: Words) -> str:
    """What lies in Assisi: "1 silver, 4 wheat and 2 captives"."""
    there = zip(LOOT, loot, LOOT_AMOUNTS, strict=True)
    return words.listed([words.say(kind, n=items * amount) for kind, items, amount in there if items]) or words.say(
        "nothing"
    )


def heroes_text(bits: int, words: Words) -> str:
    """Heroes by their values: "0, 2, 3"."""
    return numbers_text(hero for hero in HEROES if bits >> hero & 1) or words.say("sheet-hero-none")


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers one after the other: "12, 16, 20"."""
    return ", ".join(map(str, numbers))


def spaced(cells: Sequence[Cell]) -> list[Cell]:
    """Cells with a dot between them."""
    return [part for cell in cells for part in (Cell("·", mark="faint"), cell)][1:]
