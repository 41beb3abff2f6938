"""The battle that is being fought, with all that counts for and against each side."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.sheet import Cell, Section, SheetTable, line
from ..battle.armies import seat_of
from ..battle.battle import Battle
from ..battle.values import SACRIFICE, attack_value, fights, loss_value, naval_bonus, penalty
from ..forces import troops_at
from ..state import Medioevo
from .names import listed, place_name, side_name, troops_text

COLUMNS = ("side", "units", "dice", "modifiers", "attack", "loss", "damage")


def battles(o: Medioevo, words: Words, names: Sequence[str]) -> list[Section]:
    """The last battle begun is the one that is fought."""
    if not o.battles:
        return []
    battle = o.battles[-1]
    rows = []
    for side, seat in enumerate((battle.attacker, battle.defender)):
        rolled = fights(battle, side)
        rows.append(
            (
                line(Cell(side_name(seat, words, names), seat)),
                line(troops_text(troops_at(o, battle.place, seat), words)),
                line(_dice(battle, side, words)),
                line(listed(_modifiers(o, battle, side, words))),
                line(str(attack_value(o, battle, side)) if rolled else "–"),
                line(str(loss_value(o, battle, side)) if rolled else "–"),
                line(str(battle.damage[side] or "–")),
            )
        )
    header = tuple(words.say(f"sheet-battle-{column}") for column in COLUMNS)
    key = "sheet-battle" if battle.round else "sheet-battle-before"
    where = words.say(key, place=place_name(battle.place, words), round=battle.round)
    lines = [line(Cell(where, mark="strong"))]
    if battle.protection:
        against = words.listed([words.say(f"attack-{kind}") for kind in battle.protection])
        lines.append(line(words.say("sheet-battle-protection", against=against)))
    return [Section("board", words.say("sheet-battle-heading"), tuple(lines), (SheetTable(header, tuple(rows)),))]


def _dice(battle: Battle, side: int, words: Words) -> str:
    """The melee dice, and those that were shot."""
    melee, shots = (" ".join(map(str, dice[side])) for dice in (battle.dice, battle.shots))
    return listed((melee, words.say("sheet-battle-shots", dice=shots) if shots else ""))


def _modifiers(o: Medioevo, battle: Battle, side: int, words: Words) -> list[str]:
    """What is added to the highest die, and what halves it."""
    counted = {
        "sacrifice": SACRIFICE * battle.sacrificed[side],
        "cards": battle.bonus[side],
        "galleys": naval_bonus(o, battle, side),
        "order": penalty(o, seat_of(battle, side)),
    }
    said = [words.say(f"modifier-{key}", n=f"{n:+}".replace("-", "−")) for key, n in counted.items() if n]
    said += [words.say(f"unit-{unit}") for unit in battle.abilities[side]]
    said += [words.say("modifier-flight")] if side == 0 and battle.flight else []
    said += [words.say("modifier-capture")] if battle.capture[side] else []
    return said
